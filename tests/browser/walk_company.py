"""A walk through what a house is for several people: lobby, evening, big screen, clubs, one's own page, the days.

Each step says in front of whom the screen is, and what it is called; see walk.py for what one person alone comes to.
"""

import json
from collections.abc import Callable, Iterator
from typing import Any

from playwright.sync_api import Locator, expect

from fromagerie.engine.game import AnyGame, all_games, get_game
from tests.browser.at_a_table import MOVE, Wire, begin, open_table, step
from tests.browser.people import PLAY_ON, Person

Come = Callable[..., Person]  # a name, and what else visitor() takes
Step = tuple[Person, str]
RESCUE = "cheese-rescue"
LONG = 180_000  # ms; a whole game is played


def post(person: Person, path: str, body: Any = None) -> Any:
    headers = {"content-type": "application/json", "origin": person.house}
    answer = person.page.request.post(person.house + path, data=json.dumps(body), headers=headers)
    assert answer.ok, answer.text()
    return answer.json()


def walk_company(come: Come, games: list[AnyGame] | None = None, *, tells: bool = False) -> Iterator[Step]:
    """All of it; on the big screen these games, or all. `tells`: the house has keys to notify people with."""
    marie, jean, zoe = come("Marie"), come("Jean-Baptiste"), come("Zoé")
    yield from walk_evening(come, marie, jean, zoe)
    for game in list(all_games().values()) if games is None else games:
        if game.key != RESCUE:
            yield from walk_screen(come, game, marie, jean)
    yield from walk_club(come, marie, zoe)
    yield from walk_mine(marie, zoe)
    yield from walk_days(marie, jean, tells=tells)
    yield from walk_finding(marie, zoe)


# A table, and an evening at it


def walk_evening(come: Come, marie: Person, jean: Person, zoe: Person) -> Iterator[Step]:
    wire = Wire(marie)
    path = open_table(marie, get_game(RESCUE), 4, pace="instant")
    for guest in (jean, zoe):
        guest.visit(path)
        guest.sit_down()
    expect(marie.page.locator(".lobby .seat:not(.free)[data-seat]")).to_have_count(3)
    yield marie, "lobby-host"
    yield jean, "lobby-guest"
    yield from walk_folds(marie)
    screen = come("(screen)")
    screen.visit(f"/tv/{wire.updates[-1]['room']['code']}")
    screen.page.locator(".lobby .seats li").first.wait_for()
    yield screen, "tv-lobby"
    begin(marie, jean, zoe)
    yield from walk_hand(screen, zoe, RESCUE)
    to_the_end(marie, jean, zoe)
    screen.page.locator("[data-ceremony=done]").wait_for(state="attached", timeout=LONG)
    yield screen, "tv-end"
    for person in (zoe, jean, marie):
        person.touch(person.page.locator("[data-action=again]"))
    for person in (marie, jean, zoe):
        expect(person.page.locator("[data-phase=playing]")).to_be_attached()
    to_the_end(marie, jean, zoe)
    marie.page.locator(".series").wait_for()
    yield marie, "evening-end"
    marie.touch(marie.page.locator("[data-action=evening]"))
    marie.page.locator("[data-action=share-evening]:not([disabled])").wait_for()
    yield marie, "evening-podium"
    marie.close_sheet()
    # Who is in comes along to the lobby.
    jean.touch(jean.page.locator("[data-action=again]"))
    marie.touch(marie.page.locator("[data-action=more]"))
    yield marie, "evening-more"
    marie.touch(marie.page.locator("dialog[open] [data-action=to-lobby]"))
    for person in (marie, jean):
        person.page.locator(".lobby [data-evening]").first.wait_for()
    yield marie, "evening-lobby-host"
    yield jean, "evening-lobby-guest"
    screen.page.locator(".lobby [data-evening]").first.wait_for()
    yield screen, "tv-evening"
    screen.visit("/")


