"""Playing by taste: the same as the readable player, from what a seat knows alone; and where seen cards may be."""

from collections.abc import Iterator

import pytest

from fromagerie.engine.bot import Bot
from fromagerie.engine.dealer import SeededDealer
from fromagerie.engine.model import Told
from fromagerie.engine.state import NOBODY
from fromagerie.games.cheese_mafia import GAME
from fromagerie.games.cheese_mafia.ai.bots import LEVELS, Greedy
from fromagerie.games.cheese_mafia.ai.calibration import log_losses
from fromagerie.games.cheese_mafia.ai.card_flow import CardFlow
from fromagerie.games.cheese_mafia.ai.learnt import holding_of, learnt_tastes
from fromagerie.games.cheese_mafia.ai.planner import Planner
from fromagerie.games.cheese_mafia.ai.policy import best_action
from fromagerie.games.cheese_mafia.ai.reference import FirstGreedy
from fromagerie.games.cheese_mafia.ai.tastes import CLASSIC, Tastes
from fromagerie.games.cheese_mafia.ai.worlds import Worlds
from fromagerie.games.cheese_mafia.model import CheeseMafiaOptions
from fromagerie.games.cheese_mafia.rules import CheeseMafia
from fromagerie.games.cheese_mafia.rules_cards import kinds_in

AGREED = [
    CheeseMafiaOptions(),
    CheeseMafiaOptions(banker="gangsters"),
    CheeseMafiaOptions(war="gangsters"),
]


def positions(game: int, players: int) -> Iterator[tuple[CheeseMafia, int, list[Told]]]:
    """Every decision of a game in which half of the choices are by taste, and what was told since the last one."""
    told: list[Told] = []
    dealer = SeededDealer(game)
    state = GAME.deal(players, AGREED[game % 3], dealer, told)
    while (seat := state.next_seat()) != NOBODY:
        yield state, seat, told
        told.clear()
        sensible = dealer.below(2)
        state.apply(
            seat, best_action(state, seat, learnt_tastes()) if sensible else state.random_action(seat, dealer), dealer
        )


@pytest.mark.parametrize("players", GAME.player_counts)
def test_the_compiled_player_makes_the_moves_of_the_readable_one(players: int) -> None:
    classic = Tastes(CLASSIC)
    for game in range(4):
        for state, seat, _ in positions(game, players):
            chosen = FirstGreedy(GAME, seat).choose(
                GAME.view(state, seat), state.legal_actions(seat), SeededDealer(game)
            )
            assert best_action(state, seat, classic) == chosen


@pytest.mark.parametrize("players", GAME.player_counts)
def test_taste_reads_nothing_that_is_hidden(players: int) -> None:
    for game in range(3):
        for state, seat, _ in positions(game, players):
            other = state.clone()
            other.redeal(seat, SeededDealer(game + 7))
            assert best_action(other, seat, learnt_tastes()) == best_action(state, seat, learnt_tastes())


@pytest.mark.parametrize("players", GAME.player_counts)
def test_a_card_that_was_seen_is_in_one_of_the_hands_it_may_be_in(players: int) -> None:
    followed = 0
    for game in range(6):
        flows = [CardFlow(seat, players) for seat in range(players)]
        for state, _, told in positions(game, players):
            for flow in flows:
                for one in told:
                    if one.to in (None, flow.seat):
                        flow.hear(one.event)
                for card, hands in flow.traces:
                    kind = state.setup.names.index(card)
                    assert any(kind in kinds_in(state.hands[seat]) for seat in hands)
                    followed += len(hands) > 1
    assert followed > 20


def test_a_planner_chooses_the_same_in_worlds_it_cannot_tell_apart() -> None:
    """The same view, what it heard and its own luck are all that it goes by."""
    for state, seat, _ in positions(2, 4):
        other = state.clone()
        other.redeal(seat, SeededDealer(3))
        bots: list[Bot] = [Planner(GAME, seat, LEVELS["fresh"]) for _ in range(2)]
        legal = state.legal_actions(seat)
        choices = [
            bot.choose(GAME.view(world, seat), legal, SeededDealer(5))
            for bot, world in zip(bots, (state, other), strict=True)
        ]
        assert choices[0] == choices[1]
        assert choices[0] in legal
        if state.round > 1:
            break


def test_a_world_keeps_what_the_seat_knows() -> None:
    for state, seat, _ in positions(5, 4):
        worlds = Worlds(state, seat, learnt_tastes(), holding_of(GAME.box))
        for world in worlds.draw(4, SeededDealer(1)):
            assert GAME.view(world, seat) == GAME.view(state, seat)
        if state.round > 2:
            break


def test_by_taste_one_needs_no_luck() -> None:
    for state, seat, _ in positions(4, 3):
        seen, legal = GAME.view(state, seat), state.legal_actions(seat)
        assert len({Greedy(GAME, seat).choose(seen, legal, SeededDealer(luck)) for luck in range(3)}) == 1
        if state.round > 2:
            break


def test_a_bot_can_tell_whether_exposing_would_succeed() -> None:
    """Better with hands as people hold them than with all alike; the bar is that of a whole match of greedy."""
    n, lost = log_losses(12, 3, 200, Tastes(CLASSIC))
    assert n > 150
    assert lost["hands as people hold them"] < lost["worlds all alike"]
    assert lost["... and cards followed"] < lost["worlds all alike"]
