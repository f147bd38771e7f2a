"""What is kept of one game: little enough for a hundred thousand of them."""

from msgspec import Struct


class Probe(Struct, array_like=True, gc=False):
    """One choice of the game, looked into by playing on with sense after each of the moves there were."""

    moves: int
    spread: float  # how much likelier the best move wins than the median one
    chance: float  # how likely the mover wins, over all moves
    sway: float  # how far its choice moves the chance of somebody else
    at: float  # when: 0 at the beginning, 1 at the end


class Record(Struct, array_like=True, gc=False):
    """A game as the lab remembers it; lists go by seat."""

    wins: list[float]  # the share of the win; where all lost, all share
    scores: list[int]
    first: int | None  # who began, where that means something
    decisions: int
    forced: int  # decisions without a choice
    seconds: float  # how long people would take, roughly
    chapters: int
    changes: int | None  # of the lead; these three None where nobody can tell who leads
    drama: float | None
    settled: float | None
    tally: dict[str, list[float]]  # the game's own figures: "figure/item" -> so much, of so many
    had: dict[str, list[int]]  # how often each seat was given each thing
    probes: list[Probe]
    used: dict[str, list[int]] = {}  # how often each seat put each thing to work
    held: list[float] = []  # of those in the lead at some moments of the game, which part won in the end
    comeback: float | None = None  # 1 if the winner was last half-way
