"""What is recorded of a game for its designers. A game adds figures of its own in a `lab.py` in its folder.

That file offers `RECORDER`, a subclass of `GameRecorder`. Without one the lab still tells who wins, how long it takes
and how much there is to choose.
"""

from collections.abc import Callable, Mapping
from typing import Any, ClassVar, Literal, NamedTuple

from fromagerie.engine.model import Action, Event, Seat

Box = dict[str, Any]


class Figure(NamedTuple):
    """Something a game counts, item by item: for each cat, for each face of a die."""

    title: str
    unit: Literal["share", "number"]
    says: str  # of an item that stands out: "{item} captures {value} mice a round"
    odd_from: float = float("-inf")  # outside of these an item is worth a sentence, whatever the others do
    odd_to: float = float("inf")
    ranks: bool = False  # items are rivals: one far from the others is worth a sentence too


class GameRecorder:
    """Observes one game and records what matters. It sees everything, and tells no player."""

    figures: ClassVar[Mapping[str, Figure]] = {}
    # What a player could do without, by name: is this action, in this state, a use of it?
    mechanics: ClassVar[Mapping[str, Callable[[Any, Action], bool]]] = {}
    # What a seat may be dealt, roll or suffer: what its kinds are called.
    things: ClassVar[str] = "cards"
    # How one comes by them, and those that are written otherwise than they are called.
    acquires: ClassVar[str] = "gets"
    called: ClassVar[Mapping[str, str]] = {}
    # How long people take, in seconds: for a choice, for a move without one, and to deal and score a round.
    choice: ClassVar[float] = 6.0
    forced: ClassVar[float] = 2.0
    chapter: ClassVar[float] = 30.0

    def __init__(self, game: Any, players: int) -> None:
        self.game = game
        self.players = players
        self.first: Seat | None = None  # who began, if the order of play means anything
        self.pause = 0.0  # seconds that nobody's move accounts for
        self.tally: dict[str, list[float]] = {}
        self.had: dict[str, list[int]] = {}
        self.used: dict[str, list[int]] = {}

    def hear(self, event: Event) -> None:
        """Something happened, whoever was told."""

    def standing(self, state: Any) -> list[float] | None:
        """How everybody stands now, more is better; None if that cannot be told before the end."""
        return None

    def note(self, figure: str, item: object, value: float, of: float = 1.0) -> None:
        """So much, of so many occasions."""
        entry = self.tally.setdefault(f"{figure}/{item}", [0.0, 0.0])
        entry[0] += value
        entry[1] += of

    def note_one_of(self, figure: str, items: Any, which: object) -> None:
        """Of these items this one came up."""
        for item in items:
            self.note(figure, item, float(item == which))

    def has(self, seat: Seat, thing: str) -> None:
        """A seat was given this, once."""
        self.had.setdefault(thing, [0] * self.players)[seat] += 1

    def uses(self, seat: Seat, thing: str) -> None:
        """A seat put this to work, once: what it is worth then is another question than what it is worth to have."""
        self.used.setdefault(thing, [0] * self.players)[seat] += 1

    @classmethod
    def used_like(cls, box: Any, thing: str) -> str:
        """What kind of use this is put to: what those win who use it is compared within a kind."""
        return ""

    @classmethod
    def swapped(cls, box: Box, thing: str, other: str) -> Box | None:
        """The box in which another thing stands in this one's place; None: these cannot be swapped."""
        return None

    @classmethod
    def cannot_matter(cls, path: list[str], came_up: frozenset[str]) -> bool:
        """Whether a game in which just this came up would be the same, move by move, if that datum were different."""
        return False
