"""The commands of the house: fromagerie serve · backup · restore · push-keys.

They import the server when they are carried out: whoever plays in a terminal needs none.
"""

import argparse
from pathlib import Path
from typing import Any

from fromagerie.engine.words import Words
from fromagerie.private_files import make_folder
from fromagerie.terminal import saves


class ServerRefuses(ValueError):
    """What the house cannot do, in one sentence."""


def add_server_commands(commands: Any, say: Words) -> None:
    serve = commands.add_parser("serve", help=say("help-serve"))
    serve.set_defaults(command=serve_command)
    serve.add_argument("--host", default="0.0.0.0", help="address to listen on (default: all of this machine's)")
    serve.add_argument("--port", type=int, metavar="N", help="port (default 8000, or the next that is free; 0: any)")
    serve.add_argument("--database", metavar="URL", help="where tables are kept (default: a file in the home)")
    serve.add_argument(
        "--bot-processes", type=int, default=1, metavar="N", help="processes in which bots think (default 1)"
    )
    serve.add_argument("--origin", action="append", default=[], metavar="URL", help="a page elsewhere that may call")
    serve.add_argument(
        "--host-name", action="append", default=[], metavar="NAME", help="a name this house goes by, such as its domain"
    )
    serve.add_argument("--proxy", default="127.0.0.1", metavar="ADDRESS", help="whose word to take for where from")
    serve.add_argument(
        "--pace", type=float, default=1.0, metavar="X", help="how long bots take (1: as people, 0: none)"
    )
    serve.add_argument("--generous", action="store_true", help="no limits worth the name: for tests on one machine")
    serve.add_argument(
        "--push-keys", type=Path, metavar="FILE", help="tell people who are elsewhere (made by fromagerie push-keys)"
    )
    serve.add_argument(
        "--push-anywhere", action="store_true", help="tell them at any address: for tests on one machine"
    )
    serve.add_argument("--show", action="store_true", help="open a browser, print a QR code for phones")

    keep = commands.add_parser("backup", help=say("help-backup"))
    keep.set_defaults(command=backup_command)
    keep.add_argument("file", type=Path, help="where to; never overwritten")
    keep.add_argument("--database", metavar="URL", help="what to copy (default: the file in the home)")

    put_back = commands.add_parser("restore", help=say("help-restore"))
    put_back.set_defaults(command=restore_command)
    put_back.add_argument("file", type=Path, help="the backup")
    put_back.add_argument("--database", metavar="URL", help="where to (default: the file in the home)")

    keys = commands.add_parser("push-keys", help=say("help-push-keys"))
    keys.set_defaults(command=push_keys_command)
    keys.add_argument("file", type=Path, nargs="?", help="where to; never overwritten (default: one in the home)")
    keys.add_argument("--contact", required=True, metavar="ADDRESS", help="yours, for push services: mailto: or https:")


def serve_command(given: argparse.Namespace) -> int:
    from fromagerie.server import serve
    from fromagerie.server.rate_limits import Limits
    from fromagerie.server.services import Timings
    from fromagerie.server.storage.opening import CannotServe

    if given.port is not None and not 0 <= given.port < 65536:
        raise ServerRefuses(f"A port is a number from 0 to 65535, not {given.port}.")
    if given.bot_processes < 1:
        raise ServerRefuses(f"Bots need at least one process to think in, not {given.bot_processes}.")
    timings = Timings(bots=given.pace, patience=given.pace, countdown=given.pace, start=3 * given.pace)
    plan = serve.Plan(
        database=database(given),
        host=given.host,
        port=given.port,
        bot_processes=given.bot_processes,
        timings=timings,
        limits=serve.GENEROUS if given.generous else Limits(),
        origins=frozenset(given.origin),
        host_names=frozenset(given.host_name),
        proxies=given.proxy,
        show=given.show,
        push_keys=given.push_keys,
        push_anywhere=given.push_anywhere,
    )
    try:
        serve.run(plan)
    except CannotServe as error:
        raise ServerRefuses(str(error)) from None
    return 0


def backup_command(given: argparse.Namespace) -> int:
    from fromagerie.server.storage.backup import NoBackup, back_up

    try:
        back_up(database(given), given.file)
    except NoBackup as error:
        raise ServerRefuses(str(error)) from None
    print(f"Everything is in {given.file}.")
    return 0


def restore_command(given: argparse.Namespace) -> int:
    from fromagerie.server.storage.backup import NoBackup, restore

    try:
        restore(given.file, database(given))
    except NoBackup as error:
        raise ServerRefuses(str(error)) from None
    print("Restored. What was there before is beside it, as .before-restore.")
    return 0


def push_keys_command(given: argparse.Namespace) -> int:
    from fromagerie.server.push.keys import NoKeys, make_keys, write_keys

    file = given.file or saves.folder() / "push-keys.json"
    try:
        write_keys(file, make_keys(given.contact))
    except NoKeys as error:
        raise ServerRefuses(str(error)) from None
    print(f"Keep {file} to yourself. To tell people that it is their turn: fromagerie serve --push-keys {file}")
    return 0


def database(given: argparse.Namespace) -> str:
    """The one named, or a file in the home."""
    if given.database:
        return str(given.database)
    try:
        make_folder(saves.folder())
    except OSError as error:
        raise ServerRefuses(
            f"{error.filename} cannot be made: {error.strerror}; FROMAGERIE_HOME names another."
        ) from None
    return f"sqlite:///{saves.folder() / 'fromagerie.db'}"
