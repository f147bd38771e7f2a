"""The French edition: what a corrector would mark in it, and what only shows once a sentence is said."""

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from fromagerie.engine.dealer import SeededDealer
from fromagerie.engine.game import AnyGame
from fromagerie.engine.model import Event, Options, Told
from fromagerie.engine.options import say_options
from tests.every_table import all_options, brief, of_every_game, play_on, random_positions
from tools.console import ROOT
from tools.french import (
    Text,
    catalogues,
    complaints,
    is_english,
    lessons,
    name_of,
    read_catalogue,
    read_lesson,
    read_rulebook,
    rulebooks,
    says_tu,
    typeset,
)

pytestmark = pytest.mark.once

NUMBERS = (0, 1, 2, 5)
# These end in s however many there are.
UNCHANGED = "souris|gros|pas|vers|fois|dés|moins|plus|sans|dans|vous|nous|gens"
ONE_OF_MANY = re.compile(rf"(?<![\d,.])[01]\u00a0(?!(?:{UNCHANGED})\b)\w+s\b")
MANY_OF_ONE = re.compile(
    r"(?<![\d,.])[25]\u00a0(point|pt|pli|fromage|gangster|carte|joueur|personne|robot|dé|case|morceau|manche|partie|tour"
    r"|chat|chien|meule|ligne|tirage|coup|suite|étape|badge)\b"
)


def in_english(file: Path) -> Path:
    """The English text beside a French one."""
    return file.with_name(file.name.replace("fr.ftl", "en.ftl").replace("RULES.fr.md", "RULES.md"))


def by_name(file: Path) -> str:
    return name_of(file)


# As it is written


@pytest.mark.parametrize("file", catalogues(), ids=by_name)
def test_no_catalogue_has_anything_to_correct(file: Path) -> None:
    assert [wrong for text in read_catalogue(file) for wrong in complaints(text)] == []


@pytest.mark.parametrize("file", rulebooks(), ids=by_name)
def test_no_rulebook_has_anything_to_correct(file: Path) -> None:
    assert [wrong for text in read_rulebook(file) for wrong in complaints(text)] == []


@pytest.mark.parametrize("file", lessons(), ids=by_name)
def test_no_lesson_has_anything_to_correct(file: Path) -> None:
    assert [wrong for text in read_lesson(file) for wrong in complaints(text)] == []


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("Tape une carte", "tu"),
        ("c’est à toi", "tu"),
        ("Attention !", "plain space"),
        ("3 points", "number"),
        ("regarde la main de ⟦who⟧", "elides"),
        ("⟦who⟧ est absent", "gender"),
        ("Moment before", "English"),
        ("une assiette", "our word"),
        ("l'atout", "apostrophe"),
        ("le 1ᵉ", "ordinal"),
    ],
)
def test_a_mistake_is_seen(text: str, wrong: str) -> None:
    assert wrong in " ".join(complaints(Text("here", text)))


def test_spaces_are_mended_and_nothing_else() -> None:
    assert typeset("« Non » : 3 points, 5 × 5 !") == "«\u00a0Non\u00a0»\u00a0: 3\u00a0points, 5\u00a0×\u00a05\u00a0!"
    assert typeset("12:30, de 2 à 5.") == "12:30, de 2 à 5."


# Beside the English


class Variables(Visitor):
    """Collects the variables of a message."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the name fluent calls
        self.found.add(node.id.name)


def messages_in(file: Path) -> dict[str, ast.Message]:
    body = FluentParser().parse(file.read_text(encoding="utf-8")).body
    return {entry.id.name: entry for entry in body if isinstance(entry, ast.Message)}


def variables_of(message: ast.Message) -> set[str]:
    variables = Variables()
    variables.visit(message)
    return variables.found


@pytest.mark.parametrize("file", catalogues(), ids=by_name)
def test_both_languages_say_the_same_with_the_same_variables(file: Path) -> None:
    french, english = messages_in(file), messages_in(in_english(file))
    assert sorted(french) == sorted(english)
    assert {key: variables_of(french[key]) for key in french} == {key: variables_of(english[key]) for key in english}


@pytest.mark.parametrize("file", rulebooks(), ids=by_name)
def test_both_rulebooks_have_the_same_clauses(file: Path) -> None:
    numbers = [re.findall(r"^\*\*([\d.]+)\*\* ", text.read_text("utf-8"), re.M) for text in (file, in_english(file))]
    assert numbers[0] == numbers[1]


# As it is said


class Counts(Visitor):
    """Collects the variables that a selector chooses a plural by."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 - the name fluent calls
        keys = {variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)}
        selector: object = node.selector
        if isinstance(selector, ast.FunctionReference):
            selector = selector.arguments.positional[0]
        if "one" in keys and isinstance(selector, ast.VariableReference):
            self.found.add(selector.id.name)
        self.generic_visit(node)


