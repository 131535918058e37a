"""Texts that end in an ellipsis where they lack the room: labels, buttons, lists to choose from."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QRect, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QHelpEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QLabel,
    QPushButton,
    QSizePolicy,
    QStyle,
    QStyleOption,
    QStyleOptionButton,
    QStyleOptionComboBox,
    QStylePainter,
    QToolTip,
    QWidget,
)

from workbench.widgets.wheel import DropDown

_RIM: Final = 4  # pixels that styles leave free around the text of a box
_SMALLER: Final = (0.85, 0.75, 0.66)  # sizes of letters, to the usual ones, before a text is cut
_LINES: Final = 2  # into which it is broken
_FEWEST: Final = 7  # letters of a button that are always in sight


class ElidedLabel(QLabel):
    """One line of plain text."""

    @property
    def shown(self) -> str:
        """The text as it is painted."""
        room = self.contentsRect().width() - 2 * self.margin()
        return self.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideRight, max(room, 0))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """See Qt."""
        super().resizeEvent(event)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The text as far as there is room."""
        if self.shown == self.text() or self.hasSelectedText():
            super().paintEvent(event)
            return
        painter = QPainter(self)
        option = QStyleOption()
        option.initFrom(self)
        style = self.style()
        style.drawPrimitive(QStyle.PrimitiveElement.PE_Widget, option, painter, self)
        room = self.contentsRect().adjusted(self.margin(), 0, -self.margin(), 0)
        style.drawItemText(
            painter,
            room,
            self.alignment(),
            self.palette(),
            self.isEnabled(),
            self.shown,
            self.foregroundRole(),
        )


class FittedLabel(ElidedLabel):
    """A line of plain text; without room for it two lines of smaller letters, then an ellipsis."""

    @property
    def shown(self) -> str:
        """The text as it is painted, whatever its lines."""
        return self._fitted[1].replace("\n", " ")

    @property
    def _fitted(self) -> tuple[QFont, str]:
        """The largest letters that hold the whole text, and its lines in them."""
        room, whole, usual = self._room, self.text(), QFont(self.font())
        if self.fontMetrics().horizontalAdvance(whole) <= room.width():
            return usual, whole
        for font in (_sized(usual, part) for part in _SMALLER):
            metrics = QFontMetrics(font)
            lines = _broken(whole, metrics, room.width())
            most = min(_LINES, room.height() // max(metrics.lineSpacing(), 1))
            wide = max(map(metrics.horizontalAdvance, lines))
            if len(lines) <= most and wide <= room.width():
                return font, "\n".join(lines)
        kept, rest = lines[: max(most, 1) - 1], " ".join(lines[max(most, 1) - 1 :])
        cut = metrics.elidedText(rest, Qt.TextElideMode.ElideRight, max(room.width(), 0))
        return font, "\n".join([*kept, cut])

    @property
    def _room(self) -> QRect:
        return self.contentsRect().adjusted(self.margin(), 0, -self.margin(), 0)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The text in the letters that fit."""
        font, said = self._fitted
        if (font, said) == (self.font(), self.text()) or self.hasSelectedText():
            super().paintEvent(event)
            return
        painter = QPainter(self)
        option = QStyleOption()
        option.initFrom(self)
        self.style().drawPrimitive(QStyle.PrimitiveElement.PE_Widget, option, painter, self)
        painter.setFont(font)
        painter.setPen(self.palette().color(self.foregroundRole()))
        painter.drawText(self._room, self.alignment(), said)


class ElidedButton(QPushButton):
    """A button that gives way down to its first letters; a text that is cut is in the tooltip."""

    def __init__(self, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    @property
    def shown(self) -> str:
        """The text as it is painted."""
        option = QStyleOptionButton()
        self.initStyleOption(option)
        inside = QStyle.SubElement.SE_PushButtonContents
        room = self.style().subElementRect(inside, option, self).width()
        if not option.icon.isNull():
            room -= option.iconSize.width() + _RIM
        way, mnemonic = Qt.TextElideMode.ElideRight, Qt.TextFlag.TextShowMnemonic
        return self.fontMetrics().elidedText(self.text(), way, max(room, 0), mnemonic)

    def minimumSizeHint(self) -> QSize:
        """See Qt."""
        whole, metrics = self.sizeHint(), self.fontMetrics()
        text = metrics.size(Qt.TextFlag.TextShowMnemonic, self.text()).width()
        cut = max(text - metrics.averageCharWidth() * _FEWEST, 0)
        return QSize(whole.width() - cut, whole.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """The button, and its text as far as there is room."""
        if self.shown == self.text():
            super().paintEvent(event)
            return
        painter = QStylePainter(self)
        option = QStyleOptionButton()
        self.initStyleOption(option)
        option.text = self.shown
        painter.drawControl(QStyle.ControlElement.CE_PushButton, option)

    def event(self, event: QEvent) -> bool:
        """The whole text as a tooltip, above what the button is about."""
        cut = self.shown != self.text()
        if cut and isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            whole = self.text().replace("&&", "\0").replace("&", "").replace("\0", "&")
            said = "\n".join(filter(None, (whole, self.toolTip())))
            QToolTip.showText(event.globalPos(), said, self)
            return True
        return super().event(event)


class ElidedBox(DropDown):
    """A list to choose from; an entry that is cut is whole in the tooltip."""

    @property
    def shown(self) -> str:
        """The entry as it is painted."""
        option = QStyleOptionComboBox()
        self.initStyleOption(option)
        field = self.style().subControlRect(
            QStyle.ComplexControl.CC_ComboBox,
            option,
            QStyle.SubControl.SC_ComboBoxEditField,
            self,
        )
        icon = 0 if option.currentIcon.isNull() else option.iconSize.width() + _RIM
        room = max(field.width() - icon - _RIM, 0)
        return self.fontMetrics().elidedText(option.currentText, Qt.TextElideMode.ElideRight, room)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The box, and the entry as far as there is room."""
        del event
        painter = QStylePainter(self)
        option = QStyleOptionComboBox()
        self.initStyleOption(option)
        painter.drawComplexControl(QStyle.ComplexControl.CC_ComboBox, option)
        option.currentText = self.shown
        painter.drawControl(QStyle.ControlElement.CE_ComboBoxLabel, option)

    def event(self, event: QEvent) -> bool:
        """The whole entry as a tooltip, above what the box is about."""
        cut = self.shown != self.currentText()
        if cut and isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            said = "\n".join(filter(None, (self.currentText(), self.toolTip())))
            QToolTip.showText(event.globalPos(), said, self)
            return True
        return super().event(event)


def _sized(font: QFont, part: float) -> QFont:
    """The font with smaller letters."""
    found = QFont(font)
    if font.pointSizeF() > 0:
        found.setPointSizeF(font.pointSizeF() * part)
    else:
        found.setPixelSize(max(1, round(font.pixelSize() * part)))
    return found


def _broken(text: str, metrics: QFontMetrics, wide: int) -> list[str]:
    """A text in lines, broken between words; a word alone may be wider."""
    lines: list[str] = []
    for word in text.split(" "):
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and metrics.horizontalAdvance(longer) <= wide:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines
