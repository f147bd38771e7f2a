"""fromagerie review: what was luck and what was skill in a saved game."""

import argparse
from pathlib import Path
from typing import Any

from fromagerie.cli.common import add_box, add_language, cli_words, print_json, progress_bar, read_seat
from fromagerie.coach.race import RaceReview, review_race
from fromagerie.coach.review import Review, review
from fromagerie.coach.truth import true_curve
from fromagerie.engine.game import AnyGame, get_game
from fromagerie.engine.journal import Journal
from fromagerie.terminal import saves
from fromagerie.terminal.paint import show_lines
from fromagerie.terminal.review import coach_words, tell, tell_truth


def add_review_arguments(command: Any, language: str) -> None:
    say = cli_words(language)
    command.add_argument("file", type=Path, metavar=say("metavar-file"), help=say("help-file"))
    command.add_argument("--seat", type=int, metavar="K", help=say("help-review-seat"))
    command.add_argument("--steps", action="store_true", help=say("help-review-steps"))
    command.add_argument("--truth", action="store_true", help=say("help-review-truth"))
    command.add_argument("--json", action="store_true", help=say("help-json"))
    add_language(command, language)
    add_box(command, language)


def review_command(given: argparse.Namespace) -> int:
    journal = saves.load(given.file)
    game = get_game(journal.game, given.box)
    if given.seat is not None:
        seats = [read_seat(str(given.seat), len(journal.seats))]
    else:
        # People first: bots are reviewed on demand.
        people = [seat for seat, bot in enumerate(journal.bots) if bot is None]
        seats = people or [0]
    if game.race:
        return tell_races([review_race(journal, game, seat) for seat in seats], given)
    found = [look_over(journal, game, seat, given.lang) for seat in seats]
    if given.json:
        print_json(found[0] if len(found) == 1 else found)
        return 0
    for number, each in enumerate(found):
        show_lines(*([""] if number else []), *tell(each, game.title, given.lang, steps=given.steps))
    if given.truth:
        # Apart: nobody could know it, and nothing is named from it.
        show_lines("", *tell_truth(true_curve(journal, game), given.lang))
    return 0


def tell_races(found: list[RaceReview], given: argparse.Namespace) -> int:
    """What a saved race tells: who was right. How quick each answer was is known to the house it was played in."""
    if given.json:
        print_json(found[0] if len(found) == 1 else found)
        return 0
    for number, each in enumerate(found):
        title = coach_words(given.lang)("review-title", game=each.title, who=each.names[each.seat])
        show_lines(*([""] if number else []), title, *each.lines[given.lang])
    return 0


def look_over(journal: Journal, game: AnyGame, seat: int, language: str) -> Review:
    with progress_bar() as bar:
        task = bar.add_task(cli_words(language)("reviewing", who=journal.names[seat]), total=None)
        return review(journal, game, seat, progress=lambda done, total: bar.update(task, completed=done, total=total))
