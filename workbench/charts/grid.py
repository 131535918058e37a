"""Cards of charts in one column or two."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QLayoutItem, QWidget

from workbench.charts.card import ChartCard
from workbench.charts.shared_axes import SharedAxes
from workbench.look.theme import Theme, scaled
from workbench.widgets.rows import Rows, is_hidden

TWO: Final = 900  # pixels at 100% from which there are two columns


class CardFlow(Rows):
    """Items in columns of equal width; those in a row are equally high."""

    def columns(self, width: int) -> int:
        """How many stand side by side."""
        return 2 if width >= scaled(TWO) else 1

    def _lay_out(self, area: QRect, *, move: bool) -> int:
        columns, gap, y = self.columns(area.width()), self.spacing(), area.top()
        wide = (area.width() - gap * (columns - 1)) // columns
        for row in self._rows(columns):
            tall = max(_tall(item, wide) for item in row)
            if move:
                for at, item in enumerate(row):
                    item.setGeometry(QRect(area.left() + at * (wide + gap), y, wide, tall))
            y += tall + gap
        return max(y - gap - area.top(), 0)

    def _rows(self, columns: int) -> Iterator[Sequence[QLayoutItem]]:
        shown = [item for item in self._items if not is_hidden(item)]
        for first in range(0, len(shown), columns):
            yield shown[first : first + columns]


class ChartGrid(QWidget):
    """Cards in the order in which they are given, one column or two; to be put in a QScrollArea.

    Attributes:
        cards: What is shown.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.cards: tuple[ChartCard, ...] = ()
        self._shared: SharedAxes | None = None
        self.flow = CardFlow(self)
        self.flow.setContentsMargins(0, 0, 0, 0)
        self.flow.setSpacing(scaled(12))

    def set_cards(self, cards: Sequence[ChartCard], *, shared: bool = False) -> None:
        """Show other cards; those that are no longer wanted are deleted.

        Args:
            shared: Whether charts of one kind have axes that reach equally far.
        """
        if self._shared is not None:
            self._shared.end()
            self._shared = None
        while (item := self.flow.takeAt(0)) is not None:
            card = item.widget()
            if card is not None and card not in cards:
                card.hide()
                card.deleteLater()
        self.cards = tuple(cards)
        for card in cards:
            self.flow.addWidget(card)
            card.show()
        if shared:
            self._shared = SharedAxes([card.view for card in cards], self)

    def set_theme(self, theme: Theme) -> None:
        """Use other colours."""
        for card in self.cards:
            card.set_theme(theme)


def _tall(item: QLayoutItem, wide: int) -> int:
    return max(
        item.heightForWidth(wide) if item.hasHeightForWidth() else item.sizeHint().height(),
        item.minimumSize().height(),
    )
