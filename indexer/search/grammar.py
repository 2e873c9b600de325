"""What a query says: pieces, and the operators and filters between them. It never fails on any
text.

It knows the form of a query only, not what its words match. Nothing here reaches Whoosh's query
parser.
"""

from __future__ import annotations

import re
from collections.abc import Container, Iterable, Sequence
from copy import copy
from functools import partial
from itertools import chain, groupby, takewhile
from operator import itemgetter

from indexer.fulltext.analysis import SIGNS, Analyzer, fold
from indexer.languages.hanzi import numbers_in_digits
from indexer.languages.profile import LanguageProfile
from indexer.languages.scripts import CJK
from indexer.model.errors import QueryTooLong
from indexer.model.reference import Mention
from indexer.references.find import find_asked
from indexer.search.clauses import FILTERS, ClauseBuilder
from indexer.search.mentioned import as_whole, with_lone_numbers, with_mentions, without_excluded
from indexer.search.number_slips import Said, without_slips
from indexer.search.number_words import NumberWords
from indexer.search.query import Clause, Place, Query, TermKind
from indexer.search.results import MAX_CHARACTERS, MAX_CLAUSES
from indexer.search.runs import Runs, Vocabulary
from indexer.search.terms import Read, TermReader, each_term
from indexer.search.writing import unshouted, written_alike

_KNOWN_FILTER = f"(?i:{'|'.join(FILTERS)}):"
_SIDE = "(?:[0-9]{1,4}|[XxYy*])"
_AND_OTHER = rf"\s?/\s?{_SIDE}"
"""Makes a side a power and toughness."""
_PIECE = re.compile(
    rf"""
    (?P<bracket> (?<!\S) \(+ (?=[-−–]) )?
    (?P<minus> (?<![^\s(,;、，；。]) [-−–] (?=["“„«‹「『\w{{+({SIGNS}]|\*{_AND_OTHER})
        (?! {_SIDE} \s?/\s? [-−–+＋] )                  # a counter's -1/-1; -2/2 is excluded
        (?! [0-9]{{1,2}} (?! [0-9A-Za-z_] | \.[0-9] | {_AND_OTHER} ) ) )?  # a loyalty symbol's -3
    (?:
        " (?P<straight> [^"]* ) "
        | [“”] (?P<curly> [^”“]* ) ”
        | « (?P<angle> [^»«]* ) »
        | ‹ (?P<single> [^›‹]* ) ›
        | „ (?P<low> [^“”„]* ) [“”]
        | [「『] (?P<corner> [^「」『』]* ) [」』]
        | (?: (?P<open> \(+ (?={_KNOWN_FILTER}) ) | (?<![^\s\-−–,;、，；。]) )
            (?P<filter> [A-Za-z]{{2,12}}+ ) : (?P<value> [^\s:/"“«„){CJK}]+ )
        | (?P<word> (?: [^\s"“”«»„‹›「」『』(,;、，；。]++ | \( (?! \(*{_KNOWN_FILTER})
            | [,;、，；。] (?! {_KNOWN_FILTER} | [-−–][{CJK}\w] | NOT\b) )+ )
    )
    """,
    re.VERBOSE,
)
_LETTERS = re.compile("[^ ]+")
_QUOTED = ("straight", "curly", "angle", "single", "low", "corner")
_OPERATORS = dict.fromkeys(("OR", "|", "||"), "or") | dict.fromkeys(("AND", "&", "&&"), "and")
_OPERATORS["NOT"] = "not"
_EITHER = ("OR", "|", "||")
"""Beside these, a run of writing without spaces is one thing."""
_MINUS = "-−–"
"""What excludes; it is no dash of a range then. Before one or two digits it is that of a symbol, as
a loyalty's `-3`; three are a chapter."""
_QUESTION_MARK = re.compile("[?¿？]")
_DIGIT = re.compile(r"\d")
_CHAPTER = re.compile(r"\d{3}")
"""What a mention of a rule has in it, unless it names a section."""
_FILTER = re.compile(rf"(?<![^\s\-−–(]){_KNOWN_FILTER}\S")
_SPELT_PIECES = 8
"""How many pieces, at most, are read as one writing by sound."""
_SENTENCE = 5
"""From so many words on, a query that holds a question word is a question without its mark."""


