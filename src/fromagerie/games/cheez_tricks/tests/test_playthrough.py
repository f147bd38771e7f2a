"""One whole game on paper. When the rules or the words change on purpose, write it anew and read what changed:

python -m fromagerie.games.cheez_tricks.tests.test_playthrough
"""

import difflib
from collections.abc import Iterator, Sequence
from pathlib import Path
from textwrap import indent
from typing import Final

import pytest

from fromagerie.engine.dealer import SeededDealer
from fromagerie.engine.model import Told
from fromagerie.engine.table import Table, fingerprint, open_table
from fromagerie.games.cheez_tricks import GAME
from fromagerie.games.cheez_tricks.tests.table import MICE, awaited, can_play, look

PAPER: Final = Path(__file__).with_name("playthrough.txt")
COMMAND: Final = "python -m fromagerie.games.cheez_tricks.tests.test_playthrough"
TABLE: Final = MICE[:3]
SEED: Final = 1994
# Entries from one picture of the table to the next: not a multiple of three, so that everybody's side is shown.
BETWEEN_BOARDS: Final = 10


def write_playthrough() -> str:
    """A wild game of three mice who play at random, entry by entry."""
    table = open_table(GAME, TABLE, GAME.read_options({"mode": "wild"}), SeededDealer(SEED))
    choices = SeededDealer(SEED + 1)
    lines = [f"Written by: {COMMAND}", *tell_deal(table)]
    while not table.over:
        lines += tell_turn(table, choices)
    lines += ["", draw_board(table), "", f"Won by seats {table.state.winners()} with scores {table.state.scores()}."]
    return "\n".join(line.rstrip() for line in "\n".join(lines).splitlines()) + "\n"


def tell_deal(table: Table) -> Iterator[str]:
    yield f"{GAME.title}, wild, seed {SEED}: {', '.join(table.names)}"
    yield ""
    yield "Entry 1: the deal"
    yield from tell_events(table.told[0])


def tell_turn(table: Table, choices: SeededDealer) -> Iterator[str]:
    """What may be done, what is done, and what comes of it."""
    seat = awaited(table)
    if table.version % BETWEEN_BOARDS == 1:
        yield from ("", draw_board(table))
    yield ""
    yield f"Entry {table.version + 1}: {table.names[seat]} may choose {can_play(table, seat)}"
    round_now = look(table, None).round
    legal = table.legal(seat)
    yield from tell_events(table.act(seat, legal[choices.below(len(legal))]))
    if table.over or look(table, None).round > round_now:
        yield f"  The state is {fingerprint(table.state)}."


def tell_events(told: Sequence[Told]) -> Iterator[str]:
    """Events in words; those for one seat alone say so."""
    for to, event in told:
        sentence = GAME.say_event(event, GAME.words("en"), TABLE)
        yield indent(sentence if to is None else f"(to {TABLE[to]} alone) {sentence}", "  ")


def draw_board(table: Table) -> str:
    """The table from the side of the seat to act; from outside when the game is over."""
    seat = None if table.over else awaited(table)
    legal = [] if seat is None else table.legal(seat)
    board = GAME.board(look(table, seat), legal, GAME.words("en"), table.names)
    return indent(board, "    | ", predicate=lambda line: True)


def test_the_game_on_paper_is_played_the_same_today() -> None:
    written = PAPER.read_text(encoding="utf-8")
    played = write_playthrough()
    if played != written:
        changes = difflib.unified_diff(written.splitlines(), played.splitlines(), "on paper", "today", lineterm="", n=2)
        pytest.fail("\n".join([f"if this is meant to change: {COMMAND}", *changes]), pytrace=False)


if __name__ == "__main__":
    PAPER.write_text(write_playthrough(), encoding="utf-8")
    print(f"{PAPER} is written.")
