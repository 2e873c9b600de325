"""How Brazilian players ask for a rule at the table or on a phone: slang, then half sentences about
the game and its cards, about zones, the turn and variants, and about what a keyword does."""

from __future__ import annotations

SAID = """
    emprestado | emprestada == dono
    tapar = virar
    mono == monocolorido
    ramp = produzir mana | procurar terreno
    loot | rummage = comprar um card descartar
    hino | anthem | lord = criaturas recebem +1/+1
    debuff | encolher | diminuir bicho = recebe -1/-1
    stats | corpo do bicho = poder e resistência
    tankar | chumpar = bloquear
    stacka | stackam == múltiplas ocorrências
    estacar | acumula com = múltiplas ocorrências
    pro red | pro black | pro white | pro blue | pro green = proteção contra
    cinza | cinzento = incolor
    losango | diamante = símbolo de mana incolor
    cantrip = comprar um card
    pack = booster
    cartas no deck | cartas no baralho | cartas no main = deck deve conter no mínimo
    cartas no side | cartas na reserva | cartas no sideboard = reserva pode conter no máximo
    deck de 40 | baralho de 40 = limitado no mínimo quarenta
    pool que sobrou | resto do pool | sobra do draft \
= cards que abrir não incluiu em seu deck reserva
    200 cartas | deck gigante | baralho gigante | deck enorme | baralho enorme | deck de 200 \
| mais de 60 | mais de sessenta = tamanho máximo para decks
    md3 | bo3 | md5 = partida ganhar duas
    zoeira | card de piada = borda prateada
    carta manda | carta ganha da regra | bate de frente | briga com a regra | contra a regra \
= contradiz precedência
    não pode ganha | não pode vence | ganha de pode | cant beats can | pode e não pode \
| pode contra não pode = efeito não pode tem precedência
    impossível de fazer = parte impossível é ignorada
    escolhe primeiro | escolhe antes | decide primeiro | decide antes | ordem de escolha \
| todo mundo escolhe = jogador ativo faz as escolhas ordem do turno
    começa jogando | quem sai jogando | sair jogando \
= determinam quem joga o primeiro turno | jogador inicial
    perdedor começa | quem perde começa | perde começa \
= perdedor do jogo anterior escolhe quem joga o primeiro turno
    começa não compra | começa compra | primeiro não compra | não compra no primeiro \
| compra no primeiro turno | compra no t1 | compra no turno 1 | draw do primeiro turno \
= pula a etapa de compra primeiro turno
    t1 | turno 1 = primeiro turno
    mull grátis | mull de graça | mull free | free mull | mulliga de graça \
= jogo multijogador primeira vez que faz um mulligan não conta
    leyline | abertura | começar com a carta | começa na mesa | começa em campo | já começa com \
= mão inicial inicie o jogo com aquele card
    dropar do jogo | dropar da partida | dropar do torneio | dropar da mesa | dar gg | dou gg \
| kitar | sair no meio | levantar da mesa | recolher as cartas | tiltar = conceder
    acabar o baralho | acabar o grimório | baralho acaba | grimório acaba | fim do deck \
| fim do baralho | baralho vazio | sem baralho | zerar o deck | zerar o baralho | deck zerado \
| acabar as carta | comprar sem deck | comprar sem carta \
= tenta comprar um card de um grimório que não tem cards perde o jogo
    rachar o top | rachar prêmio | dividir o prêmio | split do top | draw intencional \
| intentional draw | intentional | draw combinado = empate intencional
    não para de | nunca para | sem fim | nunca acaba | não acaba = loop de ações obrigatórias
    quais são as cores | quais as cores | quantas cores | cores do magic | cores existem \
= existem cinco cores no jogo
    duas cores | 2 cores | três cores | 3 cores | mais de uma cor | várias cores | gold card \
| card gold = multicolorido | duas ou mais das cinco cores
    mono white | mono blue | mono black | mono red | mono green | mono branco | mono azul \
| mono preto | mono vermelho | mono verde | uma cor só | só uma cor = monocolorido
    pintar | tingir | mudar de cor | trocar a cor = mudar a cor de um objeto
    incolor é cor | multicolor é cor | escolher incolor = incolor não é cor
    tipos de mana | quantos manas = seis tipos de mana
    fica entre as fases | mana entre fases | acumular mana | juntar mana | mana pro próximo turno \
| mana de um turno pro outro | sobrar mana = reserva de mana esvazia
    girar terreno | tapar terreno | tapar land = virar para mana
    mana dividido | mana duplo | mana meio a meio | mana de duas cores = mana híbrido
    mana com phi | pagar mana com vida = símbolo de mana phyrexiano pontos de vida
    meio dano | meia vida | número quebrado | arredondar = fracionado arredondamento
    x na mão | x no cemitério | x no grave | x fora da pilha | x no exílio | x no deck \
= {X} tratado como 0 zona que não seja a pilha
    x escolho | escolho o x | declaro x | anuncio x | quanto vale x | quanto é x \
= escolhe e anuncia o valor de X conjurar
    x no cmc | cmc de x = custo de mana convertido inclui {X} tratado como 0
    é objeto | eh objeto | é um objeto | eh um objeto | conta como objeto | são objetos \
= objeto habilidade na pilha card cópia ficha permanente emblema
    diz criatura | fala criatura | diz só criatura | fala só criatura | escrito criatura \
= descrição de um objeto tipo de card permanente
    dono da criatura | dono do bicho | dono da permanente \
= dono de uma permanente mesmo dono do card
    token morre | ficha morre | ficha some | token some | token no grave | token no cemitério \
| token vai pro cemi | token sai | ficha no cemitério | exilar token | token exilado \
= ficha deixa de existir
    token bounce | bouncar token | token na mão | ficha na mão | token volta | ficha volta \
| devolver token | devolver ficha | blinkar token | flicker no token \
= ficha que deixou o campo de batalha
    token tem nome = nome da ficha
    tipos de hab | tipos de habilidade | quantos tipos de habilidade \
= categorias gerais de habilidades
    mana da pra responder | responder mana | responder hab de mana | mana usa pilha \
| mana vai pra pilha | responder o tap = habilidades de mana não usam a pilha
    matar em resposta | destruir em resposta | remover em resposta | matar a criatura em resposta \
| matar o bicho em resposta | matar a fonte | fonte morre | fonte sai \
= destruição ou remoção da fonte não afeta a habilidade
    counter habilidade | counter em trigger | counterar trigger | counterar hab \
| counterar habilidade | counterspell em habilidade | counterspell em trigger | anular trigger \
| anular gatilho = habilidades na pilha podem ser anuladas
    perder hab | perde tudo = remover habilidade
    ganhar hab | dar hab | dar as habs = adicionar habilidade
    tirar emblema | destruir emblema | matar emblema | remover emblema | sumir emblema \
= emblema não é um card permanente
    é alvo | eh alvo | é o alvo | que é target = mágica escolha um ou mais alvos
    wrath alvo | wrath mira | não usa alvo | não mira | sem mirar \
= afetar objetos sem ter eles como alvo
    nele msm | si msm = a si própria | ela mesma
    counter nele mesmo | counter nele msm | counterar ele mesmo | anular ela mesma \
= alvo inválido para ela mesma
    deflect | redirect | misdirection | retarget | desviar | trocar alvo | new target \
| choose new targets = mudar o alvo de uma mágica | escolher novos alvos
    dividir dano | dano dividido | distribuir dano = dividir efeito entre alvos
    jogar instant | usar instant | fazer instant | soltar instant | baixar instant \
= conjurar uma mágica instantânea a qualquer momento prioridade
    prio primeiro | prioridade primeiro | primeira prioridade | primeira prio | quem tem prio \
| quem tem prioridade | quem recebe prio = jogador ativo recebe prioridade
    depois que resolve | dps q resolve = após a resolução de uma mágica
    passam seguido | dois passam | ambos passam | todos passam | todo mundo passa \
= todos os jogadores passam em sucessão
    responder a resposta = em resposta a nova mágica resolve primeiro
    já tapado | já virado | já tá virado = já virada não pode ser virada
    dois alternativos | dois custos alternativos | 2 custos alternativos \
| juntar custo alternativo = apenas um custo alternativo pode ser aplicado
    flashback e kicker | kicker e flashback | kicker de graça | kicker sem pagar \
= custo alternativo sendo pago custos adicionais
    companion 3 | companion três | pegar companion | companion na mão | companheiro na mão \
| puxar o companion = companheiro pagar colocar de fora do jogo na sua mão
    dano no pw | dano no walker | queimar pw | burn no pw | bolt no pw | pinga no pw | raio no pw \
= dano causado a um planeswalker
    infect no player | infect no jogador | dano de infect | infect da veneno \
= dano causado a um jogador por uma fonte que tenha infectar
    comprar 3 cartas | comprar 2 cartas | comprar várias cartas | comprar várias | comprar duas \
| comprar duas cartas | comprar três | comprar três cartas = cards são comprados um de cada vez
    mão é compra | mão é draw | mão não é compra | conta como draw | conta como compra \
= mover um card do grimório para a mão sem usar a palavra comprar
    counters somem | counter some | marcador some | marcadores somem | perde os marcadores \
| perde os counters | marcador fica | counter fica = marcadores não são mantidos
    passar marcador | passar counter | transferir marcador | move counter | levar o marcador \
= mover um marcador remover e colocá-lo em um segundo objeto
    cmc da ficha | cmc do token | token tem cmc | ficha tem cmc | custo da ficha | custo do token \
= fichas não têm custo de mana | objeto sem custo de mana é 0
    conta no cmc | entra no cmc | soma no cmc | aumenta cmc | muda cmc \
= custo adicional não é parte do custo de mana | custo alternativo não altera o custo de mana
    perde criatura | deixa de ser criatura | deixa de ser artefato | deixa de ser terreno \
| perde o tipo = novo tipo substitui tipos de card existentes
    continua sendo terreno | continua sendo criatura | continua sendo artefato | continua terreno \
| continua criatura | continua artefato | ainda é terreno | ainda é criatura | still a land \
= mantém o tipo de card anteriores
    quais tipos de carta | lista de tipos | todos os tipos de carta \
= tipos de card são artefato criatura
    lista de tribo | lista de raça | todas as tribos | quais tribos \
= subtipos tipos de criatura criaturas e tribais
    quais supertipos | supertipos quais | lista de supertipos \
= supertipos são básico lendário contínuo
    dual | dual land | shockland | shock land | trioma = terreno não-básico tipo de terreno básico
    cópia da lenda | mesma lenda | lenda repetida | lendário repetido | 2 lendas | 2 lendárias \
| mesma lendária | comandante igual = regra de lendas
    numerinho | número embaixo | numero do card = número de colecionador
    bicho do opo | criatura do opo | criatura do opp | bicho do opp \
= criatura controlada por um oponente
    equip em bicho do opo | equipar criatura do opo | equipar bicho do opo | equip no opo \
| criatura equipada roubada | roubar criatura equipada | roubar equipamento \
= controlador de um equipamento não tem ligação com o controlador da criatura equipada
    equipamento vira criatura | equip vira criatura \
= equipamento que também é uma criatura não pode equipar
    aura cai | cai a aura = aura colocada no cemitério encantar objeto não válido
    aura sem jogar | aura sem conjurar | aura sem castar | aura direto | aura do cemitério \
| aura do grave | reanimar aura | aura entra anexada \
= aura entrar por meio que não seja a resolução
    instant vai | instantânea vai | instant pra onde vai | mágica vai pra onde \
| magia vai pra onde = depois colocada no cemitério de seu dono
    conta land drop | conta como land drop | gasta land drop | conta como drop | ramp conta \
| fetch conta = colocar terreno não conta como um terreno jogado
    vez do opo | vez do opp | turno do opo | turno do opp | turno dele \
= turno do oponente | não for o seu turno
    blood moon | vira montanha | vira pântano | vira ilha | vira floresta | tudo vira montanha \
| tudo montanha = definir o subtipo de um terreno tipos de terreno básico
    dois pw | 2 pw | dois planeswalkers | pw repetido | pw igual | planeswalkers iguais \
| mesmo planeswalker | mesmo pw = regra de singularidade de planeswalkers
    carta x regra | regra x carta | carta vs regra | contra o livro \
= texto de um card contradiz essas regras
    outro proíbe | outro não deixa | um deixa | um permite \
= efeito permite outro não pode precedência
    sidar | entre os games | entre jogos | entre as partidas \
= reserva modificar seu deck entre jogos
    antes de começar | antes da partida | antes do jogo = início do jogo
    segundo a jogar | joga em segundo | joga depois | segundo jogador \
= jogador que joga o primeiro turno
    dado pra começar | dado pra ver | dado decide | dado pra ver quem começa \
= determinam quem joga o primeiro turno
    revelar o companion | mostrar o companion | companion antes do jogo \
= revelar card com a habilidade companheiro
    vida 0 | 0 vida | zero vida | vida acaba | vida chega a 0 = 0 ou menos pontos de vida
    comprar mais do que | comprar mais que \
= obrigado a comprar mais cards do que existentes em seu grimório
    os dois morreram | dois perdem | ambos perdem | os dois perdem | todos perdem \
| todo mundo perde | todos morrem | morrem juntos | perdem juntos | ambos morrem \
= jogadores perderem simultaneamente empate
    wincon | win con | ganha direto | ganha o jogo direto \
= efeito afirmar que um jogador vence o jogo
    ganhar e perder = vencer e perder o jogo simultaneamente
    mana dork | mana rock | dork | pedra de mana = produzir mana habilidade de mana
    dobrar mana | mana dobrado = aumentam a quantidade de mana produzida
    pode gerar | poderia fazer de mana = poderia produzir
    artefato tem cor | artefato colorido | cor do artefato \
= artefatos incolores símbolos de mana coloridos
    -1 de força | força -1 | poder -1 | força abaixo de zero | força negativa | poder negativo \
= poder menor do que zero número negativo
    x no etb | x quando entra | hydra com x | hidra com x \
= entrar no campo de batalha valor de X da mágica
    mais do pw | menos do pw | mais e menos do pw | custo do pw = símbolo de lealdade
    lore | lore counter | marcador da saga | capítulo da saga \
= símbolo de capítulo marcadores de conhecimento
    texto vale | qual texto | versão do texto | texto da carta antiga \
= texto da referência de cards Oracle
    virou nada | sem tipo | sem tipo nenhum | nenhum tipo = perder todos os seus tipos
    lado do opo | lado do oponente | lado dele | meu lado = sob controle
    copiar criatura na pilha | cópia de permanente \
= cópia de uma mágica de permanente se torna um token
    trigger na pilha | gatilho na pilha | trigger entra na pilha \
= habilidade que desencadeou colocada na pilha
    de quem é o trigger | de quem é o gatilho | dono do trigger | controla o trigger \
| controla o gatilho = controlador de uma habilidade desencadeada
    incounterável | uncounterable | cant be countered | não da pra counterar \
= habilidade afirma que não pode ser anulado funciona na pilha
    escolho o alvo | quando escolho alvo | alvo na hora de conjurar \
= alvos são escolhidos conforme a mágica é conjurada
    alvo no cemitério | alvo no grave | alvo fora de campo = alvo objeto em outra zona
    antes da prioridade | checa sba | quando checa sba | sba primeiro \
= ações baseadas no estado cada vez que um jogador receberia prioridade
    pagar parte | pagar metade | pagar um pouco | mana insuficiente | mana suficiente | falta mana \
= sem ter os recursos necessários para pagar integralmente
    obrigado a tapar | obrigado a virar terreno | obrigado a pagar mana \
= ativar habilidade de mana não é obrigatório
    reduz só genérico | reduz a cor | reduz mana colorido \
= custo reduzido por mana colorido genérico
    pitch | em vez do custo | outro custo | pagar outro custo = custo alternativo
    vida vira | vida fica | vida se torna \
= efeito define o total de pontos de vida número específico
    trigger de lifegain | gatilho de lifegain | gatilho de ganhar vida \
= toda vez que ganha pontos de vida
    terreno toma dano | terreno leva dano | artefato toma dano | artefato leva dano \
| dano em terreno | dano em artefato | dano em encantamento | dano em land \
= dano não pode ser causado a objeto que não seja criatura nem planeswalker
    todo mundo compra | cada um compra | os dois compram | todos compram \
= mais que um jogador comprar cards
    limite de compra | só pode comprar uma | comprar só uma \
= não pode comprar mais de um card a cada turno
    marcador no cemitério | counter no cemitério | marcador no cemi | marcador na carta do cemi \
| marcador na mão | marcador fora do campo \
= marcador card de criatura zona diferente do campo de batalha
    limite de marcador | limite de counters | máximo de marcador | máximo de counters \
= mais de N marcadores
    entra com counter = entra com marcadores sobre ele
    herdar marcador | marcadores que tinha | counters que tinha = colocar esses marcadores
    fonte do dano = fonte de dano objeto que causou
    keyword counter | counter de keyword | counter de voar | counter de trample \
= marcador de palavras-chave
    nomear carta | name a card | citar carta | falar nome de carta | fala o nome \
= escolher um nome de card
    godzilla | nome alternativo | skin = nome diferente barra de título secundário
    cmc da land | cmc do terreno | terreno tem cmc | land tem cmc | terreno custa | land custa \
= terreno não têm custo de mana
    continua lendário | perde lendário | ainda lendário | ainda é lendário \
= supertipo independente do tipo
    ícone de guilda | símbolo de guilda | guilda no texto = ícones decorativos
    castar artefato | jogar artefato | baixar artefato = conjurar artefato
    castar encantamento | jogar encantamento | baixar encantamento = conjurar encantamento
    equipar duas | dois bichos equipados | equip em dois | equipar dois \
= equipar mais de uma criatura
    criatura equipada morre | bicho equipado morre | equipado morre | equip fica \
= equipamento permanece no campo de batalha solto
    dono da aura | controla a aura | aura no bicho do oponente \
= controlador de uma aura não tem ligação
    terreno criatura | land creature | land criatura \
= terreno e outro tipo de card jogado apenas como um terreno
    entra com lealdade | pw entra com | lealdade inicial = entra com marcadores de lealdade
    vai antes | decide por último | escolhe por último \
= jogador ativo faz as escolhas ordem do turno
    amigo na dupla | colega de dupla | minha dupla | da minha dupla | do meu time \
= companheiro de equipe
    game 2 | game dois | segundo game | próximo game | próxima partida | game seguinte \
= perdedor do jogo anterior escolhe quem joga o primeiro turno
    sobrou só eu | último jogador | último vivo | sobrou um jogador | só sobrou um \
| sobrar sozinho = vence o jogo se oponentes tiverem deixado o jogo
    consegue parar | impossível parar | não tem como parar | ninguém para \
= impossível de ser interrompida
    deixar azul | deixar vermelho | deixar preto | deixar branco | deixar verde | ficar azul \
| ficar vermelho | ficar preto | ficar branco | ficar verde = mudar a cor de um objeto
    entra tapado | entra deitado | entra virado | entra em pé | entra desvirado \
= entram no campo de batalha desviradas
    nenhum alvo | escolher zero | sem escolher alvo | alvo nenhum = zero alvos sejam escolhidos
    é permanente | eh permanente | é uma permanente \
= permanente é um card ou ficha no campo de batalha
    aumenta o custo de mana | muda o custo de mana = custo adicional não altera o custo de mana
    topo do deck | topo do baralho | topo do library | em cima do deck = topo do grimório
    fundo do deck | fundo do baralho | embaixo do deck | embaixo do baralho = fundo do grimório
    mostrar a mão | ver a mão = olhar a mão revelar
    combate extra | combate adicional | segundo combate | mais um combate | extra combat \
| additional combat = fase de combate adicional
    hora de atacar | passo de ataque | momento do ataque | declarar quem ataca \
= etapa de declaração de atacantes
    hora do bloqueio | passo de bloqueio | momento do bloqueio | declarar quem bloqueia \
= etapa de declaração de bloqueadores
    pular a compra | pular o draw | sem compra = pula a etapa de compra
    7 na mão | sete na mão | descarte no fim | descartar até 7 | descartar pra 7 | mão cheia \
| mão sem limite | no maximum hand | oito na mão | 8 na mão = tamanho máximo da mão descartar
    todo turno ataca | ataca todo turno | deve atacar | tem que atacar = ataque se estiver apta
    bloqueador sumiu | bloqueador saiu | sem bloqueador | bloqueador morre = permanece bloqueada
    tirar do combate | sair do combate | fora do combate = removida do combate
    ordem do dano | ordem dos bloqueadores | double block | gang block \
= ordem de atribuição de dano
    escolha um ou mais | choose one | modos da mágica | modos da magia | escolher modo \
= modal modo
    se no meio | se intermediário | if no meio = cláusula se de intervenção
    info da carta | como era a carta | informação antiga | última info \
= última informação conhecida
    clone de clone | copiar cópia = valores copiáveis
    ordem das camadas | sistema de camadas | layers = camada interação de efeitos contínuos
    desfazer a jogada | voltar a jogada | takeback = ação ilegal revertido
    jogar turno do cara | turno do cara | controlar o cara | jogar por ele \
= controlar outro jogador
    acaba o turno | turno acaba = terminar o turno
    duas criaturas se batem | bichos brigam | se batem = lutar
    cores no commander | cores que posso | cor do general = identidade de cor
    2 a mais do general | 2 a mais do comandante | +2 do comandante | custo extra do comandante \
| imposto do general | taxa do general = taxa do comandante
    dois comandantes | 2 comandantes | partner | segundo comandante = parceiro
    atacar dois jogadores | atacar dois players | atacar vários | atacar mais de um \
| dividir o ataque = atacar múltiplos jogadores
    dado do caos = dado planar
    castar do cemitério | castar do grave | jogar do cemitério | jogar do grave \
| conjurar do grave | magia do grave | magia do cemitério | jogar do cemi | castar do cemi \
= conjurar do cemitério recapitular
    carta que descartei | magia que descartei | castar descartado = loucura
    virar bicho pra pagar | virar bichos | bicho paga | criaturas pagam | pagar com criatura \
| pagar com bicho | virar criatura pra pagar = convocar
    virar artefato pra pagar | artefato paga | pagar com artefato | virar artefatos = improvisar
    exilar cemitério pra pagar | exilar do grave pra pagar | cemi paga | pagar com cemitério \
= esquadrinhar
    menos custo por artefato | mais barato por artefato | barato por artefato = afinidade
    cada vez mais | cada vez mais caro | custo crescente | aumenta todo turno | pagar todo turno \
= custo crescente manutenção cumulativa
    paga de novo | paga duas vezes | pagar outra vez = eco
    volta com marcador | volta com +1 | morre e volta | morre e volta com +1 \
= imortal retornar do cemitério
    volta com -1 | morre e volta com -1 = persistir
    entra e sacrifica = evocar sacrificada quando entra
    dois pra bloquear | bloqueado por 2 | bloqueado por dois | bloqueada por duas \
| bloqueado por dois ou mais | só dois bloqueiam = ameaçar
    bloqueia voador = alcance
    flyer = voar
    parede | muro | muralha = barreira | defensor
    ataca e não vira | ataca sem virar | bate sem virar | bate sem deitar | bate e não vira \
| não vira pra atacar | ataca sem tapar | bate sem tapar = vigilância
    não desvira na próxima | fica virado um turno = exaurir
    olhar o top | ver o top | topo e por embaixo | arrumar o topo = vidência
    deck pro cemitério | deck pro cemi | deck pro grave | topo pro cemi | topo pro grave \
| topo pro cemitério = triturar
    descarta e compra = reciclar
    2/2 pra baixo | 2/2 virado | 2/2 de face = metamorfose | manifestar face voltada para baixo
    dirigir | carro | pilotar carro = tripular | veículo
    ataca no turno q entra | ataca no mesmo turno | ataca assim que entra | entra batendo \
| já entra batendo | entra e ataca = ímpeto | enjoo de invocação
    dano passa pro | dano passa | passar dano | dano atravessa = atropelar
    bate antes | dano antes | dano primeiro | bate na frente = iniciativa
    bate 2 vezes | ataca duas vezes | dano duas vezes | dá dano duas vezes = golpe duplo
    qualquer dano mata | qlqr dano mata | 1 de dano mata | um de dano mata | dano mata \
= toque mortífero
    não morre pra destroy | não é destruído | não morre = indestrutível
    oponente não pode mirar | opo não pode dar alvo = resistência à magia | manto
    anula se não pagar | paga ou anula = salvaguarda
    dano vira vida | ganha vida com dano = vínculo com a vida
    forma de veneno | dano vira veneno | dano de veneno = infectar
    na hora do instant | como se fosse instant | velocidade de instant | criatura instant \
| jogar na vez do opo | jogar no turno do oponente = lampejo
    revela até achar | topo até achar = cascata
    cópia pra cada magia | cópia pra cada mágica = rajada
    contador de tempo | marcador de tempo | time counter = suspender
    ninja = ninjutsu
    virou aura | conjurar criatura como aura = agraciar
    um marcador de cada | mais um de cada | mais um marcador de cada = proliferar
    criatura gigante de duas | carta gigante | duas cartas juntas | juntar duas cartas \
= fusão | card fusão
    criatura morta de volta | trazer do cemitério | trazer do grave = desenterrar
    sac pra pagar | sacrificar pra pagar menos | sacrificar criatura pra pagar = emergir
    bate sozinho = atacar sozinha | exaltado
"""
