"""What a seat sees of a game of Cheese Mafia, and a game it could be seeing."""

from collections.abc import Iterable
from typing import Final, Literal, get_args

import msgspec

from fromagerie.engine.dealer import Dealer
from fromagerie.engine.model import Seat, View
from fromagerie.engine.state import NOBODY
from fromagerie.games.cheese_mafia.box import Box, set_up
from fromagerie.games.cheese_mafia.model import CheeseMafiaOptions
from fromagerie.games.cheese_mafia.rules import CheeseMafia
from fromagerie.games.cheese_mafia.rules_cards import kinds_in, pack
from fromagerie.games.cheese_mafia.rules_legal import all_choose
from fromagerie.games.cheese_mafia.rules_table import LEFT, NUMBERED, PASSING_ROUND, PAYING, RIGHT, SPECIAL, USING

# What the table waits for, in the order of the phases.
Question = Literal[
    "pass",
    "turn",
    "play",
    "use",
    "answer",
    "swap",
    "give",
    "thin",
    "discard",
    "pass-round",
    "show",
    "pay",
    "over",
]
QUESTIONS: Final[tuple[Question, ...]] = get_args(Question)


class CheeseMafiaView(View, frozen=True):
    """What one seat may know; lists go by seat unless they say otherwise. Hands are sorted as in the box."""

    seat: Seat | None
    options: CheeseMafiaOptions
    players: int
    round: int  # counted from 1
    first: Seat
    last_round: bool
    turn: Seat
    turns: list[int]  # regular turns each seat has begun this round
    extra_turns: int  # that the seat whose turn it is takes after this one
    clockwise: bool
    question: Question
    awaited: list[Seat]
    card: str | None  # whose effect is in question
    user: Seat | None  # who uses it
    target: Seat | None  # on whom, or who is asked
    left: int  # cards still to discard
    way: Literal["left", "right"] | None  # in which everybody passes a card
    chosen: str | None  # one's own sealed choice
    cheese: list[int]
    gangsters: list[int]
    hand: list[str]  # one's own; empty for a spectator
    hand_sizes: list[int]
    known: list[list[str]]  # cards the viewer knows to be in the other hands
    known_of_mine: list[list[str]]  # cards of one's own hand that each seat knows of
    known_to_all: list[list[str]]
    may_know: list[list[int]]  # a row an observer, the public last: cards of each hand it may know, at most
    known_kinds: list[
        list[Literal["numbered", "special"]]
    ]  # of which everybody knows a card in each hand: it was found
    shown: list[str | None]  # the card each seat showed to all in the last turn
    revealed: list[list[str]]  # the hands at the last reveal
    pile: int
    discard: list[str]  # the first card laid down first
    indic: Seat | None  # who won by badges
    winners: list[Seat]


def own_view(state: CheeseMafia, seat: Seat, open_view: CheeseMafiaView) -> CheeseMafiaView:
    """Look at the table from a seat: what everybody sees, one's own cards, and those one was shown."""
    seats = range(state.players)
    names = state.setup.names
    return msgspec.structs.replace(
        open_view,
        seat=seat,
        chosen=names[state.sealed[seat] - 1] if state.sealed[seat] else None,
        hand=[names[kind] for kind in kinds_in(state.hands[seat])],
        known=[known_cards(state, seat, other) for other in seats],
        known_of_mine=[known_cards(state, other, seat) for other in seats],
    )


def known_cards(state: CheeseMafia, observer: int, other: Seat) -> list[str]:
    """Of another's hand, what an observer knows; the public is the last of them."""
    return [state.setup.names[kind] for kind in kinds_in(state.known[observer * state.players + other])]


