"""A whole game on paper, for reading: `python -m fromagerie.games.drole_de_fromage.tests.playthrough` writes it anew.

Three greedy mice and an empty east side. Every turn tells what happened, to whom it was told, what chance answered, and
how the board stands afterwards.
"""

from collections.abc import Iterator
from pathlib import Path

from msgspec import UNSET

from fromagerie.engine.dealer import SeededDealer
from fromagerie.engine.table import Table, open_table
from fromagerie.games.drole_de_fromage import GAME
from fromagerie.games.drole_de_fromage.ai.bots import Greedy
from fromagerie.games.drole_de_fromage.model import Stepped
from fromagerie.games.drole_de_fromage.tests.table import draw, look

FILE = Path(__file__).parent / "playthrough.txt"
NAMES = ("Sophie", "Wim", "Nora")
SEED = 21


def play_through() -> str:
    """The game as the file has it."""
    luck = SeededDealer(SEED)
    table = open_table(GAME, NAMES, GAME.options(), SeededDealer(SEED))
    bots = [Greedy(GAME, seat) for seat in range(len(NAMES))]
    lines = list(tell(table))
    while not table.over:
        seat = table.state.to_act()[0]
        choice = bots[seat].choose(look(table, seat), table.state.legal_actions(seat), luck)
        table.act(seat, GAME.actions[choice])
        lines += tell(table)
    return "\n".join([f"{GAME.title}, {len(NAMES)} players, seed {SEED}", "", *lines, "", *closing(table), ""])


def tell(table: Table) -> Iterator[str]:
    """The last entry of the journal: what was done, what chance answered, what was told, and the board after a move."""
    entry = table.standing[-1]
    did = "The beginning" if entry.seat is UNSET else f"{NAMES[entry.seat]} {entry.do}"
    yield " · ".join([f"[{len(table.standing)}] {did}", *entry.chance])
    for to, event in table.told[-1]:
        only = "" if to is None else f" (told to {NAMES[to]} only)"
        yield from (f"    {line}{only}" for line in GAME.say_event(event, GAME.words("en"), NAMES).splitlines())
    walked = [event for _, event in table.told[-1] if isinstance(event, Stepped) and event.left > 0]
    if not walked and not table.over:
        yield ""
        yield from (f"        {row}" for row in draw(table).splitlines())
        yield ""


def closing(table: Table) -> Iterator[str]:
    yield f"scores {table.state.scores()}, winners {table.state.winners()}"


if __name__ == "__main__":
    FILE.write_text(play_through(), encoding="utf-8")
