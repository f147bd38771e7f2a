"""The referee is not too kind: what somebody keeps from it, or tells the wrong people, it notices."""

from collections.abc import Callable

import pytest

from fromagerie.engine.dealer import SeededDealer
from fromagerie.engine.model import Told
from fromagerie.games.cheese_mafia import GAME
from fromagerie.games.cheese_mafia.model import (
    CheeseMafiaOptions,
    DidNotPay,
    Found,
    Lost,
    Paid,
    Searched,
    WarFought,
)
from fromagerie.games.cheese_mafia.rules import CheeseMafia
from fromagerie.games.cheese_mafia.tests.invariants import check

PLAYERS = 4
Wanted = Callable[[list[Told]], int | None]


def first(told: list[Told], kind: type, after: int = 0) -> int | None:
    return next((n for n in range(after, len(told)) if isinstance(told[n].event, kind)), None)


def tied_war(told: list[Told]) -> int | None:
    """The second of several who lose in a war."""
    for n, (_, event) in enumerate(told):
        if isinstance(event, WarFought) and len(event.lowest) > 1:
            return first(told, Lost, n + 1 + len(event.highest) + 1)
    return None


def game_with(wanted: Wanted, options: CheeseMafiaOptions) -> tuple[list[Told], CheeseMafia, int]:
    """A finished random game in which something happened, and where in what was told."""
    for seed in range(200):
        dealer = SeededDealer(seed)
        told: list[Told] = []
        state = GAME.deal(PLAYERS, options, dealer, told)
        while (seat := state.next_seat()) >= 0:
            state.apply(seat, state.random_action(seat, dealer), dealer)
        place = wanted(told)
        if place is not None:
            return told, state, place
    raise AssertionError("it never happens")


@pytest.mark.parametrize(
    "wanted",
    [
        tied_war,
        lambda told: first(told, DidNotPay),
        lambda told: first(told, Paid),
        lambda told: first(told, Searched),
        lambda told: first(told, Found),
    ],
    ids=[
        "one of several lowest does not lose",
        "nobody asked",
        "nobody paid",
        "no kind told",
        "the searcher sees nothing",
    ],
)
@pytest.mark.parametrize("banker", ["cheese", "gangsters"])
def test_what_is_left_out_is_noticed(wanted: Wanted, banker: str) -> None:
    options = GAME.read_options({"banker": banker})
    told, state, place = game_with(wanted, options)
    check(GAME, PLAYERS, options, told, state)
    with pytest.raises(AssertionError):
        check(GAME, PLAYERS, options, told[:place] + told[place + 1 :], state)


@pytest.mark.rule("6.7")
@pytest.mark.parametrize("to", [None, "somebody else"])
def test_a_card_told_to_the_table_or_to_a_third_is_noticed(to: str | None) -> None:
    options = GAME.options()
    told, state, place = game_with(lambda told: first(told, Found), options)
    event = told[place].event
    assert isinstance(event, Found)
    third = next(seat for seat in range(PLAYERS) if seat not in (event.seat, event.target))
    with pytest.raises(AssertionError, match="was told to"):
        check(
            GAME,
            PLAYERS,
            options,
            [*told[:place], Told(None if to is None else third, event), *told[place + 1 :]],
            state,
        )
