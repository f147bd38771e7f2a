"""What a tournament shows: the payoff matrix, the ratings, and how far everybody is from the cheater."""

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Struct

from fromagerie.arena.ratings import Rating, rate
from fromagerie.arena.tournament import Pair, Played, Terms
from fromagerie.bots import CHEATER
from fromagerie.jobs.shares import Dealt, Share, mean_by_deal, p_value, share_by_deal


class Cell(Struct):
    """How one bot fared against a table full of another: its share of the wins, and p: could that be luck?"""

    one: str
    rest: str
    wins: Share
    p: float


class Gap(Struct):
    """How much of what a cheater wins against the same rest a bot wins too: 0 is parity, 1 is the cheater."""

    one: str
    rest: str
    closed: Share


class Standings(Struct):
    game: str
    rules_version: int
    program: str
    box: str
    players: int
    options: dict[str, Any]
    seed: int
    games: int  # of each pair
    deals: int
    parity: float
    bots: list[str]
    cells: list[Cell]
    ratings: list[Rating]
    gaps: list[Gap]


def draw_conclusions(terms: Terms, names: Sequence[str], played: Played) -> Standings:
    players = terms.players
    games = len(next(iter(played.values())))
    wins = wins_of_the_one(played, players)
    return Standings(
        game=terms.game,
        rules_version=terms.rules_version,
        program=terms.sources[:16],
        box=terms.box_hash,
        players=players,
        options=msgspec.to_builtins(terms.options),
        seed=terms.seed,
        games=games,
        deals=games // players,
        parity=1 / players,
        bots=list(dict.fromkeys(names)),
        cells=[Cell(*pair, share_by_deal(won), p_value(won, 1 / players)) for pair, won in sorted(wins.items())],
        ratings=rate([([one, *[rest] * (players - 1)], results) for (one, rest), results in sorted(played.items())]),
        gaps=gaps(wins, 1 / players),
    )


def wins_of_the_one(played: Played, players: int) -> dict[Pair, list[Dealt]]:
    """By match, what the one won in every game. With two players the rest is one too."""
    wins: dict[Pair, list[Dealt]] = {}
    for pair, results in played.items():
        # As `around` has it: the one sits a seat further in every game.
        wins[pair] = [(number // players, result.win_of(number % players)) for number, result in enumerate(results)]
        if players == 2 and pair.one != pair.rest:
            wins[Pair(pair.rest, pair.one)] = [(deal, 1.0 - won) for deal, won in wins[pair]]
    return wins


def gaps(wins: dict[Pair, list[Dealt]], parity: float) -> list[Gap]:
    """Where there is one: the cheater is clearly above parity, and the bot not clearly below it."""
    found = []
    for (one, rest), won in sorted(wins.items()):
        cheated = wins.get(Pair(CHEATER, rest))
        if cheated and one not in (rest, CHEATER):
            if share_by_deal(cheated).low > parity and share_by_deal(won).high >= parity:
                found.append(Gap(one, rest, ratio_above(won, cheated, parity)))
    return found


def ratio_above(won: Sequence[Dealt], cheated: Sequence[Dealt], parity: float) -> Share:
    """One excess over parity as a part of the other, the deals being the same: linearised, then clustered by deal."""
    above = sum(value for _, value in cheated) / len(cheated) - parity
    ratio = (sum(value for _, value in won) / len(won) - parity) / above
    return mean_by_deal(
        [
            (deal, ratio + ((mine - parity) - ratio * (theirs - parity)) / above)
            for (deal, mine), (_, theirs) in zip(won, cheated, strict=True)
        ]
    )
