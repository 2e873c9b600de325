"""Leads requests to routes; quicker than trying one route after the other.

It knows paths and methods only.
"""

from __future__ import annotations

from starlette.routing import Route, Router
from starlette.types import ASGIApp, Receive, Scope, Send


class Dispatch:
    """Leads a path without parameters to its route at once, and every other through the router.

    Attributes:
        exact: the routes of such paths.
    """

    def __init__(self, router: Router) -> None:
        self._router: ASGIApp = router
        self.exact: dict[str, Route] = {}
        self._found: dict[str, Scope] = {}
        for route in router.routes:
            if isinstance(route, Route) and "{" not in route.path:
                self.exact.setdefault(route.path, route)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Have the first route answer that takes the request."""
        route = self.exact.get(scope["path"]) if scope["type"] == "http" else None
        if route is None or scope["method"] not in (route.methods or ()):
            await self._router(scope, receive, send)
        else:
            path = scope["path"]
            found = self._found.get(path)
            if found is None:  # the same for every request, since such a path tells nothing more
                found = self._found[path] = dict(route.matches(scope)[1])
            scope.update(found, path_params={})
            await route.app(scope, receive, send)
