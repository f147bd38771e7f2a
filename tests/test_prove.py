"""The long proof itself: its referees see what is wrong, and it says which game that was."""

import functools
from collections.abc import Callable

import pytest

from fromagerie.engine.dealer import SeededDealer
from fromagerie.engine.game import AnyGame, all_games
from fromagerie.engine.model import Options, Told
from fromagerie.engine.state import State
from tests import prove
from tests.every_table import LONGEST, of_every_game, play_on
from tests.prove import Batch, batches, prove_batch, referee_of

pytestmark = [pytest.mark.once, pytest.mark.slow]


@of_every_game
def test_a_referee_notices_what_it_was_not_told(game: AnyGame) -> None:
    referee = referee_of(game)
    if referee is None:
        pytest.skip(f"{game.title} brings no referee (tests/invariants.py)")
    players = max(game.player_counts)
    dealer = SeededDealer(1)
    told: list[Told] = []
    state = game.deal(players, game.options(), dealer, told)
    play_on(state, dealer)
    referee.check(game, players, game.options(), told, state)
    by_the_way = getattr(referee, "BY_THE_WAY", ())
    for left_out in range(0, len(told), 1 + len(told) // 300):
        event = told[left_out].event
        if isinstance(event, by_the_way):
            continue
        gapped = told[:left_out] + told[left_out + 1 :]
        assert objects(functools.partial(referee.check, game, players, game.options(), gapped, state)), event


def objects(check: Callable[[], None]) -> bool:
    """Whether a referee stumbles, with a sentence or without."""
    try:
        check()
    except Exception:
        return True
    return False


def test_every_game_asked_for_is_proved_once_at_every_table() -> None:
    asked = list(batches(list(all_games().values()), games=600, first=50))
    for game in all_games().values():
        for players in game.player_counts:
            here = [batch for batch in asked if (batch.key, batch.players) == (game.key, players)]
            numbers = [number for batch in here for number in range(batch.first, batch.first + batch.size)]
            assert numbers == list(range(50, 650))


@of_every_game
def test_a_good_batch_comes_back_as_it_went(game: AnyGame) -> None:
    batch = Batch(game.key, min(game.player_counts), first=3, size=4)
    assert prove_batch(batch) == batch


@of_every_game
def test_a_bad_game_is_named_so_that_it_can_be_played_again(game: AnyGame, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(game: AnyGame, players: int, options: Options, number: int) -> None:
        assert number != 5, "two and two are five"

    monkeypatch.setattr(prove, "prove_game", fail)
    wrong = prove_batch(Batch(game.key, min(game.player_counts), first=3, size=4)).wrong
    for clue in (game.title, f"{min(game.player_counts)} players", "game 5", "Options(", "two and two are five"):
        assert clue in wrong


def test_a_game_without_end_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def play_for_ever(state: State, dealer: object) -> int:
        return LONGEST

    monkeypatch.setattr(prove, "play_on", play_for_ever)
    game = next(iter(all_games().values()))
    with pytest.raises(AssertionError, match="does not end"):
        prove.prove_game(game, min(game.player_counts), game.options(), 1)
