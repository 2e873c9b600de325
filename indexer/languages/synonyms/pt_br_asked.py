"""What Brazilian players ask most at the table, in half a sentence, and how else they put it."""

from __future__ import annotations

ASKED = """
    lendário regra | lenda regra | regra lendário | regra do lendário | regra de lendária \
| lenda quem escolhe | legend rule quem escolhe | escolho qual lenda | qual lenda fica \
= regra de lendas duas ou mais permanentes lendárias | supertipo lendário ação baseada
    mundo regra | regra mundo = regra de mundo ação baseada
    mulligan scry | scry mulligan | scry no mulligan | mull scry | mulligan velho \
= sistema anterior de mulligan
    flicker aura | blink aura | aura flicker | aura blinkada | aura blink | blinkar aura \
| flickar aura | aura sai e volta = aura entrar por meio que não seja a resolução escolhe
    100 cartas | deck 100 cartas | deck de commander | deck commander | singleton \
= decks de commander restrições construção
    lealdade +1 | loyalty +1 | pw +1 | +1 do pw | -3 do pw | pw -2 | custo +1 do pw | mais 1 do pw \
| menos 3 do pw = símbolo de lealdade positivos negativos
    terreno básico lista | quais terrenos básicos | terrenos básicos quais | básicos quais \
| quais são os básicos = tipos de terreno básico são planície ilha
    sem alvo resolve | resolve sem alvo | mágica sem alvo resolve | resolve se o alvo \
= alvo já não existe
    partida x jogo | jogo x partida | partida e jogo = uma partida série de jogos
    oracle x impresso | impresso x oracle | oracle vale | oracle ou impresso \
= texto da referência de cards Oracle para determinar
    kicker 2x | kick 2x | kickar 2x = multireforçar
    pode atacar logo | ataca na hora | acabou de descer | bicho novo ataca | usar {t} logo \
| hab de tap logo | tap assim que entra = controle continuamente desde o início
    pagar vida que não tenho | pagar 2 tendo 1 | pagar vida com 1 \
= pagar pontos de vida maior ou igual
    já virada ativar | virada ativar | tapada ativar = já virada não pode ser virada novamente
    pw duas vezes | pw 2 vezes | duas hab de pw | hab do pw no turno do oponente \
| pw no turno dele | pw em instant | ativar pw no turno | pw duas habilidades | 2 hab de pw \
| pw mais de uma vez | ativar dois pw = habilidade de lealdade somente se previamente nenhum jogador
    encantada morre | criatura encantada morre | bicho encantado morre | alvo da aura morre \
| criatura encantada sai | criatura encantada some | aura sozinha \
= objeto ao qual ela estava anexada não mais existir
    lifelink em bloqueio | lifelink com mágica | lifelink planeswalker | lifelink em criatura \
| lifelink bloqueando | lifelink em pw | lifelink mágica \
= causado por uma fonte com vínculo com a vida
    dano que passa = excesso de dano é causado a outro objeto
    loop pode parar | combo infinito | loop para = loop de ações obrigatórias empate
    wishboard | carta do side no jogo | buscar do side | wish busca | pegar do side \
= cards que ele possui de fora do jogo
    x na conjuração | x decidido = escolhe e anuncia o valor de X como parte de conjurar
    perder no mesmo tempo | ambos com zero | vida 0 os dois | os dois com 0 \
= jogadores perderem simultaneamente empate
    ganhar vida com lifelink e morrer | vida 0 e lifelink | lifelink salva \
= total de pontos de vida 0 ou menos perde
    ficha cópia | cópia de ficha | copiar ficha = cópia mágica de permanente se torna um token
    sacrificar ficha | sac token | sac de ficha | ficha sacrificada = ficha que deixou o campo
    conjurar do exílio | conjurar do topo | jogar do topo | conjurar de outra zona \
= modifica de quais zonas aquele objeto pode ser jogado ou conjurado
    prioridade do oponente | oponente tem prioridade | quando o oponente responde \
| chance de responder | deixar responder | dar chance de responder | oponente pode responder \
= próximo jogador na ordem de turno recebe prioridade
    resolve uma por uma | resolve de uma vez = topo da pilha resolve
    último a entrar | último que entra | última resolve primeiro | ordem da pilha \
| ordem de resolução = nova resolve primeiro em resposta
    hab de planeswalker é ativada | pw é habilidade ativada | ult do pw conta como \
= habilidades de lealdade são habilidades ativadas
    atributos da carta | características da carta = características de um objeto são nome
    mana do oponente | gastar mana do oponente = reserva de mana jogador perca
    virar terreno em resposta | tapar em resposta | responder tapando | responder com mana \
| tapar terreno em resposta = ativar uma habilidade de mana sempre que prioridade
    evoke kicker | kicker evoke | madness kicker | kicker madness | overload kicker | dash kicker \
| bestow kicker | evocar kicker | recapitular kicker | loucura kicker | flashback com reforçar \
= custos adicionais reduções de custos aplicadas custo alternativo
    5a cópia | 5 cópias | quinta cópia | cinco cópias | cinco iguais \
= não mais que quatro mesmo nome
    o máximo que der | faz o possível | fazer o possível = parte impossível é ignorada
    1,5 | 0,5 | ponto e meio = número fracionado arredondamento
    mana só para conjurar | mana só pra | mana só para | mana apenas para | gastar só em \
= restringem como essa mana pode ser utilizada
    x na carta | x na carta exilada | x no card exilado \
= {X} tratado como 0 zona que não seja a pilha
    controlador ou dono | você é dono ou = palavras você seu controlador do objeto
    alvo mudou de zona | alvo trocou de zona | alvo foi exilado | alvo foi pra mão | alvo exilado \
| alvo bounce | alvo proibido | spell com alvo proibido | alvo protegido = alvo já não existe
    mirar 2 criaturas | alvos diferentes | dois alvos iguais | criaturas diferentes alvo \
| repetir alvo | alvo repetido = mesmo alvo não pode ser escolhido várias vezes
    ação que não usa pilha | ação não usa pilha | ação sem pilha | ação fora da pilha \
= ações especiais não usam a pilha
    prio depois de land | prio depois de terreno | prioridade depois do terreno \
| land e prioridade | depois de baixar terreno | depois da land \
= ação especial recebe prioridade após isso
    instant na compra | instant no upkeep | instant na manutenção | instant na etapa \
| instant no combate | instant no draw | jogar no draw \
= conjurar uma mágica instantânea a qualquer momento prioridade
    custo de 0 | custo 0 mana | custo de zero | 0 manas | mágica de custo 0 \
= custos representados por {0}
    vida 0 mas cura | curar antes de morrer | ficar com 0 e ganhar | morro com 0 antes \
= vida 0 ou menos perde na próxima vez que prioridade
    emblema e wrath | wrath emblema | emblema wrath | emblema e remoção \
= emblema não é um card permanente
    ganha voar depois | perde hab mas ganha | perde tudo mas ganha | perde voar e ganha \
| dá e depois tira | tira e depois dá = mais recente prevalece
    primeiro a decidir | decide 1o | escolhe 1o | quem decide 1o \
= jogador ativo faz as escolhas ordem do turno
"""
