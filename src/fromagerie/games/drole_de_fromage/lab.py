"""What a designer wants to know about Drôle de Fromage: rolls, harvests, worms and the bonus."""

from typing import Any, ClassVar

from fromagerie.engine.model import Action, Event, Seat
from fromagerie.engine.recorder import Box, Figure, GameRecorder
from fromagerie.games.drole_de_fromage.model import (
    BonusWon,
    Fell,
    GameBegan,
    GameScored,
    Rolled,
    Stepped,
    Stopped,
    Take,
    Took,
)
from fromagerie.games.drole_de_fromage.pieces import SIZES, STAR_FACE

NAMES = {"L": "large", "M": "medium", "S": "small"}
PLACES = ("the pusher", "another player", "nobody")


class DroleDeFromageRecorder(GameRecorder):
    things = "rolls"
    acquires = "rolls"
    called: ClassVar = {STAR_FACE: "a star"}
    # A step is a part of a walk that was thought of as a whole.
    choice = 2.5
    forced = 1.0
    chapter = 60.0
    figures: ClassVar = {
        "rolls": Figure("How often each face comes up", "share", "{item} comes up in {value} of the throws"),
        "stuck": Figure(
            "Turns lost by a stuck mouse", "share", "{value} of the turns are lost, the mouse being stuck", odd_to=0.1
        ),
        "falls": Figure("Who gets a piece that falls", "share", "A piece falls to {item} in {value} of the cases"),
        "worms": Figure(
            "Harvested pieces that turn out wormy, by size",
            "share",
            "{value} of the {item} pieces that are harvested are wormy",
        ),
        "harvest": Figure("Pieces harvested in a game, by size", "number", "{value} {item} pieces are harvested"),
        "bonus": Figure(
            "How often the bonus is taken", "share", "The bonus is taken in {value} of the games it is won"
        ),
        "last": Figure("How often the last piece wins the game", "share", "Who gets the last piece wins {value}"),
        "stopped": Figure("Games that had to be stopped", "share", "{value} of the games never end", odd_to=0.02),
        "turns": Figure("Turns in a game", "number", "A game takes {value} turns"),
        "spare": Figure("Turns without a single push", "share", "{value} of the turns push nothing"),
    }

    def __init__(self, game: Any, players: int) -> None:
        super().__init__(game, players)
        box = game.box
        cells = box.board.cells
        self.worth = {
            size: points * (1 - worms / max(1, cells.count(sign)))
            for size, sign, points, worms in zip(SIZES, "321", box.points.each, box.worms.each, strict=True)
        }
        self.points = [0.0] * players
        self.mover: Seat = 0
        self.last: Seat | None = None
        self.pushed = True

    def hear(self, event: Event) -> None:
        match event:
            case GameBegan():
                self.points = [0.0] * self.players
                self.last = None
                if self.first is None:
                    self.first = event.first
                self.note("stopped", "stopped", 0.0)
                self.note("turns", "turns", 0.0)
            case Rolled():
                self.rolled(event)
            case Stepped():
                if event.pushed and not self.pushed:
                    self.note("spare", "no push", -1.0, 0.0)
                    self.pushed = True
            case Fell():
                self.fell(event)
            case BonusWon():
                self.note("bonus", "taken", 0.0)
                self.last = event.seat
            case Took() if event.victim is not None:
                self.note("bonus", "taken", 1.0, 0.0)
            case Stopped():
                self.note("stopped", "stopped", 1.0, 0.0)
            case GameScored():
                self.scored(event)

    def rolled(self, event: Rolled) -> None:
        self.mover = event.seat
        self.pushed = False
        self.note("turns", "turns", 1.0, 0.0)
        self.note("stuck", "stuck", float(event.stuck))
        self.note("spare", "no push", 1.0)
        faces = dict.fromkeys(self.game.box.die.faces)
        for face in event.faces:
            self.note_one_of("rolls", faces, face)
        self.has(event.seat, event.faces[0])

    def fell(self, event: Fell) -> None:
        whose = PLACES[2] if event.seat is None else PLACES[event.seat != self.mover]
        self.note_one_of("falls", PLACES, whose)
        if event.seat is not None:
            self.points[event.seat] += self.worth[event.piece[0]]

    def scored(self, event: GameScored) -> None:
        for size, name in NAMES.items():
            pieces = [piece for harvest in event.harvest for piece in harvest if piece[0] == size]
            self.note("harvest", name, len(pieces))
            self.note("worms", name, sum(piece in event.wormy for piece in pieces), len(pieces))
            for seat, harvest in enumerate(event.harvest):
                if event.points[seat] == max(event.points):
                    won = [piece for piece in harvest if piece[0] == size]
                    self.note("worms", f"{name}, of the winner", sum(piece in event.wormy for piece in won), len(won))
        if self.last is not None:
            best = [seat for seat, points in enumerate(event.points) if points == max(event.points)]
            self.note("last", "last piece", (self.last in best) / len(best))

    def standing(self, state: Any) -> list[float]:
        """What everybody has harvested, worms being as likely under each piece of a size."""
        return list(self.points)

    @classmethod
    def swapped(cls, box: Box, thing: str, other: str) -> Box:
        """Another face in place of this one."""
        return box | {"die": {"faces": [other if face == thing else face for face in box["die"]["faces"]]}}


def takes_the_bonus(state: Any, action: Action) -> bool:
    return isinstance(action, Take)


DroleDeFromageRecorder.mechanics = {"the bonus": takes_the_bonus}
RECORDER = DroleDeFromageRecorder
