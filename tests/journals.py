"""Journals to look at, to cut, to edit and to forge."""

import json
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from fromagerie.engine.dealer import SeededDealer
from fromagerie.engine.game import AnyGame, all_games
from fromagerie.engine.journal import BadJournal, Journal, read_journal, write_journal
from fromagerie.engine.replay import replay
from fromagerie.engine.table import Table
from tests.every_table import play_table, set_table

EXAMPLE = next(iter(all_games().values()))
Entries = list[dict[str, Any]]
Change = Callable[[Entries, int], object]


def write_down(game: AnyGame, actions: int, seed: int = 1) -> Table:
    """A table at which that many actions were taken."""
    players = min(game.player_counts)
    table = set_table(game, players, game.options(), seed)
    play_table(table, SeededDealer(seed), decisions=actions)
    return table


def replay_all(journal: Journal, game: AnyGame) -> Table:
    return replay(journal, game, SeededDealer(0))


def complaint_about(text: str | bytes, game: AnyGame = EXAMPLE) -> str:
    """What is said about a bad journal, on reading or on replaying it; always a sentence."""
    with pytest.raises(BadJournal) as refused:
        replay_all(read_journal(text), game)
    said = str(refused.value)
    assert said[0].isupper(), said
    assert said.endswith((".", "?", ")")), said
    assert "\n" not in said
    return said


def edit(journal: Journal, change: Change, at: int) -> str:
    """The journal as it reads after somebody changed its entries by hand, at or around one of them."""
    plain = json.loads(write_journal(journal))
    change(plain["entries"], at)
    return json.dumps(plain)


def forge(journal: Journal, number: int, **changed: Any) -> Journal:
    """A journal with one entry changed by somebody who knows how to make every check fit again."""
    forged = msgspec.structs.replace(journal, entries=[])
    for nth, entry in enumerate(journal.entries, start=1):
        forged.add(msgspec.structs.replace(entry, **changed) if nth == number else msgspec.structs.replace(entry))
    return forged
