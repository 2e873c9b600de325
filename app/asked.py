"""What a request asks for besides its URL, read once from its headers."""

from __future__ import annotations

import re
import secrets
from collections.abc import Mapping
from itertools import count
from typing import Any

from app.live import Present
from app.negotiation import INTERFACE_LANGUAGES, media_ranks, preferred_languages

SCOPE_KEY = "reglario.asked"
"""Where an ASGI scope carries it."""

_REQUEST_ID = re.compile(rb"[A-Za-z0-9._:/=+-]{1,128}")
_PROCESS = secrets.token_hex(6).encode("ascii")
_NUMBERS = count(1)

_FIELDS = {
    b"accept": "accept",
    b"accept-encoding": "accept_encoding",
    b"accept-language": "accept_language",
    b"if-none-match": "if_none_match",
}


class Asked:
    """A request's wishes, and the one snapshot that answers it.

    Attributes:
        present: the snapshot that is served as the request begins.
        request_id: the client's own where it is a plain token, else a new one.
        accept, accept_language, accept_encoding, if_none_match: headers; empty where not sent.
    """

    __slots__ = (
        "accept",
        "accept_encoding",
        "accept_language",
        "if_none_match",
        "present",
        "request_id",
    )

    def __init__(self, present: Present, scope: Mapping[str, Any]) -> None:
        self.present = present
        self.request_id = b""
        self.accept = self.accept_language = self.accept_encoding = self.if_none_match = ""
        for name, value in scope["headers"]:
            if name in _FIELDS:
                before = getattr(self, _FIELDS[name])
                text = value.decode("latin-1")
                # A header that is sent more than once is one list (RFC 9110 §5.3).
                setattr(self, _FIELDS[name], f"{before}, {text}" if before else text)
            elif name == b"x-request-id" and _REQUEST_ID.fullmatch(value):
                self.request_id = value
        if not self.request_id:
            self.request_id = b"%s-%d" % (_PROCESS, next(_NUMBERS))

    @property
    def languages(self) -> tuple[str, ...]:
        """Every locale that is loaded, the most wanted first."""
        present = self.present
        return preferred_languages(
            self.accept_language, present.snapshot.locales, present.default_lang
        )

    @property
    def interface(self) -> str:
        """The language for the words of a page of ours that belongs to no rulebook."""
        return preferred_languages(self.accept_language, INTERFACE_LANGUAGES, self.languages[0])[0]

    @property
    def media(self) -> tuple[int, ...]:
        """The ranks of the media types that are negotiated."""
        return media_ranks(self.accept)


def asked_of(scope: Mapping[str, Any]) -> Asked:
    """Return what the request of a scope asks for."""
    asked: Asked = scope[SCOPE_KEY]
    return asked
