"""Every action, declared once: menus, toolbars, search and shortcuts come from these tables."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtGui import QAction, QActionGroup, QKeySequence

from workbench.commands import board as board_commands
from workbench.commands import deck as deck_commands
from workbench.commands import graph as graph_commands
from workbench.commands import hands as commands_hands
from workbench.commands import memory as commands_memory
from workbench.commands import position as commands_edit
from workbench.commands import rules as rules_commands
from workbench.commands import why as commands_why
from workbench.commands.entry import REASON, Entry
from workbench.commands.keywords import KEYWORDS
from workbench.commands.tables import LAB, PLAY, WINDOW
from workbench.look.icons import icon
from workbench.look.theme import Theme

_CONTEXT: Final = "Actions"


def all_entries() -> tuple[Entry, ...]:
    """Every line of every table, in the order of the menus."""
    desks = (
        board_commands.TABLE,
        graph_commands.TABLE,
        deck_commands.TABLE,
        rules_commands.TABLE,
    )
    parts = (
        commands_hands.TABLE,
        commands_why.TABLE,
        commands_memory.TABLE,
        commands_edit.TABLE,
    )
    return (
        *WINDOW,
        *(entry for table in desks for entry in table),
        *PLAY,
        *(entry for table in parts for entry in table),
        *LAB,
    )


def said(text: str) -> str:
    """A text of the tables in the language of the window."""
    return QCoreApplication.translate(_CONTEXT, text)


def keywords(entry: Entry) -> str:
    """Other words for an action, in the language of the window; "" where it needs none."""
    return said(KEYWORDS.get(entry.key, ""))


class Actions:
    """The tables as QActions, by key.

    Args:
        parent: Owner of the actions.
        shortcuts: Key -> shortcut where the user has chosen another one.

    Attributes:
        refresh: Called before an action is looked at, since the window switches actions
            only when it has nothing else to do; None for nobody.
    """

    refresh: Callable[[], None] | None = None

    def __init__(self, parent: QObject, shortcuts: Mapping[str, str] | None = None) -> None:
        self.entries = {entry.key: entry for entry in all_entries()}
        self._by_key: dict[str, QAction] = {}
        self._groups: dict[str, QActionGroup] = {}
        for entry in self.entries.values():
            action = _made(entry, parent)
            if entry.group:
                group = self._groups.setdefault(entry.group, QActionGroup(parent))
                group.addAction(action)
            self._by_key[entry.key] = action
        self.use_shortcuts(shortcuts or {})

    def __getitem__(self, key: str) -> QAction:
        """The action of a key."""
        if self.refresh is not None:
            self.refresh()
        return self._by_key[key]

    def __iter__(self) -> Iterator[str]:
        """All keys, in the order of the tables."""
        return iter(self._by_key)

    def items(self) -> Iterator[tuple[Entry, QAction]]:
        """Every line with its action."""
        if self.refresh is not None:
            self.refresh()
        return ((entry, self._by_key[key]) for key, entry in self.entries.items())

    def as_mapping(self) -> Mapping[str, QAction]:
        """Key -> action."""
        return dict(self._by_key)

    def use_shortcuts(self, chosen: Mapping[str, str]) -> None:
        """Give every action its shortcut: the chosen one, or that of the table."""
        for entry, action in self.items():
            keys = chosen.get(entry.key, entry.shortcut)
            action.setShortcuts([QKeySequence(keys)] if keys else [])
            if entry.key == "redo" and keys == entry.shortcut:
                action.setShortcuts([QKeySequence(keys), QKeySequence("Ctrl+Y")])
            action.setToolTip(_tip(entry, action))

    def say_why(self, key: str, reason: str) -> None:
        """Why an action is off, for tooltips and the palette; "" if it is on, or nobody knows."""
        action = self._by_key[key]
        if (action.property(REASON) or "") != reason:
            action.setProperty(REASON, reason)
            action.setToolTip(_tip(self.entries[key], action))

    def set_theme(self, theme: Theme) -> None:
        """Tint the icons."""
        for entry, action in self.items():
            if entry.icon:
                action.setIcon(icon(entry.icon, theme))


def _made(entry: Entry, parent: QObject) -> QAction:
    action = QAction(said(entry.text), parent)
    action.setObjectName(entry.key)
    action.setStatusTip(said(entry.tip))
    action.setCheckable(entry.checkable or bool(entry.group))
    return action


def _tip(entry: Entry, action: QAction) -> str:
    """What an action does, its keys, and why it cannot be done now."""
    tip = said(entry.tip)
    shown = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
    tip = f"{tip} ({shown})" if shown else tip
    return "\n".join(part for part in (tip, action.property(REASON)) if part)
