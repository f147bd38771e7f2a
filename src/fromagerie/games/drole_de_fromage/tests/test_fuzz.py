"""A table where people try everything: what is not allowed is refused with a clause, and nothing ever gets lost."""

from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from fromagerie.engine.dealer import SeededDealer
from fromagerie.engine.model import Action
from fromagerie.engine.replay import replay
from fromagerie.engine.table import IllegalAction, Table, fingerprint, open_table
from fromagerie.games.drole_de_fromage import GAME
from fromagerie.games.drole_de_fromage.model import ACTIONS, Decline, Step, Take
from fromagerie.games.drole_de_fromage.tests.invariants import check, check_position
from fromagerie.games.drole_de_fromage.tests.table import design_game, open_up, put

# Little cheese close to the edge, so that games end within a few moves and bonuses come up.
NEARLY_DONE = put({"d7": "S", "b5": "W", "e2": "N", "g4": "E", "d8": "3", "a5": "3", "e1": "2", "h3": "1", "c6": "2"})
CLAUSES = {line.split("**")[1] for line in GAME.rules("en").splitlines() if line.startswith("**")}


class People(RuleBasedStateMachine):
    """Somebody at a table, sometimes at their turn and sometimes not, doing this and that."""

    table: Table

    @initialize(
        players=st.sampled_from([2, 3, 4]),
        peek=st.booleans(),
        games=st.sampled_from([1, 1, 2, 3]),
        empty=st.sampled_from([None, "south", "west", "north"]),
        points=st.sampled_from([None, "3/2/1", "4/2/1"]),
        max_turns=st.sampled_from([600, 40, 7]),
        full=st.booleans(),
        seed=st.integers(0, 2**32),
    )
    def sit_down(self, players: int, empty: str | None, full: bool, seed: int, **agreed: Any) -> None:
        game = GAME if full else design_game(NEARLY_DONE, (1, 1, 0))
        options = GAME.read_options(agreed | {"empty": empty if players == 3 else None})
        names = ["Sophie", "Wim", "Nora", "Emil"][:players]
        self.table = open_table(game, names, options, SeededDealer(seed))
        self.luck = SeededDealer(seed + 1)

    @precondition(lambda self: not self.table.over)
    @rule(times=st.integers(1, 12))
    def play_on(self, times: int) -> None:
        for _ in range(times):
            if not self.table.over:
                seat = self.table.state.to_act()[0]
                number = self.table.state.random_action(seat, self.luck)
                assert number in self.table.state.legal_actions(seat)
                self.table.act(seat, GAME.actions[number])
                check_position(open_up(self.table))

    @rule(seat=st.integers(-2, 6), action=st.sampled_from(ACTIONS))
    def try_anything(self, seat: int, action: Action) -> None:
        if self.table.may(seat, action):
            assert seat in self.table.state.to_act()
            self.table.act(seat, action)
        else:
            self.be_refused(seat, action)

    @rule(
        seat=st.integers(0, 3),
        action=st.one_of(
            st.builds(Step, st.text(max_size=2)),
            st.builds(Take, st.integers(-5, 9), st.sampled_from(["L", "M", "S", "X"])),
            st.just(Action()),
        ),
    )
    def try_what_there_is_not(self, seat: int, action: Action) -> None:
        if action not in GAME.number_of:
            self.be_refused(seat, action)

    @precondition(lambda self: not self.table.over)
    @rule(action=st.sampled_from(ACTIONS))
    def act_out_of_turn(self, action: Action) -> None:
        awaited = self.table.state.to_act()[0]
        for seat in range(len(self.table.names)):
            if seat != awaited:
                assert self.be_refused(seat, action) == "9.2"

    @precondition(lambda self: not self.table.over)
    @rule()
    def act_in_the_wrong_phase(self) -> None:
        awaited = self.table.state.to_act()[0]
        if open_up(self.table).bonus:
            assert all(self.be_refused(awaited, Step(way)) == "7.1" for way in "SWNE")
        else:
            takes = [action for action in ACTIONS if isinstance(action, Take)]
            assert all(self.be_refused(awaited, action) == "9.3" for action in [Decline(), *takes])

    @precondition(lambda self: self.table.over)
    @rule(seat=st.integers(0, 3), action=st.sampled_from(ACTIONS))
    def act_after_the_end(self, seat: int, action: Action) -> None:
        if seat < len(self.table.names):
            assert self.be_refused(seat, action) == "7.1"

    @precondition(lambda self: len(self.table.standing) > 3)
    @rule(actions=st.integers(1, 3))
    def take_back(self, actions: int) -> None:
        self.table.undo(actions)

    def be_refused(self, seat: int, action: Action) -> str:
        """Try what is not allowed: nothing changes, and whoever sits there is told which clause forbids it."""
        before = fingerprint(self.table.state), self.table.version, len(self.table.told)
        with pytest.raises(IllegalAction):
            self.table.act(seat, action)
        assert (fingerprint(self.table.state), self.table.version, len(self.table.told)) == before
        refusal = self.table.why(seat, action, "en")
        assert refusal is not None
        assert refusal.clause in CLAUSES
        assert refusal.sentence
        return refusal.clause

    @invariant()
    def all_the_cheese_is_there(self) -> None:
        check_position(open_up(self.table))

    def teardown(self) -> None:
        """Every game, played to its end, adds up, and its journal tells it again."""
        if not hasattr(self, "table"):
            return
        while not self.table.over:
            self.play_on(50)
        told = [told for happened in self.table.told for told in happened]
        options: Any = self.table.options
        if self.table.game is GAME:
            check(GAME, len(self.table.names), options, told, open_up(self.table))
        again = replay(self.table.journal, self.table.game, SeededDealer(0))
        assert fingerprint(again.state) == fingerprint(self.table.state)


People.TestCase.settings = settings(
    max_examples=40, stateful_step_count=15, deadline=None, derandomize=True, database=None
)
TestPeople = People.TestCase


@pytest.mark.parametrize("players", [2, 3, 4])
def test_invariants_hold_after_every_action_of_random_games(players: int) -> None:
    dealer = SeededDealer(players)
    for number in range(4):
        options = GAME.read_options({"peek": number % 2 == 0, "games": 1 + number % 2})
        told: list[Any] = []
        state = GAME.deal(players, options, dealer, told)
        check_position(state)
        while state.to_act():
            seat = state.to_act()[0]
            state.apply(seat, state.random_action(seat, dealer), dealer)
            check_position(state)
        check(GAME, players, options, told, state)
