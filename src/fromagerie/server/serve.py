"""`fromagerie serve`: one process, one database, an address to give to friends."""

import asyncio
import errno
import functools
import gc
import os
import socket as sockets
import sys
import webbrowser
from pathlib import Path
from typing import Any, Final, NamedTuple

import structlog
import uvicorn

from fromagerie import system
from fromagerie.server import descriptors
from fromagerie.server.app import make_app
from fromagerie.server.bot_pool import BotPool
from fromagerie.server.export_pool import ExportPool
from fromagerie.server.protocol_choice import http_protocol, websocket_protocol
from fromagerie.server.push.keys import NoKeys, PushKeys, read_keys
from fromagerie.server.push.notifier import Notifier
from fromagerie.server.rate_limits import Limits, Rate
from fromagerie.server.registry import TableRegistry
from fromagerie.server.services import Timings
from fromagerie.server.storage.migrate import upgrade
from fromagerie.server.storage.opening import CannotServe, opened
from fromagerie.server.storage.store import Store
from fromagerie.server.supervisor import Supervisor, Task
from fromagerie.server.wire import FRAME


class Plan(NamedTuple):
    """How to serve; everything has a sensible default."""

    database: str
    host: str = "0.0.0.0"
    port: int | None = None  # None: 8000, or the next that is free
    bot_processes: int = 1
    timings: Timings = Timings()
    limits: Limits = Limits()
    origins: frozenset[str] = frozenset()
    host_names: frozenset[str] = frozenset()
    proxies: str = "127.0.0.1"
    show: bool = False  # open a browser, print a QR code
    push_keys: Path | None = None  # where the keys for Web Push are; None: there is none
    push_anywhere: bool = False  # to addresses on this machine too: for tests


PORT, PORTS_TRIED = 8000, 20
LAID_OUT: Final = 10.0  # seconds until memory that was taken meanwhile is laid out anew

GENEROUS = Limits(
    *(Rate(100_000, 60), Rate(100_000, 60), Rate(100_000, 60), Rate(1_000_000, 60), Rate(10_000, 20)),
    sockets=50,
    handshakes=10_000,
    replays=Rate(100_000, 60),
    frames=Rate(20_000, 20),
    public=Rate(100_000, 60),
    own_public=Rate(100_000, 60),
    passes=Rate(100_000, 60),
    links=Rate(100_000, 60),
)


def run(plan: Plan) -> None:
    """Serve until told to stop. CannotServe says why not."""
    with opened(plan.database):
        serve(plan)


def serve(plan: Plan) -> None:
    keys = read_push_keys(plan)
    listener = listen(plan.host, plan.port)
    set_up_logs()  # only now: whoever is refused may go on in this process, with logs of their own
    # The thread that writes hands over to the loop several times a commit; with the usual 5 ms it would mostly wait.
    sys.setswitchinterval(system.switch_interval())
    # Tables are built of very many small things that live long. Looking through all of them takes a tenth of a second
    # or more: the sweeper does it when few would notice; the interpreter looks through what is new in small portions.
    gc.set_threshold(10_000, 10, 1_000_000)
    load_fluent()
    upgrade(plan.database)
    registry = TableRegistry(Store(plan.database), BotPool(plan.bot_processes), plan.timings, exports=ExportPool(1))
    notifier = Notifier(registry, keys, anywhere=plan.push_anywhere) if keys else None
    app = make_app(registry, plan.limits, plan.origins, host_names=plan.host_names | {plan.host}, notifier=notifier)
    most = system.most_files()
    config = uvicorn.Config(
        app,
        loop=system.event_loop(),
        http=http_protocol(plan.limits, descriptors.connections(most)),
        ws=websocket_protocol(plan.limits),
        backlog=descriptors.at_once(most),
        ws_max_size=FRAME,
        # Whoever is there answers within Timings.silence, whatever their page is doing.
        ws_ping_interval=4.0,
        ws_ping_timeout=30.0,
        ws_per_message_deflate=False,
        log_level="warning",
        access_log=False,
        server_header=False,
        proxy_headers=True,
        forwarded_allow_ips=plan.proxies,
        timeout_graceful_shutdown=3,
    )
    Server(config, plan, registry.supervisor).run(sockets=[listener])


