"""The table in a terminal: plain text, nothing that needs more than 80 columns."""

from collections.abc import Sequence

from fromagerie.engine.words import Words
from fromagerie.games.cheese_rescue.cards import CELL_NAMES, COLUMNS, FRAME
from fromagerie.games.cheese_rescue.text import SHAPES, mark, place_of, say_hand
from fromagerie.games.cheese_rescue.view import CheeseRescueView


def draw(view: CheeseRescueView, words: Words, names: Sequence[str]) -> str:
    """The square first, then how everybody stands, what nobody has seen yet, and one's own hand."""
    parts = [heading(view, words), square(view), legend(view, words), players(view, words, names)]
    if view.turn is not None:
        parts.append(unseen(view, words))
        if view.seat is not None:
            parts.append(hand(view, words))
    return "\n\n".join(parts)


def heading(view: CheeseRescueView, words: Words) -> str:
    title = words("board-title", side=view.side)
    if view.turn is None:
        return f"{title} · {words('board-over')}"
    placed = sum(lying.card != "S" for lying in view.board)
    return f"{title} · {words('board-placed', placed=placed, cards=view.to_place)}"


def square(view: CheeseRescueView) -> str:
    """All that a square around the cards can still hold; cards that would be gone now are in brackets."""
    (top, left), (bottom, right) = map(place_of, view.reach)
    gone = {cell for wave in view.removed for cell in wave}
    marks = {lying.cell: mark("✶" if lying.card == "S" else lying.card, lying.seat) for lying in view.board}
    marks |= dict.fromkeys(view.free, "·")
    lines = ["     " + "".join(f"{column:^4}" for column in COLUMNS[left : right + 1])]
    for row in range(top, bottom + 1):
        cells = CELL_NAMES[row * FRAME + left : row * FRAME + right + 1]
        shown = [f"({marks[cell]})" if cell in gone else marks.get(cell, "") for cell in cells]
        lines.append(f"{row + 1:>4} " + "".join(f"{cell:^4}" for cell in shown))
    return "\n".join(line.rstrip() for line in lines)


def legend(view: CheeseRescueView, words: Words) -> str:
    return words("board-legend-over") if view.turn is None else words("board-legend")


def players(view: CheeseRescueView, words: Words, names: Sequence[str]) -> str:
    """Whose shape is whose, the cheese everybody still holds, and what they would score now."""
    columns = [words(f"board-col-{column}") for column in ("cheeses", "animals", "points")]
    width = max(len(words("board-players")), *(len(name) + 2 for name in names))
    lines = [f"{words('board-players'):{width + 2}}  {columns[0]:14}{columns[1]:>9}{columns[2]:>9}"]
    for seat, name in enumerate(names):
        cheeses = " ".join(map(str, view.cheeses[seat])) or "-"
        animals = view.hand_sizes[seat] - len(view.cheeses[seat])
        notes = words("board-to-act") if seat == view.turn else words("board-won") if seat in view.winners else ""
        figures = f"{cheeses:14}{animals:>9}{view.points[seat]:>9}"
        lines.append(f"  {SHAPES[seat] + ' ' + name:{width}}  {figures}  {notes}")
    return "\n".join(line.rstrip() for line in lines)


def unseen(view: CheeseRescueView, words: Words) -> str:
    dogs, cats, mice = view.unseen
    return words("board-unseen", pile=view.pile, dogs=dogs, cats=cats, mice=mice)


def hand(view: CheeseRescueView, words: Words) -> str:
    cards = say_hand(view.hand, view.seat or 0, words)
    if view.turn != view.seat:
        return words("board-hand", cards=cards)
    example = f"{view.hand[0]}{view.free[0]}"
    return words("board-hand", cards=cards) + "\n" + words("board-how-to", example=example)