class QueryReader:
    """Reads queries of one language."""

    def __init__(self, profile: LanguageProfile, analyzer: Analyzer) -> None:
        self._analyzer = analyzer
        words = profile.analysis
        self._beside_numbers = NumberWords(profile, analyzer)
        self._question_words = frozenset(map(fold, words.question_words))
        runs = Runs(Vocabulary(profile, analyzer)) if words.segmented else None
        self._terms = TermReader(analyzer, str.maketrans(dict(words.variants)), runs)

    def knowing(self, names: Iterable[str], written: Container[str] | None = None) -> QueryReader:
        """Return a reader that knows a rulebook, where the language writes no spaces.

        Args:
            names: what its items are called. written: the words, or pairs of characters, that stand
                in rulebooks, folded.
        """
        if self._terms.runs is None:
            return self
        reader = copy(self)
        reader._terms = self._terms.knowing(self._terms.runs.knowing(names, written))
        return reader

    def read(self, text: str) -> Query:
        """Return what a query says.

        Raises:
            QueryTooLong: over the limit of characters or of clauses.
            UnknownFilter: a filter that there is not, or a value it does not take.
        """
        if len(text) > MAX_CHARACTERS:
            raise QueryTooLong("characters", len(text), MAX_CHARACTERS)
        typed = unshouted(written_alike(text), self._analyzer.is_filler)
        if self._terms.runs is not None:
            typed = numbers_in_digits(typed)
        text = without_slips(typed, self._said)
        has_slips = text != typed
        bare = _without_filters(text)
        numbered = bare if _DIGIT.search(bare) is not None else ""
        whole = as_whole(numbered) if numbered else None
        if whole is not None and bare is text:
            return Query(text, (whole,), has_slips=has_slips)
        builder = self._build(text, numbered, at_words=self._terms.runs is not None)
        clauses = builder.clauses
        if whole is not None:
            clauses = [whole]
        elif numbered:
            clauses = self._with_mentions(numbered, builder)
        counted = _count(clauses)
        if not counted or counted > MAX_CLAUSES:
            uncut = self._build(text, numbered, at_words=False).clauses
            if _count(uncut) > MAX_CLAUSES:
                raise QueryTooLong("clauses", counted, MAX_CLAUSES)
            if counted:
                clauses = _shortened(clauses)
            else:  # `what if` is all there is to go by
                clauses = _shortened([clause._replace(soft=False) for clause in uncut])
        without = tuple(builder.without)
        if numbered:
            clauses, numbers = without_excluded(clauses)
            without += numbers
        return Query(
            text,
            tuple(clauses),
            tuple(builder.within),
            without,
            builder.found_kinds(),
            is_question=not builder.is_strict and self._is_question(text, clauses),
            is_strict=builder.is_strict,
            has_slips=has_slips,
        )

    def _with_mentions(self, text: str, builder: ClauseBuilder) -> list[Clause]:
        """Return clauses with what is one mention as one of them."""
        known = self._beside_numbers
        words = {fold(clause.surface) for clause in builder.clauses}
        if _CHAPTER.search(text) is None and known.section.isdisjoint(words):
            return builder.clauses
        apart = builder.is_strict or not known.comparing.isdisjoint(words)
        excluded = {clause.places[0][0] for clause in builder.clauses if clause.negated}
        mentions = _signless_mentions(text, excluded)
        clauses = with_mentions(
            text, builder.clauses, mentions, known.section, known.may_lead, apart=apart
        )
        return with_lone_numbers(clauses, known.beside, known.may_lead)

    def _said(self, word: str) -> Said:
        """Return what a word says beside a number."""
        operator = _OPERATORS.get(word)
        if operator is not None:
            return Said.EXCLUDED if operator == "not" else Said.NOTHING
        return self._beside_numbers.said(word, self._terms.read(word, None, at_words=True))

    def read_anew(self, query: Query, clauses: Sequence[Clause]) -> Query | None:
        """Return a query with numbers as it is read with the words for a rule, and those that only
        ask, that were meant in place of those typed; None where it has none.

        Args:
            clauses: what was meant.
        """
        if _DIGIT.search(query.text) is None:
            return None
        text = query.text
        meant = [(clause.places[0], clause.terms[0].meant) for clause in clauses]
        slips = [(place, word) for place, word in meant if word]
        for place, group in groupby(reversed(slips), key=itemgetter(0)):
            words = [word for _, word in group][::-1]
            if all(self._said(word) is not Said.SOMETHING for word in words):
                text = f"{text[: place[0]]}{' '.join(words)}{text[place[1] :]}"
        if text == query.text:
            return None
        try:
            return self.read(text)._replace(has_slips=True)
        except QueryTooLong:  # longer than what was typed
            return None

    def mended(self, query: Query, clauses: Sequence[Clause]) -> Query:
        """Return a query with the clauses that were meant in place of those typed."""
        is_question = not query.is_strict and self._is_question(query.text, clauses)
        return query._replace(clauses=tuple(clauses), is_question=is_question)

    def _is_question(self, text: str, clauses: Sequence[Clause]) -> bool:
        if _count(clauses) < 2:
            return False
        if _QUESTION_MARK.search(text) is not None:
            return True
        if self._analyzer.asks(clauses[-1].terms[0].surfaces[-1]):
            return True
        firsts = [clause.terms[0] for clause in clauses]
        plain = [term.surfaces[0] for term in firsts if term.kind is TermKind.WORD]
        if any(map(self._analyzer.is_interrogative, plain)):
            return True
        asked = [clause.surface for clause in clauses if clause.soft]
        words = self._question_words
        if not any(self._analyzer.is_one_of(surface, words) for surface in asked):
            return False
        return self._terms.runs is not None or clauses[0].soft or len(clauses) >= _SENTENCE

    def _build(self, text: str, numbered: str, *, at_words: bool) -> ClauseBuilder:
        """Collect what a query's pieces say.

        Args:
            numbered: the query but for its filters, if it has digits then.
            at_words: runs of writing without spaces are cut at known words.
        """
        builder = ClauseBuilder()
        if self._terms.runs is None and text.islower() and text.replace(" ", "").isalpha():
            for word in _LETTERS.finditer(text):  # as most queries are; five times as quick
                first = word.start()
                for term, (start, end), soft in self._terms.read(word[0], None, at_words=at_words):
                    builder.add(term, (first + start, first + end), negated=False, soft=soft)
            return builder
        pieces = list(_PIECE.finditer(text))
        words = [piece["word"] for piece in pieces]
        mentions = _mentions(numbered, pieces) if numbered else ()
        place = 0
        while place < len(pieces):
            runs = self._terms.runs if at_words else None
            spelt, count = _spelt_from(runs, text, pieces[place:]) if runs is not None else ([], 0)
            for term, place_typed, soft in spelt:  # `NOT` is for the first word, as elsewhere
                negated = builder.is_excluding and not soft
                builder.add(term, place_typed, negated=negated, soft=soft)
            if not count:
                is_joined = _is_joined(words, place)
                self._take(pieces[place], builder, mentions, at_words=at_words, is_joined=is_joined)
            place += count or 1
        builder.close()
        return builder

    def _take(
        self,
        piece: re.Match[str],
        builder: ClauseBuilder,
        mentions: Sequence[Mention],
        *,
        at_words: bool,
        is_joined: bool,
    ) -> None:
        """Take a piece of a query.

        Args:
            mentions: the rules that the query names. is_joined: the piece is one thing for an
                operator beside it.
        """
        name = (piece["filter"] or "").lower()
        is_asking = name not in FILTERS and fold(name) in self._question_words  # `question:flash`
        word = f"{name}:{piece['value']}" if is_asking else piece["word"]
        has_sign = piece["minus"] is not None
        operator = None if has_sign else _OPERATORS.get((word or "").strip("()"))
        if operator is not None:
            builder.operate(operator)
            return
        negated = builder.is_excluding or has_sign
        if negated:
            before = piece["bracket"] if builder.is_excluding else None  # `(-a b)`: one of two
            held = word or f"{piece['open'] or ''}{piece['value'] or ''}"
            builder.exclude(f"{before or ''}{held}")
        if name and not is_asking:
            builder.filter(name, piece["value"], negated=negated)
            return
        typed = word if word is not None else piece[0].lstrip("(-−–")
        quoted = _quoted(piece) if word is None else None
        read = self._terms.read(typed, quoted, at_words=at_words and not (is_joined or has_sign))
        is_signed = False
        if negated or (is_joined and _is_compound(read)):
            telling = [term for term, _, is_filler in read if not is_filler]
            if len(telling) > 1 and read[-1][0].kind is not TermKind.PREFIX:
                read = self._terms.whole(word)  # not each of what it is made of
            is_signed = has_sign and not (telling or typed.startswith("("))  # `-the`
        first = piece.end() - len(typed)
        for term, (start, end), is_filler in read:
            at = first + start, first + end
            mention = next((one for one in mentions if one.start <= at[0] < one.end), None)
            leads = mention is not None and not has_sign and _leads(mention, at)
            soft = is_filler or (leads and builder.is_pending)
            is_excluded = negated and (is_signed or not soft)
            if mention is not None and not soft:
                is_excluded = builder.is_listed(mention.start, negated=is_excluded)
            builder.add(term, at, negated=is_excluded, soft=soft)


