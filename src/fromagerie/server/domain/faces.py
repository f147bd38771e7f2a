"""Faces: a head and the colour of what it wears, as one number. Who sits at one table is told apart by the head."""

from collections.abc import Collection, Sequence
from typing import Final
from zlib import crc32

from fromagerie.server.domain.seats import Chair

HEADS: Final = 24
COLOURS: Final = 8
FACES: Final = HEADS * COLOURS


def face_of(name: str) -> int:
    """The face that follows from a name: that of a bot, and of a person who chose none."""
    return crc32(name.encode()) % FACES


def free_face(wanted: int, others: Collection[int]) -> int:
    """The face that is wanted; if somebody here has this head, the next one nobody has, in the same colour."""
    taken = {face // COLOURS for face in others}
    head, colour = divmod(wanted, COLOURS)
    free = (turn % HEADS for turn in range(head, head + HEADS) if turn % HEADS not in taken)
    return next(free, head) * COLOURS + colour


def give_faces(chairs: Sequence[Chair]) -> None:
    """Whoever has none gets one, and keeps it as long as they sit."""
    for chair in chairs:
        if chair.face is None and not chair.free:
            given = [other.face for other in chairs if other.face is not None]
            chair.face = free_face(face_of(chair.shown_name), given)
