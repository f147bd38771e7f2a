"""What a referee of Cheese Mafia keeps on paper, and how a round and the game are counted on it."""

from collections.abc import Sequence
from typing import Any, Literal

from fromagerie.engine.model import Event, Seat
from fromagerie.games.cheese_mafia.model import CheeseMafiaOptions, GameWon, Revealed, RoundScored


class Paper:
    """Cards, tokens and turns as they stand by what was told."""

    def __init__(self, box: dict[str, Any], players: int, options: CheeseMafiaOptions) -> None:
        self.cards: dict[str, dict[str, Any]] = box["cards"]
        self.stakes: dict[str, int] = box["stakes"]
        self.hand: int = box["table"]["hand"]
        self.players = players
        self.options = options
        self.cheese = [self.stakes["cheese"]] * players
        self.gangsters = [self.stakes["gangsters"]] * players
        self.round = 0
        self.first: Seat | None = None
        self.last = False
        self.direction = 1
        self.user: Seat = 0
        self.target: Seat = 0
        self.winners: list[Seat] | None = None
        self.next: tuple[type[Event], ...] = ()
        # The round.
        self.hands: list[list[str]] = []
        self.card = ""
        self.exposed = False
        self.exposer: Seat | None = None
        self.totals: list[int] = []
        self.charmed: list[str] = []

    def is_special(self, card: str) -> bool:
        return bool(self.cards[card]["type"] == "special")

    def change(self, seat: Seat, cheese: int, gangsters: int) -> None:
        self.cheese[seat] += cheese
        self.gangsters[seat] += gangsters
        assert self.cheese[seat] >= 0, f"seat {seat} owes cheese"
        assert self.gangsters[seat] >= 0, f"seat {seat} owes gangsters"

    def verb(self, card: str) -> str:
        return str(self.cards[card]["effect"]["do"])

    def number(self, parameter: str) -> int:
        """A number of the effect in question."""
        return int(self.cards[self.card]["effect"].get(parameter, 0))

    def mark_is_reached(self) -> bool:
        marks = max(self.cheese) >= self.stakes["last_at"], min(self.gangsters) == 0
        return any(marks)

    def reveal(self, event: Revealed) -> None:
        assert self.exposed, "hands were turned up though nobody exposed"
        assert [sorted(hand) for hand in event.hands] == [sorted(hand) for hand in self.hands], "other hands were shown"
        self.totals = [self.total(hand) for hand in self.hands]
        assert event.totals == self.totals, f"totals {event.totals} should be {self.totals}"
        self.charmed = []

    def total(self, hand: Sequence[str]) -> int:
        total = sum(int(self.cards[card]["value"]) for card in hand)
        for card in hand:
            rest = total - self.cards[card]["value"]
            if self.verb(card) == "acquit" and rest >= self.cards[card]["effect"]["total"]:
                return 0
        return total

    def badges(self, hand: Sequence[str]) -> int:
        return sum(self.cards[card].get("badge", False) for card in hand)

    def charm(self, seat: Seat, card: str, cheese: int) -> None:
        assert card in self.hands[seat]
        effect = self.cards[card]["effect"]
        heavy = sum(self.totals[other] >= effect["total"] for other in range(self.players) if other != seat)
        assert cheese == min(heavy * effect["cheese"], effect["most"]) > 0, f"{card} charms {cheese}"
        self.charmed.append(card)
        self.change(seat, cheese, 0)

    def score(self, event: RoundScored) -> None:
        seats = range(self.players)
        charmers = [card for hand in self.hands for card in hand if self.verb(card) == "charm"]
        heavy = [seat for seat in seats if self.totals[seat] >= self.stakes["heavy"]]
        holder = {card: seat for seat, hand in enumerate(self.hands) for card in hand}
        expected = [card for card in charmers if set(heavy) - {holder[card]}]
        assert self.charmed == expected, f"{self.charmed} charmed, but by the rules {expected}"
        cheese, gangsters = [0] * self.players, [0] * self.players
        lowest = [seat for seat in seats if self.totals[seat] == min(self.totals)]
        outcome: Literal["success", "failure", "raid"] = "failure"
        if self.exposer is not None and lowest != [self.exposer]:
            cheese = [self.stakes["consolation"]] * self.players
            cheese[self.exposer] = 0
            gangsters[self.exposer] = -self.stakes["failure"]
        else:
            outcome = "raid" if self.exposer is None else "success"
            for seat in seats:
                if seat in lowest:
                    cheese[seat] = self.stakes["success"]
                else:
                    gangsters[seat] = -self.stakes["heavy_loss" if seat in heavy else "loss"]
        for seat in seats:
            protected = [card for card in self.hands[seat] if self.verb(card) == "protect"]
            if protected and self.exposer is not None:
                gangsters[seat] = 0
                if seat != self.exposer and outcome == "success":
                    cheese[self.exposer] -= 1
                    cheese[seat] += 1
        gangsters = [max(gangsters[seat], -self.gangsters[seat]) for seat in seats]
        for seat in seats:
            self.change(seat, cheese[seat], gangsters[seat])
        stocks = list(self.cheese), list(self.gangsters)
        expected_score = RoundScored(outcome, self.exposer, cheese, gangsters, *stocks)
        assert event == expected_score, f"{event} should be {expected_score}"

    def end(self, event: GameWon) -> None:
        if event.by == "badges":
            assert self.exposer is not None
            assert self.badges(self.hands[self.exposer]) >= self.stakes["badges"], "there are not badges enough"
            self.winners = [self.exposer]
        else:
            assert self.last or self.mark_is_reached(), "the game ended before its last round"
            alive = [seat for seat in range(self.players) if self.gangsters[seat]]
            rank = {seat: (self.cheese[seat], self.gangsters[seat]) for seat in alive}
            self.winners = [seat for seat in alive if rank[seat] == max(rank.values())]
        assert event == GameWon(self.winners, event.by, self.cheese, self.gangsters), f"{event} is wrong"
