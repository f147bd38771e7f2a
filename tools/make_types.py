"""What the client and its authors need to know of the wire, made from the server's own definitions.

`./dev types` writes web/src/generated/wire.ts, what can be drawn in each game beside it, docs/protocol.md, and the
library's docs/api.md; a test says when they are out of date.
"""

import inspect
import json
import re
import sys
from pathlib import Path
from typing import Any, get_args

import msgspec

from fromagerie.engine.game import AnyGame, shelf
from fromagerie.server import daily, wire
from fromagerie.server.domain.commands import PHRASES
from fromagerie.server.http import replays, routing
from fromagerie.server.http import routes as rest
from fromagerie.server.updates import replay_frames as frames
from fromagerie.server.ws import connection as socket
from tools import make_api

ROOT = Path(__file__).parent.parent
TYPES = ROOT / "web" / "src" / "generated" / "wire.ts"
STOCKS = ROOT / "web" / "src" / "generated" / "stocks.json"
PROTOCOL = ROOT / "docs" / "protocol.md"

Schema = dict[str, Any]

TAKEN = (rest.NewTable, replays.Fork, rest.SitDown)
GIVEN = (
    routing.TableMade,
    rest.TableLine,
    rest.GameBox,
    rest.Guest,
    daily.Daily,
    frames.Frames,
    frames.Lesson,
    routing.ErrorBody,
)


def main() -> None:
    for path, text in outputs().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        print(path.relative_to(ROOT), file=sys.stderr)


def outputs() -> dict[Path, str]:
    return {TYPES: typescript(), STOCKS: stocks(), PROTOCOL: protocol(), **make_api.outputs()}


# What lies in the boxes, for the verifier in the browser


def stocks() -> str:
    # Games that lie elsewhere come and go, and a page is built once.
    ours = [game for game in shelf().values() if game.folder.is_relative_to(ROOT) and game.stocks(game.seats[0])]
    games = ",\n".join(f"{json.dumps(game.key)}: {stocks_of(game)}" for game in ours)
    return f"{{\n{games}\n}}\n"


def stocks_of(game: AnyGame) -> str:
    """One line a number of players."""
    tables = ",\n".join(f'"{players}": {msgspec.json.encode(game.stocks(players)).decode()}' for players in game.seats)
    return f'{{ "rules": {game.rules_version}, "box": "{game.box_hash}", "tables": {{\n{tables}\n}}}}'


def components(*roots: Any) -> dict[str, Schema]:
    return msgspec.json.schema_components(roots, ref_template="{name}")[1]


# TypeScript


def typescript() -> str:
    client = components(wire.FromClient, *TAKEN)
    server = components(wire.FromServer, *GIVEN)
    parts = ["// Made by ./dev types from the server's messages; changes made here are lost."]
    parts += [interface(schema, sent=False) for schema in client.values()]
    parts += [interface(schema, sent=True) for schema in server.values()]
    parts.append(union("FromClient", wire.COMMANDS))
    parts.append(union("FromServer", wire.ANSWERS))
    parts.append(union("Command", [kind for kind in wire.COMMANDS if issubclass(kind, wire.Command)]))
    parts += [
        f"export type {name} = {' | '.join(map(json.dumps, get_args(getattr(wire, name))))};"
        for name in ("Language", "Clock", "Leavers", "Phase", "Question", "Channel")
    ]
    parts.append(f"export const PROTOCOL = {wire.PROTOCOL};")
    return "\n\n".join(parts) + "\n"


def interface(schema: Schema, *, sent: bool) -> str:
    """What the server sends is all there; what a client sends may leave out whatever has a default."""
    remarks = remarks_of(schema["title"])
    lines = []
    for name, field in schema["properties"].items():
        always = name in schema["required"] or (sent and "default" in field)
        remark = field.get("description") or remarks.get(name)
        if remark:
            lines.append(f"  /** {remark} */")
        lines.append(f"  {name}{'' if always else '?'}: {spelt(field)};")
    about = f"/** {schema['description']} */\n" if "description" in schema else ""
    return f"{about}export interface {schema['title']} {{\n" + "\n".join(lines) + "\n}"


def spelt(schema: Schema) -> str:
    """A type, in TypeScript."""
    if "$ref" in schema:
        return str(schema["$ref"])
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema["enum"])
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(spelt(one) for one in schema["anyOf"]))
    match schema.get("type"):
        case "array":
            items = spelt(schema["items"]) if schema.get("items") else "unknown"
            return f"({items})[]" if "|" in items else f"{items}[]"
        case "object":
            values = schema.get("additionalProperties")
            return f"Record<string, {spelt(values) if isinstance(values, dict) and values else 'unknown'}>"
        case "integer" | "number":
            return "number"
        case "string" | "boolean" | "null":
            return str(schema["type"])
    return "unknown"


def union(name: str, kinds: Any) -> str:
    return f"export type {name} =\n" + "\n".join(f"  | {kind.__name__}" for kind in kinds) + ";"


def remarks_of(title: str) -> dict[str, str]:
    """The comments beside the fields of a struct."""
    kind = next(
        found for module in (wire, daily, frames, rest, replays, routing) if (found := getattr(module, title, None))
    )
    return dict(re.findall(r"^    (\w+): [^#\n]*  # (.+)$", inspect.getsource(kind), re.MULTILINE))


# The page for people who write a client


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
    return "\n\n".join(entry(schema, known, sent=sent) for schema in schemas)


def entry(schema: Schema, known: dict[str, Schema], *, sent: bool) -> str:
    remarks = remarks_of(schema["title"])
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


if __name__ == "__main__":
    main()
