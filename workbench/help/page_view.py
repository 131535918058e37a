"""One page of the manual on the screen: text of readable width, pictures that fit, marks."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QSize, Qt, QUrl
from PySide6.QtGui import (
    QImage,
    QImageReader,
    QPalette,
    QResizeEvent,
    QTextBlock,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
)
from PySide6.QtWidgets import QTextBrowser, QTextEdit, QWidget

from workbench.help.pages import Page, picture_file
from workbench.help.rendering import fill, headings
from workbench.language.fuzzy import folded
from workbench.look.theme import scaled

_WIDEST: Final = 100  # letters of a line
_SIDE: Final = 18  # pixels beside the text, at least
_MOST_MARKS: Final = 400


class PageView(QTextBrowser):
    """Shows a page; who holds it decides where links lead."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setOpenLinks(False)
        self.setAccessibleName(self.tr("Page of the manual"))
        self._page: Page | None = None
        self._pictures: dict[str, QImage] = {}
        self._width = 0  # of pictures, as they were drawn last

    @property
    def page(self) -> Page | None:
        """What is shown."""
        return self._page

    def show_page(self, page: Page) -> None:
        """Show a page from its beginning."""
        self._page = page
        self._pictures.clear()
        self._width = 0
        self.setExtraSelections([])
        fill(self.document(), page, self.palette())
        self.moveCursor(QTextCursor.MoveOperation.Start)
        self._fit()
        self.verticalScrollBar().setValue(0)

    def refresh(self) -> None:
        """Show the same place in the colours and letters of now."""
        if self._page is not None:
            at, marks = self.verticalScrollBar().value(), self.extraSelections()
            self.show_page(self._page)
            self.setExtraSelections(marks)
            self.verticalScrollBar().setValue(at)

    def go_to_anchor(self, anchor: str) -> bool:
        """Bring a heading to the top; False if there is none of this name."""
        if self._page is None:
            return False
        for heading, block in zip(self._page.headings, headings(self.document()), strict=True):
            if heading.anchor == anchor:
                self._bring_up(block)
                return True
        return False

    def go_to_block(self, number: int) -> None:
        """Bring a passage into sight, with some of what stands before it."""
        block = self.document().findBlockByNumber(number)
        if block.isValid():
            self._bring_up(block, self.viewport().height() // 4)

    def mark(self, words: Sequence[str]) -> int:
        """Mark every place where one of some folded words stands; how many there are."""
        found: list[QTextEdit.ExtraSelection] = []
        flat = folded(self.document().toRawText())
        look = self._look_of_marks()
        for word in words:
            at = flat.find(word)
            while at >= 0 and len(found) < _MOST_MARKS:
                cursor = QTextCursor(self.document())
                cursor.setPosition(at)
                cursor.setPosition(at + len(word), QTextCursor.MoveMode.KeepAnchor)
                mark: Any = QTextEdit.ExtraSelection()
                mark.cursor, mark.format = cursor, look
                found.append(mark)
                at = flat.find(word, at + len(word))
        self.setExtraSelections(found)
        return len(found)

    def loadResource(self, kind: int, name: QUrl | str) -> Any:
        """Pictures of the documents, as wide as there is room."""
        url = name if isinstance(name, QUrl) else QUrl(name)
        if kind == QTextDocument.ResourceType.ImageResource.value:
            return self._picture(url.path())
        return None

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Another width has other margins, and other pictures."""
        super().resizeEvent(event)
        self._fit()

    def _look_of_marks(self) -> QTextCharFormat:
        """A ground, and a line below for those who do not see it."""
        look = QTextCharFormat()
        colours = self.palette()
        look.setBackground(colours.color(QPalette.ColorRole.Highlight))
        look.setForeground(colours.color(QPalette.ColorRole.HighlightedText))
        look.setUnderlineStyle(QTextCharFormat.UnderlineStyle.SingleUnderline)
        return look

    def _bring_up(self, block: QTextBlock, above: int = 0) -> None:
        cursor = QTextCursor(block)
        self.setTextCursor(cursor)
        bar = self.verticalScrollBar()
        bar.setValue(bar.value() + self.cursorRect(cursor).top() - scaled(8) - above)

    def _fit(self) -> None:
        """Lines that one can read, in the middle of the room."""
        room = self.viewport().width()
        text = min(room - 2 * scaled(_SIDE), self.fontMetrics().averageCharWidth() * _WIDEST)
        side = max(scaled(_SIDE), (room - text) // 2)
        frame = self.document().rootFrame().frameFormat()
        if frame.leftMargin() != side:
            frame.setLeftMargin(side)
            frame.setRightMargin(side)
            self.document().rootFrame().setFrameFormat(frame)
        wide = room - 2 * side
        if wide > 0 and wide != self._width:
            self._width = wide
            self._fit_pictures()

    def _fit_pictures(self) -> None:
        block = self.document().begin()
        while block.isValid():
            place = block.begin()
            while not place.atEnd():
                shape = place.fragment().charFormat()
                if shape.isImageFormat():
                    self._resize(place.fragment().position(), shape.toImageFormat().name())
                place += 1
            block = block.next()

    def _resize(self, position: int, name: str) -> None:
        picture = self._picture(name)
        document = self.document()
        document.addResource(QTextDocument.ResourceType.ImageResource.value, QUrl(name), picture)
        cursor = QTextCursor(document)
        cursor.setPosition(position)
        cursor.movePosition(
            QTextCursor.MoveOperation.NextCharacter, QTextCursor.MoveMode.KeepAnchor
        )
        shape = cursor.charFormat().toImageFormat()
        size = QSize(picture.width(), picture.height()) / self.devicePixelRatioF()
        shape.setWidth(size.width())
        shape.setHeight(size.height())
        cursor.setCharFormat(shape)

    def _picture(self, name: str) -> QImage:
        """A picture as wide as the text, but not larger than it is; empty if there is none."""
        if name not in self._pictures:
            self._pictures[name] = _read(picture_file(name))
        whole = self._pictures[name]
        ratio = self.devicePixelRatioF()
        wide = min(round(max(self._width, 1) * ratio), whole.width())
        found = whole.scaledToWidth(max(wide, 1), Qt.TransformationMode.SmoothTransformation)
        found.setDevicePixelRatio(ratio)
        return found


def _read(path: Path) -> QImage:
    return QImageReader(str(path)).read()
