"""The languages that Reglario reads: one data module each, found by itself."""

from __future__ import annotations

import pkgutil
from functools import cache
from importlib import import_module

from indexer.languages.profile import LanguageProfile
from indexer.model.locale import match_tag

__all__ = ["LanguageProfile", "all_profiles", "profile_for"]


@cache
def all_profiles() -> tuple[LanguageProfile, ...]:
    """Return every language's profile, ordered by tag."""
    names = (module.name for module in pkgutil.iter_modules(__path__))
    modules = (import_module(f"{__name__}.{name}") for name in names)
    profiles = (module.PROFILE for module in modules if hasattr(module, "PROFILE"))
    return tuple(sorted(profiles, key=lambda profile: profile.tag))


@cache
def profile_for(locale: str) -> LanguageProfile:
    """Return the profile that serves a locale (`es-MX` is served by `es`).

    Raises:
        KeyError: no language module serves it; the message names those there are.
    """
    tags = [profile.tag for profile in all_profiles()]
    tag = match_tag(locale, tags)
    if tag is None:
        raise KeyError(f"no language module for {locale!r}; there are: {', '.join(tags)}")
    return next(profile for profile in all_profiles() if profile.tag == tag)
