"""Whether a quotation is what the rules say: one verdict, the true text, and where the words stand.

It decides in which rulebooks to look and what the outcome is called; `inquiry` does the looking.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from indexer.model.rule import TITLE, RuleRecord
from indexer.model.rulebook import RulebookInfo
from indexer.quotes.beyond import runs_beyond, up_to_cut
from indexer.quotes.compare import compare, faithful
from indexer.quotes.comparison import Cut, Match
from indexer.quotes.inquiry import Found, Inquiry, belongs, record_fields
from indexer.quotes.library import QuoteLibrary
from indexer.quotes.places import Passage
from indexer.quotes.verdict import Quotation, Verdict, Verification
from indexer.quotes.words import split

FOUND_LIMIT = 50
"""How many places of a quotation are listed."""

LONGEST_QUOTE = 10_000
"""The most characters that are looked for; no rule is nearly as long."""

_ALTERED_FROM = 0.6
"""The similarity from which a passage counts as this one with other words, not as another one."""

_KNOWN_FROM = 0.5
"""The share of known words from which a quotation counts as written in a language."""

_FAITHFUL = {
    Match.EXACT: (Verdict.EXACT, "{rule} says exactly this."),
    Match.TYPOGRAPHIC: (Verdict.TYPOGRAPHIC, "{rule} says this; only the typography differs."),
    Match.ELIDED: (Verdict.ELIDED, "{rule} says all that is quoted, in this order."),
}

_GOES_ON = "{rule} says this, but goes on where the quotation ends its sentence."

_CUT_OFF = {
    Cut.NEGATION_BEFORE: " But it begins right after a negation.",
    Cut.NEGATION_WITHIN: " But a negation is left out within.",
    Cut.NEGATION_AFTER: " But it ends right before a negation.",
    Cut.EXCEPTION_AFTER: " But it ends right before an exception.",
    Cut.LIMIT_BEFORE: " But it begins right behind what limits it.",
    Cut.LIMIT_WITHIN: " But what limits it is left out, or put in, within.",
    Cut.CONDITION_BEFORE: " But a condition that stands before it is left out.",
    Cut.CONDITION_AFTER: " It goes on with a condition.",
    Cut.WORDS_PUT_IN: " But words are put in that it does not have.",
}


def verify(asked: Quotation, library: QuoteLibrary, preferred: Sequence[str] = ()) -> Verification:
    """Say whether a quotation is what a rule says.

    Without a language, every language's newest rulebook is looked in, and the quotation is judged
    in that whose words it is written in; among equals, in the one whose locale comes first in
    `preferred`. Where nothing at all is named and none of these has it, it is told of the one that
    does.

    Raises:
        UnknownLanguage, UnknownEdition: what is named is not held.
    """
    scope = _ordered(library.scope(asked.locale, asked.edition), preferred)
    if len(asked.quote) > LONGEST_QUOTE:
        return _not_found(asked, scope[0], None)
    inquiry = Inquiry(asked, library)
    records = [
        (info, record)
        for info in scope
        if asked.number and (record := library.record(info, asked.number)) is not None
    ]
    cited = [
        found
        for info, record in records
        if (found := inquiry.in_record(info, record, faithful)) is not None
    ]
    best = min(cited, key=lambda found: found.comparison.rank, default=None)
    if inquiry.is_too_short(scope[0].locale) and not (best and _is_whole_field(best)):
        return _too_short(asked, scope, records, best)
    if best:
        return _faithful(asked, best)
    home = _home(inquiry, scope, records)
    return (
        _in_scope(inquiry, scope, home)
        or _elsewhere(inquiry, scope, home, dict(_by_key(records)).get(home.key))
        or _unfaithful(inquiry, home, dict(_by_key(records)).get(home.key))
    )


def _by_key(
    records: Sequence[tuple[RulebookInfo, RuleRecord]],
) -> list[tuple[str, RuleRecord]]:
    return [(info.key, record) for info, record in records]


def _ordered(infos: Sequence[RulebookInfo], preferred: Sequence[str]) -> list[RulebookInfo]:
    order = {locale: at for at, locale in enumerate(preferred)}
    return sorted(infos, key=lambda info: order.get(info.locale, len(order)))


def _home(
    inquiry: Inquiry,
    scope: Sequence[RulebookInfo],
    records: Sequence[tuple[RulebookInfo, RuleRecord]],
) -> RulebookInfo:
    """Return the rulebook that a quotation is judged in when it stands nowhere as it is."""
    holders = {info.key for info, _ in records}

    def fitness(info: RulebookInfo) -> tuple[float, bool]:
        share = inquiry.coverage(info)
        return (round(share, 1) if share >= _KNOWN_FROM else 0.0, info.key in holders)

    return scope[0] if len(scope) == 1 else max(scope, key=fitness)


def _is_whole_field(found: Found) -> bool:
    return found.passage.text.strip() == found.text.strip()


def _in_scope(
    inquiry: Inquiry, scope: Sequence[RulebookInfo], home: RulebookInfo
) -> Verification | None:
    """Judge a quotation for which no rule is named; or a chapter or section, whose text is that of
    its rules; or a rule that the glossary refers to where it says this.
    """
    asked = inquiry.asked
    if asked.is_impossible:
        return None
    number = asked.number
    found = [one for one in inquiry.verbatim(scope) if number is None or belongs(one, number)]
    if found:
        best = min(found, key=lambda one: one.comparison.rank)
        return _faithful(asked, best, found)
    near = inquiry.elided(home)
    if near and (number is None or belongs(near, number)):
        return _faithful(asked, near, [near])
    return None


def _elsewhere(
    inquiry: Inquiry,
    scope: Sequence[RulebookInfo],
    home: RulebookInfo,
    record: RuleRecord | None,
) -> Verification | None:
    """Judge a quotation that stands verbatim somewhere, but not where it is said to."""
    asked = inquiry.asked
    is_named = asked.number is not None or asked.is_impossible
    found: list[Found] = []
    if is_named:
        near = inquiry.elided(home)
        found = inquiry.verbatim(scope) or ([near] if near else [])
    if not found:
        held = {info.key for info in scope}
        others = [info for info in inquiry.library.infos if info.key not in held]
        # Other editions of the language come before other languages.
        found = inquiry.verbatim(sorted(others, key=lambda info: info.locale != home.locale))
    if not found:
        return None
    first = found[0]
    is_told = is_named or asked.is_of_newest or asked.locale or asked.edition
    if not is_told:
        # Nobody said where it stands, so it stands where it does.
        result = _faithful(asked, min(found, key=lambda one: one.comparison.rank), found)
        told = f" {home.key} does not." if result.locale == home.locale else ""
        return replace(result, message=result.message + told)
    missed = "not where it is said to" if is_named else f"but not in {home.key}"
    return Verification(
        Verdict.ELSEWHERE,
        asked.quote,
        f"This stands in {_named(first).removesuffix(',')}, {missed}.",
        home.edition,
        home.locale,
        asked.number,
        _whole(home, record) or (None if is_named else first.passage),
        first.comparison.differences,
        similarity=1.0,
        found_in=tuple(one.passage for one in found[:FOUND_LIMIT]),
        found_total=len(found),
    )


def _unfaithful(inquiry: Inquiry, home: RulebookInfo, record: RuleRecord | None) -> Verification:
    """Judge a quotation that stands nowhere as it is."""
    asked = inquiry.asked
    near = inquiry.nearest(home, compare)
    if asked.number is None and not asked.is_impossible:
        if near is None or near.comparison.similarity < _ALTERED_FROM:
            return _not_found(asked, home, near)
        holder = near.field.number and inquiry.library.record(home, near.field.number)
        if not holder or not holder.abridged:
            return _altered(asked, near)
        record = holder
    if record is None:
        return _not_found(asked, home, near) if _is_settled(asked, home) else _absent(asked, home)
    found = inquiry.in_record(home, record, up_to_cut if record.abridged else compare)
    if record.abridged and _runs_beyond(inquiry, home, record):
        return _cut_short(asked, home, record)
    if found and found.comparison.match is not Match.ALTERED:
        return _cut_short(asked, home, record)
    if found and found.comparison.similarity >= _ALTERED_FROM:
        return _altered(asked, found)
    if record.abridged:
        return _cut_short(asked, home, record)
    both = [one for one in (found, near) if one]
    return _not_found(asked, home, min(both, key=lambda one: one.comparison.rank, default=None))


def _is_settled(asked: Quotation, home: RulebookInfo) -> bool:
    """Whether a number that the rulebook does not hold is known not to be a rule of it."""
    return asked.is_impossible or home.complete


def _runs_beyond(inquiry: Inquiry, home: RulebookInfo, record: RuleRecord) -> bool:
    if record.text is None:
        return False
    return runs_beyond(inquiry.quote(home.locale), split(record.text, home.locale))


def _faithful(asked: Quotation, best: Found, found: Sequence[Found] = ()) -> Verification:
    comparison = best.comparison
    verdict, message = _FAITHFUL.get(comparison.match, (Verdict.ALTERED, ""))
    if verdict is Verdict.ALTERED:
        return _altered(asked, best)
    if comparison.stops_early and verdict is Verdict.TYPOGRAPHIC:
        message = _GOES_ON
    return Verification(
        verdict,
        asked.quote,
        message.format(rule=_named(best)) + "".join(map(_CUT_OFF.__getitem__, comparison.cuts)),
        best.field.edition,
        best.field.locale,
        best.field.number,
        best.passage,
        comparison.differences,
        comparison.meaning_at_risk,
        comparison.similarity,
        tuple(one.passage for one in found[:FOUND_LIMIT]),
        len(found),
        comparison.cuts,
    )


def _altered(asked: Quotation, found: Found) -> Verification:
    comparison = found.comparison
    return Verification(
        Verdict.ALTERED,
        asked.quote,
        f"{_named(found)} says this with other words."
        + (" The change may turn its meaning round." if comparison.meaning_at_risk else ""),
        found.field.edition,
        found.field.locale,
        found.field.number,
        found.passage,
        comparison.differences,
        comparison.meaning_at_risk,
        round(comparison.similarity, 3),
    )


def _not_found(asked: Quotation, home: RulebookInfo, near: Found | None) -> Verification:
    extent = "" if home.complete else ", of which only excerpts are held,"
    return Verification(
        Verdict.NOT_FOUND,
        asked.quote,
        f"Nothing in {home.key}{extent} says this."
        + (f" {_named(near)} comes nearest." if near else ""),
        home.edition,
        home.locale,
        asked.number,
        near.passage if near else None,
        near.comparison.differences if near else (),
        similarity=round(near.comparison.similarity, 3) if near else 0.0,
    )


def _absent(asked: Quotation, home: RulebookInfo) -> Verification:
    return Verification(
        Verdict.CANNOT_TELL,
        asked.quote,
        f"Of {home.key} only excerpts are held, and {asked.number} is not among them.",
        home.edition,
        home.locale,
        asked.number,
    )


def _cut_short(asked: Quotation, home: RulebookInfo, record: RuleRecord) -> Verification:
    return Verification(
        Verdict.CANNOT_TELL,
        asked.quote,
        f"The text that is held of {record.number} was cut short; this goes beyond it.",
        home.edition,
        home.locale,
        record.number,
        _whole(home, record),
    )


def _too_short(
    asked: Quotation,
    scope: Sequence[RulebookInfo],
    records: Sequence[tuple[RulebookInfo, RuleRecord]],
    best: Found | None,
) -> Verification:
    info, record = records[0] if records else (scope[0], None)
    held = " The rule named has them." if best else ""
    return Verification(
        Verdict.TOO_SHORT,
        asked.quote,
        f"So few words prove nothing; quote more.{held}",
        best.field.edition if best else info.edition,
        best.field.locale if best else info.locale,
        asked.number,
        best.passage if best else _whole(info, record),
        similarity=1.0 if best else 0.0,
    )


def _whole(info: RulebookInfo, record: RuleRecord | None) -> Passage | None:
    """Return all of a record's first field, titles aside, which tell nothing of its rules."""
    for where, text in record_fields(info, record) if record else ():
        if where.name != TITLE:
            return Passage(where, 0, len(text), text)
    return None


def _named(found: Found) -> str:
    where = found.field
    name = (
        str(where.handle)
        if where.handle
        else f"the glossary's {where.term!r} ({where.edition}:{where.locale})"
    )
    return name if where.name == "text" else f"{name}, {where.name},"
