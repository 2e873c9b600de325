"""What a request asks for besides its URL, read once from its headers."""

from __future__ import annotations

import re
import secrets
from collections.abc import Mapping
from functools import cached_property
from typing import Any

from app.live import Present
from app.negotiation import media_ranks, preferred_languages

SCOPE_KEY = "reglario.asked"
"""Where an ASGI scope carries it."""

_REQUEST_ID = re.compile(rb"[A-Za-z0-9._:/=+-]{1,128}")


class Asked:
    """A request's wishes, and the one snapshot that answers it.

    Attributes:
        present: the snapshot that is served as the request begins.
        request_id: the client's own where it is a plain token, else a new one.
        accept, accept_language, accept_encoding, if_none_match: headers; empty where not sent.
    """

    def __init__(self, present: Present, scope: Mapping[str, Any]) -> None:
        self.present = present
        self.request_id = b""
        self.accept = self.accept_language = self.accept_encoding = self.if_none_match = ""
        for name, value in scope["headers"]:
            match name:
                case b"accept":
                    self.accept = _joined(self.accept, value)
                case b"accept-encoding":
                    self.accept_encoding = _joined(self.accept_encoding, value)
                case b"accept-language":
                    self.accept_language = _joined(self.accept_language, value)
                case b"if-none-match":
                    self.if_none_match = _joined(self.if_none_match, value)
                case b"x-request-id" if _REQUEST_ID.fullmatch(value):
                    self.request_id = value
        if not self.request_id:
            self.request_id = secrets.token_hex(8).encode()

    @cached_property
    def languages(self) -> tuple[str, ...]:
        """Every locale that is loaded, the most wanted first."""
        present = self.present
        return preferred_languages(
            self.accept_language, present.snapshot.locales, present.default_lang
        )

    @cached_property
    def media(self) -> tuple[int, ...]:
        """The ranks of the media types that are negotiated."""
        return media_ranks(self.accept)


def asked_of(scope: Mapping[str, Any]) -> Asked:
    """Return what the request of a scope asks for."""
    asked: Asked = scope[SCOPE_KEY]
    return asked


def _joined(before: str, value: bytes) -> str:
    """Join the lines of a header that is sent more than once (RFC 9110 §5.3)."""
    text = value.decode("latin-1")
    return f"{before}, {text}" if before else text
