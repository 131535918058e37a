"""Every action of the window in one table: text, tooltip, shortcut, icon."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtGui import QAction, QActionGroup, QKeySequence

from workbench.icons import icon
from workbench.theme import Theme

_CONTEXT: Final = "Actions"


@dataclass(frozen=True)
class Entry:
    """One action.

    Attributes:
        key: Name in the code, and objectName.
        text: In menus, with its mnemonic.
        tip: One sentence.
        shortcut: As Qt writes it; "" for none.
        icon: File in `resources/icons` without ending; "" for none.
        group: Actions of one group exclude each other; "" if it is no choice.
        checkable: Whether it can be on.
    """

    key: str
    text: str
    tip: str
    shortcut: str = ""
    icon: str = ""
    group: str = ""
    checkable: bool = False


TABLE: Final = (
    Entry("new_game", "&New game", "Start a new game with the seed beside it", "Ctrl+N", "new"),
    Entry("quit", "&Quit", "Close the window", "Ctrl+Q"),
    Entry("take_back", "Take &back", "Take the last move back", "Ctrl+Z", "take-back"),
    Entry("step", "&Step", "Let the bot make one move", "Ctrl+Right", "step"),
    Entry("play", "&Play", "Let bots play on, or pause them", "Ctrl+Space", "play"),
    Entry("end", "To the &end", "Let bots play the game to its end", "Ctrl+End", "end"),
    Entry("back_to_now", "Back to &now", "Show the newest position", "Ctrl+Return", "newest"),
    Entry("run_batch", "&Run or cancel batch", "Run the batch, or cancel it", "F5", "batch"),
    Entry("fit", "&Fit board", "Show the whole board", "Ctrl+/", "fit"),
    Entry("full_size", "&Actual size", "Show hexes at their full size", "Ctrl+0", "full-size"),
    Entry("zoom_in", "Zoom &in", "Show hexes larger", "Ctrl++"),
    Entry("zoom_out", "Zoom &out", "Show hexes smaller", "Ctrl+-"),
    Entry("names", "Names of &spaces", "Write the name on every space", "F4", checkable=True),
    Entry("system", "As the &system", "Follow the desktop's colours", group="theme"),
    Entry("light", "&Light", "Dark text on light ground", group="theme"),
    Entry("dark", "&Dark", "Light text on dark ground", group="theme"),
    Entry("reset_layout", "&Reset layout", "Put every panel back to its place"),
    Entry("about", "&About Oikist", "Version and licence"),
)


class Actions:
    """The table as QActions, by key."""

    def __init__(self, parent: QObject) -> None:
        self._by_key: dict[str, QAction] = {}
        groups: dict[str, QActionGroup] = {}
        for entry in TABLE:
            action = _made(entry, parent)
            if entry.group:
                group = groups.setdefault(entry.group, QActionGroup(parent))
                group.addAction(action)
            self._by_key[entry.key] = action

    def __getitem__(self, key: str) -> QAction:
        """The action of a key."""
        return self._by_key[key]

    def set_theme(self, theme: Theme) -> None:
        """Tint the icons."""
        for entry in TABLE:
            if entry.icon:
                self._by_key[entry.key].setIcon(icon(entry.icon, theme))


def _made(entry: Entry, parent: QObject) -> QAction:
    action = QAction(QCoreApplication.translate(_CONTEXT, entry.text), parent)
    action.setObjectName(entry.key)
    tip = QCoreApplication.translate(_CONTEXT, entry.tip)
    action.setStatusTip(tip)
    if entry.shortcut:
        action.setShortcut(QKeySequence(entry.shortcut))
        shown = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        tip = f"{tip} ({shown})"
    action.setToolTip(tip)
    action.setCheckable(entry.checkable or bool(entry.group))
    return action
