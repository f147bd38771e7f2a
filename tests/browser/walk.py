"""A walk through the house: every screen there is, one after the other, each as a player comes to it.

`./dev shots` takes pictures on the way, tests look for what keeps people out.
"""

from collections.abc import Iterator, Mapping
from typing import Any

from playwright.sync_api import Browser, expect

from fromagerie.engine.game import AnyGame, all_games
from fromagerie.engine.lesson import lesson_of
from tests.browser.people import THOUGHT, Person
from tests.every_table import length_of

# Enough of a game to have something on the table, and to be far from its end.
MIDDLE = 5
NO_MOTION = "localStorage.setItem('fromagerie.settings', JSON.stringify({ motion: 'off', confirm: false }))"


def visitor(browser: Browser, house: str, language: str = "en", name: str = "Marie", **given: Any) -> Person:
    """Somebody for whom nothing moves: pictures are taken of what is, not of what is on its way."""
    person = Person(browser, house, name, language, **given)
    person.visit("/")
    person.page.evaluate(NO_MOTION)
    return person


def walk_around(person: Person) -> Iterator[str]:
    """The screens around the games."""
    page = person.page
    person.visit("/")
    page.locator("[data-action=daily]:not([disabled])").wait_for()
    yield "home"
    page.locator("[data-action=daily-more]").click()
    page.locator("dialog table").wait_for()
    yield "daily"
    page.keyboard.press("Escape")
    person.open_game(next(iter(all_games().values())).title, "rules")
    page.locator("dialog [data-clause]").first.wait_for()
    yield "rules"
    page.keyboard.press("Escape")
    page.locator("footer [data-action=settings]").click()
    page.locator(".settings").wait_for()
    yield "settings"
    page.keyboard.press("Escape")
    page.locator("footer [data-action=privacy]").click()
    page.locator("[data-action=forget]").wait_for()
    yield "privacy"
    page.keyboard.press("Escape")
    page.locator("footer [data-action=find]").click()
    page.locator("[data-quick]").first.wait_for()
    yield "find"
    page.keyboard.press("Escape")
    page.locator("[data-game] [data-action=open]").first.click()
    page.locator("dialog [data-action=friends]").wait_for()
    yield "game"
    page.locator("dialog [data-action=friends]").click()
    page.locator("dialog [data-action=go]").wait_for()
    page.locator("dialog [data-action=pick]").click()
    yield "name"
    person.visit("/me")
    page.locator("[data-badge]").first.wait_for(state="attached")
    for fold in page.locator("main details").all():
        fold.evaluate("(fold) => (fold.open = true)")
    yield "me"


def walk_game(
    person: Person, game: AnyGame, players: int, *, to_the_end: bool = True, options: Mapping[str, str] | None = None
) -> Iterator[str]:
    """A table of this game: gathering, the beginning, the middle, the end, and the game again as a replay."""
    page = person.page
    person.set_table(game.title, players, dict(options or {}))
    yield f"{game.key}-gathering"
    person.get_ready()
    person.board.wait_for()
    settle(person)
    yield f"{game.key}-start"
    for _ in range(min(MIDDLE, length_of(game) // min(game.player_counts) - 1)):
        person.moves.first.wait_for()
        person.make_a_move()
    settle(person)
    yield f"{game.key}-middle"
    if not to_the_end:
        return
    person.play_on()
    person.sees_the_end()
    settle(person)
    yield f"{game.key}-end"
    page.locator("[data-action='watch']:visible").click()
    page.locator(".replay-controls").wait_for()
    # It opens at one's own medal, which may have been won with the last move.
    page.keyboard.press("Home")
    page.locator(".replay-controls button", has_text="★▶").click()
    settle(person)
    yield f"{game.key}-replay"
    page.evaluate("location.hash = '1.1.coach'; location.reload()")
    page.locator(".coach[data-coach='told'], .coach .trouble").wait_for(timeout=THOUGHT)
    settle(person)
    yield f"{game.key}-coach"


def walk_lesson(person: Person, game: AnyGame) -> Iterator[str]:
    if lesson_of(game) is None:
        return
    person.visit(f"/learn/{game.key}")
    person.board.wait_for()
    settle(person)
    yield f"{game.key}-lesson"


def settle(person: Person) -> None:
    """Bots have moved, pictures are there, and whoever was too late in a race has read so."""
    person.page.wait_for_timeout(700)
    expect(person.page.locator(".refused")).to_have_count(0)


def players_for(game: AnyGame) -> int:
    return 4 if 4 in game.player_counts else max(game.player_counts)


def walk(person: Person) -> Iterator[str]:
    yield from walk_around(person)
    for game in all_games().values():
        yield from walk_game(person, game, players_for(game))
        yield from walk_lesson(person, game)
