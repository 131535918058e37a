"""A page of the manual as a document of Qt, in the colours of the window, and its passages.

Qt reads Markdown, but gives headings no names, tables a frame of its own, and code no ground.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from PySide6.QtGui import (
    QBrush,
    QFontDatabase,
    QPalette,
    QTextBlock,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFormat,
    QTextFrameFormat,
    QTextTable,
)

from workbench.help.pages import Page
from workbench.language.fuzzy import folded
from workbench.look.theme import scaled

_SIZES: Final = {1: 1.7, 2: 1.3, 3: 1.1}  # of headings, in sizes of the text
_ABOVE: Final = {1: 4, 2: 22, 3: 16}  # pixels over a heading, at 100%
_BELOW: Final = 6
_APART: Final = 118.0  # per cent of a line's height from one to the next
_BEFORE: Final = 24  # letters of a passage that are told before what was found
_TOLD: Final = 160


@dataclass(frozen=True)
class Passage:
    """A paragraph, an entry of a list, a line of code or a row of a table.

    Attributes:
        page: Name of its page.
        section: Heading above it.
        block: Number of its first block in the document.
        text: Without marks.
    """

    page: str
    section: str
    block: int
    text: str

    def around(self, words: list[str]) -> str:
        """The part of the text in which the first of some folded words stands."""
        flat = folded(self.text)
        first = min((flat.find(word) for word in words if word in flat), default=0)
        begin = max(0, first - _BEFORE)
        begin = self.text.rfind(" ", 0, begin) + 1 if begin else 0
        said = self.text[begin : begin + _TOLD]
        ends = begin + _TOLD < len(self.text)
        return f"{'… ' if begin else ''}{said}{' …' if ends else ''}"


def fill(document: QTextDocument, page: Page, colours: QPalette) -> None:
    """Put a page into a document."""
    document.clear()
    document.setMarkdown(page.text, QTextDocument.MarkdownFeature.MarkdownDialectGitHub)
    whole = QTextCursor(document)
    whole.beginEditBlock()  # else Qt would lay the page out after each of a thousand changes
    _dress_blocks(document, colours)
    _dress_tables(document, colours)
    whole.endEditBlock()


def headings(document: QTextDocument) -> Iterator[QTextBlock]:
    """The blocks of the headings, in the order of `Page.headings`."""
    block = document.begin()
    while block.isValid():
        if block.blockFormat().headingLevel():
            yield block
        block = block.next()


def passages(page: Page, document: QTextDocument) -> list[Passage]:
    """Everything that can be found on a page."""
    found: list[Passage] = []
    section = page.title
    row: tuple[int, int] = (-1, -1)  # table and row of the passage that grows
    block = document.begin()
    while block.isValid():
        text = block.text().replace("\ufffc", "").strip()
        here = _row_of(block)
        if block.blockFormat().headingLevel():
            section = text
        if here != (-1, -1) and here == row and text:
            last = found.pop()
            found.append(Passage(page.name, section, last.block, f"{last.text} · {text}"))
        elif text:
            found.append(Passage(page.name, section, block.blockNumber(), text))
            row = here
        block = block.next()
    return found


def _row_of(block: QTextBlock) -> tuple[int, int]:
    """First position of the table that a block stands in, and its row; (-1, -1) for none."""
    table = QTextCursor(block).currentTable()
    if table is None:
        return (-1, -1)
    return table.firstPosition(), table.cellAt(block.position()).row()


def _dress_blocks(document: QTextDocument, colours: QPalette) -> None:
    fixed = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont).family()
    ground = QBrush(colours.color(QPalette.ColorRole.AlternateBase))
    size = document.defaultFont().pointSizeF()
    block = document.begin()
    while block.isValid():
        level = block.blockFormat().headingLevel()
        shape = QTextBlockFormat()
        if level:
            shape.setTopMargin(scaled(_ABOVE.get(level, 12)))
            shape.setBottomMargin(scaled(_BELOW))
        elif block.blockFormat().hasProperty(QTextFormat.Property.BlockCodeFence):
            shape.setBackground(ground)
            shape.setLeftMargin(scaled(8))
        elif "\ufffc" not in block.text():  # a picture would grow with its line
            shape.setLineHeight(_APART, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
        QTextCursor(block).mergeBlockFormat(shape)
        for position, letters in _dressed(block, fixed, ground, size * _SIZES.get(level, 1.0)):
            cursor = QTextCursor(document)
            cursor.setPosition(position[0])
            cursor.setPosition(position[1], QTextCursor.MoveMode.KeepAnchor)
            cursor.setCharFormat(letters)
        block = block.next()


def _dressed(
    block: QTextBlock, fixed: str, ground: QBrush, size: float
) -> list[tuple[tuple[int, int], QTextCharFormat]]:
    """First and last position of each piece of a block that must look otherwise, and how."""
    found = []
    place = block.begin()
    while not place.atEnd():
        piece = place.fragment()
        letters = piece.charFormat()
        if block.blockFormat().headingLevel():
            letters.clearProperty(QTextFormat.Property.FontSizeAdjustment)
            letters.setFontPointSize(size)
        if letters.fontFixedPitch():
            letters.setFontFamilies([fixed])
            letters.setBackground(ground)
        if letters != piece.charFormat():
            found.append(((piece.position(), piece.position() + piece.length()), letters))
        place += 1
    return found


def _dress_tables(document: QTextDocument, colours: QPalette) -> None:
    line = QBrush(colours.color(QPalette.ColorRole.Mid))
    for frame in document.rootFrame().childFrames():
        if not isinstance(frame, QTextTable):
            continue
        if not any(
            frame.cellAt(0, one).firstCursorPosition().block().text()
            for one in range(frame.columns())
        ):
            frame.removeRows(0, 1)  # Markdown knows no table without a head
        shape = frame.format().toTableFormat()
        shape.setBorder(1)
        shape.setBorderBrush(line)
        shape.setBorderStyle(QTextFrameFormat.BorderStyle.BorderStyle_Solid)
        shape.setBorderCollapse(True)
        shape.setCellPadding(scaled(4))
        shape.setCellSpacing(0)
        shape.setTopMargin(scaled(6))
        shape.setBottomMargin(scaled(10))
        frame.setFormat(shape)
