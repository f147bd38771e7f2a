"""Rate limits per network and person. Networks are held in memory only, and not for long."""

# compiled with mypyc

import time
from collections import OrderedDict
from collections.abc import Callable
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Final, NamedTuple

NETWORKS: Final = 10_000


def network_of(address: str) -> str:
    """What is counted: a client with one address of a network can have as many of it as it likes.

    /64 of IPv6, /24 of IPv4. Addresses of this machine are counted one by one, and what is no address as it is.
    """
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, IPv6Address):
        found = found.ipv4_mapped or found
    if found.is_loopback:
        return str(found)
    return str(ip_network(f"{found}/{64 if found.version == 6 else 24}", strict=False))


def is_public(address: str) -> bool:
    """Whether a call comes from the Internet, and not from this machine or the network around it."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return False
    return (getattr(found, "ipv4_mapped", None) or found).is_global


class Rate(NamedTuple):
    """So many in so many seconds; the allowance grows back evenly."""

    times: int
    seconds: float


class Limits(NamedTuple):
    guests: Rate = Rate(60, 60)
    tables: Rate = Rate(30, 60)
    lookups: Rate = Rate(120, 60)
    requests: Rate = Rate(600, 60)
    messages: Rate = Rate(100, 20)  # of one socket
    sockets: int = 4  # of one person at one table
    handshakes: int = 2_000  # connections that have not said yet what they want
    replays: Rate = Rate(120, 60)  # and other exports
    frames: Rate = Rate(200, 20)  # of one socket, whatever they carry: pings and pieces too, and long ones as several
    public: Rate = Rate(20, 3600)  # tables made public, from one network
    own_public: Rate = Rate(5, 3600)  # and by one person
    passes: Rate = Rate(20, 600)  # made, to link another device
    links: Rate = Rate(30, 600)  # tried: of 20**12 codes


class Bucket:
    """What is left of an allowance."""

    __slots__ = ("at", "left")

    def __init__(self, rate: Rate, now: float) -> None:
        self.left = float(rate.times)
        self.at = now

    def take(self, rate: Rate, now: float, some: int = 1) -> bool:
        self.left = min(rate.times, self.left + (now - self.at) * rate.times / rate.seconds)
        self.at = now
        if self.left < some:
            return False
        self.left -= some
        return True


class RateLimiter:
    """Allowances by network (or person) and kind; the ones not seen for longest are forgotten."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self.buckets: OrderedDict[tuple[str, str], Bucket] = OrderedDict()

    def allows(self, network: str, kind: str, rate: Rate) -> bool:
        key, now = (network, kind), self.clock()
        bucket = self.buckets.pop(key, None) or Bucket(rate, now)
        self.buckets[key] = bucket
        if len(self.buckets) > NETWORKS:
            self.buckets.popitem(last=False)
        return bucket.take(rate, now)
