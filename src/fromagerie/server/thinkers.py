"""Bots think in processes of their own, which receive a view and what the seat was told: no state to peek at."""

import asyncio
import multiprocessing
import os
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import NamedTuple

import msgspec

from fromagerie.bots import make_bot
from fromagerie.engine.dealer import SeededDealer
from fromagerie.engine.game import game_called
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


class Thinkers:
    """A few processes that think for all tables; one that dies is replaced, and its question asked again."""

    def __init__(self, processes: int) -> None:
        self.processes = processes
        self.pool: ProcessPoolExecutor | None = None  # hired with the first question

    def hire(self) -> ProcessPoolExecutor:
        # Forked from a server with threads and sockets, a process could inherit a lock that nobody ever opens.
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self.processes, mp_context=context, initializer=get_ready)

    async def think(self, question: Question) -> Thought:
        for _ in range(3):
            pool = self.pool = self.pool or self.hire()
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, think, question)
            except BrokenProcessPool:
                if self.pool is pool:
                    self.pool = self.hire()
        raise RuntimeError(f"three processes died over one question about {question.game}")

    def stop(self) -> None:
        """At once, whatever they think about; their semaphores go with the pool, while there is time to give back."""
        pool, self.pool = self.pool, None
        if pool is None:
            return
        # Python 3.14 has kill_workers for this.
        for process in list(pool._processes.values()):
            process.kill()
        pool.shutdown(wait=True, cancel_futures=True)
