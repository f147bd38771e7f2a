"""A referee for Drôle de Fromage: plays a whole game again on paper, from what was told alone, and recounts everything.

It shares nothing with the rules but the words of the events: the board is a dictionary of rows and columns, a push
moves pieces one by one, the box is read from its file.
"""

import functools
import tomllib
from pathlib import Path
from typing import Any

from fromagerie.engine.bits import members_of
from fromagerie.engine.game import AnyGame
from fromagerie.engine.model import Event, Seat, Told
from fromagerie.games.drole_de_fromage.model import (
    AgesTold,
    BonusWon,
    DroleDeFromageOptions,
    Fell,
    GameBegan,
    GameScored,
    Looked,
    Rolled,
    Stepped,
    Stopped,
    Took,
    Won,
)
from fromagerie.games.drole_de_fromage.rules import DroleDeFromage

Cell = tuple[int, int]

WAYS: dict[str, Cell] = {"S": (1, 0), "W": (0, -1), "N": (-1, 0), "E": (0, 1)}
SIGNS = {"3": "L", "2": "M", "1": "S"}


def check(game: AnyGame, players: int, options: DroleDeFromageOptions, told: list[Told], state: DroleDeFromage) -> None:
    """Recount a finished game; AssertionError says what does not add up."""
    referee = Referee(read_box(game.box_file), players, options)
    for to, event in told:
        assert to == (event.seat if isinstance(event, Looked) else None), f"{event} was told to {to}"
        referee.hear(event)
    referee.compare(state)


def check_position(state: DroleDeFromage) -> None:
    """What holds after every action: all the cheese is somewhere, the mice keep apart, the worms are not too many."""
    lying = state.board.pieces()
    places = [*lying, *members_of(state.gone)]
    for harvest in state.harvest:
        places += members_of(harvest)
    assert sorted(places) == list(range(len(state.setup.pieces))), "a piece is lost, or in two places"
    cells = [*lying.values(), *state.board.mice]
    assert len(set(cells)) == len(cells), "two things stand on one cell"
    for seat, cell in enumerate(state.board.mice):
        assert state.board.cells[cell] == 64 + seat, "a mouse is not where it says it is"
    assert sum(held not in (0, 128) for held in state.board.cells) == len(cells), "something else is on the board"
    assert not state.wormy & ~state.turned, "a piece is wormy that nobody has turned over"
    assert not state.turned & ~state.harvested(), "somebody looked under a piece that nobody owns"
    for size in range(3):
        pieces, worms = state.setup.of_size[size], state.setup.worms[size]
        wormy = len(members_of(pieces & state.wormy))
        good = len(members_of(pieces & state.turned & ~state.wormy))
        assert wormy <= worms, "there are too many worms"
        assert good <= len(members_of(pieces)) - worms, "there are too few worms left"
    if state.to_act():
        assert state.bonus != (state.steps_left > 0), "either there are steps to walk, or a bonus to settle"
        assert state.bonus == (not lying), "the bonus comes when the board is empty"


@functools.cache
def read_box(file: Path) -> dict[str, Any]:
    return tomllib.loads(file.read_text(encoding="utf-8"))


