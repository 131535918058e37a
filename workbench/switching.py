"""Switches every action by what makes sense now, and says why one is off."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QObject, QTimer

from workbench.commands.shortcuts import scope_title
from workbench.naming import Naming
from workbench.shell import Shell


class Switching(QObject):
    """The switches of a window's actions; their states come from the mode in front.

    Args:
        window: Whose actions.
        naming: Knows what is not saved.
        slots: What happens now for each key of the table of actions.
    """

    def __init__(
        self, window: Shell, naming: Naming, slots: Callable[[], Mapping[str, object]]
    ) -> None:
        super().__init__(window)
        self._window = window
        self._naming = naming
        self._slots = slots
        self._late = QTimer(self)  # runs while actions still have to be switched
        self._late.setInterval(0)
        self._late.setSingleShot(True)
        self._late.timeout.connect(self.switch)
        window.acts.refresh = self.catch_up

    def soon(self) -> None:
        """Switch once nothing else is to be done; one move asks for it many times."""
        self._late.start()

    def catch_up(self) -> None:
        """Switch now, if that is still to be done."""
        if self._late.isActive():
            self.switch()

    def switch(self) -> None:
        """Switch each action, say why it is off, and tick what is on."""
        self._late.stop()
        window = self._window
        page = window.modes[window.mode]
        desk = window.design.desk if window.mode == "design" else None
        scopes = {"window", window.mode} | ({desk.kind} if desk is not None else set())
        enabled = {**page.enabled(), **window.filing.enabled()}
        enabled["save"] = bool(self._naming.unsaved())
        saved = self.tr("Nothing has changed since saving.")
        reasons = {"save": saved, "save_all": saved, **page.reasons()}
        known, checked = self._slots(), page.checked()
        elsewhere: dict[str, str] = {}  # scope -> why its actions are off
        for entry, action in window.acts.items():
            here = entry.scope in scopes
            on = here and entry.key in known and enabled.get(entry.key, True)
            action.setEnabled(on)
            if here:
                why = reasons.get(entry.key, "")
            elif (why := elsewhere.get(entry.scope, "")) == "":
                why = elsewhere[entry.scope] = self._elsewhere(entry.scope)
            window.acts.say_why(entry.key, "" if on else why)
            if entry.key in checked:
                action.setChecked(checked[entry.key])
        self._naming.show_title()
        window.menus.show_scope(desk.kind if desk is not None else "")

    def _elsewhere(self, scope: str) -> str:
        return self.tr("This works in: {}").format(scope_title(scope))
