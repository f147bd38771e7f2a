"""The race is fair: equal players have equal chances, however far away they are; and a lie gains nothing."""

import itertools
import math
import random
from collections import Counter
from functools import cache
from typing import NamedTuple

import pytest

from fromagerie.server.domain.race import CAP, PINGS, TREMBLE, LatencyEstimator, Race, Timing, key

pytestmark = [pytest.mark.once, pytest.mark.slow]

ROUNDS = 20_000
EVENING = 100
SKILL = (7.3, 0.4)  # log-normal: a second and a half, give or take
UP_TO_250 = (20.0, 80.0, 150.0, 250.0)
UP_TO_400 = (20.0, 100.0, 200.0, 400.0)
ONE_FAR_AWAY = (20.0, 20.0, 20.0, 170.0)

# Players


class Player:
    """Somebody who answers in their own time, over a line that trembles.

    A liar claims to have taken less by so many ms; who holds back answers pings so many ms later than they could.
    """

    def __init__(self, round_trip: float, luck: random.Random, lie: float = 0.0, hold_back: float = 0.0) -> None:
        self.round_trip = round_trip
        self.luck = luck
        self.lie = lie
        self.hold_back = hold_back

    def way(self) -> float:
        """There or back: half the round trip, and a tremble of a twentieth of that on average."""
        return self.round_trip / 2 + self.luck.expovariate(40 / self.round_trip)

    def measured(self, pings: int) -> float:
        """What is believed of their line after their hello and so many pings."""
        line = LatencyEstimator()
        line.answered(self.way() + self.way())
        for _ in range(pings):
            line.measured(self.way() + self.way() + self.hold_back)
        return line.round_trip

    def answer(self) -> tuple[float, float]:
        """When it arrives, and how long they say they took."""
        took = self.luck.lognormvariate(*SKILL)
        return self.way() + took + self.way(), took - self.lie


class Shares(NamedTuple):
    """How often each is last and goes without a wheel, by this rule and by arrival; how often each is first."""

    by_time: list[float]
    by_arrival: list[float]
    first: list[float]


@cache
def play(
    round_trips: tuple[float, ...],
    cap: float = CAP,
    cheat: int | None = None,
    rounds: int = ROUNDS,
    pings: int = 0,
    **how: float,
) -> Shares:
    """`pings`: everybody has just come, and so many were answered; otherwise all are here for an evening."""
    luck = random.Random(1)
    players = [Player(trip, luck, **(how if seat == cheat else {})) for seat, trip in enumerate(round_trips)]
    missed, late, first = Counter[int](), Counter[int](), Counter[int]()
    for number in range(rounds):
        if pings or number % EVENING == 0:
            rtt = {seat: player.measured(pings or PINGS) for seat, player in enumerate(players)}
        race: Race[None] = Race(dict.fromkeys(rtt, 0.0), rtt, cap)
        answers = sorted((*player.answer(), seat) for seat, player in enumerate(players))
        for arrival, elapsed, seat in answers:
            race.enter(seat, None, elapsed, arrival)
        order = race.ready(math.inf)
        first[order[0][0]] += 1
        missed[order[-1][0]] += 1
        late[answers[-1][2]] += 1
    return Shares(*([count[seat] / rounds for seat in rtt] for count in (missed, late, first)))


def is_fair(shares: list[float]) -> bool:
    """Each within a point."""
    return all(abs(share - 1 / len(shares)) < 0.01 for share in shares)


# Fairness


@pytest.mark.parametrize(
    ("round_trips", "cap", "pings"), [(UP_TO_250, 250.0, 0), (UP_TO_400, CAP, 0), (UP_TO_400, CAP, 1)]
)
def test_everybody_misses_the_wheel_equally_often_however_far_away(
    round_trips: tuple[float, ...], cap: float, pings: int
) -> None:
    """Also in the first race after somebody came, when a single ping is back."""
    shares = play(round_trips, cap, pings=pings)
    assert is_fair(shares.by_time)
    assert is_fair(shares.first)
    assert shares.by_arrival[3] > 0.30, "by arrival, whoever is far away would lose clearly more"


