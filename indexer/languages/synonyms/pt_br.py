"""Brazilian Portuguese players' words; those that are English, and everyday ones, stand apart."""

from __future__ import annotations

from indexer.languages.synonyms import read_synonyms, said_otherwise
from indexer.languages.synonyms.pt_br_english import ENGLISH
from indexer.languages.synonyms.pt_br_everyday import EVERYDAY
from indexer.languages.synonyms.pt_br_keywords import KEYWORDS
from indexer.languages.synonyms.pt_br_mixed import MIXED
from indexer.languages.synonyms.pt_br_said import SAID
from indexer.languages.synonyms.pt_br_table import TABLE

_SAID_FOR_EACH_OTHER = """
    vida | life | hp
    criatura | bicho | creature | creat
    ficha | token | tk
    marcadores | counters
    cemitério | cemi | grave | gy | graveyard
    deck | baralho
    grimório | library | lib
    gatilho | trigger | trig
    oponente | opo | opp | op | adversário
    dano | dmg | damage
    terreno | land
    planeswalker | pw | walker
    mágica | magia | spell
    habilidade | hab | ability | ab
    custo | cost
    jogador | player
    mão | hand
    comandante | general | commander | cmdr
    equip | equipamento | equipment
    emblema | emblem
    cópia | copy
    alvo | target
    turno | turn
    mulligan | mull
    prioridade | prio
    encantamento | ench
    compra | draw
    combate | combat
    pagar | pay
    entra | enters
    morre | dies
    nome | name
    pilha | stack
    fonte | source
    campo | bf | board
    cor | color
    incolor | colorless
    veneno | poison
    lendário | legendary
    dado | die | dice
    escolher | choose
    cmc | mv
    anular | counterar
    conjurar | castar | cast
    virado | tapped
    atacar | atk | attack
    bloqueador | blocker
    fase | phase
    etapa | step | passo
    símbolo | symbol
    """
"""Words that players say for each other."""
_MOST_WORDS = 3
"""Of how many words an expression is said with other words for its own, too."""

