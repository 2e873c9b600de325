"""Which verb a word is a form of, in a language whose stemmer does not tell.

It knows roots and endings, as the language's profile gives them; it must not know texts.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

_LEAST_ROOT = 2
_SHORT_ROOT = 3
"""The most letters of a root that only the surest endings may follow: `ag` + `e` is an age."""
_NONE = "-"
"""Stands for no ending."""
_LONG = "|"


class Verbs:
    """Finds infinitives. Safe to share between threads."""

    def __init__(self, verbs: Iterable[str], endings: Mapping[str, str]) -> None:
        """Read the verbs of a language.

        Args:
            verbs: lines of an infinitive and the roots of its other forms; as they are compared.
            endings: what infinitives end in, the first that fits → what may follow the roots of
                such a verb, separated by spaces; after `_LONG`, what may follow only those that are
                not short.
        """
        self._infinitives: dict[str, dict[str, str]] = {}
        self._endings = {kind: _read(words.replace(_LONG, "")) for kind, words in endings.items()}
        self._surest = {kind: _read(words.partition(_LONG)[0]) for kind, words in endings.items()}
        for infinitive, *roots in filter(None, map(str.split, verbs)):
            kind = next(kind for kind in endings if infinitive.endswith(kind))
            for root in (infinitive.removesuffix(kind), *roots):
                self._infinitives.setdefault(root, {}).setdefault(kind, infinitive)

    def infinitive(self, word: str) -> str:
        """Return the infinitive that a word is a form of, the one of the longest root; nothing
        where it is none."""
        for at in range(len(word), _LEAST_ROOT - 1, -1):
            endings = self._endings if at > _SHORT_ROOT else self._surest
            for kind, infinitive in self._infinitives.get(word[:at], {}).items():
                if word[at:] in endings[kind]:
                    return infinitive
        return ""


def _read(endings: str) -> frozenset[str]:
    return frozenset(ending.strip(_NONE) for ending in endings.split())
