"""What a query says: words, phrases, prefixes, numbers, operators and filters. It never fails on
any text.

It knows the form of a query only, not what its words match. Nothing here reaches Whoosh's query
parser.
"""

from __future__ import annotations

import re
from collections.abc import Container, Iterable, Iterator, Sequence
from functools import partial
from itertools import chain, pairwise, takewhile

from indexer.fulltext.analysis import Analyzer, Token, fold
from indexer.languages.profile import LanguageProfile
from indexer.model.errors import NumberError, QueryTooLong
from indexer.model.number import RuleNumber
from indexer.references.reading import read_numbers
from indexer.search.clauses import ClauseBuilder, number_of
from indexer.search.keeping import keep
from indexer.search.query import Clause, Query, Term, TermKind
from indexer.search.results import MAX_CHARACTERS, MAX_CLAUSES
from indexer.search.runs import Piece, PieceKind, Runs

_PIECE = re.compile(
    r"""
    (?P<minus> (?<!\S) [-−–] (?=["“„«‹「『\w{+])
        (?![0-9]{1,4}\s?/) (?![0-9]{1,3}(?![0-9A-Za-z_]|\.[0-9])) )?
    (?:
        " (?P<straight> [^"]* ) "
        | [“”] (?P<curly> [^”“]* ) ”
        | « (?P<angle> [^»«]* ) »
        | ‹ (?P<single> [^›‹]* ) ›
        | „ (?P<low> [^“”„]* ) [“”]
        | [「『] (?P<corner> [^「」『』]* ) [」』]
        | (?<![^\s\-−–]) (?P<filter> [A-Za-z]{2,12} ) : (?P<value> [^\s:/"“«„]+ )
        | (?P<word> [^\s"“”«»„‹›「」『』]+ )
    )
    """,
    re.VERBOSE,
)
_QUOTED = ("straight", "curly", "angle", "single", "low", "corner")
_OPERATORS = {
    "OR": "or",
    "|": "or",
    "||": "or",
    "NOT": "not",
    "AND": "and",
    "&": "and",
    "&&": "and",
}
_JOINING = ("OR", "|", "||", "NOT")
"""After these, a run of writing without spaces is one thing."""
_PREFIX_LETTERS = 2
_QUESTION_MARK = re.compile("[?¿？]")
_SURROGATES = re.compile("[\ud800-\udfff]")
"""Halves of characters, which no encoding can write."""
_DIGIT = re.compile(r"\d")
_FILTER = re.compile(r"(?<![^\s\-−–])(?:in|kind):\S", re.IGNORECASE)
_APART = re.compile(r"(?<=[0-9XxYy*])\s?/\s?(?=[+＋\-−–]?[0-9XxYy*])|(\|+)")
"""What may be typed apart or together: `+1 / +1`, `flying|reach`."""
_BETWEEN_RUNS = re.compile(
    "(?<=[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7a3])(OR|AND|NOT)(?=[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7a3])"
)
"""Operators that stand between writing without spaces: `飞行OR践踏`."""
_SLASHLESS = re.compile(r"(?<![\w+＋\-−–])([+＋\-−–][0-9])(?=[+＋\-−–][0-9](?![0-9/]))", re.ASCII)
"""What a slash is left out after: `+1+1`."""
_KEPT = 512
"""How many words and phrases are kept as read: 15 MB, if each is as long as a query may be."""
_SPELT_PIECES = 8
"""How many pieces, at most, are read as one writing by sound."""
_SENTENCE = 5
"""From so many words on, a query that holds a question word is a question without its mark."""


