"""Leaks of the server's telling, planted one at a time. A plant may know its game; the law that finds it does not."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from librt.vecs import vec
from mypy_extensions import i64

from fromagerie.engine.model import Seat, heard_by
from fromagerie.engine.sealed import round_seed
from fromagerie.engine.table import fingerprint
from fromagerie.server import wire
from fromagerie.server.domain.decisions import CommandRejected, Decision
from fromagerie.server.domain.log import LogEntry
from fromagerie.server.domain.room import Room
from fromagerie.server.updates.builder import News
from tests.server.doors import Door, QuickLines, QuickTeller

Update = Callable[[Any, Room, Seat | None], Any]
PLANTED: list[Any] = []


def in_update(says: Update) -> Update:
    """An update that says more: a function of the honest one, the room, and who looks."""

    class Leaky(Door):
        def encode(self, message: Any, room: Room, seat: Seat | None) -> bytes:
            told = says(message, room, seat) if isinstance(message, wire.Update) else message
            return super().encode(told, room, seat)

    PLANTED.append(pytest.param(Leaky(), "cheez-tricks", id=says.__name__))
    return says


def plant(game: str = "cheez-tricks") -> Callable[[type[Any]], type[Any]]:
    """A teller, or a whole door, with one thing wrong."""

    def planted(kind: type[Any]) -> type[Any]:
        door = kind() if issubclass(kind, Door) else type("Leaky", (Door,), {"teller": kind})()
        PLANTED.append(pytest.param(door, game, id=kind.__name__))
        return kind

    return planted


def table(room: Room) -> Any:
    assert room.table is not None
    return room.table


def number_of(room: Room) -> int:
    """A number that depends on everything hidden."""
    return int(fingerprint(table(room).state), 16)


def neighbour(room: Room, seat: Seat | None) -> Seat:
    return 0 if seat is None else (seat + 1) % len(room.chairs)


# In what is sent


@in_update
def the_whole_state_in_every_update(update: Any, room: Room, seat: Seat | None) -> Any:
    return update, table(room).state.state_key()


@in_update
def a_hash_of_the_state(update: Any, room: Room, seat: Seat | None) -> Any:
    return update, fingerprint(table(room).state)


@in_update
def the_deck_in_the_first_update(update: Any, room: Room, seat: Seat | None) -> Any:
    return (update, table(room).journal.entries[0].chance) if update.game and not update.game.events else update


@in_update
def the_journal_before_the_end(update: Any, room: Room, seat: Seat | None) -> Any:
    return update, table(room).journal


@in_update
def the_last_entry_as_it_was_written(update: Any, room: Room, seat: Seat | None) -> Any:
    return update, table(room).standing[-1]


@in_update
def the_view_of_the_neighbour(update: Any, room: Room, seat: Seat | None) -> Any:
    return update, table(room).view(neighbour(room, seat))


@in_update
def a_players_view_for_spectators(update: Any, room: Room, seat: Seat | None) -> Any:
    return (update, table(room).view(0)) if seat is None else update


@in_update
def the_legal_moves_of_whoever_is_next(update: Any, room: Room, seat: Seat | None) -> Any:
    return update, [table(room).state.legal_actions(other) for other in table(room).state.to_act()]


@in_update
def how_many_moves_the_next_one_has(update: Any, room: Room, seat: Seat | None) -> Any:
    return update, [len(table(room).state.legal_actions(other)) for other in table(room).state.to_act()]


@in_update
def a_length_that_tells(update: Any, room: Room, seat: Seat | None) -> Any:
    return update, " " * (number_of(room) % 7)


@in_update
def fields_in_an_order_that_tells(update: Any, room: Room, seat: Seat | None) -> Any:
    plain = msgspec.json.decode(msgspec.json.encode(update))
    return dict(reversed(plain.items())) if number_of(room) % 2 else plain


@in_update
def stable_ids_across_a_shuffle(update: Any, room: Room, seat: Seat | None) -> Any:
    return update, [hash(str(fact)) for fact in table(room).state.state_key()]


@in_update
def ones_hand_in_an_order_that_tells(update: Any, room: Room, seat: Seat | None) -> Any:
    hand = update.game.view.hand if update.game else None
    return update, hand[::-1] if hand and table(room).state.hands[neighbour(room, seat)] & 0xFFFFF else hand


@in_update
def the_secret_of_the_luck(update: Any, room: Room, seat: Seat | None) -> Any:
    return update, room.secret


@in_update
def a_part_of_the_secret(update: Any, room: Room, seat: Seat | None) -> Any:
    return update, room.secret[-4:]


@in_update
def the_seed_of_this_round(update: Any, room: Room, seat: Seat | None) -> Any:
    return update, round_seed(bytes.fromhex(room.secret), table(room).chapter).hex()


@in_update
def the_seed_of_the_next_round(update: Any, room: Room, seat: Seat | None) -> Any:
    return update, round_seed(bytes.fromhex(room.secret), table(room).chapter + 1).hex()


@in_update
def what_others_threw_into_the_luck(update: Any, room: Room, seat: Seat | None) -> Any:
    return update, room.seeds


@in_update
def the_seeds_of_the_chairs(update: Any, room: Room, seat: Seat | None) -> Any:
    return update, [chair.seed for chair in room.chairs]


@in_update
def who_the_others_are(update: Any, room: Room, seat: Seat | None) -> Any:
    return update, [chair.person for chair in room.chairs]


@in_update
def who_the_host_is(update: Any, room: Room, seat: Seat | None) -> Any:
    return update, room.host


@in_update
def who_sent_which_command(update: Any, room: Room, seat: Seat | None) -> Any:
    return update, [happened.kept.person for happened in room.log]


@in_update
def the_records_themselves(update: Any, room: Room, seat: Seat | None) -> Any:
    return update, [happened.kept.record for happened in room.log]


@in_update
def how_much_others_were_told(update: Any, room: Room, seat: Seat | None) -> Any:
    return update, [len(str(told)) for happened in room.log for told in happened.told]


@in_update
def what_a_bot_would_be_asked(update: Any, room: Room, seat: Seat | None) -> Any:
    return update, table(room).events(neighbour(room, seat))


@in_update
def what_a_bot_thinks_of_the_position(update: Any, room: Room, seat: Seat | None) -> Any:
    state, think = table(room).state, table(room).game.heuristics.action_priors
    return update, [list(think(state, other, vec[i64](state.legal_actions(other)))) for other in state.to_act()]


@in_update
def how_good_the_hand_of_the_next_one_is(update: Any, room: Room, seat: Seat | None) -> Any:
    return update, max(table(room).state.hands)


@in_update
def a_hint_reckoned_with_the_truth(update: Any, room: Room, seat: Seat | None) -> Any:
    return update, table(room).state.hands[neighbour(room, seat)] % 3


# In the telling


@plant()
class LegalMovesOfTheWrongSeat(QuickTeller):
    def game(self, seat: Any, language: str, events: Any, deadline: Any) -> Any:
        told: Any = super().game(seat, language, events, deadline)
        awaited = table(self.room).state.to_act()
        return msgspec.structs.replace(told, legal=[str(table(self.room).legal(other)) for other in awaited])


@plant()
class LegalMovesWithAHint(QuickTeller):
    def game(self, seat: Any, language: str, events: Any, deadline: Any) -> Any:
        told: Any = super().game(seat, language, events, deadline)
        turned = table(self.room).state.hands[neighbour(self.room, seat)] & 0x3FF
        return msgspec.structs.replace(told, legal=told.legal[::-1] if turned else told.legal)


@plant()
class EveryEventToEverybody(QuickTeller):
    def update(self, person: str, language: str, since: int, **given: Any) -> Any:
        told: Any = super().update(person, language, since, **given)
        return told, [each.event for happened in self.room.log for each in happened.told]


@plant()
class EventsOfTheFirstSeat(QuickTeller):
    def update(self, person: str, language: str, since: int, **given: Any) -> Any:
        told: Any = super().update(person, language, since, **given)
        return told, [event for happened in self.room.log for event in heard_by(0, list(happened.told))]


class LinesToEverybody(QuickLines):
    def game_lines(self, happened: LogEntry, seat: Any, language: str) -> Any:
        return [self.sentence(happened, n, told, language) for n, told in enumerate(happened.told)]


@plant()
class LinesOfEverybody(QuickTeller):
    wording = LinesToEverybody


@plant()
class LinesOfTheNeighbour(QuickTeller):
    def lines_since(self, since: int, news: News, person: str, language: str) -> Any:
        holders = self.room.around.holders
        seat = neighbour(self.room, holders.index(person) if person in holders else None)
        return super().lines_since(since, news, holders[seat] or "", language)


class LinesOfTheFirstSeat(QuickLines):
    def lines(self, happened: LogEntry, seat: Any, language: str) -> Any:
        return super().lines(happened, seat or 0, language)


@plant()
class LinesOfAPlayerForSpectators(QuickTeller):
    wording = LinesOfTheFirstSeat


@plant("drole-de-fromage")
class LooksToldToEverybody(QuickTeller):
    wording = LinesToEverybody


@plant("cheese-rescue")
class CardsPickedUpToldToEverybody(QuickTeller):
    def update(self, person: str, language: str, since: int, **given: Any) -> Any:
        told: Any = super().update(person, language, since, **given)
        return told, [each.event for happened in self.room.log for each in happened.told]


@plant()
class SealsOpenedTooEarly(QuickTeller):
    def seals(self) -> Any:
        secret = bytes.fromhex(self.room.secret)
        return [
            type(seal)(seal.round, seal.commitment, round_seed(secret, seal.round).hex()) for seal in super().seals()
        ]


@plant()
class PersonsInTheSeats(QuickTeller):
    def seats(self) -> Any:
        return [*super().seats(), *(chair.person for chair in self.room.chairs)]


@plant()
class TheSecretInTheRoom(QuickTeller):
    def around(self) -> Any:
        return super().around(), self.room.secret


@plant()
class TheViewOfTheWrongSeat(QuickTeller):
    def game(self, seat: Any, language: str, events: Any, deadline: Any) -> Any:
        told: Any = super().game(seat, language, events, deadline)
        return msgspec.structs.replace(told, view=table(self.room).view(neighbour(self.room, seat)))


@plant()
class UndoThatKnowsTheCards(QuickTeller):
    def game(self, seat: Any, language: str, events: Any, deadline: Any) -> Any:
        free = table(self.room).state.hands[neighbour(self.room, seat)] & 0xFFFF
        told: Any = super().game(seat, language, events, deadline)
        return msgspec.structs.replace(told, undo="free" if free else "ask")


@plant("cheese-mafia")
class ClaimsThatAreTrue(QuickTeller):
    def claims(self, seat: Seat, language: str) -> Any:
        return super().claims(seat, language)[: number_of(self.room) % 5]


@plant("cheese-mafia")
class RiposteOnlyAskedOfWhoHoldsIt(QuickTeller):
    def game(self, seat: Any, language: str, events: Any, deadline: Any) -> Any:
        told: Any = super().game(seat, language, events, deadline)
        state = table(self.room).state
        able = [other for other in state.to_act() if len(state.legal_actions(other)) > 1]
        return msgspec.structs.replace(told, awaited=able)


@plant("cheese-mafia")
class HandsOfTheMafiaInTheFirstUpdate(QuickTeller):
    def update(self, person: str, language: str, since: int, **given: Any) -> Any:
        told: Any = super().update(person, language, since, **given)
        return (told, table(self.room).state.state_key()) if given["fresh"] else told


@plant()
class OneLanguageSaysMore(QuickTeller):
    def update(self, person: str, language: str, since: int, **given: Any) -> Any:
        told: Any = super().update(person, language, since, **given)
        return (told, table(self.room).state.state_key()) if language == "fr" else told


# In the answers


@plant()
class RefusalsThatKnowTheCards(Door):
    def explain(self, error: CommandRejected, room: Room, seat: Any, language: str) -> wire.Refused:
        told = super().explain(error, room, seat, language)
        more = table(room).state.hands[neighbour(room, seat)] % 4
        return msgspec.structs.replace(told, why=f"{told.why} ({more})")


@plant()
class ClausesThatKnowTheCards(Door):
    def explain(self, error: CommandRejected, room: Room, seat: Any, language: str) -> wire.Refused:
        told = super().explain(error, room, seat, language)
        return msgspec.structs.replace(told, clause="3.3" if number_of(room) % 2 else "8.5")


@plant()
class AnErrorTextWithTheTruth(Door):
    def explain(self, error: CommandRejected, room: Room, seat: Any, language: str) -> wire.Refused:
        told = super().explain(error, room, seat, language)
        return (
            msgspec.structs.replace(told, why=str(table(room).state.state_key())) if error.code == "unknown" else told
        )


@plant()
class RefusalsFromTheNeighboursView(Door):
    def explain(self, error: CommandRejected, room: Room, seat: Any, language: str) -> wire.Refused:
        told = super().explain(error, room, seat, language)
        known = len(table(room).legal(neighbour(room, seat)))
        return msgspec.structs.replace(told, why=f"{told.why} {known}") if error.code == "rule" else told


@plant()
class OrdersTakenOrNotByTheCards(Door):
    def decide(self, room: Room, person: str, command: wire.Command, language: str) -> Decision:
        if isinstance(command, wire.Propose) and table(room).state.hands[0] & 0x1F:
            raise CommandRejected("not-now", "vote-is-on")
        return super().decide(room, person, command, language)


@plant("cheese-rescue")
class AMedalForAHandThatWasNotShown(QuickTeller):
    """The cards that are put away unseen are worth a medal."""

    def game(self, *asked: Any) -> Any:
        told = super().game(*asked)
        if told is None or told.result is None:
            return told
        view, honest = table(self.room).view, told.result.medals
        medals = [msgspec.structs.replace(one, words=str(view(one.seat).hand)) for one in honest]
        return msgspec.structs.replace(told, result=msgspec.structs.replace(told.result, medals=medals))
