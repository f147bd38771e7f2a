"""Who calls, by which name and from whose page, and whether they call too often."""

from typing import Final

from starlette.requests import HTTPConnection

from fromagerie.server.host_names import HostNames
from fromagerie.server.rate_limits import Limits, RateLimiter
from fromagerie.server.registry import TableRegistry

COOKIE: Final = "fromagerie"
# Over TLS: a name that browsers accept only from this very host, encrypted, for all of it.
SEALED_COOKIE: Final = f"__Host-{COOKIE}"
YEAR: Final = 365 * 24 * 3600


class RequestGuard:
    """What REST and sockets share: who calls, from where, how often."""

    def __init__(
        self, registry: TableRegistry, limits: Limits, origins: frozenset[str], host_names: frozenset[str] = frozenset()
    ) -> None:
        self.registry = registry
        self.limits = limits
        self.origins = origins
        self.host_names = HostNames(origins | host_names)
        self.rate_limiter = RateLimiter()

    def is_called_right(self, request: HTTPConnection) -> bool:
        """Called by one of our names: else another page may have pointed its own name here."""
        here = request.scope.get("server") or (None, None)
        return self.host_names.allow(request.headers.get("host"), here[0])

    def ours(self, origin: str | None, host: str | None) -> bool:
        """A page of ours, or no page at all: other people's pages may not speak in our guests' names."""
        if origin is None or origin in self.origins:
            return True
        return host is not None and origin.partition("://")[2] == host

    def may_go_public(self, network: str, person: str) -> bool:
        """Whether they may put one more table on the public list, which has room for few."""
        limits, lets = self.limits, self.rate_limiter.allows
        return lets(person, "own public", limits.own_public) and lets(network, "public", limits.public)

    async def person(self, cookies: dict[str, str], scheme: str) -> str | None:
        token = self.token(cookies, scheme)
        return await self.registry.person_with(token) if 0 < len(token) <= 100 else None

    def token(self, cookies: dict[str, str], scheme: str) -> str:
        return cookies.get(cookie_for(scheme), "")


def cookie_for(scheme: str) -> str:
    return SEALED_COOKIE if scheme in ("https", "wss") else COOKIE
