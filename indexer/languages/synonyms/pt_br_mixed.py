"""What Brazilian players type of mechanics, types, steps and costs, half in English, cut short.

First the single words, English and cut short; then the names of two and three words.
"""

from __future__ import annotations

MIXED = """
    type | types = tipo
    subtypes | subtp = subtipo
    half | halves = fracionado | metade
    both = ambos
    single = único
    multiple = vários
    multi = multijogador | múltiplos
    replace | replaced | replaces | replacing = substituir
    modified | modify | modifies = modificar
    lib | libs | libraries | libr | bib | bibli = grimório
    ab | abs | abi | habi = habilidade
    hand size max = tamanho máximo da mão
    alt | alternative | alternate = alternativo
    adic | addl | additional | extras = adicional
    rounded | round up | round down | arredonda = fracionado arredondamento
    number | numbers | nro = número
    negative = negativo
    positive = positivo
    any = qualquer
    all | every = todos
    each = cada
    other | another = outro
    different = diferente
    same = mesmo
    equal = igual
    less | fewer = menos
    cannot | cnt = não pode
    cant | can't == não pode
    must = obrigatório
    ends | ending = terminar | final
    begins | begin | beginning | start | starts = início | iniciar
    first | 1st = primeiro
    second | 2nd = segundo
    third | 3rd = terceiro
    last = último
    next = próximo
    previous = anterior
    blocking = bloqueadora
    blocked = bloqueada
    attacking = atacante
    dealt | dealing = causado
    excess = excesso
    shadow = sombra
    flyers | flier = voar
    provoke = provocar
    poisonous = venenoso
    replicate = replicar
    ripple = propagar
    renown = renome
    riot = tumulto
    spectacle = espetáculo
    rebound = ricochete
    populate = povoar
    support = apoiar
    split second = fração de segundo
    totem armor = armadura totêmica
    exiled | exiling == exilar
    tk | tks | tkn = ficha
    enchanted = encantado
    equipped = criatura equipada
    kindred = tribal
    resolution | resolving | resolved = resolver
    choice | choices = escolha
    copied | copying = copiar
    simultaneously = simultaneamente
    you | your | yours | yourself = você controlador do objeto
    world = mundo
    legend | legends = lendário
    paying | payment | pays = pagar | pagamento
    unpayable = impagável
    mandatory = obrigatório
    discount = redução de custo
    illustration | art | artwork | arts = ilustração
    silver = prateada
    frame = moldura
    nontraditional | não tradicionais = cards não tradicionais
    prize | prizes | premiação = torneio prêmios
    bo1 | md1 = partida apenas um jogo
    lost | losing | loses = perder o jogo
    won | winning | wins = vencer o jogo
    nonactive | non active | nap | nao ativo = jogador não-ativo
    active = ativo
    shared = compartilhado
    secretly = não revelada
    secret == não revelada
    hidden = não revelada
    randomly = aleatória
    cut | cutting = cortar os decks
    deploy = realocação de criaturas
    left = esquerda
    right = direita
    check | checks = verificar
    ignored = ignorada
    allow | allows = permitir
    require | requires = exigir
    instruct | instructs | instructed = instruir
    divided | distribute = dividir
    spend | spent = gasto
    produce | produces | produced = produzir
    empty | empties = esvazia | vazio
    moved = mover
    remain | remains | stay | stays = permanecer
    restriction | restrictions | restrict = restrição
    condition | conditions = condição
    values | value = valor
    defined = definir
    redirected | redirection = redirecionamento
    upside down = girado
    reduced | reducing = reduzir
    increase | increased | increases = aumentar
    pair | pairs = par
    word | words = palavra
    line = linha
    corner = canto
    print | printed = impresso
    language | english = idioma | em inglês
    banned | restricted list = limitar o uso de alguns cards
    nontoken = não seja uma ficha
    nonland = não seja terreno
    noncreature = não seja uma criatura
    criat | crit | creat | creats | crea = criatura
    terr | lnd | lnds = terreno
    inst | insts = mágica instantânea
    feit | sorc | sorcs | sorceries = feitiço
    artf | artef | artif = artefato
    encant | encanto == encantamento
    ench = encantamento
    equipa == equipamento
    eqp | equi = equipamento
    planesw | pws | pwalker = planeswalker
    planes == planeswalker
    veic | vehic = veículo
    opon | oponen = oponente
    jgdr | plyr = jogador
    jogs == jogador
    ctrl | ctrle | ctrla = controle
    ctrldor | ctrlador | controllers = controlador
    cemit | gys | graves = cemitério
    atq | atk | atks = atacar
    blq | blk | bloq | blks = bloquear
    conj | castando | castada | castado | castou | castei = conjurar
    destr | destroyed | destroys = destruir
    sacr = sacrificar
    desc == descartar
    discarded | discards = descartar
    countered = anular
    triggered | desenc | trig | trigs | trigg = habilidade desencadeada
    desencad == habilidade desencadeada
    activate | activates | activating = ativar
    statics = habilidade estática
    subst = substituição
    prev == prevenção
    carac | chars = características
    gen = genérico
    incol | clrless | colourless = incolor
    multic | mc = multicolorido
    resist == resistência
    constr = construído
    tourney = torneio
    esp = especial
    etp | steps = etapa
    phases = fase
    prox | prx = próximo
    resp = em resposta
    lp | pdv | pvs | hps = pontos de vida
    ci | id de cor | color id | cor id = identidade de cor
    cda's | cdas = habilidade definidora de característica
    sbas | acoes de estado = ações baseadas no estado
    fdt = final do turno | etapa de limpeza

    ueot | until eot | until end = até o final do turno
    boc | begin of combat | begin combat | start of combat | começo do combat | início do combat \
= etapa de início de combate
    eoc | end combat | fim do combat | final do combat = etapa de final de combate
    m1 | first main | precombat | precombat main | pre combat = primeira fase principal
    m2 | second main | postcombat | postcombat main | post combat \
= segunda fase principal
    untap phase = etapa de desvirar
    draw phase = etapa de compra
    cleanup phase = etapa de limpeza
    skip draw | pula draw = pula a etapa de compra
    empty library | empty lib | lib vazia | library vazia | library vazio | lib vazio \
| sem lib | sem library | decked | lib acaba | library acaba | 0 cards no deck \
= grimório que não tem cards
    draw replacement | replace draw | draw replaced | draw substituído | substituir draw \
= efeito que substitui a compra de um card
    both pass | all pass | pass pass | passa passa | both players pass | double pass \
= todos os jogadores passam em sucessão
    cant can | can cant | cant wins = efeito não pode tem precedência
    fala contra | contra o cr | card overrides \
= texto de um card contradiz essas regras
    comprehensive rules | comp rules | compr rules = regras abrangentes
    half damage | half dmg | half life | metade do dano = número fracionado
    single target | one target = um único alvo
    target itself | self target = alvo inválido para ela mesma
    legal target | legal targets = alvo válido
    zero target | zero targets | 0 targets = zero alvos sejam escolhidos
    permanent spell | perm spell = termo mágica de permanente
    permanent card | perm card = termo card de permanente
    permanent type | permanent types | perm type | perm types | tipo de perm \
= cinco tipos de permanentes
    tribal instant | tribal sorcery | tribal spell | instant tribal | sorcery tribal \
| spell tribal | tribal artifact | tribal enchantment | mágica tribal \
= card tribal tem outro tipo de card
    multi type | multitype | dual type \
= mais de um tipo de card
    creature type | creature types | tribo list = tipo de criatura
    land type | land types = tipo de terreno
    artifact type | artifact types = tipo de artefato
    enchantment type | enchantment types = tipo de encantamento
    spell type | spell types = tipos de mágica
    planeswalker type | planeswalker types | pw type = tipos de planeswalker
    basic land type | basic land types | basic types = tipo de terreno básico
    snow mana | snow symbol | símbolo snow | mana snow = símbolo de mana da neve
    chaos symbol | símbolo chaos | chaos = símbolo do caos
    energy symbol = símbolo de energia
    loyalty symbol = símbolo de lealdade
    level symbol = símbolo de nível
    pw symbol | planeswalker symbol = símbolo de planeswalker
    set symbol | expansion symbol | símbolo do set | símbolo da coleção = símbolo da expansão
    tombstone | tombstone icon | lápide = ícone de uma lápide
    type icon = ícone de tipo
    generic mana = mana genérico
    colored mana = mana colorido
    colorless mana = mana incolor
    legal text = texto legal
    hand modifier = modificador de mão
    life modifier = modificador de vida
    alt cost | alt costs | alternative costs | custo alt | custos alt = custo alternativo
    add cost | add costs | addl cost | custo add | custos add | custo extra = custo adicional
    cost increase = aumento de custo
    pay life = pagar pontos de vida
    excess damage | excess dmg = excesso de dano
    damage source | dmg source | source of damage | source do dano = fonte de dano
    noncombat damage | noncombat dmg | non combat damage = dano que não era de combate
    zero damage | zero dmg | 0 dmg | 0 damage = causar 0 pontos de dano
    infect damage | infect dmg | dano com infect = causado por uma fonte com infectar
    summ sick | summon sickness | sick = controle continuamente desde o início do turno
    aura falls | aura fall off | aura falls off | falls off \
= aura encantar objeto que não seja válido
    alternate name | nome alternate = nome diferente barra de título secundário
    team vs team | teams = equipe vs equipe
    attack multiple = atacar múltiplos jogadores
    shared turns | shared turn = turnos compartilhados pela equipe
    hidden information | hidden info = zona não revelada
    experience counter | xp counter = marcador de experiência
    charge counter = marcador de carga
    level counter = marcador de nível
    loyalty counter | loyalty counters = marcadores de lealdade
    poison counter | poison counters = marcadores de veneno
    energy counter | energy counters = marcador de energia
    static ability | static abilities | static ab | static abs | static hab \
= habilidades estáticas declarações | habilidades estáticas
    counter trig | counter ab | counter abs | counter ability | counter abilities | counterar ab \
| counterar trig | counterar ability | counter triggered | counter activated | anular hab \
= habilidades na pilha podem ser anuladas
    destroy emblem | remove emblem | emblem remove | emblem destroy | destruir emblem \
| tirar emblem | remover emblem | matar emblem | bounce emblem | emblem destruir \
| emblem sai | emblem removal = emblema não é um card permanente
    you your | your you | word you | palavra you = palavras você seu controlador do objeto
    colorless cor | colorless color | multicolor color | multicolored cor | gold cor \
= incolor não é cor
    2 alt | two alt | dois alt | 2 alternative | two alternative | combinar alt | juntar alt \
= apenas um custo alternativo pode ser aplicado
    add cost cmc | additional cost cmc | kicker cmc | kicker mana value | custo adicional cmc \
| adicional cmc = custo adicional não é parte do custo de mana
    outro controller | controller diferente | controlador diferente | different controller \
= controlador de um equipamento não tem ligação | controlador de uma aura não tem ligação
    controller carta | carta controller | carta sem controller | controller de card \
= card não possui um controlador
    cycle | cycled | cycles | cycler | cyclar | cyclei = reciclar
    landcycle | landcycled | landcycler | basic landcycling | basiclandcycling \
= reciclar terreno | reciclar tipo
    typecycle | type cycling | land cycling = reciclar tipo
    forestcycling | forestcycle = reciclar floresta | reciclar tipo
    islandcycling | islandcycle = reciclar ilha | reciclar tipo
    plainscycling | plainscycle = reciclar planície | reciclar tipo
    mountaincycling | mountaincycle = reciclar montanha | reciclar tipo
    swampcycling | swampcycle = reciclar pântano | reciclar tipo
    pw ativa | pw 2x | pw ability | pw abilities | walker ativa | ativar walker | usar walker \
| ult pw | ult walker | walker ability = habilidade de lealdade
    dmg walker | dmg pw | damage walker | damage pw | damage planeswalker | dmg planeswalker \
= dano causado a um planeswalker
    chaos ability | chaos ab = habilidade do caos
    archenemy começa | archenemy starts | archenemy first | arqui-inimigo começa \
= arqui-inimigo joga o primeiro turno
    serum powder | mulligan timing | durante mulligan | during mulligan \
= a qualquer momento em que puder fazer um mulligan
    várias escolhas | duas escolhas | multi escolha | multiple choices | two choices \
= mais do que uma escolha ao mesmo tempo
    doubling | doubles | doubled | dobra = duplicar
    doubling mana | mana doubling | double mana | mana doubler | dobra mana \
= aumentam a quantidade de mana produzida
    neg == negativo
    negative power | power negative | power negativo | neg power | negative p/t \
= poder menor do que zero número negativo
    level up symbol | símbolo level | symbol level = símbolo de nível
    tamanho do card | tamanho da carta | card size | medida do card | medida da carta \
= cards de magic tradicionais medem
    drawback | downside | desvantagem = prejudicial
    quantas ab | quantas hab | várias ab | várias habs | multiple abilities \
= objeto pode ter múltiplas habilidades
    cant have | can't have | cannot have = deixem de ter uma habilidade específica
    wrath target | doesn't target | untargeted \
= afetar objetos sem ter eles como alvo
    you target | you alvo = palavra você não indica alvos
    custo parcial | partial cost | pagar parcial \
= sem ter os recursos necessários para pagar integralmente
    reduction | reductions = redução de custo | reduzido
    unless pay | unless pays | unless paid = a não ser que jogador faça outra coisa
    max counter | max counters | max marcador | max marcadores | counter limit \
= mais de N marcadores
    fs | fstrike | 1st strike == iniciativa
    ds | dstrike | dbl strike == golpe duplo
    dt | dtouch | deatht == toque mortífero
    ll | lifel == vínculo com a vida
    hex | hexp | hexprf == resistência à magia
    indest | indes | indestr | indestruct = indestrutível
    vigi | vigil = vigilância
    menac | menaç = ameaçar
    tramp | trampl | atrop = atropelar
    fly = voar
    prot == proteção
    cz | czone | cmd zone | cmdr zone | zona cmd | zona de cmd = zona de comando
    gyard | cemis = cemitério
    manland | animated land \
= mantém o tipo de card anteriores
    sideboarding | sideboardar | sbar == reserva modificar seu deck entre jogos
    g1 | game 1 = primeiro jogo de uma partida
    g2 | g3 | game 3 = perdedor do jogo anterior escolhe quem joga o primeiro turno
    proxies | proxys | proxie = card curinga
    1x | uma vez só | só uma vez = apenas uma vez
    islandhome | landhome = dependência de ilha
    as though | as tho = trata uma condição como verdadeira
    during = durante
    in play = termo obsoleto para campo de batalha
    in response = em resposta
    counts as | count as = obsoleto conta como
    caster | casters | summoner == conjurador
    casting cost = custo de execução | custo de mana
    limited = limitado
    monstrous == monstruosa
    command == comando
    linked | link = vinculadas
    zone change | zone changes | troca de zona | change zone = mudança de zona
    ante zone | zona ante = zona utilizada apostando
    assign | assigns | assigned | assignment = atribuir | atribuição
    control opp | control opponent | controlar opp | controlar opo | control player \
= controlar outro jogador
    emperor general | general emperor | general imperador | general do emperor \
= geral imperador
    card diz | carta diz | card fala | carta fala = efeito afirma
    act | actv == ativada
    tba | tbas = ações baseadas no turno
    auto == automaticamente
    no limit | sem limite | ilimitado | unlimited = qualquer número
    cópias por deck | cópias no deck | copies per deck | copies deck | max cópias \
= quatro mesmo nome
    kicker free | free kicker | kicker flashback = custo alternativo sendo pago custos adicionais
    dois custos | 2 custos | two costs | 2 costs | mesmo sac \
= cada pagamento de um custo aplica-se a apenas uma mágica
    hybrid choice | hybrid escolhe | híbrido escolhe | escolhe hybrid | escolher hybrid \
= símbolo de mana que pode ser pago de várias maneiras
    palavra card | word card = refere-se a um card quer dizer somente
    life zero | zero life | 0 life | life 0 = 0 ou menos pontos de vida
    put | puts = colocar
    lvl | lvls = nível
    crewed == tripular
    heal | heals | healed = dano marcado até a etapa de limpeza
    entra tapped | enters tapped | etb tapped | entra untapped | enters untapped | etb untapped \
= entram no campo de batalha desviradas
    sem source | sem fonte | source morre | source dies | source gone | source sai | source died \
= destruição ou remoção da fonte não afeta a habilidade
    choose type | choose creature type | escolher creature type | type inexistente \
| tipo inexistente | escolher tribo = escolher um subtipo existente
    perde type | lose type | loses type | perder type = novo tipo substitui tipos de card existentes
    emblem pw | pw emblem | emblem ult | get emblem | ganhar emblem = recebe um emblema
    adventure name | name adventure | nome da aventura = nome alternativo de um card aventureiro
    dfc name | mdfc name | name dfc = nome alternativo de um card dupla face
    flip name | flip card name = nome alternativo de um card que gira
"""
