"""What happens when the program itself is wrong: a report, a dialog, and editing goes on.

Exceptions that nobody caught, in any thread, and critical messages of Qt become a report in
`<state>/crashes`. When the process itself breaks, Python's `faulthandler` writes into a file
that was opened for it beforehand; `last_hard_crash` finds it at the next start. Reports hold
versions, the traceback and the last actions, but nothing out of files.
"""

from __future__ import annotations

import faulthandler
import hashlib
import os
import platform
import sys
import threading
import time
import traceback
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from secrets import token_hex
from types import TracebackType
from typing import BinaryIO, Final

import PySide6
from PySide6.QtCore import (
    QMessageLogContext,
    QObject,
    QProcess,
    Qt,
    QtMsgType,
    Signal,
    qInstallMessageHandler,
    qVersion,
)
from PySide6.QtWidgets import QApplication

from engine import __version__
from engine.discovery import failed_game
from workbench.dialogs.crash import CrashDialog

FOLDER: Final = "crashes"
ACTIONS: Final = 20  # that a report lists
MOST_REPORTS: Final = 20  # that are kept
RESTARTED: Final = 3  # exit code of a process that began another one in its place
_BROKEN: Final = (b"Fatal Python error", b"Windows fatal exception")
_NOTES: Final = 500  # actions in the file of `faulthandler` before it is begun anew
_WEEK: Final = 7 * 86_400.0

_installed: list[Crashes] = []


@dataclass(frozen=True)
class Report:
    """What is known of one crash.

    Attributes:
        text: For people and for a bug report.
        path: Where it lies; None if it could not be written.
        hard: Whether the whole process broke.
        fault: The slip in a game of the user's own that it comes from; "" for others.
    """

    text: str
    path: Path | None
    hard: bool = False
    fault: str = ""


class Crashes(QObject):
    """Catches what nobody else caught, and shows one dialog at a time; see `install`.

    Signals:
        caught: A Report, in whatever thread it was made.
    """

    caught = Signal(object)

    def __init__(self, state: Path, restart: Callable[[], None]) -> None:
        super().__init__()
        self.folder = state / FOLDER
        self.dialog: CrashDialog | None = None
        self._restart = restart
        self._actions: deque[str] = deque(maxlen=ACTIONS)
        self._seen: set[str] = set()
        self._busy = threading.local()
        self._file: BinaryIO | None = None
        self._notes = 0
        self._before = (sys.excepthook, threading.excepthook)
        self.caught.connect(self._show, Qt.ConnectionType.QueuedConnection)

    def begin(self) -> None:
        """Catch everything from now on."""
        with suppress(OSError):
            self.folder.mkdir(parents=True, exist_ok=True)
            self._file = (self.folder / f"{os.getpid()}.txt").open("wb", buffering=0)
            self._file.write(_heading().encode())
            faulthandler.enable(self._file, all_threads=True)
        sys.excepthook = self._uncaught
        threading.excepthook = self._uncaught_in_thread
        qInstallMessageHandler(self._message)

    def end(self) -> None:
        """Catch nothing any more; a file that holds no crash goes."""
        sys.excepthook, threading.excepthook = self._before
        qInstallMessageHandler(None)
        if self._file is not None:
            faulthandler.disable()
            path = Path(self._file.name)
            self._file.close()
            self._file = None
            with suppress(OSError):
                path.unlink()

    def note(self, action: str) -> None:
        """Something was done; the last of these stand in reports."""
        line = f"{time.strftime('%H:%M:%S')} {action}"
        self._actions.append(line)
        if self._file is None:
            return
        with suppress(OSError, ValueError):
            self._notes += 1
            if self._notes > _NOTES:
                self._notes = 1
                self._file.seek(0)
                self._file.truncate()
                self._file.write(_heading().encode())
            self._file.write(f"{line}\n".encode(errors="replace"))

    def report(
        self, kind: type[BaseException], error: BaseException, where: TracebackType | None
    ) -> None:
        """Write down an error, and show it unless the same one was shown before."""
        found = traceback.format_exception(kind, error, where)
        frames = traceback.extract_tb(where)
        place = "".join(f"{frame.filename}:{frame.lineno};" for frame in frames)
        self._tell("".join(found), f"{kind.__name__}:{place}", str(failed_game(error) or ""))

    def _tell(self, what: str, mark: str, fault: str = "") -> None:
        digest = hashlib.sha256(mark.encode(errors="replace")).hexdigest()
        if digest in self._seen or getattr(self._busy, "now", False):
            if self.dialog is not None:
                self.caught.emit(None)
            return
        self._seen.add(digest)
        self._busy.now = True
        try:
            text = f"{_heading()}\n{_without_home(what)}\nLast actions, oldest first:\n"
            text += "\n".join(self._actions) or "none"
            self.caught.emit(Report(text, self._write(text), fault=fault))
        finally:
            self._busy.now = False

    def _write(self, text: str) -> Path | None:
        path = self.folder / f"{time.strftime('%Y%m%d-%H%M%S')}-{token_hex(3)}.txt"
        try:
            path.write_text(text, encoding="utf-8", errors="replace")
            for old in sorted(self.folder.glob("*-*.txt"))[:-MOST_REPORTS]:
                old.unlink()
        except OSError:
            return path if path.exists() else None
        return path

    def _uncaught(
        self, kind: type[BaseException], error: BaseException, where: TracebackType | None
    ) -> None:
        if issubclass(kind, Exception):
            with suppress(Exception):
                self.report(kind, error, where)
        self._before[0](kind, error, where)

    def _uncaught_in_thread(self, args: threading.ExceptHookArgs) -> None:
        if issubclass(args.exc_type, Exception) and args.exc_value is not None:
            with suppress(Exception):
                self.report(args.exc_type, args.exc_value, args.exc_traceback)
        self._before[1](args)

    def _message(self, kind: QtMsgType, context: QMessageLogContext, text: str) -> None:
        if sys.stderr is not None:
            sys.stderr.write(f"{text}\n")
        if kind in {QtMsgType.QtCriticalMsg, QtMsgType.QtFatalMsg}:
            stack = "".join(traceback.format_stack()[:-1])
            self._tell(f"Qt says: {text}\n{stack}", text)

    def _show(self, report: Report | None) -> None:
        if not isinstance(QApplication.instance(), QApplication):
            return
        if self.dialog is not None:
            self.dialog.add_another()
        elif report is not None:
            above = QApplication.activeWindow()
            self.dialog = CrashDialog(report.text, self.folder, above, fault=report.fault)
            self.dialog.restart_wanted.connect(self._restart)
            self.dialog.destroyed.connect(self._forget_dialog)
            self.dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
            self.dialog.open()

    def _forget_dialog(self) -> None:
        self.dialog = None


