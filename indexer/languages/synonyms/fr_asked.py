"""More of how French players ask: about zones and phases, counters and tokens, costs and targets.
And cards that stand for what they do."""

from __future__ import annotations

ASKED = """
    jouer à 3 | jouer à 4 | jouer à trois | jouer à quatre = multijoueurs
    limite du deck | deck trop gros | deck sans limite = taille maximale pour un deck
    peut pas vs peut | peut vs peut pas | peut contre peut pas | peut et ne peut pas \
= ne peut pas l'emporte | interdiction l'emporte
    effet à moitié | marche à moitié | faire une partie = impossible ignorée
    partie relancée | partie redémarrée | partie recommencée = recommencer la partie
    carte de deux couleurs | carte à deux couleurs = multicolore
    mana numérique | mana n'importe lequel = mana générique
    jeton en exil | jeton renvoyé | jeton sort = jeton cesse d'exister | jeton a quitté le champ \
de bataille
    pendant mon tour | que mon tour = sort non-éphémère phase principale
    coûte moins = réduction de coût | coûte de moins
    coûte plus = coût augmenté | coûte de plus
    plus de carte en biblio | plus de carte dans le deck | bibliothèque vide perd = piocher dans \
une bibliothèque sans carte perd | bibliothèque vide
    compteur flying | compteur lifelink | compteur deathtouch = marqueur de mot-clé
    ccm d'un land = valeur de mana sans coût de mana est 0
    type enlevé | type retiré | perd un type | perd son type = change le type
    f/e = force et endurance
    0/0 meurt | créature 0/0 = endurance inférieure ou égale à 0
    aura non lancée | aura mise en jeu | aura arrive = aura arrive autrement choisit
    flip bataille | bataille flip | bataille retournée = dernier marqueur défense retiré siège
    nb de zones | nombre de zones = sept zones
    nb == nombre
    phases liste | liste des phases | nb de phases | nombre d'étapes = tour comprend cinq phases
    pioche de début de tour | pioche du tour | pioche en début de tour = joueur actif pioche une \
carte
    combat étapes | étapes du combat | étapes de combat | phases du combat = phase de combat \
cinq étapes
    bloqueur détruit | bloqueur enlevé | bloqueur exilé | bloqueur bounce | bloqueur renvoyé = \
reste bloquée retirées du combat
    dégâts s'en vont | dégâts disparaissent | dégâts effacés = blessures marquées sont retirées
    cible devient invalide | cible invalide | cible plus légale | cible devient illégale = \
cibles sont illégales
    capa contresort | contresort sur trigger = capacités ne sont pas des sorts contrecarrées
    ajouter une capa | donner une capa | gagner une capa = ajouter ou retirer des capacités
    enlever une capa | retirer une capa = ajouter ou retirer des capacités
    se contrer | contresort sur lui même | se contrer soi même = cible illégale pour lui-même
    trois couleurs | tri color = multicolore
    marqueur -1 sur créature = marqueur -1/-1
    bloqueur mort avant les dégâts = reste bloquée
    lancer ou jouer | jouer ou lancer = jouer un sort
    un seul par tour | qu'une fois par tour = une seule fois par tour
    fin de partie | partie finie | fin du jeu = partie se termine
    comment gagner | comment on gagne | qui gagne = gagne la partie
    comment perdre = perd la partie
    peut pas bat peut | peut pas gagne sur peut = ne peut pas l'emporte | interdiction l'emporte
    range == portée d'influence | portée limitée
    dégâts en mm temps | blessures en même temps = blessures infligées simultanément
    timing instant | timing éphémère | timing rituel = à tout moment phase principale pile vide
    21 dmg commandant = commandant blessures de combat perd
    deux contre deux = deux équipes
    joueur quitte multi | joueur part en multi = joueur quitte la partie | joueur s'en va
    pour commencer manche 2 | commence la manche 2 = perdant de la manche précédente
    sacrifier sa créature | sacrifier la créature de l'adversaire | sacrifier la créature \
adverse | sacrifier à l'autre | sacrifier la crea = sacrifier permanent qu'il contrôle | \
sacrifie permanent contrôle
    rien trouver | pas trouver | faire exprès de pas trouver = pas obligé de trouver | prétendre \
ne pas trouver
    fusionner deux cartes = assimiler
    lâcher en main | remettre en main = renvoyer dans la main
    copier un sort | dupliquer un sort = copie de ce sort pas lancée | copier un sort n'est pas \
le lancer
    dupliquer = copie
    clone arrive | clone d'une créature = arrive comme une copie
    copie des marqueurs | clone marqueurs | ce qui est copié = valeurs copiables
    invoc == mal d'invocation
    touche de la mort | toucher mortel | venin = contact mortel
    lien vie | drain de vie | vampirisme = lien de vie
    inciblable | pas ciblable | non ciblable = linceul | défense talismanique
    anti sort | protection talismanique | def talismanique | talismanique = défense talismanique
    immortel | insécable = indestructible
    hâte | rapidité | vitesse == célérité
    init == initiative
    frappe d'abord | première frappe = initiative
    double frappe | double init | frappe double = double initiative
    volant | volante == vol
    voler dans les airs = vol
    piétine | trampler | piétinage == piétinement
    atteinte | allonge == portée
    par deux créatures ou plus = menace | intimidation
    prot bleu | prot rouge | prot noir | prot blanc | prot vert = protection contre
    mur == défenseur
    murs == défenseur
    cri de bataille = cri de guerre
    tempête | orage == déluge
    démence == folie
    rappel sort | rachat = rappel
    face cachée retournée | retourner une mue | retourner un morph = retourner face visible
    face cachée 2/2 | 2/2 face cachée = face cachée créature 2/2
    rappeler du cimetière | relancer du cimetière = lancer cette carte cimetière
    pilote | équipage == pilotage
    aiguillonner | provoquer == inciter | provocation
    inciter à attaquer = inciter | provocation
    ombre == distorsion
    joueur actif choisit | joueur actif d'abord | actif choisit en premier = joueur actif fait \
d'abord ses choix
    copie détruite | token copie | jeton copie détruit = jeton cesse d'exister
    pv ou blessures | perdre des pv ou blessures = blessures font perdre points de vie
    jeton ou marqueur | marqueur ou jeton | token vs counter | token ou counter | jeton vs \
marqueur = marqueur n'est pas un jeton
    liste de types = types de carte sont artefact
    retirée de l'attaque | arrête d'attaquer | créature retirée = retiré du combat
    mana pendant cast | mana pendant le cast = activer des capacités de mana
    quitte l'exil | jusqu'à ce qu'il quitte | jusqu'à son départ = exilent jusqu'à ce que
    ff | gg | surrender | give up = concéder | abandonner
    nul volontaire | nulle volontaire | match nul volontaire | nul accordé = nulle \
intentionnelle
    entre deux manches | entre 2 manches | entre deux games | entre 2 games = modifier son deck \
réserve | réserve manches
    dé de loyauté = marqueur loyauté
    pas de bloqueur | sans bloqueur | aucun bloqueur | personne bloque = créature non bloquée \
assigne
    removed from game | removed from the game | zone removed = exil | zone retirée de la partie
    chez son propriétaire | revient à son propriétaire | retourne au propriétaire = zone \
correspondante de son propriétaire
    jusqu'au départ | exil temporaire | exil provisoire = exilent jusqu'à ce que
    capa de cimetière | capa au cimetière | capa dans le cimetière | capa en main = capacités ne \
fonctionnent que sur le champ de bataille
    une par une | un par un = une à la fois
    toucher toutes les créatures | toutes les créatures sans cibler = affecter sans les cibler
    payer trop de vie | pas assez de vie | pas assez de pv = payer des points de vie total \
supérieur
    révéler le dessus | dessus révélé = carte du dessus révélée
    regarder sa biblio | regarder sa bibliothèque | regarder son deck = bibliothèque ne peuvent \
pas regarder
    thalia | sphère de résistance | sphere of resistance = coût augmenté
    éphémère tour de l'autre = sort d'éphémère à tout moment
    terrain est un sort | terrain un sort = jouer un terrain pas un sort
    urborg | magus of the moon = sous-type d'un terrain type de terrain de base
    doubling season | hardened scales | parallel lives = effet de remplacement
    rest in peace | leyline of the void = effet de remplacement exil
    teferi time raveler | grand abolisher = ne peuvent pas lancer de sorts
    platinum angel | ange de platine = ne peut pas perdre la partie
    lab man | laboratory maniac | thassa's oracle | thoracle = gagne la partie bibliothèque sans \
carte
    ad nauseam | phyrexian unlife = total de points de vie
    humility | opalescence == couches
    stasis == étape de dégagement
    winter orb | back to basics = étape de dégagement
    armageddon | ravages of war = détruire tous les terrains
    signet == capacité de mana
    sol ring | mana crypt = capacité de mana
    fow | pitch | daze == coût alternatif
    force of will = coût alternatif
    fierce guardianship | deflecting swat = sans payer son coût de mana
    swords to plowshares | path to exile = exiler
    path of ancestry | command tower = identité couleur commandant
    snapcaster | past in flames = flashback
    craterhoof | overrun = gagnent piétinement
    darksteel | avacyn == indestructible
    lightning greaves | swiftfoot boots = équipement
    skullclamp | jitte == équipement
    hullbreacher | narset == piocher plus
    panharmonicon | yarok == déclenche une fois de plus
    hushbringer == arrive sur le champ de bataille ne se déclenche pas
    torpor orb = arrive sur le champ de bataille ne se déclenche pas
    gilded drake | switcheroo | juxtapose = échanger le contrôle
    insurrection | threaten effect | act of treason = acquérir le contrôle
    mindslaver lock | word of command = contrôler un autre joueur
    sundial of the infinite | obeka = terminer le tour
    nexus of fate | time warp = tour supplémentaire
    aggravated assault | relentless assault = phase de combat supplémentaire
    moat == ne peuvent pas attaquer
    ensnaring bridge | silent arbiter = ne peuvent pas attaquer
    maze of ith | labyrinthe d'ith = dégagez prévenez blessures de combat
    serra's sanctum | gaea's cradle | cabal coffers = capacité de mana
    kiki jiki | splinter twin | pestermite = boucle
    intouchable = linceul | défense talismanique
    moud | mouds == meuler
    ressuscite -1 | revient -1 = persistance
    ressuscite +1 | revient +1 = survivance
    ressusciter = renvoyer du cimetière sur le champ de bataille
    bloc | blocs == bloquer
    1x tour | 1x par tour | une fois tour = une seule fois par tour
    dbl == double
    red de coût | réduc de coût = réduction de coût
    contre le contre | contre contre = en réponse nouveau sort résout d'abord
    pass pass | pass pass pass = passent à la suite
    date == horodatage
    cibles identiques | deux cibles identiques = même cible plusieurs fois
    attaque obligée = attaquer si possible | exigences
    bloc forcé | bloc obligé | bloc obligatoire = exigences bloquer | forcent bloquer
    bloc à 2 | bloc à deux = plusieurs créatures bloquer le même attaquant
    chambre == salle
    pdt == pendant
    counterer | countere == contrecarrer | contrer
    déphaser = hors phase
    geler | freeze | congeler = ne se dégage pas
    rebattre = mélanger
    échouer à trouver | échouer à la recherche = ne pas trouver
    2e phase | deuxième phase | 2ème phase | 2e main | deuxième main phase \
= seconde phase principale | seconde principale
    plus et moins | plus un et moins un | marqueurs qui s'annulent = marqueur +1/+1 et marqueur \
-1/-1 retirés | +1/+1 -1/-1 s'annulent
    archenemi = archennemi
    {c} mana | mana {c} = mana incolore
    mini deck | deck mini | minimum de cartes | cartes mini = taille minimale pour un deck
    j'abandonne cartes | j'abandonne objets | mes cartes quand j'abandonne = joueur quitte la \
partie objets
"""
