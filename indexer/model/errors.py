"""Every error that Reglario raises on purpose. It knows facts; `app/problems.py` knows HTTP.

What was asked for is repeated, and kept as `asked`, as far as `shown` goes.

ReglarioError
├── NumberError                 what was asked for is no usable rule number
│   ├── InvalidNumber           not in the form of a rule number
│   ├── UnusedLetter            a subrule letter that the rules never use (l, o)
│   ├── RangeNotAllowed         a range or list where one number belongs
│   └── RangeTooLarge           a range or list that stands for too many numbers
├── AbsentError                 well asked, but not held here
│   ├── UnknownLanguage
│   ├── UnknownEdition
│   ├── NoSuchRule
│   ├── NoSuchDocument
│   ├── NoSuchTerm
│   └── RevisionGone
├── QueryError                  a search that cannot be run as asked
│   ├── QueryTooLong
│   └── UnknownFilter
├── SourceError                 a source that cannot be read whole: file, line, reason
│   ├── ManifestError
│   ├── MissingSource
│   ├── DigestMismatch
│   ├── UndecodableSource
│   ├── LossySource
│   ├── ImportFailed
│   ├── UnknownLayout
│   ├── NoRuleFound
│   ├── EditionMismatch
│   ├── RefusedSource
│   └── FetchFailed
├── NotInstalled                a library of an extra that is not here
└── SnapshotError               a snapshot that cannot be served or written
    ├── SnapshotMissing
    ├── SnapshotDamaged
    ├── SnapshotOutdated
    └── BuildInProgress
"""

from __future__ import annotations

from collections.abc import Sequence

from indexer.model.echo import shown
from indexer.model.edition import newest_by

_REBUILD = "Run `reglario build` to write a new one."


class ReglarioError(Exception):
    """Root of the tree; `str(error)` says in English what happened and what to do next."""


class NumberError(ReglarioError):
    """What was asked for is no usable rule number.

    Attributes:
        asked: the text as it was given.
    """

    def __init__(self, asked: str, message: str) -> None:
        super().__init__(message)
        self.asked = shown(asked)


class InvalidNumber(NumberError):
    """Not in the form of a rule number (`7`, `702`, `702.19`, `702.19b`); or `why` not."""

    def __init__(self, asked: str, why: str | None = None) -> None:
        form = "a section (7), a chapter (702), a rule (702.19) or a subrule (702.19b)"
        super().__init__(asked, f"{shown(asked)!r} is {why or f'not a rule number. Write {form}'}.")


class UnusedLetter(NumberError):
    """A subrule letter that the rules never use: they skip l and o.

    Attributes:
        suggestions: the neighbouring numbers that may have been meant, in order.
    """

    def __init__(self, asked: str, suggestions: Sequence[str]) -> None:
        near = "neither letter beside it is held"
        if suggestions:
            near = f"{' or '.join(suggestions)} may be meant"
        super().__init__(
            asked, f"Subrules skip the letters l and o, so {shown(asked)!r} is no subrule; {near}."
        )
        self.suggestions = tuple(suggestions)


class RangeNotAllowed(NumberError):
    """A range or a list where exactly one number belongs."""

    def __init__(self, asked: str) -> None:
        super().__init__(
            asked,
            f"{shown(asked)!r} stands for several rules, but one number belongs here: "
            "ask for each alone.",
        )


class RangeTooLarge(NumberError):
    """A range or a list that stands for more numbers than one answer may hold.

    Attributes:
        limit: the largest count of numbers that is answered at once.
    """

    def __init__(self, asked: str, limit: int) -> None:
        super().__init__(
            asked,
            f"{shown(asked)!r} stands for more than {limit} numbers. Ask for fewer at a time.",
        )
        self.limit = limit


class AbsentError(ReglarioError):
    """Well asked, but not held here."""


class UnknownLanguage(AbsentError):
    """No rulebook is loaded in this language.

    Attributes:
        asked: the language as it was given. available: locale tags that are loaded, in order.
    """

    def __init__(self, asked: str, available: Sequence[str]) -> None:
        self.asked, self.available = shown(asked), tuple(available)
        told = f"No rulebook is loaded in the language {self.asked!r}."
        super().__init__(f"{told} Available: {', '.join(available)}.")