def install(state: Path, restart: Callable[[], None] | None = None) -> Crashes:
    """Catch whatever nobody catches, until the program ends.

    Args:
        state: Folder for reports; is made if it is missing, and done without if it cannot be.
        restart: Begins the program anew; None for the usual way.
    """
    crashes = Crashes(state, restart or restart_program)
    crashes.begin()
    _installed.append(crashes)
    return crashes


def uninstall() -> None:
    """Catch nothing any more, at the end of the program."""
    while _installed:
        _installed.pop().end()


def note(action: str) -> None:
    """Something was done, such as "Undo"; does nothing where no crash is caught."""
    if _installed:
        _installed[-1].note(action)


def restart_program() -> None:
    """Begin the program anew, and end this process without closing any document.

    Journals stay as after a crash, so the new process offers all unsaved work.
    """
    if QProcess.startDetached(sys.executable, sys.orig_argv[1:])[0]:
        os._exit(RESTARTED)


def last_hard_crash(state: Path) -> Report | None:
    """The report of a process that broke, if there is one that was not shown yet."""
    found: Report | None = None
    with suppress(OSError):
        for path in sorted((state / FOLDER).glob("*.txt"), key=lambda one: one.stat().st_mtime):
            if not path.stem.isdecimal() or int(path.stem) == os.getpid():
                continue
            content = path.read_bytes()
            if any(mark in content for mark in _BROKEN):
                when = time.strftime("%Y%m%d-%H%M%S", time.localtime(path.stat().st_mtime))
                kept = path.rename(path.with_name(f"{when}-hard-{path.stem}.txt"))
                text = _without_home(content.decode("utf-8", "replace"))
                found = Report(text, kept, hard=True)
            elif time.time() - path.stat().st_mtime > _WEEK:
                path.unlink()  # of a process that was killed
    return found


def _heading() -> str:
    lines = (
        f"Oikist {__version__}",
        f"Python {platform.python_version()}, Qt {qVersion()}, PySide {PySide6.__version__}",
        f"{platform.platform()}, {QApplication.platformName() or 'no window yet'}",
        time.strftime("%Y-%m-%d %H:%M:%S"),
    )
    return "\n".join(lines) + "\n"


def _without_home(text: str) -> str:
    """A text in which the user's name is not said."""
    home = str(Path.home())
    return text.replace(home, "~") if len(home) > 1 else text
