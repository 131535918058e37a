"""Panel "Scores": a track per seat with points now, points if the game ended, and stocks."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QFont,
    QFontMetricsF,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPolygonF,
    QResizeEvent,
)
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from engine.picture import Picture, SeatPanel, SeatStyle
from workbench.language.counts import counted
from workbench.look.marks import fill_hatched, paint_badge, seat_tip
from workbench.look.theme import LIGHT, Theme
from workbench.widgets.layouts import in_column

_DOT: Final = "  ·  "
_SIDE: Final = 12.0  # between the rim of a row and its content


def told(points: int | None) -> str:
    """Points as they are shown; "?" for those that the viewer may not know."""
    return "?" if points is None else str(points)


class SeatRow(QWidget):
    """One seat: who it is, its track, and what lies in front of it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._style = SeatStyle("", "", "#888888", "circle", "solid")
        self._panel = SeatPanel(0, 0, 0, (), to_move=False)
        self._scale = 1
        self._theme = LIGHT
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_panel(self, panel: SeatPanel, style: SeatStyle, scale: int) -> None:
        """Draw a seat; `scale` is the score at the right end of the track."""
        if (panel, style, scale) == (self._panel, self._style, self._scale):
            return
        self._panel, self._style, self._scale = panel, style, scale
        self.setAccessibleName(style.title)
        known = self.tr("{seat}: {score:point|points}, {standing} if the game ended now. {stocks}")
        hidden = self.tr("{seat}: points not known. {stocks}")
        said = counted(
            hidden if panel.score is None else known,
            seat=seat_tip(style),
            score=panel.score,
            standing=panel.standing,
            stocks=self._stocks(),
        )
        self.setAccessibleDescription(said)
        self.setToolTip(said)
        self.updateGeometry()
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """A narrower row may need another line."""
        super().resizeEvent(event)
        self.updateGeometry()

    def set_theme(self, theme: Theme) -> None:
        """Use other colours."""
        self._theme = theme
        self.update()

    def sizeHint(self) -> QSize:
        """A heading, a track, and as many lines of stocks as the width asks for."""
        line = self.fontMetrics().height()
        lines = max(1, len(self._stock_lines()))
        return QSize(line * 16, round(line * (2.8 + 1.02 * lines)))

    def minimumSizeHint(self) -> QSize:
        """Rows keep their height."""
        return QSize(self.fontMetrics().height() * 9, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the row."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        line = float(self.fontMetrics().height())
        if self._panel.to_move:
            self._paint_turn(painter, line)
        edge = self._theme.colour("mark_edge", 0.9)
        badge = QPointF(_SIDE + line * 0.75, line * 0.98)
        paint_badge(painter, self._style, badge, line * 0.62, edge)
        self._paint_heading(painter, line)
        self._paint_track(painter, line)
        self._paint_stocks(painter, line)

    def _paint_turn(self, painter: QPainter, line: float) -> None:
        """A tint and a pointer for the seat that decides now."""
        whole = QRectF(self.rect()).adjusted(4, 2, -4, -2)
        painter.setPen(QPen(self._theme.colour("accent", 0.75), 1.4))
        painter.setBrush(self._theme.colour("accent", 0.10))
        painter.drawRoundedRect(whole, 7, 7)

    def _paint_heading(self, painter: QPainter, line: float) -> None:
        top = QRectF(_SIDE + line * 1.75, line * 0.4, self.width() - 2 * _SIDE, line * 1.2)
        top.setRight(self.width() - _SIDE)
        middle = Qt.AlignmentFlag.AlignVCenter
        strong = QFont(self.font())
        strong.setBold(True)
        painter.setFont(strong)
        painter.setPen(self._theme.colour("text"))
        painter.drawText(top, middle | Qt.AlignmentFlag.AlignLeft, self._style.title)
        if self._panel.to_move:
            used = QFontMetricsF(strong).horizontalAdvance(self._style.title)
            self._paint_pointer(painter, QPointF(top.left() + used + 12, top.center().y()), line)
        right = middle | Qt.AlignmentFlag.AlignRight
        standing, score = (told(one) for one in (self._panel.standing, self._panel.score))
        painter.setFont(self.font())
        painter.setPen(self._theme.colour("muted"))
        painter.drawText(top, right, f"→ {standing}")
        used = QFontMetricsF(self.font()).horizontalAdvance(f" → {standing}")
        painter.setFont(strong)
        painter.setPen(self._theme.colour("text"))
        painter.drawText(top.adjusted(0, 0, -used, 0), right, score)

    def _paint_pointer(self, painter: QPainter, at: QPointF, line: float) -> None:
        size = line * 0.32
        corners = [
            QPointF(at.x() + size, at.y() - size),
            QPointF(at.x() + size, at.y() + size),
            QPointF(at.x() - size * 0.4, at.y()),
        ]
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._theme.colour("accent"))
        painter.drawPolygon(QPolygonF(corners))

    def _paint_track(self, painter: QPainter, line: float) -> None:
        """Solid up to the score, pale up to what the game's end would bring."""
        track = QRectF(_SIDE, line * 1.85, self.width() - 2 * _SIDE, line * 0.5)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._theme.colour("hover"))
        painter.drawRoundedRect(track, track.height() / 2, track.height() / 2)
        clip = QPainterPath()
        clip.addRoundedRect(track, track.height() / 2, track.height() / 2)
        painter.save()
        painter.setClipPath(clip)
        for amount, opacity in ((self._panel.standing, 0.35), (self._panel.score, 1.0)):
            part = QRectF(track)
            part.setWidth(track.width() * min(1.0, max(0.0, (amount or 0) / self._scale)))
            path = QPainterPath()
            path.addRect(part)
            fill_hatched(painter, path, self._style, 6.0, opacity)
        painter.restore()
        painter.setPen(QPen(self._theme.colour("text", 0.4), 1.0))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(clip)

    def _paint_stocks(self, painter: QPainter, line: float) -> None:
        painter.setFont(self._small())
        painter.setPen(self._theme.colour("muted"))
        row = QRectF(_SIDE, line * 2.42, self.width() - 2 * _SIDE, line * 1.1)
        for said in self._stock_lines():
            painter.drawText(row, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, said)
            row.translate(0, line * 1.02)

    def _small(self) -> QFont:
        font = QFont(self.font())
        font.setPointSizeF(font.pointSizeF() * 0.9)
        return font

    def _stock_lines(self) -> list[str]:
        """Stocks in lines that fit; a stock is never torn apart."""
        metrics = QFontMetricsF(self._small())
        lines: list[str] = []
        for label, amount in self._panel.stocks:
            one = f"{label} {amount}"
            longer = f"{lines[-1]}{_DOT}{one}" if lines else one
            if lines and metrics.horizontalAdvance(longer) <= self.width() - 2 * _SIDE:
                lines[-1] = longer
            else:
                lines.append(one)
        return lines

    def _stocks(self) -> str:
        return _DOT.join(f"{label} {amount}" for label, amount in self._panel.stocks)


