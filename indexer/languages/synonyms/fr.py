"""French players' words, of France and of Quebec, and the English ones that they use."""

from __future__ import annotations

from indexer.languages.synonyms import read_synonyms, said_otherwise
from indexer.languages.synonyms.fr_asked import ASKED
from indexer.languages.synonyms.fr_english import ENGLISH
from indexer.languages.synonyms.fr_keywords import KEYWORDS
from indexer.languages.synonyms.fr_said import SAID
from indexer.languages.synonyms.fr_table import TABLE

_SAID_FOR_EACH_OTHER = """
    créature | crea | bestiole
    jeton | token
    compteur | marqueur
    compteurs | marqueurs
    cimetière | cim | grave
    bibliothèque | biblio
    trigger | déclenchement
    triggers | déclenchements
    adversaire | adv | opp
    dégâts | dmg | blessures | damage
    terrain | land
    terrains | lands
    planeswalker | pw | walker
    capacité | capa
    capacités | capas
    commandant | général | commander
    cible | target
    tour | turn
    mulligan | mull
    priorité | prio
    éphémère | instant
    rituel | sorcery
    sort | spell
    pile | stack
    meurt | dies
    couleur | color
    incolore | colorless
    cmc | ccm | mv
    lancer | caster | cast
    attaquant | attacker
    bloqueur | blocker
    engagé | tapé
    étape | step
    vie | pv
    deck | paquet
    enchantement | enchant
    équipement | equip
    contrecarrer | contrer | annuler
    contrecarré | contré | annulé
    """
"""Words that players say for each other."""
_MOST_WORDS = 4
"""Of how many words an expression is said with other words for its own, too."""

