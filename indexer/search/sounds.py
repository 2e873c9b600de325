"""What a piece of writing by sound may stand for: words that sound alike, syllables, first letters.

It knows words and how their characters are typed. It must not know queries.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping
from operator import eq

from indexer.languages.hanzi import blur

_FEWEST = 2
_OFTEN_AN_INITIAL = 3
"""A word of fewer characters is known by their first letters only if it is a name."""
_LONGEST_SPELT = 30
"""No known word is spelt with more letters."""


class Sounds:
    """Words by how they sound. Without syllables it knows none."""

    def __init__(
        self,
        syllables: Mapping[str, str],
        words: Iterable[str],
        names: Iterable[str],
        beside: Iterable[str] = (),
    ) -> None:
        """Learn words.

        Args:
            syllables: character → the syllable that it is typed as. words: to be found.
            names: to be found, before other words that sound alike.
            beside: words, of one character too, that are found beside others only.
        """
        self._sharp = str.maketrans({one: f"{read} " for one, read in syllables.items()})
        self._blurred = str.maketrans({one: f"{blur(read)} " for one, read in syllables.items()})
        self._names: dict[str, str] = {}
        self._heard: defaultdict[str, list[str]] = defaultdict(list)
        self._spelt: dict[str, str] = {}
        self._beside: dict[str, str] = {}
        self._initials: dict[str, str] = {}
        self._syllables = {_as_typed(read) for read in syllables.values()}
        initials: defaultdict[str, set[str]] = defaultdict(set)
        shortened: defaultdict[str, set[str]] = defaultdict(set)
        of_names = set(names)
        for word in (*sorted(of_names), *sorted(words)) if syllables else ():
            read = [syllables[one] for one in word if one in syllables]
            if len(read) < len(word):
                continue
            for at in range(1, len(word) - 1):
                shortened[word[:at] + word[at + 1 :]].add(word)
            if word in of_names:
                self._names.setdefault(word.translate(self._sharp), word)
            self._heard[word.translate(self._blurred)].append(word)
            self._spelt.setdefault(_as_typed("".join(read)), word)
            if word in of_names or len(word) >= _OFTEN_AN_INITIAL:
                initials["".join(one[0] for one in read)].add(word)
        self._shortened = {text: min(found) for text, found in shortened.items() if len(found) == 1}
        for letters, found in initials.items():
            if len(found) == 1 and letters not in self._syllables:
                self._initials[letters] = min(found)
        for word in sorted(beside) if syllables else ():
            read = [syllables.get(one, " ") for one in word]
            self._beside.setdefault(_as_typed("".join(read)), word)

    def heard(self, text: str) -> str:
        """Return the known word that a text of several characters sounds like, or that it is but
        for one character inside, or none.

        One character at least must be right, unless the word sounds the very same and is a name or
        longer than two characters.
        """
        if len(text) < _FEWEST:
            return ""
        alike = self._heard.get(text.translate(self._blurred), ())
        word = max(alike, key=lambda one: sum(map(eq, text, one)), default="")
        if word and any(map(eq, text, word)):
            return word
        sound = text.translate(self._sharp)
        if word and len(text) > _FEWEST:
            same = [one for one in alike if one.translate(self._sharp) == sound]
            if same:
                return same[0]
        return self._names.get(sound) or self._shortened.get(text, "")

    def spelt(self, letters: str) -> list[tuple[str, str]]:
        """Return the words that are typed with these letters, each with its own, or none.

        One word may be typed with its first letters. Several are as few as may be, and one of them
        is a known word.
        """
        typed = _as_typed(letters)
        whole = self._spelt.get(typed) or self._initials.get(typed)
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
        if end or not any(typed[start:end] in self._spelt for start, end in places):
            return []
        return [(letters[one:two], self._word_of(typed[one:two])) for one, two in places[::-1]]

    def _word_of(self, typed: str) -> str:
        return self._spelt.get(typed) or self._beside.get(typed, "")


def _as_typed(syllables: str) -> str:
    """Return syllables as they are typed by those, too, who have no `ü`: `lue` for `lve`."""
    return syllables.replace("ve", "ue")
