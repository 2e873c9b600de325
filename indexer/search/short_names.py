"""Which name an unknown word of two characters is, one of them being wrong, in one edition.

It serves writing without spaces, where such a name has no letters to be near by. It knows names and
how often characters occur, and must not know what they match.
"""

from __future__ import annotations

from indexer.search.view import EditionView

_WHOLE_NAME = 0.5
"""Which share of a name of two characters both of them are, the last one being found alone too."""
_ITS_OWN = 0.5
"""From such a share on, what a character stands in is the word that it is told by."""


class ShortNames:
    """Finds names of two characters."""

    def __init__(self, view: EditionView) -> None:
        self._view = view

    def like(self, gram: str) -> str | None:
        """Return the name that shares with an unknown word of two characters one that hardly stands
        in any other word, the first of them if both do; or None. The first is not taken for a slip
        if it stands in other words."""
        first_is_known = self._frequency_of_all(gram[0]) > 0
        for kept in (0,) if first_is_known else (0, 1):  # it is seldom the first that is wrong
            named = (
                (self._view.frequency(form), form)
                for form in self._view.reader.names
                if len(form) == 2 and form[kept] == gram[kept] and self._names_alone(form)
            )
            count, name = max(named, default=(0, ""))
            if count and count >= _ITS_OWN * self._frequency_of_all(gram[kept]):
                return name
        return None

    def _names_alone(self, gram: str) -> bool:
        """Whether a name of two characters is these."""
        called, _ = self._view.called(gram)
        return bool((self._view.share_of_heading[called] >= _WHOLE_NAME).any())

    def _frequency_of_all(self, character: str) -> int:
        """Return how often a character occurs: each begins a pair, or is the last of its run."""
        return sum(map(self._view.frequency, self._view.reader.folded_from(character)))
