"""A table for tests: dice fall as they are told to, and a race is written down as it happens.

In a race each word is a player's initial and what they do: "A2 AW C3" is Adrien putting down 2 and covering it, then
Charlie putting down 3.
"""

from typing import Any, Final

from fromagerie.engine.bits import set_of
from fromagerie.engine.chance import Drawn, StackedDealer
from fromagerie.engine.dealer import SeededDealer
from fromagerie.engine.model import Action, Seat
from fromagerie.engine.table import Table, open_table
from fromagerie.games.cheese_master import GAME, CheeseMasterGame
from fromagerie.games.cheese_master.box import Box, DieInBox, check_box
from fromagerie.games.cheese_master.model import RoundEnded
from fromagerie.games.cheese_master.rules import CheeseMaster
from fromagerie.games.cheese_master.view import CheeseMasterView
from tests.table_helpers import awaited, luck_of, refuse_action, told

# The tests take these from here as well.
__all__ = ["awaited", "told"]

PLAYERS: Final = ("Adrien", "Charlie", "Maeva", "Johan", "Biboun", "Lea", "Omar", "Zoe")
ADRIEN, CHARLIE, MAEVA, JOHAN, BIBOUN, LEA, OMAR, ZOE = range(8)
SEAT_OF: Final = {name[0]: seat for seat, name in enumerate(PLAYERS)}
EVERY_TABLE: Final = (2, 3, 4, 5, 6, 7, 8)
# Three yellow dice that leave two cheeses.
TWO_LEFT: Final = "cheese-2 cheese-1 mouse-1"


# Set up


def sit(players: int = 4, *, roller: Seat = ADRIEN, game: CheeseMasterGame = GAME, **options: Any) -> Table:
    """A table whose dice are still in the cup."""
    dealer = StackedDealer([("roller", [roller])], on=SeededDealer(1))
    return open_table(game, PLAYERS[:players], game.read_options(options), dealer)


def design_game(*dice: DieInBox, points: int = 7, wheels: int = 7) -> CheeseMasterGame:
    """The game with a designer's box."""
    game = CheeseMasterGame()
    game.box = Box(points, wheels, dice)
    check_box(game.box)
    return game


def give_points(table: Table, points: str) -> None:
    """What everybody has before the next throw, by seat; whoever has 0 is out."""
    state = open_up(table)
    for seat, number in enumerate(points.split()):
        state.points[seat] = int(number)
    state.living = set_of([seat for seat, number in enumerate(points.split()) if number != "0"])


def lay_ready(table: Table, what: str, *things: int) -> None:
    luck_of(table).stack.append(Drawn(what, list(things)))


# Playing


def throw(table: Table, faces: str = TWO_LEFT) -> None:
    """Whoever has the dice throws them, and they show this. Before that, the first seat left is named if need be."""
    if look(table).phase == "naming":
        table.act(awaited(table), table.legal(awaited(table))[0])
    dice = [die.name for die in look(table).dice]
    box: Box = table.game.box
    for die, face in zip(dice, faces.split(), strict=True):
        lay_ready(table, die, box.faces.index(face))
    table.act(awaited(table), typed(table, "R"))


def race(table: Table, moves: str) -> None:
    """What everybody does, in this order."""
    for move in moves.split():
        table.act(SEAT_OF[move[0]], typed(table, move[1:]))


def play_round(table: Table, moves: str, faces: str = TWO_LEFT) -> RoundEnded:
    """A whole round; says how it ended."""
    rounds = len(told(table, RoundEnded))
    throw(table, faces)
    race(table, moves)
    assert len(told(table, RoundEnded)) == rounds + 1, "the round is not over"
    return told(table, RoundEnded)[-1]


def win_game(table: Table, winner: Seat) -> None:
    """Everybody but the winner grabs wheels with no plate down until they are out."""
    playing = look(table).game
    table.act(awaited(table), typed(table, "R"))
    for seat in look(table).living:
        while seat != winner and look(table).game == playing and seat in look(table).living and not table.over:
            table.act(seat, typed(table, "W"))


# Looking


def look(table: Table, seat: Seat | None = None) -> CheeseMasterView:
    view = table.view(seat)
    assert isinstance(view, CheeseMasterView)
    return view


def open_up(table: Table) -> CheeseMaster:
    assert isinstance(table.state, CheeseMaster)
    return table.state


def points(table: Table) -> list[int]:
    return look(table).points


def can_do(table: Table, seat: Seat) -> str:
    return " ".join(table.game.notation(action).partition("@")[0] for action in table.legal(seat))


def refuse(table: Table, seat: Seat, move: str) -> str:
    """Try a move that must be refused and change nothing; says which clause is held against it."""
    return refuse_action(table, seat, typed(table, move))


def typed(table: Table, move: str) -> Action:
    """A plate or a wheel is for the roll on the table, unless the roll is named: 3, W, 3@6."""
    known = table.game.action_typed
    return known[move] if move in known else known[f"{move}@{look(table).roll % 8}"]
