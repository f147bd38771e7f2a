"""The laws about the back doors hold in every game, and find the leaks that are planted there."""

from typing import Any

import msgspec
import pytest

from fromagerie.bots import bots_for
from fromagerie.engine.game import AnyGame, all_games, get_game
from fromagerie.engine.model import Seat, Told
from fromagerie.engine.state import State
from fromagerie.engine.table import Table
from fromagerie.server.domain.room import Room
from fromagerie.server.updates.builder import News, UpdateBuilder
from tests.every_table import length_of
from tests.server.back_doors import (
    Free,
    Speech,
    honest_free,
    honest_speech,
    learnt_from_taking_back,
    told_by_reason,
    told_to_newcomers,
)
from tests.server.doors import Door, QuickTeller, search

pytestmark = pytest.mark.once
GAMES = list(all_games().values())


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_what_a_bot_says_of_its_move_tells_nobody_what_it_holds(game: AnyGame) -> None:
    compared = 0
    for seed, bot in enumerate(bots_for(game)):
        number, found = told_by_reason(honest_speech, game, bot, seed)
        assert found is None, f"{bot}: {found}"
        compared += number
    assert compared > min(50, 5 * length_of(game))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_a_newcomer_is_told_nothing_of_the_game_before(game: AnyGame) -> None:
    for seed in range(3):
        assert told_to_newcomers(QuickTeller, game, seed) is None


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_nobody_learns_anything_from_what_is_taken_back_freely(game: AnyGame) -> None:
    for seed in range(8):
        _, found = learnt_from_taking_back(honest_free, game, seed)
        assert found is None, found


# Planted: H7, what a bot says


def nothing_else_to_do(game: AnyGame, bot: str, seat: Seat, before: State, told: list[Told]) -> str:
    said = honest_speech(game, bot, seat, before, told)
    return "there was nothing else to do" if len(before.legal_actions(seat)) == 1 else said


def how_well_it_will_go(game: AnyGame, bot: str, seat: Seat, before: State, told: list[Told]) -> str:
    return f"{honest_speech(game, bot, seat, before, told)}, to win {len(str(game.view(before, seat)))} %"


def what_it_would_do_next(game: AnyGame, bot: str, seat: Seat, before: State, told: list[Told]) -> str:
    return f"then {game.notation(game.actions[before.legal_actions(seat)[-1]])}"


@pytest.mark.parametrize("speech", [nothing_else_to_do, how_well_it_will_go, what_it_would_do_next])
def test_the_law_of_reasons_finds(speech: Speech) -> None:
    assert any(told_by_reason(speech, get_game("cheese-mafia"), "random", seed)[1] for seed in range(20))


# Planted: H8, a seat taken over


class ToldByTheSeatOfToday(QuickTeller):
    """What the seat was told then, whoever held it."""

    def events(self, since: int, news: News, person: str) -> Any:
        return super().events(since, news, then(self.room, person))

    def lines_since(self, since: int, news: News, person: str, language: str) -> Any:
        return super().lines_since(since, news, then(self.room, person), language)


def then(room: Room, person: str) -> str:
    """Who sat, when the cards were dealt, where this person sits today."""
    seat = room.seat_of(person)
    dealt = next(happened for happened in room.log if happened.told)
    return person if seat is None else dealt.holders[seat] or person


class TheHandOfTheSeat(QuickTeller):
    """Whoever sits there sees the hand."""

    def game(self, seat: Any, language: str, events: Any, deadline: Any) -> Any:
        newcomer = self.room.seat_of("a-newcomer")
        return super().game(seat if newcomer is None else newcomer, language, events, deadline)


@pytest.mark.parametrize("teller", [ToldByTheSeatOfToday, TheHandOfTheSeat])
def test_the_law_of_newcomers_finds(teller: type[UpdateBuilder]) -> None:
    assert any(told_to_newcomers(teller, get_game("cheez-tricks"), seed) for seed in range(5))


# Planted: H9, moves taken back


def cards_are_forgotten(table: Table) -> bool:
    """No luck and no secret: but the card lay on the table."""
    return not table.standing[-1].chance and all(told.to is None for told in table.told[-1])


def dice_are_forgotten(table: Table) -> bool:
    return not table.game.action_typed[table.standing[-1].do.upper()].reveals


@pytest.mark.parametrize("free", [cards_are_forgotten, dice_are_forgotten])
def test_the_law_of_taking_back_finds(free: Free) -> None:
    assert any(learnt_from_taking_back(free, game, seed)[1] for game in GAMES for seed in range(4))


class ShownToEverybody(QuickTeller):
    """What only one seat saw before it was taken back."""

    def game(self, seat: Any, language: str, events: Any, deadline: Any) -> Any:
        told: Any = super().game(seat, language, events, deadline)
        assert self.room.table is not None
        return msgspec.structs.replace(told, shown=[each.event for _, each in self.room.table.withdrawn])


def test_the_law_of_the_wire_finds_what_was_shown_to_others_and_taken_back() -> None:
    door = type("Leaky", (Door,), {"teller": ShownToEverybody})()
    game = get_game("cheese-rescue")
    assert any(search(door, game, 3, game.options(), seed, moments=6, share=50)[1] for seed in range(0, 40, 2))
