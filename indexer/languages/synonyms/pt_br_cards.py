"""What Brazilian players ask of cards: their parts, names, costs and colors, their types and the
rules of each; and what stands in the glossary alone."""

from __future__ import annotations

CARDS = """
    ficha tem custo = fichas têm algumas partes de um card
    lugar do nome = nome de um card está impresso no canto superior esquerdo
    onde fica o custo | onde fica custo | onde vem o custo | lugar do custo \
= custo de mana símbolos parte superior do card
    onde fica o tipo | onde vem o tipo | lugar do tipo | onde está o tipo \
= linha de tipo impressa abaixo da ilustração
    onde fica o poder | onde vem o poder = dois números separados por uma barra
    onde fica o símbolo da coleção | lugar do símbolo \
= símbolo da expansão impresso abaixo do canto direito da ilustração
    onde fica o texto | lugar do texto | metade de baixo | parte de baixo da carta \
= caixa de texto impressa na metade inferior
    onde fica a lealdade | onde vem a lealdade | número do canto do pw \
= número de lealdade impresso no canto inferior direito
    arte muda = ilustração não tem efeito no jogo
    nomear criatura | nomear um tipo = escolher um nome de card com certas características Oracle
    metade do split | nome de metade = escolher o nome de um card duplo lados
    mais de um nome | 2 nomes = possuir mais de um nome
    fala o próprio nome | diz o próprio nome | nome da própria carta | cita o próprio nome \
= texto que faz referência ao objeto em que está pelo nome
    ganha hab com nome | hab com nome = habilidade fizer referência àquele objeto pelo nome
    nome curto | primeiro nome | apelido da carta | nome encurtado = versão reduzida de seus nomes
    moldura muda cor | moldura preta = cores dos símbolos de mana independentemente da moldura
    sem símbolo colorido | só mana genérico | custo genérico é incolor \
= sem símbolos de mana coloridos em seus custos são incolores
    cmc de fuse = custo de mana convertido de um card duplo
    x na pilha | x pilha | cmc na pilha = custo de mana convertido inclui {X} na pilha
    cmc 0 | cmc zero = custo de mana convertido de um objeto sem custo é 0
    virou terreno | virou artefato | virou encantamento | vira artefato | vira encantamento \
= definem o tipo de card de um objeto substitui
    ainda é artefato | além de artefato = mantém o tipo de card anteriores
    dois tipos de carta = mais de um tipo de card satisfazem
    subtipo de outro tipo | subtipo errado | subtipo de artefato \
= não pode ganhar um subtipo que não corresponda
    depois do traço = subtipos única palavra travessão
    subtipo antigo | subtipos antigos | tipo antigo de criatura | carta antiga sem tipo \
| update de tipo = subtipos que agora são obsoletos
    inventar tipo | tipo inventado | nomear tipo = escolher um subtipo existente
    lista artefato = tipos de artefatos são pista equipamento
    lista encantamento = tipos de encantamento são aura saga
    lista terreno | lista de terreno | lista de terrenos = tipos de terreno são deserto floresta
    lista de planeswalkers = tipos de planeswalker são
    planos lista | lista de planos | plano subtipos | plano subtipo = tipos planares são
    lista de criaturas = tipos de criatura são
    tira lendário | tirar lendário = mudar supertipos não muda
    símbolo laranja = cor do símbolo da expansão indica raridade
    letra da rara | letra r | letra m | r u c m = raridade única letra
    sigla da coleção | 3 letras = código de três caracteres coleção
    formato permite reprint | reprint legal | versão antiga vale | edição antiga vale \
| carta antiga vale = cards de qualquer impressão em seus decks
    itálico conta = texto em itálico
    texto entre parênteses = texto explicativo parênteses
    poder variável = poder representados por um asterisco
    escolhe o poder | escolhe p/t | escolher p/t | p/t na entrada \
= efeito de substituição define o poder série de valores
    veículo parado | veículo sem tripular = permanente que não seja uma criatura não tem poder
    giant growth em não criatura = afeta o poder de uma permanente que não é criatura
    criatura sem poder | poder nenhum | poder vazio = não possuir valores para o poder 0
    equip em não criatura | equipar terreno | equipar pw | equipar artefato | equipar planeswalker \
| equip em terreno = não pode ser anexado que não seja uma criatura
    equipada significa | o que é equipada = criatura que tem um equipamento anexado
    equip dele | posso equipar o dele = apenas o controlador do equipamento pode ativar
    equip animado | equipamento animado = equipamento que também é uma criatura
    fortificar terreno | fortificação terreno = fortificação anexada a um terreno
    veículo vira criatura | veículo virou | veículo ativo \
= veículo torna-se uma criatura valor impresso
    quando jogo artefato | castar artefato quando = conjurar um card de artefato de sua mão
    quando jogo criatura | jogar criatura quando = conjurar um card de criatura de sua mão
    quando jogo pw | pw quando | jogar pw = conjurar um card de planeswalker de sua mão
    jogar terreno quando | baixar terreno quando | land quando = jogar um card de terreno de sua mão
    pw resolve | criatura entra sob = resolve seu controlador a coloca no campo de batalha
    subtipos humano | duas tribos | 2 tribos | mais de uma tribo \
= criaturas podem ter múltiplos subtipos
    quem tem poder = poder e resistência são características que apenas as criaturas
    o que é poder | oq é poder | poder o que é = poder de uma criatura é a quantidade de dano
    o que é resistência | oq é resistência | resistência o que é \
= resistência de uma criatura é a quantidade de dano necessária
    pode atacar e bloquear = criaturas podem atacar e bloquear
    aura reanimada | aura que volta | aura volta | aura posta | aura sem casting \
= aura entrar por meio que não seja a resolução escolhe
    aura sem alvo | aura sem criatura | aura sem onde | aura sem bicho | aura sem lugar \
= não existe nenhum objeto válido para ela encantar
    entra anexada sem ser = permanente que não é uma aura anexada entra solta
    mover aura | aura mover | mudar aura de lugar | aura ilegal | aura pra ilegal | reanexar aura \
= anexar uma aura que esteja no campo de batalha não se move
    maldição = aura anexada a um jogador encantado
    aura dele | aura no bicho dele = apenas o controlador da aura pode ativar
    saga onde | regra de saga | sagas regras = encantamentos subtipo saga
    instant depois | feitiço depois = instantânea resolve colocada no cemitério
    feitiço em campo = mágicas instantâneas não podem entrar no campo de batalha
    quando puder conjurar instant | como se fosse instant pode | tempo de instant \
= a qualquer momento em que ele poderia conjurar uma mágica instantânea
    2 lands | 2 terrenos | duas lands | dois lands | 3 terrenos | mais de um terreno \
= jogar apenas um terreno durante seu turno
    quantas lands | quantos terrenos | quantas lands já | quantos terrenos já | exploration \
= número de terrenos que o jogador pode jogar já jogou
    land na vez | terreno na vez | land em turno = não pode jogar um terreno se não for o seu turno
    terreno por efeito | land por efeito | land do fetch \
= coloquem terrenos não conta como terreno jogado
    terreno básico o que é | land básica | land básica o que é | o que é terreno básico \
| terreno básico é = supertipo básico é um terreno básico
    tem tipo básico = terreno não básico mesmo que ele tenha um tipo de terreno básico
    castar terreno | terreno é mágica | castar land \
= terreno e outro tipo de card não pode ser conjurado
    tipo básico dá mana = tipo de terreno básico habilidade intrínseca
    lealdade na mão | lealdade no cemitério | lealdade fora do campo | lealdade no deck \
= lealdade de planeswalker que não esteja no campo de batalha
    pw subtipo | 2 jaces | dois jaces | dois garruk = regra de singularidade de planeswalkers
    bater no pw | pw pode ser atacado = planeswalkers podem ser atacados
    ciclar faz | reciclar faz | cycling faz | ciclar o que faz \
= reciclar descarte este card compre um card
    quando ciclar | quando reciclar | ciclou trigga = habilidades desencadeadas quando reciclados
    ciclou ou descartou | cicla ou descarta | ciclar ou descartar | reciclar ou descartar \
= desencadeiam apenas uma vez quando um card é reciclado
    a não ser que = expressão certo estilo de custo
    maximum hand size | hand limit = número de cartas descartar durante a etapa de limpeza
    mana abilities = habilidade que poderia criar mana não usa a pilha | habilidade de mana
    target legal | alvo legal = alvos válidos | alvo inválido
    modal spell | spell modal | mágica modal = mágica modal opções em uma lista
"""
