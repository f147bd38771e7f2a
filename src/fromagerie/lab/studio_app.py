"""The studio in a browser on this machine: a page, and what it asks for. Nobody else gets in."""

import json
import socket
import threading
import urllib.error
import urllib.request
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import msgspec
import uvicorn
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route
from starlette.types import ASGIApp, Receive, Scope, Send

from fromagerie.engine.box import BadBox
from fromagerie.lab.boxes import BadChange
from fromagerie.lab.studio import Studio

PAGE: Final = Path(__file__).parent / "studio_page"
FILES: Final = {
    "/": ("index.html", "text/html"),
    "/studio.js": ("studio.js", "text/javascript"),
    "/studio.css": ("studio.css", "text/css"),
}
HERE: Final = ("127.0.0.1", "localhost", "[::1]")
HEADERS: Final = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src data:;"
        " base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cache-control": "no-store",
}
LARGEST: Final = 10_000  # bytes of what a page may send
PATIENCE: Final = 5  # seconds a house has to answer
BOX_NAME: Final = "From the studio"


class NoHouse(RuntimeError):
    """No table can be set there; the message is one sentence."""


class Change(msgspec.Struct, forbid_unknown_fields=True):
    change: str


class Seating(msgspec.Struct, forbid_unknown_fields=True):
    players: int


class Door:
    """Lets in requests to this machine by its own names, and no commands from other people's pages."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and (refused := refusal(Request(scope))):
            await PlainTextResponse(refused, 403, HEADERS)(scope, receive, send)
            return
        await self.app(scope, receive, send)


def refusal(request: Request) -> str:
    host = request.headers.get("host", "")
    if host.rpartition(":")[0] not in HERE and host not in HERE:
        return "The studio is for this machine."
    origin = request.headers.get("origin")
    if request.method == "POST":
        if origin is not None and origin != f"http://{host}":
            return "Another page may not change anything here."
        # A form of another page cannot send this without being asked first.
        if request.headers.get("content-type") != "application/json":
            return "Commands are JSON."
    return ""


def make_app(studio: Studio, house: str) -> Starlette:
    def shown() -> Response:
        return answer(studio.show())

    def command(do: Callable[[Any], None], kind: Any = None) -> Callable[[Request], Any]:
        async def endpoint(request: Request) -> Response:
            body = await request.body()
            if len(body) > LARGEST:
                return answer({"problem": "That is too much at once."}, 413)
            try:
                do(msgspec.json.decode(body, type=kind) if kind else None)
            except (BadChange, BadBox, NoHouse) as error:
                return answer({"problem": capital(str(error))}, 422)
            except msgspec.MsgspecError as error:
                return answer({"problem": f"That was no command: {error}."}, 400)
            return shown()

        return endpoint

    async def state(request: Request) -> Response:
        if request.query_params.get("since") == str(studio.revision):
            return Response(status_code=204, headers=HEADERS)
        return shown()

    async def box(request: Request) -> Response:
        name = {"content-disposition": f'attachment; filename="{studio.base.game}-studio.toml"'}
        return Response(studio.box(), media_type="application/toml", headers=HEADERS | name)

    def play(request: Request) -> Response:
        try:
            return answer({"table": set_table(house, studio)})
        except NoHouse as error:
            return answer({"problem": str(error)}, 422)

    return Starlette(
        routes=[
            *(Route(path, page_file(*file)) for path, file in FILES.items()),
            Route("/api/state", state),
            Route("/api/change", command(lambda given: studio.change(given.change), Change), methods=["POST"]),
            Route("/api/players", command(lambda given: studio.seat(given.players), Seating), methods=["POST"]),
            Route("/api/undo", command(lambda _: studio.undo()), methods=["POST"]),
            Route("/api/reset", command(lambda _: studio.reset()), methods=["POST"]),
            Route("/api/play", play, methods=["POST"]),
            Route("/box.toml", box),
        ],
        middleware=[Middleware(Door)],
    )


def page_file(name: str, kind: str) -> Callable[[Request], Response]:
    def endpoint(request: Request) -> Response:
        return Response((PAGE / name).read_bytes(), media_type=f"{kind}; charset=utf-8", headers=HEADERS)

    return endpoint


def answer(said: Any, status: int = 200) -> Response:
    return Response(msgspec.json.encode(said), status, HEADERS, "application/json")


def capital(text: str) -> str:
    """A complaint about a box begins with the name of a file; here there is none."""
    text = text.removeprefix("box.toml: ")
    return text[:1].upper() + text[1:]


def set_table(house: str, studio: Studio) -> str:
    """A table with this box in a house that is open; returns the address of the table."""
    desk = studio.desk
    asked: dict[str, Any] = {"game": studio.base.game, "players": desk.lineup.players}
    asked["options"] = msgspec.to_builtins(desk.version.options)
    if desk.version.box is not None:
        asked["box"] = {"name": BOX_NAME, "toml": desk.version.box}
    _, cookie = post(house, "/api/guests", {}, "")
    made, _ = post(house, "/api/tables", asked, cookie)
    return f"{house}/t/{made['table']}"


def post(house: str, path: str, body: Any, cookie: str) -> tuple[Any, str]:
    headers = {"content-type": "application/json", "cookie": cookie}
    request = urllib.request.Request(f"{house}{path}", json.dumps(body).encode(), headers, method="POST")
    try:
        with urllib.request.urlopen(request, timeout=PATIENCE) as said:
            return json.load(said), (said.headers["set-cookie"] or cookie).partition(";")[0]
    except urllib.error.HTTPError as error:
        with error:
            reason = error.read(500).decode(errors="replace")
        raise NoHouse(f"The house at {house} sets no such table: {reason}") from None
    except (OSError, ValueError):
        raise NoHouse(f"No house is open at {house}.") from None


class Open:
    """The page at an address of this machine, as long as it is needed; whoever opened it is free to play games."""

    def __init__(self, studio: Studio, house: str, port: int) -> None:
        self.line = socket.socket()
        self.line.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            self.line.bind(("127.0.0.1", port))
        except OSError:
            self.line.close()
            raise NoHouse(f"Port {port} is taken; --port 0 takes any that is free.") from None
        self.address = f"http://127.0.0.1:{self.line.getsockname()[1]}"
        config = uvicorn.Config(make_app(studio, house), log_level="warning", access_log=False, lifespan="off")
        self.server = uvicorn.Server(config)
        self.thread = threading.Thread(target=self.server.run, args=([self.line],), daemon=True)

    def __enter__(self) -> "Open":
        self.thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.server.should_exit = True
        self.thread.join(PATIENCE)
        self.line.close()
