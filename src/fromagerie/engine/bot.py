"""What a player that is not a person must be able to do."""

from collections.abc import Callable
from typing import Any, NamedTuple

from fromagerie.engine.dealer import Dealer
from fromagerie.engine.model import Action, Event, Seat
from fromagerie.engine.temper import Temper
from fromagerie.engine.words import Words


class Reason(NamedTuple):
    """Why a bot did what it did: a message of the shared or the game's words, and its arguments."""

    message: str
    facts: dict[str, Any]

    def say(self, words: Words) -> str:
        return words(self.message, **self.facts)


class SearchConfig(NamedTuple):
    """How a bot searches. A game may have its own for each of the five levels."""

    iterations: int  # how many futures it imagines
    sensible: bool = False  # in those futures people play with some sense, not anyhow
    exploration: float = 0.7  # how much a move little tried is worth trying
    scale_exploration: bool = False  # exploration in units of how far apart outcomes are
    solve_endgame: bool = False  # it does not guess how the last moves go, but solves them
    widening: float = 0.0  # it tries the highest priors first, and the higher this is, the sooner the rest
    inference: float = 0.0  # how much it reads from what others did: 0 nothing, 1 as much as its idea of people allows
    temperature: float = 0.0  # it does not mind losing about this much of the win
    blunder_rate: float = 0.0  # the chance that a move does not occur to it
    forget_rate: float = 0.0  # the chance that it forgets something it heard


class Bot:
    """Sits at one seat. It is given a view, never a state: what it does not know, it must imagine.

    A bot of one's own chooses, and may listen:

    >>> class First(fromagerie.Bot):
    ...     def choose(self, view, legal, dealer):
    ...         return legal[0]
    >>> table = fromagerie.play("cheez-tricks", players=4, seed=7)
    >>> table.ask(First(table.game, 3))
    R1
    """

    temper: Temper = "even"  # whoever seats it says so: it goes with the name it sits under
    read_up_to = 0  # how much of what its seat was told it has heard, where `Table.ask` tells it

    def __init__(self, game: Any, seat: Seat) -> None:
        self.game = game
        self.seat = seat

    def choose(self, view: Any, legal: list[int], dealer: Dealer) -> int:
        """The number of one of the legal actions. Luck comes from the dealer: same view, same luck, same choice."""
        raise NotImplementedError

    def plan(self, view: Any, legal: list[int], dealer: Dealer) -> list[int]:
        """What it chooses, and what it means to do next in the same turn, as far as it has thought that through.

        Whoever carries it out asks again when a position is not what was to be expected, or an action not legal.
        """
        return [self.choose(view, legal, dealer)]

    def reaction(self, view: Any, action: int, dealer: Dealer) -> int:
        """Milliseconds until it has made up its mind and its hand has moved: what decides a race."""
        return 1000

    def reason(self, seen: Any, heard: list[Event]) -> Reason:
        """Why this bot would have done what all just heard, where a spectator had seen this.

        The table reads it, so a fresh bot is asked that has sat nowhere and seen no hand, with what everybody knows.
        Whether there was another choice, how good the hand is, what comes next: it could not tell even if it would.
        """
        return Reason("why-looked-best", {})

    def say(self, view: Any, dealer: Dealer) -> Action | None:
        """One of the game's claims, true or not, that it would like everybody to hear now; most say nothing."""
        return None

    def hear(self, event: Event) -> None:
        """Something happened that this seat was told. Bots with a memory listen; most don't."""


BotMaker = Callable[[Any, Seat], Bot]
