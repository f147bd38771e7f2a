"""The laws: what must hold of every game, at every table, at many random positions, whichever game it is."""

import functools
import operator
from typing import Any

import msgspec
import pytest
from librt.vecs import vec
from mypy_extensions import i64

from fromagerie.bots import bots_for, make_bot
from fromagerie.bots.levels import LEVELS
from fromagerie.engine.chance import RecordingDealer
from fromagerie.engine.dealer import SeededDealer
from fromagerie.engine.game import AnyGame
from fromagerie.engine.journal import read_journal, write_journal
from fromagerie.engine.model import Action, Event, Options, Seat
from fromagerie.engine.replay import replay
from fromagerie.engine.state import NOBODY
from fromagerie.engine.table import IllegalAction, Table, fingerprint
from tests.clauses import clauses_of
from tests.every_table import (
    INTERPRETED,
    LONGEST,
    at_every_table,
    many,
    observers,
    of_every_game,
    play_on,
    play_out,
    play_table,
    random_positions,
    reached_positions,
    set_table,
    walk_through,
)
from tests.leaks import order_matters
from tests.prove import prove_game, referee_of

POSITIONS = many(100, interpreted=8)
# The same positions for every law: reaching them takes longer than looking at them.
SEED = 1

# Who may do what


@at_every_table
def test_only_the_awaited_may_act(game: AnyGame, players: int, options: Options) -> None:
    for state in random_positions(game, players, options, SEED, POSITIONS):
        awaited = state.to_act()
        assert awaited == sorted(set(awaited))
        assert set(awaited) <= set(range(players))
        for seat in range(players):
            assert bool(state.legal_actions(seat)) == (seat in awaited)


@at_every_table
def test_to_act_is_a_fresh_list_each_time(game: AnyGame, players: int, options: Options) -> None:
    for state in random_positions(game, players, options, SEED, POSITIONS):
        awaited = state.to_act()
        awaited.append(99)
        assert 99 not in state.to_act()


@at_every_table
def test_every_legal_action_has_one_number(game: AnyGame, players: int, options: Options) -> None:
    for state in random_positions(game, players, options, SEED, POSITIONS):
        for seat in state.to_act():
            legal = state.legal_actions(seat)
            assert legal == sorted(set(legal))
            assert set(legal) <= set(range(len(game.actions)))


@of_every_game
def test_every_action_has_a_number_of_its_own(game: AnyGame) -> None:
    assert len(set(game.actions)) == len(game.actions)
    assert [game.number_of[action] for action in game.actions] == list(range(len(game.actions)))


@at_every_table
def test_next_seat_is_the_first_of_the_awaited(game: AnyGame, players: int, options: Options) -> None:
    for state in random_positions(game, players, options, SEED, POSITIONS):
        assert state.next_seat() == (state.to_act() or [NOBODY])[0]


@at_every_table
def test_legal_actions_written_down_are_the_same(game: AnyGame, players: int, options: Options) -> None:
    actions = vec[i64]([0] * len(game.actions))
    for state in random_positions(game, players, options, SEED, POSITIONS):
        for seat in range(players):
            assert list(actions[: state.legal_actions_into(seat, actions)]) == state.legal_actions(seat)


@at_every_table
def test_any_action_is_legal_and_may_be_each_of_them(game: AnyGame, players: int, options: Options) -> None:
    dealer = SeededDealer(5)
    for state in walk_through(game, players, options, 5):
        for seat in state.to_act():
            legal = state.legal_actions(seat)
            chosen: set[int] = set()
            for tried in range(30 * len(legal)):
                # Interpreted, it is the same source: having seen each of them is enough there.
                if INTERPRETED and tried >= 2 * len(legal) and len(chosen) == len(legal):
                    break
                chosen.add(state.random_action(seat, dealer))
            assert chosen == set(legal)


@at_every_table
def test_any_action_is_each_of_them_equally_often(game: AnyGame, players: int, options: Options) -> None:
    dealer = SeededDealer(6)
    for state in random_positions(game, players, options, 6, many(20, interpreted=4)):
        for seat in state.to_act():
            legal = state.legal_actions(seat)
            chosen = [state.random_action(seat, dealer) for _ in range(200 * len(legal))]
            assert all(130 < chosen.count(action) < 280 for action in legal)


@at_every_table
def test_an_action_that_is_not_legal_is_refused_and_changes_nothing(
    game: AnyGame, players: int, options: Options
) -> None:
    table = set_table(game, players, options, 7)
    dealer = SeededDealer(7)
    while True:
        before = look_at(table)
        for seat in range(-1, players + 1):
            legal = table.state.legal_actions(seat) if 0 <= seat < players else []
            for action in [*game.actions, Action()]:
                if game.number_of.get(action) not in legal:
                    assert is_refused(table, seat, action)
        assert look_at(table) == before
        if table.over:
            break
        play_table(table, dealer, decisions=1 + dealer.below(30))


