"""The middle of the window: caption, board, and the notice that must stay in sight."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QProgressBar,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from engine.picture import Picture
from workbench.scene.board_scene import BoardScene
from workbench.scene.board_view import BoardView
from workbench.theme import Theme


class BoardPanel(QWidget):
    """Board view with a head that says whose turn it is and a foot for the notice.

    Signals:
        newest_wanted: The user has looked back enough.
    """

    newest_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.scene = BoardScene(self)
        self.view = BoardView(self.scene)
        self.caption = _label("caption")
        self.progress = _label("progress")
        self.notice = _label("notice")
        self.progress.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        self.progress.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.notice.setWordWrap(True)
        self.busy = QProgressBar()
        self.busy.setRange(0, 0)
        self.busy.setFixedWidth(120)
        self.busy.setTextVisible(False)
        self.busy.setAccessibleName(self.tr("Work is going on"))
        self.busy.hide()
        self._past = _label("past")
        self._foot = _strip("board_foot", [self.notice])
        self._foot.hide()
        self.banner = self._make_banner()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(_strip("board_head", [self.caption, self.busy, self.progress]))
        column.addWidget(self.banner)
        column.addWidget(self.view, 1)
        column.addWidget(self._foot)
        self._column = column

    def add_strip(self, strip: QWidget) -> None:
        """Put a strip right above the board."""
        self._column.insertWidget(self._column.indexOf(self.view), strip)

    def add_foot(self, strip: QWidget) -> None:
        """Put a strip right below the board."""
        self._column.insertWidget(self._column.indexOf(self.view) + 1, strip)

    def show_picture(self, picture: Picture) -> None:
        """Draw a position."""
        self.scene.show_picture(picture)
        self.caption.setText(picture.caption)
        self.notice.setText(picture.notice)
        self._foot.setVisible(bool(picture.notice))

    def show_note(self, note: str) -> None:
        """The whole text behind the notice, as its tooltip."""
        self.notice.setToolTip(note)

    def show_work(self, said: str) -> None:
        """Say in the head what is being done; "" when it is over."""
        self.busy.setVisible(bool(said))
        if said:
            self.caption.setText(said)

    def show_past(self, ply: int, newest: int) -> None:
        """Say that an earlier position is in sight; nothing if it is the newest."""
        self.banner.setVisible(ply != newest)
        self._past.setText(self.tr("Looking at move {} of {}").format(ply, newest))

    def set_theme(self, theme: Theme) -> None:
        """Use other colours."""
        self.scene.set_theme(theme)

    def _make_banner(self) -> QWidget:
        back = QPushButton(self.tr("Back to now"))
        back.clicked.connect(self.newest_wanted)
        banner = _strip("looking_back", [self._past, back])
        banner.hide()
        return banner


def _label(name: str) -> QLabel:
    label = QLabel()
    label.setObjectName(name)
    label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    label.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
    return label


def _strip(name: str, parts: list[QWidget]) -> QWidget:
    """A strip of widgets; labels that may shrink take the room that is left."""
    strip = QWidget()
    strip.setObjectName(name)
    strip.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
    row = QHBoxLayout(strip)
    row.setContentsMargins(14, 6, 14, 6)
    row.setSpacing(12)
    for part in parts:
        wide = part.sizePolicy().horizontalPolicy() == QSizePolicy.Policy.Ignored
        row.addWidget(part, 1 if wide else 0)
    return strip
