"""Medals: something kind to remember for everybody, from what the whole table heard.

A game says in its `medals` who did something worth one, best medal first; what any game has is here, and so is who
gets which. Medals see a `Story`, never a state or a hand: two games that sounded the same to a spectator end with the
same medals.
"""

from collections.abc import Collection, Iterator, Mapping, Sequence
from statistics import median
from typing import Any, Final, NamedTuple, TypeVar

from msgspec import Struct

from fromagerie.engine.model import Event, Seat

EventT = TypeVar("EventT", bound=Event)

# For whoever did nothing else that stands out: true of everybody. As many as the largest table has seats.
KIND: Final = (
    "good-company",
    "by-the-book",
    "table-manners",
    "last-crumb",
    "patience",
    "appetite",
    "to-be-continued",
    "soft-heart",
)
CLOSE: Final = 1  # points between two who finished side by side
LONG: Final = 10_000  # ms: from here on somebody was thinking
TOO_LONG: Final = 300_000  # ms: beyond this, somebody was not
ENOUGH_MOVES: Final = 5  # to say how quick somebody is


class Medal(Struct, frozen=True):
    """What a seat did, or would get a medal for. Words: `medal-KEY`, and `medal-KEY-why` with its facts.

    `entry`: after so many entries of the journal it can be seen. A fact called `other` is a seat; the sentence names
    it.
    """

    key: str
    seat: Seat
    entry: int
    facts: dict[str, Any] = {}
    mocks: bool = False  # it teases: nobody gets such a one twice in an evening


class Heard(NamedTuple):
    """What the whole table heard, and with which entry of the journal."""

    entry: int
    event: Event


class Story(Struct, frozen=True):
    """A finished game as a spectator heard it, without what was taken back."""

    players: int
    scores: list[int]
    winners: list[Seat]
    heard: list[Heard]
    moves: list[tuple[int, Seat]]  # the entries that are moves, and whose
    raced: dict[int, int] = {}  # by entry, where it is known: in a race, ms until this hand came down
    thought: dict[int, int] = {}  # likewise: ms that a person took for this move

    @property
    def end(self) -> int:
        """The entry that ended it: the last move, or the deal if there was none."""
        return self.moves[-1][0] if self.moves else 1

    def of(self, kind: type[EventT]) -> Iterator[tuple[int, EventT]]:
        """The events of a kind, each with its entry."""
        return ((entry, event) for entry, event in self.heard if isinstance(event, kind))


def leaders(amounts: Sequence[int], at_least: int = 1) -> list[Seat]:
    """The seats that have the most of something, if that is much at all."""
    most = max(amounts)
    return [seat for seat, amount in enumerate(amounts) if amount == most] if most >= at_least else []


def comeback(story: Story, standings: Sequence[tuple[int, Sequence[int]]], at_least: int = 2) -> list[Medal]:
    """Who won after having been last, so many points behind: for games that know how everybody stands on the way."""
    found: dict[Seat, Medal] = {}
    for entry, points in standings[:-1]:
        for seat in story.winners:
            behind = max(points) - points[seat]
            before = found[seat].facts["behind"] if seat in found else at_least - 1
            if points[seat] == min(points) and behind > before:
                found[seat] = Medal("comeback", seat, entry, {"behind": behind})
    return sorted(found.values(), key=lambda medal: -medal.facts["behind"])


def common_medals(story: Story) -> list[Medal]:
    """What can be done in any game."""
    return [*photo_finish(story), *quickest_hand(story), *deep_thinker(story)]


def photo_finish(story: Story) -> list[Medal]:
    """The winner and the next one, or two who share the win; each may get it. One to nothing is not a close race."""
    if not story.winners or story.scores[story.winners[0]] <= CLOSE:
        return []
    first, *level = story.winners
    others = level or [seat for seat in range(story.players) if seat != first]
    second = max(others, key=lambda seat: story.scores[seat])
    if abs(story.scores[first] - story.scores[second]) > CLOSE:
        return []
    return [
        Medal(
            "photo-finish",
            seat,
            story.end,
            {"mine": story.scores[seat], "theirs": story.scores[other], "other": other},
        )
        for seat, other in ((first, second), (second, first))
    ]


def quickest_hand(story: Story) -> list[Medal]:
    """By the usual move, where there are others to be quicker than."""
    moves: dict[Seat, list[tuple[int, int]]] = {}
    for entry, seat in story.moves:
        if entry in story.thought:
            moves.setdefault(seat, []).append((story.thought[entry], entry))
    usual = {seat: median(ms for ms, _ in timed) for seat, timed in moves.items() if len(timed) >= ENOUGH_MOVES}
    if len(usual) < 2 or len(set(usual.values())) < 2:
        return []
    seat = min(usual, key=lambda one: usual[one])
    return [Medal("quickest-hand", seat, min(moves[seat])[1], {"seconds": usual[seat] / 1000})]


def deep_thinker(story: Story) -> list[Medal]:
    """The longest that anybody thought about one move."""
    timed = [(story.thought[entry], entry, seat) for entry, seat in story.moves if entry in story.thought]
    thinking = [one for one in timed if LONG <= one[0] <= TOO_LONG]
    if not thinking:
        return []
    ms, entry, seat = max(thinking, key=lambda one: one[0])
    return [Medal("deep-thinker", seat, entry, {"seconds": ms // 1000})]


# Who gets which


def choose(candidates: Sequence[Medal], people: Collection[Seat], spared: Collection[Seat] = ()) -> list[Medal]:
    """The best of these medals, best first: one per person and one person per medal, and as many as there can be.

    `spared`: whom no medal may tease.
    """
    worthy: dict[str, dict[Seat, Medal]] = {medal.key: {} for medal in candidates}
    for medal in candidates:
        if medal.seat in people and not (medal.mocks and medal.seat in spared):
            worthy[medal.key].setdefault(medal.seat, medal)
    given: dict[Seat, str] = {}
    for key in worthy:
        give(key, worthy, given, set())
    holders = {key: seat for seat, key in given.items()}
    return [worthy[key][holders[key]] for key in worthy if key in holders]


def give(key: str, worthy: Mapping[str, Mapping[Seat, Medal]], given: dict[Seat, str], asked: set[Seat]) -> bool:
    """Find somebody for a medal; if all who deserve it have one, one of them may pass theirs on to somebody else."""
    for seat in worthy[key]:
        if seat not in given:
            given[seat] = key
            return True
    for seat in worthy[key]:
        if seat not in asked:
            asked.add(seat)
            if give(given[seat], worthy, given, asked):
                given[seat] = key
                return True
    return False


def kind_medals(story: Story, people: Collection[Seat]) -> list[Medal]:
    """One each for people who have none. Which ones depends on the game, so that an evening does not repeat itself."""
    turn = story.end % len(KIND)
    return [Medal(KIND[(turn + number) % len(KIND)], seat, story.end) for number, seat in enumerate(sorted(people))]