def open_view(state: CheeseMafia) -> CheeseMafiaView:
    """What everybody sees."""
    players = int(state.players)
    seats = range(players)
    names = state.setup.names
    effect = USING <= state.phase <= PAYING
    known_to_all = [known_cards(state, players, other) for other in seats]
    return CheeseMafiaView(
        seat=None,
        options=state.setup.options,
        players=players,
        round=state.round,
        first=state.first,
        last_round=state.last_round,
        turn=state.turn,
        turns=list(state.turns),
        extra_turns=state.extra,
        clockwise=state.direction == LEFT,
        question=QUESTIONS[state.phase],
        awaited=state.to_act(),
        card=names[state.played] if effect else None,
        user=state.user if effect else None,
        target=state.victim if effect and state.victim != state.user else None,
        left=state.left,
        way=("left" if state.way == LEFT else "right") if state.phase == PASSING_ROUND else None,
        chosen=None,
        cheese=list(state.cheese),
        gangsters=list(state.gangsters),
        hand=[],
        hand_sizes=[state.hand_size(other) for other in seats],
        known=known_to_all,
        known_of_mine=[[] for _ in seats],
        known_to_all=known_to_all,
        may_know=[[state.may_know[row * players + other] for other in seats] for row in range(players + 1)],
        known_kinds=[kinds_found(found) for found in state.found],
        shown=[names[card - 1] if card else None for card in state.shown],
        revealed=[[names[kind] for kind in kinds_in(cards)] for cards in state.revealed],
        pile=state.pile_size,
        discard=[names[kind] for kind in state.discard],
        indic=None if state.indic == NOBODY else state.indic,
        winners=state.winners(),
    )


def kinds_found(found: int) -> list[Literal["numbered", "special"]]:
    kinds: list[Literal["numbered", "special"]] = []
    if found & NUMBERED:
        kinds.append("numbered")
    if found & SPECIAL:
        kinds.append("special")
    return kinds


def imagine(seen: CheeseMafiaView, box: Box, dealer: Dealer) -> CheeseMafia:
    """A whole game that looks like this view from its seat."""
    state = CheeseMafia(set_up(box, seen.players, seen.options))
    state.clear_table()
    lay_public(state, seen)
    lay_known(state, seen)
    if seen.seat is not None:
        state.hands[seen.seat] = packed(state, seen.hand)
        if seen.chosen is not None:
            state.sealed[seen.seat] = 1 + state.setup.names.index(seen.chosen)
    state.redeal(seen.seat, dealer)
    return state


def lay_public(state: CheeseMafia, seen: CheeseMafiaView) -> None:
    """Everything the whole table can see."""
    names = state.setup.names
    state.round = seen.round
    state.first = seen.first
    state.last_round = seen.last_round
    state.turn = seen.turn
    state.extra = seen.extra_turns
    state.direction = LEFT if seen.clockwise else RIGHT
    state.phase = QUESTIONS.index(seen.question)
    state.played = 0 if seen.card is None else names.index(seen.card)
    state.user = seen.turn if seen.user is None else seen.user
    state.victim = state.user if seen.target is None else seen.target
    state.left = seen.left
    state.way = RIGHT if seen.way == "right" else LEFT
    state.cheese = state.setup.nought[:]
    state.gangsters = state.setup.nought[:]
    state.revealed = state.setup.nought[:]
    for seat in range(seen.players):
        state.cheese[seat] = seen.cheese[seat]
        state.gangsters[seat] = seen.gangsters[seat]
        state.turns[seat] = seen.turns[seat]
        state.revealed[seat] = packed(state, seen.revealed[seat])
        card = seen.shown[seat]
        state.shown[seat] = 0 if card is None else 1 + names.index(card)
        for kind in seen.known_kinds[seat]:
            state.found[seat] |= SPECIAL if kind == "special" else NUMBERED
        # Who has chosen shows, what they chose does not: any card will do until the redeal.
        if all_choose(state) and seat not in seen.awaited:
            state.sealed[seat] = 1
    state.pile_size = seen.pile
    state.discard = [names.index(card) for card in seen.discard]
    state.indic = NOBODY if seen.indic is None else seen.indic


def lay_known(state: CheeseMafia, seen: CheeseMafiaView) -> None:
    """Who knows which cards, as far as the viewer can tell."""
    players = seen.players
    observer = players if seen.seat is None else seen.seat
    for other in range(players):
        state.known[players * players + other] = packed(state, seen.known_to_all[other])
        state.known[observer * players + other] = packed(state, seen.known[other])
        if seen.seat is not None:
            state.known[other * players + seen.seat] = packed(state, seen.known_of_mine[other])
        for row in range(players + 1):
            state.may_know[row * players + other] = seen.may_know[row][other]


def packed(state: CheeseMafia, cards: Iterable[str]) -> int:
    return pack([state.setup.names.index(card) for card in cards])
