"""The tree of variants as Qt sees it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final, TypeVar

from PySide6.QtCore import (
    QAbstractItemModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
)
from PySide6.QtGui import QColor, QFont

from engine.discovery import discover
from engine.language import said
from engine.scenarios.family import Kin
from engine.scenarios.variants import Variant
from workbench.look.theme import LIGHT, Theme

T = TypeVar("T")
Index = QModelIndex | QPersistentModelIndex
_NOWHERE: Final = QModelIndex()
NAME, CHANGES, ORIGIN = range(3)


class FamilyModel(QAbstractItemModel):
    """Variants below the ones that they extend; columns: variant, changes, from."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._roots: list[Kin] = []
        self._above: dict[int, Kin | None] = {}
        self._kin: dict[int, Kin] = {}
        self._here: Kin | None = None
        self._several: set[str] = set()  # titles that more than one of them has
        self._alike: set[tuple[str, str]] = set()  # titles and origins that they share
        self._theme = LIGHT

    def show_family(self, roots: Sequence[Kin], here: Kin | None) -> None:
        """Show other trees.

        Args:
            here: The variant that is being edited; None if it is not among them.
        """
        self.beginResetModel()
        self._roots = list(roots)
        self._above = {id(root): None for root in roots}
        self._kin = {id(kin): kin for root in roots for kin in root.walk()}
        everybody = self._kin.values()
        self._here = here
        self._several = _twice(_title(kin) for kin in everybody)
        self._alike = _twice((_title(kin), self._origin(kin)) for kin in everybody)
        for kin in everybody:
            self._above |= {id(child): kin for child in kin.children}
        self.endResetModel()

    def count_here(self, changes: int) -> None:
        """How much the variant that is being edited says anew now, saved or not."""
        if self._here is not None and self._here.differing != changes:
            self._here.differing = changes
            index = self.index_of(self._here).siblingAtColumn(CHANGES)
            self.dataChanged.emit(index, index)

    def set_theme(self, theme: Theme) -> None:
        """Use other colours."""
        self._theme = theme
        if self._roots:
            last = self.index(len(self._roots) - 1, ORIGIN)
            self.dataChanged.emit(self.index(0, 0), last)

    def kin(self, index: Index) -> Kin | None:
        """The variant at an index."""
        return self._kin.get(index.internalId()) if index.isValid() else None

    def find(self, name: str) -> QModelIndex:
        """Index of a variant by name; not valid if there is none."""
        return next((at for at in self._all() if (self._at(at)).name == name), QModelIndex())

    def index_of(self, kin: Kin) -> QModelIndex:
        """Index of one of the variants that are shown."""
        return next((at for at in self._all() if self._at(at) is kin), QModelIndex())

    # Qt's questions.

    def index(self, row: int, column: int, parent: Index = _NOWHERE) -> QModelIndex:
        """See Qt."""
        below = self._below(parent)
        if 0 <= row < len(below) and 0 <= column <= ORIGIN and parent.column() <= 0:
            return self.createIndex(row, column, id(below[row]))
        return QModelIndex()

    def parent(self, index: Index = _NOWHERE) -> QModelIndex:  # type: ignore[override]
        """See Qt."""
        kin = self.kin(index)
        above = self._above.get(id(kin)) if kin else None
        if above is None:
            return QModelIndex()
        uncle = self._above.get(id(above))
        row = (uncle.children if uncle else self._roots).index(above)
        return self.createIndex(row, 0, id(above))

    def rowCount(self, parent: Index = _NOWHERE) -> int:
        """See Qt."""
        return len(self._below(parent)) if parent.column() <= 0 else 0

    def columnCount(self, parent: Index = _NOWHERE) -> int:
        """See Qt."""
        del parent
        return ORIGIN + 1

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        """See Qt."""
        if orientation != Qt.Orientation.Horizontal or role != Qt.ItemDataRole.DisplayRole:
            return None
        return (self.tr("Variant"), self.tr("Changes"), self.tr("From"))[section]

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """See Qt."""
        kin = self.kin(index)
        if kin is None:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return self._text(kin, index.column())
        if role == Qt.ItemDataRole.ToolTipRole:
            note = _said(kin.variant, kin.variant.note) if kin.variant else ""
            return f"{self._text(kin, NAME)}\n{kin.fault or note}".strip()
        if role in (Qt.ItemDataRole.FontRole, Qt.ItemDataRole.ForegroundRole):
            return self._look(kin, role)
        if role == Qt.ItemDataRole.TextAlignmentRole and index.column() == CHANGES:
            return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        return None

    def _look(self, kin: Kin, role: int) -> QFont | QColor | None:
        """The variant being edited is bold, a faulty one has the colour of danger."""
        if role == Qt.ItemDataRole.ForegroundRole:
            return QColor(self._theme.danger) if kin.fault else None
        if kin is not self._here:
            return None
        font = QFont()
        font.setBold(True)
        return font

    def _text(self, kin: Kin, column: int) -> str:
        if column == NAME:
            title = _title(kin)
            if (title, self._origin(kin)) in self._alike:
                title = f"{title} ({kin.name})"
            elif title in self._several:
                title = f"{title} ({self._origin(kin)})"
            return f"⚠ {title}" if kin.fault else title
        if column == CHANGES:
            return str(kin.differing) if kin.variant else ""
        return self._origin(kin)

    def _origin(self, kin: Kin) -> str:
        if kin.path is None:
            return self.tr("not saved") if kin.variant else self.tr("not found")
        return self.tr("Oikist") if kin.shipped else self.tr("this project")

    def _below(self, parent: Index) -> Sequence[Kin]:
        if not parent.isValid():
            return self._roots
        kin = self.kin(parent)
        return kin.children if kin else ()

    def _at(self, index: Index) -> Kin:
        return self._kin[index.internalId()]

    def _all(self, parent: Index = _NOWHERE) -> Iterator[QModelIndex]:
        for row in range(self.rowCount(parent)):
            index = self.index(row, 0, parent)
            yield index
            yield from self._all(index)


def _twice(names: Iterable[T]) -> set[T]:
    return {name for name, count in Counter(names).items() if count > 1}


def _title(kin: Kin) -> str:
    if kin.variant and kin.variant.title:
        return _said(kin.variant, kin.variant.title)
    return kin.name


def _said(variant: Variant, text: str) -> str:
    """A text of a variant in the language of the window, if its game knows it."""
    game = discover().get(variant.game)
    return said(game, text) if game is not None else text
