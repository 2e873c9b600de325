"""How long it takes to verify quotations against a whole rulebook, and to audit an answer."""

from __future__ import annotations

import random
import sys
import time
import tracemalloc
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from statistics import median

from benchmarks.arguments import parser
from benchmarks.report import report
from benchmarks.rulebooks import NotHere, english_editions
from indexer.model.rulebook import Rulebook, RulebookInfo
from indexer.quotes.audit import audit
from indexer.quotes.library import QuoteLibrary
from indexer.quotes.verdict import Quotation
from indexer.quotes.verify import verify

_ROUNDS = 200


@dataclass(frozen=True)
class OneBook:
    """A holder of one rulebook."""

    book: Rulebook

    @property
    def rulebooks(self) -> tuple[RulebookInfo, ...]:
        return (self.book.info,)

    def rulebook(self, edition: str, locale: str) -> Rulebook:
        return self.book


def texts(book: Rulebook) -> list[tuple[str, list[str]]]:
    """The longer rules: number and words."""
    return [
        (str(record.number), record.text.split())
        for record in book.records
        if record.text and len(record.text.split()) > 20
    ]


def slice_of(words: list[str], chance: random.Random, count: int = 20) -> list[str]:
    start = chance.randrange(max(1, len(words) - count))
    return words[start : start + count]


def altered(words: list[str], chance: random.Random) -> list[str]:
    part = slice_of(words, chance)
    part[len(part) // 2] = "xyzzy"
    return part


def shuffled(words: list[str], chance: random.Random) -> list[str]:
    part = slice_of(words, chance)
    chance.shuffle(part)
    return part


def elided(words: list[str], chance: random.Random) -> list[str]:
    return [*words[:6], "[…]", *words[-6:]]


KINDS: dict[str, Callable[[list[str], random.Random], list[str]]] = {
    "verbatim, 20 words": slice_of,
    "one word of 20 changed": altered,
    "parts left out": elided,
    "20 words shuffled: not found": shuffled,
}


def timed(calls: Iterable[Callable[[], object]]) -> tuple[float, float, float]:
    """Median, 95th percentile and worst, in milliseconds."""
    taken = []
    for call in calls:
        started = time.perf_counter()
        call()
        taken.append((time.perf_counter() - started) * 1000)
    taken.sort()
    return median(taken), taken[int(len(taken) * 0.95)], taken[-1]


def answer_of(rules: list[tuple[str, list[str]]], chance: random.Random) -> str:
    """An answer of about 10 kB that cites 20 rules, five of them with a changed word."""
    parts = []
    for at in range(20):
        number, words = chance.choice(rules)
        quoted = altered(words, chance) if at % 4 == 0 else slice_of(words, chance)
        inner = " ".join(quoted).translate(str.maketrans("", "", '«»“”"'))
        parts.append(f"This is what decides it: “{inner}” (CR {number}). " + "And so on. " * 30)
    return "\n\n".join(parts)


def main() -> None:
    parser(__doc__).parse_args()
    try:
        book = next(english_editions(1))
    except NotHere as missing:
        sys.exit(f"not measured: {missing}")
    rules, chance = texts(book), random.Random(1)

    library = QuoteLibrary(OneBook(book))
    tracemalloc.start()
    library.nearest(book.info, ["x", "y"], 1)
    grown = tracemalloc.get_traced_memory()[0] / 1e6
    tracemalloc.stop()
    fresh = QuoteLibrary(OneBook(book))
    build, *_ = timed([lambda: fresh.nearest(book.info, ["x", "y"], 1)])
    held = f"{len(book.records)} records, {len(book.glossary)} glossary entries"
    print(
        f"{book.info.key}: {held}. The index is built in {build:.0f} ms and takes {grown:.1f} MB.\n"
    )

    def asked(words: list[str]) -> Callable[[], object]:
        quotation = Quotation(" ".join(words))
        return lambda: verify(quotation, library)

    rows = []
    for name, make in KINDS.items():
        calls = [asked(make(list(chance.choice(rules)[1]), chance)) for _ in range(_ROUNDS)]
        rows.append((f"verify, number unknown: {name}", *(f"{one:.2f}" for one in timed(calls))))
    answers = [answer_of(rules, chance) for _ in range(20)]
    size = sum(map(len, answers)) / len(answers)
    calls = [lambda text=text: audit(text, library) for text in answers]  # type: ignore[misc]
    rows.append(
        (f"audit, {size / 1000:.0f} kB, 20 citations", *(f"{one:.2f}" for one in timed(calls)))
    )
    report("Quotations", ("what", "median ms", "95 % ms", "worst ms"), rows, "numpy", "rapidfuzz")


if __name__ == "__main__":
    main()
