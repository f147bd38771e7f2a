"""The medals of a finished table: its story as everybody heard it, and who gets what."""

from collections.abc import Collection, Mapping

from fromagerie.engine.medals import Heard, Medal, Story, choose, common_medals, kind_medals
from fromagerie.engine.model import Claimed, Seat
from fromagerie.engine.table import Table


class Standing:
    """A move that was not taken back: its place in the journal, and those of what was claimed after it."""

    __slots__ = ("claims", "entry", "seat")

    def __init__(self, entry: int, seat: Seat | None) -> None:
        self.entry = entry
        self.seat = seat  # None: the deal
        self.claims: list[int] = []


def standing_in(table: Table) -> list[Standing]:
    """The moves that `table.told` tells of, one by one."""
    standing: list[Standing] = []
    for number, entry in enumerate(table.journal.entries, start=1):
        if entry.undo:
            del standing[-entry.undo :]
        elif entry.say:
            standing[-1].claims.append(number)
        else:
            standing.append(Standing(number, entry.seat if isinstance(entry.seat, int) else None))
    return standing


def story_of(table: Table, raced: Mapping[int, int] | None = None, thought: Mapping[int, int] | None = None) -> Story:
    """A finished game as a spectator heard it; the times are by entry of its journal, where they are known."""
    scores = table.scores
    if scores is None:
        raise ValueError("the game is not over")
    heard: list[Heard] = []
    moves: list[tuple[int, Seat]] = []
    for move, told in zip(standing_in(table), table.told, strict=True):
        if move.seat is not None:
            moves.append((move.entry, move.seat))
        claims = iter(move.claims)
        for to, event in told:
            if to is None:
                heard.append(Heard(next(claims) if isinstance(event, Claimed) else move.entry, event))
    return Story(len(table.names), scores, table.winners, heard, moves, dict(raced or {}), dict(thought or {}))


def award(
    table: Table,
    people: Collection[Seat],
    *,
    spared: Collection[Seat] = (),
    raced: Mapping[int, int] | None = None,
    thought: Mapping[int, int] | None = None,
) -> list[Medal]:
    """One medal for each of these seats, best first. Bots take part in what they are for, and get none.

    `spared`: who was teased by a medal earlier in the evening.
    """
    story = story_of(table, raced, thought)
    given = choose([*table.game.medals(story), *common_medals(story)], people, spared)
    return [*given, *kind_medals(story, set(people) - {medal.seat for medal in given})]