def walk_folds(host: Person) -> Iterator[Step]:
    """What is behind the folds of a lobby."""
    for fold in ("own", "workshop"):
        summary = host.page.locator(f"[data-fold={fold}] > summary")
        host.touch(summary)
        look_at(host.page.locator(f"[data-fold={fold}]"))
        yield host, f"lobby-{fold}"
        host.touch(summary)
    host.touch(host.page.locator("[data-fold=menu] > summary"))
    host.page.locator("[data-menu-length]").select_option("3")
    expect(host.page.locator("[data-fold=menu] select")).to_have_count(4)
    look_at(host.page.locator("[data-fold=menu]"))
    yield host, "lobby-menu"
    host.page.locator("[data-menu-length]").select_option("0")
    expect(host.page.locator("[data-fold=menu]")).not_to_have_attribute("open", "")
    host.touch(host.page.locator("[data-part=stay-link] summary"))
    host.touch(host.page.locator("[data-part=stay-link] form button"))
    host.page.locator("[data-part=stay-link] input[readonly]").wait_for()
    look_at(host.page.locator("[data-part=stay-link]"))
    yield host, "lobby-link"


def look_at(part: Locator) -> None:
    """It is in sight, whatever the size of the screen: whoever takes a picture asks for it once more."""
    part.evaluate("(one) => (window.lookAgain = () => one.scrollIntoView({ block: 'end' }))()")


def to_the_end(*people: Person) -> None:
    for person in people:
        person.page.evaluate(PLAY_ON)
    for person in people:
        person.page.locator("[data-ceremony='done']").wait_for(state="attached", timeout=LONG)
        person.page.evaluate("clearInterval(window.playing); window.playing = undefined")
        # What is tapped at once is taken for a tap on the game.
        person.wait_until("(window.settled ??= performance.now()) && performance.now() > window.settled + 600")


# A big screen


def walk_screen(come: Come, game: AnyGame, *people: Person) -> Iterator[Step]:
    """A game on it, and on a phone beside it."""
    wire, host = Wire(people[0]), people[0]
    path = open_table(host, game, 4, pace="instant")
    for guest in people[1:]:
        guest.visit(path)
        guest.sit_down()
    screen = come("(screen)")
    screen.visit(f"/tv/{wire.updates[-1]['room']['code']}")
    begin(*people)
    yield from walk_hand(screen, people[-1], game.key)
    screen.visit("/")


def walk_hand(screen: Person, phone: Person, key: str) -> Iterator[Step]:
    screen.page.locator("[data-slot=board]").wait_for()
    yes = phone.page.locator("[data-action=hand-yes]")
    yes.or_(phone.page.locator("[data-action=look]")).first.wait_for()
    if yes.count():
        yield phone, f"hand-asked-{key}"
        phone.touch(yes)
    phone.page.locator("[data-action=look]").wait_for()
    yield screen, f"tv-{key}"
    yield phone, f"hand-{key}"


# A club


def walk_club(come: Come, organiser: Person, guest: Person) -> Iterator[Step]:
    organiser.visit("/club")
    organiser.page.locator("[data-action=begin-club]:not([disabled])").wait_for()
    yield organiser, "club-new"
    code = post(organiser, "/api/clubs", {"name": "Le tournoi du jeudi", "game": RESCUE, "size": 4, "rounds": 2})[
        "code"
    ]
    guest.visit(f"/club/{code}")
    guest.page.locator("[data-action=enter]").wait_for()
    yield guest, "club-enter"
    guest.touch(guest.page.locator("[data-action=enter]"))
    guest.page.locator("tr.me").wait_for()
    crowd = come("(crowd)")
    names = ("Anne", "Bertrand", "Marie-Madeleine", "Émile", "Fatou", "Gaël", "Hélène", "Inès", "Jules", "Karim", "Léa")
    for face, name in enumerate(names):
        crowd.context.clear_cookies()
        post(crowd, f"/api/clubs/{code}/people", {"name": name, "face": 17 * face})
    crowd.visit(f"/wall/{code}")
    crowd.page.locator("[data-entrant]").first.wait_for()
    yield crowd, "wall-gathering"
    post(organiser, f"/api/clubs/{code}/people", {"name": "Marie", "face": 3})
    post(organiser, f"/api/clubs/{code}/rounds")
    post(organiser, f"/api/clubs/{code}/results", {"table": 1, "places": [1, 2, 2, 4][: seats_at(organiser, code, 1)]})
    for person, screen in ((organiser, "club-organiser"), (guest, "club-entrant")):
        person.visit(f"/club/{code}")
        person.page.locator("[data-club-table]").first.wait_for()
        yield person, screen
    organiser.touch(organiser.page.locator("[data-action=settle]").first)
    organiser.page.locator("[data-action=settled]").wait_for()
    yield organiser, "club-settle"
    organiser.close_sheet()
    crowd.page.reload()
    crowd.page.locator("[data-club-table]").first.wait_for()
    yield crowd, "wall"
    for number in range(2):
        for table in range(len(told(organiser, code)["played"][-1]["tables"])):
            places = list(range(1, 1 + seats_at(organiser, code, table)))
            post(organiser, f"/api/clubs/{code}/results", {"table": table, "places": places})
        if not number:
            post(organiser, f"/api/clubs/{code}/rounds")
    for person, path in ((guest, "club"), (crowd, "wall")):
        person.visit(f"/{path}/{code}")
        person.page.locator("[data-entrant]").first.wait_for()
        yield person, f"{path}-over"
    crowd.visit("/")


