"""The tree of variants as Qt sees it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Final, TypeVar

from PySide6.QtCore import QModelIndex, QObject, Qt
from PySide6.QtGui import QColor, QFont, QStandardItem, QStandardItemModel

from engine.discovery import discover
from engine.language import said
from engine.scenarios.family import Kin
from engine.scenarios.variants import Variant
from workbench.look.theme import LIGHT, Theme

T = TypeVar("T")
NAME, CHANGES, ORIGIN = range(3)
_NOWHERE: Final = QModelIndex()
_KIN: Final = Qt.ItemDataRole.UserRole
_TIP: Final = Qt.ItemDataRole.ToolTipRole
_RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class FamilyModel(QStandardItemModel):
    """Variants below the ones that they extend; columns: variant, changes, from."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.setHorizontalHeaderLabels([self.tr("Variant"), self.tr("Set here"), self.tr("From")])
        counted = self.tr(
            "Parameters, seats, board and decks that a variant sets itself; all else is as its"
            " parent has it, or as usual"
        )
        self.setHeaderData(CHANGES, Qt.Orientation.Horizontal, counted, _TIP)
        self._rows: list[tuple[Kin, list[QStandardItem]]] = []
        self._here: Kin | None = None
        self._project: Path | None = None
        self._several: set[str] = set()  # titles that more than one of them has
        self._alike: set[tuple[str, str]] = set()  # titles and origins that they share
        self._theme = LIGHT

    def show_family(
        self, roots: Sequence[Kin], here: Kin | None, project: Path | None = None
    ) -> None:
        """Show other trees.

        Args:
            here: The variant that is being edited; None if it is not among them.
            project: Folder of the project that is open.
        """
        everybody = [kin for root in roots for kin in root.walk()]
        self._here, self._project = here, project
        self._several = _twice(_title(kin) for kin in everybody)
        self._alike = _twice((_title(kin), self._origin(kin)) for kin in everybody)
        self.removeRows(0, self.rowCount())
        self._rows = []
        for root in roots:
            self._add(root, self.invisibleRootItem())
        self.set_theme(self._theme)

    def is_here(self, kin: Kin) -> bool:
        """Whether a variant is the one that is being edited."""
        return kin is self._here

    def count_here(self, changes: int) -> None:
        """How much the variant that is being edited says anew now, saved or not."""
        if self._here is not None and self._here.differing != changes:
            self._here.differing = changes
            index = self.index_of(self._here).siblingAtColumn(CHANGES)
            self.setData(index, str(changes), Qt.ItemDataRole.DisplayRole)

    def set_theme(self, theme: Theme) -> None:
        """Use other colours: a faulty variant has that of danger."""
        self._theme = theme
        for kin, items in self._rows:
            for item in items if kin.fault else ():
                item.setForeground(QColor(theme.danger))

    def kin(self, index: QModelIndex) -> Kin | None:
        """The variant at an index."""
        found: Kin | None = index.siblingAtColumn(NAME).data(_KIN) if index.isValid() else None
        return found

    def find(self, name: str) -> QModelIndex:
        """Index of a variant by name; not valid if there is none."""
        return next(
            (items[NAME].index() for kin, items in self._rows if kin.name == name), _NOWHERE
        )

    def index_of(self, kin: Kin) -> QModelIndex:
        """Index of one of the variants that are shown."""
        return next((items[NAME].index() for own, items in self._rows if own is kin), _NOWHERE)

    def _add(self, kin: Kin, above: QStandardItem) -> None:
        """A row below another; the variant being edited is bold."""
        count = str(kin.differing) if kin.variant else ""
        bold = QFont()
        bold.setBold(True)
        items = [QStandardItem(text) for text in (self._name(kin), count, self._origin(kin))]
        note = _said(kin.variant, kin.variant.note) if kin.variant else ""
        for item in items:
            item.setEditable(False)
            item.setToolTip(f"{items[NAME].text()}\n{kin.fault or note}".strip())
            if kin is self._here:
                item.setFont(bold)
        items[NAME].setData(kin, _KIN)
        items[CHANGES].setTextAlignment(_RIGHT)
        above.appendRow(items)
        self._rows.append((kin, items))
        for child in kin.children:
            self._add(child, items[NAME])

    def _name(self, kin: Kin) -> str:
        title = _title(kin)
        if (title, self._origin(kin)) in self._alike:
            title = f"{title} ({kin.name})"
        elif title in self._several:
            title = f"{title} ({self._origin(kin)})"
        return f"⚠ {title}" if kin.fault else title

    def _origin(self, kin: Kin) -> str:
        if kin.path is None:
            return self.tr("not saved") if kin.variant else self.tr("not found")
        if kin.shipped:
            return self.tr("Oikist")
        path, project = kin.path.resolve(), self._project
        ours = project is not None and path.is_relative_to(project.resolve())
        return self.tr("this project") if ours else path.parent.name


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
