"""What is kept of a game of Cheese Rescue: what became of each cheese one laid, and a badge."""

from typing import Final

from fromagerie.engine.keepsakes import Badge, Sign
from fromagerie.engine.medals import Story
from fromagerie.engine.model import Seat
from fromagerie.games.cheese_rescue.medals import Square

BADGES: Final = (Badge("head-shepherd", medal="good-shepherd"),)


def signs(story: Story, seat: Seat) -> list[Sign]:
    """In the order in which they were laid; how much each is worth is not told."""
    square = Square(story)
    mine = [place for place, card in square.laid.items() if card.seat == seat and card.points]
    return ["cheese" if place in square.left else "mouse" for place in mine]
