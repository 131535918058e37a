"""Where compiled kernels are kept: folders named by all that kernels may hold, and turns.

Numba's disk cache does not notice edits in other files, so cache folders are named by a
digest of files: one for each game, which counts every file of its package wherever that
lies, and one for the loops that hold kernels of any game. An edited engine never runs
stale code, and an edited bot leaves the games compiled.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import stat
import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import cache
from pathlib import Path
from threading import Event
from typing import IO, Final

import platformdirs

ENGINE: Final = Path(__file__).parent
SHARED_SOURCES: Final = (
    "compiler.py",
    "jit.py",
    "bitsets.py",
    "rng.py",
    "kernel_set.py",
    "kernels.py",
)  # what kernels of every game may use
LOOP_SOURCES: Final = ("games", "bots", "simulation", "play/continuing.py")  # and loops besides
KEPT: Final = 4  # folders for one game, or for the loops, that were used last
LARGEST: Final = 4_000_000  # bytes; of a larger file, which is no source, size and time count
PAUSE: Final = 0.05  # seconds between two looks at a lock
LOOKS: Final = 1_200  # a minute; then a kernel is compiled twice rather than never

if sys.platform == "win32":
    import msvcrt

    def lock_file(number: int) -> None:
        """Lock an open file for this process; OSError where another one has it."""
        msvcrt.locking(number, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def lock_file(number: int) -> None:
        """Lock an open file for whoever opened it; OSError where another one has it."""
        fcntl.flock(number, fcntl.LOCK_EX | fcntl.LOCK_NB)


_known: dict[Path, tuple[object, str]] = {}  # what packages elsewhere were last, by their files


@cache
def home_of(file: Path) -> Path | None:
    """What a source file belongs to: a game's folder or package; None for the engine's loops."""
    if ENGINE in file.parents:
        parts = file.relative_to(ENGINE).parts
        return ENGINE.joinpath(*parts[:2]) if parts[0] == "games" and len(parts) > 2 else None
    if not file.is_file():
        return None  # typed in, or in an archive; such kernels are not kept
    home = file
    while (home.parent / "__init__.py").is_file():
        home = home.parent
    return home


def sources_digest(home: Path | None = None) -> str:
    """Sixteen hexadecimal digits that change with any file that kernels of a home may hold.

    Args:
        home: As `home_of` gives it.
    """
    if home is None or _is_ours(home):
        return _engine_digest(home)
    stamp = tuple(
        (path, known.st_mtime_ns, known.st_size)
        for path, known in ((path, path.stat()) for path in _files(home))
    )
    if _known.get(home, ((), ""))[0] != stamp:
        _known[home] = (stamp, _digest([*(ENGINE / one for one in SHARED_SOURCES), home]))
    return _known[home][1]


@cache
def _is_ours(home: Path) -> bool:
    return ENGINE in home.parents


@cache
def _engine_digest(home: Path | None) -> str:
    return _digest(
        [*(ENGINE / one for one in SHARED_SOURCES)]
        + ([home] if home else [ENGINE / one for one in LOOP_SOURCES])
    )


def _digest(places: list[Path]) -> str:
    digest = hashlib.sha256()
    for place in places:
        for path in _files(place):
            digest.update(f"{path.relative_to(place.parent).as_posix()}\0".encode())
            digest.update(_content(path))
    return digest.hexdigest()[:16]


def _files(place: Path) -> Iterator[Path]:
    """A file, or every file of a folder in a fixed order, but for what Python keeps there."""
    if place.is_file():
        yield place
    for folder, inner, names in os.walk(place):
        inner[:] = sorted(name for name in inner if name[0] != "." and name != "__pycache__")
        yield from (Path(folder, name) for name in sorted(names) if name[0] != ".")


def _content(path: Path) -> bytes:
    try:
        known = path.stat()
        if known.st_size > LARGEST or not stat.S_ISREG(known.st_mode):  # a pipe would never end
            return f"{known.st_size} {known.st_mtime_ns}".encode()
        return path.read_bytes()
    except OSError:  # it went away, or is nobody's to read
        return b""


def cache_folder(home: Path | None = None) -> Path:
    """Where compiled kernels of a home are kept between starts of the program."""
    return _folder(os.environ.get("OIKIST_CACHE"), home, sources_digest(home))


@cache
def _folder(chosen: str | None, home: Path | None, digest: str) -> Path:
    base = Path(chosen) if chosen else Path(platformdirs.user_cache_dir("oikist", appauthor=False))
    return base / "kernels" / f"{home.stem if home else 'loops'}-{digest}"


@cache
def opened(folder: Path) -> Path:
    """A cache folder, made if need be; one that is new takes the place of the oldest."""
    with suppress(OSError):  # nothing can be kept here: kernels are compiled at each start
        fresh = not folder.is_dir()
        folder.mkdir(parents=True, exist_ok=True)
        os.utime(folder)
        if fresh:
            forget_old_caches(folder)
    return folder


def forget_old_caches(present: Path) -> None:
    """Remove what other sources have compiled, but for the few used last.

    A folder that another process uses is only compiled anew, and made again for that.
    """
    name = present.name.rpartition("-")[0]
    others = [one for one in present.parent.glob(f"{name}-*") if one != present]
    others = [one for one in others if one.name.rpartition("-")[0] == name]
    for folder in sorted(others, key=_used, reverse=True)[KEPT - 1 :]:
        shutil.rmtree(folder, ignore_errors=True)


def _used(folder: Path) -> float:
    with suppress(OSError):
        return folder.stat().st_mtime
    return 0.0


class Turn:
    """The right to compile one kernel, held by one process at a time.

    The system lets it go when the process ends in any way. Where files cannot be locked,
    or another process holds it for very long, everybody goes on without.

    Args:
        file: Path of what is locked; it stays empty and is left behind.
        pause: Waits so many seconds.
    """

    def __init__(self, file: str | Path, pause: Callable[[float], object] | None = None) -> None:
        self.file = file
        self._pause = pause or Event().wait
        self._stream: IO[bytes] | None = None

    @property
    def held(self) -> bool:
        """Whether this process has it."""
        return self._stream is not None

    def take(self, looks: int = LOOKS) -> bool:
        """Wait for it, not longer than so many looks; whether another process had it."""
        if self.held:
            return False
        try:
            file = Path(self.file)
            file.parent.mkdir(parents=True, exist_ok=True)
            stream = file.open("ab")
        except OSError:  # a folder that may only be read
            return False
        for look in range(looks):
            try:
                lock_file(stream.fileno())
            except (BlockingIOError, PermissionError):
                self._pause(PAUSE)
            except OSError:  # a file system without locks
                break
            else:
                self._stream = stream
                return look > 0
        stream.close()
        return True

    def let_go(self) -> None:
        """Let the next process have it."""
        if self._stream is not None:
            self._stream.close()
            self._stream = None
