"""Glossary entries: a headword and what it means, as printed."""

from __future__ import annotations

from dataclasses import dataclass

from indexer.model.rule import SourceSpan


@dataclass(frozen=True, slots=True)
class GlossaryEntry:
    """One entry of a rulebook's glossary.

    Attributes:
        headword: as printed, e.g. `Bury (Obsolete)`.
        text: the definition; its senses and paragraphs are separated by a line feed.
        obsolete: whether the headword is marked so in the language's own word.
        spans: where headword and definition stand, in that order, in the source documents.
    """

    headword: str
    text: str
    obsolete: bool
    spans: tuple[SourceSpan, ...]
