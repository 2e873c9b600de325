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
| flashback kicker | kicker flashback custo \
= custos adicionais reduções de custos aplicadas custo alternativo
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
    preciso de dado | precisa de dado | dados e fichas | material de jogo | levar dados \
= pequenos itens para representar fichas e contadores
    multiplayer partida | partida multiplayer | jogo único | partida de um jogo | só um jogo \
= partida de vários jogadores geralmente apenas um jogo
    quantos mulligans | qtos mulligans | mulligans posso \
= fazer mulligans até que mão inicial zero cards
    sobrou eu | só sobrou eu | só eu sobrei | fiquei sozinho | todos morreram | todos concederam \
| todos saíram = vence o jogo oponentes tiverem deixado o jogo
    ainda vermelho | ainda azul | ainda preto | continua vermelho | continua azul \
= nova cor substitui todas as cores anteriores
    mana passa de fase | passa pra próxima fase | mana próxima fase | mana prox fase \
| mana muda de fase | mana pro combate | mana passa para | mana fica pra depois \
= reserva de mana esvazia final de cada etapa e fase
    carta no exílio controlador | exílio tem controlador | controlador no cemitério \
= card não possui um controlador
    permanente roubada = controlador de uma permanente é por padrão
    ficha entra com nome | ficha sem nome dito = não especificar o nome da ficha
    token trigger morre | ficha dispara morte \
= ficha deixa de existir habilidade desencadeada muda de zona
    conta como criar ficha = token não é criado cópia de uma mágica de permanente
    anulada por contramágica | não anulável | não pode ser contra-atacada \
= não pode ser anulado funciona na pilha
    não pode ter atropelar | não pode ganhar voar | impedir de ganhar hab | não pode ter hab \
| não pode ganhar hab = não pode ter aquela habilidade impossível conceder
    copia muda alvo | copia novo alvo | cópia novos alvos | novos alvos da cópia \
| escolher alvos da cópia | manter alvo = escolha novos alvos deixar inalterados
    cada jogador é alvo | cada oponente é alvo | cada jogador alvo | todas as criaturas alvo \
| afeta todos | cada criatura é alvo = afetado não faz com que ele seja o alvo
    resolver sem prioridade | prioridade durante a resolução | prio durante resolução \
| responder durante a resolução | entre efeitos da mágica | no meio do efeito \
= nenhum jogador recebe prioridade enquanto resolvendo
    prioridade no upkeep | upkeep prioridade | upkeep trigger | trigger do upkeep \
| prioridade na manutenção | prio no upkeep \
= jogador ativo recebe prioridade no início da maioria das etapas
    sem pagar custo kicker | sem pagar kicker | de graça com kicker | sem custo com kicker \
| cascade kicker | cascata kicker | cascata com kicker | suspend kicker \
= custos adicionais reduções de custos aplicadas custo alternativo
    conjurar se puder | se puder conjurar | obrigado a conjurar | forçado a conjurar \
= conjurar se for capaz custo adicional obrigatório
    quando decide phyrexiano | quando decide híbrido | quando escolhe phyrexiano \
| decidir pagar vida | híbrido decide | phyrexiano decide \
= escolha de como pagar por esse símbolo propõe
    dobro da vida | dobrar a vida | duplicar vida | vida dobra | dobra a vida \
= total de pontos de vida ganha ou perde a quantidade necessária
    comprei durante | carta comprada no meio | compra durante conjuração | draw no meio do cast \
| compra durante o cast = comprado enquanto outra mágica está sendo conjurada face para baixo
    outro idioma | idioma da carta | língua da carta = nome considerado versão em inglês
    cor da land | cor do terreno | terreno tem cor | land tem cor | terreno é incolor \
| land é incolor | cor dos terrenos = sem símbolos de mana coloridos em seus custos são incolores
    também é artefato | também é criatura | também é terreno | é artefato também \
| é criatura também | soma tipo | ganha tipo criatura | ainda criatura \
= mantém o tipo de card anteriores
    0/0 sem valor | sem p/t | p/t vazio | p/t zero = não possuir valores para o poder 0
    rodapé | texto no rodapé | linha de baixo | informação embaixo | letrinhas \
= texto impresso abaixo da caixa de texto
    equipar bicho do oponente | equipar criatura do oponente | equipar o bicho dele \
| equip no bicho do oponente = equipar anexa a uma criatura que você controla
    token vale como carta | token é carta = fichas não são consideradas como cards
    pagar com genérico | pagar híbrido com genérico | com 2 genérico | com dois genéricos \
| monohíbrido = híbrido monocolorido pode ser pago
    mana guardado = reserva de mana esvazia
    embaralhar de novo = embaralha seu deck ordem aleatória
    vida fica negativa | vida abaixo de zero | vida -1 = 0 ou menos pontos de vida
    carta especial | carta muda regra | carta quebra regra | carta quebra a regra \
= texto de um card contradiz essas regras
"""
