"""A whole answer held against the rules: every citation resolved, every quotation verified.

It judges what an answer says that the rules say; whether it is right otherwise is not asked.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice

from indexer.languages import all_profiles
from indexer.model.errors import UnknownEdition, UnknownLanguage
from indexer.model.number import Level
from indexer.model.reference import Mention, TargetStatus
from indexer.model.rulebook import RulebookInfo
from indexer.quotes.beside import unsaid
from indexer.quotes.code_within import read_quoted
from indexer.quotes.comparison import Cut
from indexer.quotes.findings import Audit, AuditFinding, AuditVerdict, Severity
from indexer.quotes.library import QuoteLibrary
from indexer.quotes.markup import plain_of
from indexer.quotes.names import is_announced, is_unknown_name
from indexer.quotes.pairing import Claim, Pairing
from indexer.quotes.plain import Plain
from indexer.quotes.quotations import Quoted
from indexer.quotes.unquoted import Printed, Told, severity_of, told_sentences
from indexer.quotes.verdict import FAITHFUL, Quotation, Verdict, Verification
from indexer.quotes.verify import verify
from indexer.quotes.words import is_word, split
from indexer.references.choice import Chooser, Resolution
from indexer.references.find import find_mentions
from indexer.references.prose import TextFormat

QUOTATION_LIMIT = 200
"""The most quotations that are verified in one answer; more are a finding."""

_FEWEST_WORDS_ALONE = 5
"""A shorter quotation without a citation is a name or a word of the table, not a rule."""

_FEWEST_WORDS = 3
"""Fewer words after a quotation mark that is never closed are no quotation."""

_KNOWN_FROM = 0.8
"""The share of known words from which code is written in a language."""

_CLOSE = 25
"""Characters between a citation and a few quoted words that are certainly said to be the rule's."""

_TARGETS_TRIED = 20

_SAMPLE = 5000
"""Characters of an answer from which its language is told."""


def audit(
    text: str,
    library: QuoteLibrary,
    form: TextFormat = TextFormat.TEXT,
    *,
    locale: str | None = None,
    edition: str | None = None,
    preferred: Sequence[str] = (),
) -> Audit:
    """Judge every citation and quotation of an answer.

    Raises:
        UnknownLanguage, UnknownEdition: `locale` or `edition` is not held; one that the
            answer names is a finding.
    """
    auditor = _Auditor(plain_of(text, form), library, locale, edition, preferred)
    found = sorted(auditor.findings(), key=lambda finding: (finding.start, finding.end))
    wrong = tuple(finding for finding in found if finding.severity is not Severity.OK)
    severities = {finding.severity for finding in wrong}
    verdict = AuditVerdict.CLEAN
    if severities:
        is_broken = Severity.BROKEN in severities
        verdict = AuditVerdict.BROKEN if is_broken else AuditVerdict.WARNINGS
    confirmed = tuple(finding for finding in found if finding.severity is Severity.OK)
    return Audit(verdict, wrong, confirmed)


_Judged = tuple[Severity, str, str, Resolution]

_STATUSES = {
    TargetStatus.FOUND: (Severity.OK, "citation_found", "{number} is held in {book}."),
    TargetStatus.ABRIDGED: (
        Severity.OK,
        "citation_abridged",
        "{number} is held in {book}, cut short.",
    ),
    TargetStatus.NOT_IN_RULEBOOK: (
        Severity.WARNING,
        "rule_not_held",
        "Of {book} only excerpts are held, and {number} is not among them.",
    ),
    TargetStatus.NEVER_EXISTED: (
        Severity.BROKEN,
        "never_existed",
        "{book} is whole and has no rule {number}.",
    ),
    TargetStatus.UNUSED_LETTER: (
        Severity.BROKEN,
        "unused_letter",
        "{number} uses a letter that the rules skip (l, o).",
    ),
    TargetStatus.MALFORMED: (Severity.BROKEN, "malformed_number", "{number} is no rule number."),
}

_RANKS = (
    Verdict.EXACT,
    Verdict.TYPOGRAPHIC,
    Verdict.ELIDED,
    Verdict.CANNOT_TELL,
    Verdict.ALTERED,
    Verdict.ELSEWHERE,
    Verdict.TOO_SHORT,
    Verdict.NOT_FOUND,
)
"""Of several rules that one citation names, or of several readings, the best one counts."""

