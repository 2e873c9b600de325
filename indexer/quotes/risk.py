"""Which changed words may turn a rule round: negations, modals, numbers, contrasts, symbols.

What the words are is data of each language; this module only weighs one side against the other.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cache

from indexer.languages import profile_for
from indexer.languages.profile import QuoteWords
from indexer.quotes.words import is_word

_NEGATION = ("negation", "")

_REACH = 4
"""The most words, from a negation on, that stand before what it denies: `no se la puede`."""


class Risk:
    """Weighs words of one language; words are given folded (`indexer.quotes.words.fold`)."""

    def __init__(
        self,
        words: QuoteWords,
        rule_words: Iterable[str] = (),
        small_words: frozenset[str] = frozenset(),
    ) -> None:
        self._small = small_words
        self._rule_words = tuple(word.casefold() for word in rule_words)
        self._compounds = {word: parts.split() for word, parts in words.compounds.items()}
        self._meanings: dict[str, tuple[str, str]] = {}
        for index, forms in enumerate(words.modals):
            self._learn(forms, ("modal", str(index)))
        for number, forms in words.numbers.items():
            self._learn(forms, ("number", str(number)))
        self._learn(words.negations, _NEGATION)
        self._sides: dict[str, list[tuple[int, int]]] = {}
        opposed = [contrast.split() for contrast in words.contrasts]
        opposed += [opposites.split("/") for opposites in words.opposites]
        for contrast, sides in enumerate(opposed):
            for side, forms in enumerate(sides):
                for form in forms.casefold().split():
                    self._sides.setdefault(form, []).append((contrast, side))
        self._idioms = _phrases(words.idioms)
        self._clitics = frozenset(words.clitics.casefold().split())
        self._carriers = self._clitics.union(words.carriers.casefold().split())
        self._leading = frozenset(words.leading.casefold().split())
        self._trailing = _phrases(words.trailing)
        self._exceptions = _phrases(words.exceptions)
        self._conditions = _phrases(words.conditions)
        self._limits = _phrases(words.limits)
        self._universals = _phrases(words.universals)
        self._partials = _phrases(words.partials)
        self._extents = [*self._universals, *self._limits, *self._exceptions, *self._conditions]
        self._boundless = words.boundless

    def is_changed(self, quoted: Sequence[str], actual: Sequence[str]) -> bool:
        """Whether writing `quoted` for `actual` may change what the rule means."""
        if self._weigh(quoted) != self._weigh(actual):
            return True
        theirs, ours = self._taken(quoted), self._taken(actual)
        return any(theirs[one] != ours[one] for one in theirs.keys() & ours.keys())

    def is_opposed(self, put_in: Sequence[str], actual: Sequence[str]) -> bool:
        """Whether words put in brackets say the opposite of one of those that they stand for."""
        theirs, ours = self._taken(put_in), self._taken(actual)
        return any(theirs[one] - ours[one] for one in theirs.keys() & ours.keys())

    def is_extent(self, words: Sequence[str]) -> bool:
        """Whether some words in a row say how far a rule holds: `each`, `only`, `if`, `skips`."""
        return self._holds(words, 0, len(words), self._extents)

    def is_small(self, word: str) -> bool:
        """Whether a word names nothing: an article, a pronoun, or one of how far a rule holds."""
        if self._boundless and any(word in part for phrase in self._extents for part in phrase):
            return True
        return word in self._small or self.is_extent((word,))

    def is_critical(self, words: Iterable[str]) -> bool:
        """Whether these words hold a negation, a modal verb, a number or a symbol."""
        return bool(self._weigh(words))

    def is_negation(self, word: str) -> bool:
        """Whether a word denies, alone or as a part of it (`can't`)."""
        return _NEGATION in self._weigh((word,))

    def denies(self, words: Sequence[str]) -> bool:
        """Whether one of some words in a row denies, outside a phrase such as `no obstante`."""
        return any(self.denies_at(words, at) for at in range(len(words)))

    def denies_at(self, words: Sequence[str], at: int) -> bool:
        """Whether the word at a place of some words in a row denies."""
        return self.is_negation(words[at]) and not self._is_in_idiom(words, at)

    def is_denied(self, before: Sequence[str]) -> bool:
        """Whether words deny what comes right after them: `no`, `no se`, `no se puede`."""
        for at in range(len(before) - 1, max(-1, len(before) - 1 - _REACH), -1):
            word = before[at]
            if self._leading:
                return word in self._leading
            if self.is_negation(word):
                return self.denies_at(before, at)
            if word.strip("'") not in self._carriers and not self._is_modal(word):
                return False
        return False

    def is_second_part(self, word: str) -> bool:
        """Whether a word behind a negation is the rest of it, and denies by itself: `n’est |pas`.

        Where words are not written apart, it is a negation of its own, which two make none.
        """
        return self.is_negation(word) and not self._boundless

    def is_denied_behind(self, after: Sequence[str]) -> bool:
        """Whether words deny what stands right before them, as in Korean."""
        return self._follow(after, self._trailing)

    def is_of_some(self, before: Sequence[str]) -> bool:
        """Whether words say that of what comes right after them only it, or not all, is meant:
        `only`, `some of the`.
        """
        words = [word.strip("'") for word in before]
        if self._boundless:
            return "".join(words).endswith(tuple(map("".join, self._partials)))
        while words:
            if any(tuple(words[-len(phrase) :]) == phrase for phrase in self._partials):
                return not self._is_in_idiom(words, len(words) - 1)
            if words.pop() not in self._small:
                return False
        return False

    def is_taken_back(self, after: Sequence[str]) -> bool:
        """Whether words make an exception to what stands right before them."""
        return self._follow(after, self._exceptions)

    def _follow(self, after: Sequence[str], phrases: Sequence[tuple[str, ...]]) -> bool:
        for at, word in enumerate(after[:_REACH]):
            if self._begins(after[at:], phrases):
                return True
            if word not in self._clitics:
                return False
        return False

    def is_conditional(self, after: Sequence[str]) -> bool:
        """Whether words say on what it depends what stands right before them."""
        return self._begins(after, self._exceptions) or self._begins(after, self._conditions)

    def is_limiting(self, words: Sequence[str], first: int, last: int) -> bool:
        """Whether the words `[first, last)` hold back what is said beside them: an amount, or a
        word such as `skips`.
        """
        return self._holds(words, first, last, self._limits) or any(
            self._is_amount(words, at) for at in range(first, last)
        )

    def is_on_condition(self, words: Sequence[str], first: int, last: int) -> bool:
        """Whether the words `[first, last)` name a condition or an exception."""
        return self._holds(words, first, last, [*self._exceptions, *self._conditions])

    def _holds(
        self, words: Sequence[str], first: int, last: int, phrases: Sequence[tuple[str, ...]]
    ) -> bool:
        if self._boundless:
            written = "".join(words[first:last])
            for idiom in self._idioms:
                written = written.replace("".join(idiom), " ")
            return any("".join(phrase) in written for phrase in phrases)
        bare = [word.strip("'") for word in words[:last]]
        for phrase in phrases:
            for at in range(first, last - len(phrase) + 1):
                # `se` begins a condition where a clause begins; elsewhere it is a pronoun.
                is_pronoun = phrase[0] in self._clitics and at > 0 and is_word(words[at - 1])
                is_there = tuple(bare[at : at + len(phrase)]) == phrase and not is_pronoun
                if is_there and not self._is_in_idiom(bare, at):
                    return True
        return False

    def _is_in_idiom(self, words: Sequence[str], at: int) -> bool:
        return any(
            tuple(words[start : start + len(idiom)]) == idiom
            for idiom in self._idioms
            for start in range(max(0, at - len(idiom) + 1), at + 1)
        )

    def _is_amount(self, words: Sequence[str], at: int) -> bool:
        """Whether a word is a number above one, or a symbol; no part of a rule's number, though."""
        if "." in words[max(0, at - 1) : at + 2] or self._is_rule_word(words[max(0, at - 2) : at]):
            return False
        word = words[at].strip("'")
        is_written_out = not any(map(str.isdecimal, word)) and word[:1] not in "{+-"
        if self._boundless and is_written_out:
            # Only at its beginning does a longer word hold a number: the Korean one for `all`
            # ends in that for `two`, and is none.
            word = next((one for one in self._meanings if word.startswith(one)), "")
        return any(kind == "number" and which != "1" for kind, which in self._weigh((word,)))

    def _is_rule_word(self, words: Sequence[str]) -> bool:
        return "".join(words[-2:] if self._boundless else words[-1:]).endswith(self._rule_words)

    def _begins(self, words: Sequence[str], phrases: Sequence[tuple[str, ...]]) -> bool:
        if self._boundless:
            return "".join(words).startswith(tuple("".join(phrase) for phrase in phrases))
        bare = tuple(word.strip("'") for word in words)
        return any(bare[: len(phrase)] == phrase for phrase in phrases)

    def _is_modal(self, word: str) -> bool:
        weights = self._weigh((word,))
        return bool(weights) and all(kind == "modal" for kind, _ in weights)

    def _taken(self, words: Sequence[str]) -> dict[int, set[int]]:
        """Return the sides that words take in each contrast of which they name any."""
        taken: dict[int, set[int]] = {}
        for part in self._parts(words):
            for contrast, side in self._sides.get(part, ()):
                taken.setdefault(contrast, set()).add(side)
        return taken

    def _learn(self, forms: str, meaning: tuple[str, str]) -> None:
        self._meanings.update(dict.fromkeys(forms.casefold().split(), meaning))

    def _weigh(self, words: Iterable[str]) -> Counter[tuple[str, str]]:
        weights: Counter[tuple[str, str]] = Counter()
        for part in self._parts(words):
            if part in self._meanings:
                weights[self._meanings[part]] += 1
            elif (len(part) > 1 and part[0] in "{+-") or any(map(str.isdecimal, part)):
                weights["number", part] += 1
        return weights

    def _parts(self, words: Iterable[str]) -> Iterable[str]:
        for word in words:
            bare = word.strip("'") or word
            yield from self._compounds.get(bare, [bare])
            if self._boundless and bare not in self._meanings:
                yield from (
                    part
                    for part in (*self._meanings, *self._sides)
                    if part in bare and part != bare
                )


def _phrases(listed: str) -> list[tuple[str, ...]]:
    return [tuple(one.split()) for one in listed.casefold().split(",") if one]


@cache
def risk_for(locale: str) -> Risk:
    """Return the weighing of a locale's language."""
    profile = profile_for(locale)
    return Risk(
        profile.quotes,
        (*profile.references.rule, *profile.references.section),
        profile.analysis.stop_words,
    )
