"""Search knows what a seat knows, plays well where one can be sure what is best, and says the same when asked again."""

import time

import msgspec
import pytest

from fromagerie.bots import make_bot
from fromagerie.bots.search import Search
from fromagerie.engine.dealer import SeededDealer
from fromagerie.engine.game import AnyGame, shelf
from fromagerie.engine.state import State
from tests.every_table import length_of, many
from tests.nim import MOST, Nim

pytestmark = pytest.mark.slow

LOOKS = many(1_500, interpreted=600)
IN_TURNS = {key: game for key, game in shelf().items() if not game.race}
of_every_game = pytest.mark.parametrize("game", IN_TURNS.values(), ids=IN_TURNS)


@pytest.mark.parametrize(("left", "best"), [(3, 3), (5, 1), (6, 2), (7, 3), (9, 1), (10, 2)])
def test_it_leaves_a_multiple_of_four(left: int, best: int) -> None:
    search = Search(actions=MOST, curiosity=0.7)
    search.grow(Nim(2, left), 0, 3_000, 0.0, SeededDealer(1))
    assert search.favourite() == best - 1


@pytest.mark.parametrize(("left", "best"), [(5, 1), (6, 2), (7, 3)])
def test_it_finds_the_same_when_it_widens_step_by_step(left: int, best: int) -> None:
    search = Search(actions=MOST, curiosity=0.7)
    search.widening = 0.5
    start = Nim(2, left)
    search.grow(start, 0, 3, 0.0, SeededDealer(1))
    assert len(search.verdicts()) == 1
    search.grow(start, 0, 3_000, 0.0, SeededDealer(1))
    assert search.favourite() == best - 1


def test_every_mover_is_credited_with_its_own_prospects() -> None:
    """Three players and three to take: who takes all three wins; who takes fewer hands the win to somebody else."""
    search = Search(actions=MOST, curiosity=0.7)
    search.grow(Nim(3, 3), 0, 500, 0.0, SeededDealer(1))
    means = {action + 1: mean for action, _, mean in search.verdicts()}
    assert means[3] == 1.0
    assert means[1] == means[2] == 0.0 or max(means[1], means[2]) < 0.5


def positions(game: AnyGame) -> list[State]:
    """Some games well under way."""
    found = []
    for seed in range(3):
        dealer = SeededDealer(seed)
        state: State = game.deal(min(game.seats), game.read_options({}), dealer)
        for _ in range((7 + 11 * seed) % length_of(game)):
            if state.to_act():
                state.apply(state.next_seat(), state.any_action(state.next_seat(), dealer), dealer)
        if state.to_act():
            found.append(state)
    return found


@of_every_game
def test_the_same_view_gives_the_same_move_whatever_the_truth(game: AnyGame) -> None:
    for state in positions(game):
        seat = state.to_act()[0]
        other_truth = state.clone()
        other_truth.redeal(seat, SeededDealer(5))
        view, other_view = game.view(state, seat), game.view(other_truth, seat)
        assert msgspec.json.encode(view) == msgspec.json.encode(other_view)
        legal = state.legal_actions(seat)
        moves = {make_bot("ismcts-100", game, seat).choose(seen, legal, SeededDealer(9)) for seen in (view, other_view)}
        assert len(moves) == 1
        assert moves <= set(legal)


@pytest.mark.once
@of_every_game
def test_the_same_luck_grows_the_same_tree_and_other_luck_another(game: AnyGame) -> None:
    (state, *_) = positions(game)
    seat = state.to_act()[0]

    def grow(seed: int) -> list[tuple[int, int, float]]:
        search = Search(len(game.actions), 0.7)
        search.grow(game.imagine(game.view(state, seat), SeededDealer(seed)), seat, 200, 0.0, SeededDealer(seed))
        return search.verdicts()

    assert grow(1) == grow(1)
    if len(state.legal_actions(seat)) > 1:
        assert grow(1) != grow(2)


@pytest.mark.once
@of_every_game
def test_every_legal_action_is_looked_at_and_nothing_else(game: AnyGame) -> None:
    for state in positions(game):
        seat = state.to_act()[0]
        search = Search(len(game.actions), 0.7)
        search.grow(game.imagine(game.view(state, seat), SeededDealer(1)), seat, LOOKS, 0.0, SeededDealer(1))
        looked_at = {action for action, _, _ in search.verdicts()}
        assert looked_at == set(state.legal_actions(seat))
        assert sum(visits for _, visits, _ in search.verdicts()) == LOOKS
        assert all(0.0 <= mean <= 1.0 for _, _, mean in search.verdicts())


@pytest.mark.once
@of_every_game
def test_it_stops_when_the_time_is_up(game: AnyGame) -> None:
    (state, *_) = positions(game)
    seat = state.to_act()[0]
    search = Search(len(game.actions), 0.7)
    start = time.thread_time()
    search.grow(game.imagine(game.view(state, seat), SeededDealer(1)), seat, 10**9, 0.2, SeededDealer(1))
    # Of its own time: how long others keep the machine busy meanwhile is not its doing.
    assert time.thread_time() - start < 2.0
    assert search.iterations > 0
