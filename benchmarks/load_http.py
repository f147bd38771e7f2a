"""Requests over a few connections that stay open: thousands of tables are set in seconds, not minutes."""

import asyncio
import json
from typing import Any
from urllib.parse import urlsplit

TOGETHER = 8  # connections


class Desk:
    """Where one server is asked for guests and tables."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.host = urlsplit(address).netloc
        self.turns = asyncio.Semaphore(TOGETHER)
        self.free: list[tuple[asyncio.StreamReader, asyncio.StreamWriter]] = []

    async def post(self, path: str, body: Any, cookie: str = "") -> tuple[Any, str]:
        """What was answered, and the cookie to come back with."""
        content = json.dumps(body).encode()
        head = f"POST {path} HTTP/1.1\r\nHost: {self.host}\r\nCookie: {cookie}\r\nContent-Length: {len(content)}"
        request = head.encode() + b"\r\nContent-Type: application/json\r\n\r\n" + content
        async with self.turns:
            status, headers, answer = await self.ask(request)
        if status >= 300:
            raise ConnectionError(f"the server answered {status} to {path}: {answer.decode()}")
        return json.loads(answer), headers.get("set-cookie", cookie).partition(";")[0]

    async def ask(self, request: bytes) -> tuple[int, dict[str, str], bytes]:
        while True:
            kept = bool(self.free)
            reader, writer = self.free.pop() if kept else await self.connect()
            try:
                writer.write(request)
                status, headers = read_head((await reader.readuntil(b"\r\n\r\n")).decode())
                answer = await reader.readexactly(int(headers.get("content-length", "0")))
            except (asyncio.IncompleteReadError, ConnectionError):
                writer.close()
                # A connection that was idle for long is closed by the server, before it reads what comes too late.
                if not kept:
                    raise
                continue
            self.free.append((reader, writer))
            return status, headers, answer

    async def connect(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        host, _, port = self.host.partition(":")
        return await asyncio.open_connection(host, int(port))

    def close(self) -> None:
        for _, writer in self.free:
            writer.close()
        self.free.clear()


def read_head(head: str) -> tuple[int, dict[str, str]]:
    """The status, and the headers by their names in small letters."""
    first, *lines = head.strip().split("\r\n")
    headers = {name.strip().lower(): value.strip() for name, _, value in (line.partition(":") for line in lines)}
    return int(first.split()[1]), headers
