"""Spanish players' words, of Spain and of America, and the English ones that they use."""

from __future__ import annotations

from indexer.languages.synonyms import read_synonyms, said_otherwise
from indexer.languages.synonyms.es_english import ENGLISH
from indexer.languages.synonyms.es_everyday import EVERYDAY
from indexer.languages.synonyms.es_keywords import KEYWORDS
from indexer.languages.synonyms.es_said import SAID
from indexer.languages.synonyms.es_table import TABLE

_SAID_FOR_EACH_OTHER = """
    criatura | bicho | creature
    criaturas | bichos | creatures
    ficha | token
    fichas | tokens
    contador | marcador | counter
    contadores | marcadores | counters
    cementerio | grave | gy
    mazo | deck
    trigger | gatillo
    triggers | gatillos
    oponente | rival | opo | contrincante
    daño | dmg | damage
    tierra | land
    tierras | lands
    planeswalker | pw | walker
    planeswalkers | pws | walkers
    hechizo | spell
    hechizos | spells
    habilidad | ability
    coste | costo
    comandante | general | commander
    objetivo | target | blanco
    objetivos | targets | blancos
    mulligan | mull | mulli
    prioridad | prio
    instantáneo | instant
    conjuro | sorcery
    pila | stack
    incoloro | colorless
    cmc | mv
    lanzar | castear | tirar
    atacante | attacker
    bloqueador | blocker
    girar | tapear | virar
    girada | tapeada | virada
    enderezar | destapear | desvirar
    encantamiento | ench
    contrarrestar | counterear | anular
    contrarrestada | countereada | anulada
    fase | phase
    veneno | poison
    banquillo | side | sideboard
    """
"""Words that players say for each other."""
_MOST_WORDS = 4
"""Of how many words an expression is said with other words for its own, too."""

_ACTING = "activar activo | comenzar comienzo | encontrar encuentro | jugar juego | pasar paso"
"""Verbs, and a form of theirs that is another word, unless an object follows."""
_OBJECTS = "un una el los las mi otra"

