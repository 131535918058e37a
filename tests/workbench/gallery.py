"""One of every kind of control, for tests of themes and text sizes.

`python -m tests.workbench.gallery THEME SIZE FILE` draws it into a picture.
"""

from __future__ import annotations

import sys

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QStandardItem, QStandardItemModel
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QComboBox,
    QDoubleSpinBox,
    QFormLayout,
    QFrame,
    QGridLayout,
    QGroupBox,
    QHBoxLayout,
    QKeySequenceEdit,
    QLabel,
    QLineEdit,
    QListWidget,
    QMainWindow,
    QMenu,
    QPlainTextEdit,
    QProgressBar,
    QPushButton,
    QRadioButton,
    QSlider,
    QSpinBox,
    QTableWidget,
    QTableWidgetItem,
    QTabWidget,
    QToolBar,
    QToolButton,
    QTreeView,
    QVBoxLayout,
    QWidget,
)

from workbench.look.icons import icon
from workbench.look.theme import LIGHT, Theme, apply_text_size, apply_theme

MODES = (("Design", "fit"), ("Playtest", "play"), ("Lab", "batch"))
FOCUSABLE = (
    QPushButton,
    QCheckBox,
    QRadioButton,
    QLineEdit,
    QSpinBox,
    QComboBox,
    QSlider,
    QListWidget,
    QTreeView,
    QTableWidget,
    QPlainTextEdit,
    QKeySequenceEdit,
)


