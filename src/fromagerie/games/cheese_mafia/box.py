"""What is in the box, read from box.toml and checked, and what a table makes of it."""

from typing import Final, NamedTuple

from msgspec import Struct

from fromagerie.engine.box import BadBox
from fromagerie.engine.shared import shared
from fromagerie.games.cheese_mafia import rules_setup as rules
from fromagerie.games.cheese_mafia.model import MOST_PLAYERS, CheeseMafiaOptions, actions_for
from fromagerie.games.cheese_mafia.notation import notation
from fromagerie.games.cheese_mafia.rules_cards import MOST_CARDS, MOST_KINDS
from fromagerie.games.cheese_mafia.rules_setup import Card, Setup
from fromagerie.games.cheese_mafia.talk import claims_for

TYPES: Final = ("attack", "riposte", "ruse", "special")
WORKS: Final = ("played", "answering", "held", "never")
MOST_COPIES: Final = 26  # journals tell copies apart by a letter
MOST_TOKENS: Final = 99
HIGHEST_VALUE: Final = 99


class EffectCard(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What a card does: a word of the vocabulary and its numbers."""

    do: str
    cheese: int | None = None
    gangsters: int | None = None
    special_cheese: int | None = None
    special_gangsters: int | None = None
    cards: int | None = None
    turns: int | None = None
    total: int | None = None
    most: int | None = None
    price: int | None = None
    cap: int | None = None

    @property
    def given(self) -> list[str]:
        """The numbers that are there, by name."""
        return [name for name in self.__struct_fields__[1:] if getattr(self, name) is not None]


class CardKind(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A card as printed."""

    en: str
    fr: str
    value: int
    copies: int
    type: str
    works: str
    effect: EffectCard
    badge: bool = False


class TableSize(Struct, frozen=True, forbid_unknown_fields=True):
    """How many may play, and the cards in a hand."""

    players: tuple[int, ...]
    hand: int


class StakesSheet(Struct, frozen=True, forbid_unknown_fields=True):
    """What one begins with, what a reveal pays, when the game ends."""

    cheese: int
    gangsters: int
    success: int
    loss: int
    heavy: int
    heavy_loss: int
    failure: int
    consolation: int
    badges: int
    last_at: int


class Box(Struct, frozen=True, forbid_unknown_fields=True):
    table: TableSize
    stakes: StakesSheet
    cards: dict[str, CardKind]

    @property
    def copies(self) -> list[int]:
        return [card.copies for card in self.cards.values()]


class Verb(NamedTuple):
    """A word of the vocabulary: its number in the rules, when it works, which numbers it must and may have."""

    code: int
    works: str
    types: tuple[str, ...]
    needs: tuple[str, ...] = ()
    one_of: tuple[str, ...] = ()


VOCABULARY: Final = {
    "steal": Verb(rules.STEAL, "played", ("attack", "special"), one_of=("cheese", "gangsters")),
    "lose": Verb(rules.LOSE, "played", ("attack", "special"), one_of=("cheese", "gangsters")),
    "search": Verb(
        rules.SEARCH,
        "played",
        ("attack", "special"),
        one_of=("cheese", "gangsters", "special_cheese", "special_gangsters"),
    ),
    "swap": Verb(rules.SWAP, "played", ("attack", "special")),
    "look": Verb(rules.LOOK, "played", ("attack", "special")),
    "give": Verb(rules.GIVE, "played", ("attack", "special")),
    "extra_turn": Verb(rules.EXTRA_TURN, "played", ("ruse", "special"), ("turns",)),
    "reverse": Verb(rules.REVERSE, "played", ("ruse", "special")),
    "pass_round": Verb(rules.PASS_ROUND, "played", ("ruse", "special")),
    "draw_and_discard": Verb(rules.DRAW_AND_DISCARD, "played", ("ruse", "special"), ("cards",)),
    "compare": Verb(rules.COMPARE, "played", ("ruse", "special"), ("cheese", "gangsters")),
    "pay": Verb(rules.PAY, "played", ("ruse", "special"), ("cheese", "price", "cap")),
    "cancel": Verb(rules.CANCEL, "answering", ("riposte", "special")),
    "turn_back": Verb(rules.TURN_BACK, "answering", ("riposte", "special")),
    "acquit": Verb(rules.ACQUIT, "held", ("special",), ("total",)),
    "charm": Verb(rules.CHARM, "held", ("special",), ("cheese", "total", "most")),
    "protect": Verb(rules.PROTECT, "held", ("special",), ("cheese",)),
    "cling": Verb(rules.CLING, "held", ("special",)),
    "nothing": Verb(rules.NOTHING, "never", TYPES),
}


def check_box(box: Box) -> None:
    """Raise BadBox with one sentence if these pieces make no game."""
    check_table(box)
    check_stakes(box.stakes)
    if len(box.cards) > MOST_KINDS:
        raise BadBox(f"there are {len(box.cards)} kinds of cards; {MOST_KINDS} is the most a box can hold.")
    for name, card in box.cards.items():
        check_card(name, card, box.table.hand)
    check_words(box)
    cards, most = sum(box.copies), max(box.table.players)
    if cards <= most * box.table.hand:
        raise BadBox(f"{cards} cards are too few: {most} players hold {most * box.table.hand}, and one is to be drawn.")
    clinging = sum(card.copies for card in box.cards.values() if card.effect.do == "cling")
    if clinging > box.table.hand:
        raise BadBox(
            f"{clinging} cards cling, but a hand is {box.table.hand}: somebody could end up with nothing to play."
        )


def check_table(box: Box) -> None:
    if not box.table.players:
        raise BadBox("[table]: there are no numbers of players.")
    for players in box.table.players:
        if not 2 <= players <= MOST_PLAYERS:
            raise BadBox(f"[table]: the table has room for 2 to {MOST_PLAYERS} players, not {players}.")
    if not 1 <= box.table.hand <= 5:
        raise BadBox(f"[table]: a hand has 1 to 5 cards, not {box.table.hand}.")


def check_stakes(stakes: StakesSheet) -> None:
    for name in stakes.__struct_fields__:
        number = getattr(stakes, name)
        lowest = 1 if name in ("gangsters", "badges", "last_at") else 0
        if not lowest <= number <= MOST_TOKENS:
            raise BadBox(f"[stakes]: {name} is a number from {lowest} to {MOST_TOKENS}, not {number}.")
    if stakes.cheese >= stakes.last_at:
        raise BadBox(
            f"[stakes]: everybody begins with {stakes.cheese} cheese, and with {stakes.last_at} the round is the last:"
            " there would be only one."
        )


def check_card(name: str, card: CardKind, hand: int) -> None:
    if not name.isascii() or not name.isalnum() or not name[0].isalpha():
        raise BadBox(f"the card {name!r}: an id is made of letters and digits and begins with a letter.")
    if card.type not in TYPES:
        raise BadBox(f"the card {name} is of no known type: {card.type!r} is none of {', '.join(TYPES)}.")
    if not 0 <= card.value <= HIGHEST_VALUE:
        raise BadBox(f"the card {name}: a value is 0 to {HIGHEST_VALUE}, not {card.value}.")
    if not 1 <= card.copies <= MOST_COPIES:
        raise BadBox(f"the card {name}: there are 1 to {MOST_COPIES} copies of a card, not {card.copies}.")
    check_effect(name, card)
    if card.effect.do == "draw_and_discard" and hand + (card.effect.cards or 0) > MOST_CARDS:
        raise BadBox(f"the card {name}: nobody can hold more than {MOST_CARDS} cards.")


def check_effect(name: str, card: CardKind) -> None:
    effect = card.effect
    verb = VOCABULARY.get(effect.do)
    if verb is None:
        raise BadBox(f"the card {name}: no effect is called {effect.do!r}; there are {', '.join(VOCABULARY)}.")
    if card.works not in WORKS:
        raise BadBox(f"the card {name}: {card.works!r} is none of {', '.join(WORKS)}.")
    if card.works != verb.works:
        raise BadBox(f"the card {name}: {effect.do} works {verb.works!r}, not {card.works!r}.")
    if card.type not in verb.types:
        raise BadBox(f"the card {name}: {effect.do} is for {' or '.join(verb.types)} cards, not for {card.type}.")
    for parameter in verb.needs:
        if parameter not in effect.given:
            raise BadBox(f"the card {name}: {effect.do} needs {parameter!r}.")
    if verb.one_of and not effect.given:
        raise BadBox(f"the card {name}: {effect.do} needs one of {', '.join(map(repr, verb.one_of))}.")
    for parameter in effect.given:
        if parameter not in verb.needs + verb.one_of:
            raise BadBox(f"the card {name}: {effect.do} knows no {parameter!r}.")
        number = getattr(effect, parameter)
        lowest = 0 if parameter in verb.one_of or parameter == "cheese" else 1
        if not lowest <= number <= MOST_TOKENS:
            raise BadBox(f"the card {name}: {parameter} is a number from {lowest} to {MOST_TOKENS}, not {number}.")
    if verb.one_of and not any(getattr(effect, parameter) for parameter in effect.given):
        raise BadBox(f"the card {name}: {effect.do} of nothing at all is no effect.")


def check_words(box: Box) -> None:
    """What players type must mean one thing: no card may be called like another move, nor like another card."""
    for actions in (actions_for(box.cards), claims_for(box.cards)):
        typed: dict[str, str] = {}
        for action in actions:
            word = notation(action).upper()
            if word in typed:
                raise BadBox(f"{notation(action)!r} would mean two things at the table: give the card another id.")
            typed[word] = word
    single = card_names(box)
    if len(set(single)) < len(single):
        raise BadBox("a copy of a card would be called like another card: C7 has copies called C7a, C7b and so on.")


def part_ids(box: Box) -> list[str]:
    """What the table [status] may speak of."""
    return [*box.cards, "deck", "badges", "stakes"]


def make_card(card: CardKind) -> Card:
    """The card as the rules know it."""
    made = Card(card.value, card.badge, card.type == "special", VOCABULARY[card.effect.do].code)
    for parameter in card.effect.given:
        setattr(made, parameter, getattr(card.effect, parameter))
    return made


@shared
def set_up(box: Box, players: int, options: CheeseMafiaOptions) -> Setup:
    """The table for this many players who agreed on these options."""
    sheet = {name: getattr(box.stakes, name) for name in box.stakes.__struct_fields__}
    stakes = rules.Stakes(hand=box.table.hand, **sheet)
    return Setup(
        players, list(box.cards), [make_card(card) for card in box.cards.values()], box.copies, stakes, options
    )


def card_names(box: Box) -> list[str]:
    """Single cards as journals write them: C7a to C7d, AVO."""
    return [
        f"{name}{chr(ord('a') + copy)}" if card.copies > 1 else name
        for name, card in box.cards.items()
        for copy in range(card.copies)
    ]
