"""What one types and what one reads."""

import re

import pytest

from fromagerie.engine.game import all_games
from fromagerie.engine.model import Action, Refusal
from fromagerie.games.cheese_master import GAME
from fromagerie.games.cheese_master.box import DieInBox
from fromagerie.games.cheese_master.model import NameRoller, Plate, Roll, RoundEnded, Wheel
from fromagerie.games.cheese_master.tests.table import (
    ADRIEN,
    CHARLIE,
    PLAYERS,
    design_game,
    give_points,
    look,
    play_round,
    race,
    sit,
    throw,
    told,
    win_game,
)

LANGUAGES = ("en", "fr")


def test_it_stands_on_the_shelf_as_a_race() -> None:
    assert all_games()["cheese-master"] is GAME
    assert GAME.race


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("3", [Plate(3, 1)]),
        ("7+", [Plate(7, 1)]),
        ("w", [Wheel(1)]),
        ("M", [Wheel(1)]),
        ("3w", [Plate(3, 1), Wheel(1)]),
        ("3 W", [Plate(3, 1), Wheel(1)]),
        ("7+m", [Plate(7, 1), Wheel(1)]),
        ("r", [Roll()]),
        ("3@4", [Plate(3, 4)]),
        ("w@4", [Wheel(4)]),
        ("n2", [NameRoller(1)]),
        ("8", []),
        ("33", []),
        ("33w", []),
        ("", []),
        ("cat", []),
    ],
)
def test_in_a_race_few_keys_are_enough(typed: str, meant: list[Action]) -> None:
    table = sit(3)
    throw(table)
    assert GAME.read(typed, look(table, ADRIEN)) == meant


def test_outside_a_race_a_number_alone_is_one_in_the_list() -> None:
    table = sit(3)
    assert GAME.read("1", look(table, ADRIEN)) == []
    assert GAME.read("3w", look(table, ADRIEN)) == [Plate(3, 0), Wheel(0)]
    play_round(table, "A2 AW C2 CW")
    assert GAME.read("2", look(table)) == []
    assert GAME.read("n2", look(table)) == [NameRoller(CHARLIE)]


def test_every_action_has_a_notation_of_its_own() -> None:
    assert len(GAME.action_typed) == len(GAME.actions)


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_action_is_said_without_the_number_of_its_roll(language: str) -> None:
    words = GAME.words(language)
    assert len({GAME.say_action(Plate(3, roll), words) for roll in range(8)}) == 1
    assert not any(digit in GAME.say_action(Wheel(5), words) for digit in "05")
    assert "3" in GAME.say_action(NameRoller(2), words), "players count from 1"


@pytest.mark.rule("4.5")
@pytest.mark.parametrize(
    ("language", "sentence"),
    [("en", "Plate 7+ is already in front of you."), ("fr", "Le plateau 7+ est déjà devant vous.")],
)
def test_the_same_plate_again_is_refused_by_its_name(language: str, sentence: str) -> None:
    table = sit(3)
    throw(table)
    race(table, "A7")
    assert table.why(ADRIEN, Plate(7, 1), language) == Refusal("4.5", sentence)


def test_nobody_is_said_to_have_left_who_was_never_there() -> None:
    table = sit(3)
    play_round(table, "A2 AW C2 CW")
    assert table.why(2, NameRoller(6), "fr") == Refusal("5.6", "Il n’y a pas de joueur 7 à cette table.")


def test_a_round_is_told_with_its_count() -> None:
    table = sit(3, dice=6)
    play_round(table, "A2 AW C4 CW", "cheese-3 cat mouse-1 dog cheese-1 king")
    said = GAME.say_event(told(table, RoundEnded)[0], GAME.words("en"), PLAYERS)
    assert said == (
        "Roll 1 was 3 cheeses, 1 cat, 1 mouse, 1 dog, 1 cheese, the mouse king.\n"
        "  4 cheeses, the mouse king takes 1 cheese, a dog chases off 1 cat, 1 mouse takes 1 cheese: "
        "2 cheeses are left.\n"
        "  Right: Adrien.\n"
        "  Charlie said 4: minus 2 points, 5 left.\n"
        "  Maeva got no wheel: minus 1 point, 6 left."
    )
    said = GAME.say_event(told(table, RoundEnded)[0], GAME.words("fr"), PLAYERS).replace("\u00a0", " ")
    assert said == (
        "Lancer nº 1 : 3 fromages, 1 chat, 1 souris, 1 chien, 1 fromage, le roi des souris.\n"
        "  4 fromages, le roi des souris retire 1 fromage, un chien retire 1 chat, 1 souris retire 1 fromage : "
        "il reste 2 fromages.\n"
        "  Juste : Adrien.\n"
        "  Charlie disait 4 : moins 2 points, il en reste 5.\n"
        "  Maeva n’a pas eu de meule : moins 1 point, il en reste 6."
    )


@pytest.mark.parametrize(
    ("faces", "count"),
    [
        ("cat mouse-1 mouse-2 cheese-1 innkeeper king", "1 cheese, the mouse king takes 1 cheese, the innkeeper"),
        (
            "cat mouse-1 mouse-2 cheese-2 cat cheese-3",
            "5 cheeses, cats catch 2 mice, 1 mouse takes 1 cheese: 4 cheeses are left.",
        ),
        ("cat cat mouse-2 dog cat mouse-1", "No cheese, a dog chases off 1 cat, cats catch 2 mice, 1 mouse finds"),
        ("mouse-2 mouse-2 cheese-1 cheese-1 cheese-1 mouse-1", "3 cheeses, 5 mice take 3 cheeses: no cheese is left."),
        ("cat cat cat dog cat king", "No cheese, the mouse king finds nothing to take, a dog chases off 1 cat: no"),
        ("cat cat cat dog cat cheese-2", "2 cheeses, a dog chases off 1 cat: 2 cheeses are left."),
        ("mouse-1 mouse-1 cheese-3 cheese-1 cheese-1 mouse-1", "5 cheeses, 3 mice take 3 cheeses: 2 cheeses are left."),
    ],
)
def test_only_the_steps_that_change_something_are_told(faces: str, count: str) -> None:
    table = sit(2, dice=6)
    said = GAME.say_event(play_round(table, "A2 AW", faces), GAME.words("en"), PLAYERS)
    assert count in said


