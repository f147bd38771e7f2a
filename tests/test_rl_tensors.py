"""What a learner sees: all that a seat with a perfect memory knows, nothing else, the same at every table."""

from collections.abc import Iterator

import numpy as np
import pytest
from librt.vecs import vec
from mypy_extensions import i64

from fromagerie.engine.dealer import SeededDealer
from fromagerie.engine.game import AnyGame
from fromagerie.engine.model import Options, Seat
from fromagerie.engine.state import State
from fromagerie.engine.table import Table, fingerprint
from fromagerie.engine.tensors import MOST, WORD
from fromagerie.rl.config import EnvConfig, environments, tensors_of
from tests.every_table import (
    all_options,
    brief,
    many,
    observers,
    play_table,
    random_positions,
    set_table,
)
from tests.learners import at_every_table_learnt


def setting_of(game: AnyGame, players: int, options: Options) -> EnvConfig:
    setting = EnvConfig(game, players)
    setting.options = options
    setting.tensors = tensors_of(game, players, options)
    return setting


def tables(game: AnyGame, players: int, options: Options, seed: int, n: int) -> Iterator[Table]:
    """Tables at random depths of random games, with all that was told there."""
    dealer = SeededDealer(seed)
    for number in range(n):
        table = set_table(game, players, brief(options), seed + number)
        play_table(table, dealer, decisions=dealer.below(120))
        yield table


def remembered(table: Table, seat: Seat) -> object:
    return table.game.remember(table.view(seat), table.events(seat))


@at_every_table_learnt
def test_who_sees_the_same_observes_the_same(game: AnyGame, players: int, options: Options) -> None:
    setting = setting_of(game, players, brief(options))
    dealer = SeededDealer(31)
    for table in tables(game, players, options, 31, many(12, interpreted=3)):
        for seat in setting.seats:
            seen = setting.observe(table.state, seat)
            assert not differing(setting, seen, setting.observe_view(remembered(table, seat)))
            imagined = game.imagine(remembered(table, seat), dealer)
            for _ in range(3):
                imagined.redeal(seat, dealer)
                assert not differing(setting, seen, setting.observe(imagined, seat))
                assert (setting.mask(imagined, seat) == setting.mask(table.state, seat)).all()


def differing(setting: EnvConfig, one: np.ndarray, other: np.ndarray) -> list[str]:
    """The parts that are not the same."""
    ours, theirs = setting.parts(one), setting.parts(other)
    return [name for name in ours if not (ours[name] == theirs[name]).all()]


@pytest.mark.slow_when_pure
def test_the_true_state_tells_apart_what_a_seat_cannot() -> None:
    """Were a hand to slip into an observation, the test above would see it: here it sees it."""
    told, hides = set(), set()
    for name, game in environments().items():
        for options in all_options(game, game.player_counts[-1]):
            setting = setting_of(game, game.player_counts[-1], options)
            dealer = SeededDealer(32)
            for table in tables(game, setting.players, options, 32, 12):
                other = game.imagine(remembered(table, 0), dealer)
                if fingerprint(other) != fingerprint(table.state):
                    hides.add(name)
                if (setting.true_state(other) != setting.true_state(table.state)).any():
                    told.add(name)
            if name in told:
                break
    assert told == hides
    assert len(hides) >= 4


@at_every_table_learnt
def test_an_observation_is_written_whole(game: AnyGame, players: int, options: Options) -> None:
    setting = setting_of(game, players, options)
    for state in random_positions(game, players, options, 33, many(20, interpreted=4)):
        for seat in setting.seats:
            litter = vec[i64]([0x5A5A] * int(setting.tensors.words))
            setting.tensors.write(state, seat, litter, 0)
            assert (np.frombuffer(litter, np.int8) == setting.observe(state, seat)).all()  # type: ignore[call-overload]


@at_every_table_learnt
def test_an_observation_says_nothing_beyond_its_parts(game: AnyGame, players: int, options: Options) -> None:
    setting = setting_of(game, players, options)
    named = np.zeros(setting.size, bool)
    for _, shape, start in setting.tensors.parts:
        assert start % WORD == 0
        assert not named[start : start + int(np.prod(shape))].any()
        named[start : start + int(np.prod(shape))] = True
    for state in random_positions(game, players, options, 34, many(20, interpreted=4)):
        for seat in setting.seats:
            seen = setting.observe(state, seat)
            assert not seen[~named].any()
            assert seen.min() >= 0
            assert seen.max() <= MOST


@at_every_table_learnt
def test_a_mask_offers_the_legal_actions(game: AnyGame, players: int, options: Options) -> None:
    setting = setting_of(game, players, options)
    for state in random_positions(game, players, options, 35, many(40, interpreted=8)):
        for seat in setting.seats:
            assert np.flatnonzero(setting.mask(state, seat)).tolist() == state.legal_actions(seat)


@at_every_table_learnt
def test_learners_are_dealt_the_same_games_as_everybody(game: AnyGame, players: int, options: Options) -> None:
    setting = setting_of(game, players, options)
    for seed in range(many(10, interpreted=3)):
        ours, theirs = SeededDealer(seed), SeededDealer(seed)
        dealt: State = game.deal(players, options, theirs)
        assert setting.tensors.deal(ours).state_key() == dealt.state_key()
        assert ours.word() == theirs.word()


def test_seats_are_told_from_the_observer_on() -> None:
    setting = EnvConfig("cheez-tricks", 4, {"first": 2})
    state = setting.tensors.deal(SeededDealer(1))
    for seat in setting.seats:
        seen = setting.parts(setting.observe(state, seat))
        assert np.flatnonzero(seen["first"]).tolist() == [(2 - seat) % 4]
        assert int(seen["hand"].sum()) == 10


@pytest.mark.once
def test_a_spectator_has_no_observation() -> None:
    setting = EnvConfig("cheez-tricks")
    view = setting.game.view(setting.tensors.deal(SeededDealer(1)), observers(4)[-1])
    with pytest.raises(ValueError, match="spectator"):
        setting.observe_view(view)
