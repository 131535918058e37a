"""What the window comes back with: project, mode, table and layout, written at every change.

`<state>/session.json` holds it; the open tabs of a project lie in the project itself. It is
written while the program runs and not only when it closes, so that nothing is lost by a kill.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass, field, fields
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QObject, QTimer

from workbench.documents.memory import recall, remember

if TYPE_CHECKING:
    from workbench.window import MainWindow

FILE: Final = "session.json"
_PAUSE: Final = 1_000  # milliseconds between two looks for changes


@dataclass(frozen=True)
class Session:
    """What was in front.

    Attributes:
        project: Folder of the project that was open; "" for none.
        mode: Key of the mode in front; "" if nothing is known.
        table: The scenario on the table, frozen; empty for none.
        lab: The one in the lab, where it is another.
        seats: Who decides for each seat.
        speed: Moves a second.
        seed: Of the next game.
        match: File of the match on the table; "" for none.
    """

    project: str = ""
    mode: str = ""
    table: dict[str, Any] = field(default_factory=dict)
    lab: dict[str, Any] = field(default_factory=dict)
    seats: tuple[str, ...] = ()
    speed: float = 0.0
    seed: int = 1
    match: str = ""


def read_session(state: Path) -> Session:
    """The last session; what is missing or no longer understood is left out."""
    found = recall(state / FILE)
    usual = Session()
    kept: dict[str, Any] = {}
    for one in fields(Session):
        value, plain = found.get(one.name), getattr(usual, one.name)
        if isinstance(plain, tuple) and isinstance(value, list):
            kept[one.name] = tuple(str(part) for part in value)
        elif isinstance(plain, float) and isinstance(value, int | float):
            kept[one.name] = float(value)
        elif isinstance(value, type(plain)) and not isinstance(value, bool):
            kept[one.name] = value
    return Session(**kept)


class SessionKeeper(QObject):
    """Looks every second whether something has changed, and writes it then.

    Args:
        window: Whose session it is.
        state: Folder for the file.
    """

    def __init__(self, window: MainWindow, state: Path) -> None:
        super().__init__(window)
        self._window = window
        self._state = state
        self._written: Session | None = None
        self._timer = QTimer(self)
        self._timer.setInterval(_PAUSE)
        self._timer.timeout.connect(self.write)

    def begin(self) -> None:
        """Keep the session from now on; before, the last one is still being taken up."""
        self._timer.start()

    def end(self) -> None:
        """Write for the last time, when the window closes."""
        self.stop()
        self.write()

    def stop(self) -> None:
        """Write no more."""
        self._timer.stop()

    def write(self) -> None:
        """Write what has changed: the session, the tabs, the layout."""
        window = self._window
        now = window.session()
        if now != self._written and remember(self._state / FILE, asdict(now)):
            self._written = now
        window.filing.projects.keep_session()
        window.layouts.save()
