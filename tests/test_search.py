"""Search knows what a seat knows, plays well where one can be sure what is best, and says the same when asked again."""

import time

import msgspec
import pytest
from librt.vecs import vec
from mypy_extensions import i64

from fromagerie.bots import make_bot
from fromagerie.bots.search import Search
from fromagerie.engine.dealer import Dealer, SeededDealer
from fromagerie.engine.game import AnyGame, all_games
from fromagerie.engine.heuristics import Heuristics
from fromagerie.engine.state import State
from tests.every_table import length_of, many
from tests.nim import MOST, Nim

pytestmark = pytest.mark.slow

LOOKS = many(1_500, interpreted=600)
IN_TURNS = {key: game for key, game in all_games().items() if not game.race}
of_every_game = pytest.mark.parametrize("game", IN_TURNS.values(), ids=IN_TURNS)


@pytest.mark.parametrize(("left", "best"), [(3, 3), (5, 1), (6, 2), (7, 3), (9, 1), (10, 2)])
def test_it_leaves_a_multiple_of_four(left: int, best: int) -> None:
    search = Search(actions=MOST, exploration=0.7, heuristics=Heuristics())
    search.run(Nim(2, left), 0, 3_000, 0.0, SeededDealer(1))
    assert search.favourite() == best - 1


@pytest.mark.parametrize(("left", "best"), [(5, 1), (6, 2), (7, 3)])
def test_it_finds_the_same_when_it_widens_step_by_step(left: int, best: int) -> None:
    search = Search(actions=MOST, exploration=0.7, heuristics=Heuristics())
    search.widening = 0.5
    start = Nim(2, left)
    search.run(start, 0, 3, 0.0, SeededDealer(1))
    assert len(search.root_stats()) == 1
    search.run(start, 0, 3_000, 0.0, SeededDealer(1))
    assert search.favourite() == best - 1


def test_every_mover_is_credited_with_its_own_prospects() -> None:
    """Three players and three to take: who takes all three wins; who takes fewer hands the win to somebody else."""
    search = Search(actions=MOST, exploration=0.7, heuristics=Heuristics())
    search.run(Nim(3, 3), 0, 500, 0.0, SeededDealer(1))
    means = {action + 1: mean for action, _, mean in search.root_stats()}
    assert means[3] == 1.0
    assert means[1] == means[2] == 0.0 or max(means[1], means[2]) < 0.5


def positions(game: AnyGame) -> list[State]:
    """Some games well under way."""
    found = []
    for seed in range(3):
        dealer = SeededDealer(seed)
        state: State = game.deal(min(game.player_counts), game.read_options({}), dealer)
        for _ in range((7 + 11 * seed) % length_of(game)):
            if state.to_act():
                state.apply(state.next_seat(), state.random_action(state.next_seat(), dealer), dealer)
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
        search = Search(len(game.actions), 0.7, game.heuristics)
        search.run(game.imagine(game.view(state, seat), SeededDealer(seed)), seat, 200, 0.0, SeededDealer(seed))
        return search.root_stats()

    assert grow(1) == grow(1)
    if len(state.legal_actions(seat)) > 1:
        assert grow(1) != grow(2)


@pytest.mark.once
@of_every_game
def test_every_legal_action_is_looked_at_and_nothing_else(game: AnyGame) -> None:
    for state in positions(game):
        seat = state.to_act()[0]
        search = Search(len(game.actions), 0.7, game.heuristics)
        search.run(game.imagine(game.view(state, seat), SeededDealer(1)), seat, LOOKS, 0.0, SeededDealer(1))
        looked_at = {action for action, _, _ in search.root_stats()}
        assert looked_at == set(state.legal_actions(seat))
        assert sum(visits for _, visits, _ in search.root_stats()) == LOOKS
        assert all(0.0 <= mean <= 1.0 for _, _, mean in search.root_stats())


@pytest.mark.once
@of_every_game
def test_it_stops_when_the_time_is_up(game: AnyGame) -> None:
    (state, *_) = positions(game)
    seat = state.to_act()[0]
    search = Search(len(game.actions), 0.7, game.heuristics)
    start = time.thread_time()
    search.run(game.imagine(game.view(state, seat), SeededDealer(1)), seat, 10**9, 0.2, SeededDealer(1))
    # Of its own time: how long others keep the machine busy meanwhile is not its doing.
    assert time.thread_time() - start < 2.0
    assert search.iterations > 0


class Eager(Heuristics):
    """Interpreted, as a sixth game's may be: it takes large bites, and thinks most of them."""

    def __init__(self) -> None:
        self.asked: set[str] = set()

    def rollout_action(self, state: State, seat: int, dealer: Dealer) -> int:
        self.asked.add("rollout")
        return state.legal_actions(seat)[-1]

    def action_priors(self, state: State, seat: int, actions: "vec[i64]") -> "vec[float]":
        self.asked.add("priors")
        return vec[float]([float(action) for action in actions])

    def world_likelihood(self, state: State, seat: int) -> float:
        self.asked.add("likelihood")
        return 1.0

    def solve_endgame(self, state: State) -> list[float]:
        self.asked.add("endgame")
        return []


def test_a_game_may_tell_more_than_its_rules_and_search_asks_for_it() -> None:
    heuristics = Eager()
    search = Search(MOST, 0.7, heuristics)
    search.sensible, search.solve_endgame, search.inference, search.widening = True, True, 1.0, 0.5
    start = Nim(2, 7)
    search.run(start, 0, 1, 0.0, SeededDealer(1))
    assert [action for action, _, _ in search.root_stats()] == [2], "the highest prior comes first"
    search.run(start, 0, 3_000, 0.0, SeededDealer(1))
    assert search.favourite() == 2
    assert heuristics.asked == {"rollout", "priors", "likelihood", "endgame"}
