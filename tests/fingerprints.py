"""Journals in, the fingerprints of every game they tell out: what a compiled and an interpreted run must agree on.

`python -m tests.fingerprints` reads JSON, a list of journals, from its input and answers in JSON.
"""

import sys

import msgspec
from msgspec import Struct

from fromagerie.engine.dealer import SeededDealer
from fromagerie.engine.game import shelf
from fromagerie.engine.journal import Journal, read_journal
from fromagerie.engine.replay import steps
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
    for table in steps(journal, shelf()[journal.game], SeededDealer(0)):
        found.append(fingerprint(table.state))
        if table.version == imagine_at:
            everybody = observers(len(table.names))
            twin = table.state.clone()
            twin.redeal(everybody[luck.below(len(everybody))], luck)
            found.append(fingerprint(twin))
            play_on(twin, luck)
            found.append(f"{fingerprint(twin)} {twin.scores()} {twin.winners()}")
    return found


if __name__ == "__main__":
    journals = msgspec.json.decode(sys.stdin.buffer.read(), type=list[str])
    told = Told(INTERPRETED, [take_fingerprints(read_journal(journal)) for journal in journals])
    sys.stdout.buffer.write(msgspec.json.encode(told))
