"""Bots that decide inside the core make the moves of the bots that are given views, with the same luck."""

from typing import Any

import pytest

from fromagerie.arena.match import play
from fromagerie.bots import bots_for
from fromagerie.bots.light import LightDriver, all_light, light_bots
from fromagerie.engine.dealer import SeededDealer
from fromagerie.engine.game import AnyGame, all_games
from fromagerie.engine.state import State
from fromagerie.jobs.seeds import seed_of
from tests.every_table import of_every_game

pytestmark = pytest.mark.once

TABLES = [
    (game, players) for game in all_games().values() if "greedy" in light_bots(game) for players in game.player_counts
]
at_every_size = pytest.mark.parametrize(
    ("game", "players"), [pytest.param(*table, id=f"{table[0].key}-{table[1]}") for table in TABLES]
)
MODES: dict[str, list[dict[str, Any]]] = {
    "cheez-tricks": [{}, {"mode": "wild"}],
    "drole-de-fromage": [{"peek": True, "max_turns": 40}],
}


@at_every_size
def test_a_game_inside_the_core_is_the_same_game(game: AnyGame, players: int) -> None:
    """Every decision is the same: one that were not would change the cards drawn, and the rest of the game."""
    for given in MODES.get(game.key, [{}]):
        options = game.read_options(given)
        for names in (["greedy"] * players, ["random", *["greedy"] * (players - 1)]):
            for number in range(4):
                deal, luck = seed_of(3, number), seed_of(3, number, "bots")
                notes = Notes()
                watched = play(game, names, options, deal, luck, notes)
                assert play(game, names, options, deal, luck) == watched
                assert moves_inside(game, names, options, deal, luck) == notes.moves


@at_every_size
def test_what_is_legal_is_known_without_a_list(game: AnyGame, players: int) -> None:
    luck = SeededDealer(7)
    state = game.deal(players, game.read_options(MODES.get(game.key, [{}])[0]), luck)
    for _ in range(60):
        if state.next_seat() < 0:
            break
        for seat in range(players):
            legal = state.legal_actions(seat)
            for action in range(len(game.actions)):
                assert state.is_legal(seat, action) == (action in legal)
        awaited = state.to_act()
        seat = awaited[luck.below(len(awaited))]
        state.apply(seat, state.random_action(seat, luck), luck)


class Notes:
    """Every move of a game, as somebody who looks on sees it."""

    def __init__(self) -> None:
        self.moves: list[tuple[int, int]] = []

    def __call__(self, state: State, seat: int, action: int) -> None:
        self.moves.append((seat, action))


def moves_inside(game: AnyGame, names: list[str], options: object, deal: int, luck: int) -> list[tuple[int, int]]:
    """Every move of a game of light bots."""
    light = all_light(game, names)
    assert light is not None
    cards = SeededDealer(seed_of(deal, "cards"))
    state = game.deal(len(names), options, cards)
    driver = LightDriver(game, light, {seat: SeededDealer(seed_of(luck, seat)) for seat in range(len(names))})
    moves = []
    while plan := driver.next_move(state):
        moves.append((plan.seat, plan.action))
        state.apply(plan.seat, plan.action, cards)
        driver.made(plan)
    return moves


@of_every_game
def test_a_light_bot_has_the_name_of_a_bot(game: AnyGame) -> None:
    assert set(light_bots(game)) <= set(bots_for(game))


def test_a_table_with_anybody_else_is_played_as_ever() -> None:
    game = all_games()["cheez-tricks"]
    assert all_light(game, ["greedy", "random"]) is not None
    assert all_light(game, ["greedy", "ismcts-100"]) is None
