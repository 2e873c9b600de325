"""Brazilian Portuguese players' words."""

from __future__ import annotations

from indexer.languages.synonyms import read_synonyms

SYNONYMS = read_synonyms(
    """
    virado = virar
    tapear = virar
    tapar = virar
    desvirar = desvirado
    destapar = desvirar
    counterar = anular
    contrabalançar = anular
    counter = anular | marcador
    contador = marcador
    contadores = marcadores
    deck = grimório | baralho
    baralho = grimório
    biblioteca = grimório
    etb = entra no campo de batalha
    entrar em jogo = entrar no campo de batalha
    em jogo = no campo de batalha
    morrer = colocado no cemitério vindo do campo de batalha
    morre = colocado no cemitério vindo do campo de batalha
    matar = destruir
    tumba = cemitério
    removido do jogo = exilado | exílio
    remover do jogo = exilar
    comprar carta = comprar
    sacar = comprar
    bater = atacar
    bicho = criatura
    ficha = token
    token = ficha
    fizzle = não resolve | alvos ilegais
    lenda = lendário
    regra da lenda = lendárias com o mesmo nome | permanente lendário
    enjoo de invocação = controlar continuamente desde o turno
    enjoo = controlar continuamente desde o turno
    cmc = custo de mana convertido | valor de mana
    pw = planeswalker
    comandante = commander
    edh = comandante
    pilha = stack
    fim de turno = final do turno | etapa final
    manutenção = upkeep
    desistir = conceder
    render-se = conceder
    empate = o jogo termina empatado
    ao mesmo tempo = simultaneamente
    mesmo tempo = simultaneamente
    cópia = copiar
    virar a carta = face para baixo
    veneno = marcadores de veneno
    de graça = sem pagar seu custo de mana
    partida = jogo
    2hg = Gigante de duas cabeças
    pra = para
    oponente = adversário
    some = removido
    sumir = removido
    """
)
