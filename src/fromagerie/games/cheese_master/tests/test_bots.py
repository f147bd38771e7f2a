"""The bot that counts like a person."""

import statistics

import pytest

from fromagerie.arena.match import play
from fromagerie.arena.simulate import report, simulate
from fromagerie.bots.driver import Driver
from fromagerie.engine.dealer import SeededDealer
from fromagerie.games.cheese_master import GAME
from fromagerie.games.cheese_master.ai.bots import QUICKEST, Greedy, steps_of
from fromagerie.games.cheese_master.model import ACTIONS, NameRoller, Plate, Roll, Wheel
from fromagerie.games.cheese_master.tests.table import ADRIEN, CHARLIE, give_points, look, play_round, race, sit, throw

pytestmark = pytest.mark.slow

MANY = 2000
EASY = "cheese-1 cheese-1 cheese-1"
# Nine things to see: six dice, a cat chased off, two mice caught.
HARD = "cat cat mouse-2 dog cat cheese-3"


def answers(faces: str, players: int = 4) -> list[int]:
    """The plates a greedy bot puts down, time after time, on the same dice."""
    table = sit(players, dice=len(faces.split()))
    throw(table, faces)
    dealer = SeededDealer(1)
    bot = Greedy(GAME, ADRIEN)
    legal = table.state.legal_actions(ADRIEN)
    plates = [ACTIONS[bot.choose(look(table, ADRIEN), legal, dealer)] for _ in range(MANY)]
    return [plate.answer for plate in plates if isinstance(plate, Plate)]


def times(faces: str, players: int = 2) -> list[int]:
    """How long it takes over them."""
    table = sit(players, dice=len(faces.split()))
    throw(table, faces)
    dealer = SeededDealer(1)
    plate = table.state.legal_actions(ADRIEN)[0]
    return [Greedy(GAME, ADRIEN).reaction(look(table, ADRIEN), plate, dealer) for _ in range(MANY)]


def test_it_throws_puts_down_a_plate_and_covers_it() -> None:
    table = sit(2)
    bot = Greedy(GAME, ADRIEN)
    dealer = SeededDealer(1)
    assert ACTIONS[bot.choose(look(table, ADRIEN), table.state.legal_actions(ADRIEN), dealer)] == Roll()
    throw(table, "cheese-2 cheese-1 cat")
    assert ACTIONS[bot.choose(look(table, ADRIEN), table.state.legal_actions(ADRIEN), dealer)] == Plate(3, 1)
    race(table, "A3")
    assert ACTIONS[bot.choose(look(table, ADRIEN), table.state.legal_actions(ADRIEN), dealer)] == Wheel(1)


def test_it_names_itself_or_once_out_somebody_else() -> None:
    table = sit(3)
    play_round(table, "A2 AW C2 CW")
    bot = Greedy(GAME, 2)
    legal = table.state.legal_actions(2)
    assert ACTIONS[bot.choose(look(table, 2), legal, SeededDealer(1))] == NameRoller(2)
    give_points(table, "7 7 1")
    play_round(table, "A2 AW C2 CW")
    legal = table.state.legal_actions(2)
    named = {ACTIONS[bot.choose(look(table, 2), legal, SeededDealer(seed))] for seed in range(20)}
    assert named == {NameRoller(ADRIEN), NameRoller(CHARLIE)}


def test_it_slips_now_and_then_by_one_and_more_often_when_it_is_hard() -> None:
    easy, hard = answers(EASY), answers(HARD)
    assert set(easy) == {2, 3, 4}
    assert set(hard) == {2, 3, 4}
    assert 0.02 < 1 - easy.count(3) / MANY < 0.06
    assert easy.count(3) > hard.count(3)


def test_it_counts_again_where_a_wrong_plate_is_the_greater_danger() -> None:
    # A slip in ten counts: twenty points lost in a hundred rounds, as many as by being last of five.
    table = sit(2, dice=6)
    throw(table, HARD)
    assert not Greedy(GAME, ADRIEN).counts_again(look(table))
    table = sit(8, dice=6)
    throw(table, HARD)
    assert Greedy(GAME, ADRIEN).counts_again(look(table))
    assert answers(HARD, players=8).count(3) > answers(HARD, players=2).count(3)
    assert statistics.mean(times(HARD, players=8)) > 1.4 * statistics.mean(times(HARD, players=2))


def test_it_takes_its_time_and_more_of_it_when_it_is_hard() -> None:
    assert 2000 < statistics.mean(times(EASY)) < 2500
    assert statistics.mean(times(HARD)) > 1.8 * statistics.mean(times(EASY))


def test_it_answers_like_a_person_never_at_once_and_sometimes_late() -> None:
    taken = times("cheese-1")
    assert min(taken) >= QUICKEST
    mean, middle = statistics.mean(taken), statistics.median(taken)
    assert mean > middle, "the slow answers make a tail"


def test_the_innkeeper_makes_it_easy() -> None:
    table = sit(2, dice=6)
    throw(table, "cat cat mouse-2 dog innkeeper cheese-3")
    assert steps_of(look(table)) == 2
    table = sit(2, dice=6)
    throw(table, HARD)
    assert steps_of(look(table)) == 9


def test_the_quicker_hand_gets_the_wheel() -> None:
    table = sit(2)
    throw(table)
    bots = {seat: Greedy(GAME, seat) for seat in (ADRIEN, CHARLIE)}
    driver = Driver(GAME, bots, {seat: SeededDealer(seat) for seat in bots})
    made = []
    while look(table).phase == "racing":
        plan = driver.next_move(table.state)
        assert plan is not None
        table.act(plan.seat, ACTIONS[plan.action])
        driver.made(plan)
        made.append(plan.at)
    assert made == sorted(made)
    assert made[0] >= QUICKEST


def test_a_game_between_bots_is_the_same_every_time() -> None:
    results = [play(GAME, ["greedy", "random", "greedy"], GAME.options(), 1, 2) for _ in range(2)]
    assert results[0] == results[1]


@pytest.mark.parametrize("players", [2, 4, 8])
def test_greedy_beats_random(players: int) -> None:
    names = ["greedy", *["random"] * (players - 1)]
    results = simulate(GAME, names, GAME.options(dice=6), 40, 1)
    greedy = report(GAME, names, {}, 1, results).bots[0]
    assert greedy.name == "greedy"
    assert greedy.wins.low > 1 / players


def test_equal_bots_win_equally_in_every_seat() -> None:
    names = ["greedy"] * 4
    results = simulate(GAME, names, GAME.options(), 100, 2)
    for seat in report(GAME, names, {}, 2, results).seats:
        assert seat.wins.low < 0.25 < seat.wins.high
