"""How French players ask for a rule at the table or on a phone: half sentences about the game and
its cards, about spells and the turn, and about what a keyword does."""

from __future__ import annotations

SAID = """
    nombre de terrains | combien de terrains | terrains de base illimités | forêts dans le deck \
= nombre illimité cartes de terrain de base
    limite de cartes | maximum de cartes | cartes max | taille max du deck = taille maximale \
pour un deck
    mm temps | mme temps | meme tps = en même temps | simultanément
    repiocher = mulligan
    nombre négatif | force négative | en dessous de zéro | moins de zéro = nombre négatif \
inférieur à 0 | positif ou zéro
    vous désigne | mot vous | le mot vous = mots vous et votre contrôleur
    types de capas | types de capacités | sortes de capacités | combien de capacités | \
catégories de capas = catégories générales de capacités | familles capacités
    poser un land | poser une land | poser des lands | poser land = jouer un terrain
    passe par la pile | utilise la pile | va sur la pile | passe par la stack | va sur la stack \
| utilise la stack = n'utilise pas la pile | ne passent pas par la pile
    deux joueurs passent | 2 joueurs passent | deux passent = joueurs passent à la suite
    coût zéro | coûte 0 | sort à 0 | coût de 0 | sort à zéro = coûts réduits à {0}
    sauf si il paie | sauf s'il paie | à moins de payer | payer sinon = à moins qu'un joueur ne \
paie
    revient différent | objet différent | autre objet | revient comme neuve = nouvel objet sans \
mémoire
    deck adverse | deck de l'adversaire | deck de l'adv | deck du gars = bibliothèque
    sauter l'entretien | sauter la pioche | sauter le combat | skip untap | sauter le dégagement \
| sauter upkeep = sauter une étape
    may trigger | trigger may = déclenchées facultatifs
    meurent en même temps = quand meurt regardent en arrière
    dernière info | info d'avant = dernières informations connues
    switch | inverser force endurance | échanger force endurance = échange de la force et de \
l'endurance
    entre avec des marqueurs | entre avec des compteurs | arrive avec des compteurs | arrive \
avec des marqueurs = arrive avec remplacement
    imprévenable | unpreventable | dégâts imparables = ne peuvent pas être prévenues
    fact or fiction | faire des piles | deux piles | séparer en piles | faire deux tas = \
séparent en tas | un tas
    ninja = ninjutsu
    aff == affinité
    conv == convocation
    recy == recyclage
    indes == indestructible
    reg == régénérer
    cumulable == plusieurs occurrences
    se cumule | ça se cumule | deux fois le vol | stackable = plusieurs occurrences
    loup garou = diurne
    prêtée | prêté == propriétaire
    cantrip = piochez une carte
    debuff | rapetisser == -1/-1
    anthem | hymne | lord == gagnent +1/+1
    qui a raison | carte ou règle | carte bat règle = carte a priorité sur les règles
    pas possible de faire = impossible ignorée
    sens de jeu | sens horaire | à gauche = ordre du tour
    game 2 | deuxième manche | manche 2 | game d'après = perdant de la partie précédente
    tirage au sort | pierre feuille ciseaux | shifumi | dé pour commencer = méthode aléatoire \
premier tour
    saute sa pioche | sauter la première pioche = saute l'étape de pioche
    couper le paquet = couper le deck
    compagnon avant la partie | révéler le compagnon = révèlent leur compagnon
    payer le compagnon | compagnon en main | companion en main | compagnon 3 = compagnon mettre \
en main
    seul survivant | dernier joueur | dernier en vie | plus que moi = gagne si tous ses \
adversaires l'ont quittée
    wincon | condition de victoire | gagner direct | victoire alternative = effet déclarer gagne \
la partie
    piocher trop | piocher plus que = piocher plus de cartes qu'il n'en reste
    peut pas s'arrêter | boucle sans fin | boucle obligée = boucle actions obligatoires
    boucle facultative | boucle volontaire | arrêter la boucle | stopper la boucle = boucle \
actions facultatives choix différent
    combien de répétitions | répéter le combo | faire le combo 100 fois = boucle annonce combien \
de fois répète
    incolore est une couleur | choisir incolore = incolore ne sont pas des couleurs
    deux couleurs | deux couleurs ou plus = multicolore
    devient bleu | devient rouge | devient noir | devient blanc | devient vert = changer la \
couleur d'un objet
    types de mana | combien de manas = six types de mana
    mana dork | dork | mana rock | caillou de mana | pierre à mana = capacité de mana ajouter du \
mana
    terrain produit | terrain donne du mana = {T} ajoutez un mana
    x sur la pile | x sur la stack = valeur choisie sur la pile
    fraction == fractionnaire arrondir
    demi dégât | demi vie | nombre à virgule = fractionnaire arrondir
    qui contrôle | qui controle le trigger | à qui le trigger = contrôleur
    qui possède | à qui appartient = propriétaire
    dit créature sans carte | écrit créature | mot créature = désigne un permanent sur le champ \
de bataille
    carte sur le board = permanent
    sens dessus dessous | à l'envers = face cachée | inversé
    nom du jeton | couleur du jeton | caracs du jeton = crée un jeton définit ses \
caractéristiques
    qui a le jeton | jeton donné | créer sous mon contrôle = crée un jeton propriétaire
    token revient | jeton revient | flicker jeton = jeton a quitté revenir
    capa survit | capacité survit | créature meurt en réponse = indépendamment de sa source
    contrer la capa avec un contresort | contresort sur capa | counterspell sur une capa = \
capacités ne sont pas des sorts contrecarrées
    virer l'emblème | détruire l'emblème | enlever l'emblème = emblème n'est ni une carte ni un \
permanent
    est ce une cible | mot cible = demandent de choisir cibles
    affecte sans cibler | toutes les créatures cible = affecter sans les cibler
    choisir la cible quand | quand choisir la cible | cible au lancement = annonce le choix des \
cibles
    répondre à un terrain | répondre au terrain | répondre à la pose = action spéciale n'utilise \
pas la pile
    retourner la mue | retourner le morph répondre = retourner face visible action spéciale
    mon tour seulement | qu'à mon tour = pendant sa phase principale
    sba quand | sba avant | vérifier les sba | checker les sba = actions basées sur l'état \
devrait recevoir la priorité
    réponse à la réponse | répondre à la réponse | contrer le contre | counter le counter = en \
réponse nouveau sort résout d'abord
    pas assez de mana | manque de mana | manque un mana = ressources nécessaires
    déjà tapé | tapé deux fois = déjà engagé
    pas de coût = pas de coût de mana
    réduction mana coloré | réduire mana coloré = réduction de coût générique
    jouer gratos | gratos | gratis | lancer gratuit | jouer gratuit = sans payer son coût de \
mana
    choix à la résolution | payer à la résolution = paiement résolution
    vie négative = points de vie inférieur
    dégât à un terrain | blesser un terrain = infliger des blessures aux
    dégâts égale perte de vie | dégâts ou perte de vie | perte de vie = perdre points de vie
    0 dégât | zéro dégât | inflige 0 = infliger 0 blessure
    source de dégâts | choisir la source = source choisie blessures
    pioche obligatoire | pioche automatique = joueur actif pioche une carte
    marqueur sur joueur | compteur sur un joueur = marqueur joueur
    marqueur vol | compteur de vol | compteur trample = marqueur de mot-clé
    nommer une carte | dire un nom | citer une carte = choisir un nom de carte
    version française nom | traduction du nom | nom en anglais = versions anglaises nom
    où est le coût = coin supérieur
    icône == symbole
    symbole de guilde | filigrane = aucune fonction de jeu
    type de base = types de terrain de base
    nouveau type = changement de type
    légendaire non créature | toujours légendaire = super-type
    non créature force | terrain a une force | force d'un artefact = non-créature ni force ni \
endurance
    lancer artefact | jouer un artefact = lancer une carte d'artefact
    jouer enchantement | jouer un enchantement = lancer un enchantement
    équipement reste | équipement sans créature | créature équipée meurt | porteur meurt = \
équipement détaché reste sur le champ de bataille | reste en jeu détache
    équiper en éphémère | équiper en réponse | équiper vitesse éphémère = équipement comme un \
rituel
    équiper deux créatures | équiper l'adversaire | équiper chez l'adversaire = équipement \
attaché à une créature
    équipement créature | équipement animé = équipement aussi une créature
    véhicule créature | véhicule attaque | bloquer avec un véhicule | véhicule piloté = véhicule \
n'est pas une créature piloté
    piloter malade | piloter mal d'invocation | crew malade = pilotage engagez des créatures
    taper malade | engager malade | mana malade = mal d'invocation symbole d'engagement
    aura sur joueur | malédiction = aura joueur
    contrôleur de l'aura | aura adverse = aura
    terrain animé | créature terrain = terrain créature
    pw entre | pw arrive = planeswalker arrive marqueurs loyauté
    pw perd loyauté | pw prend des dégâts = planeswalker retirent marqueurs loyauté
    -x du pw | moins du pw | plus du pw = capacité de loyauté coût
    pw en éphémère | pw tour adverse = capacité de loyauté phase principale
    finir la bataille | défendre la bataille = protecteur bataille
    chapitre de saga | saga dernier chapitre | saga finit | fin de saga = saga dernier chapitre \
sacrifie
    lore == marqueur sapience saga
    saga chapitre | compteur de saga = marqueur sapience saga
    info cachée | carte cachée = zones cachées
    info publique | info libre = zone publique
    marqueurs dans une autre zone | retour en jeu | revient en jeu = nouvel objet
    ma carte dans son cimetière | carte volée meurt | ma créature volée = zone correspondante \
propriétaire
    éphémère en jeu | éphémère sur le board = éphémère ne peut pas arriver sur le champ de \
bataille
    wish dans la réserve | chercher dans la réserve | chercher dans le side = en dehors de la \
partie
    cacher sa main | montrer sa main | révéler sa main = révéler
    reliquaire | main illimitée | pas de limite de main = taille de main maximale
    huit cartes en main | 8 cartes en main | défausser à 7 | défausser jusqu'à 7 = défausse \
taille de main maximale
    cimetière visible | carte face visible cimetière = cimetière face visible
    pile pleine | plusieurs sorts sur la pile = pile ordre
    taper les terrains pile | mana sur la pile | mana passe par la pile = capacités de mana pile
    regarder l'exil | voir l'exil = cartes exilées
    parier | pari == mise
    jouer pour des cartes = mise
    nombre de phases | cinq phases | cb de phases = tour comprend cinq phases
    deux tours supplémentaires = tour supplémentaire
    mana entre deux phases | mana d'une phase à l'autre = étape se termine mana inutilisé
    répondre dans l'untap | répondre au dégagement | prio untap | priorité pendant le dégagement \
= aucun joueur priorité dégagement
    trigger entretien | trigger d'upkeep = au début de l'entretien
    trigger fin de tour | trigger d'étape de fin | trigger end step | trigger eot = au début de \
l'étape de fin
    répondre pendant la pioche | avant la pioche = étape de pioche priorité
    combien de phases principales = deux phases principales
    défenseur du combat | joueur attaqué = joueur défenseur
    voler un attaquant | changer de contrôle en combat | attaquant volé = retiré du combat \
contrôleur
    engager un bloqueur | taper le bloqueur | tap bloqueur = bloquée reste bloquée
    attaquer le pw ou le joueur | qui attaquer | choisir qui attaquer = annonce attaque joueur \
planeswalker
    combien de bloqueurs | bloquer plusieurs attaquants = bloquer un seul attaquant
    choisir le bloqueur | ordre des dégâts = assigne blessures
    force 0 attaque | attaquant force 0 = nombre de blessures égal à sa force
    regen combat | régénérer bloqueur = régénérer retirez-le du combat
    fin de tour et nettoyage | effet jusqu'à fin de tour | pump fin de tour | finir effet tour = \
effets jusqu'à la fin du tour se terminent
    blessures guérissent | dégâts partent | dégâts soignés | quand partent les dégâts = \
blessures marquées sont retirées
    trigger nettoyage = nettoyage priorité | déclenche pendant le nettoyage
    annoncer un sort | annonce du sort = annonce le sort
    coût total | calculer le coût | calcul du coût = coût total du sort
    taper pendant le lancement | engager pendant le cast = activer des capacités de mana
    trigger quand lancé | trigger de cast | cast trigger | quand je lance = se déclenchent quand \
un sort est lancé
    utiliser sa capa | activer la capa adverse | capa de l'adversaire = contrôleur peut activer \
capacités activées
    activer plusieurs fois | autant de fois | spammer une capa = activer une capacité
    trigger deux fois | déclenche plusieurs fois | trigger plusieurs fois = déclenche une fois \
pour chaque occurrence
    trigger sur la pile | quand le trigger va sur la pile = mise sur la pile recevrait la \
priorité
    si au milieu | si dans le trigger | condition si | condition du trigger = clause si
    plus tard dans le tour | au prochain tour trigger = déclenchée à retardement
    mort vue | voir mourir = regardent en arrière
    étoile étoile = définie par une capacité
    mana infini capa | est ce une capacité de mana = est une capacité de mana
    capa de pw | capacité de pw | capa de walker = capacité de loyauté
    capas liées | exil lié = capacités liées
    une cible sur deux | une seule cible légale | une cible illégale | cible partiellement = \
seulement certaines cibles sont illégales
    ordre du texte | dans l'ordre écrit = instructions dans l'ordre du texte
    créature résout | sort de créature résolu = sort de permanent arrive sur le champ de \
bataille
    mana de n'importe quelle couleur | mana de toute couleur = mana comme s'il était de \
n'importe quelle couleur
    combien de temps dure | durée de l'effet | dure jusqu'à = effet continu durée
    changer le texte | texte change = changement de texte
    copie contrôle texte type | calque = couches
    deux effets contraires | effets contradictoires = horodatage
    dépend == dépendance
    poser avec | entrer comme = arrive comme remplacement
    régénération exil = régénérer
    bouclier de prévention | prévenir les prochaines = prévient prochaines blessures
    choisit le remplacement | ordre des remplacements = effets de remplacement choisit lequel
    mot mourir | définition de mourir = mourir veut dire
    aventuriers == équipe d'aventuriers
    clerc gredin guerrier sorcier = équipe d'aventuriers
    sort historique = historique
    tuteur raté | chercher sans trouver = chercher pas obligé de trouver
    regarder et mettre dessous | mettre dessous = regard dessous
    mettre au cimetière du dessus | dessus au cimetière = meuler | surveiller
    faire battre | combat entre créatures | se tapent = se battre
    détruire sans régénérer = régénération
    retourner la carte à deux faces | changer de face | loup garou retourné = transformer
    un marqueur de plus | un compteur de plus = proliférer
    jeton copie de jeton | copier un jeton = peupler | jeton copie
    pas se dégager | reste engagé | reste tapé = surmener
    2/2 face cachée du dessus | carte du dessus face cachée = manifester
    piocher puis défausser | défausser puis piocher | piocher défausser = conniver | recyclage
    un dégât suffit | n'importe quel dégât tue | un seul dégât tue | 1 dégât tue = contact \
mortel
    frappe avant | tape avant | tape en premier | dégâts avant | dégâts d'abord = initiative
    frappe deux fois | deux fois les dégâts = double initiative
    ne s'engage pas | attaque sans s'engager | attaque sans se taper | attaque sans taper | se \
tape pas = vigilance
    attaque dès l'arrivée | attaque le tour même = célérité | mal d'invocation
    ne peut pas être ciblé | peut pas être ciblée | pas être la cible = linceul | défense \
talismanique
    contrecarré sauf si paie | payer pour cibler = parade
    bloque les volants | bloquer un volant | bloquer une volante = portée | vol
    dégâts qui dépassent | dégâts passent au joueur | surplus au joueur = piétinement
    bloquée par deux | bloqué par 2 | deux bloqueurs minimum = menace
    vie en tapant | gagne de la vie en tapant | dégâts rendent de la vie = lien de vie
    peut pas attaquer = défenseur
    lancer du cimetière | jouer du cimetière | jouer depuis le cimetière | caster du cimetière | \
jouer du cim | lancer depuis le cim = lancer cette carte cimetière
    carte défaussée jouée | jouer en défaussant = folie
    taper les créatures pour payer | payer avec des créatures | engager créatures pour payer = \
convocation
    payer avec des artefacts | engager artefacts pour payer = improvisation
    exiler le cimetière pour payer | payer avec le cimetière = fouille
    moins cher par artefact = affinité
    payer chaque tour | payer de plus en plus | coût qui augmente = entretien cumulatif
    repayer au tour suivant | payer encore une fois = écho
    revient avec -1 | revient avec un marqueur -1 = persistance
    revient avec +1 | revient avec un marqueur +1 | meurt et revient = survivance
    copie pour chaque sort | copier chaque sort = déluge
    sort gratuit du dessus | révéler jusqu'à = cascade
    compteur temps | compteur de temps | exilé avec des compteurs = suspension
    aucune réponse possible | personne peut répondre | impossible de répondre | rien répondre = \
fraction de seconde
    créature comme aura | aura ou créature = coût de grâce
    remonte en main à la fin | revient en main fin de tour = précipitation
    retour en main du sort | sort revient en main = rappel
    toutes les tribus | tous les types = changelin
    échange ninja | remplacer l'attaquant = ninjutsu
    dégâts en -1 | dégâts sous forme de -1 = flétrissure | infection
    dégâts en poison | dégâts poison = infection
    deux commandants | 2 commandants | second commandant = partenariat
    partie dans la partie = sous-partie
    attaquer à plusieurs joueurs | attaquer deux joueurs | plusieurs adversaires attaquer = \
attaquer plusieurs joueurs
    gauche ou droite | attaque gauche = attaque à gauche
    équipe meurt | coéquipier meurt | coéquipier perd | partenaire perd = équipe perd
    vie partagée | vie commune | points de vie partagés = équipes partagent
    tour ensemble | tour commun | jouer ensemble = tours équipe
    quand un joueur meurt | joueur éliminé | éliminé | joueur mort = joueur quitte la partie \
objets
    créature volée joueur quitte | rendre les créatures = contrôle d'objets se terminent
    chaos == dé planaire
    plan chaos = dé planaire
    changer de plan = transplaner
    deck du commandant interdit | couleurs permises | couleurs autorisées | cartes autorisées = \
identité couleur
    sortir le général | jouer son général | lancer son commandant | jouer le commandant = lancer \
son commandant zone de commandement
    2 de plus | deux de plus | +2 par fois = coûte de plus taxe
    retour zone de commandement | renvoyer le commandant | remettre le commandant = mettre dans \
la zone de commandement
    draft de conspirations = conspiration
    proxies | fausse carte | carte imprimée = carte de substitution
    effets d'état | effets basés sur un état | action basée = actions basées sur l'état
    endurance à 0 | endurance 0 | 0 d'endurance | zéro d'endurance | endurance à zéro = \
endurance inférieure ou égale à 0 | endurance nulle
    pile ou face = jouer à pile ou face
    jeter un dé | lancer les dés | rouler un dé | jet de dé = lancer un dé
    double carte | carte coupée | carte split | carte en deux = carte double
    carte recto verso | carte double face = carte à deux faces
    carte à flip = carte inversable
    contrôler le joueur | jouer son tour à sa place | contrôler l'adversaire = contrôler un \
autre joueur
    terminer son tour | fin du tour immédiate = terminer le tour
    couronne | roi == monarque
    retour en arrière | erreur de jeu | faute de jeu | triche = action illégale annulée
    joueur part | joueur quitte | un joueur abandonne | quitte en multi = joueur quitte la \
partie propriétaire | joueur s'en va
    partie à plusieurs | partie à 4 | partie à quatre | partie à 3 | à plusieurs = multijoueurs
    géant à deux têtes | deux têtes | 2 têtes | équipe de deux | 2 contre 2 | 2v2 = troll à deux \
têtes | deux équipes de deux
    2hg vie | vie en 2hg | vie troll = troll à deux têtes points de vie
    2hg poison | poison en 2hg | poison troll = équipe quinze marqueurs poison
    chacun pour sa pomme | tous contre tous = chacun pour soi
    imperator | empereur meurt = empereur
    dé de planechase = dé planaire
    deck commander | deck edh | construire un commander | deck 100 | 100 cartes = deck cent \
cartes commandant
    identité de couleur | couleurs du commandant | couleurs du général = identité couleur \
commandant
    taxe commander | taxe de général | taxe du général | taxe commandant | relancer son général \
| relancer le commandant = taxe du commandant | commandant coûte de plus
    commandant meurt | général meurt | commandant au cimetière | commandant exilé | commandant \
tué = commandant mis dans un cimetière ou en exil
    commandant en main | bounce commandant | commandant dans la biblio = commandant mis dans la \
main ou la bibliothèque
    dégâts de général | dégâts de commandant | dmg commandant | 21 dégâts | 21 dmg | blessures \
de commandant = commandant 21 blessures de combat
    doublon | doublons == nom différent
    une seule copie | pas de doublon | exemplaire unique = nom différent | aucune carte deux \
fois
    général légendaire | choisir un commandant | quel commandant = carte légendaire désignée \
comme commandant
    antagoniste == archenemy
    grand méchant = archenemy
    carte oracle | texte officiel | version anglaise = texte oracle
    match nul intentionnel = nulle intentionnelle
    lancer un d20 | lancer un d6 = lancer un dé
    deux pw | 2 pw | même pw | pw en double | legend rule pw | unicité des pw = règle d'unicité \
des planeswalkers | planeswalkers unicité
"""
