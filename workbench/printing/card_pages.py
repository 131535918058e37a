"""Cards on paper: as many as fit on a sheet, with crop marks, and their backs behind them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QPainter, QPainterPath, QPainterPathStroker, QPen

from engine.columns import CopiesOf
from engine.game import Card, DeckSchema, Game
from engine.picture import SeatStyle
from engine.play.wording import labelled
from engine.scenarios.decks import Deck
from engine.schema_words import deck_schema_in_words
from workbench.cards.face import Face, face_of_row, pictures_of, styles_of
from workbench.cards.painter import CardPainter, card_size, least_size
from workbench.look.marks import hatch_path
from workbench.printing.imposition import Grid, Place, grid_on
from workbench.printing.look import Look
from workbench.printing.page import GUIDE, PAPERS, Page, paint_cuts, write

_TEXT: Final = 100  # size of the font that a face is laid out with, in its own pixels
_LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


@dataclass(frozen=True)
class CardLayout:
    """How cards are printed.

    Attributes:
        paper: Key of `PAPERS`.
        orientation: "portrait", "landscape" or "auto".
        width, height: Of a card in millimetres.
        copies: How often each card is printed.
        backs: "none", or the edge about which the printer turns the sheet, "long" or "short".
        shift: By which backs are moved right and down, in millimetres, for printers that
            do not meet the front.
        marks: Whether crop marks are printed.
        snug: Whether the text fills a card of any shape, as on a small tile.
    """

    paper: str = "a4"
    orientation: str = "auto"
    width: float = 63.0
    height: float = 88.0
    copies: int = 1
    backs: str = "long"
    shift: tuple[float, float] = (0.0, 0.0)
    marks: bool = True
    snug: bool = False


def faces_of(game: Game, deck: Deck, look: Look) -> list[Face]:
    """The faces of a deck as its players see them, one for each copy of a card."""
    schema = deck_schema_in_words(game, game.deck_schemas[deck.key])
    styles: Mapping[str, Mapping[str, SeatStyle]] = {
        key: {name: look.seat(style) for name, style in known.items()}
        for key, known in styles_of(game, schema).items()
    }
    folders = pictures_of(game, deck.folder)
    faces = [
        face_of_row(schema, card, number, styles, folders)
        for number, card in enumerate(deck.cards, 1)
    ]
    return [
        copy
        for face, card in zip(faces, deck.cards, strict=True)
        for copy in _copies(schema, face, card)
    ]


def _copies(schema: DeckSchema, face: Face, card: Card) -> Iterator[Face]:
    """A face as often as it is in the deck; each says of which kind its copy is."""
    kinds = [
        [labelled(column.word, kind) for kind in column.of_copies(card[column.key])]
        for column in schema.columns
        if isinstance(column, CopiesOf) and column.key in card
    ]
    for number in range(schema.copies(card)):
        told = [names[number % len(names)] for names in kinds if names]
        yield replace(face, said=(*face.said, *told))


def card_pages(faces: Sequence[Face], title: str, layout: CardLayout, look: Look) -> list[Page]:
    """Sheets of cards, each followed by its backs if they are wanted.

    Args:
        faces: In the order of the deck.
        title: Of the deck; it stands on the backs too.

    Raises:
        OikistError: A card does not fit on the paper.
    """
    grid = grid_on(PAPERS[layout.paper], layout.orientation, (layout.width, layout.height))
    draw = _Sheets(grid, title, layout, look)
    wanted = [face for face in faces for _ in range(layout.copies)]
    starts = range(0, len(wanted), grid.count)
    pages = []
    for number, start in enumerate(starts, 1):
        part = tuple(wanted[start : start + grid.count])
        said = QCoreApplication.translate("Print", "{}, sheet {} of {}")
        name = said.format(title, number, len(starts))
        pages.append(Page(name, *grid.page, partial(draw.paint_fronts, part, name)))
        if layout.backs != "none":
            behind = QCoreApplication.translate("Print", "{}, backs").format(name)
            paint = partial(draw.paint_backs, len(part))
            pages.append(Page(behind, *grid.page, paint, backs=True))
    return pages


def card_picture(face: Face, layout: CardLayout, look: Look) -> Page:
    """One card as a page of its own size."""

    def paint(painter: QPainter) -> None:
        box = QRectF(0, 0, layout.width, layout.height)
        paint_face(painter, face, box, look, snug=layout.snug)

    return Page(face.title, layout.width, layout.height, paint)


def paint_face(
    painter: QPainter, face: Face, box: QRectF, look: Look, *, snug: bool = False
) -> None:
    """A card's front, its text as large as the card allows; lengths in millimetres."""
    font = QFont()
    font.setPixelSize(_TEXT)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    asked = least_size(face, font) if snug else card_size(face, font)
    scale = min(box.width() / asked.width(), box.height() / asked.height())
    painter.save()
    painter.translate(box.topLeft())
    painter.scale(scale, scale)
    whole = QRectF(0, 0, box.width() / scale, box.height() / scale)
    CardPainter(painter, font, look.theme).paint(face, whole)
    painter.restore()