class ScoresPanel(QWidget):
    """One row per seat on a common scale."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = LIGHT
        self.rows: list[SeatRow] = []
        self._note = QLabel(self)
        self._note.setObjectName("note")
        self._note.setContentsMargins(8, 2, 8, 2)
        self._note.setWordWrap(True)
        self._empty = QLabel(self.tr("Scores appear when a game is on the table."), self)
        self._empty.setObjectName("empty")
        self._empty.setWordWrap(True)
        self._empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._column = in_column(
            self._empty, 1, self._note, on=self, margins=(4, 4, 4, 6), spacing=2
        )

    def show_picture(self, picture: Picture) -> None:
        """Draw the seats of a position."""
        while len(self.rows) < len(picture.seats):
            row = SeatRow(self)
            row.set_theme(self._theme)
            self._column.insertWidget(len(self.rows), row)
            self.rows.append(row)
        points = (one for panel in picture.seats for one in (panel.score, panel.standing))
        most = max((one for one in points if one is not None), default=0)
        scale = max(20, -(-most // 10) * 10)
        for index, row in enumerate(self.rows):
            row.setVisible(index < len(picture.seats))
        for row, panel in zip(self.rows, picture.seats, strict=False):
            row.show_panel(panel, picture.styles[panel.seat], scale)
        self._empty.setVisible(not picture.seats)
        self._note.setVisible(bool(picture.seats))
        now = self.tr("Points now  →  if the game ended now")
        self._note.setText("\n".join(filter(None, (now, picture.points))))

    def set_theme(self, theme: Theme) -> None:
        """Use other colours."""
        self._theme = theme
        for row in self.rows:
            row.set_theme(theme)
