"""An evening: what the games of one table were worth to its people, whoever comes late, leaves early or sits where."""

from collections.abc import Sequence
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fromagerie.engine.game import get_game
from fromagerie.engine.model import Seat
from fromagerie.server import wire
from fromagerie.server.domain import records as was
from fromagerie.server.domain.apply import apply_record
from fromagerie.server.domain.commands import decide, follow_up
from fromagerie.server.domain.decisions import CommandRejected, Decision
from fromagerie.server.domain.evening import places, wheels
from fromagerie.server.domain.records import StoredRecord
from fromagerie.server.domain.room import Room
from fromagerie.server.domain.wishes import planned
from fromagerie.server.updates.evenings import evening_info
from tests.server.twins import dealer_for, keep, play

pytestmark = pytest.mark.once
C = "x"


def worth(scores: Sequence[int], winners: Sequence[Seat] | None = None) -> list[int]:
    best = [seat for seat, score in enumerate(scores) if score == max(scores)]
    seats = range(len(scores))
    return [wheels(places(seats, scores, best if winners is None else winners))[seat] for seat in seats]


@pytest.mark.parametrize(
    ("scores", "expected"),
    [
        ([5], [0]),
        ([5, 4], [3, 0]),
        ([5, 4, 3], [3, 2, 0]),
        ([2, 5, 3, 4], [0, 3, 1, 2]),
        ([9, 8, 7, 6, 5, 4], [3, 2, 1, 0, 0, 0]),
        ([4, 4], [3, 3]),
        ([4, 4, 1], [3, 3, 0]),
        ([4, 4, 2, 1], [3, 3, 1, 0]),
        ([5, 4, 4], [3, 0, 0]),
        ([5, 4, 4, 1], [3, 2, 2, 0]),
    ],
)
def test_three_two_one_none_for_the_last_and_ties_share_the_better(scores: list[int], expected: list[int]) -> None:
    assert worth(scores) == expected


def test_whoever_won_is_first_even_level_on_points() -> None:
    assert worth([4, 4, 4], [1]) == [0, 3, 0]


@given(st.lists(st.integers(0, 9), min_size=2, max_size=8))
def test_more_points_never_earn_fewer_wheels(scores: list[int]) -> None:
    won = worth(scores)
    for one, points in zip(scores, won, strict=True):
        assert all(other_points <= points for other, other_points in zip(scores, won, strict=True) if other < one)
        assert all(other_points == points for other, other_points in zip(scores, won, strict=True) if other == one)
    assert max(won) == 3


# A whole evening


class Host:
    """A table run as an actor does, without a database."""

    def __init__(self, game: str, players: int) -> None:
        self.room = Room("atable", lambda: 1_800_000_000.0)
        self.kept: dict[int, StoredRecord] = {}
        opened = was.Opened(*(game, players, {}, False, "off", "bot", "BCDF", "ada"), secret="5" * 64)
        keep(self.room, Decision(opened), "ada")
        self.note()

    def note(self) -> None:
        """All records: the log of a room forgets the games before."""
        self.kept |= {happened.kept.seq: happened.kept for happened in self.room.log}

    def do(self, person: str, command: wire.Command) -> None:
        keep(self.room, decide(self.room, person, command, "en"), person)
        self.note()
        while (following := follow_up(self.room)) is not None:
            keep(self.room, following)
            self.note()

    def play(self, seed: int) -> dict[str, int]:
        """To the end; what each person's place among people was worth, counted here once more."""
        room = self.room
        for chair in list(room.chairs):
            if chair.person and chair.bot is None and room.phase == "gathering":
                self.do(chair.person, wire.Ready(C))
        assert room.phase == "playing"
        play(room, dealer_for(seed), 10_000, talk=False)
        self.note()
        assert room.table is not None
        scores, winners = room.table.state.scores(), room.table.state.winners()
        assert scores is not None
        mine = {chair.person: n for n, chair in enumerate(room.chairs) if chair.person and not chair.bot}

        def beats(one: Seat, other: Seat) -> bool:
            return (one in winners, scores[one]) > (other in winners, scores[other]) and other not in winners

        behind = {person: sum(beats(other, seat) for other in mine.values()) for person, seat in mine.items()}
        return {p: 0 if 0 < n == max(behind.values()) else (3, 2, 1, 0, 0)[n] for p, n in behind.items()}

    def again(self, *people: str, game: str | None = None) -> None:
        for person in people:
            self.do(person, wire.Rematch(C, game))

    def who(self) -> dict[str, tuple[int, str]]:
        """By person: colour and name."""
        return {chair.person: (chair.colour, chair.name) for chair in self.room.chairs if chair.person}

    def scores(self) -> dict[str, int]:
        info = evening_info(self.room)
        return {person.name: person.wheels for person in info.people} if info else {}


