"""The law of secrecy: what an observer cannot know changes nothing of what reaches it.

A `Door` is all that reaches observers. The laws take a position, change what an observer cannot know, and compare what
reaches it. They answer with a sentence where they find a leak; test_leaks.py proves, with doors that say too much, that
they do.
"""

import itertools
from collections.abc import Callable
from typing import Any, NamedTuple

import msgspec

from fromagerie.engine.chance import ChanceRefused, StackedDealer
from fromagerie.engine.dealer import Dealer, SeededDealer
from fromagerie.engine.game import AnyGame
from fromagerie.engine.model import Action, Options, Refusal, Seat, Told, heard_by
from fromagerie.engine.state import State
from tests.every_table import NAMES, one_of

Shown = dict[str, bytes]


class Drew(NamedTuple):
    """One answer of chance: what was asked for, what there was to draw from, and what came."""

    what: str
    things: list[int]
    came: list[int]


class Witness(Dealer):
    """Passes draws on to another dealer and remembers them."""

    def __init__(self, luck: Dealer) -> None:
        self.luck = luck
        self.drew: list[Drew] = []

    def below(self, n: int) -> int:
        return self.luck.below(n)

    def draw(self, things: list[int], n: int, what: str) -> list[int]:
        came = self.luck.draw(things, n, what)
        self.drew.append(Drew(what, list(things), list(came)))
        return came


class Door:
    """All that reaches the observers of a game, as an honest program sends it."""

    def __init__(self, game: AnyGame, players: int) -> None:
        self.game = game
        self.names = NAMES[:players]
        self.seen: Any = None

    def view(self, state: State, seat: Seat | None) -> Any:
        return self.game.view(state, seat)

    def legal(self, state: State, seat: Seat | None) -> list[Action]:
        return [] if seat is None else [self.game.actions[number] for number in state.legal_actions(seat)]

    def refusal(self, state: State, seat: Seat | None, action: Action) -> Refusal:
        return self.game.why(self.seen, action, self.game.words("en"), self.names)

    def board(self, state: State, seat: Seat | None) -> str | None:
        view = self.game.view(state, seat)
        return self.game.board(view, self.legal(state, seat), self.game.words("en"), self.names)

    def news(self, told: list[Told], drew: list[Drew], seat: Seat | None) -> Any:
        return heard_by(seat, told)

    def encode(self, message: Any, state: State, seat: Seat | None) -> bytes:
        return msgspec.json.encode(message)

    def shows(self, state: State, seat: Seat | None) -> Shown:
        """What is sent to an observer in this position."""
        sent = {"view": self.view(state, seat), "legal actions": self.legal(state, seat)}
        return {name: self.encode(message, state, seat) for name, message in sent.items()}

    def answers(self, state: State, seat: Seat | None) -> Shown:
        """What an observer gets to hear when it asks: the board, and why each action that is not legal is refused."""
        self.seen = self.game.view(state, seat)  # once, for all refusals
        said: dict[str, Any] = {"board": self.board(state, seat)}
        legal = self.legal(state, seat)
        for action in self.game.actions:
            if action not in legal:
                said[f"refusal of {self.game.notation(action)}"] = self.refusal(state, seat, action)
        return {name: self.encode(message, state, seat) for name, message in said.items()}


def leaks(
    game: AnyGame, shows: Callable[[State, Seat | None], Shown], state: State, seat: Seat | None, dealer: Dealer
) -> str | None:
    """How this observer can tell the true game from one it must think possible; None if it cannot."""
    truly = shows(state, seat)
    redealt = state.clone()
    redealt.redeal(seat, dealer)
    imagined = game.imagine(game.view(state, seat), dealer)
    for kind, world in (("a redealt", redealt), ("an imagined", imagined)):
        different = tell_apart(truly, shows(world, seat))
        if different:
            return f"{spell(seat)} can tell the true game from {kind} one by the {different}"
    return None


def leaks_in_news(door: Door, before: State, seat: Seat | None, dealer: Dealer) -> str | None:
    """How what is told about one action gives away what does not show: None if it does not.

    Two worlds that look the same to an observer, before somebody acts and after, must sound the same too. Both what
    it cannot know and what chance deals face down are changed.
    """
    if not before.to_act():
        return None
    actor = one_of(before.to_act(), dealer)
    action = before.random_action(actor, dealer)
    witness = Witness(dealer)
    true_world = before.clone()
    truly = act_and_tell(true_world, actor, action, witness)
    other_world = before.clone()
    other_world.redeal(seat, dealer)
    if action not in other_world.legal_actions(actor):
        return None
    drew = meddle(witness.drew, dealer)
    try:
        otherwise = act_and_tell(other_world, actor, action, stack(drew))
    except ChanceRefused:
        return None
    if door.game.view(true_world, seat) != door.game.view(other_world, seat):
        return None
    return tell_news_apart(door, true_world, seat, (truly, witness.drew), (otherwise, drew))


