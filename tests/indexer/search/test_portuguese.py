"""Brazilian Portuguese: which words share a stem, which are fillers, what players' words find."""

from __future__ import annotations

import pytest

from indexer.fulltext.analysis import analyzer_for, fold
from indexer.languages import profile_for
from indexer.search.grammar import QueryReader
from tests.indexer.search.conftest import Search

PROFILE = profile_for("pt-BR")
ANALYZER = analyzer_for(PROFILE.tag)
READER = QueryReader(PROFILE, ANALYZER)


def stem(word: str) -> str:
    return ANALYZER.forms(word).stem


def telling_stems(text: str) -> list[str]:
    """The stems of an expression, filler words apart."""
    forms = [ANALYZER.forms(token.surface) for token in ANALYZER.tokens(text)]
    return [form.stem for form in forms if form.folded not in ANALYZER.fillers]


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("cards", "card"),
        ("decks", "deck"),
        ("tokens", "token"),
        ("planeswalkers", "planeswalker"),
        ("alvos", "alvo"),
        ("ilhas", "ilha"),
        ("jogadores", "jogador"),
        ("multijogadores", "multijogador"),
        ("cores", "cor"),
        ("vezes", "vez"),
        ("azuis", "azul"),
        ("ordens", "ordem"),
        ("mãos", "mão"),
        ("ativação", "ativar"),
        ("conjurações", "conjurar"),
        ("destruição", "destruir"),
        ("construções", "construir"),
        ("sacrifica", "sacrificar"),
        ("atacarão", "atacar"),
        ("empatamos", "empatar"),
        ("saiu", "sair"),
        ("morta", "morrer"),
        ("perca", "perder"),
        ("exílio", "exilar"),
        ("resolução", "resolver"),
        ("destrói", "destruir"),
        ("mantém", "manter"),
        ("usou", "usar"),
        ("entrou", "entrar"),
        ("sacrifiquei", "sacrificar"),
        ("desvira", "desvirar"),
        ("lendária", "lendário"),
        ("vazia", "vazio"),
        ("poderes", "poder"),
        ("equipes", "equipe"),
        ("cartas", "card"),
        ("fichas", "token"),
        ("times", "equipe"),
        ("morrermos", "morrer"),
        ("atacaremos", "atacar"),
        ("atacávamos", "atacar"),
        ("intervir", "intervenção"),
        ("joguei", "jogar"),
        ("mulliguei", "mulligar"),
        ("convoque", "convocar"),
        ("entrava", "entrar"),
        ("abrindo", "abrir"),
        ("pagamento", "pagar"),
        ("adição", "adicionar"),
        ("interação", "interagir"),
        ("enchantment", "encantamentos"),
    ],
)
def test_forms_of_one_word_share_a_stem(one: str, other: str) -> None:
    assert stem(one) == stem(other)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("poder", "podre"),
        ("poder", "pode"),
        ("mana", "mão"),
        ("ação", "ar"),
        ("fica", "ficha"),
        ("comando", "com"),
        ("comida", "com"),
        ("equipe", "equipar"),
        ("partida", "parte"),
        ("face", "faça"),
        ("fundo", "fundir"),
        ("iniciativa", "iniciar"),
        ("par", "para"),
        ("conter", "contar"),
        ("voltada", "voltar"),
        ("fora", "for"),
        ("sobre", "sobrar"),
        ("baixo", "baixar"),
        ("mano", "mana"),
        ("ativo", "ativar"),
        ("base", "baseada"),
        ("caos", "cão"),
        ("identidade", "idêntico"),
        ("magic", "mágica"),
        ("mago", "magia"),
        ("encantamento", "encantar"),
        ("equipamento", "equipar"),
    ],
)
def test_different_words_do_not(one: str, other: str) -> None:
    assert stem(one) != stem(other)


@pytest.mark.parametrize(
    "word",
    [
        *("não", "nem", "nunca", "nenhum", "sem", "contra", "antes", "depois", "durante", "entre"),
        *("até", "após", "cada", "todos", "qualquer", "menos", "só", "apenas", "mesmo", "outro"),
    ],
)
def test_a_word_that_carries_a_rule_is_no_filler(word: str) -> None:
    assert fold(word) not in ANALYZER.fillers


