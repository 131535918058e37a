"""The head of the form: title, parent, seats, board and decks, and why the variant exists."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QFileDialog,
    QFormLayout,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from engine.folders import current_folder
from engine.language import said
from engine.scenarios import catalog, mentions
from workbench.desks.rules.fault_box import FaultBox
from workbench.desks.rules.standing import Standing
from workbench.documents.document import new_gesture
from workbench.documents.edits import ALONE, Key
from workbench.language.rule_words import KINDS, said_of, title_of
from workbench.language.titles import shown_title
from workbench.widgets.elided import ElidedBox
from workbench.widgets.layouts import in_column, in_row

_FILE: Final = object()  # the entry of a chooser that asks for a file
_LINES: Final = {"note": 3, "hypothesis": 2, "verdict": 2}


class HeadPanel(QWidget):
    """Everything of a variant that is no parameter.

    Signals:
        open_wanted: Kind and path of a board, deck or variant to open.
    """

    open_wanted = Signal(str, str)

    def __init__(self, standing: Standing, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.standing = standing
        self._gesture = ALONE
        self.choosers: dict[Key, ElidedBox] = {}
        self.boxes: dict[Key, FaultBox] = {}
        self.texts: dict[str, QPlainTextEdit] = {}
        self.openers: dict[Key, QToolButton] = {}
        form = QFormLayout(self, rowWrapPolicy=QFormLayout.RowWrapPolicy.WrapLongRows)
        form.setContentsMargins(16, 14, 12, 14)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        self.title = QLineEdit(self)
        self.title.textEdited.connect(lambda text: self._write("title", text))
        self.title.installEventFilter(self)
        self._add(form, ("title",), self.title)
        for key in self._keys():
            self._add_chooser(form, key)
        for name in _LINES:
            self._add_text(form, name)
        self.refresh()

    def refresh(self) -> None:
        """Show what the document holds now."""
        fields = self.standing.document.fields
        title = str(fields.get(("title",), ""))
        if self.title.text() != title:
            self.title.setText(title)
        for name, edit in self.texts.items():
            text = str(fields.get((name,), ""))
            if edit.toPlainText() != text:
                edit.blockSignals(True)
                edit.setPlainText(text)
                edit.blockSignals(False)
        self._fill_all()

    def showEvent(self, event: QShowEvent) -> None:
        """See Qt: boards and decks may have been saved in other tabs."""
        super().showEvent(event)
        self._fill_all()

    def refresh_faults(self) -> None:
        """Show the faults of these keys."""
        for box in self.boxes.values():
            box.refresh()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """See Qt: what is typed in one go is one step."""
        if event.type() == QEvent.Type.FocusIn:
            self._gesture = new_gesture()
        return super().eventFilter(watched, event)

    def _keys(self) -> Sequence[Key]:
        game = self.standing.game
        keys: list[Key] = [("extends",), ("seats",)]
        keys += [("board",)] if game.board_schema else []
        return [*keys, *(("decks", key) for key in game.deck_schemas)]

    def _add(self, form: QFormLayout, key: Key, widget: QWidget) -> QVBoxLayout:
        """A row of the form, with room for faults below; returns what holds the widget."""
        name = title_of(key, self.standing.game)
        widget.setAccessibleName(name)
        label = QLabel(name, self)
        label.setBuddy(widget)
        holder = QWidget(self)
        box = FaultBox(self.standing, key, holder)
        column = in_column(widget, box, on=holder, margins=0)
        self.boxes[key] = box
        form.addRow(label, holder)
        return column

    def _add_chooser(self, form: QFormLayout, key: Key) -> None:
        chooser = ElidedBox(self)
        chooser.give_way(10)
        chooser.activated.connect(lambda row, key=key: self._choose(key, row))
        self.choosers[key] = chooser
        column = self._add(form, key, chooser)
        if key[0] in KINDS:
            self._add_opener(key, chooser, column)

    def _add_opener(self, key: Key, chooser: ElidedBox, column: QVBoxLayout) -> None:
        """A button beside a chooser that opens what it names."""
        opener = QToolButton(self)
        opener.setText(self.tr("Open"))
        title = title_of(key, self.standing.game)
        opener.setAccessibleName(self.tr("Open: {}").format(title))
        opener.clicked.connect(lambda: self._open(key))
        self.openers[key] = opener
        row = in_row((chooser, 1), opener)
        column.insertLayout(0, row)

    def _add_text(self, form: QFormLayout, name: str) -> None:
        edit = QPlainTextEdit(self, tabChangesFocus=True, placeholderText=self._hint(name))
        height = edit.fontMetrics().lineSpacing() * _LINES[name]
        edit.setMinimumHeight(height + 14)
        edit.setMaximumHeight(height + 14)
        edit.textChanged.connect(lambda: self._write(name, edit.toPlainText()))
        edit.installEventFilter(self)
        self.texts[name] = edit
        self._add(form, (name,), edit)

    def _hint(self, name: str) -> str:
        return {
            "note": self.tr("Why this variant exists, and where it comes from"),
            "hypothesis": self.tr("What it should show, before it is played"),
            "verdict": self.tr("What was found, once it has been played"),
        }[name]

    def _write(self, name: str, text: str) -> None:
        said = title_of((name,), self.standing.game)
        step = self.tr("Write {}").format(said.lower())
        self.standing.document.do(step, {(name,): text or None}, self._gesture)

    # The choosers.

    def _options(self, key: Key) -> list[tuple[str, object]]:
        """(Shown, value) of each thing that can be chosen."""
        game, path = self.standing.game, self.standing.document.path
        if key == ("seats",):
            return [(str(seats), seats) for seats in game.seats]
        kind = KINDS[str(key[0])]
        entries = catalog.mentionable(kind, game.name, path, self.standing.document.here)
        if key == ("extends",) and path is not None:
            entries = tuple(one for one in entries if one.path.resolve() != path.resolve())
        if key[0] == "decks":
            entries = tuple(one for one in entries if one.deck in ("", key[1]))
        titles = [shown_title(one) for one in entries]
        return [
            (title if titles.count(title) == 1 else f"{title} ({one.name})", one.name)
            for title, one in zip(titles, entries, strict=True)
        ]

    def _fill_all(self) -> None:
        for key, chooser in self.choosers.items():
            self._fill(key, chooser)

    def _fill(self, key: Key, chooser: ElidedBox) -> None:
        said = self.standing.document.fields.get(key)
        options = [(self._inherited(key), None), *self._options(key)]
        if said not in [value for _, value in options]:
            options.append((self._strange(key, said), said))
        if key in self.openers:
            options.append((self.tr("Choose a file…"), _FILE))
        chooser.clear()
        for text, value in options:
            chooser.addItem(text, value)
        row = [value for _, value in options].index(said)
        chooser.setCurrentIndex(row)
        if key in self.openers:
            self.openers[key].setEnabled(bool(self._file(key)))
        font = chooser.font()
        font.setBold(said is not None and bool(self.standing.variant.extends))
        chooser.setFont(font)

    def _strange(self, key: Key, told: object) -> str:
        if not self._file(key):
            return self.tr("⚠ {} (not found)").format(told)
        document = self.standing.document
        title = said_of(key, told, self.standing.game, document.here, document.path)
        return f"{title} ({told})"

    def _inherited(self, key: Key) -> str:
        """The first entry: what holds if the variant does not say it."""
        parents = self.standing.parents
        if key == ("extends",):
            return self.tr("Nothing: it stands on its own")
        value = self.standing.parents_say(key)
        if not value:
            return self.tr("Not chosen yet")
        file = self.standing.inherited_file(key)
        value = said_of(key, file or value, self.standing.game, self.standing.document.here)
        title = said(self.standing.game, parents.title)
        return self.tr("From {parent}: {value}").format(parent=title, value=value)

    def _file(self, key: Key) -> str:
        """Path of what a key means now; "" if it is not found."""
        resolved, variant = self.standing.resolved, self.standing.variant
        path = resolved.board if key == ("board",) else None
        if key[0] == "decks":
            path = resolved.decks.get(str(key[1]))
        if key == ("extends",) and variant.extends:
            mention = mentions.Mention(variant.extends, variant.path, "extends", variant.here)
            path = mentions.look_up("variant", variant.game, mention, [], hidden=variant.path)
        return str(path) if path else ""

    def _open(self, key: Key) -> None:
        found = self._file(key)
        if found:
            self.open_wanted.emit(KINDS[str(key[0])], found)

    def _choose(self, key: Key, row: int) -> None:
        value = self.choosers[key].itemData(row)
        if value is not _FILE:
            self.standing.give(key, value)
        elif (path := self._ask_for_file(key)) is not None:
            document, kind = self.standing.document, KINDS[str(key[0])]
            text = mentions.text_of(kind, document.game, path, document.here, document.path)
            self.standing.give(key, text)
        self.refresh()

    def _ask_for_file(self, key: Key) -> Path | None:
        document = self.standing.document
        begin = self._file(key) or str(document.path or document.here or current_folder())
        title = title_of(key, self.standing.game)
        kinds = self.tr("TOML files (*.toml)")
        path, _ = QFileDialog.getOpenFileName(self, title, str(Path(begin).parent), kinds)
        return Path(path) if path else None
