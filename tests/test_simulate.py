"""Many games between bots: the same seed gives the same figures on any number of cores, and the figures add up."""

import json
from typing import Any

import pytest

from fromagerie.arena.match import Result, play
from fromagerie.arena.simulate import around, report, simulate
from fromagerie.engine.game import AnyGame, all_games
from fromagerie.jobs.seeds import seed_of
from fromagerie.jobs.shares import mean_by_deal
from tests.at_the_door import Run, soon
from tests.every_table import bot_of, brief, length_of, many, of_every_game

pytestmark = [pytest.mark.once, pytest.mark.slow]

GAMES = 44
OPINIONATED = {key: game for key, game in all_games().items() if game.bots}


def simulate_as_json(run: Run, game: AnyGame, *more: object) -> Any:
    said = run("simulate", game.key, "--games", GAMES, "--json", *soon(game), *more)
    assert (said.code, said.err) == (0, "")
    return json.loads(said.out)


@of_every_game
def test_the_same_seed_gives_the_same_figures_on_one_core_and_on_two(game: AnyGame, run: Run) -> None:
    arguments = ["simulate", game.key, "--games", GAMES, "--seed", "7", *soon(game)]
    for more in ([], ["--json"]):
        alone, again, together = (run(*arguments, *more, "--jobs", jobs) for jobs in (1, 1, 2))
        assert alone.code == together.code == 0
        assert alone == again
        assert alone == together


@of_every_game
def test_another_seed_gives_other_figures(game: AnyGame, run: Run) -> None:
    one, other = (simulate_as_json(run, game, "--seed", seed) for seed in (1, 2))
    assert one["seats"] != other["seats"]


@of_every_game
def test_the_figures_add_up(game: AnyGame, run: Run) -> None:
    for players in game.player_counts:
        shown = simulate_as_json(run, game, "--players", players)
        assert (shown["game"], shown["players"], shown["games"]) == (game.key, players, GAMES)
        assert len(shown["seats"]) == players
        assert sum(line["wins"]["mean"] for line in shown["seats"]) == pytest.approx(1)
        for line in (*shown["seats"], *shown["bots"]):
            assert line["wins"]["low"] <= line["wins"]["mean"] <= line["wins"]["high"]
            assert 0 <= line["wins"]["mean"] <= 1
        assert shown["decisions"]["mean"] > 0


@of_every_game
def test_bots_of_one_name_get_an_even_share(game: AnyGame, run: Run) -> None:
    shown = simulate_as_json(run, game, "--bots", "random")
    (everybody,) = shown["bots"]
    assert everybody["name"] == "random"
    assert everybody["wins"]["mean"] == pytest.approx(1 / shown["players"])


@of_every_game
def test_the_shares_of_different_bots_add_up(game: AnyGame, run: Run) -> None:
    players = min(game.player_counts)
    names = [bot_of(game), *["random"] * (players - 1)]
    shown = simulate_as_json(run, game, "--players", players, "--bots", ",".join(names))
    shares = {line["name"]: line["wins"]["mean"] for line in shown["bots"]}
    assert sum(shares[name] for name in names) == pytest.approx(1)


@pytest.mark.parametrize("game", OPINIONATED.values(), ids=OPINIONATED)
def test_a_bot_with_opinions_beats_random_ones(game: AnyGame) -> None:
    players = min(game.player_counts)
    names = [bot_of(game), *["random"] * (players - 1)]
    games = many(25, interpreted=20) * players
    # Stopped soon, where random ones would go round in circles; how strong bots are is for the games' own tests.
    results = simulate(game, names, brief(game.options()), games, seed=1)
    line = report(game, names, {}, 1, results).bots[0]
    assert line.wins.low > 1 / players


@of_every_game
def test_bots_change_seats_and_every_deal_is_played_from_all_of_them(game: AnyGame) -> None:
    players = min(game.player_counts)
    names = [f"bot {number}" for number in range(players)]
    for deal in range(3):
        seatings = [around(names, players * deal + shift) for shift in range(players)]
        assert all(sorted(seating) == names for seating in seatings)
        assert all(len({seating[seat] for seating in seatings}) == players for seat in range(players))


@of_every_game
def test_a_game_depends_on_its_deal_and_on_the_luck_of_the_bots(game: AnyGame) -> None:
    def played(deal: int, luck: int) -> Result:
        return play(game, ["random"] * min(game.player_counts), game.options(), deal, luck)

    assert played(1, 1) == played(1, 1)
    assert len({str(played(deal, luck)) for deal in range(4) for luck in range(4)}) > min(4, length_of(game) // 2)


def test_a_seed_depends_on_all_its_parts_and_their_order() -> None:
    seeds = [seed_of(1, 7), seed_of(7, 1), seed_of(17), seed_of(1, 7, "cards"), seed_of(1), seed_of("")]
    assert len(set(seeds)) == len(seeds)
    assert all(0 <= seed < 2**96 for seed in seeds)


# The interval of a mean


def test_the_interval_covers_the_truth_as_often_as_it_says() -> None:
    """95 % of the intervals of 200 coins hold one half; of 400 such intervals, 360 to 396."""
    from fromagerie.engine.dealer import SeededDealer

    dealer = SeededDealer(1)
    covered = 0
    for _ in range(400):
        share = mean_by_deal([(number, float(dealer.below(2))) for number in range(200)])
        covered += share.low <= 0.5 <= share.high
    assert 360 <= covered <= 396


def test_games_of_the_same_deal_count_as_one() -> None:
    apart = mean_by_deal([(number, float(number % 2)) for number in range(100)])
    together = mean_by_deal([(number // 4, float(number // 4 % 2)) for number in range(400)])
    assert together.mean == apart.mean
    assert together.high - together.low == pytest.approx(apart.high - apart.low)


def test_one_deal_alone_says_nothing_for_sure() -> None:
    share = mean_by_deal([(0, 1.0), (0, 0.0)])
    assert share.mean == 0.5
    assert share.low <= 0.5 <= share.high
