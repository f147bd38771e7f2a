"""What bots make of the last tricks, and of what others play."""

import pytest

from fromagerie.engine.dealer import SeededDealer
from fromagerie.engine.state import NOBODY
from fromagerie.games.cheez_tricks import GAME
from fromagerie.games.cheez_tricks.ai.endgame import ALIKE
from fromagerie.games.cheez_tricks.ai.heuristics import SOLVED_TRICKS
from fromagerie.games.cheez_tricks.ai.rollout_policy import choice_of
from fromagerie.games.cheez_tricks.model import CheezTricksOptions
from fromagerie.games.cheez_tricks.rules import CheezTricks
from fromagerie.games.cheez_tricks.rules_table import CARDS
from tests.every_table import many

pytestmark = pytest.mark.slow


def try_all(state: CheezTricks, luck: SeededDealer) -> list[float]:
    """Everybody's utilities at the end of the round, by playing every way to get there."""
    chapter, mover = state.round_index(), state.next_seat()
    best: list[float] = []
    for action in state.legal_actions(mover):
        twin = state.clone()
        twin.apply(mover, action, luck)
        over = twin.next_seat() == NOBODY or twin.round_index() != chapter
        utilities = GAME.heuristics.utilities(twin) if over else try_all(twin, luck)
        if not best or utilities[mover] > best[mover] + ALIKE:
            best = utilities
    return best


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("mode", ["domestic", "wild"])
def test_the_last_tricks_are_foreseen_as_playing_them_in_all_ways_shows(players: int, mode: str) -> None:
    compared = 0
    for seed in range(many(10, interpreted=2)):
        luck = SeededDealer(seed)
        state = GAME.deal(players, CheezTricksOptions(mode=mode), luck)  # type: ignore[arg-type]
        while (mover := state.next_seat()) != NOBODY:
            left = state.setup.hand - state.tricks_taken
            if left > SOLVED_TRICKS or state.legal_actions(mover)[0] >= CARDS:
                assert GAME.heuristics.solve_endgame(state) == []
            else:
                before = state.state_key()
                assert GAME.heuristics.solve_endgame(state) == pytest.approx(try_all(state, luck))
                assert state.state_key() == before
                compared += 1
            state.apply(mover, state.random_action(mover, luck), luck)
    assert compared


def test_of_all_cards_one_is_played() -> None:
    luck = SeededDealer(3)
    state = GAME.deal(4, CheezTricksOptions(), luck)
    for _ in range(60):
        mover = state.next_seat()
        cards = state.legal_actions(mover)
        if cards[0] < CARDS:
            choice = choice_of(state, mover, GAME.heuristics.weights)
            hand = state.hands[mover]
            odds = []
            for card in cards:
                choice.card = card
                odds.append(choice.likelihood(hand))
            assert sum(odds) == pytest.approx(1)
            assert min(odds) > 0
            assert GAME.heuristics.rollout_action(state, mover, luck) in cards
        state.apply(mover, state.random_action(mover, luck), luck)


def test_what_scores_higher_is_played_more_often() -> None:
    luck = SeededDealer(5)
    state = GAME.deal(4, CheezTricksOptions(), luck)
    mover = state.next_seat()
    choice = choice_of(state, mover, GAME.heuristics.weights)
    played = [GAME.heuristics.rollout_action(state, mover, luck) for _ in range(4_000)]
    for card in state.legal_actions(mover):
        choice.card = card
        assert played.count(card) / len(played) == pytest.approx(choice.likelihood(state.hands[mover]), abs=0.04)
