"""Medals: everybody gets one, the best ones are given first, and nothing is told by them that was not told before."""

import itertools
from collections.abc import Iterator

import msgspec
import pytest

from fromagerie.engine.award import award, standing_in, story_of
from fromagerie.engine.dealer import SeededDealer
from fromagerie.engine.game import AnyGame, all_games, get_game
from fromagerie.engine.journal import BadJournal, Entry, Journal
from fromagerie.engine.medals import KIND, Medal, Story, choose, common_medals, kind_medals, leaders
from fromagerie.engine.model import Claimed, Options, Seat, heard_by
from fromagerie.engine.replay import replay
from fromagerie.engine.table import Table
from fromagerie.engine.told_log import ToldLog
from fromagerie.engine.words import LANGUAGES
from tests.every_table import LONGEST, at_every_table, many, of_every_game, one_of, set_table

GAMES = many(2, interpreted=1)


def play_and_talk(table: Table, dealer: SeededDealer) -> None:
    """At random to the end, with claims in between and moves taken back."""
    for _ in range(LONGEST):
        if table.over:
            return
        seat = one_of(table.state.to_act(), dealer)
        table.act(seat, table.game.actions[table.state.random_action(seat, dealer)])
        if table.game.claims and dealer.below(4) == 0 and not table.over:
            who = dealer.below(len(table.names))
            sayable = table.sayable(who)
            table.claim(who, sayable[dealer.below(len(sayable))])
        # Not late in a game: what remains is played again from the start.
        if dealer.below(20) == 0 and 2 < len(table.standing) < 60 and not table.over:
            table.undo(1)


def finished(game: AnyGame, players: int, options: Options, seed: int) -> Table:
    table = set_table(game, players, options, seed)
    play_and_talk(table, SeededDealer(seed + 1))
    return table


# Everybody has one


@at_every_table
def test_every_person_has_one_medal_and_no_two_the_same(game: AnyGame, players: int, options: Options) -> None:
    for seed in range(GAMES):
        table = finished(game, players, options, seed)
        people = [seat for seat in range(players) if (seed >> seat) % 2 == 0 or seat == 0]
        raced = {number: 700 + number * 37 % 900 for number in range(1, table.version + 1)} if game.race else {}
        medals = award(table, people, raced=raced)
        assert sorted(medal.seat for medal in medals) == people, "one for each of them, none for bots"
        assert len({medal.key for medal in medals}) == len(medals)
        assert all(1 <= medal.entry <= table.version for medal in medals)
        assert not any(medal.mocks for medal in award(table, people, spared=people, raced=raced))
        for language, medal in itertools.product(LANGUAGES, medals):
            words = game.words(language)
            assert words(f"medal-{medal.key}")
            said = game.say_medal(medal, words, table.names)
            assert table.names[medal.seat] in said
            assert said.endswith((".", "!"))


