"""Measures finding citations in texts, beside eyecite, which finds those of case law.

Milliseconds of processor time, the best of several runs. Both read prose of the same length that
cites about as often. Hostile texts are those that make careless patterns take quadratic time.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from functools import partial
from importlib import import_module
from importlib.util import find_spec

from benchmarks.arguments import parser
from benchmarks.report import report
from indexer.languages import all_profiles
from indexer.references.annotate import mentions_in, prose_of
from indexer.references.prose import TextFormat

LENGTHS = (10_000, 200_000)
RUNS = 7
PROSE = (
    "Cuando un jugador recibe prioridad, se comprueban las acciones basadas en el estado (véase la "
    "regla 704.5k). Nada de esto usa la pila, y nadie puede responder a ello. D'après la règle "
    "604.3a, la capacité fonctionne partout; see also rules 702.19b–d and 702.22f. Esto cuesta "
    "3.14 monedas desde 2021-04-17.\n\n"
)
MARKED = {
    TextFormat.TEXT: PROSE,
    TextFormat.MARKDOWN: PROSE.replace("704.5k", "**704.5k**").replace("pila", "`pila`"),
    TextFormat.HTML: f"<p>{PROSE.replace('la regla', '<b>la</b> regla&nbsp;')}</p>",
}
LAW = (
    "The court below relied on Doe v. Roe, 410 U.S. 113, 116 (1973), and on nothing else. That "
    "reading was rejected before. See Poe v. Loe, 550 U.S. 544, 555 (2007); 129 F.3d 601, 604. We "
    "hold that the statute, 18 U.S.C. § 1343, does not reach so far, and that the costs of $3.14 "
    "are to be borne by the parties.\n\n"
)
HOSTILE = (
    *(
        "7",
        "704.",
        "704.5",
        "-",
        "–",
        "«",
        '"',
        "regla ",
        "704.5k, ",
        "704.5a–b ",
        "[",
        "`",
        "*",
        "<",
    ),
    *("<a ", "<!--", "&", "> ", "- a\n", "[a]: b\n"),
)


def filled(part: str, length: int) -> str:
    return (part * (length // len(part) + 1))[:length]


def milliseconds(work: Callable[[], object], runs: int = RUNS) -> float:
    taken = []
    for _ in range(runs):
        started = time.process_time()
        work()
        taken.append(time.process_time() - started)
    return min(taken) * 1000


def extract(text: str, form: TextFormat) -> int:
    return len(mentions_in(text, prose_of(text, form), all_profiles()))


def rows() -> Iterator[tuple[object, ...]]:
    for length in LENGTHS:
        for form, part in MARKED.items():
            text = filled(part, length)
            taken = milliseconds(partial(extract, text, form))
            yield "Reglario", form, f"{length:,}", extract(text, form), f"{taken:.1f}"
        if find_spec("eyecite") is not None:
            get_citations = import_module("eyecite").get_citations
            text = filled(LAW, length)
            found = len(get_citations(text))
            taken = milliseconds(partial(get_citations, text), runs=3)
            yield "eyecite", "text", f"{length:,}", found, f"{taken:.1f}"


def hostile() -> Iterator[tuple[object, ...]]:
    for part in HOSTILE:
        taken = [slowest(filled(part, length)) for length in (25_000, 200_000)]
        yield f"`{part!r}`", *(f"{each:.1f}" for each in taken)


def slowest(text: str) -> float:
    return max(milliseconds(partial(extract, text, form), 3) for form in TextFormat)


def main() -> None:
    parser(__doc__).parse_args()
    extract(PROSE, TextFormat.TEXT)  # compiles the grammar
    columns = ("library", "format", "characters", "citations", "ms")
    packages = ("eyecite",) if find_spec("eyecite") is not None else ()
    report("Finding citations in a text", columns, rows(), *packages)
    report(
        "Finding citations in hostile texts, the slowest format",
        ("repeated", "25,000 characters, ms", "200,000 characters, ms"),
        hostile(),
    )


if __name__ == "__main__":
    main()
