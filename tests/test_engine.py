"""The small parts everything stands on: sets of bits, dealers, recorded chance, and the spreading of unknown cards."""

import itertools
import math
from collections import Counter
from collections.abc import Iterable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fromagerie.engine.bits import LARGEST, bit, count, lowest, members_of, nth, set_of
from fromagerie.engine.chance import ChanceRefused, Drawn, RecordingDealer, StackedDealer
from fromagerie.engine.dealer import Dealer, SeededDealer, fraction
from fromagerie.engine.spread import Spread, choose, some_of
from tests.every_table import many

numbers = st.integers(0, LARGEST)
sets = st.sets(numbers)
seeds = st.integers(0, 2**96 - 1)


def is_even(seen: Iterable[object], cases: int) -> bool:
    """Whether that many cases come up equally often: chi-square, passed by all but one in a million even sources."""
    counts = Counter(seen)
    assert len(counts) <= cases
    expected = counts.total() / cases
    chi = sum((n - expected) ** 2 for n in counts.values()) / expected + (cases - len(counts)) * expected
    freedom = cases - 1
    # The upper 1e-6 quantile of chi-square, after Wilson and Hilferty.
    limit = freedom * (1 - 2 / (9 * freedom) + 4.753 * math.sqrt(2 / (9 * freedom))) ** 3
    return chi < limit


# Bits


@given(numbers)
def test_a_bit_is_the_set_of_one_number(number: int) -> None:
    assert bit(number) == 1 << number
    assert members_of(bit(number)) == [number]


@given(sets)
def test_a_set_of_bits_holds_what_was_put_in(members: set[int]) -> None:
    together = set_of(list(members))
    assert together == sum(1 << number for number in members)
    assert members_of(together) == sorted(members)
    assert count(together) == len(members)


@given(sets.filter(bool))
def test_lowest_and_nth_count_from_below(members: set[int]) -> None:
    together = set_of(list(members))
    assert lowest(together) == min(members)
    assert [nth(together, n) for n in range(len(members))] == sorted(members)


@given(sets, sets)
def test_bits_are_joined_shared_and_taken_away_like_sets(one: set[int], other: set[int]) -> None:
    mine, yours = set_of(list(one)), set_of(list(other))
    assert members_of(mine | yours) == sorted(one | other)
    assert members_of(mine & yours) == sorted(one & other)
    assert members_of(mine & ~yours) == sorted(one - other)


# Dealers


@given(seeds, st.integers(1, 2**31))
def test_below_stays_below(seed: int, n: int) -> None:
    dealer = SeededDealer(seed)
    assert all(0 <= dealer.below(n) < n for _ in range(20))


@pytest.mark.parametrize("n", [1, 2, 3, 7, 40, 100])
def test_below_is_even(n: int) -> None:
    dealer = SeededDealer(n)
    assert n == 1 or is_even((dealer.below(n) for _ in range(many(200 * n, interpreted=50 * n))), n)


