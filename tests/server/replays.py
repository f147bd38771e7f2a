"""Games replayed from their journals to the same state, here and by an interpreted run (promise D4)."""

import os
import subprocess
import sys

import msgspec

from fromagerie.engine.dealer import SeededDealer
from fromagerie.engine.game import shelf
from fromagerie.engine.journal import read_journal, write_journal
from fromagerie.engine.replay import replay
from fromagerie.engine.table import fingerprint
from fromagerie.engine.verify import verify
from tests.fingerprints import Told, take_fingerprints
from tests.sealed_games import play_sealed


def prove_replays(games: int, first: int) -> int:
    """So many games of every game; compiled or not, they are the same game. Says how many were replayed."""
    journals = []
    for game in shelf().values():
        for number in range(first, first + games):
            table = play_sealed(game, number, list(game.seats)[number % len(game.seats)])
            written = write_journal(table.journal)
            again = replay(read_journal(written), game, SeededDealer(0))
            assert fingerprint(again.state) == fingerprint(table.state), f"{game.key} {number} replays differently"
            verify(read_journal(written), game)
            journals.append(written)
    interpreted = ask_interpreted(journals)
    for journal, told in zip(journals, interpreted, strict=True):
        assert take_fingerprints(read_journal(journal)) == told, "compiled and interpreted rules disagree"
    return len(journals)


def ask_interpreted(journals: list[str]) -> list[list[str]]:
    done = subprocess.run(
        (sys.executable, "-m", "tests.fingerprints"),
        input=msgspec.json.encode(journals),
        stdout=subprocess.PIPE,
        env=os.environ | {"FROMAGERIE_PURE": "1"},
        check=True,
    )
    told = msgspec.json.decode(done.stdout, type=Told)
    assert told.interpreted
    return told.journals
