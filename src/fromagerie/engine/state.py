"""The contract between a game's rules and everything that plays, shows, teaches, measures or learns it."""

# compiled with mypyc

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from fromagerie.engine.dealer import Dealer
from fromagerie.engine.model import Event, Told

NOBODY: Final = -1


def left_of(seat: i64, players: i64) -> i64:
    """The next seat clockwise."""
    seat += 1
    if seat == players:
        return 0
    return seat


def first_seat(agreed: int | None, players: i64, dealer: Dealer) -> i64:
    """The seat agreed on, or one drawn by lot."""
    if agreed is None:
        return dealer.one_of(list(range(players)), "first")
    return agreed


def add_up(sheet: list[list[int]], players: i64) -> list[int]:
    """The totals of a score sheet with the points of every round, by seat."""
    totals = [0] * players
    for points in sheet:
        for seat in range(len(points)):
            totals[seat] += points[seat]
    return totals


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """The whole truth of one game being played. Only the rules and the table hold one; everybody else holds a view.

    Seats and actions are small integers here; at every edge an action is `game.actions[number]`.
    """

    def __init__(self) -> None:
        # A listener puts a list here; playouts leave it None, and then no event is ever made.
        self.event_sink: list[Told] | None = None

    def to_act(self) -> list[int]:
        """The seats awaited now, a fresh list each time; empty when the game is over."""
        raise NotImplementedError

    def legal_actions(self, seat: i64) -> list[int]:
        """The numbers of the actions this seat may take now, ascending; empty for a seat not awaited."""
        raise NotImplementedError

    def apply(self, seat: i64, action: i64, dealer: Dealer) -> None:
        """Carry out an action, assumed legal (a table checks; machines ask legal_actions), and tell what happened."""
        raise NotImplementedError

    def scores(self) -> list[int] | None:
        """The final score of each seat; None while the game goes on."""
        raise NotImplementedError

    def winners(self) -> list[int]:
        """Who won, tie-breaks applied; several for a shared win, nobody while the game goes on or if all lost."""
        raise NotImplementedError

    def clone(self) -> "State":
        """A twin that goes its own way, with nobody listening."""
        raise NotImplementedError

    def redeal(self, seat: int | None, dealer: Dealer) -> None:
        """Replace all that this seat (None: a spectator) cannot know, evenly over all that fits what it does know.

        Implementations read nothing the seat may not know: what is not read cannot leak.
        """
        raise NotImplementedError

    def state_key(self) -> list[int]:
        """Everything that tells this state from another, as plain numbers: what the state's hash is made of."""
        raise NotImplementedError

    def progress(self) -> str:
        """How far the game is, for printing: nothing secret."""
        awaited = self.to_act()
        if awaited:
            return "to act: " + " ".join([str(seat) for seat in awaited])
        return "won by: " + (" ".join([str(seat) for seat in self.winners()]) or "nobody")

    def __repr__(self) -> str:
        return "<" + type(self).__name__ + ", " + self.progress() + ">"

    def response_window_ms(self) -> int | None:
        """Fixed response window in ms, identical for every seat; None if nothing is timed. Rules read no clock."""
        return None

    # For the rules: what happened, if anybody listens.

    def tell(self, event: Event) -> None:
        """Tell the whole table."""
        if self.event_sink is not None:
            self.event_sink.append(Told(None, event))

    def tell_one(self, seat: i64, event: Event) -> None:
        """Tell one seat alone."""
        if self.event_sink is not None:
            self.event_sink.append(Told(int(seat), event))

    # For machines: the same answers as above, made without a list where a game cares to.

    def next_seat(self) -> i64:
        """The first of the seats awaited, or NOBODY."""
        awaited = self.to_act()
        if not awaited:
            return NOBODY
        return awaited[0]

    def is_legal(self, seat: i64, action: i64) -> bool:
        """Whether it is among this seat's legal actions; a game may know without listing them."""
        return int(action) in self.legal_actions(seat)

    def legal_actions_into(self, seat: i64, actions: vec[i64]) -> i64:
        """Write the legal actions, in order, where there is room for all the game has; returns how many there are."""
        n: i64 = 0
        for action in self.legal_actions(seat):
            actions[n] = action
            n += 1
        return n

    def random_action(self, seat: i64, dealer: Dealer) -> i64:
        """One of the legal actions of an awaited seat, each equally likely."""
        legal = self.legal_actions(seat)
        return legal[dealer.below(len(legal))]

    def round_index(self) -> i64:
        """Counts rounds, or other natural breaks of a game, from 0: search looks no further than the next one.

        Whatever is drawn for a new round is drawn when this already counts it: when a round is over, the seed of its
        luck is made known.
        """
        return 0


@mypyc_attr(allow_interpreted_subclasses=True)
class TurnState(State):
    """A game in which one seat at a time is awaited."""

    def __init__(self) -> None:
        super().__init__()
        self.turn: i64 = NOBODY  # who is awaited; nobody when the game is over

    def to_act(self) -> list[int]:
        if self.turn == NOBODY:
            return []
        return [int(self.turn)]

    def next_seat(self) -> i64:
        return self.turn
