"""Games replayed from their journals to the same state, here and by an interpreted run (promise D4)."""

import os
import subprocess
import sys

import msgspec

from fromagerie.engine.game import AnyGame, all_games
from fromagerie.engine.journal import read_journal, write_journal
from fromagerie.engine.table import Table
from fromagerie.engine.verify import verify
from tests.every_table import all_options, play_out
from tests.fingerprints import Told, end_of, take_end, take_fingerprints
from tests.sealed_games import play_sealed

CLOSELY = 50  # of so many games, one is compared after every entry, and its luck checked: that takes ten times as long


def prove_replays(games: int, first: int) -> int:
    """So many games of every game; says how many were replayed."""
    return sum(prove_replays_of(game, games, first) for game in all_games().values())


def prove_replays_of(game: AnyGame, games: int, first: int) -> int:
    """Compiled or not, now or from their journals, they are the same games. Says how many were replayed."""
    numbers = range(first, first + games)
    tables = [play_any(game, number) for number in numbers if not is_close(number)]
    journals = [write_journal(table.journal) for table in tables]
    interpreted = ask_interpreted(journals, "--ends")
    for table, journal, told in zip(tables, journals, interpreted, strict=True):
        assert [end_of(table.state)] == take_end(read_journal(journal)) == told, f"replays differently: {journal}"
    return len(tables) + follow_closely(game, [number for number in numbers if is_close(number)])


def follow_closely(game: AnyGame, numbers: list[int]) -> int:
    """Games with sealed luck, compared after every entry."""
    tables = [play_sealed(game, number, players(game, number)) for number in numbers]
    journals = [write_journal(table.journal) for table in tables]
    for table, journal, told in zip(tables, journals, ask_interpreted(journals), strict=True):
        assert verify(read_journal(journal), game).doubts == []
        assert [end_of(table.state)] == take_end(read_journal(journal)), f"replays differently: {journal}"
        assert take_fingerprints(read_journal(journal)) == told, f"compiled and interpreted disagree over {journal}"
    return len(tables)


def is_close(number: int) -> bool:
    return number % CLOSELY == 0


def players(game: AnyGame, number: int) -> int:
    return list(game.player_counts)[number % len(game.player_counts)]


def play_any(game: AnyGame, number: int) -> Table:
    """Another number of players and other options every time."""
    agreed = list(all_options(game, players(game, number)))
    return play_out(game, players(game, number), agreed[number // len(game.player_counts) % len(agreed)], number)


def ask_interpreted(journals: list[str], *closeness: str) -> list[list[str]]:
    """What a run with interpreted rules makes of them."""
    if not journals:
        return []
    done = subprocess.run(
        (sys.executable, "-m", "tests.fingerprints", *closeness),
        input=msgspec.json.encode(journals),
        stdout=subprocess.PIPE,
        env=os.environ | {"FROMAGERIE_PURE": "1"},
        check=True,
    )
    told = msgspec.json.decode(done.stdout, type=Told)
    assert told.interpreted
    return told.journals
