"""French verbs."""

from __future__ import annotations

_ALL = """
    e es ent ons ez ant ais ait aient ions iez ra ras rai rons rez ront rais rait raient
"""
_ER = f"""
    {_ALL} er ee ees a ai as erent asse assent
    era eras erai erons erez eront erais erait eraient
"""
_IR = f"""
    {_ALL} ir i ie is ies it ira iras irai irons irez iront irais irait iraient irent
    issons issez issent isse isses issant issait issais issaient
"""
_RE = f"""
    - {_ALL} re s t u ue us ues ut urent i ie is ies it ies irent ir oir te tes ts se ses
"""
ENDINGS = {"er": _ER, "oir": _RE, "re": _RE, "ir": f"{_IR} {_RE}"}

VERBS = """
    abandonner
    accomplir
    acheter
    acquérir acquier acqu acqui
    activer
    affaiblir
    affecter
    agir
    ajouter
    annuler
    appartenir appartien appartienn appartiend
    appeler appell
    appliquer
    apprendre appren apprenn appri
    arriver
    assigner
    attacher
    attaquer
    atteindre attein atteign
    attendre
    attribuer
    augmenter
    bâtir
    battre
    bénéficier
    bloquer
    bouger
    casser
    changer
    chercher
    choisir
    cibler
    commencer
    commettre commet commi
    comprendre compren comprenn compri
    concéder
    contenir contien contienn contiend
    continuer
    contrecarrer
    contrer
    contrôler
    convertir
    convoquer
    copier
    coûter
    craindre crain craign
    créer
    déclarer
    déclencher
    défausser
    défendre
    définir
    dégager
    déplacer
    désengager
    détacher
    détruire détruis
    devenir devien devienn deviend
    diminuer
    disparaître disparai disparaiss dispar
    diviser
    donner
    doubler
    durer
    échanger
    échouer
    empêcher
    employer emploi
    enchanter
    engager
    enlever
    entrer
    envoyer envoi enver
    équiper
    essayer essai
    exiler
    explorer
    finir
    flétrir
    fouiller
    gagner
    garder
    générer
    ignorer
    infliger
    interagir
    interdire interdis
    investir
    invoquer
    jeter jett
    jouer
    lancer
    lever
    lier
    maintenir maintien maintienn maintiend
    manipuler
    marquer
    mélanger
    mettre met mi
    meuler
    modifier
    montrer
    mourir meur mourr mor
    muter
    nommer
    obtenir obtien obtienn obtiend
    offrir offer
    ouvrir ouver
    passer
    payer pai
    perdre
    permettre permet permi
    piétiner
    piloter
    piocher
    placer
    poser
    posséder
    prendre pren prenn pri
    prévenir prévien prévienn préviend
    produire produis
    proliférer
    promettre promet promi
    protéger
    quitter
    ramener
    rappeler rappell
    recevoir reçoi reçoiv reç
    récupérer
    réduire réduis
    regarder
    régénérer
    rejoindre rejoin rejoign
    rejouer
    remettre remet remi
    remplacer
    remplir
    rendre
    renvoyer renvoi renver
    répartir
    répéter
    répondre
    reprendre repren reprenn repri
    résoudre résou résolv résol
    rester
    retirer
    retourner
    réunir
    réussir
    révéler
    revenir revien revienn reviend
    sacrifier
    sauter
    séparer
    subir
    suivre sui
    supprimer
    surveiller
    suspendre
    tenir tien tienn tiend
    terminer
    toucher
    transformer
    trouver
    tuer
    utiliser
    valoir vau
    venir vien vienn viend
    vérifier
    vider
    viser
    voler
"""
