"""The coach's judgements, and the work they take, are the same whatever is hidden; leaks planted in them are caught."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from fromagerie.coach.judge import Budget, Judge
from fromagerie.coach.review import agree_on, exercise
from fromagerie.coach.truth import true_curve
from fromagerie.coach.verdict import verdict
from fromagerie.engine.coaching import Position
from fromagerie.engine.dealer import Dealer, SeededDealer
from fromagerie.engine.game import AnyGame, get_game
from fromagerie.engine.reference_policy import ReferencePolicy
from fromagerie.engine.replay import steps
from fromagerie.engine.state import State
from tests.coaching import QUICK, WEIGHED, bot_game

pytestmark = pytest.mark.once

EVERY = 7  # moments
SEAT = 1
Look = Callable[[AnyGame, Any, Any], Position]


class Counting(ReferencePolicy):
    """How much work a judgement takes, in moves that were thought of: what a clock would show, without its noise."""

    def __init__(self, policy: ReferencePolicy) -> None:
        super().__init__(policy.heuristics)
        self.policy = policy
        self.moves = 0

    def act(self, state: State, seat: int, dealer: Dealer) -> int:
        self.moves += 1
        return self.policy.act(state, seat, dealer)

    def shares(self, state: State, dealer: Dealer) -> list[float]:
        return self.policy.shares(state, dealer)


def look(game: AnyGame, state: Any, heard: Any) -> Position:
    return Position(game, SEAT, game.view(state, SEAT), heard(SEAT))


def look_over_a_shoulder(game: AnyGame, state: Any, heard: Any) -> Position:
    return Position(game, SEAT, game.view(state, 0), heard(SEAT))


def see_a_card_too_many(game: AnyGame, state: Any, heard: Any) -> Position:
    """A number of the view that comes from what is hidden: the luck of a hint is made of the view."""
    view = msgspec.structs.replace(game.view(state, SEAT), round=1 + state.hands[0] % 3)
    return Position(game, SEAT, view, heard(SEAT))


def count_on_what_is_hidden(judge: Judge, state: Any) -> None:
    """It takes longer where the neighbour holds more."""
    judge.budget = judge.budget._replace(value=judge.budget.value + state.hands[0] % 5)


def keep_the_budget(judge: Judge, state: Any) -> None:
    """Nothing is planted."""


def check_blind(key: str, see: Look = look, plant: Callable[[Judge, Any], None] = keep_the_budget) -> None:
    game = get_game(key)
    players = min(game.player_counts)
    journal = bot_game(game, ["greedy"] * players, seed=7)
    looked = 0
    for number, table in enumerate(steps(journal, game, SeededDealer(0))):
        if number % EVERY or not table.to_act:
            continue
        other = table.state.clone()
        other.redeal(SEAT, SeededDealer(number))
        found = []
        for state in (table.state, other):
            judge = Judge(game, SEAT, players, budget=QUICK)
            judge.policy = counting = Counting(judge.policy)
            plant(judge, state)
            position = see(game, state, table.events)
            legal = table.state.legal_actions(SEAT)
            said: list[Any] = [judge.value(position, number)]
            if legal:
                decision = judge.weigh(position, legal, legal[0], number)
                said += [decision, agree_on(judge, decision, position, number, 30), exercise(decision)]
            found.append((said, counting.moves, msgspec.json.encode(position.view)))
        assert found[0] == found[1]
        looked += 1
    assert looked > 2


@pytest.mark.parametrize("key", WEIGHED)
def test_neither_words_nor_work_depend_on_what_is_hidden(key: str) -> None:
    check_blind(key)


@pytest.mark.parametrize("see", [look_over_a_shoulder, see_a_card_too_many])
def test_a_review_that_knew_more_would_be_caught(see: Look) -> None:
    with pytest.raises(AssertionError):
        check_blind("cheez-tricks", see)


def test_a_review_that_took_longer_for_it_would_be_caught() -> None:
    with pytest.raises(AssertionError):
        check_blind("cheez-tricks", plant=count_on_what_is_hidden)


@pytest.mark.parametrize("key", WEIGHED)
def test_what_was_true_ends_with_the_result_and_is_a_share_of_one(key: str) -> None:
    game = get_game(key)
    journal = bot_game(game, ["greedy"] * min(game.player_counts), seed=3)
    found = true_curve(journal, game, futures=2)
    assert len(found.curve) <= 61
    assert [point.entry for point in found.curve] == sorted({point.entry for point in found.curve})
    assert all(abs(sum(point.shares) - 1_000_000) <= len(point.shares) for point in found.curve)
    assert max(found.curve[-1].shares) >= 1_000_000 // len(journal.seats)
    assert found.curve[-1].entry == len(journal.entries)


def test_a_light_is_red_for_a_blunder_and_green_for_the_best() -> None:
    game = get_game("cheese-rescue")
    journal = bot_game(game, ["random", "greedy"], seed=2)
    budget = Budget(value=8, first=24, full=96, again=0)
    lights = set()
    for table in steps(journal, game, SeededDealer(0)):
        if 0 not in table.to_act:
            continue
        position = Position(game, 0, table.view(0), table.events(0))
        legal = table.state.legal_actions(0)
        judge = Judge(game, 0, 2, budget=budget)
        decision = judge.weigh(position, legal, legal[0], 1)
        assert verdict(position, legal, decision.best, ["Ada", "Bo"], made=True, budget=budget).light != "red"
        told = verdict(position, legal, decision.worst, ["Ada", "Bo"], made=True, budget=budget)
        lights.add(told.light)
        if told.better is not None:
            assert told.low <= told.loss <= told.high
            assert told.played != told.better
    assert "red" in lights
