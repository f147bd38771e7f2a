"""Everything can be said, in both languages, on a narrow screen; and everything that can be done can be typed."""

from collections import Counter
from pathlib import Path
from typing import Any, get_args

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor
from msgspec.structs import replace

import fromagerie
from fromagerie.engine.dealer import SeededDealer
from fromagerie.engine.game import AnyGame, BadOptions, all_games
from fromagerie.engine.model import Event, Options, Told
from fromagerie.engine.options import offered, say_options
from fromagerie.engine.template_reader import read_template
from fromagerie.engine.templates import Choice
from fromagerie.engine.words import LANGUAGES, plural_of, words_for
from fromagerie.terminal.screen import read_action
from tests.every_table import (
    NAMES,
    all_options,
    at_every_table,
    listed_choices,
    many,
    observers,
    of_every_game,
    play_on,
    random_positions,
    set_table,
)

pytestmark = pytest.mark.once

WIDEST = 100
OFTEN = 100
HERE = {file.parent for file in Path(fromagerie.__file__).parent.rglob("words.*.ftl")}
FOLDERS = sorted(HERE | {game.folder for game in all_games().values()})
# What the terminal understands before it thinks of an action.
COMMANDS = (
    *("?", "help", "aide", "why", "pourquoi", "undo", "annuler", "last", "avant"),
    *("save", "sauver", "look", "voir", "say", "dire", "quit", "quitter", "exit", "q"),
)


