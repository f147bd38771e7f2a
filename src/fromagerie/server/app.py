"""The routes: REST by the table of rest.py, one WebSocket a person a table, and the page itself."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any, Final

import msgspec
from prometheus_client import CollectorRegistry, generate_latest
from starlette.applications import Starlette
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Route as Path_
from starlette.routing import WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from fromagerie.engine.words import LANGUAGES
from fromagerie.server import openapi
from fromagerie.server.codes import NoCodeLeft
from fromagerie.server.export_pool import ExportsBusy
from fromagerie.server.hosts import HostNames
from fromagerie.server.house import House
from fromagerie.server.limits import Limits, Turnstile, network_of
from fromagerie.server.metrics import Gauges
from fromagerie.server.rest import ROUTES, boxes
from fromagerie.server.routing import Caller, ErrorBody, Problem, Route, WordedProblem
from fromagerie.server.shelves import in_page, serve
from fromagerie.server.socket import Sockets
from fromagerie.server.store import NotSaved
from fromagerie.server.telling import server_words
from fromagerie.server.timeouts import PATIENCE

COOKIE: Final = "fromagerie"
# Over TLS: a name that browsers accept only from this very host, encrypted, for all of it.
SEALED_COOKIE: Final = f"__Host-{COOKIE}"
YEAR: Final = 365 * 24 * 3600
BODY: Final = 16 * 1024
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


class Doors:
    """What the doors of the house have in common: who knocks, from where, how often."""

    def __init__(
        self, house: House, limits: Limits, origins: frozenset[str], host_names: frozenset[str] = frozenset()
    ) -> None:
        self.house = house
        self.limits = limits
        self.origins = origins
        self.host_names = HostNames(origins | host_names)
        self.turnstile = Turnstile()

    def is_called_right(self, request: HTTPConnection) -> bool:
        """By a name that is ours: else it may be somebody else's page that has a name point here."""
        here = request.scope.get("server") or (None, None)
        return self.host_names.allow(request.headers.get("host"), here[0])

    def ours(self, origin: str | None, host: str | None) -> bool:
        """A page of ours, or no page at all: other people's pages may not speak in our guests' names."""
        if origin is None or origin in self.origins:
            return True
        return host is not None and origin.partition("://")[2] == host

    def may_go_public(self, network: str, person: str) -> bool:
        """Whether they may put one more table on the public list, which has room for few."""
        limits, lets = self.limits, self.turnstile.lets
        return lets(person, "own public", limits.own_public) and lets(network, "public", limits.public)

    async def person(self, cookies: dict[str, str], scheme: str) -> str | None:
        token = cookies.get(cookie_for(scheme), "")
        return await self.house.person_with(token) if 0 < len(token) <= 100 else None


def cookie_for(scheme: str) -> str:
    return SEALED_COOKIE if scheme in ("https", "wss") else COOKIE


def make_app(
    house: House,
    limits: Limits | None = None,
    origins: frozenset[str] = frozenset(),
    static: Path = STATIC,
    host_names: frozenset[str] = frozenset(),
) -> ASGIApp:
    doors = Doors(house, limits or Limits(), origins, host_names)
    sockets = Sockets(doors)

    async def metrics(request: Request) -> Response:
        registry = CollectorRegistry()
        registry.register(Gauges(house, sockets))
        return Response(generate_latest(registry), media_type="text/plain; version=0.0.4")

    async def document(request: Request) -> Response:
        return Response(openapi.encoded(), media_type="application/json")

    async def no_page(request: Request) -> Response:
        return Response("The page was not built: see CONTRIBUTING.md.", 503, media_type="text/plain")

    index = static / "index.html"
    # The page brings the shelf with it: on a slow line one question less.
    shelf = b'<script type="application/json" id="shelf">%s</script></head>' % in_page(msgspec.json.encode(boxes()))
    page = serve(index, instead=(b"</head>", shelf)) if index.is_file() else no_page

    @contextlib.asynccontextmanager
    async def life(_: Starlette) -> AsyncIterator[None]:
        await house.start()
        yield
        await house.stop()

    routes: list[Any] = [
        *(at_path(doors, path) for path in dict.fromkeys(route.path for route in ROUTES)),
        Path_("/api/openapi.json", document),
        Path_("/metrics", metrics),
        WebSocketRoute("/api/tables/{table}/socket", sockets.serve),
        *(
            Path_(path, page)
            for path in ("/", "/t/{table}", "/join/{code}", "/replay/{match}", "/learn/{game}", "/join")
        ),
    ]
    # By name, not at "/": a mount there would answer for addresses that know another method.
    for place in sorted(static.rglob("*")):
        if place.is_file():
            name = place.relative_to(static)
            routes.append(Path_(f"/{name.as_posix()}", serve(place, lasting=name.parts[0] == "assets")))
    app = Starlette(routes=routes, lifespan=life)
    return with_headers(app)