def _without_filters(text: str) -> str:
    """Return a query with blanks in place of its filters: `kind:rule 120` names no rule 120."""
    if ":" not in text or _FILTER.search(text) is None:
        return text
    for piece in _PIECE.finditer(text):
        if piece["filter"] is not None:
            start, end = piece.start(), piece.end()
            text = f"{text[:start]}{' ' * (end - start)}{text[end:]}"
    return text


def _mentions(text: str, pieces: Sequence[re.Match[str]]) -> tuple[Mention, ...]:
    """Return the rules that a query names, the signs before them apart; none where there is neither
    a sign nor an operator."""
    if not any(
        piece["minus"] or (piece["word"] or "").strip("()") in _OPERATORS for piece in pieces
    ):
        return ()
    signs = {piece.end("minus") for piece in pieces if piece["minus"] is not None}
    return _signless_mentions(text, signs)


def _signless_mentions(text: str, excluded: Container[int]) -> tuple[Mention, ...]:
    """Return the rules that a query names, with a blank for the sign before what is excluded.

    Args:
        excluded: where that begins.
    """
    signless = "".join(
        " " if sign in _MINUS and at in excluded else sign for at, sign in enumerate(text, 1)
    )
    return find_asked(signless, excluded)


def _leads(mention: Mention, place: Place) -> bool:
    """Whether a word leads to a number, as `rule` does in `NOT rule 702`."""
    spans = [target.span for target in mention.targets]
    return place[1] <= spans[-1][0] and all(
        place[1] <= start or place[0] >= end for start, end in spans
    )