def test_a_lie_of_half_a_second_gains_nothing() -> None:
    shares = play(ONE_FAR_AWAY, cheat=3, lie=500.0)
    # By arrival whoever has this line misses 31 % of the wheels; the truth gives 25, and the lie no less.
    assert shares.by_arrival[3] > 0.30
    assert is_fair(shares.by_time)


@pytest.mark.parametrize(("cheat", "pings"), [(0, 0), (2, 1)])
def test_whoever_holds_back_their_pongs_gains_less_than_half_a_point(cheat: int, pings: int) -> None:
    """The same races with the same luck, once played honestly."""
    honest = play(UP_TO_400, CAP, pings=pings)
    cheated = play(UP_TO_400, cheat=cheat, pings=pings, lie=420.0, hold_back=420.0)
    assert cheated.first[cheat] - honest.first[cheat] < 0.005
    assert honest.by_time[cheat] - cheated.by_time[cheat] < 0.005


def test_a_line_slower_than_the_cap_is_helped_only_so_far() -> None:
    shares = play(UP_TO_400, 250.0, rounds=2000)
    assert 0.27 < shares.by_time[3] < shares.by_arrival[3] - 0.05


# How quick an answer was


@pytest.mark.parametrize(
    ("elapsed", "believed"),
    [
        (480.0, 480.0),  # 100 ms of the 580 were the line's
        (455.0, 455.0),  # the line may tremble
        (454.0, 480.0),  # nobody is that quick over such a line: what it usually takes, and nothing for trembling
        (0.0, 480.0),
        (-500.0, 480.0),
        (-math.inf, 480.0),
        (-(10**400), 480.0),
        (600.0, 580.0),  # it was here by then
        (10**400, 580.0),
        (math.inf, 580.0),
        (math.nan, 580.0),
        (None, 580.0),
    ],
)
def test_a_clock_is_believed_as_far_as_the_line_explains_it(elapsed: float | None, believed: float) -> None:
    assert key(elapsed, sent=1000.0, arrival=1580.0, rtt=100.0) == believed


def test_no_line_is_believed_to_be_slower_than_the_cap() -> None:
    for cap in (CAP, 250.0):
        earliest = 1000 - cap - TREMBLE
        assert key(earliest, sent=0.0, arrival=1000.0, rtt=5000.0, cap=cap) == earliest
        assert key(earliest - 1, sent=0.0, arrival=1000.0, rtt=5000.0, cap=cap) == earliest + TREMBLE / 2


def test_nothing_is_ever_quicker_than_nothing() -> None:
    assert key(-5.0, sent=0.0, arrival=10.0, rtt=100.0) == 0
    assert key(5.0, sent=10.0, arrival=0.0, rtt=100.0) == 0


def test_a_line_is_as_quick_as_it_usually_is() -> None:
    line = LatencyEstimator()
    assert line.round_trip == 0
    for ping in (90.0, 70.0, 1000.0, math.nan, math.inf, -5.0, 80.0, 75.0):
        line.measured(ping)
    assert line.round_trip == 80, "the median"
    for ping in range(1, 21):
        line.measured(ping)
    assert line.round_trip == 10, "only the last twenty pings count"


def test_a_line_is_no_slower_than_its_quickest_answer() -> None:
    line = LatencyEstimator()
    line.answered(100.0)
    assert line.round_trip == 100, "before the first ping is back"
    line.answered(700.0)
    for _ in range(PINGS):
        line.measured(520.0)
    assert line.round_trip == 105, "pongs are held back"
    line.answered(20.0)
    assert line.round_trip == 25


def test_a_round_trip_that_jumps_for_a_race_is_not_believed() -> None:
    line = LatencyEstimator()
    for ping in (30.0,) * 12 + (450.0,) * 8:
        line.measured(ping)
    assert line.round_trip == 30


# Who comes first


def test_moves_come_in_the_order_of_their_times_not_of_their_arrival() -> None:
    race: Race[str] = Race({0: 0.0, 1: 0.0}, {0: 20.0, 1: 200.0})
    race.enter(0, "near", 500.0, 520.0)
    assert race.ready(520.0) == []
    assert race.next_at() == 500 + 200 + TREMBLE
    race.enter(1, "far", 480.0, 680.0)
    assert race.ready(680.0) == [(1, "far")], "it may still be followed by a second move that is quicker than 500"
    assert race.ready(725.0) == [(0, "near")]
    assert race.next_at() is None