class Gallery(QMainWindow):
    """Every kind of control, in each of its states."""

    def __init__(self, theme: Theme = LIGHT) -> None:
        super().__init__()
        self.theme = theme
        self.setWindowTitle("Gallery")
        self._add_rail()
        self._add_bar()
        file = self.menuBar().addMenu("&File")
        file.addAction("&Open…")
        self.menuBar().addMenu("&Edit")
        self.tabs = QTabWidget()
        self.tabs.setTabsClosable(True)
        self.tabs.setMovable(True)
        self.tabs.addTab(self._page(), icon("fit", theme), "reconstruction-1 •")
        self.tabs.addTab(QWidget(), "oracles")
        self.tabs.addTab(QWidget(), "long-game")
        self.setCentralWidget(self.tabs)
        self.statusBar().addWidget(QLabel("c4 · inland village · 12 spaces chosen"))

    def _add_rail(self) -> None:
        rail = QToolBar("Modes", self)
        rail.setObjectName("rail")
        rail.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextUnderIcon)
        for text, drawing in MODES:
            action = QAction(icon(drawing, self.theme), text, self)
            action.setCheckable(True)
            action.setChecked(text == "Design")
            rail.addAction(action)
        self.addToolBar(Qt.ToolBarArea.LeftToolBarArea, rail)

    def _add_bar(self) -> None:
        bar = QToolBar("Tools", self)
        bar.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        for text, drawing in (("New", "new"), ("Step", "step"), ("Play", "play")):
            bar.addAction(QAction(icon(drawing, self.theme), text, self))
        off = QAction(icon("end", self.theme), "To the end", self)
        off.setEnabled(False)
        bar.addAction(off)
        bar.addSeparator()
        menu = QToolButton()
        menu.setText("Symmetry")
        menu.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        menu.setMenu(QMenu(menu))
        bar.addWidget(menu)
        self.addToolBar(bar)

    def _page(self) -> QWidget:
        page = QWidget()
        column = QVBoxLayout(page)
        column.addWidget(self._banner())
        grid = QGridLayout()
        for place, part in enumerate(
            (self._fields(), self._choices(), self._views(), self._words())
        ):
            grid.addWidget(part, place // 2, place % 2)
        column.addLayout(grid)
        return page

    def _banner(self) -> QFrame:
        banner = QFrame()
        banner.setObjectName("banner")
        banner.setProperty("kind", "warning")
        row = QHBoxLayout(banner)
        row.addWidget(QLabel("The file was changed by another program."))
        row.addStretch(1)
        for text in ("Reload", "Keep mine"):
            row.addWidget(QPushButton(text))
        return banner

    def _fields(self) -> QGroupBox:
        box = QGroupBox("Fields")
        form = QFormLayout(box)
        search = QLineEdit()
        search.setPlaceholderText("Search")
        search.setClearButtonEnabled(True)
        form.addRow("&Search", search)
        form.addRow("&Name", QLineEdit("Oracle of the north"))
        wrong = QLineEdit("Oracle")
        wrong.setProperty("invalid", True)
        form.addRow("Wrong", wrong)
        off = QLineEdit("cannot be changed")
        off.setEnabled(False)
        form.addRow("Off", off)
        spin = QSpinBox()
        spin.setRange(0, 1000)
        spin.setValue(42)
        form.addRow("&Rounds", spin)
        form.addRow("Weight", QDoubleSpinBox())
        combo = QComboBox()
        combo.addItems(["Inland village", "Coast", "Open ground"])
        form.addRow("&Kind", combo)
        form.addRow("Keys", QKeySequenceEdit("Ctrl+Shift+P"))
        form.addRow("Note", QPlainTextEdit("Why this board is as it is."))
        return box

    def _choices(self) -> QGroupBox:
        box = QGroupBox("Choices")
        column = QVBoxLayout(box)
        for text, state in (
            ("Off", Qt.CheckState.Unchecked),
            ("On", Qt.CheckState.Checked),
            ("Mixed", Qt.CheckState.PartiallyChecked),
        ):
            tick = QCheckBox(text)
            tick.setTristate(state == Qt.CheckState.PartiallyChecked)
            tick.setCheckState(state)
            column.addWidget(tick)
        for text in ("Two-fold", "Three-fold"):
            radio = QRadioButton(text)
            radio.setChecked(text == "Two-fold")
            column.addWidget(radio)
        slider = QSlider(Qt.Orientation.Horizontal)
        slider.setValue(40)
        column.addWidget(slider)
        bar = QProgressBar()
        bar.setTextVisible(False)
        bar.setValue(60)
        column.addWidget(bar)
        row = QHBoxLayout()
        main, plain, off = QPushButton("Simulate"), QPushButton("Cancel"), QPushButton("Off")
        main.setObjectName("primary")
        off.setEnabled(False)
        for button in (main, plain, off):
            row.addWidget(button)
        column.addLayout(row)
        column.addStretch(1)
        return box

    def _views(self) -> QWidget:
        part = QWidget()
        row = QHBoxLayout(part)
        names = QListWidget()
        names.addItems(["Paint 12 hexes", "Erase 1 hex", "Name a place"])
        names.setCurrentRow(1)
        row.addWidget(names)
        tree = QTreeView()
        model = QStandardItemModel(tree)
        model.setHorizontalHeaderLabels(["Variants"])
        root = QStandardItem("classic")
        root.appendRow(QStandardItem("long game"))
        tick = QStandardItem("oracles at night")
        tick.setCheckable(True)
        tick.setCheckState(Qt.CheckState.Checked)
        root.appendRow(tick)
        model.appendRow(root)
        tree.setModel(model)
        tree.expandAll()
        row.addWidget(tree)
        table = QTableWidget(3, 2)
        table.setHorizontalHeaderLabels(["Space", "Kind"])
        for line, (name, kind) in enumerate((("a1", "coast"), ("b2", "village"), ("c3", "open"))):
            table.setItem(line, 0, QTableWidgetItem(name))
            table.setItem(line, 1, QTableWidgetItem(kind))
        table.setCurrentCell(1, 1)
        row.addWidget(table)
        return part

    def _words(self) -> QWidget:
        part = QWidget()
        column = QVBoxLayout(part)
        for name, text in (
            ("title", "Start a project"),
            ("caption", "Recent"),
            ("note", "A folder with boards, decks and variants."),
            ("danger", "2 faults"),
            ("warning", "1 warning"),
            ("success", "Saved"),
        ):
            label = QLabel(text)
            label.setObjectName(name)
            column.addWidget(label)
        card = QFrame()
        card.setObjectName("card")
        inner = QVBoxLayout(card)
        inner.addWidget(QLabel("New project from a game"))
        inner.addWidget(QLabel("A sample, copied to a folder of yours"))
        column.addWidget(card)
        column.addStretch(1)
        return part


def main(choice: str, size: int, file: str) -> None:
    app = QApplication(["gallery"])
    app.setStyle("Fusion")
    apply_text_size(app, size)
    gallery = Gallery(apply_theme(app, choice))
    gallery.resize(gallery.sizeHint().expandedTo(gallery.minimumSizeHint()))
    gallery.show()
    gallery.findChild(QLineEdit).setFocus()
    app.processEvents()
    gallery.grab().save(file)


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), sys.argv[3])
