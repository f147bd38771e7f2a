"""The table in a terminal: plain text, within 100 columns."""

from collections.abc import Sequence

from fromagerie.engine.model import Action, Seat
from fromagerie.engine.words import Words
from fromagerie.games.drole_de_fromage.model import Step, Take
from fromagerie.games.drole_de_fromage.pieces import COLUMNS, SIDE_LENGTH, SIZE_NAMES, SIZES, WAYS
from fromagerie.games.drole_de_fromage.text import count_sizes, french_notation, notation
from fromagerie.games.drole_de_fromage.view import DroleDeFromageView, lay_board, unseen_worms

# Longer names are cut, where they would push the rest off the screen: beside the board, and in the list of players.
ROOM_FOR_NAME = 20
ROOM_IN_LIST = 36
# A line that begins at the margin is taken for a heading by the terminal's painter.
INDENT = "  "
# The rows beside which the west and the east side, and who sits there, are named.
NAMED_AT = (4, 5)


def draw(view: DroleDeFromageView, legal: Sequence[Action], words: Words, names: Sequence[str]) -> str:
    """The board with its players around it, what each has harvested, and what one can do."""
    parts = [heading(view, words), grid(view, words, names), players(view, words, names), secrets(view, words)]
    if view.turn is not None:
        parts.append(now(view, view.turn, legal, words, names))
    return "\n\n".join(part for part in parts if part)


def heading(view: DroleDeFromageView, words: Words) -> str:
    parts = [words("board-title")]
    if view.options.games > 1:
        parts.append(words("board-game", game=view.game, games=view.options.games))
    parts.append(words("board-over") if view.turn is None else words("board-turn", turn=view.turns))
    return " · ".join(parts)


def grid(view: DroleDeFromageView, words: Words, names: Sequence[str]) -> str:
    signs = {cell: f" {words(f'board-piece-{piece[0]}')} " for piece, cell in view.board.items()}
    signs |= {cell: f"({seat + 1})" for seat, cell in enumerate(view.mice)}
    west, east = (sitter(view, side, words, names) for side in "WE")
    margin = max(map(len, west))
    lines = [f"{'':{margin}}     " + "   ".join(COLUMNS)]
    for row in range(1, SIDE_LENGTH + 1):
        cells = " ".join(signs.get(f"{column}{row}", " · ") for column in COLUMNS)
        left, right = "", ""
        if row in NAMED_AT:
            left, right = (side[NAMED_AT.index(row)] for side in (west, east))
        lines.append(f"{left:>{margin}}  {row} {cells}   {right}")
    # North and south stand in the middle of the columns.
    middle = 2 * margin + 7 + 4 * SIDE_LENGTH
    north, south = (" ".join(sitter(view, side, words, names)).center(middle) for side in "NS")
    return "\n".join(f"{INDENT}{line}".rstrip() for line in [north, *lines, south, "", words("board-signs")])


def sitter(view: DroleDeFromageView, side: str, words: Words, names: Sequence[str]) -> tuple[str, str]:
    """A side and who sits there."""
    where = words(f"board-side-{side}")
    if side not in view.sides:
        return where, f"({words('board-nobody')})"
    seat = view.sides.index(side)
    return where, f"({seat + 1}) {names[seat][:ROOM_FOR_NAME]}"


def players(view: DroleDeFromageView, words: Words, names: Sequence[str]) -> str:
    """Whose harvest lies where: sizes are open to all."""
    columns = [f"board-col-{size}" for size in SIZE_NAMES]
    series = view.options.games > 1
    if series or view.turn is None:
        columns += ["board-col-wins", "board-col-total"] if series else ["board-col-points"]
    listed = [f"({seat}) {name[:ROOM_IN_LIST]}" for seat, name in enumerate(names, start=1)]
    width = max(len(words("board-players")), *map(len, listed))
    lines = [f"{words('board-players'):{width}}" + "".join(f"{words(column):>9}" for column in columns)]
    for seat, name in enumerate(listed):
        figures = [sum(piece[0] == size for piece in view.harvest[seat]) for size in SIZES]
        if series or view.turn is None:
            figures += [view.wins[seat], view.totals[seat]] if series else [view.totals[seat]]
        shown = "".join(f"{figure:>9}" for figure in figures)
        note = words("board-to-act") if seat == view.turn else ""
        lines.append(f"{name:{width}}{shown}  {note}".rstrip())
    if view.gone:
        lines.append(words("board-gone", pieces=count_sizes(view.gone, [], words)))
    return "\n".join(lines)


def secrets(view: DroleDeFromageView, words: Words) -> str:
    """What the viewer alone knows: the worms in one's own cheese, and so how many are left elsewhere."""
    if view.seat is None or view.turn is None:
        return ""
    own = view.harvest[view.seat]
    if not own:
        return words("board-own-nothing")
    pieces = count_sizes(own, view.wormy, words)
    if not view.options.peek:
        return words("board-own-unseen", pieces=pieces)
    points = sum(view.worth[SIZES.index(piece[0])] for piece in own if piece in view.good)
    unseen = [
        words(f"count-{size}", count=number) + (words("count-wormy", count=worms) if worms else "")
        for size, (number, worms) in zip(SIZES, unseen_worms(view), strict=True)
        if number
    ]
    lines = [words("board-own", pieces=pieces, points=points)]
    if unseen:
        lines.append(words("board-unseen", pieces=", ".join(unseen)))
    return "\n".join(lines)


def now(view: DroleDeFromageView, turn: Seat, legal: Sequence[Action], words: Words, names: Sequence[str]) -> str:
    """The roll, and what the viewer can do with it."""
    typed = french_notation if words.language == "fr" else notation
    if view.bonus and turn != view.seat:
        return words("board-bonus-other", who=names[turn])
    if view.bonus:
        takes = [f"[{typed(action)}]" for action in legal if isinstance(action, Take)]
        return words("board-bonus", takes=" ".join(takes))
    roll = words("board-roll", who=names[turn], faces=" + ".join(view.faces), left=view.steps_left)
    if turn != view.seat:
        return roll
    board = lay_board(view, list(view.board))
    ways = []
    for action in legal:
        if isinstance(action, Step):
            pushed = len(board.chain(turn, WAYS.index(action.to)))
            way = f"[{typed(action)}]"
            ways.append(words("board-push", way=way, pieces=pushed) if pushed else way)
    return roll + "\n" + words("board-steps", ways="  ".join(ways))
