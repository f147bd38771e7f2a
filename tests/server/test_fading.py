"""A game that tests the memory: what lies face down is told to nobody again until the game is over."""

import re
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from fromagerie.engine.dealer import SeededDealer
from fromagerie.engine.game import get_game
from fromagerie.engine.model import Seat
from fromagerie.games.cheez_tricks.model import Played, RoundBegan, TookTrick
from fromagerie.server import wire
from fromagerie.server.domain.room import Room
from fromagerie.server.updates.builder import UpdateBuilder
from fromagerie.server.updates.raw import encode
from tests.server.doors import name_at
from tests.server.twins import play, set_room

pytestmark = pytest.mark.once
GAME = get_game("cheez-tricks")
WATCHER = None


def wild_room(mode: str = "wild", players: int = 4, seed: int = 1) -> Room:
    return set_room(GAME, players, GAME.read_options({"mode": mode, "first": 0}), seed)


def sent(room: Room, seat: Seat | None, language: str, since: int, *, fresh: bool) -> bytes:
    return encode(UpdateBuilder(room, 1).update(name_at(seat), language, since, fresh=fresh))


def lines(room: Room, seat: Seat | None = WATCHER, since: int = 0) -> list[dict[str, Any]]:
    told: list[dict[str, Any]] = msgspec.json.decode(sent(room, seat, "en", since, fresh=True))["lines"]
    return told


def faded_up_to(room: Room) -> int:
    until = UpdateBuilder(room).update(name_at(0), "en", room.seq, fresh=False).faded
    assert isinstance(until, int)
    return until


def face_down(room: Room, seat: Seat | None) -> set[str]:
    """Cards of this round that lie face down, apart from those that this person sees elsewhere, or that a cat names."""
    assert room.table is not None
    tricks: list[list[str]] = [[]]
    for part in room.table.told:
        for _, event in part:
            if isinstance(event, RoundBegan):
                tricks = [[]]
            elif isinstance(event, Played):
                tricks[-1].append(event.card)
            elif isinstance(event, TookTrick):
                tricks.append([])
    view: Any = room.table.view(seat)
    if not view.trick:
        tricks = tricks[:-2]  # the last one was taken this moment
    named = {GAME.box.cats[cat].card for cat in view.cats_used}
    return {card for trick in tricks for card in trick} - {laid.card for laid in view.trick} - set(view.hand) - named


def told_again(room: Room) -> Iterator[str]:
    """Cards that lie face down and can be read, in any language: on coming, on coming back, or in what was missed."""
    for seat in (WATCHER, 0):
        names = [
            name for card in face_down(room, seat) for name in (card, full_name(card, "en"), full_name(card, "fr"))
        ]
        readable = re.compile(rf"(?<!\w)({'|'.join(names)})(?!\d)") if names else None
        builder = UpdateBuilder(room, 1)
        for since, fresh in ((0, True), (0, False), (room.seq // 2, False)):
            for language in ("en", "fr"):
                message = encode(builder.update(name_at(seat), language, since, fresh=fresh)).decode()
                yield from readable.findall(message) if readable else []


def full_name(card: str, language: str) -> str:
    words = GAME.words(language)
    return str(words("card", variety=words(f"variety-{card[0]}"), value=int(card[1:])))


@pytest.mark.parametrize(("players", "seed"), [(2, 1), (3, 2), (4, 3), (5, 4)])
def test_no_card_that_lies_face_down_reaches_anybody_again(players: int, seed: int) -> None:
    room, dealer = wild_room(players=players, seed=seed), SeededDealer(seed)
    looked = 0
    while play(room, dealer, 7) and room.phase == "playing" and looked < 8:
        assert list(told_again(room)) == []
        looked += 1
    assert looked == 8


def test_where_piles_lie_open_everything_is_told_again() -> None:
    room = wild_room("domestic")
    play(room, SeededDealer(1), 30, talk=False)
    assert list(told_again(room))


def test_moves_taken_back_are_not_told_again_either() -> None:
    room = wild_room(players=2)
    play(room, SeededDealer(1), 3, talk=False)
    assert room.table is not None
    room.table.undo(1)
    play(room, SeededDealer(1), 8, talk=False)
    assert room.table.withdrawn
    assert list(told_again(room)) == []


def test_the_trick_just_taken_is_told_until_the_next_begins() -> None:
    room = wild_room()
    play(room, SeededDealer(1), 4, talk=False)
    assert len([line for line in lines(room) if "plays" in line["text"]]) == 4
    assert re.search(r"wins trick 1 \((\w+ ?){4}\)\.", lines(room)[-1]["text"])
    play(room, SeededDealer(1), 1, talk=False)
    assert [line["text"] for line in lines(room) if "wins trick 1 (" in line["text"]] == []
    assert any(re.fullmatch(r"\w+ wins trick 1\.", line["text"]) for line in lines(room))
    assert len([line for line in lines(room) if "plays" in line["text"]]) == 1


def test_a_page_is_told_what_to_forget_of_the_lines_it_has() -> None:
    room = wild_room()
    play(room, SeededDealer(1), 4, talk=False)
    before = {line["text"]: line.get("faded") for line in lines(room) if line["kind"] == "game"}
    assert [left for text, left in before.items() if "plays" in text] == [""] * 4
    assert [str(left)[-13:] for text, left in before.items() if "wins trick 1 (" in text] == ["wins trick 1."]
    assert all(left is None for text, left in before.items() if "watching" in text)
    taken = room.seq
    assert faded_up_to(room) < taken
    play(room, SeededDealer(1), 1, talk=False)
    assert faded_up_to(room) == taken


def test_whoever_sits_there_is_told_every_card_as_it_falls() -> None:
    room = wild_room()
    for _ in range(12):
        seen = room.seq
        play(room, SeededDealer(seen), 1, talk=False)
        update = msgspec.json.decode(sent(room, 1, "en", seen, fresh=False))
        (played,) = [event for event in update["game"]["events"] if event["was"] == "played"]
        assert any("plays" in line["text"] for line in update["lines"]), played


def test_when_the_game_is_over_everything_is_open_again() -> None:
    room = wild_room(players=2)
    play(room, SeededDealer(1), 1000, talk=False)
    assert room.over
    assert len([line for line in lines(room) if re.search(r"wins trick \d+ \(", line["text"])]) == 40
    assert UpdateBuilder(room).update(name_at(0), "en", 0, fresh=True).faded is msgspec.UNSET


def test_other_games_leave_nothing_to_the_memory() -> None:
    room = set_room(get_game("cheese-rescue"), 2, get_game("cheese-rescue").read_options({}))
    play(room, SeededDealer(1), 5, talk=False)
    update = UpdateBuilder(room).update(name_at(0), "en", 0, fresh=True)
    assert isinstance(update, wire.Update)
    assert update.faded is msgspec.UNSET
    assert not any("faded" in line for line in lines(room))
