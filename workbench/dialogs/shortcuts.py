"""The page of shortcuts: every action, its keys, and what keeps two from being the same."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import (
    QItemSelection,
    QModelIndex,
    QPersistentModelIndex,
    QSortFilterProxyModel,
    Qt,
    Signal,
)
from PySide6.QtGui import QFont, QKeySequence, QStandardItem, QStandardItemModel
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFileDialog,
    QHeaderView,
    QKeySequenceEdit,
    QLabel,
    QLineEdit,
    QPushButton,
    QTableView,
    QWidget,
)

from engine.errors import OikistError
from engine.files import read_plain_text, write_text_atomically
from workbench.commands.actions import said
from workbench.commands.entry import Entry
from workbench.commands.shortcuts import (
    ActionTable,
    as_csv,
    changed_only,
    from_csv,
    in_use,
    plain,
    portable,
    rivals,
    scope_title,
    shown,
)
from workbench.language.fuzzy import has_words
from workbench.settings import Settings
from workbench.widgets.layouts import in_column, in_row

Index = QModelIndex | QPersistentModelIndex
ACTION, WHERE, KEYS = range(3)


class ShortcutsModel(QStandardItemModel):
    """Every action with the place where it works and its shortcut."""

    def __init__(self, actions: ActionTable, settings: Settings, parent: QWidget) -> None:
        super().__init__(parent)
        self._settings = settings
        self._titles = {entry.key: plain(action.text()) for entry, action in actions.items()}
        self.entries = tuple(entry for entry, _ in actions.items())
        titles = [self.tr("Action"), self.tr("Where"), self.tr("Shortcut")]
        self.setHorizontalHeaderLabels(titles)
        for entry in self.entries:
            items = [QStandardItem(self.title(entry)), QStandardItem(scope_title(entry.scope))]
            items.append(QStandardItem())
            for item in items:
                item.setToolTip(self._tip(entry))
            self.appendRow(items)
        self.refresh()

    def title(self, entry: Entry) -> str:
        """The text of an action in the language of the window."""
        return self._titles[entry.key]

    def refresh(self) -> None:
        """Read the settings again; bold where the shortcut is not the usual one."""
        chosen, font = self._settings.shortcuts, QFont()
        for row, entry in enumerate(self.entries):
            self.item(row, KEYS).setText(shown(in_use(entry, chosen)))
            font.setBold(entry.key in chosen)
            for column in (ACTION, WHERE, KEYS):
                self.item(row, column).setFont(font)

    def _tip(self, entry: Entry) -> str:
        usual = shown(entry.shortcut) or self.tr("none")
        return self.tr("{}\nUsual shortcut: {}").format(said(entry.tip), usual)


class _Filter(QSortFilterProxyModel):
    """Rows that hold every word of a search in any column, without case and accents."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._search = ""

    def look_for(self, search: str) -> None:
        self._search = search
        self.invalidate()

    def filterAcceptsRow(self, source_row: int, source_parent: Index) -> bool:
        model = self.sourceModel()
        cells = (model.index(source_row, column, source_parent) for column in range(3))
        return has_words(self._search, " ".join(str(cell.data()) for cell in cells))


