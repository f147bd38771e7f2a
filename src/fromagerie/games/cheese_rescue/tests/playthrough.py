"""A whole game on paper, to be read in review.

`python -m fromagerie.games.cheese_rescue.tests.playthrough` writes it anew.
"""

from collections.abc import Iterator
from pathlib import Path

from fromagerie.bots import make_bot
from fromagerie.bots.driver import Driver
from fromagerie.engine.dealer import SeededDealer
from fromagerie.engine.table import fingerprint, open_table
from fromagerie.games.cheese_rescue import GAME
from fromagerie.games.cheese_rescue.tests.table import look

FILE = Path(__file__).parent / "playthrough.txt"


def tell() -> Iterator[str]:
    """A game of two greedy bots: what everybody was told, the table every six turns, and the end."""
    words = GAME.words("en")
    table = open_table(GAME, ["Anne", "Bob"], GAME.read_options({}), SeededDealer(5), lambda: 0.0)
    bots = {seat: make_bot("greedy", GAME, seat) for seat in range(2)}
    driver = Driver(GAME, bots, {seat: SeededDealer(seat) for seat in bots})
    yield from (f"  {GAME.say_event(event, words, table.names)}" for _, event in table.told[-1])
    turn = 0
    while plan := driver.next_move(table.state):
        told = table.act(plan.seat, GAME.actions[plan.action])
        turn += 1
        yield f"{turn:2} {table.names[plan.seat]} {GAME.notation(GAME.actions[plan.action])}"
        for to, event in told:
            whom = "" if to is None else f"[to {table.names[to]}] "
            yield "   " + whom + GAME.say_event(event, words, table.names).replace("\n", "\n   ")
        if turn % 6 == 0:
            yield f"\n{GAME.board(look(table, 0), [], words, table.names)}\n"
    yield f"fingerprint {fingerprint(table.state)}"


if __name__ == "__main__":
    FILE.write_text("\n".join(tell()) + "\n", encoding="utf-8")
