"""Races at a table: the quickest hand first, whoever is late hears why, and people at the keyboard get a fair start."""

from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest

from fromagerie.bots.driver import Driver, Plan
from fromagerie.bots.names import CHEESES
from fromagerie.bots.random import Random
from fromagerie.engine.chance import StackedDealer
from fromagerie.engine.dealer import SeededDealer
from fromagerie.engine.game import get_game
from fromagerie.engine.light import SLOWEST
from fromagerie.engine.table import Table, open_table
from fromagerie.terminal import play
from fromagerie.terminal.play import Left, Session

pytestmark = pytest.mark.once

GAME = get_game("cheese-master")
NUMBER = {notation: GAME.number_of[action] for notation, action in GAME.action_typed.items()}
# What the printed dice show when a test says so.
FACES = [("yellow-1", [0]), ("yellow-2", [1]), ("yellow-3", [3])]  # 1 cheese, 2 cheeses, 1 mouse


def open_race(*names: str, roller: int = 0) -> Table:
    dealer = StackedDealer([("roller", [roller]), *FACES], on=SeededDealer(1))
    bots = {seat: "greedy" for seat, name in enumerate(names) if name in CHEESES}
    return open_table(GAME, names, GAME.read_options({}), dealer, bots=bots)


def test_a_plan_that_others_made_impossible_is_dropped_at_once() -> None:
    table = open_race("Anne", "Bob", "Cleo")
    driver = Driver(GAME, {}, {})
    table.act(0, GAME.actions[NUMBER["R"]])
    driver.propose(Plan(900, 2, NUMBER["W@1"]))
    assert driver.drop_late(table.state) == []
    for seat in (0, 1):
        table.act(seat, GAME.actions[NUMBER["2@1"]])
        table.act(seat, GAME.actions[NUMBER["W@1"]])
    assert driver.drop_late(table.state) == [Plan(900, 2, NUMBER["W@1"])]
    assert driver.plans == {}


def test_plans_of_bots_never_outlive_their_roll() -> None:
    # Rolls are counted round: an old plan kept for eight of them would fit again.
    luck = SeededDealer(3)
    state = GAME.deal(5, GAME.options(slam=True), luck)
    driver = Driver(GAME, {seat: Random(GAME, seat) for seat in range(5)}, dict.fromkeys(range(5), SeededDealer(4)))
    while plan := driver.next_move(state):
        assert all(kept.action in state.legal_actions(kept.seat) for kept in driver.plans.values())
        assert plan.at >= driver.now
        state.apply(plan.seat, plan.action, luck)
        driver.made(plan)


def test_random_is_as_quick_in_every_seat() -> None:
    dealer = SeededDealer(1)
    times = [Random(GAME, 0).reaction(None, 0, dealer) for _ in range(5000)]
    assert min(times) >= 1
    assert max(times) <= SLOWEST
    assert 950 < sum(times) / len(times) < 1050


# At the keyboard


class Person:
    """Somebody at the keyboard, who takes as long over each line as the test says."""

    def __init__(self, *lines: tuple[str, float]) -> None:
        self.lines: Iterator[tuple[str, float]] = iter(lines)
        self.now = 0.0
        self.screen: list[str] = []

    def ask(self, prompt: str) -> str:
        self.screen.append(prompt)
        line = next(self.lines, None)
        if line is None:
            raise Left
        self.now += line[1]
        return line[0]

    @property
    def seen(self) -> str:
        return "\n".join(self.screen)


@pytest.fixture
def sit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., Person]:
    """Sit a person down who types these lines, a line a tuple of what and in how many seconds, and then leaves."""

    def sit_down(table: Table, *lines: tuple[str, float], language: str = "en") -> Person:
        person = Person(*lines)
        monkeypatch.setattr(play, "time", SimpleNamespace(perf_counter=lambda: person.now))
        session = Session(
            table, tmp_path / "game.json", language, SeededDealer(7), ask=person.ask, show=person.screen.append
        )
        with pytest.raises(Left):
            session.run()
        return person

    return sit_down


def moves(table: Table) -> list[str]:
    return [f"{entry.seat}:{entry.do}" for entry in table.standing[1:]]


BOTS = ("Mouse", "Gouda", "Comté")


