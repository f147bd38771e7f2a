"""`import fromagerie`: the names it offers, what they say when they are shown, and what they say when they refuse."""

import doctest
import inspect
import pickle
import re
import subprocess
import sys
import typing
from pathlib import Path

import pytest

import fromagerie
from fromagerie import library
from fromagerie.engine.dealer import SeededDealer
from fromagerie.engine.game import AnyGame
from fromagerie.engine.journal import Entry
from tests.at_the_door import Run
from tests.every_table import of_every_game, play_table
from tools.make_api import CHAPTERS, public_api

ROOT = Path(__file__).parent.parent
once = pytest.mark.once


def deal(game: AnyGame, seed: int = 7) -> fromagerie.Table:
    return fromagerie.play(game, min(game.player_counts), seed=seed)


# The names


@once
def test_what_is_public_is_what_was_decided() -> None:
    kept = (ROOT / "tests" / "public_api.txt").read_text(encoding="utf-8").splitlines()
    assert public_api() == kept, "the API changed: decide what that means for the version, then change the list"


@once
def test_every_name_is_offered_explained_and_typed() -> None:
    named = {name for names in CHAPTERS.values() for name in names}
    assert set(fromagerie.__all__) == set(library.__all__) | {"__version__"} == named | {"__version__"}
    assert set(fromagerie.__all__) <= set(dir(fromagerie))
    for name in named:
        thing = getattr(fromagerie, name)
        assert inspect.getdoc(thing), name
        parts = [thing] if inspect.isfunction(thing) else [value for value in vars(thing).values() if is_public(value)]
        for part in parts:
            assert "return" in typing.get_type_hints(part), part
            assert set(inspect.signature(part).parameters) - {"self"} < set(typing.get_type_hints(part)), part


def is_public(value: object) -> bool:
    return inspect.isfunction(value) and not value.__name__.startswith("_")


@once
def test_a_name_that_is_not_there_is_not_there() -> None:
    with pytest.raises(AttributeError, match="has no attribute 'plya'"):
        fromagerie.plya  # type: ignore[attr-defined] # noqa: B018


@once
def test_nothing_is_imported_before_it_is_used() -> None:
    ask = "import sys, fromagerie; print(*(name for name in sys.modules if name.startswith('fromagerie.')))"
    done = subprocess.run([sys.executable, "-c", ask], capture_output=True, text=True, timeout=60)
    assert done.stdout.split() == ["fromagerie._compiled"]


# A review plays out many games: interpreted, that takes minutes.
SLOW = {"review"}
EXAMPLES = [
    pytest.param(name, marks=pytest.mark.slow_when_pure) if name in SLOW else name
    for name in sorted({*fromagerie.__all__} - {"__version__"})
]


@pytest.mark.parametrize("name", EXAMPLES)
def test_every_example_is_so(name: str) -> None:
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS)
    told: list[str] = []
    for example in doctest.DocTestFinder().find(getattr(fromagerie, name), name, globs={"fromagerie": fromagerie}):
        runner.run(example, out=told.append)
    assert not runner.failures, "".join(told)


@once
def test_the_readme_runs() -> None:
    (piece,) = re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text(encoding="utf-8"), re.DOTALL)
    assert len([line for line in piece.splitlines() if line.strip()]) <= 12
    scope: dict[str, typing.Any] = {}
    exec(compile(piece, "README.md", "exec"), scope)
    assert scope["again"].over
    assert scope["again"].winners == scope["table"].winners


# The version


@once
def test_there_is_one_version(run: Run, capsys: pytest.CaptureFixture[str]) -> None:
    core = pytest.importorskip("hatchling.metadata.core")
    manager = pytest.importorskip("hatchling.plugin.manager")
    assert core.ProjectMetadata(str(ROOT), manager.PluginManager()).version == fromagerie.__version__
    with pytest.raises(SystemExit) as stop:
        run("--version")
    assert stop.value.code == 0
    assert capsys.readouterr().out == f"fromagerie {fromagerie.__version__}\n"


@once
def test_the_types_come_with_the_wheel() -> None:
    wheel = pytest.importorskip("hatchling.builders.wheel")
    packed = {file.distribution_path for file in wheel.WheelBuilder(str(ROOT)).recurse_included_files()}
    assert {"fromagerie/py.typed", "fromagerie/library.py"} <= packed


