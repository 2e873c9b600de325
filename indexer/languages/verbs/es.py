"""Spanish verbs."""

from __future__ import annotations

_OBJECTS = ["lo", "la", "los", "las"]
_PRONOUNS = ["me", "te", "se", *_OBJECTS, "le", "les", "nos"]
_PAIRS = [first + second for first in ("me", "te", "se") for second in _OBJECTS]


def _joined(endings: str, pronouns: list[str]) -> str:
    return " ".join(ending + pronoun for ending in endings.split() for pronoun in pronouns)


_TOLD = f"""
    {_joined("a e an en ad", [*_PRONOUNS, *_PAIRS])} ad
    ara aras aran aremos are era eras eran eremos ere ira iras iran iremos ire
    aria arias arian ariamos eria erias erian eriamos iria irias irian iriamos
"""
_AR = f"""
    o os a as an amos e es en emos ar are ara aras aran aremos aria arias arian ariamos
    aste aron aba abas aban abamos ase asen ando ado ada ados adas
    {_joined("ar ando", [*_PRONOUNS, *_PAIRS])} {_joined("a e an en", _OBJECTS)}
    | - {_TOLD}
"""
_ER = f"""
    o a as an amos e es en emos er ir i is iste io imos ieron eron ia ias ian iamos
    ieran iera ieras iese iesen iendo yendo endo ido ida idos idas
    ere era eras eran eremos eria erias erian ire ira iras iran iremos iria irias irian
    {_joined("er ir iendo yendo endo", [*_PRONOUNS, *_PAIRS])} {_joined("a an", _OBJECTS)}
    | - os {_TOLD}
"""
ENDINGS = {"ar": _AR, "er": _ER, "ir": _ER}

VERBS = """
    abandonar
    abrir abiert
    acechar
    activar
    adivinar
    agregar agregu
    amenazar amenac
    amplificar amplifiqu
    añadir
    anexar
    anular
    aparecer aparezc
    apilar
    aplicar apliqu
    apuntar
    asignar
    atacar ataqu
    atender atiend
    aumentar
    bajar
    barajar
    blinkear
    bloquear
    boltear
    borrar
    bouncear
    buffear
    buscar busqu
    caer caig cay
    cambiar
    cancelar
    castear
    causar
    cerrar cierr
    chumpear
    ciclear
    colocar coloqu
    comenzar comienz comenc comienc
    componer compong compus compuest compondr
    comprobar comprueb
    conceder
    conocer conozc
    conseguir consigu consig
    construir construy
    contar cuent
    contener conteng contien contuv contendr
    contrarrestar
    controlar
    convertir conviert convirt
    convocar convoqu
    copiar
    costar cuest
    counterear
    crackear
    crear
    crecer crezc
    cubrir cubiert
    cumplir
    curar
    dañar
    decidir
    declarar
    defender defiend
    dejar
    demostrar demuestr
    desaparecer desaparezc
    descartar
    descender desciend
    describir descrit
    deshacer deshag deshech deshiz deshic
    destapar
    destruir destruy
    desvirar
    detener deteng detien detuv detendr
    devolver devuelv devuelt
    discartear
    disminuir disminuy
    disparar
    disponer dispong dispus dispuest dispondr
    distribuir distribuy
    dividir
    dormir duerm durm
    draftear
    duplicar dupliqu
    durar
    elegir elij elig
    empatar
    empezar empiez empec empiec
    encantar
    encontrar encuentr
    enderezar enderec
    enseñar
    entrar
    enviar
    equipar
    escoger escoj
    escribir escrit
    esperar
    establecer establezc
    estimular
    evitar
    excavar
    excluir excluy
    exilear
    exiliar
    extender extiend
    fabricar fabriqu
    fallar
    fasear
    fetchear
    fizzlear
    flashear
    flickear
    flipear
    fogear
    fortificar fortifiqu
    ganar
    gastar
    girar
    hacer hag hech hiz hic
    impedir impid
    imponer impong impus impuest impondr
    incluir incluy
    infligir inflij
    intercambiar
    intervenir interveng intervien intervin intervendr
    investigar investigu
    invocar invoqu
    jugar jueg juegu jugu
    kickear
    lanzar lanc
    leer ley
    levantar
    llegar llegu
    lootear
    luchar
    mantener manteng mantien mantuv mantendr
    marcar marqu
    matar
    mezclar
    milear
    mirar
    modificar modifiqu
    moler muel
    morir muer mur muert
    mostrar muestr
    mover muev
    mulliganear
    mulliguear
    negar nieg niegu negu
    obligar obligu
    obtener obteng obtien obtuv obtendr
    ofrecer ofrezc
    ordenar
    pagar pagu
    pasar
    pedir pid
    pelear
    perder pierd
    permanecer permanezc
    permitir
    pertenecer pertenezc
    pingear
    poblar puebl
    poner pong pus puest pondr
    preferir prefier prefir
    prevenir previen preveng previn prevendr
    probar prueb
    producir produzc produj
    proliferar
    proteger protej
    proxear
    pumpear
    quedar
    quemar
    quitar
    rampear
    reanimar
    rebotar
    recibir
    recordar recuerd
    recuperar
    redondear
    reducir reduzc reduj
    reemplazar reemplac
    referir refier refir
    regenerar
    regresar
    remover remuev
    rendir rind
    repartir
    repetir repit
    requerir requier requir
    resolver resuelv resuelt
    responder
    retener reteng retien retuv retendr
    retirar
    revelar
    robar
    romper rot rotos
    sacar saqu
    sacear
    sacrificar sacrifiqu
    salir salg saldr
    saltar
    saltear
    scoopear
    seguir sigu sig
    separar
    servir sirv
    sidear
    soltar suelt
    sostener sosteng sostien sostuv sostendr
    stackear
    subir
    sufrir
    sugerir sugier sugir
    sumar
    suponer supong supus supuest supondr
    suspender
    sustituir sustituy
    swingear
    swinguear
    tapar
    targetear
    tener teng tien tuv tendr
    terminar
    tirar
    tocar toqu
    tomar
    topdeckear
    tradear
    traer traig traj
    transformar
    triggear
    triggerear
    tripular
    tutorear
    usar
    utilizar utilic
    vaciar
    valer valg
    vencer venz
    venir veng vien vin vendr
    virar
    volar vuel
    voltear
    volver vuelv vuelt
    wrathear
"""