SYNONYMS = said_otherwise(
    read_synonyms(
        KEYWORDS
        + ENGLISH
        + TABLE
        + SAID
        + ASKED
        + """
    taper | tapper | tourner | incliner = engager
    untap | untapper | détaper | détapper | redresser = dégager
    contrer | je contre | tu contre | il contre | elle contre | on contre = contrecarrer
    qui contre | me contre | te contre | le contre = contrecarrer
    annuler | contrebalancer = contrecarrer
    counter = contrecarrer | marqueur
    counterspell | contresort = contrecarrer un sort
    compteur | pion = marqueur
    jeton +1 | compteur +1 | pion +1 | marqueur +1 = marqueur +1/+1
    jeton -1 | compteur -1 | pion -1 | marqueur -1 = marqueur -1/-1
    deck = bibliothèque | jeu
    librairie | grimoire = bibliothèque
    paquet = bibliothèque | jeu
    etb = arrive sur le champ de bataille | entre
    arriver en jeu | entrer en jeu | entre en jeu = arrive sur le champ de bataille
    entre sur le champ de bataille = arrive sur le champ de bataille
    entrer sur le champ de bataille = arrive sur le champ de bataille
    qui entre | il entre | elle entre | créature entre | permanent entre | jeton entre = arrive
    entre engagé | entrer engagé = arrive engagé
    mettre en jeu = mettre sur le champ de bataille
    en jeu | sur la table | sur le board = sur le champ de bataille
    board = champ de bataille
    poser un terrain | land drop = jouer un terrain
    land = terrain
    ltb | quitter le jeu | sortir du jeu = quitte le champ de bataille
    mourir = au cimetière depuis le champ de bataille
    tuer = détruire | mourir
    buter | péter == détruire
    casser = détruire
    cimeterre | graveyard | gy | pile de défausse = cimetière
    grave == cimetière
    retirer de la partie = exiler
    retirée du jeu = exilée
    rfg = exil
    rebondir == renvoyer dans la main | remettre dans la main
    bounce | renvoyer en main = renvoyer dans la main | remettre dans la main
    remonter en main | retour en main = renvoyer dans la main | remettre dans la main
    blink | flicker | flickerer | clignoter = exiler puis renvoyer sur le champ de bataille
    réanimer = renvoyer du cimetière sur le champ de bataille
    tuteur | tuto | tutoriser | tutoter | tutor = chercher dans la bibliothèque
    fetch = chercher un terrain dans la bibliothèque
    fouiller == chercher
    chercher = fouiller
    meuler = mettre de la bibliothèque au cimetière
    mill == meuler | mettre de la bibliothèque au cimetière
    decker | decké == piocher dans une bibliothèque vide | piocher dans une bibliothèque sans carte
    mourir à la pioche = piocher dans une bibliothèque vide
    plus de cartes dans la bibliothèque | plus de cartes à piocher | à court de cartes \
| court de cartes | sans cartes à piocher | deck à zéro = bibliothèque vide
    bibliothèque vide = bibliothèque sans carte
    tirer une carte | draw = piocher
    discard | jeter une carte = défausser
    caster = lancer
    jouer un sort = lancer un sort
    jouer des sorts = lancer des sorts
    jouer une créature | invoquer = lancer une créature
    jouer un éphémère = lancer un éphémère
    jouer un rituel = lancer un rituel
    sorcery = rituel
    instant | instantané = éphémère
    spell = sort
    taper dessus | cogner | swing | swinguer = attaquer
    chump | chumpblock = bloquer
    imblocable | évasion = ne peut pas être bloquée
    dégât | dommage | blesser = blessure
    blessure = dégât
    attaque et défense = force et endurance
    puissance | power = force
    résistance | toughness = endurance
    bestiole | monstre | bête = créature
    crea == créature
    opposant | ennemi | adverse = adversaire
    token = jeton
    fizzle = cibles illégales | ne se résout pas
    plus de cible | cible disparue = cible illégale
    target = cible
    viser = cibler
    trigger | déclencheur = capacité déclenchée
    sac == sacrifier
    saquer | sacer | sacquer | cracker = sacrifier
    legend rule | règle des légendes = légendaires du même nom
    règle légendaire = légendaires du même nom | règle des légendes
    légende = légendaire
    règle du monde = supertype monde
    malade | summoning sickness = mal d'invocation | désorientée | contrôlée continuellement
    mal d'invocation = désorientée | contrôlée continuellement | contrôle sans interruption
    vient d'arriver | viens de poser | viens de jouer | viens de la jouer | vient d'être posée \
| vient d'être jouée = désorientée | contrôlée continuellement | contrôle sans interruption
    sba | action d'état | effets basés sur l'état = actions basées sur un état
    apnap = joueur actif joueur non-actif ordre | joueur actif commence | joueur actif d'abord
    cmc | ccm = valeur de mana | coût converti de mana
    coût converti | coût converti de mana = valeur de mana
    valeur de mana = coût converti de mana
    coût de lancement | coût d'invocation = coût de mana
    pw | walker | arpenteur = planeswalker
    commander | général == commandant
    edh = commandant
    taxe de commandant = coût supplémentaire du commandant
    stack = pile
    garder la priorité = reçoit la priorité ensuite
    passer la priorité = passent à la suite
    en vitesse d'éphémère = à tout moment où il a la priorité
    en vitesse de rituel = phase principale pile vide
    upkeep = entretien
    phase d'entretien = étape d'entretien
    phase de pioche = étape de pioche
    untap step | phase de dégagement = étape de dégagement
    end step = étape de fin
    étape finale = étape de fin
    phase finale = phase de fin
    main phase = phase principale
    première principale = première phase principale
    seconde principale = seconde phase principale
    fin de tour | fin du tour = jusqu'à la fin du tour | étape de fin
    mulligan | main d'ouverture = main de départ
    mull | changer de main = mulligan | main de départ
    main de départ = mulligan | main d'ouverture
    réserve == sideboard | remise
    side == réserve | sideboard | remise
    sideboard = réserve | remise
    deathtouch = contact mortel
    defender = défenseur
    double strike = double initiative
    first strike | frappe en premier = initiative
    flying | fly = vol
    haste = célérité
    hexproof = défense talismanique
    indestructible = ne peut pas être détruite
    landwalk = traversée des terrains
    lifelink | lien vital = lien de vie
    prowess = prouesse
    reach = portée
    shroud = linceul
    trample = piétinement
    ward = parade
    affinity = affinité
    annihilator = annihilateur
    banding = regroupement
    cumulative upkeep = entretien cumulatif
    convoke = convocation
    crew = pilotage
    cycling | cycler = recyclage
    delve = fouille
    dredge = dragage
    exalted = exaltation
    fight | combat de créatures = se battre
    madness = folie
    monarch = monarque
    morph = mue
    phasing = déphasage
    proliferate = proliférer
    scry = regard
    regenerate = régénérer
    transform == transformer
    investigate = enquêter
    explore == explorer
    populate = peupler
    companion = compagnon
    exile == exiler
    blocker = bloqueur
    attacker = attaquant
    priority == priorité
    cleanup = nettoyage
    rebound = rebond
    devour = dévorement | dévorer
    draw step = étape de pioche
    split second = fraction de seconde
    storm = déluge
    suspend == suspension
    treasure = trésor
    wither = flétrissure | flétrissement
    dfc = carte à deux faces | recto-verso
    recto verso | double face = deux faces
    face down = face cachée
    face visible = retourner
    retourner face visible = face visible
    flip a coin | lancer une pièce | jet de pièce = pile ou face
    équiper == attacher l'équipement
    équipe un | équipe une | équipe ma | équipe mon | équipe la = attacher l'équipement
    équip == équipement
    mana flottant | vider le mana = réserve de mana
    mana inutilisé = réserve de mana | mana non dépensé
    mana non dépensé = réserve de mana | mana inutilisé
    réserve de mana = mana inutilisé
    mana burn | brûlure = brûlure de mana
    abandonner = concéder | quitte la partie
    concéder = abandonner | quitte la partie
    se coucher | scoop | déclarer forfait = concéder | abandonner
    égalité | match nul | partie nulle = la partie est nulle
    en même temps = simultanément | ensemble | au même instant
    à la fois = simultanément | en même temps
    simultanément | ensemble = en même temps
    clone = arrive comme une copie | copie d'une créature
    lancer un dé = jeter un dé
    pump | booster | buff = gagne +1/+1
    poison = marqueurs poison
    voler une créature | prendre le contrôle = acquérir le contrôle
    gratuit | sans payer = sans payer son coût de mana
    coût alternatif = plutôt que de payer son coût de mana
    game | match = partie
    multi = multijoueurs
    2hg = Troll à deux têtes
    boucle infinie | combo infini | loop = boucle
    wrath | colère = détruire toutes les créatures
    layers = couches | strates | effets continus
    couche | couches == strates
    strates = couches
    carac = caractéristique
    cda = capacité de définition de caractéristique
    extra = supplémentaire
    appartenir = propriétaire
    s'en aller | se barrer | partir de la partie = quitte la partie
    récupérer le mana | rembourser = rendu
    tour adverse | tour de l'adversaire | tour d'en face = moment où il a la priorité
    lifo = dernier premier
    dmg == blessure
    toucher le joueur | passer les dégâts = infliger des blessures de combat
    capa == capacité
    biblio == bibliothèque
    cim == cimetière
    adv == adversaire
    supp == supplémentaire
    min == au moins
    max == au plus | pas plus de
    disparaître = cesse d'exister
    exemplaire = copie
    maximum = au plus | pas plus de
    minimum = au moins
    pv | vie = points de vie
    commencer = début
    déplacer = attacher
    2 = deux
    deux = 2
    3 = trois
    trois = 3
    4 = quatre
    quatre = 4
    5 = cinq
    cinq = 5
    6 = six
    six = 6
    7 = sept
    sept = 7
    8 = huit
    huit = 8
    9 = neuf
    neuf = 9
    10 = dix
    dix = 10
    15 = quinze
    quinze = 15
    20 = vingt
    vingt = 20
    21 = vingt et un
    vingt et un = 21
    30 = trente
    trente = 30
    40 = quarante
    quarante = 40
    60 = soixante
    soixante = 60
    100 = cent
    cent = 100
    """
    ),
    _SAID_FOR_EACH_OTHER,
    _MOST_WORDS,
)
