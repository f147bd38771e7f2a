"""Who stands where in a tournament: points, and what breaks a tie."""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from fromagerie.server.clubs.model import Club, ClubTable

WHOLE: Final = 100  # points for beating everybody at a table
HALF: Final = 50  # the least that a bye is worth


class Standing(NamedTuple):
    """Somebody's place. Those whom nothing tells apart share it."""

    entrant: int
    place: int
    points: int
    wins: int
    opponents: int  # points of all whom they have met, together
    played: int
    byes: int


def points_at(places: Mapping[int, int]) -> dict[int, int]:
    """Of 100: the share of the others at the table that one has beaten; a tie is half of it. By entrant."""

    def share(one: int) -> float:
        others = [place for who, place in places.items() if who != one]
        return sum(2 * (places[one] < other) + (places[one] == other) for other in others) / (2 * len(others))

    return {one: round(WHOLE * share(one)) if len(places) > 1 else WHOLE for one in places}


def results(club: Club) -> list[tuple[ClubTable, dict[int, int]]]:
    """The tables that are done, with everybody's points there."""
    done = [table for played in club.played for table in played.tables if table.places]
    return [(table, points_at(dict(zip(table.entrants, table.places, strict=True)))) for table in done]


def standings(club: Club) -> list[Standing]:
    """From the first to the last: points, then tables won, then the points of those one has met."""
    found = results(club)
    won = {entrant.id: [points[entrant.id] for _, points in found if entrant.id in points] for entrant in club.entrants}
    byes = {entrant.id: sum(entrant.id in played.byes for played in club.played) for entrant in club.entrants}
    points = {who: sum(each) + byes[who] * worth_of_bye(each) for who, each in won.items()}
    mine = {who: [table for table, _ in found if who in table.entrants] for who in won}
    wins = {who: sum(table.places[table.entrants.index(who)] == 1 for table in mine[who]) for who in won}
    opponents = {
        who: sum(points[other] for table in mine[who] for other in table.entrants if other != who) for who in won
    }
    keys = {who: (points[who], wins[who], opponents[who]) for who in won}
    ranked = sorted(won, key=lambda who: ([-number for number in keys[who]], who))
    places = [1 + sum(keys[other] > keys[who] for other in ranked) for who in ranked]
    return [
        Standing(who, place, *keys[who], len(won[who]), byes[who]) for who, place in zip(ranked, places, strict=True)
    ]


def worth_of_bye(points: Sequence[int]) -> int:
    """As much as one wins on average, and no less than half: nobody chose to sit out."""
    return max(HALF, round(sum(points) / len(points))) if points else HALF