def load_fluent() -> None:
    """Here, though few sentences need it: when the first medal is given, all tables would wait for it."""
    import fluent.runtime  # noqa: F401


def read_push_keys(plan: Plan) -> PushKeys | None:
    try:
        return read_keys(plan.push_keys) if plan.push_keys else None
    except NoKeys as error:
        raise CannotServe(str(error)) from None


def listen(host: str, port: int | None) -> sockets.socket:
    """The port that was asked for, or, if none was, 8000 or the next that is free."""
    asked = [port] if port is not None else range(PORT, PORT + PORTS_TRIED)
    for number in asked:
        try:
            return bind(host, number)
        except OSError as error:
            if error.errno == errno.EADDRINUSE:
                continue
            raise CannotServe(f"{host}, port {number}, cannot be listened on: {error.strerror}.") from None
    taken = f"Port {port} is in use" if port is not None else f"The ports {asked[0]} to {asked[-1]} are in use"
    raise CannotServe(f"{taken}; name another one with --port, or --port 0 for any.")


def bind(host: str, port: int) -> sockets.socket:
    family = sockets.AF_INET6 if ":" in host else sockets.AF_INET
    listener = sockets.socket(family, sockets.SOCK_STREAM)
    # Elsewhere a server that was just stopped would block its port; on Windows it would let two share one.
    if not system.is_windows():
        listener.setsockopt(sockets.SOL_SOCKET, sockets.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
        listener.listen(2048)
    except OSError:
        listener.close()
        raise
    return listener


class Server(uvicorn.Server):
    """uvicorn, which says where it can be found once it can."""

    def __init__(self, config: uvicorn.Config, plan: Plan, supervisor: Supervisor) -> None:
        super().__init__(config)
        self.plan = plan
        self.supervisor = supervisor
        self.housekeeping: list[Task] = []

    async def startup(self, sockets: Any = None) -> None:
        asyncio.get_running_loop().set_exception_handler(descriptors.AcceptErrors().hear)
        await super().startup(sockets=sockets)
        if self.started:
            self.let_them_wait()
            # In a thread: while the system moves pages, tables go on.
            lay_out = functools.partial(asyncio.to_thread, system.use_large_pages)
            self.housekeeping.append(self.supervisor.repeat("memory", lay_out, LAID_OUT))
            announce(self.plan, self.servers[0].sockets[0].getsockname()[1])

    async def shutdown(self, sockets: Any = None) -> None:
        for task in self.housekeeping:
            task.cancel()
        await super().shutdown(sockets=sockets)

    def let_them_wait(self) -> None:
        """asyncio accepts as many at once as it lets wait: we accept few, and let many wait."""
        for listening in (listening for server in self.servers for listening in server.sockets):
            with listening.dup() as same:
                same.listen(descriptors.WAITING)


def announce(plan: Plan, port: int) -> None:
    here = f"http://localhost:{port}"
    other = f" (port {PORT} is in use)" if plan.port is None and port != PORT else ""
    # A line of progress may stand there, of what is compiled in the background.
    clear = "\r\x1b[K" if sys.stdout.isatty() else ""
    print(f"{clear}Fromagerie is open: {here}{other}", flush=True)
    if plan.show:
        import segno

        address = address_on_network() if plan.host in ("0.0.0.0", "::") else None
        if address:
            link = f"http://{address}:{port}"
            print(f"For phones on the same network: {link}")
            segno.make(link, error="l").terminal(compact=True)
        print("Ctrl-C closes it; tables are kept.", flush=True)
        if sys.stdout.isatty() and not os.environ.get("CI"):
            webbrowser.open(here)


def address_on_network() -> str | None:
    """This machine's address in its network. No packet is sent: the system only says which way it would go."""
    with sockets.socket(sockets.AF_INET, sockets.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return None
        address: str = probe.getsockname()[0]
    return None if address.startswith("127.") else address


def set_up_logs() -> None:
    """Lines a person reads on a terminal, JSON for a machine; never an address or a name."""
    plain = sys.stderr.isatty()
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            *([] if plain else [structlog.processors.format_exc_info]),
            structlog.dev.ConsoleRenderer() if plain else structlog.processors.JSONRenderer(),
        ],
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )
