"""Fields of the panel "Hint": lists to choose from, and quiet bars of progress."""

from __future__ import annotations

from PySide6.QtWidgets import QComboBox, QProgressBar


def choice_box(name: str, *, whole: bool = False) -> QComboBox:
    """A list that may be narrower than its entries, unless they are to be seen whole."""
    box = QComboBox()
    box.setAccessibleName(name)
    box.setToolTip(name)
    box.setMinimumContentsLength(6)
    policies = QComboBox.SizeAdjustPolicy
    narrow = policies.AdjustToMinimumContentsLengthWithIcon
    box.setSizeAdjustPolicy(policies.AdjustToContents if whole else narrow)
    return box


def quiet_bar(name: str) -> QProgressBar:
    """A bar without text, hidden until something goes on."""
    bar = QProgressBar()
    bar.setTextVisible(False)
    bar.setAccessibleName(name)
    bar.hide()
    return bar
