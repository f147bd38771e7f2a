"""Finished games over REST: the journal, the pictures, and going on from one of them."""

from collections.abc import Awaitable, Hashable
from typing import Annotated

import structlog
from msgspec import Meta, Struct

from fromagerie.bots import bots_for
from fromagerie.coach.assess import CannotReview
from fromagerie.engine.game import get_game
from fromagerie.engine.journal import read_journal
from fromagerie.server import wire
from fromagerie.server.codes import is_table_id
from fromagerie.server.daily import is_sealed
from fromagerie.server.domain.seats import Sitter
from fromagerie.server.http.boxes import OpenBox, open_box
from fromagerie.server.http.routing import (
    Caller,
    Problem,
    TableMade,
    WordedProblem,
    asked_language,
    given_name,
    number_asked,
)
from fromagerie.server.registry import split_match
from fromagerie.server.review_pool import ReviewProgress, Superseded
from fromagerie.server.services import NoSuchTable, NotSaved
from fromagerie.server.storage.reviews import Where, find_review, keep_review, mark_of
from fromagerie.server.updates.exports import Finished, review_raced, tell_frames, tell_truth

logger = structlog.get_logger()

PICTURES = 100  # of a replay, at once


class Fork(Struct, frozen=True, forbid_unknown_fields=True):
    """Go on from there: after so many entries, in this seat, against these bots."""

    entries: Annotated[int, Meta(ge=1)]
    seat: wire.Place = 0
    name: wire.Name = "Guest"
    face: wire.Face | None = None
    bot: Annotated[str, Meta(max_length=40)] = "ripe"


async def journal(caller: Caller, match: str) -> bytes:
    return (await permitted(caller, match))[0].journal


async def box(caller: Caller, match: str) -> OpenBox:
    """What the game was played with."""
    game = (await permitted(caller, match))[0]
    return open_box(game.game, game.box)


async def frames(caller: Caller, match: str) -> bytes:
    game, key = await permitted(caller, match)
    seat = number_asked(caller, "seat", 0, game.seats - 1) if "seat" in caller.query else None
    first, count = number_asked(caller, "first", 1, 100_000), number_asked(caller, "count", 1, PICTURES)
    asked = (seat, asked_language(caller), first, count)

    def make() -> Awaitable[bytes]:
        return caller.registry.exports.make(caller.person, tell_frames, game, *asked)

    told: bytes = await caller.registry.exports.cached((key, asked), make)
    return told


async def review(caller: Caller, match: str) -> bytes:
    """Made once for each seat, in a process of its own, and kept with the game while that is unchanged."""
    game, key = await permitted(caller, match)
    seat = number_asked(caller, "seat", 0, game.seats - 1)
    try:
        return await kept_review(caller, match, key, game, seat)
    except CannotReview as error:
        raise WordedProblem(422, "review", error) from None
    except Superseded:
        raise WordedProblem(409, "superseded", "review-superseded") from None


async def kept_review(caller: Caller, match: str, key: Hashable, game: Finished, seat: int) -> bytes:
    registry = caller.registry
    where = Where(*split_match(match), seat, mark_of(game.journal))
    told = await find_review(registry.store, where)
    if told is None:
        told = made = await registry.reviews.review(caller.person, (key, seat), game, seat, caller.gone)
        try:
            await registry.store.change(lambda connection: keep_review(connection, where, made, game.played))
        except NotSaved:
            # It is told all the same, and made again when it is next asked for.
            logger.warning("review not kept", match=match)
    return told


async def review_progress(caller: Caller, match: str) -> ReviewProgress:
    game, key = await permitted(caller, match)
    return caller.registry.reviews.progress((key, number_asked(caller, "seat", 0, game.seats - 1)))


async def race(caller: Caller, match: str) -> bytes:
    """A race is told from what was heard in it: that takes no longer than its pictures."""
    game, key = await permitted(caller, match)
    seat = number_asked(caller, "seat", 0, game.seats - 1)

    def make() -> Awaitable[bytes]:
        return caller.registry.exports.make(caller.person, review_raced, game, seat)

    try:
        told: bytes = await caller.registry.exports.cached((key, "race", seat), make)
    except CannotReview as error:
        raise WordedProblem(422, "review", error) from None
    return told


async def truth(caller: Caller, match: str) -> bytes:
    """What was true, apart from what anybody could know: no mistake is named from it."""
    game, key = await permitted(caller, match)

    def make() -> Awaitable[bytes]:
        return caller.registry.exports.make(caller.person, tell_truth, game)

    try:
        told: bytes = await caller.registry.exports.cached((key, "truth"), make)
    except CannotReview as error:
        raise WordedProblem(422, "review", error) from None
    return told


async def fork(caller: Caller, match: str, body: Fork) -> TableMade:
    assert caller.person is not None
    found = (await permitted(caller, match))[0]
    played = read_journal(found.journal)
    game = get_game(played.game)
    sitter = Sitter(body.seat, given_name(body.name), body.face)
    if body.seat >= len(played.seats) or body.entries > len(played.entries):
        raise Problem(422, "fork", f"There are {len(played.seats)} seats and {len(played.entries)} entries.")
    if body.bot not in bots_for(game):
        raise Problem(422, "bot", f"No bot called {body.bot!r} plays {game.title}.")
    forked = await caller.registry.fork(played, found.box, body.entries, caller.person, sitter, body.bot)
    return TableMade(forked.id, forked.code)


async def permitted(caller: Caller, match: str) -> tuple[Finished, Hashable]:
    """The game, for those who were there or if it was opened; for anybody else there is none.

    Of a game that was given up, only if all who played it agreed.
    """
    missing = Problem(404, "replay", "There is no such game, or it is not over, or it is for its players only.")
    if not is_table_id(match.rpartition("-")[0]):
        raise missing
    try:
        game, key = await caller.registry.finished(match, caller.person)
    except NoSuchTable:
        raise missing from None
    if not game.opened and caller.person not in game.played:
        raise missing
    if not game.hands:
        raise WordedProblem(404, "hands-closed", "hands-closed") if caller.person in game.played else missing
    if await is_sealed(caller.registry, game, caller.person):
        raise WordedProblem(404, "sealed", "daily-sealed")
    return game, key
