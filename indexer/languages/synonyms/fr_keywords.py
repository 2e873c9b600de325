"""What French players call keywords, ability words and actions: in English, in their own words,
and cut short."""

from __future__ import annotations

KEYWORDS = """
    absorb == absorption
    aftermath = répercussion
    afterlife = au-delà
    airbend | airbending = maîtriser l'air
    amplify = amplification
    ascend = ascension
    assist == assistance
    aura swap = échange d'aura
    awaken = éveil
    backup = main-forte
    bargain = négociation
    battle cry = cri de guerre
    bestow = coût de grâce
    blight = gangrène
    bloodthirst = soif de sang
    boast = vantardise
    buyback = rappel
    casualty = victime
    champion == appui
    changeling = changelin
    cipher = cryptage
    cleave = tranchage
    compleated = parachevé
    craft = façonner
    dash == précipitation
    daybound = diurne | il fait nuit
    nightbound = nocturne | il fait jour
    day night = jour et nuit | il fait nuit
    decayed = décomposition
    demonstrate = démonstration
    dethrone = détrônement
    devoid = carence
    disguise = déguisement
    disturb = perturbation
    embalm = embaumement
    earthbend | earthbending = maîtriser la terre
    emerge = émergence
    enlist = enrôlement
    entwine = union
    epic = épique
    escalate = intensification
    escape = échappée
    eternalize = éternalisation
    evoke = évocation
    evolve = évolution
    exhaust == épuisement
    extort = extorsion
    fabricate = fabrication
    fading = évanescence
    fear == peur
    firebend | firebending = maîtrise du feu
    flanking = débordement
    forecast = prévision
    foretell | foretold = prédiction
    fortify = fortification
    freerunning = course libre
    frenzy = frénésie
    fuse == fusion
    gift = cadeau
    graft = greffe
    gravestorm = déluge de cimetière
    harmonize = harmonisation
    haunt = hantise
    hidden agenda = intention cachée
    hideaway = cachette
    horsemanship = équitation
    impending = imminence
    indestructibility = indestructible
    intimidate = intimidation
    jump start | jumpstart = relancer
    plainswalk = traversée des plaines | traversée de terrain
    islandwalk = traversée des îles | traversée de terrain
    swampwalk = traversée des marais | traversée de terrain
    mountainwalk = traversée des montagnes | traversée de terrain
    forestwalk = traversée des forêts | traversée de terrain
    landcycling | basic landcycling | typecycling = recyclage de terrain | recyclage
    plainscycling | islandcycling | swampcycling | mountaincycling | forestcycling = recyclage
    level up | leveler | level counter = montée de niveau | marqueur niveau
    living metal = métal vivant
    living weapon = arme vivante
    manifest dread = manifester l'effroi
    max speed = vitesse maximale
    mayhem = désordre
    megamorph = mégamue | mue
    mobilize = mobilisation
    more than meets the eye = plus fort que les apparences
    morphling | demorph | unmorph = mue | retourner face visible
    modular = modularité
    multikicker = kick plusieurs fois
    multi kicker = multikick | kick plusieurs fois
    kicked = kick
    offering = offrande
    offspring = progéniture
    outlast = résilience
    overload = surcharge
    partner = partenariat
    partner with = partenariat avec
    friends forever = partenariat
    choose a background = choisissez un passé | partenariat
    plot == complot
    poisonous = empoisonnement
    prot = protection contre
    protection from = protection contre
    provoke = provocation
    prowl = incursion
    rampage = sauvagerie
    ravenous = voracité
    read ahead = lecture rapide
    recover = recouvrement
    reinforce = renfort
    renown = réputation
    replicate = duplication
    retrace = pistage
    riot = émeute
    ripple = remous
    saddle == seller
    scavenge = récupération
    shadow = distorsion
    skulk = furtivité
    sneak = infiltration
    soulbond = association d'âmes
    soulshift = transmigration
    splice | splice onto arcane = imprégnation
    spree = impétuosité
    squad = escouade
    start your engines = allumez les moteurs
    sunburst = solarisation
    surge == déferlement
    tiered = niveaux de difficulté
    totem armor | umbra armor | umbra = armure totémique
    toxic = toxique
    training = entraînement
    undaunted = témérité
    undying = survivance
    unearth = exhumation
    unleash = emportement
    vanishing = disparition
    villainous choice = choix révoltant
    waterbend | waterbending = maîtriser l'eau
    web slinging | webslinging = lanceur de toile
    vigi == vigilance
    withering | withered = flétrissure | flétrissement
    behold = contempler
    bolster = renforcement
    clash = confronter | confrontation
    cloak = voiler
    collect evidence | evidence counter = rassembler des preuves
    create = créer
    destroy = détruire
    detain = détenir
    discover == découvrir
    exchange | swap | swapper = échanger
    exert = surmener
    fateseal = destin
    goad = inciter | incitée
    incubate = incuber
    learn = apprendre | leçon
    lesson == leçon
    meld = assimiler
    melded = assimilée
    monstrosity = monstruosité
    planeswalk == transplaner
    reveal = révéler
    revealed = révélée
    ring tempts you | the ring | ring bearer = anneau tente
    scryer = regard
    search | searcher == chercher dans la bibliothèque | chercher
    set in motion = mettre à exécution
    shuffle = mélanger
    support == soutenir
    attached = attaché
    unattach | unattached | unequip = détaché
    time travel = voyager dans le temps
    venture | venture into the dungeon = s'aventurer dans le donjon
    regen | regenerated = régénérer | régénération
    prolif = proliférer
    landfall = toucheterre
    ability word = mot de capacité
    threshold = seuil
    delirium = délire
    battalion = bataillon
    undergrowth = maquis
    raid == saccage
    morbid = morbidité
    metalcraft = art des métaux
    hellbent = acharnement
    revolt = mot de capacité
    domain = mot de capacité
    enrage = rage
    constellation = mot de capacité
    coven = congrégation | mot de capacité
    ferocious = férocité | mot de capacité
    heroic = héroïque | mot de capacité
    magecraft = sorcellerie | mot de capacité
    imprint = empreinte | capacités liées
    channel == transfert
    will of the council | council's dilemma = voter
    écraser == piétinement
    présage | divination | deviner | méditer == regard
    rempart == parade
    suaire == linceul
    résistance aux sorts = défense talismanique
    cyclage | cyclable = recyclage
    métamorphose = mue
    draguer = dragage
    convoquer = convocation
    creuser == fouille
    déterrer == exhumation
    évoquer == évocation
    increvables = indestructible | survivance
    marche des îles | marche des marais | marche des forêts | marche des montagnes | marche des \
plaines | marche des terrains | marche sur les îles = traversée de terrain
    traversée des îles | traversée des marais | traversée des forêts = traversée de terrain
    bandes == regroupement
    narguer | taunter | taunt == inciter
    foirer | capoter | tomber à l'eau | sort dans le vide = cibles illégales | ne se résout pas
    maintien == entretien
    ménage | nettoyer == nettoyage
    robustesse | ténacité | solidité == endurance
    possesseur | proprio | proprios == propriétaire
    brouillard == prévenir les blessures
    sort d'invocation | invocation de créature = sort de créature
    source de mana = capacité de mana
    domper | dumper == défausser
    checker | mater == regarder
    revirer | virer de bord = retourner | transformer
    pogner == piocher
    starter == premier tour
    evidence | preuves = rassembler des preuves
    requirement = exigences
    comp | compt | cptrs == marqueur
    capas == capacité
    cime | cimet | cimtière == cimetière
    bib | bibli == bibliothèque
    arti | artef | artos == artefact
    creas == créature
    perms == permanent
    degs | dgt | dgts | dmgs | bless == blessure
    pts == points
    atk | att | attq == attaquer
    bloq | blok == bloquer
    ephe | eph | ephem == éphémère
    rit == rituel
    terr == terrain
    leg | legs == légendaire
    tok | toks | tkn == jeton
    cele == célérité
    piét == piétinement
    tali | talis == défense talismanique
    véhic | voiture | char == véhicule
    cdt | cmdt | comm == commandant
    simult == simultanément
    résol == résolution
    remplac == remplacement
    déclench == déclenche
    sup | suppl | addi == supplémentaire
    pwk | plw | planes == planeswalker
    trig | trigs == capacité déclenchée
    enchts | encht == enchantement
    équipt == équipement
    end == endurance
    tribus == type de créature
    ultimes = capacité de loyauté
    neutre == incolore
    deathtoucher | dt == contact mortel
    fs == initiative
    fliers | flyers = vol
    hasty | hasted = célérité
    indestr | indestru = indestructible
    hex == défense talismanique
    shrouded = linceul
    trampling = piétinement
    vigilant == vigilance
    menacing = menace
    prowess trigger = prouesse
    flashbacker | fb == flashback
    kicker | kické | kickée == kick
    cycle == recyclage
    suspended | suspendre = suspension
    exploiter == exploitation
    crewed | crew vehicle = pilotage
    infecter == infection
    bestowed = coût de grâce
    mutater | muter == mutation
    escaped = échappée
    dasher = précipitation
    exploring | explored = explorer
    investigating = enquêter
    transforming = transformer
    scrying = regard
    discovering = découvrir
    amassing = amasser
    manifested | manifesting = manifester
    proliferating = proliférer
    populating = peupler
    conniving = conniver
    milling == meuler | mettre de la bibliothèque au cimetière
    exiling | exiled = exiler
    sacrificing | sacrificed = sacrifier
    destroying | destroyed = détruire
    discarding | discarded = défausser
    drawing == piocher
    shuffling | shuffled = mélanger
    searching | searched = chercher
    casting = lancer un sort
    activating | activated = activer
    triggering | triggered = se déclenche
    resolving | resolved | resolution == résout
    attacking creature = créature attaquante
    blocking creature = créature bloqueuse
    regenerating | regeneration shield = régénérer
    fighting = se battre
    cheater en jeu | cheat = mettre sur le champ de bataille
"""