class UnknownEdition(AbsentError):
    """This edition is not loaded (in that language, when one is given).

    Attributes:
        asked: the edition id. locale: the language it was asked in, or None.
        available: the handles' tails that are loaded, e.g. `("undated:es", "2026-08-07:en")`.
        suggestions: where a day was asked, what of these was in effect by then, as `newest_by`.
    """

    def __init__(self, asked: str, locale: str | None, available: Sequence[str]) -> None:
        where = f" in the language {locale!r}" if locale else ""
        self.asked, self.locale, self.available = shown(asked), locale, tuple(available)
        self.suggestions = newest_by(asked, available)
        told = f"The edition {self.asked!r} is not loaded{where}."
        if self.suggestions:
            told += f" The newest loaded by that day: {', '.join(self.suggestions)}."
        super().__init__(f"{told} Available: {', '.join(available)}.")


class NoSuchRule(AbsentError):
    """The rulebook asked has no rule of this number.

    Attributes:
        number: the number in canonical form. edition, locale: the rulebook that was asked.
        complete: whether that rulebook is the whole book, so that the number never existed in it.
        suggestions: numbers of that rulebook that may have been meant, nearest first.
        available_in: other rulebooks, as `edition:locale`, that do hold the number.
    """

    def __init__(
        self,
        number: str,
        edition: str,
        locale: str,
        *,
        complete: bool,
        suggestions: Sequence[str] = (),
        available_in: Sequence[str] = (),
    ) -> None:
        excerpts = "it holds excerpts only" + ("" if suggestions else ", and nothing near it")
        why = "it is complete, so no such rule exists" if complete else excerpts
        super().__init__(
            f"The rulebook {edition}:{locale} has no rule {number}: {why}."
            + (f" Near it: {', '.join(suggestions)}." if suggestions else "")
            + (f" Held by: {', '.join(available_in)}." if available_in else "")
        )
        self.number, self.complete = number, complete
        self.edition, self.locale = edition, locale
        self.suggestions, self.available_in = tuple(suggestions), tuple(available_in)


class NoSuchDocument(AbsentError):
    """No source document of this name is held.

    Attributes:
        asked: the document as given. available: names of the documents that are held.
    """

    def __init__(self, asked: str, available: Sequence[str]) -> None:
        held = f"Held: {', '.join(available)}." if available else "None is held."
        self.asked, self.available = shown(asked), tuple(available)
        super().__init__(f"There is no source document {self.asked!r}. {held}")


class NoSuchTerm(AbsentError):
    """The rulebook's glossary (or its keywords) does not hold this term.

    Attributes:
        asked: the term. edition, locale: the rulebook that was asked.
        suggestions: terms that may have been meant, nearest first.
    """

    def __init__(
        self, asked: str, edition: str, locale: str, suggestions: Sequence[str] = ()
    ) -> None:
        near = f" Near it: {', '.join(suggestions)}." if suggestions else ""
        self.asked, self.suggestions = shown(asked), tuple(suggestions)
        self.edition, self.locale = edition, locale
        super().__init__(f"The rulebook {edition}:{locale} has no entry for {self.asked!r}.{near}")


class RevisionGone(AbsentError):
    """A pinned revision that is no longer held.

    Attributes:
        edition, locale: the rulebook. asked: the revision in the URL.
        present: the one that is held now.
    """

    def __init__(self, edition: str, locale: str, asked: str, present: str) -> None:
        super().__init__(
            f"Revision {asked} of {edition}:{locale} is no longer held; the present one is "
            f"{present}. Its text may differ from the one that was cited."
        )
        self.edition, self.locale = edition, locale
        self.asked, self.present = asked, present


class QueryError(ReglarioError):
    """A search that cannot be run as asked."""


class QueryTooLong(QueryError):
    """A query over a limit.

    Attributes:
        what: `characters` or `clauses`. size: how many there were. limit: how many may be.
    """

    def __init__(self, what: str, size: int, limit: int) -> None:
        super().__init__(f"The query has {size} {what}; at most {limit} are searched. Shorten it.")
        self.what = what
        self.size = size
        self.limit = limit


