"""What differs from one operating system to the next: the one place that asks which it is."""

import contextlib
import errno
import io
import locale
import os
import socket
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

PATIENCE: Final = 2.0  # seconds for somebody else to close a file
ESCAPE_CODES: Final = 0x0004  # Windows: ENABLE_VIRTUAL_TERMINAL_PROCESSING
STANDARD_OUTPUT: Final = -11
QUICKEST: Final = slice(148, 152)  # Linux: tcpi_min_rtt in what TCP_INFO says
NEVER: Final = 2**32 - 1
LARGE: Final = 2**21  # bytes of a large page
LARGE_FROM_NOW_ON: Final = 14  # Linux: MADV_HUGEPAGE
LARGE_NOW: Final = 25  # Linux 6.1: MADV_COLLAPSE


def is_windows() -> bool:
    return sys.platform == "win32"


def is_mac() -> bool:
    return sys.platform == "darwin"


# Whose machine it is


def data_folder() -> Path:
    """Where this system keeps such data as ours; a folder that an older version made is used on."""
    shared = os.environ.get("XDG_DATA_HOME")
    plain = Path(shared) / "fromagerie" if shared else Path.home() / ".local" / "share" / "fromagerie"
    if shared or plain.exists():
        return plain
    if is_windows():
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local") / "Fromagerie"
    if is_mac():
        return Path.home() / "Library" / "Application Support" / "Fromagerie"
    return plain


def language() -> str:
    """The language of whoever sits here, as in "fr_FR"; empty if the system does not say."""
    spoken = os.environ.get("LC_ALL") or os.environ.get("LANG") or ""
    if sys.platform == "win32" and not spoken:
        import ctypes

        return locale.windows_locale.get(ctypes.windll.kernel32.GetUserDefaultUILanguage(), "")
    return spoken


def as_typed(text: str) -> str:
    """An argument as it was typed, in a locale that knows no accents too: there Python keeps the bytes in disguise."""
    disguised = any("\ud800" <= sign <= "\udfff" for sign in text)
    return os.fsencode(text).decode("utf-8", "replace") if disguised else text


# Terminals


def prepare_terminal() -> None:
    """A terminal without arrows and accents gets question marks in their place, not an error; so do we from it.

    A Windows console prints escape codes until it is told to obey them.
    """
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            with contextlib.suppress(io.UnsupportedOperation):  # somebody has read from it before
                stream.reconfigure(errors="replace")
    if sys.platform == "win32":
        import ctypes

        kernel, mode = ctypes.windll.kernel32, ctypes.c_ulong()
        console = kernel.GetStdHandle(STANDARD_OUTPUT)
        if kernel.GetConsoleMode(console, ctypes.byref(mode)):
            kernel.SetConsoleMode(console, mode.value | ESCAPE_CODES)


def reader_left(error: OSError) -> bool:
    """Whether this means that whoever read our output has read enough. Windows calls that an invalid argument."""
    closed = is_windows() and error.errno == errno.EINVAL and error.filename is None
    return closed or isinstance(error, BrokenPipeError)


# Files


def put_in_place(fresh: Path, file: Path) -> None:
    """Let one file take the place of another in one step. On Windows, not while a virus scanner reads either."""
    end = time.monotonic() + PATIENCE
    while True:
        try:
            fresh.replace(file)
            return
        except PermissionError:
            if not is_windows() or time.monotonic() > end:
                raise
        time.sleep(0.02)


def scratch_folder() -> str | None:
    """Where joblib keeps what it passes on to processes; None: where it likes.

    It cannot spell a folder with an accent, and the usual one lies in the home of somebody called Zoé.
    """
    usual = os.environ.get("JOBLIB_TEMP_FOLDER") or tempfile.gettempdir()
    shared = [os.environ.get("PROGRAMDATA", ""), os.environ.get("PUBLIC", ""), "/tmp", "/var/tmp"]
    plain = (folder for folder in shared if folder and folder.isascii() and os.access(folder, os.W_OK))
    return None if usual.isascii() else next(plain, None)


# The server


def event_loop() -> str:
    """For uvicorn. The usual loop of Windows closes the door for good when a guest turns round on the threshold.

    That is https://github.com/python/cpython/issues/93821.
    """
    return "asyncio:SelectorEventLoop" if is_windows() else "auto"


def quickest_round_trip(line: Any) -> float | None:
    """How many ms the kernel at the other end of a TCP connection took at its quickest; None where ours keeps no count.

    It counts from the very first packets, and leaves out what was only acknowledged late.
    """
    if sys.platform != "linux" or line is None:
        return None
    try:
        told = line.getsockopt(socket.IPPROTO_TCP, socket.TCP_INFO, QUICKEST.stop)
    except (OSError, TypeError):  # no such connection, or a loop that does not let us ask
        return None
    quickest = int.from_bytes(told[QUICKEST], sys.byteorder)
    return quickest / 1000 if len(told) == QUICKEST.stop and quickest < NEVER else None


def be_polite(niceness: int) -> None:
    """Let others have the processor first, where a process can ask for that."""
    if niceness and hasattr(os, "nice"):
        os.nice(niceness)


def use_large_pages() -> None:
    """Lay out this process's memory in pages of 2 MiB, as far as it fills such, where the system gives them on request.

    A process that walks through many small things spends a part of its time looking up where their pages are.
    """
    if sys.platform != "linux":
        return
    import ctypes

    advise = ctypes.CDLL(None).madvise
    try:
        places = list(own_memory())
    except OSError:  # a service may be kept from seeing even that
        return
    for begin, end in places:
        for advice in (LARGE_FROM_NOW_ON, LARGE_NOW):  # an older kernel knows only the first: it does it in time
            advise(ctypes.c_void_p(begin), ctypes.c_size_t(end - begin), advice)


def own_memory() -> Iterator[tuple[int, int]]:
    """Where in memory this process keeps what it made itself, in whole large pages."""
    for line in Path("/proc/self/maps").read_text(encoding="utf-8", errors="replace").splitlines():
        place, rights, *_, name = [*line.split(maxsplit=5), ""][:6]
        begin, end = (int(edge, 16) for edge in place.split("-"))
        begin, end = -(-begin // LARGE) * LARGE, end // LARGE * LARGE
        if rights == "rw-p" and name in ("", "[heap]") and begin < end:
            yield begin, end


def most_connections() -> int | None:
    """How many the loop can watch at once: on Windows `select` takes 512, of which some are the house's own."""
    return 400 if is_windows() else None


def most_files() -> int | None:
    """How many files and sockets this process may have open; None where nobody can say."""
    try:
        import resource
    except ImportError:  # not here
        return None
    most, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return None if most == resource.RLIM_INFINITY else most


def switch_interval() -> float:
    """How soon, in seconds, a thread asks for its turn. Windows counts in milliseconds: less would be a busy wait."""
    return 0.001 if is_windows() else 0.0001