def _quoted(piece: re.Match[str]) -> str:
    """Return what stands in the quotes of a piece."""
    return next(part for part in piece.group(*_QUOTED) if part is not None)


def _spelt_from(runs: Runs, text: str, pieces: Sequence[re.Match[str]]) -> tuple[list[Read], int]:
    """Return the words that pieces, from the first, spell by sound when they are joined
    (`fei xing`), and how many pieces they are: at least two, or none."""
    taken = list(takewhile(partial(_may_be_spelt, runs), pieces[:_SPELT_PIECES]))
    for count in range(len(taken), 1, -1):
        spans = [piece.span("word") for piece in taken[:count]]
        places = list(chain.from_iterable(range(*span) for span in spans))
        letters = "".join(text[place] for place in places).lower()
        found = runs.typed_by_sound(letters)
        if found:
            return list(each_term(text, places, found)), count
    return [], 0


def _may_be_spelt(runs: Runs, piece: re.Match[str]) -> bool:
    word = piece["word"]
    if word is None or piece["minus"] is not None or word in _OPERATORS:
        return False
    return word.isascii() and word.isalpha() and not runs.is_latin(word.lower())


def _is_joined(words: Sequence[str | None], place: int) -> bool:
    """Whether a piece of a query is one thing for an operator beside it."""
    before = words[place - 1] if place else None
    after = words[place + 1] if place + 1 < len(words) else None
    return before == "NOT" or before in _EITHER or after in _EITHER


def _is_compound(read: Sequence[Read]) -> bool:
    """Whether what was read is one word of several (`first-strike`), none of which is a number."""
    return all(
        term.kind is TermKind.WORD and not soft and not _DIGIT.search(term.typed)
        for term, _, soft in read
    )


def _count(clauses: Iterable[Clause]) -> int:
    return len([clause for clause in clauses if not clause.soft])


def _shortened(clauses: Sequence[Clause]) -> list[Clause]:
    """Return clauses of which no more count than may, those that are surely words first."""
    uncertain = (TermKind.REST, TermKind.CHARACTER)
    counted = [place for place, clause in enumerate(clauses) if not clause.soft]
    counted.sort(key=lambda place: clauses[place].terms[0].kind in uncertain)
    kept = set(counted[:MAX_CLAUSES])
    return [
        clause if place in kept else clause._replace(soft=True)
        for place, clause in enumerate(clauses)
    ]
