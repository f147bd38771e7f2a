"""A State small enough to know what is best: take one to three; whoever takes the last wins. Always interpreted."""

from fromagerie.engine.dealer import Dealer
from fromagerie.engine.state import State

MOST = 3


class Nim(State):
    """Leave your opponent a multiple of four, and you win. Action number 0 takes one."""

    def __init__(self, players: int, left: int) -> None:
        super().__init__()
        self.players = players
        self.left = left
        self.turn = 0

    def to_act(self) -> list[int]:
        return [self.turn] if self.left else []

    def legal_actions(self, seat: int) -> list[int]:
        return list(range(min(MOST, self.left))) if seat == self.turn else []

    def apply(self, seat: int, action: int, dealer: Dealer) -> None:
        self.left -= action + 1
        if self.left:
            self.turn = (seat + 1) % self.players

    def scores(self) -> list[int] | None:
        return None if self.left else [int(seat == self.turn) for seat in range(self.players)]

    def winners(self) -> list[int]:
        return [] if self.left else [self.turn]

    def clone(self) -> "Nim":
        twin = Nim(self.players, self.left)
        twin.turn = self.turn
        return twin

    def redeal(self, seat: int | None, dealer: Dealer) -> None:
        """Nothing is hidden."""