def seated(game: str = "cheese-rescue") -> Host:
    """Ada, Ben and Cleo, with one bot; Dan comes late."""
    host = Host(game, 4)
    for seat, person in enumerate(("ada", "ben", "cleo")):
        host.do(person, wire.Sit(C, seat, person.title()))
    host.do("ada", wire.SeatBot(C, 3, "curd"))
    return host


def test_an_evening_of_three_games_with_a_late_guest_and_one_who_leaves_early() -> None:
    host = seated("cheese-master")
    host.do("ada", wire.Configure(C, players=6))
    for seat in (4, 5):
        host.do("ada", wire.SeatBot(C, seat, "curd"))
    bots = {chair.cheese: chair.colour for chair in host.room.chairs if chair.bot}
    assert len(bots) == 3
    first = host.play(3)
    assert host.scores() == {name.title(): first[name] for name in first}
    # Dan comes between the games and takes a bot's seat: he begins at nothing.
    seat = next(n for n, chair in enumerate(host.room.chairs) if chair.bot)
    host.do("dan", wire.Sit(C, seat, "Dan"))
    people = host.who()
    host.again("ada", "ben", "cleo", "dan", game="cheese-mafia")
    assert host.room.game.key == "cheese-mafia"
    assert host.who() == people, "colours and names go with the people"
    second = host.play(4)
    total = {name: first.get(name, 0) + second[name] for name in second}
    assert host.scores() == {name.title(): total[name] for name in total}
    # Ben leaves, and keeps what he has.
    host.do("ben", wire.Stand(C))
    host.again("ada", "cleo", "dan", game="surprise")
    assert host.room.game.key not in ("cheese-mafia", "cheese-master") or len(host.room.chairs) == 6
    assert host.who() == {name: people[name] for name in ("ada", "cleo", "dan")}
    third = host.play(5)
    assert set(third) == {"ada", "cleo", "dan"}
    total |= {name: total[name] + third[name] for name in third}
    assert host.scores() == {name.title(): total[name] for name in total}
    info = evening_info(host.room)
    assert info is not None
    assert {person.name: person.seat is None for person in info.people}["Ben"]
    wheels_in_order = [person.wheels for person in info.people]
    assert wheels_in_order == sorted(wheels_in_order, reverse=True)
    assert len(info.games) == 3
    here = {chair.cheese: chair.colour for chair in host.room.chairs if chair.cheese}
    assert {name: colour for name, colour in bots.items() if name in here}.items() <= here.items()
    # It is all in the records: a server that starts again knows the same.
    other = Room(host.room.id, host.room.now)
    for _, kept in sorted(host.kept.items()):
        record = was.decode(was.encode(kept.record))
        apply_record(other, StoredRecord(kept.seq, kept.at, record, kept.person, None))
    assert evening_info(other) == info
    assert [chair.colour for chair in other.chairs] == [chair.colour for chair in host.room.chairs]


@pytest.mark.parametrize("leaves", range(6))
def test_bots_stay_who_they_are_when_somebody_leaves_and_the_next_game_has_a_chair_less(leaves: int) -> None:
    for bots in combinations([seat for seat in range(6) if seat != leaves], 2):
        host = Host("cheese-master", 6)
        people = [seat for seat in range(6) if seat not in bots]
        for seat in people:
            host.do(f"person-{seat}", wire.Sit(C, seat, f"Person {seat}"))
        for seat in bots:
            keep(host.room, Decision(was.BotSeated(seat, "curd")))
        for seat in people:
            host.do(f"person-{seat}", wire.Ready(C))
        keep(host.room, Decision(was.Ended()))
        before = {(chair.shown_name, chair.colour, chair.face) for chair in host.room.chairs}
        gone = host.room.chairs[leaves]
        left = (gone.shown_name, gone.colour, gone.face)
        host.do(f"person-{leaves}", wire.Stand(C))
        host.again(*(f"person-{seat}" for seat in people if seat != leaves), game="cheez-tricks")
        after = {(chair.shown_name, chair.colour, chair.face) for chair in host.room.chairs}
        assert (len(after), after) == (5, before - {left}), bots


def test_a_bot_wins_nothing_for_the_person_it_plays_for() -> None:
    host = seated()
    host.play(1)
    before = host.scores()
    host.again("ada", "ben")
    host.do("cleo", wire.Rematch(C, wish=False))
    gained = host.play(2)
    assert set(gained) == {"ada", "ben"}
    assert host.scores()["Cleo"] == before["Cleo"]


