"""The ladder of docs/bots.md in short: a few deals of every published contest, and how long the top level thinks.

A few games say little about strength, and the interval says how little; they do say whether something broke. The whole
ladder takes hours: its commands are in docs/bots.md.
"""

import time
from collections.abc import Iterator
from typing import NamedTuple

from fromagerie.arena.cheater import OpenTable, seat_bot
from fromagerie.arena.simulate import around
from fromagerie.engine.dealer import SeededDealer
from fromagerie.engine.game import get_game
from fromagerie.engine.model import Told
from fromagerie.jobs.seeds import seed_of
from fromagerie.jobs.shares import interval, percent, share_by_deal

TOP = "vintage"
THINKING = 1.0  # seconds of one core that 95 of 100 decisions may take at most


class Contest(NamedTuple):
    """The top level alone against a table of these, and the share of wins that we hold it to."""

    game: str
    players: int
    rest: str
    bar: float | None = None


CONTESTS = (
    Contest("cheez-tricks", 4, "random", 0.70),
    Contest("cheez-tricks", 4, "greedy", 0.50),
    Contest("cheez-tricks", 4, "ismcts-1k", 0.30),
    Contest("cheese-rescue", 2, "greedy", 0.90),
    Contest("cheese-rescue", 4, "greedy", 0.85),
    Contest("drole-de-fromage", 2, "random", 0.95),
    Contest("drole-de-fromage", 2, "greedy", 0.65),
    Contest("cheese-mafia", 4, "random", 0.50),
    Contest("cheese-mafia", 4, "greedy-1", 0.45),
    Contest("cheese-master", 2, "aged"),
)


class Shown(NamedTuple):
    won: list[tuple[int, float]]
    thought: list[float]


def play(contest: Contest, games: int, seed: int = 1) -> Iterator[Shown]:
    """Whole deals, the top level from every seat; what has been seen so far, after each game."""
    game = get_game(contest.game)
    shown = Shown([], [])
    for number in range(-(-games // contest.players) * contest.players):
        names = around([TOP, *[contest.rest] * (contest.players - 1)], number)
        seat, deal = names.index(TOP), number // contest.players
        told: list[Told] = []
        dealer = SeededDealer(seed_of(seed_of(seed, deal), "cards"))
        state = game.deal(contest.players, game.options(), dealer, told)
        luck = seed_of(seed, number, "bots")
        seated = {other: seat_bot(name, game, other) for other, name in enumerate(names)}
        table = OpenTable(game, seated, {other: SeededDealer(seed_of(luck, other)) for other in seated})
        table.hear(told)
        began = time.process_time()
        while plan := table.next_move(state):
            if plan.seat == seat:
                shown.thought.append(time.process_time() - began)
            told.clear()
            state.apply(plan.seat, plan.action, dealer)
            table.made(plan)
            table.hear(told)
            began = time.process_time()
        winners = state.winners() or range(contest.players)
        shown.won.append((deal, (seat in winners) / len(winners)))
        yield shown


def row(contest: Contest, shown: Shown) -> str:
    share = share_by_deal(shown.won)
    thought = sorted(shown.thought)
    p95 = thought[int(0.95 * len(thought))]
    rest = contest.rest if contest.players == 2 else f"{contest.players - 1} {contest.rest}"
    bar = "" if contest.bar is None else percent(contest.bar, 0)
    verdict = "" if p95 <= THINKING else " TOO SLOW"
    return (
        f"| {contest.game}, {contest.players} players | {rest} | {percent(share.mean)} "
        f"({interval(share)}) | {bar} | {len(shown.won)} | {p95:.2f} s{verdict} |"
    )


HEADING = (
    f"| {TOP} | against | wins | bar | games | thinks, p95 |",
    "|---|---|---|---|---|---|",
)
