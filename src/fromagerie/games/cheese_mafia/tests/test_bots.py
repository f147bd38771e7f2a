"""What the first greedy bot does, the reference of the arena; and that today's players are worth their names."""

from collections import Counter

import pytest

from fromagerie.arena.cheater import seat_bot
from fromagerie.arena.match import play as play_match
from fromagerie.bots import UnknownBot, bots_for, make_bot
from fromagerie.engine.dealer import SeededDealer
from fromagerie.engine.state import NOBODY
from fromagerie.engine.table import Table
from fromagerie.games.cheese_mafia import GAME
from fromagerie.games.cheese_mafia.ai.reference import REFERENCES, FirstGreedy, chance_above
from fromagerie.games.cheese_mafia.tests.beginner import Beginner
from fromagerie.games.cheese_mafia.tests.table import awaited, lay, look, play, sit


def advise(table: Table) -> str:
    """What the greedy bot would do in the place of whoever is awaited."""
    seat = awaited(table)
    bot = FirstGreedy(GAME, seat)
    return GAME.notation(GAME.actions[bot.choose(look(table, seat), table.state.legal_actions(seat), SeededDealer(1))])


def test_it_passes_its_highest_card() -> None:
    assert advise(lay("C1 C2 C11 | C4 C5 C6 | C7 C8 C9")) == "C11"
    assert advise(lay("TON C2 C11 | C4 C5 C6 | C7 C8 C9")) == "TON"


def test_it_exposes_a_low_hand_and_not_a_high_one() -> None:
    assert advise(sit("C1 C1 C2 | C4 C5 C6 | C7 C8 C9", turns=2)) == "X"
    assert advise(sit("C10 C11 C2 | C4 C5 C6 | C7 C8 C9", turns=2)) == "P"


def test_it_counts_the_cards_it_knows() -> None:
    table = sit("C6 C1 C2 | C1 C1 C2 | C7 C8 C9", draws="C3 C11 C11", turns=2)
    play(table, "P C6 >2 - P C11 - P C11 -")
    assert advise(table) == "P"


def test_it_exposes_three_badges_whatever_the_total() -> None:
    assert advise(sit("C9 C9 DET | C1 C1 C2 | C7 C8 C9", turns=2)) == "X"


def test_it_does_not_call_the_police_by_accident() -> None:
    table = sit("C8 C1 C2 | C4 C5 C6 | C7 C8 C9", draws="C11", pile=1)
    play(table, "P C8")
    assert advise(table) == "-"


def test_it_robs_the_richest() -> None:
    table = sit("C1 C1 C2 | C4 C5 C6 | C7 C8 C9 | C7 C8 C9", draws="C11", cheese=[1, 2, 5, 3])
    play(table, "P C1")
    assert advise(table) == ">3"


def test_it_turns_an_attack_back() -> None:
    table = sit("C1 C1 C2 | C9 C5 C6 | C7 C8 C9", draws="C11")
    play(table, "P C1 >2")
    assert advise(table) == "C9"


def test_the_odds_of_a_sum_are_those_of_dice() -> None:
    die = Counter(dict.fromkeys(range(1, 7), 1))
    assert chance_above(die, 2, 11) == 1 / 36
    assert abs(chance_above(die, 2, 6) - 21 / 36) < 1e-9
    assert chance_above(die, 0, -1) == 1.0
    assert chance_above(die, 0, 0) == 0.0


def test_it_wins_clearly_more_than_its_share_against_random() -> None:
    wins = 0.0
    for game in range(24):
        bots = ["random"] * 4
        bots[game % 4] = "greedy"
        winners = play_match(GAME, bots, GAME.options(), game, game).winners
        wins += (game % 4 in winners) / max(1, len(winners))
    assert wins > 12


def test_the_players_of_the_first_edition_sit_in_the_arena_and_nowhere_else() -> None:
    for name in REFERENCES:
        seat_bot(name, GAME, 0)
        assert name not in bots_for(GAME)
        with pytest.raises(UnknownBot):
            make_bot(name, GAME, 0)


@pytest.mark.slow
@pytest.mark.once
def test_a_beginner_beats_the_mildest_level() -> None:
    """Somebody who understood the lesson, alone against three of them: more than an even share."""
    wins = 0.0
    for game in range(80):
        seat = game % 4
        dealer = SeededDealer(game // 4)
        state = GAME.deal(4, GAME.options(), dealer)
        bots = [Beginner(GAME, at) if at == seat else make_bot("curd", GAME, at) for at in range(4)]
        luck = SeededDealer(game)
        while (mover := int(state.next_seat())) != NOBODY:
            chosen = bots[mover].choose(GAME.view(state, mover), state.legal_actions(mover), luck)
            state.apply(mover, chosen, dealer)
        winners = state.winners()
        wins += (seat in winners) / max(1, len(winners))
    assert wins > 80 / 4