@at_every_table
def test_a_refusal_names_a_clause_of_the_rulebook(game: AnyGame, players: int, options: Options) -> None:
    clauses = clauses_of(game.rules("en"))
    table = set_table(game, players, options, 8)
    dealer = SeededDealer(8)
    for _ in range(many(8, interpreted=3)):
        for seat in range(players):
            legal = table.legal(seat)
            # Very many actions are asked about in turns.
            step = 3 if len(game.actions) > 100 else 1
            for action in game.actions[dealer.below(step) :: step]:
                refusal = table.why(seat, action, "en")
                assert (refusal is None) == (action in legal)
                assert refusal is None or (refusal.clause in clauses and refusal.sentence)
        play_table(table, dealer, decisions=1 + dealer.below(20))


# How it goes


@at_every_table
def test_luck_is_the_same_whether_or_not_it_is_written_down(game: AnyGame, players: int, options: Options) -> None:
    for seed in range(many(10, interpreted=2)):
        noted, unnoted, choices = RecordingDealer(SeededDealer(seed)), SeededDealer(seed), SeededDealer(seed)
        state, other = game.deal(players, options, noted), game.deal(players, options, unnoted)
        while state.next_seat() != NOBODY:
            seat = state.next_seat()
            action = state.random_action(seat, choices)
            state.apply(seat, action, noted)
            other.apply(seat, action, unnoted)
            assert other.state_key() == state.state_key()


@at_every_table
def test_a_game_ends(game: AnyGame, players: int, options: Options) -> None:
    for seed in range(many(30, interpreted=6)):
        dealer = SeededDealer(seed)
        state = game.deal(players, options, dealer)
        assert play_on(state, dealer) < LONGEST
        assert state.to_act() == []


@at_every_table
def test_there_are_scores_when_it_is_over_and_not_before(game: AnyGame, players: int, options: Options) -> None:
    for state in random_positions(game, players, options, SEED, POSITIONS):
        assert (state.scores() is None) == bool(state.to_act())
        play_on(state, SeededDealer(9))
        scores = state.scores()
        assert scores is not None
        assert len(scores) == players


@at_every_table
def test_there_are_winners_when_it_is_over_and_not_before(game: AnyGame, players: int, options: Options) -> None:
    won: set[Seat] = set()
    for state in random_positions(game, players, options, SEED, POSITIONS):
        if state.to_act():
            assert state.winners() == []
        play_on(state, SeededDealer(10 + len(won)))
        winners = state.winners()
        assert winners == sorted(set(winners))
        assert set(winners) <= set(range(players))
        won |= set(winners)
    assert won, "nobody ever wins"


@at_every_table
def test_patience_is_a_time_or_none(game: AnyGame, players: int, options: Options) -> None:
    for state in random_positions(game, players, options, SEED, POSITIONS):
        patience = state.response_window_ms()
        assert patience is None or (patience > 0 and state.to_act())


@at_every_table
def test_scores_obey_the_arithmetic_of_the_rulebook(game: AnyGame, players: int, options: Options) -> None:
    if referee_of(game) is None:
        pytest.skip(f"{game.title} brings no referee (tests/invariants.py)")
    for number in range(many(30, interpreted=6)):
        prove_game(game, players, options, 20_000 + number)


@at_every_table
def test_the_order_of_sealed_commitments_does_not_matter(game: AnyGame, players: int, options: Options) -> None:
    dealer = SeededDealer(12)
    for state in random_positions(game, players, options, SEED, POSITIONS):
        assert order_matters(game, state, dealer) is None


# Twins, chance and listeners


@at_every_table
def test_a_clone_goes_its_own_way(game: AnyGame, players: int, options: Options) -> None:
    for number, state in enumerate(random_positions(game, players, options, SEED, POSITIONS)):
        state.event_sink = []
        truth = state.state_key()
        twin = state.clone()
        assert twin.event_sink is None
        assert twin.state_key() == truth
        play_on(twin, SeededDealer(number))
        assert state.state_key() == truth
        assert state.event_sink == []
        end = twin.state_key()
        play_on(state, SeededDealer(number + 1))
        assert twin.state_key() == end


@at_every_table
def test_a_clone_has_the_same_future(game: AnyGame, players: int, options: Options) -> None:
    for number, state in enumerate(reached_positions(game, players, options, 14, POSITIONS)):
        twin = state.clone()
        play_on(twin, SeededDealer(number))
        play_on(state, SeededDealer(number))
        assert twin.state_key() == state.state_key()
        assert (twin.scores(), twin.winners()) == (state.scores(), state.winners())


@at_every_table
def test_the_same_seed_deals_the_same_game(game: AnyGame, players: int, options: Options) -> None:
    journals = [write_journal(play_out(game, players, options, seed).journal) for seed in (15, 15, 16)]
    assert journals[0] == journals[1]
    assert journals[0] != journals[2]


@at_every_table
def test_nobody_listening_changes_nothing(game: AnyGame, players: int, options: Options) -> None:
    for seed in range(many(20, interpreted=3)):
        silent = game.deal(players, options, luck := SeededDealer(seed))
        heard = game.deal(players, options, same_luck := SeededDealer(seed), [])
        assert silent.state_key() == heard.state_key()
        while silent.to_act():
            play_on(silent, luck, decisions=1)
            play_on(heard, same_luck, decisions=1)
            assert silent.state_key() == heard.state_key()


