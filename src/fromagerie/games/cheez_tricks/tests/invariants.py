"""A referee for Cheez-Tricks: plays a whole game again on paper, from what was told alone, and recounts everything.

It shares nothing with the rules but the words of the events: cards are strings, piles are lists, and the box is read
from its file.
"""

import functools
import tomllib
from pathlib import Path
from typing import Any

from fromagerie.engine.bits import members_of
from fromagerie.engine.game import AnyGame
from fromagerie.engine.model import Event, Seat, Told
from fromagerie.games.cheez_tricks.cards import NAMES
from fromagerie.games.cheez_tricks.model import (
    Captured,
    CatRevealed,
    CheezTricksOptions,
    Dealt,
    GameWon,
    Played,
    RoundBegan,
    RoundScored,
    TookTrick,
    TrumpDrawn,
    TrumpNamed,
)
from fromagerie.games.cheez_tricks.rules import CheezTricks


def check(game: AnyGame, players: int, options: CheezTricksOptions, told: list[Told], state: CheezTricks) -> None:
    """Recount a finished game; AssertionError says what does not add up."""
    referee = Referee(read_box(game.box_file), players, options)
    for to, event in told:
        assert to == (event.seat if isinstance(event, Dealt) else None), f"{event} was told to {to}"
        referee.hear(event)
    referee.compare(state)


def check_position(state: CheezTricks) -> None:
    """Every card is in one place that can hold it; AssertionError says which is not."""
    hands, piles = ([members_of(cards) for cards in of_seats] for of_seats in (state.hands, state.won))
    laid = [int(state.laid[seat]) for seat in state.laid_order()]
    everywhere = [card for cards in (*hands, *piles, laid) for card in cards]
    assert len(set(everywhere)) == len(everywhere), "a card is in two places"
    assert set(everywhere) <= set(state.setup.cheese), "a card is not in the box"
    assert len(everywhere) == state.players * state.setup.hand, "cards are missing, or too many"
    assert sum(state.tricks) == state.tricks_taken, "tricks do not add up"
    for seat in range(state.players):
        left = state.setup.hand - state.tricks_taken - (seat in state.laid_order())
        assert len(hands[seat]) == left, f"seat {seat} holds {len(hands[seat])} cards, not {left}"
        assert len(piles[seat]) == state.players * state.tricks[seat], f"the pile of seat {seat} is not its tricks"
        voids = members_of(state.voids[seat])
        assert not [card for card in hands[seat] if card & 3 in voids], f"seat {seat} holds what it showed it does not"


@functools.cache
def read_box(file: Path) -> dict[str, Any]:
    return tomllib.loads(file.read_text(encoding="utf-8"))


