"""A referee for Cheese Rescue: plays a whole game again on paper, from what was told alone, and recounts everything.

It shares nothing with the rules but the words of the events: cells are pairs of numbers, hands are lists, the box is
read from its file. `check_state` looks at a state in the middle of a game, hidden cards included.
"""

import functools
import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

from fromagerie.engine.game import AnyGame, all_games
from fromagerie.engine.model import Event, Seat, Told
from fromagerie.engine.state import NOBODY
from fromagerie.games.cheese_rescue.cards import CELL_NAMES
from fromagerie.games.cheese_rescue.model import (
    CheeseRescueOptions,
    Dealt,
    Drew,
    GameBegan,
    GameScored,
    GameWon,
    Lying,
    PickedUp,
    Placed,
    Removed,
)
from fromagerie.games.cheese_rescue.rules import CheeseRescue

Cell = tuple[int, int]
NAMES = {"D": "dog", "C": "cat", "M": "mouse"}


def check(game: AnyGame, players: int, options: CheeseRescueOptions, told: list[Told], state: CheeseRescue) -> None:
    """Recount a finished game; AssertionError says what does not add up."""
    referee = Referee(read_box(game.box_file), players, options)
    for to, event in told:
        assert to == (event.seat if isinstance(event, Dealt | PickedUp) else None), f"{event} was told to {to}"
        referee.hear(event)
    referee.compare(state)


@functools.cache
def read_box(file: Path) -> dict[str, Any]:
    return tomllib.loads(file.read_text(encoding="utf-8"))


def cell_at(name: str) -> Cell:
    return int(name[1:]), ord(name[0]) - ord("a") + 1


def neighbours(cell: Cell) -> list[Cell]:
    row, column = cell
    return [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]


def fits(cells: list[Cell], side: int) -> bool:
    """Whether a square of this side holds all the cells."""
    return all(max(line) - min(line) < side for line in zip(*cells, strict=True))


class Referee:
    """Follows a game from event to event with pencil and paper."""

    def __init__(self, box: dict[str, Any], players: int, options: CheeseRescueOptions) -> None:
        self.players = players
        self.options = options
        self.square: dict[str, Any] = box["players"][str(players)]
        self.side: int = self.square["side"]
        self.cheeses = [str(value) for value in box["cheese"]["values"]]
        self.drawn: int = box["hand"]["drawn"]
        # What nobody has been dealt yet.
        self.pile = Counter({card: box["animals"][name] - self.square["remove"][name] for card, name in NAMES.items()})
        self.hands: list[list[str]] = [[] for _ in range(players)]
        self.table: dict[Cell, tuple[str, Seat | None]] = {}
        self.placed = [0] * players
        self.awaited: list[str] = ["GameBegan"]
        self.waves = 0

    def hear(self, event: Event) -> None:
        kind = type(event).__name__
        assert kind == self.awaited[0], f"{event}, but {self.awaited[0]} should come first"
        self.awaited.pop(0)
        match event:
            case GameBegan():
                self.begin(event)
            case Dealt():
                self.deal(event)
            case Placed():
                self.place(event)
            case Drew():
                assert event == Drew(self.turn, self.pile.total() - 1), f"{event} of {self.pile.total()} by {self.turn}"
            case PickedUp():
                self.pick_up(event)
            case Removed():
                self.remove(event)
            case GameScored():
                assert event == GameScored(self.points(), self.cheeses_left()), f"{event}, counted {self.points()}"
            case GameWon():
                assert event == GameWon(self.best(), self.points()), f"{event}, but {self.best()} won"

    def begin(self, event: GameBegan) -> None:
        if self.options.first is not None:
            assert event.first == self.options.first, "another seat begins than was agreed"
        assert (event.start is not None) == self.square["start"], "the start card is where it should not be, or not"
        self.turn = event.first
        self.start = None if event.start is None else cell_at(event.start)
        if self.start is not None:
            self.table[self.start] = ("S", None)
        self.awaited = ["Dealt"] * self.players + ["Placed"]

    def deal(self, event: Dealt) -> None:
        animals = [card for card in event.hand if card in NAMES]
        assert sorted(event.hand) == sorted([*self.cheeses, *animals]), f"a hand of {event.hand}"
        assert len(animals) == self.drawn, f"{len(animals)} animals in a first hand"
        self.hands[event.seat] = list(event.hand)
        self.take_from_pile(animals)

    def take_from_pile(self, cards: list[str]) -> None:
        self.pile.subtract(cards)
        assert min(self.pile.values()) >= 0, f"{cards} came from a pile that has none left"

    def place(self, event: Placed) -> None:
        assert event.seat == self.turn, f"{event} out of turn"
        assert event.card in self.hands[self.turn], f"{event} of a card that is not in hand"
        cell = cell_at(event.cell)
        assert cell not in self.table, f"{event} on a card"
        if self.table:
            assert any(beside in self.table for beside in neighbours(cell)), f"{event} touches nothing"
        self.hands[self.turn].remove(event.card)
        self.table[cell] = (event.card, None if event.card in NAMES else self.turn)
        self.placed[self.turn] += 1
        assert fits(list(self.table), self.side), f"{event} leaves the square"
        if self.options.centre and self.start is not None:
            reach = self.side // 2
            assert all(abs(here - there) <= reach for here, there in zip(cell, self.start, strict=True)), "not centred"
        if self.pile.total():
            self.awaited = ["Drew", "PickedUp"]
        else:
            self.end_turn()

    def pick_up(self, event: PickedUp) -> None:
        assert event.seat == self.turn, f"{event} out of turn"
        self.take_from_pile([event.card])
        self.hands[self.turn].append(event.card)
        self.end_turn()

    def end_turn(self) -> None:
        self.turn = (self.turn + 1) % self.players
        full = len(self.table) == self.side**2
        self.awaited = (
            ["Removed", "Removed", "Removed", "GameScored", "GameWon", "nothing more"] if full else ["Placed"]
        )

    # The end

    def remove(self, event: Removed) -> None:
        """One wave, card by card: whoever lies beside an enemy that is still there."""
        self.waves += 1
        victims, enemy = [("C", "D"), ("M", "C"), ("123", "M")][self.waves - 1]
        doomed = sorted(
            cell
            for cell, (card, _) in self.table.items()
            if card in victims and any(self.table.get(beside, ("", None))[0] == enemy for beside in neighbours(cell))
        )
        expected = Removed(self.waves, [Lying(name_of(cell), *self.table[cell]) for cell in doomed])
        assert event == expected, f"{event} should be {expected}"
        for cell in doomed:
            del self.table[cell]

    def cheeses_left(self) -> list[int]:
        return [sum(owner == seat for _, owner in self.table.values()) for seat in range(self.players)]

    def points(self) -> list[int]:
        return [sum(int(card) for card, owner in self.table.values() if owner == seat) for seat in range(self.players)]

    def best(self) -> list[Seat]:
        """Who won: by points, then by cheeses left."""
        rank = list(zip(self.points(), self.cheeses_left(), strict=True))
        return [seat for seat in range(self.players) if rank[seat] == max(rank)]

    def compare(self, state: CheeseRescue) -> None:
        """What the rules say at the end is what stands on paper."""
        assert self.awaited == ["nothing more"], f"{self.awaited[0]} never came"
        assert state.scores() == self.points(), f"scores {state.scores()} should be {self.points()}"
        assert state.winners() == self.best(), f"winners {state.winners()} should be {self.best()}"
        turns = (self.side**2 - self.square["start"]) // self.players
        assert self.placed == [turns] * self.players, f"placed {self.placed}, not {turns} each"
        for seat, hand in enumerate(self.hands):
            assert sorted(state.hand_names(seat)) == sorted(hand), f"the hand of seat {seat} is not what it kept"


