"""What a query means and what comes first: searches one rulebook and answers with spans of its own
texts."""

from indexer.search.index import SearchIndex, build_index, can_add
from indexer.search.results import (
    Facets,
    Highlight,
    Hit,
    HitKind,
    SearchRequest,
    SearchResult,
    Snippet,
    Suggestion,
    SuggestionKind,
)

__all__ = [
    "Facets",
    "Highlight",
    "Hit",
    "HitKind",
    "SearchIndex",
    "SearchRequest",
    "SearchResult",
    "Snippet",
    "Suggestion",
    "SuggestionKind",
    "build_index",
    "can_add",
]
