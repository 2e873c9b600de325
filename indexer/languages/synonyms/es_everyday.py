"""Everyday words of Spanish-speaking players for those of the rules, and how they shorten."""

from __future__ import annotations

EVERYDAY = """
    planes walker | planewalker = planeswalker
    tokenes = ficha
    you == tú se refieren al controlador del objeto
    sin coste de maná | cartas sin coste | sin costo | sin costo de maná \
= no tienen coste de maná
    copo de nieve = símbolo de maná nevado
    rayo de energía | rayito = símbolo de energía
    deja de ser rojo | deja de ser azul | deja de ser verde | deja de ser negro \
| perder el color = color nuevo reemplaza los anteriores | cambiar el color
    contador de volar | counter de volar | marcador de volar | contador de arrollar \
| contador de keyword | counter de keyword = contador de palabra clave
    mesa de 4 | mesa de cuatro | en mesa de 4 | en mesa de cuatro | cuatro jugadores \
| 4 jugadores | tres jugadores | 3 jugadores | cuatro personas | multi | grupo de amigos \
= multijugador
    uno contra uno | 1v1 | 1 contra 1 | mano a mano | duelo = dos jugadores
    responder a tierra | responder a jugar tierra | responder a una tierra \
| responder a la tierra = acciones especiales no usan la pila
    todo el efecto | parte del efecto | hacer lo que se pueda | lo que se pueda \
= hace solo lo que sea posible | imposible de realizar se ignora
    dice ganas | carta que dice ganas | gana la partida por efecto \
= efecto establece gana el juego
    dice pierdes | carta que dice pierdes = efecto establece pierde el juego
    artefacto de color | artefacto colorido | artefacto con color = artefactos incoloros
    coste cero | coste 0 | costo 0 | costo cero = costes {0}
    desterrar | destierro = exiliar
    desechar | tirar de la mano = descartar
    eliminar | quitar de en medio = destruir
    botar una criatura = destruir
    sacar == quitar
    remover = quitar | retirar
    quitar = retirar | remover
    retirar = quitar | remover
    añadir = agregar
    agregar = añadir
    regresar = devolver
    devolver = regresar
    retornar = regresar | devolver
    volver = regresar | devolver
    mostrar = revelar
    revelar = mostrar
    enseñar = mostrar | revelar
    evento = suceso
    suceso = evento
    cancelada == contrarrestar
    restringir = restricción
    costar == coste
    chequear | checar | verificar = comprobar
    optar = elegir
    decidir = elegir | determinar
    meter | colocar = poner
    sortear | sorteo | aleatorio | a la suerte = al azar
    voltear carta | dar vuelta | darle vuelta | dar la vuelta = darle la vuelta | voltear
    espiar | chusmear = mirar
    opcional = opcionales contienen puedes
    obligatorio = obligado
    tu propio | mio propio = controlas
    bajo mi control | de mi lado | mi lado | su lado | de su lado = controla
    mi dueño | la carta es mia | carta prestada = propietario
    me robaron | robar permanente = control
    quedarse con la criatura = ganar el control
    fnm | campeonato = torneo
    castigo | sanción | advertencia | warning = penalización
    vida extra = ganar vidas
    pv | pvs | corazones | lp == vidas
    golpe | madrazo = daño
    libro = biblioteca
    panteón | osario = cementerio
    zona muerta | fuera de partida = exilio
    mesa de juego | tablero de juego = campo de batalla
    deckbuilding | armar mazo | armar deck | construir mazo | construcción de mazo = tamaño mazo
    una sola copia | sin repetidas | cartas repetidas = nombre distinto
    tierras basicas ilimitadas = tierras básicas
    dado de 20 | dado de 6 | dado de seis | dado de veinte = tirar un dado
    pierde turno | me salto = saltarse turno
    repartir las cartas | cortar el mazo | mezclar el mazo = baraja mazo cortar
    mezclar | revolver = barajar
    mano inicial mala | cambiar mano | cambiar cartas = mulligan
    sabiduría | contador de saga = contador de sabiduría
    edh cartas | deck edh | mazo edh | deck de edh | mazo de edh | cartas edh \
= mazo 100 cartas incluido comandante
    regla y carta | carta y regla | regla o carta | carta o regla | carta vs regla \
| regla vs carta = texto de una carta contradiga
    perdi la primera | perdi el primero | gané la primera | segunda partida \
= perdedor del juego anterior elige
    trasera | cara trasera | parte trasera | cara de atrás | lado trasero = cara posterior
    tierras en el mazo | tierras en el deck = mazo construido tierras básicas
    exiliada con esta | exiliadas con | carta exiliada por = habilidades vinculadas
    manabase | base de maná = tierra
    dork | ramp | aceleración = producir maná
    mana fixing | fixing = maná de cualquier color
    fireball | shock = hacer daño
    drain | drenar | drenaje = pierde vidas ganas esa cantidad
    chupar vida = vínculo vital
    quemar | chispazo | daño directo = hacer daño
    contramagia | contra hechizos | negarlo = contrarrestar un hechizo
    cantrip | robar carta = roba una carta
    wheel | rueda | windfall | nueva mano de siete = descartar mano robar cartas
    reanimator | recursion = regresar del cementerio al campo de batalla
    soldaditos | goblins | saprolings = ficha de criatura
    desequipar | quitar el equipo | soltar el equipo = desanexa
    bogle | enchantress = aura
    ulti | la ultima del pw | definitiva = habilidad de lealtad
    background | trasfondo | doctor | choose a background = dos comandantes
    apilar = pila
    resp == respuesta
    procear | procea = se dispara
    sacoutlet | sac outlet = sacrificar
    ragequit | rajarse = conceder
    mulear | mulli | muligan | reparto otra mano = mulligan
    lore == contador de sabiduría
    class == clase
    room == habitación
    lobo | werewolf | licántropos == diurno nocturno
    day == día
    night == noche
    rad == radiación
    pvp == dos jugadores
    coin == moneda
    shield == escudo
    legend == legendario
    nieve == nevado
    fetch == tierra
    minion | minions | unidad | unidades == criatura
    flyer | flyers | fliers | flier == volar
    blocking == bloquear
    attacking == atacar
    prolife = proliferar
    precio == coste
    oponente pierde | rival pierde = jugador abandona el juego
    wording | redacción | texto correcto = texto de una carta Oracle
    turno uno | turno 1 | primerísimo turno = primer turno
    uno por uno | una a una | uno a uno | carta por carta = robarse de una en una
    pingear = hacer daño
    discartear = descartar
    fog = prevenir todo el daño de combate | prevenir el daño
    overloadear = sobrecarga
    congelar | freezear = no se endereza
    adrede | a propósito = voluntariamente
    phyrexiano == pirexiano
    mas y menos | contadores que se cancelan | marcadores que se cancelan | se cancelan contadores \
= contador +1/+1 y un contador -1/-1 | marcadores +1/+1 y −1/−1
    carta de doble cara | carta doble cara = cartas de dos caras
    acabo de bajar | acabo de jugar | acabo de castear \
= controlado continuamente desde el turno | desorientada
    {c} maná | maná {c} = maná incoloro
"""
