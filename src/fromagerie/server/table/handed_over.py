"""What one process hears and another has to judge: moves in a race, throws, and commands that leave no record."""

from typing import NamedTuple

import msgspec

from fromagerie.server import wire
from fromagerie.server.services import Cluster
from fromagerie.server.table.messages import Commanded, Listener


class HandedOver(NamedTuple):
    """Clocks of processes differ: the times of a move in a race are durations, in ms."""

    person: str
    command: wire.Act | wire.Hurry | wire.Thumbs | wire.React
    took: tuple[float, float] | None


def hand_over(cluster: Cluster, room: str, came: Commanded) -> None:
    """Send it to the process that has the table; it may be lost."""
    handed = (came.listener.person, came.command, came.took)
    cluster.hand_over(room, msgspec.json.encode(handed).decode())


def read_handed_over(data: str, now: float) -> Commanded:
    """The process that handed it over also gives the answer."""
    person, command, took = msgspec.json.decode(data, type=HandedOver)
    return Commanded(Listener(person, lambda *_: None), command, now, took)
