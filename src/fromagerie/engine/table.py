"""One game being played: who may act is checked here, and everything that happens is written into the journal."""

import functools
import hashlib
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec
from msgspec import UNSET

from fromagerie.engine.board import Board
from fromagerie.engine.bot import Bot
from fromagerie.engine.chance import ChanceRefused, Drawn, RecordingDealer, StackedDealer
from fromagerie.engine.dealer import Dealer, SeededDealer
from fromagerie.engine.explain import explain_action, explain_claim
from fromagerie.engine.game import AnyGame
from fromagerie.engine.journal import Entry, Journal, heading_for, written_time
from fromagerie.engine.model import Action, Claimed, Event, Options, Refusal, Seat, Told, View, heard_by
from fromagerie.engine.state import State
from fromagerie.engine.told_log import ToldLog
from fromagerie.engine.words import SILENCE


class IllegalAction(ValueError):
    """An action that the rules do not allow now: the seat, the clause, and what would have been legal.

    `seat` and `action` are what was tried. The message says nothing that the seat may not know; it is made when it is
    read.

    >>> table = fromagerie.play("cheez-tricks", players=4, seed=7)
    >>> table.act(3, "B7")
    Traceback (most recent call last):
    fromagerie.engine.table.IllegalAction: seat 3 may not play B7 now (8.5: You do not hold the Brie 7.); legal: R1 ...
    """

    def __init__(self, seat: Seat, action: Action | str, explain: Callable[[], str]) -> None:
        super().__init__(seat, action)
        self.seat = seat
        self.action = action
        self.explain = explain

    @functools.cached_property
    def message(self) -> str:
        return self.explain()

    def __str__(self) -> str:
        return self.message

    def __reduce__(self) -> tuple[Any, ...]:
        # Between processes it travels with its message, without the table.
        return IllegalAction, (self.seat, self.action, functools.partial(str, self.message))


