"""What is in the box of Petit Suisse, and whether a game can be made of it."""

from msgspec import Struct

from fromagerie.engine.box import BadBox

PLAYER_COUNTS = (2, 3, 4)
# The actions of a game are the same for all boxes, so there is a largest card.
HIGHEST = 30


class PetitSuisseBox(Struct, frozen=True, forbid_unknown_fields=True):
    cards: int
    hand: int


def check_box(box: PetitSuisseBox) -> None:
    if not 1 <= box.cards <= HIGHEST:
        raise BadBox(f"there can be 1 to {HIGHEST} cards, not {box.cards}.")
    if not 1 <= box.hand <= box.cards // max(PLAYER_COUNTS):
        raise BadBox(f"{box.cards} cards are not enough to deal {box.hand} to each of {max(PLAYER_COUNTS)} players.")
