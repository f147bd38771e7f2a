"""The long proof that bots do not peep: the same view, memory, luck and level give the same move and the same words.

`python -m tests.prove_bots [GAME...] [--positions 10000]` plays games between bots of all levels, of each game in turn,
and asks a fresh bot at every decision and every talking point in two worlds: the true one, and one in which everything
that its seat cannot know is otherwise.
"""

import argparse
import sys
from collections.abc import Iterator
from typing import Any, NamedTuple

from fromagerie.bots import bots_for, make_bot
from fromagerie.bots.levels import LEVELS
from fromagerie.bots.names import CHEESES
from fromagerie.engine.bot import Bot
from fromagerie.engine.dealer import SeededDealer
from fromagerie.engine.game import AnyGame, all_games
from fromagerie.engine.model import Claimed, Event, Seat, Told, heard_by
from fromagerie.engine.state import State
from fromagerie.engine.temper import temper_of
from tests.every_table import all_options


class Asked(NamedTuple):
    """What a bot answered, in the true world and in the other one."""

    where: str
    true: Any
    other: Any


class Company:
    """Bots of all levels at one table, and what each seat was told."""

    def __init__(self, game: AnyGame, players: int, seed: int) -> None:
        self.game = game
        self.players = players
        self.luck = SeededDealer(seed)
        levels = [level for level in LEVELS if level in bots_for(game)]
        self.kinds = [levels[(seat + seed) % len(levels)] for seat in range(players)]
        self.heard: list[list[Event]] = [[] for _ in range(players)]

    def tell(self, told: list[Told]) -> None:
        for seat, events in enumerate(self.heard):
            events += heard_by(seat, told)

    def wake(self, seat: Seat) -> Bot:
        """A fresh bot that has heard everything, as the server makes one for each question."""
        bot = make_bot(self.kinds[seat], self.game, seat)
        bot.temper = temper_of(CHEESES[seat])
        for event in self.heard[seat]:
            bot.hear(event)
        return bot

    def choose(self, state: State, seat: Seat, luck: int) -> tuple[int, int]:
        bot, dealer, view = self.wake(seat), SeededDealer(luck), self.game.view(state, seat)
        chosen = bot.choose(view, state.legal_actions(seat), dealer)
        return chosen, bot.reaction(view, chosen, dealer) if self.game.race else 0

    def say(self, state: State, seat: Seat, luck: int) -> str | None:
        claim = self.wake(seat).say(self.game.view(state, seat), SeededDealer(luck))
        return None if claim is None else self.game.notation(claim)


def elsewhere(state: State, seat: Seat, luck: int) -> State:
    other = state.clone()
    other.redeal(seat, SeededDealer(luck))
    return other


def ask_in_two_worlds(game: AnyGame, players: int, seed: int, most: int) -> Iterator[Asked]:
    """Every decision and every talking point of a game, up to so many."""
    agreed = list(all_options(game, players))
    company, told, dealer = Company(game, players, seed), list[Told](), SeededDealer(seed)
    state = game.deal(players, agreed[seed % len(agreed)], dealer, told)
    company.tell(told)
    spoken: set[object] = set()
    for luck in range(most):
        awaited = state.to_act()
        if not awaited:
            return
        seat = awaited[luck % len(awaited)]
        where = f"{game.title}, {players} players, game {seed}, decision {luck}, {company.kinds[seat]} in seat {seat}"
        chosen = company.choose(state, seat, luck)
        yield Asked(where, chosen, company.choose(elsewhere(state, seat, luck), seat, luck))
        told.clear()
        state.apply(seat, chosen[0], dealer)
        company.tell(told)
        for point in game.talking_points(game.view(state, None)):
            if point not in spoken:
                spoken.add(point)
                said = company.say(state, point.seat, luck)
                other = company.say(elsewhere(state, point.seat, luck), point.seat, luck)
                yield Asked(f"{where}, words of seat {point.seat}", said, other)
                if said is not None:
                    company.tell([Told(None, Claimed(point.seat, said))])


def ask_many(game: AnyGame, positions: int, each: int = 60) -> Iterator[Asked]:
    """So many answers of a game, from every number of players in turn."""
    left, seed = positions, 0
    while left > 0:
        for players in game.player_counts:
            for asked in ask_in_two_worlds(game, players, seed, each):
                if left > 0:
                    yield asked
                left -= 1
        seed += 1


def main() -> int:
    parser = argparse.ArgumentParser(prog="tests.prove_bots", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("game", nargs="*", metavar="GAME", help=f"of {', '.join(all_games())}; default: all")
    parser.add_argument("--positions", type=int, default=10_000, metavar="K", help="in each game (default 10,000)")
    given = parser.parse_args()
    for key in given.game or all_games():
        game = all_games()[key]
        n = 0
        for asked in ask_many(game, given.positions):
            n += 1
            if asked.true != asked.other:
                print(f"{asked.where}: {asked.true}, but {asked.other} where hidden things lay otherwise.")
                return 1
        print(f"{game.title}: {n} answers, none of which depends on what is hidden.", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
