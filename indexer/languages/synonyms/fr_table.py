"""What French players say at the table and type on a phone: of the game and its parts, of cards and
zones, of the turn and combat, of spells and effects, of variants."""

from __future__ import annotations

TABLE = """
    taille du deck | nombre de cartes du deck | deck minimum | deck légal = deck contient au \
minimum | deck contient au moins | plus petit jeu
    deck de 60 | deck à 60 | soixante cartes = jeu construit deck au minimum soixante
    deck de 40 | deck à 40 | quarante cartes = jeu limité deck au minimum quarante
    deck énorme | deck géant | deck maximum | deck de 200 = taille maximale pour un deck
    fois la même carte | x4 | max 4 | quatre fois | en quatre exemplaires | limite de 4 = quatre \
exemplaires | exemplaires d'une même carte
    taille du side | cartes de side | cartes en réserve = réserve contenir plus de quinze
    sider | sidage | side in | entre les manches = modifier son deck réserve
    manche == match
    bo 3 = match
    liste des interdites | carte interdite | cartes bannies | bannie = limiter l'utilisation de \
certaines cartes
    contredit la règle | contredit les règles | carte contre règle | carte vs règle | règle d'or \
= texte d'une carte contredit ces règles | carte dit autre chose
    peut et peut pas | peut pas gagne | interdit contre autorisé = ne peut pas l'emporte | \
interdiction l'emporte
    impossible à faire | instruction impossible = instruction impossible est ignorée | exécute \
tout ce qui est possible
    choix simultanés | tout le monde choisit | qui choisit d'abord | ordre des choix = joueur \
actif fait d'abord ses choix | joueur actif commence choisir
    joueur dont c'est le tour | celui qui joue = joueur actif
    équipier | partenaire de jeu | mon pote = coéquipier
    mate == coéquipier
    pote == coéquipier
    gars en face | type en face | mec en face | en face = adversaire
    qui joue en premier | qui commence | commencer à jouer | jouer en premier | premier joueur = \
déterminent premier tour | joue le premier tour
    perdant commence | perdant choisit | qui perd commence = perdant de la partie précédente \
choisit | perdant de la manche précédente
    pas de pioche au premier tour | pas de pioche t1 | pioche t1 | pioche premier tour | pioche \
tour 1 = saute l'étape de pioche de son premier tour
    t1 | tour 1 = premier tour
    mulligan gratuit | mull gratuit | mulligan offert | premier mull = premier mulligan \
multijoueurs
    mulligan de londres | mulligan londres | londres | carte dessous mulligan = mulligan met \
au-dessous de sa bibliothèque
    refaire sa main | repiocher sa main | nouvelle main | changer sa main | garder sa main | \
main pourrie | partir à 6 = mulligan
    cartes de départ | cartes en main de départ | main initiale = main de départ
    commencer avec la carte en jeu | dans la main de départ = main de départ commencer la partie
    pdv | hp | points == points de vie
    point de vie de départ | vie de départ = total de départ points de vie
    plus de vie | zéro vie | 0 vie | 0 pv | zéro pv | à zéro = 0 point de vie perd la partie
    crever | clamser = perd la partie
    je meurs | je suis mort | t'es mort | il est mort = perd la partie
    deck vide | plus de deck | plus de bibliothèque | plus de biblio | paquet vide | fin du \
paquet | plus rien à piocher | deck out | mourir au deck | perdre au deck = piocher dans une \
bibliothèque sans carte perd | piocher dans une bibliothèque vide
    mort au poison | 10 poison | dix poison | 10 compteurs poison | tuer au poison = dix \
marqueurs poison perd | marqueurs poison perd
    capituler | ragequit | rage quit | jeter l'éponge | lâcher l'affaire | quitter la table | \
partir en plein milieu = concéder
    draw intentionnel | split du top | partager le match = nulle intentionnelle | partie est \
nulle
    se finit jamais | sans fin | s'arrête jamais | à l'infini | infini = boucle
    boucle obligatoire = boucle d'actions obligatoires
    les deux meurent | tous les deux meurent | tout le monde meurt | meurent ensemble = joueurs \
perdent en même temps partie nulle
    gagner et perdre = à la fois gagner et perdre
    relancer la partie | redémarrer | refaire la partie = recommencer la partie
    couleurs de magic | combien de couleurs | liste des couleurs = cinq couleurs | cinq couleurs \
blanc bleu
    mono bleu | mono noir | mono rouge | mono vert | mono blanc | monocouleur | une seule \
couleur = monocolore
    bicolore | tricolore | multicouleur == multicolore
    plusieurs couleurs | carte dorée = multicolore
    paire de guilde | guilde = paire de couleurs
    gris == incolore
    sans couleur = incolore
    changer la couleur | changer de couleur | peindre | teindre = changer la couleur d'un objet
    mana dans le vide | mana perdu | garder le mana | mana reste | mana entre les phases | \
stocker du mana | mana pas dépensé = réserve de mana se vide | mana inutilisé perdu | réserve se \
vide
    brûlure du mana | mana qui brûle = brûlure de mana
    mana restreint | mana bridé | mana que pour | mana seulement pour = limitent mana peut être \
dépensé
    taper un terrain pour du mana | taper pour du mana | tap for mana = engager pour du mana
    mana gris | mana losange | losange | eldrazi = symbole de mana incolore
    mana hybride | moitié moitié = symbole de mana hybride
    mana phyrexian | phyrexien | mana phi | payer 2 pv | payer 2 points de vie = symbole de mana \
phyrexian
    mana neige | mana neigeux = symbole de mana neigeux
    neige == neigeux
    x vaut | x dans | x en main | x au cimetière | x dans le cimetière | valeur de x ailleurs = \
zone autre que la pile X vaut 0
    choisir x | annoncer x | dire x | valeur du x | x combien | déclarer x = annonce la valeur \
de X
    arrondi sup | moitié de | virgule | demi point = arrondir | fractionnaire
    symbole tap | icône tap | flèche tap = symbole d'engagement
    symbole untap = symbole de dégagement
    à qui est la carte | carte prêtée | carte à moi = propriétaire
    stats == force et endurance
    perm == permanent
    enchant == enchantement
    enchants == enchantement
    arto | arte == artefact
    plan de walker | plane walker | planes walker = planeswalker
    pion créature = jeton
    jeton meurt | jeton qui meurt | token meurt | token qui meurt | token au cimetière | jeton \
au cimetière | jeton disparaît = jeton cesse d'exister | jeton quitte le champ de bataille
    renvoyer un jeton | jeton en main | rebondir un jeton | bounce un token | bounce token | \
bounce un jeton | exiler un jeton | blink un jeton | blink un token | blink token = jeton zone \
autre que le champ de bataille cesse d'exister | jeton a quitté le champ de bataille | jeton \
quitte le champ de bataille
    à qui est le jeton | jeton à qui = jeton propriétaire
    trésors = jeton trésor
    indices == jeton indice
    bouffe | nourriture == jeton nourriture
    tuer en réponse | détruire en réponse | source détruite | source morte | source partie | \
tuer la source = pile indépendamment de sa source | détruire sa source
    contrer une capa | contrer une capacité | contrer un trigger | counter une capa | counter un \
trigger = capacités sur la pile contrecarrées
    contrecarrée par = contrecarrer
    cibler deux fois | même cible | deux fois la même cible | 2 fois la même cible = même cible \
plusieurs fois | deux fois le même objet
    cibler soi même | se cibler | se cible lui même | se contrer lui même = cible illégale pour \
lui-même
    changer la cible | changer de cible | dévier | rediriger | détourner = change les cibles | \
nouvelles cibles
    changer les cibles = nouvelles cibles
    sans cibler | cible pas | ne cible pas = affecter sans les cibler
    cible morte | cible partie | cible illégale | pshit | pschit = cibles sont illégales
    vitesse éphémère | n'importe quand | tour des autres = sort d'éphémère à tout moment
    vitesse rituel | vitesse de rituel | que en rituel | moment de rituel | en sorcery | en \
rituel = comme un rituel | phase principale pile vide
    garder la prio | sans passer la priorité | double cast = reçoit la priorité ensuite
    prio après | priorité après = reçoit la priorité après la résolution
    qui a la prio | qui a la priorité | priorité d'abord = joueur actif reçoit la priorité | \
reçoit la priorité
    tout le monde passe | personne répond | les deux passent | personne fait rien = joueurs \
passent à la suite | tous passent
    tous passent = joueurs passent à la suite
    répondre | réagir == lancé en réponse
    répondre à un sort | répondre au sort | en réponse = lancé en réponse
    chaîne = pile
    lancé après résout avant | dernier entré premier sorti = dernier objet résout en premier
    payer à moitié | payer en partie | cout partiellement = paiements partiels
    deux coûts alternatifs | plusieurs coûts alternatifs | coût alternatif x2 | cumuler les \
coûts = un seul coût alternatif | coût alternatif applique qu'un
    coût additionnel | coût en plus | surcoût = coût supplémentaire
    réduction == réduction de coût | coûte de moins
    coût réduit | moins cher | réduire le coût = réduction de coût | coûte de moins
    taxe | taxer == coût augmenté | coûte de plus
    plus cher = coût augmenté | coûte de plus
    payer de la vie | payer avec sa vie | payer des pv | payer en vie = payer des points de vie
    soin | soigner | se soigner | gain de vie | gagner de la vie | gagner des pv | regagner = \
gagner des points de vie
    pas gagner de vie | gain de vie impossible | lifegain impossible | empêcher le gain de vie = \
ne peut pas gagner de points de vie
    vie devient | vie passe à | pv fixés = effet fixe le total de points de vie
    drain | drainer == perdre des points de vie gagner
    échanger les pv | échange de vie = échanger points de vie
    bobo | patate | mandale == blessure
    dégâts au pw | dégâts sur un pw | dégâts sur un walker | dmg sur un walker | dmg sur pw = \
blessures infligées à un planeswalker
    infect joueur | dégâts d'infect | dmg infect joueur = blessures infection marqueurs poison
    excédent == excès de blessures
    dégâts en trop | surplus | trop de dégâts = excès de blessures
    létal == blessures mortelles
    dégâts létaux = blessures mortelles
    blessures restent | dégâts restent | dégâts sur la créature | dégâts s'accumulent = \
blessures restent marquées
    piger | pige == piocher
    piocher plusieurs cartes | piocher 3 cartes | piocher 2 cartes | piocher trois | piocher \
deux = cartes piochées une à la fois
    c'est piocher | compte comme piocher | compte comme une pioche = sans utiliser le mot \
piocher
    au lieu de piocher | à la place de piocher = remplacent la pioche
    cptr | cpt == marqueur
    marqueurs s'annulent = marqueur +1/+1 et marqueur -1/-1 retirés
    compteur +1 et -1 | +1 et -1 | +1/+1 et -1/-1 = marqueur +1/+1 et marqueur -1/-1 retirés | \
marqueurs s'annulent
    compteurs restent | garde ses compteurs | garde les marqueurs | perd ses marqueurs | perd \
ses compteurs = marqueurs ne restent pas change de zone
    bouger un compteur | bouger un marqueur | transférer un marqueur | déplacer un compteur = \
déplacer un marqueur
    nom de la carte = nom
    prix en mana | coût du sort = coût de mana
    cmc d'un jeton | cmc d'un terrain | cmc d'un token | cmc token | cmc jeton = valeur de mana \
sans coût de mana est 0
    cmc de x | cmc avec x | cmc d'un sort x = valeur de mana X pile
    cmc dfc | cmc recto verso | cmc double face = valeur de mana carte à deux faces
    changer de type | devient une créature | perd le type = change le type
    toujours un terrain | reste un terrain = garde ses types précédents
    tribu | race == type de créature
    rare | mythique == rareté
    texte d'histoire | texte en italique = texte d'ambiance | italique
    italique = texte d'ambiance
    dessinateur | illustrateur = crédit d'illustration
    numéro en bas = numéro de collection
    étoile == force endurance définie par une capacité
    force de départ | force imprimée = force de base
    légende en double | légendaire en double | deux légendes | 2 légendes | deux fois la même \
légende | deux légendaires | 2 légendaires = règle des légendes | légendaires du même nom | \
permanents légendaires homonymes
    loyauté de départ = arrive marqueurs loyauté
    attaquer un pw | taper un pw | taper le walker = planeswalker attaqué
    pw deux fois | une activation par tour | activer un pw | activer un planeswalker | deux \
activations = capacité de loyauté une seule fois par tour
    équipement volé | voler un équipement | équipement adverse | équipement change de contrôleur \
= contrôleur d'un équipement
    déséquiper = détaché
    monter dans le véhicule | conduire | piloter = pilotage
    mal d'invoc | maladie d'invocation | créature malade | fatigue = mal d'invocation | \
désorientée
    attaquer tout de suite | attaquer direct | attaquer le tour où elle arrive = célérité | \
contrôle sans interruption
    aura réanimée | réanimer une aura | aura directement en jeu | aura pas lancée | aura sans \
cible = aura arrive autrement choisit | aura arrive sans avoir été lancée
    aura tombe | aura au cimetière | aura au cim | aura perd | créature enchantée meurt = aura \
attachée à un objet illégal cimetière | aura sans hôte légal
    où va l'éphémère | où va le sort | éphémère après | instant après | instant va | éphémère va \
= éphémère mis dans le cimetière de son propriétaire
    poser terrain | drop un terrain | poser deux terrains | land par tour | terrain par tour | \
un terrain par tour = jouer un terrain pendant son tour
    deux terrains par tour | 2 terrains par tour | 2 lands par tour | terrain supplémentaire | \
terrain en plus | deuxième terrain = augmenter le nombre de terrains jouer
    ramp == mettre un terrain n'est pas jouer un terrain | mettre un terrain par un effet
    fetch compte | terrain mis en jeu | fetch mis en jeu = mettre un terrain n'est pas jouer un \
terrain | mettre un terrain par un effet
    terrain tour adverse | land tour adverse | terrain pendant le tour adverse = ne peut pas \
jouer un terrain si ce n'est pas son tour
    terrain non basique | non basique | non base = terrain non-base
    tri land | bi land | terrain double = type de terrain de base
    salle de donjon | salle du donjon = salle capacité de salle
    siège retourné | retourner le siège | gagner la bataille = dernier marqueur défense retiré \
siège
    zones du jeu | combien de zones | liste des zones = sept zones | zones en compte sept
    nouvel objet | oublie tout | perd la mémoire = nouvel objet sans mémoire | objet neuf sans \
souvenir
    carte volée au cimetière | dans quel cimetière | quel cimetière | son cimetière à lui = zone \
correspondante de son propriétaire
    hors du jeu | hors jeu | hors partie | en dehors du jeu = en dehors de la partie | hors de \
la partie
    compter le deck | compter les cartes du deck | nombre de cartes restantes = compter \
bibliothèque
    top | dessus du paquet | dessus du deck | dessus de la biblio | top du deck = dessus de la \
bibliothèque
    fond == au-dessous de la bibliothèque
    fond du paquet | dessous du deck | fond de la biblio | fond du deck = au-dessous de la \
bibliothèque
    jouer top révélé | deck révélé | top révélé = carte du dessus révélée
    main max | taille de main | limite de main | main maximum | cartes max en main | trop de \
cartes en main = taille de main maximale | main contient au plus
    regarder la main | voir la main | voir sa main | compter la main | cartes en main adverse = \
main des autres joueurs
    regarder le cimetière | voir le cimetière | fouiller le cimetière | regarder le grave = \
examiner les cartes d'un cimetière | examiner ordre
    cimetière dans l'ordre | ordre du cimetière | ranger le cimetière = cimetière changer \
l'ordre
    nécropole | poubelle == cimetière
    banni == exil
    exil face cachée = cartes exilées face cachée
    zone commandant | zone du commandant | zone command | zone de commandant = zone de \
commandement
    phases du tour | étapes du tour | déroulement du tour | ordre des phases | structure d'un \
tour = tour comprend cinq phases
    tour en plus | tour bonus | tour extra | rejouer un tour = tour supplémentaire | tour \
supplémentaire après le tour en cours
    combat en plus | combat supp | combat bonus | deux combats | 2 combats | attaquer deux fois \
= phase de combat supplémentaire
    sauter un tour | passer son tour | sauter une phase = sauter une étape
    redresser ses terrains = étape de dégagement
    principale 1 | p1 | avant combat = première phase principale
    principale 2 | p2 | après combat = seconde phase principale
    phase d'attaque = phase de combat
    fin du combat | après les blocs = étape de fin de combat
    obligée d'attaquer | forcer à attaquer | forcé d'attaquer | attaque forcée | obliger à \
attaquer | attaque obligatoire | attaquer de force = doit attaquer si possible | exigences
    forcé de bloquer | obligé de bloquer | blocage forcé = forcent à bloquer
    payer pour attaquer | taxe d'attaque = payer un coût pour attaquer | acquitter un coût pour \
attaquer
    arrive en attaquant | arrive attaquant | jeton attaquant | token attaquant = arrive \
attaquante jamais déclarée | engagé et attaquant
    quand elle attaque | trigger d'attaque = chaque fois que créature attaque
    personne attaque | pas d'attaque | aucune attaque = aucune créature n'attaque
    bloqueur sacrifié | bloqueur mort | bloqueur disparu | bloqueur retiré | sacrifier le \
bloqueur = reste bloquée retirées du combat | créature bloquée le demeure
    double bloc | double blocage | bloquer à plusieurs | bloquer à deux | bloquer à 2 | bloc \
multiple | blocage multiple | plusieurs bloqueurs = plusieurs créatures bloquer le même \
attaquant | plusieurs créatures bloquer même attaquant
    bloquer deux créatures | bloquer plusieurs | bloquer 2 créatures = bloquer un seul attaquant
    bloquer engagé | engagé peut bloquer | bloquer tapé | créature tapée bloque | bloquer tappé \
= bloqueront doivent être dégagées | bloquent les créatures dégagées
    répartir les dégâts | répartition des dégâts | ordre des bloqueurs | dégâts entre bloqueurs \
| partager les dégâts = assigne ses blessures répartit | créatures qui la bloquent réparties | \
répartit entre ses bloqueurs
    deux étapes de dégâts | deux phases de dégâts = seconde étape de blessures de combat
    dégâts simultanés | dmg simultanés | dégâts en même temps = blessures infligées \
simultanément | blessures au même instant
    dégâts sur la pile | blessures sur la pile | damage on the stack = blessures de combat \
n'utilise pas la pile
    chump bloc = bloquer
    dégâts passent | passe au joueur = bloquée n'assigne aucune blessure | piétinement
    pas bloquée = non bloquée
    attaquant solitaire = attaque seule
    sortir du combat = retiré du combat
    défausser en fin de tour | défausse fin de tour | cleanup défausse = nettoyage défausse
    prio au nettoyage | priorité au nettoyage = aucun joueur priorité pendant l'étape de \
nettoyage
    étapes pour lancer | étapes pour caster | comment lancer un sort | étapes du lancement = \
lancer un sort mettre sur la pile payer
    dropper | dropé == lancer
    balancer un sort | envoyer un sort = lancer
    lancé de = lancer
    cracher == lancer
    claquer un sort = lancer
    canceller | cancel == contrecarrer
    contre sort = contrecarré
    scraper | exploser == détruire
    brasser == mélanger
    battre les cartes = mélanger
    distribuer les dégâts | diviser les dégâts | répartir entre cibles = répartir entre des \
cibles
    choisir le mode | mode du sort = choix du mode
    une fois par tour | 1 fois par tour = activées une seule fois par tour
    trigger oublié | déclenchement oublié | oublier un trigger = déclenche automatiquement
    ordre des triggers | triggers en même temps | deux triggers | plusieurs triggers | 2 \
triggers | ordre des capas = plusieurs capacités déclenchées ordre de son choix | se déclenchent \
ensemble joueur actif pose
    trigger sans cible | pas de cible trigger = aucune cible légale retirée de la pile
    trigger optionnel | trigger facultatif = déclenchées facultatifs
    déclenchement | triggerer | triguer == se déclenche
    ça trigger = se déclenche
    passive | passif == capacité statique
    capacité passive = capacité statique
    répondre au mana | répondre à une capacité de mana | contrer le mana = capacité de mana ne \
va pas sur la pile
    deuxième effet | effet permanent = effet continu
    perd ses capas | perd toutes ses capas | perd toutes ses capacités = retirent des capacités
    couches d'effets | ordre des effets | ordre des couches = effets continus couches
    niveau 7 | couche 7 = force et endurance couche
    le plus récent | plus récent = horodatage
    deux effets de remplacement | 2 effets de remplacement | plusieurs remplacements = plusieurs \
effets de remplacement choisit | plusieurs effets choisit l'ordre
    à la place de | au lieu de = effet de remplacement à la place
    empêcher les dégâts | empêcher les blessures | annuler les dégâts | prévenir les dégâts = \
prévenir les blessures | bouclier contre les blessures
    dégâts pas prévenus | pas être prévenu = blessures ne peuvent pas être prévenues
    exil jusqu'à | exile jusqu'à | exile tant que = exilent jusqu'à ce que
    quand ça meurt | mort de la créature | créature meurt = meurt
    créature modifiée = modifiée
    moudre | moulin == meuler
    vider le deck = meuler
    regarder le dessus = regard
    revoir | scruter == regard
    baston | bagarre | mordre == se battre
    se taper dessus = se battre
"""
