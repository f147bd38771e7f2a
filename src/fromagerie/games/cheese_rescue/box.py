"""What is in the box, read from box.toml and checked, and what a table makes of it."""

from typing import Final

from msgspec import Struct

from fromagerie.engine.box import BadBox
from fromagerie.engine.shared import shared
from fromagerie.games.cheese_rescue.cards import CHEESE_VALUES, LARGEST_SQUARE
from fromagerie.games.cheese_rescue.model import CheeseRescueOptions
from fromagerie.games.cheese_rescue.rules_table import Setup

MOST_CARDS: Final = 99
# What the table [status] speaks of.
PARTS: Final = ("dog", "cat", "mouse", "cheese", "start")


class Animals(Struct, frozen=True, forbid_unknown_fields=True):
    dog: int
    cat: int
    mouse: int


class Cheese(Struct, frozen=True, forbid_unknown_fields=True):
    """The six cheeses everybody has, by value."""

    values: tuple[int, ...]


class Hand(Struct, frozen=True, forbid_unknown_fields=True):
    """How many animals everybody draws before the first turn."""

    drawn: int


class Square(Struct, frozen=True, forbid_unknown_fields=True):
    """A number of players: how wide the square is, whether the start card is used, which animals stay in the box."""

    side: int
    start: bool
    remove: Animals

    @property
    def to_place(self) -> int:
        """Cells to fill."""
        return self.side**2 - self.start

    @property
    def has_centre(self) -> bool:
        """Whether the start card can lie in the very middle."""
        return self.start and self.side % 2 == 1


class Box(Struct, frozen=True, forbid_unknown_fields=True):
    animals: Animals
    cheese: Cheese
    hand: Hand
    players: dict[str, Square]

    @property
    def player_counts(self) -> list[int]:
        return sorted(int(players) for players in self.players)

    def animals_at(self, players: int) -> list[int]:
        """The dogs, cats and mice that play at a table of this size."""
        removed = self.players[str(players)].remove
        kinds = ("dog", "cat", "mouse")
        return [getattr(self.animals, kind) - getattr(removed, kind) for kind in kinds]


def check_box(box: Box) -> None:
    """Raise BadBox with one sentence if these pieces make no game."""
    for kind, number in (("dog", box.animals.dog), ("cat", box.animals.cat), ("mouse", box.animals.mouse)):
        if not 0 <= number <= MOST_CARDS:
            raise BadBox(f"[animals]: there can be 0 to {MOST_CARDS} cards of the kind {kind}, not {number}.")
    for value in box.cheese.values:
        if not 1 <= value <= CHEESE_VALUES:
            raise BadBox(f"[cheese]: a cheese is worth 1 to {CHEESE_VALUES} points, not {value}.")
    if box.hand.drawn < 0:
        raise BadBox(f"[hand]: nobody can draw {box.hand.drawn} cards.")
    if not box.players:
        raise BadBox("there is no [players.N] for any number of players.")
    for players, square in box.players.items():
        check_square(players, square, box)


def check_square(players: str, square: Square, box: Box) -> None:
    if players not in ("2", "3", "4"):
        raise BadBox(f"[players.{players}]: the table has room for 2 to 4 players.")
    if not 2 <= square.side <= LARGEST_SQUARE:
        raise BadBox(f"[players.{players}]: the square is 2 to {LARGEST_SQUARE} cells wide, not {square.side}.")
    if square.to_place % int(players):
        raise BadBox(
            f"[players.{players}]: {square.to_place} cells to fill do not give {players} players as many turns each."
        )
    animals = box.animals_at(int(players))
    for kind, left in zip(("dog", "cat", "mouse"), animals, strict=True):
        if not 0 <= left <= getattr(box.animals, kind):
            raise BadBox(
                f"[players.{players}]: {getattr(square.remove, kind)} of {getattr(box.animals, kind)} cards of the kind"
                f" {kind} cannot be taken out."
            )
    check_cards(int(players), square, sum(animals), box)


def check_cards(players: int, square: Square, animals: int, box: Box) -> None:
    """Everybody must have a card to place at every turn."""
    pile = animals - players * box.hand.drawn
    if pile < 0:
        raise BadBox(
            f"[players.{players}]: {animals} animals are not enough for {players} players to draw their hands."
        )
    cards = len(box.cheese.values) + box.hand.drawn + pile // players
    turns = square.to_place // players
    if cards < turns:
        raise BadBox(f"[players.{players}]: everybody gets {cards} cards, but has {turns} to place.")
    if not box.cheese.values and not box.hand.drawn:
        raise BadBox(f"[players.{players}]: the first player has no card to place.")


@shared
def set_up(box: Box, players: int, options: CheeseRescueOptions) -> Setup:
    """The table for this many players who agreed on these options."""
    square = box.players[str(players)]
    cheeses = [box.cheese.values.count(value) for value in range(1, CHEESE_VALUES + 1)]
    return Setup(players, square.side, square.start, box.animals_at(players), cheeses, box.hand.drawn, options)
