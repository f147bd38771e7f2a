"""What this program adds: section 7 of the rules, words and the board."""

import pytest

from fromagerie.engine.dealer import SeededDealer
from fromagerie.engine.model import Action, Event
from fromagerie.engine.words import LANGUAGES
from fromagerie.games.cheese_rescue import GAME, text
from fromagerie.games.cheese_rescue.model import Place, Removed
from fromagerie.games.cheese_rescue.tests.table import (
    ANNE,
    BOB,
    CLEO,
    EVERY_TABLE,
    NAMES,
    awaited,
    deal,
    design_game,
    look,
    open_up,
    play,
    play_on,
    play_square,
    refuse,
    told,
)

in_both_languages = pytest.mark.parametrize("language", LANGUAGES)


@pytest.mark.rule("7.1")
@pytest.mark.parametrize("players", EVERY_TABLE)
def test_only_the_seat_whose_turn_it_is_may_act(players: int) -> None:
    table = deal(players, first=BOB)
    free = look(table, None).free[0]
    for seat in set(range(players)) - {BOB}:
        assert table.legal(seat) == []
        assert refuse(table, seat, f"1{free}") == "7.1"
    assert table.may(BOB, Place("1", free))


@pytest.mark.rule("7.2")
@pytest.mark.parametrize(("players", "middle", "corner"), [(2, "e5", "i9"), (3, "f6", "k11"), (4, "g7", "m13")])
def test_names_of_cells_begin_in_the_middle_of_a_frame_that_the_square_cannot_leave(
    players: int, middle: str, corner: str
) -> None:
    table = deal(players)
    assert look(table, None).reach == ("a1", corner)
    if players == 3:
        assert look(table, None).free == [middle]
    else:
        assert [lying.cell for lying in look(table, None).board] == [middle]


@pytest.mark.rule("7.2")
def test_the_name_of_a_cell_never_changes() -> None:
    table = deal(2)
    for _ in range(24):
        before = {lying.cell: lying for lying in look(table, None).board}
        play_on(table, 1)
        after = {lying.cell: lying for lying in look(table, None).board}
        assert before.items() <= after.items()


@pytest.mark.rule("7.3")
def test_the_table_shows_what_would_go_and_what_would_be_left() -> None:
    table = deal(hands={ANNE: "MC", BOB: "DM"})
    play(table, "Me4 3e3")
    view = look(table, None)
    assert view.removed == [[], [], ["e3"]]
    assert view.points == [0, 0]
    play(table, "Cd4")
    view = look(table, None)
    assert view.removed == [[], ["e4"], []]
    assert (view.points, view.cheeses_left) == ([0, 3], [0, 1])
    play(table, "Dd3")
    view = look(table, None)
    assert view.removed == [["d4"], [], ["e3"]]
    assert (view.points, view.cheeses_left) == ([0, 0], [0, 0])


@pytest.mark.rule("7.3")
@pytest.mark.parametrize("players", EVERY_TABLE)
def test_what_would_go_at_the_last_card_does_go(players: int) -> None:
    table = deal(players)
    play_on(table)
    view = look(table, None)
    assert view.removed == [[lying.cell for lying in event.cards] for event in told(table, Removed)]
    assert open_up(table).scores() == view.points


@pytest.mark.rule("7.4")
def test_the_table_counts_the_animals_one_has_not_seen() -> None:
    table = deal(hands={ANNE: "DC", BOB: "MM"}, pile="MC")
    assert look(table, ANNE).unseen == [2, 5, 9]
    assert look(table, BOB).unseen == [3, 6, 7]
    assert look(table, None).unseen == [3, 6, 9]
    play(table, "De4 1e6")
    # Anne drew a mouse, Bob a cat.
    assert look(table, ANNE).unseen == [2, 5, 8]
    assert look(table, BOB).unseen == [2, 5, 7]
    assert look(table, None).unseen == [2, 6, 9]


@pytest.mark.rule("7.5")
def test_a_designers_box_is_what_is_played_with() -> None:
    game = design_game(3, 3, animals="DCMMMM", start=False, cheeses=(2, 3), drawn=1)
    table = deal(3, hands={ANNE: "M", BOB: "C", CLEO: "D"}, pile="MMM", game=game)
    assert look(table, ANNE).hand == ["M", "2", "3"]
    assert look(table, None).pile == 3
    play_on(table)
    assert len(look(table, None).board) == 9
    assert look(table, None).hand_sizes == [1, 1, 1]


@pytest.mark.rule("7.5")
def test_a_designers_pile_may_be_drawn_unevenly() -> None:
    game = design_game(2, 3, animals="CMMDDMM", cheeses=(1, 1, 1), drawn=2)
    table = deal(2, hands={ANNE: "CM", BOB: "MD"}, pile="DMM", game=game)
    play(table, "1c2 1c4")
    assert look(table, None).hand_sizes == [5, 5]
    play(table, "1b3")
    assert (look(table, None).hand_sizes, look(table, None).pile) == ([5, 5], 0)
    play(table, "1d3")
    assert look(table, None).hand_sizes == [5, 4]


