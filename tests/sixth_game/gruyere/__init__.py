"""Gruyère: the smallest game that can stand on the shelf, in one file."""

from collections.abc import Mapping, Sequence

from msgspec import Struct

from fromagerie.engine.dealer import Dealer
from fromagerie.engine.game import Game
from fromagerie.engine.model import Action, Event, Options, Refusal, Seat, Told, View
from fromagerie.engine.state import State
from fromagerie.engine.words import Words

MOST = 9


class Bite(Action, frozen=True):
    holes: int


class Ate(Event, frozen=True):
    seat: Seat
    holes: int
    left: int


class Won(Event, frozen=True):
    seat: Seat


class GruyereOptions(Options, frozen=True):
    pass


class GruyereView(View, frozen=True):
    seat: Seat | None
    players: int
    turn: Seat
    holes: int


class Box(Struct, frozen=True, forbid_unknown_fields=True):
    holes: int
    bites: tuple[int, ...]


class Gruyere(State):
    def __init__(self, players: int, holes: int, bites: Sequence[int]) -> None:
        super().__init__()
        self.players = players
        self.holes = holes
        self.bites = bites
        self.turn = 0

    def to_act(self) -> list[int]:
        return [self.turn] if self.holes else []

    def legal_actions(self, seat: int) -> list[int]:
        if seat not in self.to_act():
            return []
        # With fewer holes than the smallest bite, what is left goes down in one.
        return [n - 1 for n in sorted(self.bites) if n <= self.holes] or [self.holes - 1]

    def apply(self, seat: int, action: int, dealer: Dealer) -> None:
        self.holes -= action + 1
        if self.event_sink is not None:
            self.event_sink.append(Told(None, Ate(seat=seat, holes=action + 1, left=self.holes)))
        if self.holes:
            self.turn = (seat + 1) % self.players
        elif self.event_sink is not None:
            self.event_sink.append(Told(None, Won(seat=seat)))

    def scores(self) -> list[int] | None:
        return None if self.holes else [int(seat == self.turn) for seat in range(self.players)]

    def winners(self) -> list[int]:
        return [] if self.holes else [self.turn]

    def clone(self) -> "Gruyere":
        twin = Gruyere(self.players, self.holes, self.bites)
        twin.turn = self.turn
        return twin

    def redeal(self, seat: int | None, dealer: Dealer) -> None:
        """Nothing is hidden."""

    def state_key(self) -> list[int]:
        return [self.turn, self.holes]


class GruyereGame(Game[Gruyere, GruyereView, GruyereOptions, Box]):
    key = "gruyere"
    title = "Gruyère"
    rules_version = 1
    minutes = 1
    actions = tuple(Bite(holes) for holes in range(1, MOST + 1))
    options = GruyereOptions
    view_type = GruyereView
    box_type = Box
    event_type = Ate | Won

    @property
    def seats(self) -> Sequence[int]:
        return (2, 3)

    @property
    def chance(self) -> Mapping[str, Sequence[str]]:
        return {}

    def deal(self, players: int, options: GruyereOptions, dealer: Dealer, told: list[Told] | None = None) -> Gruyere:
        state = Gruyere(players, self.box.holes, self.box.bites)
        state.event_sink = told
        return state

    def view(self, state: Gruyere, seat: Seat | None) -> GruyereView:
        return GruyereView(seat=seat, players=state.players, turn=state.turn, holes=state.holes)

    def imagine(self, view: GruyereView, dealer: Dealer) -> Gruyere:
        state = Gruyere(view.players, view.holes, self.box.bites)
        state.turn = view.turn
        return state

    def notation(self, action: Action) -> str:
        assert isinstance(action, Bite)
        return f"E{action.holes}"

    def say_action(self, action: Action, words: Words) -> str:
        assert isinstance(action, Bite)
        return words("bite", holes=action.holes)

    def say_event(self, event: Event, words: Words, names: Sequence[str]) -> str:
        match event:
            case Ate():
                return words("ate", who=names[event.seat], holes=event.holes, left=event.left)
            case Won():
                return words("won", who=names[event.seat])
        raise TypeError(f"not an event of Gruyère: {event!r}")

    def why(self, view: GruyereView, action: Action, words: Words, names: Sequence[str]) -> Refusal:
        return Refusal("1.1", words("no", left=view.holes, who=names[view.turn]))


GAME = GruyereGame()
