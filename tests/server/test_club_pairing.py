"""A tournament's rounds: balanced tables, no bye twice, nobody meets again while that can be avoided."""

from collections import Counter
from itertools import combinations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fromagerie.engine.game import all_games, get_game
from fromagerie.server.clubs.grouping import allowed_sizes, table_sizes
from fromagerie.server.clubs.model import Club, ClubTable, Entrant, Played
from fromagerie.server.clubs.rounds import NotNow, byes_had, meetings_so_far, next_round, places_at
from fromagerie.server.clubs.standings import HALF, points_at, standings, worth_of_bye

pytestmark = pytest.mark.once
GAMES = sorted((key, size) for key, game in all_games().items() for size in game.player_counts)


def a_club(people: int, size: int, rounds: int, game: str = "cheese-master", secret: str = "5") -> Club:
    entrants = [Entrant(n, f"person-{n}", f"Name {n}") for n in range(people)]
    return Club("Club", "organiser", game, size, rounds, secret, entrants)


def play_round(club: Club, luck: Random) -> Played:
    tables, byes = next_round(club)
    played = Played([ClubTable("", "", table) for table in tables], byes)
    club.played.append(played)
    for table in played.tables:
        # The lower their number the stronger, most of the time.
        table.places = [0] * len(table.entrants)
        for place, who in enumerate(sorted(table.entrants, key=lambda one: one + luck.gauss(0, 6)), 1):
            table.places[table.entrants.index(who)] = place
    return played


@pytest.mark.parametrize(
    ("people", "size", "expected"),
    [
        (16, 4, [4] * 4),
        (17, 4, [4, 4, 3, 3, 3]),
        (17, 5, [5, 4, 4, 4]),
        (11, 5, [5, 5]),
        (17, 2, [2] * 8),
        (5, 4, [4]),
        (3, 4, [3]),
        (1, 4, []),
    ],
)
def test_tables_are_of_the_size_asked_for_or_one_less(people: int, size: int, expected: list[int]) -> None:
    assert table_sizes(people, allowed_sizes(size, range(2, 9))) == expected


@given(people=st.integers(4, 64), kind=st.sampled_from(GAMES))
def test_no_more_people_sit_out_than_must(people: int, kind: tuple[str, int]) -> None:
    key, size = kind
    allowed = allowed_sizes(size, get_game(key).player_counts)
    seated = sum(table_sizes(people, allowed))
    sums = {0}
    for _ in range(people // 2 + 1):
        sums |= {total + one for total in sums for one in allowed if total + one <= people}
    assert seated == max(sums)


@settings(max_examples=40, deadline=None)
@given(people=st.integers(4, 64), kind=st.sampled_from(GAMES), rounds=st.integers(1, 6), seed=st.integers(0, 999))
def test_whole_tournaments(people: int, kind: tuple[str, int], rounds: int, seed: int) -> None:
    key, size = kind
    club = a_club(people, size, rounds, key, str(seed))
    luck = Random(seed)
    if not table_sizes(people, allowed_sizes(size, get_game(key).player_counts)):
        with pytest.raises(NotNow, match="club-too-few"):
            next_round(club)
        return
    for _ in range(rounds):
        met = meetings_so_far(club)
        played = play_round(club, luck)
        seated = [who for table in played.tables for who in table.entrants]
        assert sorted(seated + played.byes) == list(range(people)), "everybody once"
        assert max(len(t.entrants) for t in played.tables) - min(len(t.entrants) for t in played.tables) <= 1
        again = [two for table in played.tables for two in combinations(table.entrants, 2) if met[frozenset(two)]]
        # A theorem of Hajnal and Szemerédi: it can be done if there are more tables than anybody has met people.
        most = max((sum(who in two for two in met) for who in range(people)), default=0)
        if len(played.tables) > most:
            assert not again
    had = byes_had(club)
    given_out = sum(had.values())
    assert max(had.values(), default=0) <= -(-given_out // people), "nobody twice before everybody once"
    assert club.over
    with pytest.raises(NotNow, match="club-over"):
        next_round(club)


def test_from_the_second_round_on_people_meet_their_equals() -> None:
    club = a_club(32, 4, 3)
    luck = Random(1)
    play_round(club, luck)
    stood = {standing.entrant: nth for nth, standing in enumerate(standings(club))}
    second = play_round(club, luck)
    spread = [max(stood[w] for w in t.entrants) - min(stood[w] for w in t.entrants) for t in second.tables]
    assert sum(spread) / len(spread) < 12, "by lot it would be about 20"


def test_a_round_that_is_on_must_end_first_and_who_has_dropped_out_is_not_paired() -> None:
    club = a_club(9, 4, 3)
    luck = Random(2)
    played = play_round(club, luck)
    played.tables[0].places = []
    with pytest.raises(NotNow, match="club-round-on"):
        next_round(club)
    played.tables[0].places = list(range(1, len(played.tables[0].entrants) + 1))
    club.entrants[0].here = False
    club.entrants.append(Entrant(9, "late", "Late"))
    tables, byes = next_round(club)
    everybody = {who for table in tables for who in table} | set(byes)
    assert everybody == set(range(1, 10))
    assert {standing.entrant for standing in standings(club)} == set(range(10)), "and keeps their points"


# Standings


def test_points_are_the_share_of_the_others_whom_one_has_beaten() -> None:
    assert points_at({1: 1, 2: 2, 3: 3}) == {1: 100, 2: 50, 3: 0}
    assert points_at({1: 1, 2: 1, 3: 3, 4: 4}) == {1: 83, 2: 83, 3: 33, 4: 0}
    assert points_at({1: 1, 2: 1}) == {1: 50, 2: 50}


@given(st.lists(st.integers(1, 4), min_size=2, max_size=8))
def test_a_table_gives_away_half_of_all_it_could(places: list[int]) -> None:
    points = points_at(dict(enumerate(places)))
    assert abs(sum(points.values()) - 50 * len(places)) <= len(places)
    assert all((points[a] > points[b]) == (x < y) for a, x in enumerate(places) for b, y in enumerate(places))


def test_a_bye_is_worth_ones_own_average_and_no_less_than_half() -> None:
    assert [worth_of_bye(each) for each in ([], [0, 20], [100, 60])] == [HALF, HALF, 80]


def test_ties_are_broken_by_wins_then_by_whom_one_has_met_and_else_they_share() -> None:
    club = a_club(6, 2, 3)
    for tables in ([[0, 1], [2, 3], [4, 5]], [[0, 2], [1, 4], [3, 5]]):
        club.played.append(Played([ClubTable("", "", table, [1, 2]) for table in tables]))
    found = {standing.entrant: standing for standing in standings(club)}
    assert found[0].points == 200
    # 1, 2, 3 and 4 have won one each. 1 and 2 lost to the first; what the others they met have tells them apart.
    assert Counter(found[who].points for who in (1, 2, 3, 4)) == {100: 4}
    assert {who: found[who].opponents for who in (1, 2, 3, 4)} == {1: 300, 2: 300, 3: 100, 4: 100}
    assert {who: found[who].place for who in range(6)} == {0: 1, 1: 2, 2: 2, 3: 4, 4: 4, 5: 6}


def test_whoever_did_not_sit_there_is_last() -> None:
    assert places_at([2, None, 0], [5, 9, 7], [1]) == [1, 3, 2]
