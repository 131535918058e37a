"""The curtain: around one screen, nobody sees what is hidden from them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from engine.picture import ALL, PUBLIC, SeatStyle
from engine.play.match import Match
from workbench.look.marks import fill_hatched
from workbench.look.theme import LIGHT, Theme
from workbench.panels.banner import Banner, Choice
from workbench.play.seats_panel_row import Badge
from workbench.play.why.bubble import announce
from workbench.table.game_table import GameTable

_FOLLOWED: Final = {
    QEvent.Type.Resize,
    QEvent.Type.Move,
    QEvent.Type.Show,
    QEvent.Type.Hide,
    QEvent.Type.ParentChange,
    QEvent.Type.ZOrderChange,
}
_NOWHERE: Final = (-2, -2)  # no node: the parent of the first one is -1
_LARGE: Final = 4.0  # lines of text
_BAND: Final = 10  # pixels of the seat's hatch along the upper rim


class Sheet(QWidget):
    """Lies over one widget, beside it in the tree of widgets.

    Attributes:
        notice: What the covered widget would ask or offer, if that is no secret.

    Signals:
        shown: The person is there.
    """

    shown = Signal()

    def __init__(self, covered: QWidget, *, speaks: bool) -> None:
        super().__init__(covered.parentWidget())
        self._covered = covered
        self._style: SeatStyle | None = None
        self._theme = LIGHT
        self.speaks = speaks
        self.text = QLabel(self)
        self.text.setObjectName("caption")
        self.text.setWordWrap(True)
        self.text.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.badge = Badge(self, _LARGE)
        self.button = QPushButton(self)
        self.button.setObjectName("primary")
        self.button.clicked.connect(self.shown)
        self.notice = Banner(self)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, _BAND, 0, 0)
        column.setSpacing(14)
        column.addWidget(self.notice)
        column.addStretch(1)
        column.addWidget(self.badge, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addWidget(self.text)
        row = QHBoxLayout()
        row.addStretch(1)
        row.addWidget(self.button)
        row.addStretch(1)
        column.addLayout(row)
        column.addStretch(1)
        for part in (self.text, self.badge, self.button):
            part.setVisible(speaks)
        self.hide()
        covered.installEventFilter(self)

    def fall(self, style: SeatStyle, text: str, button: str) -> None:
        """Cover the widget until this seat is there."""
        self._style = style
        self.badge.style_shown = style
        self.text.setText(text)
        self.button.setText(button)
        self.setAccessibleName(text)
        self._covered.setEnabled(False)
        self._follow()
        self.raise_()
        if self.speaks:
            self.button.setFocus(Qt.FocusReason.OtherFocusReason)
        self.update()

    def tell(self, text: str, choices: Sequence[Choice]) -> None:
        """Ask or offer something on the sheet; "" for nothing."""
        self.notice.say(text, *choices)
        if text and self.notice.buttons:
            self.notice.buttons[-1].setFocus(Qt.FocusReason.OtherFocusReason)

    def lift(self) -> None:
        """Uncover the widget."""
        self._style = None
        self._covered.setEnabled(True)
        self.hide()

    def set_theme(self, theme: Theme) -> None:
        """Use other colours."""
        self._theme = theme
        self.badge.theme = theme
        self.update()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay on top of the widget wherever it goes."""
        if self._style is not None and event.type() in _FOLLOWED:
            self._follow()
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter shows the table, or answers what is asked."""
        if self.speaks and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            asked = [button for button in self.notice.buttons if button.hasFocus()]
            if asked:
                asked[0].click()
            else:
                self.shown.emit()
            return
        super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Opaque, with the seat's hatch along the upper rim."""
        del event
        painter = QPainter(self)
        painter.fillRect(self.rect(), self._theme.colour("window"))
        if self._style is not None:
            band = QPainterPath()
            band.addRect(0, 0, self.width(), _BAND)
            fill_hatched(painter, band, self._style, 6.0)

    def _follow(self) -> None:
        parent = self._covered.parentWidget()
        if parent is not self.parentWidget():
            self.setParent(parent)
        self.setGeometry(self._covered.geometry())
        self.setVisible(not self._covered.isHidden())
        self.raise_()


