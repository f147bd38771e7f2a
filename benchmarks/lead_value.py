"""Does it pay in Cheez-Tricks to value a lead by how far rounds move totals at that number of players?

python -m benchmarks.lead_value --players 4 --deals 100 --iterations 200

One plain search with the learnt swing of a round at a table full of the same with the 4 points of the references, every
deal from every seat.
"""

import argparse
from typing import Any

from fromagerie.bots.driver import Driver
from fromagerie.bots.ismcts import EXPLORATION, Ismcts
from fromagerie.bots.search import Search
from fromagerie.engine.dealer import Dealer, SeededDealer
from fromagerie.engine.heuristics import Heuristics
from fromagerie.engine.model import Seat, Told
from fromagerie.games.cheez_tricks import GAME
from fromagerie.jobs.shares import interval, percent, share_by_deal


class Valuing(Ismcts):
    """Plain search, exploration to scale, with these ideas of what a lead is worth."""

    def __init__(self, seat: Seat, heuristics: Heuristics, iterations: int) -> None:
        super().__init__(GAME, seat)
        self.heuristics = heuristics
        self.iterations = iterations

    def choose(self, view: Any, legal: list[int], dealer: Dealer) -> int:
        if len(legal) == 1:
            return legal[0]
        root = GAME.imagine(GAME.remember(view, self.heard), dealer)
        search = Search(len(GAME.actions), EXPLORATION, self.heuristics)
        search.scale_exploration = True
        search.run(root, self.seat, self.iterations, 0.0, dealer)
        return int(search.favourite())


def play(players: int, deal: int, learnt: Seat, iterations: int) -> float:
    """The share of the win of whoever goes by the learnt swing."""
    told: list[Told] = []
    cards = SeededDealer(deal * 7919 + 3)
    state = GAME.deal(players, GAME.options(), cards, told)
    bots = {
        seat: Valuing(seat, GAME.heuristics if seat == learnt else GAME.reference_heuristics, iterations)
        for seat in range(players)
    }
    driver = Driver(GAME, bots, {seat: SeededDealer(deal * 1000 + seat + 31 * learnt) for seat in bots})
    driver.hear(told)
    while plan := driver.next_move(state):
        told.clear()
        state.apply(plan.seat, plan.action, cards)
        driver.made(plan)
        driver.hear(told)
    winners = state.winners()
    return (learnt in winners) / len(winners)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--iterations", type=int, default=200)
    given = parser.parse_args()
    share = share_by_deal(
        [
            (deal, play(given.players, deal, seat, given.iterations))
            for deal in range(given.deals)
            for seat in range(given.players)
        ]
    )
    games = given.deals * given.players
    print(f"{percent(share.mean)} ({interval(share)}) of {games} games; even is {percent(1 / given.players)}")


if __name__ == "__main__":
    main()
