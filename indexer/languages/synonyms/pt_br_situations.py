"""What Brazilian players ask of a game: how it begins and ends, mana and numbers, objects and
abilities, targets, priority, costs, life, damage, drawing and counters."""

from __future__ import annotations

SITUATIONS = """
    deckar == grimório que não tem cards
    stackar = múltiplas ocorrências
    preciso pra jogar | precisa pra jogar | precisa para jogar | levar pra jogar \
= precisa de seu próprio deck
    side do time | side em time | side da equipe | side em equipe | draft em equipe | side trio \
| draft em trio = reserva equipe abrir
    achar torneio | onde tem torneio | onde jogar = localizador de lojas
    sei o que escolheu | vejo a escolha | sabe a escolha | vejo o que escolheu | escolha do outro \
| saber a escolha | ver a escolha | escolha secreta = conhece as escolhas
    oponente no 2hg | quem é meu oponente | quem são os oponentes | 2hg oponente | 2hg parceiro \
| quem é do meu time = companheiros de equipe oponentes
    seu time | minha equipe | teu time = termo sua equipe
    2hg começa = equipe inicial ao invés de jogador inicial | equipe que joga primeiro pula
    compra no 1o turno commander | compra no primeiro turno commander | compra no t1 commander \
| primeiro turno commander | commander compra no primeiro | commander compra no turno 1 \
| commander t1 = nenhum jogador pula a etapa de compra
    não compra no 1o | começa sem comprar = pula a etapa de compra primeiro turno
    separar o side = colocados de lado antes de embaralhar
    comandante começa onde | comandante começa na | comandante no início \
= coloca o comandante na zona de comando antes de embaralhar
    mull 2hg | 2hg mull = equipe inicial declara mulligan
    quantos mulls = mulligan zero
    termina o jogo | jogo termina | fim de jogo | game over = um jogo termina imediatamente
    diz que eu ganho | diz que ganha | efeito ganha o jogo | ganha na hora \
= efeito afirmar que um jogador vence o jogo
    carta diz que perde | diz que perde = um efeito pode fazer com que um jogador perca o jogo
    formas de ganhar | formas de vencer | como ganha o jogo = diversas maneiras de vencer
    jeitos de perder | formas de perder | como perde o jogo = diversas maneiras de perder
    empate quando = diversas maneiras de empatar
    vence e perde | ganhar e perder junto = vencer e perder o jogo simultaneamente
    ganha e perde | perde e ganha = vencer e perder simultaneamente | adicionam e removem
    os 2 morrem | 2 morrem | 2 perdem | os dois a zero | ambos a 0 | ambos em 0 \
= jogadores perderem simultaneamente empate
    jogador que perdeu | quem perdeu | perdeu sai | perde e sai | saiu do jogo | quem perde sai \
= perde o jogo deixa o jogo
    quais as 5 cores | 5 cores | as 5 cores = existem cinco cores no jogo
    wubrg | letras das cores | letra das cores | u é azul | pq u é azul \
= existem cinco cores no jogo | símbolo de mana branco representado
    dourado é cor | multicor é cor = incolor não é cor
    vira azul | vira preto | vira vermelho | vira verde | vira branco \
= nova cor substitui todas as cores anteriores
    sem ser mana hab | feitiço dá mana | ritual dá mana | ritual = mana produzido mágicas
    avisar mana | avisar o mana | falar o mana | mana que sobrou no pool = anuncia qual mana
    mana híbrido adicionar | gerar híbrido | produzir híbrido = adicionaria mana híbrido reserva
    gerar genérico | adicionar 2 | adicionar {2} | add {2} | adicionar {1} | add {1} | add {3} \
| adicionar {3} = adicionaria mana genérico reserva
    tapar pra mana | tapa pra mana = virar para mana
    número que não sei | número indeterminado | não da pra determinar | valor indeterminado \
| número desconhecido = não pode ser determinado utilize 0
    x do texto | x diz quanto = valor de X é definido pelo texto
    x no texto | x só no texto = X aparece no texto mas não no custo
    dois x = ocorrências de X mesmo valor
    y na carta | o que é y = Y segue as mesmas regras que X
    phi sem cor | símbolo phyrexiano sem cor = símbolo phyrexiano sem fundo colorido
    {w} = símbolos de mana colorida primários
    {2} | {3} | {5} = símbolos numéricos genérico
    quer dizer card | diz card | diz carta | card significa = refere-se a um card quer dizer somente
    oversized | carta grande | cartas grandes | carta gigantona \
= cards não tradicionais medidas maiores
    bicho sem dizer | não diz card | sem dizer card | não fala card \
= descrição de um objeto não inclui a palavra card permanente
    diz card no cemitério | card no grave | card na mão = descrição palavra card nome de uma zona
    diz mágica | fala mágica | escrito mágica | palavra mágica | diz spell \
= descrição palavra mágica pilha
    diz fonte | fala fonte | palavra fonte | diz source = descrição palavra fonte
    você na carta | vc na carta | vc no texto | você no texto | vc no card | escrito vc | fala vc \
| palavra vc | palavra você = palavras você seu controlador do objeto
    permanente é | perm o que é = permanente é um card ou ficha no campo de batalha
    o que é ficha | oq é ficha | ficha o que é | ficha oq é | ficha é o que \
= ficha é um marcador utilizado para representar
    o que é mágica | oq é mágica | mágica o que é | mágica oq é | uma mágica é | é mágica \
| o que é uma mágica = uma mágica é um card na pilha
    objeto o que é | objeto oq é = objeto habilidade na pilha card cópia ficha permanente emblema
    reanimei sob | do grave dele | do cemitério dele | do cemitério do oponente | do grave do opo \
= coloca no campo de batalha sob controle deste jogador
    continua virado | continua tapado | continua virada | segue virado | ainda virado \
= mantém o seu status
    carta na mão virada = apenas permanentes possuem status
    ficha é card | ficha é carta | ficha no deck | ficha no booster = ficha não é um card
    hab ruim | hab negativa | hab boa = habilidades podem ser benéficas ou prejudiciais
    jogador tem hab | jogador com hab | jogador ganha hab | eu tenho hab \
= habilidade algo que um jogador tenha
    linha nova = quebra de parágrafo habilidade distinta
    kicker é hab | custo adicional é hab | custo alternativo é hab | custo é hab \
= custo adicional ou custo alternativo para conjurar é uma habilidade
    alternativo funciona onde | alternativo na pilha = custo alternativo funciona na pilha
    entra com marcador hab | como entra em campo \
= modifica como aquele objeto entra no campo de batalha funciona
    proíbe marcador = marcadores não podem ser colocados naquele objeto
    em que zona funciona = habilidades funcionam zona
    funciona no cemitério | funcionam no cemitério | funciona na mão | funciona no exílio \
| ativar da mão | hab no cemitério | hab do cemitério \
= habilidade funciona apenas nessas zonas | habilidade funciona em qualquer zona
    emblema funciona | onde funciona emblema | emblema onde funciona \
= habilidades de um emblema funcionam na zona de comando
    perde todas as hab | perder todas as hab | perdeu todas as hab | sem hab nenhuma | perdem hab \
| perde as hab | perde todas hab = removem uma habilidade todas as ocorrências
    hab nova depois | ganhou depois | perdeu depois | ganha depois de perder | qual hab vale \
| dá e tira hab = mais recente prevalece
    de onde vem a hab = fonte de uma habilidade na pilha
    seta poder | muda p/t | seta p/t | set p/t | vira 0/1 | vira 1/1 | vira 3/3 \
= define uma característica não é uma concessão de habilidade | poder base
    não é ganhar hab | é ganhar hab | conta como ganhar hab \
= define uma característica não é uma concessão de habilidade
    deck com mais de 4 | mais de 4 cópias | qualquer número de cópias | quantas quiser no deck \
= modifica as regras para construção de deck
    alvo na hora | alvo quando | quando tem alvo | escolhe alvo quando | anuncia alvo \
| declara alvo = alvos declarados como parte do processo de colocar na pilha
    mágica tem alvo = instantânea ou feitiço possui alvos
    trigger tem alvo | trigger escolhe alvo | gatilho tem alvo \
= habilidade desencadeada possui alvos colocada na pilha
    hab ativada tem alvo | ativada tem alvo | alvo da ativada = habilidade ativada possui alvos
    mira ela mesma | mira a si | mira em si | se mirar | mirar ela mesma | mira nela \
| mira ele mesmo | mirar em si | alvo em si | se auto mirar = alvo inválido para ela mesma
    mudar só um alvo | troca um alvo = mude um alvo somente um daqueles alvos
    você é alvo | vc é alvo | palavra você alvo = palavra você não indica alvos
    um alvo só | 1 alvo só | só um alvo = com um único alvo
    pagar pra encerrar | pagar pra acabar | pagar pra terminar efeito | encerrar o efeito \
| encerrar efeito = ação mais tarde encerrar um efeito
    pagar pra ignorar = ignorar efeito estáticas
    prio 2hg | 2hg prio = equipes recebem prioridade
    prio depois | prio dps | prioridade depois | prioridade dps | ganho prio depois | volta a prio \
= recebe prioridade após isso
    segurar a prio | segurar prio | seguro prio | segurei prio | manter a prio | hold prio \
| hold priority | segurando prio | full control \
= conjura ativa esse jogador recebe a prioridade após isso
    no untap | instant no untap | instant no cleanup | jogar no untap \
= nenhum jogador recebe prioridade etapa de desvirar
    trigger quando | trigger vai pra | gatilho vai pra | trigger vai pra pilha | trigger no meio \
= habilidades desencadeadas colocadas na pilha cada vez que prioridade
    prio na resolução | responder no meio = nenhum jogador recebe prioridade enquanto resolvendo
    sorcery speed | velocidade de sorcery | timing de feitiço | timing de sorcery \
= não sejam mágicas instantâneas fase principal pilha vazia
    fazer mana pra pagar | ativar mana pra pagar \
= pagamento de mana chance de ativar habilidades de mana
    obrigado a gerar mana | obrigado a fazer mana | obrigado a dar mana | tenho que gerar mana \
| obrigado a pagar = ativar habilidade de mana não é obrigatório
    custo substituído | custo foi pago | custo mudado = ações custo modificada por efeitos
    se não fizer | se não puder | if you do = se fizer não fizer ou não puder efeito custo
    não achei | fail to find = procurar numa zona cláusula
    híbrido como pagar | como pagar híbrido | pagar híbrido | escolhe como pagar \
| quando escolhe como pagar = símbolo de mana que pode ser pago de várias maneiras
    ganha vida quanto = ganhe ou perca pontos de vida ajustado
    dano daquela fonte = apenas ao dano causado pelas fontes especificadas
    fonte da mágica | fonte é a mágica = especificará qual objeto causa dano
    escolher fonte | escolha a fonte | qual fonte | escolher source = escolha uma fonte de dano
    no meio das compras | no meio do draw | compra no meio \
= substitui uma compra dentro de uma sequência
    depois de comprar faz | compra substituída = compra for substituída ação adicional
    enésimo | décimo marcador | terceiro marcador | quinto marcador | n-th counter \
= desencadeia N-ésimo marcador
    marcador +2/+2 | marcador +1/+0 = marcador adiciona X ao poder
    máximo de n | máximo de marcadores | no máximo marcadores | max de marcadores \
| limite de marcadores | não mais de = não pode ter mais de marcadores
    além de seus outros | além dos outros | além de seus tipos | além do seu tipo = em adição
"""