class Table:
    """A game, the people at it, and its journal. The one authority behind every door.

    Seats count from 0, as in journals and views. `game` is what is played, `options` what was agreed on. The table
    knows everything, so its `state`, its `journal` and what `act` returns do too; `view`, `legal`, `events` and `board`
    tell what one seat, or a spectator (None), may know.

    >>> table = fromagerie.play("cheez-tricks", players=4, seed=7)
    >>> table
    <Table of Cheez-Tricks: 4 players, 0 actions, to act: 3>
    >>> table.to_act
    [3]
    """

    def __init__(
        self, game: AnyGame, journal: Journal, options: Options, dealer: Dealer, clock: Callable[[], float]
    ) -> None:
        """An empty table with the heading of its journal: `open_table` deals, `replay` follows a journal."""
        self.game = game
        self.journal = journal
        self.options = options
        self.luck = RecordingDealer(dealer)
        self.clock = clock
        self.began = clock()
        self.state: State
        self.standing: list[Entry] = []  # the deal and the actions that were not taken back
        self.told = ToldLog()  # what was told at each of them
        self.furthest = 0  # the furthest round from which actions were taken back
        self.withdrawn: list[tuple[int, Told]] = []  # what was told and then taken back, each with its round

    # What anyone may ask

    @functools.cached_property
    def names(self) -> list[str]:
        """What the players are called, by seat."""
        return self.journal.names

    @property
    def version(self) -> int:
        """Entries in the journal so far."""
        return len(self.journal.entries)

    @property
    def chapter(self) -> int:
        """The furthest round the game has reached: taking back does not make secret again what was revealed since."""
        return max(self.furthest, self.state.round_index()) if self.standing else self.furthest

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return not self.state.to_act()

    @property
    def to_act(self) -> list[Seat]:
        """The seats awaited now: one, several in a race or a common choice, none when the game is over."""
        return self.state.to_act()

    @property
    def scores(self) -> list[int] | None:
        """The final score of each seat; None while the game goes on."""
        return self.state.scores()

    @property
    def winners(self) -> list[Seat]:
        """The seats that won, tie-breaks applied; empty while the game goes on, or if all lost."""
        return self.state.winners()

    def view(self, seat: Seat | None) -> View:
        """All that this seat (None: a spectator) may know, as data."""
        if seat is not None and not 0 <= seat < len(self.names):
            raise IndexError(f"there is no seat {seat} at a table of {len(self.names)}")
        view: View = self.game.view(self.state, seat)
        return view

    def legal(self, seat: Seat) -> list[Action]:
        """The actions this seat may take now; empty if it is not awaited.

        >>> table = fromagerie.play("cheez-tricks", players=4, seed=7)
        >>> table.legal(3)
        [R1, P1, R2, P2, P3, R4, P5, B6, S7, P9]
        """
        return [self.game.actions[number] for number in self.state.legal_actions(seat)]

    def events(self, seat: Seat | None) -> list[Event]:
        """Everything this seat (None: a spectator) was told, actions taken back left out.

        >>> table = fromagerie.play("cheez-tricks", players=4, seed=7)
        >>> table.game.say_event(table.events(None)[-1], table.game.words("en"), table.names)
        'Trump is Brie, by the luck of the draw.'
        """
        return self.told.heard(seat)

    def why(self, seat: Seat, action: Action, language: str) -> Refusal | None:
        """Why this seat may not do this now; None if it may."""
        return None if self.may(seat, action) else self.refusal(seat, action, language)

    def refusal(self, seat: Seat, action: Action, language: str) -> Refusal:
        """Why this seat may not do this now, for callers that have checked that it may not."""
        # Whoever has no seat here is answered like a spectator.
        known = seat if 0 <= seat < len(self.names) else None
        return self.game.why(self.view(known), action, self.game.words(language), self.names)

    def may(self, seat: Seat, action: Action) -> bool:
        """Whether this seat may do this now."""
        number = self.game.number_of.get(action)
        return number is not None and 0 <= seat < len(self.names) and number in self.state.legal_actions(seat)

    def parse(self, seat: Seat, typed: str) -> Action:
        """The action this seat means by a text, in the notation of the game; IllegalAction if there is no such action.

        >>> table = fromagerie.play("cheez-tricks", players=4, seed=7)
        >>> table.parse(3, "b7")
        B7
        """
        meant = self.game.read(typed, self.view(seat)) if 0 <= seat < len(self.names) else []
        if len(meant) != 1:
            raise self.illegal(seat, typed)
        return meant[0]

    def ask(self, bot: Bot, seed: int = 0) -> Action:
        """What a bot would do now in its seat. It first hears all that its seat was told since it was last asked.

        Its luck comes from the seed and from what its seat was told: in the same game it makes the same choice. Make
        fresh bots after `undo`: they cannot forget. In a race, `bot.reaction` says how long it would take, and whoever
        plays for several seats lets the quickest act.

        >>> table = fromagerie.play("cheez-tricks", players=4, seed=7)
        >>> bot = fromagerie.make_bot("greedy", table.game, 3)
        >>> table.ask(bot)
        B6
        """
        told = self.events(bot.seat)
        legal = self.state.legal_actions(bot.seat)
        if not legal:
            raise ValueError(f"seat {bot.seat} is not to act now, but {self.to_act}")
        if bot.read_up_to > len(told):
            raise ValueError("this bot heard what was taken back since: make a fresh one")
        for event in told[bot.read_up_to :]:
            bot.hear(event)
        bot.read_up_to = len(told)
        luck = hashlib.sha256(msgspec.json.encode((seed, bot.seat, told))).digest()[:12]
        return self.game.actions[bot.choose(self.view(bot.seat), legal, SeededDealer(int.from_bytes(luck)))]

    def board(self, seat: Seat | None = None, language: str = "en") -> Board:
        """The table drawn as text, as this seat (None: a spectator) sees it. A notebook shows it in colour.

        >>> table = fromagerie.play("cheez-tricks", players=4, seed=7)
        >>> print(table.board(3).splitlines()[-1])
          [S7]   [R1] [R2] [R4]   [P1] [P2] [P3] [P5] [P9]   [B6]
        """
        view, legal = self.view(seat), [] if seat is None else self.legal(seat)
        drawn = self.game.board(view, legal, self.game.words(language), self.names)
        return Board(repr(view) if drawn is None else drawn)

    def __repr__(self) -> str:
        # No moves: some are made face down, and a table may be printed where others look on.
        dealt = f"{len(self.standing) - 1} actions, {self.state.progress()}" if self.standing else "not dealt"
        return f"<Table of {self.game.title}: {len(self.names)} players, {dealt}>"

    def _repr_html_(self) -> str:
        """In a notebook a table shows what a spectator sees; `board(seat)` shows what a seat sees."""
        return self.board()._repr_html_()

    # What changes the game

    def act(self, seat: Seat, action: Action | str) -> list[Told]:
        """Check, carry out, write down an action, or a text in notation; returns all that was told, and to whom.

        IllegalAction leaves everything as it was.

        >>> table = fromagerie.play("cheez-tricks", players=4, seed=7)
        >>> table.act(3, "R4")
        [Told(to=None, event=Played(seat=3, card='R4'))]
        """
        if isinstance(action, str):
            action = self.parse(seat, action)
        if not self.may(seat, action):
            raise self.illegal(seat, action)
        return self.carry_out(seat, action)

    def carry_out(self, seat: Seat, action: Action) -> list[Told]:
        """The same for callers that have checked that the seat `may`."""
        told = self.apply(seat, action, self.luck)
        self.write(Entry(seat=seat, do=sys.intern(self.game.notation(action))))
        return told

    def claim(self, seat: Seat, claim: Action | str) -> list[Told]:
        """Say something at the table: heard by all and written down, it leaves the game as it is."""
        if isinstance(claim, str):
            claim = self.game.claim_typed.get(claim.upper().replace(" ", ""), claim)
        if isinstance(claim, str) or not self.may_say(seat, claim):
            raise IllegalAction(seat, claim, functools.partial(explain_claim, self, seat, claim))
        said = self.say(seat, claim)
        self.journal.add(Entry(seat=seat, say=self.game.notation(claim), at=self.now()))
        return said

    def say(self, seat: Seat, claim: Action) -> list[Told]:
        said = [Told(None, Claimed(seat=seat, claim=self.game.notation(claim), moves=len(self.standing) - 1))]
        self.told.add_to_last(said)
        return said

    def may_say(self, seat: Seat, claim: Action) -> bool:
        known = claim in self.game.claims and 0 <= seat < len(self.names)
        return known and self.why_not_say(seat, claim, "en") is None

    def sayable(self, seat: Seat) -> list[Action]:
        """All that this seat may say now."""
        claims = self.game.claims
        view = self.view(seat) if claims else None
        return [claim for claim in claims if self.game.why_not_say(view, claim, SILENCE, self.names) is None]

    def why_not_say(self, seat: Seat, claim: Action, language: str) -> Refusal | None:
        return self.game.why_not_say(self.view(seat), claim, self.game.words(language), self.names)

    def undo(self, actions: int = 1) -> None:
        """Take back the last actions. The journal keeps them, and says that they were taken back."""
        if not 0 < actions < len(self.standing):
            raise ValueError(f"cannot take back {actions} of {len(self.standing) - 1} actions")
        self.take_back(actions)
        self.journal.add(Entry(undo=actions, at=self.now()))

    def take_back(self, actions: int) -> None:
        self.furthest = self.chapter
        taken = [each for told in self.told[-actions:] for each in told if not isinstance(each.event, Claimed)]
        self.withdrawn += [(self.furthest, each) for each in taken]
        kept = list(zip(self.standing[:-actions], self.told, strict=False))
        self.standing, self.told = [], ToldLog()
        for entry, told in kept:
            self.follow(entry)
            self.standing.append(entry)
            # Words are no action: what was said in the meantime stays said.
            self.told.add_to_last([said for said in told if isinstance(said.event, Claimed)])

    def showed_nothing(self, actions: int) -> bool:
        """Whether nobody learnt anything from the last actions: all of one seat, no luck, no secret, no card shown."""
        taken = self.standing[-actions:]
        if len({entry.seat for entry in taken}) != 1:
            return False
        hidden = any(self.game.action_typed[entry.do.upper()].reveals or entry.chance for entry in taken)
        return not hidden and self.told.was_open(actions)

    def shown(self, seat: Seat | None) -> list[Event]:
        """What this seat (None: a spectator) was told in this round of actions taken back since: nobody unsees it."""
        return heard_by(seat, [told for chapter, told in self.withdrawn if chapter == self.chapter])

    # How it is done

    def illegal(self, seat: Seat, action: Action | str) -> IllegalAction:
        return IllegalAction(seat, action, functools.partial(explain_action, self, seat, action, self.version))

    def deal(self, dealer: Dealer) -> None:
        told: list[Told] = []
        self.state = self.game.deal(len(self.names), self.options, dealer, told)
        self.told.append(told)

    def apply(self, seat: Seat, action: Action, dealer: Dealer) -> list[Told]:
        told: list[Told] = []
        self.state.event_sink = told
        self.state.apply(seat, self.game.number_of[action], dealer)
        self.told.append(told)
        return told

    def write(self, entry: Entry) -> None:
        entry.at = self.now()
        if self.luck.drawn:
            entry.chance = tuple(self.spell(drawn) for drawn in self.luck.drawn)
            self.luck.drawn = []
        self.journal.add(entry)
        self.standing.append(entry)

    def now(self) -> int:
        """Milliseconds since the table began; a clock that was set back stands still until it has caught up."""
        last = self.journal.entries[-1].at if self.journal.entries else 0
        return max(last, round((self.clock() - self.began) * 1000))

    def spell(self, drawn: Drawn) -> str:
        """What was drawn as the journal writes it: "cats BK07 GR08 TX3"."""
        names = self.game.chance[drawn.what]
        return sys.intern(" ".join([drawn.what, *[names[thing] for thing in drawn.things]]))

    def read(self, chance: str) -> Drawn:
        what, *names = chance.split() or [""]
        if what not in self.game.chance:
            raise ChanceRefused(f"nothing is ever drawn from {what!r}")
        known = list(self.game.chance[what])
        unknown = [name for name in names if name not in known]
        if unknown:
            raise ChanceRefused(f"{unknown[0]!r} cannot be drawn from {what}")
        return Drawn(what, [known.index(name) for name in names])

    def follow(self, entry: Entry, watch: "Watch | None" = None) -> None:
        """Do what an entry says, with the luck it had; `watch` may see what the rules draw from."""
        luck = StackedDealer([self.read(chance) for chance in entry.chance])
        dealer = watch(self, luck) if watch else luck
        if entry.seat is UNSET:
            self.deal(dealer)
        else:
            action = self.game.action_typed.get(entry.do.upper())
            if action is None or not self.may(entry.seat, action):
                # Whoever reads a journal sees this, perhaps in a log: it tells nothing of what the seat holds.
                said = f"seat {entry.seat} may not play {entry.do!r} there"
                raise IllegalAction(entry.seat, action or entry.do, functools.partial(str, said))
            self.apply(entry.seat, action, dealer)
        if luck.stack:
            raise ChanceRefused(f"a draw from {luck.stack[0].what} was written down that the rules did not ask for")


# Puts a dealer who looks on before the luck of a table that is replayed.
Watch = Callable[[Table, Dealer], Dealer]


def open_table(
    game: AnyGame,
    seats: Sequence[str],
    options: Options,
    dealer: Dealer,
    clock: Callable[[], float] = time.time,
    bots: Mapping[Seat, str] | None = None,
) -> Table:
    """Sit people and bots down and deal. BadOptions if this game cannot be played so."""
    game.check_options(len(seats), options)
    sitting = [(bots or {}).get(seat) for seat in range(len(seats))]
    journal = heading_for(game, seats, options, written_time(clock()), sitting)
    table = Table(game, journal, options, dealer, clock)
    table.deal(table.luck)
    table.write(Entry())
    return table


def fingerprint(state: State) -> str:
    """The hash of the whole truth: equal for equal games, compiled or interpreted, today or in ten years."""
    return hashlib.sha256(" ".join(map(str, state.state_key())).encode()).hexdigest()[:16]
