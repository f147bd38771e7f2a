"""docs/protocol.md, made from the server's messages: the page for people who write a client."""

import json
import re
from pathlib import Path

from msgspec import Struct

from fromagerie.server import wire
from fromagerie.server.domain.commands import PHRASES
from fromagerie.server.http import routes as rest
from fromagerie.server.ws import connection as socket
from tools.typescript import Schema, components, remarks_of, spelt, structs

PAGE = Path(__file__).parent.parent / "docs" / "protocol.md"


def outputs() -> dict[Path, str]:
    return {PAGE: protocol()}


def protocol() -> str:
    client, server = components(wire.FromClient), components(wire.FromServer)
    commands = [client[kind.__name__] for kind in wire.COMMANDS]
    answers = [server[kind.__name__] for kind in wire.ANSWERS]
    inside = [schema for name, schema in server.items() if name not in {kind.__name__ for kind in wire.ANSWERS}]
    routes = "\n".join(f"| {route.method} | `{route.path}` | {route.about} |" for route in rest.ROUTES)
    closes = "\n".join(f"| {code} | {about} |" for code, about in sorted(socket.CLOSES.items()))
    return f"""<!-- Made by ./dev types from the server's messages; changes made here are lost. -->
# The wire

How a client, or a bot of your own, sits at a table; [examples/bot_client.py](../examples/bot_client.py) does it.

1. `POST /api/guests` makes you a guest: keep the cookie it sets.
2. `POST /api/tables` sets a table, or `GET /api/codes/CODE` finds one.
3. Open a WebSocket at `/api/tables/TABLE/socket` with that cookie. Every message is one JSON text; yours may have
   {wire.FRAME} bytes.
4. Say `hello` first, and wait for `welcome`. Then come the updates: the first shows everything, the next what changed.
5. Every command has an id that you make. It is answered with `done` once it is kept for good, or with `refused`.
6. When the line breaks, come back with `hello` and the last `seq` you saw, and send again, with their ids, the commands
   that were not answered: what was done already is only answered again.
7. Moves and claims are written in the game's notation; an update lists all that you may do now, in words too.
8. What holds for now and is not kept comes in messages of its own, `ephemeral` and `reacted`. Answer a countdown of
   kind `thumbs` with `thumbs`: before the first throw of a race game everybody is waited for, ten seconds at most.

This is protocol {wire.PROTOCOL}. The part for tables and replays is described for programs at `/api/openapi.json`:

| | path | |
|---|---|---|
{routes}

## What a client says

{chapter(commands, client, sent=False)}

The quick phrases are {", ".join(f"`{phrase}`" for phrase in PHRASES)}.

## What the server says

{chapter(answers, server, sent=True)}

## What is in it

{chapter(inside, server, sent=True)}

## Why a socket is closed

| code | why, and what to do |
|---|---|
{closes}
"""


def chapter(schemas: list[Schema], known: dict[str, Schema], *, sent: bool) -> str:
    kinds = structs(wire.FromClient, wire.FromServer)
    return "\n\n".join(entry(schema, kinds[schema["title"]], known, sent=sent) for schema in schemas)


def entry(schema: Schema, kind: type[Struct], known: dict[str, Schema], *, sent: bool) -> str:
    remarks = remarks_of(kind)
    tag = next(
        (f'`{{"{name}": "{schema["properties"][name]["enum"][0]}"}}`' for name in ("do", "is") if tagged(schema, name)),
        "",
    )
    rows = []
    for name, field in schema["properties"].items():
        if tagged(schema, name):
            continue
        about = field.get("description") or remarks.get(name, "")
        if name not in schema["required"] and not sent:
            about = f"{about}; " if about else ""
            about += f"may be left out ({json.dumps(field['default'])})" if "default" in field else "may be left out"
        rows.append(f"| `{name}` | {linked(spelt(field), known)} | {about} |")
    lines = [f"### {schema['title']}", ""]
    lines += (
        [" ".join(filter(None, (tag, schema.get("description", "")))), ""] if tag or "description" in schema else []
    )
    if rows:
        lines += ["| field | type | |", "|---|---|---|", *rows]
    return "\n".join(lines).rstrip()


def tagged(schema: Schema, name: str) -> bool:
    return name in ("do", "is") and name in schema["properties"]


def linked(spelling: str, known: dict[str, Schema]) -> str:
    """A type as a reader of the page wants it: names lead to their chapters."""
    words = re.split(r"(\w+)", spelling)
    text = "".join(f"[{word}](#{word.lower()})" if word in known else word for word in words)
    return text.replace("|", "or")