class Referee:
    """Follows a game from event to event with pencil and paper."""

    def __init__(self, box: dict[str, Any], players: int, options: DroleDeFromageOptions) -> None:
        self.players = players
        self.options = options
        self.rows = [row.replace(" ", "") for row in box["board"]["rows"]]
        self.faces: list[str] = box["die"]["faces"]
        by_size = zip("LMS", ("large", "medium", "small"), strict=True)
        self.worms = {letter: box["worms"][size] for letter, size in by_size}
        worth = options.points.split("/") if options.points else box["points"].values()
        self.worth = dict(zip("LMS", map(int, worth), strict=True))
        empty = (options.empty or "east")[0].upper() if players == 3 else ""
        self.sides = "SN" if players == 2 else "SWNE".replace(empty, "")
        self.ages: list[Seat] = []
        self.sheet: list[list[int]] = []
        self.to_look: str | None = None
        self.over = False

    def hear(self, event: Event) -> None:
        assert not self.over, f"{event} after the end"
        assert self.to_look is None or isinstance(event, Looked), f"nobody looked under {self.to_look}"
        match event:
            case Stepped():
                self.step(event)
            case Rolled():
                self.roll(event)
            case Fell():
                self.fall(event)
            case Looked():
                self.look(event)
            case AgesTold():
                self.tell_ages(event)
            case GameBegan():
                self.begin(event)
            case BonusWon():
                self.offer(event)
            case Took():
                self.take(event)
            case Stopped():
                self.stop(event)
            case GameScored():
                self.score(event)
            case Won():
                self.end(event)

    # The beginning

    def tell_ages(self, event: AgesTold) -> None:
        assert not self.ages, "ages are told twice"
        assert sorted(event.seats) == list(range(self.players)), "somebody has no age"
        assert self.options.ages in (None, "".join(map(str, event.seats))), "not the ages that were agreed on"
        self.ages = event.seats

    def begin(self, event: GameBegan) -> None:
        assert event.game == len(self.sheet) + 1 <= self.options.games, f"game {event.game} after {len(self.sheet)}"
        last = self.sheet[-1] if self.sheet else [0] * self.players
        opener = min(self.ages, key=lambda seat: last[seat])
        if self.options.first is not None and not self.sheet:
            opener = self.options.first
        assert event.first == opener, f"seat {event.first} opens instead of {opener}"
        self.cheese: dict[Cell, str] = {}
        self.mice: dict[Seat, Cell] = {}
        numbers = {"L": 0, "M": 0, "S": 0}
        for row, line in enumerate(self.rows, start=1):
            for column, sign in enumerate(line, start=1):
                if sign in SIGNS:
                    numbers[SIGNS[sign]] += 1
                    self.cheese[row, column] = f"{SIGNS[sign]}{numbers[SIGNS[sign]]}"
                elif sign in self.sides:
                    self.mice[self.sides.index(sign)] = (row, column)
        self.pieces = sorted(self.cheese.values())
        self.harvest: list[list[str]] = [[] for _ in range(self.players)]
        self.gone: list[str] = []
        self.under: dict[str, bool] = {}
        self.fell: Fell | None = None
        self.left = 0
        self.turns = 0
        self.turn = (event.first - 1) % self.players
        self.bonus: Seat | None = None
        self.ended = False

    # A turn

    def roll(self, event: Rolled) -> None:
        assert self.left == 0, "somebody rolls before the last one has walked"
        assert self.cheese, "somebody rolls on an empty board"
        self.turns += 1
        assert self.turns <= self.options.max_turns, "the game goes on too long"
        self.turn = (self.turn + 1) % self.players
        assert event.seat == self.turn, f"seat {event.seat} rolls out of turn"
        *stars, number = event.faces
        assert set(stars) <= {"*"}, f"rolled on after a number: {event.faces}"
        assert number != "*", f"stopped rolling at a star: {event.faces}"
        assert {*event.faces} <= {*self.faces}, f"{event.faces} are not on the die"
        assert event.steps == int(number) * (2 if stars else 1), f"{event.faces} are not {event.steps} steps"
        stuck = not any(self.is_free(event.seat, way) for way in WAYS)
        assert event.stuck == stuck, f"seat {event.seat} is {'' if stuck else 'not '}stuck"
        self.left = 0 if stuck else event.steps

    def is_free(self, seat: Seat, way: str) -> bool:
        """Whether that mouse can step that way."""
        ahead = beyond(self.mice[seat], way)
        if not on_board(ahead):
            return False
        while ahead in self.cheese:
            ahead = beyond(ahead, way)
        return ahead not in self.mice.values()

    def step(self, event: Stepped) -> None:
        assert event.seat == self.turn, f"seat {event.seat} steps out of turn"
        assert self.left > 0, f"seat {event.seat} walks too far"
        assert self.is_free(event.seat, event.to), f"seat {event.seat} cannot step {event.to}"
        self.settle_fall()
        self.left -= 1
        assert event.left == self.left, f"{self.left} steps are left, not {event.left}"
        pushed = self.push(beyond(self.mice[event.seat], event.to), event.to)
        assert event.pushed == pushed, f"{event.pushed} are told, but {pushed} pushed"
        self.mice[event.seat] = beyond(self.mice[event.seat], event.to)
        row, column = self.mice[event.seat]
        assert event.cell == f"{'abcdefgh'[column - 1]}{row}", f"{event.cell} is not where the mouse is"
        assert len(set(self.mice.values())) == self.players, "two mice share a cell"
        assert not self.cheese.keys() & set(self.mice.values()), "a mouse stands on cheese"
        self.count_cheese()

    def push(self, cell: Cell, way: str) -> list[str]:
        """Make room on a cell: what lies there goes one further, after what lies beyond."""
        piece = self.cheese.pop(cell, None)
        if piece is None:
            return []
        target = beyond(cell, way)
        further = self.push(target, way)
        if on_board(target):
            self.cheese[target] = piece
        else:
            owner = self.sides.index(way) if way in self.sides else None
            self.fell = Fell(piece=piece, side=way, seat=owner)
        return [piece, *further]

    def fall(self, event: Fell) -> None:
        assert event == self.fell, f"{event}, but {self.fell}"
        self.fell = None
        if event.seat is None:
            self.gone.append(event.piece)
        else:
            self.harvest[event.seat].append(event.piece)
            self.to_look = event.piece if self.options.peek else None
        self.count_cheese()
        if not self.cheese:
            self.left = 0
            rich = any(pieces for seat, pieces in enumerate(self.harvest) if seat != event.seat)
            self.bonus = event.seat if rich else None
            self.ended = self.bonus is None

    def settle_fall(self) -> None:
        assert self.fell is None, f"{self.fell} was not told"

    def look(self, event: Looked) -> None:
        assert self.options.peek, "somebody looks where nobody may"
        assert self.harvest[event.seat][-1] == event.piece, f"seat {event.seat} looks under {event.piece}"
        assert event.piece not in self.under, f"{event.piece} is looked under twice"
        self.under[event.piece] = event.wormy
        self.to_look = None

    def count_cheese(self) -> None:
        everywhere = [*self.cheese.values(), *self.gone, *(piece for pieces in self.harvest for piece in pieces)]
        everywhere += [self.fell.piece] if self.fell else []
        assert sorted(everywhere) == self.pieces, "cheese is missing, or there twice"

    # The end

    def offer(self, event: BonusWon) -> None:
        assert not self.cheese, "a bonus while there is cheese on the board"
        assert event.seat == self.bonus, f"the bonus is for seat {self.bonus}, not {event.seat}"

    def take(self, event: Took) -> None:
        assert event.seat == self.bonus, f"seat {event.seat} has no bonus"
        self.bonus = None
        self.ended = True
        if event.victim is None:
            assert event.piece is None, "something is taken from nobody"
            return
        assert event.victim != event.seat, "a seat takes from itself"
        assert event.piece is not None, "nothing is taken from somebody"
        self.harvest[event.victim].remove(event.piece)
        self.harvest[event.seat].append(event.piece)

    def stop(self, event: Stopped) -> None:
        assert event.turns == self.turns == self.options.max_turns, f"the game is stopped after {event.turns} turns"
        assert self.left == 0, "the game is stopped in the middle of a move"
        self.ended = True

    def score(self, event: GameScored) -> None:
        assert self.ended, "points are counted before the end"
        assert [sorted(pieces) for pieces in event.harvest] == [sorted(pieces) for pieces in self.harvest]
        for pieces in self.harvest:
            for piece in pieces:
                assert self.under.setdefault(piece, piece in event.wormy) == (piece in event.wormy), f"{piece} changed"
                assert self.options.peek or piece in self.under
        assert {piece for piece, wormy in self.under.items() if wormy} == set(event.wormy), "worms come from nowhere"
        for size, worms in self.worms.items():
            wormy = [bad for piece, bad in self.under.items() if piece[0] == size]
            pieces_of_size = sum(piece[0] == size for piece in self.pieces)
            assert sum(wormy) <= worms, f"{sum(wormy)} worms in {size}"
            assert len(wormy) - sum(wormy) <= pieces_of_size - worms, f"too few worms in {size}"
        points = [sum(self.worth[piece[0]] for piece in pieces if not self.under[piece]) for pieces in self.harvest]
        self.sheet.append(points)
        assert event.points == points, f"{event.points} should be {points}"
        assert (event.game, event.games, event.wins) == (len(self.sheet), self.options.games, self.wins())

    def wins(self) -> list[int]:
        return [sum(points[seat] == max(points) for points in self.sheet) for seat in range(self.players)]

    def totals(self) -> list[int]:
        return [sum(points[seat] for points in self.sheet) for seat in range(self.players)]

    def best(self) -> list[Seat]:
        """Who won: by games, then by points."""
        rank = list(zip(self.wins(), self.totals(), strict=True))
        return [seat for seat in range(self.players) if rank[seat] == max(rank)]

    def end(self, event: Won) -> None:
        assert len(self.sheet) == self.options.games, f"the series ended after {len(self.sheet)} games"
        expected = Won(self.best(), self.options.games, self.wins(), self.totals())
        assert event == expected, f"{event} should be {expected}"
        self.over = True

    def compare(self, state: DroleDeFromage) -> None:
        """What the rules say at the end is what stands on paper."""
        assert self.over, "the game was never won"
        assert state.scores() == self.totals(), f"scores {state.scores()} should be {self.totals()}"
        assert state.winners() == self.best(), f"winners {state.winners()} should be {self.best()}"
        assert state.sheet == self.sheet, "the sheet is not what was told"
        check_position(state)
        lying = {(cell // 10, cell % 10): state.setup.pieces[piece] for piece, cell in state.board.pieces().items()}
        assert lying == self.cheese, "the board is not what was told"


def beyond(cell: Cell, way: str) -> Cell:
    down, right = WAYS[way]
    return cell[0] + down, cell[1] + right


def on_board(cell: Cell) -> bool:
    return 1 <= cell[0] <= 8 and 1 <= cell[1] <= 8