def test_whoever_comes_back_has_their_colour_and_their_wheels_again() -> None:
    host = seated()
    host.play(1)
    colour, wheels_before = host.who()["ben"][0], host.scores()["Ben"]
    host.do("ben", wire.Stand(C))
    host.do("ada", wire.Begin(C, lobby=True))
    free = next(n for n, chair in enumerate(host.room.chairs) if chair.free)
    host.do("zoe", wire.Sit(C, free, "Zoe"))
    host.do("ada", wire.SeatBot(C, next(n for n, c in enumerate(host.room.chairs) if c.cheese), None))
    free = next(n for n, chair in enumerate(host.room.chairs) if chair.free)
    host.do("ben", wire.Sit(C, free, "Ben"))
    assert host.scores()["Ben"] == wheels_before
    # Zoe sat down in his old seat and has its colour: it stays hers.
    assert host.who()["zoe"][0] == colour != host.who()["ben"][0]
    assert len({chair.colour for chair in host.room.chairs}) == 4
    host.do("zoe", wire.Stand(C))
    host.do("ben", wire.Stand(C))
    others = [n for n, chair in enumerate(host.room.chairs) if chair.free]
    host.do("zoe", wire.Sit(C, others[1], "Zoe"))
    assert host.who()["zoe"][0] == colour


def test_the_end_of_an_evening_stands_until_the_next_game_begins_another() -> None:
    host = seated()
    with pytest.raises(CommandRejected, match="no-evening"):
        host.do("ada", wire.EndEvening(C))
    host.play(1)
    with pytest.raises(CommandRejected, match="host-only"):
        host.do("ben", wire.EndEvening(C))
    host.do("ada", wire.EndEvening(C))
    info = evening_info(host.room)
    assert info is not None
    assert info.ended
    assert info.people
    with pytest.raises(CommandRejected, match="no-evening"):
        host.do("ada", wire.EndEvening(C))
    host.again("ada", "ben", "cleo")
    assert evening_info(host.room) is None
    gained = host.play(2)
    assert host.scores() == {name.title(): gained[name] for name in gained}


def test_somebody_alone_with_bots_has_no_evening_and_nor_has_a_game_given_up() -> None:
    host = Host("cheese-rescue", 2)
    host.do("ada", wire.Sit(C, 0, "Ada"))
    host.do("ada", wire.SeatBot(C, 1, "curd"))
    host.play(1)
    assert evening_info(host.room) is None
    two = seated()
    for person in ("ada", "ben", "cleo"):
        two.do(person, wire.Ready(C))
    two.do("ada", wire.Propose(C, "end"))
    two.do("ben", wire.Vote(C, True))
    two.do("cleo", wire.Vote(C, True))
    assert (two.room.phase, evening_info(two.room)) == ("over", None)


def test_a_menu_is_played_in_its_order_and_most_may_still_wish_for_something_else() -> None:
    host = seated()
    menu = ["cheese-master", "surprise", "drole-de-fromage"]
    host.do("ada", wire.Configure(C, menu=menu))
    assert (host.room.game.key, planned(host.room)) == ("cheese-master", "surprise")
    host.do("ada", wire.SeatBot(C, 3, "curd"))
    host.play(1)
    host.again("ada", "ben", "cleo")
    assert host.room.game.key != "cheese-master"
    assert max(host.room.game.player_counts) >= 4
    host.play(2)
    assert planned(host.room) == "drole-de-fromage"
    host.again("ada", "ben", game="cheez-tricks")
    host.again("cleo")
    assert host.room.game.key == "cheez-tricks"
    info = evening_info(host.room)
    assert info is not None
    assert (info.menu, info.course) == (menu, 2)


@pytest.mark.parametrize("menu", [["cheese-master"], ["cheese-master"] * 4, ["cheese-master", "no", "such"]])
def test_a_menu_of_two_games_or_of_none_that_there_are_is_refused(menu: list[str]) -> None:
    host = seated()
    with pytest.raises(CommandRejected, match=r"bad-menu|bad-options"):
        host.do("ada", wire.Configure(C, menu=menu))
    assert host.room.menu == []


def test_a_menu_planned_during_a_game_begins_after_it() -> None:
    host = seated()
    for person in ("ada", "ben", "cleo"):
        host.do(person, wire.Ready(C))
    host.do("ada", wire.Configure(C, menu=["cheese-master", "cheez-tricks", "cheese-rescue"]))
    assert (host.room.game.key, planned(host.room)) == ("cheese-rescue", "cheese-master")


def test_secrets_of_faces_and_people_are_not_in_it() -> None:
    host = seated()
    host.play(1)
    info = str(evening_info(host.room))
    assert "ada" not in info
    assert "Ada" in info


def finished_scores(room: Room) -> list[int]:
    assert room.table is not None
    return list(room.table.state.scores() or [])


def test_who_is_ranked_among_people_alone_is_not_behind_a_bot() -> None:
    for seed in range(1, 40):
        host = seated()
        host.play(seed)
        scores = finished_scores(host.room)
        if max(scores) == scores[3] and len(set(scores[:3])) == 3:
            best = scores.index(max(scores[:3]))
            assert host.scores()[("Ada", "Ben", "Cleo")[best]] == 3
            return
    raise AssertionError(f"no bot won a game of {get_game('cheese-rescue').title}")
