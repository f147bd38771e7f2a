"""A designer's box: what it can say, and the sentence that tells what is wrong with it."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from fromagerie.engine.box import BadBox
from fromagerie.engine.dealer import SeededDealer
from fromagerie.games.cheese_mafia import GAME, CheeseMafiaGame
from fromagerie.games.cheese_mafia.box import VOCABULARY, Box, check_box
from fromagerie.games.cheese_mafia.tests.invariants import check_position
from fromagerie.games.cheese_mafia.tests.table import (
    BOSSES,
    cheese,
    design_game,
    gangsters,
    look,
    play,
    printed_cards,
    sit,
    write_box,
)

PRINTED = (GAME.folder / "box.toml").read_text(encoding="utf-8")


def complain(**changes: dict[str, Any]) -> str:
    """What is wrong with the printed cards changed like this."""
    return complain_about({"cards": printed_cards(**changes)})


def complain_about(change: dict[str, Any]) -> str:
    plain: dict[str, Any] = msgspec.to_builtins(GAME.box)
    for section, value in change.items():
        plain[section] = value if section == "cards" else plain[section] | value
    with pytest.raises(BadBox) as error:
        check_box(msgspec.convert(plain, Box))
    sentence = str(error.value)
    assert sentence.endswith(".")
    assert sentence.count(". ") == 0
    return sentence


# What is wrong with a card


def test_an_unknown_effect_is_named_with_those_there_are() -> None:
    sentence = complain(C1={"effect": {"do": "bribe"}})
    assert sentence.startswith("the card C1: no effect is called 'bribe'; there are steal, lose, search")


@pytest.mark.parametrize("verb", [verb for verb in VOCABULARY if VOCABULARY[verb].needs])
def test_a_missing_number_is_named(verb: str) -> None:
    known = VOCABULARY[verb]
    for missing in known.needs:
        numbers = {parameter: 1 for parameter in known.needs if parameter != missing}
        card = {"effect": {"do": verb, **numbers}, "works": known.works, "type": known.types[0]}
        assert complain(C1=card) == f"the card C1: {verb} needs {missing!r}."


def test_a_theft_of_nothing_is_none() -> None:
    assert complain(C1={"effect": {"do": "steal"}}) == "the card C1: steal needs one of 'cheese', 'gangsters'."
    assert complain(C1={"effect": {"do": "steal", "cheese": 0}}).endswith("steal of nothing at all is no effect.")


def test_a_number_the_effect_does_not_know_is_named() -> None:
    assert complain(C1={"effect": {"do": "steal", "cheese": 1, "turns": 2}}) == "the card C1: steal knows no 'turns'."


@pytest.mark.parametrize("number", [-1, 100])
def test_numbers_have_limits(number: int) -> None:
    assert "is a number from 0 to 99" in complain(C1={"effect": {"do": "steal", "cheese": number}})
    assert "is a number from 1 to 99" in complain(C4={"effect": {"do": "extra_turn", "turns": -1}})
    assert complain(C1={"value": number}) == f"the card C1: a value is 0 to 99, not {number}."


def test_an_effect_works_at_its_own_time() -> None:
    assert complain(C1={"works": "held"}) == "the card C1: steal works 'played', not 'held'."
    assert complain(C1={"works": "now"}) == "the card C1: 'now' is none of played, answering, held, never."


def test_a_type_must_fit_the_effect() -> None:
    assert complain(C1={"type": "ruse"}) == "the card C1: steal is for attack or special cards, not for ruse."
    assert complain(C1={"type": "trick"}).startswith("the card C1 is of no known type: 'trick' is none of attack")


@pytest.mark.parametrize("copies", [0, 27])
def test_copies_have_limits(copies: int) -> None:
    assert complain(C1={"copies": copies}) == f"the card C1: there are 1 to 26 copies of a card, not {copies}."


@pytest.mark.parametrize("name", ["7", "C 1", "é", "C-1"])
def test_an_id_can_be_typed(name: str) -> None:
    cards = printed_cards() | {name: printed_cards()["C1"]}
    assert "begins with a letter" in complain_about({"cards": cards})


@pytest.mark.parametrize("name", ["P", "x", "L", "low"])
def test_an_id_must_not_mean_something_else_already(name: str) -> None:
    cards = printed_cards() | {name: printed_cards()["C1"]}
    assert "would mean two things at the table" in complain_about({"cards": cards})


def test_two_ids_must_differ_by_more_than_their_case() -> None:
    assert "two things" in complain_about({"cards": printed_cards() | {"avo": printed_cards()["AVO"]}})


def test_a_copy_must_not_be_called_like_another_card() -> None:
    cards = printed_cards() | {"C1a": printed_cards()["AVO"]}
    assert "called like another card" in complain_about({"cards": cards})


def test_a_hand_must_stay_within_what_one_can_hold() -> None:
    assert complain(C8={"effect": {"do": "draw_and_discard", "cards": 7}}).endswith(
        "nobody can hold more than 9 cards."
    )


# What is wrong with the box


def test_too_few_cards_for_the_players() -> None:
    few = {name: card | {"copies": 1} for name, card in list(printed_cards().items())[:18]}
    assert complain_about({"cards": few}) == "18 cards are too few: 6 players hold 18, and one is to be drawn."


def test_too_many_kinds_of_cards() -> None:
    many = {f"K{number}": printed_cards()["C1"] for number in range(63)}
    assert complain_about({"cards": many}) == "there are 63 kinds of cards; 62 is the most a box can hold."


def test_too_many_cards_that_cling() -> None:
    assert complain(TON={"copies": 4}).startswith("4 cards cling, but a hand is 3")


@pytest.mark.parametrize(("players", "sentence"), [((), "no numbers of players"), ((1,), "2 to 6"), ((7,), "2 to 6")])
def test_the_numbers_of_players_have_limits(players: tuple[int, ...], sentence: str) -> None:
    assert sentence in complain_about({"table": {"players": players}})


@pytest.mark.parametrize("hand", [0, 6])
def test_a_hand_has_limits(hand: int) -> None:
    assert complain_about({"table": {"hand": hand}}) == f"[table]: a hand has 1 to 5 cards, not {hand}."


@pytest.mark.parametrize(("name", "number"), [("badges", 0), ("gangsters", 0), ("loss", -1), ("success", 100)])
def test_stakes_have_limits(name: str, number: int) -> None:
    assert complain_about({"stakes": {name: number}}).startswith(f"[stakes]: {name} is a number from")


def test_a_game_must_not_end_before_it_begins() -> None:
    assert "only one" in complain_about({"stakes": {"cheese": 8}})


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("value = 1\n", "", "missing required field `value`"),
        ("value = 1\n", "value = 1\nprice = 4\n", "unknown field `price`"),
        ('do = "swap"', 'do = "swap", bribe = 1', "unknown field `bribe`"),
        ("value = 1\n", 'value = "one"\n', "Expected `int`, got `str`"),
        ("[cards.C2]", "[cards.C1]", "there twice"),
        ("\n[table]\n", "\n[table\n", "not valid TOML"),
    ],
)
def test_a_file_that_cannot_be_read_is_explained_in_a_sentence(
    tmp_path: Path, old: str, new: str, sentence: str
) -> None:
    assert old in PRINTED
    with pytest.raises(BadBox, match=r"box\.toml: ") as error:
        CheeseMafiaGame(write_box(tmp_path, PRINTED.replace(old, new, 1)))
    assert sentence in str(error.value)


# What a designer can do


def test_the_box_as_printed_is_a_good_one() -> None:
    check_box(GAME.box)
    assert list(GAME.player_counts) == [3, 4, 5, 6]


def test_a_card_of_ones_own_is_played_without_a_line_of_code(tmp_path: Path) -> None:
    text = (
        PRINTED
        + """