def test_the_news_of_a_throw_does_not_give_the_dice_away() -> None:
    table = sit(2)
    throw(table, "cheese-3 cat mouse-1")
    assert GAME.say_event(table.events(None)[-1], GAME.words("en"), PLAYERS) == "Adrien rolls the dice (roll 1)."


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slam", [False, True])
def test_everything_that_happens_can_be_said_and_drawn(language: str, slam: bool) -> None:
    table = sit(4, slam=slam)
    words = GAME.words(language)
    boards = [GAME.board(look(table, ADRIEN), table.legal(ADRIEN), words, PLAYERS[:4])]
    race(table, "AR A2 AW CW C1 C0 CW")
    boards.append(GAME.board(look(table, 2), table.legal(2), words, PLAYERS[:4]))
    boards.append(GAME.board(look(table), [], words, PLAYERS[:4]))
    race(table, "M7 MW")
    boards.append(GAME.board(look(table, 3), table.legal(3), words, PLAYERS[:4]))
    race(table, "JN4")
    give_points(table, "2 1 2 2")
    throw(table, "cheese-1" if slam else "cheese-1 cheese-1 cheese-1")
    race(table, "A5 AW M5 MW J5 JW")
    for winner in (0, 0, 1, 1, 2, 3, 0):
        if not table.over:
            if look(table).phase == "naming":
                race(table, "CN1")
            win_game(table, winner)
            boards.append(GAME.board(look(table), [], words, PLAYERS[:4]))
    assert table.over
    said = [GAME.say_event(event, words, PLAYERS) for event in table.events(None)]
    assert all(said)
    assert all(len(line) <= 100 for board in boards for line in board.splitlines())


RACE = """\
Cheese Master · roll 1

Count from top to bottom
  cheese  add it all up first
  dog     chases off 1 cat
  cats    each catches 1 mouse (not the mouse king)
  mice    each takes 1 cheese

Players       points    plate    wheel
  Adrien           7       7+        -
  Charlie          7        1      ◉ 1
  Maeva            7        -        -

Wheels in the middle: ◉

┌──────────°┐ ┌──────────°┐ ┌──────────°┐ ╔══════════°╗
│  CHEESE   │ │   MICE    │ │    CAT    │ ║    DOG    ║
│   ◣ ◣ ◣   │ │ <:3~ <:3~ │ │   =^.^=   │ ║   U'x'U   ║
│    +3     │ │    −2     │ │    −1     │ ║    −1     ║
└───────────┘ └───────────┘ └───────────┘ ╚═══════════╝
° Reconstructed: the printed die may differ.

W, or the same digit again, covers your plate; another digit changes it."""


def test_the_board_of_a_race() -> None:
    table = sit(3, dice=4)
    throw(table, "cheese-3 mouse-2 cat dog")
    race(table, "C1 CW A7")
    assert GAME.board(look(table, ADRIEN), table.legal(ADRIEN), GAME.words("en"), PLAYERS[:3]) == RACE


def test_six_dice_in_french_fit_into_a_hundred_columns() -> None:
    table = sit(8, dice=6)
    throw(table, "cheese-3 mouse-2 cat dog innkeeper king")
    board = GAME.board(look(table, ADRIEN), table.legal(ADRIEN), GAME.words("fr"), PLAYERS)
    assert "TAVERNIER" in board
    assert "║  ROI DES  ║" in board
    assert "║  SOURIS   ║" in board
    assert all(len(line) <= 100 for line in board.splitlines())


def test_the_same_number_again_is_the_wheel() -> None:
    table = sit(3)
    throw(table)
    race(table, "A3")
    assert GAME.read("3", look(table, ADRIEN)) == [Wheel(1)]
    assert GAME.read("4", look(table, ADRIEN)) == [Plate(4, 1)]
    assert GAME.read("3", look(table, CHARLIE)) == [Plate(3, 1)]


def test_at_a_full_table_whoever_names_sees_the_numbers_to_type() -> None:
    table = sit(8)
    play_round(table, "A2 AW C2 CW M2 MW J2 JW B2 BW L2 LW O2 OW")
    board = GAME.board(look(table, 7), table.legal(7), GAME.words("en"), PLAYERS)
    asked = " ".join(board.splitlines()[-2:]).removeprefix(" ")
    assert asked == (
        "Who rolls next? Type a number: 1 Adrien, 2 Charlie, 3 Maeva, 4 Johan, 5 Biboun, 6 Lea, 7 Omar, 8 Zoe."
    )
    assert all(len(line) <= 96 for line in board.splitlines())


def test_a_designers_crowd_is_drawn_as_a_number() -> None:
    game = design_game(DieInBox("one", "yellow", ("mouse-9",)))
    table = sit(2, game=game, dice=1)
    throw(table, "mouse-9")
    board = game.board(look(table), [], game.words("en"), PLAYERS[:2])
    assert "│ 9 × <:3~  │" in board


def test_both_catalogues_have_the_same_words() -> None:
    keys = [
        re.findall(r"^([a-z-]+) =", (GAME.folder / f"words.{language}.ftl").read_text(encoding="utf-8"), re.MULTILINE)
        for language in LANGUAGES
    ]
    assert keys[0] == keys[1]
