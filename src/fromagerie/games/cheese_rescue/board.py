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
    """All that a square around the cards can still hold; what the three removals would take is in brackets."""
    (top, left), (bottom, right) = map(place_of, view.reach)
    gone = {cell for wave in view.removed for cell in wave}
    marks = {lying.cell: "✶" if lying.card == "S" else mark(lying) for lying in view.board}
    marks |= dict.fromkeys(view.free, "·")
    lines = ["     " + "".join(f"{column:^5}" for column in COLUMNS[left : right + 1])]
    for row in range(top, bottom + 1):
        cells = CELL_NAMES[row * FRAME + left : row * FRAME + right + 1]
        shown = [f"({marks[cell]})" if cell in gone else marks.get(cell, "") for cell in cells]
        lines.append(f"{row + 1:>4} " + "".join(f"{cell:^5}" for cell in shown))
    return "\n".join(line.rstrip() for line in lines)


def legend(view: CheeseRescueView, words: Words) -> str:
    over = view.turn is None
    signs = [words("board-signs", shapes=" ".join(SHAPES[: view.players]))]
    signs += [words("board-sign-start")] * any(lying.card == "S" for lying in view.board)
    signs += [words("board-sign-free")] * (not over)
    brackets = words("board-brackets-over" if over else "board-brackets")
    # Set in, so that it does not pass for a heading.
    return f"  {'   '.join(signs)}\n  {brackets}"


def players(view: CheeseRescueView, words: Words, names: Sequence[str]) -> str:
    """Whose shape is whose, what everybody still holds, and what they would score now."""
    last = "score" if view.turn is None else "points"
    cheese, animals, points = (words(f"board-col-{column}") for column in ("cheeses", "animals", last))
    width = max(len(words("board-players")), *(len(name) + 4 for name in names))
    lines = [f"{words('board-players'):{width}}  {cheese:17}{animals:>10}{points:>10}"]
    for seat, name in enumerate(names):
        held = " ".join(map(str, view.cheeses[seat])) or "-"
        held_animals = view.hand_sizes[seat] - len(view.cheeses[seat])
        note = words("board-to-act") if seat == view.turn else words("board-won") if seat in view.winners else ""
        lines.append(
            f"{f'  {SHAPES[seat]} {name}':{width}}  {held:17}{held_animals:>10}{view.points[seat]:>10}  {note}"
        )
    return "\n".join(line.rstrip() for line in lines)


def unseen(view: CheeseRescueView, words: Words) -> str:
    dogs, cats, mice = view.unseen
    return words("board-unseen", pile=view.pile, dogs=dogs, cats=cats, mice=mice)


def hand(view: CheeseRescueView, words: Words) -> str:
    cards = say_hand(view.hand, view.seat or 0)
    if view.turn != view.seat:
        return words("board-hand", cards=cards)
    example = f"{view.hand[0]}{view.free[0]}"
    return words("board-hand", cards=cards) + "\n" + words("board-how-to", example=example)
