"""What stands above the board while a move is being made: choices, or numbers.

It keeps its height whatever it holds, so that the board stands still.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise
from typing import Final

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QToolButton, QWidget

from engine.game import Click
from workbench.look.theme import scaled
from workbench.play.hands.amounts import Amounts, Numbers
from workbench.play.hands.choice_buttons import ChoiceButtons, Drawing
from workbench.play.hands.steppers import Stepper, Steppers
from workbench.widgets.rows import Rows

_PICTURE: Final = 30  # side of the picture of a choice, pixels at 100%
_RIMS: Final = 10  # around it
# Characters that must find room for one row, and for two: the way back, two steppers with
# their button; the way back with two steppers. Else there are three.
_ROOMS: Final = (96, 60)


class StepRow(QWidget):
    """A way back, then choices, or steppers with their button.

    Args:
        say: Words for a click of a gesture.

    Attributes:
        back: To the kinds of moves.
        choices: Buttons or a list.
        steppers: Of the numbers of a move.
    """

    def __init__(self, say: Callable[[Click], str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        policy = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self._wanted: tuple[Sequence[str], str, Mapping[str, Drawing]] = ((), "", {})
        self._rows = Rows(self)
        self._rows.setContentsMargins(scaled(10), 0, scaled(10), 0)
        self._rows.setSpacing(scaled(2))
        self.back = QToolButton(self)
        self._rows.addWidget(self.back)
        self.choices = ChoiceButtons(self._rows, self, say)
        self.steppers = Steppers(self._rows, self, say)
        self._probe = Stepper()  # never seen; as high as those that may come
        self._rows.reserved = self._reserved

    def show_back(self, kind: str) -> None:
        """Name the kind of move that was begun."""
        self.back.setText(f"‹ {kind}")
        said = self.tr("{}: back to all kinds of moves").format(kind)
        self.back.setToolTip(said)
        self.back.setAccessibleName(said)

    def show_choices(
        self, names: Sequence[str], shown: str, drawings: Mapping[str, Drawing]
    ) -> None:
        """See `ChoiceButtons.show_choices`."""
        self._wanted = (tuple(names), shown, drawings)
        self.choices.show_choices(names, shown, drawings, (self._room(), scaled(_PICTURE)))
        self._settle()

    def show_amounts(self, amounts: Amounts | None, numbers: Numbers, kind: str, said: str) -> None:
        """See `Steppers.show_amounts`."""
        self.steppers.show_amounts(amounts, numbers, kind, said)
        self._settle()

    @property
    def picture_side(self) -> int:
        """Pixels of the side of a picture."""
        return scaled(_PICTURE)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Another width has room for other things."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.show_choices(*self._wanted)

    def _reserved(self, width: int) -> int:
        """Room for whatever may come, by the width and the size of the text alone."""
        fields = (self.choices.many, self.steppers.play, self._probe)
        one = max(field.sizeHint().height() for field in fields)
        letter = self.fontMetrics().averageCharWidth()
        rows = 1 + sum(width < letter * room for room in _ROOMS)
        return max(scaled(_PICTURE + _RIMS), rows * one + (rows - 1) * self._rows.spacing())

    def _room(self) -> int:
        margins = self._rows.contentsMargins()
        return max(0, self.width() - margins.left() - margins.right())

    def _settle(self) -> None:
        """Tab goes from left to right."""
        fields = [self.back, *self.choices.buttons.values(), self.choices.many]
        fields += [*self.steppers.fields.values(), self.steppers.play]
        for one, other in pairwise(fields):
            QWidget.setTabOrder(one, other)
