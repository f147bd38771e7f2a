"""What the client and its authors need to know of the wire, made from the server's own definitions.

`./dev types` writes web/src/generated/wire.ts, what can be drawn in each game beside it, the types of every game in its
own folder, docs/protocol.md, docs/parts.md, and the library's docs/api.md; a test says when they are out of date.
"""

import json
import sys
from pathlib import Path
from typing import get_args

import msgspec

from fromagerie.coach import hint, race, review, truth, verdict
from fromagerie.engine.game import AnyGame, all_games
from fromagerie.server import daily, links, losses, my_page, review_pool, week, wire
from fromagerie.server.http import (
    boxes,
    circles,
    clubs,
    last_moves,
    lessons,
    mine,
    push,
    quick,
    replays,
    routing,
    shelf,
    table_lines,
)
from fromagerie.server.http import routes as rest
from fromagerie.server.updates import replay_frames as frames
from tools import make_api, make_game_types, make_parts, make_protocol
from tools.typescript import either, interfaces, union

ROOT = Path(__file__).parent.parent
TYPES = ROOT / "web" / "src" / "generated" / "wire.ts"
STOCKS = ROOT / "web" / "src" / "generated" / "stocks.json"

JSON = "export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };"

TAKEN = (
    rest.NewTable,
    boxes.BroughtBox,
    replays.Fork,
    rest.SitDown,
    push.Subscribe,
    push.Unsubscribe,
    circles.NewCircle,
    circles.ChangeCircle,
    mine.AskPass,
    mine.UsePass,
    *(clubs.NewClub, clubs.ClubEntry, clubs.Leaving, clubs.Outcome),
)
GIVEN = (
    routing.TableMade,
    table_lines.TableLine,
    shelf.ShelfLine,
    shelf.GameBox,
    boxes.OpenBox,
    table_lines.Turn,
    table_lines.MyTable,
    table_lines.Guest,
    daily.Today,
    week.Week,
    my_page.MyPage,
    mine.Linked,
    links.NewPass,
    links.OwnDevice,
    push.PushInfo,
    quick.Waiting,
    circles.CircleInfo,
    frames.Frames,
    review.Review,
    review_pool.ReviewProgress,
    hint.Hint,
    verdict.Verdict,
    truth.TrueCurve,
    losses.MyLosses,
    race.RaceReview,
    frames.Lesson,
    last_moves.LastMoves,
    lessons.WhyNot,
    clubs.ClubMade,
    clubs.ClubInfo,
    routing.ErrorBody,
)


def main() -> None:
    # By their names in this checkout: games that were imported from another one are not ours to write to.
    made = {path.relative_to(ROOT): text for path, text in outputs().items()}
    for name, text in made.items():
        (ROOT / name).parent.mkdir(parents=True, exist_ok=True)
        (ROOT / name).write_text(text, encoding="utf-8")
        print(name, file=sys.stderr)


def outputs() -> dict[Path, str]:
    games, pages = make_game_types.outputs(), make_protocol.outputs() | make_parts.outputs() | make_api.outputs()
    return {TYPES: typescript(), STOCKS: stocks(), **games, **pages}


# What lies in the boxes, for the verifier in the browser


def stocks() -> str:
    # Games that lie elsewhere come and go, and a page is built once.
    ours = [
        game for game in all_games().values() if game.folder.is_relative_to(ROOT) and game.stocks(game.player_counts[0])
    ]
    games = ",\n".join(f"{json.dumps(game.key)}: {stocks_of(game)}" for game in ours)
    return f"{{\n{games}\n}}\n"


def stocks_of(game: AnyGame) -> str:
    """One line a number of players."""
    tables = ",\n".join(
        f'"{players}": {msgspec.json.encode(game.stocks(players)).decode()}' for players in game.player_counts
    )
    boxes = json.dumps([game.box_hash, *(box for box in game.same_boxes if game.knows_box(box))])
    return f'{{ "rules": {game.rules_version}, "boxes": {boxes}, "tables": {{\n{tables}\n}}}}'


# TypeScript


def typescript() -> str:
    parts = ["// Made by ./dev types from the server's messages; changes made here are lost."]
    parts += interfaces(wire.FromClient, *TAKEN, sent=False)
    parts += interfaces(wire.FromServer, *GIVEN, sent=True)
    parts.append(union("FromClient", wire.COMMANDS))
    parts.append(union("FromServer", wire.ANSWERS))
    parts.append(union("Command", [kind for kind in wire.COMMANDS if issubclass(kind, wire.Command)]))
    parts += [
        f"export type {name} = {either(get_args(getattr(wire, name)))};"
        for name in ("Language", "Clock", "Leavers", "Pace", "Talk", "Phase", "Question", "Channel")
    ]
    parts.append(JSON)
    parts.append(f"export const PROTOCOL = {wire.PROTOCOL};")
    return "\n\n".join(parts) + "\n"


if __name__ == "__main__":
    main()
