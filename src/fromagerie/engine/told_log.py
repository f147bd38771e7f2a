"""All that was told in a game, action by action: read as tuples of Told, kept as the bare events.

A server keeps what was told for as long as its games: that is hundreds of thousands of events, most of them the same
few. Each is there once, whatever table it happened at.
"""

# compiled with mypyc

from array import array
from collections.abc import Iterable, Iterator, Sequence
from typing import Final, overload

from fromagerie.engine.model import Event, Seat, Told

ALL: Final = -1  # in place of a seat: the whole table
KNOWN: Final = 20_000
known: dict[Event, Event] = {}  # those that happened lately, at any table
with_lists: set[type[Event]] = set()  # kinds that nothing can be looked up by


def one_of(event: Event) -> Event:
    """The same event, once in memory."""
    if type(event) in with_lists:
        return event
    if len(known) >= KNOWN:
        known.clear()
    try:
        return known.setdefault(event, event)
    except TypeError:
        with_lists.add(type(event))
        return event


class ToldLog:
    __slots__ = ("ends", "events", "to")

    def __init__(self, told: Iterable[Sequence[Told]] = ()) -> None:
        self.to = array("b")
        self.events: list[Event] = []
        self.ends = array("I")  # after how many events each action was over
        for some in told:
            self.append(some)

    def append(self, told: Sequence[Told]) -> None:
        """What an action told."""
        self.note(told)
        self.ends.append(len(self.events))

    def add_to_last(self, told: Sequence[Told]) -> None:
        """Something more was told before the next action."""
        self.note(told)
        self.ends[-1] = len(self.events)

    def note(self, told: Sequence[Told]) -> None:
        for to, event in told:
            self.to.append(ALL if to is None else to)
            self.events.append(one_of(event))

    def heard(self, seat: Seat | None) -> list[Event]:
        """All that a seat (None: a spectator) was told."""
        mine = (ALL,) if seat is None else (ALL, seat)
        return [event for to, event in zip(self.to, self.events, strict=True) if to in mine]

    def was_open(self, actions: int) -> bool:
        """Whether all that the last actions told was told to the whole table."""
        to = self.to[self.ends[-actions - 1] if actions < len(self.ends) else 0 :]
        return to.count(ALL) == len(to)

    def part(self, number: int) -> tuple[Told, ...]:
        begin = self.ends[number - 1] if number else 0
        return tuple(
            [
                Told(None if self.to[each] == ALL else self.to[each], self.events[each])
                for each in range(begin, self.ends[number])
            ]
        )

    def __len__(self) -> int:
        return len(self.ends)

    @overload
    def __getitem__(self, number: int) -> tuple[Told, ...]: ...
    @overload
    def __getitem__(self, number: slice) -> list[tuple[Told, ...]]: ...
    def __getitem__(self, number: int | slice) -> tuple[Told, ...] | list[tuple[Told, ...]]:
        numbers = range(len(self.ends))[number]
        return self.part(numbers) if isinstance(numbers, int) else [self.part(each) for each in numbers]

    def __iter__(self) -> Iterator[tuple[Told, ...]]:
        return map(self.part, range(len(self.ends)))

    def __eq__(self, other: object) -> bool:
        return list(self) == list(other) if isinstance(other, (ToldLog, Sequence)) else NotImplemented

    __hash__ = None  # type: ignore[assignment]
