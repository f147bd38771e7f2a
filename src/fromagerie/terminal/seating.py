"""Who sits where: people, and bots that say what they are."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from fromagerie.bots import make_bot
from fromagerie.engine.bot import Bot
from fromagerie.engine.game import AnyGame, BadOptions
from fromagerie.engine.model import Seat
from fromagerie.engine.temper import temper_of

HERE: Final = Path(__file__).parent


def seat_bots(players: int, people: Mapping[Seat, str], bots: Sequence[str]) -> dict[Seat, str]:
    """Which bot sits in each seat that no person took: one name for all of them, or a name for each."""
    empty = [seat for seat in range(players) if seat not in people]
    kinds = list(bots) * len(empty) if len(bots) == 1 else list(bots)
    if len(kinds) != len(empty):
        raise BadOptions("bots-for-seats", HERE, seats=len(empty), named=len(kinds))
    return dict(zip(empty, kinds, strict=True))


def wake_bots(game: AnyGame, bots: Sequence[str | None], names: Sequence[str]) -> dict[Seat, Bot]:
    """The bots themselves, each in its seat, with the temper that goes with its name."""
    awake = {seat: make_bot(kind, game, seat) for seat, kind in enumerate(bots) if kind is not None}
    for seat, bot in awake.items():
        bot.temper = temper_of(names[seat])
    return awake
