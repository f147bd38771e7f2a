"""To a table of any game in a few steps, and what goes over the line there."""

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import WebSocket

from fromagerie.engine.game import AnyGame
from tests.browser.people import Person
from tests.browser.test_play import OPTIONS

Invite = Callable[..., Person]
MOVE = "button[data-move]:not(:disabled)"
OVER = "[data-phase=over]"


class Wire:
    """Every message of the tables that a page is at, from before the first."""

    def __init__(self, person: Person) -> None:
        self.sent: list[dict[str, Any]] = []
        self.received: list[dict[str, Any]] = []
        person.page.on("websocket", self.listen)

    def listen(self, socket: WebSocket) -> None:
        socket.on("framesent", lambda frame: self.sent.append(json.loads(frame)))
        socket.on("framereceived", lambda frame: self.received.append(json.loads(frame)))

    def asked(self, what: str) -> list[dict[str, Any]]:
        return [message for message in self.sent if message.get("do") == what]

    @property
    def updates(self) -> list[dict[str, Any]]:
        """Each with what it left out, which is as it was."""
        updates, known = [], dict[str, Any]()
        for update in (message for message in self.received if message["is"] == "update"):
            known |= {part: update[part] for part in ("you", "room") if part in update}
            updates.append(known | update)
        return updates

    def moves_after(self, seq: int) -> set[int]:
        """The numbers of all that happened in the game since then."""
        lines = [line for update in self.updates for line in update["lines"]]
        return {line["seq"] for line in lines if line["kind"] == "game" and line["seq"] > seq}


def likes(person: Person, **settings: Any) -> None:
    """How somebody likes the page, from their first visit on."""
    kept = json.dumps(json.dumps({"motion": "full", "confirm": False, "sound": "soft"} | settings))
    person.context.add_init_script(
        f"localStorage.getItem('fromagerie.settings') ?? localStorage.setItem('fromagerie.settings', {kept})"
    )


def open_table(person: Person, game: AnyGame, players: int, pace: str = "brisk", **more: Any) -> str:
    """A new table, with this person in a seat of it; returns its path."""
    # Known to the house before the page asks: of two who ask at once, one would be another guest.
    person.page.request.post(f"{person.house}/api/guests", headers={"origin": person.house})
    person.visit("/")
    given = {name: int(value) for name, value in OPTIONS.get(game.key, {}).items()}
    answer = person.page.request.post(
        f"{person.house}/api/tables",
        data=json.dumps({"game": game.key, "players": players, "pace": pace, "options": given, **more}),
        headers={"content-type": "application/json", "origin": person.house},
    )
    path = f"/t/{answer.json()['table']}"
    person.visit(path)
    person.sit_down()
    return path


def begin(*people: Person) -> None:
    """The host begins, with bots in the seats that are left."""
    people[0].touch(people[0].page.locator("[data-action=start]"))
    for person in people:
        person.board.wait_for()


def with_bots(person: Person, game: AnyGame, players: int | None = None, pace: str = "brisk") -> str:
    path = open_table(person, game, players or min(game.player_counts), pace)
    begin(person)
    return path


def sit_down_with(host: Person, guest: Person, game: AnyGame, **more: Any) -> str:
    """Two people at one table, and bots if it takes more."""
    path = open_table(host, game, min(game.player_counts), **more)
    guest.visit(path)
    guest.sit_down()
    begin(host, guest)
    return path


def move_until(person: Person, wanted: str, moves: int = 60) -> None:
    """Make whatever move is offered until something is so, or nothing is to be done."""
    for _ in range(moves):
        person.wait_until(f"!!({wanted}) || !!document.querySelector('{MOVE}, {OVER}')")
        if person.page.evaluate(f"!!({wanted})") or person.page.locator(OVER).count():
            return
        step(person)
    raise AssertionError(f"after {moves} moves still not: {wanted}")


def step(person: Person) -> None:
    """One move, by a click inside the page: what is offered may be gone before a mouse is there."""
    person.page.evaluate(f"document.querySelector('button[data-confirm]:not(:disabled), {MOVE}')?.click()")
    person.page.evaluate("new Promise(requestAnimationFrame)")
