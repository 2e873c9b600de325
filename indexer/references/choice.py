"""Which rulebook the numbers of a mention mean, where several are loaded, and what they are in it.

Every service that reads mentions in texts chooses by it, so that none contradicts another. It opens
nothing: what is loaded, and in which order it is wanted, its caller tells.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache

from indexer.languages import profile_for
from indexer.model.errors import UnknownEdition, UnknownLanguage
from indexer.model.number import RuleNumber
from indexer.model.reference import Mention, MentionTarget, Target, TargetStatus
from indexer.model.rulebook import Rulebook, RulebookInfo
from indexer.references.resolve import resolve_target
from indexer.references.tongue import tongues


@dataclass(frozen=True, slots=True)
class Resolution:
    """One number of a mention, in the rulebook that it means.

    Attributes:
        target: what it is there. locale, edition: of the rulebook; as the handle names them where
            that is not loaded. info: the rulebook; None where it is not loaded.
        absence: why it is not loaded, or None.
    """

    target: Target
    locale: str | None
    edition: str | None
    info: RulebookInfo | None = None
    absence: UnknownLanguage | UnknownEdition | None = None


class Chooser:
    """Resolves the mentions of one text.

    A handle names its rulebook itself. Where language or edition was asked for, that one holds;
    else the language of the mention's word, if it is loaded; else the rulebooks that are wanted, in
    order, the first that has the number.
    """

    def __init__(
        self,
        wanted: Callable[[str | None, str | None], Sequence[RulebookInfo]],
        rulebook: Callable[[RulebookInfo], Rulebook],
        holds: Callable[[RulebookInfo, RuleNumber], bool],
        locale: str | None,
        edition: str | None,
    ) -> None:
        """Choose what is looked into.

        Args:
            wanted: returns the rulebooks that a locale and an edition name, the most wanted first;
                it raises UnknownLanguage or UnknownEdition where there is none.
            rulebook: opens one of them. holds: says whether one has a number, best without that.
            locale, edition: what was asked for.

        Raises:
            UnknownLanguage, UnknownEdition: what was asked for is not loaded.
        """
        self._wanted = cache(wanted)
        self._rulebook = rulebook
        self._holds = holds
        self._locale = locale
        self._edition = edition
        self._wanted(locale, edition)

    def resolve(self, mention: Mention) -> list[Resolution]:
        """Return what each number of a mention is, in order."""
        spoken = tongues(mention.match)
        found = self._wanted(self._locale, self._edition)
        if self._locale is None:
            found = _in_tongue(found, spoken)
        home = self._first_holding(found, mention.targets)
        return [
            self._in_rulebook(target, home)
            if target.edition is None
            else self._named(target, spoken)
            for target in mention.targets
        ]

    def _named(self, target: MentionTarget, spoken: frozenset[str]) -> Resolution:
        """Resolve a handle, which need not name its language."""
        assert target.edition is not None
        locale, edition = target.locale or self._locale, target.edition.id
        try:
            named = self._wanted(locale, edition)
        except (UnknownLanguage, UnknownEdition) as absence:
            status = TargetStatus.EDITION_NOT_LOADED
            absent = Target(target.written, target.title, status)
            return Resolution(absent, locale, edition, absence=absence)
        home = self._first_holding(_in_tongue(named, spoken), [target])
        return self._in_rulebook(target, home)

    def _first_holding(
        self, infos: Sequence[RulebookInfo], targets: Sequence[MentionTarget]
    ) -> RulebookInfo:
        """Return the first rulebook that holds the first number, or the most wanted one."""
        number = next((target.number for target in targets if target.number is not None), None)
        if number is None or len(infos) == 1:
            return infos[0]
        return next((info for info in infos if self._holds(info, number)), infos[0])

    def _in_rulebook(self, target: MentionTarget, info: RulebookInfo) -> Resolution:
        found = resolve_target(target, self._rulebook(info))
        return Resolution(found, info.locale, info.edition.id, info)


def _in_tongue(infos: Sequence[RulebookInfo], spoken: frozenset[str]) -> Sequence[RulebookInfo]:
    """Return the rulebooks in the languages of a mention's word; all, where there is none."""
    return [info for info in infos if profile_for(info.locale).tag in spoken] or infos
