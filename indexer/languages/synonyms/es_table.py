"""What players of Spain and America say of a game: its start and end, cards, zones and costs."""

from __future__ import annotations

TABLE = """
    minimo del deck | tamaño del deck | deck de 60 | cartas en el deck | mazo de 60 \
= juego construido tamaño mínimo de mazo
    cuantas copias | copias de una carta | cuatro copias | 4 copias | cuatro iguales | 4 iguales \
| playset | mas de cuatro = no más de cuatro copias
    cartas en el side | cartas en el sideboard | cartas en el banquillo | tamaño del side \
= banquillo no más de quince
    deck de 40 | mazo de 40 = juego limitado tamaño mínimo
    mazo enorme | mazo gigante | mas de 60 | puedo llevar | deck gigante = tamaño máximo de mazo
    mejor de tres | mejor de 3 | al mejor de | mejor de cinco = encuentro ganado dos juegos
    match a dos | ronda del torneo = encuentro
    baneada | banlist | prohibida en el formato | cartas prohibidas | lista de prohibidas \
= prohibir cartas torneo
    contradice la regla | carta dice una cosa | carta contra regla | carta manda | la carta gana \
= texto de una carta contradiga | carta tiene precedencia
    can't | no puede gana | puede contra no puede | puede y no puede | puede vs no puede \
| prohibe y otro permite | permite y otro prohibe | no puede le gana \
= efecto no puede precedencia | permite algo y otro prohíbe
    imposible de hacer | algo imposible | no se puede cumplir | parte imposible \
= imposible de realizar se ignora | intenta hacer algo imposible
    quien elige | quien decide | elige primero | decide primero | orden de elección \
= jugador activo toma primero las decisiones
    compi | mi pareja | mi equipo | aliado = compañeros de equipo
    quien arranca | quien empieza | quien sale | quien parte | quien va primero | quien inicia \
| salir primero | empezar primero | quien juega primero = determinan quién toma el primer turno \
| jugador inicial
    pierde empieza | perdedor empieza | perdedor elige | pierde elige \
= perdedor del juego anterior elige
    segundo juego | siguiente partida | game 2 = perdedor del juego anterior
    vidas al empezar | con cuantas vidas | cuanta vida | vida inicial = total de vidas inicial \
| comienza con un total de vidas
    vida inicial edh | vida en commander | vida en edh | vida inicial en commander \
= total de vidas inicial Commander 40
    cartas robo al principio | cuantas cartas robo | robar siete | robar 7 | mano de siete \
| mano de 7 | cartas al empezar | con cuantas cartas = tamaño de mano inicial siete
    mala mano | mano mala | no me gusta mi mano | devolver la mano | mano nueva = mulligan
    mulligan gratis | mulligan gratuito | primer mulligan = primer mulligan no cuenta
    cartas al fondo | poner al fondo = fondo de la biblioteca
    en mano inicial | desde la mano inicial | empezar con la carta | carta en la mano inicial \
| empieza en mesa = desde su mano inicial
    empieza no roba | no roba el primero | primer turno roba | roba primer turno \
| no roba primero | roba el primero = salta el paso de robar primer turno
    como se gana | formas de ganar | maneras de ganar = ganar el juego
    como se pierde | formas de perder | maneras de perder = perder el juego
    ganar automáticamente | condición de victoria | victoria alternativa \
= efecto establece gana el juego
    tirar la toalla | me retiro | recoger cartas | darse por vencido = conceder | rendirse
    palmar | perecer | me muero | me mataron = pierde el juego
    palmar por veneno | muero por veneno | perder por veneno | morir de veneno | diez de veneno \
| 10 de veneno = diez o más contadores de veneno
    morir sin vida | vida cero | vida en cero | cero vidas | 0 vidas | 0 de vida | cero de vida \
| sin vida | vida a cero = 0 vidas o menos
    quedar sin libreria | sin libreria | sin deck | sin biblioteca | se acabo el mazo \
| acaba el mazo | mazo vacío | robar sin cartas | libreria vacía | no tengo mazo \
| acaban las cartas = biblioteca sin cartas | biblioteca vacía
    gano y pierdo | pierdo y gano = ganar y perder simultáneamente
    mueren a la vez | pierden a la vez | perdemos los dos | mueren los dos | los dos mueren \
| pierden todos | mueren todos = jugadores pierden simultáneamente empate
    empatar por acuerdo | pactar empate | pactar tablas | acordar empate | splitear el premio \
= empate intencional
    arbitro = juez
    penalización = juez
    karn reinicia | reiniciar la partida | empezar de nuevo = reiniciar el juego
    cuantos colores | colores hay | cuales son los colores = cinco colores
    carta dorada | dorada | bicolor | tricolor | varios colores | dos colores = multicolor
    un solo color | mono rojo | mono azul | mono verde | mono negro | mono blanco = monocolor
    pintar de | cambiar de color | volver azul | volver rojo | volver negro = cambiar el color
    incoloro es un color | multicolor es un color | sin color es color = incoloro no son colores
    tipos de maná | cuantos tipos de maná = seis tipos de maná
    maná se pierde | perder el maná | maná entre fases | guardar maná | acumular maná \
| flotar maná | maná sobrante = reserva de maná se vacía | maná no gastado
    gastar maná solo | maná solo para | maná solo sirve | maná que solo | solo sirve para \
| maná restringido = restringen cómo puede gastarse maná
    girar por maná | tapear por maná | sacar maná | tapear tierra | girar tierra | dar maná \
= girar para obtener maná | habilidad de maná
    mana dork | elfo de maná | piedra de maná = habilidad de maná
    generar maná | hacer maná = producir maná
    redondear | número con coma | media vida | mitad de vida | mitad de mi vida | número impar \
| decimales | medio punto = fraccionario redondea
    fuerza menos que cero | fuerza bajo cero | fuerza negativa | poder negativo | vida negativa \
| números negativos = valor negativo se trata como cero
    x en el cmc | cmc de x | cmc con x | cmc de hechizo con x | x en el valor de maná \
= valor de maná X se trata como 0 pila
    x fuera de la pila | x en la mano | x en el cementerio | x en el grave | x en el exilio \
= X se trata como 0 no sea la pila
    cuanto vale x | elegir x | quien elige x | digo cuanto vale x \
= elige y anuncia el valor de X
    x en etb | x cuando entra | x al entrar = entrar al campo de batalla valor de X
    pagar con vida | pagar maná con vida | maná con vida = símbolos de maná pirexiano
    maná de dos colores | maná dividido | medio y medio = híbrido
    flechita | símbolo de tapear = símbolo de girar
    simbolo de destapar = símbolo de enderezar
    texto actualizado | texto oficial | texto actual = referencia de cartas Oracle
    ficha es una carta | token es una carta | token es carta | ficha es carta \
= fichas no se consideran cartas
    quien es el dueño | prestada = propietario
    quien controla = controlador
    cuenta como objeto | es un objeto = objeto habilidad en la pila carta copia ficha
    que tiene una carta | rasgos = características
    entra destapeado | entra girada | entra enderezada \
= entran al campo de batalla enderezados
    token en la mano | token a la mano | ficha a la mano | ficha en la mano | rebotar token \
| rebotar ficha | bouncear token | token en el cementerio | ficha en el cementerio \
| ficha en el exilio | token en el exilio = ficha deja de existir
    blinkear token | blinkear ficha | blinkear una ficha | exiliar token | token vuelve \
| ficha vuelve | token regresa = ficha no puede volver al campo de batalla \
| ficha deja de existir
    dueño del token | dueño de la ficha | de quien es el token | de quien es la ficha \
= jugador que crea una ficha es su propietario
    copia de criatura en pila | copiar criatura en el stack | copia de permanente \
| copia de criatura en el stack | copiar hechizo de criatura \
= copia de un hechizo de permanente se convierte en una ficha
    tipos de habilidades | clases de habilidades | cuantas habilidades \
= categorías de habilidades
    no se puede counterear | no se puede contrarrestar | no se puede anular \
= no puede ser contrarrestado
    matar en respuesta | mato la criatura en respuesta | destruir en respuesta | matar la fuente \
| sacrificar en respuesta | quitar la fuente | fuente muere | muere en respuesta \
= habilidad existe en la pila independientemente de su fuente
    counterear habilidad | anular habilidad | counterear una habilidad | contrarrestar habilidad \
= habilidades no son hechizos contrarrestadas
    perder habilidades | quitar todas las habilidades = quitar habilidades
    quitar el emblema | destruir emblema | emblema se puede | matar emblema = emblema
    mismo objetivo dos veces | dos veces el mismo objetivo | mismo blanco \
= mismo objetivo varias
    cualquier blanco | apuntar a cualquiera = cualquier objetivo
    sin elegir objetivo | hasta un objetivo | elegir ninguno | ningún objetivo | hasta dos \
= cero objetivos
    redirigir hechizo | redirigir = cambiar el objetivo
    redirigir daño | mandar el daño al pw = daño redirigirse planeswalker
    no usan pila | no va a la pila | sin usar pila = no usan la pila
    bajar land | dropear tierra | dropear land | jugar una land | poner tierra \
= jugar una tierra
    bajar criatura | bajar un bicho | bajar bicho = lanzar una criatura
    bajar == jugar | poner en el campo de batalla
    dropear = jugar | lanzar
    voltear morph | revelar morph | destapar morph | voltear metamorfosis | voltear boca arriba \
= poner boca arriba
    quien tiene la prioridad primero | prioridad primero | recibe prioridad primero \
= jugador activo recibe prioridad al comienzo
    prioridad después de resolver | priority después de resolver | después de resolver \
= jugador activo recibe prioridad después de que se resuelva
    retener prioridad | guardar prioridad | quedarse con la prioridad | conservar prioridad \
| respondo a lo mio | responder a mi propio hechizo = jugador recibe prioridad después lanza
    todos pasan | ambos pasan | los dos pasan | nadie hace nada | nadie responde \
= todos los jugadores pasan en sucesión
    checan sba | revisan sba | cuando se revisan | cuando se checan \
= comprueba las acciones basadas en estado | realiza primero las acciones basadas en estado
    responder a un spell | responder un hechizo | contestar = lanzado en respuesta
    pagar a medias | pagar una parte | maná insuficiente | no me alcanza | no llega el maná \
= recursos necesarios para pagarlo por completo
    pagar mas vida | vida que no tengo | pagar vida = pagar cantidad de vidas
    costo == coste
    costos == costes
    costo reducido | cuesta menos | baja el costo | abaratar | reducir el costo | descuento \
= reducen un coste maná genérico
    costo adicional = coste adicional
    costo alternativo = coste alternativo
    dos costes alternativos | dos costos alternativos | combinar costes \
= solo un coste alternativo
    costo de maná = coste de maná
    costo de activación = coste de activación
    curarse | sanar | recuperar vida | subir vida = ganar vidas
    vida se pone en | vida se pone | vida queda | setear vida | setear la vida | vida se vuelve \
| vida pasa a ser | vida queda en = efecto fija el total de vidas en un número específico
    no ganar vida = no puede ganar vidas
    intercambiar vida | cambiar vidas = intercambiar total de vidas
    daño no de combate | daño de hechizo = daño como resultado
    se quita el daño | se cura el daño | daño se quita | daño se cura | cuanto dura el daño \
| daño marcado hasta | se va el daño = daño marcado permanece hasta el paso de limpieza
    daño 0 | daño cero | cero daño | 0 daño | hacer 0 de daño = hacer 0 puntos de daño
    source del daño = fuente del daño
    daño que sobra | sobra daño | daño sobrante | daño extra = daño en exceso
    robar de a una | robar varias | una por una | de una por una | robar de una \
= robarse de una en
    poner en la mano es robar | poner en la mano cuenta como robar \
= mueve cartas a su mano sin usar la palabra robar
    reemplazar robo | reemplazar el robo | en vez de robar = reemplazan los robos
    contadores al cambiar de zona | contadores al rebotar | contadores se quedan \
| contadores se pierden | pierde los contadores | copiar contadores = contadores no se conservan
    contadores se anulan | se anulan | se cancelan entre si = contador +1/+1 y un contador -1/-1
    pasar contadores | mover los contadores = mover un contador
    entra con contadores = entra al campo de batalla con contadores
    idioma de la carta | carta en ingles | nombre en español = nombre en inglés
    nombrar carta | nombrar una carta | decir el nombre | digo una carta \
= elegir el nombre de una carta
    costo de maná convertido | costo convertido = valor de maná
    valor de maná de una tierra | cmc de tierra | cmc de una tierra | mana value tierra \
= valor de maná sin coste de maná 0
    cmc de doble cara | cmc de dos caras | cmc del reverso | cmc de la otra cara \
= valor de maná cara posterior
    cmc de split | cmc de partida | cmc de carta partida = valor de maná carta partida
    cmc de híbrido = valor de maná híbrido
    letra cursiva | letras inclinadas = texto en cursiva
    arte | dibujo | imagen = ilustración
    color de la rareza | mítica | mitica rara | infrecuente = rareza
    poder y resistencia | ataque y aguante | poder/resistencia | fuerza/resistencia \
| fuerza/defensa | ataque/defensa = fuerza y resistencia
    estrellita | */* = asterisco
    x/x = fuerza y resistencia
    acaba de entrar | puede atacar este turno | ataca de una | atacar el turno que entra \
= controlado continuamente desde el comienzo del turno
    mareada puede | mareado puede | mareo puede | girar con mareo = mareo de invocación \
| controlado continuamente desde el turno
    equipo que se vuelve criatura | equipo criatura | equipo animado \
= equipo que también es criatura
    equipar dos | equipar a dos | dos criaturas equipadas \
= no puede equipar a más de una criatura
    muere la equipada | equipada muere | equipo se queda | muere criatura equipada | equipo cae \
= equipo se desanexa permanece en el campo de batalla
    robar criatura equipada | me roban la criatura equipada | de quien es el equipo \
= controlador de un equipo independiente
    nave | carro | coche | manejar | conducir = vehículo | tripular
    muere la criatura encantada | muere la encantada | aura se cae | cae el aura \
| aura sin criatura | aura se va = aura no está anexada cementerio
    aura reanimada | reanimar aura | aura sin lanzar | aura desde el cementerio \
| aura entra sola | aura del cementerio = aura entra de otro modo elige qué encantará
    aura en criatura del rival | de quien es el aura | aura robada = controlador de un aura
    dos tierras | tierra extra | tierra adicional | cuantas tierras por turno \
| cuantas tierras puedo jugar | tierras por turno | segunda tierra \
= jugar una tierra durante su turno efectos aumentar
    cuenta como land drop | cuenta como tierra | tierra con fetch | fetch cuenta | ramp cuenta \
= poner tierras no cuenta como tierra jugada
    tierra en turno del rival | tierra en turno ajeno | tierra en turno del otro \
| tierra en turno del oponente | tierra en su turno \
= no puede jugar una tierra si no es su turno
    tierra criatura | criatura tierra = tierra y otro tipo de carta
    convierte en montaña | vuelve montaña | son montañas | son islas | se vuelve isla \
= fija el subtipo de una tierra
    activar pw dos veces | activar pw | activar walker | usar pw | usar el pw | pw dos veces \
| walker dos veces | activar el planeswalker | dos habilidades de pw | usar planeswalker \
= activar una habilidad de lealtad
    subir el pw | bajar el pw | menos del pw | mas del pw = poner o quitar contadores de lealtad
    atacar walker | atacar pw | atacar planeswalker | pegarle al pw \
= planeswalkers pueden ser atacados
    dos pw iguales | dos pw | mismo pw | pw repetido | dos jace \
= planeswalkers unicidad legendarios
    daño a pw | daño al pw | daño a walker = daño hecho a un planeswalker
    pw sin lealtad | pw en cero | lealtad cero = lealtad 0 cementerio
    sorcery speed | velocidad de conjuro | como conjuro = pudiera lanzar un conjuro \
| solo como conjuro
    velocidad instantánea | velocidad de instant | instant speed | a instant | en su turno \
= lanzar instantáneo prioridad
    zonas del juego | cuantas zonas | que zonas = siete zonas
    objeto nuevo | cambiar de zona | sale y vuelve | nueva criatura = objeto nuevo sin memoria
    carta de fuera | traer del side | traer del sideboard = traer cartas de fuera del juego
    contar el mazo | contar las cartas del mazo | cuantas le quedan \
= contar la cantidad de cartas que quedan
    cartas en mano | cartas en la mano | máximo de mano | limite de mano | máximo en mano \
| max de cartas en mano | cuantas en la mano = tamaño máximo de mano
    descartar hasta | descartar a 7 | mano llena | ocho en mano | descarte final \
= descarta tamaño máximo de mano
    ver grave | ver el cementerio | mirar cementerio | mirar el grave | ver el grave \
| ver la tumba = examinar las cartas de cualquier cementerio
    ver su mano | mirar la mano | contar la mano = mirar las cartas de la mano
    ver mi mazo | mirar el mazo | mirar biblioteca = no pueden mirar biblioteca
    orden de la pila | último en entrar | primero en salir | último en entrar primero en salir \
= último agregado | último en llegar primero
    61 cartas | con 61 | 80 cartas | 200 cartas | 250 cartas | 75 cartas = tamaño mínimo de mazo \
| no hay tamaño máximo de mazo
    ambos a 0 | ambos a cero | ambos mueren | ambos pierden | los dos a 0 | los dos a cero \
| todos a 0 = jugadores pierden simultáneamente empate
    +1 y -1 | +1/+1 y -1/-1 | mas uno y menos uno = contador +1/+1 y un contador -1/-1
    habilidad es hechizo | habilidades son hechizos | habilidad cuenta como hechizo \
= habilidades no son hechizos
    total a pagar | cuanto pago | cuanto cuesta en total | costo total | costo final \
= coste total
    permanente fuera del campo | permanente en la mano | permanente en el cementerio \
= permanentes existen solo en el campo de batalla
    objetivo se fue | objetivo se va | target se fue | target se va \
= objetivos ilegales no se resuelve | objetivos legales
    responder a voltear | responder al morph | responder a morph | responder a destapar \
= poner boca arriba acción especial
    sustitución | reemplazante = efecto de reemplazo
    animar = se convierte en criatura
    copia exacta | que se copia = valores copiables
    tamaño inicial de mano = tamaño de mano inicial
    carta vieja | carta antigua | texto viejo | texto impreso = Oracle
    carta falsa | impresa en casa = carta sustituta
    empezamos otra vez | la revancha = siguiente encuentro | encuentro
    se acaba la partida | termina la partida | acaba la partida | cuando termina \
= juego termina inmediatamente
    ultimo vivo | último jugador | último en pie | quedo solo | queda uno \
= oponentes abandonado gana
    no se puede rendir | obligar a rendirse | rendirse cuando = conceder en cualquier momento
    perder por robar | muere por robar | perder por mazo | muerte por mazo | ganar por mazo \
| perder por deck = robar biblioteca sin cartas pierde | biblioteca vacía
    vida infinita | ganar mil vidas | millón de vidas | un millón = atajo bucle repetido
    color de la carta | que color es | de que color = color de los símbolos de su coste de maná
    color de ficha | color del token = crea una ficha define características
    marco de la carta | color del marco | borde de la carta = color de su marco
    varios tipos | dos tipos | mas de un tipo = más de un tipo de carta
    cambia de tipo | volver artefacto | vuelve criatura = cambian el tipo
    símbolo de color = símbolos de maná
    maná de la tierra | maná que produce | que maná da = tierra básica habilidad agregar maná
    doblar maná | maná doble | maná extra = produce maná
    cuanto maná tengo | maná disponible | maná en la reserva = reserva de maná
    menos de cero | bajo cero | menor que cero = valor negativo cero
    número cualquiera | cualquier número | elegir un número = elegir número
    x es cero | x igual a cero | x vale cero | x vale 0 = X se trata como 0
    pagar x | x en el costo | x en el coste = valor de X coste
    el propietario cambia | cambia de dueño = propietario
    quien lo controla | bajo control de | cambio de control = cambian el control | controlador
    quien lo lanzó | dueño del hechizo = controlador de un hechizo es el jugador que lo lanzó
    de quien es el trigger | dueño del trigger | quien controla el trigger \
= controlador de una habilidad disparada
    nombre del token | nombre de la ficha | que nombre tiene la ficha \
= ficha establece su nombre
    token copia de | copia de token = ficha copia
    token legendaria = ficha legendaria | legendarios con el mismo nombre
    dejar de existir | desaparece el token | token desaparece = ficha deja de existir
    habilidades en la pila = habilidad activada o disparada en la pila
    donde funcionan | funciona en la mano | funciona en el cementerio = habilidades funcionan
    sin fuente | fuente destruida | fuente se va \
= habilidad existe independientemente de su fuente
    gana habilidad | dar habilidad | pierde la habilidad = agregar o quitar habilidades
    elegir objetivo cuando | cuando elijo | cuando se elige objetivo = objetivos se declaran
    cuantos objetivos | varios objetivos | dos objetivos = uno o más objetivos
    jugador como objetivo | apuntar a jugador | target jugador = cualquier objetivo jugador
    sin pasar prioridad | no paso prioridad = recibe prioridad después
    responder dos veces | responder a mi mismo = recibe prioridad después
    mi turno termina | ya no hay nada en la pila | pila vacía y pasan \
= pila está vacía todos pasan
    antes de que se resuelva | antes de resolver = en respuesta
    pagar parte | pagar menos = pagarlo por completo | pagos parciales
    subir costo | cuesta mas | encarecer | mas caro = aumentos costes
    sin pagar costo | lanzar sin pagar | jugar gratis = sin pagar su coste de maná
    costo de kicker | costo extra = coste adicional
    vida se intercambia | cambiar totales de vida = intercambiar totales de vidas
    perder vida es daño | daño es perder vida | perder vida y daño \
= daño pierda esa cantidad de vidas
    daño a jugador = daño hecho a un jugador
    daño a criatura | daño a batalla = daño hecho a una criatura
    daño a todos = hacer daño
    robos extra | robar dos = robar varias cartas
    contadores en jugador = contador jugador
    sacar contadores | quitar un contador = quitar contador
    añadir contadores = pongan contadores
    sellado == juego limitado tamaño mínimo
    coma == fraccionario redondea
    me deckeo | me decke | lo deckeo | te deckeas = biblioteca sin cartas | biblioteca vacía
    cuantas tierras bajo | tierras puedo bajar | tierras puedo jugar \
= jugar una tierra durante su turno efectos aumentar
    contador menos uno | counter menos uno | marcador menos uno = contador -1/-1 \
| marcador -1/-1
    contador mas uno | counter mas uno | marcador mas uno = contador +1/+1 | marcador +1/+1
    maximo de contadores | limite de contadores | contadores maximo = tener más de N contadores
    maná que sobra | maná sobra | me sobra maná = maná no gastado | reserva de maná se vacía
    nada que encantar | sin nada que encantar = aura no está anexada cementerio
    robar bicho | robo el bicho | me roba el bicho = ganar el control
    pasamos == todos los jugadores pasan en sucesión
    impuesto == aumentos costes | coste adicional
"""
