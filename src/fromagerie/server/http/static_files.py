"""The page itself, kept in memory: small, compressed once, and with names that change when it does."""

import gzip
import hashlib
import mimetypes
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

# Compressed, these are a third of what they were; pictures are compressed already.
WORDS: Final = ("text/", "application/json", "application/manifest+json", "image/svg+xml")
KINDS: Final = {
    ".js": "text/javascript",
    ".woff2": "font/woff2",
    ".webmanifest": "application/manifest+json",
    ".svg": "image/svg+xml",
}
NAMED: Final = mimetypes.MimeTypes()  # as Python knows them: what a machine has been told of .css may be anything
FOR_GOOD: Final = "public, max-age=31536000, immutable"  # what has a hash in its name never changes
ASK_AGAIN: Final = "no-cache"


class StaticFile:
    """A file as it is sent."""

    def __init__(self, place: Path, lasting: bool, instead: tuple[bytes, bytes] = (b"", b"")) -> None:
        self.plain = place.read_bytes()
        if instead[0]:
            self.plain = self.plain.replace(*instead, 1)
        self.kind = KINDS.get(place.suffix) or NAMED.guess_type(place.name)[0] or "application/octet-stream"
        small = gzip.compress(self.plain, 9, mtime=0) if self.kind.startswith(WORDS) else self.plain
        self.small = small if len(small) < len(self.plain) else None
        self.tag = f'"{hashlib.sha256(self.plain).hexdigest()[:20]}"'
        self.headers = {
            "etag": self.tag,
            "cache-control": FOR_GOOD if lasting else ASK_AGAIN,
            "vary": "accept-encoding",
        }

    def answer(self, request: Request) -> Response:
        if request.headers.get("if-none-match") == self.tag:
            return Response(status_code=304, headers=self.headers)
        if self.small is not None and "gzip" in request.headers.get("accept-encoding", ""):
            headers = self.headers | {"content-encoding": "gzip"}
            return Response(self.small, media_type=self.kind, headers=headers)
        return Response(self.plain, media_type=self.kind, headers=self.headers)


def in_page(data: bytes) -> bytes:
    """JSON that can stand in a page: nothing in it ends the element it stands in."""
    return data.replace(b"<", b"\\u003c")


def serve(
    place: Path, *, lasting: bool = False, instead: tuple[bytes, bytes] = (b"", b"")
) -> Callable[[Request], Awaitable[Response]]:
    """An endpoint for this file, with something in it replaced."""
    kept = StaticFile(place, lasting, instead)

    async def endpoint(request: Request) -> Response:
        return kept.answer(request)

    return endpoint
