"""What one piece of a query says: the words, phrase, prefix or number that it is.

It knows how a piece was typed, and must not know what stands beside it, operators or filters.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import pairwise

from indexer.fulltext.analysis import Analyzer, Token, unify
from indexer.search.clauses import number_of
from indexer.search.keeping import keep
from indexer.search.query import Place, Term, TermKind
from indexer.search.runs import Piece, PieceKind, Runs

_PREFIX_LETTERS = 2
_CHAPTER_DIGITS = 3
_KEPT = 512
"""How many words and phrases are kept as read: 15 MB, if each is as long as a query may be."""

Read = tuple[Term, Place, bool]
"""A term, where it stands in what was typed, and whether it is a filler."""


class TermReader:
    """Reads the pieces of queries. What was read is kept, since queries repeat words.

    Attributes: runs: cuts writing without spaces, in a language that has it.
    """

    def __init__(self, analyzer: Analyzer, variants: Mapping[int, str], runs: Runs | None) -> None:
        """Know how a language is written.

        Args:
            variants: characters that may be typed → those that its rulebooks have for them, as
                `str.translate` takes them. runs: what cuts writing without spaces.
        """
        self._analyzer = analyzer
        self._variants = variants
        self.runs = runs
        self._known: dict[tuple[str, bool], list[Read]] = {}

    def knowing(self, runs: Runs) -> TermReader:
        """Return a reader that cuts writing without spaces otherwise."""
        return TermReader(self._analyzer, self._variants, runs)

    def read(self, typed: str, quoted: str | None, *, at_words: bool) -> list[Read]:
        """Return what a piece says; places are in what was typed.

        Args:
            quoted: what stands in its quotes, if it has any.
            at_words: runs of writing without spaces are cut at known words.
        """
        found = self._known.get((typed, at_words))
        if found is None:
            read = list(self._terms(typed, quoted, at_words=at_words))
            found = keep(self._known, (typed, at_words), read, _KEPT)
        return found

    def whole(self, word: str) -> list[Read]:
        """Return a word as one thing, whatever it is made of."""
        return list(self._phrase(word, word))

    def _terms(self, typed: str, quoted: str | None, *, at_words: bool) -> Iterator[Read]:
        if quoted is not None:
            yield from self._phrase(quoted, typed)
        elif typed.endswith("*") and _begins_words(typed.rstrip("*")):
            yield from self._prefix(typed)
        else:
            yield from self._words(typed, at_words=at_words)

    def _phrase(self, quoted: str, typed: str) -> Iterator[Read]:
        tokens = self._analyzer.in_a_row(quoted.translate(self._variants))
        surfaces = tuple(token.surface for token in tokens)
        if surfaces:
            is_gram = self._analyzer.is_gram(surfaces[0])
            is_character = len(surfaces) == len(surfaces[0]) == 1 and is_gram
            kind = TermKind.CHARACTER if is_character else TermKind.PHRASE
            yield Term(kind, quoted.strip(), surfaces), (0, len(typed)), False

    def _prefix(self, word: str) -> Iterator[Read]:
        tokens = self._tokens(word)
        for token in tokens[:-1]:
            term = Term(TermKind.WORD, token.surface, (token.surface,))
            yield term, (token.start, token.end), False
        if tokens:
            term = Term(TermKind.PREFIX, word, (tokens[-1].surface,))
            yield term, (tokens[-1].start, len(word)), False

    def _words(self, word: str, *, at_words: bool) -> Iterator[Read]:
        tokens = self._tokens(word)
        for at, token in enumerate(tokens):
            if self._analyzer.is_gram(token.surface):
                before = tokens[at - 1] if at else None
                is_gram = before is not None and self._analyzer.is_gram(before.surface)
                if before is None or not is_gram or before.start < token.start - 1:
                    run = _run_at(tokens, at, self._analyzer)
                    counted = before is not None and before.surface.isdecimal()
                    yield from self._run(word, run, at_words=at_words, after_number=counted)
                continue
            typed = word[token.start : token.end]
            spelt = self.runs.typed_by_sound(token.surface) if self.runs else []
            if spelt and (at_words or len(spelt) == 1):
                yield from each_term(word, range(token.start, token.end), spelt)
                continue
            plain = self._analyzer.numbered(token.surface)
            if len(plain) == _CHAPTER_DIGITS < len(token.surface):
                split = token.start + len(plain)
                number_typed, onto = word[token.start : split], word[split : token.end]
                yield Term(TermKind.WORD, number_typed, (plain,)), (token.start, split), False
                yield Term(TermKind.WORD, onto, (onto,)), (split, token.end), True
                continue
            number = number_of(token.surface) if "." in token.surface else None
            kind = TermKind.WORD if number is None else TermKind.NUMBER
            numbers = () if number is None else (number,)
            term = Term(kind, typed, (token.surface,), numbers)
            yield term, (token.start, token.end), self._analyzer.is_filler(token.surface)

    def _run(
        self, word: str, places: range, *, at_words: bool, after_number: bool
    ) -> Iterator[Read]:
        """Yield the words of a run of writing without spaces.

        Args:
            places: where it stands in the word.
        """
        plain = word[places.start : places.stop].translate(self._variants)
        if self.runs is None or not at_words:
            pieces = [Piece(plain, PieceKind.WORD)]
        else:
            pieces = self.runs.cut(plain, after_number=after_number)
        yield from each_term(word, places, pieces)

    def _tokens(self, text: str) -> list[Token]:
        """Return the tokens of what was typed, as the language's rulebooks write them."""
        return self._analyzer.tokens(text.translate(self._variants))


def _begins_words(typed: str) -> bool:
    """Whether what stands before a star is the beginning of a word, and no number (`1+*`)."""
    if len(typed) < _PREFIX_LETTERS or "/" in typed:
        return False
    return not (unify(typed[-1]) in "+-" and typed[:-1].isdecimal())


def each_term(text: str, places: Sequence[int], pieces: Iterable[Piece]) -> Iterator[Read]:
    """Yield what each piece is.

    Args:
        text: as typed. places: where the characters of the pieces, in order, stand in it.
    """
    end = 0
    for piece in pieces:
        start, end = end, end + len(piece.text)
        place = places[start], places[end - 1] + 1
        typed = text[place[0] : place[1]]
        word = piece.meant or piece.text
        grams = _grams(word)
        if piece.kind is PieceKind.FILLER:
            yield Term(TermKind.WORD, typed, (word,)), place, True
        elif not grams:
            yield Term(TermKind.CHARACTER, typed, (word,), meant=piece.meant), place, False
        else:
            kind = TermKind.REST if piece.kind is PieceKind.REST else TermKind.RUN
            yield Term(kind, typed, grams, meant=piece.meant), place, False


def _grams(run: str) -> tuple[str, ...]:
    return tuple(map("".join, pairwise(run)))


def _run_at(tokens: Sequence[Token], first: int, analyzer: Analyzer) -> range:
    """Return where the run of writing without spaces stands that begins at a token."""
    last = first
    while last + 1 < len(tokens) and tokens[last + 1].start == tokens[last].start + 1:
        if not analyzer.is_gram(tokens[last + 1].surface):
            break
        last += 1
    return range(tokens[first].start, tokens[last].end)
