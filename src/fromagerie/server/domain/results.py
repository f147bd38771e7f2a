"""What a finished game is to each person who played it: a row for their own page, an index to the log.

Another person's name stands in it as it stood at the table, by seat; who that was is in their own row alone.
"""

from typing import Final, NamedTuple

import msgspec
from msgspec import Struct

from fromagerie.bots.levels import LEVELS
from fromagerie.engine.award import story_of
from fromagerie.engine.keepsakes import LONGEST_ROW, Sign
from fromagerie.engine.medals import Story
from fromagerie.engine.model import Seat
from fromagerie.server.domain.honours import times
from fromagerie.server.domain.room import Room

# How a seat stands in what is kept of people: somebody who asked to be forgotten has no name.
NOBODY: Final = ""


class SeatThen(Struct, frozen=True, gc=False):
    """A seat as it was when the game ended."""

    name: str
    face: int | None
    bot: str | None  # the level of a bot that had the seat to itself
    place: int
    score: int
    coached: bool = False  # asked the coach during the game


class About(Struct, frozen=True, gc=False):
    """The rest of a result, which nobody searches for: the seats around the table, one's own, and the signs of it."""

    seat: Seat
    seats: list[SeatThen]
    signs: list[Sign]


encode_about: Final = msgspec.json.Encoder().encode
read_about: Final = msgspec.json.Decoder(About).decode


class Result(NamedTuple):
    """A game of a person. Without a place it is none to show: given up, or they had left before its end."""

    person: str
    room: str
    match: int
    game: str
    ended: int  # ms since 1970
    place: int | None = None
    won: bool = False
    score: int | None = None
    people: int = 0  # around the table at the end
    level: str | None = None  # of the strongest bot there
    answer: int | None = None  # ms: the quickest right answer, in a race
    medal: str | None = None
    about: About | None = None


def results_of(room: Room, at: int) -> list[Result]:
    """One for everybody who had a seat in the game that is over; `at`: when it ended."""
    assert room.table is not None
    found = {person: no_result(room, person, at) for person in sorted(room.played)}
    if not room.over:
        return list(found.values())
    raced, thought = times(room)
    story = story_of(room.table, raced, thought)
    seats = seats_then(room, story)
    medals = {medal.seat: medal.key for medal in room.honours.medals} if room.honours else {}
    level = strongest([chair.bot for chair in room.chairs if chair.bot and chair.person is None])
    people = sum(chair.person is not None and chair.bot is None for chair in room.chairs)
    for seat, chair in enumerate(room.chairs):
        if chair.person not in found:
            continue
        own = found[chair.person]._replace(about=About(seat, seats, list(room.game.signs(story, seat))[:LONGEST_ROW]))
        # Whose seat a bot was playing did not come to the end of it.
        if chair.bot is None:
            own = own._replace(
                place=seats[seat].place,
                won=seat in story.winners,
                score=story.scores[seat],
                people=people,
                level=level,
                answer=room.game.answer_time(story, seat),
                medal=medals.get(seat),
            )
        found[chair.person] = own
    return list(found.values())


def no_result(room: Room, person: str, at: int) -> Result:
    return Result(person, room.id, room.matches, room.game.key, at)


def seats_then(room: Room, story: Story) -> list[SeatThen]:
    return [
        SeatThen(
            name=chair.name if chair.person else chair.cheese,
            face=chair.face,
            bot=chair.bot if chair.person is None else None,
            place=place_of(story, seat),
            score=story.scores[seat],
            coached=chair.coached,
        )
        for seat, chair in enumerate(room.chairs)
    ]


def place_of(story: Story, seat: Seat) -> int:
    """Winners first, then by points; who is level shares the better place."""

    def rank(one: Seat) -> tuple[bool, int]:
        return one in story.winners, story.scores[one]

    return 1 + sum(rank(other) > rank(seat) for other in range(story.players))


def strongest(bots: list[str]) -> str | None:
    """The strongest of some levels; bots that are of none do not count."""
    return max((bot for bot in bots if bot in LEVELS), key=LEVELS.index, default=None)


def blanked(about: About, seat: Seat) -> About:
    """Without the name and the face of whoever sat there."""
    seats = [
        msgspec.structs.replace(then, name=NOBODY, face=None) if number == seat else then
        for number, then in enumerate(about.seats)
    ]
    return About(about.seat, seats, about.signs)
