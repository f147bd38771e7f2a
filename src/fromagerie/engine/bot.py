"""What a player that is not a person must be able to do."""

from typing import Any

from fromagerie.engine.dealer import Dealer
from fromagerie.engine.model import Event, Seat


class Bot:
    """Sits at one seat. It is given a view, never a state: what it does not know, it must imagine."""

    def __init__(self, game: Any, seat: Seat) -> None:
        self.game = game
        self.seat = seat

    def choose(self, view: Any, legal: list[int], dealer: Dealer) -> int:
        """The number of one of the legal actions. Luck comes from the dealer: same view, same luck, same choice."""
        raise NotImplementedError

    def reaction(self, view: Any, action: int, dealer: Dealer) -> int:
        """Milliseconds until it has made up its mind and its hand has moved: what decides a race."""
        return 1000

    def hear(self, event: Event) -> None:
        """Something happened that this seat was told. Bots with a memory listen; most don't."""
