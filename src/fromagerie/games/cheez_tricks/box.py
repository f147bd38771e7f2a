"""What is in the box, read from box.toml and checked, and what a table makes of it."""

from typing import Annotated, Final, Literal

from msgspec import Struct

from fromagerie.engine.bits import LARGEST, bit
from fromagerie.engine.box import BadBox
from fromagerie.engine.model import one_of
from fromagerie.engine.shared import shared
from fromagerie.games.cheez_tricks.cards import HIGHEST_VALUE, NUMBERS, VARIETIES
from fromagerie.games.cheez_tricks.model import CheezTricksOptions
from fromagerie.games.cheez_tricks.rules_cats import (
    BlackCat,
    Cat,
    GreyCat,
    OrangeCat,
    SiameseCat,
    TuxedoCat,
    WhiteCat,
    cards_of_value,
    cards_of_variety,
)
from fromagerie.games.cheez_tricks.rules_table import CATS_A_ROUND, Setup

# The field that says what a cat of each family looks for.
LOOKS_FOR = {
    "black": "trick",
    "white": "tricks",
    "siamese": "card",
    "grey": "most",
    "orange": "fewest",
    "tuxedo": "exactly",
}


class CatCard(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A cat as printed: its family, what it looks for (one of the middle fields), and where it is used."""

    family: Annotated[str, one_of(LOOKS_FOR)]
    trick: int | None = None  # black: the winner of this trick
    tricks: int | None = None  # white: the first to this many
    card: str | None = None  # siamese: the taker of this card
    most: str | None = None  # grey: a value, a variety, or "tricks"
    fewest: str | None = None  # orange: likewise
    exactly: int | None = None  # tuxedo: this many tricks
    players: tuple[int, ...] = ()
    domestic: bool = True


# The parts of the box beside its cats: how the cheese is dealt, what a trick pays, which cats play where.
PARTS: Final = ("deck", "points", "player-counts", "domestic")

MOST_POINTS: Final = 1000

FAMILIES = {
    "black": BlackCat,
    "white": WhiteCat,
    "siamese": SiameseCat,
    "grey": GreyCat,
    "orange": OrangeCat,
    "tuxedo": TuxedoCat,
}


class Deck(Struct, frozen=True, forbid_unknown_fields=True):
    """A number of players: how high the cheese runs, cards in a hand, rounds in a game."""

    values: int
    hand: int
    rounds: int


class Points(Struct, frozen=True, forbid_unknown_fields=True):
    """What a trick pays a player captured by 0, 1, 2 and 3 cats."""

    per_trick: tuple[int, int, int, int]


class Box(Struct, frozen=True, forbid_unknown_fields=True):
    players: dict[str, Deck]
    points: Points
    cats: dict[str, CatCard]

    @property
    def player_counts(self) -> list[int]:
        return sorted(int(players) for players in self.players)


def check_box(box: Box) -> None:
    """Raise BadBox with one sentence if these pieces make no game."""
    if not box.players:
        raise BadBox("there is no [players.N] for any number of players.")
    for name, deck in box.players.items():
        check_deck(name, deck)
    check_points(box.points)
    if len(box.cats) > LARGEST:
        raise BadBox(f"there are {len(box.cats)} cats; {LARGEST} is the most a box can hold.")
    for name, cat in box.cats.items():
        check_cat(name, cat, box)
    for players in box.player_counts:
        for mode in ("wild", "domestic"):
            cats = len(pool(box, players, mode))
            if cats < CATS_A_ROUND:
                raise BadBox(f"a {mode} game of {players} players has {cats} cats; a round needs {CATS_A_ROUND}.")


def check_points(points: Points) -> None:
    for pay in points.per_trick:
        if abs(pay) > MOST_POINTS:
            raise BadBox(f"[points]: a trick pays up to {MOST_POINTS} points, not {pay}.")


def check_deck(players: str, deck: Deck) -> None:
    if players not in ("2", "3", "4", "5"):
        raise BadBox(f"[players.{players}]: the table has room for 2 to 5 players.")
    if not 1 <= deck.values <= HIGHEST_VALUE:
        raise BadBox(f"[players.{players}]: cheese runs up to a value of 1 to {HIGHEST_VALUE}, not {deck.values}.")
    cheese = len(VARIETIES) * deck.values
    if not 1 <= deck.hand <= cheese // int(players):
        raise BadBox(
            f"[players.{players}]: a hand can have 1 to {cheese // int(players)} of {cheese} cards, not {deck.hand}."
        )
    if deck.rounds < 1:
        raise BadBox(f"[players.{players}]: a game has at least one round, not {deck.rounds}.")


def check_cat(name: str, cat: CatCard, box: Box) -> None:
    if not name.isascii() or not name.replace("_", "").isalnum():
        raise BadBox(f"the cat {name!r}: an id is made of letters and digits.")
    if cat.family not in FAMILIES:
        raise BadBox(f"the cat {name} is of no known family: {cat.family!r} is none of {', '.join(FAMILIES)}.")
    given = [field for field in LOOKS_FOR.values() if getattr(cat, field) is not None]
    if given != [LOOKS_FOR[cat.family]]:
        wanted = LOOKS_FOR[cat.family]
        others = ", ".join(repr(field) for field in given if field != wanted) or "nothing"
        raise BadBox(f"the cat {name}: a {cat.family} cat is told by {wanted!r}, not by {others}.")
    if not cat.players:
        raise BadBox(f"the cat {name} is used at no number of players.")
    for players in cat.players:
        if str(players) not in box.players:
            raise BadBox(f"the cat {name} is used at {players} players, for which there is no [players.{players}].")
        check_reach(name, cat, players, box.players[str(players)])


def check_reach(name: str, cat: CatCard, players: int, deck: Deck) -> None:
    """A cat must be able to capture somebody at every number of players it is used at."""
    number = next((n for n in (cat.trick, cat.tricks, cat.exactly) if n is not None), None)
    if number is not None:
        lowest = 0 if cat.family == "tuxedo" else 1
        if not lowest <= number <= deck.hand:
            raise BadBox(
                f"the cat {name}: there is no trick number {number} at {players} players, who play {deck.hand}."
            )
        return
    kind = cat.card or cat.most or cat.fewest or ""
    values = [str(value) for value in range(1, deck.values + 1)]
    if cat.card is None and kind in ("tricks", *VARIETIES, *values):
        return
    if cat.card is not None and kind not in NUMBERS:
        raise BadBox(f"the cat {name}: {kind!r} is no card; cards are S1 to B{HIGHEST_VALUE}.")
    if cat.card is not None and kind[1:] in values:
        return
    raise BadBox(f"the cat {name}: at {players} players there is no {kind!r}; cheese runs from 1 to {deck.values}.")


def pool(box: Box, players: int, mode: str) -> list[str]:
    """The cats used at this table, by name."""
    return [name for name, cat in box.cats.items() if players in cat.players and (mode == "wild" or cat.domestic)]


def make_cat(number: int, card: CatCard, grey_of_nothing: Literal["nobody", "everybody"]) -> Cat:
    """The cat that knows whom it captures."""
    kind = card.card or card.most or card.fewest or "tricks"
    if card.card is not None:
        cards = bit(NUMBERS[kind])
    elif kind == "tricks":
        cards = 0
    elif kind in VARIETIES:
        cards = cards_of_variety(VARIETIES.index(kind))
    else:
        cards = cards_of_value(int(kind))
    n = next((n for n in (card.trick, card.tricks, card.exactly) if n is not None), 0)
    if card.family == "grey" and grey_of_nothing == "everybody":
        n = 1
    return FAMILIES[card.family](number, n, cards)


@shared
def set_up(box: Box, players: int, options: CheezTricksOptions) -> Setup:
    """The table for this many players who agreed on these options."""
    deck = box.players[str(players)]
    names = list(box.cats)
    cats = [
        make_cat(names.index(name), box.cats[name], options.grey_of_nothing)
        for name in pool(box, players, options.mode)
    ]
    return Setup(players, deck.values, deck.hand, deck.rounds, cats, names, list(box.points.per_trick), options)