SYNONYMS = said_otherwise(
    read_synonyms(
        ENGLISH
        + KEYWORDS
        + EVERYDAY
        + MIXED
        + SAID
        + TABLE
        + """
    deck = grimório
    hab = habilidade
    qtd = quantidade
    tumba = cemitério
    pilha de descarte = cemitério
    baralho = grimório | deck
    biblioteca = grimório
    embaixo = fundo
    mesa = campo de batalha
    em jogo = no campo de batalha
    entrar em jogo = entrar no campo de batalha
    entre em jogo = entra no campo de batalha
    ativo a | ativo o | ativo uma | ativo um | ativo minha | ativo meu | ativo essa = ativar
    sair de jogo = deixar o campo de batalha
    sair da mesa = deixar o campo de batalha
    sair do campo = deixar o campo de batalha | outra zona
    removido do jogo = exilado | exílio
    zona do comandante = zona de comando
    pool de mana = reserva de mana
    mana flutuante = mana não gasto | reserva de mana
    mana sobrando = mana não gasto | reserva de mana
    mana não usada = mana não gasto | mana não utilizado
    guardar mana = reserva de mana esvazia
    mana some = reserva de mana esvazia
    mana acaba = reserva de mana esvazia
    perder mana = reserva de mana esvazia
    queima de mana = queimadura de mana
    pirexiano = phyrexiano
    firexiano = phyrexiano
    zona oculta = zona não revelada
    sair = deixar
    usar = utilizar
    põe = colocar
    botar = colocar
    mandar = colocar
    tirar = remover
    retirar = remover
    retornar = devolver
    devolver = retornar
    voltar = devolver | retornar
    trocar = permutar | mudar
    permutar = trocar
    começar = iniciar | inicial
    iniciar = começar
    terminar = acaba | final
    fim = final | término
    acabar = terminar
    recomeçar = reiniciar
    resetar = reiniciar
    manter = permanecer
    permanecer = manter
    diminuir = reduzir
    reduzir = diminuir
    evitar = impedir | prevenção
    checar = verificar | executar
    verificar = checar
    gastar = utilizar
    distribuir = dividir
    dividir = distribuir
    mostrar = revelar
    buscar = procurar
    fração = fracionado
    quebrado = fracionado | destruir
    extra = adicional
    só = apenas | somente
    apenas = somente
    somente = apenas
    ao mesmo tempo = simultaneamente
    ilegal = inválido
    inválido = ilegal
    legal = válido
    instância = ocorrência
    prevalecer = precedência
    duas vezes = várias vezes
    todo mundo = todos os jogadores
    ninguém = nenhum jogador
    outra vez = novamente
    na hora = imediatamente
    língua = idioma
    some == deixa de existir | removido | esvazia
    somem == deixa de existir | removido | esvazia
    sumir = deixa de existir | removido | esvazia
    limpar = removido | limpeza
    sobrar = restante | remanescente | excesso
    desaparecer = deixa de existir
    acumular = múltiplas ocorrências
    adversário = oponente
    inimigo = oponente
    rival = oponente
    opo = oponente
    op = oponente
    parceiro = companheiro de equipe
    proprietário = dono
    jogador da vez = jogador ativo
    morrer = colocada no cemitério vinda do campo de batalha
    matar = destruir | morre
    explodir = destruir
    sobreviver = dano letal | indestrutível
    imune = indestrutível | resistência à magia
    remoção == destruir
    sacar = sacrificar | comprar
    bater = atacar
    bloqueador = bloquear
    bloquear = bloqueadora
    imbloqueável = não pode ser bloqueada | unblockable
    queimar = causar dano
    raio = causar dano
    dar dano = causar dano
    tomar dano = dano causado
    levar dano = dano causado
    sofrer dano = dano causado
    dano na cara = dano causado a um jogador
    dano excedente = excesso de dano
    dano que sobra = excesso de dano
    curar = ganhar pontos de vida
    sem vida = 0 pontos de vida
    zero = 0
    0 = zero
    ganhar = vencer
    vencer = ganhar
    vitória = vencer o jogo | ganhar o jogo
    derrota = perder o jogo
    perder a partida = perder o jogo
    ganhar a partida = vencer o jogo
    vencer a partida = vencer o jogo
    começar a partida = iniciar o jogo
    começo da partida = início do jogo
    início da partida = início do jogo
    eliminado = perde o jogo | deixa o jogo
    empate combinado = empate intencional
    sair do jogo = deixar o jogo | conceder
    sair da partida = deixar o jogo | conceder
    abandonar = conceder | deixar o jogo
    desistir = conceder
    melhor de três = partida
    partida = jogo
    arte = ilustração
    figura = ilustração
    desenho = ilustração
    artista = crédito da ilustração
    ilustrador == crédito da ilustração
    texto de sabor = texto ilustrativo
    lembrete = texto explicativo
    edição = coleção | expansão
    coleção = expansão
    terra = terreno
    bicho = criatura
    monstro = criatura
    magia = mágica
    planinauta = planeswalker
    vida do planeswalker = lealdade
    se cancelam = são removidos
    estrela = asterisco
    envenenado = marcadores de veneno
    lenda = lendário
    lendário = lendas
    regra da lenda = lendárias com o mesmo nome
    regra do mundo = supertipo mundo
    tribo = tipo de criatura
    raça = tipo de criatura
    sem cor = incolor
    multicor = multicolorido
    monocor = monocolorido
    força == poder
    forçar = obrigar
    defesa = resistência
    ataque e defesa = poder e resistência
    ccm = custo de mana convertido | valor de mana
    valor de mana = custo de mana convertido
    custo convertido = custo de mana convertido
    custo de conjuração = custo de mana
    custo de mana convertido = valor de mana
    custa menos = redução de custo | custo reduzido
    barato = custo reduzido
    desconto = redução de custo | custo reduzido
    caro = custo aumentado
    de graça = sem pagar seu custo de mana | {0}
    grátis = sem pagar seu custo de mana | {0}
    taxa = custo adicional
    imposto de comandante = taxa do comandante
    invocar = conjurar criatura
    lançar mágica = conjurar mágica
    lançar uma mágica = conjurar mágica
    jogar mágica = conjurar mágica
    jogar uma mágica = conjurar mágica
    usar mágica = conjurar mágica
    usar uma mágica = conjurar mágica
    usar habilidade = ativar habilidade
    usar uma habilidade = ativar habilidade
    descer = jogar um terreno | conjurar
    baixar terreno = jogar um terreno
    baixar um terreno = jogar um terreno
    baixar criatura = conjurar criatura
    velocidade de instantânea = a qualquer momento prioridade
    velocidade de instante = a qualquer momento prioridade
    velocidade de mágica instantânea = a qualquer momento prioridade
    velocidade de feitiço = fase principal pilha vazia
    contrabalançar = anular
    contramágica = anular
    negar = anular
    cancelar = anular | remover
    falhar = alvos inválidos | não resolve
    perder o alvo = alvo inválido
    mirar = alvo
    redirecionar = mudar o alvo
    gatilho = habilidade desencadeada | condição de desencadeamento
    disparar = desencadear
    passiva = habilidade estática
    ação de estado = ações baseadas no estado
    camada = interação de efeitos contínuos
    selo temporal = timestamp
    responder = prioridade
    rodada = turno
    minha vez = turno
    sua vez = turno
    vez dele = turno
    vez do oponente = turno
    turno adicional = turno extra
    fim de combate = etapa de final de combate
    fim de turno = final do turno | etapa final | etapa de limpeza
    fim do turno = final do turno | etapa final | etapa de limpeza
    fim da rodada = final do turno | etapa final
    passe de turno = final do turno | etapa final
    quem começa = jogador inicial | joga o primeiro turno
    joga primeiro = jogador inicial | joga o primeiro turno
    trocar a mão = mulligan
    trocar de mão = mulligan
    mulligan grátis = primeiro mulligan multijogador
    limite de mão = tamanho máximo da mão
    limite da mão = tamanho máximo da mão
    limite de cartas na mão = tamanho máximo da mão
    máximo de cartas na mão = tamanho máximo da mão
    selado == limitado
    cópias da mesma carta = quatro mesmo nome
    limite de cópias = quatro mesmo nome
    quantas cópias = quatro mesmo nome
    mesão = multijogador
    vários jogadores = multijogador
    mais de dois jogadores = multijogador
    duelo = dois jogadores
    todos contra todos = competição livre
    comandante = commander
    commander = comandante
    general = comandante | commander
    arqui-inimigo = archenemy
    deitar = virar
    destapar = desvirar
    levantar = desvirar
    vira criatura = torna-se criatura
    vira uma criatura = torna-se criatura
    virada para baixo = face voltada para baixo
    virada pra baixo = face voltada para baixo
    de cabeça para baixo = face voltada para baixo
    virada para cima = face voltada para cima
    virada pra cima = face voltada para cima
    cara ou coroa = lançar uma moeda
    jogar moeda = lançar uma moeda
    carta dividida = card duplo
    puxar = comprar
    sem deck = grimório que não tem cards
    sem cartas no deck = grimório que não tem cards
    sem cartas no grimório = grimório que não tem cards
    deck vazio = grimório vazio | grimório que não tem cards
    deck acaba = grimório que não tem cards
    acabar o deck = grimório que não tem cards
    acabar as cartas = grimório que não tem cards
    moer = triturar
    reanimar = devolver do cemitério para o campo de batalha
    reviver = devolver do cemitério para o campo de batalha
    ressuscitar = devolver do cemitério para o campo de batalha
    volta pra mão = devolver para a mão | outra zona
    voltar para a mão = devolver para a mão | outra zona
    roubar = ganhar o controle
    tomar o controle = ganhar o controle
    pegar o controle = ganhar o controle
    brigar = lutar
    infinito = loop
    desfazer = revertido | ação ilegal
    trapacear = ação ilegal
    desequipar = soltar
    desanexar = soltar
    cair = solto
    enjoo = enjoo de invocação | controle continuamente
    acabou de entrar = controle continuamente desde o início do turno
    entrou agora = controle continuamente desde o início do turno
    entrou neste turno = controle continuamente desde o início do turno
    enjoo de invocação = controle continuamente desde o início do turno
    pilotar = tripular
    reciclagem = reciclar
    pressa = ímpeto
    primeiro golpe = iniciativa
    vínculo vital = vínculo com a vida
    toque mortal = toque mortífero
    toque da morte = toque mortífero
    cavar = escavação
    2 = dois
    dois = 2
    duas = dois
    3 = três
    três = 3
    4 = quatro
    quatro = 4
    5 = cinco
    cinco = 5
    6 = seis
    seis = 6
    7 = sete
    sete = 7
    10 = dez
    dez = 10
    15 = quinze
    quinze = 15
    20 = vinte
    vinte = 20
    21 = vinte e um
    vinte e um = 21
    30 = trinta
    trinta = 30
    40 = quarenta
    quarenta = 40
    60 = sessenta
    sessenta = 60
    100 = cem
    cem = 100
    """
    ),
    _SAID_FOR_EACH_OTHER,
    _MOST_WORDS,
)
