"""The English names of keywords, which Spanish players say as often as their own; then what they
say for keywords besides, as for what one does.

A meaning is the name that is printed on Spanish cards. Where those of different years name one
differently, each name stands as its meaning.
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
    horsemanship = equitación
    fading = desvanecimiento | desvanecerse
    vanishing = desvanecer | desvanecerse
    multikicker | multi kicker = multiestímulo
    megamorph = megamorfosis
    unmorph | unmask = poner boca arriba
    amplify = amplificar
    provoke == provocar
    entwine = entrelazar
    sunburst = estallido solar
    soulshift = migración de almas
    splice | splice onto arcane = empalmar
    offering = ofrenda
    ninja | commander ninjutsu = ninjutsu
    epic == épico
    transmute == transmutar
    bloodthirst = sed de sangre
    replicate == replicar
    forecast = presagiar
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
    champion = campeón
    changeling = cambiaformas
    evoke = evocar
    hideaway | hide away = refugio | escondite
    prowl = merodear
    reinforce = reforzar
    conspire == conspirar
    persist == persistir
    retrace = desandar
    unearth = desenterrar
    level up | leveler = subir de nivel
    rebound = rebote
    totem armor | umbra armor = armadura tótem | armadura de umbra
    infect == infectar
    battle cry = grito de batalla
    living weapon = arma viviente
    miracle = milagro
    soulbond = unir almas
    overload = sobrecarga
    scavenge = carroñar
    unleash = desatar
    cipher = cifrar
    encoded = cifrada
    evolve = evolucionar
    extort == extorsionar
    fuse == fusionar
    fused = fusionar
    bestow = concesión
    dethrone = destronar
    hidden agenda = plan oculto | agenda oculta
    outlast = supervivencia
    dash = rapidez
    exploit = aprovechar
    renown = prestigio
    awaken = despertar
    devoid = vacío
    ingest == ingerir
    myriad = miríada
    surge = impulso
    skulk = escabullirse
    escalate = intensificar
    melee = refriega | melé
    partner | partner with = camarada
    undaunted = audacia
    improvise == improvisar
    aftermath = secuela
    embalm = embalsamar
    eternalize = eternizar
    afflict = afligir
    ascend == ascender
    city's blessing | city blessing | blessing = bendición de la ciudad
    assist == asistir
    afterlife = ultratumba
    riot = insurgencia
    spectacle = espectáculo
    escape == escapatoria | escapar
    encore = bis
    boast = alardear
    foretell | foretold = profetizar
    demonstrate = demostrar
    daybound = diurno
    nightbound = nocturno
    day night = de día de noche
    disturb = perturbar
    decayed = descomposición
    cleave = recortar
    training = entrenamiento
    compleated = perfeccionada
    reconfigure == reconfigurar
    blitz = irrupción
    casualty = victimizar
    enlist = reclutar
    read ahead = adelantar lectura | leer por adelantado
    ravenous = voracidad
    squad = escuadrón
    prototype == prototipo
    toxic == tóxico
    backup = respaldar
    bargain = negociar
    craft = elaborar
    disguise = disfraz
    plot = tramar
    saddle = ensillar
    freerunning = parkour
    spree = arrebato
    gift = regalar
    offspring = cría
    impending = inminente
    exhaust = agotar
    max speed = velocidad máxima
    start your engines = enciende el motor
    speed = velocidad
    harmonize == armonizar
    mobilize == movilizar
    warp = teletransportar
    attach == anexar
    attached = anexado
    unattach = desanexar
    create == crear
    destroy = destruir
    kill = destruir | morir
    exchange = intercambiar
    swap = intercambiar
    switch = intercambian
    goad = incitar
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
    exert = espolear
    explore == explorar
    adapt == adaptar
    amass = enrolar
    learn = aprender | lección
    venture | venture into the dungeon = adentrarse en la mazmorra
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
    collect evidence | evidence = recabar pruebas
    suspect = sospechar | sospechosa
    forage = rebuscar
    reveal = revelar | mostrar
    search = buscar
    shuffle | shuffling = barajar
    surveil = escrutar
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
    vuelve con +1 | muere y vuelve = resiliencia | persistir
    vuelve con -1 = persistir
    gratis al revelar = cascada
    todos los tipos = cambiaformas | todos los tipos de criatura
    nadie puede responder | no se puede responder = fracción de segundo
    behold = contemplar
    triple == triplicar
    assemble = ensamblar
    endure = perdurar
    airbend | airbending = controlar el aire
    earthbend | earthbending = controlar la tierra
    waterbend | waterbending = controlar el agua
    firebend | firebending = controlar el fuego
    blight = perjudicar
    heal = curar | sanar
    manifest dread = manifestar miedo
    visit == visitar
    living metal = metal viviente
    space sculptor = escultor espacial
    for mirrodin = por Mirrodin
    station == pertrechar
    job select = elegir un trabajo
    tiered = gradual
    mayhem = altercado
    web slinging | webslinging = balanceo
    sneak = infiltración
    power up | powerup = potenciar
    teamwork = trabajo en equipo
    convert == convertir
    activate == activar
    play == jugar
"""