class QueryReader:
    """Reads queries of one language."""

    def __init__(
        self,
        profile: LanguageProfile,
        analyzer: Analyzer,
        names: Iterable[str] = (),
        written: Container[str] | None = None,
    ) -> None:
        """Read queries of a language.

        Args:
            names: what items of a rulebook are called: words where the language writes no spaces.
            written: the words, or pairs of characters, that stand in rulebooks, folded.
        """
        self._profile = profile
        self._analyzer = analyzer
        words = profile.analysis
        self._question_words = frozenset(map(fold, words.question_words))
        self.soft = frozenset(fold(word) for word in words.stop_words | words.question_words)
        self._variants = str.maketrans(dict(words.variants))
        self._runs = Runs(profile, analyzer, self.soft, names, written) if words.segmented else None
        self._read: dict[tuple[str, bool], list[tuple[list[Term], bool]]] = {}

    def knowing(self, names: Iterable[str], written: Container[str] | None = None) -> QueryReader:
        """Return a reader that knows these names and what is written, where the language writes no
        spaces."""
        if self._runs is None:
            return self
        return QueryReader(self._profile, self._analyzer, names, written)

    def read(self, text: str) -> Query:
        """Return what a query says.

        Raises:
            QueryTooLong: over the limit of characters or of clauses.
            UnknownFilter: a filter that there is not, or a value it does not take.
        """
        if len(text) > MAX_CHARACTERS:
            raise QueryTooLong("characters", len(text), MAX_CHARACTERS)
        if not text.isascii():
            text = _SURROGATES.sub("\ufffd", text)
            text = _BETWEEN_RUNS.sub(r" \1 ", text)
        if "/" in text or "|" in text:
            text = _APART.sub(_respaced, text)
        text = _SLASHLESS.sub(r"\1/", text)
        numbers = _read_whole(text)
        if numbers:
            surfaces = tuple(map(str, numbers))
            return Query((Clause((Term(TermKind.NUMBER, text.strip(), surfaces, numbers),)),))
        builder = self._build(text, at_words=self._runs is not None)
        clauses = builder.clauses
        counted = _count(clauses)
        if not counted or counted > MAX_CLAUSES:
            whole = self._build(text, at_words=False).clauses
            if _count(whole) > MAX_CLAUSES:
                raise QueryTooLong("clauses", counted, MAX_CLAUSES)
            if counted:
                clauses = _shortened(clauses)
            else:  # `what if` is all there is to go by
                clauses = [Clause(clause.terms, clause.negated) for clause in whole]
        return Query(
            tuple(clauses),
            tuple(builder.within),
            tuple(builder.without),
            builder.found_kinds(),
            is_question=counted > 1 and not builder.is_strict and self._is_question(text, clauses),
            is_strict=builder.is_strict,
        )

    def _is_question(self, text: str, clauses: list[Clause]) -> bool:
        if _QUESTION_MARK.search(text) is not None:
            return True
        if self._analyzer.asks(clauses[-1].terms[0].surfaces[-1]):
            return True
        plain = [clause for clause in clauses if clause.terms[0].kind is TermKind.WORD]
        if any(self._analyzer.is_interrogative(one.terms[0].surfaces[0]) for one in plain):
            return True
        asked = [clause.terms[0].surfaces[0] for clause in clauses if clause.soft]
        words = self._question_words
        if not any(self._analyzer.is_one_of(surface, words) for surface in asked):
            return False
        return self._runs is not None or clauses[0].soft or len(clauses) >= _SENTENCE

    def _build(self, text: str, *, at_words: bool) -> ClauseBuilder:
        """Collect what a query's pieces say.

        Args:
            at_words: runs of writing without spaces are cut at known words.
        """
        builder = ClauseBuilder()
        pieces = list(_PIECE.finditer(text))
        place = 0
        while place < len(pieces):
            runs = self._runs if at_words else None
            spelt, count = _spelt_from(runs, text, pieces[place:]) if runs is not None else ([], 0)
            for term, soft in spelt:  # `NOT` is for the first word, as where words are spaced
                builder.add([term], negated=builder.is_negated(), soft=soft)
            if not count:
                cut = at_words and not _is_joined(pieces, place)
                self._take(pieces[place], builder, at_words=cut)
            place += count or 1
        return builder

    def _take(self, piece: re.Match[str], builder: ClauseBuilder, *, at_words: bool) -> None:
        word = piece["word"]
        if word in _OPERATORS and piece["minus"] is None:
            builder.operate(_OPERATORS[word])
            return
        negated = builder.is_negated() or piece["minus"] is not None
        if piece["filter"] is not None:
            builder.filter(piece["filter"].lower(), piece["value"], negated=negated)
            return
        read = self._read_once(piece, at_words=at_words)
        if negated and len(read) > 1:  # one thing: not each of what it is made of
            read = [(list(self._phrase(word)), False)]
        for terms, soft in read:
            builder.add(terms, negated=negated, soft=soft and not negated)

    def _read_once(self, piece: re.Match[str], *, at_words: bool) -> list[tuple[list[Term], bool]]:
        """Return the terms of a word or phrase, and whether they are filler words."""
        word = piece["word"]
        key = (word if word is not None else piece[0].lstrip("-−–"), at_words)
        found = self._read.get(key)
        if found is None:
            found = keep(self._read, key, list(self._terms(piece, at_words=at_words)), _KEPT)
        return found

    def _terms(self, piece: re.Match[str], *, at_words: bool) -> Iterator[tuple[list[Term], bool]]:
        word = piece["word"]
        if word is None:
            parts = piece.group(*_QUOTED)
            quoted = next(part for part in parts if part is not None)
            yield list(self._phrase(quoted)), False
        elif word.endswith("*") and len(word.rstrip("*")) >= _PREFIX_LETTERS and "/" not in word:
            yield list(self._prefix(word)), False
        else:
            for term, soft in self._words(word, at_words=at_words):
                yield [term], soft

    def _phrase(self, quoted: str) -> Iterator[Term]:
        surfaces = tuple(token.surface for token in self._tokens(quoted))
        if surfaces:
            yield Term(TermKind.PHRASE, quoted.strip(), surfaces)

    def _prefix(self, word: str) -> Iterator[Term]:
        tokens = self._tokens(word)
        for token in tokens[:-1]:
            yield Term(TermKind.WORD, token.surface, (token.surface,))
        if tokens:
            yield Term(TermKind.PREFIX, word, (tokens[-1].surface,))

    def _words(self, word: str, *, at_words: bool) -> Iterator[tuple[Term, bool]]:
        tokens = self._tokens(word)
        for at, token in enumerate(tokens):
            if self._analyzer.is_gram(token.surface):
                before = tokens[at - 1] if at else None
                is_gram = before is not None and self._analyzer.is_gram(before.surface)
                if before is None or not is_gram or before.start < token.start - 1:
                    run = _run_at(word, tokens, at, self._analyzer)
                    counted = before is not None and before.surface.isdecimal()
                    yield from self._run(run, at_words=at_words, after_number=counted)
                continue
            typed = word[token.start : token.end]
            spelt = self._runs.typed_by_sound(token.surface) if self._runs and at_words else []
            if spelt:
                yield from _each(typed, range(len(typed)), spelt)
                continue
            number = number_of(token.surface) if "." in token.surface else None
            kind = TermKind.WORD if number is None else TermKind.NUMBER
            numbers = () if number is None else (number,)
            yield Term(kind, typed, (token.surface,), numbers), self._is_filler(token.surface)

    def _run(self, run: str, *, at_words: bool, after_number: bool) -> Iterator[tuple[Term, bool]]:
        """Yield the words of a run of writing without spaces, and whether they are fillers."""
        plain = run.translate(self._variants)
        if self._runs is None or not at_words:
            pieces = [Piece(plain, PieceKind.WORD)]
        else:
            pieces = self._runs.cut(plain, after_number=after_number)
        yield from _each(run, range(len(run)), pieces)

    def _is_filler(self, piece: str) -> bool:
        return self._analyzer.is_one_of(piece, self.soft)

    def _tokens(self, text: str) -> list[Token]:
        """Return the tokens of what was typed, as the language's rulebooks write them."""
        return self._analyzer.tokens(text.translate(self._variants))


