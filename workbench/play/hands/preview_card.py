"""A card over the board that tells what the move under the mouse would bring."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from math import ceil
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QMarginsF, QObject, QPoint, QRect, Qt
from PySide6.QtGui import (
    QAbstractTextDocumentLayout,
    QHideEvent,
    QPainter,
    QPaintEvent,
    QTextDocument,
)
from PySide6.QtWidgets import QFrame, QWidget

from engine import seat_styles
from engine.picture import SeatStyle
from engine.play.effects import Change, Effects
from engine.play.wording import labelled
from workbench.look.theme import scaled
from workbench.panels.scores import told
from workbench.play.hands.ghost import Stock

SHAPES: Final = dict(zip(seat_styles.SHAPES, "●▲■◆★✚▼▬", strict=True))
_GAP: Final = 10  # between the card and the rim of the board, pixels at 100%
_MOST_LINES: Final = 6
_WIDE: Final = 43  # characters of a line


def how_to_play(clicks: int) -> str:
    """How a move that is only shown is made, the same words wherever one is shown.

    Args:
        clicks: That make it from now on: 1 or 2, or 0 where it takes a button.
    """
    if clicks == 1:
        return QCoreApplication.translate("Hands", "Enter or a click plays it.")
    if clicks:
        return QCoreApplication.translate("Hands", "Enter or a second click plays it.")
    return QCoreApplication.translate("Hands", "Enter or the button plays it.")


class PreviewCard(QFrame):
    """Stands in an upper corner of the board, far from the mouse; lets clicks through.

    Args:
        board: The widget over which it lies.
    """

    def __init__(self, board: QWidget) -> None:
        super().__init__(board)
        self.setObjectName("card")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAccessibleName(self.tr("What the move would bring"))
        self._board = board
        self._on_left = False
        self._clear: Sequence[QRect] = ()
        self._html = ""
        self._page = QTextDocument(self)
        self._page.setDocumentMargin(0)
        board.installEventFilter(self)
        self.hide()

    @property
    def html(self) -> str:
        """What it says; "" while it is hidden."""
        return "" if self.isHidden() else self._html

    @property
    def room(self) -> QRect | None:
        """What it covers of the board's view; None while it is hidden."""
        return None if self.isHidden() else self.geometry()

    def show_effects(
        self,
        effects: Effects,
        styles: Sequence[SeatStyle],
        stocks: Sequence[Stock],
        place: tuple[int, int],
        mouse: QPoint | None,
        how: str,
        tips: Sequence[str] = (),
        keep_clear: Sequence[QRect] = (),
    ) -> None:
        """Tell about a move.

        Args:
            styles: Of the seats.
            stocks: That it changes.
            place: Number of the move among those that can be made here, and how many these are.
            mouse: On the board, or None for the keyboard.
            how: How the move is made.
            tips: What would be told of the place at hand.
            keep_clear: Parts of the board that it covers only if all its corners do.
        """
        table = self._table(effects, styles)
        said = self._heading(effects, place) + table
        told = [*tips, *_counted(stocks, styles), *effects.lines]
        kept = told[:_MOST_LINES]
        if not effects.certain:
            kept[-1] = told[-1]  # that this is not all
        lines = "".join(f"<div>{escape(line)}</div>" for line in kept)
        self._html = f"{said}{lines}<div><i>{escape(how)}</i></div>"
        self.setAccessibleDescription("\n".join(((effects.words or effects.text), *told, how)))
        if mouse is not None:
            self._on_left = mouse.x() > self._board.width() / 2
        self._clear = keep_clear
        self._lay_out(table)
        self._put()
        self.show()
        self.raise_()
        self.update()

    def _lay_out(self, table: str) -> None:
        """The usual width, or what a table in a larger font or with longer words needs."""
        page = self._page
        page.setDefaultFont(self.font())
        page.setTextWidth(-1)
        page.setHtml(table)
        usual = self.fontMetrics().averageCharWidth() * _WIDE
        page.setTextWidth(max(usual, ceil(page.idealWidth())))
        page.setHtml(self._html)
        self.resize(page.size().grownBy(_room()).toSize())

    def hideEvent(self, event: QHideEvent) -> None:
        """See Qt: whoever has the screen next does not hear of it."""
        super().hideEvent(event)
        self.setAccessibleDescription("")

    def paintEvent(self, event: QPaintEvent) -> None:
        """The frame, and the text in it: a label would lay it out five times."""
        super().paintEvent(event)
        painter = QPainter(self)
        painter.translate(_room().left(), _room().top())
        context = QAbstractTextDocumentLayout.PaintContext()
        context.palette = self.palette()
        self._page.documentLayout().draw(painter, context)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay in the corner when the board changes its size."""
        if event.type() == QEvent.Type.Resize and not self.isHidden():
            self._put()
        return super().eventFilter(watched, event)

    def _put(self) -> None:
        gap = scaled(_GAP)
        right = max(gap, self._board.width() - self.width() - gap)
        low = max(gap, self._board.height() - self.height() - gap)
        sides = (gap, right) if self._on_left else (right, gap)
        corners = [QPoint(side, top) for top in (gap, low) for side in sides]
        self.move(min(corners, key=self._covered) if self._clear else corners[0])

    def _covered(self, corner: QPoint) -> int:
        """How much it would cover there of what shall stay in sight, in pixels."""
        parts = (one & QRect(corner, self.size()) for one in self._clear)
        return sum(part.width() * part.height() for part in parts if not part.isEmpty())

    def _heading(self, effects: Effects, place: tuple[int, int]) -> str:
        number, count = place
        said = f"<div><b>{escape(effects.words or effects.text)}</b></div>"
        if count > 1:
            turns = self.tr("Move {} of {}: R or the wheel turns").format(number, count)
            said += f"<div>{escape(turns)}</div>"
        return said

    def _table(self, effects: Effects, styles: Sequence[SeatStyle]) -> str:
        heads = ("", self.tr("Score"), self.tr("If it ended now"))
        rows = [tuple(escape(head) for head in heads)]
        for style, score, standing in zip(styles, effects.scores, effects.standing, strict=False):
            name = f"{SHAPES.get(style.shape, '●')} {escape(style.title)}"
            rows.append((name, _change(score), _change(standing)))
        padded = f'<td style="padding-right:{scaled(14)}px;white-space:nowrap">'
        found = '<table style="margin-top:4px;margin-bottom:4px">'
        for row in rows:
            found += "<tr>" + "".join(f"{padded}{cell}</td>" for cell in row) + "</tr>"
        return found + "</table>"


def _room() -> QMarginsF:
    """Between the rim and the text, in pixels."""
    return QMarginsF(scaled(12), scaled(8), scaled(12), scaled(8))


def _change(change: Change | None) -> str:
    """Such as "12 → 15 (+3)"; one number where nothing changes, "?" where it is not known."""
    if change is None:
        return told(None)
    before, after = change
    if before == after:
        return str(before)
    return f"<b>{before} → {after} ({after - before:+d})</b>".replace("-", "\u2212")


def _counted(stocks: Sequence[Stock], styles: Sequence[SeatStyle]) -> list[str]:
    """Such as "Yellow: roads 4 → 7, cities 4 → 6", a line for each seat."""
    seats: dict[int, list[str]] = {}
    for one in stocks:
        seats.setdefault(one.seat, []).append(f"{one.label} {one.before} → {one.after}")
    return [labelled(styles[seat].title, ", ".join(told)) for seat, told in seats.items()]