# Words and the board


def test_a_move_is_typed_as_a_card_and_a_cell() -> None:
    assert text.notation(Place("M", "c4")) == "Mc4"
    assert GAME.action_typed["MC4"] == Place("M", "c4")
    assert GAME.action_typed["3K11"] == Place("3", "k11")
    assert not any(GAME.notation(action).isdigit() for action in GAME.actions)


def test_what_is_not_of_this_game_cannot_be_said() -> None:
    words = GAME.words("en")
    with pytest.raises(TypeError):
        text.notation(Action())
    with pytest.raises(TypeError):
        text.say_action(Action(), words)
    with pytest.raises(TypeError):
        text.say_event(Event(), words, NAMES)


@in_both_languages
@pytest.mark.parametrize("players", EVERY_TABLE)
def test_a_whole_game_can_be_told(players: int, language: str) -> None:
    words = GAME.words(language)
    table = deal(players)
    while not table.over:
        for action in table.legal(awaited(table)):
            assert text.say_action(action, words)
        play_on(table, 1)
    for some in table.told:
        for _, event in some:
            assert text.say_event(event, words, table.names)


@pytest.mark.parametrize(
    ("drawing", "said"),
    [
        ("A3 A1 D\nC * B1\nD D B3", "Anne and Bob share the win with 4 points each."),
        ("A3 A2 D\nC * B1\nD B1 B1", "Anne wins the game with 5 points."),
        ("B1 D D\nD * D\nD D D", "Bob wins the game with 1 point."),
        ("A3 D C\nB1 * D\nB2 C D", "A tie at 3 points; Bob wins with more cheeses rescued."),
    ],
)
def test_the_result_is_said_in_a_sentence(drawing: str, said: str) -> None:
    table = play_square(drawing)
    assert text.say_event(table.events(None)[-1], GAME.words("en"), NAMES) == said


def test_every_refusal_says_why() -> None:
    table = deal(hands={ANNE: "DC", BOB: "MM"})
    refusals = {
        "Me4": "You have no mouse in hand.",
        "De5": "There is already a card on e5.",
        "Dj9": "With a card on j9 the cards would no longer fit into the square of 5 by 5.",
        "Dd4": "No card shares a side with d4.",
    }
    for move, sentence in refusals.items():
        refusal = table.why(ANNE, GAME.action_typed[move.upper()], "en")
        assert refusal is not None
        assert refusal.sentence == sentence


def test_a_card_in_french_has_its_article_and_counts_its_points() -> None:
    words = GAME.words("fr")
    said = [text.say_action(Place(card, "c4"), words).replace("\u00a0", " ") for card in ("M", "1", "2")]
    assert said == ["Poser une souris en c4", "Poser un fromage à 1 point en c4", "Poser un fromage à 2 points en c4"]
    table = deal(hands={ANNE: "DC", BOB: "DD"})
    refusal = table.why(ANNE, Place("M", "e4"), "fr")
    assert refusal is not None
    assert refusal.sentence == "Vous n’avez aucune souris en main."


@in_both_languages
@pytest.mark.parametrize("players", EVERY_TABLE)
def test_the_board_fits_a_terminal_at_all_times(players: int, language: str) -> None:
    words = GAME.words(language)
    names = [f"{name} (greedy)" for name in NAMES[:players]]
    table = deal(players)
    while True:
        for seat in (*range(players), None):
            drawn = GAME.board(look(table, seat), [], words, names)
            assert max(map(len, drawn.splitlines())) <= 100
            assert "  \n" not in drawn
        if table.over:
            break
        play_on(table, 1)


def test_the_board_shows_the_square_and_puts_in_brackets_what_would_go() -> None:
    table = deal(hands={ANNE: "MC", BOB: "DM"})
    play(table, "Me4 3e3")
    drawn = GAME.board(look(table, ANNE), [], GAME.words("en"), NAMES[:2])
    rows = [line.split() for line in drawn.splitlines()]
    assert ["3", "·", "(▲3)", "·"] in rows
    assert ["4", "·", "M", "·"] in rows
    assert ["5", "·", "✶", "·"] in rows


def test_a_bot_asked_with_the_same_luck_answers_the_same() -> None:
    table = deal(4)
    play_on(table, 9)
    legal = table.state.legal_actions(awaited(table))
    bot = GAME.bots["greedy"](GAME, awaited(table))
    answers = {bot.choose(look(table, awaited(table)), legal, SeededDealer(4)) for _ in range(3)}
    assert len(answers) == 1


def test_the_greedy_bot_takes_what_is_there_to_take() -> None:
    table = deal(hands={ANNE: "MM", BOB: "CD"}, pile="MM")
    play(table, "1e4 3f4 Mg4")
    # Anne's mouse is about to eat Bob's cheese; only his cat beside that mouse saves all three points.
    bot = GAME.bots["greedy"](GAME, BOB)
    chosen = bot.choose(look(table, BOB), table.state.legal_actions(BOB), SeededDealer(1))
    assert GAME.notation(GAME.actions[chosen]) in ("Cg3", "Ch4", "Cg5")
