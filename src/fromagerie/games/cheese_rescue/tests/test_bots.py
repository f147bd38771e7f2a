"""What those who think ahead make of Cheese Rescue."""

import msgspec
import pytest

from fromagerie.arena.match import play
from fromagerie.bots import make_bot
from fromagerie.bots.levels import LEVELS
from fromagerie.bots.search import Search
from fromagerie.engine.dealer import SeededDealer
from fromagerie.games.cheese_rescue import GAME
from fromagerie.games.cheese_rescue.ai.bots import Greedy
from fromagerie.games.cheese_rescue.ai.evaluation import Lead
from fromagerie.games.cheese_rescue.cards import CELLS
from fromagerie.games.cheese_rescue.rules import CheeseRescue
from fromagerie.games.cheese_rescue.tests.table import EVERY_TABLE

pytestmark = pytest.mark.slow


def deal(players: int, placed: int, seed: int) -> CheeseRescue:
    """A game in which so many cards have been placed anyhow."""
    dealer = SeededDealer(seed)
    state = GAME.deal(players, GAME.options(), dealer)
    for _ in range(placed):
        seat = state.next_seat()
        state.apply(seat, state.random_action(seat, dealer), dealer)
    return state


@pytest.mark.parametrize("players", EVERY_TABLE)
def test_a_look_of_one_ply_sees_what_placing_the_card_would_show(players: int) -> None:
    greedy = Greedy(GAME, 0)
    for placed in (0, 1, 2, 5, 11, 12 * players - 1):
        state = deal(players, placed, placed)
        greedy.seat = state.next_seat()
        lead = Lead(state)
        for action in state.legal_actions(greedy.seat):
            assert lead.after(greedy.seat, action // CELLS, action % CELLS) == greedy.lead(state, action)


def test_what_is_likely_is_legal_and_scores_more_than_anything() -> None:
    state = deal(2, 12, 3)
    seat = state.next_seat()
    dealer = SeededDealer(1)
    lead = Lead(state)
    gains = {"any": 0, "likely": 0}
    for _ in range(100):
        for name, action in (
            ("any", state.random_action(seat, dealer)),
            ("likely", GAME.heuristics.rollout_action(state, seat, dealer)),
        ):
            assert action in state.legal_actions(seat)
            gains[name] += lead.after(seat, action // CELLS, action % CELLS)
    assert gains["likely"] > gains["any"]


def test_search_looks_first_at_what_scores_at_once() -> None:
    state = deal(2, 8, 2)
    seat = state.next_seat()
    search = Search(len(GAME.actions), 0.4, GAME.heuristics)
    search.widening = 1.0
    search.run(GAME.imagine(GAME.view(state, seat), SeededDealer(1)), seat, 1, 0.0, SeededDealer(1))
    ((action, _, _),) = search.root_stats()
    lead = Lead(state)
    leads = {action: lead.after(seat, action // CELLS, action % CELLS) for action in state.legal_actions(seat)}
    assert leads[action] == max(leads.values())


@pytest.mark.slow_when_pure
@pytest.mark.parametrize("players", EVERY_TABLE)
def test_the_last_card_is_placed_as_well_as_it_can_be(players: int) -> None:
    """Nothing is hidden then: what each place comes to can be counted."""
    for seed in range(4):
        state = deal(players, 12 * players - 1, seed)
        seat = state.next_seat()
        shares = {}
        for action in state.legal_actions(seat):
            after = state.clone()
            after.apply(seat, action, SeededDealer(1))
            shares[action] = (seat in after.winners()) / len(after.winners())
        bot = make_bot("vintage", GAME, seat)
        chosen = bot.choose(GAME.view(state, seat), state.legal_actions(seat), SeededDealer(1))
        assert shares[chosen] == max(shares.values())


@pytest.mark.slow_when_pure
def test_two_cards_before_the_end_it_chooses_as_if_it_had_counted_everything() -> None:
    """The other's hand is hidden: each of their hands is tried, and the best answer to it counted."""
    agreed = 0
    for seed in range(6):
        state = deal(2, 22, seed)
        seat = state.next_seat()
        worth = dict.fromkeys(state.legal_actions(seat), 0.0)
        for world in range(40):
            truth = state.clone()
            truth.redeal(seat, SeededDealer(world))
            for action in worth:
                worth[action] += answered(truth, seat, action)
        bot = make_bot("vintage", GAME, seat)
        chosen = bot.choose(GAME.view(state, seat), state.legal_actions(seat), SeededDealer(1))
        agreed += worth[chosen] >= max(worth.values()) - 2
    assert agreed == 6


def answered(state: CheeseRescue, seat: int, action: int) -> float:
    """This seat's share of the win when the other places the last card as well as it can be."""
    after = state.clone()
    after.apply(seat, action, SeededDealer(1))
    other = after.next_seat()
    worst = 1.0
    for answer in after.legal_actions(other):
        end = after.clone()
        end.apply(other, answer, SeededDealer(1))
        worst = min(worst, (seat in end.winners()) / len(end.winners()))
    return worst


@pytest.mark.once
@pytest.mark.parametrize("level", LEVELS)
def test_the_same_view_gives_the_same_move_whatever_the_truth(level: str) -> None:
    state = deal(3, 10, 4)
    seat = state.next_seat()
    other_truth = state.clone()
    other_truth.redeal(seat, SeededDealer(5))
    views = [GAME.view(truth, seat) for truth in (state, other_truth)]
    assert msgspec.json.encode(views[0]) == msgspec.json.encode(views[1])
    moves = {make_bot(level, GAME, seat).choose(view, state.legal_actions(seat), SeededDealer(9)) for view in views}
    assert len(moves) == 1


@pytest.mark.once
@pytest.mark.parametrize(("players", "games"), [(2, 2), (4, 1)])
def test_it_beats_greedy_players(players: int, games: int) -> None:
    bots = ["vintage", *["greedy"] * (players - 1)]
    won = [play(GAME, bots, GAME.options(), deal=seed, luck=seed).winners == [0] for seed in range(games)]
    assert all(won)


@pytest.mark.once
@pytest.mark.parametrize("level", LEVELS)
def test_every_level_beats_a_player_who_moves_anyhow(level: str) -> None:
    assert play(GAME, [level, "random"], GAME.options(), deal=1, luck=1).winners == [0]