def say_with_numbers(file: Path, language: str) -> list[tuple[str, int, str]]:
    """Every sentence that counts something, with each number in turn: key, number, sentence."""
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    said = []
    for key, message in messages_in(file).items():
        counts = Counts()
        counts.visit(message)
        for number in NUMBERS if counts.found else ():
            given = dict.fromkeys(variables_of(message), "Anne") | dict.fromkeys(counts.found, number)
            pattern = bundle.get_message(key).value
            assert pattern is not None
            said.append((key, number, str(bundle.format_pattern(pattern, given)[0])))
    return said


@pytest.mark.parametrize("file", catalogues(), ids=by_name)
def test_what_is_counted_agrees_with_the_number(file: Path) -> None:
    wrong = [
        (key, number, text)
        for key, number, text in say_with_numbers(file, "fr")
        if ONE_OF_MANY.search(text) or MANY_OF_ONE.search(text)
    ]
    assert wrong == []


@pytest.mark.parametrize("file", catalogues(), ids=by_name)
def test_zero_is_never_said_as_one(file: Path) -> None:
    # In French the case [one] is for 0 as well.
    ones = {(key, text) for key, number, text in say_with_numbers(file, "fr") if number == 1}
    zeros = [(key, text) for key, number, text in say_with_numbers(file, "fr") if number == 0]
    assert [(key, text) for key, text in zeros if (key, text) in ones and re.search(r"\b(1|une?)\b", text)] == []


@pytest.mark.parametrize("file", catalogues(), ids=by_name)
def test_english_counts_right_too(file: Path) -> None:
    one = re.compile(r"(?<![\d,.])1 (?!plus|less|across|as|is|was)(\w+s)\b(?<!ss)")
    wrong = [
        (key, text)
        for key, number, text in say_with_numbers(in_english(file), "en")
        if number == 1 and one.search(text) and not re.search(r"\b1 (wins|has|counts|means|costs|makes)\b", text)
    ]
    assert wrong == []


def test_the_catalogues_are_found() -> None:
    assert len(catalogues()) >= 14
    assert (ROOT / "web" / "src" / "words" / "fr.ftl") in catalogues()


# As it is read at a table

# Names that elide what stands before them.
ELIDING = ("Anne", "Élodie", "Hector", "Inès", "Octave", "Ulysse", "Yseult", "Aimé")
ELIDED = re.compile(rf"\b(de|que|jusque|lorsque|puisque)[ \u00a0](?=({'|'.join(ELIDING)})\b)")
EACH = 25  # of a kind of event
POSITIONS = 2


def say_a_game(game: AnyGame, players: int, options: Options) -> Iterator[str]:
    """What is told in a game: of each kind of event the first few."""
    dealer, told, happened = SeededDealer(7), list[Told](), Counter[type[Event]]()
    play_on(game.deal(players, brief(options), dealer, told), dealer)
    for _, event in told:
        happened[type(event)] += 1
        if happened[type(event)] <= EACH:
            yield game.say_event(event, game.words("fr"), ELIDING[:players])


def say_positions(game: AnyGame, players: int, options: Options) -> Iterator[str]:
    """Boards, and why everything that may not be done may not be done."""
    words, names = game.words("fr"), ELIDING[:players]
    for state in random_positions(game, players, options, 5, POSITIONS):
        for seat in range(players):
            view, legal = game.view(state, seat), state.legal_actions(seat)
            yield game.board(view, [game.actions[number] for number in legal], words, names) or ""
            for number in set(range(len(game.actions))) - set(legal):
                yield game.why(view, game.actions[number], words, names).sentence


def say_the_rest(game: AnyGame) -> Iterator[str]:
    """What may be done and claimed, what may be agreed on, and what is in the box."""
    words = game.words("fr")
    yield from (game.say_action(action, words) for action in [*game.actions, *game.claims])
    for option in say_options(game, words).values():
        yield from (option.title, option.about, *option.choices.values())
    yield from (game.say_part(part, words) for part in game.part_ids(game.box))


@of_every_game
def test_what_is_read_at_a_table_is_french_and_polite(game: AnyGame) -> None:
    few, most = min(game.player_counts), max(game.player_counts)
    said = {*say_the_rest(game)}
    for players in {few, most}:
        options = next(all_options(game, players))
        said |= {*say_a_game(game, players, options), *say_positions(game, players, options)}
    texts = [Text(game.key, line) for line in sorted(said)]
    wrong = [(wrong, text.text) for text in texts for check in (says_tu, is_english) for wrong in check(text)]
    assert wrong == []
    assert [text.text for text in texts if ELIDED.search(text.text)] == []
