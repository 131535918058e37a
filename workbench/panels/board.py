"""The middle of the window: board, a row above it, and the notice that must stay in sight."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QLabel, QWidget

from engine.picture import Picture
from workbench.look.theme import Theme, scaled
from workbench.panels.head import Head
from workbench.panels.strips import Strips
from workbench.scene.board_scene import BoardScene
from workbench.scene.board_view import BoardView
from workbench.scene.scenery import Scenery
from workbench.widgets.layouts import in_column


class BoardPanel(QWidget):
    """Board view with one row above it, in which several parts take turns.

    Attributes:
        head: Whose turn it is, to be put into a toolbar.
        strips: The row above the board.
        notice: Written over the foot of the board.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.scene = BoardScene(self)
        self.view = BoardView(self.scene)
        self.head = Head()
        self.caption = self.head.caption
        self.strips = Strips()
        self.notice = QLabel(self.view)
        self.notice.setObjectName("over_board")
        self.notice.hide()
        self.view.viewport().installEventFilter(self)
        self._column = in_column(self.strips, (self.view, 1), on=self, margins=0, spacing=0)

    def add_strip(self, strip: QWidget, *, over: bool = False) -> None:
        """Let one more widget take its turns in the row above the board; see `Strips.add`."""
        self.strips.add(strip, over=over)

    def add_foot(self, strip: QWidget) -> None:
        """Put a row right below the board, above those that were added before."""
        self._column.insertWidget(self._column.indexOf(self.view) + 1, strip)

    def set_scenery(self, scenery: Scenery) -> None:
        """Positions of another scenario are shown from now on."""
        self.scene.set_scenery(scenery)

    def show_picture(self, picture: Picture) -> None:
        """Draw a position."""
        self.scene.show_picture(picture)
        self.head.say(picture.caption)
        if self.notice.text() != picture.notice:
            self.notice.setText(picture.notice)
            self._place_notice()

    def show_note(self, note: str) -> None:
        """The whole text behind the notice, as its tooltip."""
        self.notice.setToolTip(note)

    def show_work(self, said: str) -> None:
        """Say in the head what is being done; "" when it is over."""
        self.head.busy.setVisible(bool(said))
        if said:
            self.head.say(said)

    def set_theme(self, theme: Theme) -> None:
        """Use other colours."""
        self.scene.set_theme(theme)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The notice stays at the foot of the view."""
        if event.type() == QEvent.Type.Resize:
            self._place_notice()
        return super().eventFilter(watched, event)

    def _place_notice(self) -> None:
        self.notice.setVisible(bool(self.notice.text()))
        gap, room = scaled(6), self.view.viewport().size()
        self.notice.setWordWrap(False)
        wide = min(self.notice.sizeHint().width(), max(room.width() - 2 * gap, 1))
        self.notice.setWordWrap(True)
        high = self.notice.heightForWidth(wide)
        self.notice.setGeometry(gap, room.height() - high - gap, wide, high)
        self.view.leave_foot(high + gap if self.notice.text() else 0)
