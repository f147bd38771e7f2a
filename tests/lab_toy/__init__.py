"""A toy whose odds can be counted on paper: one card each, show it or fold; the highest card shown wins."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import permutations
from typing import Any

from msgspec import Struct

from fromagerie.engine.bot import Bot
from fromagerie.engine.dealer import Dealer
from fromagerie.engine.game import Game
from fromagerie.engine.model import Action, Event, Options, Refusal, Seat, Told, View
from fromagerie.engine.state import State
from fromagerie.engine.words import Words

PLAYERS = 3


class Show(Action, frozen=True):
    pass


class Fold(Action, frozen=True):
    pass


class Dealt(Event, frozen=True):
    seat: Seat
    card: str


class ToyOptions(Options, frozen=True):
    pass


class ToyView(View, frozen=True):
    seat: Seat | None
    values: list[int]
    shown: list[bool]


class Card(Struct, frozen=True):
    value: int
    copies: int


class Box(Struct, frozen=True):
    cards: dict[str, Card]


class Toy(State):
    def __init__(self, values: list[int]) -> None:
        super().__init__()
        self.values = values
        self.shown: list[bool] = []

    def to_act(self) -> list[int]:
        return [len(self.shown)] if len(self.shown) < PLAYERS else []

    def legal_actions(self, seat: int) -> list[int]:
        return [0, 1] if seat in self.to_act() else []

    def apply(self, seat: int, action: int, dealer: Dealer) -> None:
        self.shown.append(action == 0)

    def scores(self) -> list[int] | None:
        return None if self.to_act() else [value * shown for value, shown in zip(self.values, self.shown, strict=True)]

    def winners(self) -> list[int]:
        scores = self.scores()
        return [] if scores is None else best_of(scores)

    def clone(self) -> "Toy":
        twin = Toy(self.values)
        twin.shown = self.shown[:]
        return twin

    def redeal(self, seat: int | None, dealer: Dealer) -> None:
        """As far as the toy goes, everybody knows everything."""

    def state_key(self) -> list[int]:
        return [*self.values, *map(int, self.shown)]


class Shower(Bot):
    def choose(self, view: Any, legal: list[int], dealer: Dealer) -> int:
        return legal[0]


class ToyGame(Game[Toy, ToyView, ToyOptions, Box]):
    key = "toy"
    title = "Toy"
    rules_version = 1
    minutes = 1
    actions = (Show(), Fold())
    options = ToyOptions
    view_type = ToyView
    box_type = Box
    event_type = Dealt
    bots = {"greedy": Shower}  # noqa: RUF012
    player_counts = (PLAYERS,)

    @property
    def deck(self) -> list[str]:
        return [name for name, card in self.box.cards.items() for _ in range(card.copies)]

    @property
    def chance(self) -> Mapping[str, Sequence[str]]:
        return {"cards": self.deck}

    def deal(self, players: int, options: ToyOptions, dealer: Dealer, told: list[Told] | None = None) -> Toy:
        cards = [self.deck[number] for number in dealer.draw(list(range(len(self.deck))), players, "cards")]
        if told is not None:
            told += [Told(seat, Dealt(seat=seat, card=card)) for seat, card in enumerate(cards)]
        state = Toy([self.box.cards[card].value for card in cards])
        state.event_sink = told
        return state

    def view(self, state: Toy, seat: Seat | None) -> ToyView:
        return ToyView(seat=seat, values=state.values, shown=state.shown[:])

    def imagine(self, view: ToyView, dealer: Dealer) -> Toy:
        state = Toy(view.values)
        state.shown = view.shown[:]
        return state

    def notation(self, action: Action) -> str:
        return type(action).__name__.upper()

    def say_action(self, action: Action, words: Words) -> str:
        return self.notation(action)

    def say_event(self, event: Event, words: Words, names: Sequence[str]) -> str:
        return ""

    def why(self, view: ToyView, action: Action, words: Words, names: Sequence[str]) -> Refusal:
        return Refusal("1", "")


def best_of(scores: Sequence[int]) -> list[int]:
    return [seat for seat, score in enumerate(scores) if score == max(scores)]


def wins_of(values: Sequence[int]) -> list[float]:
    winners = best_of(values)
    return [(seat in winners) / len(winners) for seat in range(len(values))]


def every_deal(game: ToyGame) -> Iterator[tuple[str, ...]]:
    """All deals there are, each as likely as any other."""
    return permutations(game.deck, PLAYERS)


def true_value(game: ToyGame, thing: str, instead: str | None) -> float:
    """What a card is worth to its holder, counted out: against an even share, or against another card in its place."""
    value = {name: card.value for name, card in game.box.cards.items()}
    total = times = 0.0
    for deal in every_deal(game):
        wins = wins_of([value[card] for card in deal])
        other = wins_of([value[instead if card == thing and instead else card] for card in deal])
        for seat, card in enumerate(deal):
            if card == thing:
                total += wins[seat] - (other[seat] if instead else 1 / PLAYERS)
                times += 1
    return total / times
