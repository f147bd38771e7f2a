"""The long proof: very many random games of every game on the shelf end, and every one of them adds up.

`python -m tests.prove [GAME...] [--games 100000]` plays that many games for every number of players,
through all options in turn. Each game brings its own referee, its tests/invariants.py, which recounts a whole game from
what was told.
Ctrl-C stops at any time and says how far it came.
"""

import argparse
import os
import signal
import sys
from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from multiprocessing import Pool
from typing import NamedTuple, Protocol, cast

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from fromagerie.engine.dealer import SeededDealer
from fromagerie.engine.game import AnyGame, all_games
from fromagerie.engine.model import Options, Told
from fromagerie.engine.state import State
from tests.every_table import LONGEST, all_options, play_on

BATCH = 250


class Referee(Protocol):
    """What a game's tests/invariants.py offers. AssertionErrors say what is wrong.

    It may name events, in `BY_THE_WAY`, that change nothing on its paper: only that somebody did something.
    """

    def check(self, game: AnyGame, players: int, options: Options, told: list[Told], state: State) -> None:
        """Recount a finished game from what was told."""

    def check_position(self, state: State) -> None:
        """Look whether everything is where it can be, in a true, a redealt or an imagined game."""


class Batch(NamedTuple):
    """Games to prove, by number; afterwards with what is wrong with one of them, if anything is."""

    key: str
    players: int
    first: int
    size: int
    wrong: str = ""


def referee_of(game: AnyGame) -> Referee | None:
    """The referee a game brings along, if it does."""
    name = f"{type(game).__module__}.tests.invariants"
    try:
        found = find_spec(name)
    except ModuleNotFoundError:
        return None
    return None if found is None else cast(Referee, import_module(name))


def prove_game(game: AnyGame, players: int, options: Options, number: int) -> None:
    """Play a game at random and recount it; AssertionError says what does not add up."""
    dealer = SeededDealer(number)
    told: list[Told] = []
    state = game.deal(players, options, dealer, told)
    assert play_on(state, dealer) < LONGEST, "the game does not end"
    assert state.scores() is not None, "a finished game has no scores"
    referee = referee_of(game)
    if referee is not None:
        referee.check(game, players, options, told, state)


def prove_batch(batch: Batch) -> Batch:
    game = all_games()[batch.key]
    agreed = list(all_options(game, batch.players))
    for number in range(batch.first, batch.first + batch.size):
        options = agreed[number % len(agreed)]
        try:
            prove_game(game, batch.players, options, number)
        except Exception as error:
            reason = f"{type(error).__name__}: {error}"
            return batch._replace(wrong=f"{game.title}, {batch.players} players, game {number}, {options}: {reason}")
    return batch


def batches(asked: list[AnyGame], games: int, first: int) -> Iterator[Batch]:
    """All the work, a little of every table at a time: who stops early has seen something of each."""
    for start in range(first, first + games, BATCH):
        for game in asked:
            for players in game.player_counts:
                yield Batch(game.key, players, start, min(BATCH, first + games - start))


def prove(asked: list[AnyGame], games: int, first: int, jobs: int) -> str:
    """Prove that many games for every number of players; says what is wrong with the first bad one found, if any."""
    columns = (BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    with (
        Progress(TextColumn("{task.description}"), *columns, console=console) as bar,
        Pool(jobs, initializer=signal.signal, initargs=(signal.SIGINT, signal.SIG_IGN)) as pool,
    ):
        tasks = {
            (game.key, players): bar.add_task(f"{game.title}, {players} players", total=games)
            for game in asked
            for players in game.player_counts
        }
        for done in pool.imap_unordered(prove_batch, batches(asked, games, first)):
            if done.wrong:
                return done.wrong
            bar.advance(tasks[done.key, done.players], done.size)
    return ""


def main() -> int:
    parser = argparse.ArgumentParser(prog="tests.prove", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("game", nargs="*", metavar="GAME", help=f"of {', '.join(all_games())}; default: all")
    parser.add_argument("--games", type=int, default=100_000, metavar="K", help="games for each number of players")
    parser.add_argument("--first", type=int, default=0, metavar="N", help="the number of the first game (default 0)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), metavar="J", help="processes (default: all cores)")
    given = parser.parse_args()
    for key in given.game:
        if key not in all_games():
            parser.error(f"there is no game {key!r}; the shelf has {', '.join(all_games())}")
    asked = [game for game in all_games().values() if not given.game or game.key in given.game]
    try:
        wrong = prove(asked, given.games, given.first, given.jobs)
    except KeyboardInterrupt:
        print("prove: stopped; all the games counted above add up.", file=sys.stderr)
        return 130
    titles = ", ".join(game.title for game in asked)
    print(wrong or f"Every game ended and added up: {given.games} for each number of players of {titles}.")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