def test_below_is_even_where_the_words_do_not_go_round_evenly() -> None:
    # Of 2**32 words, three quarters of 2**32 things would get one or two each.
    dealer = SeededDealer(1)
    n = 3 * 2**30
    assert is_even((dealer.below(n) * 3 // n for _ in range(9000)), 3)
    assert is_even((dealer.below(n) % 3 for _ in range(9000)), 3)


@given(seeds, st.lists(st.integers(), unique=True, max_size=30), st.data())
def test_a_draw_is_some_of_the_things_each_once(seed: int, things: list[int], data: st.DataObject) -> None:
    n = data.draw(st.integers(0, len(things)))
    before = things[:]
    drawn = SeededDealer(seed).draw(things, n, "cards")
    assert things == before
    assert len(drawn) == len(set(drawn)) == n
    assert set(drawn) <= set(things)


def test_every_order_of_every_choice_is_drawn_equally_often() -> None:
    dealer = SeededDealer(2)
    draws = [tuple(dealer.draw([10, 20, 30, 40, 50], 3, "cards")) for _ in range(many(30_000, interpreted=6000))]
    assert set(draws) <= set(itertools.permutations([10, 20, 30, 40, 50], 3))
    assert is_even(draws, 60)


def test_one_of_is_even() -> None:
    dealer = SeededDealer(3)
    assert is_even((dealer.one_of([3, 5, 7], "die") for _ in range(3000)), 3)


@given(seeds)
def test_the_same_seed_deals_the_same_and_another_seed_something_else(seed: int) -> None:
    one, same, other = SeededDealer(seed), SeededDealer(seed), SeededDealer(seed ^ 1)
    words = [one.word() for _ in range(8)]
    assert words == [same.word() for _ in range(8)]
    assert words != [other.word() for _ in range(8)]


@pytest.mark.parametrize("place", [0, 31, 32, 63, 64, 95])
def test_every_bit_of_a_seed_of_96_bits_counts(place: int) -> None:
    assert SeededDealer(1 << place).word() != SeededDealer(0).word()


def test_neighbouring_seeds_have_nothing_in_common() -> None:
    first = [SeededDealer(seed).below(16) for seed in range(many(8000, interpreted=3200))]
    assert is_even(first, 16)
    assert is_even(zip(first[::2], first[1::2], strict=True), 256)


# Chance, written down and laid ready


def test_a_recording_dealer_writes_down_what_came() -> None:
    recorder = RecordingDealer(SeededDealer(4))
    cards = recorder.draw([1, 2, 3, 4], 2, "cards")
    die = recorder.one_of([1, 2, 3, 4, 5, 6], "die")
    assert recorder.drawn == [Drawn("cards", cards), Drawn("die", [die])]


def test_a_recording_dealer_deals_what_its_luck_would_have_dealt() -> None:
    things = list(range(40))
    assert RecordingDealer(SeededDealer(5)).draw(things, 40, "cards") == SeededDealer(5).draw(things, 40, "cards")


def test_what_is_recorded_does_not_change_with_what_was_handed_out() -> None:
    recorder = RecordingDealer(SeededDealer(6))
    recorder.draw([1, 2, 3], 3, "cards").clear()
    assert len(recorder.drawn[0].things) == 3


def test_a_recording_dealer_has_no_luck_that_nobody_could_read_back() -> None:
    with pytest.raises(ChanceRefused, match="named things"):
        RecordingDealer(SeededDealer(7)).below(6)


def test_a_stacked_dealer_deals_in_order() -> None:
    stacked = StackedDealer([("cards", [3, 1]), ("die", [6]), ("cards", [2])])
    assert stacked.draw([1, 2, 3], 2, "cards") == [3, 1]
    assert stacked.one_of([1, 2, 3, 4, 5, 6], "die") == 6
    assert stacked.draw([2, 4], 1, "cards") == [2]


@pytest.mark.parametrize(
    ("stack", "complaint"),
    [
        ([], "nothing more was written down"),
        ([("die", [1, 2])], "a draw from die was written down"),
        ([("cards", [1])], "draw 2 from cards, but 1 were written down"),
        ([("cards", [1, 2, 3])], "draw 2 from cards, but 3 were written down"),
        ([("cards", [1, 1])], "twice"),
        ([("cards", [1, 9])], "not there"),
    ],
)
def test_a_stack_that_does_not_fit_is_refused(stack: list[tuple[str, list[int]]], complaint: str) -> None:
    with pytest.raises(ChanceRefused, match=complaint):
        StackedDealer(stack).draw([1, 2, 3], 2, "cards")


def test_a_stacked_dealer_without_another_answers_nothing_unnamed() -> None:
    with pytest.raises(ChanceRefused):
        StackedDealer([]).below(6)
    assert 0 <= StackedDealer([], on=SeededDealer(1)).below(6) < 6


def test_with_another_to_go_on_the_stack_answers_by_name_and_the_rest_is_luck() -> None:
    stacked = StackedDealer([("die", [6]), ("cards", [5, 4])], on=SeededDealer(8))
    cards = stacked.draw([1, 2, 3, 4, 5], 4, "cards")
    assert cards[:2] == [5, 4]
    assert sorted(cards) in ([1, 2, 4, 5], [1, 3, 4, 5], [2, 3, 4, 5])
    assert stacked.one_of([1, 2, 3, 4, 5, 6], "die") == 6
    assert sorted(stacked.draw([1, 2, 3], 3, "cards")) == [1, 2, 3]
    assert stacked.stack == []


def test_with_another_to_go_on_an_impossible_stack_is_still_refused() -> None:
    with pytest.raises(ChanceRefused, match="not there"):
        StackedDealer([("cards", [9])], on=SeededDealer(9)).draw([1, 2, 3], 2, "cards")


def test_luck_goes_round_all_that_is_not_laid_ready() -> None:
    luck = SeededDealer(10)
    thirds = [StackedDealer([("cards", [5, 4])], on=luck).draw([1, 2, 3, 4, 5], 3, "cards")[2] for _ in range(3000)]
    assert is_even(thirds, 3)


# Spreading unknown cards

Puzzle = tuple[list[set[int]], list[set[int]], list[int]]


@st.composite
def puzzles(draw: st.DrawFn) -> Puzzle:
    """Groups of cards, the places each may lie in, and the room of each place."""
    places = draw(st.integers(1, 4))
    sizes = draw(st.lists(st.integers(1, 3), min_size=1, max_size=3).filter(lambda sizes: sum(sizes) <= 6))
    cards = iter(draw(st.permutations(range(sum(sizes) * 3))))
    groups = [set(itertools.islice(cards, size)) for size in sizes]
    allowed = [draw(st.sets(st.integers(0, places - 1), min_size=1)) for _ in sizes]
    room = draw(st.lists(st.integers(0, 4), min_size=places, max_size=places))
    return groups, allowed, room


def all_deals(puzzle: Puzzle) -> set[tuple[int, ...]]:
    """By brute force: every card into every place, kept if no place is too full."""
    groups, allowed, room = puzzle
    cards = [(card, places) for group, places in zip(groups, allowed, strict=True) for card in group]
    deals = set()
    for choice in itertools.product(*(places for _, places in cards)):
        if all(choice.count(place) <= size for place, size in enumerate(room)):
            laid = [[card for (card, _), at in zip(cards, choice, strict=True) if at == p] for p in range(len(room))]
            deals.add(tuple(set_of(place) for place in laid))
    return deals


def spread_of(puzzle: Puzzle) -> Spread:
    groups, allowed, room = puzzle
    return Spread([set_of(list(group)) for group in groups], [set_of(list(places)) for places in allowed], room)


@given(puzzles())
def test_a_spread_counts_every_deal(puzzle: Puzzle) -> None:
    assert spread_of(puzzle).ways() == len(all_deals(puzzle))


@given(puzzles(), seeds)
def test_a_spread_deals_only_what_is_possible(puzzle: Puzzle, seed: int) -> None:
    possible = all_deals(puzzle)
    if possible:
        spread, dealer = spread_of(puzzle), SeededDealer(seed)
        assert {tuple(spread.deal(dealer)) for _ in range(20)} <= possible


@pytest.mark.parametrize(
    "puzzle",
    [
        ([{0, 1, 2}, {5, 6}], [{0, 1, 2}, {1, 2}], [2, 2, 1]),
        ([{0, 1, 2, 3}, {10, 11}], [{0, 1}, {0, 1, 2}], [3, 2, 1]),
        ([{0}, {1, 2}, {3, 4, 5}], [{0}, {0, 1, 2}, {1, 2}], [2, 2, 3]),
    ],
    ids=["three places", "uneven", "a forced card"],
)
def test_a_spread_is_even_over_all_deals(puzzle: Puzzle) -> None:
    possible = all_deals(puzzle)
    spread, dealer = spread_of(puzzle), SeededDealer(11)
    deals = [tuple(spread.deal(dealer)) for _ in range(many(200, interpreted=60) * len(possible))]
    assert set(deals) <= possible
    assert is_even(deals, len(possible))


@given(st.integers(0, 40), st.integers(0, 40))
def test_choose_is_the_binomial(n: int, k: int) -> None:
    assert choose(n, k) == (math.comb(n, k) if k <= n else 0)


@given(sets, seeds, st.data())
def test_some_of_is_a_part_of_that_size(cards: set[int], seed: int, data: st.DataObject) -> None:
    n = data.draw(st.integers(0, len(cards)))
    chosen = some_of(set_of(list(cards)), n, SeededDealer(seed))
    assert set(members_of(chosen)) <= cards
    assert count(chosen) == n


def test_some_of_is_even() -> None:
    dealer = SeededDealer(12)
    assert is_even((some_of(0b110101, 2, dealer) for _ in range(3000)), 6)


def test_a_fraction_lies_from_nought_up_to_one() -> None:
    class Highest(Dealer):
        def below(self, n: int) -> int:
            return n - 1

    assert 0.999 < fraction(Highest()) < 1.0
    assert fraction(StackedDealer([], on=SeededDealer(13))) >= 0.0
