"""Everyday words of Brazilian players for what the rules call otherwise, and how they shorten."""

from __future__ import annotations

EVERYDAY = """
    n | naum = não
    qq | qlqr = qualquer
    msm = mesmo
    td = todos
    ngm = nenhum jogador
    s/ = sem
    perm = permanente
    prio = prioridade
    adv = oponente
    cmd | cmdr | cmdt = comandante | commander
    cemi == cemitério
    pts = pontos
    enc = encantamento
    abe = ações baseadas no estado
    pessoa = jogador
    campeonato | fnm = torneio
    árbitro = juiz
    punição | game loss = penalidade
    um contra um | 1 contra 1 | 1x1 | x1 | 1v1 = dois jogadores
    em dupla = gigante de duas cabeças | equipe
    aliado = companheiro de equipe
    pré-lançamento | pré release | prerelease = limitado
    banlist = banido
    banido = limitar o uso de alguns cards
    quatro cópias | 4 cópias | quatro iguais | 4 iguais = quatro mesmo nome
    set == coleção | expansão
    errata = Oracle
    texto atualizado | texto atual | texto oficial | texto correto = texto do Oracle
    português | japonês | chinês | italiano | espanhol | alemão = idioma | em inglês
    traduzida | tradução | estrangeira | outra língua = idioma | em inglês
    copyright = texto legal
    nome do artista | quem desenhou | quem ilustrou = crédito da ilustração
    verso == face traseira | fundo
    costas == verso
    moldura dourada | dourada = multicolorido
    bicolor | tricolor = multicolorido
    bolinha = símbolo circular
    decimal | meio ponto = fracionado
    metade = fracionado
    força e resistência | força/resistência | ataque/defesa | p/r = poder e resistência
    diz outra coisa | diz outra | diz o contrário | discorda = contradiz
    vale mais | qual vence | qual vale | qual prevalece = precedência
    deixa eu | me deixa = permite
    proibir = não pode | impedir
    máximo possível | que for possível = impossível é ignorada
    vale == valor
    calcular | descobrir = determinar
    avisar | falar = anunciar
    espiar = olhar
    optar | selecionar = escolher
    decidir = escolher | determinar
    meter | enfiar = colocar
    transformar = tornar
    subir | crescer = aumentar
    esperar = aguardar
    encerrar | finalizar = terminar
    mesmo tempo | mesma hora | mesmo instante = simultaneamente
    junto == simultaneamente
    juntos == simultaneamente
    qualquer hora = a qualquer momento
    começo do turno = início do turno | etapa de manutenção
    passar o turno | encerrar o turno = terminar o turno
    passar a vez = passar prioridade | terminar o turno
    primeira mão = mão inicial
    mulligan de graça | mulligan é de graça | mulligan gratuito = primeira vez mulligan
    primeiro mulligan = primeira vez mulligan
    zero de vida | 0 de vida | zerar a vida | zerar vida = 0 ou menos pontos de vida
    chegar a zero | chegar a 0 = 0 ou menos pontos de vida
    morro == perde o jogo
    morri == perde o jogo
    morremos == perde o jogo
    morrermos == perde o jogo
    jogador morre | oponente morre | adversário morre = perde o jogo
    deckado == grimório que não tem cards
    deckei == grimório que não tem cards
    milar = triturar | grimório que não tem cards
    moinho = triturar
    jogar fora = descartar
    lançar = conjurar
    soltar mágica | soltar uma mágica | fazer mágica = conjurar mágica
    fazer bicho | fazer um bicho | descer bicho | baixar bicho = conjurar criatura
    baixar planeswalker | baixar pw = conjurar planeswalker
    baixar = jogar um terreno | conjurar
    recuperar vida = ganhar pontos de vida
    drenar = perde pontos de vida ganha
    engatilhar | procar = desencadear
    alvejar = alvo
    empilhar = pilha
    rebater = devolver para a mão
    carta roubada | criatura roubada = controle de outro jogador
    trocar de zona | mudar de zona = mover de uma zona para outra
    terreno extra | terreno a mais | terreno adicional = número de terrenos que pode jogar
    segundo terreno | dois terrenos = número de terrenos que pode jogar
    usar o planeswalker | usar planeswalker = habilidade de lealdade
    ativar o planeswalker | ativar planeswalker = habilidade de lealdade
    pisotear = atropelar
    rapidez | celeridade = ímpeto
    elo vital | laço vital | roubo de vida = vínculo com a vida
    toque letal = toque mortífero
    ataque duplo | bate duas vezes = golpe duplo
    bate primeiro | golpe rápido = iniciativa
    antimagia = resistência à magia
    indestrutibilidade = indestrutível
    inbloqueável = não pode ser bloqueada | unblockable
    coroa == monarca
    caber = conter | máximo
    mulligan de londres = London Mulligan
    asa = voar
    max = máximo
    min == mínimo
    dps = depois
    mkr = marcador
    2x = duas vezes | várias vezes
    3x = três vezes | várias vezes
    perder a prioridade | ficar com a prioridade = recebe a prioridade
    segurar prioridade | segurar a prioridade | manter prioridade = recebe a prioridade
    ninguém faz nada | ninguém responde | os dois passam = todos os jogadores passam
    gerar = produzir
    gerar mana = produzir mana | habilidade de mana
    virar terreno | virar um terreno = habilidade de mana | virar para mana
    jogar criatura | jogar uma criatura = conjurar criatura
    jogar instantânea | usar instantânea = conjurar mágica instantânea
    fora do turno | fora do meu turno | turno do oponente | turno do adversário = não seu turno
    */* = asterisco
    grimório vazio = grimório que não tem cards
    cartas iguais = mesmo nome
    duas lendas | duas lendárias | lendas iguais = regra de lendas | mesmo nome
    lendárias com o mesmo nome = regra de lendas
    watermark | marca d'água = ícone decorativo
    mão ruim | reembaralhar a mão | nova mão = mulligan
    terreno nevado = permanente da neve
    +1 = +1/+1
    -1 = -1/-1
    se anulam = são removidos
    regra de ouro = precedência
    dobrar = aumentar | duas vezes
    jog == jogador
    pv = pontos de vida
    sem = não
    igual = mesmo | idêntico
    depois = após | seguida
    sempre = toda vez
    enquanto = conforme
    ordenar = ordem
    misturar = embaralhar
    estrelinha = asterisco
    laminada | brilhante = premium
    acionar = desencadear | ativar
    escondido = não revelada | face voltada para baixo
    agir = fazer ações
    segurar = manter
    voltar atrás = revertido
    crackar | estourar = sacrificar
    colar | grudar = anexar
    pingar = causar dano
    voltar à vida = devolver do cemitério para o campo de batalha
    jogada == ação
    turno a mais | joga de novo = turno extra
    carta na mesa | carta em campo = permanente
    sem gastar mana | sem pagar mana | sem pagar nada = sem pagar seu custo de mana
    sortear | sorteio = aleatória
    decklist = deck
    modalidade == variante | formato
    regulamento | mtr | ipg = regras de torneio
    imagem | foto = ilustração
    letra miúda | letras pequenas = texto legal
    reprint | reimpressão = coleção
    em pé = desvirada
    ponta cabeça = girado
    fusão = fundida
    sozinho = automaticamente
    pegar = comprar
    levar | tomar = receber
    ver = olhar
    1o | 1a = primeiro
    2o | 2a = segundo
    3o | 3a = terceiro
    conterar == anular
    conterei == anular
    conterou == anular
    conterada == anular
    conterado == anular
    contrafeitiço = anular
    summoning sick = controle continuamente desde o início do turno
    promo = promocionais
    pacote = booster
    cheat = ação ilegal
    standard | modern | pioneer | legacy | vintage | pauper = construído
    draft = limitado
    silver border | un-set | unset = borda prateada
    xerox | carta falsa = card curinga
    passar o equipamento | mover o equipamento | trocar o equipamento = anexar equipamento
    sair e voltar | morrer e voltar = outra zona
    fase de compra | fase de compras | passo de compra | hora da compra = etapa de compra
    fase de manutenção | passo de manutenção = etapa de manutenção
    fase de desvirar | fase de desviro | fase de destapar = etapa de desvirar
    fase de limpeza | passo de limpeza | hora da limpeza = etapa de limpeza
    fase de ataque | fase de batalha = fase de combate
    fase de declaração | declarar ataque | declarar os atacantes = etapa de declaração de atacantes
    fase de bloqueio | declarar bloqueio = etapa de declaração de bloqueadores
    fase de dano | passo de dano = etapa de dano de combate
    passo final | fase do fim = etapa final
    principal 1 | primeira principal | pré-combate = primeira fase principal
    principal 2 | segunda principal | pós-combate = segunda fase principal
    bloqueio duplo | dois bloqueadores | vários bloqueadores = ordem de atribuição de dano
    par ou ímpar | jokenpô | joquempô = jogar uma moeda
    keepar | kipar | kepar | ficar com a mão | manter a mão = decidir não fazer mulligan
    gg | quitar | ragequit | rage quit | jogar a toalha | entregar o jogo | se render = conceder
    entregar a partida | largar a partida | largar o jogo = conceder
    morrer de veneno | perder por veneno | morrer por veneno = dez ou mais marcadores de veneno
    dar mana | fazer mana | tirar mana = produzir mana
    setinha | flechinha | símbolo de tap | tap symbol = símbolo de virar
    símbolo de untap | untap symbol = símbolo de desvirar
    dano some | dano acumula | dano fica | dano sai = dano marcado até a etapa de limpeza
    interromper | interceptar = em resposta
    zera a vida | vida zero | vida zerada | vida em zero = 0 ou menos pontos de vida
    vida negativa | ficar negativo | valor negativo = número negativo
    decidir quem começa | escolher quem começa = determinam joga o primeiro turno
    deck mínimo | mínimo do deck | tamanho do deck | deck maior = tamanho mínimo do deck
    no máximo quatro | máximo de quatro | mais de quatro | mais de 4 = não mais que quatro
    carta de fora = fora do jogo
    dar habilidade | ganhar habilidade | conceder habilidade = adicionar habilidade
    tirar habilidade | perder habilidade = remover habilidade
    dois pontos = custo de ativação
    alvo novo | novo alvo | outro alvo = escolher novos alvos
    bater no jogador = causar dano
    duas vezes o mesmo alvo | mesmo alvo duas vezes = mesmo alvo várias vezes
    cada vez que = sempre que
    custo duplo | pagar duas vezes = cada pagamento de um custo
    sem custo de mana | custo infinito = não tem custo de mana
    imune a dano | não toma dano = dano não pode ser causado
    trocar a vida | troca de vida | trocar de vida = permuta pontos de vida
    dobro | o dobro = duas vezes
    carta a mais | cartas a mais | draw extra = comprar cards
    comprar junto | comprar de uma vez | tudo de uma vez = comprados um de cada vez
    setar == definir
    fixar = definir
    proposital | de propósito | combinar empate = intencional
    combinado == intencional
    vlr = valor
    legendário = lendário
    virar morph | virar metamorfose | abrir morph | revelar morph = voltar para cima a face
    desvirar morph | desvirar metamorfose = voltar para cima a face
    guardado | fica guardado | acumulado = permanece
    curar o dano = dano marcado até a etapa de limpeza
    regra e carta | carta e regra | carta ou regra | carta contradiz = texto de um card contradiz
    alvo dela mesma | alvo de si mesma | alvo nela mesma = alvo inválido para ela mesma
    abaixo de 0 | abaixo de zero = reduzido a nada
    dois tipos | mais de um tipo | vários tipos = mais de um tipo de card
    reage | reagir | reação = em resposta
    manter prio | prioridade de volta = recebe a prioridade
    ela mesma | ele mesmo | si mesmo | si mesma = a si própria
    phase out | phased out | fase out | sair de fase | phasing = fora de fase
    cartinha = card
    bichinho | carinha | criaturinha = criatura
    fichinha | tokenzinho = ficha
    terreninho = terreno
    dadinho = marcador | dado
    magiazinha | feitiçozinho = mágica
    no meio da resolução = enquanto resolvendo
    no meio da partida | no meio do jogo | na hora que eu quiser = a qualquer momento
    obrigatório = opcional
    opcional = obrigatório
    limite | limites == máximo
    antigo = anterior | existente
    separadamente = um de cada vez
    passa por cima | se sobrepõe | é mais forte = precedência
    não faço nada | sem fazer nada | não fazer nada = passa sem fazer ações
    legendary rule = regra de lendas
    snow land | snow permanent = permanente da neve
    {c} mana | mana {c} = mana incolor
"""
