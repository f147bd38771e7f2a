"""Talk at the table: heard by all, written down, and without any effect on the game. Every game is taught two words."""

from typing import Any

import pytest

from fromagerie.engine.dealer import SeededDealer
from fromagerie.engine.game import AnyGame
from fromagerie.engine.journal import BadJournal, read_journal, write_journal
from fromagerie.engine.model import Action, Claimed, Refusal, Told
from fromagerie.engine.replay import replay
from fromagerie.engine.table import IllegalAction, Table, fingerprint
from tests.every_table import of_every_game, play_table, set_table

pytestmark = pytest.mark.once


class Say(Action, frozen=True):
    word: str


MINE, YOURS = Say("mine"), Say("yours")


def teach(game: AnyGame) -> AnyGame:
    """The same game, at which one may say "mine" but not "yours"."""

    def notation(self: Any, action: Action) -> str:
        return action.word if isinstance(action, Say) else game.notation(action)

    def why_not_say(self: Any, view: Any, claim: Action, *_: object) -> Refusal | None:
        return Refusal("1.1", "That is not yours to say.") if claim == YOURS else None

    taught = {"claims": (MINE, YOURS), "notation": notation, "why_not_say": why_not_say}
    talkative: AnyGame = type("Talkative", (type(game),), taught | {"__module__": type(game).__module__})()
    return talkative


def sit_down(game: AnyGame) -> Table:
    table = set_table(teach(game), min(game.player_counts), game.options(), 1)
    play_table(table, SeededDealer(1), decisions=4)
    return table


@of_every_game
def test_what_is_said_is_heard_by_all_and_changes_nothing(game: AnyGame) -> None:
    table = sit_down(game)
    before, version = fingerprint(table.state), table.version
    assert table.claim(1, MINE) == [Told(None, Claimed(seat=1, claim="mine", moves=4))]
    assert fingerprint(table.state) == before
    assert table.version == version + 1
    for seat in (0, 1, None):
        assert table.events(seat)[-1] == Claimed(seat=1, claim="mine", moves=4)


@of_every_game
def test_what_may_not_be_said_is_refused_and_not_heard(game: AnyGame) -> None:
    table = sit_down(game)
    before = write_journal(table.journal)
    for seat, claim in ((0, YOURS), (-1, MINE), (99, MINE), (0, Say("theirs")), (0, game.actions[0])):
        with pytest.raises(IllegalAction):
            table.claim(seat, claim)
    assert write_journal(table.journal) == before


@of_every_game
def test_what_was_said_is_told_again(game: AnyGame) -> None:
    table = sit_down(game)
    table.claim(0, MINE)
    play_table(table, SeededDealer(2), decisions=3)
    table.claim(1, MINE)
    again = replay(read_journal(write_journal(table.journal)), table.game, SeededDealer(0))
    assert again.told == table.told
    assert fingerprint(again.state) == fingerprint(table.state)


@of_every_game
def test_what_was_said_before_stays_said_when_something_is_taken_back(game: AnyGame) -> None:
    table = sit_down(game)
    table.claim(1, MINE)
    heard = table.events(0)
    play_table(table, SeededDealer(2), decisions=2)
    table.undo(2)
    assert table.events(0) == heard
    assert replay(table.journal, table.game, SeededDealer(0)).events(0) == heard


@of_every_game
def test_words_put_into_a_journal_that_could_not_be_said_are_found(game: AnyGame) -> None:
    table = sit_down(game)
    table.claim(0, MINE)
    for word in ("yours", "theirs"):
        forged = read_journal(write_journal(table.journal))
        said = forged.entries.pop()
        said.say = word
        forged.add(said)
        with pytest.raises(BadJournal, match=rf"Entry 6: “{word}” cannot be said there"):
            replay(forged, table.game, SeededDealer(0))
