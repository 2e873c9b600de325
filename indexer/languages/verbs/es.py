"""Spanish verbs."""

from __future__ import annotations

_PRONOUNS = ["me", "te", "se", "lo", "la", "los", "las", "le", "les", "nos"]
_BEFORE_PRONOUNS = ["ar", "er", "ir", "ando", "iendo", "yendo", "endo", "a", "e", "an", "en", "ad"]
_PAIRS = [first + second for first in ("me", "te", "se") for second in ("lo", "la", "los", "las")]
_WITH_PRONOUNS = [
    ending + pronoun for ending in _BEFORE_PRONOUNS for pronoun in [*_PRONOUNS, *_PAIRS]
]
_ALL = """
    o a as an e es en amos emos ar er ir ad
    ara aras aran aremos are era eras eran eremos ere ira iras iran iremos ire
    aria arias arian ariamos eria erias erian eriamos iria irias irian iriamos
"""
_AR = f"""
    {_ALL} aste aron aba abas aban abamos ase asen ando ado ada ados adas {" ".join(_WITH_PRONOUNS)}
"""
_ER = f"""
    {_ALL} i imos iste io ieron eron ia ias ian iamos ieran iera iese iesen
    iendo yendo endo ido ida idos idas os {" ".join(_WITH_PRONOUNS)}
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
    comprobar comprueb
    conceder
    conseguir consigu consig
    contar cuent
    contrarrestar
    controlar
    convertir conviert convirt
    convocar convoqu
    copiar
    costar cuest
    counterear
    crear
    cubrir cubiert
    cumplir
    curar
    dañar
    decidir
    declarar
    defender defiend
    dejar
    desaparecer desaparezc
    descartar
    deshacer deshag deshech deshiz deshic
    destapar
    destruir destruy
    desvirar
    devolver devuelv devuelt
    disparar
    dividir
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
    esperar
    estimular
    evitar
    excavar
    exiliar
    fallar
    fetchear
    flickear
    flipear
    ganar
    gastar
    girar
    hacer hag hech hiz hic
    impedir impid
    incluir incluy
    infligir inflij
    intercambiar
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
    regenerar
    regresar
    remover remuev
    rendir rind
    repartir
    repetir repit
    requerir requier requir
    resolver resuelv resuelt
    responder
    retirar
    revelar
    robar
    romper rot
    sacar saqu
    sacrificar sacrifiqu
    salir salg saldr
    saltar
    scoopear
    seguir sigu sig
    separar
    servir sirv
    subir
    sufrir
    sumar
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
