"""Game: what a game must offer, and all_games(): the games there are."""

import functools
import hashlib
import importlib
import pkgutil
import tomllib
from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar, Generic, Self, TypeVar

import msgspec

from fromagerie.engine.bot import BotMaker, SearchConfig
from fromagerie.engine.box import BadBox, explain_shape, explain_toml, read_status
from fromagerie.engine.coaching import Coaching
from fromagerie.engine.dealer import Dealer
from fromagerie.engine.heuristics import Heuristics
from fromagerie.engine.keepsakes import Badge, Sign, plain_signs
from fromagerie.engine.luck import Stock
from fromagerie.engine.medals import Medal, Story
from fromagerie.engine.model import Action, Claimed, Event, Options, Refusal, Seat, Told, View
from fromagerie.engine.moods import Mood
from fromagerie.engine.options import find_wrong
from fromagerie.engine.presets import Preset
from fromagerie.engine.state import State
from fromagerie.engine.talk import TalkingPoint
from fromagerie.engine.words import Worded, Words, words_for

StateT = TypeVar("StateT", bound=State)
ViewT = TypeVar("ViewT", bound=View)
OptionsT = TypeVar("OptionsT", bound=Options)
BoxT = TypeVar("BoxT", bound=msgspec.Struct)


class BadOptions(Worded, ValueError):
    """Options or players this game does not offer. `say` says it in a language, `str` in English."""


def check_first(players: int, first: Seat | None) -> None:
    """For games in which a table may agree on who begins."""
    if first is not None and not 0 <= first < players:
        note = f"seats count from 0 here: one of 0 to {players - 1}, not {first}"
        raise BadOptions("bad-first", players=players, note=note)


