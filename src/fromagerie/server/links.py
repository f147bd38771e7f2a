"""A second device for the same person: passes that link it, once and not for long, and undoing that.

A pass is a code of twelve letters to type, good for ten minutes, or the long key in a file, good for a week. Either is
worth as much as the person's own cookie until it is used, so the database has its hash only, a new one replaces the
one before, and trying has a limit (rate_limits.py).
"""

import secrets
from typing import Final, Literal

from msgspec import Struct
from sqlalchemy import Connection

from fromagerie.server.codes import LETTERS
from fromagerie.server.registry import TableRegistry, hash_token
from fromagerie.server.storage.keys import FIRST, Device, Pass, device_with, devices_of, grant, redeem, revoke, unlink

PassKind = Literal["code", "file"]
CODE: Final = 12  # letters: 20**12 of them, 51 bits
GROUP: Final = 4
LIVES: Final[dict[PassKind, int]] = {"code": 600, "file": 7 * 24 * 3600}  # seconds


class NewPass(Struct, frozen=True):
    """What links one other device to you. Whoever has it is you: shown once, kept as a hash."""

    kind: PassKind
    key: str
    until: int  # seconds since 1970
    seconds: int  # that it lives


class OwnDevice(Struct, frozen=True):
    """A device that opens your page."""

    device: str
    since: int  # seconds since 1970
    this: bool


class LastDevice(Exception):
    """Nobody could open that page any more."""


def draw_pass(kind: PassKind) -> str:
    if kind == "file":
        return secrets.token_urlsafe(32)
    letters = "".join(secrets.choice(LETTERS) for _ in range(CODE))
    return "-".join(letters[first : first + GROUP] for first in range(0, CODE, GROUP))


def typed(text: str) -> str:
    """A pass as it was given out, however it was typed."""
    letters = "".join(letter for letter in text.upper() if letter in LETTERS)
    others = "".join(letter for letter in text if letter.isalnum() and letter.upper() not in LETTERS)
    if len(letters) == CODE and not others:
        return "-".join(letters[first : first + GROUP] for first in range(0, CODE, GROUP))
    return text.strip()


async def make_pass(registry: TableRegistry, person: str, kind: PassKind, luggage: str) -> NewPass:
    key, now = draw_pass(kind), registry.clock.now()
    until = now + LIVES[kind]
    given = (person, kind, hash_token(key), int(until * 1000), luggage.encode())
    await registry.store.change(lambda connection: grant(connection, *given))
    return NewPass(kind, key, int(until), LIVES[kind])


async def use_pass(registry: TableRegistry, text: str, token: str) -> Pass | None:
    """Link the device with this token; None if there is no such pass (any more). OwnPass, TooManyDevices."""
    secret, device, now = hash_token(typed(text)), secrets.token_hex(8), int(registry.clock.now() * 1000)
    before = await registry.person_with(token)
    found = await registry.store.change(lambda connection: redeem(connection, secret, hash_token(token), device, now))
    if found is not None and before is not None:
        # This device has open lines as somebody else.
        registry.hang_up(before)
    return found


async def void_passes(registry: TableRegistry, person: str) -> None:
    await registry.store.change(lambda connection: revoke(connection, person))


async def own_devices(registry: TableRegistry, person: str, token: str) -> list[OwnDevice]:
    def read(connection: Connection) -> tuple[list[Device], str]:
        return devices_of(connection, person), device_with(connection, hash_token(token))

    found, this = await registry.store.database.read(read)
    return [OwnDevice(device.device, device.made // 1000, device.device == this) for device in found]


async def this_device(registry: TableRegistry, token: str) -> str:
    return await registry.store.database.read(lambda connection: device_with(connection, hash_token(token)))


async def undo_link(registry: TableRegistry, person: str, device: str) -> bool:
    """Whether there was such a device. It is told nothing more, its lines are closed, it is who it was. LastDevice."""
    never = hash_token(secrets.token_urlsafe(32))

    def change(connection: Connection) -> bool:
        if device == FIRST and len(devices_of(connection, person)) < 2:
            raise LastDevice
        return unlink(connection, person, device, never)

    undone = await registry.store.change(change)
    if undone:
        registry.hang_up(person)
    return undone
