"""A REST route as an endpoint: who is it, may they, what do they want, what do they get."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, Final

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route as Path_

from fromagerie.engine.words import LANGUAGES, Worded
from fromagerie.server.codes import NoCodeLeft
from fromagerie.server.export_pool import ExportsBusy
from fromagerie.server.http.routes import ROUTES
from fromagerie.server.http.routing import Caller, ErrorBody, Problem, Route, WordedProblem
from fromagerie.server.rate_limits import network_of
from fromagerie.server.request_guard import YEAR, RequestGuard, cookie_for
from fromagerie.server.services import NotSaved
from fromagerie.server.timeouts import PATIENCE
from fromagerie.server.words import server_words

BODY: Final = 64 * 1024  # a box of one's own is half of that, and its line ends count double


def at_path(guard: RequestGuard, path: str) -> Path_:
    """All methods of one address, so that a request with another one learns which there are."""
    endpoints = {route.method: answer(guard, route) for route in ROUTES if route.path == path}

    async def endpoint(request: Request) -> Response:
        return await endpoints["GET" if request.method == "HEAD" else request.method](request)

    return Path_(path, endpoint, methods=list(endpoints))


def answer(guard: RequestGuard, route: Route) -> Callable[[Request], Awaitable[Response]]:
    """One REST route: who is it, may they, what do they want, what do they get."""
    decoder = msgspec.json.Decoder(route.takes) if route.takes else None

    async def endpoint(request: Request) -> Response:
        try:
            return await respond(request)
        except WordedProblem as problem:
            return error(problem.status, problem.error, said(request, problem.message))
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
        if not guard.rate_limiter.allows(network, route.rate, getattr(guard.limits, route.rate)):
            raise Problem(429, "too-many", "Slowly: that was too many requests.")
        if route.path.startswith("/api") and not guard.is_called_right(request):
            raise WordedProblem(421, "host", "wrong-host")
        if not guard.ours(request.headers.get("origin"), request.headers.get("host")) and route.method != "GET":
            raise Problem(403, "origin", "This is not for other people's pages.")
        arguments: dict[str, Any] = dict(request.path_params)
        if decoder is not None:
            arguments["body"] = read_body(await limited_body(request), decoder)
        shown = guard.token(request.cookies, request.url.scheme)
        person, token = await guard.person(request.cookies, request.url.scheme), None
        stale = bool(shown) and person is None
        if person is None and route.guest:
            person, token = await guard.registry.new_guest()
        query = {key: value for key, value in request.query_params.items() if len(value) < 200}
        query["base"] = str(request.base_url).rstrip("/")
        caller = Caller(
            person,
            guard.registry,
            query,
            lambda: guard.may_go_public(network, person or ""),
            token or shown,
            stale,
            lambda: hang_up(request),
        )
        found = await route.does(caller, **arguments)
        response = wrap(found, route)
        if token:
            secure = request.url.scheme == "https"
            name = cookie_for(request.url.scheme)
            response.set_cookie(name, token, max_age=YEAR, httponly=True, samesite="lax", secure=secure, path="/")
        if route.forgets:
            secure = request.url.scheme == "https"
            response.delete_cookie(cookie_for(request.url.scheme), path="/", secure=secure, httponly=True)
            response.headers["clear-site-data"] = '"cache", "storage"'
        return response

    return endpoint


def said(request: Request, message: str | Worded) -> str:
    """A sentence of the server's words, or of an error, in the language of the request."""
    tags = request.headers.get("accept-language", "")[:200].split(",")
    asked = [request.query_params.get("language", ""), *(tag.strip()[:2].lower() for tag in tags)]
    language = next((language for language in asked if language in LANGUAGES), "en")
    return message.say(language) if isinstance(message, Worded) else server_words(language)(message)


def wrap(found: Any, route: Route) -> Response:
    if isinstance(found, bytes):
        kind = "image/svg+xml" if route.path.endswith(".svg") else "application/json"
        return Response(found, route.status, media_type=kind, headers={"cache-control": "no-store"})
    return Response(
        msgspec.json.encode(found), route.status, media_type="application/json", headers={"cache-control": "no-store"}
    )


async def hang_up(request: Request) -> None:
    """Wait until nobody listens any more to what is being made."""
    while (await request.receive())["type"] != "http.disconnect":
        pass


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
