"""What auditing an answer may come to."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from indexer.model.reference import Mention
from indexer.quotes.verdict import Verification
from indexer.references.choice import Resolution


class Severity(StrEnum):
    """What a finding does to the verdict."""

    OK = "ok"
    WARNING = "warning"
    BROKEN = "broken"


class AuditVerdict(StrEnum):
    """What an answer is as a whole."""

    CLEAN = "clean"
    WARNINGS = "warnings"
    """Something cannot be told."""
    BROKEN = "broken"
    """It says something of the rules that is not so."""


@dataclass(frozen=True, slots=True)
class AuditFinding:
    """One citation or quotation of an answer, judged.

    Attributes:
        start, end: its place, in code points of the answer as sent. severity, kind: what it is.
        message: one English sentence. mention: the citation, or None where a quotation has none.
        mention_span: where the citation stands in the answer as sent; (0, 0) where there is none.
        targets: what the citation stands for, and in which rulebook. result: of a quotation, or
            None.
    """

    start: int
    end: int
    severity: Severity
    kind: str
    message: str
    mention: Mention | None = None
    targets: tuple[Resolution, ...] = ()
    result: Verification | None = None
    mention_span: tuple[int, int] = (0, 0)


@dataclass(frozen=True, slots=True)
class Audit:
    """An answer, judged.

    Attributes:
        verdict: `broken` if anything is wrong, `warnings` if anything cannot be told, else `clean`.
        findings: what is wrong or cannot be told, by place. confirmed: what is right, by place.
    """

    verdict: AuditVerdict
    findings: tuple[AuditFinding, ...]
    confirmed: tuple[AuditFinding, ...]
