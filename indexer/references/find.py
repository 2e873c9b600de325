"""Mentions of rule numbers in any text, with exact spans; it does not know which rules exist."""

from __future__ import annotations

import re
from collections.abc import Container, Iterator, Sequence

from indexer.languages.profile import LanguageProfile
from indexer.model.reference import Mention, MentionTarget
from indexer.references.expand import RANGE_LIMIT, member_targets
from indexer.references.grammar import Grammar, Member, Place, grammar_for, grammar_of_requests
from indexer.references.vocabulary import GLUE, THREE_DIGITS

_DIGITS = re.compile(r"[0-9]+")
_URL = re.compile(r"(?:https?://|ftp://|www\.)[!#-;=?-~]*")
# One place for one place, so that spans stay those of the text.
_WIDE = re.compile("[０-９Ａ-Ｚａ-ｚ．]")
_NARROW = {
    **{ord(c): ord(c) - 0xFEE0 for c in "０１２３４５６７８９．"},
    **{code: code - 0xFEE0 for code in (*range(0xFF21, 0xFF3B), *range(0xFF41, 0xFF5B))},
}
# Neither `NNN.` nor a handle: no number by itself. Most numbers of a text are of this kind.
_SHORT_RUN = re.compile(r"(?![0-9]{3}\.|[0-9]+@)")
_GLUED = re.compile(GLUE)
# A sign, a path, an address, a parameter: after such a mark stands no rule number by itself.
_MARKS = ".+/\\=@~^−±"
_RANGES_PER_TEXT = 10_000


def find_mentions(text: str, profiles: Sequence[LanguageProfile]) -> tuple[Mention, ...]:
    """Return every mention of rule numbers in a text, in order, never overlapping.

    `NNN.N` with or without letters is a mention by itself; `NNN` and `N` only after a rule or
    section word, in a list that such a word begins, or in a handle. After such a word a malformed
    number is kept as written. A range that cannot be expanded is kept as its two ends. Numbers in
    web addresses are none. Time grows linearly with the text, whatever it holds.

    Args:
        text: any text. profiles: the languages whose words count; one text may mix them.
    """
    grammar = grammar_for(tuple(profile.references for profile in profiles))
    return _mentions(text, grammar, Place(is_announced=False), _RANGES_PER_TEXT)


def find_asked(text: str, announced: Container[int] = ()) -> tuple[Mention, ...]:
    """Return the mentions in words that ask for rules, where less else can be meant than in a text.

    As `find_mentions` with the words of every language, but `704.5 k` needs no word before it, and
    a mark is such a word (`n.º 704`). All ranges together stand for few numbers; those that would
    be more are kept as their ends.

    Args:
        announced: where numbers begin that are known to be rules' (`-702`).
    """
    bare = Place(is_announced=True)
    return _mentions(text, grammar_of_requests(), bare, RANGE_LIMIT, announced)


def _mentions(
    text: str, grammar: Grammar, bare: Place, room: int, announced: Container[int] = ()
) -> tuple[Mention, ...]:
    """Return mentions.

    Args:
        bare: what is known of a number without a word. room: how many numbers all ranges may stand
            for, the first of each apart. announced: where numbers begin that need no word.
    """
    plain = text.translate(_NARROW) if _WIDE.search(text) else text
    mentions = []
    for start, members in _find(plain, grammar, bare, announced):
        targets: list[MentionTarget] = []
        for member in members:
            found = member_targets(member, min(RANGE_LIMIT, room))
            # A text of nothing but large ranges would otherwise grow a hundredfold.
            room -= len(found) - 1
            targets += found
        end = members[-1].stop
        mentions.append(Mention(text[start:end], start, end, tuple(targets)))
    return tuple(mentions)


def _find(
    text: str, grammar: Grammar, bare: Place, announced: Container[int]
) -> Iterator[tuple[int, tuple[Member, ...]]]:
    """Yield where each mention begins (at its word, if it has one), and its members."""
    addresses = _addresses(text)
    address = next(addresses, None)
    done = 0
    for digits in _DIGITS.finditer(text):
        at = digits.start()
        while address is not None and address.end() <= at:
            address = next(addresses, None)
        if at < done or (address is not None and address.start() <= at):
            continue
        found = _mention_at(text, at, done, grammar, bare, is_announced=at in announced)
        if found is not None:
            done = found[1][-1].stop
            yield found


def _mention_at(
    text: str, at: int, done: int, grammar: Grammar, bare: Place, *, is_announced: bool
) -> tuple[int, tuple[Member, ...]] | None:
    word = grammar.words.introduction(text, at)
    if word is not None and word.start >= done:
        # "CR704" may be glued, "CR7" is a name.
        if word.is_glued and not THREE_DIGITS.match(text, at):
            return None
        members = grammar.members(text, at, Place(is_announced=True, is_plural=word.is_plural))
        return (word.start, members) if members else None
    if is_announced:
        members = grammar.members(text, at, Place(is_announced=True))
        return (at, members) if members else None
    if _SHORT_RUN.match(text, at):
        return None
    if not _stands_alone(text, at) or grammar.words.is_other_kind(text, at):
        return None
    members = grammar.members(text, at, bare)
    return (at, members) if members else None


def _stands_alone(text: str, at: int) -> bool:
    """Whether what stands before `at` lets a number begin there without a word."""
    before = text[at - 1] if at else "\n"
    further = text[at - 2] if at > 1 else "\n"
    if _GLUED.match(before) or before in _MARKS:
        return False
    if before in "-#&:":
        return not _GLUED.match(further) and (before != "-" or further == "\n")
    return not (before == "," and further.isdigit())


def _addresses(text: str) -> Iterator[re.Match[str]]:
    return _URL.finditer(text) if "://" in text or "www." in text else iter(())
