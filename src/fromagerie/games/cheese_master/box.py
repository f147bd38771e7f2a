"""What is in the box, read from box.toml and checked, and what a table makes of it."""

from typing import Final, Literal

from msgspec import Struct

from fromagerie.engine.box import BadBox
from fromagerie.engine.shared import shared
from fromagerie.games.cheese_master.model import SEATS, CheeseMasterOptions
from fromagerie.games.cheese_master.rules_dice import KINDS, Die, Face
from fromagerie.games.cheese_master.rules_table import Setup

MOST_DICE: Final = 6
MOST_OF_A_KIND: Final = 9
MOST_POINTS: Final = 99
# What else chance is asked for: a die of that name would be confused with it.
TAKEN: Final = ("roller", "yellow")


class DieInBox(Struct, frozen=True, forbid_unknown_fields=True):
    """A die as made: its sides by name."""

    name: str
    colour: Literal["yellow", "orange"]
    faces: tuple[str, ...]


class Box(Struct, frozen=True, forbid_unknown_fields=True):
    points: int
    wheels: int
    dice: tuple[DieInBox, ...]

    @property
    def player_counts(self) -> list[int]:
        """One player more than there are wheels is the most."""
        return list(range(2, self.wheels + 2))

    @property
    def faces(self) -> list[str]:
        """Every different face of the box; its place in this list is its number."""
        return list(dict.fromkeys(face for die in self.dice for face in die.faces))

    def die(self, name: str) -> DieInBox:
        return next(die for die in self.dice if die.name == name)


def check_box(box: Box) -> None:
    """Raise BadBox with one sentence if these pieces make no game."""
    if not 1 <= box.points <= MOST_POINTS:
        raise BadBox(f"a game starts with 1 to {MOST_POINTS} points, not {box.points}.")
    if not 1 <= box.wheels < SEATS:
        raise BadBox(f"there can be 1 to {SEATS - 1} wheels, not {box.wheels}.")
    if not 1 <= len(box.dice) <= MOST_DICE:
        raise BadBox(f"there can be 1 to {MOST_DICE} dice, not {len(box.dice)}.")
    colours = [die.colour for die in box.dice]
    if colours != sorted(colours, key="yellow orange".index):
        raise BadBox("the yellow dice come before the orange ones.")
    if "yellow" not in colours:
        raise BadBox("at least one die is yellow.")
    for die in box.dice:
        check_die(die, box)


def check_die(die: DieInBox, box: Box) -> None:
    if not die.name.isascii() or not die.name.replace("-", "").isalnum():
        raise BadBox(f"the die {die.name!r}: a name is made of letters, digits and hyphens.")
    if die.name in TAKEN:
        raise BadBox(f"the die {die.name!r}: that word means something else in journals.")
    if [other.name for other in box.dice].count(die.name) > 1:
        raise BadBox(f"two dice are called {die.name!r}.")
    if not die.faces:
        raise BadBox(f"the die {die.name!r} has no faces.")
    for face in die.faces:
        check_face(die, face)


def check_face(die: DieInBox, face: str) -> None:
    kind, hyphen, amount = face.partition("-")
    if kind not in KINDS:
        raise BadBox(f"the die {die.name!r}: {face!r} is none of {', '.join(KINDS)}.")
    if kind == "innkeeper" and hyphen:
        raise BadBox(f"the die {die.name!r}: {face!r} is more than one innkeeper, and one is all it takes.")
    if hyphen and amount not in tuple("123456789"):
        raise BadBox(f"the die {die.name!r}: {face!r} has no number from 1 to {MOST_OF_A_KIND} after its hyphen.")


def kind_of(face: str) -> str:
    return face.partition("-")[0]


def amount_of(face: str) -> int:
    return int(face.partition("-")[2] or 1)


def make_face(face: str) -> Face:
    return Face(face, KINDS.index(kind_of(face)), amount_of(face))


@shared
def set_up(box: Box, players: int, options: CheeseMasterOptions) -> Setup:
    """The table for this many players who agreed on these options."""
    faces = box.faces
    dice = [Die(die.name, [faces.index(face) for face in die.faces]) for die in box.dice]
    yellow = sum(die.colour == "yellow" for die in box.dice)
    return Setup(players, box.points, [make_face(face) for face in faces], dice, yellow, options)