class Curtain(QObject):
    """Chooses through whose eyes the table is shown, and covers it between two people.

    With one person the table is shown through that person's eyes if anything is hidden from
    them; with several, the curtain falls whenever another person is to decide and their views
    differ. While nothing is hidden anybody may be at the table; who then decides is. Games
    without secrets never see it.

    Args:
        table: Whose viewer it sets.
        covered: What shows secrets; the first one bears the button. Each needs a parent.

    Attributes:
        on: Whether it works at all; designers may want to see everything.

    Signals:
        fell: Whether the curtain is down now.
    """

    fell = Signal(bool)

    def __init__(
        self, table: GameTable, covered: Sequence[QWidget], parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._table = table
        self._match: Match | None = None
        self._looking = -1  # person whose eyes are on the table; -1 for nobody in particular
        self._open = _NOWHERE  # node at which nothing was hidden, and who was to decide there
        self._busy = False
        self.on = True
        self.waits_for = -1  # seat for which the curtain is down; -1 while it is up
        self.sheets = [Sheet(widget, speaks=not index) for index, widget in enumerate(covered)]
        for sheet in self.sheets:
            sheet.shown.connect(self.show_table)
        table.seats_changed.connect(self.follow)
        table.history_changed.connect(self.follow)  # before any picture goes round

    @property
    def down(self) -> bool:
        """Whether the table is covered."""
        return self.waits_for >= 0

    @property
    def hands_over(self) -> bool:
        """Whether it falls as soon as a person is to decide who is not there yet."""
        match = self._table.match
        return self.on and match is not None and not all(map(match.is_shared, match.people))

    def use(self, on: bool) -> None:
        """Switch it on or off; off shows everything to everybody."""
        self.on = on
        self._looking = -1
        self.follow()

    def show_table(self) -> None:
        """The person for whom the curtain is down says to be there."""
        if self.down:
            seat = self.waits_for
            self._looking = seat
            self._lift()
            self._look_through(seat)

    def set_theme(self, theme: Theme) -> None:
        """Use other colours."""
        for sheet in self.sheets:
            sheet.set_theme(theme)

    def follow(self) -> None:
        """See whether the table must be covered, or shown through other eyes."""
        if self._busy or self._table.stepping:
            return  # everybody looks on; once that is over the history changes again
        table, match = self._table, self._table.match
        if match is not self._match:
            self._match = match
            self._looking, self._open = -1, _NOWHERE
            self._lift()
        if match is None or not self.on or match.over:
            self._lift()
            self._look_through(ALL)
            return
        people = match.people
        if len(people) <= 1:
            self._lift()
            self._look_alone(match, people)
            return
        if (match.node.parent, match.node.seat) == self._open and not self.down:
            self._looking = match.node.seat
        mover = table.to_move
        if mover not in people:
            self._look_on(match)
            return
        if self.down or mover != self._looking:
            self._hand_over(match, mover)
        else:
            self._look_through(mover)

    def _look_on(self, match: Match) -> None:
        """While a bot decides and nobody is there yet, nothing lies open that all must not see."""
        if self._looking < 0 and match.picture(self._table.viewer) != match.picture(PUBLIC):
            self._look_through(PUBLIC)

    def _look_alone(self, match: Match, people: list[int]) -> None:
        seat = people[0] if people else None
        self._looking = -1 if seat is None else seat
        hidden = seat is not None and match.picture(seat) != match.picture(ALL)
        self._look_through(seat if seat is not None and hidden else ALL)

    def _hand_over(self, match: Match, seat: int) -> None:
        """Cover the table if this person sees what another one does not, or the other way."""
        mine = match.picture(seat)
        if match.is_shared(seat):
            self._looking, self._open = -1, (match.here, seat)
            self._look_through(ALL if match.picture(ALL) == mine else seat)
            self._lift()
            return
        if self.waits_for == seat:
            return
        self.waits_for = seat
        title = mine.styles[seat].title
        text = self.tr("Hand the screen to {}").format(title)
        button = self.tr("I am {}: show").format(title)
        self._look_through(PUBLIC)
        for sheet in self.sheets:
            sheet.fall(mine.styles[seat], text, button)
        self.fell.emit(True)
        if self.sheets:
            announce(self.sheets[0], text)

    def _lift(self) -> None:
        if self.down:
            self.waits_for = -1
            for sheet in self.sheets:
                sheet.lift()
            self.fell.emit(False)

    def _look_through(self, viewer: int) -> None:
        self._busy = True
        try:
            self._table.look_through(viewer)
        finally:
            self._busy = False
