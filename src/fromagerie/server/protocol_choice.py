"""Chooses uvicorn's protocols: ours where the internals of uvicorn and websockets are as expected, else plain ones."""

import asyncio
from importlib.metadata import version
from operator import attrgetter
from typing import Any, Final

import structlog
import uvicorn
from uvicorn.server import ServerState

from fromagerie.server.rate_limits import Limits

logger = structlog.get_logger()

# Also in pyproject.toml: what ws/fast_websocket.py was written for and tested with.
KNOWN: Final = {"uvicorn": "0.54.", "websockets": "17."}
# The private attributes that ws/fast_websocket.py and http/protocol.py use.
OF_LINES: Final = (
    *("handle_connect", "handle_ping", "handle_pong", "send_receive_event_to_app", "handshake_initiated"),
    *("close_sent", "close_timer", "read_paused", "frames", "curr_msg_data_type", "queue", "config", "loop"),
    *("pending_ping_payload", "last_ping_rtt", "pause_writing", "resume_writing", "start_keepalive", "stop_keepalive"),
    *("conn.state", "conn.current_size", "conn.send_close", "conn.send_ping", "conn.data_to_send", "client"),
)
OF_REQUESTS: Final = (
    *("cycle", "connections", "loop", "transport", "handle_websocket_upgrade", "pause_writing", "resume_writing"),
)


def unknown_version(known: dict[str, str] = KNOWN) -> str:
    """The first of them whose version we do not know."""
    for name, beginning in known.items():
        if not f"{version(name)}.".startswith(beginning):
            return f"{name} {version(name)}"
    return ""


def lacking(protocol: type[Any], names: tuple[str, ...]) -> list[str]:
    """The names that such a protocol lacks."""
    config = uvicorn.Config(no_app, log_config=None, ws_per_message_deflate=False)
    config.load()
    loop = asyncio.new_event_loop()
    try:
        made = protocol(config, ServerState(), {}, _loop=loop)
    finally:
        loop.close()
    return [name for name in names if not has(made, name)]


def has(thing: Any, name: str) -> bool:
    try:
        attrgetter(name)(thing)
    except AttributeError:
        return False
    return True


async def no_app(scope: Any, receive: Any, send: Any) -> None:
    """Nothing is ever asked of it."""


def websocket_protocol(limits: Limits) -> Any:
    """The protocol of WebSockets."""
    strange = unknown_version()
    try:
        from fromagerie.server.ws.fast_websocket import direct

        strange = strange or ", ".join(lacking(direct(limits.frames), OF_LINES))
    except Exception as error:  # whatever it is that others have changed
        strange = strange or repr(error)
    if strange:
        logger.warning("plain lines: slower, and pings and pieces are not counted", unknown=strange)
        return "websockets-sansio"
    return direct(limits.frames)


def http_protocol(limits: Limits, most_open: int | None) -> Any:
    """The protocol of everything else."""
    try:
        from fromagerie.server.http.protocol import patient

        strange = ", ".join(lacking(patient(1), OF_REQUESTS))
    except Exception as error:
        strange = repr(error)
    if strange:
        logger.warning("plain requests: whoever is slow is waited for", unknown=strange)
        return "h11"
    return patient(limits.handshakes, most_open)
