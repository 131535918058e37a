"""The notebook: variants with why they exist, and what the lab has said of each in time."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt, Signal
from PySide6.QtGui import QColor
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QLabel,
    QStackedWidget,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTreeWidget,
    QTreeWidgetItem,
    QWidget,
)

from engine.asking.questions import KEYS, question
from engine.language import said
from engine.scenarios.family import Kin, family
from workbench.jobs.asking import NotedRequest
from workbench.jobs.contract import Engine
from workbench.jobs.slot import JobSlot
from workbench.lab.verdict_box import MARKS
from workbench.language.counts import moment
from workbench.look.theme import LIGHT, Theme
from workbench.panels.aside import AsideButton, EmptyPage
from workbench.widgets.layouts import in_column

if TYPE_CHECKING:
    from engine.asking.answers import Noted
    from engine.scenarios.scenario import Scenario

Index = QModelIndex | QPersistentModelIndex

_NUMBER: Final = Qt.ItemDataRole.UserRole
_TITLE: Final = Qt.ItemDataRole.UserRole + 1  # of a variant, as answers name it
_COLOURS: Final = {"good": "success", "bad": "danger", "open": "accent"}


class WrappedRows(QStyledItemDelegate):
    """Rows of a tree that are as high as their text needs in the width that its column has.

    Args:
        tree: Whose rows.
    """

    def __init__(self, tree: QTreeWidget) -> None:
        super().__init__(tree)
        self._tree = tree

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """See Qt."""
        shown = QStyleOptionViewItem(option)
        self.initStyleOption(shown, index)
        level, above = 1, index.parent()
        while above.isValid():
            level, above = level + 1, above.parent()
        taken = level * self._tree.indentation() if index.column() == 0 else 0
        margin = 2 * (self._tree.style().pixelMetric(QStyle.PixelMetric.PM_FocusFrameHMargin) + 1)
        wide = self._tree.columnWidth(index.column()) - taken - margin
        room = QRect(0, 0, max(wide, 1), 10_000)
        text = shown.fontMetrics.boundingRect(room, Qt.TextFlag.TextWordWrap, shown.text)
        usual = super().sizeHint(option, index)
        return QSize(usual.width(), max(usual.height(), text.height() + margin))


class Notebook(QWidget):
    """Variants below those that they extend, each with its answers, oldest first.

    Attributes:
        file: File of runs in which the answers lie; None for the user's own.

    Signals:
        opened: Number of an answer that shall be read again.
        set_aside: Where a damaged file of runs lies now, as a sentence.
    """

    opened = Signal(int)
    set_aside = Signal(str)

    def __init__(self, engine: Engine, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._engine = engine
        self.file: Path | None = None
        self._scenario: Scenario | None = None
        self._theme = LIGHT
        self.tree = QTreeWidget()
        self.tree.setObjectName("notebook")
        self.tree.setAccessibleName(self.tr("Notebook"))
        self.tree.setHeaderLabels([self.tr("Variant and verdicts"), self.tr("When")])
        self.tree.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.tree.setAlternatingRowColors(True)
        self.tree.setWordWrap(True)
        self.tree.setItemDelegate(WrappedRows(self.tree))
        header = self.tree.header()
        header.setStretchLastSection(False)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        header.setSectionResizeMode(1, QHeaderView.ResizeMode.ResizeToContents)
        header.sectionResized.connect(self.tree.scheduleDelayedItemsLayout)
        self.said = QLabel(wordWrap=True, alignment=Qt.AlignmentFlag.AlignCenter)
        self.said.setObjectName("empty")
        self.stack = QStackedWidget()
        self.stack.addWidget(self.tree)
        self.aside = AsideButton()
        self.stack.addWidget(EmptyPage(self.said, self.aside))
        self._reading = JobSlot(self)
        self._reading.done.connect(self._take)
        self._reading.failed.connect(self._fail)
        self.aside.done.connect(self.set_aside)
        self.aside.failed.connect(self.said.setText)
        self.tree.itemActivated.connect(self._open)
        self.tree.itemClicked.connect(self._open)
        in_column((self.stack, 1), on=self, margins=0)

    def set_scenario(self, scenario: Scenario) -> None:
        """Whose game's variants are listed."""
        self._scenario = scenario

    def refresh(self) -> None:
        """Read the answers again."""
        self._reading.start(NotedRequest(self._engine, self.file))

    def set_theme(self, theme: Theme) -> None:
        """Use other colours."""
        self._theme = theme

    def _take(self, noted: Sequence[Noted]) -> None:
        self.tree.clear()
        self.aside.offer(None, self.file)
        if self._scenario is None:
            return
        game, here = self._scenario.game, self._engine.here
        left = list(noted)
        for root in family(game, here=here):
            self._add_variant(root, self.tree.invisibleRootItem(), left)
        if left:
            other = QTreeWidgetItem([self.tr("Not saved, or of another game"), ""])
            self.tree.addTopLevelItem(other)
            for one in reversed(left):
                self._add_answer(one, other)
        self.tree.expandAll()
        self.said.setText(
            self.tr("No answers yet. What the lab says is kept here, variant by variant.")
        )
        self.stack.setCurrentIndex(0 if noted else 1)

    def _fail(self, said: str) -> None:
        self.said.setText(said)
        self.aside.offer(self._reading.error, self.file)
        self.stack.setCurrentIndex(1)

    def _add_variant(self, kin: Kin, above: QTreeWidgetItem, left: list[Noted]) -> None:
        """A variant with its hypothesis, its answers, and those that extend it."""
        words = _words_of(kin, self._scenario)
        title = self.tr("{} (Oikist)") if kin.shipped else "{}"
        item = QTreeWidgetItem(above, [title.format(words["title"]), ""])
        item.setData(0, _TITLE, words["title"])
        item.setToolTip(0, "\n".join(text for text in words.values() if text))
        font = item.font(0)
        font.setBold(True)
        item.setFont(0, font)
        if words["hypothesis"]:
            note = QTreeWidgetItem(item, [words["hypothesis"], ""])
            note.setToolTip(0, self.tr("Hypothesis: {}").format(words["hypothesis"]))
        for one in [each for each in reversed(left) if _of(each, kin)]:  # the newest first
            left.remove(one)
            self._add_answer(one, item)
        for child in kin.children:
            self._add_variant(child, item, left)

    def _add_answer(self, noted: Noted, above: QTreeWidgetItem) -> None:
        asked = question(noted.question).title if noted.question in KEYS else noted.question
        mark = MARKS.get(noted.kind, "?")
        when = moment(datetime.fromisoformat(noted.asked).timestamp())
        changed = f"{noted.title} · " if noted.title != above.data(0, _TITLE) else ""
        item = QTreeWidgetItem(above, [f"{mark} {asked} {changed}{noted.verdict}", when])
        item.setData(0, _NUMBER, noted.number)
        item.setToolTip(0, f"{asked}\n{noted.title}\n{noted.verdict}")
        item.setForeground(0, QColor(getattr(self._theme, _COLOURS.get(noted.kind, "accent"))))

    def _open(self, item: QTreeWidgetItem, _column: int) -> None:
        number = item.data(0, _NUMBER)
        if number is not None:
            self.opened.emit(int(number))


def _of(noted: Noted, kin: Kin) -> bool:
    return bool(kin.source) and noted.variant.rpartition("/")[2] == kin.source.rpartition("/")[2]


def _words_of(kin: Kin, scenario: Scenario | None) -> Mapping[str, Any]:
    """Title, note and hypothesis of a variant in the language in force."""
    variant = kin.variant
    if variant is None or scenario is None:
        return {"title": kin.name, "note": kin.fault, "hypothesis": ""}
    game = scenario.game
    return {
        "title": said(game, variant.title or kin.name),
        "note": said(game, variant.note),
        "hypothesis": said(game, variant.hypothesis),
    }