def test_a_move_is_held_until_nobody_quicker_can_arrive_and_no_longer() -> None:
    luck = random.Random(2)
    for _ in range(300):
        sent = {seat: luck.uniform(0, 30) for seat in range(4)}
        race: Race[int] = Race(sent, {seat: luck.uniform(0, 500) for seat in sent})
        came: list[float] = []
        timings: list[Timing] = []
        for number, arrival in enumerate(sorted(luck.uniform(50, 1500) for _ in range(8))):
            came += [timings[move].key for _, move in race.ready(arrival)]
            timing = race.enter(luck.randrange(4), number, luck.uniform(-100, 1600), arrival)
            timings.append(timing)
            assert not came or timing.key >= came[-1], "somebody quicker came too late"
        while (moment := race.next_at()) is not None:
            # Once nobody else is in the race, there is nothing to wait for.
            assert moment == -math.inf or race.ready(moment - 0.001) == []
            came += [timings[move].key for _, move in race.ready(moment)]
        assert came == sorted(timing.key for timing in timings)


def test_at_a_table_of_short_lines_nobody_waits_long() -> None:
    race: Race[str] = Race(dict.fromkeys(range(4), 0.0), dict.fromkeys(range(4), 30.0))
    race.enter(2, "wheel", 700.0, 730.0)
    assert race.next_at() == 755


def test_nobody_waits_for_the_one_who_moves() -> None:
    race: Race[str] = Race({0: 0.0, 1: 0.0}, {0: 240.0})
    race.enter(0, "wheel", 700.0, 940.0)
    assert race.ready(940.0) == [(0, "wheel")], "the bot would have moved by now"


def test_the_moves_of_a_seat_keep_their_order() -> None:
    race: Race[str] = Race({0: 0.0, 1: 0.0}, {0: 100.0, 1: 100.0})
    race.enter(0, "plate", 600.0, 700.0)
    race.enter(1, "plate", 590.0, 702.0)
    race.enter(0, "wheel", 580.0, 704.0)
    race.enter(1, "wheel", 610.0, 712.0)
    assert race.ready(2000.0) == [(1, "plate"), (0, "plate"), (0, "wheel"), (1, "wheel")]


def test_equal_times_go_round_from_the_seat_named_first() -> None:
    for seats in itertools.permutations(range(3)):
        race: Race[str] = Race(dict.fromkeys(seats, 0.0), {})
        for seat in range(3):
            race.enter(seat, "wheel", 500.0, 500.0)
        assert [seat for seat, _ in race.ready(1000.0)] == list(seats)


def test_moves_made_impossible_are_dropped_and_others_stay() -> None:
    race: Race[str] = Race({0: 0.0, 1: 0.0}, {})
    race.enter(0, "plate", 500.0, 500.0)
    race.enter(1, "plate", 500.0, 500.0)
    race.enter(0, "wheel", 501.0, 501.0)
    race.drop(0)
    assert race.ready(1000.0) == [(1, "plate")]


def test_nobody_waits_for_a_seat_that_left() -> None:
    race: Race[str] = Race({0: 0.0, 1: 0.0, 2: 0.0}, {0: 20.0, 1: 250.0, 2: 20.0})
    race.enter(0, "wheel", 500.0, 520.0)
    assert race.next_at() == 775
    race.leave(1)
    race.leave(1)
    assert race.next_at() == 545
    assert race.ready(545.0) == [(0, "wheel")]


def test_all_times_can_be_shown_after_the_round() -> None:
    race: Race[str] = Race({0: 1000.0, 1: 1010.0}, {0: 40.0, 1: 180.0})
    assert race.enter(1, "plate", 400.0, 1590.0) == Timing(seat=1, key=400.0, arrival=580.0, rtt=180.0)
    assert race.enter(0, "plate", None, 1500.0) == Timing(seat=0, key=500.0, arrival=500.0, rtt=40.0)
