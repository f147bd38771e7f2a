"""What is said when things are not ordinary, when they are not, in both languages (all of it: test_said_when.py)."""

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import WebSocketRoute, expect

from fromagerie.engine.game import all_games
from tests.browser.at_a_table import MOVE, Invite, begin, likes, open_table, sit_down_with, step, with_bots
from tests.browser.incidents import their_turn
from tests.browser.people import Person
from tests.browser.test_evening import wish
from tests.browser.walk_company import to_the_end

pytestmark = [pytest.mark.once, pytest.mark.slow]
RESCUE = all_games()["cheese-rescue"]
both = pytest.mark.parametrize("language", ["en", "fr"])


class Line:
    """The line of a page to its table, in our hands: held, cut, or with other words in it."""

    def __init__(self, person: Person) -> None:
        self.answers = True  # false: nobody at the other end
        self.holds = False  # what the page sends goes nowhere
        self.change: Callable[[dict[str, Any]], None] | None = None
        self.page: WebSocketRoute | None = None
        person.page.route_web_socket("**/socket", self.open)

    def open(self, page: WebSocketRoute) -> None:
        if not self.answers:
            return
        self.page, house = page, page.connect_to_server()

        def tell(message: str | bytes) -> None:
            said = json.loads(message)
            if self.change and said.get("is") == "update" and said.get("game"):
                self.change(said)
            page.send(json.dumps(said))

        page.on_message(lambda message: None if self.holds else house.send(message))
        house.on_message(tell)


def says(person: Person, where: str, english: str, french: str, language: str) -> None:
    words = person.page.locator(where).first
    expect(words).to_contain_text(english if language == "en" else french)


@both
def test_on_a_bad_line(invite: Invite, language: str) -> None:
    ada = invite("Ada", language, phone=True)
    likes(ada, motion="none")
    line = Line(ada)
    path = with_bots(ada, RESCUE, 2, "instant")
    # A move that is long on its way.
    ada.wait_until(f"!!document.querySelector('{MOVE}')")
    line.holds = True
    for _ in range(2):
        step(ada)
    slow = ("The line is slow. Your move is on its way.", "La connexion est lente. Votre coup est en route.")
    says(ada, "[data-slot=strip]", *slow, language)
    line.holds = False
    # A line that breaks, a house that does not answer, and a line that is there again.
    line.answers = False
    assert line.page
    line.page.close()
    lost = ("Connection lost. Trying again; your game is safe.", "Connexion perdue. Nouvel essai")
    says(ada, "[data-slot=strip]", *lost, language)
    silent = ("The house isn’t answering. We’ll keep trying.", "La maison ne répond pas. On continue d’essayer.")
    says(ada, "[data-slot=strip]", *silent, language)
    line.answers = True
    says(ada, "[data-slot=strip]", "You’re back.", "Vous revoilà.", language)
    # Nobody has answered yet.
    line.answers = False
    ada.visit(path)
    says(ada, "[role=status]", "Connecting…", "Connexion…", language)
    ada.troubles = [trouble for trouble in ada.troubles if "WebSocket" not in trouble]


@both
def test_of_those_who_are_awaited(invite: Invite, language: str) -> None:
    ada = invite("Ada", language)
    likes(ada, motion="none")
    line = Line(ada)
    path = open_table(ada, all_games()["cheese-master"], 4, "instant")
    begin(ada)

    def awaits(*seats: int) -> Callable[[dict[str, Any]], None]:
        return lambda said: said["game"].update(awaited=list(seats), legal=[])

    for seats, said in (((1, 2, 3), ("The bots are playing…", "Les robots jouent…")),):
        line.change = awaits(*seats)
        ada.visit(path)
        says(ada, "[data-slot=bar]", *said, language)

    def people(said: dict[str, Any]) -> None:
        awaits(1, 2)(said)
        for seat in said.get("room", {}).get("seats", []):
            seat["bot"] = None

    line.change = people
    ada.visit(path)
    says(ada, "[data-slot=bar]", "Waiting for 2 players", "On attend 2 joueurs", language)


