"""Brazilian Portuguese: what is said of keywords, of many players and of variants."""

from __future__ import annotations

import pytest

from tests.indexer.search.conftest import Search


@pytest.mark.parametrize(
    ("query", "text"),
    [
        ("dano de comandante", "Dano de combate de um mesmo comandante."),
        ("cores do meu comandante", "A identidade de cor limita."),
        ("mesa de quatro", "Num jogo multijogador."),
        ("imperador morre", "O imperador perde o jogo."),
        ("range", "O alcance de influência é limitado."),
        ("rolei o dado", "Ele lança o dado planar."),
        ("arquinimigo", "O arqui-inimigo começa."),
        ("extorsão", "Extorquir ajuda."),
        ("clonei", "Copie a criatura."),
        ("delayed", "Uma habilidade desencadeada postergada."),
        ("virado pra baixo", "Tem a face voltada para baixo."),
        ("alvo sumiu", "Um alvo inválido."),
        ("vencedor", "Um jogador vence."),
        ("vira azul", "Ela se torna azul."),
        ("defende", "Uma criatura que bloqueia."),
        ("quem joga antes", "O jogador inicial."),
        ("landfall", "As palavras são aterragem e outras."),
        ("mindslaver", "Controlar outro jogador."),
        ("tapei", "Vire a permanente."),
        ("stacka", "Há múltiplas ocorrências."),
        ("kitei", "Ele concede."),
        ("baralho vazio", "Tenta comprar de um grimório que não tem cards e perde o jogo."),
        ("rachar o top", "Um empate intencional."),
        ("carta bate de frente com a regra", "O que contradiz tem precedência."),
        ("qm escolhe antes", "O jogador ativo faz as escolhas."),
        ("quem perde comeca", "O perdedor do jogo anterior escolhe o primeiro turno."),
        ("t1", "O primeiro turno."),
        ("deck enorme", "O tamanho máximo para decks."),
        ("zoeira", "Cards de borda prateada."),
        ("duas cores", "Um objeto multicolorido."),
        ("mana entre as fases", "A reserva de mana esvazia."),
        ("tapar o terreno", "Virar para mana."),
        ("bounce no token", "Uma ficha que deixou o campo de batalha."),
        ("deflect", "Mude o alvo da mágica."),
        ("counters somem", "Marcadores não são mantidos."),
        ("passei o marcador", "Mova um marcador."),
        ("kicker conta no cmc", "O custo adicional não é parte do custo de mana."),
        ("nomear carta", "Escolha um nome de card."),
        ("dois comandantes", "Tem parceiro."),
        ("muro", "Uma barreira."),
        ("dirigir", "Tripular ajuda."),
        ("bloqueado por dois", "Ameaçar ajuda."),
        ("ataca sem virar", "Tem vigilância."),
        ("descartei e comprei", "Reciclar ajuda."),
        ("lib vazia", "Um grimório que não tem cards."),
        ("2 alt costs", "Apenas um custo alternativo pode ser aplicado."),
        ("static ab", "Uma habilidade estática."),
        ("counter trig ab", "Habilidades na pilha podem ser anuladas."),
        ("walker ability 2x", "Uma habilidade de lealdade."),
        ("landcycle", "Reciclar terreno ajuda."),
        ("chaos symbol", "O símbolo do caos."),
        ("both pass", "Todos os jogadores passam em sucessão."),
        ("instant tribal", "Um card tribal tem outro tipo de card."),
        ("tba", "Ações baseadas no turno."),
        ("fstrike", "Iniciativa ajuda."),
        ("cant", "Ele não pode."),
        ("tk", "Uma ficha."),
        ("destroy emblem", "Um emblema não é um card nem permanente."),
        ("bounce na ficha", "Uma ficha que deixou o campo de batalha."),
    ],
)
def test_players_words_find_the_rules_words(search: Search, query: str, text: str) -> None:
    assert search("pt-BR", text, "Zzz.").numbers(query) == ["100.1"]


@pytest.mark.parametrize(
    ("query", "meant"),
    [
        ("devpção", "Devoção"),  # a word that no text has
        ("imprrovise", "Improvisar"),  # a form of a word that no text has
        ("deathtuoch", "Toque Mortífero"),
        ("flyng", "Voar"),
    ],
)
def test_a_slip_is_also_one_of_a_name_or_of_another_form(
    search: Search, query: str, meant: str
) -> None:
    names = ("Devoção", "Improvisar", "Toque Mortífero", "Voar")
    glossary = [(name, "Uma palavra. Veja improvisar.") for name in names]
    found = search("pt-BR", "Zzz.", glossary=glossary)
    assert found.numbers(query)[0] == meant