def _spelt_from(
    runs: Runs, text: str, pieces: Sequence[re.Match[str]]
) -> tuple[list[tuple[Term, bool]], int]:
    """Return the words that pieces, from the first, spell by sound when they are joined
    (`fei xing`), and how many pieces they are: at least two, or none."""
    taken = list(takewhile(partial(_may_be_spelt, runs), pieces[:_SPELT_PIECES]))
    for count in range(len(taken), 1, -1):
        spans = [piece.span("word") for piece in taken[:count]]
        places = list(chain.from_iterable(range(*span) for span in spans))
        letters = "".join(text[place] for place in places).lower()
        found = runs.typed_by_sound(letters)
        if found:
            return list(_each(text, places, found)), count
    return [], 0


def _may_be_spelt(runs: Runs, piece: re.Match[str]) -> bool:
    word = piece["word"]
    if word is None or piece["minus"] is not None or word in _OPERATORS:
        return False
    return word.isascii() and word.isalpha() and not runs.is_latin(word.lower())


def _each(text: str, places: Sequence[int], pieces: Iterable[Piece]) -> Iterator[tuple[Term, bool]]:
    """Yield what each piece is, and whether it is a filler.

    Args:
        text: as typed. places: where the characters of the pieces, in order, stand in it.
    """
    end = 0
    for piece in pieces:
        start, end = end, end + len(piece.text)
        typed = text[places[start] : places[end - 1] + 1]
        word = piece.meant or piece.text
        grams = _grams(word)
        if piece.kind is PieceKind.FILLER:
            yield Term(TermKind.WORD, typed, (word,)), True
        elif not grams:
            yield Term(TermKind.CHARACTER, typed, (word,), meant=piece.meant), False
        else:
            kind = TermKind.REST if piece.kind is PieceKind.REST else TermKind.RUN
            yield Term(kind, typed, grams, meant=piece.meant), False


