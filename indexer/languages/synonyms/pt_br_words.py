"""English words of the rules that Brazilian players mix into a query, one by one."""

from __future__ import annotations

WORDS = """
    starting == inicial | iniciar
    casting = conjurar
    amount = quantidade
    option | optional = opcional | opção
    before = antes
    after | afterward = após
    change | changes | changing | changed = mudar
    attached | attaches | attaching == anexado
    unattached = solto
    until = até
    once == uma vez
    twice = duas vezes
    created | creates | creating == criar
    removed | removing == remover
    outside == fora
    inside == dentro
    without == sem
    size == tamanho
    two == dois
    three == três
    four == quatro
    five == cinco
    six == seis
    seven == sete
    ten == dez
    twenty == vinte
    forty == quarenta
    sixty == sessenta
    include | includes | including | included = incluir
    roll | rolls | rolling | rolled == lançar dado
    back | backside == face traseira
    front == face frontal
    represented = representar
    determined = determinar
    controlled == controla
    played | plays | playing == jogar
    unspent = não gasto
    down == baixo
    up == cima
    lower | lowest == inferior | menor
    upper == superior
    greater | higher | highest | greatest == maior
    minimum = mínimo
    maximum = máximo
    continuously = continuamente
    timing == momento
    targeted | targeting | targets == alvo
    illegal = inválido | ilegal
    revealed | reveals | revealing == revelar
    drawn | drawing | draws == comprar
    putting == colocar
    entering | entered == entrar
    sacrificing | sacrificed == sacrificar
    receives | received | receive | gets == recebe
    possible == possível
    only == apenas
    minus == menos
    rare | uncommon | mythic == raridade
    instruction | instructions = instrução
    interaction = interação
    necessary | needed = necessário
    full | whole == completo
    combined = combinado
    remaining = restante
    default == padrão
    automatically = automaticamente
    immediately = imediatamente
    required = exigido | obrigatório
    impossible = impossível
    affected | affects = afetar
    specified = especificado
    indicated = indicado
    considered = considerado
    performed = executada
    changes zones == mudar de zona
    starting hand = mão inicial
    italic | italics = itálico
    slash = barra
    bar == barra
    parentheses = parênteses
    decorative = decorativo
    summoned = conjurar criatura
    illegally = inválido
    forbid | prohibit | prohibits = não pode
    protects | protected == proteção
    chosen = escolher
    infinite = loop
    winner = vencer
    loser == perdedor
    coin = moeda
    penalty = penalidade
    teammates | teammate's = companheiro de equipe
"""
