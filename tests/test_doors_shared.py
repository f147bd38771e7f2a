"""Two people at one screen: each sees what is theirs, and hears all that concerns them."""

import io
import sys

import pytest

from fromagerie.cli import main
from fromagerie.engine.game import AnyGame
from fromagerie.engine.model import Seat, heard_by
from fromagerie.engine.table import Table
from tests.at_the_door import Run, Typist, read_saved, saved, soon, stand
from tests.every_table import of_every_game

pytestmark = [pytest.mark.once, pytest.mark.slow]

CLEARED = "\n" * 60


@of_every_game
def test_a_shared_screen_never_shows_one_person_what_only_another_may_see(
    game: AnyGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    screen = io.StringIO()
    handed_over = {"Anne": 0, "Bob": 0}
    may_see: list[set[str]] = [set(), set()]

    def watch() -> None:
        shown = screen.getvalue().rpartition(CLEARED)[2]
        *_, prompt = shown.splitlines()
        if prompt.endswith(" > "):
            seat = ["Anne", "Bob"].index(prompt.removesuffix(" > "))
            for someone in (0, 1):
                may_see[someone] |= lines_for(stand(game), someone)
            assert not (may_see[1 - seat] - may_see[seat]) & set(shown.splitlines())
        else:
            # Between two people the screen says who is to look next, and nothing else.
            assert shown.split() == prompt.split()
            handed_over["Anne" if "Anne" in prompt else "Bob"] += 1

    monkeypatch.setattr(sys, "stdout", screen)
    monkeypatch.setattr(sys, "stdin", Typist(forever="1", watch=watch))
    players = 3 if 3 in game.player_counts else max(game.player_counts)
    main(
        [
            "play",
            game.key,
            "--players",
            str(players),
            "--seat",
            "1,2",
            "--name",
            "Anne,Bob",
            "--bots",
            "random",
            "--seed",
            "3",
            *soon(game),
        ]
    )
    assert stand(game, "finished").over
    assert min(handed_over.values()) > 0


def lines_for(table: Table, seat: Seat) -> set[str]:
    """All that this seat may read: its board, and what it was told."""
    game, words = table.game, table.game.words("en")
    board = game.board(table.view(seat), table.legal(seat), words, table.names) or str(table.view(seat))
    told = [game.say_event(event, words, table.names) for event in table.events(seat)]
    return {line for text in (board, *told) for line in text.splitlines()}


@of_every_game
def test_after_one_takes_back_the_other_hears_what_was_done_instead(game: AnyGame, run: Run) -> None:
    if 2 not in game.player_counts or game.race:
        pytest.skip("this takes two players who take turns")
    arguments = ["play", game.key, "--players", "2", "--seat", "1,2", "--name", "Anne,Bob", "--seed"]
    both_act = ["", "1", "", "1"]
    for seed in range(20):
        run(*arguments, seed, typed=Typist(*both_act, "", "quit"))
        seats = [*(entry.seat for entry in read_saved("unfinished").entries[1:]), *stand(game).state.to_act()]
        saved("unfinished")[0].unlink()
        if seats in ([0, 1, 0], [1, 0, 1]):
            break
    # The one takes back what the other has heard of, and does something else.
    said = run(*arguments, seed, typed=Typist(*both_act, "", "undo", "2", "", "quit"))
    table = stand(game)
    (other,) = table.state.to_act()
    news = [game.say_event(event, game.words("en"), table.names) for event in heard_by(other, table.told[-1])]
    assert news
    assert all(line in said.out.rpartition(CLEARED)[2] for line in news)
