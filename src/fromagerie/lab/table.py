"""One game of bots with somebody looking on."""

import importlib
import importlib.util
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from fromagerie.bots import bots_for, make_bot
from fromagerie.bots.driver import Driver
from fromagerie.bots.light import LightDriver, all_light
from fromagerie.engine.bot import Bot
from fromagerie.engine.dealer import Dealer, SeededDealer
from fromagerie.engine.game import AnyGame
from fromagerie.engine.model import Event, Options, Told, heard_by
from fromagerie.engine.recorder import GameRecorder
from fromagerie.engine.state import NOBODY, State
from fromagerie.jobs.seeds import seed_of
from fromagerie.lab.lead_stats import Standing, tell
from fromagerie.lab.luck import Streams
from fromagerie.lab.probe import imagined, look_into, sensible, shares
from fromagerie.lab.record import Record

# A table of people takes so many times longer than its choices, moves and rounds one by one: fitted to what the five
# boxes say, by benchmarks/lengths.py. docs/lab/lengths.md says how well that fits.
AT_A_TABLE: Final = 2.0
# Where nothing better is there to play on with.
PLAIN: Final = ("greedy", "random")
Use = Callable[[Any, Any], bool]


def recorder_of(game: AnyGame) -> type[GameRecorder]:
    """A game's own notes, if there is a lab.py in its folder."""
    place = f"{type(game).__module__}.lab"
    if importlib.util.find_spec(type(game).__module__) is None or importlib.util.find_spec(place) is None:
        return GameRecorder
    found: type[GameRecorder] = importlib.import_module(place).RECORDER
    return found


class Moment(NamedTuple):
    """A choice, as it was."""

    state: State
    seat: int
    when: int
    heard: list[Event]  # all that this seat was told before it


