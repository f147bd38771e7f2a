"""A table for tests: the deck is stacked by name, moves are made by name, and rounds can be drawn.

In a drawing, columns are hands and rows are tricks; > leads, * takes. Rows without marks stay in hand:

    Jerry  Pinky   Remy  Minnie
      >B7     B5    B9*      B2
       R9     B3     P6      P8
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec

from fromagerie.engine.chance import Drawn, StackedDealer
from fromagerie.engine.dealer import SeededDealer
from fromagerie.engine.model import Seat
from fromagerie.engine.table import Table, open_table
from fromagerie.games.cheez_tricks import GAME, CheezTricksGame
from fromagerie.games.cheez_tricks.box import Box, CatCard, Deck, Points, check_box
from fromagerie.games.cheez_tricks.cards import NAMES, NUMBERS, VARIETIES
from fromagerie.games.cheez_tricks.model import Captured, RoundBegan, TookTrick
from fromagerie.games.cheez_tricks.rules import CheezTricks
from fromagerie.games.cheez_tricks.rules_table import card_names
from fromagerie.games.cheez_tricks.view import CheezTricksView
from tests.table_helpers import awaited, can, luck_of, play, refuse, told

# The tests take these from here as well.
__all__ = ["awaited", "play", "refuse", "told"]

MICE: Final = ("Jerry", "Pinky", "Remy", "Minnie", "Basil")
JERRY, PINKY, REMY, MINNIE, BASIL = range(5)
EVERY_TABLE: Final = (2, 3, 4, 5)
# Cats that stay out of the way in a drawing that has none of their cards.
HUNGRY: Final = "SIS8 SIR8 SIP8"

# Cut to as many tricks and mice as wanted: the mice take one trick each, in turn.
EACH_TAKES_ONE: Final = """
    Jerry   Pinky    Remy  Minnie   Basil
     >B7*      B5      B4      B3      B2
      >P2     P5*      P3      P1      P4
       R3     >R4     R9*      R1      R2
       S3      S4     >S5     S9*      S1
       R7      R5      P7     >R6    R10*
"""


# Set up


def design_game(
    players: int, deck: Deck, cats: Mapping[str, CatCard], pay: tuple[int, int, int, int] = (2, 1, 0, 3)
) -> CheezTricksGame:
    """The game with a designer's box for one number of players, every cat of it used in both modes."""
    game = CheezTricksGame()
    used = {name: msgspec.structs.replace(cat, players=(players,), domestic=True) for name, cat in cats.items()}
    game.box = Box({str(players): deck}, Points(pay), used)
    check_box(game.box)
    return game


def printed_cats(names: str) -> dict[str, CatCard]:
    return {name: GAME.box.cats[name] for name in names.split()}


def deal(
    players: int = 4,
    *,
    hands: Mapping[Seat, str] | None = None,
    out: str = "",
    cats: str = "",
    trump: str = "S",
    first: Seat = JERRY,
    game: CheezTricksGame = GAME,
    **options: Any,
) -> Table:
    """A table just dealt. Hands may be given in part, lowest cards fill them up; cards named in `out` are not dealt."""
    options.setdefault("mode", "wild")
    chance = [("first", [first]), ("trump", [VARIETIES.index(trump)]), *stack(game, players, hands or {}, out, cats)]
    dealer = StackedDealer(chance, on=SeededDealer(1))
    return open_table(game, MICE[:players], game.read_options(options), dealer)


def lay_ready(table: Table, *, hands: Mapping[Seat, str] | None = None, out: str = "", cats: str = "") -> None:
    """Stack the deck of the next round."""
    luck_of(table).stack += [Drawn(*drawn) for drawn in stack(table.game, len(table.names), hands or {}, out, cats)]


def stack(game: Any, players: int, hands: Mapping[Seat, str], out: str, cats: str) -> list[tuple[str, list[int]]]:
    """What chance is to answer when a round is dealt."""
    deck: Deck = game.box.players[str(players)]
    promised = [hands.get(seat, "").split() for seat in range(players)]
    taken = {*out.split(), *(card for hand in promised for card in hand)}
    rest = [card for card in NAMES[: len(VARIETIES) * deck.values] if card not in taken]
    order: list[str] = []
    for hand in promised:
        missing = deck.hand - len(hand)
        order += [*hand, *rest[:missing]]
        rest = rest[missing:]
    known = list(game.box.cats)
    return [
        ("cheese", [NUMBERS[card] for card in order]),
        ("cats", [known.index(cat) for cat in cats.split()]),
    ]


