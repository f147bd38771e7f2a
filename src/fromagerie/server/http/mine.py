"""What is one's own, over REST: the page, all that is kept, other devices, and being forgotten."""

from typing import Annotated, Any, cast

import msgspec
from msgspec import Meta, Struct

from fromagerie.server import circles
from fromagerie.server.clubs import book
from fromagerie.server.clubs.model import Club
from fromagerie.server.daily import attempts_of
from fromagerie.server.http.push import browsers_of
from fromagerie.server.http.routing import Caller, Problem, Route, WordedProblem, asked_language
from fromagerie.server.links import (
    LastDevice,
    NewPass,
    OwnDevice,
    PassKind,
    make_pass,
    own_devices,
    undo_link,
    use_pass,
    void_passes,
)
from fromagerie.server.losses import MyLosses, my_losses
from fromagerie.server.my_page import History, MyPage, my_games, my_page, results_kept
from fromagerie.server.storage.keys import OwnPass, TooManyDevices
from fromagerie.server.updates.exports import own_records

LATEST = 2**53


class Mine(Struct, frozen=True):
    """Everything that is kept of you."""

    records: list[dict[str, Any]]
    daily: list[dict[str, Any]]
    push: list[dict[str, str]]  # browsers that are told when it is your turn: by whose service, in which language
    circles: list[dict[str, str]]  # links that stay, which you have made
    clubs: list[dict[str, Any]]  # tournaments: those you run, and those you take part in, under which name
    results: list[dict[str, Any]]
    devices: list[OwnDevice]


class AskPass(Struct, frozen=True, forbid_unknown_fields=True):
    """A code to type on another device, or a key for a file. `luggage` is given to whoever uses the code, once."""

    kind: PassKind
    luggage: Annotated[str, Meta(max_length=2000, description="name, face and settings of your page; ours is JSON")] = (
        ""
    )


class UsePass(Struct, frozen=True, forbid_unknown_fields=True):
    key: Annotated[str, Meta(min_length=1, max_length=100, description="the code, however it is typed; or the key")]


class Linked(Struct, frozen=True):
    """This device opens that person's page from now on."""

    luggage: str


async def page(caller: Caller) -> MyPage:
    return await my_page(caller.registry, caller.person, asked_language(caller))


async def games(caller: Caller) -> History:
    if caller.person is None:
        return History([], None)
    given = caller.query.get("before", str(LATEST))
    if not (given.isascii() and given.isdecimal() and len(given) <= 16):
        raise Problem(400, "before", "before is a time in ms since 1970.")
    return await my_games(caller.registry, caller.person, int(given), asked_language(caller))


async def everything(caller: Caller) -> Mine:
    if caller.person is None:
        return Mine([], [], [], [], [], [], [])
    registry, person = caller.registry, caller.person
    told = await registry.exports.make(person, own_records, await registry.store.records_by(person))
    return Mine(
        records=cast(Any, msgspec.Raw(told)),
        daily=await attempts_of(registry, person),
        push=await browsers_of(registry.store, person),
        circles=[{"name": circle.name} for circle in await circles.of_person(registry, person)],
        clubs=[club_kept(code, club, person) for code, club in await book.of_person(registry, person)],
        results=await results_kept(registry, person),
        devices=await own_devices(registry, person, caller.token),
    )


def club_kept(code: str, club: Club, person: str) -> dict[str, Any]:
    mine, ran = club.entrant_of(person), club.organiser == person
    about = {"code": code, "name": club.name, "game": club.game, "organiser": ran}
    return about if mine is None else about | {"you": mine.name, "face": mine.face, "here": mine.here}


async def losses(caller: Caller) -> MyLosses:
    return await my_losses(caller.registry, caller.person)


async def forget_me(caller: Caller) -> dict[str, int]:
    if caller.person is None:
        return {"tables": 0}
    return {"tables": await caller.registry.forget(caller.person)}


async def new_pass(caller: Caller, body: AskPass) -> NewPass:
    if caller.person is None:
        raise WordedProblem(401, "nobody", "not-a-guest")
    return await make_pass(caller.registry, caller.person, body.kind, body.luggage)


async def no_passes(caller: Caller) -> dict[str, bool]:
    if caller.person is not None:
        await void_passes(caller.registry, caller.person)
    return {"void": True}


async def link(caller: Caller, body: UsePass) -> Linked:
    try:
        used = await use_pass(caller.registry, body.key, caller.token)
    except OwnPass:
        raise WordedProblem(409, "own", "own-pass") from None
    except TooManyDevices:
        raise WordedProblem(409, "devices", "too-many-devices") from None
    if used is None:
        raise WordedProblem(404, "pass", "no-such-pass")
    return Linked(used.luggage.decode())


async def devices(caller: Caller) -> list[OwnDevice]:
    return await own_devices(caller.registry, caller.person, caller.token) if caller.person else []


async def unlink(caller: Caller, device: str) -> list[OwnDevice]:
    missing = WordedProblem(404, "device", "no-such-device")
    if caller.person is None or not (device.isascii() and device.isalnum() and len(device) <= 24):
        raise missing
    try:
        if not await undo_link(caller.registry, caller.person, device):
            raise missing
    except LastDevice:
        raise WordedProblem(409, "last", "last-device") from None
    return await own_devices(caller.registry, caller.person, caller.token)


ROUTES = (
    Route("GET", "/api/me", everything, "All that is kept of you.", gives=Mine, rate="replays"),
    Route(
        "DELETE",
        "/api/me",
        forget_me,
        "Forget me, on all my devices: names, words, tables, results.",
        gives=dict[str, int],
        forgets=True,
    ),
    Route(
        "GET",
        "/api/me/page",
        page,
        "Your own page: games, medals, badges (?language=).",
        gives=MyPage,
        rate="replays",
        errors=(400,),
    ),
    Route(
        "GET",
        "/api/me/games",
        games,
        "Your finished games, newest first, twenty at a time (?before=, ?language=).",
        gives=History,
        rate="replays",
        errors=(400,),
    ),
    Route(
        "GET",
        "/api/me/coach",
        losses,
        "Where you lose points over many games, and exercises from your own mistakes: of games the coach has reviewed.",
        gives=MyLosses,
        rate="replays",
        errors=(503,),
    ),
    Route(
        "POST",
        "/api/me/passes",
        new_pass,
        "What links another device to you, once; the one before it of this kind is void.",
        AskPass,
        NewPass,
        201,
        "passes",
        errors=(400, 401),
    ),
    Route("DELETE", "/api/me/passes", no_passes, "Void every pass there is of you.", gives=dict[str, bool]),
    Route(
        "POST",
        "/api/me/link",
        link,
        "Use a pass: this device opens that person's page. What it had before is kept apart.",
        UsePass,
        Linked,
        200,
        "links",
        True,
        (400, 404, 409),
    ),
    Route("GET", "/api/me/devices", devices, "The devices that open your page.", gives=list[OwnDevice]),
    Route(
        "DELETE",
        "/api/me/devices/{device}",
        unlink,
        "Undo a link: that device is whoever it was before.",
        gives=list[OwnDevice],
        errors=(404, 409),
    ),
)
