"""A table for tests: the pile is stacked by name, moves are made by name, and whole squares can be drawn.

In a drawing a letter is an animal, * is the start card, A3 is Anne's cheese of 3, a dot is an empty cell:

    A3  M  C
     D  *  B1
     M  M  A1
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from fromagerie.engine.chance import StackedDealer
from fromagerie.engine.dealer import SeededDealer
from fromagerie.engine.model import Seat
from fromagerie.engine.table import Table, open_table
from fromagerie.games.cheese_rescue import GAME, CheeseRescueGame
from fromagerie.games.cheese_rescue.box import Animals, Box, Cheese, Hand, Square, check_box
from fromagerie.games.cheese_rescue.cards import COLUMNS
from fromagerie.games.cheese_rescue.model import Removed
from fromagerie.games.cheese_rescue.rules import CheeseRescue
from fromagerie.games.cheese_rescue.text import place_of
from fromagerie.games.cheese_rescue.view import CheeseRescueView
from tests.table_helpers import awaited, play, refuse, told

# The tests take these from here as well.
__all__ = ["awaited", "play", "refuse", "told"]

NAMES: Final = ("Anne", "Bob", "Cleo", "Dan")
ANNE, BOB, CLEO, DAN = range(4)
EVERY_TABLE: Final = (2, 3, 4)
ANIMALS: Final = "DCM"
PRINTED: Final = (1, 1, 1, 2, 2, 3)

Cell = tuple[int, int]


# Set up


def deal(
    players: int = 2,
    *,
    hands: Mapping[Seat, str] | None = None,
    pile: str = "",
    first: Seat = ANNE,
    game: CheeseRescueGame = GAME,
    **options: Any,
) -> Table:
    """A table just dealt. Without hands their animals come by luck, and so does the pile after the cards named."""
    named = hands or {}
    assert set(named) in (set(), set(range(players))), "name the animals of every hand, or of none"
    order = "".join(named.get(seat, "") for seat in range(players)) + pile
    dealer = StackedDealer([("first", [first]), *stack(order)], on=SeededDealer(1))
    return open_table(game, NAMES[:players], game.read_options(options), dealer)


def stack(animals: str) -> list[tuple[str, list[int]]]:
    """What the pile is to give, card by card."""
    return [("pile", [ANIMALS.index(card)]) for card in animals if card != " "]


def design_game(
    players: int,
    side: int,
    *,
    animals: str,
    start: bool = True,
    cheeses: Sequence[int] = PRINTED,
    drawn: int = 2,
) -> CheeseRescueGame:
    """The game with a designer's box for one number of players; every animal named is in it."""
    game = CheeseRescueGame()
    in_box = Animals(*(animals.count(kind) for kind in ANIMALS))
    game.box = Box(in_box, Cheese(tuple(cheeses)), Hand(drawn), {str(players): Square(side, start, Animals(0, 0, 0))})
    check_box(game.box)
    return game


# Playing


def play_on(table: Table, turns: int = 100) -> None:
    """Everybody places the first card they have on the first free cell, so many times or to the end."""
    for _ in range(turns):
        if table.over:
            return
        table.act(awaited(table), table.legal(awaited(table))[0])


def play_square(drawing: str, *, players: int = 2, game: CheeseRescueGame | None = None, **options: Any) -> Table:
    """Play a whole game so that the full square looks as drawn: in some order, everybody in turn.

    Without a game, the square is as large as the drawing, and the pile lasts to the end.
    """
    cards = read_drawing(drawing)
    side = round(len(cards) ** 0.5)
    order = list(order_of_play(cards, players))
    turns = len(order) // players
    placed: list[str] = ["" for _ in range(players)]
    for turn, cell in enumerate(order):
        placed[turn % players] += cards[cell] if cards[cell] in ANIMALS else ""
    if game is None:
        draws = 2 + turns
        rest = "M" * (players * draws - sum(map(len, placed)))
        game = design_game(players, side, animals="".join(placed) + rest, start="*" in cards.values())
    else:
        left_over = dict(zip(ANIMALS, game.box.animals_at(players), strict=True))
        draws = sum(left_over.values()) // players
        rest = "".join(kind * (left_over[kind] - "".join(placed).count(kind)) for kind in ANIMALS)
    drawn = []
    for animals in placed:
        missing = draws - len(animals)
        drawn.append(animals + rest[:missing])
        rest = rest[missing:]
    hands = {seat: animals[:2] for seat, animals in enumerate(drawn)}
    pile = "".join(animals[turn] for turn in range(2, draws) for animals in drawn)
    table = deal(players, hands=hands, pile=pile, game=game, **options)
    row, column = origin(cards, side)
    for cell in order:
        play(table, f"{cards[cell][-1]}{COLUMNS[column + cell[1]]}{row + cell[0] + 1}")
    return table