def at_path(doors: Doors, path: str) -> Path_:
    """All that can be done at one address, so that whoever tries something else is told what there is."""
    endpoints = {route.method: answer(doors, route) for route in ROUTES if route.path == path}

    async def endpoint(request: Request) -> Response:
        return await endpoints["GET" if request.method == "HEAD" else request.method](request)

    return Path_(path, endpoint, methods=list(endpoints))


def answer(doors: Doors, route: Route) -> Callable[[Request], Awaitable[Response]]:
    """One REST route: who is it, may they, what do they want, what do they get."""
    decoder = msgspec.json.Decoder(route.takes) if route.takes else None

    async def endpoint(request: Request) -> Response:
        try:
            return await respond(request)
        except WordedProblem as problem:
            return error(problem.status, problem.error, said(request, problem.why))
        except Problem as problem:
            return error(problem.status, problem.error, problem.why)
        except ExportsBusy:
            return error(503, "busy", said(request, "exports-busy"))
        except NotSaved:
            return error(503, "not-saved", said(request, "not-saved"))
        except NoCodeLeft:
            return error(503, "full", said(request, "house-full"))

    async def respond(request: Request) -> Response:
        network = network_of(request.client.host if request.client else "")
        if not doors.turnstile.lets(network, route.rate, getattr(doors.limits, route.rate)):
            raise Problem(429, "too-many", "Slowly: that was too many requests.")
        if route.path.startswith("/api") and not doors.is_called_right(request):
            raise WordedProblem(421, "host", "wrong-host")
        if not doors.ours(request.headers.get("origin"), request.headers.get("host")) and route.method != "GET":
            raise Problem(403, "origin", "This is not for other people's pages.")
        arguments: dict[str, Any] = dict(request.path_params)
        if decoder is not None:
            arguments["body"] = read_body(await limited_body(request), decoder)
        person, token = await doors.person(request.cookies, request.url.scheme), None
        if person is None and route.guest:
            person, token = await doors.house.new_guest()
        query = {key: value for key, value in request.query_params.items() if len(value) < 200}
        query["base"] = str(request.base_url).rstrip("/")
        caller = Caller(person, doors.house, query, lambda: doors.may_go_public(network, person or ""))
        found = await route.does(caller, **arguments)
        response = wrap(found, route)
        if token:
            secure = request.url.scheme == "https"
            name = cookie_for(request.url.scheme)
            response.set_cookie(name, token, max_age=YEAR, httponly=True, samesite="lax", secure=secure, path="/")
        if route.method == "DELETE":
            secure = request.url.scheme == "https"
            response.delete_cookie(cookie_for(request.url.scheme), path="/", secure=secure, httponly=True)
            response.headers["clear-site-data"] = '"cache", "storage"'
        return response

    return endpoint


def said(request: Request, message: str) -> str:
    """A sentence of the server's words, in the language of whoever asks."""
    tags = request.headers.get("accept-language", "")[:200].split(",")
    asked = [request.query_params.get("language", ""), *(tag.strip()[:2].lower() for tag in tags)]
    return server_words(next((language for language in asked if language in LANGUAGES), "en"))(message)


def wrap(found: Any, route: Route) -> Response:
    if isinstance(found, bytes):
        kind = "image/svg+xml" if route.path.endswith(".svg") else "application/json"
        return Response(found, route.status, media_type=kind, headers={"cache-control": "no-store"})
    return Response(
        msgspec.json.encode(found), route.status, media_type="application/json", headers={"cache-control": "no-store"}
    )


async def limited_body(request: Request) -> bytes:
    body = b""
    try:
        async with asyncio.timeout(PATIENCE):
            async for chunk in request.stream():
                body += chunk
                if len(body) > BODY:
                    raise Problem(413, "too-large", f"That is more than {BODY} bytes.")
    except (TimeoutError, ClientDisconnect):
        raise Problem(408, "too-slow", "The rest of that did not come.") from None
    return body


def read_body(body: bytes, decoder: Any) -> Any:
    try:
        return decoder.decode(body)
    except (msgspec.MsgspecError, RecursionError, UnicodeDecodeError) as complaint:
        raise Problem(400, "malformed", f"{complaint}") from None


def error(status: int, word: str, why: str) -> Response:
    body = msgspec.json.encode(ErrorBody(word, why))
    return Response(body, status, media_type="application/json", headers={"cache-control": "no-store"})


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
