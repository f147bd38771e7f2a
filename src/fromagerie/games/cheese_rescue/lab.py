"""What a designer wants to know about Cheese Rescue: which cheese survives, and what the animals do to it."""

from typing import Any, ClassVar

from fromagerie.engine.model import Action, Event
from fromagerie.engine.recorder import Box, Figure, GameRecorder
from fromagerie.games.cheese_rescue.model import Dealt, GameBegan, GameScored, PickedUp, Place, Placed, Removed

ANIMALS = {"D": "dog", "C": "cat", "M": "mouse"}
WAVES = {1: "cats chased", 2: "mice caught", 3: "cheeses eaten"}


class CheeseRescueRecorder(GameRecorder):
    things = "animals"
    choice = 12.0
    chapter = 60.0
    figures: ClassVar = {
        "saved": Figure(
            "How often a placed cheese survives, by its value",
            "share",
            "A cheese worth {item} survives in {value} of the cases",
            odd_from=0.1,
            odd_to=0.9,
        ),
        "waves": Figure("What is removed in a game", "number", "{value} {item} a game", odd_from=0.5),
        "kept": Figure("Animals still in hand at the end", "number", "{value} {item} a player stay in hand"),
        "points": Figure("Points of a player", "number", "A player scores {value} points"),
    }

    def __init__(self, game: Any, players: int) -> None:
        super().__init__(game, players)
        self.placed = {"1": 0, "2": 0, "3": 0}
        self.eaten = {"1": 0, "2": 0, "3": 0}
        self.in_hand = dict.fromkeys(ANIMALS.values(), 0)
        for name in WAVES.values():
            self.note("waves", name, 0.0)

    def hear(self, event: Event) -> None:
        match event:
            case GameBegan():
                self.first = event.first
            case Dealt():
                for card in event.hand:
                    self.gets(event.seat, card)
            case PickedUp():
                self.gets(event.seat, event.card)
            case Placed():
                if event.card in ANIMALS:
                    self.in_hand[ANIMALS[event.card]] -= 1
                else:
                    self.placed[event.card] += 1
            case Removed():
                self.note("waves", WAVES[event.wave], len(event.cards), 0.0)
                for lying in event.cards:
                    if lying.card in self.eaten:
                        self.eaten[lying.card] += 1
            case GameScored():
                self.scored(event)

    def gets(self, seat: int, card: str) -> None:
        if card in ANIMALS:
            self.has(seat, ANIMALS[card])
            self.in_hand[ANIMALS[card]] += 1

    def scored(self, event: GameScored) -> None:
        for card, placed in self.placed.items():
            self.note("saved", card, placed - self.eaten[card], placed)
        for animal, left in self.in_hand.items():
            self.note("kept", animal, left, self.players)
        self.note("points", "points", sum(event.points), self.players)

    def standing(self, state: Any) -> list[float]:
        """What everybody would score if the game ended here."""
        return [float(points) for points in state.points()]

    @classmethod
    def swapped(cls, box: Box, thing: str, other: str) -> Box:
        """All animals of one kind become another."""
        return box | {
            "animals": moved(box["animals"], thing, other),
            "players": {
                players: square | {"remove": moved(square["remove"], thing, other)}
                for players, square in box["players"].items()
            },
        }


def moved(numbers: dict[str, int], thing: str, other: str) -> dict[str, int]:
    return numbers | {thing: 0, other: numbers[other] + numbers[thing]}


def places(card: str) -> Any:
    def use(state: Any, action: Action) -> bool:
        return isinstance(action, Place) and action.card == card

    return use


CheeseRescueRecorder.mechanics = {
    f"placing {name}s": places(card) for card, name in ANIMALS.items() if name != "mouse"
} | {"placing mice": places("M")}
RECORDER = CheeseRescueRecorder
