"""English, Spanish and French: what players say finds what the rules say, and nothing besides."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest

from indexer.fulltext.analysis import analyzer_for, fold
from indexer.languages import profile_for
from indexer.languages.synonyms import AS_WRITTEN, read_synonyms
from indexer.search.grammar import QueryReader
from indexer.search.synonyms import Synonyms
from tests.indexer.search.conftest import Search

LOCALES = ("en", "es", "fr")


@cache
def synonyms_of(locale: str) -> Synonyms:
    profile = profile_for(locale)
    analyzer = analyzer_for(profile.tag)
    return Synonyms(profile.analysis.synonyms, analyzer)


@pytest.mark.parametrize(
    ("locale", "query", "text"),
    [
        ("en", "tkns", "Tokens are created."),
        ("en", "crd in hnd", "A card in a hand."),
        ("en", "cmndr", "It is a commander."),
        ("en", "targ of an abil", "The target of an ability."),
        ("en", "cmdr dmg", "Combat damage by the same commander."),
        ("en", "lyf lost", "Life is lost."),
        ("en", "eoc", "At end of combat."),
        ("en", "mp2", "It is the postcombat main phase."),
        ("en", "p1p1", "A +1/+1 counter is put on it."),
        ("en", "turn player", "The active player decides."),
        ("en", "creat type", "Its creature type."),
        ("en", "inf loop", "It is an infinite loop."),
        ("en", "dthtch", "It has deathtouch."),
        ("en", "fow", "Exile a card rather than pay: an alternative cost."),
        ("en", "sba chk", "The game checks listed conditions of state-based actions."),
        ("en", "bounce", "Return it to its owner’s hand."),
        ("en", "hex", "It has hexproof."),
        ("en", "samurai", "It has bushido."),
        ("en", "ninja attack", "A ninjutsu attack."),
        ("en", "sbas", "State-based actions are performed."),
        ("en", "radiation", "A player has rad counters."),
        ("en", "nobody can respond", "It has split second."),
        ("en", "tapping creatures to pay", "It has convoke."),
        ("en", "free spell off the top", "It has cascade."),
        ("en", "off the top", "Draw from the top of the library."),
        ("en", "the weakest creature", "The creature with the least toughness."),
        ("en", "rush", "It has haste."),
        ("en", "it strikes twice", "It has double strike."),
        ("en", "rest to the player", "Trample, so there is excess damage."),
        ("en", "can't be blocked by one", "It has menace."),
        ("en", "prot blue", "It has protection from a color."),
        ("en", "they bite", "They fight."),
        ("en", "it can't die", "It is indestructible."),
        ("en", "it yanks a card", "It gains control."),
        ("en", "a random discard", "Discard at random."),
        ("en", "the last chapter", "The final chapter."),
        ("en", "copying a copy", "Objects that copy use new copiable values."),
        ("en", "2 headed", "It is Two-Headed Giant."),
        ("en", "the emperor is dead", "The emperor loses."),
        ("en", "planechase dice", "A planar die is rolled."),
        ("en", "steal his turn", "It is controlling another player."),
        ("en", "the commander changed zones", "Put it into the command zone."),
        ("en", "sac", "A permanent is sacrificed."),
        ("en", "rummage", "Discard a card, then draw a card."),
        ("en", "decked", "A player draws from a library with no cards."),
        ("en", "opp's gy", "An opponent’s graveyard."),
        ("en", "sorcery speed", "Activate only as a sorcery."),
        ("en", "hold priority", "That player receives priority afterward."),
        ("en", "give up", "A player may concede."),
        ("en", "land drop", "A player can play one land each turn."),
        ("en", "damage on the stack", "Combat damage doesn’t use the stack."),
        ("en", "flyers", "It has flying."),
        ("en", "casting cost", "Its mana cost is paid."),
        ("en", "who owns it", "Its owner decides."),
        ("en", "looking through a graveyard", "Anybody may examine a graveyard."),
        ("en", "+1 counters", "A +1/+1 counter is put on it."),
        ("en", "holding prio", "That player receives priority afterward."),
        ("en", "w/o flying", "A creature without flying."),
        ("en", "is it lethal if he hits me", "Lethal damage is dealt."),
        ("en", "banlist", "They limit the use of some cards."),
        ("en", "a huge deck", "There is no maximum deck size."),
        ("en", "rps", "Determine who takes the first turn."),
        ("en", "loser of game two", "The loser of the previous game."),
        ("en", "everybody is at 0 hp", "A life total that is 0 or less."),
        ("en", "azorius", "A color pair."),
        ("en", "cavern of souls", "They restrict how that mana can be spent."),
        ("en", "mana icons", "Some mana symbols."),
        ("en", "monohybrid", "A monocolored hybrid mana symbol."),
        ("en", "it's a misprint", "The Oracle card reference."),
        ("en", "flickering a token", "A token that has left."),
        ("en", "both alternative costs", "Only one alternative cost."),
        ("en", "damaging a land", "It can’t be dealt to an object."),
        ("en", "counters disappear", "Counters aren’t retained; they’re not."),
        ("en", "italian", "The English version of its name."),
        ("en", "artist", "The illustration credit."),
        ("en", "watermark", "Decorative icons in a background."),
        ("en", "tribes", "A creature type."),
        ("en", "whos graveyard", "The owner’s corresponding zone."),
        ("en", "opp's hand", "Another player’s hand."),
        ("en", "third from the top", "Nth from the top."),
        ("en", "gambling", "Playing for ante."),
        ("en", "rfg pile", "The removed-from-the-game zone."),
        ("en", "blocker order", "A damage assignment order."),
        ("en", "boneyard", "Its graveyard."),
        ("en", "untap everything", "He untaps them all simultaneously."),
        ("en", "upkeep trigger", "It triggered at the beginning of the upkeep."),
        ("en", "post combat", "The postcombat main phase."),
        ("en", "after blocks", "The declare blockers step: he gets priority."),
        ("en", "discard at eot", "You discard enough cards to reduce your hand size."),
        ("en", "forced to attack", "Requirements: it attacks if able."),
        ("en", "pay to attack", "The total cost to attack is determined."),
        ("en", "stop attacking", "It is removed from combat."),
        ("en", "attack right away", "You control it continuously since your turn began."),
        (
            "en",
            "cheat an aura into play",
            "An Aura is entering the battlefield other than by resolving.",
        ),
        ("en", "2 lands", "The number of lands you can play this turn."),
        ("en", "beat a dungeon", "A player completes a dungeon."),
        ("en", "flip a siege", "The last defense counter is removed."),
        ("en", "equip at instant speed", "Activate equip only as a sorcery."),
        ("en", "declare x", "A player announces the value of X."),
        ("en", "mid cast", "In the middle of casting."),
        (
            "en",
            "whose trigger",
            "A triggered ability is controlled by the player who controlled its source.",
        ),
        ("en", "multiple triggers", "If multiple abilities have triggered, APNAP order is used."),
        ("en", "passive", "A static ability."),
        ("en", "respond to mana", "A mana ability can’t be responded to."),
        ("en", "one target is gone", "Its targets are now illegal: the spell resolves."),
        ("en", "instead of drawing", "Some replace card draws."),
        ("en", "swapping power and toughness", "Effects switch power and toughness."),
        ("en", "as if it had flash", "As though it had flash."),
        ("en", "newest", "A later timestamp."),
        ("en", "which outranks which", "It takes precedence."),
        ("en", "thieves", "A player gains control."),
        ("en", "airborne", "It has flying."),
        ("en", "polymorphed", "It becomes a creature."),
        ("en", "alive", "A player is still in the game."),
        ("en", "it took damage", "It was dealt damage."),
        ("en", "copying nothing", "A copy of a nonexistent object."),
        ("en", "2 alt costs", "Only one alternative cost."),
        ("en", "a role falls off", "It has more than one Role attached."),
        ("en", "double exile", "In the exile zone, it becomes a new object."),
        ("en", "both doors", "A player fully unlocks a permanent."),
        ("en", "morphs mixed up", "They’re easily differentiated from each other."),
        ("en", "nobody acts", "All players pass in succession."),
        ("en", "same mana twice", "Each payment applies to only one."),
        ("en", "what if its halves", "A split card."),
        ("es", "turno extra", "Un turno adicional."),
        ("es", "mareo", "La criatura está desorientada."),
        ("es", "rebotar", "Devuelve la carta a la mano."),
        ("es", "castear", "Se lanza un hechizo."),
        ("es", "haste", "La criatura tiene prisa."),
        ("es", "rendirse", "Puede conceder el juego."),
        ("es", "no me quedan cartas", "Su biblioteca está vacía."),
        ("es", "el rival se va de la partida", "Un rival abandona el juego."),
        ("es", "pertenece", "Su propietario la conserva."),
        ("es", "playset", "No más de cuatro copias de una carta."),
        ("es", "mejor de tres", "Un encuentro: quien haya ganado dos juegos."),
        ("es", "decking", "Robó de una biblioteca sin cartas."),
        ("es", "gg", "Un jugador puede conceder."),
        ("es", "los dos mueren a la vez", "Los jugadores pierden simultáneamente: es un empate."),
        ("es", "mull free", "El primer mulligan."),
        ("es", "on the play", "El jugador inicial."),
        ("es", "mana pool", "La reserva de maná se vacía."),
        ("es", "x en la mano", "X se trata como 0 si no está en la pila."),
        ("es", "etb trigger", "Al entrar al campo de batalla."),
        ("es", "intervening if", "La condición intercalada."),
        ("es", "lki", "La última información conocida."),
        ("es", "timestamp", "Un sello de tiempo."),
        ("es", "timestamp", "La marca de tiempo."),
        ("es", "fetch cuenta", "Poner tierras no cuenta como tierra jugada."),
        ("es", "dos pw iguales", "Los planeswalkers son legendarios."),
        ("es", "se puede counterear el trigger", "Una habilidad disparada es contrarrestada."),
        ("es", "matan al bloqueador", "La criatura permanece bloqueada."),
        ("es", "propaganda", "El coste total de atacar."),
        ("es", "ataca sin tapear", "Tiene vigilancia."),
        ("es", "surveil", "Escrutar."),
        ("es", "ataca si o si", "Incitar."),
        ("es", "hostigado", "Incitar."),
        ("es", "swampwalk", "Cruzar pantanos."),
        ("es", "mdfc", "Las cartas de dos caras modales."),
        ("es", "planes walker", "Un planeswalker."),
        ("es", "impuesto del commander", "El coste adicional del comandante en la zona de mando."),
        ("es", "fail to find", "No está obligado a encontrarlas."),
        ("fr", "dégâts", "La créature inflige des blessures."),
        ("fr", "tour extra", "Un tour supplémentaire."),
        ("fr", "remonter en main", "Il la remet dans la main."),
        ("fr", "piocher avec decké", "Il pioche dans une bibliothèque vide."),
        ("fr", "fouiller", "Il cherche une carte."),
        ("fr", "mon sort est contré", "Le sort est contrecarré."),
        ("fr", "tour supp", "Un tour supplémentaire."),
        ("fr", "à qui appartient la carte", "Le propriétaire de la carte."),
        ("fr", "hexproof from", "La défense talismanique contre une couleur."),
        ("fr", "goad", "Elle est incitée."),
        ("fr", "unearth", "Son coût d’exhumation."),
        ("fr", "islandwalk", "Elle a la traversée des îles."),
        ("fr", "landfall", "Le mot toucheterre."),
        ("fr", "mdfc", "Une carte à deux faces modale."),
        ("fr", "lki", "Il utilise les dernières informations connues."),
        ("fr", "overkill", "L’excès de blessures."),
        ("fr", "timestamp", "L’ordre de leur horodatage."),
        ("fr", "cz", "La zone de commandement."),
        ("fr", "oring", "Ils exilent un objet jusqu’à ce que cela se produise."),
        ("fr", "piger", "Il pioche une carte."),
        ("fr", "brasser", "Il mélange ses cartes."),
        ("fr", "canceller", "Il contrecarre un sort."),
        ("fr", "ragequit", "Un joueur peut concéder."),
        ("fr", "token qui meurt", "Un jeton cesse d’exister."),
        ("fr", "jeton au cim", "Un jeton cesse d’exister."),
        ("fr", "dmg sur pw", "Les blessures infligées à un planeswalker."),
        ("fr", "lands par tour", "Il peut jouer un terrain pendant son tour."),
        ("fr", "vitesse rituel", "L’activer comme un rituel."),
        ("fr", "compteurs restent", "Les marqueurs ne restent pas quand il change de zone."),
        ("fr", "inciblable", "Elle a le linceul."),
        ("fr", "hâte", "Elle a la célérité."),
        ("fr", "taxe commander", "C’est la taxe du commandant."),
        ("fr", "c koi le fond du paquet", "Au-dessous de la bibliothèque."),
    ],
)
def test_what_players_say_finds_the_rule(
    search: Search, locale: str, query: str, text: str
) -> None:
    assert search(locale, text, "Zzz.").numbers(query) == ["100.1"]


@pytest.mark.parametrize(
    ("locale", "query", "text"),
    [
        ("en", "unblocked", "It can’t be blocked."),
        ("en", "removed", "It is destroyed."),
        ("en", "own", "An owner."),
        ("es", "hasta", "La criatura tiene prisa."),
        ("es", "contra", "Se puede contrarrestar."),
        ("es", "marea", "La criatura está desorientada."),
        ("es", "parte", "El juego empieza."),
        ("es", "nuevo", "Hay 9."),
        ("fr", "contre", "Il contrecarre un sort."),
        ("fr", "petit", "Il est détruit."),
        ("fr", "piocher", "La bibliothèque."),
    ],
)
def test_another_word_of_the_same_stem_is_not_what_is_said(
    search: Search, locale: str, query: str, text: str
) -> None:
    assert "100.1" not in search(locale, text, f"{query.capitalize()}.").numbers(query)


@pytest.mark.parametrize(
    ("query", "text"),
    [
        ("indicater", "A color indicator."),
        ("phazing", "Some have phasing."),
        ("bigilant", "They are vigilant."),
        ("vehical", "A Vehicle."),
        ("reconfig", "Reconfigure it."),
        ("scyr", "You scry."),
    ],
)
def test_a_misspelling_is_heard(search: Search, query: str, text: str) -> None:
    found = search("en", text, "It is indicated, phased.", "It is counted.")
    assert found.numbers(query)[0] == "100.1"


def test_a_players_word_that_is_only_in_a_name_of_a_card_means_what_players_mean(
    search: Search,
) -> None:
    zones = ["O campo de batalha."] * 10
    names = ["Mesa Falcon", *(f"Nome {place}" for place in range(100))]
    assert search("pt-BR", ", ".join(names), *zones).numbers("mesa")[-1] == "100.1"
    assert search("pt-BR", ", ".join(names), *zones[1:]).numbers("mesa")[0] == "100.1"


@pytest.mark.parametrize(
    ("locale", "query", "meant", "text"),
    [
        ("en", "bouncd", "bounce", "Return it to its owner’s hand."),
        ("en", "hold priorty", "hold priority", "That player receives priority afterward."),
        ("es", "rebotr", "rebotar", "Devuelve la carta a la mano."),
        ("fr", "fouilller", "fouiller", "Il cherche une carte."),
        ("pt-BR", "deathtoch", "deathtouch", "Toque mortífero ajuda."),
        ("pt-BR", "grmorio vazio", "grimório vazio", "Um grimório que não tem cards."),
    ],
)
def test_a_misspelling_of_what_players_say_is_heard(
    search: Search, locale: str, query: str, meant: str, text: str
) -> None:
    result = search(locale, text, "Zzz.")(query)
    assert [str(hit.number) for hit in result.hits] == ["100.1"]
    assert fold(result.did_you_mean or "") == fold(meant)


def test_a_misspelling_is_rather_of_a_word_of_the_rules(search: Search) -> None:
    found = search("en", "It is on the board.", "The battlefield.", "A beard.")
    assert found.numbers("bord")[0] == "100.1"


def test_a_word_that_stands_in_a_name_alone_is_no_misspelling(search: Search) -> None:
    result = search("en", "It was trampled.", glossary=[("Trampler", "Zzz.")])("trampler")
    assert [hit.headword for hit in result.hits] == ["Trampler"]
    assert result.did_you_mean is None


@pytest.mark.parametrize(("query", "text"), [("hide", "A side."), ("fair", "To fail.")])
def test_a_short_word_with_another_letter_is_no_slip(search: Search, query: str, text: str) -> None:
    assert search("en", text).numbers(query) == []


def test_as_written_means_that_form_alone() -> None:
    entries = read_synonyms("haste | rush == prisa\ntap = girar")
    assert dict(entries) == {"=haste": ("prisa",), "=rush": ("prisa",), "tap": ("girar",)}
    assert AS_WRITTEN == "="
    synonyms = synonyms_of("es")
    assert synonyms.stem("haste") == "=haste"
    assert synonyms.stem("hasta") == "hast"


@pytest.mark.parametrize("text", ["one = a\none == b", "one == a\none == b", "one =="])
def test_a_word_is_said_once(text: str) -> None:
    with pytest.raises(ValueError, match="said"):
        read_synonyms(text)


@pytest.mark.parametrize("locale", LOCALES)
def test_every_line_says_something_new(locale: str) -> None:
    """No expression is said twice in other forms, and no meaning is what was typed anyway."""
    analysis = profile_for(locale).analysis
    analyzer, synonyms = analyzer_for(locale), synonyms_of(locale)

    def stems(text: str) -> tuple[str, ...]:
        return tuple(synonyms.stem(token.surface) for token in analyzer.tokens(text))

    said = Counter(stems(one) for one in analysis.synonyms)
    assert [one for one, count in said.items() if count > 1] == []
    same = {one for one, meant in analysis.synonyms.items() if stems(one) in map(stems, meant)}
    assert same == set()


@pytest.mark.parametrize("locale", LOCALES)
def test_no_single_expression_is_a_filler(locale: str) -> None:
    """What is said in one word that only asks would never be searched."""
    profile = profile_for(locale)
    soft = analyzer_for(profile.tag).fillers.keys()
    said = {fold(one.removeprefix(AS_WRITTEN)) for one in profile.analysis.synonyms}
    assert said & soft == set()


@pytest.mark.parametrize(
    ("locale", "kept"),
    [
        (
            "en",
            "not no never none nor without unless except instead before after during until against"
            " while only each any all able once use target choose control",
        ),
        (
            "es",
            "no ni nunca ningún sin contra antes después durante hasta salvo excepto solo cada"
            " mientras objetivo elegir controlar",
        ),
        (
            "fr",
            "ne pas ni jamais aucun sans contre avant après pendant jusque sauf seulement chaque"
            " tant cible choisir contrôler",
        ),
    ],
)
def test_what_carries_a_rule_is_searched(locale: str, kept: str) -> None:
    profile = profile_for(locale)
    soft = analyzer_for(profile.tag).fillers.keys()
    assert [word for word in kept.split() if fold(word) in soft] == []


@pytest.mark.parametrize(
    ("locale", "query", "searched"),
    [
        ("en", "what happens if I try to attack", ["attack"]),
        ("en", "am I allowed to block", ["block"]),
        ("en", "I don't know what trample means", ["don't", "trample"]),
        ("en", "hi, quick question: does shroud work", ["quick", "shroud"]),
        ("en", "mtg trample explained", ["trample"]),
        ("es", "porfa explícame arrollar", ["arrollar"]),
        ("fr", "kesako, les jetons ? explication svp", ["jetons"]),
        ("pt-BR", "mtg fichas, obrigado", ["fichas"]),
        ("ko", "안녕하세요 토큰 알려주세요 감사합니다", ["토큰"]),
        ("es", "¿qué ocurriría si no puedo bloquear?", ["no", "bloquear"]),
        ("es", "hola, una duda: ¿cómo funciona arrollar?", ["arrollar"]),
        ("fr", "est-ce que je peux bloquer ?", ["bloquer"]),
        ("fr", "comment fonctionnent les jetons ?", ["jetons"]),
    ],
)
def test_what_only_asks_is_not_searched(locale: str, query: str, searched: list[str]) -> None:
    profile = profile_for(locale)
    clauses = QueryReader(profile, analyzer_for(profile.tag)).read(query).clauses
    assert [clause.terms[0].typed for clause in clauses if not clause.soft] == searched