class UnknownFilter(QueryError):
    """A filter of the query that is not known, or a value it does not take.

    Attributes:
        asked: the filter as typed. known: the filters or values there are.
    """

    def __init__(self, asked: str, known: Sequence[str]) -> None:
        self.asked, self.known = shown(asked), tuple(known)
        super().__init__(f"{self.asked!r} is no filter of a search. Known: {', '.join(known)}.")


class SourceError(ReglarioError):
    """A source that cannot be read whole.

    Attributes:
        path: the file, relative to the data directory.
        line: 1-based, or None when no line is at fault.
        reason: what is wrong and what to do, as one English sentence.
    """

    def __init__(self, path: str, reason: str, line: int | None = None) -> None:
        place = path if line is None else f"{path}:{line}"
        super().__init__(f"{place}: {reason}")
        self.path = path
        self.line = line
        self.reason = reason


class ManifestError(SourceError):
    """`sources.toml` is missing, is no TOML, or an entry lacks a field or holds a bad value."""


class MissingSource(SourceError):
    """The manifest names a file that is not there."""


class DigestMismatch(SourceError):
    """The file's bytes are not those that the manifest declares."""


class UndecodableSource(SourceError):
    """The file is not in its declared encoding."""


class LossySource(SourceError):
    """The file decodes, but its text was damaged before (mojibake, accents lost)."""


class ImportFailed(SourceError):
    """The file is not what its importer reads or no plain text, is damaged or locked, or gives no
    text."""


class UnknownLayout(SourceError):
    """No layout recognises the document, or the manifest names one that does not exist."""


class NoRuleFound(SourceError):
    """The document was recognised but holds no rule."""


class EditionMismatch(SourceError):
    """The date of effect printed in the document is not the edition that the manifest declares."""


class RefusedSource(SourceError):
    """A document that is not to be added as it is: something would be lost or mixed up."""


class FetchFailed(SourceError):
    """A declared document could not be downloaded whole; the file that is there was left alone."""


class NotInstalled(ReglarioError):
    """A library that only an extra of the package brings.

    Attributes:
        library: what is missing. extra: which extra brings it.
    """

    def __init__(self, library: str, extra: str, purpose: str) -> None:
        super().__init__(
            f"{purpose} need {library}, which is not installed. "
            f"Install the extra: pip install 'reglario[{extra}]'."
        )
        self.library = library
        self.extra = extra


class SnapshotError(ReglarioError):
    """A snapshot that cannot be served or written.

    Attributes:
        path: the snapshot's directory, or the damaged file in it.
    """

    def __init__(self, path: str, message: str) -> None:
        super().__init__(message)
        self.path = path


class SnapshotMissing(SnapshotError):
    """No snapshot has been built yet."""

    def __init__(self, path: str) -> None:
        super().__init__(path, f"There is no snapshot in {path}. Run `reglario build` first.")


class SnapshotDamaged(SnapshotError):
    """A file of the snapshot is missing or is not what was written.

    Attributes:
        reason: what differs.
    """

    def __init__(self, path: str, reason: str) -> None:
        super().__init__(path, f"The snapshot is damaged: {path}: {reason}. {_REBUILD}")
        self.reason = reason


class SnapshotOutdated(SnapshotError):
    """The snapshot was made by another version of Reglario, or of what its index depends on.

    Attributes:
        changed: the names of the tools that are others now.
    """

    def __init__(self, path: str, changed: Sequence[str]) -> None:
        tools = " and ".join(changed)
        told = f"The snapshot {path} was made by other {tools}. {_REBUILD}"
        super().__init__(path, f"{told} A service that is older than the snapshot needs a restart.")
        self.changed = changed


class BuildInProgress(SnapshotError):
    """Another build holds the lock.

    Attributes:
        holder: what is known of the other process, e.g. `process 4711`.
    """

    def __init__(self, path: str, holder: str) -> None:
        super().__init__(
            path,
            f"Another build is running ({holder}). Wait for it to end, or stop it, then retry.",
        )
        self.holder = holder
