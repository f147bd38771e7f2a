"""Everything one may try at a table, mostly wrong: refused with a clause and without a trace, or done by the rules."""

import hypothesis.strategies as st
from hypothesis import settings
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from fromagerie.engine.dealer import SeededDealer
from fromagerie.engine.journal import read_journal, write_journal
from fromagerie.engine.model import Action
from fromagerie.engine.replay import replay
from fromagerie.engine.table import IllegalAction, Table, fingerprint, open_table
from fromagerie.games.cheese_master import GAME
from fromagerie.games.cheese_master.model import ACTIONS, NameRoller, Plate, Wheel
from fromagerie.games.cheese_master.tests.invariants import check, check_position
from fromagerie.games.cheese_master.tests.table import PLAYERS, look, open_up

CLAUSES = {f"{section}.{clause}" for section in range(1, 9) for clause in range(1, 10)}

seats = st.integers(0, 8)
numbers = st.integers(0, len(ACTIONS) - 1)
anything = st.one_of(
    st.sampled_from(ACTIONS),
    st.builds(Plate, answer=st.integers(-1, 9), roll=st.integers(-1, 9)),
    st.builds(Wheel, roll=st.integers(-1, 9)),
    st.builds(NameRoller, seat=st.integers(-1, 9)),
    st.just(Action()),
)


class Fuzz(RuleBasedStateMachine):
    """A table at which people do what they should and what they should not."""

    table: Table

    @initialize(
        players=st.integers(2, 8), dice=st.sampled_from([1, 3, 6]), slam=st.booleans(), seed=st.integers(0, 1 << 20)
    )
    def sit_down(self, players: int, dice: int, slam: bool, seed: int) -> None:
        options = GAME.read_options({"slam": True} if slam else {"dice": dice})
        self.table = open_table(GAME, PLAYERS[:players], options, SeededDealer(seed))

    @rule(pick=st.integers(0, 7), choice=st.integers(0, 8))
    def do_something_legal(self, pick: int, choice: int) -> None:
        awaited = self.table.state.to_act()
        if awaited:
            seat = awaited[pick % len(awaited)]
            legal = self.table.legal(seat)
            self.table.act(seat, legal[choice % len(legal)])

    @rule(pick=st.integers(0, 7), choice=st.integers(0, 7))
    def answer_quickly(self, pick: int, choice: int) -> None:
        """A plate and its wheel, so that rounds and games end before the fuzz does."""
        roll = look(self.table).roll % 8
        awaited = self.table.state.to_act()
        if len(awaited) > 1:
            seat = awaited[pick % len(awaited)]
            if look(self.table).plates[seat] is None:
                self.table.act(seat, Plate(choice, roll))
            self.table.act(seat, Wheel(roll))

    @rule(seat=seats, action=anything)
    def try_anything(self, seat: int, action: Action) -> None:
        if self.table.may(seat, action):
            return
        before = (fingerprint(self.table.state), self.table.version, len(self.table.told))
        try:
            self.table.act(seat, action)
        except IllegalAction:
            assert (fingerprint(self.table.state), self.table.version, len(self.table.told)) == before
        else:
            raise AssertionError(f"seat {seat} could {action}")

    @rule(seat=st.integers(0, 7), action=st.sampled_from(ACTIONS))
    def ask_why_not(self, seat: int, action: Action) -> None:
        if seat < len(self.table.names):
            refusal = self.table.why(seat, action, "en")
            assert (refusal is None) == self.table.may(seat, action)
            assert refusal is None or (refusal.clause in CLAUSES and refusal.sentence)

    @rule(late=st.integers(1, 7), answer=st.integers(0, 7), pick=st.integers(0, 7))
    def answer_another_roll(self, late: int, answer: int, pick: int) -> None:
        stale = Plate(answer, (look(self.table).roll - late) % 8)
        seat = pick % len(self.table.names)
        assert not self.table.may(seat, stale)

    @invariant()
    def it_adds_up(self) -> None:
        check_position(open_up(self.table))
        view = look(self.table)
        assert GAME.imagine(view, SeededDealer(0)).state_key() == self.table.state.state_key()

    def teardown(self) -> None:
        table = self.table
        again = replay(read_journal(write_journal(table.journal)), GAME, SeededDealer(0))
        assert fingerprint(again.state) == fingerprint(table.state)
        if table.over:
            told = [event for told in table.told for event in told]
            check(GAME, len(table.names), table.options, told, open_up(table))  # type: ignore[arg-type]


TestFuzz = Fuzz.TestCase
TestFuzz.settings = settings(max_examples=60, stateful_step_count=80, deadline=None)
