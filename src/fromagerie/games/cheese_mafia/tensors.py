"""What a learner sees of Cheese Mafia: the table, one's hand, and the cards one knows to be in the others'.

Cards are counted by kind, in the order of the box.
"""

# compiled with mypyc

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from fromagerie.engine.dealer import Dealer
from fromagerie.engine.state import NOBODY, State
from fromagerie.engine.tensors import ONES, Tensors, clear, mark
from fromagerie.engine.tensors import add as put
from fromagerie.games.cheese_mafia.rules import CheeseMafia
from fromagerie.games.cheese_mafia.rules_cards import MASK, SLOT
from fromagerie.games.cheese_mafia.rules_table import LEFT, NUMBERED, PASSING_ROUND, PAYING, RIGHT, SPECIAL, USING

VERSION: Final = 2  # of the environments: raised when what a learner sees, or may do, changes

PHASES: Final = 13


class CheeseMafiaTensors(Tensors):
    """The table as one seat knows it."""

    def __init__(self, table: CheeseMafia, actions: int) -> None:
        super().__init__(int(table.players), actions)
        self.setup = table.setup
        players, kinds = int(table.players), int(table.setup.kinds)
        self.kinds: i64 = kinds
        self.at_hand: i64 = self.part("hand", [kinds])
        self.at_known: i64 = self.part("known", [players, kinds])
        self.at_known_of_mine: i64 = self.part("known_of_mine", [players, kinds])
        self.at_known_to_all: i64 = self.part("known_to_all", [players, kinds])
        self.at_may_know: i64 = self.part("may_know", [players + 1, players])
        self.at_known_kinds: i64 = self.part("known_kinds", [players, 2])
        self.at_shown: i64 = self.part("shown", [players, kinds])
        self.at_revealed: i64 = self.part("revealed", [players, kinds])
        self.at_discard: i64 = self.part("discard", [kinds])
        self.at_chosen: i64 = self.part("chosen", [kinds])
        self.at_card: i64 = self.part("card", [kinds])
        self.at_phase: i64 = self.part("phase", [PHASES])
        self.at_seat: i64 = self.part("seat", [players])
        self.at_turn: i64 = self.part("turn", [players])
        self.at_first: i64 = self.part("first", [players])
        self.at_user: i64 = self.part("user", [players])
        self.at_target: i64 = self.part("target", [players])
        self.at_awaited: i64 = self.part("awaited", [players])
        self.at_indic: i64 = self.part("indic", [players])
        self.at_cheese: i64 = self.part("cheese", [players])
        self.at_gangsters: i64 = self.part("gangsters", [players])
        self.at_sizes: i64 = self.part("hand_sizes", [players])
        self.at_turns: i64 = self.part("turns", [players])
        self.at_numbers: i64 = self.part("round_last_clockwise_extra_left_pile_wayleft_wayright", [8])

    def deal(self, dealer: Dealer) -> State:
        state = CheeseMafia(self.setup)
        state.deal_game(self.setup.options.first, dealer)
        return state

    def write(self, state: State, seat: i64, out: vec[i64], row: i64) -> None:
        assert isinstance(state, CheeseMafia)
        clear(out, row, self.words)
        self.write_cards(state, seat, out, row)
        self.write_known(state, seat, out, row)
        self.write_seats(state, seat, out, row)
        self.write_question(state, seat, out, row)
        numbers = row + self.at_numbers
        put(out, numbers, 0, state.round)
        put(out, numbers, 1, i64(int(state.last_round)))
        put(out, numbers, 2, i64(int(state.direction == LEFT)))
        put(out, numbers, 3, state.extra)
        put(out, numbers, 4, state.left)
        put(out, numbers, 5, state.pile_size)
        if state.phase == PASSING_ROUND:
            put(out, numbers, 6, i64(int(state.way == LEFT)))
            put(out, numbers, 7, i64(int(state.way == RIGHT)))

    def write_cards(self, state: CheeseMafia, seat: i64, out: vec[i64], row: i64) -> None:
        """One's own hand and sealed choice, the discard, and what everybody saw last."""
        count_kinds(out, row + self.at_hand, 0, state.hands[seat])
        if state.sealed[seat]:
            mark(out, row + self.at_chosen, state.sealed[seat] - 1)
        for kind in state.discard:
            bump(out, row + self.at_discard, kind)
        for place in range(self.players):
            other = self.seat_at(seat, place)
            if state.shown[other]:
                mark(out, row + self.at_shown, self.kinds * place + state.shown[other] - 1)
            count_kinds(out, row + self.at_revealed, self.kinds * place, state.revealed[other])

    def write_known(self, state: CheeseMafia, seat: i64, out: vec[i64], row: i64) -> None:
        """What one knows of the other hands, and what they know of one's own."""
        players = self.players
        for place in range(players):
            other = self.seat_at(seat, place)
            at = self.kinds * place
            count_kinds(out, row + self.at_known, at, state.known[seat * players + other])
            count_kinds(out, row + self.at_known_of_mine, at, state.known[other * players + seat])
            count_kinds(out, row + self.at_known_to_all, at, state.known[players * players + other])
            if state.found[other] & NUMBERED:
                mark(out, row + self.at_known_kinds, 2 * place)
            if state.found[other] & SPECIAL:
                mark(out, row + self.at_known_kinds, 2 * place + 1)
            for observer in range(players):
                knows = state.may_know[self.seat_at(seat, observer) * players + other]
                put(out, row + self.at_may_know, players * observer + place, knows)
            put(out, row + self.at_may_know, players * players + place, state.may_know[players * players + other])

    def write_seats(self, state: CheeseMafia, seat: i64, out: vec[i64], row: i64) -> None:
        mark(out, row + self.at_seat, seat)
        mark(out, row + self.at_turn, self.place_of(seat, state.turn))
        mark(out, row + self.at_first, self.place_of(seat, state.first))
        for awaited in state.to_act():
            mark(out, row + self.at_awaited, self.place_of(seat, awaited))
        if state.indic != NOBODY:
            mark(out, row + self.at_indic, self.place_of(seat, state.indic))
        for place in range(self.players):
            other = self.seat_at(seat, place)
            put(out, row + self.at_cheese, place, state.cheese[other])
            put(out, row + self.at_gangsters, place, state.gangsters[other])
            put(out, row + self.at_sizes, place, state.hand_size(other))
            put(out, row + self.at_turns, place, state.turns[other])

    def write_question(self, state: CheeseMafia, seat: i64, out: vec[i64], row: i64) -> None:
        """What the table waits for, and whose card it is about."""
        mark(out, row + self.at_phase, state.phase)
        if USING <= state.phase <= PAYING:
            mark(out, row + self.at_card, state.played)
            mark(out, row + self.at_user, self.place_of(seat, state.user))
            if state.victim != state.user:
                mark(out, row + self.at_target, self.place_of(seat, state.victim))


def count_kinds(out: vec[i64], row: i64, first: i64, cards: i64) -> None:
    """Count the cards of a hand by kind, from this byte on."""
    while cards:
        bump(out, row, first + (cards & MASK) - 1)
        cards >>= SLOT


def bump(out: vec[i64], row: i64, place: i64) -> None:
    """One more at this byte; no kind has as many cards as a byte can say."""
    out[row + (place >> 3)] += ONES[place & 7]


def tensors_for(table: CheeseMafia, actions: int) -> Tensors:
    return CheeseMafiaTensors(table, actions)
