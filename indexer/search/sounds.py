"""What a piece of writing by sound may stand for: words that sound alike, syllables, first letters.

It knows words and how their characters are typed. It must not know queries.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Mapping, Sequence
from functools import cached_property
from itertools import chain, pairwise
from operator import eq

from indexer.languages.hanzi import blur

_FEWEST = 2
_OFTEN_AN_INITIAL = 3
"""A word of fewer characters is known by their first letters only if it is a name."""
_LONGEST_SPELT = 30
"""No known word is spelt with more letters."""


class Syllables:
    """How characters are typed, as spaced syllables."""

    def __init__(self, syllables: Mapping[str, str]) -> None:
        """Learn characters.

        Args:
            syllables: character → the syllable that it is typed as.
        """
        self._sharp = str.maketrans({one: f"{read} " for one, read in syllables.items()})
        self._blurred = str.maketrans({one: f"{blur(read)} " for one, read in syllables.items()})
        self.all = frozenset(map(as_typed, syllables.values()))

    def of(self, text: str) -> str:
        """Return how a text sounds; characters that are not known stay as they are."""
        return text.translate(self._sharp)

    def nearly_of(self, text: str) -> str:
        """Return the same as those hear it who do not tell some syllables apart."""
        return text.translate(self._blurred)


class WordGroup:
    """Words that come before, or after, all those of another group, by how they sound.

    Attributes:
        alike: how words nearly sound → these words.
        same: how a name sounds → it.
        spelt: letters → the word that is typed with them.
        initials: first letters → the words that have them.
        longer: what is left of words without a character inside → these words.
        edges: how all these nearly sound where they begin and end.
    """

    def __init__(
        self,
        syllables: Syllables,
        words: Iterable[str],
        *,
        are_names: bool = False,
        are_said: bool = False,
    ) -> None:
        """Learn words.

        Args:
            are_names: they are found, too, where only their sound is right. are_said: they are what
                players say: with a character left out they are another phrase as likely as not.
        """
        self.alike: dict[str, list[str]] = {}
        self.same: dict[str, str] = {}
        self.spelt: dict[str, str] = {}
        self.initials: dict[str, list[str]] = {}
        self.longer: dict[str, list[str]] = {}
        fewest = _FEWEST if are_names else _OFTEN_AN_INITIAL
        known = sorted(words)
        text = "\n".join(known)  # at once, which is quicker
        sounds, nearly = (read(text).split("\n") for read in (syllables.of, syllables.nearly_of))
        for word, sound, blurred in zip(known, sounds, nearly, strict=False):
            if not sound.isascii():
                continue
            self.alike.setdefault(blurred, []).append(word)
            read = sound.split()
            self.spelt.setdefault(as_typed("".join(read)), word)
            if are_names:
                self.same.setdefault(sound, word)
            if len(word) >= fewest:
                self.initials.setdefault("".join(one[0] for one in read), []).append(word)
            shorter = {word[:at] + word[at + 1 :] for at in range(1, len(word) - 1)}
            for left in () if are_said else shorter:
                self.longer.setdefault(left, []).append(word)
        edges = map(_edges, chain(chain.from_iterable(self.alike.values()), self.longer))
        self.edges = frozenset(syllables.nearly_of("\n".join(edges)).split("\n"))


class Sounds:
    """Words by how they sound, those of the first groups before others that sound alike."""

    def __init__(
        self,
        syllables: Syllables,
        groups: Iterable[WordGroup],
        beside: Mapping[str, str],
        denying: Container[str],
    ) -> None:
        """Look up words.

        Args:
            beside: letters → the word, of one character too, that is found beside others only.
            denying: characters that no slip puts in or leaves out.
        """
        self._syllables = syllables
        self._groups = tuple(groups)
        self._beside = beside
        self._denying = denying

    def heard_in(self, run: str, longest: int) -> frozenset[str]:
        """Return the pieces of a run, of so many characters at most, that sound like a known word.

        A piece seldom begins and ends as any of them does: so few need be looked at whole.
        """
        pairs = ["".join(pair) for pair in pairwise(map(self._syllables.nearly_of, run))]
        starts = (range(max(0, last + 2 - longest), last + 1) for last in range(len(pairs)))
        may_be = (
            run[start : last + 2]
            for last, within in enumerate(starts)
            for start in within
            if pairs[start] + pairs[last] in self._edges
        )
        return frozenset(filter(self.heard, may_be))

    @cached_property
    def _edges(self) -> frozenset[str]:
        """How any known word nearly sounds where it begins and ends."""
        return frozenset().union(*(group.edges for group in self._groups))

    def heard(self, text: str) -> str:
        """Return the known word that a text of several characters sounds like, or that it is but
        for one character inside, or none.

        One character at least must be right, unless the word sounds the very same and is a name or
        longer than two characters.
        """
        if len(text) < _FEWEST:
            return ""
        nearly = self._syllables.nearly_of(text)
        found = [word for group in self._groups for word in group.alike.get(nearly, ())]
        alike = self._denying_as(text, found)
        if not alike:
            return self._longer(text)
        word = max(alike, key=lambda one: sum(map(eq, text, one)))
        if any(map(eq, text, word)):
            return word
        sound = self._syllables.of(text)
        for one in alike if len(text) > _FEWEST else ():
            if self._syllables.of(one) == sound:
                return one
        names = (group.same.get(sound) for group in self._groups)
        return next((one for one in names if one in alike), None) or self._longer(text)

    def spelt(self, letters: str) -> list[tuple[str, str]]:
        """Return the words that are typed with these letters, each with its own, or none.

        One word may be typed with its first letters. Several are as few as may be, and one of them
        is a known word.
        """
        typed = as_typed(letters)
        whole = self._spelt(typed) or self._with_initials(typed)
        if whole:
            return [(letters, whole)]
        best: list[tuple[int, int] | None] = [(0, 0)]  # how many words, where the last one begins
        for end in range(1, len(typed) + 1):
            found = [
                (before[0] + 1, start)
                for start in range(max(0, end - _LONGEST_SPELT), end)
                if (before := best[start]) is not None and self._word_of(typed[start:end])
            ]
            best.append(min(found, default=None))
        places = []
        end = len(typed)
        while end and (last := best[end]) is not None:
            places.append((last[1], end))
            end = last[1]
        if end or not any(self._spelt(typed[start:end]) for start, end in places):
            return []
        return [(letters[one:two], self._word_of(typed[one:two])) for one, two in places[::-1]]

    def _denying_as(self, text: str, words: Sequence[str]) -> list[str]:
        """Return those words that deny by the same characters as a text."""
        if not words:
            return []
        denied = self._denied(text)
        return [word for word in words if self._denied(word) == denied]

    def _denied(self, text: str) -> list[str]:
        return [character for character in text if character in self._denying]

    def _longer(self, text: str) -> str:
        """Return the only word of the first group that has any that a text is but for one character
        inside; none if they are several."""
        for group in self._groups:
            longer = self._denying_as(text, group.longer.get(text, ()))
            if longer:
                return longer[0] if len(longer) == 1 else ""
        return ""

    def _with_initials(self, letters: str) -> str:
        """Return the only word of the first group that has any with these first letters."""
        if letters in self._syllables.all:
            return ""
        for group in self._groups:
            words = group.initials.get(letters, ())
            if words:
                return words[0] if len(words) == 1 else ""
        return ""

    def _word_of(self, typed: str) -> str:
        return self._spelt(typed) or self._beside.get(typed, "")

    def _spelt(self, typed: str) -> str:
        for group in self._groups:
            if word := group.spelt.get(typed):
                return word
        return ""


def _edges(text: str) -> str:
    """Return the first two characters of a text and its last two, which may be the same."""
    return text[:2] + text[-2:]


def as_typed(syllables: str) -> str:
    """Return syllables as they are typed by those, too, who have no `ü`: `lue` for `lve`."""
    return syllables.replace("ve", "ue")
