"""Bots think in processes of their own, which receive a view and what the seat was told: no state to peek at."""

import asyncio
import multiprocessing
import os
import signal
import threading
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import NamedTuple

import msgspec

from fromagerie._compiled import could_be_compiled, library_is_there
from fromagerie.bots import make_bot
from fromagerie.engine.dealer import SeededDealer
from fromagerie.engine.game import game_called, shelf
from fromagerie.engine.model import Claimed, Event, Seat


class Question(NamedTuple):
    """All that a bot is given: plain bytes, as a player on the other side of the world would get them."""

    game: str
    bot: str
    seat: Seat
    view: bytes
    legal: list[int]
    heard: bytes
    luck: int


class Thought(NamedTuple):
    action: int
    reaction: int  # ms, for races


def think(question: Question) -> Thought:
    """Same view, same bot, same luck: same move."""
    game = game_called(question.game)
    bot = make_bot(question.bot, game, question.seat)
    for event in read_events(question.game, question.heard):
        bot.hear(event)
    view = msgspec.json.decode(question.view, type=game.view_type)
    luck = SeededDealer(question.luck)
    action = bot.choose(view, question.legal, luck)
    return Thought(action, bot.reaction(view, action, luck))


def read_events(key: str, heard: bytes) -> list[Event]:
    events: list[Event] = msgspec.json.decode(heard, type=list[game_called(key).event_type | Claimed])  # type: ignore[misc]
    return events


def get_ready() -> None:
    # Ctrl-C is for the server: it tells its thinkers when to stop.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=outlive_nobody, daemon=True).start()


def outlive_nobody() -> None:
    """A server that is killed can tell nobody: without it there is nothing to think about."""
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(0)


def warm_up() -> None:
    """Load what every question needs: nobody waits for it at a table."""
    shelf()


class Thinkers:
    """A few processes that think for all tables; one that dies is replaced, and its question asked again."""

    def __init__(self, processes: int) -> None:
        self.processes = processes
        self.pool: ProcessPoolExecutor | None = None  # hired with the first question
        self.coming: ProcessPoolExecutor | None = None  # compiled ones, which get ready to take over
        self.ready: Future[None] | None = None
        self.leaving: list[ProcessPoolExecutor] = []  # they end what they think about
        self.newest_compiled = False

    def hire(self) -> ProcessPoolExecutor:
        self.newest_compiled = library_is_there()
        # Forked from a server with threads and sockets, a process could inherit a lock that nobody ever opens.
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self.processes, mp_context=context, initializer=get_ready)

    async def think(self, question: Question) -> Thought:
        for _ in range(3):
            self.take_turns()
            pool = self.pool = self.pool or self.hire()
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, think, question)
            except BrokenProcessPool:
                if self.pool is pool:
                    self.pool = self.hire()
        raise RuntimeError(f"three processes died over one question about {question.game}")

    def take_turns(self) -> None:
        """Once the rules are compiled, processes that run them take over from those that cannot, when they are warm."""
        if self.pool is not None and not self.newest_compiled and could_be_compiled():
            self.coming = self.hire()
            self.ready = self.coming.submit(warm_up)
        if self.pool is not None and self.ready is not None and self.ready.done():
            if self.ready.exception() is None:
                self.pool, self.coming = self.coming, self.pool
            if self.coming is not None:
                self.coming.shutdown(wait=False)
                self.leaving.append(self.coming)
            self.coming = self.ready = None

    def stop(self) -> None:
        """At once, whatever they think about; their semaphores go with the pool, while there is time to give back."""
        pools = [pool for pool in (self.pool, self.coming, *self.leaving) if pool is not None]
        self.pool = self.coming = self.ready = None
        self.leaving = []
        for pool in pools:
            # Python 3.14 has kill_workers for this. A pool that has left has no list of them any more.
            for process in list((pool._processes or {}).values()):
                process.kill()
            pool.shutdown(wait=True, cancel_futures=True)
