"""Secret by default: every field that is sent, kept or shown was decided on, in decided.txt; a new one fails here.

What the house sends and keeps is decided on beside this file, what a game shows in the game's own tests/decided.txt.
"""

from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec
import pytest

from fromagerie.engine.game import AnyGame, all_games
from fromagerie.server import daily, links, losses, my_page, review_pool, week, wire
from fromagerie.server.domain import records, results
from fromagerie.server.http import (
    boxes,
    circles,
    clubs,
    mine,
    push,
    quick,
    replays,
    routes,
    routing,
    shelf,
    table_lines,
)
from fromagerie.server.services import BotDecision, BotQuestion, HintQuestion
from fromagerie.server.storage.schema import metadata
from fromagerie.server.updates import replay_frames

pytestmark = pytest.mark.once
DECIDED = Path(__file__).parent / "decided.txt"
HOUSE = (
    wire,
    records,
    results,
    routing,
    routes,
    shelf,
    table_lines,
    push,
    quick,
    circles,
    clubs,
    boxes,
    replays,
    mine,
    links,
    my_page,
    losses,
    daily,
    week,
    replay_frames,
    review_pool,
)


def structs_of(module: ModuleType) -> Iterator[tuple[str, Any]]:
    place = module.__name__.rpartition(".")[2]
    for name, kind in vars(module).items():
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct) and kind.__module__.startswith(module.__name__):
            yield f"{place}.{name}", kind.__struct_fields__


def everything() -> dict[str, list[str]]:
    """Whatever has fields and leaves the process, or is kept."""
    found = dict(pair for module in HOUSE for pair in structs_of(module))
    found |= {f"view.{key}": game.view_type.__struct_fields__ for key, game in all_games().items()}
    found |= {f"events.{key}": sorted(names_of(game.event_type)) for key, game in all_games().items()}
    found |= {f"table.{table.name}": [column.name for column in table.columns] for table in metadata.sorted_tables}
    for asked in (BotQuestion, BotDecision, HintQuestion):
        found[f"bot.{asked.__name__}"] = list(asked._fields)
    return {name: list(fields) for name, fields in found.items()}


def names_of(kind: Any) -> set[str]:
    kinds = getattr(kind, "__args__", (kind,))
    return {f"{one.__name__}.{field}" for one in kinds for field in one.__struct_fields__}


def decided() -> dict[str, list[str]]:
    known = read_decisions(DECIDED)
    for key, game in all_games().items():
        file = of_game(game)
        known |= {f"{kind}.{key}": fields for kind, fields in (read_decisions(file) if file.exists() else {}).items()}
    return known


def of_game(game: AnyGame) -> Path:
    return game.folder / "tests" / "decided.txt"


def read_decisions(file: Path) -> dict[str, list[str]]:
    lines = [line for line in file.read_text(encoding="utf-8").splitlines() if line and not line.startswith("#")]
    return {name: fields.split() for name, _, fields in (line.partition(":") for line in lines)}


def file_for(name: str) -> Path:
    """Where a decision is written down."""
    kind, _, key = name.partition(".")
    return of_game(all_games()[key]) if kind in ("view", "events") else DECIDED


def test_every_field_was_decided_on() -> None:
    known = decided()
    for name, fields in everything().items():
        new = [field for field in fields if field not in known.get(name, [])]
        assert name in known, f"{name} is new: decide who may see it, and write it into {file_for(name)}"
        assert not new, f"{name} has new fields {new}: decide who may see them, and write them into {file_for(name)}"


def test_nothing_is_decided_that_is_not_there() -> None:
    there = everything()
    assert sorted(decided()) == sorted(there)
    assert {name: sorted(fields) for name, fields in decided().items()} == {n: sorted(f) for n, f in there.items()}


@pytest.mark.parametrize("kind", [wire.RoomInfo, wire.SeatInfo, wire.GameInfo, wire.Line, wire.You, wire.Update])
def test_nothing_told_has_a_field_for_who_somebody_is_or_for_the_luck_to_come(kind: Any) -> None:
    assert not {"secret", "token", "host_id", "person_id", "seeds", "entries", "journal"} & set(kind.__struct_fields__)


def test_a_new_field_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    class SeatInfo(wire.SeatInfo, frozen=True):
        hand: str = ""

    SeatInfo.__module__ = wire.__name__
    monkeypatch.setattr(wire, "SeatInfo", SeatInfo)
    with pytest.raises(AssertionError, match="hand"):
        test_every_field_was_decided_on()
