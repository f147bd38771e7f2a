"""Whose move comes next when bots are at the table: the one awaited, or in a race the quickest."""

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from fromagerie.engine.bot import Bot
from fromagerie.engine.dealer import Dealer
from fromagerie.engine.game import AnyGame
from fromagerie.engine.model import Action, Seat, Told, heard_by
from fromagerie.engine.state import State
from fromagerie.engine.talk import TalkingPoint


class Plan(NamedTuple):
    """What a bot is about to do, and when."""

    at: int
    seat: Seat
    action: int


class Driver:
    """Lets bots think. In a race each draws its response time here, never in the rules, and the earliest hand wins."""

    def __init__(self, game: AnyGame, bots: Mapping[Seat, Bot], luck: Mapping[Seat, Dealer]) -> None:
        self.game = game
        self.bots = bots
        self.luck = luck
        self.now = 0  # milliseconds into the game, as the race counts them
        self.plans: dict[Seat, Plan] = {}
        self.spoken: set[TalkingPoint] = set()  # moments at which somebody was asked what they would like to say

    def hear(self, told: Sequence[Told]) -> None:
        """Every bot hears what its seat was told."""
        for seat, bot in self.bots.items():
            for event in heard_by(seat, told):
                bot.hear(event)

    def propose(self, plan: Plan) -> None:
        """In a race, a person's move takes its place among those of the bots, by its time."""
        self.plans[plan.seat] = plan

    def next_move(self, state: State) -> Plan | None:
        """The next move of a bot, in a race of whoever is quickest; None if only people without a plan are awaited."""
        awaited = state.to_act()
        bots = [seat for seat in awaited if seat in self.bots]
        if not self.game.race:
            return self.think(state, bots[0]) if bots else None
        self.drop_late(state)
        for seat in bots:
            if seat not in self.plans:
                self.plans[seat] = self.think(state, seat)
        return min((self.plans[seat] for seat in awaited if seat in self.plans), default=None)

    def drop_late(self, state: State) -> list[Plan]:
        """In a race, plans that others have made impossible are given up at once; says which."""
        late = [plan for seat, plan in self.plans.items() if not self.has_plan(state, seat)]
        for plan in late:
            del self.plans[plan.seat]
        return late

    def has_plan(self, state: State, seat: Seat) -> bool:
        """Whoever made up their mind sticks to it as long as it is possible."""
        return seat in self.plans and self.plans[seat].action in state.legal_actions(seat)

    def think(self, state: State, seat: Seat) -> Plan:
        view = self.game.view(state, seat)
        action = self.bots[seat].choose(view, state.legal_actions(seat), self.luck[seat])
        delay = self.bots[seat].reaction(view, action, self.luck[seat]) if self.game.race else 0
        return Plan(self.now + delay, seat, action)

    def made(self, plan: Plan) -> None:
        """The move was carried out: time has moved on, and the seat needs a new plan."""
        self.now = max(self.now, plan.at)
        self.plans.pop(plan.seat, None)

    def claims(self, state: State, luck: Mapping[Seat, Dealer]) -> Iterator[tuple[Seat, Action]]:
        """What bots would like to say now. Words have luck of their own: a table that mutes them plays the same."""
        if not self.game.claims:
            return
        for point in self.game.talking_points(self.game.view(state, None)):
            if point.seat in self.bots and point not in self.spoken:
                self.spoken.add(point)
                said = self.bots[point.seat].say(self.game.view(state, point.seat), luck[point.seat])
                if said is not None:
                    yield point.seat, said
