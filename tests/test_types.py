"""One type, written once: what games send reaches their boards by `./dev types`, and boards do without casts."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Literal

import msgspec
import pytest
from jsonschema_rs import validator_for
from msgspec import Struct

from fromagerie.engine.dealer import SeededDealer
from fromagerie.engine.game import AnyGame, all_games
from tests.every_table import observers, of_every_game, play_table, set_table
from tools import make_game_types
from tools.typescript import interfaces

pytestmark = pytest.mark.once

GAMES = Path(__file__).parent.parent / "src" / "fromagerie" / "games"
PARTS = [*GAMES.glob("*/*.svelte"), *GAMES.glob("*/web/**/*.svelte"), *GAMES.glob("*/web/**/*.ts")]
BOARDS = [*GAMES.glob("*/Board.svelte")]
STEPS = 9  # between two looks at a table


class Crumb(Struct, omit_defaults=True):
    size: int
    smell: str | None = None


class Wheel(Struct, frozen=True, tag_field="was", tag=str.lower):
    """A cheese."""

    ripe: Literal["yes", "no"] | None
    crumbs: list[Crumb]  # in order
    places: tuple[str, int]
    eaten: dict[str, list[int | None]]
    rest: Any
    seats: tuple[int, ...] = ()


def test_a_struct_becomes_an_interface_as_it_is_sent() -> None:
    assert interfaces(Wheel, sent=True) == [
        """/** A cheese. */
export interface Wheel {
  was: "wheel";
  ripe: "no" | "yes" | null;
  /** in order */
  crumbs: Crumb[];
  places: [string, number];
  eaten: Record<string, (number | null)[]>;
  rest: Json;
  seats: number[];
}""",
        """export interface Crumb {
  size: number;
  smell?: string;
}""",
    ]


def test_whoever_sends_may_leave_out_what_has_a_default() -> None:
    assert "  seats?: number[];" in interfaces(Wheel, sent=False)[0]


@of_every_game
def test_what_a_game_sends_is_what_its_types_say(game: AnyGame) -> None:
    schemas = map(msgspec.json.schema, make_game_types.roots_of(game))
    views, events, actions, boxes = map(validator_for, schemas)
    boxes.validate(msgspec.to_builtins(game.box))
    table = set_table(game, max(game.player_counts), game.options(), seed=3)
    dealer = SeededDealer(4)
    while not table.over:
        for seat in observers(len(table.names)):
            views.validate(msgspec.to_builtins(table.view(seat)))
        play_table(table, dealer, STEPS)
    for told in table.told:
        for each in told:
            events.validate(msgspec.to_builtins(each.event))
    for action in (*game.actions, *game.claims):
        actions.validate(msgspec.to_builtins(action))


# Boards


def test_no_part_of_a_board_casts() -> None:
    assert len(PARTS) > len(BOARDS) > 0
    found = {str(part.relative_to(GAMES)): list(casts_in(part.read_text(encoding="utf-8"))) for part in PARTS}
    assert {part: casts for part, casts in found.items() if casts} == {}


@pytest.mark.parametrize("board", BOARDS, ids=lambda board: board.parent.name)
def test_a_board_says_that_it_is_given_what_its_own_game_sends(board: Path) -> None:
    name = next(type(game).__name__ for game in all_games().values() if game.folder == board.parent)
    text = board.read_text(encoding="utf-8")
    assert f"BoardProps<{name}>" in text
    assert re.search(rf"import type {{[^}}]*\b{name}\b[^}}]*}} from './web/generated';", text)


@pytest.mark.parametrize(
    ("code", "found"),
    [
        ("const view = given.view as unknown as View;", ["as unknown", "as View"]),
        ("const a = <T>(b: any) => b as { c: 1 };", ["any", "as {"]),
        ("<p>{(size as Size)}</p>", ["as Size"]),
        ("{#each { length: n }, nth (nth)}\n<p>{size as Size}</p>{/each}", ["as Size"]),
        ("// @ts-ignore\nx = 1", ["@ts-ignore"]),
        ("const WAYS = ['S'] as const;", []),
        ("{#each names as name, seat (seat)}{/each} // as any", []),
        ("<!-- as large as any -->\n/* as any */", []),
        ("import { a as b } from './a'; const c = 'as it is, any';", []),
    ],
)
def test_a_cast_is_found_where_there_is_one(code: str, found: list[str]) -> None:
    assert list(casts_in(code)) == found


def casts_in(text: str) -> Iterator[str]:
    """Whatever tells the type checker to look away: casts but `as const`, `any`, and comments that silence it."""
    yield from re.findall(r"@ts-\w+", text)
    quiet = r"<!--.*?-->|/\*.*?\*/|(?<!:)//[^\n]*|<style>.*?</style>|'[^'\n]*'|^\s*import [^;]*;|\{#each [^\n]*? as "
    code = re.sub(quiet, "", text, flags=re.DOTALL | re.MULTILINE)
    yield from re.findall(r"\bas (?!const\b)(?:\w+|\S)|\bany\b", code)