class Game(ABC, Generic[StateT, ViewT, OptionsT, BoxT]):
    """The box on the shelf: all that the program knows about one game. Everything outside goes through these names.

    `key` and `title` name it, `minutes` is how long it takes, in a `race` seats act as fast as they can; `box` is what
    is in the box.

    >>> game = fromagerie.get_game("cheese-rescue")
    >>> game.title, list(game.player_counts), game.minutes, len(game.actions)
    ('Cheese Rescue', [2, 3, 4], 15, 1014)
    """

    key: ClassVar[str]
    title: ClassVar[str]
    rules_version: ClassVar[int]
    minutes: ClassVar[int]
    options: type[OptionsT]
    view_type: type[ViewT]
    box_type: type[BoxT]
    event_type: ClassVar[Any]
    bots: ClassVar[Mapping[str, BotMaker]] = {}
    # Earlier bots that never change: the arena measures later ones by them, nobody is offered them.
    references: ClassVar[Mapping[str, BotMaker | SearchConfig]] = {}
    # Events that nobody forgets, such as the beginning of a round: the table itself reminds everybody of them.
    landmarks: ClassVar[tuple[type[Event], ...]] = ()
    moments: ClassVar[tuple[type[Event], ...]] = ()  # worth finding again when a game is watched afterwards
    search_configs: ClassVar[Sequence[SearchConfig]] = ()  # of the five levels, the weakest first; none: as anywhere
    heuristics: ClassVar[Heuristics] = Heuristics()  # what machines that search may know beyond the rules
    reference_heuristics: ClassVar[Heuristics | None] = None  # of bots that never change; None: the same
    coaching: ClassVar[Coaching] = Coaching()  # and what the coach may
    # Earlier boxes that differ from a later one in words alone: hash for hash. Their journals are its journals.
    same_boxes: ClassVar[Mapping[str, str]] = {}
    ease: ClassVar[int] = 3  # how soon one can play it, from 1 to 5: the easiest comes first on the shelf
    presets: ClassVar[Sequence[Preset]] = ()  # ways of playing it that the house proposes
    workshop: ClassVar[Sequence[str]] = ()  # options for designers rather than for players
    race: ClassVar[bool] = False  # seats act in the order of their response times
    badges: ClassVar[tuple[Badge, ...]] = ()  # what may be earned by collecting medals of this game
    race_starters: ClassVar[tuple[type[Action], ...]] = ()  # everybody is given a moment to get ready before these

    def __init__(self, box: Path | None = None, text: str | None = None) -> None:
        """The game as published, or with a designer's own box.toml in place of it, a file or its text."""
        self.in_words: dict[str, Words] = {}
        self.box_file = box or self.folder / "box.toml"
        self.status: dict[str, str] = {}  # of each part: a word of STATUSES; a designer's own parts have none
        self.box_text = self.read_file(self.box_file) if text is None else text
        self.box = self.open_box(self.box_text, self.box_file.name)

    # The box

    @functools.cached_property
    def folder(self) -> Path:
        return Path(importlib.import_module(type(self).__module__).__file__ or "").parent

    def with_box(self, text: str) -> Self:
        """This game with a box.toml of one's own, given as text: whoever plays elsewhere has no such file."""
        return type(self)(text=text)

    def read_file(self, file: Path) -> str:
        try:
            return file.read_text(encoding="utf-8")
        except OSError as error:
            raise BadBox(f"{file} cannot be read: {error.strerror}.") from None
        except UnicodeDecodeError:
            raise BadBox(f"{file.name} is not a text file in UTF-8.") from None

    def open_box(self, text: str, name: str) -> BoxT:
        """Read and check a box; BadBox says in one sentence what is wrong with it."""
        try:
            pieces = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            raise BadBox(f"{name}: {explain_toml(text, error)}") from None
        # Not part of what is played with: a box is the same whatever is known of it.
        status = pieces.pop("status", {})
        try:
            box = msgspec.convert(pieces, self.box_type)
        except msgspec.ValidationError as error:
            raise BadBox(f"{name}: {explain_shape(pieces, self.box_type, error)}") from None
        try:
            self.check_box(box)
            self.status = read_status(status, self.part_ids(box))
        except BadBox as error:
            raise BadBox(f"{name}: {error}") from None
        return box

    def check_box(self, box: BoxT) -> None:
        """Raise BadBox if the pieces make no game."""

    def part_ids(self, box: BoxT) -> Sequence[str]:
        """The parts that the table [status] of a box may speak of, such as its cards."""
        return ()

    def say_part(self, part: str, words: Words) -> str:
        """A part of the box in words: "Black cat, no. 4"."""
        return part

    @property
    def reconstructed(self) -> list[str]:
        """The parts that the printed game may have otherwise."""
        return [part for part, status in self.status.items() if status == "reconstructed"]

    @functools.cached_property
    def box_hash(self) -> str:
        """Tells this box from every other, whatever its comments and spacing."""
        return hashlib.sha256(msgspec.json.encode(self.box, order="deterministic")).hexdigest()[:16]

    def knows_box(self, box_hash: str) -> bool:
        """Whether what was played with that box can be played again with this one."""
        return self.box_hash in (box_hash, self.same_boxes.get(box_hash))

    # Playing

    @property
    @abstractmethod
    def player_counts(self) -> Sequence[int]:
        """The numbers of players it can be played by."""

    @abstractmethod
    def deal(self, players: int, options: OptionsT, dealer: Dealer, told: list[Told] | None = None) -> StateT:
        """A new game, dealt; `told` becomes its event sink, from the first card on."""

    @abstractmethod
    def view(self, state: StateT, seat: Seat | None) -> ViewT:
        """What a seat, or a spectator, may know."""

    def own_view(self, state: StateT, seat: Seat, open_view: ViewT) -> ViewT:
        """`view` of a seat, made from what a spectator sees: a game may save itself the rest."""
        return self.view(state, seat)

    @abstractmethod
    def imagine(self, view: ViewT, dealer: Dealer) -> StateT:
        """A whole game that this view cannot tell from the real one."""

    def remember(self, view: ViewT, heard: Sequence[Event]) -> ViewT:
        """The view of a player who forgets nothing they heard; games that test the memory add to it here."""
        return view

    def is_forced(self, view: ViewT) -> bool:
        """Whether everybody can see that whoever is awaited has one move only; `view` is a spectator's."""
        return False

    def fresh(self, state: StateT) -> int | None:
        """How many of the last actions are told in full to whoever asks what happened; None: all, as in most games.

        Of those before, in a game that tests the memory, only what `faded` leaves of their events is told again.
        """
        return None

    def faded(self, event: Event) -> Event | None:
        """What is left of an event that is no longer fresh."""
        return event

    def check_options(self, players: int, options: OptionsT) -> None:
        """Raise BadOptions if this table cannot be set."""
        if players not in self.player_counts:
            raise BadOptions("bad-players", game=self.title, counts=list(self.player_counts), players=str(players))

    def bad_options(self, message: str, *, note: str = "", **facts: Any) -> BadOptions:
        """A refusal in words of the game's own."""
        return BadOptions(message, self.folder, note=note, **facts)

    def options_for(self, players: int) -> Sequence[str]:
        """The options there are at a table of this size: those that are not are no choice, and left as they are."""
        return self.options.__struct_fields__

    def legacy(self, state: StateT) -> dict[str, Any]:
        """What a next game of the same people has to know of this one, as plain data; nothing in most games."""
        return {}

    def inherit(self, options: OptionsT, legacy: dict[str, Any], before: Sequence[Seat | None]) -> OptionsT:
        """The options of a game that follows another; `before`: where each seat's player sat then, if they did."""
        return options

    def medals(self, story: Story) -> Sequence[Medal]:
        """Who did something worth a medal, best medal first; who gets which of them is decided elsewhere.

        What is the most of something is the most at the whole table, bots included.
        """
        return ()

    def signs(self, story: Story, seat: Seat) -> Iterable[Sign]:
        """How it went for a seat, as a few small signs for people who have yet to play the same deal."""
        return plain_signs(story, seat)

    def answer_time(self, story: Story, seat: Seat) -> int | None:
        """In a race: ms that the quickest right answer of a seat took; None if there was none, or nobody timed it."""
        return None

    def moods(self, told: Sequence[Event], view: ViewT) -> Iterable[Mood]:
        """Whom it moves, after each move: from what a spectator was told of it, and sees now. Bots react by it."""
        return ()

    def read_options(self, given: dict[str, Any]) -> OptionsT:
        """Options from plain data (a form, a journal, a command line); what is not given has its default."""
        try:
            return msgspec.convert(given, self.options, strict=False)
        except msgspec.ValidationError as error:
            message, facts = find_wrong(self.options, given, str(error))
            raise BadOptions(message, game=self.title, **facts) from None

    @property
    @abstractmethod
    def actions(self) -> Sequence[Action]:
        """Every action there is, by number: the same for all boxes, or made from the box if its cards have names."""

    @property
    def claims(self) -> Sequence[Action]:
        """What can be said at the table as part of the game's talk."""
        return ()

    def talking_points(self, view: ViewT) -> Sequence[TalkingPoint]:
        """Who may have something to say now, as a spectator sees it. Bots are asked once at each such moment."""
        return ()

    @functools.cached_property
    def number_of(self) -> dict[Action, int]:
        """The number of every action: the way back from `actions`."""
        return {action: number for number, action in enumerate(self.actions)}

    # Words

    def words(self, language: str) -> Words:
        """What the game says in a language, "en" or "fr"."""
        if language not in self.in_words:
            self.in_words[language] = words_for(language, self.folder)
        return self.in_words[language]

    @abstractmethod
    def notation(self, action: Action) -> str:
        """The action as a person types it."""

    def read(self, typed: str, view: ViewT) -> list[Action]:
        """The actions a player means by typing this, in order; none if it means nothing here.

        A game may let its players leave out what goes without saying in this view, or type several moves in one breath.
        """
        action = self.action_typed.get(typed.upper().replace(" ", ""))
        return [] if action is None else [action]

    @property
    @abstractmethod
    def chance(self) -> Mapping[str, Sequence[str]]:
        """What can be drawn, and how each thing is written in a journal: `chance["cats"][7]` is one word, no spaces."""

    def stocks(self, players: int) -> Mapping[str, Stock]:
        """What there is of each of them at a table of this size; without it, only the rules can check a draw."""
        return {}

    @abstractmethod
    def say_action(self, action: Action, words: Words) -> str:
        """The action in words, as on a button."""

    def say_aloud(self, claimed: Claimed, words: Words, names: Sequence[str]) -> str:
        """A claim as its speaker puts it, in quotation marks. Games with claims override this."""
        return ""

    @abstractmethod
    def say_event(self, event: Event, words: Words, names: Sequence[str]) -> str:
        """What happened, in a sentence."""

    def say_medal(self, medal: Medal, words: Words, names: Sequence[str]) -> str:
        """What a medal is for, in a sentence; its title is the message `medal-KEY`."""
        facts = self.medal_facts(medal, words)
        if "other" in facts:
            facts["other"] = names[facts["other"]]
        return words(f"medal-{medal.key}-why", name=names[medal.seat], **facts)

    def medal_facts(self, medal: Medal, words: Words) -> dict[str, Any]:
        """The facts of a medal as its sentence needs them, such as a card in words."""
        return dict(medal.facts)

    @abstractmethod
    def why(self, view: ViewT, action: Action, words: Words, names: Sequence[str]) -> Refusal:
        """Why the viewer may not do this now. It is told from the view alone, so that a refusal gives nothing away."""

    def why_not_say(self, view: ViewT, claim: Action, words: Words, names: Sequence[str]) -> Refusal | None:
        """Why the viewer may not claim this at the table; None if it may be said, true or not."""
        return None

    def board(self, view: ViewT, legal: Sequence[Action], words: Words, names: Sequence[str]) -> str | None:
        """The table as text for a terminal; None: the terminal shows the view as it is."""
        return None

    def look_through(self, view: ViewT, words: Words) -> str | None:
        """What lies open but takes too much room on the board, in full, such as a discard pile; None: nothing does."""
        return None

    def rules(self, language: str) -> str:
        """The rulebook in our own words."""
        file = self.folder / f"RULES.{language}.md"
        return (file if file.exists() else self.folder / "RULES.md").read_text(encoding="utf-8")

    @functools.cached_property
    def action_typed(self) -> dict[str, Action]:
        """Every action by its notation, upper case: what a typed word means."""
        return {self.notation(action).upper(): action for action in self.actions}

    @functools.cached_property
    def claim_typed(self) -> dict[str, Action]:
        """Every claim by its notation, upper case."""
        return {self.notation(claim).upper(): claim for claim in self.claims}


