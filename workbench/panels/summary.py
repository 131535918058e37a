"""Scores and cards in one or two lines, where a small screen has no room for their panels."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QFont,
    QFontMetricsF,
    QHelpEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from engine.looks import Looks, Stamp
from engine.picture import Picture, SeatPanel, SeatStyle
from engine.play.wording import in_a_row, labelled
from workbench.cards.face import Face, Group, groups_of_picture
from workbench.language.counts import counted
from workbench.look.marks import paint_badge, seat_tip
from workbench.look.stamps import paint_stamp
from workbench.look.theme import LIGHT, Theme
from workbench.panels.scores import told

_GAP: Final = 1.0  # between two chips, in lines of text
_STAMP: Final = 0.95  # from one small picture to the next, in lines of text
_ROW: Final = 1.75  # height of a row, in lines of text
_DOT: Final = " · "


@dataclass(frozen=True)
class Chip:
    """One thing in the bar.

    Attributes:
        text: What is written.
        brief: What is written where that would need another row; "" for nothing else.
        style: Seat whose points they are; None for a card.
        owner: Seat to which the cards from here on belong; None for the same as before, or
            for nobody. The mark of either seat stands before the text.
        stamps: Small pictures behind the text.
        to_move: Whether that seat decides now.
        tip: The whole, in words.
    """

    text: str
    style: SeatStyle | None = None
    to_move: bool = False
    tip: str = ""
    brief: str = ""
    owner: SeatStyle | None = None
    stamps: tuple[Stamp, ...] = ()


class SummaryBar(QWidget):
    """Points of every seat and amounts of the cards; what does not fit is in its tooltip.

    Attributes:
        looks: Of the game whose positions are shown.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = LIGHT
        self.looks = Looks()
        self._seats: tuple[Chip, ...] = ()
        self._cards: tuple[Chip, ...] = ()
        self._placed: list[tuple[QRectF, Chip]] = []
        self._rows = 1
        self.setObjectName("board_foot")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setAccessibleName(self.tr("Scores and cards"))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.hide()

    @property
    def chips(self) -> tuple[Chip, ...]:
        """What there is room for, from left to right."""
        return tuple(chip for _, chip in self._placed)

    def show_picture(self, picture: Picture) -> None:
        """Take over seats and cards of a position."""
        styles = picture.styles
        seats = tuple(self._of_seat(panel, styles[panel.seat]) for panel in picture.seats)
        cards = tuple(_of_cards(groups_of_picture(picture, self.looks)))
        if (seats, cards) == (self._seats, self._cards):
            return
        self._seats, self._cards = seats, cards
        self.setAccessibleDescription(in_a_row(chip.tip for chip in (*seats, *cards)))
        self._place()

    def set_theme(self, theme: Theme) -> None:
        """Use other colours."""
        self._theme = theme
        self.update()

    def sizeHint(self) -> QSize:
        """One row, or two where one does not hold everything."""
        line = self.fontMetrics().height()
        return QSize(line * 20, round(line * (_ROW * self._rows + 0.3)))

    def minimumSizeHint(self) -> QSize:
        """The same height; the width is cut."""
        return QSize(0, self.sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Another width may need another row."""
        super().resizeEvent(event)
        self._place()

    def event(self, event: QEvent) -> bool:
        """The whole of what is under the mouse."""
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            under = [one.tip for place, one in self._placed if place.contains(event.pos())]
            QToolTip.showText(event.globalPos(), under[0] if under else "", self)
            return True
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the chips."""
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        line = float(self.fontMetrics().height())
        for place, chip in self._placed:
            self._paint(painter, place, chip, line)
        painter.end()

    # Inside.

    def _of_seat(self, panel: SeatPanel, style: SeatStyle) -> Chip:
        known = self.tr("{seat}: {score:point|points}, {standing} if the game ended now")
        tip = counted(
            self.tr("{seat}: points not known") if panel.score is None else known,
            seat=seat_tip(style),
            score=panel.score,
            standing=panel.standing,
        )
        return Chip(f"{told(panel.score)} → {told(panel.standing)}", style, panel.to_move, tip)

    def _paint(self, painter: QPainter, place: QRectF, chip: Chip, line: float) -> None:
        text = QRectF(place)
        painter.setFont(self.font())
        if chip.to_move:
            painter.setPen(QPen(self._theme.colour("accent"), 1.6))
            painter.setBrush(self._theme.colour("accent", 0.12))
            painter.drawRoundedRect(place.adjusted(0.5, 2, -0.5, -2), 6, 6)
        seat = chip.style or chip.owner
        if seat is not None:
            centre = QPointF(place.left() + line * 0.75, place.center().y())
            edge = self._theme.colour("mark_edge", 0.9)
            paint_badge(painter, seat, centre, line * 0.5, edge)
            text.setLeft(place.left() + line * 1.5)
        if chip.style is not None:
            painter.setFont(self._strong())
        painter.setPen(self._theme.colour("text"))
        where = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
        painter.drawText(text, where, chip.text)
        middle = QPointF(
            place.right() - line * _STAMP * (len(chip.stamps) - 0.5), text.center().y()
        )
        for number, stamp in enumerate(chip.stamps):
            fitting = replace(stamp, size=line * _STAMP * 0.9)
            spot = middle + QPointF(number * line * _STAMP, 0.0)
            paint_stamp(painter, fitting, self._theme, seat, spot)

    def _strong(self) -> QFont:
        font = QFont(self.font())
        font.setBold(True)
        return font

    def _wide(self, chip: Chip) -> float:
        line = self.fontMetrics().height()
        if chip.style is None:
            mark = line * (1.5 if chip.owner is not None else 0.0)
            mark += line * _STAMP * len(chip.stamps)
            return QFontMetricsF(self.font()).horizontalAdvance(chip.text) + line * 0.3 + mark
        return QFontMetricsF(self._strong()).horizontalAdvance(chip.text) + line * 2.0

    def _place(self) -> None:
        """Seats first, then cards beside them or in a row of their own."""
        line = float(self.fontMetrics().height())
        left, room = line * 0.6, self.width() - line * 0.6
        gap, high = line * _GAP * 0.6, line * _ROW
        self._placed, at, row = [], left, 0
        for number, chip in enumerate((*self._seats, *self._cards)):
            wide = self._wide(chip)
            begins = number == len(self._seats) and at > left
            if begins and chip.brief and at + wide > room:
                chip = replace(chip, text=chip.brief)
                wide = self._wide(chip)
            if begins and at + wide > room:
                at, row = left, 1
            if at + wide > room:
                continue
            self._placed.append((QRectF(at, line * 0.15 + row * high, wide, high), chip))
            at += wide + gap
        if self._rows != row + 1:
            self._rows = row + 1
            self.updateGeometry()
        self.update()


def _of_cards(groups: Iterable[Group]) -> Iterator[Chip]:
    """The open cards; the mark of their owner stands before the first of each group."""
    for group in groups:
        owner = group.owner
        for face in (face for _, face in group.cards if not face.hidden):
            yield _of_card(face, owner, group.title if group.owner is not None else "")
            owner = None


def _of_card(face: Face, owner: SeatStyle | None, title: str) -> Chip:
    amounts = [" ".join(part for part in line if part) for line in face.lines]
    brief = _DOT.join(filter(None, (face.big, *amounts)))
    tip = labelled(title, face.in_words())
    text = labelled(face.title, brief)
    return Chip(text, tip=tip, brief=brief, owner=owner, stamps=face.stamps)
