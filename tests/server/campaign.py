"""The long search for leaks and for frames that do harm: as long as one likes, never the same game twice."""

import time
from collections.abc import Iterator

from fromagerie.engine.game import shelf
from tests.every_table import all_options
from tests.server.doors import Door, search
from tests.server.still_house import run_still
from tests.server.test_fuzz import storm
from tests.server.transcripts import compare_runs

ROUND_OF_FRAMES = 500


def campaign(minutes: float, first: int = 1_000) -> Iterator[dict[str, int]]:
    """Goes on for that long; says every now and then how far it came. AssertionError says what is wrong."""
    done = {"comparisons": 0, "messages of runs": 0, "frames": 0}
    end = time.monotonic() + 60 * minutes
    number = first
    while time.monotonic() < end:
        for game in shelf().values():
            for players in game.seats:
                agreed = list(all_options(game, players))
                options = agreed[number % len(agreed)]
                compared, found = search(Door(), game, players, options, number, moments=4, share=5)
                heard, told = compare_runs(game, players, options, number)
                assert found is None, f"{game.title}, {players} players, {options}, seed {number}: {found}"
                assert told is None, f"{game.title}, {players} players, {options}, seed {number}: {told}"
                done["comparisons"] += compared
                done["messages of runs"] += heard
            run_still(storm(game.key, number, ROUND_OF_FRAMES))
            done["frames"] += ROUND_OF_FRAMES
            yield done
        number += 1