def paint_back(painter: QPainter, title: str, box: QRectF, look: Look) -> None:
    """The back that all cards of a deck share: a lattice, and the deck's title on a label."""
    theme = look.theme
    radius = box.width() * 0.06
    whole, inner = QPainterPath(), QPainterPath()
    whole.addRoundedRect(box, radius, radius)
    frame = box.width() * 0.06
    field = box.adjusted(frame, frame, -frame, -frame)
    inner.addRoundedRect(field, radius * 0.55, radius * 0.55)
    painter.fillPath(whole, theme.colour("raised"))
    ground = theme.colour("hover") if look.monochrome else theme.colour("accent")
    painter.fillPath(inner, ground)
    step = box.width() * 0.07
    lines = QPen(theme.colour("raised", 0.75), step * 0.1)
    lattice = QPainterPathStroker(lines).createStroke(hatch_path("cross", field, step))
    painter.fillPath(lattice.intersected(inner), lines.color())
    painter.strokePath(whole, QPen(theme.colour("text", 0.45), box.width() * 0.008))
    label = QRectF(0, 0, field.width() * 0.82, box.width() * 0.24)
    label.moveCenter(box.center())
    painter.setPen(QPen(theme.colour("text"), box.width() * 0.008))
    painter.setBrush(theme.colour("raised"))
    painter.drawRoundedRect(label, radius * 0.5, radius * 0.5)
    side = label.width() * 0.06
    write(painter, label.adjusted(side, 0, -side, 0), title, box.width() * 0.1, bold=True)


@dataclass(frozen=True)
class _Sheets:
    """Paints the sheets of one deck."""

    grid: Grid
    title: str
    layout: CardLayout
    look: Look

    def paint_fronts(self, faces: Sequence[Face], name: str, painter: QPainter) -> None:
        """One sheet of fronts."""
        for index, face in enumerate(faces):
            box = self._box(self.grid.place(index))
            paint_face(painter, face, box, self.look, snug=self.layout.snug)
        if self.layout.marks:
            paint_cuts(painter, *self.grid.cuts())
        painter.setPen(GUIDE)
        line = QRectF(self.grid.corner[0] + 2, self.grid.page[1] - 6, self.grid.page[0] / 2, 4)
        if self.grid.page[1] - self._bottom >= 11:  # below the marks
            write(painter, line, name, 2.6, _LEFT)

    def paint_backs(self, count: int, painter: QPainter) -> None:
        """The backs of a sheet, each behind its front."""
        edge = self.layout.backs
        upright = self.grid.turns_sideways(edge)
        for index in range(count):
            box = self._box(self.grid.behind(self.grid.place(index), edge))
            painter.save()
            painter.translate(box.center() + QPointF(*self.layout.shift))
            painter.rotate(0 if upright else 180)
            box.moveCenter(QPointF(0, 0))
            paint_back(painter, self.title, box, self.look)
            painter.restore()

    @property
    def _bottom(self) -> float:
        return self.grid.cuts()[1][-1]

    def _box(self, place: Place) -> QRectF:
        return QRectF(place.left, place.top, *self.grid.piece)