# Playing


def play_round(table: Table) -> None:
    """Play the round to its end: everybody the first move they have, so Swiss is named and low cards go first."""
    rounds = len(look(table, None).sheet)
    while not table.over and len(look(table, None).sheet) == rounds:
        table.act(awaited(table), table.legal(awaited(table))[0])


def play_game(table: Table) -> None:
    while not table.over:
        play_round(table)


def play_drawing(
    drawing: str,
    *,
    cats: str = HUNGRY,
    trump: str = "S",
    rounds: int = 1,
    sheet: Sequence[list[int]] = (),
    game: CheezTricksGame | None = None,
    **options: Any,
) -> Table:
    """Deal the columns of a drawing and play its rows; fails where another seat leads or takes than drawn.

    Without a game, hands are as long as the drawing and the rest of the forty cards is left out. With a sheet, the
    points of earlier rounds, the drawn round is played after those.
    """
    names, *rows = [line.split() for line in drawing.strip().splitlines()]
    players = len(names)
    assert tuple(names) == MICE[:players], f"the mice at the table are {MICE[:players]}, not {names}"
    if game is None:
        game = design_game(players, Deck(values=10, hand=len(rows), rounds=rounds + len(sheet)), printed_cats(cats))
    hands = {seat: " ".join(row[seat].strip(">*") for row in rows) for seat in range(players)}
    first = next(seat for seat, cell in enumerate(rows[0]) if cell.startswith(">"))
    table = deal(players, hands=hands, cats=cats, trump=trump, first=first, game=game, **options)
    open_up(table).sheet = list(sheet)
    open_up(table).round = len(sheet)
    play_rows(table, rows)
    return table


def cut(drawing: str, players: int, *, tricks: int) -> str:
    """The first so many columns and tricks of a drawing."""
    names, *rows = drawing.strip().splitlines()
    return "\n".join(" ".join(line.split()[:players]) for line in [names, *rows[:tricks]])


def break_off(drawing: str, *, after: int) -> str:
    """The same hands, but only so many tricks played: the other rows lose their marks."""
    names, *rows = drawing.strip().splitlines()
    return "\n".join([names, *rows[:after], *(row.replace(">", "").replace("*", "") for row in rows[after:])])


def play_rows(table: Table, rows: list[list[str]]) -> None:
    for row in rows:
        if not any("*" in cell for cell in row):
            return
        leader = next(seat for seat, cell in enumerate(row) if cell.startswith(">"))
        assert awaited(table) == leader, f"{MICE[awaited(table)]} leads, not as drawn: {row}"
        play(table, " ".join(cell.strip(">*") for cell in row[leader:] + row[:leader]))
        taker = told(table, TookTrick)[-1].seat
        assert row[taker].endswith("*"), f"{MICE[taker]} takes the trick, not as drawn: {row}"


# Looking

can_play = can


def look(table: Table, seat: Seat | None) -> CheezTricksView:
    view = table.view(seat)
    assert isinstance(view, CheezTricksView)
    return view


def open_up(table: Table) -> CheezTricks:
    """The whole truth, which nobody at the table sees."""
    assert isinstance(table.state, CheezTricks)
    return table.state


def show_hand(table: Table, seat: Seat) -> list[str]:
    return look(table, seat).hand


def turn_over(table: Table, seat: Seat) -> list[str]:
    """The cards a seat has won this round, face up or face down."""
    return card_names(open_up(table).won[seat])


def list_captives(table: Table, in_round: int = 1) -> dict[str, list[str]]:
    """Whom each cat has captured so far in a round, as the table was told."""
    captives: dict[str, list[str]] = {}
    now = 0
    for event in table.events(None):
        match event:
            case RoundBegan():
                now = event.round
            case Captured() if now == in_round:
                assert event.cat not in captives, f"{event.cat} captures twice in one round"
                captives[event.cat] = [MICE[seat] for seat in event.seats]
    return captives
