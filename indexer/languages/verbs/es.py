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
    o a as an amos e es en emos er ir iste io imos ieron eron ia ias ian iamos
    ieran iera ieras iese iesen iendo yendo endo ido ida idos idas
    ere era eras eran eremos eria erias erian ire ira iras iran iremos iria irias irian
    {_joined("er ir iendo yendo endo", [*_PRONOUNS, *_PAIRS])} {_joined("a an", _OBJECTS)}
    | - i os {_TOLD}
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
    borrar
    bouncear
    buscar busqu
    caer caig cay
    cambiar
    cancelar
    castear
    causar
    cerrar cierr
    chumpear
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
    disminuir disminuy
    disparar
    disponer dispong dispus dispuest dispondr
    distribuir distribuy
    dividir
    dormir duerm durm
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
    exiliar
    extender extiend
    fallar
    fetchear
    flickear
    flipear
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
    lanzar lanc
    leer ley
    levantar
    llegar llegu
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
    poblar puebl
    poner pong pus puest pondr
    preferir prefier prefir
    prevenir previen preveng previn prevendr
    probar prueb
    producir produzc produj
    proliferar
    proteger protej
    pumpear
    quedar
    quemar
    quitar
    reanimar
    rebotar
    recibir
    recordar recuerd
    recuperar
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
    sacrificar sacrifiqu
    salir salg saldr
    saltar
    scoopear
    seguir sigu sig
    separar
    servir sirv
    soltar suelt
    sostener sosteng sostien sostuv sostendr
    subir
    sufrir
    sugerir sugier sugir
    sumar
    suponer supong supus supuest supondr
    suspender
    sustituir sustituy
    swingear
    tapar
    targetear
    tener teng tien tuv tendr
    terminar
    tirar
    tocar toqu
    tomar
    traer traig traj
    transformar
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
"""
