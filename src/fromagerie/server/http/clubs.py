"""Tournaments over REST: begun by anybody, run by whoever began it, looked at by whoever has the code."""

from collections.abc import Callable
from typing import Annotated, Any

from msgspec import Meta, Struct

from fromagerie.engine.game import get_game
from fromagerie.server import wire
from fromagerie.server.clubs import book
from fromagerie.server.clubs.grouping import allowed_sizes
from fromagerie.server.clubs.model import MOST_ROUNDS, Club, ClubTable, Entrant
from fromagerie.server.clubs.rounds import NotNow
from fromagerie.server.clubs.standings import points_at, standings
from fromagerie.server.codes import is_code
from fromagerie.server.http.routing import Caller, Route, WordedProblem, find_game, given_name

Number = Annotated[int, Meta(ge=0, le=1000)]


class NewClub(Struct, frozen=True, forbid_unknown_fields=True):
    """A tournament: what is played, by how many at a table, in how many rounds."""

    name: wire.Name
    game: Annotated[str, Meta(max_length=40)]
    size: Annotated[int, Meta(ge=2, le=8)]
    rounds: Annotated[int, Meta(ge=1, le=MOST_ROUNDS)]


class ClubMade(Struct, frozen=True):
    code: str


class ClubEntry(Struct, frozen=True, forbid_unknown_fields=True):
    """Who takes part."""

    name: wire.Name
    face: Annotated[int, Meta(ge=0, le=191)] | None = None


class Leaving(Struct, frozen=True, forbid_unknown_fields=True):
    """Who drops out: oneself, or whoever the organiser says."""

    entrant: Number | None = None


class Outcome(Struct, frozen=True, forbid_unknown_fields=True):
    """Who came where at a table of this round: a place from 1 for each seat, the same where they tie."""

    table: Number
    places: Annotated[list[Annotated[int, Meta(ge=1, le=8)]], Meta(max_length=8)]


class EntrantLine(Struct, frozen=True):
    """Somebody in the standings: 100 points for beating everybody at a table."""

    entrant: int
    name: str
    face: int | None
    here: bool  # false: has dropped out
    place: int  # by points; then by tables won, then by the points of those one has met
    points: int
    wins: int
    opponents: int
    played: int
    byes: int


class ClubTableLine(Struct, frozen=True):
    """A table of a round."""

    table: str  # for those who sit there and the organiser; "" for everybody else
    code: str
    entrants: list[int]
    places: list[int]  # none: it is being played
    points: list[int]
    by_hand: bool  # the organiser gave the result


class ClubRound(Struct, frozen=True):
    tables: list[ClubTableLine]
    byes: list[int]


class ClubInfo(Struct, frozen=True):
    """A tournament, as everybody sees it who has its code."""

    code: str
    name: str
    game: str
    title: str
    size: int
    rounds: int
    over: bool
    ready: bool  # the next round may begin
    people: list[EntrantLine]  # the first first
    played: list[ClubRound]
    organiser: bool  # you are
    entrant: int | None  # you


async def new_club(caller: Caller, body: NewClub) -> ClubMade:
    assert caller.person is not None
    game, name = find_game(body.game), given_name(body.name)
    if body.size not in game.player_counts or not allowed_sizes(body.size, game.player_counts):
        raise WordedProblem(422, "size", "club-bad-size")
    club = book.new_club(name, caller.person, game.key, body.size, body.rounds)
    try:
        return ClubMade(await book.found(caller.registry, club))
    except NotNow as error:
        raise WordedProblem(429, "too-many", str(error)) from None


async def look(caller: Caller, code: str) -> ClubInfo:
    return told(caller, code, await loaded(caller, code))


async def enter(caller: Caller, code: str, body: ClubEntry) -> ClubInfo:
    person, name = caller.person or "", given_name(body.name)
    return await changed(caller, code, lambda club: book.join(club, person, name, body.face))


