"""The application: REST by the table of http/routes.py, one WebSocket per person per table, and the page itself."""

import contextlib
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any, Final

import msgspec
from prometheus_client import CollectorRegistry, generate_latest
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route as Path_
from starlette.routing import WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from fromagerie.server.http import openapi
from fromagerie.server.http.endpoints import at_path
from fromagerie.server.http.metrics import Gauges
from fromagerie.server.http.routes import ROUTES
from fromagerie.server.http.shelf import lines
from fromagerie.server.http.static_files import in_page, serve
from fromagerie.server.push.notifier import Notifier
from fromagerie.server.rate_limits import Limits
from fromagerie.server.registry import TableRegistry
from fromagerie.server.request_guard import YEAR, RequestGuard
from fromagerie.server.ws.connection import Connections

CLUB_PAGES: Final = ("/club", "/club/{code}", "/wall/{code}")
STATIC: Final = Path(__file__).parent / "static"

CSP: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; media-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'"
)
HEADERS: Final = {
    "content-security-policy": CSP,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


# Where the page is: it looks at the address itself.
PAGES: Final = (
    "/",
    "/t/{table}",
    "/tv/{code}",
    "/join/{code}",
    "/replay/{match}",
    "/learn/{game}",
    "/join",
    "/with/{link}",
    "/me",
    *CLUB_PAGES,
)


def make_app(
    registry: TableRegistry,
    limits: Limits | None = None,
    origins: frozenset[str] = frozenset(),
    static: Path = STATIC,
    host_names: frozenset[str] = frozenset(),
    notifier: Notifier | None = None,
) -> ASGIApp:
    guard = RequestGuard(registry, limits or Limits(), origins, host_names)
    sockets = Connections(guard)

    async def metrics(request: Request) -> Response:
        figures = CollectorRegistry()
        figures.register(Gauges(registry, sockets))
        return Response(generate_latest(figures), media_type="text/plain; version=0.0.4")

    async def document(request: Request) -> Response:
        return Response(openapi.encoded(), media_type="application/json")

    async def no_page(request: Request) -> Response:
        return Response("The page was not built: see CONTRIBUTING.md.", 503, media_type="text/plain")

    index = static / "index.html"
    # The page contains the list of games: one request less on a slow connection.
    shelf = b'<script type="application/json" id="shelf">%s</script></head>' % in_page(msgspec.json.encode(lines()))
    page = serve(index, instead=(b"</head>", shelf)) if index.is_file() else no_page

    @contextlib.asynccontextmanager
    async def life(_: Starlette) -> AsyncIterator[None]:
        await registry.start()
        registry.notices = notifier
        if notifier:
            notifier.start()
        yield
        if notifier:
            await notifier.stop()
        await registry.stop()

    routes: list[Any] = [
        *(at_path(guard, path) for path in dict.fromkeys(route.path for route in ROUTES)),
        Path_("/api/openapi.json", document),
        Path_("/metrics", metrics),
        WebSocketRoute("/api/tables/{table}/socket", sockets.serve),
        *(Path_(path, page) for path in PAGES),
    ]
    # By name, not at "/": a mount there would answer for addresses that know another method.
    for place in sorted(static.rglob("*")):
        if place.is_file():
            name = place.relative_to(static)
            routes.append(Path_(f"/{name.as_posix()}", serve(place, lasting=name.parts[0] == "assets")))
    app = Starlette(routes=routes, lifespan=life)
    return with_headers(app)


def with_headers(app: ASGIApp) -> ASGIApp:
    """The same strict headers on everything that leaves."""
    raw = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
    encrypted = [*raw, (b"strict-transport-security", f"max-age={YEAR}".encode())]

    async def guarded(scope: Scope, receive: Receive, send: Send) -> None:
        async def sent(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", []), *(encrypted if scope["scheme"] == "https" else raw)]
            await send(message)

        await app(scope, receive, sent if scope["type"] == "http" else send)

    return guarded
