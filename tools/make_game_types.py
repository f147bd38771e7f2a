"""What every game sends, in TypeScript: `web/generated.ts` in its folder, from its view, events, actions and options.

A board says `BoardProps<CheezTricksGame>` and knows by that what it is given; nothing of it is written by hand twice.
"""

from collections.abc import Sequence
from functools import reduce
from operator import or_
from pathlib import Path
from typing import Any, get_args

from fromagerie.engine.game import AnyGame, shelf
from fromagerie.engine.model import Action, Claimed
from tools.typescript import interfaces, union

HEADER = "// Made by ./dev types from the Structs of this game; changes made here are lost."


def outputs() -> dict[Path, str]:
    return {game.folder / "web" / "generated.ts": typescript(game) for game in shelf().values()}


def typescript(game: AnyGame) -> str:
    actions, claims = kinds_of(game.actions), kinds_of(game.claims)
    events = [*(get_args(game.event_type) or (game.event_type,)), *([Claimed] if claims else [])]
    # Unions of all that is tagged: Structs of the same tag are a mistake that is told here.
    roots: list[Any] = [game.view_type, reduce(or_, events), reduce(or_, [*actions, *claims])]
    name = type(game).__name__.removesuffix("Game")
    parts = [HEADER, *interfaces(*roots, sent=True)]
    parts += [union(f"{name}Action", actions), union(f"{name}Claim", claims), union(f"{name}Event", events)]
    parts.append(f"""/** All that a board of {game.title} is given. */
export interface {name}Game {{
  view: {game.view_type.__name__};
  event: {name}Event;
  action: {name}Action;
  claim: {name}Claim;
  options: {game.options.__name__};
}}""")
    return "\n\n".join(parts) + "\n"


def kinds_of(actions: Sequence[Action]) -> list[type[Action]]:
    return list(dict.fromkeys(map(type, actions)))
