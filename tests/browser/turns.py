"""One's own turns in a whole game: the first, one in the middle, the last; each as a table that stands still."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from fromagerie.engine.game import AnyGame
from tests.browser.at_a_table import MOVE, Wire, with_bots
from tests.browser.people import Person

HOLD = (Path(__file__).parent / "frame_hold.js").read_text(encoding="utf-8")


def played_through(person: Person, game: AnyGame, players: int) -> tuple[str, int, list[int]]:
    """A whole game against bots: which it was, in which seat, and after how many entries it was one's own turn."""
    wire = Wire(person)
    with_bots(person, game, players, pace="instant")
    person.play_on()
    person.sees_the_end()
    last = wire.updates[-1]
    seat, match = last["you"]["seat"], last["room"]["match"]
    entries: list[dict[str, Any]] = person.page.request.get(f"{person.house}/api/replays/{match}").json()["entries"]
    return match, seat, [at for at, entry in enumerate(entries) if entry.get("seat") == seat and entry.get("do")]


def at_three_turns(person: Person, game: AnyGame, players: int, *languages: str) -> Iterator[tuple[str, Page]]:
    """A table at each of them, in each language: when, and the page there, which hears of no further move."""
    match, seat, turns = played_through(person, game, players)
    for when, entries in (("first", turns[0]), ("middle", turns[len(turns) // 2]), ("last", turns[-1])):
        for language in languages:
            yield (
                f"{players} players, {when} turn, {language}",
                table_at(person, match, seat, entries, language),
            )


def table_at(person: Person, match: str, seat: int, entries: int, language: str) -> Page:
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
    person.wait_until(f"!!document.querySelector('{MOVE}, [data-slot] [data-step]:not(:disabled)')")
    return person.page