class Variables(Visitor):
    """Collects the variables of a message."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the name fluent calls
        self.found.add(node.id.name)


def read_catalogue(folder: Path, language: str) -> list[tuple[str, set[str]]]:
    """The messages of a catalogue in order, each with its variables."""
    messages = []
    for entry in FluentParser().parse((folder / f"words.{language}.ftl").read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"not Fluent: {entry.content}"
        if isinstance(entry, ast.Message):
            variables = Variables()
            variables.visit(entry)
            messages.append((entry.id.name, variables.found))
    return messages


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_both_languages_have_the_same_messages_with_the_same_variables(folder: Path) -> None:
    english, french = (read_catalogue(folder, language) for language in ("en", "fr"))
    assert sorted(english) == sorted(french)


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_there_twice(folder: Path, language: str) -> None:
    names = [name for name, _ in read_catalogue(folder, language)]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_missing_word_is_an_error_and_not_a_blank(language: str) -> None:
    with pytest.raises(LookupError):
        words_for(language)("no-such-message")
    with pytest.raises(LookupError):
        words_for(language)("list-and", some="only half of what is needed")


@of_every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_action_can_be_said(game: AnyGame, language: str) -> None:
    # In a race the same answer to another roll, typed with another number after @, may read the same.
    typed_as: dict[str, str] = {}
    for action in game.actions:
        said = game.say_action(action, game.words(language))
        assert said
        typed = game.notation(action).partition("@")[0]
        assert typed_as.setdefault(said, typed) == typed, "two actions read the same"


@at_every_table
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_moves_of_a_moment_read_the_same(game: AnyGame, players: int, options: Options, language: str) -> None:
    words = game.words(language)
    for state in random_positions(game, players, options, 3, many(6, interpreted=3)):
        for seat in range(players):
            said = [game.say_action(game.actions[number], words) for number in state.legal_actions(seat)]
            assert len(set(said)) == len(said)


@of_every_game
def test_every_option_and_each_of_its_choices_is_told_in_both_languages(game: AnyGame) -> None:
    in_english, in_french = (say_options(game, game.words(language)) for language in ("en", "fr"))
    assert list(in_english) == list(in_french) == list(game.options.__struct_fields__)
    choices = {name: values for name, values in listed_choices(game).items() if values != [False, True]}
    for name, english in in_english.items():
        french = in_french[name]
        assert english.title
        assert french.title
        assert english.about != french.about, f"{name} is told in one language only"
        for said in (english, french):
            listed = {"none" if value is None else str(value) for value in choices.get(name, [])}
            assert said.choices.keys() - {"none"} == listed - {"none"}
            assert ("none" in said.choices) == (getattr(game.options(), name) is None)
            assert len(set(said.choices.values())) == len(said.choices), f"two choices of {name} read the same"


@of_every_game
def test_an_option_is_offered_where_it_can_be_chosen_and_nowhere_else(game: AnyGame) -> None:
    usual = game.options()
    for players in game.player_counts:
        for name, values in listed_choices(game).items():
            others = [value for value in values if value != getattr(usual, name)]
            taken = [value for value in others if can_agree(game, players, replace(usual, **{name: value}))]
            assert taken == (others if players in offered(game)[name] else [])


def can_agree(game: AnyGame, players: int, options: Options) -> bool:
    try:
        game.check_options(players, options)
    except BadOptions:
        return False
    return True


@of_every_game
def test_every_kind_of_event_happens_and_can_be_said(game: AnyGame) -> None:
    expected = set(get_args(game.event_type) or [game.event_type])
    happened: Counter[type[Event]] = Counter()
    for seed in range(50):
        for players in game.player_counts:
            for options in all_options(game, players):
                dealer = SeededDealer(seed)
                told: list[Told] = []
                play_on(game.deal(players, options, dealer, told), dealer)
                for _, event in told:
                    happened[type(event)] += 1
                    if happened[type(event)] < OFTEN:
                        for language in LANGUAGES:
                            assert game.say_event(event, game.words(language), NAMES[:players])
        if set(happened) == expected:
            return
    pytest.fail(f"never happened: {expected - set(happened)}")


@at_every_table
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_fits_the_screen(game: AnyGame, players: int, options: Options, language: str) -> None:
    names = ["Maximilienne", "Gouda", "Comté", "Munster", "Chaource", *NAMES][:players]
    for state in random_positions(game, players, options, 1, many(10, interpreted=4)):
        for seat in observers(players):
            legal = [] if seat is None else [game.actions[number] for number in state.legal_actions(seat)]
            board = game.board(game.view(state, seat), legal, game.words(language), names)
            for line in (board or "").splitlines():
                assert len(line) <= WIDEST, line
                assert line == line.rstrip()
                assert line.replace("\N{NO-BREAK SPACE}", " ").isprintable()


@at_every_table
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_can_be_said(game: AnyGame, players: int, options: Options, language: str) -> None:
    words = game.words(language)
    for state in random_positions(game, players, options, 2, many(6, interpreted=3)):
        for seat in range(players):
            view = game.view(state, seat)
            for number in set(range(len(game.actions))) - set(state.legal_actions(seat)):
                assert game.why(view, game.actions[number], words, NAMES[:players]).sentence


# What one types


@of_every_game
def test_every_action_has_a_notation_of_its_own_whatever_the_case(game: AnyGame) -> None:
    typed = [game.notation(action).upper() for action in game.actions]
    assert len(set(typed)) == len(game.actions)
    for action in game.actions:
        assert game.action_typed[game.notation(action).upper()] is action


@of_every_game
def test_no_notation_is_a_number_a_command_or_more_than_a_word(game: AnyGame) -> None:
    for action in game.actions:
        notation = game.notation(action)
        assert not notation.isdigit()
        assert notation.lower() not in COMMANDS
        assert notation.split() == [notation]


@of_every_game
def test_what_chance_can_draw_is_written_in_words_of_their_own(game: AnyGame) -> None:
    for what, things in game.chance.items():
        assert what.split() == [what]
        assert len(set(things)) == len(things)
        assert all(thing.split() == [thing] for thing in things)


@of_every_game
def test_an_action_is_read_in_upper_case_in_lower_case_and_spaced(game: AnyGame) -> None:
    table = set_table(game, min(game.player_counts), game.options(), 1)
    for action in game.actions:
        notation = game.notation(action)
        for typed in (notation, notation.lower(), notation.upper(), " ".join(notation)):
            assert read_action(table, 0, typed) == action


def test_every_game_has_both_rulebooks() -> None:
    for game in all_games().values():
        assert game.rules("en") != game.rules("fr")


@pytest.mark.parametrize("language", LANGUAGES)
@of_every_game
def test_plain_sentences_are_what_fluent_makes_of_them(game: AnyGame, language: str) -> None:
    words = game.words(language)
    templates = {message: template for message in words.entries if (template := words.find(message)) is not None}
    assert len(templates) > min(40, 2 * len(words.entries) // 3)
    for message, template in templates.items():
        keys = {str(key) for part in template.parts if isinstance(part, Choice) for key in part.variants}
        for value in (*range(12), 999, "Anne {é}", *(keys - {"one", "many", "other"})):
            given = dict.fromkeys(template.placeholders, value)
            assert template.say(given, words.plural) is not None
            assert words(message, **given) == words.say(message, **given)


@pytest.mark.parametrize("language", LANGUAGES)
@of_every_game
def test_a_message_read_alone_is_the_one_of_the_whole_catalogue(game: AnyGame, language: str) -> None:
    words, parser = game.words(language), FluentParser(with_spans=False)
    read = [parser.parse(file.read_text(encoding="utf-8")) for file in words.files]
    whole = [entry for catalogue in read for entry in catalogue.body if isinstance(entry, ast.Message)]
    assert {message.id.name for message in whole} == words.entries.keys()
    for message in whole:
        message.comment = None
        assert message.equals(parser.parse_entry(words.entries[message.id.name]))


def test_what_is_written_differently_in_each_language_is_left_to_fluent() -> None:
    template = read_template("x = { $n }")
    assert template is not None
    given: list[dict[str, Any]] = [{"other": "x"}, *({"n": n} for n in (1000, -1, 0.5, True, None))]
    assert [template.say(each, plural_of("en")) for each in given] == [None] * 6
    assert template.say({"n": 999}, plural_of("en")) == "999"
