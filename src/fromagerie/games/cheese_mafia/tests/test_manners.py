"""What the program asks, what it refuses, and what it shows."""

import pytest

from fromagerie.engine.words import LANGUAGES
from fromagerie.games.cheese_mafia import GAME
from fromagerie.games.cheese_mafia.tests.table import (
    BOSSES,
    CARLA,
    LUCA,
    VITO,
    asked,
    can,
    design_game,
    look,
    play,
    printed_cards,
    refuse,
    sit,
)

THREE = "C1 C2 C3 | C4 C5 C6 | C7 C8 C9"


@pytest.mark.rule("11.1")
def test_only_whoever_is_asked_may_act() -> None:
    table = sit(THREE, draws="C10")
    assert refuse(table, CARLA, "P") == "11.1"
    assert refuse(table, LUCA, "-") == "11.1"
    play(table, "P C2 >3")
    assert asked(table) == "Luca answer"
    assert refuse(table, VITO, "-") == "11.1"
    assert refuse(table, CARLA, "-") == "11.1"


@pytest.mark.rule("11.1")
def test_an_onlooker_never_acts() -> None:
    view = look(sit(THREE), None)
    assert {GAME.why(view, action, GAME.words("en"), BOSSES).clause for action in GAME.actions} == {"11.1"}


@pytest.mark.rule("11.2")
@pytest.mark.parametrize("moves", ["P", "P C5 >2 -", "P C10 >2 -", "P C8 +", "P C7 R", "P GUE +"])
def test_a_card_must_be_in_the_hand(moves: str) -> None:
    card = moves.split()[1] if " " in moves else "C1"
    table = sit("C1 C2 C3 | C4 C5 C6 | C7 C8 C9", draws=f"{card} C9+C9" if card == "C8" else f"{card} C9")
    play(table, moves)
    assert refuse(table, VITO, "C11") == "11.2"


@pytest.mark.rule("11.3")
def test_an_action_must_answer_what_is_asked() -> None:
    table = sit("C2 C2 C4 | C4 C5 C6 | C7 C8 C9", draws="C7")
    assert refuse(table, VITO, "L") == "11.3"
    play(table, "P")
    for move in ("+", "-", "L", ">2"):
        assert refuse(table, VITO, move) == "11.3"
    play(table, "C2")
    for move in ("+", "C4", "L", ">6"):
        assert refuse(table, VITO, move) == "11.3"
    play(table, ">2")
    for move in ("+", "R", ">3"):
        assert refuse(table, CARLA, move) == "4.2"


@pytest.mark.rule("11.3")
def test_a_question_of_yes_or_no_wants_yes_or_no() -> None:
    table = sit("C2 C2 C4 | C4 C5 C6 | C7 C8 C9", draws="BAN")
    play(table, "P BAN")
    for move in ("L", "C4"):
        assert refuse(table, VITO, move) == "11.3"
    play(table, "+")
    for move in ("L", "C4", ">2"):
        assert refuse(table, CARLA, move) == "11.3"


@pytest.mark.rule("11.4")
@pytest.mark.parametrize("card", ["C3", "C9", "AVO", "FEM", "RIP"])
def test_nobody_is_asked_about_an_effect_that_cannot_be_used(card: str) -> None:
    table = sit("C2 C2 C4 | C4 C5 C6 | C7 C8 C10", draws=card)
    play(table, f"P {card}")
    assert asked(table) == "Carla turn"


@pytest.mark.rule("11.4")
def test_nobody_is_asked_whom_to_rob_when_nobody_has_anything() -> None:
    table = sit("C1 C2 C4 | C4 C5 C6 | C7 C8 C10", cheese=[3, 0, 0])
    play(table, "P C1")
    assert asked(table) == "Carla turn"


@pytest.mark.rule("11.5")
def test_waiting_looks_the_same_whatever_the_one_who_is_asked_could_do() -> None:
    views = []
    for carla in ("C3 C9 C6", "C4 C5 C6"):
        table = sit(f"C1 C2 C4 | {carla} | C7 C8 C10", draws="C6")
        play(table, "P C2 >2")
        views.append([look(table, LUCA), look(table, None)])
    assert views[0][0] == views[1][0]
    assert views[0][1] == views[1][1]
    assert views[0][0].awaited == [CARLA]


