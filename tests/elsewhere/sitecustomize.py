"""Python loads this as it starts: what only POSIX has is out of sight, for us and for the packages we use.

Out of sight, not away: the standard library itself is written for the system it runs on, and so is loky of joblib,
which starts processes. `fromagerie.system` takes this for Windows, as far as that can be played here.
"""

import builtins
import os
import signal
import socket
import sys
import sysconfig
import warnings
from collections.abc import Mapping, Sequence
from types import ModuleType

MODULES = {"fcntl", "grp", "posix", "pty", "pwd", "readline", "resource", "syslog", "termios", "tty"}
MODULES |= {"_posixsubprocess", "curses", "uvloop"}
FUNCTIONS = "fork forkpty getuid geteuid getgid getegid getpgid killpg mkfifo nice openpty setsid"
SIGNALS = "SIGALRM SIGHUP SIGPIPE SIGQUIT SIGUSR1 SIGUSR2"
STANDARD = sysconfig.get_path("stdlib")

really_import = builtins.__import__


def see_less(
    name: str,
    globals: Mapping[str, object] | None = None,  # noqa: A002 - as Python calls it
    locals: Mapping[str, object] | None = None,  # noqa: A002
    fromlist: Sequence[str] | None = (),
    level: int = 0,
) -> ModuleType:
    if name.partition(".")[0] in MODULES and level == 0 and not may_see(globals or {}):
        raise ImportError(f"No module named {name!r}: this is not Linux", name=name)
    module = really_import(name, globals, locals, fromlist, level)
    system = sys.modules.get("fromagerie.system")
    if system is not None and hasattr(system, "is_windows"):
        system.is_windows = lambda: True  # type: ignore[attr-defined]
    return module


def may_see(importing: Mapping[str, object]) -> bool:
    file = str(importing.get("__file__") or STANDARD)
    return "joblib" in file or (file.startswith(STANDARD) and "site-packages" not in file)


def hide() -> None:
    builtins.__import__ = see_less
    for function in FUNCTIONS.split():
        delattr(os, function)
    for number in SIGNALS.split():
        delattr(signal, number)
    del socket.SO_REUSEPORT
    # With PYTHONWARNDEFAULTENCODING: a file of ours that is read as this machine happens to write is a mistake.
    warnings.filterwarnings("ignore", category=EncodingWarning)
    warnings.filterwarnings("error", category=EncodingWarning, module="fromagerie")


if __name__ == "sitecustomize":  # the tests read the lists above as well
    hide()
