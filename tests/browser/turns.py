"""One's own turns in a whole game, one of each kind; each as a table that stands still."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from fromagerie.engine.game import AnyGame
from tests.browser.at_a_table import MOVE, OVER, Wire, with_bots
from tests.browser.people import Person

TRIES = 8
HOLD = (Path(__file__).parent / "frame_hold.js").read_text(encoding="utf-8")


def played_through(person: Person, game: AnyGame, players: int) -> tuple[str, int, dict[str, int]]:
    """A whole game against bots: which it was, in which seat, and after how many entries there was which own turn.

    The first, one in the middle, the last; and the first for each other kind of move, when the screen may be another.
    """
    wire = Wire(person)
    with_bots(person, game, players, pace="instant")
    person.play_on()
    person.sees_the_end()
    last = wire.updates[-1]
    seat, match = last["you"]["seat"], last["room"]["match"]
    entries: list[dict[str, Any]] = person.page.request.get(f"{person.house}/api/replays/{match}").json()["entries"]
    own = [(at, entry["do"]) for at, entry in enumerate(entries) if entry.get("seat") == seat and entry.get("do")]
    turns = {"first": own[0][0], "middle": own[len(own) // 2][0], "last": own[-1][0]}
    kinds = {type(game.action_typed[move.upper()]).__name__: at for at, move in reversed(own)}
    return match, seat, turns | {f"first {kind}": at for kind, at in kinds.items() if at not in turns.values()}


def at_all_kinds_of_turns(person: Person, game: AnyGame, players: int, *languages: str) -> Iterator[tuple[str, Page]]:
    """A table at each of them, in each language: when, and the page there, which hears of no further move."""
    match, seat, turns = played_through(person, game, players)
    for when, entries in turns.items():
        for language in languages:
            yield (
                f"{players} players, {when} turn, {language}",
                table_at(person, match, seat, entries, language),
            )


def table_at(person: Person, match: str, seat: int, entries: int, language: str) -> Page:
    for _ in range(TRIES):
        made = person.page.request.post(
            f"{person.house}/api/replays/{match}/fork",
            data=json.dumps({"entries": entries, "seat": seat, "name": person.name}),
            headers={"content-type": "application/json", "origin": person.house},
        )
        assert made.ok, made.text()
        person.page.close()
        person.page = person.context.new_page()
        person.page.on("console", person.read_console)
        person.page.add_init_script(f"localStorage.setItem('fromagerie.language', '{language}')")
        person.page.add_init_script(HOLD)
        person.visit(f"/t/{made.json()['table']}")
        person.wait_until(f"!!document.querySelector('{MOVE}, [data-slot] [data-step]:not(:disabled), {OVER}')", 60)
        # In a race bots may have won before the page was there.
        if not person.page.locator(OVER).count():
            return person.page
    raise AssertionError(f"over before anybody could look, {TRIES} times")
