"""What the tools of every canvas have: they are told of touches and answer with an edit."""

from __future__ import annotations

from typing import Any, ClassVar

from PySide6.QtCore import QObject


class HandTool(QObject):
    """A tool; one at a time is in hand.

    What a touch is, each canvas says.

    Attributes:
        key: As the editing of its desk has it.
        steps: 1 if one press does it, 2 if Enter begins and ends it.
        active: Whether it is between press and release, or waits for another click.
    """

    key: ClassVar[str] = ""
    steps: ClassVar[int] = 1

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.active = False

    def press(self, touch: Any) -> None:
        """The button goes down, or Enter is pressed."""
        self.active = True

    def drag(self, touch: Any) -> None:
        """The mouse moves with the button down, or the cursor between two Enters."""

    def release(self, touch: Any) -> None:
        """The button comes up, or Enter is pressed again."""
        self.active = False

    def hover(self, touch: Any) -> None:
        """The mouse moves with no button down; None when it leaves."""

    def cancel(self) -> None:
        """Give up what was begun, without a trace."""
        self.active = False
