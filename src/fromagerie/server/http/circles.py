"""Links that stay: made at a table, renewed, renamed and deleted by whoever made them, followed by whoever has them."""

from typing import Annotated

from msgspec import UNSET, Meta, Struct, UnsetType

from fromagerie.server import circles as of
from fromagerie.server import wire
from fromagerie.server.circles import Circle, TooManyCircles
from fromagerie.server.codes import is_table_id
from fromagerie.server.http.routing import Caller, Route, TableMade, WordedProblem, given_name
from fromagerie.server.services import NoSuchTable


class NewCircle(Struct, frozen=True, forbid_unknown_fields=True):
    """A link for those at a table where one has a seat."""

    name: wire.Name
    table: Annotated[str, Meta(max_length=24)]


class ChangeCircle(Struct, frozen=True, forbid_unknown_fields=True):
    """Another name, or another link: the old one leads nowhere from then on."""

    name: wire.Name | UnsetType = UNSET
    renew: bool = False


class CircleInfo(Struct, frozen=True):
    """A link that stays, for whoever has it."""

    link: str  # what follows /with/
    name: str
    yours: bool  # made by you: only you rename, renew or delete it


async def make_circle(caller: Caller, body: NewCircle) -> CircleInfo:
    assert caller.person is not None
    name = given_name(body.name)
    try:
        room = await caller.registry.load(body.table) if is_table_id(body.table) else None
    except NoSuchTable:
        room = None
    if room is None or room.seat_of(caller.person) is None:
        raise WordedProblem(404, "table", "circle-not-seated")
    try:
        return told(await of.make(caller.registry, caller.person, name, room.id), caller)
    except TooManyCircles:
        raise WordedProblem(429, "too-many", "too-many-circles") from None


async def my_circles(caller: Caller) -> list[CircleInfo]:
    if caller.person is None:
        return []
    return [told(circle, caller) for circle in await of.of_person(caller.registry, caller.person)]


async def look_at(caller: Caller, link: str) -> CircleInfo:
    return told(await found(caller, link), caller)


async def follow(caller: Caller, link: str) -> TableMade:
    assert caller.person is not None
    room = await of.sit_together(caller.registry, await found(caller, link), caller.person)
    return TableMade(room.id, room.code)


async def change_circle(caller: Caller, link: str, body: ChangeCircle) -> CircleInfo:
    circle = await found(caller, link, own=True)
    name = circle.name if body.name is UNSET else given_name(body.name)
    changed = circle._replace(name=name, code=of.new_code() if body.renew else circle.code)
    if not await of.change(caller.registry, circle.owner, circle.code, changed):
        raise WordedProblem(404, "circle", "no-such-circle")
    return told(changed, caller)


async def delete_circle(caller: Caller, link: str) -> dict[str, int]:
    circle = await found(caller, link, own=True)
    return {"circles": int(await of.remove(caller.registry, circle.owner, circle.code))}


async def found(caller: Caller, link: str, *, own: bool = False) -> Circle:
    code = of.read_link(link)
    circle = await of.find(caller.registry, code) if code else None
    if circle is None:
        raise WordedProblem(404, "circle", "no-such-circle")
    if own and circle.owner != caller.person:
        raise WordedProblem(403, "circle", "circle-not-yours")
    return circle


def told(circle: Circle, caller: Caller) -> CircleInfo:
    """The name is for people to read: what the link means is its code."""
    plain = "".join(c if c.isascii() and c.isalnum() else "-" for c in circle.name.lower())
    words = "-".join(word for word in plain.split("-") if word)
    return CircleInfo(f"{words}-{circle.code}" if words else circle.code, circle.name, circle.owner == caller.person)


ROUTES = (
    Route("GET", "/api/circles", my_circles, "The links that stay which you have made.", gives=list[CircleInfo]),
    Route(
        "POST",
        "/api/circles",
        make_circle,
        "A link that stays, for those at a table.",
        NewCircle,
        CircleInfo,
        201,
        "tables",
        True,
        (400, 404, 422),
    ),
    Route(
        "GET",
        "/api/circles/{link}",
        look_at,
        "Whose link this is.",
        gives=CircleInfo,
        rate="lookups",
        errors=(404,),
    ),
    Route(
        "POST",
        "/api/circles/{link}/table",
        follow,
        "The table where they are, or a new one.",
        None,
        TableMade,
        201,
        "tables",
        True,
        (404,),
    ),
    Route(
        "PATCH",
        "/api/circles/{link}",
        change_circle,
        "Rename or renew a link of yours; renewed, the old one leads nowhere.",
        ChangeCircle,
        CircleInfo,
        200,
        "lookups",
        False,
        (400, 403, 404, 422),
    ),
    Route(
        "DELETE",
        "/api/circles/{link}",
        delete_circle,
        "Delete a link of yours.",
        gives=dict[str, int],
        rate="lookups",
        errors=(403, 404),
    ),
)
