"""What a learner sees of Cheez-Tricks. Everybody saw every card fall, so a perfect memory knows all piles.

Of cards already played it tells in whose pile they lie, not who played them, and not in which order.
"""

# compiled with mypyc

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from fromagerie.engine.bits import bit
from fromagerie.engine.dealer import Dealer
from fromagerie.engine.state import NOBODY, State
from fromagerie.engine.tensors import Tensors, add, clear, mark, write_set
from fromagerie.games.cheez_tricks.rules import NO_ROUND, CheezTricks
from fromagerie.games.cheez_tricks.rules_cats import (
    BlackCat,
    Cat,
    GreyCat,
    OrangeCat,
    SiameseCat,
    TuxedoCat,
    WhiteCat,
)
from fromagerie.games.cheez_tricks.rules_table import CARDS, CATS_A_ROUND, NO_TRUMP

VERSION: Final = 1  # of the environments: raised when what a learner sees, or may do, changes

HAND: Final = 5  # words that hold a bit for each card
CAT: Final = 6  # words for a cat: its family, number and whether it is fed, then the cards it watches
NUMBER: Final = 6
FED: Final = 7


class CheezTricksTensors(Tensors):
    """The table as one seat knows it."""

    def __init__(self, table: CheezTricks, actions: int) -> None:
        super().__init__(int(table.players), actions)
        self.setup = table.setup
        players = int(table.players)
        self.at_hand: i64 = self.part("hand", [CARDS])
        self.at_trick: i64 = self.part("trick", [players, CARDS])
        self.at_won: i64 = self.part("won", [players, CARDS])
        self.at_voids: i64 = self.part("voids", [players, 4])
        self.at_captured: i64 = self.part("captured", [players, CATS_A_ROUND])
        self.at_cats: i64 = self.part("cats", [CATS_A_ROUND, CAT * 8])
        self.used_words: i64 = (len(self.setup.cat_names) + 7) // 8
        self.at_used: i64 = self.part("cats_used", [len(self.setup.cat_names)])
        self.at_trump: i64 = self.part("trump", [4])
        self.at_turn: i64 = self.part("turn", [players])
        self.at_leader: i64 = self.part("leader", [players])
        self.at_first: i64 = self.part("first", [players])
        self.at_tricks: i64 = self.part("tricks", [players])
        self.at_totals: i64 = self.part("totals", [players])
        self.at_best: i64 = self.part("best_round", [players])
        self.at_numbers: i64 = self.part("round_rounds_trick_hand", [4])
        self.sheets: list[list[list[int]]] = []
        self.totals = vec[i64]()
        self.bests = vec[i64]()
        # Cats do not change: what is said of each is written once.
        self.cards = vec[i64]([0] * (CAT * len(self.setup.cat_names)))
        for cat in self.setup.cats:
            card = CAT * cat.number
            mark(self.cards, card, family_of(cat))
            add(self.cards, card, NUMBER, cat.n)
            write_set(self.cards, card + 1, cat.cards, HAND)

    def deal(self, dealer: Dealer) -> State:
        state = CheezTricks(self.setup)
        state.deal_game(self.setup.options.first, dealer)
        return state

    def write(self, state: State, seat: i64, out: vec[i64], row: i64) -> None:
        assert isinstance(state, CheezTricks)
        write_set(out, row + self.at_hand, state.hands[seat], HAND)
        self.write_seats(state, seat, out, row)
        self.write_cats(state, out, row)
        self.write_sheet(state, seat, out, row)
        trump: i64 = 0
        if state.trump != NO_TRUMP:
            trump = bit(state.trump)
        write_set(out, row + self.at_trump, trump, 1)
        write_set(out, row + self.at_first, bit(self.place_of(seat, state.first)), 1)
        if state.turn == NOBODY:
            clear(out, row + self.at_turn, 2)
        else:
            write_set(out, row + self.at_turn, bit(self.place_of(seat, state.turn)), 1)
            write_set(out, row + self.at_leader, bit(self.place_of(seat, state.leader())), 1)
        numbers = row + self.at_numbers
        out[numbers] = 0
        add(out, numbers, 0, state.round)
        add(out, numbers, 1, self.setup.rounds)
        add(out, numbers, 2, state.tricks_taken)
        add(out, numbers, 3, self.setup.hand)

    def write_seats(self, state: CheezTricks, seat: i64, out: vec[i64], row: i64) -> None:
        """What each seat has laid, won and shown."""
        voids: i64 = 0
        captured: i64 = 0
        out[row + self.at_tricks] = 0
        trick = row + self.at_trick
        won = row + self.at_won
        for place in range(self.players):
            other = self.seat_at(seat, place)
            voids |= state.voids[other] << (4 * place)
            captured |= state.captures[other] << (CATS_A_ROUND * place)
            add(out, row + self.at_tricks, place, state.tricks[other])
            clear(out, trick, HAND)
            if state.trick & bit(state.laid[other]) and self.has_laid(state, other):
                mark(out, trick, state.laid[other])
            write_set(out, won, state.won[other], HAND)
            trick += HAND
            won += HAND
        write_set(out, row + self.at_voids, voids, (4 * self.players + 7) // 8)
        write_set(out, row + self.at_captured, captured, (CATS_A_ROUND * self.players + 7) // 8)

    def has_laid(self, state: CheezTricks, seat: i64) -> bool:
        """Cards laid earlier in the round are remembered where they lay: who has laid to this trick?"""
        if state.turn == NOBODY:
            return False
        return self.place_of(state.leader(), seat) < state.cards_laid

    def write_cats(self, state: CheezTricks, out: vec[i64], row: i64) -> None:
        """The cats of this round, each told by what it looks for, and those that are out of the pool."""
        at = row + self.at_cats
        place: i64 = 0
        for cat in state.cats:
            card = CAT * cat.number
            for word in range(i64(CAT)):
                out[at + word] = self.cards[card + word]
            if state.fed & bit(place):
                mark(out, at, FED)
            at += CAT
            place += 1
        write_set(out, row + self.at_used, state.used, self.used_words)

    def write_sheet(self, state: CheezTricks, seat: i64, out: vec[i64], row: i64) -> None:
        """Points so far, and everybody's best round, which breaks ties."""
        clear(out, row + self.at_totals, 2)
        if state.round == 0:
            return
        at = self.add_up(state, row // self.words)
        for place in range(self.players):
            other = self.seat_at(seat, place)
            add(out, row + self.at_totals, place, self.totals[at + other])
            add(out, row + self.at_best, place, self.bests[at + other])

    def add_up(self, state: CheezTricks, number: i64) -> i64:
        """Where the sums of this sheet are. Those of each row's last one are kept: a sheet is replaced once a round."""
        while len(self.sheets) <= number:
            self.sheets.append([])
            for _ in range(self.players):
                self.totals = append(self.totals, 0)
                self.bests = append(self.bests, 0)
        at = number * self.players
        if self.sheets[number] is state.sheet:
            return at
        self.sheets[number] = state.sheet
        for seat in range(self.players):
            total: i64 = 0
            best: i64 = NO_ROUND
            for points in state.sheet:
                paid: i64 = points[seat]
                total += paid
                if paid > best:
                    best = paid
            self.totals[at + seat] = total
            self.bests[at + seat] = best
        return at

    def write_mask(self, state: State, seat: i64, out: vec[i64], row: i64) -> None:
        assert isinstance(state, CheezTricks)
        playable: i64 = 0
        if state.turn == seat:
            if state.trump == NO_TRUMP:
                playable = 0xF * bit(CARDS)
            else:
                playable = state.playable(seat)
        write_set(out, row, playable, self.mask_words)


def family_of(cat: Cat) -> i64:
    """Black, white, siamese, grey, orange, tuxedo."""
    if isinstance(cat, BlackCat):
        return 0
    if isinstance(cat, WhiteCat):
        return 1
    if isinstance(cat, SiameseCat):
        return 2
    if isinstance(cat, GreyCat):
        return 3
    if isinstance(cat, OrangeCat):
        return 4
    assert isinstance(cat, TuxedoCat)
    return 5


def tensors_for(table: CheezTricks, actions: int) -> Tensors:
    return CheezTricksTensors(table, actions)