# To begin with


def test_a_game_is_found_as_people_type_it() -> None:
    assert fromagerie.get_game("Cheez_Tricks") is fromagerie.all_games()["cheez-tricks"]


@once
def test_a_table_is_set_as_one_likes(tmp_path: Path) -> None:
    box = tmp_path / "box.toml"
    box.write_text(fromagerie.get_game("cheez-tricks").box_file.read_text(encoding="utf-8"), encoding="utf-8")
    table = fromagerie.play("cheez-tricks", ["Anne", "Bob"], options={"mode": "wild"}, box=str(box))
    assert table.names == ["Anne", "Bob"]
    assert table.game.box_file == box
    assert table.options == table.game.options(mode="wild")
    assert fromagerie.play(table.game, 3, options=table.options).options == table.options
    assert len(fromagerie.play("cheese-master").names) == 4


@pytest.mark.parametrize(
    ("ask", "error", "said"),
    [
        (lambda: fromagerie.play("chess"), fromagerie.UnknownGame, "no game called “chess”.*there are: cheese-mafia, "),
        (lambda: fromagerie.play("cheez-tricks", 9), fromagerie.BadOptions, "is for 2, 3, 4 or 5 players, not 9"),
        (lambda: fromagerie.play("cheez-tricks", "Anne"), fromagerie.BadOptions, "a list of names, not 'Anne'"),
        (lambda: fromagerie.play("cheez-tricks", seed=-1), fromagerie.BadOptions, "from 0 up, not -1"),
        (
            lambda: fromagerie.play("cheez-tricks", options={"x": 1}),
            fromagerie.BadOptions,
            "no option called “x”",
        ),
        (lambda: fromagerie.play(fromagerie.get_game("cheez-tricks"), box="b"), fromagerie.BadOptions, "leave out box"),
        (lambda: fromagerie.play("cheez-tricks", box="b.toml"), fromagerie.BadBox, "b.toml cannot be read"),
        (lambda: fromagerie.replay("{}"), fromagerie.BadJournal, "not a journal"),
    ],
)
@once
def test_errors_say_what_came_and_what_was_expected(
    ask: typing.Callable[[], object], error: type[Exception], said: str
) -> None:
    with pytest.raises(error, match=said):
        ask()


@of_every_game
def test_bots_play_a_game_that_is_replayed_from_anything(game: AnyGame, tmp_path: Path) -> None:
    table = deal(game)
    bots = [fromagerie.make_bot("random", game, seat) for seat in range(len(table.names))]
    for turn in range(60):
        if not table.over:
            seat = table.to_act[turn % len(table.to_act)]
            table.act(seat, table.ask(bots[seat]))
    text = fromagerie.write_journal(table.journal)
    file = tmp_path / "game.json"
    file.write_text(text, encoding="utf-8")
    for source in (table.journal, text, str(file), file):
        again = fromagerie.replay(source)
        assert again.state.state_key() == table.state.state_key()
        assert (again.to_act, again.scores, again.winners) == (table.to_act, table.scores, table.winners)
    assert fromagerie.replay(text, to=1).state.state_key() == deal(game).state.state_key()
    with pytest.raises(ValueError, match=rf"entries 1 to {table.version}, not 0"):
        fromagerie.replay(text, to=0)


# Bots


def test_a_bot_is_asked_and_makes_the_same_choice_again() -> None:
    first, second = (fromagerie.play("cheez-tricks", 4, seed=seed) for seed in (7, 7))
    for table in (first, second):
        bots = [fromagerie.make_bot("curd", table.game, seat) for seat in range(4)]
        for _ in range(6):
            table.act(table.to_act[0], table.ask(bots[table.to_act[0]]))
    assert [entry.do for entry in first.journal.entries] == [entry.do for entry in second.journal.entries]


class Listener(fromagerie.Bot):
    """Writes down what it hears."""

    def __init__(self, game: AnyGame, seat: int) -> None:
        super().__init__(game, seat)
        self.memory: list[fromagerie.Event] = []

    def hear(self, event: fromagerie.Event) -> None:
        self.memory.append(event)

    def choose(self, view: object, legal: list[int], dealer: object) -> int:
        return legal[0]


