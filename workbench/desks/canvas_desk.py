"""What the desks of boards have in common: actions whose state follows what is selected."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QToolBar

from workbench.desks.desk import Desk, Slots

ZOOM_STEP = 1.25


class States(Protocol):
    """Which actions make sense now."""

    def enabled(self) -> dict[str, bool]:
        """Key of an action -> whether it makes sense now; others always do."""

    def reasons(self) -> dict[str, str]:
        """Key of an action -> why it is off, if it is."""

    def checked(self) -> dict[str, bool]:
        """Key of an action -> whether it shows a tick now."""


class CanvasDesk(Desk):
    """A desk with a canvas, tools and a bar of them."""

    _states: States
    _slots: Slots
    _actions: Mapping[str, QAction]
    _could: tuple[dict[str, bool], dict[str, bool]] = ({}, {})

    def slots(self) -> Slots:
        """See `Desk.slots`."""
        return self._slots

    def enabled(self) -> Mapping[str, bool]:
        """See `Desk.enabled`."""
        return self._states.enabled()

    def reasons(self) -> Mapping[str, str]:
        """See `Desk.reasons`."""
        return self._states.reasons()

    def checked(self) -> Mapping[str, bool]:
        """See `Desk.checked`."""
        return self._states.checked()

    def add_bar(self, title: str, name: str, parts: Sequence[Sequence[str]]) -> None:
        """A toolbar of the window's actions, a line between its parts."""
        bar = QToolBar(title, self)
        bar.setObjectName(name)
        for number, keys in enumerate(parts):
            if number:
                bar.addSeparator()
            bar.addActions([self._actions[key] for key in keys])
        self.addToolBar(bar)

    def tell_states(self) -> None:
        """Say so when actions are to be switched on or off; not at every step of a stroke."""
        now = (dict(self.enabled()), dict(self.checked()))
        if now != self._could:
            self._could = now
            self.enabled_changed.emit()
