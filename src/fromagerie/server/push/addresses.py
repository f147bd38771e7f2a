"""Where a notice may be sent: a push service of the Internet, never something in the network around this machine.

The address comes from a browser, so it may be anything. It is looked at when somebody subscribes, and what its name
stands for is looked at again each time something is sent: the line goes to the address that was found to be public.
"""

import contextlib
import http.client
import ipaddress
import socket
import ssl
import threading
from typing import Final
from urllib.parse import urlsplit

LONGEST: Final = 1_000  # characters of an address
ONE_STEP: Final = 10.0  # seconds for each step of a request
ALL: Final = 20.0  # and for all of them


class BadAddress(ValueError):
    """Nothing is sent there."""


class Target:
    """An address taken apart. `anywhere`: also on this machine and unencrypted, for tests."""

    def __init__(self, url: str, *, anywhere: bool = False) -> None:
        if len(url) > LONGEST or not url.isascii() or any(c.isspace() or not c.isprintable() for c in url):
            raise BadAddress("not an address")
        try:
            parts = urlsplit(url)
            port = parts.port
        except ValueError:
            raise BadAddress("not an address") from None
        self.anywhere = anywhere
        self.encrypted = parts.scheme == "https"
        self.host = parts.hostname or ""
        self.port = port or (443 if self.encrypted else 80)
        self.path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        if not self.host or parts.username is not None or parts.password is not None:
            raise BadAddress("not an address")
        if not anywhere:
            self.check()

    @property
    def origin(self) -> str:
        usual = self.port == (443 if self.encrypted else 80)
        return f"{'https' if self.encrypted else 'http'}://{self.host}{'' if usual else f':{self.port}'}"

    def check(self) -> None:
        if not self.encrypted or self.port != 443:
            raise BadAddress("not https")
        try:
            literal = ipaddress.ip_address(self.host)
        except ValueError:
            name = self.host.rstrip(".")
            if "." not in name or name.rpartition(".")[2] in ("local", "localhost", "internal", "lan", "home", "arpa"):
                raise BadAddress("not a public host") from None
            return
        if not is_public(str(literal)):
            raise BadAddress("not a public host")

    def look_up(self) -> str:
        """Its address in the Internet; BadAddress if any of those it has is not there, OSError if it has none."""
        found = socket.getaddrinfo(self.host, self.port, type=socket.SOCK_STREAM)
        addresses = [str(where[4][0]) for where in found]
        if not self.anywhere and not all(map(is_public, addresses)):
            raise BadAddress("not a public host")
        return addresses[0]


def is_public(address: str) -> bool:
    found = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(found, ipaddress.IPv6Address):
        if found.sixtofour or found.teredo or found in ipaddress.ip_network("64:ff9b::/96"):
            return False  # another address is inside
        found = found.ipv4_mapped or found
    return found.is_global and not found.is_multicast


def post(target: Target, body: bytes, headers: dict[str, str]) -> int:
    """Send it, and say what was answered; OSError or http.client.HTTPException if nothing was. Follows no one."""
    line = socket.create_connection((target.look_up(), target.port), ONE_STEP)
    # Whoever answers a byte at a time is not waited for.
    watchdog = threading.Timer(ALL, shut, [line])
    watchdog.daemon = True
    watchdog.start()
    try:
        if target.encrypted:
            line = ssl.create_default_context().wrap_socket(line, server_hostname=target.host)
        asked = http.client.HTTPConnection(target.host, target.port, timeout=ONE_STEP)
        asked.sock = line
        asked.request("POST", target.path, body, headers)
        return asked.getresponse().status
    finally:
        watchdog.cancel()
        line.close()


def shut(line: socket.socket) -> None:
    with contextlib.suppress(OSError):
        line.shutdown(socket.SHUT_RDWR)