_QUOTES = {
    Verdict.ALTERED: (Severity.BROKEN, "quote_altered"),
    Verdict.NOT_FOUND: (Severity.BROKEN, "quote_not_found"),
    Verdict.CANNOT_TELL: (Severity.WARNING, "quote_cannot_be_told"),
    Verdict.TOO_SHORT: (Severity.WARNING, "quote_too_short"),
}


class _Auditor:
    def __init__(
        self,
        plain: Plain,
        library: QuoteLibrary,
        locale: str | None,
        edition: str | None,
        preferred: Sequence[str],
    ) -> None:
        self._plain, quoted, self._unclosed = read_quoted(plain)
        self._library = library
        self._locale = locale
        self._edition = edition
        self._order = self._languages(preferred)
        self._chooser = Chooser(self._scope, library.rulebook, library.holds, locale, edition)
        self._quoted_in: dict[int, Chooser] = {}
        """By where a citation stands: what resolves it in the rulebook that it quotes."""
        mentions = find_mentions(self._plain.divided(), all_profiles())
        self._pairing = Pairing(self._plain, quoted, mentions)
        marked = sorted([*quoted, *self._unclosed], key=lambda one: one.outer_start)
        self._told = told_sentences(
            self._plain.text, self._pairing.outside, marked, self._plain.emphasised
        )
        self._printed = Printed(self._plain.text)

    def findings(self) -> Iterator[AuditFinding]:
        """Yield a finding for every citation and quotation, right ones too."""
        yield from self._unquoted(islice(self._told, QUOTATION_LIMIT))
        for title in self._pairing.titles:
            yield from self._title(title)
        for unclosed in self._unclosed[:QUOTATION_LIMIT]:
            if not self._printed.holds(unclosed.start, unclosed.end):
                yield from self._open(unclosed)
        claims = [
            readings
            for readings in self._pairing.claims()
            if not self._printed.holds(readings[0].start, readings[0].end)
        ]
        for readings in claims[:QUOTATION_LIMIT]:
            yield from self._claim(readings)
        if left := claims[QUOTATION_LIMIT:]:
            start, end = self._plain.source_span(left[0][0].start, left[-1][0].end)
            told = f"At most {QUOTATION_LIMIT} quotations are verified; send the rest by itself."
            yield AuditFinding(start, end, Severity.WARNING, "quotes_not_verified", told)
        for mention in self._pairing.outside:  # last: where a quotation is from tells what it means
            yield from self._mention(mention)

    def _open(self, unclosed: Quoted) -> Iterator[AuditFinding]:
        """Tell of a quotation mark that has no other: what is quoted cannot be told."""
        quoted = self._plain.text[unclosed.start : unclosed.end]
        if split(quoted[:_SAMPLE], self._order[0]).count() >= _FEWEST_WORDS:
            start, end = self._plain.source_span(unclosed.outer_start, unclosed.outer_end)
            told = "Where this quotation begins or ends cannot be told, so it cannot be verified."
            yield AuditFinding(start, end, Severity.WARNING, "quote_not_closed", told)

    def _languages(self, preferred: Sequence[str]) -> list[str]:
        """Return the locales in question, that whose words the answer is written in first."""
        scope = self._library.scope(self._locale, self._edition)
        locales = {info.locale: info for info in scope}
        if len(locales) > 1:
            text = self._plain.text[:_SAMPLE]

            def fitness(locale: str) -> tuple[float, int]:
                keys = split(text, locale).without_quotes().keys
                place = preferred.index(locale) if locale in preferred else len(preferred)
                return (-round(self._library.coverage(locales[locale], keys), 1), place)

            return sorted(locales, key=fitness)
        return list(locales)

    def _mention(self, mention: Mention) -> Iterator[AuditFinding]:
        """Judge a citation's numbers: one finding for each kind of thing that is wrong."""
        judged = self._targets(mention)
        wrong = [one for one in judged if one[0] is not Severity.OK] or judged[:1]
        start, end = span = self._plain.source_span(mention.start, mention.end)
        kinds: dict[str, _Judged] = {}
        for one in wrong:
            kinds.setdefault(one[1], one)
        for severity, kind, message, _ in kinds.values():
            targets = tuple(one[3] for one in judged if one[1] == kind)
            yield AuditFinding(
                start, end, severity, kind, message, mention, targets, mention_span=span
            )

    def _targets(self, mention: Mention) -> list[_Judged]:
        chooser = self._quoted_in.get(mention.start, self._chooser)
        return [_judged(found) for found in chooser.resolve(mention)]

    def _scope(self, locale: str | None, edition: str | None) -> Sequence[RulebookInfo]:
        """Return rulebooks, that of the answer's language first."""
        scope = self._library.scope(locale, edition)
        return sorted(scope, key=lambda info: self._place(info.locale))

    def _place(self, locale: str) -> int:
        return self._order.index(locale) if locale in self._order else len(self._order)

    def _claim(self, readings: Sequence[Claim]) -> Iterator[AuditFinding]:
        """Judge a quotation in that reading in which it comes off best."""
        judged = [(one, self._verified(self._words(one), one.mention)) for one in readings]
        # What was left out as a citation may be altered words of the rule: `(see rule 116.2b)`.
        judged = [
            one for one in judged if not one[0].is_contradicted or one[1].verdict not in FAITHFUL
        ]
        reading, result = min(judged, key=lambda one: _RANKS.index(one[1].verdict))
        if reading.mention is not None:
            self._note_home(reading.mention, result)
            if reading.mention not in self._pairing.outside:
                yield from self._mention(reading.mention)
        if self._is_name(reading, result):
            return
        severity, kind = self._judge(reading.start, reading.end, result)
        if self._is_mere_code(reading, result):
            if not self._is_said_to_be_a_rule(reading, result):
                return
            severity = Severity.WARNING
        yield self._finding(reading, result, severity, kind)

    def _unquoted(self, sentences: Iterable[Told]) -> Iterator[AuditFinding]:
        """Judge what is told behind a number as its rule's words, where it nearly is."""
        for told in sentences:
            claim = told.claim
            result = self._verified(self._words(claim), claim.mention)
            severity = severity_of(told, result)
            if severity is None and told.is_set_off and not told.is_quoted:
                severity = self._severity_of_set_off(claim, result)
            if severity is not None:
                judged, kind = self._judge(claim.start, claim.end, result)
                if severity is Severity.OK:
                    severity = judged
                    self._printed.add(claim.start, claim.end)
                yield self._finding(claim, result, severity, kind)

    def _finding(
        self, claim: Claim, result: Verification, severity: Severity, kind: str
    ) -> AuditFinding:
        start, end = self._plain.source_span(claim.start, claim.end)
        mention = claim.mention
        targets = tuple(target for *_, target in self._targets(mention)) if mention else ()
        span = self._plain.source_span(mention.start, mention.end) if mention else (0, 0)
        return AuditFinding(
            start, end, severity, kind, result.message, mention, targets, result, span
        )

    def _note_home(self, mention: Mention, result: Verification) -> None:
        """Take a citation to mean the rulebook that its quotation is from, word for word."""
        if result.verdict in FAITHFUL and result.edition is not None:
            library, edition = self._library, result.edition.id
            chooser = Chooser(self._scope, library.rulebook, library.holds, result.locale, edition)
            self._quoted_in.setdefault(mention.start, chooser)

    def _title(self, claim: Claim) -> Iterator[AuditFinding]:
        """Judge what is quoted right after a number, unless it is a chapter's title."""
        assert claim.mention is not None
        number = claim.mention.targets[-1].number
        words = split(self._words(claim), self._order[0])
        if number is None or words.count() < _FEWEST_WORDS_ALONE:
            return
        if number.level in (Level.CHAPTER, Level.SECTION):
            held = self._scope(self._locale, self._edition)
            records = (self._library.record(info, number) for info in held)
            titles = [record.title for record in records if record is not None and record.title]
            keys = [split(title, self._order[0]).keys for title in titles]
            if not keys or words.keys in keys:
                return
        yield from self._claim(self._pairing.readings_of_title(claim))

    def _words(self, claim: Claim) -> str:
        return self._plain.text[claim.start : claim.end]

    def _verified(self, quote: str, mention: Mention | None) -> Verification:
        targets = mention.targets[:_TARGETS_TRIED] if mention else ()
        results = []
        for target in targets or (None,):
            # An answer says how the rules are now, whatever edition else holds its words.
            asked = Quotation(
                quote,
                locale=self._locale,
                edition=self._edition,
                is_of_newest=self._edition is None,
            )
            if target is not None:
                asked = Quotation(
                    quote,
                    target.number,
                    target.locale or self._locale,
                    target.edition.id if target.edition else self._edition,
                    is_impossible=target.number is None,
                )
            try:
                results.append(verify(asked, self._library, self._order))
            except (UnknownLanguage, UnknownEdition) as error:
                results.append(Verification(Verdict.CANNOT_TELL, quote, str(error)))
        return min(results, key=lambda result: _RANKS.index(result.verdict))

    def _is_name(self, claim: Claim, result: Verification) -> bool:
        """Whether it is too short for a quotation: a card's name, a title, a word of the table."""
        span = claim.start, claim.end
        if not claim.is_block and is_unknown_name(self._plain.text, *span, result, self._order[0]):
            return True
        if result.verdict is Verdict.TOO_SHORT:
            is_told = result.similarity == 1 or result.passage is None
            return is_told or not _is_close(claim)
        if claim.mention is not None or result.verdict in FAITHFUL:
            return False
        words = split(self._words(claim), result.locale or self._order[0])
        return words.count() < _FEWEST_WORDS_ALONE

    def _is_mere_code(self, claim: Claim, result: Verification) -> bool:
        """Whether a claim is code that no rule nearly says; most code quotes nothing."""
        known = (Verdict.ALTERED, Verdict.ELSEWHERE, *FAITHFUL)
        return claim.is_code and result.verdict not in known

    def _is_said_to_be_a_rule(self, claim: Claim, result: Verification) -> bool:
        """Whether code is announced as a rule's words, and is in such words."""
        locale = result.locale or self._order[0]
        if claim.mention is None or not is_announced(
            self._plain.text, claim.start, claim.end, locale
        ):
            return False
        return self._is_in_words_of_rules(claim, locale)

    def _severity_of_set_off(self, claim: Claim, result: Verification) -> Severity | None:
        """Return what a sentence in other letters does to the verdict, which may quote nothing."""
        locale = result.locale or self._order[0]
        is_long = split(self._words(claim), locale).count() >= _FEWEST_WORDS_ALONE
        is_said_so = is_long and self._is_in_words_of_rules(claim, locale)
        return Severity.WARNING if is_said_so else None

    def _is_in_words_of_rules(self, claim: Claim, locale: str) -> bool:
        """Whether a rule might say it, by its words."""
        words = split(self._words(claim), locale)
        keys = [key for raw, key in zip(words.raw, words.keys, strict=True) if is_word(raw)]
        return self._library.coverage(self._scope(locale, None)[0], keys) >= _KNOWN_FROM

    def _judge(self, start: int, end: int, result: Verification) -> tuple[Severity, str]:
        if result.verdict in FAITHFUL:
            locale = result.locale or self._order[0]
            cuts = unsaid(result.cuts, self._plain.text, start, end, locale)
            if cuts:
                return Severity.WARNING, next(cut.kind for cut in Cut if cut in cuts)
            return Severity.OK, f"quote_{result.verdict}"
        if result.verdict is Verdict.ELSEWHERE:
            return Severity.BROKEN, _elsewhere_kind(result)
        return _QUOTES[result.verdict]


def _judged(found: Resolution) -> _Judged:
    if found.absence is not None:
        what = "language" if isinstance(found.absence, UnknownLanguage) else "edition"
        return Severity.WARNING, f"{what}_not_loaded", str(found.absence), found
    severity, kind, message = _STATUSES[found.target.status]
    book = f"{found.edition}:{found.locale}"
    return severity, kind, message.format(number=found.target.number, book=book), found


def _is_close(claim: Claim) -> bool:
    """Whether a quotation stands right next to its citation."""
    if claim.mention is None:
        return False
    gap = max(claim.mention.start - claim.end, claim.start - claim.mention.end)
    return gap <= _CLOSE


def _elsewhere_kind(result: Verification) -> str:
    places = [passage.field for passage in result.found_in]
    at_home = [place for place in places if place.locale == result.locale]
    if not at_home:
        return "quote_in_another_language"
    if any(place.edition == result.edition for place in at_home):
        return "quote_from_another_rule"
    return "quote_from_another_edition"
