"""How Brazilian players describe a keyword whose name escapes them, by what it does."""

from __future__ import annotations

DESCRIBED = """
    previne dano sempre | reduz o dano que leva | previne 1 de dano = absorver
    bloqueou perde vida | bloqueado perde vida | quem bloqueia perde vida \
| perde vida quando bloqueia = afligir
    revela do mesmo tipo | revelar criaturas da mão | revela da mão marcadores = amplificar
    sacrifica quando ataca | ataca sacrifica | defensor sacrifica | eldrazi ataca = aniquilador
    10 permanentes | dez permanentes = benção da cidade
    outro paga | amigo paga | parceiro paga | pagar pro outro = assistência
    terreno vira criatura e | acordar terreno | marcadores no terreno = despertar
    outras atacantes ganham | outros atacantes +1 | atacantes ganham +1/+0 = grito de guerra
    se levou dano | oponente levou dano neste turno | oponente tomou dano entra com = sede de sangue
    menor resistência marcador = revigorar
    samurai ganha | bloqueia ou é bloqueado ganha | bloqueado ganha +1/+1 = bushido
    mágica volta pra mão | volta pra mão quando resolve | feitiço volta pra mão \
| paga e volta pra mão = recuperar retorno da mágica
    exila outra criatura pra entrar = acudir
    todo tipo de criatura | todas as raças = morfolóide
    mágica na criatura | codificar | magia grudada na criatura = cifrar
    comparar topo | comparar o topo | revelar topo cmc | comparar custos = confronto
    virar duas criaturas copia | copia virando duas = conspirar
    ataca e volta pra mão | volta pra mão no fim | entra ataca volta = investida
    atacar quem tem mais vida = dethrone
    sem cor eldrazi | eldrazi sem cor | incolor com símbolo colorido = desprovido
    come criaturas | comer criaturas | sacrifica ao entrar marcadores | comer bichos = devorar
    os dois modos | ambos os modos = entrelaçar
    paga por modo | pagar por modo | mais modos pagando = escalar
    não conjura mais | copia todo upkeep = épica
    ficha 4/4 preta | 4/4 do cemitério | volta 4/4 = eternizar
    sacrifica criatura ao entrar | entra e sacrifica outra = aproveitar
    terreno mão ou marcador = explorar
    drena cada mágica | paga 1 drena | branco preto drena | drena 1 = extorquir
    servo ou marcador | servos ou marcador | ficha de servo = fabricar
    topo do deck dele | fundo do deck dele = predestinar
    só artefato ou preta bloqueia | só preta bloqueia | bloqueada por artefato ou preta = amedrontar
    mesma cor bloqueia | só mesma cor bloqueia | artefato ou mesma cor = intimidar
    bloqueador recebe -1/-1 | quem bloqueia recebe -1 = flanquear
    revelar da mão na manutenção | ativar revelando na manutenção | revela no upkeep = prever
    não bloqueada ganha | não bloqueado ganha | não bloqueado +x = frenesi
    duas metades juntas | conjurar as duas metades = fundir
    passa marcador pra criatura que entra | move marcador quando entra = enxerto
    esconder carta | carta guardada do topo = refúgio
    exila o topo do oponente = ingerir
    ganhar pista = investigar
    descarta e conjura do grave = recarregar
    custo a mais opcional = reforçar
    imbloqueável se tem ilha | não bloqueada se controla | imbloqueável se controla terreno \
= travessia de terreno
    equipamento com germe | equip vem com ficha | equip que cria ficha = arma viva
    atacar vários oponentes ganha = melee
    marcador na criatura menor | marcador em menor poder = mentor
    primeira carta comprada | primeiro draw do turno | custo menor se comprar = milagre
    carta extra no fim | carta extra no end step = monarca
    não bloqueia com marcador | marcador não pode bloquear | com +1 não bloqueia = liberar
    fica menos tempo | marcador de tempo some | morre depois de turnos | tempo em campo limitado \
= desaparecer
    volta exila no fim | volta do cemitério por um turno | volta por um turno = desenterrar
    comprar do cemitério | devolver em vez de comprar | em vez de comprar volta = escavação
    vira 2/2 do topo | topo vira 2/2 = manifestar
    tem que atacar outro = incitar
    não ataca nem bloqueia | não ataca nem ativa | congelar permanente = deter
    conjurar do topo de graça | mágica aleatória de graça | conjura outra de graça = cascata
    descartei e joguei = loucura
    sacrificado quando entra por custo menor = evocar
    troca atacante pela mão | troca com ninja | atacante não bloqueado volta = ninjutsu
    desvira com marcador = megamorfose
    aumentar o nível | paga nível = subir de nível
    sem marcador ganha marcador = adaptar
"""