def asks_back(said: dict[str, Any]) -> None:
    """Ada, of Ben, in whatever seats they are."""
    you, room = said["you"]["seat"], said["room"]
    room["vote"] = {"what": "undo", "by": 1 - you, "waiting": [you], "yes": [], "newcomer": None}


@both
def test_between_people(invite: Invite, language: str, hasty_house: str) -> None:
    ada, ben, cleo = (invite(name, language, to=hasty_house) for name in ("Ada", "Ben", "Cleo"))
    for person in (ada, ben, cleo):
        likes(person, motion="none")
    line = Line(ben)
    path = sit_down_with(ada, ben, RESCUE)
    cleo.visit(path)
    hidden = ("You’re watching. Hands stay hidden.", "Vous regardez. Les mains restent cachées.")
    says(cleo, "[data-slot=cue]", *hidden, language)
    ben.look_beside("chat")
    says(ben, "[data-slot=side]", "Nobody has said anything yet.", "Personne n’a encore rien dit.", language)
    assert their_turn(ada, ben)
    says(ben, "[data-slot=bar]", "Ada is thinking…", "Ada réfléchit…", language)
    # Somebody would like to take a move back.
    line.change = asks_back
    ben.page.reload()
    back = ("Ada would like to take a move back.", "Ada voudrait reprendre un coup.")
    says(ben, "[data-slot=strip]", *back, language)
    for answer in ("All right", "No") if language == "en" else ("D’accord", "Non"):
        expect(ben.page.locator("[data-slot=strip]").get_by_role("button", name=answer, exact=True)).to_be_visible()
    line.change = None
    ben.page.reload()
    # A pause.
    with ada.menu() as sheet:
        sheet.get_by_role("button", name=re.compile("pause|break", re.IGNORECASE)).first.click()
    ben.page.get_by_role("button", name="All right" if language == "en" else "D’accord").click()
    for person in (ada, ben):
        says(person, "[data-slot=cue]", "Paused. Go on whenever you like.", "En pause. Reprenez quand", language)
    ada.page.locator("[data-slot=actions] .main").click()
    # Somebody is gone.
    ben.visit("/")
    says(
        ada,
        "[data-slot=strip]",
        "Ben has gone quiet. A bot takes over in",
        "Ben ne répond plus. Un robot prend",
        language,
    )


@both
def test_whoever_finds_a_bot_in_their_seat_is_told_and_takes_it_back(invite: Invite, language: str) -> None:
    ada, ben = invite("Ada", language), invite("Ben", language)
    for person in (ada, ben):
        likes(person, motion="none")
    path = open_table(ada, RESCUE, 3, pace="instant")
    ben.visit(path)
    ben.sit_down()
    begin(ada, ben)
    to_the_end(ada, ben)
    wish(ada)
    says(ben, ".result", "Ada is up for another round.", "Ada veut bien refaire une partie.", language)
    ada.page.locator("[data-action=begin]").click()
    expect(ada.page.locator("[data-phase=playing]")).to_be_attached()
    ben.page.reload()
    says(ben, "[data-slot=cue]", "A bot has been playing for you.", "Un robot a joué à votre place.", language)
    ben.page.get_by_role("button", name="Take my seat back" if language == "en" else "Reprendre ma place").click()
    expect(ben.page.locator("[data-slot=cue]")).not_to_contain_text("robot" if language == "fr" else "A bot has")


@both
def test_of_codes_that_lead_nowhere(invite: Invite, language: str) -> None:
    ada = invite("Ada", language, phone=True)
    ada.visit("/")
    ada.page.locator("input[name=code]").fill("ZZZZ")
    ada.touch(ada.page.locator("[data-action=join]"))
    none = ("No table has the code ZZZZ. Check the letters", "Aucune table n’a le code ZZZZ. Vérifiez les lettres")
    says(ada, "[role=alert]", *none, language)
    ada.visit("/t/nosuchtable")
    says(ada, "main", "This table has been cleared away.", "Cette table a été débarrassée.", language)
    ada.troubles = []  # the browser says by itself that there was nothing
