"""French verbs."""

from __future__ import annotations

_ALL = """
    e es ent ons ez ant ais ait aient ions iez ra ras rai rons rez ront rais rait raient
"""
_ER = f"""
    e es ent ez er ee ees a ant ais ait aient
    era eras erai erons erez eront erais erait eraient
    | - {_ALL} ai as erent asse assent
"""
_IR = f"""
    ir i ie is ies it ira iras irai irons irez iront irais irait iraient irent
    issons issez issent isse isses issant issait issais issaient
    | {_ALL}
"""
_RE = f"""
    - s se ses u ue us ues ut urent ant ait aient ez oir ir
    | {_ALL} re t i ie is it ies irent te tes ts
"""


def _merged(one: str, other: str) -> str:
    (sure, told), (also_sure, also_told) = one.split("|"), other.split("|")
    return f"{sure} {also_sure} | {told} {also_told}"


ENDINGS = {"er": _ER, "oir": _RE, "re": _RE, "ir": _merged(_IR, _RE)}

VERBS = """
    abandonner
    accomplir
    acheter
    acquérir acquier acqu acqui
    activer
    admettre admet admi
    affaiblir
    affecter
    agir
    ajouter
    annuler
    apparaître apparai apparaiss appar
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
    conclure
    connaître connai connaiss conn
    construire construis
    contenir contien contienn contiend
    continuer
    contrecarrer
    contrer
    contrôler
    convertir
    convoquer
    copier
    correspondre
    coûter
    couvrir couver
    craindre crain craign
    créer
    déclarer
    déclencher
    découvrir découver
    décrire décriv
    défausser
    défendre
    définir
    dégager
    dépendre
    déplacer
    descendre
    désengager
    détacher
    détenir détien détienn détiend
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
    écrire écriv
    élire el élis élit élir élira
    empêcher
    employer emploi emplois
    enchanter
    engager
    enlever
    entrer
    envoyer envoi envois enver
    équiper
    essayer essai essais
    éteindre étein éteign
    étendre
    exclure
    exiler
    explorer
    finir
    flétrir
    fouiller
    gagner
    garder
    générer
    ignorer
    inclure
    infliger
    interagir
    interdire interdis
    intervenir intervien intervienn interviend
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
    mettre met mi mit
    meuler
    modifier
    montrer
    mourir meur mourr mor
    muter
    nommer
    obtenir obtien obtienn obtiend
    offrir offer
    ouvrir ouver
    parvenir parvien parvienn parviend
    passer
    payer pai payons
    perdre
    permettre permet permi
    piétiner
    piloter
    piocher
    placer
    poser
    posséder
    poursuivre poursui
    prendre pren prenn pri prit
    prévenir prévien prévienn préviend
    produire produis
    proliférer
    promettre promet promi
    protéger
    provenir provien provienn proviend
    quitter
    ramener
    rappeler rappell
    recevoir reçoi reçoiv reç
    recommencer
    reconnaître reconnai reconnaiss reconn
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
    renvoyer renvoi renvois renver
    répartir
    répéter
    répondre
    reprendre repren reprenn repri
    résoudre résou résolv résol
    rester
    retenir retien retienn retiend
    retirer
    retourner
    réunir
    réussir
    révéler
    revenir revien revienn reviend
    sacrifier
    sauter
    séparer
    soumettre soumet soumi
    soutenir soutien soutienn soutiend
    subir
    suivre suit
    supprimer
    surveiller
    suspendre
    tenir tien tienn tiend
    terminer
    toucher
    transformer
    transmettre transmet transmi
    trouver
    tuer
    utiliser
    vaincre vainqu
    valoir vau vaut valent vaudr
    venir vien vienn viend
    vérifier
    vider
    viser
    voler
"""
