"""What can be known about worms, against counting out all 420 ways they can lie.

Two of four large and four of eight medium pieces are wormy: 6 x 70 worlds, each as likely as any other. Whoever has
looked under some pieces can rule out the worlds that look different there; the rest stay equally likely.
"""

import itertools
from collections import Counter
from collections.abc import Iterable

import pytest

from fromagerie.engine.bits import set_of
from fromagerie.engine.dealer import Dealer, SeededDealer
from fromagerie.engine.model import Seat
from fromagerie.games.drole_de_fromage import GAME
from fromagerie.games.drole_de_fromage.rules import DroleDeFromage
from fromagerie.games.drole_de_fromage.view import DroleDeFromageView, unseen_worms

World = frozenset[str]

LARGE = [f"L{number}" for number in range(1, 5)]
MEDIUM = [f"M{number}" for number in range(1, 9)]
PIECES = GAME.chance["piece"]
ALL_WORLDS = [
    frozenset((*large, *medium))
    for large in itertools.combinations(LARGE, 2)
    for medium in itertools.combinations(MEDIUM, 4)
]


def worlds_seen_from(view: DroleDeFromageView) -> list[World]:
    """The worlds that look like this view."""
    return [world for world in ALL_WORLDS if not world.intersection(view.good) and world.issuperset(view.wormy)]


def turn_all_over(state: DroleDeFromage, dealer: Dealer) -> World:
    """The whole world, with all that nobody has looked under yet turned over as the rules do it."""
    for piece in range(len(PIECES)):
        if not state.turned >> piece & 1:
            state.turn_over(piece, dealer)
    return frozenset(state.names(state.wormy))


def assert_even(found: Counter[World], possible: Iterable[World]) -> None:
    """Every possible world came up, none else did, and none too often (chi-square, five standard deviations)."""
    worlds = list(possible)
    assert set(found) == set(worlds)
    each = found.total() / len(worlds)
    surprise = sum((found[world] - each) ** 2 / each for world in worlds)
    freedom = len(worlds) - 1
    assert surprise < freedom + 5 * (2 * freedom) ** 0.5 + 10


def after_harvest(harvest: dict[Seat, str], wormy: str, players: int = 4, **options: object) -> DroleDeFromage:
    """A game in which these pieces have fallen, and the wormy ones among them are these."""
    state = GAME.deal(players, GAME.read_options(options), SeededDealer(1))
    fallen = [piece for pieces in harvest.values() for piece in pieces.split()]
    for seat, pieces in harvest.items():
        state.harvest[seat] = set_of([PIECES.index(piece) for piece in pieces.split()])
    if state.setup.peek:
        state.turned = state.harvested()
        state.wormy = set_of([PIECES.index(piece) for piece in wormy.split()])
    for piece, cell in state.board.pieces().items():
        if PIECES[piece] in fallen:
            state.board.cells[cell] = 0
    return state


def test_there_are_420_worlds() -> None:
    assert len(set(ALL_WORLDS)) == 420


def test_before_anybody_looks_all_420_worlds_are_equally_likely() -> None:
    start = GAME.deal(4, GAME.options(), SeededDealer(1))
    dealer = SeededDealer(2)
    assert_even(Counter(turn_all_over(start.clone(), dealer) for _ in range(420 * 20)), ALL_WORLDS)


def test_the_order_of_looking_makes_no_difference() -> None:
    start = GAME.deal(4, GAME.options(), SeededDealer(1))
    dealer = SeededDealer(3)
    found: Counter[World] = Counter()
    for _ in range(420 * 20):
        state = start.clone()
        for piece in dealer.draw(list(range(12)), 12, "order"):
            state.turn_over(piece, dealer)
        found[turn_all_over(state, dealer)] += 1
    assert_even(found, ALL_WORLDS)


# Each case: what lies before whom, the truth about it, and how many worlds each of them must think possible.
CASES = [
    pytest.param({0: "L1 M1 M2", 1: "L2 M3 M4"}, "L1 M2 M3", {0: 60, 1: 60, None: 420}, id="both looked"),
    pytest.param({0: "L1 L2", 1: "M1 M2 M3"}, "M1 M2 M3", {0: 70, 1: 30}, id="two good large"),
    pytest.param({0: "L1 L2 M1 M2 M3 M4 S1", 2: "L3 M5"}, "M1 M2 L3 M5", {0: 6, 2: 3 * 35}, id="much seen"),
    pytest.param({0: "S1 S2", 1: "S3 L4"}, "L4", {0: 420, 1: 210}, id="small ones tell nothing"),
    pytest.param({0: "M1 M2 M3 M4 L1 L2", 1: "M5"}, "M1 M2 M3 M4 L1 L2", {0: 1, 1: 6 * 35}, id="all found"),
]