def _grams(run: str) -> tuple[str, ...]:
    return tuple(map("".join, pairwise(run)))


def _is_joined(pieces: Sequence[re.Match[str]], place: int) -> bool:
    """Whether a piece of a query is one thing for an operator beside it."""
    before = pieces[place - 1]["word"] if place else None
    after = pieces[place + 1]["word"] if place + 1 < len(pieces) else None
    return pieces[place]["minus"] is not None or before in _JOINING or after in _JOINING[:3]


def _run_at(word: str, tokens: Sequence[Token], first: int, analyzer: Analyzer) -> str:
    """Return the run of writing without spaces that begins at a token."""
    last = first
    while last + 1 < len(tokens) and tokens[last + 1].start == tokens[last].start + 1:
        if not analyzer.is_gram(tokens[last + 1].surface):
            break
        last += 1
    return word[tokens[first].start : tokens[last].end]


def _count(clauses: Iterable[Clause]) -> int:
    return len([clause for clause in clauses if not clause.soft])


def _shortened(clauses: Sequence[Clause]) -> list[Clause]:
    """Return clauses of which no more count than may, those that are surely words first."""
    uncertain = (TermKind.REST, TermKind.CHARACTER)
    counted = [place for place, clause in enumerate(clauses) if not clause.soft]
    counted.sort(key=lambda place: clauses[place].terms[0].kind in uncertain)
    kept = set(counted[:MAX_CLAUSES])
    return [
        clause if place in kept else Clause(clause.terms, clause.negated, soft=True)
        for place, clause in enumerate(clauses)
    ]


def _respaced(piece: re.Match[str]) -> str:
    return " | " if piece[1] else "/"


def _read_whole(text: str) -> tuple[RuleNumber, ...]:
    """Return the numbers that a query is, in any form that look-up takes; none where it is more."""
    if _DIGIT.search(text) is None or _FILTER.search(text) is not None:
        return ()
    try:
        items = read_numbers(text)
    except NumberError:
        return ()
    numbers = tuple(item.number.number for item in items if item.number is not None)
    return numbers if len(numbers) == len(items) else ()