AnyGame = Game[Any, Any, Any, Any]


def all_games() -> dict[str, AnyGame]:
    """Every game there is, by its key.

    >>> fromagerie.all_games()["cheez-tricks"].title
    'Cheez-Tricks'
    """
    return dict(find_games())


@functools.cache
def find_games() -> dict[str, AnyGame]:
    """Each package in fromagerie.games with a box.toml in it, and its GAME."""
    found: dict[str, AnyGame] = {}
    # By name: the engine itself must not depend on any game.
    folders = list(importlib.import_module("fromagerie.games").__path__)
    for module in pkgutil.iter_modules(folders):
        if any((Path(folder) / module.name / "box.toml").exists() for folder in folders):
            game: AnyGame = importlib.import_module(f"fromagerie.games.{module.name}").GAME
            if game.key in found:
                raise ImportError(f"{game.folder} and {found[game.key].folder} are both called {game.key}.")
            found[game.key] = game
    return found


class UnknownGame(Worded, LookupError):
    """No such game on the shelf."""


def get_game(key: str, box: str | Path | None = None) -> AnyGame:
    """The game of this name, as published or with a designer's own box.toml. UnknownGame lists those there are.

    The name is read as people type it: cheez_tricks, Cheez-Tricks.

    >>> game = fromagerie.get_game("cheez-tricks")
    >>> game.title, list(game.player_counts)
    ('Cheez-Tricks', [2, 3, 4, 5])
    """
    wanted = key.lower().replace("_", "-").replace(" ", "-")
    if wanted not in all_games():
        raise UnknownGame("unknown-game", game=key, games=", ".join(sorted(all_games())))
    game = all_games()[wanted]
    return type(game)(Path(box)) if box else game


@functools.lru_cache(maxsize=256)
def game_with(key: str, box: str | None) -> AnyGame:
    """The game with this box.toml, given as text: the published one without. The same game for the same text."""
    return get_game(key) if box is None else get_game(key).with_box(box)
