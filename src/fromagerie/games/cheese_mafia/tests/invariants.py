"""A referee for Cheese Mafia: plays a whole game again on paper, from what was told alone, and recounts everything.

It shares nothing with the rules but the words of the events: cards are strings, hands are lists, the box is read from
its file. `check_position` looks at a single position, for tests that go through a game step by step.
"""

import functools
import tomllib
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from fromagerie.engine.game import AnyGame
from fromagerie.engine.model import Event, Seat, Told
from fromagerie.games.cheese_mafia.model import (
    AskedAll,
    CardsPassed,
    Charmed,
    CheeseMafiaOptions,
    Chose,
    Dealt,
    Declined,
    DidNotPay,
    Discarded,
    Drew,
    DrewCards,
    Exposed,
    Found,
    Gained,
    GameWon,
    Gave,
    GaveCard,
    LastRound,
    LetHappen,
    Looked,
    Lost,
    Paid,
    Played,
    Plotted,
    Received,
    Revealed,
    Reversed,
    Riposted,
    RoundBegan,
    RoundScored,
    SawHand,
    Searched,
    Stole,
    Swapped,
    Targeted,
    TookExtraTurn,
    WarFought,
)
from fromagerie.games.cheese_mafia.rules import CheeseMafia
from fromagerie.games.cheese_mafia.rules_cards import kinds_in
from fromagerie.games.cheese_mafia.rules_table import DISCARDING, PLAYING, THINNING
from fromagerie.games.cheese_mafia.tests.paper import Paper

PRIVATE = (Dealt, Gave, Received, DrewCards, SawHand)
BY_THE_WAY = (Chose, CardsPassed, Drew, Declined, LetHappen, Looked, Swapped, GaveCard, DidNotPay)
AIMED = ("steal", "lose", "search", "swap", "look", "give")
FOLLOWS: dict[type[Event], tuple[type[Event], ...]] = {
    Looked: (SawHand,),
    Exposed: (Revealed,),
    Revealed: (Charmed, RoundScored, GameWon),
    AskedAll: (Chose,),
    Searched: (Found,),
}


def check(game: AnyGame, players: int, options: CheeseMafiaOptions, told: list[Told], state: CheeseMafia) -> None:
    """Recount a finished game; AssertionError says what does not add up."""
    referee = Referee(read_box(game.box_file), players, options)
    for to, event in told:
        if isinstance(event, Found):
            referee.hear_of_found(to, event)
            continue
        assert to == (event.seat if isinstance(event, PRIVATE) else None), f"{event} was told to {to}"
        referee.hear(event)
    referee.compare(state)
    check_position(state)


def check_position(state: CheeseMafia) -> None:
    """Every card is somewhere, once; tokens are never negative; hands are full between turns; what is known is true."""
    held = [Counter(kinds_in(cards)) for cards in state.hands]
    everywhere = Counter(state.discard) + sum(held, Counter())
    everywhere += Counter({kind: state.pile[kind] for kind in range(state.setup.kinds)})
    assert everywhere == Counter({kind: state.setup.copies[kind] for kind in range(state.setup.kinds)}), (
        "cards are lost"
    )
    assert min(state.pile) >= 0, "the pile owes cards"
    assert sum(state.pile) == state.pile_size, "the pile is not as large as it is told"
    assert min(*state.cheese, *state.gangsters) >= 0, "somebody owes tokens"
    sizes = [cards.total() for cards in held]
    assert sizes == [state.hand_size(seat) for seat in range(state.players)], f"hands of {sizes}"
    if state.phase not in (PLAYING, THINNING, DISCARDING):
        assert set(sizes) == {state.setup.stakes.hand}, f"hands of {sizes} between turns"
    for place in range(len(state.known)):
        known, holder = Counter(kinds_in(state.known[place])), place % state.players
        assert known <= held[holder], f"somebody knows {known} to be in a hand of {held[holder]}"
        public = Counter(kinds_in(state.known[state.players * state.players + holder]))
        assert public <= known or place // state.players == holder, "somebody does not know what all know"
        assert known.total() <= state.may_know[place], "somebody knows more than the table can tell"


