"""Cheese Rescue in words: what one types, what one reads, why something is refused."""

from collections.abc import Sequence

from fromagerie.engine.model import Action, Event, Refusal, Seat
from fromagerie.engine.words import Words
from fromagerie.games.cheese_rescue.box import Box
from fromagerie.games.cheese_rescue.cards import CELL_NUMBERS, FRAME, KINDS
from fromagerie.games.cheese_rescue.model import (
    Dealt,
    Drew,
    GameBegan,
    GameScored,
    GameWon,
    Lying,
    PickedUp,
    Place,
    Placed,
    Removed,
)
from fromagerie.games.cheese_rescue.view import CheeseRescueView

CARDS = tuple(KINDS)
# The shape of everybody's cheese.
SHAPES = "●▲■◆"


def notation(action: Action) -> str:
    """The card, then the cell: "Mc4" is a mouse on c4, "2c4" a cheese worth 2."""
    match action:
        case Place(card, cell):
            return f"{card}{cell}"
    raise TypeError(f"not an action of Cheese Rescue: {action!r}")


def say_action(action: Action, words: Words) -> str:
    match action:
        case Place(card, cell):
            return words("do-place", card=card_name(card, words), cell=cell)
    raise TypeError(f"not an action of Cheese Rescue: {action!r}")


def card_name(card: str, words: Words) -> str:
    return words("cheese", value=int(card)) if card.isdigit() else words(f"animal-{card}")


def say_part(part: str, box: Box, words: Words) -> str:
    match part:
        case "cheese":
            return words("part-cheese", values=words.list([str(value) for value in box.cheese.values]))
        case "start":
            return words("part-start")
    return words(f"part-{part}", count=getattr(box.animals, part))


def mark(lying: Lying) -> str:
    """A card as it looks on the table: the letter of an animal, the shape and value of a cheese."""
    return lying.card if lying.seat is None else f"{SHAPES[lying.seat]}{lying.card}"


def say_hand(hand: Sequence[str], seat: Seat) -> str:
    """A hand as it would look on the table."""
    return " ".join(f"{SHAPES[seat]}{card}" if card.isdigit() else card for card in hand)


def say_event(event: Event, words: Words, names: Sequence[str]) -> str:
    match event:
        case GameBegan():
            return say_began(event, words, names)
        case Dealt():
            return words("dealt", who=names[event.seat], cards=say_hand(event.hand, event.seat))
        case Placed():
            return words("placed", who=names[event.seat], card=card_name(event.card, words), cell=event.cell)
        case Drew():
            return words("drew", who=names[event.seat], left=event.left)
        case PickedUp():
            return words("picked-up", who=names[event.seat], card=card_name(event.card, words))
        case Removed():
            return say_removed(event, words)
        case GameScored():
            return say_scored(event, words, names)
        case GameWon():
            return say_won(event, words, names)
    raise TypeError(f"not an event of Cheese Rescue: {event!r}")


def say_began(event: GameBegan, words: Words, names: Sequence[str]) -> str:
    if event.start is None:
        return words("game-began", who=names[event.first])
    return words("game-began-start", who=names[event.first], cell=event.start)


def say_removed(event: Removed, words: Words) -> str:
    """One wave: what goes, and where."""
    if not event.cards:
        return words(f"removed-{event.wave}-none")
    gone = [lying.cell if lying.seat is None else f"{lying.cell} {mark(lying)}" for lying in event.cards]
    return words(f"removed-{event.wave}", cards=words.list(gone), count=len(gone))


def say_scored(event: GameScored, words: Words, names: Sequence[str]) -> str:
    lines = [words("game-scored")]
    for name, points, cheeses in zip(names, event.points, event.cheeses, strict=True):
        lines.append(words("seat-scored", who=name, score=words("points", points=points), cheeses=cheeses))
    return "\n  ".join(lines)


def say_won(event: GameWon, words: Words, names: Sequence[str]) -> str:
    winners = words.list([names[seat] for seat in event.seats])
    best = max(event.points)
    by_cheeses = event.points.count(best) > len(event.seats)
    how = "game-won-by-cheeses" if by_cheeses else "game-won"
    return words(how, who=winners, winners=len(event.seats), score=words("points", points=best))


def why(view: CheeseRescueView, action: Action, words: Words, names: Sequence[str]) -> Refusal:
    """Why the viewer may not do this now, from what the viewer sees."""
    if view.turn is None:
        return Refusal("5.1", words("why-over"))
    if view.turn != view.seat:
        return Refusal("7.1", words("why-not-your-turn", who=names[view.turn]))
    match action:
        case Place(card, _) if card not in view.hand:
            known = card_name(card, words) if card in CARDS else card
            return Refusal("3.2", words("why-not-in-hand", card=known))
        case Place(_, cell) if cell not in CELL_NUMBERS:
            return Refusal("7.2", words("why-no-such-cell", cell=cell))
        case Place(_, cell) if any(cell == lying.cell for lying in view.board):
            return Refusal("3.3", words("why-taken", cell=cell))
        case Place(_, cell) if not view.board:
            return Refusal("3.8", words("why-first-card", cell=view.free[0]))
        case Place(_, cell) if not in_reach(cell, view):
            clause = "3.7" if view.options.centre else "3.5"
            return Refusal(clause, words("why-out-of-reach", cell=cell, side=view.side))
        case Place(_, cell):
            return Refusal("3.4", words("why-not-beside", cell=cell))
    raise TypeError(f"not an action of Cheese Rescue: {action!r}")


def in_reach(cell: str, view: CheeseRescueView) -> bool:
    """Could a square around all the cards hold this cell too?"""
    (top, left), (row, column), (bottom, right) = map(place_of, (view.reach[0], cell, view.reach[1]))
    return top <= row <= bottom and left <= column <= right


def place_of(cell: str) -> tuple[int, int]:
    """Row and column of a cell."""
    return divmod(CELL_NUMBERS[cell], FRAME)
