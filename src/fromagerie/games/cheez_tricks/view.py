"""What a seat sees of a game of Cheez-Tricks, and a game it could be seeing."""

from collections.abc import Iterable

import msgspec
from msgspec import Struct

from fromagerie.engine.bits import bit, set_of
from fromagerie.engine.dealer import Dealer
from fromagerie.engine.model import Event, Seat, View
from fromagerie.engine.state import NOBODY
from fromagerie.games.cheez_tricks.box import Box, CatCard, set_up
from fromagerie.games.cheez_tricks.cards import NUMBERS, VARIETIES, Variety
from fromagerie.games.cheez_tricks.model import CheezTricksOptions, Played, RoundBegan, TookTrick
from fromagerie.games.cheez_tricks.rules import CheezTricks
from fromagerie.games.cheez_tricks.rules_table import NO_TRUMP, card_names


class CatOnTable(Struct, frozen=True):
    """A cat of this round: what it is, and whom it has captured so far."""

    id: str
    card: CatCard
    captured: list[Seat]


class Laid(Struct, frozen=True):
    """A card in the trick on the table."""

    seat: Seat
    card: str


class CheezTricksView(View, frozen=True):
    """What one seat may know; lists go by seat unless they say otherwise.

    Piles that lie face down are not here, not even the cards one saw going in: memory is part of the game. A bot with a
    good memory puts back what it heard (`remember`).
    """

    seat: Seat | None
    options: CheezTricksOptions
    players: int
    round: int  # counted from 1
    rounds: int
    tricks_a_round: int
    first: Seat
    turn: Seat | None  # who is awaited; nobody once the game is over
    trump: Variety | None  # None while it is still to be named
    cats: list[CatOnTable]
    cats_used: list[str]  # this round's and those of earlier rounds
    hand: list[str]  # one's own; empty for a spectator
    hand_sizes: list[int]
    trick: list[Laid]  # in the order played
    tricks: list[int]
    won: list[list[str]]  # the won cards that lie open
    voids: list[list[Variety]]  # varieties each seat has shown it does not hold
    sheet: list[list[int]]  # points, a line a round
    totals: list[int]
    winners: list[Seat]
    recalled: tuple[Laid, ...] = ()  # the plays of this round in order: in nobody's view, but in a good memory


def imagine(seen: CheezTricksView, box: Box, dealer: Dealer) -> CheezTricks:
    """A whole game that looks like this view from its seat. Cards remembered in `won` stay where they are."""
    state = CheezTricks(set_up(box, seen.players, seen.options))
    state.clear_table()
    lay_public(state, seen, list(box.cats))
    state.hands = state.setup.nought[:]
    if seen.seat is not None:
        state.hands[seen.seat] = numbers(seen.hand)
    state.redeal(seen.seat, dealer)
    return state


def lay_public(state: CheezTricks, seen: CheezTricksView, cat_names: list[str]) -> None:
    """Everything the whole table can see."""
    state.sheet = seen.sheet
    state.round = len(seen.sheet)
    state.first = seen.first
    state.turn = NOBODY if seen.turn is None else seen.turn
    state.used = set_of([cat_names.index(name) for name in seen.cats_used])
    state.cats = [state.setup.cat(cat_names.index(cat.id)) for cat in seen.cats]
    state.trump = NO_TRUMP if seen.trump is None else VARIETIES.index(seen.trump)
    for place, cat in enumerate(seen.cats):
        for seat in cat.captured:
            state.captures[seat] |= bit(place)
        if cat.captured and cat.card.family in ("black", "white", "siamese"):
            state.fed |= bit(place)
        if seen.options.piles_open:
            state.shown |= state.cats[place].cards
    for seat in range(seen.players):
        state.tricks[seat] = seen.tricks[seat]
        state.voids[seat] = set_of([VARIETIES.index(variety) for variety in seen.voids[seat]])
        state.won[seat] = numbers(seen.won[seat])
        state.shown |= state.won[seat] & ~state.siamese_cards()
    state.tricks_taken = sum(seen.tricks)
    lay_trick(state, seen.trick)


def lay_trick(state: CheezTricks, trick: list[Laid]) -> None:
    """Put the cards of a trick on the table: `play` says who is winning it."""
    known = state.voids[:]
    for laid in trick:
        state.hands[laid.seat] |= bit(NUMBERS[laid.card])
        state.play(laid.seat, NUMBERS[laid.card])
    state.voids = known


def numbers(cards: Iterable[str]) -> int:
    return set_of([NUMBERS[card] for card in cards])


def remember(seen: CheezTricksView, heard: Iterable[Event]) -> CheezTricksView:
    """The view of somebody who forgets nothing: every card of the tricks taken this round, in its winner's pile.

    Who remembers every single play of the round can also tell in which order they came.
    """
    won: list[set[str]] = [set() for _ in seen.won]
    recalled: list[Laid] = []
    for event in heard:
        if isinstance(event, RoundBegan):
            won = [set() for _ in seen.won]
            recalled = []
        elif isinstance(event, Played):
            recalled.append(Laid(event.seat, event.card))
        elif isinstance(event, TookTrick):
            won[event.seat] |= set(event.cards)
    if len(recalled) != seen.players * sum(seen.tricks) + len(seen.trick):
        recalled = []
    piles = [card_names(numbers(known.union(shown))) for known, shown in zip(won, seen.won, strict=True)]
    return msgspec.structs.replace(seen, won=piles, recalled=tuple(recalled))