def name_of(cell: Cell) -> str:
    return f"{chr(ord('a') + cell[1] - 1)}{cell[0]}"


def check_position(state: CheeseRescue) -> None:
    """Nothing is out of place, in any state of the printed game."""
    check_state(all_games()["cheese-rescue"], state)


def check_state(game: AnyGame, state: CheeseRescue) -> None:
    """What holds in the middle of a game: no card is lost, the square is not left, and all that is derived is right."""
    box = read_box(game.box_file)
    square = box["players"][str(state.players)]
    board = state.all_lying()
    hands = [state.hand_names(seat) for seat in range(state.players)]
    for kind, (card, name) in enumerate(NAMES.items()):
        there = sum(lying.card == card for lying in board) + sum(hand.count(card) for hand in hands) + state.pile[kind]
        assert there == box["animals"][name] - square["remove"][name], f"there are {there} cards {card}"
    for seat, hand in enumerate(hands):
        cheese = [int(lying.card) for lying in board if lying.seat == seat]
        cheese += [int(card) for card in hand if card.isdigit()]
        assert sorted(cheese) == sorted(box["cheese"]["values"]), f"seat {seat} has the cheeses {cheese}"
        assert state.hand_size(seat) == len(hand), f"seat {seat} holds {hand}, told as {state.hand_size(seat)}"
    assert state.pile_size() == sum(state.pile), "the pile is not as high as everybody sees"
    assert state.placed == sum(lying.card != "S" for lying in board), "cards were placed that are not there"
    taken = [cell_at(lying.cell) for lying in board]
    assert len(set(taken)) == len(taken)
    assert not taken or fits(taken, square["side"]), "the square was left"
    if state.turn != NOBODY and taken:
        free = {CELL_NAMES[cell] for cell in state.free_cells_in_order()}
        assert free == {name_of(cell) for cell in free_cells(taken, square["side"], state)}, "free cells are not free"
        assert free, "there is nowhere to place a card"
    assert (state.turn == NOBODY) == (state.placed == square["side"] ** 2 - square["start"])


def free_cells(taken: list[Cell], side: int, state: CheeseRescue) -> set[Cell]:
    """Empty cells beside a card that a square around all the cards can hold, counted the slow way."""
    beside = {cell for card in taken for cell in neighbours(card)} - set(taken)
    fitting = {cell for cell in beside if fits([*taken, cell], side)}
    if not state.setup.options.centre:
        return fitting
    return {cell for cell in fitting if all(abs(line - side) <= side // 2 for line in cell)}