def told(person: Person, code: str) -> Any:
    return person.page.request.get(f"{person.house}/api/clubs/{code}").json()


def seats_at(person: Person, code: str, table: int) -> int:
    return len(told(person, code)["played"][-1]["tables"][table]["entrants"])


# What is one's own


def walk_mine(marie: Person, other: Person) -> Iterator[Step]:
    marie.visit("/me")
    marie.page.locator("[data-badge]").first.wait_for(state="attached")
    marie.page.locator("a[href^='/replay/']").first.wait_for()
    yield marie, "me-played"
    marie.page.locator("[data-action=make-code]").click()
    look_at(marie.page.locator(".devices"))
    yield marie, "me-code"
    other.visit("/me")
    other.page.locator("details:has([data-typed]) summary").click()
    other.page.locator("[data-typed]").fill(marie.page.locator("[data-code]").inner_text())
    look_at(other.page.locator(".devices"))
    yield other, "me-type"
    other.page.locator("[data-action=link]").click()
    other.page.locator("[data-action=unlink]").first.wait_for()
    look_at(other.page.locator(".devices"))
    yield other, "me-devices"
    other.page.locator("li:has([data-action=unlink])").last.locator("[data-action=unlink]").click()
    expect(other.page.locator("[data-action=unlink]")).to_have_count(0)


# Over days


def walk_days(marie: Person, jean: Person, *, tells: bool) -> Iterator[Step]:
    marie.visit("/")
    marie.page.locator("[data-action=daily]:not([disabled])").click()
    marie.board.wait_for()
    to_the_end(marie)
    yield marie, "daily-end"
    marie.visit("/")
    marie.page.locator("[data-action=daily]:not([disabled])").wait_for()
    yield marie, "home-daily-done"
    marie.page.locator("[data-action=daily]").click()
    marie.page.locator("dialog [data-action=copy-daily]").wait_for()
    yield marie, "daily-done"
    for key in (RESCUE, "cheez-tricks"):
        path = open_table(marie, get_game(key), 2, clock="day")
        jean.visit(path)
        jean.sit_down()
        begin(marie, jean)
    if tells:
        yield from walk_offer(marie, jean)
    marie.visit("/")
    marie.page.locator("[data-action=continue], footer [data-action=tables]").first.wait_for()
    marie.visit("/")
    marie.page.locator("[data-action=continue]").wait_for()
    yield marie, "home-returning"
    marie.touch(marie.page.locator("[data-action=tables]").first)
    marie.page.locator("dialog .tables a").first.wait_for()
    yield marie, "home-tables"
    marie.close_sheet()


def walk_offer(*people: Person) -> Iterator[Step]:
    """After a move at a slow table: whether to be told when it is one's turn again."""
    to_move = f"!!document.querySelector('{MOVE}')"
    while not (movers := [person for person in people if person.page.evaluate(to_move)]):
        people[0].page.wait_for_timeout(50)
    mover = movers[0]
    step(mover)
    mover.page.locator("[data-action=tell-me]").wait_for()
    yield mover, "slow-tell-me"
    mover.touch(mover.page.locator("[data-action=tell-me]"))
    mover.page.locator("[data-slot=strip] [role=status]").wait_for()


def walk_finding(marie: Person, other: Person) -> Iterator[Step]:
    """Somebody waits, and somebody else finds them."""
    other.visit("/")
    table = post(other, f"/api/quick/{RESCUE}")["table"]
    other.visit(f"/t/{table}")
    other.sit_down()
    yield other, "lobby-alone"
    marie.context.clear_cookies()
    marie.page.evaluate("localStorage.removeItem('fromagerie.tables')")
    marie.visit("/")
    marie.touch(marie.page.locator("[data-action=find]"))
    marie.page.locator("[data-quick].main").wait_for()
    yield marie, "find-waiting"
