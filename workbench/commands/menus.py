"""The menu bar, made from the table of actions."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QDockWidget, QMainWindow, QMenu

from workbench.commands.actions import Actions, said
from workbench.commands.menu_tree import MENUS, PARENTS, SUBMENUS
from workbench.widgets.dock_front import bring_to_front

# Menus that are of use in some scopes only; the others are always there.
_SCOPED: Final = ("board", "graph", "deck", "variant")


class Menus:
    """Menus of a window.

    Args:
        docks: Gives the docks in front, for View > Panels.
    """

    def __init__(
        self,
        window: QMainWindow,
        actions: Actions,
        docks: Callable[[], Iterable[QDockWidget]],
    ) -> None:
        self._docks = docks
        self._menus = {key: window.menuBar().addMenu(said(text)) for key, text in MENUS.items()}
        self._menus |= {key: QMenu(said(text), window) for key, text in SUBMENUS.items()}
        self._fill(actions)
        for key, parent in PARENTS.items():
            self._menus[parent].addMenu(self._menus[key])
        self._panels = self._menus["panels"]
        self._panels.aboutToShow.connect(self._list_docks)
        self._panels.triggered.connect(self._lead_into)
        # Shortcuts work wherever the menu of an action is hidden.
        window.addActions([action for _, action in actions.items()])
        self.show_scope("")

    def __getitem__(self, key: str) -> QMenu:
        """A menu by its key in `MENUS` or `SUBMENUS`."""
        return self._menus[key]

    def insert(self, key: str, before: QAction, menu: QMenu) -> None:
        """Put a menu into another one."""
        self._menus[key].insertMenu(before, menu)

    def show_scope(self, scope: str) -> None:
        """Show the menu of the desk in front, by its kind, or none for ""."""
        for key in _SCOPED:
            self._menus[key].menuAction().setVisible(key == scope)

    def _fill(self, actions: Actions) -> None:
        for entry, action in actions.items():
            menu = self._menus.get(entry.menu)
            if menu is not None:
                if entry.apart and not menu.isEmpty():
                    menu.addSeparator()
                menu.addAction(action)
        for key in {*PARENTS.values()}:
            self._menus[key].addSeparator()

    def _list_docks(self) -> None:
        self._panels.clear()
        for dock in self._docks():
            self._panels.addAction(dock.toggleViewAction())

    def _lead_into(self, ticked: QAction) -> None:
        """Qt shows a panel that is ticked, but behind others that share its place."""
        for dock in self._docks():
            if dock.toggleViewAction() is ticked and ticked.isChecked():
                bring_to_front(dock)
