"""What Brazilian players say of keywords, of games with more than two players and of variants."""

from __future__ import annotations

TABLE = """
    extorsão | extorção = extorquir
    ascensão = ascender
    absorção = absorver
    detenção = deter
    ingestão = ingerir
    infecção = infectar
    exaustão | exausto = exaurir
    aflição = afligir
    múmia | mumificar = embalsamar
    forçar a atacar | obrigar a atacar | forçado a atacar = incitar
    vampirismo | sugar vida | roubar vida = vínculo com a vida
    ligar o veículo | animar veículo = tripular
    animar = torna-se criatura
    duplicar = copiar
    clonar = copiar
    trono | rei | rainha = monarca
    cara coroa | jogar uma moeda | girar moeda | flip a coin | flipping a coin = lançar uma moeda
    voting = votar
    encoded = cifrado
    encounter = defrontar
    flipped = girado
    unflipped = não girado
    mulligan free = primeira vez mulligan
    ability word = palavra de habilidade
    landfall = aterragem
    battalion = batalhão
    constellation = constelação
    delirium = delírio
    enrage = enfurecer
    threshold = limiar
    morbid = mórbido
    metalcraft = maestria com metais
    spell mastery = maestria em magia
    will of the council = vontade do conselho
    council's dilemma = dilema do conselho
    tempting offer = oferta tentadora
    join forces = unir forças
    characteristic defining = habilidade definidora de característica
    characteristic = característica
    instead = em vez de
    unless = a menos que
    becomes = tornar-se
    attacks alone = atacar sozinha
    attack left = ataque à esquerda
    attack right = ataque à direita
    isn't blocked | not blocked = não é bloqueado
    change a target | change target | changing targets = mudar um alvo
    control another player | controlling another player | mindslaver = controlar outro jogador
    controlar o oponente | controlar o turno | jogar o turno do outro = controlar outro jogador
    delayed triggered ability | delayed = habilidade desencadeada postergada
    trigger condition = condição de desencadeamento
    trigger event = evento desencadeador
    type changing = mudança de tipo
    end the turn | end turn | time stop = terminar o turno
    end the combat phase = terminar a fase de combate
    dano de comandante | dano comandante | dano de general | commander damage = \
dano de combate mesmo comandante
    cor do comandante | fora da identidade | cores do deck = identidade de cor
    montar deck | montagem de deck | deckbuilding = construção de deck
    pod == multijogador
    mesa de quatro | mesa de 4 | quatro jogadores | 4 jogadores | três jogadores \
| 3 jogadores | quatro pessoas | 4 pessoas | 4 players | 3 players = multijogador
    duplas == gigante de duas cabeças
    2x2 | 2v2 = gigante de duas cabeças
    turno junto | turno compartilhado | turno da equipe = turnos compartilhados pela equipe
    shared team turns = turnos compartilhados pela equipe
    colega | parça | teammate = companheiro de equipe
    range | limited range | range limitado | influence = alcance de influência
    imperador morre | imperador cai | matar o imperador = imperador perder o jogo
    time morre | equipe morre | dupla morre | time perde = equipe perde o jogo
    active team = equipe ativa
    alternating teams = equipes intercaladas
    deploy creatures = realocação de criaturas
    turn marker | turn markers | marcador de turno = indicadores de turno
    arquinimigo | arquiinimigo | vilão = archenemy | arqui-inimigo
    planar dice = dado planar
    rolar o dado | girar o dado | jogar o dado = lançar o dado planar
    conspiração == conspiracy
    conspirações == conspiracy
    duas caras | dois lados | frente e verso | lado de trás | outro lado = dupla face
    mdfc = dupla face
    carta partida = card duplo
    de costas | ao contrário | virado para baixo | virado pra baixo = face voltada para baixo
    alvo morreu | alvo some | alvo sumiu | alvo saiu | alvo ilegal = alvo inválido
    gatilho atrasado | trigger atrasado | gatilho postergado = habilidade desencadeada postergada
    gatilho de entrada = entra no campo de batalha
    gatilho de morte | death trigger = colocada no cemitério vinda do campo de batalha | morre
    no lugar de | no lugar disso = em vez disso
    jogada errada | jogada ilegal | erro de regra = ação ilegal
    subjogo | sub jogo = jogo principal
    perdedor = perder
    vencedor | ganhador = vencer | ganhar
    depender = dependência
    vira | virou | viram == tornar-se
    virou criatura | viram criaturas = torna-se criatura
    vira morph | virou morph = voltar para cima a face
    vira terreno | vira um terreno = habilidade de mana | virar para mana
    pegar prioridade | ganhar prioridade | dar prioridade | ter prioridade = recebe a prioridade
    joga antes | vai primeiro | joga na frente = jogador inicial | joga o primeiro turno
    reforçar várias vezes | kicker várias vezes = multireforçar
    planes walker | plane walker = planeswalker
    plus one counter = marcador +1/+1
"""
