"""A referee for Cheese Master: follows a whole game on paper, from what was told alone, and recounts everything.

It shares nothing with the rules but the words of the events: dice are strings, and cheese is counted by crossing out.
"""

import functools
import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

from fromagerie.engine.game import AnyGame
from fromagerie.engine.model import Event, Seat, Told
from fromagerie.games.cheese_master.model import (
    CheeseMasterOptions,
    Eliminated,
    GameBegan,
    GameWon,
    Penalised,
    PlatePut,
    PointsReturned,
    Rolled,
    RollerNamed,
    RoundEnded,
    SlamTied,
    SlamWon,
    WheelTaken,
)
from fromagerie.games.cheese_master.rules import CheeseMaster


def check(game: AnyGame, players: int, options: CheeseMasterOptions, told: list[Told], state: CheeseMaster) -> None:
    """Recount a finished game; AssertionError says what does not add up."""
    referee = Referee(read_box(game.box_file), players, options)
    for to, event in told:
        assert to is None, f"{event} was told to {to} alone, but nothing is secret here"
        referee.hear(event)
    referee.compare(state)


def check_position(state: CheeseMaster) -> None:
    """What holds at every step of every game."""
    living = [seat for seat in range(state.players) if state.living >> seat & 1]
    assert living, "nobody is left"
    assert all(points >= 0 for points in state.points), "somebody has less than no points"
    assert living == [seat for seat in range(state.players) if state.points[seat] > 0], "points and players differ"
    assert set(living) <= {seat for seat in range(state.players) if state.playing >> seat & 1}
    awaited = state.to_act()
    assert bool(awaited) == (len(living) > 1 or state.scores() is None)
    for seat in range(state.players):
        answers = [number for number in state.legal_actions(seat) if number < 73]
        assert seat in living or not answers, f"seat {seat} is out and could act"
    if len(awaited) > 1:
        assert state.wheels_left() + len(state.covered) == len(living) - 1, "the wheels do not add up"
        assert len(awaited) == state.wheels_left() + 1, "a race without a wheel to race for"


@functools.cache
def read_box(file: Path) -> dict[str, Any]:
    return tomllib.loads(file.read_text(encoding="utf-8"))


def count_cheese(faces: list[str]) -> int:
    """The table of effects, crossing out what is taken."""
    lying: Counter[str] = Counter()
    for face in faces:
        kind, _, amount = face.partition("-")
        lying[kind] += int(amount or 1)
    if lying["innkeeper"]:
        lying["dog"] = lying["cat"] = lying["mouse"] = 0
    for hunter, prey in (("dog", "cat"), ("cat", "mouse"), ("king", "cheese"), ("mouse", "cheese")):
        lying[prey] = max(0, lying[prey] - lying[hunter])
    return lying["cheese"]


