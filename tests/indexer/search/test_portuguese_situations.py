"""Brazilian Portuguese: half remembered rules, names of cards, English words and what two are
compared with."""

from __future__ import annotations

import pytest

from tests.indexer.search.conftest import Search


@pytest.mark.parametrize(
    ("query", "text"),
    [
        ("2hg quem é meu oponente", "Seus companheiros de equipe não são seus oponentes."),
        ("commander compra no primeiro turno", "Nenhum jogador pula a etapa de compra."),
        ("mull pra 6", "Após um mulligan, um card vai para o fundo do grimório."),
        ("os 2 morrem", "Se os jogadores perderem simultaneamente, é um empate."),
        ("ganhei e perdi", "Quem fosse vencer e perder o jogo simultaneamente perde."),
        ("wubrg", "Existem cinco cores no jogo."),
        ("vira azul", "A nova cor substitui todas as cores anteriores."),
        ("add {2}", "Adicionaria mana genérico à reserva."),
        ("suspend com x", "O custo de suspender tem um X."),
        ("vc na carta", "As palavras você e seu são o controlador do objeto."),
        ("oq é permanente", "Uma permanente é um card ou ficha no campo de batalha."),
        ("do grave dele", "Coloca no campo de batalha sob controle deste jogador."),
        ("perdeu todas as habs", "Removem uma habilidade e todas as ocorrências dela."),
        ("spell mira ela msma", "Uma mágica é um alvo inválido para ela mesma."),
        ("se alvejar", "Uma mágica é um alvo inválido para ela mesma."),
        ("prio dps", "Ele recebe prioridade após isso."),
        ("obrigado a gerar mana", "Ativar habilidade de mana não é obrigatório."),
        ("fail to find", "Procurar numa zona, e a cláusula."),
        ("n-ésimo marcador", "Desencadeia com o N-ésimo marcador."),
        ("1 compra por turno", "Não pode comprar mais de um card a cada turno."),
        ("acabaram as cartas", "Quem tenta comprar de um grimório que não tem cards perde o jogo."),
        (
            "0 cards no grimorio",
            "Quem tenta comprar de um grimório que não tem cards perde o jogo.",
        ),
        ("deckei", "Um grimório que não tem cards."),
        ("onde fica o nome", "O nome de um card está impresso no canto superior esquerdo."),
        ("cmc do split", "O custo de mana convertido de um card duplo."),
        ("letra da raridade", "A raridade é uma única letra."),
        ("bolinha de cor", "Um indicador de cor."),
        ("equip em nao criatura", "Não pode ser anexado ao que não seja uma criatura."),
        ("aura reanimada", "Aura que entrar por meio que não seja a resolução: escolhe."),
        ("lealdade na mao", "A lealdade de planeswalker que não esteja no campo de batalha."),
        ("2 lands", "Jogar apenas um terreno durante seu turno."),
        ("dano na liliana", "Dano causado a um planeswalker."),
        ("ratos implacaveis", "Ela modifica as regras para construção de deck."),
        ("sol ring", "Produzir mana."),
        ("agulha medular", "Escolher um nome de card."),
        ("wrath of god", "Afetar objetos sem ter eles como alvo."),
        ("qtos mulligans posso", "Fazer mulligans até que a mão inicial tenha zero cards."),
        ("so sobrei eu", "Vence o jogo se os oponentes tiverem deixado o jogo."),
        ("ainda vermelho", "A nova cor substitui todas as cores anteriores."),
        ("mana passa de fase", "A reserva de mana esvazia no final de cada etapa e fase."),
        ("nao pode ganhar voar", "Não pode ter aquela habilidade; é impossível a conceder."),
        ("copia muda o alvo", "Escolha novos alvos ou deixe todos inalterados."),
        ("dobra a vida", "Total de pontos de vida: ganha ou perde a quantidade necessária."),
        ("cor da land", "Sem símbolos de mana coloridos em seus custos são incolores."),
        ("lenda quem escolhe", "O supertipo lendário tem uma ação baseada no estado."),
        ("mulligan scry", "Um sistema anterior de mulligan."),
        ("100 cartas", "Decks de Commander têm restrições de construção."),
        ("pw 2 vezes", "Habilidade de lealdade: somente se previamente nenhum jogador a ativou."),
        ("bicho encantado morreu", "O objeto ao qual ela estava anexada não mais existir."),
        ("buscar do side", "Cards que ele possui de fora do jogo."),
        ("conjurar do topo", "Modifica de quais zonas aquele objeto pode ser conjurado."),
        ("chance de responder", "O próximo jogador na ordem de turno recebe prioridade."),
        ("bloqueado perde vida", "Afligir ajuda."),
        ("terreno mão ou marcador", "Explorar ajuda."),
        ("todas as raças", "Um morfolóide."),
        ("descartei e joguei", "Loucura ajuda."),
        ("evoke + kicker", "Custos adicionais e reduções aplicadas ao custo alternativo."),
        ("o maximo que der", "A parte impossível é ignorada."),
        ("alvo foi exilado", "Um alvo que já não existe."),
        ("prio depois de land", "Após a ação especial, ele recebe prioridade após isso."),
        ("unspent", "O mana não gasto."),
        ("twice", "Duas vezes."),
        ("changing", "Ela muda."),
    ],
)
def test_players_words_find_the_rules_words(search: Search, query: str, text: str) -> None:
    assert search("pt-BR", text, "Zzz.").numbers(query) == ["100.1"]


def test_running_out_of_cards_is_no_word_for_a_deck(search: Search) -> None:
    found = search("pt-BR", "Um deck tem muitos decks.", "Um grimório que não tem cards.")
    assert found.numbers("deckar") == ["100.2"]


def test_an_x_between_two_names_compares_them(search: Search) -> None:
    glossary = [("Amedrontar", "Artefatos bloqueiam."), ("Intimidar", "Cores bloqueiam.")]
    found = search("pt-BR", "O valor de X é 0.", "O X é um número.", glossary=glossary)
    assert found.numbers("amedrontar x intimidar")[:2] == ["Amedrontar", "Intimidar"]