class Referee:
    """Follows a game from event to event with pencil and paper."""

    def __init__(self, box: dict[str, Any], players: int, options: CheezTricksOptions) -> None:
        deck = box["players"][str(players)]
        self.players = players
        self.options = options
        self.hand: int = deck["hand"]
        self.rounds: int = deck["rounds"]
        self.cheese = {f"{variety}{value}" for variety in "SRPB" for value in range(1, deck["values"] + 1)}
        self.pay: list[int] = box["points"]["per_trick"]
        self.box: dict[str, dict[str, Any]] = box["cats"]
        wild = options.mode == "wild"
        self.pool = {
            name for name, cat in self.box.items() if players in cat["players"] and (wild or cat.get("domestic", True))
        }
        self.seen_cats: set[str] = set()
        self.sheet: list[list[int]] = []
        self.rounds_begun = 0
        self.first = self.turn = 0
        self.over = False
        self.clear_table()

    def hear(self, event: Event) -> None:
        assert not self.over, f"{event} after the end"
        match event:
            case Played():
                self.play(event.seat, event.card)
            case TookTrick():
                self.take(event)
            case Captured():
                self.capture(event)
            case RoundBegan():
                self.begin_round(event)
            case Dealt():
                self.deal(event)
            case CatRevealed():
                self.reveal(event.cat)
            case TrumpDrawn():
                self.draw_trump(event)
            case TrumpNamed():
                self.name_trump(event)
            case RoundScored():
                self.score(event)
            case GameWon():
                self.end(event)

    # A round begins

    def begin_round(self, event: RoundBegan) -> None:
        assert event.round == len(self.sheet) + 1 <= self.rounds, f"round {event.round} after {len(self.sheet)}"
        if self.sheet:
            assert event.first == (self.first + 1) % self.players, "the token does not go to the left"
        elif self.options.first is not None:
            assert event.first == self.options.first, "the token does not begin where it was agreed"
        self.first = self.turn = event.first
        self.rounds_begun += 1
        self.clear_table()

    def clear_table(self) -> None:
        self.hands: list[list[str]] = [[] for _ in range(self.players)]
        self.piles: list[list[str]] = [[] for _ in range(self.players)]
        self.winners: list[Seat] = []  # of the tricks so far
        self.trick: list[tuple[Seat, str]] = []
        self.cats: list[str] = []
        self.captured: dict[str, tuple[int, list[Seat]]] = {}  # after which trick, and whom
        self.trump: str | None = None

    def deal(self, event: Dealt) -> None:
        assert self.rounds_begun > len(self.sheet), "hands were dealt before the round began"
        assert len(event.hand) == self.hand, f"a hand of {len(event.hand)}"
        self.hands[event.seat] = list(event.hand)
        if event.seat == self.players - 1:
            dealt = [card for hand in self.hands for card in hand]
            assert len(set(dealt)) == self.players * self.hand, "a card was dealt twice, or a hand not at all"
            assert self.cheese.issuperset(dealt), "a card was dealt that is not in the box"

    def reveal(self, cat: str) -> None:
        assert cat in self.pool, f"{cat} does not play at this table"
        assert cat not in self.cats, f"{cat} comes twice"
        self.cats.append(cat)
        if len(self.cats) == 3:
            assert not self.seen_cats.intersection(self.cats), "a cat comes back while others wait"
            self.seen_cats.update(self.cats)
            if len(self.pool - self.seen_cats) < 3:
                self.seen_cats.clear()

    def draw_trump(self, event: TrumpDrawn) -> None:
        assert not self.sheet, "trump was drawn by chance after round one"
        self.set_trump(event.variety)

    def name_trump(self, event: TrumpNamed) -> None:
        assert self.sheet, "trump was named in round one"
        totals = self.totals()
        asked = [(self.first + i) % self.players for i in range(self.players)]
        assert event.seat == min(asked, key=lambda seat: totals[seat]), "the wrong seat named trump"
        self.set_trump(event.variety)

    def set_trump(self, variety: str) -> None:
        assert self.trump is None, "there are two trumps"
        assert len(self.cats) == 3, "trump came before the cats"
        assert variety in "SRPB", f"{variety} is no cheese"
        self.trump = variety

    # Tricks

    def play(self, seat: Seat, card: str) -> None:
        assert self.trump is not None, "a card was played before trump was known"
        assert seat == self.turn, f"seat {seat} played out of turn"
        hand = self.hands[seat]
        assert card in hand, f"seat {seat} does not hold {card}"
        if self.trick:
            led = self.trick[0][1][0]
            assert card[0] == led or all(held[0] != led for held in hand), f"seat {seat} did not follow with {card}"
        hand.remove(card)
        self.trick.append((seat, card))
        self.turn = (seat + 1) % self.players

    def take(self, event: TookTrick) -> None:
        assert len(self.trick) == self.players, "a trick was taken before everybody played"
        cards = [card for _, card in self.trick]
        assert event.cards == cards, f"the trick is told as {event.cards}, but {cards} were played"
        led = cards[0][0]
        strength = [(card[0] == self.trump, card[0] == led, int(card[1:])) for card in cards]
        winner = self.trick[strength.index(max(strength))][0]
        assert event.seat == winner, f"seat {event.seat} took a trick of seat {winner}"
        self.winners.append(winner)
        assert event.nth == len(self.winners), f"trick {len(self.winners)} is called {event.nth}"
        self.piles[winner] += cards
        self.trick = []
        self.turn = winner

    # Cats

    def capture(self, event: Captured) -> None:
        assert event.cat not in self.captured, f"{event.cat} captured twice"
        self.captured[event.cat] = (len(self.winners), event.seats)

    def expected(self, name: str) -> tuple[int, list[Seat]]:
        """After which trick a cat captures, and whom, now that the whole round is known."""
        match self.box[name]:
            case {"family": "black", "trick": nth}:
                return nth, [self.winners[nth - 1]]
            case {"family": "white", "tricks": tricks}:
                for nth in range(1, self.hand + 1):
                    if self.winners[:nth].count(self.winners[nth - 1]) == tricks:
                        return nth, [self.winners[nth - 1]]
            case {"family": "siamese", "card": card}:
                for seat, pile in enumerate(self.piles):
                    if card in pile:
                        own = [nth for nth, winner in enumerate(self.winners, start=1) if winner == seat]
                        return own[pile.index(card) // self.players], [seat]
            case {"family": "grey", "most": kind}:
                counts = self.count(kind)
                if any(counts) or self.options.grey_of_nothing == "everybody":
                    return self.hand, self.all_with(max(counts), counts)
            case {"family": "orange", "fewest": kind}:
                counts = self.count(kind)
                return self.hand, self.all_with(min(counts), counts)
            case {"family": "tuxedo", "exactly": tricks}:
                return self.hand, self.all_with(tricks, self.count("tricks"))
        return self.hand, []

    def count(self, kind: str) -> list[int]:
        """What each seat won of a kind: tricks, a variety or a value."""
        if kind == "tricks":
            return [self.winners.count(seat) for seat in range(self.players)]
        return [sum(kind in (card[0], card[1:]) for card in pile) for pile in self.piles]

    def all_with(self, number: int, counts: list[int]) -> list[Seat]:
        return [seat for seat, count in enumerate(counts) if count == number]

    # Points

    def score(self, event: RoundScored) -> None:
        assert not any(self.hands), "a round was scored with cards in hand"
        assert len(self.winners) == self.hand, "tricks are missing"
        assert sum(map(len, self.piles)) == self.players * self.hand, "won cards are missing"
        for cat in self.cats:
            assert self.captured.get(cat) == self.expected(cat), (
                f"{cat} captured {self.captured.get(cat)}, but by the rules {self.expected(cat)} (trick, seats)"
            )
        assert len(self.captured) == 3, f"of the cats {self.cats}, {self.captured} captured"
        tricks = self.count("tricks")
        cats = [sum(seat in caught for _, caught in self.captured.values()) for seat in range(self.players)]
        points = [taken * self.pay[on_back] for taken, on_back in zip(tricks, cats, strict=True)]
        self.sheet.append(points)
        expected = RoundScored(len(self.sheet), tricks, cats, points, self.totals())
        assert event == expected, f"{event} should be {expected}"

    def totals(self) -> list[int]:
        return [sum(points[seat] for points in self.sheet) for seat in range(self.players)]

    def best(self) -> list[Seat]:
        """Who won: by the total, then by the best single round."""
        totals = self.totals()
        rank = [(totals[seat], max(points[seat] for points in self.sheet)) for seat in range(self.players)]
        return [seat for seat in range(self.players) if rank[seat] == max(rank)]

    def end(self, event: GameWon) -> None:
        assert len(self.sheet) == self.rounds, f"the game ended after {len(self.sheet)} rounds"
        assert event == GameWon(self.best(), self.totals()), f"{event}, but {self.best()} won with {self.totals()}"
        self.over = True

    def compare(self, state: CheezTricks) -> None:
        """What the rules say at the end is what stands on paper."""
        assert self.over, "the game was never won"
        assert state.scores() == self.totals(), f"scores {state.scores()} should be {self.totals()}"
        assert state.winners() == self.best(), f"winners {state.winners()} should be {self.best()}"
        assert state.sheet == self.sheet, "the sheet is not what was told"
        for seat, pile in enumerate(self.piles):
            won = sorted(NAMES[card] for card in members_of(state.won[seat]))
            assert won == sorted(pile), f"the pile of seat {seat} is not what it won"
