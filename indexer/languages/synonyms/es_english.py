"""The English that Spanish players mix in: parts of a card, types, zones and the turn."""

from __future__ import annotations

ENGLISH = """
    devotion = devoción
    historic = histórico
    party = grupo clérigo guerrero
    outlaw = forajido
    commit a crime | crime = cometer un crimen
    modified = permanente modificado
    landfall = aterrizaje | palabra de habilidad
    threshold = umbral | palabra de habilidad
    hellbent = temerario | palabra de habilidad
    delirium = delirio | palabra de habilidad
    raid = incursión | palabra de habilidad
    constellation = constelación | palabra de habilidad
    morbid = necrario | palabra de habilidad
    ferocious = ferocidad | palabra de habilidad
    magecraft = hechicería | palabra de habilidad
    metalcraft = palabra de habilidad
    anchor word = palabra ancla
    lore counter = contador de sabiduría
    shield counter = contador de escudo
    stun counter = contador de aturdimiento
    stun | stunned = aturdimiento
    finality counter | finality = contador de consumación
    rad counter | radiation = radiación
    loyalty counter = contador de lealtad
    charge counter = contador de carga
    defense counter = contador de defensa
    keyword counter = contador de palabra clave
    flying counter = contador de palabra clave
    energy | energy counter = contador de energía | símbolo de energía
    food | food token = ficha de comida
    clue | clue token = ficha de pista
    blood | blood token = ficha de sangre
    powerstone | power stone = piedra de poder
    gold token = ficha de oro
    map token = ficha de mapa
    junk = residuo
    role token = rol
    treasure token = ficha de tesoro
    token creature = ficha de criatura
    predefined token = ficha predefinida
    copy = copia
    copiable values = valores copiables
    library = biblioteca
    hand | opening hand = mano | mano inicial
    battlefield | board | bf | play zone = campo de batalla
    command zone = zona de mando
    outside the game = fuera del juego
    hidden zone = zonas ocultas
    public zone = zonas públicas
    ante == apuesta
    playing for ante = apuesta
    rfg | removed from the game | remove from game = exilio | removida del juego
    wish | wishboard = traer de fuera del juego | fuera del juego
    maindeck | main deck = mazo
    decklist = mazo
    sb == banquillo
    booster = sobres
    sealed | draft = juego limitado
    limited == juego limitado
    constructed | standard | modern | pioneer | legacy | vintage | pauper = juego construido
    best of three | best of 3 | bo3 | bo1 = encuentro ganado dos juegos
    match == encuentro
    game = juego
    opponent | opp | oppo | opo = oponente
    player = jugador
    active player = jugador activo
    non active player | nonactive player = jugador no activo
    defending player = jugador defensor
    attacking player = jugador atacante
    owner | ownership = propietario
    controller = controlador
    judge = juez
    team | team mate | teammate = compañero de equipo
    starting player | on the play = jugador inicial | juega primero
    on the draw = paso de robar primer turno
    mull | mulliganear | muliganear = mulligan
    london mulligan | vancouver mulligan = mulligan
    keep = mano inicial
    free mulligan | free mull | mull free = primer mulligan
    game loss | match loss | dq | penalty = penalización juez
    concede == conceder
    concession = conceder
    gg = conceder
    decking | mill out | deckout | deck out = biblioteca sin cartas
    id == empate intencional
    intentional draw = empate intencional
    tie = empate
    win the game = ganar el juego
    win == ganar el juego
    lose the game = perder el juego
    lose == perder el juego
    wincon | win con | win condition | alt wincon = efecto gana el juego
    color identity = identidad de color
    color indicator = indicador de color
    color pie = cinco colores
    colorless = incoloro
    colorless mana = maná incoloro
    gold card = multicolor
    mono colored = monocolor
    white == blanco
    blue == azul
    black == negro
    red mana = maná rojo
    green == verde
    mana value | mv | converted mana cost = valor de maná
    mana cost = coste de maná
    mana pool | pool = reserva de maná
    floating mana | mana floating = reserva de maná
    mana source = producir maná
    hybrid | hybrid mana = híbrido
    phyrexian | phyrexian mana | pirexia = pirexiano
    snow | snow mana | snow land = nevado
    generic | generic mana = genérico
    x spell = valor de X
    any color = cualquier color
    any type = cualquier tipo
    restart | restart the game = reiniciar el juego
    name a card = elegir el nombre de una carta
    card name = nombre de una carta
    type line | typeline = línea de tipo
    card type | card types = tipo de carta
    creature type = tipos de criatura
    subtype = subtipo
    supertype = supertipo
    text box | textbox = caja de texto
    rules text = texto de reglas
    flavor text | flavor | flavour = texto de ambientación
    reminder text | reminder = texto recordatorio
    ability word = palabra de habilidad cursiva | palabra de habilidad
    artwork | arte de la carta = ilustración
    set symbol | expansion symbol = símbolo de expansión
    rarity = rareza
    collector number = número de coleccionista
    p/t | pt | power/toughness | stats = fuerza y resistencia
    base power | base toughness = fuerza base resistencia base
    switch power and toughness | switch power toughness = intercambian fuerza y resistencia
    loyalty = lealtad
    ult | ultimate | plus ability | minus ability = habilidad de lealtad
    loyalty ability = habilidad de lealtad
    object = objeto
    characteristic = características
    status == estado de un permanente
    flipped | flip card = cartas de voltear | volteado
    tapped | tap == girado
    untapped = enderezado
    tap symbol | simbolo tap = símbolo de girar
    untap symbol = símbolo de enderezar
    face up = boca arriba
    facedown = boca abajo
    land = tierra
    basic land | basics = tierra básica
    nonbasic | non basic | nonbasic land = tierra no básica
    basic land type = tipos de tierra básica
    fetchland | shockland | dual land | dual | shock land | triome = tierra
    plains = llanura
    island = isla
    swamp = pantano
    mountain == montaña
    forest = bosque
    creature = criatura
    dude == criatura
    artifact | mana rock = artefacto
    enchantment | enchant creature = encantamiento | encantar
    equipment = equipo
    equipped | equipped creature = criatura equipada
    vehicle = vehículo
    mount = montura
    siege = asedio
    battle == batalla
    battles = batalla
    protector of battle = protector
    saga chapter | chapter | chapter ability = capítulo
    kindred = estirpe | tribal
    tribal == estirpe
    plane card | planar deck | planar die | planar dice | chaos = planar
    phenomenon = fenómeno
    scheme | archenemy | archienemy = archienemigo | plan
    vanguard = vanguardia
    legendary = legendario
    world rule = regla de mundo
    casting = lanzar
    resolving = resolver
    storm count = tormenta
    ability | abilities = habilidad
    activated | activated ability = habilidad activada
    triggered ability = habilidad disparada
    trigger event = habilidad disparada
    static | static ability = habilidad estática
    mana ability | mana abilities = habilidad de maná
    linked abilities | linked = habilidades vinculadas
    cda | characteristic defining | characteristic defining ability \
= habilidades que definen características
    delayed trigger | delayed triggered ability = habilidad disparada retrasada \
| disparada demorada
    reflexive trigger | reflexive = habilidad disparada reflexiva | cuando lo hagas
    state trigger = disparadores de estado
    intervening if | intervening = si intermedio | condición intercalada
    etb trigger | enters trigger | enters the battlefield = entrar al campo de batalla
    ltb trigger | leaves the battlefield | leaves play = abandonar el campo de batalla
    dies | dies trigger | death trigger = morir | mirar atrás en el tiempo
    attack trigger = siempre que ataque
    look back in time | look back = miran hacia atrás en el tiempo
    lki | last known information | last known info = última información conocida
    continuous effect | layer system = capas | efectos continuos
    layer 7 | layer 6 | layer 4 | sublayer = capa
    timestamp | time stamp = sello de tiempo | marca de tiempo
    dependency == dependencia
    replacement | replacement effect | instead = efecto de reemplazo
    prevention | prevention effect | prevent damage = efecto de prevención
    one shot | one shot effect = efecto único
    as though = como si
    until leaves | until it leaves | oblivion ring | o ring | oring = efecto único hasta que
    any target = cualquier objetivo
    retarget | change target | new targets = cambiar el objetivo | elegir nuevos objetivos
    illegal target = objetivos ilegales
    modal | charm | choose one | escalate modes = hechizo modal | modo
    additional cost = coste adicional
    alternative cost | alt cost | alternate cost = coste alternativo
    pitch spell | free spell | force of will | fow = coste alternativo
    cost reduction | reduce cost = reducir un coste
    command tax | taxes = impuesto de comandante | coste adicional del comandante
    total cost = coste total
    special action = acción especial
    prio == prioridad
    hold priority | holdear | holding priority | keep priority = recibe prioridad después
    pass priority = pasar en sucesión
    in response = en respuesta
    sba check | state based action | state based = acciones basadas en estado
    turn based action | turn based | tba = acciones basadas en el turno
    shortcut = atajo
    illegal action | takeback | take back = acción ilegal se revierte
    legendary rule = regla de las leyendas
    lethal | lethal damage = daño letal
    overkill | excess damage = daño en exceso
    damage = daño
    combat damage = daño de combate
    burn | bolt = hacer daño
    lifegain | life gain | gain life | gainear = ganar vidas
    life | life total | hp = total de vidas
    life loss | lose life = perder vidas
    starting life = total de vidas inicial
    first turn | turn one | t1 = primer turno
    hand size | max hand size | maximum hand size | no maximum hand = tamaño máximo de mano
    untap phase = paso de enderezar
    beginning phase = fase inicial
    upkeep trigger = se disparan al comienzo del mantenimiento
    upkeep step = paso de mantenimiento
    main 1 | precombat main | pre combat = fase principal precombate | primera fase principal
    main 2 | postcombat main | post combat = fase principal poscombate | segunda fase principal
    combat phase | combat step = fase de combate
    beginning of combat = inicio del combate
    declare attackers | attackers step = declarar atacantes
    declare blockers | blockers step = declarar bloqueadores
    combat damage step | damage step = paso de daño de combate
    first strike step | first strike damage = segundo paso de daño de combate | dañar primero
    end of combat = final del combate
    ending phase = fase final
    endstep = paso final
    end of turn | eot = hasta el final del turno | paso final
    cleanup step = paso de limpieza
    extra turn | additional turn = turno adicional
    extra combat | additional combat = fase de combate adicional
    skip = saltar
    end the turn | time stop = termina el turno
    attacks alone = ataca sola
    unblocked = no bloqueada
    double block | gang block = bloquean dos o más criaturas | varias criaturas bloquean
    cant be blocked = no puede ser bloqueada
    evasion == evasión
    removed from combat = retirado del combate
    must attack | attack if able = ataca si puede
    cant attack = no puede atacar
    flip a coin | coin flip = lanzar una moneda
    roll a die | roll dice | d20 | d6 | d4 | d8 | d10 | d12 = tirar un dado
    random | randomly = al azar
    split | split card = carta partida
    mdfc | modal dfc | modal double faced = dos caras modales
    double faced | double faced card | tdfc | flipwalker = carta de dos caras
    back face | backside | back side = cara posterior
    front face | front side = cara frontal
    adventure | on an adventure = aventura
    class level | class card = clase
    case card | case solved = caso resuelto
    solved == resuelto
    monarchy = monarca
    mindslaver | control another player | slaver = controlar a otro jugador
    subgame | shahrazad = subjuego
    merge = fusionar con permanente
    multiplayer = multijogador | multijugador
    free for all | ffa | f4a = todos contra todos
    grand melee = gran refriega
    emperor = emperador
    two headed giant | two headed | thg = gigante de dos cabezas
    team vs team = equipo contra equipo
    range of influence = rango de influencia | alcance limitado
    attack left | attack right = atacar a la izquierda derecha
    cedh | cmdr | cmnd | cmdt = comandante
    leyline | gemstone caverns = comenzar con carta en el campo de batalla
    blood moon | bloodmoon | urborg = fija el subtipo de una tierra
    fail to find = no está obligado a encontrarlas
    bury = enterrar
    interrupt = instantáneo
    foil | proxy | proxies | proxear = carta sustituta
    stifle = contrarrestar habilidad
    uncounterable | cant be countered | incountereable = no puede ser contrarrestado
    add mana = agregar maná
    effect = efecto
    cost == coste
    rule | ruling = regla
    errata == Oracle
    wipe | board wipe | boardwipe | sweeper | removal = destruir
    cyclear = ciclo
    scryear = adivinar
    survilear = escrutar
    proliferatear = proliferar
    desmorfear | desmorphear | morfear = boca arriba metamorfosis | poner boca arriba
    phasear = fuera de fase | desfase
    atakear = atacar
    blokear | bloquiar = bloquear
    name == nombre
    step == paso
    phase == fase
    order == orden
    symbol == símbolo
    card == carta
    cards == carta
    choose == elegir
    return == regresar | devolver
    put == poner
    add == agregar | añadir
    remove == quitar | retirar
    pay == pagar
    number == número
    type == tipo
    value == valor
    source = fuente
    next == próximo | siguiente
    last == último
    first == primero
    without == sin
    become == convertirse
    enter == entrar
    leave == abandonar
    prevent == prevenir
    gain == ganar
    deal damage | dealing damage = hacer daño
    turn order = orden de turno
    mana symbol | mana symbols = símbolos de maná
    nontoken = no sea ficha
    source of damage | damage source = fuente de daño
    search your library | search library = buscar en la biblioteca
    poison counter = contadores de veneno
    keyword ability | keyword abilities = habilidad de palabra clave
    keyword action = acciones de palabra clave
    keyword = palabra clave
    gain control = ganar el control
    put into play | onto the battlefield = poner en el campo de batalla
    empty library = biblioteca sin cartas | biblioteca vacía
    control a player = controlar a otro jugador
    blocked creature = criatura bloqueada
    blocking creature = criatura bloqueadora
    attacking creature = criatura atacante
    unblocked creature = criatura no bloqueada
    permanent spell = hechizo de permanente
    trigger condition = condición de disparo
    intervening if clause = si intermedio | condición intercalada
"""