def test_a_plate_and_its_wheel_can_be_typed_in_one_breath(sit: Callable[..., Person]) -> None:
    table = open_race(*BOTS)
    sit(table, ("R", 1), ("2w", 0.2))
    assert moves(table)[:3] == ["0:R", "0:2@1", "0:W@1"]


def test_moves_happen_in_the_order_of_the_times_they_took(sit: Callable[..., Person]) -> None:
    table = open_race(*BOTS)
    sit(table, ("R", 1), ("2", 0.2), ("w", 60))
    made = moves(table)
    assert made[:2] == ["0:R", "0:2@1"]
    assert "0:W@1" not in made
    assert [move for move in made if "W" in move][:2] in (["1:W@1", "2:W@1"], ["2:W@1", "1:W@1"])


def test_whoever_is_late_hears_why_and_goes_on_with_the_next_roll(sit: Callable[..., Person]) -> None:
    table = open_race(*BOTS)
    person = sit(table, ("R", 1), ("2w", 60), ("2", 1))
    assert "No. Too late: the last wheel is gone and the round is over. (rule 4.8)" in person.seen
    assert moves(table)[0] == "0:R"
    assert not any(move.startswith("0:2") for move in moves(table))


def test_what_is_left_of_a_breath_is_refused_if_it_is_not_possible(
    sit: Callable[..., Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    plate = GAME.actions[NUMBER["2@1"]]
    monkeypatch.setattr(type(GAME), "read", lambda game, typed, view: [plate, plate] if typed == "22" else [])
    table = open_race(*BOTS)
    person = sit(table, ("1", 1), ("22", 0.1))
    assert moves(table) == ["0:R", "0:2@1"]
    assert "No. Plate 2 is already in front of you. (rule 4.5)" in person.seen


def test_the_news_come_before_the_dice_and_the_dice_when_one_is_ready(sit: Callable[..., Person]) -> None:
    table = open_race(*BOTS, roller=1)
    person = sit(table, ("", 5), ("2w", 0.2))
    ready = next(number for number, shown in enumerate(person.screen) if "Ready?" in shown)
    assert "Gouda rolls the dice" in person.screen[ready - 1]
    assert "CHEESE" not in "".join(person.screen[:ready])
    assert "CHEESE" in person.screen[ready + 2]
    assert "0.20 s  Mouse puts down plate 2." in person.seen, "reading the news costs no time"


def test_before_one_is_ready_one_may_ask_leave_or_guess(sit: Callable[..., Person]) -> None:
    person = sit(open_race(*BOTS, roller=1), ("? 4.4", 5))
    assert "CHEESE" not in person.seen
    assert "cover the plate with it" in person.seen
    guessed = open_race(*BOTS, roller=1)
    sit(guessed, ("2w", 5))
    assert moves(guessed)[:3] == ["1:R", "0:2@1", "0:W@1"]


def test_whoever_throws_the_dice_need_not_say_that_they_are_ready(sit: Callable[..., Person]) -> None:
    person = sit(open_race(*BOTS), ("R", 1), ("2w", 0.2))
    assert "Ready" not in "".join(person.screen[:5])


def test_times_are_told_in_both_languages(sit: Callable[..., Person]) -> None:
    assert "0.25 s  Mouse puts down plate 2." in sit(open_race(*BOTS), ("R", 3), ("2w", 0.25)).seen
    assert "0,25\u00a0s  Mouse pose le plateau 2." in sit(open_race(*BOTS), ("R", 3), ("2m", 0.25), language="fr").seen


def test_a_move_taken_back_in_a_race_is_asked_for_again_before_anybody_else_moves(sit: Callable[..., Person]) -> None:
    table = open_race(*BOTS)
    sit(table, ("R", 1), ("2", 0.1), ("undo", 0.1), ("3w", 0.1))
    assert moves(table)[:3] == ["0:R", "0:3@1", "0:W@1"]


def test_a_list_is_not_numbered_where_a_number_means_something_else(sit: Callable[..., Person]) -> None:
    person = sit(open_race(*BOTS), ("?", 1), ("R", 1), ("?", 1))
    assert "  1) R      Roll the dice" in person.seen
    assert "  - 3      Put down plate 3" in person.seen
    assert "4) 3" not in person.seen


def test_a_number_still_picks_from_the_list_where_it_means_nothing_else(sit: Callable[..., Person]) -> None:
    table = open_race(*BOTS)
    sit(table, ("1", 1))
    assert moves(table)[0] == "0:R"
