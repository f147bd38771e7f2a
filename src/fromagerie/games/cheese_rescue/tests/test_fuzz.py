"""Illegal things tried at random: always refused with a clause that exists, never a change; and every step adds up."""

import re

import hypothesis.strategies as st
import pytest
from hypothesis import settings
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from fromagerie.engine.dealer import SeededDealer
from fromagerie.engine.model import Action, Told
from fromagerie.engine.table import IllegalAction, fingerprint, open_table
from fromagerie.games.cheese_rescue import GAME
from fromagerie.games.cheese_rescue.model import ACTIONS, Place
from fromagerie.games.cheese_rescue.rules import CheeseRescue
from fromagerie.games.cheese_rescue.tests.invariants import check, check_state
from fromagerie.games.cheese_rescue.tests.table import NAMES

CLAUSES = re.findall(r"^\*\*(\d+\.\d+)\*\*", GAME.rules("en"), re.MULTILINE)
TABLES = [(2, False), (2, True), (3, False), (4, False), (4, True)]
numbers = st.integers(0, 10_000)


class Fuzz(RuleBasedStateMachine):
    """A table where somebody plays on, takes back, and tries everything that is forbidden."""

    @initialize(table=st.sampled_from(TABLES), seed=numbers)
    def sit_down(self, table: tuple[int, bool], seed: int) -> None:
        self.players, centre = table
        options = GAME.read_options({"centre": centre})
        self.table = open_table(GAME, NAMES[: self.players], options, SeededDealer(seed))

    @property
    def state(self) -> CheeseRescue:
        assert isinstance(self.table.state, CheeseRescue)
        return self.table.state

    @precondition(lambda self: not self.table.over)
    @rule(choices=st.lists(numbers, min_size=1, max_size=12))
    def play(self, choices: list[int]) -> None:
        for choice in choices:
            if not self.table.over:
                seat = self.state.to_act()[0]
                legal = self.table.legal(seat)
                self.table.act(seat, legal[choice % len(legal)])
                check_state(GAME, self.state)

    @precondition(lambda self: len(self.table.standing) > 1)
    @rule(actions=st.integers(1, 5))
    def take_back(self, actions: int) -> None:
        self.table.undo(min(actions, len(self.table.standing) - 1))

    @rule(number=st.integers(0, len(ACTIONS) - 1), seat=st.integers(0, 3))
    def try_anything(self, number: int, seat: int) -> None:
        if seat < self.players and number not in self.state.legal_actions(seat):
            self.refused(seat, ACTIONS[number])

    @rule(number=numbers, out_of_turn=st.integers(1, 3))
    def try_out_of_turn(self, number: int, out_of_turn: int) -> None:
        legal = self.table.legal(self.state.turn) if not self.table.over else list(ACTIONS)
        seat = (self.state.turn + out_of_turn) % self.players
        if seat != self.state.turn:
            self.refused(seat, legal[number % len(legal)])

    @rule(card=st.sampled_from("DCM123"), choice=numbers)
    def try_a_taken_cell(self, card: str, choice: int) -> None:
        board = self.state.all_lying()
        if board:
            self.refused(max(0, self.state.turn), Place(card, board[choice % len(board)].cell))

    @precondition(lambda self: not self.table.over)
    @rule(choice=numbers)
    def try_a_card_not_in_hand(self, choice: int) -> None:
        hand = self.state.hand_names(self.state.turn)
        free = GAME.view(self.state, None).free
        for card in set("DCM123") - set(hand):
            self.refused(self.state.turn, Place(card, free[choice % len(free)]))

    @rule(seat=st.sampled_from([-1, 4, 99]))
    def try_from_no_seat(self, seat: int) -> None:
        with pytest.raises(IllegalAction):
            self.table.act(seat, ACTIONS[0])

    @rule(
        seat=st.integers(0, 1),
        card=st.sampled_from(["X", "4", "", "²", "D", "1", "3"]),
        cell=st.sampled_from(["z9", "n1", "a14", "a0", "", "E5"]),
    )
    def try_what_does_not_exist(self, seat: int, card: str, cell: str) -> None:
        self.refused(seat, Place(card, cell))
        with pytest.raises(IllegalAction):
            self.table.act(seat, Action())

    def refused(self, seat: int, action: Action) -> None:
        before = fingerprint(self.state), self.table.version, len(self.table.told)
        with pytest.raises(IllegalAction):
            self.table.act(seat, action)
        assert (fingerprint(self.state), self.table.version, len(self.table.told)) == before
        for language in ("en", "fr"):
            refusal = self.table.why(seat, action, language)
            assert refusal is not None
            assert refusal.clause in CLAUSES
            assert refusal.sentence

    @invariant()
    def everything_adds_up(self) -> None:
        check_state(GAME, self.state)
        if self.table.over:
            told = [one for some in self.table.told for one in some]
            check(GAME, self.players, self.state.setup.options, told, self.state)


TestFuzz = Fuzz.TestCase
TestFuzz.settings = settings(max_examples=40, stateful_step_count=25, deadline=None, derandomize=True, database=None)


@pytest.mark.parametrize(("players", "centre"), TABLES)
def test_random_games_add_up_at_every_step_and_at_the_end(players: int, centre: bool) -> None:
    options = GAME.read_options({"centre": centre})
    for seed in range(12):
        dealer = SeededDealer(seed)
        told: list[Told] = []
        state = GAME.deal(players, options, dealer, told)
        while state.to_act():
            check_state(GAME, state)
            seat = state.next_seat()
            state.apply(seat, state.random_action(seat, dealer), dealer)
        check_state(GAME, state)
        check(GAME, players, options, told, state)
