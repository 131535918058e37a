"""An image under the grid to draw a board after, such as a scan of a printed one.

It is no part of the board: where it lies is kept beside the project, and the image stays
in its own file.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from math import hypot
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QImage, QImageReader, QPainter, QTransform
from PySide6.QtSvg import QSvgRenderer

from engine.errors import Fault, OikistError
from engine.files import read_bytes
from engine.picture import Point

FORMATS: Final = ("png", "jpg", "jpeg", "svg")
_LARGEST: Final = 12_000  # pixels on a side
_SVG_SIDE: Final = 3_000  # pixels of the longer side that a drawing is made


@dataclass(frozen=True)
class Tracing:
    """An image and where it lies; without a path there is none.

    Attributes:
        path: File of the image, or "".
        place: Six numbers of the transform from pixels of the image to board units:
            m11, m12, m21, m22, dx, dy.
        opacity: From 0 to 1.
        locked: Whether it can no longer be moved.
        shown: Whether it is drawn.
        image: The pixels; null when there is no file.
    """

    path: str = ""
    place: tuple[float, float, float, float, float, float] = (1.0, 0.0, 0.0, 1.0, 0.0, 0.0)
    opacity: float = 0.5
    locked: bool = False
    shown: bool = True
    image: QImage = field(default_factory=QImage, compare=False, repr=False)

    @property
    def there(self) -> bool:
        """Whether there is an image."""
        return not self.image.isNull()

    @property
    def transform(self) -> QTransform:
        """From pixels of the image to board units."""
        return QTransform(*self.place)

    def paint(self, painter: QPainter) -> None:
        """Draw the image; the painter works in board units."""
        if not self.there or not self.shown:
            return
        painter.save()
        painter.setOpacity(self.opacity)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.setTransform(self.transform, combine=True)
        painter.drawImage(QPointF(0, 0), self.image)
        painter.restore()

    def fitted(self, area: QRectF) -> Tracing:
        """The same image in the middle of an area, as large as it fits."""
        width, height = max(1, self.image.width()), max(1, self.image.height())
        scale = min(area.width() / width, area.height() / height)
        left = area.center().x() - scale * width / 2
        top = area.center().y() - scale * height / 2
        return replace(self, place=(scale, 0.0, 0.0, scale, left, top))

    def aligned(self, pixels: tuple[Point, Point], board: tuple[Point, Point]) -> Tracing:
        """The image scaled, turned and moved so that two of its points meet two of the board.

        Args:
            pixels: Two points of the image, in its pixels.
            board: Where they belong, in board units.

        Raises:
            OikistError: Two points are the same.
        """
        first, second = pixels
        across = complex(second[0] - first[0], second[1] - first[1])
        wanted = complex(board[1][0] - board[0][0], board[1][1] - board[0][1])
        if abs(across) < 1e-6 or abs(wanted) < 1e-6:
            what = QCoreApplication.translate("Tracing", "the two points are the same")
            remedy = QCoreApplication.translate("Tracing", "choose two that lie far apart")
            raise OikistError(Fault("", "", what, remedy))
        turn = wanted / across
        dx = board[0][0] - (turn.real * first[0] - turn.imag * first[1])
        dy = board[0][1] - (turn.imag * first[0] + turn.real * first[1])
        return replace(self, place=(turn.real, turn.imag, -turn.imag, turn.real, dx, dy))

    def pixel_at(self, point: QPointF) -> Point:
        """The pixel of the image under a point in board units."""
        inverse, _ = self.transform.inverted()
        found = inverse.map(point)
        return (found.x(), found.y())

    def to_json(self) -> dict[str, Any]:
        """Plain data that `from_json` reads; the image itself stays in its file."""
        return {
            "path": self.path,
            "place": list(self.place),
            "opacity": self.opacity,
            "locked": self.locked,
            "shown": self.shown,
        }

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Tracing:
        """What `to_json` gave; no tracing if the data is damaged or the image is gone."""
        try:
            numbers = tuple(float(number) for number in data["place"])
            if len(numbers) != 6 or hypot(numbers[0], numbers[1]) == 0:
                return cls()
            found = opened(Path(str(data["path"])))
            opacity = min(1.0, max(0.0, float(data["opacity"])))
            locked, shown = bool(data["locked"]), bool(data["shown"])
        except (KeyError, TypeError, ValueError, OikistError):
            return cls()
        a, b, c, d, e, f = numbers
        return replace(found, place=(a, b, c, d, e, f), opacity=opacity, locked=locked, shown=shown)


def opened(path: Path) -> Tracing:
    """An image file, not yet placed.

    Raises:
        OikistError: It is no PNG, JPEG or SVG image that can be read, or it is too large.
    """
    image = QImage()
    if path.is_file():  # Qt would wait for a pipe
        image = _drawing(path) if path.suffix.lower() == ".svg" else _photograph(path)
    if image.isNull():
        what = QCoreApplication.translate("Tracing", "this image cannot be read")
        remedy = QCoreApplication.translate("Tracing", "use a PNG, JPEG or SVG file")
        raise OikistError(Fault(path.name, "", what, remedy))
    return Tracing(path=str(path), image=image)


def _photograph(path: Path) -> QImage:
    reader = QImageReader(str(path))
    reader.setAutoTransform(True)
    if not reader.canRead() or bytes(reader.format().data()).decode() not in FORMATS:
        return QImage()
    size = reader.size()
    if max(size.width(), size.height()) > _LARGEST:
        reader.setScaledSize(
            size.scaled(QSize(_LARGEST, _LARGEST), Qt.AspectRatioMode.KeepAspectRatio)
        )
    return reader.read()


def _drawing(path: Path) -> QImage:
    try:
        content = read_bytes(path)
    except OSError:
        return QImage()
    if b"<svg" not in content:
        return QImage()
    renderer = QSvgRenderer(content)
    size = renderer.defaultSize()
    if not renderer.isValid() or size.isEmpty():
        return QImage()
    size.scale(_SVG_SIDE, _SVG_SIDE, Qt.AspectRatioMode.KeepAspectRatio)
    image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    renderer.render(painter)
    painter.end()
    return image
