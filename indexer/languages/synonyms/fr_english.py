"""The English that French players mix in: parts of cards, zones, the turn, abbreviations, and cards
that stand for what they do."""

from __future__ import annotations

ENGLISH = """
    library | lib == bibliothèque
    hand = main
    opening hand | starting hand = main de départ | mulligan
    hand size | max hand size | maximum hand size = taille de main maximale
    no max hand size | reliquary tower = taille de main maximale
    yard = cimetière
    battlefield | bf | field = champ de bataille
    command zone | cz = zone de commandement | commandement
    ante = mise | zone de mise
    hidden zone = zone cachée
    public zone = zone publique
    outside the game = en dehors de la partie
    wish | wishboard = en dehors de la partie | réserve
    topdeck | top of library | top library = dessus de la bibliothèque
    bottom | bottom of library = au-dessous de la bibliothèque
    maindeck | main deck = deck
    sb == réserve | remise
    bo3 | best of three | best of 3 = match | manche
    beginning phase = phase de début
    upkeep step = étape d'entretien
    main 1 | main phase 1 | precombat main | first main = première phase principale
    main 2 | main phase 2 | postcombat main | second main = seconde phase principale
    combat phase = phase de combat
    beginning of combat | begin combat | start of combat = étape de début de combat
    declare attackers | declare attack | attackers step = déclaration des attaquants
    declare blockers | declare block | blockers step = déclaration des bloqueurs
    damage step | combat damage step | first strike damage = étape des blessures de combat
    combat damage = blessures de combat
    end of combat | eoc = fin de combat
    ending phase = phase de fin
    cleanup step | clean up | cleanup phase = nettoyage
    eot | end of turn = étape de fin | jusqu'à la fin du tour
    until end of turn | until eot = jusqu'à la fin du tour
    beginning of upkeep = au début de l'entretien
    extra turn | additional turn | time walk = tour supplémentaire
    extra combat | additional combat = phase de combat supplémentaire
    turn == tour
    turn order = ordre du tour
    skip | skipper == sauter
    ap == joueur actif
    active player = joueur actif
    non active player | nap = joueur non-actif
    end the turn | time stop | sundial = terminer le tour
    artifact = artefact
    enchantment = enchantement
    battle == bataille
    battles = bataille
    siege == siège
    dungeon = donjon
    conspiracy = conspiration
    plane == plan
    scheme == stratagème
    phenomenon = phénomène
    kindred = clan | tribal
    equipment = équipement
    equipped | equipped creature = créature équipée
    vehicle = véhicule
    mount == monture
    enchanted creature = créature enchantée
    basic land = terrain de base
    basic | basics == de base
    nonbasic | non basic = terrain non-base
    nonland = carte non-terrain
    noncreature = non-créature
    forest = forêt
    swamp = marais
    mountain = montagne
    island = île
    legendary = légendaire
    world rule | world enchantment = super-type mondial | supertype monde | enchantements de \
monde
    snow = neigeux
    snow land = neigeux
    token creature | creature token = jeton de créature
    treasure token = jeton trésor | jetons prédéfinis
    clue | clue token = jeton indice | enquêter
    food | food token = jeton nourriture
    blood token = jeton sang
    gold token | powerstone | map token = jeton prédéfini
    copy token | token copy = jeton copie
    supertype = super-type
    subtype = sous-type
    creature type | tribe = type de créature
    type line | typeline = ligne de type
    text box | textbox | rules text = zone de texte | encadré de texte
    mana cost = coût de mana
    mana value | mv = valeur de mana | coût converti de mana
    mana ability | mana abilities = capacité de mana
    mana pool | floating mana | float mana = réserve de mana | mana inutilisé
    mana symbol = symbole de mana
    hybrid mana = mana hybride
    phyrexian mana = mana phyrexian
    snow mana = mana neigeux
    generic mana = mana générique
    colorless = incolore
    colorless mana = mana incolore
    color | colour == couleur
    multicolored | gold card = multicolore
    monocolored | mono color = monocolore
    mono blue | mono black | mono red | mono green | mono white = monocolore
    color indicator = indicateur de couleur
    color identity | id couleur = identité couleur | identité de couleur
    white == blanc
    blue == bleu
    black == noir
    red == rouge
    green == vert
    azorius | dimir | rakdos | gruul | selesnya | orzhov | izzet | golgari | boros | simic = \
paire de couleurs | deux couleurs ou plus
    flavor | flavor text | flavour text = texte d'ambiance
    reminder | reminder text = texte de rappel
    set symbol | expansion symbol = symbole d'extension
    rarity = rareté
    artist = crédit d'illustration
    art == illustration
    collector number = numéro de collection
    oracle text = référence oracle | texte oracle
    ruling | gatherer = texte oracle
    card name = nom de la carte
    p/t | pt == force et endurance
    base power | base toughness = force de base
    loyalty = loyauté
    loyalty ability | ult | ultimate = capacité de loyauté
    loyalty counter = marqueur loyauté
    defense counter = marqueur défense
    poison counter | infect counter = marqueur poison
    lore counter | chapter = marqueur sapience | saga chapitre
    time counter = marqueur temps
    age counter = marqueur âge
    shield counter = marqueur bouclier
    stun counter = marqueur étourdissement
    keyword counter = marqueur de mot-clé
    energy | energy counter = marqueur énergie
    rad | rad counter | radiation = marqueur irradiation
    sticker = autocollant
    ability = capacité
    keyword = mot-clé
    activated ability = capacité activée
    triggered ability = capacité déclenchée
    static ability = capacité statique
    spell ability = capacité de sort
    linked ability | linked abilities = capacités liées
    delayed trigger | delayed = capacité déclenchée à retardement
    reflexive | reflexive trigger = capacité déclenchée réflexive
    state trigger = capacité déclenchée d'état
    etb trigger | enters trigger = capacité d'arrivée | se déclenche arrive sur le champ de \
bataille
    ltb trigger | leaves trigger = capacité de départ | quitte le champ de bataille
    death trigger | dies trigger = se déclenche quand meurt
    attack trigger = se déclenche attaque déclarée comme attaquante
    trigger condition | trigger event = condition de déclenchement
    intervening if | if clause = clause si | condition intercalée
    effect == effet
    one shot effect | one shot = effet unique
    continuous effect = effet continu
    replacement | replacement effect = effet de remplacement
    damage prevention | prevention effect = effet de prévention
    self replacement = effet de remplacement
    duration = durée
    timestamp = horodatage
    dependency | dependancy = dépendance
    lki | last known info | last known information = dernières informations connues
    characteristic defining | characteristic defining ability = définition de caractéristique
    copiable value = valeurs copiables
    dies == meurt | cimetière depuis le champ de bataille
    die == meurt
    death == meurt
    enters | cip | comes into play = arrive sur le champ de bataille | arrive
    leaves | leave the battlefield = quitte le champ de bataille
    party == équipe d'aventuriers
    charm == modal choisissez l'un | choix du mode
    modes charm = modal choisissez l'un | choix du mode
    cost == coût
    additional cost = coût supplémentaire
    alternative cost | alternate cost | alt cost | alt = coût alternatif
    cost reduction | reduce cost = réduction de coût | coûte de moins
    cost increase | taxing | tax effect = coût augmenté
    free spell | cast for free = sans payer son coût de mana
    cast == lancer
    recast = lancer
    play == jouer
    announce = annoncer
    hold prio | hold priority | full control = reçoit la priorité ensuite
    prio = priorité
    pass priority | pass prio | both pass = passent à la suite
    instant speed = sort d'éphémère à tout moment
    flash speed = sort d'éphémère à tout moment
    sorcery speed = comme un rituel | phase principale pile vide
    in response | respond = en réponse
    opp | oppo | opponent == adversaire
    player == joueur
    owner = propriétaire
    controller = contrôleur
    teammate | team mate = coéquipier
    judge call | take back | takeback = action illégale annulée
    illegal target = cible illégale
    any target = n'importe quelle cible
    retarget | redirect | new targets | change target | deflect = change les cibles | nouvelles \
cibles
    can't beats can | cant can = ne peut pas l'emporte | interdiction l'emporte
    golden rule = règles d'or
    damage = blessure
    lethal | lethal damage = blessures mortelles
    overkill | excess | excess damage = excès de blessures
    burn | bolt | bolter | pinger | pinguer == infliger des blessures
    unblockable = capacité d'évasion | ne peut pas être bloquée
    double block | multi block | gang block = plusieurs créatures bloquer le même attaquant
    attack | attacks == attaquer
    block | blocks == bloquer
    blocked == bloquée
    unblocked = non bloquée
    forced attack | must attack = doit attaquer si possible | exigences
    lure == exigences bloquer
    must block = exigences bloquer
    attacks alone = attaque seule
    propaganda | ghostly prison = payer un coût pour attaquer
    fog | fogger = prévenir les blessures | effet de prévention
    life == points de vie
    life total = total de points de vie
    lifegain | gain life | heal = gagner des points de vie
    life loss | lose life = perdre des points de vie
    pay life = payer des points de vie
    win | winner = gagner la partie
    lose = perdre la partie
    draw game | id draw | intentional draw = nulle intentionnelle | partie est nulle
    infinite loop | infinite combo = boucle
    shortcut = raccourcis
    subgame | shahrazad = sous-partie
    restart | restart game | karn = recommencer la partie
    free mulligan | free mull = premier mulligan multijoueurs
    london mulligan | london mull = mulligan au-dessous de sa bibliothèque
    leyline | chancellor = main de départ commencer la partie champ de bataille
    on the play | on the draw = joue en premier | premier tour
    ban == limiter l'utilisation de certaines cartes tournois
    banned | banlist | ban list = limiter l'utilisation de certaines cartes tournois
    restricted = limiter l'utilisation de certaines cartes
    playset | play set = quatre exemplaires
    singleton | highlander = nom différent
    limited | sealed | scellé | draft | drafter == jeu limité
    constructed = jeu construit
    proxy | checklist card = carte de substitution
    split == carte double
    split card = carte double
    fuse card = fusion carte double
    flip card = carte inversable
    mdfc | modal dfc | modal double faced = deux faces modale
    tdfc | double faced = à deux faces
    front == recto
    front face = recto
    back face = verso
    transformed = transformée
    meld card = assimilable
    adventure = aventure
    morph facedown | facedown | face down creature = face cachée
    turn face up | face up | faceup = retourner face visible | face visible
    commander damage | cmdr damage | commander dmg = blessures de combat même commandant | \
commandant blessé combat
    commander tax | cmd tax = taxe du commandant | coûte de plus
    cmdr | cmd == commandant
    multiplayer = multijoueurs
    two headed giant | two headed | 2 headed giant = troll à deux têtes
    free for all | ffa = chacun pour soi
    emperor = empereur
    star == étoile
    range of influence | limited range = portée d'influence
    planar die | planar dice | chaos dice = dé planaire
    arch enemy = archenemy
    attraction deck = attraction
    monarchy = monarque
    initiative dungeon | the initiative | undercity = initiative aventure
    control opponent | mindslaver | emrakul = contrôler un autre joueur
    roll | d20 | dice == lancer un dé
    coin flip | coinflip = pile ou face
    cavern of souls | cavern = mana limitent dépensé
    blood moon | bloodmoon | spreading seas = sous-type d'un terrain de base perd capacités
    oblivion ring | o ring | oring | banishing light = exilent jusqu'à ce que
    wipe == détruire toutes les créatures
    wrath of god | boardwipe | board wipe | sweeper = détruire toutes les créatures
    doesn't target | not target = affecter sans les cibler
    exploration | azusa == jouer nombre de terrains augmenter
    dual land | dual | shockland | shock land | triome | bilands = type de terrain de base
    manland = terrain devient créature
    stifle = contrecarrer capacité
    edict | edict effect = joueur sacrifie une créature
    donate | bribery = contrôle
    tarmogoyf | goyf = étoile force définie par une capacité
    fireball = répartir effet entre cibles
    fail to find = pas obligé de trouver
    flickering | blinked = exiler puis renvoyer sur le champ de bataille
    unsummon = renvoyer dans la main | remettre dans la main
    loot | rummage = piocher se défausser
    targeted | targeting = cibler
    killer = détruire
    chump block | chump blocker = bloquer
    stealer = acquérir le contrôle | contrôle
    copied == copie
    copy | copying == copier
    summoning sick | summon sick = mal d'invocation | désorientée
    half = fractionnaire | moitié
    replaced | replacing = remplacement
    modified == modifiée
    same name = même nom
    equal = égal
    instead == à la place
    unless == à moins que
    without == sans
    first == premier
    last == dernier
    next == prochain
    previous == précédente
    blocking = bloqueuse
    attacking = attaquante
    shared = partagés
    hidden == cachée
    random | randomly = au hasard | aléatoire
    cut == couper
    left == gauche
    right == droite
    choose | choice = choisir
    name == nom
    number == nombre
    divided | distribute = répartir
    spend | spent = dépenser
    produce == produire
    empty == vide
    empty library | no library = bibliothèque sans carte | bibliothèque vide
    empty stack = pile vide
    untapped = dégagé
    tapped = engagé
    enters tapped | etb tapped = arrive engagé
    countered = contrecarrer
    uncounterable | cant be countered = ne peut pas être contrecarré
    put == mettre
    return == renvoyer
    look == regarder
    top card = carte du dessus
    draw a card = piocher une carte
    pay == payer
    paid == payé
    free == sans payer
    rules == règles
    game rule = règles
    rule == règle
    card == carte
    cards == cartes
    deck list | decklist = deck
    sideboarding = réserve
    source damage = source des blessures
    trigger order | order of triggers | multiple triggers = plusieurs capacités déclenchées \
ordre
    mill out | decking = piocher dans une bibliothèque sans carte perd
    concession = concéder
    draw two | draw three = cartes piochées une à la fois
    copy spell | fork | twincast = copie de ce sort
    copy creature = copie créature
    gain control | take control | mind control | threaten = acquérir le contrôle
    sac outlet | sac effect = sacrifier
    removal == détruire
    mass removal = détruire
    lands == terrain
    pass turn | pass the turn = passer
    extra land | additional land = augmenter le nombre de terrains
    play land | land play = jouer un terrain
    plus one counter | +1 counter = marqueur +1/+1
    minus one counter | -1 counter = marqueur -1/-1
    move counter = déplacer un marqueur
    counters stay | keep counters = marqueurs ne restent pas
    same target = même cible plusieurs fois
    respond to land = jouer un terrain action spéciale
    special action = action spéciale
    turn based action | turn based = actions du tour
    state based | state based action = actions basées sur l'état
    basic land type = type de terrain de base
    historic = historique
    venture dungeon = s'aventurer dans le donjon
    complete a dungeon | completed dungeon = termine un donjon
    city's blessing = agrément de la cité
    hexproof from = défense talismanique contre
"""
