"""More of what Brazilian players say of a rule that they half remember."""

from __future__ import annotations

REMEMBERED = """
    quais cores | cores quais | lista de cores | quantas são as cores = existem cinco cores no jogo
    limite 1 compra | limite de 1 compra | limite de uma compra | max 1 compra \
| 1 compra por turno | uma compra por turno | comprar 1 por turno | só 1 compra \
= não pode comprar mais de um card a cada turno
    0 cards no grimório | zero cards no grimório | nenhum card no grimório | acabou o deck \
| acabou o grimório | acabou o baralho | acabaram as cartas | sem cards no deck \
= tenta comprar um card de um grimório que não tem cards perde o jogo
    tok | toks | tkns = ficha
    permanente definição | definição de permanente | conceito de permanente | permanente significa \
= permanente é um card ou ficha no campo de batalha
    ficha definição | definição de ficha | ficha significa \
= ficha é um marcador utilizado para representar
    mágica definição | definição de mágica = uma mágica é um card na pilha
    counter spell em hab | counterspell em hab | contramágica em hab | contramágica em habilidade \
| contramágica anula hab | counterspell anula hab = habilidades na pilha podem ser anuladas
    se dar alvo | dar alvo em si | auto alvo | se alvejar = alvo inválido para ela mesma
    efeito sem alvo | mágica sem alvo | sem dar alvo | afetar sem alvo | sem target \
= afetar objetos sem ter eles como alvo
    cobrança dupla | mesmo sacrifício | sac duplo | um sac dois custos | 1 sac 2 custos \
| sacrificar para dois custos | sacrificar pra 2 custos | sac pra 2 custos | mesmo bicho 2 custos \
= cada pagamento de um custo aplica-se a apenas uma
    suspend sem custo | suspend card sem custo = não tem custo de mana
    mais do que o custo | redução sobra | sobra redução | excede a cor | redução excede \
= reduzido por mana colorido que excede
    kicker alternativo | alternativo kicker | adicional com alternativo \
| alternativo com adicional | kicker com alternativo | custo adicional com alternativo \
| flashback kicker | kicker flashback custo = custo alternativo sendo pago custos adicionais
    outro custo alternativo | flashback outro custo | outro alternativo | mais um alternativo \
= apenas um custo alternativo pode ser aplicado
    infect em bicho | infect na criatura | infect em criatura | infect criatura \
| wither em criatura | wither na criatura | dano de infect em criatura | dano de wither \
= dano causado a uma criatura murchar infectar coloque marcadores
    tutor é compra | tutor conta como compra | buscar é comprar | pegar do deck é compra \
| tutor é draw | colocar na mão é compra | por na mão é compra \
= mover um card do grimório para a mão sem usar a palavra comprar
    marcador contrário | marcadores opostos | marcadores se anulam | cancela marcador \
| marcador cancela | +1 e -1 juntos | marcador contrário cancela \
= marcadores +1/+1 e -1/-1 removidos
    mover +1/+1 | passar +1/+1 | transferir +1/+1 = mover um marcador remover colocá-lo
    dot de cor | ponto de cor | bolinha de cor | círculo de cor | bola de cor | círculo colorido \
| bolinha colorida = indicador de cor
    muda subtipo terreno | muda o subtipo do terreno | muda o tipo do terreno \
| mudar o tipo do terreno | troca o tipo do terreno | tipo do terreno muda \
= definir o subtipo de um terreno tipos de terreno básico
    lendárias mesmo nome | lendas mesmo nome | lendárias 2 | duas com mesmo nome \
| controlar duas lendárias | 2 do mesmo nome = regra de lendas | permanente lendário ação baseada
    ambientação | texto de ambientação | frase da carta | lore da carta | texto de história \
| história da carta = texto ilustrativo
    equip só criatura | equip só em criatura | anexar só criatura | equip só anexa \
= não pode ser anexado que não seja uma criatura
    turno do adv | turno dos outros | turno alheio = turno do oponente | não for o seu turno
    uniqueness | unicidade = singularidade
    2o terreno | 2a land | segunda land | 2a terra = número de terrenos que pode jogar
    jace | liliana | chandra | garruk | ajani | teferi | nissa | gideon | sorin | elspeth | vraska \
| ugin | bolas | tezzeret | domri | ral | kaya | kiora | tamiyo | nahiri | narset | saheeli \
| sarkhan = planeswalker
"""
