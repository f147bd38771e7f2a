"""`fromagerie serve`: one process, one database, an address to give to friends."""

import gc
import os
import socket as sockets
import sys
import webbrowser
from typing import Any, NamedTuple

import structlog
import uvicorn

from fromagerie.server.app import make_app
from fromagerie.server.house import House
from fromagerie.server.limits import Limits, Rate
from fromagerie.server.line import DirectProtocol, patient
from fromagerie.server.mail import Pace
from fromagerie.server.migrate import upgrade
from fromagerie.server.opening import opened
from fromagerie.server.store import Store
from fromagerie.server.thinkers import Thinkers
from fromagerie.server.wire import FRAME


class Plan(NamedTuple):
    """How to serve; everything has a sensible default."""

    database: str
    host: str = "0.0.0.0"
    port: int = 8000
    thinkers: int = 1
    pace: Pace = Pace()
    limits: Limits = Limits()
    origins: frozenset[str] = frozenset()
    host_names: frozenset[str] = frozenset()
    proxies: str = "127.0.0.1"
    show: bool = False  # open a browser, print a QR code


GENEROUS = Limits(
    *(Rate(100_000, 60), Rate(100_000, 60), Rate(100_000, 60), Rate(1_000_000, 60), Rate(10_000, 20)),
    sockets=50,
    handshakes=10_000,
    public=Rate(100_000, 60),
    own_public=Rate(100_000, 60),
)


def run(plan: Plan) -> None:
    """Serve until told to stop; CannotOpen, in a sentence, if the database cannot be served."""
    set_up_logs()
    with opened(plan.database):
        serve(plan)


def serve(plan: Plan) -> None:
    # The thread that writes hands over to the loop several times a commit; with the usual 5 ms it would mostly wait.
    sys.setswitchinterval(0.0001)
    # Tables are built of very many small things that live long. Looking through all of them takes a tenth of a second
    # or more: the house does it when few would notice, and the interpreter looks through what is new in small portions.
    gc.set_threshold(2_000, 10, 1_000_000)
    upgrade(plan.database)
    house = House(Store(plan.database), Thinkers(plan.thinkers), plan.pace)
    app = make_app(house, plan.limits, plan.origins, host_names=plan.host_names | {plan.host})
    config = uvicorn.Config(
        app,
        host=plan.host,
        port=plan.port,
        http=patient(plan.limits.handshakes),
        ws=DirectProtocol,
        ws_max_size=FRAME,
        ws_ping_interval=10.0,
        ws_ping_timeout=30.0,
        ws_per_message_deflate=False,
        log_level="warning",
        access_log=False,
        server_header=False,
        proxy_headers=True,
        forwarded_allow_ips=plan.proxies,
        timeout_graceful_shutdown=3,
    )
    server = Server(config, plan)
    server.run()


class Server(uvicorn.Server):
    """uvicorn, which says where it can be found once it can."""

    def __init__(self, config: uvicorn.Config, plan: Plan) -> None:
        super().__init__(config)
        self.plan = plan

    async def startup(self, sockets: Any = None) -> None:
        await super().startup(sockets=sockets)
        if self.started:
            port = self.servers[0].sockets[0].getsockname()[1]
            announce(self.plan, port)


def announce(plan: Plan, port: int) -> None:
    here = f"http://localhost:{port}"
    print(f"Fromagerie is open: {here}", flush=True)
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
    """This machine's address among its neighbours. No packet is sent: the system only says which way it would go."""
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
