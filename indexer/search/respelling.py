"""How the clauses of a query are respelt that have slips: words that were run together or parted,
and those that are near another.

It knows what was typed side by side in a query, and must not know what clauses match.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import chain, pairwise

from indexer.fulltext.analysis import Analyzer, fold
from indexer.search.lexicon import Lexicon
from indexer.search.nearness import FEWEST_MEANT
from indexer.search.query import Clause
from indexer.search.slips import Slips
from indexer.search.synonyms import Synonyms
from indexer.search.words import Words

_LEAST_JOINED = 6
"""Of how many letters a word is, at least, that was typed as two."""
_SPACES = 2
"""So many characters at most stand between the two halves of a word: an operator takes more."""
_COUNTED = re.compile(r"([^\W\d_]+(?=\d)|\d+(?=\D))(\d+|[^\W\d_]{2,})")
"""A number and what it is written onto; `1x` says only how often."""


class Respelling:
    """Respells queries of one edition. Safe to share between threads."""

    def __init__(
        self, analyzer: Analyzer, words: Words, synonyms: Synonyms, lexicon: Lexicon, slips: Slips
    ) -> None:
        """Look at one edition.

        Args:
            words: what its words match. synonyms: what players say. lexicon: which words are known.
            slips: what others were meant as.
        """
        self._analyzer = analyzer
        self._words = words
        self._synonyms = synonyms
        self._lexicon = lexicon
        self._slips = slips

    def respelt(self, clauses: Sequence[Clause]) -> Sequence[Clause]:
        """Return clauses with the words that unknown ones are slips of, so that expressions are
        found in spite of them; fillers and what is excluded as they are, but for a word for a rule
        before its number."""
        clauses = self._announced(clauses)
        if all(map(self._is_known, clauses)) and not any(
            map(self._is_name_apart, pairwise(clauses))
        ):
            return clauses
        meant = self._meant_together(self._spaced(clauses))
        softened = [
            clause._replace(soft=True)
            if clause.terms[0].meant and self._analyzer.is_filler(clause.surface)
            else clause
            for clause in meant
        ]
        is_any_left = any(not (clause.soft or clause.negated) for clause in softened)
        return softened if is_any_left else clauses

    def _announced(self, clauses: Sequence[Clause]) -> Sequence[Clause]:
        """Return clauses with the word for a rule where an excluded slip of it stands before a
        number (`NOT rulle 111`)."""
        slips = {}
        for at, (clause, following) in enumerate(pairwise(clauses)):
            if clause.negated and following.surface[:1].isdecimal():
                typed = clause._replace(negated=False)
                meant = self._meant(typed)
                if meant is not typed and fold(meant.surface) in self._synonyms.announcing:
                    slips[at] = meant._replace(negated=True)
        return [slips.get(at, clause) for at, clause in enumerate(clauses)] if slips else clauses

    def _spaced(self, clauses: Sequence[Clause]) -> list[Clause]:
        """Return clauses spaced as they were meant."""
        found: list[Clause] = []
        for clause in self._with_spaces_put_back(clauses):
            found += self._apart(clause)
            joined = self._joined(found[-2:])
            if joined is not None:
                found[-2:] = [joined]
        return found

    def _with_spaces_put_back(self, clauses: Sequence[Clause]) -> list[Clause]:
        """Return clauses with each letter that was typed on the wrong side of the space between two
        words where it belongs."""
        found = list(clauses)
        for at in range(len(found) - 1):
            found[at : at + 2] = self._space_put_back(*found[at : at + 2])
        return found

    def _space_put_back(self, left: Clause, right: Clause) -> tuple[Clause, Clause]:
        """Return two words, one of which at least is unknown, as the known ones that they are with
        the space between them moved by a letter (`foo dtoken`); or as they are."""
        if not (left.is_word and right.is_word) or left.gap(right) > 1:
            return left, right
        if self._is_known(left) and self._is_known(right):
            return left, right
        letters = left.surface + right.surface
        for space in (len(left.surface) - 1, len(left.surface) + 1):
            meant = letters[:space], letters[space:]
            if all(map(self._may_stand_alone, meant)):
                return left.meaning(meant[0]), right.meaning(meant[1])
        return left, right

    def _may_stand_alone(self, word: str) -> bool:
        """Whether a piece is a word that is known, no mere abbreviation if it is short."""
        is_long = len(word) >= FEWEST_MEANT or self._analyzer.is_filler(word)
        return is_long and self._lexicon.has_form(word)

    def _apart(self, clause: Clause) -> list[Clause]:
        """Return a clause apart that is an expression run together, or a number and what it is
        written onto; itself if it is neither."""
        found = self._parted(clause)
        if len(found) > 1:
            return found
        counted = self._counted(clause)
        return list(chain.from_iterable(map(self._parted, counted))) or found

    def _parted(self, clause: Clause) -> list[Clause]:
        """Return the words that were run together in a clause, or itself."""
        if self._is_known(clause):
            return [clause]
        said = self._synonyms.run_together(self._analyzer.forms(clause.surface).folded)
        words = said or self._slips.parted(clause.surface)
        return clause.apart(words, self._analyzer.is_filler, is_slip=True) or [clause]

    def _joined(self, pair: Sequence[Clause]) -> Clause | None:
        """Return the word that two clauses are the pieces of, if they are: a name, or one that is
        known where they are not."""
        if len(pair) < 2 or not _may_be_one(*pair):
            return None
        joined = "".join(piece.surface for piece in pair)
        if all(map(self._is_known, pair)):
            is_one = self._is_name_apart(pair)
        else:
            is_one = len(joined) >= _LEAST_JOINED and self._lexicon.has_form(joined)
        if not is_one:
            return None
        return pair[0].joined(pair[1], self._lexicon.written(fold(joined), joined))

    def _counted(self, clause: Clause) -> list[Clause]:
        """Return clauses of a number and of the known word, or the words, that an unknown one holds
        beside it (`edh100`, `3dmg`); none if it is none of these."""
        if self._is_known(clause):
            return []
        counted = _COUNTED.fullmatch(clause.terms[0].typed)
        parts = counted.groups() if counted is not None else ()
        for part in map(str.lower, parts):
            if not (part.isdecimal() or self._lexicon.is_word(part) or self._slips.parted(part)):
                return []
        found = clause.apart(map(str.lower, parts), self._analyzer.is_filler, is_slip=False)
        at = clause.places[0][0]
        for place, part in enumerate(parts):
            found[place] = found[place]._replace(places=((at, at + len(part)),))
            at += len(part)
        return found

    def _is_name_apart(self, pair: Sequence[Clause]) -> bool:
        """Whether two words are one that something is called, with a space inside, and stand side
        by side in no text."""
        left, right = pair[0].surface, pair[1].surface
        joined = fold(left + right)
        if len(joined) < _LEAST_JOINED or not self._lexicon.is_in_name(joined):
            return False
        if not _may_be_one(*pair):
            return False
        stems = (self._analyzer.forms(word).stem for word in (left, right))
        return not self._words.side_by_side(*stems).any()

    def _meant_together(self, clauses: Sequence[Clause]) -> list[Clause]:
        """Return clauses with the words that unknown ones were meant as: those that they begin and
        that stand beside the words around them, or else those that they are slips of."""
        found = list(map(self._meant, clauses))
        for at, clause in enumerate(clauses):
            if not self._is_known(clause):
                around = self._beside(found[:at][::-1]), self._beside(found[at + 1 :])
                word = self._slips.begun_beside(clause.surface, found[at].surface, *around)
                found[at] = clause.meaning(word) if word else found[at]
        return found

    def _beside(self, clauses: Sequence[Clause]) -> str:
        """Return the stem of the first of some clauses that is no filler, if it is a word."""
        first = next((clause for clause in clauses if not clause.soft), None)
        if first is None or not first.is_word:
            return ""
        return self._lexicon.meant_stem(fold(first.surface))

    def _meant(self, clause: Clause) -> Clause:
        """Return a clause with the word that an unknown one is a slip of, if it is one of one."""
        if self._is_known(clause):
            return clause
        reading = self._slips.reading(clause.surface)
        return clause.meaning(reading[0]) if len(reading) == 1 else clause

    def _is_known(self, clause: Clause) -> bool:
        """Whether a clause is no word that may be a slip."""
        return not clause.is_telling_word or self._lexicon.is_word(clause.surface)


def _may_be_one(left: Clause, right: Clause) -> bool:
    """Whether two clauses are words that nothing but a space stands between."""
    if not (left.is_telling_word and right.is_telling_word):
        return False
    return 0 < left.gap(right) <= _SPACES
