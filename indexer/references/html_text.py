"""The words of HTML: which of its characters people read, and which are tags, code or links.

It follows the tokenizer of the HTML standard (§13.2.5) in one pass, so time is linear in the
text's length whatever it holds. It never mends what is not well formed: what a browser would
swallow is left alone.
"""

from __future__ import annotations

import html
import re
from collections.abc import Iterator
from html.entities import html5

from indexer.languages.profile import words_of
from indexer.references.prose import BREAK, OPAQUE, ProseWriter, Writer

ENTITY = r"&(?:\#(?:[0-9]{1,7}|[xX][0-9a-fA-F]{1,6})|[A-Za-z][A-Za-z0-9]{1,31});?"

TAG_BODY = r"""
    (?> (?: [\s/]++                                         # between attributes
      | [^\s/>=][^\s/>=]*+                                  # a name, and its value
        (?> (?: \s*+ = \s*+ (?: "[^"]*+(?:"|\Z) | '[^']*+(?:'|\Z) | [^\s>"'][^\s>]*+ )? )? )
      | = )* )
"""
TOKEN = re.compile(
    rf"""
      <!--(?:-?>|(?P<comment>))                             # a comment, or one with no content
    | <(?P<close>/?)(?P<name>[A-Za-z][^\s/>]*+){TAG_BODY}(?:>|\Z)
    | <(?:[!?]|/(?=[^>]))[^>]*+(?:>|\Z)                     # declarations, and what is none
    | (?P<entity>{ENTITY})
    | (?P<space>\s\s++|[^\S ])                              # white space that is shown as one space
    """,
    re.VERBOSE,
)
"""What is not words: where it ends says `token_end`, and `after_element` where a tag begins one."""

_ATTRIBUTE = re.compile(
    r"""
    (?P<name>[^\s/>=][^\s/>=]*+)
    (?> (?: \s*+ = \s*+ (?: "(?P<double>[^"]*+) "? | '(?P<single>[^']*+) '?
                         | (?P<bare>[^\s>"'][^\s>]*+) )? )? )
    """,
    re.VERBOSE,
)
_COMMENT_END = re.compile(r"--!?>")

RAW = ("iframe", "noembed", "noframes", "script", "style", "textarea", "title", "xmp")
"""Elements whose content is text until their end tag, whatever it looks like."""

_RAW_END = {name: re.compile(rf"</{name}(?=[\s/>])", re.IGNORECASE) for name in RAW}

LEFT_ALONE = words_of(
    "a code pre kbd samp template svg math button select object audio video canvas datalist"
).union(RAW)
"""Elements in which no mention is looked for: code, links, and where no link may stand."""

SET_APART = words_of("img input embed sup sub wbr")
"""Elements whose tags stand between what is before and after them."""

_VOID = words_of("area base br col embed hr img input link meta source track wbr")
BLOCKS = words_of(
    "address article aside blockquote body caption center dd details dialog dir div dl dt fieldset"
    " figcaption figure footer form h1 h2 h3 h4 h5 h6 head header hgroup hr html legend li main"
    " menu nav ol optgroup option p search section summary table tbody td tfoot th thead tr ul"
)


def read_html(writer: ProseWriter, text: str, start: int, end: int) -> None:
    """Give the words of `text[start:end]` to a writer."""
    at = start
    while (token := TOKEN.search(text, at, end)) is not None:
        writer.keep(at, token.start())
        at = token_end(token, end)
        if token["entity"]:
            at = read_entity(writer, token)
        elif token["space"]:
            writer.spell(" ", *token.span())
        elif token["name"]:
            at = _read_tag(writer, token, end)
        else:
            writer.mark(token.start(), at)
    writer.keep(at, end)


def token_end(token: re.Match[str], end: int) -> int:
    """Return where a token ends in a text that ends at `end`."""
    if token["comment"] is None:
        return token.end()
    return _after(_COMMENT_END, token.string, token.end(), end)


def attributes_of(tag: re.Match[str]) -> Iterator[tuple[str, str]]:
    """Yield the names, in small letters, and the values as written of a tag's attributes."""
    for found in _ATTRIBUTE.finditer(tag.string, tag.end("name"), tag.end()):
        yield found["name"].lower(), found["double"] or found["single"] or found["bare"] or ""


def after_element(tag: re.Match[str], end: int) -> int:
    """Return where the element ends that a start tag begins; if it is never closed, `end`."""
    name = tag["name"].lower()
    if name in _VOID or (name in ("svg", "math") and tag[0].endswith("/>")):
        return tag.end()
    return _after_element(tag.string, name, tag.end(), end)


def read_entity(writer: Writer, token: re.Match[str]) -> int:
    """Give the characters of an entity to a writer; return where it ends.

    Names of old work without their semicolon: `&nbsp704` is a space and `704`.
    """
    written = token[0]
    start, end = token.span()
    if written[1] != "#" and written[1:] not in html5:
        name = written[1:]
        length = next((size for size in range(min(len(name), 6), 1, -1) if name[:size] in html5), 0)
        if not length:
            writer.keep(start, end)
            return end
        end = start + 1 + length
    character = html.unescape(token.string[start:end])
    if character:
        writer.spell(character, start, end)
    else:
        writer.mark(start, end)
    return end


def _read_tag(writer: ProseWriter, token: re.Match[str], end: int) -> int:
    """Pass over a tag, and over the whole element where that is left alone."""
    name = token["name"].lower()
    if name in LEFT_ALONE and not token["close"]:
        after = after_element(token, end)
        writer.mark(token.start(), after, OPAQUE)
        return after
    if name in BLOCKS:
        writer.mark(*token.span(), BREAK)
    elif name == "br":
        writer.mark(*token.span(), "\n")
    else:
        writer.mark(*token.span(), OPAQUE if name in SET_APART else "")
    return token.end()


def _after_element(text: str, name: str, at: int, end: int) -> int:
    """Return where the element ends whose start tag ends at `at`; if never, the text's end."""
    if name in RAW:
        closing = _RAW_END[name].search(text, at, end)
        return end if closing is None else _after(_TAG_END, text, closing.start(), end)
    # A link has no link in it: the next start tag closes it.
    depth = 1
    while (token := TOKEN.search(text, at, end)) is not None:
        at = token_end(token, end)
        if token["name"]:
            inner = token["name"].lower()
            if inner in RAW and not token["close"]:
                at = _after_element(text, inner, at, end)
            elif inner == name:
                depth += -1 if token["close"] else name != "a"
                if depth == 0:
                    return at
    return end


_TAG_END = re.compile(rf"</[A-Za-z][^\s/>]*+{TAG_BODY}(?:>|\Z)", re.VERBOSE)


def _after(pattern: re.Pattern[str], text: str, at: int, end: int) -> int:
    found = pattern.search(text, at, end)
    return end if found is None else found.end()