class Watched:
    """A game being played and written down. `banned`: which seats do without which use of the rules."""

    def __init__(
        self, game: AnyGame, bots: Sequence[str], options: Options, deal: int, luck: int, banned: Mapping[int, Use]
    ) -> None:
        self.game = game
        self.banned = banned
        self.recorder = recorder_of(game)(game, len(bots))
        self.luck = luck
        self.told: list[Told] = []
        self.cards: Dealer = Streams(deal)
        self.state: State = game.deal(len(bots), options, self.cards, self.told)
        self.lucks: dict[int, Dealer] = {seat: SeededDealer(seed_of(luck, seat)) for seat in range(len(bots))}
        self.light = all_light(game, bots)
        self.bots = {} if self.light else {seat: make_bot(name, game, seat) for seat, name in enumerate(bots)}
        self.driver = LightDriver(game, self.light, self.lucks) if self.light else Driver(game, self.bots, self.lucks)
        self.stand_ins: dict[int, Bot] = {}
        self.probed = False
        self.decisions = self.forced = 0
        self.seconds = 0.0
        self.standings: list[tuple[int, Standing]] = []
        self.history: list[Told] = []  # of a game that is looked into
        self.kept: Moment | None = None  # a choice to look into afterwards

    def play(self, probed: bool) -> Record:
        chooser = SeededDealer(seed_of(self.luck, "probe")) if probed and not self.game.race else None
        self.probed = chooser is not None
        self.listen()
        while self.state.next_seat() != NOBODY:
            if self.game.race:
                self.race_on()
            else:
                self.move_on(chooser)
            self.decisions += 1
            self.listen()
        return self.record(chooser)

    def play_unwatched(self) -> Record:
        """The same game, of which only the wins are kept: several times quicker."""
        if self.light:
            self.state.event_sink = None
        self.driver.hear(self.told)
        while self.state.next_seat() != NOBODY:
            if self.game.race:
                self.race_on()
            else:
                self.move_on(None)
            self.driver.hear(self.told)
        return only_wins(self.state)

    def race_on(self) -> None:
        plan = self.driver.next_move(self.state)
        assert plan is not None
        before = self.driver.now
        self.act(plan.seat, plan.action)
        self.driver.made(plan)
        self.seconds += (self.driver.now - before) / 1000

    def move_on(self, chooser: Dealer | None) -> None:
        seat = self.state.next_seat()
        legal = self.state.legal_actions(seat)
        if len(legal) == 1:
            # Nobody is asked who has no choice: that is how light games stay cheap.
            self.forced += 1
            self.seconds += self.recorder.forced
            self.act(seat, legal[0])
            return
        self.seconds += self.recorder.choice
        # Every choice of the game is kept with the same chance.
        if chooser is not None and chooser.below(self.decisions - self.forced + 1) == 0:
            heard = heard_by(seat, self.history)
            self.kept = Moment(self.state.clone(), seat, self.decisions, list(heard))
        self.act(seat, self.choose(seat, legal))

    def choose(self, seat: int, legal: list[int]) -> int:
        use = self.banned.get(seat)
        if self.light:
            liked = int(self.light[seat].choose(self.state, seat, self.lucks[seat]))
            # Whoever likes one of the moves that are left best would choose it without the others too.
            if use is None or not use(self.state, self.game.actions[liked]):
                return liked
        view = self.game.view(self.state, seat)
        if use is None:
            return self.bots[seat].choose(view, legal, self.lucks[seat])
        allowed = [action for action in legal if not use(self.state, self.game.actions[action])] or legal
        if len(allowed) == 1:
            return allowed[0]
        if self.light:
            return self.stand_in(seat, view, allowed)
        chosen = self.bots[seat].choose(view, allowed, self.lucks[seat])
        # Those who think ahead think of every move there is: somebody plainer chooses in their place.
        return chosen if chosen in allowed else self.stand_in(seat, view, allowed)

    def stand_in(self, seat: int, view: Any, allowed: list[int]) -> int:
        if seat not in self.stand_ins:
            name = next(name for name in PLAIN if name in bots_for(self.game))
            self.stand_ins[seat] = make_bot(name, self.game, seat)
        chosen = self.stand_ins[seat].choose(view, allowed, self.lucks[seat])
        return chosen if chosen in allowed else allowed[self.lucks[seat].below(len(allowed))]

    def act(self, seat: int, action: int) -> None:
        self.told.clear()
        self.state.apply(seat, action, self.cards)

    def listen(self) -> None:
        for told in self.told:
            self.recorder.hear(told.event)
        self.driver.hear(self.told)
        if self.probed:
            self.history += self.told
        standing = self.recorder.standing(self.state)
        if standing is not None and (not self.standings or self.standings[-1][1] != standing):
            self.standings.append((self.decisions, standing))

    def record(self, chooser: Dealer | None) -> Record:
        state, notes = self.state, self.recorder
        story = tell(self.standings, state.winners(), self.decisions)
        chapters = int(state.round_index()) or 1
        probes = []
        if chooser is not None and self.kept is not None:
            moment = self.kept
            world = imagined(self.game, moment.state, moment.seat, moment.heard, chooser)
            at = moment.when / self.decisions
            probes.append(look_into(world, len(self.lucks), moment.seat, at, chooser, sensible(self.game)))
        return Record(
            wins=shares(state),
            scores=list(state.scores() or []),
            first=notes.first,
            decisions=self.decisions,
            forced=self.forced,
            seconds=round(AT_A_TABLE * (self.seconds + notes.pause + chapters * notes.chapter), 1),
            chapters=chapters,
            changes=story.changes if story else None,
            drama=round(story.drama, 6) if story else None,
            settled=round(story.settled, 6) if story else None,
            tally=notes.tally,
            had=notes.had,
            probes=probes,
            used=notes.used,
            held=[round(part, 6) for part in story.held] if story else [],
            comeback=story.comeback if story else None,
        )


def only_wins(state: State) -> Record:
    return Record(
        wins=shares(state), scores=[], first=None, decisions=0, forced=0, seconds=0.0, chapters=0,
        changes=None, drama=None, settled=None, tally={}, had={}, probes=[],
    )  # fmt: skip
