"""What players of Spain and America say of the turn, combat, spells, copies and variants."""

from __future__ import annotations

SAID = """
    lista de fases | orden de fases | partes del turno | estructura del turno | fases del turno \
= turno consta de cinco fases
    turno extra | otro turno | turno de más | dos turnos seguidos = turnos adicionales \
| añade un turno
    combate extra | otro combate | dos combates | segundo combate | combate adicional \
= fase de combate adicional
    fase de enderezar | fase de untap | paso de untap = paso de enderezar
    jugar en untap | jugar instant en untap | responder en untap | hacer algo en untap \
= ningún jugador recibe prioridad paso de enderezar
    no se endereza | no endereza | no se destapa | no destapea = impiden que se enderece
    fase de mantenimiento = paso de mantenimiento
    fase de robo = paso de robar
    fase principal 1 | principal 1 | primera principal = fase principal precombate \
| primera fase
    fase principal 2 | principal 2 | segunda principal = fase principal poscombate \
| segunda fase
    pasos de combate | pasos del combate | fases de combate | partes del combate \
= fase de combate cinco pasos
    fase de ataque | fase de batalla = fase de combate
    sacar del combate | salir del combate | retirar del combate = se retira del combate
    declaración de ataque = declara atacantes
    declarar bloqueos | declaración de bloqueo | decir bloqueos = declara bloqueadores
    tapear al atacar | girar al atacar | se gira al atacar | tapea para atacar = girar atacante
    obligada a atacar | tiene que atacar | atacar siempre | debe atacar \
= ataca si puede requisitos
    obligada a bloquear | tiene que bloquear | debe bloquear = requisitos debe bloquear
    impuesto por atacar | pagar por atacar | pagar para atacar | propaganda \
= coste total de atacar
    entra atacando | ficha entra atacando | token atacando \
= pone en el campo de batalla atacando
    no ataca nadie | sin atacantes | nadie ataca = no se declaran criaturas atacantes
    mato al bloqueador | bloqueador muere | muere el bloqueador | quitar al bloqueador \
| sacrificar el bloqueador | bloqueador desaparece | saco el bloqueador = permanece bloqueada \
| no asigna daño de combate
    repartir daño | repartir daño entre bloqueadores | doble bloqueo daño = divide su daño
    repartir daño entre objetivos | dividir daño entre objetivos | repartir contadores \
= dividir o distribuir
    daño a la vez | daño simultáneo = daño de combate simultáneamente
    bloquear tapeada | bloquear girada | tapeada puede bloquear | girada puede bloquear \
= bloquear deben estar enderezadas
    tapear después de bloquear | girar al bloqueador = criatura bloqueada
    fin del combate = final del combate
    fin de fase | paso de fin | fase de fin | final del turno trigger = paso final
    entra en el end step | entra en el paso final | durante el paso final \
= no se disparará hasta
    fase de limpieza = paso de limpieza
    cleanup prioridad | prioridad en cleanup | prioridad en limpieza | cleanup responder \
= ningún jugador recibe prioridad paso de limpieza
    pasos para castear | pasos para lanzar | como se lanza | orden para lanzar | como castear \
| pasos de lanzar = lanzar un hechizo es sacarlo
    elegir modos | escoger modo = anuncia la elección de modo | modal
    mismo modo dos veces | repetir modo = mismo modo varias veces
    mientras casteo | mientras lanzo | mientras se lanza | al estar lanzando \
= oportunidad de activar habilidades de maná
    orden de triggers | orden de los triggers | ordenar triggers | triggers a la vez \
| varios triggers | triggers simultáneos | disparos a la vez \
= varias habilidades se han disparado
    gatillo | triguear | trigea = habilidad disparada | disparar
    trigger que puedes | trigger opcional = opcionales contienen puedes
    trigger de entrada | gatillo de entrada = entrar al campo de batalla
    trigger de muerte | gatillo de muerte = morir
    responder a maná | responder a habilidad de maná | responder al maná | contrarrestar maná \
= habilidad de maná no va a la pila ni responder a ella
    objetivo muere | se muere el objetivo | objetivo desaparece | objetivo sacrificado \
| sacrifico el objetivo | target muere | perder el objetivo | objetivo ya no existe \
= objetivos ilegales no se resuelve | objetivos legales
    última información | información de la carta | como era antes = última información conocida
    hasta que deje | exiliar hasta que = efectos únicos hasta que ocurra
    sistema de capas | orden de capas | las capas = aplicando efectos continuos capas
    marca temporal | sello temporal = sello de tiempo | marca de tiempo
    invertir fuerza | intercambiar fuerza | cambiar fuerza por = intercambian la fuerza
    dos reemplazos | varios reemplazos | reemplazos a la vez | cual reemplazo \
= dos o más efectos de reemplazo
    en vez de = efectos de reemplazo | en lugar de
    evitar daño | evitar el daño | impedir daño | prevenir = prevenir el daño
    que cuenta como morir | morir significa | que es morir = término morir
    hostigar | instigar = incitar
    no encontrar | fallar busqueda | fallar la busqueda | no encuentro | buscar y no encontrar \
= no está obligado a encontrarlas
    milling | molino = moler
    ver el tope | mirar el tope | mirar arriba del mazo = primeras cartas de tu biblioteca
    tope = parte superior | primera carta
    tope del mazo | tope de la biblioteca | arriba del mazo | topdeck \
= primera carta de su biblioteca | parte superior
    fondo del mazo | abajo del mazo | debajo del mazo = fondo de su biblioteca
    buscar carta | buscador = buscar una carta
    descarte random | descarte aleatorio = descarte al azar
    quien elige el descarte = jugador elige qué carta descarta
    sacrificar lo del rival | sacrificar de otro = no puede sacrificar no controla
    sacrificar indestructible = sacrificar no es destruir
    se pelean = luchar
    entrar y salir de fase | desfasar = desfase | fuera de fase
    mantenimiento creciente = mantenimiento acumulativo
    dos commanders | segundo comandante = dos comandantes
    dos leyendas | dos legendarias | legendarias iguales | leyenda repetida \
| dos copias de legendaria = legendarios con el mismo nombre
    resistencia cero | resistencia 0 | toughness 0 | defensa 0 | -1/-1 mata \
= resistencia 0 o menos
    cara o sello | cara o seca | cara y cruz | flip de moneda = lanzar una moneda
    tirar dado | lanzar dado | tirar un d20 = tirar un dado
    copiar hechizo es | copiar es lanzar | copiar es castear | copia cuenta como lanzar \
= copiar un hechizo no se ha lanzado
    objetivos de la copia | copia otro objetivo | cambiar objetivo de la copia \
= elegir nuevos objetivos para la copia
    clon copia | clon de clon | copiar un clon = copia valores copiables contadores
    reverso | otra cara | lado b | segunda cara | la otra cara | atrás de la carta \
= cara posterior
    frente de la carta | lado a = cara frontal
    doble cara modal = dos caras modales
    cartas dobles | mitad de carta = carta partida
    capitulos | capitulo final | último capítulo | saga termina = saga capítulo final sacrifica
    día y noche | dia noche = de día de noche
    rey | corona | coronado == monarca
    repetir el combo | infinitas veces | repetir infinito = proponer un atajo bucle
    deshacer jugada | jugada ilegal | hice trampa sin querer | error de juego | me equivoque \
| jugada mal hecha = acción ilegal se revierte
    se va un jugador | jugador se va | muere un jugador | jugador eliminado | se sale un jugador \
= jugador abandona el juego objetos
    2hg vida | vida en 2hg = equipo total de vidas compartido
    veneno en 2hg | 2hg veneno = equipo quince contadores de veneno
    dos contra dos | 2 contra 2 | 2v2 | en parejas = Gigante de dos cabezas
    daño de comandante | daño de commander | daño de general | daño por comandante \
= 21 daño de combate del mismo comandante
    impuesto del comandante | impuesto del commander | cuesta 2 mas | coste del comandante \
= coste adicional del comandante zona de mando
    colores del comandante | identidad del comandante | colores en commander \
= identidad de color
    comandante muere | muere mi comandante | matan al comandante | comandante al cementerio \
| comandante al exilio = comandante cementerio exilio zona de mando
    comandante a la mano | rebotar comandante | comandante en la biblioteca \
= comandante mano o biblioteca zona de mando
    zona del comandante | zona de comandante | zona de comando = zona de mando
    cartas en commander | deck de commander | mazo de commander | mazo de 100 | singleton \
= mazo 100 cartas incluido comandante
    mesa == campo de batalla
    bajar al campo | poner en juego | poner en mesa = poner en el campo de batalla
    mandar al cementerio | enviar al cementerio = poner en el cementerio
    bichito | criaturita = criatura
    revivir | resucitar = regresar del cementerio al campo de batalla \
| devolver del cementerio al campo de batalla
    tumbar | quebrar | reventar == destruir
    cancelar un hechizo | counterear un hechizo | negación = contrarrestar
    target a | seleccionar | marcar como objetivo = hacer objetivo
    acostar | voltear de lado = girar
    levantar permanente | parar permanente = enderezar
    chumpblock | chump block | bloqueo sacrificado = bloquear
    buff | inflar | bufear | potenciar = obtiene +1/+1
    debuff | encoger = obtiene -1/-1
    perm == permanente
    op == oponente
    encanto | encant == encantamiento
    art == artefacto
    coste de comandante = impuesto de comandante
    insta == instantáneo
    conj == conjuro
    cement = cementerio
    vlr == valor
    anthem | lord | himno | mas uno mas uno = +1/+1 | modifican la fuerza y la resistencia
    anthem capa | capa de anthem | capa de +1/+1 | bonos capa = capa 7c
    quita habilidades capa | humility | pierde habilidades capa = capa 6
    control magic | robo de criaturas = cambian el control
    capa de control | control capa = capa 2
    capa de copia | copia capa = capa 1
    capa de color | color capa = capa 5
    capa de tipo | tipo capa = capa 4
    capa de fuerza = capa 7
    fase de descarte | paso de descarte | momento de descartar = paso de limpieza descarta
    fase de daño | paso de daño | momento del daño = paso de daño de combate
    fase de bloqueo | paso de bloqueo | momento de bloquear = paso de declarar bloqueadores
    paso de ataque | momento de atacar = paso de declarar atacantes
    antes del combate = precombate
    después del combate = poscombate
    inicio de combate | entrar a combate | entrar en combate | paso a combate \
= inicio del combate
    inicio del turno | comienzo del turno | empezar el turno | al empezar el turno \
= fase inicial
    inicio del mantenimiento = comienzo del mantenimiento
    pasar turno | paso turno | fin del turno = paso final
    pasar el turno = paso final
    amedrentar | miedo | temor = inspirar temor | intimidar
    cruzapantanos | cruza pantanos | cruza islas | cruzaislas | cruzabosques = cruzar tierras
    parpadeo = exiliar y regresar al campo de batalla
    tirar cartas del mazo | mazo al cementerio = moler
    mira y ordena | ordenar el mazo | acomodar el tope = adivinar
    regresar a mano | subir a mano | mandar a la mano = regresar a la mano
    copias del hechizo por tormenta | contar hechizos = tormenta
    manejar el vehículo | pilotar = tripular
    montar equipo | poner equipo | cambiar el equipo | mover equipo | pasar equipo = equipar
    tesoritos = ficha de tesoro
    comidas == ficha de comida
    pistas == ficha de pista
    mapas == ficha de mapa
    comidita = ficha de comida
    veneno por daño = infectar | tóxico
    se cura y gira = regenerar
    escudo de regeneración = regenerar
    aumentar contadores | mas contadores | duplicar contadores | un contador mas = proliferar
    duplicar fichas | copiar ficha | copiar una ficha = poblar
    sacrificar permanentes al atacar = aniquilador
    sacrificar al entrar | sacrifica criaturas al entrar = devorar | aprovechar
    lanzar de la mano gratis | lanzar gratis = sin pagar su coste de maná
    descarto y lanzo | lanzar descartada = demencia
    lanzar al robar | primera carta robada = milagro
    exiliar con contadores de tiempo = suspender
    guardar para después | exiliar boca abajo y lanzar = profetizar
    dos mitades | ambas mitades = fusionar mitades
    crece con otras criaturas = evolucionar
    dos modos o mas | todos los modos = entrelazar
    cementerio a campo un turno = desenterrar
    ataca sola y crece = exaltado
    pagar dos veces | pagar otra vez = eco
    se va solo | dura unos turnos = desvanecer
    copiar por cada oponente = miríada
    ataca si o si = incitar | ataca si puede
    no puede atacar ni bloquear = arrestar
    no se endereza por atacar = espolear
    par combinado | juntar cartas | carta gigante = combinar
    ejército | ejercito zombie = enrolar
    robar y descartar | loot | rummage = confabular | roba una carta descarta
    el anillo | portador | tentar | anillo = anillo te tienta
    habitación | sala de mazmorra | cuarto de mazmorra = habitaciones mazmorra
    ciudad subterránea = ciudad inferior
    iniciativa que hace | robar la iniciativa = toma la iniciativa
    robar la corona | perder el monarca | quitar el monarca | convertirse en monarca \
= se convierte en el monarca
    se vuelve de noche | cambia a noche | cambiar a día = se hace de noche
    mutación | mutante = mutar
    pila de mutar | criatura mutada = fusionar un objeto con un permanente
    hombre lobo | licántropo = diurno nocturno
    carta aventura | aventura en exilio | lanzar desde aventura = aventura exiliada lanzar
    subir clase = nivel de clase
    resolver caso = caso resuelto
    avance de saga | avanzar saga = contador de sabiduría en cada saga
    batalla derrotada | derrotar batalla | ganar la batalla | batalla sin defensa \
= último contador de defensa
    quien protege la batalla | defensor de la batalla = protector
    voltear batalla | otro lado de la batalla = último contador de defensa
    subir velocidad | velocidad maxima = velocidad motores
    jugador controlado | jugar el turno de otro | controlar al rival | controlar el turno \
= controlar a otro jugador
    emperador muere | matar al emperador = equipo pierde si su emperador pierde
    gigante de 2 cabezas | gigante dos cabezas | bicéfalo = gigante de dos cabezas
    turno de equipo | turnos compartidos = turnos de equipo compartidos
    atacar a varios | atacar a dos jugadores | atacar a cada uno = atacar a varios jugadores
    solo atacar izquierda | atacar al de al lado = atacar a la izquierda y a la derecha
    dado del caos | caos planar = dado planar
    jefe | villano = archienemigo
    comandante del exilio | comandante muere vuelve | volver comandante \
= comandante cementerio exilio zona de mando
    quien puede ser comandante | pw comandante | elegir comandante = carta legendaria designada
    fuera de color | colores del mazo = identidad de color
    copiar trigger = copiar habilidad
    fotocopia | duplicado | duplica == copia
    clon copia un clon | clon de = copia valores copiables
    entra como copia etb = entra como una copia habilidades se disparan
    copia legendaria | copia de legendaria = legendarios con el mismo nombre
    trampa | hacer trampa | jugada falsa | hice mal = acción ilegal
    regresar jugada | echar atrás | volver atrás | deshacer = se revierte
    propongo atajo | saltar pasos | abreviar = atajo
    nunca termina | no termina nunca | sin fin | bucle sin fin = bucle acciones obligatorias
    piedra papel tijera = lanzar una moneda
    no hacer el trigger | no hacer trigger | obligado el trigger | trigger obligatorio \
| puedo no hacer = opcionales contienen puedes
    quitar target | quitar el objetivo | quitar objetivo | sacar el objetivo | target ilegal \
| target legal | sin target = objetivos ilegales no se resuelve | objetivos legales
    entran después | criaturas nuevas después | llegan después \
= conjunto de objetos al que afecta un efecto continuo
    saltarse | saltear fase | saltar un paso | saltar combate | sin fase de \
= se salte un paso fase o turno
    jugador se rinde | rival se rinde | oponente se rinde | cuando alguien se rinde \
= jugador abandona el juego objetos
    morph muere | muere boca abajo | boca abajo muere | enseñar el morph | mostrar el morph \
= permanente boca abajo abandona mostrarlo
    ver bocabajo | ver carta bocabajo | ver la carta boca abajo | mirar carta boca abajo \
| puedo ver boca abajo | ver mi morph | mirar mi morph = mirar un permanente boca abajo
    ataca si puede | requisitos de ataque = requisitos ataca obligado
    tradear | cambio de criaturas = daño de combate simultáneamente
    carta transformada | darse vuelta | se da vuelta = transformar
    saltar el robo | saltar robo | saltar paso de robo | no robar este turno \
= se salte un paso fase o turno | salta el paso de robar
    atacar con tapeada | atacar tapeada | atacar girada | atacar con girada \
= criaturas atacarán deben estar enderezadas
    tener 8 | tener ocho | 8 cartas en mano | ocho cartas | nueve cartas | 8 cartas \
= tamaño máximo de mano descarta
    me arrepiento | arrepentirse | cambiar de opinión | puedo retractarme \
= acción ilegal se revierte
    missed trigger | olvide el trigger | trigger olvidado | se me olvido = habilidad disparada
    combates seguidos | doble combate | atacar dos veces | atacar otra vez \
= fase de combate adicional
    dos atacantes | bloquear dos atacantes | bloquear a dos = bloquear declarar bloqueadores
    bloquear entre varios | bloquear con varias | bloqueo doble | bloqueo triple \
= bloquean dos o más criaturas
    no puede bloquear = restricciones de bloqueo
    imposible de bloquear | que no se bloquea | no la pueden bloquear = no puede ser bloqueada
    sin bloquear pasa = criatura no bloqueada asigna su daño
    muere antes del daño | matar antes del daño | matar al atacante | atacante muere \
= se retira del combate
    a quien ataca | elegir a quien ataco = jugador planeswalker batalla atacado
    tapearla antes de atacar | girar antes del ataque | tapear antes del combate \
= inicio del combate
    daño de dos fuentes = daño simultáneamente
    fuerza cero | 0 de fuerza | sin fuerza = asignarían 0 o menos de daño
    daño primero y normal | primer golpe y doble = segundo paso de daño de combate
    entre pasos = paso termina
    efecto termina | hasta cuando dura | cuando acaba el efecto | hasta fin de turno \
| este turno = hasta el final del turno
    dura para siempre | efecto permanente | sin duración = dura hasta el final del juego
    lanzar en su turno | castear en su turno = lanzar instantáneo prioridad
    modo de lanzar | anunciar x = anuncia
    pagar al final | cuando se paga | cuando pago = paga el coste total
    responder al costo | responder a pagar | responder al sacrificio = costes
    una vez por turno | una vez cada turno | solo una vez = activa solo una vez por turno
    activar en turno ajeno | activar cuando quiera | activar habilidad cuando \
= activar prioridad
    se dispara dos veces | trigger dos veces | triggerea dos veces | cuantas veces se dispara \
= se dispara solo una vez cada vez que ocurre
    cuando va a la pila el trigger | trigger en la pila | trigger a la pila \
= habilidad se ha disparado su controlador la pone en la pila
    trigger sin objetivo | trigger con objetivo = habilidad disparada objetivo
    disparo atrasado | trigger atrasado | más tarde en el turno | gatillo atrasado \
= disparada retrasada
    si condición | condición del trigger | si se cumple = si condición intermedio
    vio morir | ve morir | mueren juntas = miran atrás en el tiempo
    define fuerza | fuerza igual a | fuerza variable = habilidades que definen características
    maná no se responde | maná al instante = habilidad de maná se resuelve inmediatamente
    tierra que saca daño | painland = habilidad de maná
    dos veces planeswalker | otra vez el pw = activado antes una habilidad de lealtad
    bajar lealtad | no alcanza la lealtad = coste negativo contadores de lealtad
    un objetivo ilegal | algunos objetivos ilegales = objetivos ilegales
    instante va al cementerio | a donde va el instant | a donde va el hechizo \
= parte final de la resolución instantáneo o conjuro cementerio
    entra por resolución | criatura se resuelve \
= hechizo de permanente se convierte en un permanente
    como si tuviera | como si fuera = como si
    quien decide el reemplazo | orden de reemplazos | elegir reemplazo \
= efectos de reemplazo controlador del objeto afectado elige
    reemplazo se aplica dos veces | doble reemplazo = no se invoca a sí mismo repetidamente
    entra con | como entra = modifican cómo entra al campo de batalla
    prevenir todo | prevenir el próximo | escudo de prevención = previenen los siguientes
    daño imprevenible | no se puede prevenir | no prevenible = daño no puede ser prevenido
    destruir de verdad | que cuenta como destruir = únicas maneras de destruir
    devolver el maná | se devuelve el coste | me devuelven el maná = no recibe reembolso
    pelear es combate | daño de pelea = lucha no es daño de combate
    obligar a buscar | buscar sin encontrar = no está obligado a encontrarlas
    otra ficha igual = poblar
    criatura mas grande | mas grande = mayor fuerza
    no se gira = vigilancia
    tramplea | trampleador = arrollar
    que vuela = volar
    protección de colores = protección contra
    vigi == vigilancia
    antimal == antimaleficio
    indes | indest | indestruct == indestructible
    habs == habilidades
    enc == encantamiento
    inst == instantáneo
    trigger apnap | apnap triggers = varias habilidades disparado jugador activo
    lanzar pasos | castear pasos | pasos al lanzar = lanzar un hechizo es sacarlo
    counters se van | contadores se van | counters desaparecen | contadores desaparecen \
= contadores no se conservan
    mover +1/+1 | mover +1 | pasar +1/+1 = mover un contador
    ataca y no se gira | ataca y no se tapea | pega sin girarse = vigilancia
    fuerza por resistencia | fuerza por la resistencia = intercambian la fuerza
    bloquear con girada | bloquear con bicho tapeado | bloquear con bicho girado \
= bloquear deben estar enderezadas
    dos lados | ambos lados = dos caras
"""
