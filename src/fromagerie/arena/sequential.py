"""Play no more games than needed: after every deal, is one bot better by so much, or not at all?

Wald's test over deals (all seats of a deal are one observation), with the spread between deals as measured so far.
What counts as better, how often it may be wrong and when it gives up are fixed before the first game. Deals are looked
at in their order, so the answer does not depend on how many processes played them.
"""

import math
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from statistics import NormalDist
from typing import Literal

from msgspec import Struct

from fromagerie.arena.standings import apart, wins_of_the_one
from fromagerie.arena.tournament import Pair, Part, Played, Terms, hold, whole_deals
from fromagerie.jobs.ledger import Ledger
from fromagerie.jobs.shares import FEW, Dealt, Share, mean_by_deal

Answer = Literal["better", "not better", "undecided"]


class Question(Struct, frozen=True):
    """Is it better by this share of the wins, or not at all?"""

    by: float  # 0.03: three points
    wrongly_better: float = 0.05  # how often a bot that is not may be called better
    wrongly_not: float = 0.05  # how often a bot that is better by this much may be called no better

    @property
    def upper(self) -> float:
        return math.log((1 - self.wrongly_not) / self.wrongly_better)

    @property
    def lower(self) -> float:
        return math.log(self.wrongly_not / (1 - self.wrongly_better))


class Outcome(Struct):
    """What was found, after how many deals; `more` is what it won above the even share, or more than the other."""

    answer: Answer
    deals: int
    evidence: float  # the logarithm of how much likelier this is if it is better by that much
    more: Share


def play_until_answered(
    question: Question,
    terms: Terms,
    pairs: Sequence[Pair],
    cap: int,
    ledger: Ledger[Part],
    crew: Callable[[], AbstractContextManager[object]],
    progress: Callable[[int], None] = lambda games: None,
) -> Outcome:
    """Play one match, or two side by side, a quarter more games at a time, until it is answered or `cap` is reached."""
    most = whole_deals(cap, terms.players)
    games = min(most, FEW * terms.players)
    while True:
        played = hold(terms, pairs, games, ledger, crew())
        outcome = ask(question, above_nothing(played, pairs, terms.players))
        progress(games)
        if outcome.answer != "undecided" or games == most:
            return outcome
        games = min(most, whole_deals(games + games // 4, terms.players))


def above_nothing(played: Played, pairs: Sequence[Pair], players: int) -> list[Dealt]:
    """What the one won above its even share; of two matches, what the first won more than the second."""
    wins = wins_of_the_one(played, players)
    if len(pairs) == 2:
        return apart(wins[pairs[0]], wins[pairs[1]])
    return [(deal, won - 1 / players) for deal, won in wins[pairs[0]]]


def ask(question: Question, above: Sequence[Dealt]) -> Outcome:
    """Look at the deals one after the other until they answer it; `above` is what each game brought over nothing."""
    sums = sums_by_deal(above)
    total = squares = evidence = 0.0
    for number, value in enumerate(sums, 1):
        total += value
        squares += value * value
        if number < FEW:
            continue
        spread = (squares - total * total / number) / (number - 1)
        evidence = likelihood(question.by, total, number, spread)
        if not question.lower < evidence < question.upper:
            answer: Answer = "better" if evidence > 0 else "not better"
            return Outcome(answer, number, evidence, mean_by_deal(list(enumerate(sums[:number]))))
    return Outcome("undecided", len(sums), evidence, mean_by_deal(list(enumerate(sums))))


def likelihood(by: float, total: float, deals: int, spread: float) -> float:
    """The logarithm of how much likelier these deals are with a mean of `by` than of 0."""
    if spread <= 0.0:
        # All deals went alike: all one can say is on which side of the middle they lie.
        return math.copysign(math.inf, total / deals - by / 2)
    return by * (total - deals * by / 2) / spread


def sums_by_deal(above: Sequence[Dealt]) -> list[float]:
    """The mean of every deal, in their order."""
    deals: dict[int, list[float]] = {}
    for deal, value in above:
        deals.setdefault(deal, []).append(value)
    return [sum(deals[deal]) / len(deals[deal]) for deal in sorted(deals)]


def deals_of_a_fixed_test(question: Question, spread: float) -> int:
    """How many deals a test of a fixed length needs for the same two error rates, if deals spread this much."""
    normal = NormalDist()
    reach = normal.inv_cdf(1 - question.wrongly_better) + normal.inv_cdf(1 - question.wrongly_not)
    return math.ceil(spread * (reach / question.by) ** 2)
