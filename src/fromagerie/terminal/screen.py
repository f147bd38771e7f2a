"""What the person at the keyboard is shown: the news, the board, the moves there are."""

import sys
import textwrap
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from fromagerie.bots.names import say_seats
from fromagerie.engine.award import award, standing_in
from fromagerie.engine.model import Action, Refusal, Seat, heard_by
from fromagerie.engine.table import Table
from fromagerie.engine.words import Words, words_for

# More moves than these are listed without their meaning.
MANY_MOVES: Final = 40


class Screen:
    """The one screen that all people at this table look at, each in their turn."""

    def __init__(
        self,
        table: Table,
        people: Sequence[Seat],
        language: str,
        ask: Callable[[str], str],
        show: Callable[[str], None],
        *,
        explain: bool,
    ) -> None:
        self.table = table
        self.language = language
        self.ask = ask
        self.show = show
        self.say = words_for(language, Path(__file__).parent)
        # With what each bot said of its moves, by the number of the move, if they are to say it.
        self.reasons: dict[int, str] | None = {} if explain else None
        # How long each entry of a race took from where it began, in milliseconds.
        self.times: dict[int, int] = {}
        self.read_up_to: dict[Seat, int] = dict.fromkeys(people, 0)
        self.at_keyboard: Seat | None = people[0] if len(people) == 1 else None

    @property
    def words(self) -> Words:
        return self.table.game.words(self.language)

    def list_seats(self) -> str:
        seats = say_seats(self.table.names, self.table.journal.bots, self.language)
        return self.say("at-the-table", who=self.words.list(seats))

    def hand_over(self, seat: Seat) -> None:
        """On a shared screen, hide one person's cards before the next one looks."""
        if seat == self.at_keyboard:
            return
        self.clear_screen()
        self.ask(self.say("hand-over", who=self.table.names[seat]))
        self.at_keyboard = seat

    def clear_screen(self) -> None:
        # The last of the three codes wipes the scrolled-away lines as well.
        print("\033[2J\033[H\033[3J" if sys.stdout.isatty() else "\n" * 60)

    def show_news(self, seat: Seat) -> None:
        """What happened since this person last looked."""
        start = min(self.read_up_to[seat], len(self.table.told))
        self.show_told(seat, start)
        self.read_up_to[seat] = len(self.table.told)

    def show_last(self, seat: Seat) -> None:
        """What happened since this person's last action, once more."""
        own = [number for number, entry in enumerate(self.table.standing) if entry.seat == seat]
        self.show_told(seat, own[-1] if own else 0)

    def told_in_full(self, seat: Seat | None) -> int:
        """The first action that is told in full: in a game that tests the memory, this person's last one."""
        if self.table.over or self.table.game.fresh(self.table.state) is None:
            return 0
        return max((number for number, entry in enumerate(self.table.standing) if entry.seat == seat), default=0)

    def show_told(self, seat: Seat | None, start: int) -> None:
        lines = []
        full = self.told_in_full(seat)
        for number, told in enumerate(self.table.told[start:], start=start):
            heard = heard_by(seat, told)
            if number < full:
                heard = [left for event in heard if (left := self.table.game.faded(event)) is not None]
            said = [self.table.game.say_event(event, self.words, self.table.names) for event in heard]
            if said and number in self.times:
                said[0] = self.say("took", seconds=self.times[number] / 1000, what=said[0])
            lines += said
            if self.reasons is not None and number in self.reasons:
                lines.append(self.reasons[number])
        if lines:
            self.show("\n" + "\n".join(lines))

    def show_board(self, seat: Seat) -> None:
        legal = self.table.legal(seat)
        board = self.table.game.board(self.table.view(seat), legal, self.words, self.table.names)
        if board is None:
            board = "\n".join([str(self.table.view(seat)), *self.list_moves(seat)])
        self.show("\n" + board + "\n")

    def show_refusal(self, refusal: Refusal | None) -> None:
        if refusal:
            self.show(self.say("refused", sentence=refusal.sentence, clause=refusal.clause))

    def list_moves(self, seat: Seat) -> list[str]:
        """What can be done now: numbered, unless a number typed here means a move; very many only as they are typed."""
        game, legal = self.table.game, self.table.legal(seat)
        if len(legal) > MANY_MOVES:
            typed = "  ".join(
                f"{number})\N{NO-BREAK SPACE}{game.notation(move)}" for number, move in enumerate(legal, 1)
            )
            return textwrap.wrap(typed, 78, initial_indent="  ", subsequent_indent="  ")
        numbered = all(
            read_action(self.table, seat, str(number)) == action for number, action in enumerate(legal, start=1)
        )
        labels = [f"{number})" if numbered else "-" for number in range(1, len(legal) + 1)]
        return [
            # In a race the roll is a matter of course.
            f"  {label} {game.notation(action).partition('@')[0]:6} {game.say_action(action, self.words)}"
            for label, action in zip(labels, legal, strict=True)
        ]

    def list_claims(self, seat: Seat) -> list[str]:
        """What can be said as part of the game's talk, as it is typed and in words."""
        game, claims = self.table.game, self.table.sayable(seat)
        if not claims:
            return [self.say("nothing-to-say")]
        said = [f"  {game.notation(claim):10} {game.say_action(claim, self.words)}" for claim in claims]
        return [self.say("can-be-said"), *said]

    def take_back(self) -> None:
        """What comes in place of what was taken back is news to everybody."""
        told = len(self.table.told)
        self.read_up_to = {person: min(read, told) for person, read in self.read_up_to.items()}
        self.times = {number: ms for number, ms in self.times.items() if number < told}

    def show_end(self) -> None:
        """The last moves, the result, the table as it was left."""
        self.show_told(self.at_keyboard, min(self.read_up_to.values(), default=len(self.table.told) - 1))
        board = self.table.game.board(self.table.view(self.at_keyboard), [], self.words, self.table.names)
        if board is not None:
            self.show("\n" + board)

    def show_medals(self) -> None:
        """One for every person at this screen. Only a race is timed here: nobody knows who was at the keyboard."""
        moves = standing_in(self.table)
        raced = {moves[number].entry: ms for number, ms in self.times.items()}
        game = self.table.game
        lines = [
            self.say(
                "medal",
                title=self.words(f"medal-{medal.key}"),
                words=game.say_medal(medal, self.words, self.table.names),
            )
            for medal in award(self.table, list(self.read_up_to), raced=raced)
        ]
        if lines:
            self.show("\n" + "\n".join(lines))


def read_action(table: Table, seat: Seat, typed: str) -> Action | None:
    """An action as one types it, or else by its number in the list of those that are possible."""
    meant = table.game.read(typed, table.view(seat))
    if meant:
        return meant[0]
    legal = table.legal(seat)
    if typed.isdecimal() and 1 <= int(typed) <= len(legal):
        return legal[int(typed) - 1]
    return None
