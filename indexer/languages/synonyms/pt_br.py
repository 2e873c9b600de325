"""Brazilian Portuguese players' words; those that are English, and everyday ones, stand apart."""

from __future__ import annotations

from indexer.languages.synonyms import read_synonyms, said_otherwise
from indexer.languages.synonyms.pt_br_asked import ASKED
from indexer.languages.synonyms.pt_br_cards import CARDS
from indexer.languages.synonyms.pt_br_described import DESCRIBED
from indexer.languages.synonyms.pt_br_english import ENGLISH
from indexer.languages.synonyms.pt_br_everyday import EVERYDAY
from indexer.languages.synonyms.pt_br_famous import FAMOUS
from indexer.languages.synonyms.pt_br_keywords import KEYWORDS
from indexer.languages.synonyms.pt_br_mixed import MIXED
from indexer.languages.synonyms.pt_br_remembered import REMEMBERED
from indexer.languages.synonyms.pt_br_said import SAID
from indexer.languages.synonyms.pt_br_situations import SITUATIONS
from indexer.languages.synonyms.pt_br_table import TABLE
from indexer.languages.synonyms.pt_br_words import WORDS

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
    três | 3 | three
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
        + SITUATIONS
        + CARDS
        + WORDS
        + FAMOUS
        + REMEMBERED
        + DESCRIBED
        + ASKED
        + TABLE
        + """
    deck = grimório
    hab = habilidade
    qtd = quantidade
    tumba | pilha de descarte = cemitério
    baralho = grimório | deck
    biblioteca = grimório
    embaixo = fundo
    mesa = campo de batalha
    em jogo = no campo de batalha
    entrar em jogo = entrar no campo de batalha
    entre em jogo = entra no campo de batalha
    ativo a | ativo o | ativo uma | ativo um | ativo minha | ativo meu | ativo essa = ativar
    sair de jogo | sair da mesa = deixar o campo de batalha
    sair do campo = deixar o campo de batalha | outra zona
    removido do jogo = exilado | exílio
    zona do comandante = zona de comando
    pool de mana = reserva de mana
    mana flutuante | mana sobrando = mana não gasto | reserva de mana
    mana não usada = mana não gasto | mana não utilizado
    guardar mana | mana some | mana acaba | perder mana = reserva de mana esvazia
    queima de mana = queimadura de mana
    pirexiano | firexiano = phyrexiano
    zona oculta = zona não revelada
    sair = deixar
    usar = utilizar
    põe | botar | mandar = colocar
    tirar | retirar = remover
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
    recomeçar | resetar = reiniciar
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
    adversário | inimigo | rival | opo | op = oponente
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
    queimar | raio | dar dano = causar dano
    tomar dano | levar dano | sofrer dano = dano causado
    dano na cara = dano causado a um jogador
    dano excedente | dano que sobra = excesso de dano
    curar = ganhar pontos de vida
    sem vida = 0 pontos de vida
    zero = 0
    0 = zero
    ganhar = vencer
    vencer = ganhar
    vitória = vencer o jogo | ganhar o jogo
    derrota | perder a partida = perder o jogo
    ganhar a partida | vencer a partida = vencer o jogo
    começar a partida = iniciar o jogo
    começo da partida | início da partida = início do jogo
    eliminado = perde o jogo | deixa o jogo
    empate combinado = empate intencional
    sair do jogo | sair da partida = deixar o jogo | conceder
    abandonar = conceder | deixar o jogo
    desistir = conceder
    melhor de três = partida
    partida = jogo
    arte | figura | desenho = ilustração
    artista = crédito da ilustração
    ilustrador == crédito da ilustração
    texto de sabor = texto ilustrativo
    lembrete = texto explicativo
    edição = coleção | expansão
    coleção = expansão
    terra = terreno
    bicho | monstro = criatura
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
    tribo | raça = tipo de criatura
    sem cor = incolor
    multicor = multicolorido
    monocor = monocolorido
    força == poder
    forçar = obrigar
    defesa = resistência
    ataque e defesa = poder e resistência
    ccm = custo de mana convertido | valor de mana
    valor de mana | custo convertido = custo de mana convertido
    custo de conjuração = custo de mana
    custo de mana convertido = valor de mana
    custa menos = redução de custo | custo reduzido
    barato = custo reduzido
    desconto = redução de custo | custo reduzido
    caro = custo aumentado
    de graça | grátis = sem pagar seu custo de mana | {0}
    taxa = custo adicional
    imposto de comandante = taxa do comandante
    invocar = conjurar criatura
    lançar mágica | lançar uma mágica | jogar mágica | jogar uma mágica = conjurar mágica
    usar mágica | usar uma mágica = conjurar mágica
    usar habilidade | usar uma habilidade = ativar habilidade
    descer = jogar um terreno | conjurar
    baixar terreno | baixar um terreno = jogar um terreno
    baixar criatura = conjurar criatura
    velocidade de instantânea | velocidade de instante = a qualquer momento prioridade
    velocidade de mágica instantânea = a qualquer momento prioridade
    velocidade de feitiço = fase principal pilha vazia
    contrabalançar | contramágica | negar = anular
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
    rodada | minha vez | sua vez | vez dele | vez do oponente = turno
    turno adicional = turno extra
    fim de combate = etapa de final de combate
    fim de turno | fim do turno = final do turno | etapa final | etapa de limpeza
    fim da rodada | passe de turno = final do turno | etapa final
    quem começa | joga primeiro = jogador inicial | joga o primeiro turno
    trocar a mão | trocar de mão = mulligan
    mulligan grátis = primeiro mulligan multijogador
    limite de mão | limite da mão | limite de cartas na mão = tamanho máximo da mão
    máximo de cartas na mão = tamanho máximo da mão
    selado == limitado
    cópias da mesma carta | limite de cópias | quantas cópias = quatro mesmo nome
    mesão | vários jogadores | mais de dois jogadores = multijogador
    duelo = dois jogadores
    todos contra todos = competição livre
    comandante = commander
    commander = comandante
    general = comandante | commander
    arqui-inimigo = archenemy
    deitar = virar
    destapar | levantar = desvirar
    vira criatura | vira uma criatura = torna-se criatura
    virada para baixo | virada pra baixo | de cabeça para baixo = face voltada para baixo
    virada para cima | virada pra cima = face voltada para cima
    cara ou coroa | jogar moeda = lançar uma moeda
    carta dividida = card duplo
    puxar = comprar
    sem deck | sem cartas no deck | sem cartas no grimório = grimório que não tem cards
    deck vazio = grimório vazio | grimório que não tem cards
    deck acaba | acabar o deck | acabar as cartas = grimório que não tem cards
    moer = triturar
    reanimar | reviver | ressuscitar = devolver do cemitério para o campo de batalha
    volta pra mão | voltar para a mão = devolver para a mão | outra zona
    roubar | tomar o controle | pegar o controle = ganhar o controle
    brigar = lutar
    infinito = loop
    desfazer = revertido | ação ilegal
    trapacear = ação ilegal
    desequipar | desanexar = soltar
    cair = solto
    enjoo = enjoo de invocação | controle continuamente
    acabou de entrar | entrou agora = controle continuamente desde o início do turno
    entrou neste turno | enjoo de invocação = controle continuamente desde o início do turno
    pilotar = tripular
    reciclagem = reciclar
    pressa = ímpeto
    primeiro golpe = iniciativa
    vínculo vital = vínculo com a vida
    toque mortal | toque da morte = toque mortífero
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
