"""Journals of every release, kept as they were written: they replay to the same game, for ever (promise D4).

`python -m tests.test_kept_journals` writes those of this release, once, when it is made.
"""

from pathlib import Path

import msgspec
import pytest
from msgspec import Struct

from fromagerie.engine.dealer import SeededDealer
from fromagerie.engine.game import all_games, get_game
from fromagerie.engine.journal import read_journal, write_journal
from fromagerie.engine.replay import steps
from fromagerie.engine.table import fingerprint
from fromagerie.engine.verify import verify
from tests.sealed_games import play_sealed

RELEASE = "0.1.0"
# A game that came since joins them when the next release keeps its journals.
RELEASED = {"cheese-mafia", "cheese-master", "cheese-rescue", "cheez-tricks", "drole-de-fromage"}
FOLDER = Path(__file__).parent / "kept_journals"
KEPT = sorted(FOLDER.glob("*/*.json"))


class KeptGame(Struct):
    """A journal as it was written, and the game after every entry as it was then."""

    journal: str
    fingerprints: list[str]


def after_every_entry(journal: str) -> list[str]:
    read = read_journal(journal)
    return [fingerprint(table.state) for table in steps(read, get_game(read.game), SeededDealer(0))]


def test_there_are_journals_of_every_game_released_and_it_is_still_there() -> None:
    assert {file.name.rpartition("-")[0] for file in KEPT} == RELEASED <= set(all_games())


@pytest.mark.parametrize("file", KEPT, ids=[f"{file.parent.name}-{file.stem}" for file in KEPT])
def test_a_journal_of_this_release_replays_as_it_was_played(file: Path) -> None:
    kept = msgspec.json.decode(file.read_bytes(), type=KeptGame)
    assert after_every_entry(kept.journal) == kept.fingerprints
    journal = read_journal(kept.journal)
    report = verify(journal, get_game(journal.game))
    assert (report.over, report.doubts) == (True, [])


def keep_journals(folder: Path) -> None:
    folder.mkdir(parents=True)
    for game in all_games().values():
        for players in (min(game.player_counts), max(game.player_counts)):
            journal = write_journal(play_sealed(game, players, players).journal)
            kept = KeptGame(journal, after_every_entry(journal))
            (folder / f"{game.key}-{players}.json").write_bytes(msgspec.json.encode(kept))


if __name__ == "__main__":
    keep_journals(FOLDER / RELEASE)