def read_drawing(drawing: str) -> dict[Cell, str]:
    rows = [line.split() for line in drawing.strip().splitlines()]
    return {(row, column): card for row, line in enumerate(rows) for column, card in enumerate(line)}


def origin(cards: Mapping[Cell, str], side: int) -> Cell:
    """Row and column of the top left corner in the frame: the start card, or else the first cell, is in its middle."""
    start = next((cell for cell, card in cards.items() if card == "*"), (0, 0))
    return side - 1 - start[0], side - 1 - start[1]


def order_of_play(cards: Mapping[Cell, str], players: int) -> Iterator[Cell]:
    """An order in which the seats can place these cards in turn: own cheese or an animal, always beside a card."""
    start = [cell for cell, card in cards.items() if card == "*"]
    found = extend(cards, players, start, len(start))
    assert found is not None, "nobody can play this square"
    yield from found[len(start) :]


def extend(cards: Mapping[Cell, str], players: int, placed: list[Cell], start: int) -> list[Cell] | None:
    if len(placed) == len(cards):
        return placed
    seat = (len(placed) - start) % players
    free = [cell for cell in cards if cell not in placed and (not placed or touches(cell, placed))]
    if not placed:
        free = free[:1]
    own = [cell for cell in free if cards[cell][0] == NAMES[seat][0] and cards[cell] not in ANIMALS]
    for cell in [*own, *(cell for cell in free if cards[cell] in ANIMALS)]:
        found = extend(cards, players, [*placed, cell], start)
        if found:
            return found
    return None


def touches(cell: Cell, placed: Sequence[Cell]) -> bool:
    return any(abs(cell[0] - row) + abs(cell[1] - column) == 1 for row, column in placed)


# Looking


def look(table: Table, seat: Seat | None) -> CheeseRescueView:
    view = table.view(seat)
    assert isinstance(view, CheeseRescueView)
    return view


def open_up(table: Table) -> CheeseRescue:
    """The whole truth, which nobody at the table sees."""
    assert isinstance(table.state, CheeseRescue)
    return table.state


def show_hand(table: Table, seat: Seat) -> str:
    return "".join(look(table, seat).hand)


def what_is_left(table: Table, waves: int = 3) -> str:
    """The square after so many of the three removals, drawn."""
    gone = {lying.cell for event in told(table, Removed)[:waves] for lying in event.cards}
    cards = {}
    for lying in look(table, None).board:
        owner = "" if lying.seat is None else NAMES[lying.seat][0]
        cards[place_of(lying.cell)] = "." if lying.cell in gone else "*" if lying.card == "S" else owner + lying.card
    rows = sorted({row for row, _ in cards})
    return "\n".join(" ".join(cards[cell] for cell in sorted(cards) if cell[0] == row) for row in rows)


def tidy(drawing: str) -> str:
    """A drawing without its indentation, one space between cells."""
    return "\n".join(" ".join(line.split()) for line in drawing.strip().splitlines())


def cells_for(table: Table, card: str) -> str:
    """Where whoever is awaited may place this card."""
    moves = [table.game.notation(action) for action in table.legal(awaited(table))]
    return " ".join(move[1:] for move in moves if move[0] == card)