async def leave(caller: Caller, code: str, body: Leaving) -> ClubInfo:
    def out(club: Club) -> None:
        mine = club.entrant_of(caller.person) if caller.person else None
        who = body.entrant if body.entrant is not None else mine.id if mine else None
        if who is None:
            raise WordedProblem(403, "not-yours", "club-not-in")
        if mine is None or mine.id != who:
            check_organiser(caller, club)
        book.drop(club, who)

    return await changed(caller, code, out)


async def next_round(caller: Caller, code: str) -> ClubInfo:
    check_organiser(caller, await loaded(caller, code))
    try:
        await book.start_round(caller.registry, code.upper())
    except NotNow as error:
        raise WordedProblem(409, "not-now", str(error)) from None
    return await look(caller, code)


async def give_result(caller: Caller, code: str, body: Outcome) -> ClubInfo:
    def given(club: Club) -> None:
        check_organiser(caller, club)
        book.give_result(club, body.table, body.places)

    return await changed(caller, code, given)


def check_organiser(caller: Caller, club: Club) -> None:
    if caller.person is None or club.organiser != caller.person:
        raise WordedProblem(403, "not-yours", "club-organiser-only")


async def loaded(caller: Caller, code: str) -> Club:
    try:
        if is_code(code):
            return await book.take_results(caller.registry, code.upper())
    except book.NoSuchClub:
        pass
    raise WordedProblem(404, "code", "club-unknown")


async def changed(caller: Caller, code: str, work: Callable[[Club], Any]) -> ClubInfo:
    await loaded(caller, code)
    try:
        await book.change(caller.registry, code.upper(), work)
    except NotNow as error:
        raise WordedProblem(409, "not-now", str(error)) from None
    return await look(caller, code)


def told(caller: Caller, code: str, club: Club) -> ClubInfo:
    mine = club.entrant_of(caller.person) if caller.person else None
    organiser = caller.person is not None and club.organiser == caller.person
    known = {entrant.id: entrant for entrant in club.entrants}

    def line(table: ClubTable) -> ClubTableLine:
        theirs = organiser or (mine is not None and mine.id in table.entrants)
        points = list(points_at(dict(enumerate(table.places))).values())
        room = table.room if theirs else ""
        return ClubTableLine(room, table.code, table.entrants, table.places, points, table.by_hand)

    return ClubInfo(
        code=code.upper(),
        name=club.name or "?",
        game=club.game,
        title=get_game(club.game).title,
        size=club.size,
        rounds=club.rounds,
        over=club.over,
        ready=len(club.played) < club.rounds and all(each.done for each in club.played),
        people=[entrant_line(known[one.entrant], one[1:]) for one in standings(club)],
        played=[ClubRound([line(table) for table in each.tables], each.byes) for each in club.played],
        organiser=organiser,
        entrant=mine.id if mine else None,
    )


def entrant_line(entrant: Entrant, standing: tuple[int, ...]) -> EntrantLine:
    return EntrantLine(entrant.id, entrant.name or "?", entrant.face, entrant.here, *standing)


ERRORS = (400, 403, 404, 409, 422)
ROUTES = (
    Route(
        "POST", "/api/clubs", new_club, "Begin a tournament.", NewClub, ClubMade, 201, "tables", True, (400, 404, 422)
    ),
    Route("GET", "/api/clubs/{code}", look, "A tournament as it stands.", gives=ClubInfo, errors=(404,)),
    Route("POST", "/api/clubs/{code}/people", enter, "Take part.", ClubEntry, ClubInfo, 200, "lookups", True, ERRORS),
    Route("POST", "/api/clubs/{code}/leave", leave, "Drop out.", Leaving, ClubInfo, 200, "guests", False, ERRORS),
    Route(
        "POST",
        "/api/clubs/{code}/rounds",
        next_round,
        "The organiser begins the next round.",
        gives=ClubInfo,
        rate="tables",
        errors=(403, 404, 409),
    ),
    Route(
        "POST",
        "/api/clubs/{code}/results",
        give_result,
        "The organiser gives the result of a table of this round.",
        Outcome,
        ClubInfo,
        200,
        "guests",
        False,
        ERRORS,
    ),
)