def leaks_in_deal(door: Door, players: int, options: Options, seat: Seat | None, dealer: Dealer) -> str | None:
    """How what is told about the first deal gives away what lies face down; None if it does not."""
    witness = Witness(dealer)
    truly: list[Told] = []
    true_world = door.game.deal(players, options, witness, truly)
    drew = meddle(witness.drew, dealer)
    otherwise: list[Told] = []
    try:
        other_world = door.game.deal(players, options, stack(drew), otherwise)
    except ChanceRefused:
        return None
    if door.game.view(true_world, seat) != door.game.view(other_world, seat):
        return None
    return tell_news_apart(door, true_world, seat, (truly, witness.drew), (otherwise, drew))


def act_and_tell(state: State, seat: Seat, action: int, dealer: Dealer) -> list[Told]:
    told: list[Told] = []
    state.event_sink = told
    state.apply(seat, action, dealer)
    return told


def meddle(drew: list[Drew], dealer: Dealer) -> list[Drew]:
    """The same answers of chance with one thing exchanged for another, drawn as well or not."""
    if not drew:
        return []
    place = dealer.below(len(drew))
    what, things, came = drew[place]
    one = came[dealer.below(len(came))]
    other = things[dealer.below(len(things))]
    swap = {one: other, other: one}
    return [*drew[:place], Drew(what, things, [swap.get(thing, thing) for thing in came]), *drew[place + 1 :]]


def stack(drew: list[Drew]) -> StackedDealer:
    return StackedDealer((what, came) for what, _, came in drew)


def tell_news_apart(
    door: Door,
    state: State,
    seat: Seat | None,
    truly: tuple[list[Told], list[Drew]],
    otherwise: tuple[list[Told], list[Drew]],
) -> str | None:
    heard = [door.encode(door.news(told, drew, seat), state, seat) for told, drew in (truly, otherwise)]
    different = tell_apart({"news": heard[0]}, {"news": heard[1]})
    return f"{spell(seat)} hears what does not show, by the {different}" if different else None


def tell_apart(one: Shown, other: Shown) -> str | None:
    """The first thing that differs, with a little of the bytes around it."""
    for name in [*one, *(name for name in other if name not in one)]:
        mine, yours = one.get(name, b""), other.get(name, b"")
        if mine != yours:
            at = next((i for i, (a, b) in enumerate(zip(mine, yours, strict=False)) if a != b), 0)
            around = slice(max(0, at - 40), at + 20)
            return f"{name}: ...{mine[around].decode()}... or ...{yours[around].decode()}..."
    return None


def spell(seat: Seat | None) -> str:
    return "a spectator" if seat is None else f"seat {seat}"


def order_matters(game: AnyGame, state: State, dealer: Dealer) -> str | None:
    """Two seats whose sealed choices come out differently when made in the other order; None if there are none."""
    for one, other in itertools.combinations(state.to_act(), 2):
        if not (is_sealed(game, state, one, other) and is_sealed(game, state, other, one)):
            continue
        choices = [(seat, state.random_action(seat, dealer)) for seat in (one, other)]
        seed = dealer.below(1 << 30)
        if commit(state, choices, seed) != commit(state, choices[::-1], seed):
            return f"seats {one} and {other}, choosing {choices}, end up elsewhere when the second comes first"
    return None


def is_sealed(game: AnyGame, state: State, seat: Seat, other: Seat) -> bool:
    """Whether the other cannot tell what this seat chose. Where it can, as in a race, order may well matter."""
    looks = set()
    for action in state.legal_actions(seat):
        chosen = state.clone()
        chosen.apply(seat, action, SeededDealer(0))
        looks.add(msgspec.json.encode(game.view(chosen, other)))
    return len(looks) == 1 and len(state.legal_actions(seat)) > 1


def commit(state: State, choices: list[tuple[Seat, int]], seed: int) -> list[int]:
    """The truth after these choices, one after the other with the same luck; one that is no longer open is left out."""
    world = state.clone()
    luck = SeededDealer(seed)
    for seat, action in choices:
        if action in world.legal_actions(seat):
            world.apply(seat, action, luck)
    return world.state_key()