_ACTS = "\n".join(
    f"{form} {word} = {verb}"
    for verb, form in map(str.split, _ACTING.split("|"))
    for word in _OBJECTS.split()
)
_SAID = """
    virar | tapar | agotar = girar
    untap | destapar | desvirar | desgirar = enderezar
    counterear | contrarestar | anular | cancelar = contrarrestar
    contrear == contrarrestar
    counter = contrarrestar | contador
    marcador = contador
    contador = marcador
    counterspell | contrahechizo = contrarrestar hechizo
    counter +1 | contador +1 | marcador +1 = contador +1/+1 | marcador +1/+1
    counter -1 | contador -1 | marcador -1 = contador -1/-1 | marcador -1/-1
    mazo | librería | grimorio = biblioteca
    baraja == mazo | biblioteca
    deck = mazo | biblioteca
    etb | entrar en juego | entre en juego | entra a mesa = entra al campo de batalla | entra
    entra en mesa = entra al campo de batalla | entra
    entre al campo | entre en el campo | entre a mesa = entra al campo de batalla
    que entre | criatura entre | permanente entre | ficha entre = entra al campo de batalla
    entre girado = entra girado
    en juego | en mesa | en campo = en el campo de batalla
    tablero = campo de batalla
    bajar a mesa = poner en el campo de batalla
    bajar una tierra | bajar tierra | bajo una tierra | land drop = jugar una tierra
    ltb | salir de juego = deja el campo de batalla | abandona el campo de batalla
    sale del campo | salir de mesa = deja el campo de batalla | abandona el campo de batalla
    deja el campo de batalla = abandona el campo de batalla
    morir = al cementerio desde el campo de batalla
    matar = destruir | morir
    romper = destruir
    cargarse | cargarme == destruir
    cargarse una | cargarse un | se carga una | se carga un = destruir
    me cargo una | me cargo un | me cargo la | me cargo el = destruir
    tumba == cementerio
    grave | graveyard | yard | gy | pila de descartes = cementerio
    removido del juego | retirado del juego | fuera del juego = exilio
    rebotar | bouncear | volver a la mano = devolver a la mano | regresar a la mano
    subir a la mano = devolver a la mano | regresar a la mano
    blinkear | flickear | parpadear \
= exiliar y devolver al campo de batalla | exiliar y regresar al campo de batalla
    reanimar \
= devolver del cementerio al campo de batalla | regresar del cementerio al campo de batalla
    tutorear = buscar en la biblioteca
    fetchear = buscar en la biblioteca una tierra
    moler = poner en el cementerio desde la biblioteca
    mill = moler | poner en el cementerio desde la biblioteca
    milear | mileo | milea == moler | poner en el cementerio desde la biblioteca
    deckearse == robar de una biblioteca vacía | robar de una biblioteca sin cartas
    quedarse sin cartas | quedarse sin mazo | sin mazo | sin cartas mazo | sin cartas librería \
| quedarse sin cartas mazo | quedarse sin cartas biblioteca | quedarse sin cartas librería \
| sin cartas robar = biblioteca vacía | biblioteca sin cartas
    no quedan cartas | no tengo cartas = biblioteca vacía | biblioteca sin cartas
    sin cartas en la biblioteca = biblioteca vacía
    biblioteca vacía = biblioteca sin cartas
    levantar carta | levantar una carta = robar
    jalar | agarrar carta | pedir carta | chupar carta | draw = robar
    tirar carta | botar carta = descartar
    castear = lanzar
    jugar un hechizo | juego un hechizo = lanzar un hechizo
    jugar hechizos | juego hechizos = lanzar hechizos
    jugar una criatura | juego una criatura | invocar = lanzar una criatura
    hechizo instantáneo | instant = instantáneo
    brujería | sorcery = conjuro
    spell = hechizo
    pegar = atacar | hacer daño
    swingear = atacar
    chumpear = bloquear
    bloquers == bloqueadores
    no se puede bloquear | imbloqueable | evasión = no puede ser bloqueada
    ataque y defensa = fuerza y resistencia
    defensa | aguante | toughness = resistencia
    power = fuerza
    bicho | monstruo = criatura
    pj = jugador
    jugadora activa == jugador activo
    oponente = adversario
    adversario | contrincante | rival | enemigo = oponente
    contrario == oponente
    dueño = propietario
    propietario = dueño
    token = ficha
    fizzle | fizlear | fallar el hechizo = objetivos ilegales no se resuelve \
| objetivo ilegal | objetivos legales no se resuelve
    sin objetivo = objetivo ilegal
    targetear | apuntar a | apuntar criatura | apuntar una | que apunta = hacer objetivo
    elegir blanco | blanco válido | sin blanco = objetivo
    hacer blanco | ser blanco de | blanco de un hechizo | blanco del hechizo = objetivo
    cambiar de blanco | blanco legal | blanco ilegal = objetivo
    trigger = habilidad disparada
    triggerear | trigerear | desencadenar = disparar
    sac == sacrificar
    legend rule | regla de leyenda = legendarios con el mismo nombre | permanentes legendarios
    regla de las leyendas = legendarios con el mismo nombre | permanentes legendarios
    regla de legendarios = legendarios con el mismo nombre | regla de las leyendas
    leyenda = legendario
    regla del mundo = regla de mundo | supertipo mundo
    mareo de invocación = controlado continuamente desde el turno | desorientada
    enfermedad de invocación = controlado continuamente desde el turno | desorientada
    recién entrada = controlado continuamente desde el turno | desorientada
    summoning sickness | summon sick \
= mareo de invocación | enfermedad de invocación | desorientada
    recién bajada | recién jugada | recién salida = controlado continuamente desde el turno
    mareada | mareado | mareo == controlado continuamente desde el turno | desorientada
    sba | acción de estado | efectos basados en estado = acciones basadas en estado
    apnap = jugador activo jugador no activo orden
    cmc | ccm = valor de maná | coste de maná convertido
    coste convertido | coste de maná convertido = valor de maná
    valor de maná = coste de maná convertido
    coste de lanzamiento = coste de maná
    pw | walker | caminante de planos = planeswalker
    commander | edh = comandante
    general == comandante
    impuesto de comandante = coste adicional del comandante
    stack = pila
    responder = respuesta
    en respuesta = responder
    mantener prioridad = recibe la prioridad después
    pasar prioridad | paso prioridad = pasan en sucesión | pasar consecutivamente
    a velocidad de instantáneo = cualquier momento en que tenga prioridad
    a velocidad de conjuro = fase principal con la pila vacía
    upkeep = mantenimiento
    untap step = paso de enderezar
    draw step = paso de robar
    end step | final de turno = paso final
    main phase | main = fase principal
    primera main = primera fase principal
    segunda main = segunda fase principal
    fin de turno = final del turno | paso final
    mano inicial | cambiar la mano = mulligan
    mulligan = mano inicial
    sideboard = banquillo | reserva
    side == banquillo | reserva
    banquillo = reserva | sideboard
    reserva == sideboard | banquillo
    deathtouch = toque mortal
    defender = defensor
    double strike | doble golpe = daña dos veces
    enchant = encantar
    first strike | primer golpe = daña primero
    flash = destello
    flying | fly | volador = volar
    haste == prisa
    hexproof = antimaleficio
    indestructible = no puede ser destruido
    landwalk = cruce de tierras | cruzar tierras
    lifelink = vínculo vital
    menace = amenaza
    prowess = destreza
    pro = protección contra
    reach = alcance
    shroud = velo
    trample = arrollar
    vigilance = vigilancia
    ward = rebatir
    affinity = afinidad
    annihilator = aniquilador
    cascade = cascada
    cumulative upkeep = mantenimiento acumulativo
    convoke = convocar
    crew = tripular
    cycling = ciclo
    delve = excavar
    dredge = dragar
    echo = eco
    fight | pelear = luchar
    flashback = retrospectiva
    haunt = acechar
    kicker = estímulo
    madness = demencia
    monarch = monarca
    morph = metamorfosis
    phasing = desfase
    proliferate == proliferar
    scry = adivinar | otear
    equip == equipar
    regenerate == regenerar
    transform == transformar
    investigate == investigar
    populate = poblar
    mutate = mutar
    companion = compañero
    protection = protección
    exile | exilear == exiliar
    discard = descartar
    blocker = bloqueador
    attacker = atacante
    priority == prioridad
    combat == combate
    cleanup = limpieza
    devour = devorar
    split second = fracción de segundo
    storm = tormenta
    treasure = tesoro
    undying = resiliencia
    wither = debilitar
    dfc = carta de dos caras
    doble cara = dos caras
    cara abajo | bocabajo | face down = boca abajo
    cara arriba | bocarriba = boca arriba
    voltear = poner boca arriba
    flipear = lanzar una moneda | voltear
    equipar == anexar equipo
    maná flotante | vaciar el maná = reserva de maná
    maná sin gastar = reserva de maná | maná no gastado
    mana burn = quemadura de maná
    quemadura == quemadura de maná
    rendirse = conceder | abandona el juego
    conceder = rendirse | abandona el juego
    abandonar | scoopear = conceder | rendirse
    empate | draw game = el juego es un empate | tablas
    tablas = empate
    a la vez = simultáneamente | al mismo tiempo | simultánea
    al mismo tiempo = simultáneamente | a la vez
    simultáneamente = a la vez
    clon = entra como copia | copia de una criatura
    tirar moneda | cara o cruz | águila o sol = lanzar una moneda
    dado == tirar un dado
    pumpear = obtiene +1/+1
    veneno = contadores de veneno
    poison = veneno
    robar control | tomar el control = ganar el control
    robar una criatura = ganar el control de una criatura
    gratis | sin pagar = sin pagar su coste de maná
    coste alternativo = en lugar de pagar su coste de maná
    partida == juego
    juego == partida
    empezar la partida = comienza el juego
    2hg = Gigante de dos cabezas
    combo infinito | infinito | loop = bucle
    barrer la mesa | limpiar la mesa | wrath = destruir todas las criaturas
    capas = interacción de efectos continuos | estratos
    layers = interacción de efectos continuos | capas | estratos
    estratos = capas
    máximo | max = no más de
    mínimo | min = al menos | como mínimo
    límite == máximo
    extra = adicional
    reglamento = reglas
    acabar = terminar | final
    terminar = acabar | final
    pertenece = propietario | dueño
    se va de la partida | salir de la partida = abandona la partida | abandona el juego
    salirse | marcharse | irse == abandona la partida | abandona el juego
    me devuelven | recuperar el maná = costes pagados no se devuelven
    turno del otro | turno del rival | turno del oponente = cualquier momento tenga la prioridad
    tras == después
    lifo == último primero | último agregado
    dmg == daño
    bloquear dos | doble bloqueo | bloqueo múltiple = varias criaturas bloquean
    dar a la mano = devolver a la mano
    hab == habilidad
    biblio == biblioteca
    cem == cementerio
    desaparecer = dejar de existir | se retira | se borra
    vidas = total de vidas
    puntos de vida = vidas
    empieza = comienza
    comienza = empieza
    escoger = elegir
    2 = dos
    dos = 2
    3 = tres
    tres = 3
    4 = cuatro
    cuatro = 4
    5 = cinco
    cinco = 5
    6 = seis
    seis = 6
    7 = siete
    siete = 7
    8 = ocho
    ocho = 8
    9 = nueve
    nueve == 9
    10 = diez
    diez = 10
    15 = quince
    quince = 15
    20 = veinte
    veinte = 20
    21 = veintiuno
    veintiuno = 21
    30 = treinta
    treinta = 30
    40 = cuarenta
    cuarenta = 40
    60 = sesenta
    sesenta = 60
    100 = cien
    cien = 100
"""
SYNONYMS = said_otherwise(
    read_synonyms(_SAID + _ACTS + KEYWORDS + ENGLISH + TABLE + EVERYDAY + SAID),
    _SAID_FOR_EACH_OTHER,
    _MOST_WORDS,
)
