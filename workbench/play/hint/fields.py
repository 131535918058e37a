"""Fields of the panel "Hint": lists to choose from, and quiet bars of progress."""

from __future__ import annotations

from PySide6.QtWidgets import QProgressBar

from workbench.widgets.elided import ElidedBox


def choice_box(name: str) -> ElidedBox:
    """A list as wide as its entries, and narrower where there is no room."""
    box = ElidedBox()
    box.setAccessibleName(name)
    box.setToolTip(name)
    box.setMinimumContentsLength(6)
    box.setSizeAdjustPolicy(ElidedBox.SizeAdjustPolicy.AdjustToContents)
    return box


def quiet_bar(name: str) -> QProgressBar:
    """A bar without text, hidden until something goes on."""
    bar = QProgressBar()
    bar.setTextVisible(False)
    bar.setAccessibleName(name)
    bar.hide()
    return bar
