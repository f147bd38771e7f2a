"""A table for tests: boards are drawn as in the rulebook, dice and undersides are laid ready, mice are moved by name.

In a drawing 1, 2 and 3 are small, medium and large pieces, and S, W, N, E the mice of those sides. Whoever has a mouse
in the drawing sits at the table, so a drawing with S and N is a game for two.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from fromagerie.engine.chance import Drawn, StackedDealer
from fromagerie.engine.dealer import SeededDealer
from fromagerie.engine.model import Seat
from fromagerie.engine.table import Table, open_table
from fromagerie.games.drole_de_fromage import GAME, DroleDeFromageGame
from fromagerie.games.drole_de_fromage.box import Box, BySize, Layout, check_box
from fromagerie.games.drole_de_fromage.model import Looked
from fromagerie.games.drole_de_fromage.pieces import ALL_CELLS, DRAWN, SIDES, SIZES, WAYS
from fromagerie.games.drole_de_fromage.rules import DroleDeFromage
from fromagerie.games.drole_de_fromage.rules_board import EMPTY, MOUSE
from fromagerie.games.drole_de_fromage.view import DroleDeFromageView
from tests.table_helpers import awaited, can, luck_of, play, refuse, told, typed

# The tests take these from here as well.
__all__ = ["awaited", "luck_of", "refuse", "told", "typed"]

NAMES: Final = {"S": "Sophie", "W": "Wim", "N": "Nora", "E": "Emil"}
EVERY_TABLE: Final = (2, 3, 4)
UNDERSIDES: Final = ("good", "wormy")


# Set up


def design_game(drawing: str, worms: Sequence[int] = (0, 0, 0)) -> DroleDeFromageGame:
    """The game with its board as drawn. Mice that are not drawn get a start cell, as a box needs, but do not play."""
    cells = "".join(drawing.split())
    for way in WAYS:
        if way not in cells:
            cells = cells.replace(".", way, 1)
    game = DroleDeFromageGame()
    rows = tuple(cells[start : start + 8] for start in range(0, 64, 8))
    game.box = Box(Layout(rows), game.box.die, BySize(*worms), game.box.points)
    check_box(game.box)
    return game


def sit_around(drawing: str, **given: Any) -> Table:
    """A table with the board as drawn; see `sit_down` for the rest."""
    sides = [way for way in WAYS if way in drawing]
    if len(sides) == 3:
        given["empty"] = next(side for side, way in zip(SIDES, WAYS, strict=True) if way not in sides)
    return sit_down(len(sides), game=design_game(drawing, given.pop("worms", (0, 0, 0))), **given)


def sit_down(
    players: int = 4,
    *,
    rolls: str = "",
    undersides: str = "",
    game: DroleDeFromageGame = GAME,
    **options: Any,
) -> Table:
    """A table where the first seat is the youngest. Faces of the die ("* 3 2") and undersides come as laid ready."""
    options.setdefault("ages", "0123"[:players])
    sides = {2: "SN", 3: [way for side, way in zip(SIDES, WAYS, strict=True) if side != options.get("empty", "east")]}
    names = [NAMES[way] for way in sides.get(players, WAYS)]
    dealer = StackedDealer([], on=SeededDealer(1))
    lay_ready(dealer, rolls=rolls, undersides=undersides)
    return open_table(game, names, game.read_options(options), dealer)


def lay_ready(dealer: StackedDealer, *, rolls: str = "", undersides: str = "", pieces: Sequence[int] = ()) -> None:
    """What chance is to answer next."""
    dealer.stack += [Drawn("die", ["*123456789".index(face)]) for face in rolls.split()]
    dealer.stack += [Drawn("underside", [UNDERSIDES.index(side)]) for side in undersides.split()]
    dealer.stack += [Drawn("piece", [piece]) for piece in pieces]


def put(cells: Mapping[str, str]) -> str:
    """A drawing with these signs on these cells and nothing elsewhere."""
    rows = [[cells.get(f"{column}{row}", ".") for column in "abcdefgh"] for row in range(1, 9)]
    return "\n".join(" ".join(row) for row in rows)


# Playing

# A step ("N"), or what is done about a bonus ("2L", "PASS").
walk = play


# Looking


def who(table: Table) -> str:
    """The name of whoever is awaited."""
    return table.names[awaited(table)]


def look(table: Table, seat: Seat | None) -> DroleDeFromageView:
    view = table.view(seat)
    assert isinstance(view, DroleDeFromageView)
    return view


def open_up(table: Table) -> DroleDeFromage:
    """The whole truth, which nobody at the table sees."""
    assert isinstance(table.state, DroleDeFromage)
    return table.state


def draw(table: Table) -> str:
    """The board as it stands, drawn like those in the tests."""
    state = open_up(table)
    signs = []
    for cell in ALL_CELLS:
        held = state.board.cells[cell]
        if held == EMPTY:
            signs.append(".")
        elif held >= MOUSE:
            signs.append(WAYS[state.setup.sides[held - MOUSE]])
        else:
            signs.append(DRAWN[state.setup.sizes[held - 1]])
    return "\n".join(" ".join(signs[start : start + 8]) for start in range(0, 64, 8))


def drawn(drawing: str) -> str:
    """A drawing as `draw` makes it, whatever its indent."""
    return "\n".join(line.strip() for line in drawing.strip().splitlines())


def sizes(table: Table, name: str) -> str:
    """What a player has harvested, by size: "LLS"."""
    held = [piece[0] for piece in look(table, None).harvest[table.names.index(name)]]
    return "".join(sorted(held, key=SIZES.index))


def looks(table: Table, name: str) -> list[str]:
    """What a player has found under the cheese: "L1 good", "M3 wormy"."""
    heard = [event for event in table.events(table.names.index(name)) if isinstance(event, Looked)]
    return [f"{event.piece} {UNDERSIDES[event.wormy]}" for event in heard]


def can_do(table: Table) -> str:
    """What whoever is awaited may do now."""
    return can(table, awaited(table))
