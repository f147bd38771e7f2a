"""All that reaches people through the server, as an honest server says it; and the law that finds what says too much.

The planted leaks of test_planted.py are Doors with one thing wrong.
"""

from collections.abc import Iterator
from typing import Any

from fromagerie.engine.dealer import Dealer
from fromagerie.engine.game import AnyGame
from fromagerie.engine.model import Options, Seat, Told
from fromagerie.server import wire
from fromagerie.server.domain.commands import decide
from fromagerie.server.domain.decisions import CommandRejected, Decision
from fromagerie.server.domain.log import LogEntry
from fromagerie.server.domain.room import Room
from fromagerie.server.updates.builder import UpdateBuilder
from fromagerie.server.updates.log_lines import LogLines
from fromagerie.server.updates.raw import encode
from fromagerie.server.updates.refusals import explain
from tests.every_table import observers
from tests.leaks import Shown, spell, tell_apart
from tests.server.twins import WATCHER, dealer_for, masked, masks, person_at, positions, set_room, twin

LANGUAGES = ("en", "fr")

# Everything that may be refused without anything having happened; moves and claims come from the game.
ORDERS: tuple[wire.Command, ...] = (
    wire.Sit(id="c", seat=0, name="Zoe"),
    wire.Sit(id="c", seat=15, name="Zoe"),
    wire.Stand(id="c"),
    wire.Ready(id="c"),
    wire.Act(id="c", move="NO-SUCH-MOVE", seen=10**6),
    wire.Claim(id="c", claim="NO-SUCH-CLAIM"),
    wire.Propose(id="c", what="end"),
    wire.Vote(id="c", yes=True),
    wire.Resume(id="c"),
    wire.Say(id="c", phrase="no-such-phrase"),
    wire.Configure(id="c", players=16),
    wire.SeatBot(id="c", seat=1, bot="no-such-bot"),
    wire.Replace(id="c", seat=1),
    wire.Kick(id="c", seat=0),
    wire.HandOver(id="c", seat=1),
    wire.Mute(id="c", seat=1),
    wire.Rematch(id="c", game="no-such-game"),
    wire.Begin(id="c"),
    wire.EndEvening(id="c"),
    wire.Open(id="c"),
)


class QuickLines(LogLines):
    """Words each sentence once, whoever asks: the same event, names and language are the same sentence."""

    def sentence(self, happened: LogEntry, number: int, told: Told, language: str) -> str:
        key = (happened.game.key, type(told.event), encode(told.event), language, tuple(happened.names))
        if key not in SENTENCES:
            SENTENCES[key] = happened.game.say_event(told.event, happened.game.words(language), happened.names)
        return SENTENCES[key]


SENTENCES: dict[tuple[Any, ...], str] = {}


class QuickTeller(UpdateBuilder):
    wording = QuickLines


class Door:
    """What people are told at a table, and what they hear when they ask."""

    teller: type[UpdateBuilder] = QuickTeller

    def encode(self, message: Any, room: Room, seat: Seat | None) -> bytes:
        return encode(message)

    def decide(self, room: Room, person: str, command: wire.Command, language: str) -> Decision:
        return decide(room, person, command, language)

    def explain(self, error: CommandRejected, room: Room, seat: Seat | None, language: str) -> wire.Refused:
        return explain(error, "c", language)

    def updates(self, room: Room, seat: Seat | None) -> Iterator[tuple[str, bytes]]:
        """The whole picture, and what is new since some moments; in both languages."""
        teller = self.teller(room, 1)
        moments = {"now": room.seq - 1, "a while": room.seq // 2}
        for language in LANGUAGES:
            fresh = teller.update(name_at(seat), language, 0, fresh=True)
            yield f"first update in {language}", self.encode(fresh, room, seat)
            for name, since in moments.items():
                news = teller.update(name_at(seat), language, since, fresh=False)
                yield f"update since {name} in {language}", self.encode(news, room, seat)

    def refusals(self, room: Room, seat: Seat | None, dealer: Dealer, share: int) -> Iterator[tuple[str, bytes]]:
        """The answer to every order, and to every move and some claims that cannot be made now."""
        language = LANGUAGES[room.seq % 2]
        for command in ORDERS:
            yield type(command).__name__, self.answer(room, seat, command, language)
        table = room.table
        assert table is not None
        for number, action in enumerate(room.game.actions):
            if number % share == room.seq % share and (seat is None or not table.may(seat, action)):
                move = room.game.notation(action)
                yield f"refusal of {move}", self.answer(room, seat, wire.Act("c", move, room.seq), language)
        for number, claim in enumerate(room.game.claims):
            if number % 40 == room.seq % 40 and (seat is None or not table.may_say(seat, claim)):
                said = room.game.notation(claim)
                yield f"refusal of {said}", self.answer(room, seat, wire.Claim("c", said), language)

    def answer(self, room: Room, seat: Seat | None, command: wire.Command, language: str) -> bytes:
        try:
            self.decide(room, name_at(seat), command, language)
        except CommandRejected as error:
            return self.encode(self.explain(error, room, seat, language), room, seat)
        return b"done"

    def shows(self, room: Room, seat: Seat | None, dealer: Dealer, share: int) -> Shown:
        return dict(self.updates(room, seat)) | dict(self.refusals(room, seat, dealer, share))


def name_at(seat: Seat | None) -> str:
    return WATCHER if seat is None else person_at(seat)


def masked_all(shown: Shown, room: Room) -> Shown:
    covers = masks(room)
    return {name: masked(sent, covers) for name, sent in shown.items()}


def leak(door: Door, room: Room, seat: Seat | None, dealer: Dealer, share: int = 1) -> tuple[int, str | None]:
    """How many messages were compared, and how this observer can tell the true table from another; None if not."""
    other = twin(room, seat, dealer)
    truly, otherwise = (masked_all(door.shows(world, seat, dealer, share), world) for world in (room, other))
    different = tell_apart(truly, otherwise)
    return len(truly), f"{spell(seat)} can tell by the {different}" if different else None


def search(
    door: Door, game: AnyGame, players: int, options: Options, seed: int, moments: int, share: int = 1
) -> tuple[int, str | None]:
    """Look for a leak at some moments of a random game, as everybody who looks."""
    dealer = dealer_for(players, seed)
    compared = 0
    for room in positions(set_room(game, players, options, seed, bots=seed % 2), dealer, moments):
        for seat in observers(players):
            number, found = leak(door, room, seat, dealer, share)
            compared += number
            if found:
                return compared, found
    return compared, None
