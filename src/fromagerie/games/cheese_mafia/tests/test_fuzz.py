"""A table where people try everything: what is legal happens, anything else is refused and changes nothing."""

from typing import Any

import hypothesis.strategies as st
import pytest
from hypothesis import settings
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from fromagerie.engine.dealer import SeededDealer
from fromagerie.engine.journal import write_journal
from fromagerie.engine.model import Action
from fromagerie.engine.table import IllegalAction, Table, fingerprint, open_table
from fromagerie.games.cheese_mafia import GAME
from fromagerie.games.cheese_mafia.model import CheeseMafiaOptions
from fromagerie.games.cheese_mafia.tests.invariants import check_position
from fromagerie.games.cheese_mafia.tests.table import BOSSES, open_up

CLAUSES = {line[2:].split("**")[0] for line in GAME.rules("en").splitlines() if line.startswith("**")}
ACTIONS = st.sampled_from(GAME.actions)
SEATS = st.integers(-1, 6)


class Fuzz(RuleBasedStateMachine):
    """Everybody at this table presses every button."""

    @initialize(
        players=st.integers(3, 6),
        seed=st.integers(0, 10_000),
        banker=st.sampled_from(["cheese", "gangsters"]),
        war=st.sampled_from(["cards", "gangsters"]),
    )
    def sit_down(self, players: int, seed: int, **options: Any) -> None:
        self.table: Table = open_table(GAME, BOSSES[:players], CheeseMafiaOptions(**options), SeededDealer(seed))

    def look_at(self) -> tuple[str, str]:
        return fingerprint(self.table.state), write_journal(self.table.journal)

    @rule(choice=st.integers(0, 999), who=st.integers(0, 5))
    @precondition(lambda self: not self.table.over)
    def act(self, choice: int, who: int) -> None:
        awaited = self.table.state.to_act()
        seat = awaited[who % len(awaited)]
        legal = self.table.legal(seat)
        self.table.act(seat, legal[choice % len(legal)])

    @rule(choices=st.lists(st.integers(0, 999), min_size=5, max_size=40))
    def act_on(self, choices: list[int]) -> None:
        for choice in choices:
            if not self.table.over:
                self.act(choice, choice % 7)

    @rule(seat=SEATS, action=ACTIONS)
    def try_anything(self, seat: int, action: Action) -> None:
        if self.table.may(seat, action):
            return
        before = self.look_at()
        with pytest.raises(IllegalAction):
            self.table.act(seat, action)
        assert self.look_at() == before
        if 0 <= seat < len(self.table.names):
            refusal = self.table.why(seat, action, "fr")
            assert refusal is not None
            assert refusal.clause in CLAUSES
            assert refusal.sentence

    @rule(seat=SEATS)
    def try_what_is_no_action(self, seat: int) -> None:
        before = self.look_at()
        with pytest.raises(IllegalAction):
            self.table.act(seat, Action())
        assert self.look_at() == before

    @rule(seat=SEATS, claim=st.sampled_from(GAME.claims))
    def talk(self, seat: int, claim: Action) -> None:
        before = fingerprint(self.table.state)
        if self.table.may_say(seat, claim):
            self.table.claim(seat, claim)
        else:
            with pytest.raises(IllegalAction):
                self.table.claim(seat, claim)
        assert fingerprint(self.table.state) == before

    @rule(actions=st.integers(1, 3))
    def take_back(self, actions: int) -> None:
        if actions < len(self.table.standing):
            self.table.undo(actions)

    @invariant()
    def it_all_adds_up(self) -> None:
        if hasattr(self, "table"):
            check_position(open_up(self.table))
            assert all(self.table.legal(seat) for seat in self.table.state.to_act())


def test_whatever_people_try_the_game_adds_up() -> None:
    run_state_machine_as_test(Fuzz, settings=settings(max_examples=12, stateful_step_count=25, deadline=None))
