"""Playing in a terminal: people at the keyboard, bots in the other seats."""

import time
from collections.abc import Callable
from pathlib import Path

from fromagerie.bots.driver import Driver, Plan
from fromagerie.engine.dealer import Dealer, SeededDealer
from fromagerie.engine.journal import BadJournal
from fromagerie.engine.model import Action, Refusal, Seat, View, heard_by
from fromagerie.engine.table import Table
from fromagerie.engine.words import say_fact
from fromagerie.jobs.seeds import seed_of
from fromagerie.terminal import paint, saves
from fromagerie.terminal.rulebook import look_up, sections
from fromagerie.terminal.screen import Screen, read_action
from fromagerie.terminal.seating import wake_bots


class Left(Exception):
    """Somebody got up from the table."""


class Session:
    """One sitting: it shows, asks, plays the bots, and writes the journal down after every move."""

    def __init__(
        self,
        table: Table,
        file: Path,
        language: str,
        luck: Dealer,
        ask: Callable[[str], str] = input,
        show: Callable[[str], None] = paint.show,
        *,
        explain: bool = False,
        mute: bool = False,
    ) -> None:
        self.table = table
        self.file = file
        self.language = language
        self.luck = luck
        self.ask = ask
        self.show = show
        self.driver = self.wake_bots()
        # What bots say has luck of its own, so that it decides nothing.
        self.mute = mute
        self.tongues = {seat: SeededDealer(seed_of(table.journal.began, seat)) for seat in self.driver.bots}
        # Who says why a bot moved has not seen its cards.
        self.speakers = wake_bots(table.game, table.journal.bots, table.names)
        # In a race: who was awaited a moment ago, moves typed in one breath and still to be made, answers that came too
        # late, and when it began.
        self.racing: list[Seat] = []
        self.ahead: dict[Seat, list[Action]] = {}
        self.late: dict[Seat, Refusal | None] = {}
        self.race_began = 0
        self.people = [seat for seat in range(len(table.names)) if seat not in self.driver.bots]
        self.screen = Screen(table, self.people, language, ask, show, explain=explain)
        self.say = self.screen.say

    def wake_bots(self) -> Driver:
        """The bots in their seats, with all that has been told so far in their ears."""
        bots = wake_bots(self.table.game, self.table.journal.bots, self.table.names)
        driver = Driver(self.table.game, bots, dict.fromkeys(bots, self.luck))
        for told in self.table.told:
            driver.hear(told)
        return driver

    def run(self) -> None:
        """Play to the end; Left if somebody leaves before it."""
        self.keep()
        self.show(self.say("welcome", game=self.table.game.title))
        self.show(self.screen.list_seats())
        while not self.table.over:
            if self.table.game.race and not self.ask_racers():
                continue
            plan = self.driver.next_move(self.table.state)
            if plan is None:
                self.play_person(self.table.state.to_act()[0])
            else:
                if self.table.game.race:
                    self.note_time(plan)
                seen = self.table.view(None)
                self.act(plan.seat, self.table.game.actions[plan.action])
                self.note_reason(plan.seat, seen)
                self.driver.made(plan)
        self.say_goodbye()

    def note_reason(self, seat: Seat, seen: View) -> None:
        """Let a bot's speaker say why it just moved, when the time comes to tell of it."""
        speaker = self.speakers.get(seat)
        if speaker is not None and self.screen.reasons is not None:
            why = speaker.reason(seen, heard_by(None, self.table.told[-1])).say(self.screen.words)
            self.screen.reasons[len(self.table.told) - 1] = self.say("because", who=self.table.names[seat], why=why)

    def play_person(self, seat: Seat) -> None:
        version = self.table.version
        self.sit_at_keyboard(seat)
        while self.table.version == version:
            action = self.ask_for_action(seat)
            if action is not None:
                self.act(seat, action)

    def ask_racers(self) -> bool:
        """In a race everybody answers in their own time. False if a move was taken back instead: all is open again."""
        self.note_late()
        awaited = self.table.state.to_act()
        for seat in awaited:
            if seat not in self.driver.bots and seat not in self.driver.plans:
                plan = self.go_on(seat) or self.ask_racer(seat)
                if plan is None:
                    return False
                self.driver.propose(plan)
        self.racing = awaited
        return True

    def ask_racer(self, seat: Seat) -> Plan | None:
        """One person's next move, at the time it took; None if a move was taken back instead."""
        version = self.table.version
        action = self.get_ready(seat)
        started = time.perf_counter()
        while action is None and self.table.version == version:
            action = self.ask_for_action(seat)
        if action is None:
            return None
        elapsed = round((time.perf_counter() - started) * 1000)
        return Plan(self.driver.now + elapsed, seat, self.table.game.number_of[action])

    def go_on(self, seat: Seat) -> Plan | None:
        """The next of the moves that were typed in one breath."""
        moves = self.ahead.pop(seat, [])
        if not moves:
            return None
        self.ahead[seat] = moves[1:]
        return Plan(self.driver.now, seat, self.table.game.number_of[moves[0]])

    def note_late(self) -> None:
        """Moves that others made impossible are for nothing; whoever meant to make them hears why."""
        late = [(plan.seat, self.table.game.actions[plan.action]) for plan in self.driver.drop_late(self.table.state)]
        late += [
            (seat, moves[0])
            for seat, moves in self.ahead.items()
            if moves and seat not in self.driver.plans and not self.table.may(seat, moves[0])
        ]
        for seat, action in late:
            self.ahead.pop(seat, None)
            if seat in self.people:
                self.late[seat] = self.table.why(seat, action, self.language)

    def note_time(self, plan: Plan) -> None:
        """Where several are awaited a race is on, which began when the last one awaited alone moved."""
        now = max(self.driver.now, plan.at)
        if len(self.table.state.to_act()) > 1:
            self.screen.times[len(self.table.told)] = now - self.race_began
        else:
            self.race_began = now

    def get_ready(self, seat: Seat) -> Action | None:
        """The news in peace; the board, and with it the race, when the person says so. Some move before they look."""
        self.screen.hand_over(seat)
        self.screen.show_news(seat)
        self.screen.show_refusal(self.late.pop(seat, None))
        version = self.table.version
        if seat not in self.racing and len(self.table.state.to_act()) > 1:
            self.show("\n" + self.say("get-ready"))
            while line := self.ask(self.say("prompt", who=self.table.names[seat])).strip():
                action = self.handle_command(seat, line)
                if action is not None or self.table.version != version:
                    return action
        self.screen.show_board(seat)
        return None

    def sit_at_keyboard(self, seat: Seat) -> None:
        self.screen.hand_over(seat)
        self.screen.show_news(seat)
        self.screen.show_board(seat)

    def ask_for_action(self, seat: Seat) -> Action | None:
        """A legal action; None if a command was typed instead."""
        return self.handle_command(seat, self.ask(self.say("prompt", who=self.table.names[seat])).strip())

    def handle_command(self, seat: Seat, line: str) -> Action | None:
        """Carry out a command, or say which action was typed."""
        command, _, rest = line.partition(" ")
        match command.lower():
            case "":
                self.screen.show_board(seat)
            case "?" | "help" | "aide":
                self.explain(seat, rest)
            case "why" | "pourquoi":
                self.explain_refusal(seat, rest)
            case "undo" | "annuler":
                self.undo(seat)
            case "last" | "avant":
                self.screen.show_last(seat)
            case "save" | "sauver":
                self.save_copy(rest)
            case "say" | "dire":
                self.claim(seat, rest)
            case "look" | "voir":
                self.look_through(seat)
            case "quit" | "quitter" | "exit" | "q":
                raise Left
            case _:
                return self.legal_action(seat, line)
        return None

    def legal_action(self, seat: Seat, typed: str) -> Action | None:
        action = read_action(self.table, seat, typed)
        if action is None:
            self.show(self.say("not-understood", typed=typed))
            return None
        if not self.table.may(seat, action):
            self.refuse(seat, action)
            return None
        if self.table.game.race:
            self.ahead[seat] = self.table.game.read(typed, self.table.view(seat))[1:]
        return action

    def act(self, seat: Seat, action: Action) -> None:
        self.driver.hear(self.table.act(seat, action))
        for bot, claim in () if self.mute else self.driver.claims(self.table.state, self.tongues):
            self.driver.hear(self.table.claim(bot, claim))
        self.keep()

    def claim(self, seat: Seat, typed: str) -> None:
        """Say something that is part of the game's talk."""
        claim = self.table.game.claim_typed.get(typed.upper().replace(" ", ""))
        if claim is None:
            self.show("\n".join(self.screen.list_claims(seat)))
        elif self.table.may_say(seat, claim):
            said = self.table.claim(seat, claim)
            self.driver.hear(said)
            self.show(
                "\n".join(self.table.game.say_event(event, self.screen.words, self.table.names) for _, event in said)
            )
            self.keep()
        else:
            self.screen.show_refusal(self.table.why_not_say(seat, claim, self.language))

    # What can be asked

    def refuse(self, seat: Seat, action: Action) -> None:
        self.screen.show_refusal(self.table.why(seat, action, self.language))

    def explain_refusal(self, seat: Seat, typed: str) -> None:
        action = read_action(self.table, seat, typed)
        if action is None:
            self.show(self.say("not-understood", typed=typed or "why"))
        elif self.table.may(seat, action):
            self.show(self.say("nothing-wrong", action=self.table.game.say_action(action, self.screen.words)))
        else:
            self.refuse(seat, action)

    def look_through(self, seat: Seat) -> None:
        """All of what lies open and is too much for the board."""
        game, words = self.table.game, self.screen.words
        self.show(game.look_through(self.table.view(seat), words) or self.say("nothing-to-look-through"))

    def explain(self, seat: Seat, wanted: str) -> None:
        """The rules in place: what can be typed, what can be played, and where to read on."""
        rules = self.table.game.rules(self.language)
        if wanted:
            self.show(look_up(rules, wanted) or self.say("no-such-rule", wanted=wanted))
            return
        moves = self.screen.list_moves(seat)
        self.show("\n".join([self.help(seat), "", self.say("help-moves"), *moves, "", self.screen.list_seats()]))
        self.show("\n" + self.say("help-rules"))
        self.show(sections(rules))

    def help(self, seat: Seat) -> str:
        """What can be typed, with what only some games have."""
        game = self.table.game
        move = next(map(game.notation, self.table.legal(seat)), game.notation(game.actions[0]))
        lines = self.say("help", move=move).splitlines()
        if game.claims:
            lines.append(self.say("help-say"))
        if game.look_through(self.table.view(seat), self.screen.words) is not None:
            lines.append(self.say("help-look"))
        return "\n  ".join(lines)

    def undo(self, seat: Seat) -> None:
        """Back to this person's last decision. People at one screen agree aloud; bots take back nothing they saw."""
        own = [number for number, entry in enumerate(self.table.standing) if entry.seat == seat]
        if not own:
            self.show(self.say("nothing-to-undo"))
            return
        back = len(self.table.standing) - own[-1]
        if self.driver.bots and not self.table.showed_nothing(back):
            self.show(self.say("bots-saw-it"))
            return
        self.table.undo(back)
        self.screen.take_back()
        # Bots hear the game again from the start, without what was taken back, and their clock starts anew.
        self.driver = self.wake_bots()
        self.race_began = 0
        self.ahead.clear()
        self.late.clear()
        self.keep()
        self.show(self.say("undone"))

    def save_copy(self, name: str) -> None:
        if not name:
            self.show(self.say("save-where"))
            return
        file = Path(name).expanduser()
        try:
            saves.save(self.table.journal, file)
        except OSError as error:
            self.show(self.say("save-failed", file=str(file), why=say_fact(error, self.screen.words)))
        else:
            self.show(self.say("saved", file=str(file)))

    def say_goodbye(self) -> None:
        """How it ended, and where the game can be read again."""
        self.screen.show_end()
        self.screen.show_medals()
        done = saves.finish(self.table.journal, self.file)
        self.show("\n" + self.say("goodbye", file=str(done)))

    def keep(self) -> None:
        saves.save(self.table.journal, self.file)


def sit_down(session: Session) -> int:
    """Run a session; whatever interrupts it, the game is kept. The exit code says how it ended."""
    try:
        session.run()
    except (Left, EOFError):
        return leave(session, 0)
    except KeyboardInterrupt:
        return leave(session, 130)
    except OSError as error:
        raise BadJournal("save-failed", saves.HERE, file=str(error.filename), why=error) from None
    return 0


def leave(session: Session, code: int) -> int:
    session.keep()
    session.show("\n" + session.say("left", file=str(session.file)))
    return code