@pytest.mark.parametrize(
    ("query", "is_question"),
    [
        ("o que acontece com a ficha exilada", True),
        ("dá pra responder um terreno", True),
        ("qdo perco prioridade na pilha", True),
        ("ordem dos jogadores ativos", False),
        ("ficha de criatura", False),
    ],
)
def test_a_question_needs_no_mark(query: str, is_question: bool) -> None:
    assert READER.read(query).is_question is is_question


@pytest.mark.parametrize(
    ("query", "text"),
    [
        ("carta", "Um card é um objeto."),
        ("deck vazio", "Um grimório que não tem cards."),
        ("grave", "O cemitério de um jogador."),
        ("mesa", "Fica no campo de batalha."),
        ("etb", "Quando entra no campo de batalha."),
        ("entrou", "Uma criatura que entra virada."),
        ("tapei", "Vire uma permanente."),
        ("desvira", "Ao desvirar os terrenos."),
        ("destapar", "Desvire uma permanente."),
        ("counterar", "A mágica é anulada."),
        ("gatilho", "Uma habilidade desencadeada espera."),
        ("morreu", "É colocada no cemitério vinda do campo de batalha."),
        ("matar", "Destrua a criatura."),
        ("bateu", "Uma criatura que ataca."),
        ("bicho", "Uma criatura cinzenta."),
        ("castar", "Conjure uma mágica."),
        ("baixar terreno", "Jogar um terreno é possível."),
        ("tutorar", "Procure no grimório."),
        ("millar", "Triture três cards."),
        ("reanimar", "Devolva um card do cemitério para o campo de batalha."),
        ("bounce", "Devolva a permanente para a mão do dono."),
        ("regra da lenda", "Permanentes lendárias com o mesmo nome."),
        ("cmc", "O custo de mana convertido."),
        ("valor de mana", "O custo de mana convertido."),
        ("de graça", "Sem pagar seu custo de mana."),
        ("lifelink", "Vínculo com a vida ajuda."),
        ("trample", "Atropelar ajuda."),
        ("haste", "Ímpeto ajuda."),
        ("deathtouch", "Toque mortífero ajuda."),
        ("toque da morte", "Toque mortífero ajuda."),
        ("edh", "Num jogo de Commander."),
        ("adversário", "Um oponente."),
        ("desistir", "Conceder o jogo."),
        ("upkeep", "Na etapa de manutenção."),
        ("fim do turno", "No início da etapa final."),
        ("rodada", "Um turno."),
        ("cara ou coroa", "Lançar uma moeda."),
        ("enjoada", "O enjoo de invocação."),
        ("vira criatura", "Torna-se uma criatura."),
        ("some", "Ela deixa de existir."),
        ("sete cards", "Compre 7 cards."),
        ("partida", "Um jogo de azar."),
        ("adv", "Um oponente."),
        ("msm nome", "O mesmo nome."),
        ("morri", "Aquele jogador perde o jogo."),
        ("gerar mana", "A habilidade produz mana."),
        ("declare blockers", "A etapa de declaração de bloqueadores."),
        ("multicolored", "Um card multicolorido."),
        ("vigilance", "Vigilância ajuda."),
        ("upkep", "Na etapa de manutenção."),
        ("trigguer", "Uma habilidade desencadeada espera."),
        ("conterei", "A mágica é anulada."),
        ("força", "O poder dela."),
        ("forçado", "Ela é obrigada."),
        ("1º turno", "O primeiro turno."),
        ("qual vence", "Ela tem precedência."),
        ("volta pra mão", "Muda de uma zona para outra."),
        ("fase de compra", "Na etapa de compra."),
        ("zerar a vida", "Com 0 ou menos pontos de vida."),
        ("keepar", "Ele decide não fazer um mulligan."),
        ("mesmo alvo duas vezes", "O mesmo alvo várias vezes."),
    ],
)
def test_players_words_find_the_rules_words(search: Search, query: str, text: str) -> None:
    assert search("pt-BR", text, "Zzz.").numbers(query) == ["100.1"]


def test_every_meaning_says_something_else() -> None:
    for said, meant in PROFILE.analysis.synonyms.items():
        for meaning in meant:
            assert telling_stems(meaning), f"{said}: {meaning} is fillers only"
            assert telling_stems(meaning) != telling_stems(said), f"{said} is {meaning}"


def test_every_expression_has_a_word_that_is_searched() -> None:
    said = PROFILE.analysis.synonyms
    assert [one for one in said if not telling_stems(one)] == []
