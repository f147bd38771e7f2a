"""What a designer wants to know about Cheese Master: what the dice show, how hard that is, who is left out."""

from typing import Any, ClassVar

from fromagerie.engine.model import Event, Seat
from fromagerie.engine.recorder import Figure, GameRecorder
from fromagerie.games.cheese_master.box import kind_of, make_face
from fromagerie.games.cheese_master.model import (
    Eliminated,
    GameBegan,
    GameWon,
    PointsReturned,
    Rolled,
    RoundEnded,
    WheelTaken,
)
from fromagerie.games.cheese_master.rules_dice import Tally

# Seconds to check the plates, pay, and pick up the dice again.
CHECKING = 15.0


class CheeseMasterRecorder(GameRecorder):
    chapter = 60.0
    figures: ClassVar = {
        "kinds": Figure(
            "How often each die shows each kind",
            "share",
            "The die {item} in {value} of its throws",
            odd_to=0.9,
        ),
        "sides": Figure(
            "How often each die shows the same side", "share", "The die {item} in {value} of its throws", odd_to=0.7
        ),
        "matters": Figure(
            "How often a side changes what is left",
            "share",
            "Without the {item} that was thrown the count would be another in {value} of the throws",
            odd_from=0.02,
        ),
        "plates": Figure(
            "How often each plate is the right one",
            "share",
            "Plate {item} is right in {value} of the rounds",
            odd_to=0.5,
        ),
        "slips": Figure("Wrong plates by the plate that was right", "share", "When {item} is right, {value} are wrong"),
        "faces": Figure("Wrong plates by what the dice show", "share", "With {item} on the table, {value} are wrong"),
        "changed": Figure(
            "How often animals, innkeeper or king change the count",
            "share",
            "The count is changed by {item} in {value} of the rounds",
            odd_from=0.1,
        ),
        "first": Figure("How often the first to take a wheel is right", "share", "The first wheel is right in {value}"),
        "lost": Figure("Points lost in a round, a player", "number", "A round costs a player {value} points"),
        "waiting": Figure("Part of the rounds a player sits out", "share", "A player sits out {value} of the rounds"),
        "again": Figure("Rounds in which all went out at once", "share", "{value} of the rounds are played again"),
    }

    def __init__(self, game: Any, players: int) -> None:
        super().__init__(game, players)
        self.dice: list[str] = []
        self.out = 0
        self.quickest: Seat | None = None

    def hear(self, event: Event) -> None:
        match event:
            case GameBegan():
                self.dice = event.dice
                self.out = self.players - len(event.seats)
            case Rolled():
                self.thrown(event.faces)
                for die, face in zip(self.dice, event.faces, strict=True):
                    kinds = dict.fromkeys(kind_of(other) for other in self.game.box.die(die).faces)
                    for kind in kinds:
                        self.note("kinds", f"{die} shows {kind}", float(kind_of(face) == kind))
            case WheelTaken() if event.place == 1:
                self.quickest = event.seat
            case RoundEnded():
                self.ended(event)
            case Eliminated():
                self.out += len(event.seats)
            case PointsReturned():
                self.note("again", "all out", 1.0, 0.0)
            case GameWon():
                self.out = 0

    def thrown(self, faces: list[str]) -> None:
        """Which sides came up, and whether anything would be different without them."""
        for die, face in zip(self.dice, faces, strict=True):
            for other in dict.fromkeys(self.game.box.die(die).faces):
                self.note("sides", f"{die} shows {other}", float(face == other))
        left = Tally([make_face(face) for face in faces]).cheese_left()
        for place, face in enumerate(faces):
            rest = [make_face(other) for other in faces[:place] + faces[place + 1 :]]
            self.note("matters", f"{face} side", float(Tally(rest).cheese_left() != left))

    def ended(self, event: RoundEnded) -> None:
        answered, wrong = len(event.right) + len(event.wrong), len(event.wrong)
        right = min(event.cheese, 7)
        for plate in range(8):
            self.note("plates", plate if plate < 7 else "7 or more", float(plate == right))
        self.note("slips", right if right < 7 else "7 or more", wrong, answered)
        for kind in dict.fromkeys(kind_of(face) for face in event.faces):
            self.note("faces", kind, wrong, answered)
        self.note("changed", "anything but cheese", float(event.shown.cheese != event.cheese))
        self.note("first", "right", float(self.quickest in event.right))
        self.pause += CHECKING
        living = self.players - self.out
        self.note("lost", "points", sum(event.lost), living)
        self.note("waiting", "sitting out", self.out, self.players)
        self.note("again", "all out", 0.0)

    def standing(self, state: Any) -> list[float]:
        """Games won in a slam, then points."""
        return [float(100 * state.wins[seat] + state.points[seat]) for seat in range(self.players)]


RECORDER = CheeseMasterRecorder