@at_every_table
def test_thinking_never_moves_the_dice(game: AnyGame, players: int, options: Options) -> None:
    plain, pondered = (set_table(game, players, options, 17) for _ in range(2))
    choices, same_choices, thoughts = SeededDealer(18), SeededDealer(18), SeededDealer(19)
    while not plain.over:
        if thoughts.below(many(20, interpreted=100)) == 0:
            seat = observers(players)[thoughts.below(players + 1)]
            pondered.state.clone().redeal(seat, thoughts)
            play_on(game.imagine(pondered.view(seat), thoughts), thoughts)
        play_table(plain, choices, decisions=1)
        play_table(pondered, same_choices, decisions=1)
        assert fingerprint(plain.state) == fingerprint(pondered.state)


# On the wire and on paper


@at_every_table
def test_a_seat_sees_what_a_spectator_sees_and_its_own(game: AnyGame, players: int, options: Options) -> None:
    for state in random_positions(game, players, options, SEED, POSITIONS):
        for seat in range(players):
            assert game.own_view(state, seat, game.view(state, None)) == game.view(state, seat)


@at_every_table
def test_a_view_survives_the_wire(game: AnyGame, players: int, options: Options) -> None:
    for state in random_positions(game, players, options, SEED, POSITIONS):
        for seat in observers(players):
            view = game.view(state, seat)
            wire = msgspec.json.encode(view)
            assert msgspec.json.decode(wire, type=game.view_type) == view
            assert msgspec.json.encode(msgspec.json.decode(wire, type=game.view_type)) == wire


@of_every_game
def test_an_action_survives_the_wire(game: AnyGame) -> None:
    any_of_them: Any = functools.reduce(operator.or_, {type(action) for action in game.actions})
    for action in game.actions:
        assert msgspec.json.decode(msgspec.json.encode(action), type=any_of_them) == action


@at_every_table
def test_an_event_survives_the_wire(game: AnyGame, players: int, options: Options) -> None:
    for seed in range(many(5, interpreted=2)):
        for told in play_out(game, players, options, seed).told:
            for _, event in told:
                assert msgspec.json.decode(msgspec.json.encode(event), type=game.event_type) == event


@at_every_table
def test_a_journal_survives_the_wire_and_replays_to_the_same_game(
    game: AnyGame, players: int, options: Options
) -> None:
    for seed in range(many(12, interpreted=4)):
        table = play_out(game, players, options, seed)
        journal = read_journal(write_journal(table.journal))
        assert journal == table.journal
        again = replay(journal, game, SeededDealer(0))
        assert fingerprint(again.state) == fingerprint(table.state)
        assert again.told == table.told


@at_every_table
def test_undo_gives_the_table_back_as_it_was(game: AnyGame, players: int, options: Options) -> None:
    for seed in range(many(12, interpreted=3)):
        table = set_table(game, players, options, seed)
        dealer = SeededDealer(seed)
        play_table(table, dealer, decisions=dealer.below(60))
        before = what_stands(table)
        entries = len(table.standing)
        play_table(table, dealer, decisions=1 + dealer.below(40))
        if len(table.standing) > entries:
            table.undo(len(table.standing) - entries)
        assert what_stands(table) == before
        play_table(table, dealer)
        again = replay(read_journal(write_journal(table.journal)), game, SeededDealer(0))
        assert what_stands(again) == what_stands(table)


# Bots


@pytest.mark.once
@at_every_table
def test_a_bot_asked_twice_says_the_same(game: AnyGame, players: int, options: Options) -> None:
    table = set_table(game, players, options, 27)
    dealer = SeededDealer(27)
    for number in range(many(4, interpreted=2)):
        play_table(table, dealer, decisions=1 + dealer.below(20))
        # Those who think for long are asked once.
        quick = [bot for bot in bots_for(game) if bot not in LEVELS[-2:] or number == 0]
        for seat in table.state.to_act():
            legal = table.state.legal_actions(seat)
            for bot in quick:
                choices = [ask_bot(bot, table, seat) for _ in range(2)]
                assert choices[0] == choices[1]
                assert choices[0] in legal


def ask_bot(name: str, table: Table, seat: Seat) -> int:
    """What a bot does that comes to the table now, having heard all that its seat was told."""
    bot = make_bot(name, table.game, seat)
    for event in table.events(seat):
        bot.hear(event)
    return bot.choose(table.view(seat), table.state.legal_actions(seat), SeededDealer(1))


def is_refused(table: Table, seat: Seat, action: Action) -> bool:
    # Very many are asked about, and pytest.raises would take most of the time.
    try:
        table.act(seat, action)
    except IllegalAction:
        return True
    return False


def look_at(table: Table) -> tuple[str, str, int]:
    return fingerprint(table.state), write_journal(table.journal), len(table.told)


def what_stands(table: Table) -> tuple[str, list[list[Event]], list[bytes]]:
    """The truth, and all that anybody sees and has heard."""
    everybody = observers(len(table.names))
    views = [msgspec.json.encode(table.view(seat)) for seat in everybody]
    return fingerprint(table.state), [table.events(seat) for seat in everybody], views
