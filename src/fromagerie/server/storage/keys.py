"""What opens a person's page: the token of each of their devices, and passes that link another one to them.

A device that is linked keeps its token and the guest it was; the link says whose page it opens instead. Undone, it is
that guest again.
"""

from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, and_, delete, exists, func, insert, or_, select, update

from fromagerie.server.storage.schema import devices, passes, people, subscriptions

FIRST: Final = "first"  # the device whose token made the person
MOST: Final = 10  # devices of a person


class Device(NamedTuple):
    device: str
    made: int  # ms since 1970: since when it is theirs


class Pass(NamedTuple):
    person: str
    luggage: bytes


class TooManyDevices(Exception):
    """They have as many as anybody may have."""


class OwnPass(Exception):
    """This device is theirs already."""


def whose(token: str) -> Any:
    """A statement: the person whose page this token opens."""
    linked = select(devices.c.person).where(devices.c.token == token).scalar_subquery()
    own = select(people.c.person).where(people.c.token == token).scalar_subquery()
    return select(func.coalesce(linked, own))


def grant(connection: Connection, person: str, kind: str, secret: str, until: int, luggage: bytes) -> None:
    """A new pass of this kind; the one before it is worth nothing any more."""
    connection.execute(delete(passes).where(passes.c.person == person, passes.c.kind == kind))
    values = {"pass": secret, "person": person, "kind": kind, "until": until, "luggage": luggage}
    connection.execute(insert(passes).values(**values))


def revoke(connection: Connection, person: str) -> None:
    connection.execute(delete(passes).where(passes.c.person == person))


def drop_stale(connection: Connection, now: int) -> None:
    connection.execute(delete(passes).where(passes.c.until <= now))


def redeem(connection: Connection, secret: str, token: str, device: str, now: int) -> Pass | None:
    """Link the device that has this token, and use the pass up; None if there is no such pass."""
    # A row can be deleted once: of two who come at the same moment, one gets it.
    live = and_(passes.c["pass"] == secret, passes.c.until > now)
    found = connection.execute(select(passes.c.person, passes.c.luggage).where(live)).first()
    if found is None:
        return None
    person, luggage = found
    if connection.execute(whose(token)).scalar() == person:
        raise OwnPass
    linked = select(func.count()).select_from(devices).where(devices.c.person == person)
    if connection.execute(linked).scalar_one() >= MOST - 1:
        raise TooManyDevices
    if not connection.execute(delete(passes).where(live)).rowcount:
        return None
    connection.execute(delete(devices).where(devices.c.token == token))
    if connection.execute(select(people.c.person).where(people.c.token == token)).scalar() == person:
        # The first device of all, back from elsewhere: its own token opens the page already.
        return Pass(person, luggage)
    connection.execute(insert(devices).values(token=token, person=person, device=device, made=now))
    return Pass(person, luggage)


def devices_of(connection: Connection, person: str) -> list[Device]:
    """The first one, then the others, oldest first."""
    first = connection.execute(select(people.c.made).where(people.c.person == person)).scalar()
    others = select(devices.c.device, devices.c.made).where(devices.c.person == person).order_by(devices.c.made)
    return [Device(FIRST, first or 0), *(Device(*row) for row in connection.execute(others).all())]


def device_with(connection: Connection, token: str) -> str:
    """The name of the device that has this token."""
    return connection.execute(select(devices.c.device).where(devices.c.token == token)).scalar() or FIRST


def unlink(connection: Connection, person: str, device: str, never: str) -> bool:
    """Undo a link; the first device gets a token that nobody has (`never`). False if there is no such device.

    Nor is it told any more that it is their turn: whoever has it is somebody else, or it is lost.
    """
    if device == FIRST:
        changed = connection.execute(update(people).where(people.c.person == person).values(token=never))
    else:
        changed = connection.execute(delete(devices).where(devices.c.person == person, devices.c.device == device))
    told = and_(subscriptions.c.person == person, subscriptions.c.device.in_((device, "")))
    if changed.rowcount:
        connection.execute(delete(subscriptions).where(told))
    return bool(changed.rowcount)


def set_aside(connection: Connection, person: str) -> list[str]:
    """The guests that a person's other devices were before, and that nobody else is now."""
    other = devices.alias()
    was = select(people.c.person).join(devices, devices.c.token == people.c.token).where(devices.c.person == person)
    used = exists().where(other.c.person == people.c.person)
    return [found for (found,) in connection.execute(was.where(~used)).all()]


def forget_keys(connection: Connection, person: str) -> None:
    """What opens the page of somebody who is forgotten; and where their own device was linked to somebody else."""
    own = select(people.c.token).where(people.c.person == person)
    connection.execute(delete(devices).where(or_(devices.c.person == person, devices.c.token.in_(own))))
    revoke(connection, person)
