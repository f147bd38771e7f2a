"""What a tournament shows: the payoff matrix, the ratings, and how far everybody is from the cheater."""

from collections.abc import Sequence
from itertools import combinations
from typing import Any

import msgspec
from msgspec import Struct

from fromagerie.arena.ratings import Rating, rate
from fromagerie.arena.tournament import Pair, Played, Terms
from fromagerie.bots import CHEATER
from fromagerie.jobs.shares import Dealt, Share, holm, mean_by_deal, p_of_difference, p_value, share_by_deal


class Cell(Struct):
    """How one bot fared against a table full of another: its share of the wins, and p: could that be luck?

    `allowed` is p when one looks at all these cells at once (Holm): what verdicts go by.
    """

    one: str
    rest: str
    wins: Share
    p: float
    allowed: float


class Difference(Struct):
    """How much more one bot won than another, each alone against the same rest, with the same deals, seats and luck."""

    one: str
    other: str
    rest: str
    more: Share
    p: float
    allowed: float


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
    differences: list[Difference]


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
        bots=list(dict.fromkeys([*names, *(pair.rest for pair in sorted(played))])),
        cells=cells(wins, 1 / players),
        ratings=rate([([one, *[rest] * (players - 1)], results) for (one, rest), results in sorted(played.items())]),
        gaps=gaps(wins, 1 / players),
        differences=differences(wins),
    )


def cells(wins: dict[Pair, list[Dealt]], parity: float) -> list[Cell]:
    doubts = {pair: p_value(won, parity) for pair, won in sorted(wins.items())}
    # Of two players, each is the rest to the other: one comparison, seen from both sides.
    once = {pair: p for pair, p in doubts.items() if parity != 0.5 or pair.one <= pair.rest or pair[::-1] not in doubts}
    allowed = dict(zip(once, holm(list(once.values())), strict=True))
    return [
        Cell(*pair, share_by_deal(wins[pair]), p, allowed[pair if pair in allowed else Pair(pair.rest, pair.one)])
        for pair, p in doubts.items()
    ]


def differences(wins: dict[Pair, list[Dealt]]) -> list[Difference]:
    """Of every two bots that met the same rest; which of them is named first is as good as the other way round."""
    found = [
        (one, other, rest, apart(wins[Pair(one, rest)], wins[Pair(other, rest)]))
        for rest in sorted({pair.rest for pair in wins})
        for one, other in combinations(sorted(pair.one for pair in wins if pair.rest == rest), 2)
    ]
    doubts = [p_of_difference(more) for *_, more in found]
    return [
        Difference(one, other, rest, mean_by_deal(more), p, allowed)
        for (one, other, rest, more), p, allowed in zip(found, doubts, holm(doubts), strict=True)
    ]


def apart(won: Sequence[Dealt], others: Sequence[Dealt]) -> list[Dealt]:
    """Game for game what one won more than another."""
    return [(deal, mine - theirs) for (deal, mine), (_, theirs) in zip(won, others, strict=True)]


def wins_of_the_one(played: Played, players: int) -> dict[Pair, list[Dealt]]:
    """By match, what the one won in every game. With two players the rest is one too."""
    wins: dict[Pair, list[Dealt]] = {}
    for pair, results in played.items():
        # As `around` has it: the one sits a seat further in every game.
        wins[pair] = [(number // players, result.win_of(number % players)) for number, result in enumerate(results)]
        if players == 2 and pair.one != pair.rest and pair[::-1] not in played:
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