class ShortcutsPage(QWidget):
    """Change, take away, reset, import and export shortcuts.

    Every change is in the settings at once; `changed` tells that actions need their new keys.

    Args:
        settings: Where changed shortcuts are kept.
        actions: The table of actions.
    """

    changed = Signal()

    def __init__(
        self, settings: Settings, actions: ActionTable, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._settings = settings
        self.model = ShortcutsModel(actions, settings, self)
        self._filter = _Filter(self)
        self._filter.setSourceModel(self.model)
        self.search = QLineEdit()
        self.table = QTableView()
        self.keys = QKeySequenceEdit()
        self.said = QLabel()
        self.take = QPushButton(self.tr("&Use it here instead"))
        self.clear = QPushButton(self.tr("&No shortcut"))
        self.reset = QPushButton(self.tr("&Reset"))
        self.reset_all = QPushButton(self.tr("Reset &all"))
        self.load = QPushButton(self.tr("&Import…"))
        self.store = QPushButton(self.tr("&Export…"))
        self._set_up_table()
        self._set_up_fields()
        self._arrange()
        self._wire()
        self.table.selectRow(0)

    def current(self) -> Entry | None:
        """The action that is chosen in the table."""
        index = self._filter.mapToSource(self.table.currentIndex())
        return self.model.entries[index.row()] if index.isValid() else None

    def choose(self, key: str) -> None:
        """Choose an action by its key."""
        rows = [row for row, entry in enumerate(self.model.entries) if entry.key == key]
        if rows:
            self.search.clear()
            self.table.setCurrentIndex(self._filter.mapFromSource(self.model.index(rows[0], 0)))

    def use(self, entry: Entry, keys: str) -> bool:
        """Give an action a shortcut; False, and a sentence, if another one has it."""
        found = rivals(entry, keys, self.model.entries, self._settings.shortcuts)
        self.take.setVisible(bool(found))
        if found:
            said = self.tr("{} is already the shortcut of “{}” ({}).")
            where = scope_title(found[0].scope)
            self._say(said.format(shown(keys), self.model.title(found[0]), where), wrong=True)
            return False
        self._keep(self._settings.shortcuts | {entry.key: portable(keys)})
        return True

    def refresh(self) -> None:
        """Show what the settings say now."""
        self.model.refresh()
        self._show_current()

    def read(self, path: Path) -> bool:
        """Take over a CSV file; False, and a sentence, if it cannot be."""
        try:
            text = read_plain_text(path)
            chosen = from_csv(text, self.model.entries, path.name)
        except (OSError, UnicodeError) as error:
            self._say(self.tr("{} cannot be read: {}").format(path.name, error), wrong=True)
            return False
        except OikistError as error:
            self._say(str(error), wrong=True)
            return False
        self._keep(chosen)
        self._say(self.tr("Shortcuts taken over from {}").format(path.name))
        return True

    def write(self, path: Path) -> bool:
        """Write a CSV file; False, and a sentence, if it cannot be."""
        try:
            write_text_atomically(path, as_csv(self.model.entries, self._settings.shortcuts))
        except OSError as error:
            self._say(self.tr("{} cannot be written: {}").format(path.name, error), wrong=True)
            return False
        self._say(self.tr("Shortcuts written to {}").format(path.name))
        return True

    def _set_up_table(self) -> None:
        self.table.setModel(self._filter)
        self.table.setAccessibleName(self.tr("Shortcuts of all actions"))
        self.table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.table.setTabKeyNavigation(False)
        self.table.setShowGrid(False)
        self.table.setWordWrap(False)
        self.table.verticalHeader().hide()
        head = self.table.horizontalHeader()
        head.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        head.setSectionResizeMode(ACTION, QHeaderView.ResizeMode.Stretch)
        for column in (WHERE, KEYS):
            head.setSectionResizeMode(column, QHeaderView.ResizeMode.ResizeToContents)
        self.table.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)

    def _set_up_fields(self) -> None:
        self.search.setPlaceholderText(self.tr("Search actions and keys"))
        self.search.setAccessibleName(self.tr("Search actions and keys"))
        self.search.setClearButtonEnabled(True)
        self.keys.setAccessibleName(self.tr("New shortcut"))
        self.said.setWordWrap(True)
        self.said.setObjectName("note")
        self.take.hide()

    def _arrange(self) -> None:
        label = QLabel(self.tr("New &shortcut"))
        label.setBuddy(self.keys)
        new = in_row(label, (self.keys, 1), self.clear, self.reset)
        said = in_row((self.said, 1), self.take)
        files = in_row(1, self.load, self.store, self.reset_all)
        in_column(self.search, (self.table, 1), new, said, files, on=self, margins=0)

    def _wire(self) -> None:
        self.search.textChanged.connect(self._filter.look_for)
        self.table.selectionModel().selectionChanged.connect(self._follow)
        self.keys.editingFinished.connect(self._use_typed)
        self.clear.clicked.connect(self._use_none)
        self.reset.clicked.connect(self._use_usual)
        self.take.clicked.connect(self._take_over)
        self.reset_all.clicked.connect(lambda: self._keep({}))
        self.load.clicked.connect(self._ask_import)
        self.store.clicked.connect(self._ask_export)

    def _follow(self, chosen: QItemSelection, left: QItemSelection) -> None:
        self._say("")
        self._show_current()

    def _show_current(self) -> None:
        entry = self.current()
        for part in (self.keys, self.clear, self.reset):
            part.setEnabled(entry is not None)
        self.take.hide()
        if entry is not None:
            chosen = self._settings.shortcuts
            self.keys.setKeySequence(QKeySequence(in_use(entry, chosen)))
            self.reset.setEnabled(entry.key in chosen)
            self.clear.setEnabled(bool(in_use(entry, chosen)))

    def _use_typed(self) -> None:
        entry, keys = self.current(), portable(self.keys.keySequence())
        if entry is not None and keys != in_use(entry, self._settings.shortcuts):
            self.use(entry, keys)

    def _use_none(self) -> None:
        entry = self.current()
        if entry is not None:
            self.use(entry, "")

    def _use_usual(self) -> None:
        entry = self.current()
        if entry is not None:
            self.keys.setKeySequence(QKeySequence(entry.shortcut))
            self.use(entry, entry.shortcut)

    def _take_over(self) -> None:
        """Take the keys away from all that have them, and give them to the chosen action."""
        entry, keys = self.current(), portable(self.keys.keySequence())
        if entry is None:
            return
        chosen = self._settings.shortcuts
        found = rivals(entry, keys, self.model.entries, chosen)
        self._keep(chosen | {other.key: "" for other in found} | {entry.key: keys})

    def _keep(self, chosen: dict[str, str]) -> None:
        self._settings.shortcuts = changed_only(self.model.entries, chosen)
        self._say("")
        self.refresh()
        self.changed.emit()

    def _say(self, words: str, *, wrong: bool = False) -> None:
        self.said.setText(words)
        self.said.setObjectName("danger" if wrong else "note")
        self.said.style().unpolish(self.said)
        self.said.style().polish(self.said)

    def _ask_import(self) -> None:
        title, kinds = self.tr("Import shortcuts"), self.tr("Tables (*.csv)")
        name, _ = QFileDialog.getOpenFileName(self, title, "", kinds)
        if name:
            self.read(Path(name))

    def _ask_export(self) -> None:
        title, kinds = self.tr("Export shortcuts"), self.tr("Tables (*.csv)")
        name, _ = QFileDialog.getSaveFileName(self, title, "shortcuts.csv", kinds)
        if name:
            self.write(Path(name))