def test_a_bot_hears_everything_once() -> None:
    table = fromagerie.play("cheese-rescue", 2, seed=7)
    bots = [Listener(table.game, seat) for seat in (0, 1)]
    for _ in range(5):
        asked = bots[table.to_act[0]]
        assert table.ask(asked) == table.ask(asked)
        assert asked.memory == table.events(asked.seat)
        table.act(asked.seat, table.ask(asked))


def test_a_bot_is_not_asked_out_of_turn_nor_after_something_was_taken_back() -> None:
    table = fromagerie.play("cheese-rescue", 2, seed=7)
    seat = table.to_act[0]
    with pytest.raises(ValueError, match=rf"seat {1 - seat} is not to act now, but \[{seat}\]"):
        table.ask(Listener(table.game, 1 - seat))
    bot = Listener(table.game, seat)
    for _ in range(2):
        table.act(table.to_act[0], table.legal(table.to_act[0])[0])
    table.ask(bot)
    table.undo(2)
    with pytest.raises(ValueError, match="make a fresh one"):
        table.ask(bot)


# How things show themselves


@of_every_game
def test_actions_show_themselves_in_notation_and_are_read_again(game: AnyGame) -> None:
    for action in (*game.actions, *game.claims):
        assert repr(action) == game.notation(action)
    table = deal(game)
    for seat in table.to_act:
        for action in table.legal(seat):
            assert table.parse(seat, repr(action).lower()) == action


def test_an_action_of_no_game_looks_like_any_struct() -> None:
    class Hum(fromagerie.Action, frozen=True):
        tune: str

    assert repr(Hum("la")).endswith("Hum(tune='la')")


@of_every_game
def test_a_table_and_its_state_say_how_far_they_are_and_nothing_secret(game: AnyGame) -> None:
    table = deal(game)
    awaited = " ".join(map(str, table.to_act))
    assert repr(table.state) == f"<{type(table.state).__name__}, to act: {awaited}>"
    assert repr(table) == f"<Table of {game.title}: {min(game.player_counts)} players, 0 actions, to act: {awaited}>"
    play_table(table, SeededDealer(1))
    assert repr(table).endswith(f"won by: {' '.join(map(str, table.winners)) or 'nobody'}>")


def test_events_and_views_name_cards_as_the_notation_does() -> None:
    table = fromagerie.play("cheez-tricks", 4, seed=7)
    assert "'R4'" in repr(table.view(3))
    assert repr(table.act(3, "R4")[0].event) == "Played(seat=3, card='R4')"


def test_a_table_nobody_dealt_yet_can_be_shown() -> None:
    table = deal(fromagerie.get_game("cheese-rescue"))
    table.standing = []
    assert repr(table) == "<Table of Cheese Rescue: 2 players, not dealt>"


@of_every_game
def test_a_notebook_shows_what_a_spectator_sees_or_on_demand_a_seat(game: AnyGame) -> None:
    table = deal(game)
    play_table(table, SeededDealer(3), decisions=9)
    for seat in (None, 0):
        shown = table.board(seat)
        assert (
            shown
            == repr(shown)
            == (
                game.board(table.view(seat), table.legal(0) if seat == 0 else [], game.words("en"), table.names)
                or repr(table.view(seat))
            )
        )
        assert re.sub(r"</?(span|pre)[^>]*>", "", shown._repr_html_()).replace("&gt;", ">").replace(
            "&lt;", "<"
        ) == shown.replace("&", "&amp;")
    assert table._repr_html_() == table.board(None)._repr_html_()
    truth = table.state
    table.state = truth.clone()
    table.state.redeal(None, SeededDealer(4))
    hidden = table._repr_html_()
    table.state = truth
    assert table._repr_html_() == hidden


def test_names_in_a_notebook_are_no_markup() -> None:
    table = fromagerie.play("cheese-rescue", ["<script>", "a&b"], seed=7)
    shown = table._repr_html_()
    assert "<script>" not in shown
    assert "&lt;script&gt;" in shown
    assert "a&amp;b" in shown


def test_what_can_be_played_stands_out_for_whoever_may_play_it() -> None:
    table = fromagerie.play("cheez-tricks", 4, seed=7)
    assert ">[R4]</span>" in table.board(3)._repr_html_()
    assert "R4" not in table._repr_html_()


# What is refused


