"""What a designer wants to know about Cheese Mafia: when exposing works, which cards are played, how games end."""

from typing import Any, ClassVar

from fromagerie.engine.model import Action, Event, Seat
from fromagerie.engine.recorder import Box, Figure, GameRecorder
from fromagerie.games.cheese_mafia.model import (
    Choose,
    Dealt,
    Declined,
    Expose,
    Exposed,
    GameWon,
    PassLeft,
    PassRight,
    Played,
    Plotted,
    Revealed,
    Riposted,
    RoundBegan,
    RoundScored,
    Target,
    Targeted,
    Yes,
)
from fromagerie.games.cheese_mafia.rules_table import ANSWERING, USING

# What a card does, whatever it is called and however many there are of it.
WHAT_IT_DOES = ("value", "type", "works", "effect", "badge")
ENDS = ("badges", "cheese", "gangsters gone")
TOTALS = ((6, "0 to 6"), (9, "7 to 9"), (12, "10 to 12"), (15, "13 to 15"), (999, "16 and more"))
LATE = 5


class CheeseMafiaRecorder(GameRecorder):
    choice = 7.0
    forced = 3.0
    figures: ClassVar = {
        "expose": Figure(
            "How often exposing succeeds, by one's total",
            "share",
            "With a total of {item}, exposing succeeds in {value}",
        ),
        "turn": Figure(
            "How often exposing succeeds, by one's turns so far",
            "share",
            "In turn {item}, exposing succeeds in {value}",
        ),
        "ends": Figure("How games end", "share", "Games end by {item} in {value} of the cases", odd_to=0.9),
        "rounds": Figure("How rounds end", "share", "A round ends by {item} in {value} of the cases", odd_to=0.9),
        "played": Figure(
            "How often each card is put to work in a game, a copy",
            "number",
            "{item} is put to work {value} times a game and copy",
            ranks=True,
        ),
        "used": Figure(
            "How often the effect of a played card is used",
            "share",
            "The effect of {item} is used in {value} of the times it is played",
        ),
        "answered": Figure("How often an attack is answered", "share", "An attack by {item} is answered in {value}"),
        "kept": Figure(
            "How often a dealt copy is in a hand at the reveal",
            "number",
            "{item} is in a hand at {value} of the reveals, a copy",
            ranks=True,
        ),
    }

    def __init__(self, game: Any, players: int) -> None:
        super().__init__(game, players)
        self.cards = game.box.cards
        self.turns = [0] * players
        self.exposer: Seat | None = None
        self.totals: list[int] = []
        self.attack: str | None = None
        for name, card in self.cards.items():
            if card.works in ("played", "answering"):
                self.note("played", name, 0.0)

    def hear(self, event: Event) -> None:
        match event:
            case RoundBegan():
                self.turns = [0] * self.players
                if self.first is None:
                    self.first = event.first
            case Dealt():
                for card in event.hand:
                    self.has(event.seat, card)
            case Plotted():
                self.turns[event.seat] += 1
            case Played():
                if self.cards[event.card].works == "played":
                    self.count_play(event.seat, event.card)
                    self.note("used", event.card, 1.0)
                self.attack = event.card
            case Declined() if self.attack is not None:
                if self.cards[self.attack].works == "played":
                    self.note("used", self.attack, -1.0, 0.0)
            case Targeted():
                self.note("answered", event.card, 0.0)
            case Riposted() if self.attack is not None:
                self.note("answered", self.attack, 1.0, 0.0)
                self.count_play(event.seat, event.card)
            case Exposed():
                self.exposer = None if event.raid else event.seat
            case Revealed():
                self.revealed(event)
            case RoundScored():
                self.scored(event)
            case GameWon():
                gone = "gangsters gone" if min(event.gangsters) <= 0 else "cheese"
                self.note_one_of("ends", ENDS, "badges" if event.by == "badges" else gone)

    def count_play(self, seat: Seat, card: str) -> None:
        """A card at work: played in one's turn for its effect, or in answer to an attack."""
        self.uses(seat, card)
        self.note("played", card, 1 / self.cards[card].copies, 0.0)

    def revealed(self, event: Revealed) -> None:
        self.totals = event.totals
        for name, card in self.cards.items():
            self.note("kept", name, sum(hand.count(name) for hand in event.hands), card.copies)

    def scored(self, event: RoundScored) -> None:
        self.note_one_of("rounds", ("success", "failure", "raid"), event.outcome)
        if self.exposer is not None and event.outcome != "raid":
            won = float(event.outcome == "success")
            total = self.totals[self.exposer]
            self.note("expose", next(name for most, name in TOTALS if total <= most), won)
            turns = self.turns[self.exposer] + 1
            self.note("turn", turns if turns < LATE else f"{LATE} or later", won)

    def standing(self, state: Any) -> list[float]:
        """Cheese, as long as there is a gangster to guard it; gangsters break ties."""
        return [
            float(state.cheese[seat]) + state.gangsters[seat] / 100 if state.gangsters[seat] else 0.0
            for seat in range(self.players)
        ]

    @classmethod
    def used_like(cls, box: Any, thing: str) -> str:
        """Who answers was attacked, and who answers well was not robbed: no match for a card played in one's turn."""
        return str(box.cards[thing].works)

    @classmethod
    def swapped(cls, box: Box, thing: str, other: str) -> Box:
        """Another card's value and effect under this one's name, in as many copies."""
        cards = dict(box["cards"])
        kept = {key: value for key, value in cards[thing].items() if key not in WHAT_IT_DOES}
        cards[thing] = kept | {key: value for key, value in cards[other].items() if key in WHAT_IT_DOES}
        return box | {"cards": cards}


def exposes(state: Any, action: Action) -> bool:
    return isinstance(action, Expose)


def uses_an_effect(state: Any, action: Action) -> bool:
    return state.phase == USING and isinstance(action, Yes | Target | PassLeft | PassRight)


def answers(state: Any, action: Action) -> bool:
    return state.phase == ANSWERING and isinstance(action, Choose)


CheeseMafiaRecorder.mechanics = {"exposing": exposes, "using effects": uses_an_effect, "ripostes": answers}
RECORDER = CheeseMafiaRecorder