@functools.cache
def read_box(file: Path) -> dict[str, Any]:
    return tomllib.loads(file.read_text(encoding="utf-8"))


class Referee(Paper):
    """Follows a game from event to event with pencil and paper."""

    def hear(self, event: Event) -> None:
        assert self.winners is None, f"{event} after the end"
        assert not self.next or isinstance(event, self.next), f"{event} instead of {self.next}"
        self.next = FOLLOWS.get(type(event), ())
        match event:
            case RoundBegan():
                self.begin_round(event)
            case Dealt(seat, hand):
                self.hands[seat] = list(hand)
                self.take_from_pile(hand)
            case Gave(seat, card, _):
                self.hands[seat].remove(card)
                self.under_way.append(card)
            case Received(seat, card, _):
                self.under_way.remove(card)
                self.hands[seat].append(card)
            case Plotted(seat):
                self.begin_turn(seat)
            case DrewCards(seat, cards):
                self.take_from_pile(cards)
                self.hands[seat] += cards
            case Played(seat, card):
                assert seat == self.turn, f"seat {seat} played out of turn"
                self.lay_down(seat, card)
                self.play(seat, card)
            case Targeted(seat, card, target):
                assert (seat, card) == (self.user, self.card), f"{event} without the card"
                assert target != seat, "somebody aimed at themselves"
                assert self.verb(card) in AIMED, f"{card} names nobody"
                self.target = target
            case Riposted(seat, card, turned):
                assert seat == self.target, "somebody else answered"
                assert self.verb(card) == ("turn_back" if turned else "cancel"), f"{card} is no such answer"
                self.lay_down(seat, card)
                if turned:
                    self.user, self.target = self.target, self.user
            case Discarded(seat, card):
                self.lay_down(seat, card)
            case TookExtraTurn(seat):
                assert (seat, self.verb(self.card)) == (self.turn, "extra_turn")
                self.extra += self.cards[self.card]["effect"]["turns"]
            case Reversed(clockwise):
                self.direction = -self.direction
                assert clockwise == (self.direction == 1), "play goes the wrong way"
            case AskedAll(seat, card, way):
                assert (seat, card) == (self.user, self.card), f"{event} without the card"
                assert (way is None) == (self.verb(card) == "compare"), f"{event} makes no sense"
            case Chose() | CardsPassed() | Drew() | Declined() | LetHappen() | Looked() | Swapped() | GaveCard():
                pass
            case SawHand(seat, target, hand):
                assert (seat, target) == (self.user, self.target), "somebody else looked"
                assert sorted(hand) == sorted(self.hands[target]), "the hand that was shown is another one"
            case DidNotPay(seat):
                self.ask_to_pay(seat)
            case _:
                self.hear_of_tokens(event)

    # Cards

    def begin_round(self, event: RoundBegan) -> None:
        self.round += 1
        assert event.round == self.round, f"round {event.round} is number {self.round}"
        assert not self.last, "there is a round after the last"
        assert not self.mark_is_reached(), "there is a round after somebody reached the mark"
        if self.first is not None:
            assert event.first == (self.first + 1) % self.players, "the first-player card does not go to the left"
        elif self.options.first is not None:
            assert event.first == self.options.first, "the wrong seat begins"
        self.first = event.first
        self.hands = [[] for _ in range(self.players)]
        self.pile = Counter({name: card["copies"] for name, card in self.cards.items()})
        self.discard: list[str] = []
        self.under_way: list[str] = []
        self.turn: Seat | None = None
        self.turns = [0] * self.players
        self.extra = 0
        self.direction = 1
        self.exposed = False
        self.card = ""
        self.user = self.target = 0
        self.found = ""
        self.owed: list[tuple[type[Event], Seat]] = []
        self.asked: Seat | None = None

    def take_from_pile(self, cards: Sequence[str]) -> None:
        self.pile.subtract(cards)
        assert min(self.pile.values()) >= 0, f"{cards} were not there to draw"

    def begin_turn(self, seat: Seat) -> None:
        """Whose turn it must be, now that somebody plots or exposes."""
        assert not self.under_way, "a card is still on its way"
        assert not self.owed, f"the war has yet to bring {self.owed}"
        assert self.next_payer() is None, f"the banker did not ask seat {self.next_payer()}"
        assert self.last or not self.mark_is_reached(), "nobody was told that this round is the last"
        assert [len(hand) for hand in self.hands] == [self.hand] * self.players, "a turn began with a hand not full"
        if self.turn is not None and self.extra:
            assert seat == self.turn, f"seat {seat} took the extra turn of {self.turn}"
            self.extra -= 1
            return
        expected = self.first if self.turn is None else (self.turn + self.direction) % self.players
        assert seat == expected, f"seat {seat} took the turn of {expected}"
        self.turn = seat
        self.turns[seat] += 1

    def lay_down(self, seat: Seat, card: str) -> None:
        assert self.verb(card) != "cling", f"{card} was played or discarded"
        self.hands[seat].remove(card)
        self.discard.append(card)

    def play(self, seat: Seat, card: str) -> None:
        self.card, self.user = card, seat
        self.found = ""
        self.fought = False
        self.asked = None
        if self.verb(card) in AIMED and self.finds_somebody(seat):
            self.next = (Targeted, Declined)
        elif self.verb(card) in ("pass_round", "compare"):
            self.next = (AskedAll, Declined, WarFought)

    def finds_somebody(self, seat: Seat) -> bool:
        """Whether there is anybody to aim at: a theft needs somebody who has something of what is stolen."""
        stolen = [have for have in ("cheese", "gangsters") if self.number(have)]
        others = [other for other in range(self.players) if other != seat]
        return self.verb(self.card) != "steal" or any(getattr(self, have)[other] for have in stolen for other in others)

    # Tokens

    def hear_of_tokens(self, event: Event) -> None:
        match event:
            case Searched(seat, target, special):
                assert (seat, target) == (self.user, self.target), "somebody else searched"
                self.searched = special
            case Stole():
                self.steal(event)
            case Lost(seat, cheese, gangsters):
                if self.verb(self.card) == "lose":
                    assert seat == self.target, "somebody else lost"
                else:
                    self.settle(Lost, seat)
                assert gangsters == min(self.number("gangsters"), self.gangsters[seat]), f"{event} is wrong"
                self.change(seat, -cheese, -gangsters)
            case Gained(seat, cheese, gangsters):
                if self.verb(self.card) == "pay":
                    assert seat == self.user, "somebody else is the banker"
                    self.asked = seat
                else:
                    self.settle(Gained, seat)
                assert (cheese, gangsters) == (self.number("cheese"), 0), f"{event} is wrong"
                self.change(seat, cheese, 0)
            case Paid():
                self.pay(event)
            case WarFought():
                self.fight(event)
            case LastRound():
                assert not self.last, "the last round was called twice"
                assert self.mark_is_reached(), "the last round was called too early"
                self.last = True
            case Exposed(seat, raid, cancelled):
                self.expose(seat, raid, cancelled)
            case Revealed():
                self.reveal(event)
            case Charmed(seat, card, cheese):
                self.charm(seat, card, cheese)
            case RoundScored():
                self.score(event)
            case GameWon():
                self.end(event)
            case _:
                raise AssertionError(f"{event} is unheard of")

    def hear_of_found(self, to: Seat | None, event: Found) -> None:
        """The card is for the eyes of the two concerned, first the one who searches; the table heard its kind."""
        due = (self.target if self.found else self.user) if Found in self.next else None
        assert to == due is not None, f"{event} was told to {to}"
        assert (event.seat, event.target) == (self.user, self.target), "somebody else searched"
        assert event.card in self.hands[event.target], "a card was found that is not there"
        assert event.card == (self.found or event.card), "the two concerned saw different cards"
        assert self.is_special(event.card) == self.searched, "the table was told of another kind"
        self.next = (Stole,) if self.found else (Found,)
        self.found = event.card

    def steal(self, event: Stole) -> None:
        assert self.found or self.verb(self.card) != "search", "something was stolen before it was found"
        assert (event.seat, event.target) == (self.user, self.target), "somebody else stole"
        prefix = "special_" if self.verb(self.card) == "search" and self.is_special(self.found) else ""
        loot = (
            min(self.number(f"{prefix}cheese"), self.cheese[event.target]),
            min(self.number(f"{prefix}gangsters"), self.gangsters[event.target]),
        )
        assert (event.cheese, event.gangsters) == loot, f"{event}, but the loot is {loot}"
        self.change(event.target, -loot[0], -loot[1])
        self.change(event.seat, *loot)

    def settle(self, kind: type[Event], seat: Seat) -> None:
        assert (kind, seat) in self.owed, "somebody won or lost a war that was not fought, or twice"
        self.owed.remove((kind, seat))

    def next_payer(self) -> Seat | None:
        """Whom an open bank has to ask next: clockwise, everybody who has the price and room for what is bought."""
        if self.asked is None:
            return None
        price, bought = self.cheese, self.gangsters
        if self.options.banker == "gangsters":
            price, bought = bought, price
        for step in range(1, (self.user - self.asked - 1) % self.players + 1):
            seat = (self.asked + step) % self.players
            if price[seat] >= self.number("price") and bought[seat] < self.number("cap"):
                return seat
        return None

    def ask_to_pay(self, seat: Seat) -> None:
        assert seat == self.next_payer(), f"the banker asked seat {seat} instead of {self.next_payer()}"
        self.asked = seat

    def pay(self, event: Paid) -> None:
        assert event.to == self.user, "the wrong banker was paid"
        self.ask_to_pay(event.seat)
        price = self.number("price")
        deal = (price, 0, 0, 1) if self.options.banker == "cheese" else (0, price, 1, 0)
        assert (event.cheese_paid, event.gangsters_paid, event.cheese_bought, event.gangsters_bought) == deal
        self.change(event.seat, deal[2] - deal[0], deal[3] - deal[1])
        self.change(event.to, deal[0], deal[1])

    def fight(self, event: WarFought) -> None:
        self.fought = True
        if event.cards is None:
            assert self.options.war == "gangsters"
            strengths = list(self.gangsters)
        else:
            assert all(card in hand for card, hand in zip(event.cards, self.hands, strict=True)), "a card from nowhere"
            strengths = [self.cards[card]["value"] for card in event.cards]
        seats = range(self.players)
        lowest = [seat for seat in seats if strengths[seat] == min(strengths)]
        highest = [seat for seat in seats if strengths[seat] == max(strengths) > min(strengths)]
        assert (event.strengths, event.highest, event.lowest) == (strengths, highest, lowest), f"{event} is wrong"
        self.owed = [(Gained, seat) for seat in highest] + [(Lost, seat) for seat in lowest]

    # The reveal

    def expose(self, seat: Seat, raid: bool, cancelled: str | None) -> None:
        self.exposed = True
        left = self.pile.total()
        if not raid or cancelled is None:
            self.begin_turn(seat)
        if not raid:
            assert self.turns[seat] >= 2, f"seat {seat} exposed too early"
        elif cancelled is None:
            assert left == 0, "the police came though there was a card to draw"
        else:
            needed = {"give": 1, "draw_and_discard": self.number("cards")}[self.verb(cancelled)]
            assert (seat, cancelled) == (self.user, self.card), "the wrong effect was cancelled"
            assert left < needed, "the police came though there were cards enough"
        self.exposer = None if raid else seat

    def compare(self, state: CheeseMafia) -> None:
        """What the rules say at the end is what stands on paper."""
        assert self.winners is not None, "the game was never won"
        assert state.winners() == self.winners, f"winners {state.winners()} should be {self.winners}"
        scores = [cheese if gangsters else 0 for cheese, gangsters in zip(self.cheese, self.gangsters, strict=True)]
        assert state.scores() == scores, f"scores {state.scores()} should be {scores}"
        assert [state.setup.names[kind] for kind in state.discard] == self.discard, "the discard pile is another one"
        names = [sorted(state.names_of(kinds_in(cards))) for cards in state.hands]
        assert names == [sorted(hand) for hand in self.hands], "the hands are not what was told"
