"""Five levels in every game: all play legally and to the end, forgetful as some of them are, and can say why."""

import pytest

from fromagerie.bots import bots_for, make_bot
from fromagerie.bots.driver import Driver
from fromagerie.bots.levels import LEVELS
from fromagerie.engine.dealer import SeededDealer
from fromagerie.engine.game import AnyGame
from fromagerie.engine.model import Told, heard_by
from fromagerie.engine.spread import Spread
from fromagerie.engine.words import LANGUAGES
from tests.every_table import at_most, brief, of_every_game

pytestmark = [pytest.mark.once, pytest.mark.slow]

LONG_ENOUGH = 60


@of_every_game
def test_the_five_levels_have_the_same_names_in_every_game(game: AnyGame) -> None:
    assert set(LEVELS) <= set(bots_for(game))


@of_every_game
@pytest.mark.parametrize("levels", [("curd", "fresh"), ("ripe", "aged")], ids="-".join)
def test_forgetful_or_not_they_play_on_and_say_why(game: AnyGame, levels: tuple[str, str]) -> None:
    players = min(game.player_counts)
    dealer = SeededDealer(7)
    told: list[Told] = []
    state = game.deal(players, brief(game.options()), dealer, told)
    bots = {seat: make_bot(levels[seat % 2], game, seat) for seat in range(players)}
    driver = Driver(game, bots, {seat: SeededDealer(seat) for seat in bots})
    driver.hear(told)
    decisions = 0
    # What was forgotten shows in later rounds: the quick ones play further.
    while decisions < LONG_ENOUGH * (2 if "curd" in levels else 1) and (plan := driver.next_move(state)):
        assert plan.action in state.legal_actions(plan.seat)
        told.clear()
        seen = game.view(state, None)
        state.apply(plan.seat, plan.action, dealer)
        for language in LANGUAGES:
            assert bots[plan.seat].reason(seen, heard_by(None, told)).say(game.words(language))
        driver.made(plan)
        driver.hear(told)
        decisions += 1
    assert decisions > at_most(10, game)


def test_where_no_deal_fits_somebody_says_so_instead_of_looking_for_ever() -> None:
    with pytest.raises(ValueError, match="no deal fits"):
        Spread([0b1111], [0b1], [2]).deal(SeededDealer(1))
