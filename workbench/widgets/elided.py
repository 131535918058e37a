"""Texts that end in an ellipsis where they lack the room: labels, buttons, lists to choose from."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QHelpEvent, QPainter, QPaintEvent, QResizeEvent
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
