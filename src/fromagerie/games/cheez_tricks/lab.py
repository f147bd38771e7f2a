"""What a designer wants to know about Cheez-Tricks: which cats capture whom, and what that costs."""

from typing import Any, ClassVar

from fromagerie.engine.bits import count
from fromagerie.engine.model import Action, Event, Seat
from fromagerie.engine.recorder import Box, Figure, GameRecorder
from fromagerie.games.cheez_tricks.cards import VARIETIES
from fromagerie.games.cheez_tricks.model import Captured, Play, RoundBegan, RoundScored, TrumpNamed

# What makes a cat what it is, whatever its name and wherever it is used.
HABITS_OF_A_CAT = ("family", "trick", "tricks", "card", "most", "fewest", "exactly")


class CheezTricksRecorder(GameRecorder):
    things = "cats"
    choice = 4.0
    forced = 1.5
    chapter = 45.0
    figures: ClassVar = {
        "mice": Figure(
            "Mice each cat captures in a round",
            "number",
            "{item} captures {value} mice in a round",
            odd_from=0.15,
            ranks=True,
        ),
        "family": Figure(
            "Mice each family of cats captures", "number", "A {item} cat captures {value} mice in a round"
        ),
        "opener": Figure(
            "How often each cat captures whoever leads the first trick",
            "share",
            "{item} captures the player who begins the round in {value} of its rounds",
            odd_to=0.6,
            ranks=True,
        ),
        "place": Figure(
            "Cats on the back of each place in the order of play",
            "number",
            "Place {item} of a round carries {value} cats at its end",
            ranks=True,
        ),
        "back": Figure(
            "How many cats a player has on the back when a round ends",
            "share",
            "A round ends with {item} in {value} of the cases",
            odd_from=0.005,
        ),
        "pay": Figure(
            "Points of a round by the cats on one's back", "number", "A round with {item} brings {value} points"
        ),
        "namer": Figure(
            "What naming trump is worth in the round",
            "number",
            "Who names trump scores {value} points more than the average of that round",
        ),
    }

    def __init__(self, game: Any, players: int) -> None:
        super().__init__(game, players)
        self.token: Seat = 0
        self.namer: Seat | None = None
        self.pay: tuple[int, ...] = game.box.points.per_trick

    def hear(self, event: Event) -> None:
        match event:
            case RoundBegan():
                self.token = event.first
                self.namer = None
                if self.first is None:
                    self.first = event.first
            case TrumpNamed():
                self.namer = event.seat
            case Captured():
                self.captured(event)
            case RoundScored():
                self.scored(event)

    def captured(self, event: Captured) -> None:
        self.note("mice", event.cat, len(event.seats))
        self.note("family", self.game.box.cats[event.cat].family, len(event.seats))
        self.note("opener", event.cat, float(self.token in event.seats))
        self.had.setdefault(event.cat, [0] * self.players)
        for seat in event.seats:
            self.has(seat, event.cat)

    def scored(self, event: RoundScored) -> None:
        names = [f"{cats} cat{'' if cats == 1 else 's'}" for cats in range(4)]
        for seat, cats in enumerate(event.cats):
            self.note_one_of("back", names, names[cats])
            self.note("pay", names[cats], event.points[seat])
            self.note("place", (seat - self.token) % self.players + 1, cats)
        if self.namer is not None:
            self.note("namer", "naming", event.points[self.namer] - sum(event.points) / self.players)

    def standing(self, state: Any) -> list[float]:
        """Points so far, and what the tricks of this round would pay with the cats of the moment."""
        return [
            float(total + state.tricks[seat] * self.pay[count(state.captures[seat])] * (state.turn >= 0))
            for seat, total in enumerate(state.totals())
        ]

    @classmethod
    def swapped(cls, box: Box, thing: str, other: str) -> Box:
        """Another cat's habits under this one's name, at the tables where this one is used."""
        cats = dict(box["cats"])
        used = {key: value for key, value in cats[thing].items() if key not in HABITS_OF_A_CAT}
        used["players"] = [players for players in used["players"] if players in cats[other]["players"]]
        cats[thing] = used | {key: value for key, value in cats[other].items() if key in HABITS_OF_A_CAT}
        return box | {"cats": cats}

    @classmethod
    def cannot_matter(cls, path: list[str], came_up: frozenset[str]) -> bool:
        """Nobody sees, or thinks of, what a cat does before it is revealed."""
        return path[0] == "cats" and path[2:] != [] and path[2] in HABITS_OF_A_CAT and path[1] not in came_up


def leads_trump(state: Any, action: Action) -> bool:
    return isinstance(action, Play) and state.cards_laid == 0 and action.card[0] == VARIETIES[state.trump]


def trumps_in(state: Any, action: Action) -> bool:
    """A trump on another variety."""
    if not isinstance(action, Play) or state.cards_laid == 0:
        return False
    return action.card[0] == VARIETIES[state.trump] and state.led != state.trump


CheezTricksRecorder.mechanics = {"leading trump": leads_trump, "trumping in": trumps_in}
RECORDER = CheezTricksRecorder
