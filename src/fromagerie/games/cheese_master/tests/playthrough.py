"""One whole game on paper, to be read in review: every action with its chance, what was told, the table at both ends.

After a change that is meant, write it anew:

    .venv/bin/python -m fromagerie.games.cheese_master.tests.playthrough
"""

from collections.abc import Iterator
from pathlib import Path

from fromagerie.bots import make_bot
from fromagerie.bots.driver import Driver
from fromagerie.engine.dealer import SeededDealer
from fromagerie.engine.table import Table, fingerprint, open_table
from fromagerie.games.cheese_master import GAME
from fromagerie.games.cheese_master.tests.table import look

FILE = Path(__file__).with_name("playthrough.txt")
NAMES = ("Adrien", "Charlie", "Maeva")
BOTS = ("greedy", "random", "greedy")


def playthrough() -> str:
    """Two who count and one who guesses, with all six dice."""
    table = open_table(GAME, NAMES, GAME.read_options({"dice": 6}), SeededDealer(14), lambda: 0.0)
    bots = {seat: make_bot(bot, GAME, seat) for seat, bot in enumerate(BOTS)}
    driver = Driver(GAME, bots, {seat: SeededDealer(100 + seat) for seat in bots})
    lines = [f"Cheese Master: {', '.join(map(' is '.join, zip(NAMES, BOTS, strict=True)))}.", "", *news(table)]
    while plan := driver.next_move(table.state):
        action = GAME.actions[plan.action]
        table.act(plan.seat, action)
        driver.made(plan)
        chance = "".join(f"; {drawn}" for drawn in table.standing[-1].chance)
        lines += ["", f"{plan.at / 1000:.2f} s, {NAMES[plan.seat]}: {GAME.notation(action)}{chance}", *news(table)]
        if table.over or table.standing[1:] == table.standing[-1:]:
            lines += ["", GAME.board(look(table), [], GAME.words("en"), NAMES)]
    scores = ", ".join(map(str, table.state.scores() or []))
    return "\n".join([*lines, "", f"Scores: {scores}. Fingerprint: {fingerprint(table.state)}.", ""])


def news(table: Table) -> Iterator[str]:
    for _, event in table.told[-1]:
        yield "    " + GAME.say_event(event, GAME.words("en"), NAMES).replace("\n", "\n    ")


if __name__ == "__main__":
    FILE.write_text(playthrough(), encoding="utf-8")
