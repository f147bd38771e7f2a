"""The laws of what one cannot know: of every game, at every table, redealt and imagined as the truth is."""

import pytest

from fromagerie.engine.dealer import SeededDealer
from fromagerie.engine.game import AnyGame
from fromagerie.engine.model import Options
from fromagerie.engine.table import fingerprint
from tests.every_table import (
    LONGEST,
    at_every_table,
    many,
    observers,
    play_on,
    watched_positions,
)
from tests.leaks import Door, leaks, leaks_in_deal, leaks_in_news
from tests.prove import referee_of
from tests.worlds import narrow_positions, never_redealt, redealt_otherwise

# Redealing is slow where a lot is hidden from many players.
SECRETS = many(48, interpreted=8)


@at_every_table
def test_a_redealt_or_imagined_game_looks_the_same_from_that_seat(
    game: AnyGame, players: int, options: Options
) -> None:
    dealer = SeededDealer(21)
    for state, seat in watched_positions(game, players, options, 21, SECRETS):
        assert leaks(game, Door(game, players).shows, state, seat, dealer) is None


@at_every_table
def test_board_and_refusals_are_the_same_in_a_redealt_or_imagined_game(
    game: AnyGame, players: int, options: Options
) -> None:
    dealer = SeededDealer(22)
    for state, seat in watched_positions(game, players, options, 22, SECRETS // 6):
        assert leaks(game, Door(game, players).answers, state, seat, dealer) is None


@at_every_table
def test_what_looks_the_same_sounds_the_same(game: AnyGame, players: int, options: Options) -> None:
    dealer = SeededDealer(23)
    for state, seat in watched_positions(game, players, options, 23, SECRETS // 2):
        assert leaks_in_news(Door(game, players), state, seat, dealer) is None
        assert leaks_in_deal(Door(game, players), players, options, seat, dealer) is None


@at_every_table
def test_a_redealt_game_is_a_game_like_any_other(game: AnyGame, players: int, options: Options) -> None:
    dealer = SeededDealer(24)
    for state, seat in watched_positions(game, players, options, 24, SECRETS // 6):
        state.redeal(seat, dealer)
        someone = observers(players)[dealer.below(players + 1)]
        assert leaks(game, Door(game, players).shows, state, someone, dealer) is None
        play_on(state, dealer, decisions=1 + dealer.below(players))
        assert leaks(game, Door(game, players).shows, state, seat, dealer) is None
        assert play_on(state, dealer) < LONGEST


@at_every_table
def test_nothing_is_out_of_place_in_a_true_a_redealt_or_an_imagined_game(
    game: AnyGame, players: int, options: Options
) -> None:
    referee = referee_of(game)
    if referee is None:
        pytest.skip(f"{game.title} brings no referee (tests/invariants.py)")
    dealer = SeededDealer(29)
    for state, seat in watched_positions(game, players, options, 29, SECRETS // 8):
        referee.check_position(state)
        view = game.view(state, seat)
        someone = observers(players)[dealer.below(players + 1)]
        for redealt_for in (seat, someone):
            state.redeal(redealt_for, dealer)
            referee.check_position(state)
        referee.check_position(game.imagine(view, dealer))


@at_every_table
def test_games_that_differ_have_fingerprints_that_differ(game: AnyGame, players: int, options: Options) -> None:
    dealer = SeededDealer(28)
    for state, seat in watched_positions(game, players, options, 28, SECRETS // 4):
        other = state.clone()
        other.redeal(seat, dealer)
        assert (fingerprint(other) == fingerprint(state)) == (other.state_key() == state.state_key())


@at_every_table
def test_after_many_redeals_the_true_world_is_among_them(game: AnyGame, players: int, options: Options) -> None:
    dealer = SeededDealer(25)
    for state, seat in narrow_positions(game, players, options, dealer):
        assert never_redealt(state, seat, dealer) == []


@at_every_table
def test_who_knows_the_truth_redeals_no_other_worlds_than_who_imagines_them(
    game: AnyGame, players: int, options: Options
) -> None:
    dealer = SeededDealer(26)
    for state, seat in narrow_positions(game, players, options, dealer):
        assert redealt_otherwise(game, state, seat, dealer) == []
