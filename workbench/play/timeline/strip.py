"""The strip of the timeline: rounds, marks and the position in sight, drawn in one go."""

from __future__ import annotations

from itertools import groupby
from typing import Final

from PySide6.QtCore import QEvent, QLineF, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QFont,
    QFontMetricsF,
    QHelpEvent,
    QKeyEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPolygonF,
)
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from workbench.look.marks import fill_hatched
from workbench.look.theme import LIGHT, Theme, scaled
from workbench.play.timeline.facts import Facts, is_edit
from workbench.play.timeline.scrub import Scrub
from workbench.play.timeline.signs import paint_signs

_SIDE: Final = 10  # pixels left and right at 100%
_FINE: Final = 3.0  # pixels a move needs to stand apart from the next
_STEPS: Final = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}


class Strip(Scrub):
    """One line of a match from its start to its end; a click or a key asks for a position.

    What lies beyond the table, since moves were taken back, is paler.

    Args:
        facts: The line and what is known of it.

    Signals:
        replay_wanted: Space was pressed.
    """

    replay_wanted = Signal()

    def __init__(self, facts: Facts, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._facts = facts
        self._theme = LIGHT
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(self.tr("Timeline"))
        facts.line_changed.connect(self.redraw)
        facts.learnt.connect(self.redraw)

    @property
    def last(self) -> int:
        """The last place of the line."""
        return max(0, len(self._facts.line) - 1)

    @property
    def place(self) -> int:
        """The place in sight."""
        return self._place

    def show_place(self, place: int) -> None:
        """Mark the position in sight."""
        self._place = min(max(place, 0), self.last)
        self.setAccessibleDescription(self.said(self._place))
        self.update()

    def set_theme(self, theme: Theme) -> None:
        """Use other colours."""
        self._theme = theme
        self.redraw()

    def redraw(self) -> None:
        """The line has changed."""
        self._ground = None
        self._place = min(self._place, self.last)
        self.update()

    def said(self, place: int) -> str:
        """A place in words: number, move, and what is marked there."""
        match, line = self._facts.match, self._facts.line
        if match is None or not 0 <= place < len(line):
            return ""
        node = match.nodes[line[place]]
        if not place:
            parts = [self.tr("Start")]
        elif is_edit(node):
            parts = [self.tr("{} designer's edit").format(place)]
        else:
            seat, move = self._facts.styles[node.seat].title, self._facts.words(node.number)
            said = self.tr("{number} {seat}: {move}").format(number=place, seat=seat, move=move)
            parts = [f"{place} {move}" if self._facts.is_secret(node.number) else said]
        parts += self._facts.told(node.number)
        if self._facts.is_fence(node.number):
            parts.append(self.tr("showed something hidden"))
        if node.number in self._facts.blunders:
            parts.append(self._facts.blunders[node.number])
        parts += [text for text, _ in self._facts.notes(node.number)]
        return " · ".join(parts)

    def place_at(self, x: float) -> int:
        """The place nearest to a point."""
        share = (x - scaled(_SIDE)) / max(1.0, self.width() - 2 * scaled(_SIDE))
        return min(max(round(share * self.last), 0), self.last)

    def x_of(self, place: int) -> float:
        """Where a place is drawn."""
        wide = self.width() - 2 * scaled(_SIDE)
        return scaled(_SIDE) + wide * place / max(1, self.last)

    # Qt.

    def sizeHint(self) -> QSize:
        """Marks, the track, and the numbers of the rounds."""
        line = self.fontMetrics().height()
        return QSize(line * 20, round(line * 2.9))

    def minimumSizeHint(self) -> QSize:
        """The height stays."""
        return QSize(self.fontMetrics().height() * 6, self.sizeHint().height())

    def event(self, event: QEvent) -> bool:
        """Keep the arrow keys from the window while the strip has the keyboard; tooltips."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            plain = event.modifiers() in {
                Qt.KeyboardModifier.NoModifier,
                Qt.KeyboardModifier.ControlModifier,
            }
            if plain and event.key() in _STEPS:
                event.accept()
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            QToolTip.showText(event.globalPos(), self.said(self.place_at(event.pos().x())), self)
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows go by move, with Ctrl by round; Home, End; Space replays."""
        by_round = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        key = Qt.Key(event.key())
        if key in _STEPS:
            self.wanted.emit(self.step_from(self._place, _STEPS[key], by_round=by_round))
        elif key == Qt.Key.Key_Home:
            self.wanted.emit(0)
        elif key == Qt.Key.Key_End:
            self.wanted.emit(self.last)
        elif key == Qt.Key.Key_Space:
            self.replay_wanted.emit()
        else:
            super().keyPressEvent(event)

    def step_from(self, place: int, step: int, *, by_round: bool = False) -> int:
        """The next or previous place, or the next or previous begin of a round."""
        if not by_round:
            return min(max(place + step, 0), self.last)
        begins = [*self._facts.rounds(), self.last]
        if step < 0:
            return max((one for one in begins if one < place), default=0)
        return min((one for one in begins if one > place), default=self.last)

    # Painting.

    def paintEvent(self, event: QPaintEvent) -> None:
        """The ground from memory, the handle anew."""
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.drawPixmap(0, 0, self._drawn())
            self._paint_handle(painter)
            if self.hasFocus():
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.setPen(QPen(self._theme.colour("focus"), 2))
                painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 4, 4)

    def _track(self) -> QRectF:
        line = self.fontMetrics().height()
        left, right = self.x_of(0), self.x_of(self.last)
        return QRectF(left, line * 1.1, max(1.0, right - left), line * 0.6)

    def _paint_ground(self, painter: QPainter) -> None:
        track = self._track()
        painter.fillRect(track, self._theme.colour("hover"))
        self._paint_moves(painter, track)
        self._paint_rounds(painter, track)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(self._theme.colour("edge"), 1))
        painter.drawRect(track)
        self._paint_marks(painter, track)

    def _paint_moves(self, painter: QPainter, track: QRectF) -> None:
        """A field per move in its seat's colour and hatch; pale beyond the table."""
        match, line = self._facts.match, self._facts.line
        styles = self._facts.styles
        wide = track.width() / max(1, self.last)
        if match is None:
            return
        here = self._facts.place(match.here)
        run_of = {
            place: (match.nodes[number].seat, place <= here)
            for place, number in enumerate(line[1:], start=1)
        }
        for (seat, made), run in groupby(run_of, key=run_of.__getitem__):
            places = list(run)
            if 0 <= seat < len(styles):
                path = QPainterPath()
                left = self.x_of(places[0]) - wide
                path.addRect(left, track.top(), wide * len(places), track.height())
                fill_hatched(painter, path, styles[seat], 5.0, 1.0 if made else 0.3)
        if wide < _FINE:
            return  # lines between the moves would hide them
        painter.setPen(QPen(self._theme.colour("surface"), 1))
        left, top, foot = track.left(), track.top(), track.bottom()
        painter.drawLines(
            [QLineF(left + wide * at, top, left + wide * at, foot) for at in range(1, self.last)]
        )

    def _paint_rounds(self, painter: QPainter, track: QRectF) -> None:
        """A line where a round begins, and its number where there is room."""
        font = QFont(self.font())
        font.setPointSizeF(font.pointSizeF() * 0.85)
        metrics = QFontMetricsF(font)
        painter.setFont(font)
        used = -1.0
        for number, place in enumerate(self._facts.rounds(), start=1):
            x = self.x_of(place)
            painter.setPen(QPen(self._theme.colour("text"), 1.2))
            painter.drawLine(QPointF(x, track.top()), QPointF(x, track.bottom() + 3))
            said = str(number)
            if x > used:
                painter.setPen(self._theme.colour("muted"))
                at = QPointF(x + 2, track.bottom() + metrics.ascent() + 1)
                painter.drawText(at, said)
                used = x + metrics.horizontalAdvance(said) + metrics.averageCharWidth()

    def _paint_marks(self, painter: QPainter, track: QRectF) -> None:
        """Fences are gates, edits diamonds, notes pages, blunders their signs."""
        match = self._facts.match
        if match is None:
            return
        size = self.fontMetrics().height() * 0.36
        middle = track.top() - size * 1.35
        signs: list[tuple[float, str]] = []
        for place, number in enumerate(self._facts.line):
            node = match.nodes[number]
            fence, notes = self._facts.is_fence(number), self._facts.notes(number)
            if not (number in self._facts.blunders or notes or is_edit(node) or fence):
                continue  # most moves
            x = self.x_of(place)
            if number in self._facts.blunders:
                signs.append((x, self._facts.blunders[number]))
            elif notes:
                self._paint_page(painter, QPointF(x, middle), size)
            elif is_edit(node):
                self._paint_diamond(painter, QPointF(x, middle), size)
            if fence:
                pen = QPen(self._theme.colour("warning"), 2)
                painter.setPen(pen)
                top, foot = track.top() - 3, track.bottom() + 3
                painter.drawLine(QPointF(x, top), QPointF(x, foot))
                painter.drawLine(QPointF(x - 3, top), QPointF(x + 3, top))
        font = QFont(self.font())
        font.setBold(True)
        painter.setFont(font)
        painter.setPen(self._theme.colour("danger"))
        paint_signs(painter, signs, middle + QFontMetricsF(font).horizontalAdvance("?") * 0.5)

    def _paint_page(self, painter: QPainter, at: QPointF, size: float) -> None:
        painter.setPen(QPen(self._theme.colour("text"), 1.1))
        painter.setBrush(self._theme.colour("raised"))
        page = QRectF(at.x() - size * 0.75, at.y() - size, size * 1.5, size * 2)
        painter.drawRect(page)
        for part in (0.35, 0.65):
            y = page.top() + page.height() * part
            painter.drawLine(QPointF(page.left() + 2, y), QPointF(page.right() - 2, y))

    def _paint_diamond(self, painter: QPainter, at: QPointF, size: float) -> None:
        painter.setPen(QPen(self._theme.colour("text"), 1.1))
        painter.setBrush(self._theme.colour("accent"))
        offsets = ((0, -size), (size, 0), (0, size), (-size, 0))
        painter.drawPolygon(QPolygonF([at + QPointF(*offset) for offset in offsets]))

    def _paint_handle(self, painter: QPainter) -> None:
        track, x = self._track(), self.x_of(self._place)
        half = self.fontMetrics().height() * 0.3
        painter.setPen(QPen(self._theme.colour("surface"), 5))
        painter.drawLine(QPointF(x, track.top() - 2), QPointF(x, track.bottom() + 4))
        painter.setPen(QPen(self._theme.colour("text"), 2))
        painter.drawLine(QPointF(x, track.top() - 2), QPointF(x, track.bottom() + 4))
        foot = track.bottom() + 2
        painter.setBrush(self._theme.colour("accent"))
        corners = (
            QPointF(x, foot),
            QPointF(x + half, foot + half * 1.6),
            QPointF(x - half, foot + half * 1.6),
        )
        painter.drawPolygon(QPolygonF(corners))
