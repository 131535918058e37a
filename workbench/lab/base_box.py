"""The variant that another one is compared with, to choose from a list."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QWidget

from workbench.jobs.contract import VariantEntry
from workbench.widgets.elided import ElidedBox


class BaseBox(ElidedBox):
    """Variants to compare with; one that a person has chosen stays while it is offered."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._chosen: str | None = None  # key of what a person has chosen
        self.setAccessibleName(self.tr("Compared with"))
        self.activated.connect(self._choose)

    def show_bases(self, variants: Sequence[VariantEntry], own: str) -> None:
        """Offer variants, the likeliest first.

        Args:
            own: Key of the variant that is asked about, if its file is among them.
        """
        self.clear()
        for entry in variants:
            said = self.tr("{} as saved") if entry.key == own else "{}"
            self.addItem(said.format(entry.title), entry.key)
        self.setCurrentIndex(max(self.findData(self._chosen), 0))

    def _choose(self, _row: int) -> None:
        self._chosen = self.currentData()
