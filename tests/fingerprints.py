"""Journals in, the fingerprints of every game they tell out: what a compiled and an interpreted run must agree on.

`python -m tests.fingerprints` reads JSON, a list of journals, from its input and answers in JSON. With `--ends` it says
of each only how it ends, which is much quicker.
"""

import sys

import msgspec
from msgspec import Struct

from fromagerie.engine.dealer import SeededDealer
from fromagerie.engine.game import all_games
from fromagerie.engine.journal import Journal, read_journal
from fromagerie.engine.replay import replay, steps
from fromagerie.engine.state import State
from fromagerie.engine.table import fingerprint
from tests.every_table import INTERPRETED, observers, play_on


class Told(Struct):
    """What one run says of each journal, and whether its rules were interpreted."""

    interpreted: bool
    journals: list[list[str]]


def take_fingerprints(journal: Journal) -> list[str]:
    """The game after every entry, and once on the way as somebody might imagine it and play it out."""
    # Which journals, and where: anything will do that both runs agree on. Interpreted redeals are slow.
    luck = SeededDealer(int(journal.entries[-1].check, 16))
    imagine_at = luck.below(4 * len(journal.entries))
    found = []
    for table in steps(journal, all_games()[journal.game], SeededDealer(0)):
        found.append(fingerprint(table.state))
        if table.version == imagine_at:
            everybody = observers(len(table.names))
            twin = table.state.clone()
            twin.redeal(everybody[luck.below(len(everybody))], luck)
            found.append(fingerprint(twin))
            play_on(twin, luck)
            found.append(end_of(twin))
    return found


def take_end(journal: Journal) -> list[str]:
    """Only how the game ended."""
    return [end_of(replay(journal, all_games()[journal.game], SeededDealer(0)).state)]


def end_of(state: State) -> str:
    return f"{fingerprint(state)} {state.scores()} {state.winners()}"


if __name__ == "__main__":
    take = take_end if "--ends" in sys.argv else take_fingerprints
    journals = msgspec.json.decode(sys.stdin.buffer.read(), type=list[str])
    told = Told(INTERPRETED, [take(read_journal(journal)) for journal in journals])
    sys.stdout.buffer.write(msgspec.json.encode(told))