@of_every_game
def test_a_medal_stands_where_its_moment_was_told(game: AnyGame) -> None:
    """Each part of a story has the entry that a replay, stopped there, has just been told."""
    table = finished(game, min(game.player_counts), game.options(), 3)
    heard = story_of(table).heard
    for entry in sorted({part.entry for part in heard})[:: max(1, table.version // 12)]:
        then = replay(table.journal, game, SeededDealer(1), to=entry)
        last = then.journal.entries[-1]
        told = (
            then.told[-1][-1:] if last.say else [each for each in then.told[-1] if not isinstance(each.event, Claimed)]
        )
        assert [part.event for part in heard if part.entry == entry] == heard_by(None, told)


def test_a_game_without_medals_of_its_own_has_kind_ones() -> None:
    story = Story(8, [0] * 8, [], [], [(5, 0)])
    medals = kind_medals(story, range(8))
    assert len({medal.key for medal in medals}) == 8
    assert medals[0].key == KIND[5]
    later = Story(8, [0] * 8, [], [], [(6, 0)])
    assert kind_medals(later, [0])[0].key != medals[0].key, "another game, another medal"


# Who gets which


def medal(key: str, seat: Seat, mocks: bool = False) -> Medal:
    return Medal(key, seat, 1, mocks=mocks)


def chosen(candidates: list[Medal], people: list[Seat], spared: list[Seat] | None = None) -> list[tuple[str, Seat]]:
    return [(one.key, one.seat) for one in choose(candidates, people, spared or [])]


@pytest.mark.parametrize(
    ("candidates", "people", "given"),
    [
        ([medal("best", 0), medal("good", 0), medal("good", 1)], [0, 1], [("best", 0), ("good", 1)]),
        ([medal("best", 0), medal("best", 1)], [0, 1], [("best", 0)]),
        ([medal("best", 2), medal("best", 1)], [0, 1], [("best", 1)]),
        ([medal("best", 0), medal("good", 0)], [0, 1], [("best", 0)]),
        # So that both have one, the first passes the best on and takes the next.
        ([medal("best", 0), medal("best", 1), medal("good", 0)], [0, 1], [("best", 1), ("good", 0)]),
        ([medal("a", 0), medal("a", 1), medal("b", 0), medal("b", 2), medal("c", 2)], [0, 1, 2], None),
        ([], [0, 1], []),
    ],
)
def test_the_best_are_given_first_and_to_as_many_as_can_be(
    candidates: list[Medal], people: list[Seat], given: list[tuple[str, Seat]] | None
) -> None:
    found = chosen(candidates, people)
    assert found == (given if given is not None else [("a", 1), ("b", 0), ("c", 2)])


def test_whoever_is_spared_gets_another_one() -> None:
    teasing = [medal("magnet", 0, mocks=True), medal("kind", 0)]
    assert chosen(teasing, [0]) == [("magnet", 0)]
    assert chosen(teasing, [0], spared=[0]) == [("kind", 0)]
    assert chosen([*teasing, medal("magnet", 1, mocks=True)], [0, 1], spared=[0]) == [("magnet", 1), ("kind", 0)]


def test_leaders_are_those_with_the_most_if_it_is_enough() -> None:
    assert leaders([1, 3, 3]) == [1, 2]
    assert leaders([1, 3, 3], at_least=4) == leaders([0, 0]) == []


# What can be done in any game


def story(scores: list[int], winners: list[Seat], thought: dict[int, int] | None = None) -> Story:
    moves = [(number, number % len(scores)) for number in range(1, 31)]
    return Story(len(scores), scores, winners, [], moves, thought=thought or {})


def common(key: str, of: Story) -> list[Medal]:
    return [one for one in common_medals(of) if one.key == key]


@pytest.mark.parametrize(
    ("scores", "winners", "seats"),
    [
        ([5, 9, 8], [1], [1, 2]),
        ([5, 9, 7], [1], []),
        ([9, 9, 3], [1], [1, 0]),  # by a tie-break
        ([9, 9, 3], [0, 1], [0, 1]),
        ([1, 0, 0], [0], []),  # nothing to compare: the others may be out for long
        ([3, 3, 3], [], []),
    ],
)
def test_a_photo_finish_is_one_point_or_none(scores: list[int], winners: list[Seat], seats: list[Seat]) -> None:
    found = common("photo-finish", story(scores, winners))
    assert [one.seat for one in found] == seats
    for one in found:
        assert (one.facts["mine"], one.facts["theirs"]) == (scores[one.seat], scores[one.facts["other"]])


def test_the_quickest_hand_is_quicker_than_somebody() -> None:
    times = {number: 2_000 if number % 2 else 900 + number for number in range(1, 31)}
    [one] = common("quickest-hand", story([5, 1], [0], times))
    assert (one.seat, one.entry, one.facts["seconds"]) == (0, 2, 0.916)
    alone = {number: ms for number, ms in times.items() if number % 2 == 0}
    assert common("quickest-hand", story([5, 1], [0], alone)) == []
    assert common("quickest-hand", story([5, 1], [0], dict(list(times.items())[:8]))) == [], "too few moves to tell"
    assert common("quickest-hand", story([5, 1], [0])) == []


def test_a_deep_thinker_thought_long_and_did_not_go_for_a_walk() -> None:
    [one] = common("deep-thinker", story([5, 1], [0], {1: 9_000, 2: 42_900, 3: 12_000, 4: 400_000}))
    assert (one.seat, one.entry, one.facts) == (0, 2, {"seconds": 42})
    assert common("deep-thinker", story([5, 1], [0], {1: 9_999, 4: 300_001})) == []


# Nothing is told by them


def as_bytes(of: Story, game: AnyGame) -> bytes:
    """What the game would give medals for, and who gets which: all that can reach anybody."""
    candidates = [*game.medals(of), *common_medals(of)]
    return msgspec.json.encode([candidates, choose(candidates, range(of.players))])


def otherwise(table: Table, seed: int) -> Table:
    """The same game as a spectator knows it: what was told in private, and what is still hidden, is something else."""
    open_events = [told for told in itertools.chain(*table.told) if told.to is None]
    other = Table(table.game, table.journal, table.options, SeededDealer(seed), lambda: 0.0)
    other.state = table.state.clone()
    other.state.redeal(None, SeededDealer(seed))
    other.told = ToldLog(
        [told if told.to is None else told._replace(event=open_events[0].event) for told in part] for part in table.told
    )
    return other


@at_every_table
def test_in_games_that_sounded_the_same_the_medals_are_the_same(game: AnyGame, players: int, options: Options) -> None:
    for seed in range(GAMES):
        table = finished(game, players, options, seed)
        assert as_bytes(story_of(otherwise(table, seed)), game) == as_bytes(story_of(table), game)


def swapped(journal: Journal, dealer: SeededDealer) -> Iterator[Journal]:
    """The same moves with other luck: two things that chance drew change places, or another one came instead."""
    drawn = [
        (number, place, word)
        for number, entry in enumerate(journal.entries)
        for place, chance in enumerate(entry.chance)
        for word in range(1, len(chance.split()))
    ]
    for _ in range(many(60, interpreted=25)):
        one, other = (drawn[dealer.below(len(drawn))] for _ in range(2))
        entries = [msgspec.structs.replace(entry) for entry in journal.entries]
        a, b = (entries[number].chance[place].split()[word] for number, place, word in (one, other))
        if a != b:
            put(entries[one[0]], *one[1:], b)
            put(entries[other[0]], *other[1:], a)
            yield msgspec.structs.replace(journal, entries=entries)


def put(entry: Entry, place: int, word: int, thing: str) -> None:
    chance = [text.split() for text in entry.chance]
    chance[place][word] = thing
    entry.chance = tuple(map(" ".join, chance))


def test_in_other_deals_that_looked_the_same_the_medals_are_the_same() -> None:
    """Whole games, played again by the rules with other luck, of which a spectator heard every word alike."""
    compared: dict[str, int] = {}
    for game in all_games().values():
        for seed in range(many(3, interpreted=2)):
            table = finished(game, min(game.player_counts), game.options(), seed)
            for journal in swapped(table.journal, SeededDealer(seed)):
                try:
                    other = replay(journal, game, SeededDealer(1))
                except BadJournal:
                    continue
                if other.over and other.events(None) == table.events(None) and list(other.told) != list(table.told):
                    compared[game.key] = compared.get(game.key, 0) + 1
                    assert as_bytes(story_of(other), game) == as_bytes(story_of(table), game)
    assert compared, "no other deal looked the same: this proves nothing"


@of_every_game
def test_that_would_be_noticed(game: AnyGame) -> None:
    """A story told from a seat's own ears is not the same in every world, wherever anything is told in private."""
    table = finished(game, min(game.player_counts), game.options(), 1)
    told_alone = {told.to for part in table.told for told in part} - {None}
    if not told_alone:
        pytest.skip("nothing is told in private")
    other = otherwise(table, 1)
    for seat in told_alone:
        stories = [[event for part in one.told for event in heard_by(seat, part)] for one in (table, other)]
        assert stories[0] != stories[1]


def test_what_was_taken_back_earns_nothing_and_what_was_said_meanwhile_is_found() -> None:
    game = get_game("cheese-mafia")
    table = set_table(game, 3, game.options(), 5)
    for _ in range(3):
        seat = table.to_act[0]
        table.act(seat, table.legal(seat)[0])
    table.claim(0, "<10")
    table.undo(1)
    table.claim(1, "21+")
    assert [move.claims for move in standing_in(table)] == [[], [], [6 + 1]]
