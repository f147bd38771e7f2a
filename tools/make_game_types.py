"""What every game sends, in TypeScript: `web/generated.ts` in its folder, from its view, events, actions and options.

A board says `BoardProps<CheezTricksGame>` and knows by that what it is given; nothing of it is written by hand twice.
"""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Union, get_args

from fromagerie.engine.game import AnyGame, all_games
from fromagerie.engine.model import Action, Claimed, Event
from tools.typescript import interfaces, union

HEADER = "// Made by ./dev types from the Structs of this game; changes made here are lost."


def outputs() -> dict[Path, str]:
    """For every game that brings a board: nothing else reads them."""
    with_board = [game for game in all_games().values() if (game.folder / "Board.svelte").exists()]
    return {game.folder / "web" / "generated.ts": typescript(game) for game in with_board}


def typescript(game: AnyGame) -> str:
    actions, claims, events = kinds_of(game.actions), kinds_of(game.claims), events_of(game)
    name = type(game).__name__.removesuffix("Game")
    parts = [HEADER, *interfaces(*roots_of(game), sent=True)]
    parts += [union(f"{name}Action", actions), union(f"{name}Claim", claims), union(f"{name}Event", events)]
    parts.append(f"""/** All that a board of {game.title} is given. */
export interface {name}Game {{
  view: {game.view_type.__name__};
  event: {name}Event;
  action: {name}Action;
  claim: {name}Claim;
  options: {game.options.__name__};
  box: {game.box_type.__name__};
}}""")
    return "\n\n".join(parts) + "\n"


def roots_of(game: AnyGame) -> tuple[Any, Any, Any, Any]:
    """What is sent: the view; any event; any action or claim; the box. Everything else is in them."""
    moves: Any = Union[*kinds_of(game.actions), *kinds_of(game.claims)]
    return game.view_type, Union[*events_of(game)], moves, game.box_type


def events_of(game: AnyGame) -> list[type[Event]]:
    return [*(get_args(game.event_type) or (game.event_type,)), *([Claimed] if game.claims else [])]


def kinds_of(actions: Sequence[Action]) -> list[type[Action]]:
    return list(dict.fromkeys(map(type, actions)))
