"""Fields that the wheel moves only while they have the keyboard; else it scrolls what lies around.

Every drop-down and slider of the window is one of these, so that nothing changes in passing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QComboBox, QSlider, QWidget

if TYPE_CHECKING:
    _Field = QWidget
else:
    _Field = object


class Unmoved(_Field):
    """Leaves the wheel to what lies around, and never takes the keyboard because of it."""

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """See Qt: scrolling a form must change nothing in passing."""
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()


class DropDown(Unmoved, QComboBox):
    """A list to choose from."""

    def give_way(self, letters: int) -> None:
        """Be as wide as its place, down to so many letters."""
        self.setSizeAdjustPolicy(self.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(letters)

    def shrink_to(self, letters: int) -> None:
        """Be as wide as the widest entry where there is room, else down to so many letters."""
        self.setSizeAdjustPolicy(self.SizeAdjustPolicy.AdjustToContents)
        self.setMinimumContentsLength(letters)


class Slider(Unmoved, QSlider):
    """A value on a scale."""