@pytest.mark.parametrize(("harvest", "wormy", "worlds"), CASES)
def test_with_peeking_a_redeal_is_even_over_what_a_seat_must_think_possible(
    harvest: dict[Seat, str], wormy: str, worlds: dict[Seat | None, int]
) -> None:
    state = after_harvest(harvest, wormy)
    dealer = SeededDealer(4)
    for seat, number in worlds.items():
        view = GAME.view(state, seat)
        possible = worlds_seen_from(view)
        assert len(possible) == number
        found: Counter[World] = Counter()
        for tries in range(20 * number):
            twin = state.clone()
            twin.redeal(seat, dealer)
            assert tries > 20 or GAME.view(twin, seat) == view
            found[turn_all_over(twin, dealer)] += 1
        assert_even(found, possible)


@pytest.mark.parametrize(("harvest", "wormy", "worlds"), CASES[:2])
def test_an_imagined_game_is_even_in_the_same_way(
    harvest: dict[Seat, str], wormy: str, worlds: dict[Seat | None, int]
) -> None:
    view = GAME.view(after_harvest(harvest, wormy), 0)
    dealer = SeededDealer(5)
    found = Counter(turn_all_over(GAME.imagine(view, dealer), dealer) for _ in range(20 * worlds[0]))
    assert_even(found, worlds_seen_from(view))


@pytest.mark.parametrize("seat", [0, 1, None])
def test_without_peeking_everybody_must_think_all_420_worlds_possible(seat: Seat | None) -> None:
    state = after_harvest({0: "L1 M1 M2", 1: "L2 M3 M4"}, "", peek=False)
    assert worlds_seen_from(GAME.view(state, seat)) == ALL_WORLDS
    dealer = SeededDealer(6)
    found: Counter[World] = Counter()
    for _ in range(420 * 20):
        twin = state.clone()
        twin.redeal(seat, dealer)
        found[turn_all_over(twin, dealer)] += 1
    assert_even(found, ALL_WORLDS)


def test_a_redeal_does_not_depend_on_what_the_others_found() -> None:
    harvest = {0: "L1 M1 M2", 1: "L2 M3 M4", 2: "M5"}
    worlds = set()
    for hidden in ("", "L2 M3", "L2 M4 M5", "M3 M4 M5"):
        state = after_harvest(harvest, f"L1 M2 {hidden}")
        dealer = SeededDealer(7)
        dealt = []
        for _ in range(50):
            state.redeal(0, dealer)
            dealt.append(int(state.wormy))
        worlds.add(tuple(dealt))
    assert len(worlds) == 1


@pytest.mark.parametrize("peek", [True, False])
def test_in_real_games_the_odds_of_every_seat_are_those_of_counting(peek: bool) -> None:
    dealer = SeededDealer(8)
    for players in (2, 3, 4):
        state = GAME.deal(players, GAME.read_options({"peek": peek}), dealer)
        while state.to_act():
            for _ in range(60):
                if state.to_act():
                    state.apply(state.next_seat(), state.random_action(state.next_seat(), dealer), dealer)
            if not state.to_act():
                break
            for seat in (*range(players), None):
                view = GAME.view(state, seat)
                possible = worlds_seen_from(view)
                for size, (unseen, worms) in zip("LM", unseen_worms(view), strict=False):
                    hidden = [p for p in PIECES if p[0] == size and p not in view.good and p not in view.wormy]
                    assert len(hidden) == unseen
                    for piece in hidden:
                        assert sum(piece in world for world in possible) * unseen == worms * len(possible)


def test_without_peeking_nothing_hidden_is_in_the_state_before_the_end() -> None:
    dealer = SeededDealer(9)
    state = GAME.deal(3, GAME.read_options({"peek": False}), dealer)
    while state.to_act():
        assert (state.turned, state.wormy) == (0, 0)
        state.apply(state.next_seat(), state.random_action(state.next_seat(), dealer), dealer)
    assert state.turned == state.harvested()


def test_the_world_of_a_whole_game_is_one_of_the_420() -> None:
    dealer = SeededDealer(10)
    for number in range(40):
        state = GAME.deal(2 + number % 3, GAME.read_options({"peek": number % 2 == 0}), dealer)
        while state.to_act():
            state.apply(state.next_seat(), state.random_action(state.next_seat(), dealer), dealer)
        assert turn_all_over(state, dealer) in ALL_WORLDS
