"""A small table of actions, with the same calls as the window's; and how windows go."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QObject
from PySide6.QtGui import QAction, QKeySequence

from workbench.commands.entry import Entry

ENTRIES = (
    Entry("save", "&Save", "Write the document to its file", "Ctrl+S"),
    Entry("palette", "Find an &action…", "Search everything", "Ctrl+Shift+P"),
    Entry("undo", "&Undo", "Undo the last edit", "Ctrl+Z", scope="design"),
    Entry("stamp", "&Stamp", "Paint with the kind in hand", "B", scope="board"),
    Entry("fill", "&Fill", "Fill an area", "F", scope="board"),
    Entry("card", "Add &card", "Add a card to the deck", "B", scope="deck"),
    Entry("step", "&Step", "Let the bot make one move", "Ctrl+Right", scope="play"),
    Entry("take_back", "Take &back", "Take the last move back", "Ctrl+Z", scope="play"),
    Entry("fit", "Fit && centre", "Show the whole board", scope="board"),
)


def let_go(window) -> None:
    """Close a window and delete it now: every one that lives slows each new style sheet down."""
    window.close()
    window.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


class Table:
    """The entries as actions; `ran` lists the keys of those that were triggered."""

    def __init__(self, parent: QObject, entries=ENTRIES):
        self.entries = entries
        self.ran = []
        self.by_key = {}
        for entry in entries:
            action = QAction(entry.text, parent)
            action.setStatusTip(entry.tip)
            action.triggered.connect(lambda _=False, key=entry.key: self.ran.append(key))
            self.by_key[entry.key] = action
        self.use_shortcuts({})

    def items(self):
        return ((entry, self.by_key[entry.key]) for entry in self.entries)

    def use_shortcuts(self, chosen):
        for entry, action in self.items():
            action.setShortcut(QKeySequence(chosen.get(entry.key, entry.shortcut)))

    def keys_of(self, key):
        return self.by_key[key].shortcut().toString(QKeySequence.SequenceFormat.PortableText)
