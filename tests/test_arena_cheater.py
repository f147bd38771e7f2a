"""The cheater sees everything, wins more for it, and sits nowhere but in the arena."""

from pathlib import Path

import pytest

from fromagerie.arena.cheater import Cheater, seat_bot
from fromagerie.arena.standings import ratio_above
from fromagerie.bots import UnknownBot, bots_for, make_bot
from fromagerie.engine.bot import Bot
from fromagerie.engine.dealer import SeededDealer
from fromagerie.engine.game import AnyGame
from fromagerie.engine.state import State
from tests.at_the_door import Run
from tests.contests import MASTER, TRICKS, cell, meet
from tests.every_table import of_every_game, random_positions

pytestmark = [pytest.mark.once, pytest.mark.slow]


def test_the_cheater_wins_more_than_its_share(tmp_path: Path) -> None:
    shown = meet(TRICKS, tmp_path, "cheater", "greedy", games=24, players=2)
    assert cell(shown, "cheater", "greedy").wins.low > 0.5
    assert shown.ratings[0].name == "cheater"


def test_the_cheater_plays_by_the_truth_and_a_bot_by_what_it_sees() -> None:
    """The same view, other cards behind it: the one answers otherwise now and then, the other never."""

    def answers(state: State, seat: int) -> tuple[int, int]:
        honest, cheater = make_bot("ismcts-100", TRICKS, seat), Cheater(TRICKS, seat)
        chosen = honest.choose(TRICKS.view(state, seat), state.legal_actions(seat), SeededDealer(3))
        return chosen, cheater.cheat(state.clone(), SeededDealer(3))

    honest, cheating = [], []
    for state in random_positions(TRICKS, 3, TRICKS.options(), seed=1, n=40):
        if awaited := state.to_act():
            other = state.clone()
            other.redeal(awaited[0], SeededDealer(2))
            (one, cheat), (same, other_cheat) = answers(state, awaited[0]), answers(other, awaited[0])
            honest.append(one == same)
            cheating.append(cheat == other_cheat)
    assert all(honest)
    assert not all(cheating)


@of_every_game
def test_nowhere_else_is_there_a_cheater(game: AnyGame, run: Run) -> None:
    assert "cheater" not in bots_for(game)
    for command in ("play", "simulate"):
        said = run(command, game.key, "--bots", "cheater")
        assert said.code == 2
        assert said.err == "fromagerie: The cheater sees what is hidden: it can only be named in the arena.\n"


def test_nobody_cheats_in_a_race(run: Run) -> None:
    with pytest.raises(UnknownBot):
        seat_bot("cheater", MASTER, 0)
    assert run("arena", MASTER.key, "--bots", "cheater,random").code == 2


def test_a_cheater_does_not_choose_like_a_bot() -> None:
    assert Cheater.choose is Bot.choose


def test_the_gap_closed_is_a_part_of_what_the_cheater_wins_above_parity() -> None:
    cheated = [(deal, float(deal % 4 != 0)) for deal in range(80)]  # 75 %
    won = [(deal, float(deal % 2)) for deal in range(80)]  # 50 %
    closed = ratio_above(won, cheated, parity=0.25)
    assert closed.mean == pytest.approx(0.5)
    assert 0.2 < closed.low < closed.high < 0.8
    same = ratio_above(cheated, cheated, parity=0.25)
    assert (same.low, same.mean, same.high) == pytest.approx((1, 1, 1))