def refused(table: fromagerie.Table, seat: int, action: fromagerie.Action | str) -> fromagerie.IllegalAction:
    with pytest.raises(fromagerie.IllegalAction) as caught:
        table.act(seat, action)
    return caught.value


def test_an_illegal_action_is_told_with_its_clause_and_what_is_legal() -> None:
    table = fromagerie.play("cheez-tricks", 4, seed=7)
    legal = "legal: R1 P1 R2 P2 P3 R4 P5 B6 S7 P9"
    assert str(refused(table, 3, "B7")) == f"seat 3 may not play B7 now (8.5: You do not hold the Brie 7.); {legal}"
    assert str(refused(table, 3, "ZZ")) == f"seat 3 may not play 'ZZ', which is no action of Cheez-Tricks; {legal}"
    waiting = "(8.4: It’s not your turn: we’re waiting for Chaource.); legal: nothing"
    assert str(refused(table, 0, "B7")).endswith(waiting)
    assert str(refused(table, 9, "B7")) == "there is no seat 9 at a table of 4"
    assert "Action(), which is no action" in str(refused(table, 3, fromagerie.Action()))


def test_many_legal_actions_are_counted() -> None:
    table = fromagerie.play("cheese-rescue", 4, seed=7)
    for _ in range(4):
        table.act(table.to_act[0], table.legal(table.to_act[0])[0])
    assert re.search(r"legal: (\S+ ){20}and \d+ more$", str(refused(table, table.to_act[0], "Da1")))


def test_several_moves_in_one_breath_are_not_one_action() -> None:
    table = fromagerie.play("cheese-master", 2, seed=7)
    table.act(table.to_act[0], "r")
    assert "no action of Cheese Master" in str(refused(table, 0, "3W"))
    assert repr(table.parse(0, "3")).startswith("3@")


def test_a_claim_that_is_refused_says_why() -> None:
    table = fromagerie.play("cheese-mafia", 3, seed=7)
    forbidden = next(claim for claim in table.game.claims if not table.may_say(0, claim))
    with pytest.raises(fromagerie.IllegalAction, match=r"seat 0 may not say .* now \(\d+\.\d+: "):
        table.claim(0, forbidden)
    with pytest.raises(fromagerie.IllegalAction, match="seat 7 may not say"):
        table.claim(7, forbidden)
    with pytest.raises(fromagerie.IllegalAction, match="seat 0 may not say 'hm' at a table of 3 playing Cheese Mafia"):
        table.claim(0, "hm")
    assert table.claim(0, "< 10") == list(table.told[-1][-1:])


@of_every_game
def test_what_is_said_of_an_illegal_action_is_what_its_seat_may_know(game: AnyGame) -> None:
    """In a world that the seat cannot tell from this one, it is told the same."""
    table, dealer = deal(game), SeededDealer(5)
    for _ in range(4):
        for seat in range(len(table.names)):
            actions = [game.actions[dealer.below(len(game.actions))] for _ in range(6)]
            here = [str(refused(table, seat, action)) for action in actions if not table.may(seat, action)]
            truth, table.state = table.state, table.state.clone()
            table.state.redeal(seat, dealer)
            there = [str(refused(table, seat, action)) for action in actions if not table.may(seat, action)]
            table.state = truth
            assert here == there
        play_table(table, dealer, decisions=7)


def test_a_journal_that_does_not_fit_tells_nothing_of_a_hand() -> None:
    """A server that reads its tables back may log it."""
    table = fromagerie.play("cheez-tricks", 4, seed=7)
    with pytest.raises(fromagerie.IllegalAction, match=r"^seat 3 may not play 'B7' there$"):
        table.follow(Entry(seat=3, do="B7"))


def test_a_message_read_later_tells_nothing_of_later() -> None:
    table = fromagerie.play("cheez-tricks", 4, seed=7)
    late, early = refused(table, 3, "B7"), refused(table, 3, "B7")
    said = str(early)
    table.act(3, "R4")
    assert str(early) == said
    assert str(late) == "seat 3 may not play B7 now"


def test_an_illegal_action_travels_between_processes() -> None:
    error = refused(fromagerie.play("cheez-tricks", 4, seed=7), 3, "B7")
    twin = pickle.loads(pickle.dumps(error))
    assert (str(twin), twin.seat, twin.action) == (str(error), 3, error.action)
