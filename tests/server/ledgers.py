"""The oracle: what was acknowledged to anybody is in the log, once, in order, and every game can be checked."""

from collections import defaultdict

from fromagerie.engine.verify import verify
from fromagerie.server.domain.room import Room
from fromagerie.server.registry import TableRegistry
from fromagerie.server.services import NoSuchTable
from fromagerie.server.storage.store import Store
from tests.server.guests import HereBots
from tests.server.players import Player


async def check_ledgers(url: str, players: list[Player]) -> int:
    """AssertionError says what was lost or doubled; else how many acknowledged commands were found."""
    store = Store(url)
    house = TableRegistry(store, HereBots())  # type: ignore[arg-type]
    found = 0
    try:
        for table in sorted({player.table for player in players}):
            where: dict[str, list[int]] = defaultdict(list)
            records = await store.read(table)
            assert [kept.seq for kept in records] == list(range(1, len(records) + 1)), "a number is missing"
            for kept in records:
                where[kept.command or ""].append(kept.seq)
            for player in players:
                if player.table == table:
                    found += check_ledger(player, where)
            await check_games(house, table)
    finally:
        await store.stop()
    return found


def check_ledger(player: Player, where: dict[str, list[int]]) -> int:
    firsts = dict(reversed(player.ledger))
    for number, seq in player.ledger:
        assert where[number] == [seq], f"{number} was acknowledged as {seq}, and is in the log at {where[number]}"
    order = list(dict.fromkeys(number for number, _ in player.ledger))
    assert sorted(order, key=lambda number: firsts[number]) == order, f"{player.name}'s commands changed their order"
    return len(firsts)


async def check_games(house: TableRegistry, table: str) -> None:
    """Every journal of this table replays, and its luck is what was promised."""
    room = await house.load(table)
    if room.table is not None:
        check_luck(room)
    for number in range(1, room.matches):
        try:
            past = await house.load_match(f"{table}-{number}")
        except NoSuchTable:
            continue
        check_luck(past)


def check_luck(room: Room) -> None:
    """A game may have no round that is over, or begin in another game; but nothing may be kept back."""
    doubts = verify(room.journal(), room.game).doubts
    assert set(doubts) <= {"nothing", "since"}, f"the luck of {room.match} is not verified: {doubts}"
