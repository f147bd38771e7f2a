"""A big screen is sent what a spectator is sent, byte for byte, whoever opened it; and it can do nothing."""

import asyncio
import json
from typing import Any

import pytest

from fromagerie.engine.dealer import SeededDealer
from fromagerie.engine.game import AnyGame, get_game
from fromagerie.server import wire
from fromagerie.server.table.actor import TableActor
from fromagerie.server.table.messages import SCREEN, Disconnected, Listener
from tests.every_table import of_every_game
from tests.server.still_house import Ear, StillHouse, keep_still, run_still
from tests.server.test_fair_races import two_processes
from tests.server.test_hurry import bots_play
from tests.server.test_rights import RIGHTS
from tests.server.twins import person_at, set_room

pytestmark = pytest.mark.once
RESCUE = get_game("cheese-rescue")
LONGEST = 3_000  # looks at the table, by which any of these games is over


def said(ear: Ear, *kinds: str) -> list[dict[str, Any]]:
    return [message for message in (json.loads(heard) for _, heard in ear.heard) if message["is"] in kinds]


async def play_to_the_end(actor: TableActor, me: Ear, talker: Ear) -> None:
    """Seat 0 plays at random, talks and reacts; so does a spectator. Bots do the rest."""
    luck = SeededDealer(5)
    for number in range(LONGEST):
        room = actor.room
        if room.phase != "playing" or room.table is None:
            return
        if 0 in room.table.state.to_act():
            action = room.game.actions[room.table.state.random_action(0, luck)]
            me.do(wire.Act(f"act-{number}", room.game.notation(action), room.seq, elapsed=700.0))
        if number % 40 == 3:
            me.do(wire.Say(f"say-{number}", "well"))
            me.do(wire.React(f"react-{number}", "gasp"))
            talker.do(wire.Say(f"psst-{number}", "psst"))
            talker.do(wire.React(f"react-{number}", "laugh"))
        me.do(wire.Thumbs(f"thumbs-{number}"))
        await asyncio.sleep(1.0)
    raise AssertionError("it goes on for ever")


@of_every_game
def test_in_a_whole_game_a_screen_hears_byte_for_byte_what_a_spectator_hears(game: AnyGame) -> None:
    async def story() -> None:
        room = set_room(game, max(3, min(game.player_counts)), game.options(), 1, bots=2)
        actor = keep_still(room, StillHouse())
        me, talker, spectator = Ear(actor, 0), Ear(actor, None), Ear(actor, None)
        talker.listener.person = "a-talker"
        Ear(actor, None).come("tv")
        for ear in (me, talker):
            ear.come()
        await asyncio.sleep(0.01)
        # One was opened in the browser of somebody who holds a hand, and who is the host; one by a stranger.
        own, strange = Ear(actor, 0), Ear(actor, None)
        spectator.come()
        own.come("tv")
        strange.come("tv")
        await asyncio.sleep(0.01)
        await play_to_the_end(actor, me, talker)
        await asyncio.sleep(20)
        await actor.stop()
        heard = [[message for _, message in ear.heard] for ear in (spectator, own, strange)]
        kinds = {message["is"] for message in said(spectator, "update", "reacted", "ephemeral", "welcome")}
        assert {"update", "reacted", "ephemeral", "welcome"} <= kinds
        assert said(spectator, "update")[-1]["room"]["phase"] == "over"
        assert any(line["kind"] == "watchers" for update in said(own, "update") for line in update["lines"])
        assert heard[1] == heard[0]
        assert heard[2] == heard[0]

    run_still(story())


def test_a_screen_may_do_nothing_whoever_opened_it() -> None:
    async def story() -> None:
        room = set_room(RESCUE, 2, RESCUE.options(), 1)
        actor = keep_still(room, StillHouse())
        screen, other = Ear(actor, 0), Ear(actor, 1)
        screen.come("tv")
        other.come()
        await asyncio.sleep(0.1)
        before, heard = room.seq, len(other.heard)
        for command, _, _ in RIGHTS.values():
            screen.do(command)
            await asyncio.sleep(0.1)
        assert [answer["code"] for answer in said(screen, "refused", "done")] == len(RIGHTS) * ["not-yours"]
        assert room.seq == before
        assert len(other.heard) == heard
        await actor.stop()

    run_still(story())


def test_a_screen_stays_one_and_a_player_stays_a_player_whatever_they_greet_with_later() -> None:
    async def story() -> None:
        actor = keep_still(set_room(RESCUE, 2, RESCUE.options(), 1), StillHouse())
        screen, player = Ear(actor, 0), Ear(actor, 0)
        screen.come("tv")
        player.come()
        await asyncio.sleep(0.1)
        screen.come()
        player.come("tv")
        await asyncio.sleep(0.1)
        assert {message["you"]["seat"] for message in said(screen, "update")} == {None}
        assert not any(message["game"]["view"]["hand"] for message in said(screen, "update"))
        assert {message["you"]["seat"] for message in said(player, "update")} == {0}
        await actor.stop()

    run_still(story())


def test_everybody_is_told_when_there_is_a_screen_and_when_there_is_none() -> None:
    async def story() -> None:
        actor = keep_still(set_room(RESCUE, 2, RESCUE.options(), 1), StillHouse())
        me = Ear(actor, 0)
        me.come()
        await asyncio.sleep(0.1)
        screens = [Ear(actor, None), Ear(actor, None)]
        for screen in screens:
            screen.come("tv")
        await asyncio.sleep(0.1)
        late = Ear(actor, 1)
        late.come()
        await asyncio.sleep(0.1)
        assert [message["screen"] for message in said(me, "ephemeral")] == [True]
        assert [message["screen"] for message in said(late, "ephemeral")] == [True]
        assert said(late, "update")[-1]["room"]["watchers"] == 0, "a screen is no spectator"
        for screen in screens:
            leave(actor, screen.listener)
            await asyncio.sleep(0.1)
        assert [message["screen"] for message in said(me, "ephemeral")] == [True, False]
        await actor.stop()

    run_still(story())


def leave(actor: TableActor, listener: Listener) -> None:
    actor.post(Disconnected(listener))


def test_a_player_who_only_has_a_screen_open_is_not_there() -> None:
    async def story() -> None:
        room = set_room(RESCUE, 2, RESCUE.options(), 1)
        actor = keep_still(room, StillHouse())
        Ear(actor, 0).come("tv")
        await asyncio.sleep(0.1)
        assert person_at(0) not in actor.presence.connected()
        await actor.stop()

    run_still(story())


def test_a_screen_at_another_process_is_a_screen() -> None:
    async def story() -> None:
        here, there, _ = two_processes(bots_play(people=2))
        near, far, screen = Ear(here, 0), Ear(there, 1), Ear(there, None)
        for ear in (near, far):
            ear.come()
        screen.come("tv")
        await asyncio.sleep(0.1)
        assert there.seated_here() == sorted([SCREEN, person_at(1)])
        here.note_elsewhere(there.seated_here())
        await asyncio.sleep(0.1)
        for ear in (near, far, screen):
            assert said(ear, "ephemeral")[-1]["screen"] is True
        await asyncio.gather(here.stop(), there.stop())

    run_still(story())
