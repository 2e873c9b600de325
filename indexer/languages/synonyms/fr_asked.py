"""More of how French players ask: about zones and phases, counters and tokens, costs, targets."""

from __future__ import annotations

ASKED = """
    jouer à 3 | jouer à 4 | jouer à trois | jouer à quatre = multijoueurs
    limite du deck | deck trop gros | deck sans limite = taille maximale pour un deck
    peut pas vs peut | peut contre peut pas | peut et ne peut pas = ne peut pas l'emporte | \
interdiction l'emporte
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
une bibliothèque sans carte perd
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
    comment gagner = gagne la partie
    comment perdre = perd la partie
"""
