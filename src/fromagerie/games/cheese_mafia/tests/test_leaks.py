"""Secrets stay secret, and the test that says so works: leaks planted on purpose, one at a time, are all found.

What an observer cannot know is dealt anew; whatever then looks or sounds different to it was a leak.
"""

from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest

from fromagerie.engine.dealer import Dealer, SeededDealer
from fromagerie.engine.model import Event, Seat, Told, heard_by
from fromagerie.engine.table import fingerprint
from fromagerie.games.cheese_mafia import GAME
from fromagerie.games.cheese_mafia.model import DrewCards, Found, Gave, Received, SawHand
from fromagerie.games.cheese_mafia.rules import CheeseMafia
from fromagerie.games.cheese_mafia.rules_cards import holds, kinds_in
from fromagerie.games.cheese_mafia.rules_reveal import badges_in, total_of
from fromagerie.games.cheese_mafia.tests.table import BOSSES

PLAYERS = 4
TONTONS = list(GAME.box.cards).index("TON")

Plant = Callable[[CheeseMafia, Seat | None], Any]
News = Callable[[list[Told], Seat | None], list[Event]]


def positions(games: int) -> Iterator[CheeseMafia]:
    """Positions all along some random games, each a clone."""
    for seed in range(games):
        dealer = SeededDealer(seed)
        state = GAME.deal(PLAYERS, GAME.options(), dealer)
        step = 0
        while (seat := state.next_seat()) >= 0:
            if step % 4 == seed % 4:
                yield state.clone()
            state.apply(seat, state.random_action(seat, dealer), dealer)
            step += 1
        yield state.clone()


def nothing_more(state: CheeseMafia, seat: Seat | None) -> None:
    return None


def shows(state: CheeseMafia, seat: Seat | None, more: Plant) -> bytes:
    """All that reaches an observer in a position: the view, the board, what it may do, and what somebody planted."""
    view = GAME.view(state, seat)
    legal = [] if seat is None else [GAME.actions[number] for number in state.legal_actions(seat)]
    board = GAME.board(view, legal, GAME.words("en"), BOSSES[:PLAYERS])
    return msgspec.json.encode([view, legal, board, more(state, seat)])


def find_leak(more: Plant, games: int = 3) -> bool:
    dealer = SeededDealer(1)
    for state in positions(games):
        for seat in (*range(PLAYERS), None):
            truly = shows(state, seat, more)
            redealt = state.clone()
            redealt.redeal(seat, dealer)
            imagined = GAME.imagine(GAME.view(state, seat), dealer)
            if truly != shows(redealt, seat, more) or truly != shows(imagined, seat, more):
                return True
    return False


def find_leak_in_news(news: News, games: int = 3) -> bool:
    """Two worlds that look alike to an observer before and after an action must sound alike."""
    dealer = SeededDealer(2)
    for state in positions(games):
        actor = state.next_seat()
        if actor < 0:
            continue
        action = state.random_action(actor, dealer)
        for seat in (*range(PLAYERS), None):
            other = state.clone()
            other.redeal(seat, dealer)
            if action not in other.legal_actions(actor):
                continue
            worlds = [act(world, actor, action, SeededDealer(9)) for world in (state.clone(), other)]
            looks = [GAME.view(world, seat) for world, _ in worlds]
            if looks[0] == looks[1] and news(worlds[0][1], seat) != news(worlds[1][1], seat):
                return True
    return False


def act(state: CheeseMafia, actor: Seat, action: int, dealer: Dealer) -> tuple[CheeseMafia, list[Told]]:
    told: list[Told] = []
    state.event_sink = told
    state.apply(actor, action, dealer)
    return state, told


def test_an_honest_program_leaks_nothing() -> None:
    assert not find_leak(nothing_more, games=5)
    assert not find_leak_in_news(lambda told, seat: heard_by(seat, told), games=5)


# What somebody could be tempted to show


def neighbour(state: CheeseMafia, seat: Seat | None) -> Seat:
    return 0 if seat is None else (seat + 1) % PLAYERS


PLANTS: dict[str, Plant] = {
    "the neighbour's hand": lambda state, seat: kinds_in(state.hands[neighbour(state, seat)]),
    "the total of a neighbour": lambda state, seat: total_of(state, state.hands[neighbour(state, seat)]),
    "whether somebody is heavy": lambda state, seat: [total_of(state, cards) >= 21 for cards in state.hands],
    "who has the lowest hand": lambda state, seat: min(range(PLAYERS), key=lambda s: total_of(state, state.hands[s])),
    "how many badges a neighbour has": lambda state, seat: badges_in(state, state.hands[neighbour(state, seat)]),
    "what is in the pile": lambda state, seat: list(state.pile),
    "whether the uncles are in the pile": lambda state, seat: bool(state.pile[TONTONS]),
    "who holds the uncles": lambda state, seat: [holds(cards, TONTONS) for cards in state.hands],
    "what others laid ready": lambda state, seat: list(state.sealed),
    "what others know of each other": lambda state, seat: list(state.known),
    "what the one who is asked could do": lambda state, seat: [state.legal_actions(s) for s in state.to_act()],
    "whether the one who is asked has a choice": lambda state, seat: [
        len(state.legal_actions(s)) > 1 for s in state.to_act()
    ],
    "a number for the whole position": lambda state, seat: fingerprint(state),
    "hands that can be told apart by their order": lambda state, seat: sorted(
        range(PLAYERS), key=lambda s: state.hands[s]
    ),
    "special cards still to be drawn": lambda state, seat: sum(
        state.pile[kind] for kind in range(state.setup.kinds) if state.setup.cards[kind].special
    ),
}


@pytest.mark.parametrize("name", PLANTS)
def test_a_planted_leak_is_found(name: str) -> None:
    assert find_leak(PLANTS[name])


def tell_all(*kinds: type[Event]) -> News:
    """Private news of these kinds reaches everybody."""

    def news(told: list[Told], seat: Seat | None) -> list[Event]:
        return [event for to, event in told if to in (None, seat) or isinstance(event, kinds)]

    return news


NEWS: dict[str, News] = {
    "cards drawn": tell_all(DrewCards),
    "cards passed and given": tell_all(Gave),
    "cards received": tell_all(Received),
    "a hand that was looked at": tell_all(SawHand),
    "a card that was found": tell_all(Found),
    "the first of the cards drawn, in passing": lambda told, seat: [
        event.cards[0] if isinstance(event, DrewCards) else event  # type: ignore[misc]
        for to, event in told
        if to in (None, seat) or isinstance(event, DrewCards)
    ],
}


@pytest.mark.parametrize("name", NEWS)
def test_planted_news_are_found(name: str) -> None:
    assert find_leak_in_news(NEWS[name], games=8)