class Referee:
    """Follows a game from event to event with pencil and paper."""

    def __init__(self, box: dict[str, Any], players: int, options: CheeseMasterOptions) -> None:
        self.start: int = box["points"]
        self.dice: dict[str, list[str]] = {die["name"]: die["faces"] for die in box["dice"]}
        self.yellow = [die["name"] for die in box["dice"] if die["colour"] == "yellow"]
        self.everybody = list(range(players))
        self.options = options
        self.games = len(self.dice) if options.slam else 1
        self.wins = [0] * players
        self.in_play: list[str] = []
        self.rolls = 0
        self.tied: list[Seat] = []
        self.over = False
        self.playing = False  # between the beginning of a game and its end
        self.racing = False

    def hear(self, event: Event) -> None:
        assert not self.over, f"{event} after the end"
        match event:
            case GameBegan():
                self.begin(event)
            case Rolled():
                self.roll(event)
            case PlatePut():
                self.put(event)
            case WheelTaken():
                self.take(event)
            case Penalised():
                self.penalise(event)
            case RoundEnded():
                self.end_round(event)
            case Eliminated():
                self.eliminate(event)
            case PointsReturned():
                self.give_back(event)
            case RollerNamed():
                self.name(event)
            case GameWon():
                self.win(event)
            case SlamTied():
                self.tie(event)
            case SlamWon():
                self.win_slam(event)

    def begin(self, event: GameBegan) -> None:
        assert not self.playing, "a game began before the last one was over"
        assert event.game == sum(self.wins) + 1, f"game {event.game} after {sum(self.wins)}"
        decides = event.game > self.games
        assert event.seats == (self.tied if decides else self.everybody), f"{event.seats} play"
        assert len(event.dice) == min(event.game if self.options.slam else self.options.dice, len(self.dice))
        assert set(self.in_play) <= set(event.dice), "a die went back into the box"
        joined = [name for name in self.dice if name in event.dice]
        assert event.dice == joined, "the dice are told in another order"
        if len(joined) >= len(self.yellow):
            assert joined == list(self.dice)[: len(joined)], "a die joined before its time"
        else:
            assert set(joined) < set(self.yellow), "an orange die joined before the yellow ones"
        self.in_play = event.dice
        self.living = list(event.seats)
        self.points = [self.start * (seat in event.seats) for seat in self.everybody]
        assert event.points == self.start
        self.roller: Seat | None = event.roller
        assert self.roller in self.living
        self.namer: Seat | None = None
        self.gone: list[Seat] = []  # who was just put out and is still to be told so
        self.playing = True

    def roll(self, event: Rolled) -> None:
        assert not self.racing, "the dice were thrown during a race"
        assert event.seat == self.roller, f"seat {event.seat} threw instead of {self.roller}"
        self.rolls += 1
        assert event.roll == self.rolls
        for die, face in zip(self.in_play, event.faces, strict=True):
            assert face in self.dice[die], f"{die} has no {face}"
        self.faces = event.faces
        self.before = list(self.points)
        self.plates: dict[Seat, int] = {}
        self.covered: list[Seat] = []
        self.wheels = len(self.living) - 1
        self.roller = None
        self.racing = True

    def counting(self, seat: Seat) -> None:
        assert self.racing, "no race is on"
        assert seat in self.living, f"seat {seat} is out"
        assert seat not in self.covered, f"seat {seat} has its wheel"
        assert self.wheels > 0, "there is no wheel left"

    def put(self, event: PlatePut) -> None:
        self.counting(event.seat)
        assert event.instead_of == self.plates.get(event.seat)
        assert event.instead_of != event.answer
        assert 0 <= event.answer <= 7
        self.plates[event.seat] = event.answer

    def take(self, event: WheelTaken) -> None:
        self.counting(event.seat)
        assert event.seat in self.plates, "a wheel without a plate"
        self.covered.append(event.seat)
        self.wheels -= 1
        assert (event.place, event.left) == (len(self.covered), self.wheels)

    def penalise(self, event: Penalised) -> None:
        self.counting(event.seat)
        assert event.seat not in self.plates, "a penalty in spite of a plate"
        self.points[event.seat] -= 1
        assert event.points == self.points[event.seat]
        if event.points == 0:
            self.gone = [event.seat]
            self.wheels -= 1

    def end_round(self, event: RoundEnded) -> None:
        assert self.wheels == 0, "the round ended with wheels left"
        self.racing = False
        cheese = count_cheese(self.faces)
        (without,) = (seat for seat in self.living if seat not in self.covered)
        right = [seat for seat in self.covered if self.plates[seat] == min(cheese, 7)]
        wrong = [seat for seat in self.covered if seat not in right]
        lost = [0] * len(self.points)
        for seat in self.living:
            lost[seat] = min(self.points[seat], 2 * (seat in wrong) + (seat == without))
            self.points[seat] -= lost[seat]
        assert (event.roll, event.faces, event.cheese) == (self.rolls, self.faces, cheese)
        assert (event.right, event.wrong, event.without) == (right, wrong, without)
        assert (event.lost, event.points) == (lost, self.points)
        assert event.plates == [self.plates.get(seat) for seat in self.everybody]
        self.namer = without
        self.gone = [seat for seat in self.living if not self.points[seat]]

    def eliminate(self, event: Eliminated) -> None:
        assert event.seats == self.gone, f"{event.seats} went out, but {self.gone} have no points"
        self.living = [seat for seat in self.living if seat not in self.gone]
        assert self.living, "nobody is left, and nobody took points back"
        assert event.wheels == len(self.living) - 1
        self.gone = []

    def give_back(self, event: PointsReturned) -> None:
        assert self.gone == self.living == event.seats, "points came back though somebody is left"
        for seat in self.living:
            self.points[seat] = self.before[seat]
        assert event.points == self.points
        self.gone = []

    def name(self, event: RollerNamed) -> None:
        assert not self.gone, f"{self.gone} have no points and are not out"
        assert event.seat == self.namer, f"seat {event.seat} named instead of {self.namer}"
        assert event.roller in self.living, "somebody was named who is out"
        self.roller, self.namer = event.roller, None

    def win(self, event: GameWon) -> None:
        assert self.living == [event.seat], f"{event.seat} won with {self.living} in the game"
        self.wins[event.seat] += 1
        assert event.wins == self.wins
        assert event.points == self.points
        self.playing = self.racing = False
        self.over = not self.options.slam

    def best(self) -> list[Seat]:
        return [seat for seat in self.everybody if self.wins[seat] == max(self.wins)]

    def tie(self, event: SlamTied) -> None:
        assert sum(self.wins) >= self.games, "a tie before the last game"
        self.tied = self.best()
        assert len(self.tied) > 1, "a tie of one"
        assert (event.seats, event.wins) == (self.tied, self.wins)

    def win_slam(self, event: SlamWon) -> None:
        assert sum(self.wins) >= self.games, "the Slam ended before its last game"
        assert self.best() == [event.seat], f"{event.seat} won the Slam with {self.wins}"
        assert event.wins == self.wins
        self.over = True

    def compare(self, state: CheeseMaster) -> None:
        """What the rules say at the end is what stands on paper."""
        assert self.over, "the game was never won"
        assert state.winners() == self.best()
        assert state.scores() == (self.wins if self.options.slam else self.points)
        check_position(state)
