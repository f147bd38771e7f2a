"""Games played with sealed luck, to check and to tamper with."""

import itertools

from fromagerie.engine.dealer import SeededDealer
from fromagerie.engine.game import AnyGame
from fromagerie.engine.model import Options
from fromagerie.engine.sealed import SealedDealer
from fromagerie.engine.table import Table, open_table
from fromagerie.engine.verify import tell_luck
from tests.every_table import NAMES, brief, play_table

SEEDS = ("brie", "12:x,", "", "chèvre", "0", "", "bleu de Gex", "🧀")
NAME = "table 7"


def secret_of(number: int) -> bytes:
    """A secret that is none: the same in every run."""
    return number.to_bytes(32)


def open_sealed(game: AnyGame, players: int, options: Options, number: int) -> tuple[Table, SealedDealer]:
    ticks = itertools.count(1_800_000_000)
    dealer = SealedDealer(secret_of(number), SEEDS[:players], game.chance)
    table = open_table(game, NAMES[:players], brief(options), dealer, lambda: float(next(ticks)))
    dealer.sit_at(table)
    return table, dealer


def play_sealed(game: AnyGame, number: int, players: int | None = None) -> Table:
    """A whole game whose journal tells its luck."""
    table, _ = open_sealed(game, players or min(game.player_counts), game.options(), number)
    play_table(table, SeededDealer(number))
    seal_up(table, number)
    return table


def seal_up(table: Table, number: int) -> None:
    """Tell the luck in the journal, as far as it may be told."""
    table.journal.luck = tell_luck(table.journal, table.game, secret_of(number), NAME, SEEDS[: len(table.names)])
