"""What each tool answers. A member that has nothing to say is left out, not null.

The names are those of the HTTP service where they mean the same.
"""

from __future__ import annotations

from pydantic import Field

from app.schemas import Shape
from indexer.model.number import Level
from indexer.model.reference import TargetStatus
from indexer.model.rule import NumberOrigin
from indexer.quotes.findings import AuditVerdict, Severity
from indexer.quotes.verdict import Verdict
from indexer.search import HitKind


class Pointed(Shape):
    """What belongs to a text wherever it is quoted."""

    lang: str
    edition: str
    effective_on: str | None = Field(
        None, description="Absent where the edition's date is unknown."
    )
    url: str = Field(description="Pinned: never changes what it shows. Cite this one.")


class RuleText(Pointed):
    """A rule's exact text."""

    number: str
    handle: str = Field(description="Number, edition and language; accepted wherever a number is.")
    label: str = Field(description="The number as its language names it.")
    title_path: list[str] = Field(description="Printed titles of its section and chapter.")
    title: str | None = Field(None, description="Of a section or chapter, which has no text.")
    text: str | None = Field(None, description="Verbatim. Quote nothing else.")
    abridged: bool = Field(description="The source cut the text short: the rest is not known here.")
    lossy: bool = Field(description="The source is damaged: characters are wrong or missing.")
    number_origin: NumberOrigin = Field(
        description="`printed`; `inferred`: the letter was worked out from the order; `implied`."
    )
    official: bool = Field(description="False: an unofficial text or translation.")


class Rule(RuleText):
    """A rule with what hangs on it."""

    level: Level
    examples: list[str] = Field(description="Verbatim, in order: example 1 first.")
    complete_rulebook: bool = Field(
        description="False: only excerpts of the rulebook are held, so a number that is absent may "
        "exist all the same."
    )
    parent: str | None = None
    previous: str | None = None
    next: str | None = None
    children: list[str] = Field(description="Numbers one level below.")
    duplicates: list[str] = Field(description="Further texts printed under the same number.")
    page: str = Field(description="For people.")
    source_url: str | None = Field(None, description="Answers the very characters of the source.")


class RuleAnswer(Rule):
    """Answer of `get_rule`."""

    included: list[Rule] = Field(description="The first of `children`, as many as were asked for.")
    normalized_from: str | None = Field(None, description="What was asked, where it differs.")
    attribution: str


class TermText(Pointed):
    """An entry of a rulebook's glossary."""

    headword: str
    definition: str = Field(description="Verbatim.")


class Hit(Shape):
    """A search result: a rule, or an entry of the glossary."""

    kind: HitKind = Field(description="`example`: only the rule's examples match.")
    rule: RuleText | None = None
    term: TermText | None = None
    matched_in: str = Field(description="`text`, `title` or `example N`: what `snippet` is of.")
    snippet: str = Field(description="The slice that shows best why it was found.")
    example: str | None = Field(
        None, description="Where `matched_in` is an example of the rule: all of it, verbatim."
    )


class Searched(Shape):
    """What one rulebook gave to a search."""

    lang: str
    edition: str
    understood_as: str
    total: int
    left_out: list[str] = Field(description="Words that not every hit has.")
    did_you_mean: str | None = None


class SearchAnswer(Shape):
    """Answer of `search_rules`."""

    searched: list[Searched] = Field(description="One rulebook for each language.")
    total: int = Field(description="How many there are; `hits` are the best of them.")
    hits: list[Hit] = Field(description="Of several languages: the best of each, and so on.")
    attribution: str


class Target(Shape):
    """One number that a mention stands for."""

    number: str
    title: str | None = Field(None, description="As printed with the mention.")
    status: TargetStatus
    handle: str | None = Field(None, description="Where the rule is held; so for `url`.")
    url: str | None = None


class CitedTarget(Target):
    """One number that the answer cites, and the rulebook that it was looked up in."""

    lang: str | None = Field(None, description="Absent where a handle names none that is loaded.")
    edition: str | None = None


class Outgoing(Shape):
    """A mention in the rule's own text."""

    match: str
    field: str = Field(description="`text` or `example N`.")
    targets: list[Target]


class Incoming(Shape):
    """A mention in another rule."""

    number: str
    handle: str
    url: str
    match: str


class ReferencesAnswer(Pointed):
    """Answer of `get_references`."""

    number: str
    handle: str
    outgoing: list[Outgoing]
    outgoing_total: int
    incoming: list[Incoming]
    incoming_total: int
    attribution: str


class Difference(Shape):
    """Where a quotation departs from the true text."""

    op: str
    quoted: str
    actual: str
    at_risk: bool = Field(description="It may change what the rule means.")


class Place(Shape):
    """Where a quotation stands verbatim."""

    handle: str | None = Field(None, description="Absent in the glossary; so is `url`.")
    term: str | None = Field(None, description="The glossary's headword.")
    lang: str
    edition: str
    field: str
    url: str | None = None


class Verified(Shape):
    """A quotation's verdict, with the true text."""

    verdict: Verdict
    message: str
    quote: str
    true_text: str | None = Field(
        None, description="The passage quoted, or the nearest one: what may be quoted instead."
    )
    field: str | None = Field(None, description="`text`, `title` or `example N` that it stands in.")
    handle: str | None = Field(None, description="Of the rule that `true_text` is from.")
    url: str | None = None
    lang: str | None = None
    edition: str | None = None
    differences: list[Difference]
    meaning_at_risk: bool
    found_in: list[Place]
    found_total: int


class QuotesAnswer(Shape):
    """Answer of `verify_quotes`: one result for each quotation, in their order."""

    results: list[Verified]
    attribution: str


class Finding(Shape):
    """A citation or quotation of the answer, judged."""

    severity: Severity
    kind: str = Field(description="Stable, such as `quote_altered` or `unused_letter`.")
    message: str
    excerpt: str = Field(description="The answer's own characters at this place.")
    start: int
    end: int
    cited: str | None = Field(None, description="The citation, as the answer writes it.")
    targets: list[CitedTarget]
    result: Verified | None = None


class AuditAnswer(Shape):
    """Answer of `audit_answer`."""

    verdict: AuditVerdict
    findings: list[Finding] = Field(description="What is wrong or cannot be told, by place.")
    findings_total: int
    confirmed: list[Finding] = Field(description="What is right, by place.")
    confirmed_total: int
    attribution: str