[cards.MOM]
en = "The Mother-in-Law"
fr = "La Belle-mère"
value = 13
copies = 2
type = "special"
works = "played"
effect = { do = "lose", cheese = 2, gangsters = 1 }
"""
    )
    game = CheeseMafiaGame(write_box(tmp_path, text))
    table = sit("C1 C2 C3 | C4 C5 C6 | C7 C8 C9", draws="MOM", cheese=[1, 5, 1], game=game)
    play(table, "P MOM >2 -")
    assert (cheese(table), gangsters(table)) == ([1, 3, 1], [6, 5, 6])
    assert game.say_action(game.action_typed["MOM"], game.words("fr")) == "La Belle-mère"
    held = sit("MOM C2 C3 | C4 C5 C6 | C7 C8 C9", game=game)
    board = game.board(look(held, 0), [], game.words("en"), BOSSES[:3])
    assert "An opponent loses 2 cheese and 1 gangster" in board


# Every word of the vocabulary with numbers of its own, in one box.
EVERY_VERB: dict[str, dict[str, Any]] = {
    verb: {"do": verb, **dict.fromkeys(known.needs, 2), **({known.one_of[0]: 2} if known.one_of else {})}
    for verb, known in VOCABULARY.items()
}


def wild_game() -> CheeseMafiaGame:
    cards: dict[str, Any] = {}
    for number, (verb, effect) in enumerate(EVERY_VERB.items()):
        known = VOCABULARY[verb]
        cards[f"K{number}"] = {
            "en": verb,
            "fr": verb,
            "value": number,
            "copies": 1 if verb == "cling" else 2,
            "type": known.types[0],
            "works": known.works,
            "effect": effect,
            "badge": number % 3 == 0,
        }
    return design_game(cards, players=(2, 3, 4, 5, 6), hand=4)


@pytest.mark.parametrize("players", [2, 3, 6])
def test_a_box_with_every_word_of_the_vocabulary_is_played_to_the_end(players: int) -> None:
    game = wild_game()
    for seed in range(3):
        dealer = SeededDealer(seed)
        told: list[Any] = []
        state = game.deal(players, game.options(), dealer, told)
        while (seat := state.next_seat()) >= 0:
            check_position(state)
            state.apply(seat, state.random_action(seat, dealer), dealer)
        for language in ("en", "fr"):
            assert game.board(game.view(state, 0), [], game.words(language), BOSSES[:players])
        for _, event in told:
            assert game.say_event(event, game.words("fr"), BOSSES[:players])
