"""Talk at the table: claims, true or not, and the one thing that may not be said."""

import pytest

from fromagerie.engine.dealer import SeededDealer
from fromagerie.engine.journal import read_journal, write_journal
from fromagerie.engine.model import Claimed, Seat
from fromagerie.engine.replay import replay
from fromagerie.engine.table import IllegalAction, Table, fingerprint
from fromagerie.engine.words import LANGUAGES
from fromagerie.games.cheese_mafia import GAME
from fromagerie.games.cheese_mafia.tests.table import BOSSES, CARLA, LUCA, VITO, look, play, sit

SAYABLE = ["X", "low", "<10", "21+", ">2peace", ">2:<10", ">3:21+", "C9", "AVO"]


def talk(table: Table, seat: Seat, claim: str) -> None:
    table.claim(seat, GAME.claim_typed[claim.upper()])


def gag(table: Table, seat: Seat, claim: str) -> str:
    """Say something that must be refused; says which clause is held against it."""
    with pytest.raises(IllegalAction):
        talk(table, seat, claim)
    refusal = table.why_not_say(seat, GAME.claim_typed[claim.upper()], "en")
    assert refusal is not None
    return refusal.clause


@pytest.mark.rule("10.1")
@pytest.mark.parametrize("claim", SAYABLE)
def test_a_claim_is_heard_by_all_and_changes_nothing(claim: str) -> None:
    table = sit("C1 C2 C3 | C4 C5 C6 | C7 C8 C9")
    before = fingerprint(table.state), [look(table, seat) for seat in (VITO, CARLA, LUCA, None)]
    talk(table, VITO, claim)
    assert (fingerprint(table.state), [look(table, seat) for seat in (VITO, CARLA, LUCA, None)]) == before
    for seat in (VITO, CARLA, LUCA, None):
        assert table.events(seat)[-1] == Claimed(seat=VITO, claim=claim, moves=3)


@pytest.mark.rule("10.1")
def test_anybody_may_talk_at_any_time_even_when_the_game_is_over() -> None:
    table = sit("C1 C2 C3 | C4 C5 C6 | C7 C8 C9", turns=2, cheese=[7, 1, 1])
    talk(table, LUCA, "<5")
    play(table, "X")
    talk(table, CARLA, "low")
    assert table.over


@pytest.mark.rule("10.1")
def test_what_was_said_is_in_the_journal_and_told_again() -> None:
    table = sit("C1 C2 C3 | C4 C5 C6 | C7 C8 C9")
    talk(table, CARLA, "21+")
    play(table, "P")
    again = replay(read_journal(write_journal(table.journal)), GAME, SeededDealer(0))
    assert again.told == table.told
    assert fingerprint(again.state) == fingerprint(table.state)


@pytest.mark.rule("10.2")
def test_lies_are_as_welcome_as_the_truth() -> None:
    table = sit("C1 C2 C3 | C4 C5 C6 | C7 C8 C9")
    for claim in ("<10", "21+", "C1", "C11", "TON", ">2:<10", ">2:21+"):
        talk(table, VITO, claim)


@pytest.mark.rule("10.3")
@pytest.mark.parametrize("card", GAME.box.cards)
def test_nobody_names_a_card_in_another_hand_true_or_not(card: str) -> None:
    table = sit("C1 C2 C3 | C4 C5 C6 | C7 C8 C9")
    for speaker in (VITO, LUCA):
        assert gag(table, speaker, f">2{card}") == "10.3"


@pytest.mark.rule("11.3")
def test_one_speaks_of_seats_where_somebody_sits_and_of_oneself_without_a_seat() -> None:
    table = sit("C1 C2 C3 | C4 C5 C6 | C7 C8 C9")
    for claim in (">5C9", ">4peace", ">6:<10", ">1peace", ">1:21+", ">1C2"):
        assert gag(table, VITO, claim) == "11.3"


def test_onlookers_do_not_talk() -> None:
    view = look(sit("C1 C2 C3 | C4 C5 C6 | C7 C8 C9"), None)
    refusal = GAME.why_not_say(view, GAME.claims[0], GAME.words("en"), BOSSES)
    assert refusal is not None
    assert refusal.clause == "11.1"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_claim_has_a_notation_and_words_of_its_own(language: str) -> None:
    words = GAME.words(language)
    said = [GAME.say_event(Claimed(seat=0, claim=GAME.notation(claim)), words, BOSSES) for claim in GAME.claims]
    assert len(set(said)) == len(GAME.claims) == len(GAME.claim_typed)
    assert all(GAME.notation(claim).split() == [GAME.notation(claim)] for claim in GAME.claims)
