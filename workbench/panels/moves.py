"""Panel "Moves": the history; a click shows the position after a move, its menu does more."""

from __future__ import annotations

from PySide6.QtCore import (
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    QPointF,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QFont, QGuiApplication, QPainter
from PySide6.QtWidgets import (
    QLabel,
    QListView,
    QMenu,
    QStackedLayout,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from engine.picture import PUBLIC, SeatStyle
from engine.play.wording import in_a_row
from workbench.look.marks import paint_badge
from workbench.look.theme import LIGHT, Theme
from workbench.models.moves import HEADING, PLY_ROLE, SEAT_ROLE, TOLD, MovesModel
from workbench.table.game_table import GameTable

Index = QModelIndex | QPersistentModelIndex


class MoveDelegate(QStyledItemDelegate):
    """A seat's mark, the move number and the move; headings and what followed as quiet lines."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.styles: tuple[SeatStyle, ...] = ()
        self.theme = LIGHT

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """One line, as high for the others: a list of equal rows is laid out at once."""
        line = option.fontMetrics.height()
        return QSize(line * 8, round(line * 1.65))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint one line of the list."""
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if index.data(PLY_ROLE) == HEADING:
            self._paint_heading(painter, option, index)
        elif index.data(PLY_ROLE) == TOLD:
            self._paint_told(painter, option, index)
        else:
            self._paint_move(painter, option, index)
        painter.restore()

    def _paint_heading(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        font = QFont(option.font)
        font.setBold(True)
        font.setPointSizeF(font.pointSizeF() * 0.9)
        painter.setFont(font)
        painter.setPen(self.theme.colour("muted"))
        row = QRectF(option.rect).adjusted(10, 0, -10, -3)
        said = str(index.data())
        painter.drawText(row, Qt.AlignmentFlag.AlignBottom | Qt.AlignmentFlag.AlignLeft, said)

    def _paint_told(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Below the text of the move that it followed."""
        row = QRectF(option.rect).adjusted(5, 1, -11, -1)
        text = row.adjusted(option.fontMetrics.height() * 1.6, 0, 0, 0)
        font = QFont(option.font)
        font.setPointSizeF(font.pointSizeF() * 0.9)
        painter.setFont(font)
        painter.setPen(self.theme.colour("muted"))
        elide, middle = Qt.TextElideMode.ElideRight, Qt.AlignmentFlag.AlignVCenter
        said = painter.fontMetrics().elidedText(str(index.data()), elide, int(text.width()))
        painter.drawText(text, middle | Qt.AlignmentFlag.AlignLeft, said)

    def _paint_move(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        row = QRectF(option.rect).adjusted(5, 1, -5, -1)
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        under = bool(option.state & QStyle.StateFlag.State_MouseOver)
        if chosen or under:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self.theme.colour("accent" if chosen else "hover"))
            painter.drawRoundedRect(row, 5, 5)
        line = float(option.fontMetrics.height())
        seat = index.data(SEAT_ROLE)
        if 0 <= seat < len(self.styles):
            edge = self.theme.colour("on_accent" if chosen else "mark_edge")
            centre = QPointF(row.left() + line * 0.8, row.center().y())
            paint_badge(painter, self.styles[seat], centre, line * 0.42, edge)
        text = row.adjusted(line * 1.6, 0, -6, 0)
        number = str(index.data(PLY_ROLE))
        painter.setPen(self.theme.colour("on_accent" if chosen else "muted"))
        middle = Qt.AlignmentFlag.AlignVCenter
        painter.drawText(text, middle | Qt.AlignmentFlag.AlignRight, number)
        text.setRight(text.right() - option.fontMetrics.horizontalAdvance(number) - 8)
        said = option.fontMetrics.elidedText(
            str(index.data()), Qt.TextElideMode.ElideRight, int(text.width())
        )
        painter.setPen(self.theme.colour("on_accent" if chosen else "text"))
        painter.drawText(text, middle | Qt.AlignmentFlag.AlignLeft, said)


class MovesPanel(QWidget):
    """The list of moves of one game.

    Signals:
        move_chosen: Number of moves after which the position is wanted.
        play_on_wanted: The same, to be played on from.
        note_wanted: The same, to write a note to.
    """

    move_chosen = Signal(int)
    play_on_wanted = Signal(int)
    note_wanted = Signal(int)

    def __init__(self, table: GameTable, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._table = table
        self._marked = (-1, 0)  # row that is marked, of so many
        self.model = MovesModel(self)
        self.list = QListView(self, uniformItemSizes=True)
        self.list.setObjectName("moves_list")
        self.list.setAccessibleName(self.tr("Moves"))
        self.list.setModel(self.model)
        self.list.setMouseTracking(True)
        self.list.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.delegate = MoveDelegate(self)
        self.list.setItemDelegate(self.delegate)
        self.list.clicked.connect(self._choose)
        self.list.activated.connect(self._choose)
        self.list.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.list.customContextMenuRequested.connect(self._open_menu)
        self._empty = QLabel(self, wordWrap=True, alignment=Qt.AlignmentFlag.AlignCenter)
        self._empty.setObjectName("empty")
        self._stack = QStackedLayout(self)
        self._stack.addWidget(self._empty)
        self._stack.addWidget(self.list)
        for news in (table.history_changed, table.position_changed, table.running_changed):
            news.connect(self._say_empty)
        for news in (table.seats_changed, table.thinking_changed, table.viewer_changed):
            news.connect(self._say_empty)
        table.steps.stayed.connect(self.follow)
        self._say_empty()

    def follow(self) -> None:
        """Take over the history and mark the move in sight."""
        hush = self._table.stepping and not self._table.steps.held
        self.model.set_history(self._table.history, hush=hush)
        self._stack.setCurrentIndex(1 if self.model.rowCount() else 0)
        self.mark()

    def _say_empty(self, *_: object) -> None:
        """What there is instead of moves: only what is true now."""
        table = self._table
        if table.history:
            return
        if not table.is_open:
            said = self.tr(
                "The game begins when its rules are ready. The first time takes a minute or two."
            )
        elif table.person_to_move and table.viewer == PUBLIC and table.match is not None:
            name = table.match.seat_titles[table.to_move]
            said = self.tr("No moves yet.\n{} is to move.").format(name)
        elif table.person_to_move:
            said = self.tr("No moves yet.\nYou are to move: click on the table.")
        elif table.thinking or table.running:
            said = self.tr("No moves yet.\nBots are at it.")
        else:
            said = self.tr("No moves yet.\nPress Step or Play to let bots move.")
        self._empty.setText(said)

    def mark(self) -> None:
        """Mark the move that led to the position in sight."""
        ply = self._table.ply
        row = self.model.row_of(ply) if ply else -1
        if self._marked == (row, self.model.rowCount()) and row == self.list.currentIndex().row():
            return
        self._marked = (row, self.model.rowCount())
        index = self.model.index(row)
        self.list.setCurrentIndex(index)
        if index.isValid():
            self.list.scrollTo(self.model.index(self.model.last_row_of(row)))
            self.list.scrollTo(index)  # before all else the move itself

    def set_styles(self, styles: tuple[SeatStyle, ...]) -> None:
        """Colours and shapes of the seats."""
        if styles != self.delegate.styles:
            self.delegate.styles = styles
            self.list.viewport().update()

    def set_theme(self, theme: Theme) -> None:
        """Use other colours."""
        self.delegate.theme = theme
        self.list.viewport().update()

    def menu_at(self, ply: int) -> QMenu:
        """What can be done with a move; the caller shows it."""
        menu = QMenu(self)
        menu.addAction(self.tr("&Go to this position"), lambda: self.move_chosen.emit(ply))
        play_on = menu.addAction(
            self.tr("&Play on from here"), lambda: self.play_on_wanted.emit(ply)
        )
        play_on.setEnabled(self._table.match is not None)
        note = menu.addAction(self.tr("Write a &note…"), lambda: self.note_wanted.emit(ply))
        note.setEnabled(self._table.match is not None)
        menu.addSeparator()
        menu.addAction(self.tr("&Copy the move"), lambda: _copy(self._lines()[ply - 1 : ply]))
        menu.addAction(self.tr("Copy &all moves"), lambda: _copy(self._lines()))
        return menu

    def _lines(self) -> list[str]:
        """The moves as text, one a line, with their numbers."""
        return [
            in_a_row((f"{ply}. {move.text or move.words}", *move.told))
            for ply, move in enumerate(self._table.history, start=1)
        ]

    def _open_menu(self, at: QPoint) -> None:
        """For the move under the mouse; for the chosen one if the keyboard asks."""
        index = self.list.indexAt(at)
        if not index.isValid():
            index = self.list.currentIndex()
        ply = index.data(PLY_ROLE)
        if ply is not None and ply > 0:
            menu = self.menu_at(int(ply))
            menu.exec(self.list.viewport().mapToGlobal(at))
            menu.deleteLater()
        self.mark()  # the right click has marked the row under it

    def _choose(self, index: QModelIndex) -> None:
        ply = index.data(PLY_ROLE)
        if ply is not None and ply > 0:
            self.move_chosen.emit(int(ply))


def _copy(lines: list[str]) -> None:
    QGuiApplication.clipboard().setText("\n".join(lines))
