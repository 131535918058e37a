"""One seat of the panel "Seats": mark, name, who decides and with what budget."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from engine.bots.spec import ITERATIONS, parse_bot
from engine.errors import OikistError
from engine.game import Game
from engine.picture import SeatStyle
from engine.play.seating import LONGEST_NAME
from engine.play.wording import in_a_row
from engine.records.record import PERSON
from workbench.language.bots import bot_title
from workbench.look.marks import paint_badge, seat_tip
from workbench.look.theme import LIGHT, Theme
from workbench.widgets.elided import ElidedBox
from workbench.widgets.filled_rows import FilledRows

SEARCH: Final = "search"
_BADGE: Final = 1.5  # widths of a line


class Badge(QWidget):
    """A seat's mark in its shape and colour.

    Args:
        size: Of its side, in lines of text.
    """

    def __init__(self, parent: QWidget | None = None, size: float = _BADGE) -> None:
        super().__init__(parent)
        self._size = size
        self.style_shown = SeatStyle("", "", "#888888", "circle", "solid")
        self.theme = LIGHT
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """Grows with the text."""
        side = round(self.fontMetrics().height() * self._size)
        return QSize(side, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the mark."""
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        middle = QPointF(self.width() / 2, self.height() / 2)
        edge = self.theme.colour("mark_edge", 0.9)
        paint_badge(painter, self.style_shown, middle, self.width() * 0.4, edge)


class BudgetField(QLineEdit):
    """As wide as a budget needs."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """Eight figures."""
        return QSize(
            self.fontMetrics().horizontalAdvance("00000000") + 16, super().sizeHint().height()
        )


class TurnLabel(QLabel):
    """Keeps its room while it is empty, so that a turn never changes the size of the board.

    It is bold from the beginning: another theme gives a widget back the font of its first style.
    """

    def __init__(self, longest: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._longest = longest
        font = self.font()
        font.setBold(True)
        self.setFont(font)
        self.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)

    def sizeHint(self) -> QSize:
        """Room for the longest text."""
        width = self.fontMetrics().horizontalAdvance(self._longest) + 4
        return QSize(width, super().sizeHint().height())

    def minimumSizeHint(self) -> QSize:
        """The same."""
        return self.sizeHint()


class SeatLine(QWidget):
    """One seat.

    Signals:
        given: Who decides from now on: PERSON or a bot.
        named: What the seat is called.
        swap_wanted: This seat shall change places with the next one.
    """

    given = Signal(str)
    named = Signal(str)
    swap_wanted = Signal()

    def __init__(
        self, bots: Sequence[str], game: Game | None, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._bots, self._game = tuple(bots), game
        self.badge = Badge(self)
        self.name = QLineEdit(self)
        self.turn = TurnLabel(self.tr("◀ thinks…"), self)
        self.who = ElidedBox(self)
        self.budget = BudgetField(self)
        self.swap = QToolButton(self)
        self._set_up()
        first = QHBoxLayout()
        first.addWidget(self.name, 1)
        first.addWidget(self.turn)
        second = QHBoxLayout()
        second.addLayout(FilledRows(self.who, self.budget), 1)
        second.addWidget(self.swap, 0, Qt.AlignmentFlag.AlignTop)
        fields = QVBoxLayout()
        fields.setSpacing(3)
        fields.addLayout(first)
        fields.addLayout(second)
        line = QHBoxLayout(self)
        line.setContentsMargins(10, 4, 10, 4)
        line.setSpacing(8)
        line.addWidget(self.badge)
        line.addLayout(fields, 1)

    def show_seat(self, style: SeatStyle, name: str, who: str) -> None:
        """Show who sits here."""
        title = style.title
        self.badge.style_shown = style
        self.badge.update()
        if not self.name.hasFocus():
            self.name.setText(name)
            self.name.setCursorPosition(0)
        self.name.setPlaceholderText(title)
        self.badge.setToolTip(seat_tip(style))
        self.name.setAccessibleName(self.tr("Name of {}").format(title))
        self.who.setAccessibleName(self.tr("Who decides for {}").format(title))
        self.budget.setAccessibleName(self.tr("Budget of {}").format(title))
        self.swap.setAccessibleName(self.tr("Swap {} with the next seat").format(title))
        self._show_who(who)

    def show_turn(self, said: str) -> None:
        """Say that this seat decides now, or thinks; "" for neither."""
        if self.turn.text() != said:
            self.turn.setText(said)

    def set_theme(self, theme: Theme) -> None:
        """Use other colours."""
        self.badge.theme = theme
        self.badge.update()

    def _set_up(self) -> None:
        self.who.addItem(self.tr("Person"), PERSON)
        for bot in self._bots:
            self.who.addItem(bot_title(bot, self._game), bot)
        self.who.setToolTip(self.tr("Who decides; may change in the middle of a game"))
        self.who.give_way(7)
        self.who.activated.connect(lambda _: self._give())
        self.budget.setText(str(ITERATIONS))
        self.budget.setToolTip(
            self.tr("Budget of the search for a decision: tries like 1000, or seconds like 0.5s")
        )
        self.budget.editingFinished.connect(self._give_budget)
        self.budget.textEdited.connect(lambda _: self._mark_budget())
        self.name.editingFinished.connect(self._give_name)
        self.name.setMaxLength(LONGEST_NAME)
        self.swap.setText("⇅")
        self.swap.setToolTip(self.tr("Swap with the next seat: name and who decides"))
        self.swap.clicked.connect(self.swap_wanted)

    def _show_who(self, who: str) -> None:
        """Choose the line of a bot; a name that is not in the list gets a line of its own."""
        kind, _, budget = who.partition(":")
        plain = kind == SEARCH and self.who.findData(SEARCH) >= 0 and _simple(budget)
        key = SEARCH if plain else who
        row = self.who.findData(key)
        if row < 0:
            self.who.addItem(who, who)
            row = self.who.count() - 1
        self.who.setCurrentIndex(row)
        self.budget.setVisible(key == SEARCH)
        if key == SEARCH and not self.budget.hasFocus():
            self.budget.setText(budget or str(ITERATIONS))
            self._mark_budget()

    def _wanted(self) -> str:
        who = str(self.who.currentData())
        return f"{SEARCH}:{self.budget.text().strip()}" if who == SEARCH else who

    def _give_name(self) -> None:
        self.name.setCursorPosition(0)
        self.named.emit(self.name.text().strip())

    def _give(self) -> None:
        self.budget.setVisible(self.who.currentData() == SEARCH)
        if self._mark_budget():
            self.given.emit(self._wanted())

    def _give_budget(self) -> None:
        if self.who.currentData() == SEARCH and self._mark_budget():
            self.given.emit(self._wanted())

    def _mark_budget(self) -> bool:
        """Show whether the budget makes sense."""
        said = ""
        if self.who.currentData() == SEARCH:
            try:
                parse_bot(self._wanted())
            except OikistError as error:
                said = in_a_row(fault.remedy or fault.what for fault in error.faults)
        if self.budget.property("invalid") != bool(said):
            self.budget.setProperty("invalid", bool(said))
            self.budget.style().polish(self.budget)
        self.budget.setAccessibleDescription(said)
        return not said


def _simple(budget: str) -> bool:
    """Whether a search has a budget and no options, so that the field can show it."""
    return not set(budget) & set("+,@=")
