"""The names a server may be called by.

A page elsewhere can point a name of its own at this machine (DNS rebinding), and would then count as one of our pages;
what it cannot do is to make a browser call us by a name that is ours.
"""

import socket
from collections.abc import Iterable
from ipaddress import ip_address, ip_network
from typing import Final
from urllib.parse import urlsplit

# Endings that only a home network's own name server gives out.
AT_HOME: Final = ("", ".local", ".lan", ".internal", ".home.arpa", ".localdomain")
SHARED: Final = ip_network("100.64.0.0/10")  # private networks over the internet use it


class HostNames:
    """Localhost, addresses of the local network, this machine's name, and what it was told to go by."""

    def __init__(self, named: Iterable[str], machine: str | None = None) -> None:
        full = (machine or socket.gethostname()).lower()
        short = full.partition(".")[0]
        self.names = {"localhost", full, *(short + ending for ending in AT_HOME), *(name_in(name) for name in named)}

    def allow(self, host: str | None, here: str | None = None) -> bool:
        """Whether a request with this Host is for us. `here`: the address that it came in at."""
        name = name_in(host or "")
        return name in self.names or name.endswith(".localhost") or is_near(name) or (name == here and is_address(name))


def name_in(host: str) -> str:
    """The name or address in a Host header, or in an address of a page; empty if there is none."""
    try:
        found = urlsplit(host if "://" in host else f"//{host}").hostname or ""
    except ValueError:
        return ""
    return found.lower().removesuffix(".")


def is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def is_near(name: str) -> bool:
    """An address of this machine, or of a local network."""
    if not is_address(name):
        return False
    found = ip_address(name)
    return found.is_loopback or found.is_private or found.is_link_local or found in SHARED
