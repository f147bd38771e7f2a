"""What the routes of the REST part are made of: who asks, what a route says of itself, how it refuses."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple

from msgspec import Struct

from fromagerie.engine.game import UnknownGame, get_game
from fromagerie.engine.words import LANGUAGES, Worded
from fromagerie.server.domain.names import BadName, read_name
from fromagerie.server.registry import TableRegistry


class Problem(Exception):
    """A request that cannot be met: status, a word for programs, a sentence for people."""

    def __init__(self, status: int, error: str, why: str) -> None:
        super().__init__(why)
        self.status = status
        self.error = error
        self.why = why


class WordedProblem(Problem):
    """One whose sentence is among the server's words, in every language; or an error that says it itself."""

    def __init__(self, status: int, error: str, why: str | Worded) -> None:
        super().__init__(status, error, str(why))
        self.message = why


class ErrorBody(Struct, frozen=True):
    error: str
    why: str


class TableMade(Struct, frozen=True):
    table: str
    code: str


class Caller(NamedTuple):
    """Who asks: a known guest, or None for a new one."""

    person: str | None
    registry: TableRegistry
    query: dict[str, str]
    may_go_public: Callable[[], bool] = lambda: True
    token: str = ""  # what their cookie says, or will say
    stale: bool = False  # they came with a cookie that is nobody's
    gone: Callable[[], Awaitable[object]] = lambda: asyncio.Event().wait()  # returns when they have gone away


class Route(NamedTuple):
    method: str
    path: str
    does: Callable[..., Awaitable[Any]]
    about: str
    takes: Any = None
    gives: Any = None
    status: int = 200
    rate: str = "requests"
    guest: bool = False  # makes the caller a guest if they are none
    errors: tuple[int, ...] = ()
    forgets: bool = False  # the browser is asked to forget too


def asked_language(caller: Caller) -> str:
    language = caller.query.get("language", "en")
    if language not in LANGUAGES:
        raise Problem(400, "language", f"We speak {' and '.join(LANGUAGES)}.")
    return language


def number_asked(caller: Caller, name: str, least: int, most: int) -> int:
    """A number from the query; without one, the least for `first`, the most for `count`."""
    given = caller.query.get(name, str(most if name == "count" else least))
    if not (given.isascii() and given.isdecimal() and len(given) < 7 and least <= int(given) <= most):
        raise Problem(400, name, f"{name} is a number from {least} to {most}.")
    return int(given)


def find_game(key: str) -> Any:
    try:
        return get_game(key)
    except UnknownGame as error:
        raise WordedProblem(404, "game", error) from None


def given_name(text: str) -> str:
    try:
        return read_name(text)
    except BadName as error:
        raise WordedProblem(422, "name", str(error)) from None
