"""A push service of our own on this machine, and browsers that subscribe to it: what comes is decrypted and read."""

import base64
import json
import os
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, NamedTuple

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from fromagerie.server.push.keys import spelled


class Came(NamedTuple):
    path: str
    headers: dict[str, str]
    body: bytes


class PushService:
    """Takes what is sent, and answers as it is told to."""

    def __init__(self) -> None:
        self.came: list[Came] = []
        self.answers: list[int] = []  # the next ones; then 201
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                service.came.append(Came(self.path, dict(self.headers), body))
                self.send_response(service.answers.pop(0) if service.answers else 201)
                self.send_header("Content-Length", "0")
                self.end_headers()

            def log_message(self, *_: Any) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.thread = threading.Thread(target=self.server.serve_forever, daemon=True)
        self.thread.start()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.server.server_address[1]}"

    def close(self) -> None:
        self.server.shutdown()
        self.server.server_close()


class Browser:
    """What a browser makes when somebody taps "Tell me"."""

    def __init__(self, service: PushService, name: str) -> None:
        self.endpoint = f"{service.address}/send/{name}"
        self.private = ec.generate_private_key(ec.SECP256R1())
        self.auth = os.urandom(16)

    @property
    def public(self) -> bytes:
        return self.private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    def subscription(self, language: str = "en", minutes: int = 0) -> dict[str, Any]:
        keys = {"p256dh": spelled(self.public), "auth": spelled(self.auth)}
        return {"endpoint": self.endpoint, **keys, "language": language, "minutes": minutes}

    def read(self, came: Came) -> dict[str, str]:
        """What was meant for this browser alone."""
        plain = http_ece.decrypt(came.body, private_key=self.private, auth_secret=self.auth)
        told: dict[str, str] = json.loads(plain)
        return told


def claims_of(came: Came) -> dict[str, Any]:
    """What the house signed; whether it did is for py_vapid to say."""
    token = came.headers["Authorization"].partition("t=")[2].partition(",")[0]
    payload = token.split(".")[1]
    claims: dict[str, Any] = json.loads(base64.urlsafe_b64decode(payload + "=" * (-len(payload) % 4)))
    return claims
