"""The English names of keywords, which Spanish players say as often as their own; then what they
say for keywords besides, as for what one does.

Where translations of different years name one differently, each name stands as its meaning.
"""

from __future__ import annotations

KEYWORDS = """
    intimidate = intimidar
    islandwalk = cruzar islas | cruce de islas
    swampwalk = cruzar pantanos | cruce de pantanos
    forestwalk = cruzar bosques | cruce de bosques
    mountainwalk = cruzar montañas | cruce de montañas
    plainswalk = cruzar llanuras | cruce de llanuras
    fear = inspirar temor
    banding = formar bandas | banda | bandada
    rampage = desbocarse | arrasar
    flanking = flanquear
    phase out = fuera de fase | sale de fase | desfase
    phase in = entra en fase | en fase
    buyback = recobrar | recompra
    shadow = sombra
    landcycling | typecycling | basic landcycling | plainscycling | islandcycling | swampcycling \
| mountaincycling | forestcycling | slivercycling | wizardcycling = ciclo de tierra | ciclo
    horsemanship = equitación | montar a caballo
    fading = desvanecimiento | desvanecerse
    vanishing = desvanecer | desvanecerse
    multikicker | multi kicker = multiestímulo
    megamorph = megamorfosis
    unmorph | unmask = poner boca arriba
    amplify = amplificar
    provoke == provocar
    entwine = entrelazar
    sunburst = explosión solar | resplandor solar
    soulshift = transmigrar | cambio de alma
    splice | splice onto arcane = empalmar
    offering = ofrenda
    ninja | commander ninjutsu = ninjutsu
    epic == épico
    transmute == transmutar
    bloodthirst = sed de sangre
    replicate == replicar
    forecast = pronosticar | pronóstico
    graft = injertar
    recover = recuperar
    ripple = propagar | ondular
    suspend == suspender
    time counter = contador de tiempo
    absorb == absorber
    aura swap = intercambio de auras
    fortify = fortificar
    fortification == fortificación
    frenzy = frenesí
    gravestorm | grave storm = tormenta de tumbas
    poisonous = venenoso
    transfigure == transfigurar
    champion = campeón | defender a una criatura
    changeling = multiforme | cambiante | cambiaformas
    evoke = evocar
    hideaway | hide away = refugio | escondite
    prowl = merodear
    reinforce = reforzar
    conspire == conspirar
    persist == persistir
    retrace = rememorar | retomar
    unearth = desenterrar
    level up | leveler = subir de nivel
    rebound = rebote
    totem armor | umbra armor = armadura de umbra | armadura totémica
    infect == infectar
    battle cry = grito de batalla
    living weapon = arma viviente
    miracle = milagro
    soulbond = vínculo de almas
    overload = sobrecarga
    scavenge = recolectar | carroñar
    unleash = desatar | desencadenar
    cipher = cifrar
    encoded = cifrada
    evolve = evolucionar
    extort == extorsionar
    fuse == fusionar
    fused = fusionar
    bestow = concesión | otorgar
    dethrone = destronar
    hidden agenda = plan oculto | agenda oculta
    outlast = perdurar
    dash = acometer | acometida
    exploit = explotar
    renown = renombre
    awaken = despertar
    devoid = vacío | carente
    ingest == ingerir
    myriad = miríada
    surge = oleada
    skulk = escabullirse
    escalate = intensificar
    melee = refriega | melé
    fabricate = fabricar
    partner | partner with = camarada | compañero
    undaunted = impávido
    improvise == improvisar
    aftermath = repercusión | secuela
    embalm = embalsamar
    eternalize = eternizar
    afflict = afligir
    ascend == ascender
    city's blessing | city blessing | blessing = bendición de la ciudad
    assist == asistir
    jump start | jumpstart = arranque | impulso
    afterlife = ultratumba | más allá
    riot = revuelta | disturbio
    spectacle = espectáculo
    escape == escapar
    encore = bis
    boast = alardear
    foretell | foretold = profetizar | predecir
    demonstrate = demostrar
    daybound = diurno | vinculado al día
    nightbound = nocturno | vinculado a la noche
    day night = de día de noche
    disturb = perturbar
    decayed = putrefacto | descompuesto
    cleave = hender
    training = entrenamiento
    compleated = completado
    reconfigure == reconfigurar
    blitz = embestida | guerra relámpago
    casualty = baja
    enlist = alistar
    read ahead = adelantar lectura | leer por adelantado
    ravenous = voraz
    squad = escuadrón
    prototype == prototipo
    toxic == tóxico
    backup = refuerzo
    bargain = pacto | trato
    craft = fabricar con | artesanía
    disguise = disfraz
    plot = tramar
    saddle = ensillar
    spree = desenfreno | juerga
    gift = regalo
    offspring = prole | descendencia
    impending = inminente
    exhaust = agotar
    max speed = velocidad máxima
    start your engines | speed = velocidad motores
    harmonize == armonizar
    mobilize == movilizar
    warp = distorsión | curvatura
    attach == anexar
    attached = anexado
    unattach = desanexar
    create == crear
    destroy = destruir
    kill = destruir | morir
    exchange = intercambiar
    swap = intercambiar
    switch = intercambian
    goad = hostigar | instigar | incitar
    clash = enfrentar | enfrentarse
    fateseal = sellar el destino
    planeswalk == caminar entre planos
    set in motion = poner en marcha
    detain = arrestar | detener
    monstrosity | monstrous = monstruosidad | monstruoso
    vote == votar
    bolster = fortalecer
    manifest == manifestar
    support = apoyar
    meld = combinar | fusionar
    exert = ejercer
    explore == explorar
    adapt == adaptar
    amass = reclutar
    learn = aprender | lección
    venture | venture into the dungeon = aventurarse en la mazmorra
    dungeon = mazmorra
    undercity = ciudad inferior
    connive = confabular
    open an attraction | attraction = atracción
    incubate = incubar
    incubator = incubadora
    ring tempts | tempts you | ring bearer | the ring = anillo te tienta | portador del anillo
    villainous choice = decisión vil
    time travel = viajar en el tiempo
    discover = descubrir
    cloak == encubrir
    collect evidence | evidence = reunir pruebas
    suspect = sospechosa | sospechar
    forage = forrajear
    reveal = revelar | mostrar
    search = buscar
    shuffle | shuffling = barajar
    surveil = vigilar
    regen = regenerar
    regenerated | regeneration = regenerar
    sacrifice == sacrificar
    double == duplicar | doble
    initiative = iniciativa
    toque de muerte | toque letal | toque mortífero = toque mortal
    cualquier daño mata | un daño mata | 1 daño mata = toque mortal
    pega primero | golpea primero | primer daño = dañar primero
    pega dos veces | golpea dos veces | doble daño | doble ataque | dos golpes = dañar dos veces
    doble strike | double golpe = dañar dos veces
    roba vida | robo de vida | lazo vital | enlace vital | vampirismo = vínculo vital
    antimagia | anti maleficio | anti hechizo | no me lo pueden targetear \
| no puede ser targeteado = antimaleficio | velo
    manto | mortaja = velo
    pisotear | pisotón | aplastar | atropellar | arroyar | arrolla == arrollar
    daño pasa | pasa el daño | daño atraviesa = arrollar
    rapidez | celeridad | ímpetu | ataca altiro | ataca al tiro = prisa
    alas | evasión aérea = volar
    bloquear voladores | bloquear volando | parar voladores | telaraña = alcance
    atacar sin girar | atacar sin tapear | no se gira al atacar | no se tapea al atacar \
= vigilancia
    muro | pared | barrera == defensor
    no se destruye | irrompible | indestruible = indestructible
    dos para bloquear | bloqueada por dos | dos bloqueadores = amenaza
    proteger de | pro rojo | pro azul | pro negro | pro verde | pro blanco | protección a | prot \
= protección contra
    escudo de maná | protección con pago | paga o se contrarresta | salvaguarda | resguardo \
= rebatir
    como instantáneo = destello
    pagar extra | pagar de más | kikker | kiker = estímulo
    reciclar | ciclo de carta = ciclo
    lanzar desde el cementerio | castear del grave | jugar del cementerio \
| castear desde el grave | jugar desde el cementerio | lanzar del cementerio \
= lanzar esta carta desde tu cementerio
    locura = demencia
    criatura boca abajo | morph 2/2 | carta boca abajo = criatura boca abajo 2/2
    mirar boca abajo | ver boca abajo | mirar mi carta boca abajo \
= mirar un permanente boca abajo
    girar criaturas para pagar | tapear criaturas para pagar | pagar con criaturas = convocar
    pagar con artefactos | girar artefactos para pagar | tapear artefactos = improvisar
    pagar con el cementerio | exiliar cementerio para pagar = excavar
    menos por artefacto | barato por artefactos = afinidad
    crece con hechizos | crece con instantáneos = destreza
    vuelve con +1 | muere y vuelve = inmortal | persistir
    vuelve con -1 = persistir
    gratis al revelar = cascada
    todos los tipos = multiforme | todos los tipos de criatura
    nadie puede responder | no se puede responder = fracción de segundo
    behold = contemplar
    triple == triplicar
    assemble = ensamblar | montar
    endure = soportar | resistir
    airbend | airbending = aire control
    earthbend | earthbending = tierra control
    waterbend | waterbending = agua control
    firebend | firebending = fuego control
    heal = curar | sanar
    recruit == reclutar
    manifest dread = manifestar terror | manifestar pavor
    visit == visitar
    living metal = metal viviente
    space sculptor = escultor espacial
    for mirrodin = por Mirrodin
    station == estacionar
    job select = selección de oficio
    tiered = escalonado
    sneak = infiltrarse | sigilo
    teamwork = trabajo en equipo
    convert == convertir
    activate == activar
    play == jugar
"""
