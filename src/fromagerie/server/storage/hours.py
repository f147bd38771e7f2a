"""Time that goes on when the house is closed, and cannot be set: what deadlines of days are counted in.

While a house runs, its steady time goes on as the monotonic clock does. Twice a minute it writes down what time that
is, and what the system's clock says; the next one to start goes on from there, by what the system's clock has advanced.
A clock that was set while a house ran is no matter then: what it says now was written down beside the time that is.
Several processes ask the database for the system's time, so that they mean the same.
"""

from collections.abc import Sequence
from typing import Any, Final, Protocol

from sqlalchemy import case, select, text, update

from fromagerie.server.services import Clock
from fromagerie.server.storage.schema import hours, rooms

OURS: Final = "house"
CLOSED: Final = 600_000  # ms without a sign of a house: it was closed, and nobody could move


class Asked(Protocol):
    """As much of the store as is needed here."""

    postgres: bool

    def insert(self, table: Any) -> Any: ...

    async def scalar(self, statement: Any) -> Any: ...

    async def rows(self, statement: Any) -> Sequence[Any]: ...

    async def execute(self, statement: Any) -> None: ...


async def resume_time(store: Asked, clock: Clock, spared: float) -> None:
    """Go on from where the last house left off. Whoever was awaited while it was closed has at least `spared` left.

    The sweeper notes the time, now and ever after: a house opens also while somebody else holds the database.
    """
    wall = await wall_time(store, clock)
    known = (await store.rows(select(hours.c.wall, hours.c.steady).where(hours.c.name == OURS))) or [(wall, wall)]
    written, steady = known[0]
    closed = max(0, wall - written)
    clock.began = (steady + closed) / 1000 - clock.monotonic()
    if closed > CLOSED:
        least = round((clock.steady() + spared) * 1000)
        later = case((rooms.c.due < least, least), else_=rooms.c.due)
        await store.execute(update(rooms).where(rooms.c.due.is_not(None)).values(due=later))


async def note_time(store: Asked, clock: Clock) -> None:
    """Write down what time it is; never an earlier one, which another process may know better."""
    wall, steady = await wall_time(store, clock), round(clock.steady() * 1000)
    row = store.insert(hours).values(name=OURS, wall=wall, steady=steady)
    later = {"wall": row.excluded.wall, "steady": row.excluded.steady}
    await store.execute(
        row.on_conflict_do_update(index_elements=["name"], set_=later, where=hours.c.steady <= row.excluded.steady)
    )


async def wall_time(store: Asked, clock: Clock) -> int:
    """ms since 1970, as the system's clock has it that all processes see."""
    if not store.postgres:
        return int(clock.now() * 1000)
    return int(await store.scalar(text("select extract(epoch from clock_timestamp()) * 1000")))
