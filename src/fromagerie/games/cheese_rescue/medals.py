"""What earns a medal in Cheese Rescue: who laid which animal, and what it did in the three removals."""

from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from fromagerie.engine.medals import Medal, Story
from fromagerie.engine.model import Seat
from fromagerie.games.cheese_rescue.model import GameScored, Placed, Removed
from fromagerie.games.cheese_rescue.text import place_of

FEAST: Final = 2  # cheeses of others that make a mouse the hungriest


class Card(NamedTuple):
    """A card where it was laid, and by whom."""

    seat: Seat
    kind: str

    @property
    def points(self) -> int:
        return int(self.kind) if self.kind.isdecimal() else 0


class Square:
    """The full square, and what was still there when all was over."""

    def __init__(self, story: Story) -> None:
        self.laid = {place_of(event.cell): Card(event.seat, event.card) for _, event in story.of(Placed)}
        gone = {place_of(lying.cell) for _, event in story.of(Removed) for lying in event.cards}
        self.left = {place: card for place, card in self.laid.items() if place not in gone}
        self.gone = {place: card for place, card in self.laid.items() if place in gone}

    def beside(self, place: tuple[int, int], cards: dict[tuple[int, int], Card], kind: str) -> list[tuple[int, int]]:
        """Where cards of a kind lie next to this place."""
        row, column = place
        around = ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1))
        return [near for near in around if near in cards and cards[near].kind == kind]

    def saved(self, seat: Seat) -> list[Card]:
        """A seat's cheeses that lay beside mice, all of which were caught by a cat of its own."""
        found = []
        for place, card in self.left.items():
            mice = self.beside(place, self.gone, "M")
            if card.seat == seat and card.points and mice and all(self.caught_by(mouse, seat) for mouse in mice):
                found.append(card)
        return found

    def caught_by(self, mouse: tuple[int, int], seat: Seat) -> bool:
        return any(self.left[cat].seat == seat for cat in self.beside(mouse, self.left, "C"))

    def meals(self) -> Iterator[tuple[Card, list[Card]]]:
        """Every mouse that stayed, and the cheeses it lay beside."""
        for place, card in self.left.items():
            if card.kind == "M":
                near = (self.gone[cell] for value in "123" for cell in self.beside(place, self.gone, value))
                yield card, list(near)

    def own_meals(self, seat: Seat) -> list[Card]:
        """A seat's cheeses that its own mice got at."""
        return [
            card
            for place, card in self.gone.items()
            if card.seat == seat
            and card.points
            and any(self.left[mouse].seat == seat for mouse in self.beside(place, self.left, "M"))
        ]


def medals(story: Story) -> list[Medal]:
    square = Square(story)
    saved = [square.saved(seat) for seat in range(story.players)]
    friendly = [square.own_meals(seat) for seat in range(story.players)]
    return [
        *most_points("good-shepherd", saved, story.end),
        *hungriest_mouse(square, story),
        *last_cheese(story),
        *most_points("friendly-fire", friendly, story.end, mocks=True),
    ]


def most_points(key: str, cards: list[list[Card]], entry: int, mocks: bool = False) -> list[Medal]:
    """For the seat, or seats, whose cards are worth most."""
    worth = [points_in(mine) for mine in cards]
    return [
        Medal(key, seat, entry, {"cheeses": len(mine), "points": worth[seat]}, mocks)
        for seat, mine in enumerate(cards)
        if mine and worth[seat] == max(worth)
    ]


def points_in(cards: Iterable[Card]) -> int:
    return sum(card.points for card in cards)


def hungriest_mouse(square: Square, story: Story) -> list[Medal]:
    """The one mouse that got the most cheese of other people."""
    eaten = [(mouse.seat, [card for card in near if card.seat != mouse.seat]) for mouse, near in square.meals()]
    most = max((len(cards) for _, cards in eaten), default=0)
    if most < FEAST:
        return []
    best = [(points_in(cards), seat) for seat, cards in eaten if len(cards) == most]
    return [
        Medal("hungriest-mouse", seat, story.end, {"cheeses": most, "points": points})
        for points, seat in best
        if points == max(best)[0]
    ]


def last_cheese(story: Story) -> Iterator[Medal]:
    """One cheese left, and no more."""
    for entry, event in story.of(GameScored):
        for seat, cheeses in enumerate(event.cheeses):
            if cheeses == 1:
                yield Medal("last-cheese", seat, entry, {"points": event.points[seat]})
