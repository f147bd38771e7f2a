"""The long search for leaks and for frames that do harm: round after round, never the same game twice.

An AssertionError says what was found, and where.
"""

from collections.abc import Iterator

from fromagerie.engine.game import AnyGame, all_games
from fromagerie.engine.model import Options
from tests.every_table import all_options
from tests.server.doors import Door, search
from tests.server.still_house import run_still
from tests.server.test_fuzz import storm
from tests.server.test_secrecy import share_of
from tests.server.transcripts import compare_runs

FIRST = 1_000  # the tests of every day play the games before
FRAMES = 500


def tables_of_round(number: int) -> Iterator[tuple[AnyGame, int, Options]]:
    """One game a round, in turn, with every number of players; other options each time."""
    games = list(all_games().values())
    game = games[number % len(games)]
    for players in game.player_counts:
        agreed = list(all_options(game, players))
        yield game, players, agreed[number // len(games) % len(agreed)]


def compare_what_is_told(number: int) -> int:
    """Look for leaks in single messages, at moments of games; says how many were compared."""
    compared = 0
    for game, players, options in tables_of_round(number):
        some, found = search(Door(), game, players, options, FIRST + number, moments=4, share=share_of(game))
        assert found is None, f"{game.title}, {players} players, {options}, seed {FIRST + number}: {found}"
        compared += some
    return compared


def compare_what_is_heard(number: int) -> int:
    """Look for leaks in whole runs: order, length and moment of messages; says how many messages were compared."""
    compared = 0
    for game, players, options in tables_of_round(number):
        some, found = compare_runs(game, players, options, FIRST + number)
        assert found is None, f"{game.title}, {players} players, {options}, seed {FIRST + number}: {found}"
        compared += some
    return compared


def send_nonsense(number: int) -> int:
    """Frames that nearly make sense, at one table of every game; says how many."""
    for key in all_games():
        run_still(storm(key, FIRST + number, FRAMES))
    return FRAMES * len(all_games())