@pytest.mark.rule("11.8")
def test_tokens_sizes_and_turns_are_open_to_everybody() -> None:
    table = sit("C10 C2 C4 | C4 C5 C6 | C7 C8 C10", draws="C6 C11", cheese=[1, 2, 3], gangsters=[4, 5, 6])
    play(table, "P C10 >3 - C6")
    for seat in (VITO, CARLA, LUCA, None):
        view = look(table, seat)
        assert (view.cheese, view.gangsters) == ([1, 2, 3], [4, 5, 6])
        assert (view.hand_sizes, view.pile) == ([2, 3, 4], 42)
        assert (view.turn, view.question, view.awaited) == (VITO, "thin", [LUCA])
        assert (view.card, view.user, view.target) == ("C10", VITO, LUCA)


@pytest.mark.rule("11.8")
def test_the_hands_of_the_last_reveal_stay_open_to_everybody() -> None:
    table = sit(THREE, turns=2)
    play(table, "X")
    for seat in (VITO, CARLA, LUCA, None):
        assert look(table, seat).revealed == [["C1", "C2", "C3"], ["C4", "C5", "C6"], ["C7", "C8", "C9"]]


@pytest.mark.rule("11.8")
def test_what_was_shown_stays_open_until_the_next_card_is_played() -> None:
    table = sit("GUE C2 C4 | C4 C5 C6 | C7 C8 C10", draws="C11 C11")
    play(table, "P GUE + C4 C6 C8 P")
    for seat in (VITO, CARLA, LUCA, None):
        assert look(table, seat).shown == ["C4", "C6", "C8"]
    play(table, "C11")
    assert look(table, None).shown == [None, None, None]


@pytest.mark.rule("11.9")
def test_a_designers_card_plays_by_its_own_numbers() -> None:
    cards = printed_cards(C1={"effect": {"do": "steal", "cheese": 2, "gangsters": 1}, "value": 3})
    table = sit("C1 C2 C4 | C4 C5 C6 | C7 C8 C10", draws="C6", cheese=[1, 5, 1], game=design_game(cards))
    play(table, "P C1 >2 -")
    assert (look(table, None).cheese, look(table, None).gangsters) == ([3, 3, 1], [7, 5, 6])


@pytest.mark.rule("11.9")
def test_a_designers_driver_can_give_two_turns() -> None:
    cards = printed_cards(C4={"effect": {"do": "extra_turn", "turns": 2}})
    table = sit("C4 C2 C4 | C4 C5 C6 | C7 C8 C10", draws="C6 C9 C9 C9", game=design_game(cards))
    play(table, "P C4 +")
    for _ in range(2):
        assert asked(table) == "Vito turn"
        play(table, "P C9")
    assert asked(table) == "Carla turn"


@pytest.mark.rule("11.9")
def test_designers_stakes_are_paid() -> None:
    game = design_game(printed_cards(), success=5, loss=2, heavy=15, heavy_loss=4, last_at=20, gangsters=9, cheese=2)
    table = sit("C1 C2 C4 | C4 C5 C5 | C7 C8 C10", turns=2, game=game)
    play(table, "X")
    assert (look(table, None).cheese, look(table, None).gangsters) == ([7, 2, 2], [9, 7, 5])


@pytest.mark.rule("11.9")
def test_a_designers_hand_can_be_larger() -> None:
    table = sit("C1 C2 C4 C5 | C4 C5 C5 C6 | C7 C8 C10 C8", draws="C9", game=design_game(printed_cards(), hand=4))
    play(table, "P")
    assert can(table, VITO) == "C1 C2 C4 C5 C9"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_is_put_in_words_on_the_board(language: str) -> None:
    words = GAME.words(language)
    boards = set()
    for moves, draws in [
        ("P", "C10"),
        ("P C10", "C10"),
        ("P C10 >2", "C10"),
        ("P C10 >2 -", "C10"),
        ("P C10 >2 - C1", "C10 C11"),
        ("P C5 >2 -", "C5"),
        ("P C8 +", "C8 C1+C2"),
        ("P C7", "C7"),
        ("P C7 R", "C7"),
        ("P GUE", "GUE"),
        ("P GUE +", "GUE"),
        ("P BAN +", "BAN"),
    ]:
        table = sit("C1 C2 C4 | C9 C5 C6 | C7 C8 C10", draws=draws)
        play(table, moves)
        seat = table.state.to_act()[0]
        board = GAME.board(look(table, seat), table.legal(seat), words, BOSSES[:3])
        boards.add(board.rsplit("\n\n", 1)[1])
    assert len(boards) == 12
