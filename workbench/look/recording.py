"""An SVG drawing as the paths it consists of, which any painter can paint.

Qt's own rendering of SVG fits a screen alone: on paper it strokes what has no stroke, and its
patterns are pictures that do not turn. So a drawing is rendered once into a recorder, and what
came out is painted wherever it is wanted.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QPaintDevice,
    QPaintEngine,
    QPaintEngineState,
    QPainter,
    QPainterPath,
    QPen,
    QTransform,
)
from PySide6.QtSvg import QSvgRenderer

_PIXELS: Final = 1000  # of the recorder's sides, which nothing depends on
_METRIC: Final = QPaintDevice.PaintDeviceMetric
_METRICS: Final = {
    _METRIC.PdmWidth: _PIXELS,
    _METRIC.PdmHeight: _PIXELS,
    _METRIC.PdmDpiX: 96,
    _METRIC.PdmDpiY: 96,
    _METRIC.PdmPhysicalDpiX: 96,
    _METRIC.PdmPhysicalDpiY: 96,
    _METRIC.PdmNumColors: 1 << 24,
    _METRIC.PdmDepth: 32,
    _METRIC.PdmDevicePixelRatio: 1,
    _METRIC.PdmDevicePixelRatioScaled: 1 << 16,
}


@dataclass(frozen=True, eq=False)
class Part:
    """One path of a drawing.

    Attributes:
        path: In the units of its part of the drawing.
        brush: It is filled with.
        pen: It is stroked with.
        transform: From its units to those of the area that was recorded.
        opacity: Of both.
    """

    path: QPainterPath
    brush: QBrush
    pen: QPen
    transform: QTransform
    opacity: float

    def paint(self, painter: QPainter) -> None:
        """Paint it; leaves the painter's transform and opacity as they were."""
        painter.save()
        painter.setTransform(self.transform, combine=True)
        painter.setOpacity(painter.opacity() * self.opacity)
        painter.setPen(self.pen)
        painter.setBrush(self.brush)
        painter.drawPath(self.path)
        painter.restore()


def recorded(svg: str, area: QRectF) -> tuple[Part, ...]:
    """The paths of a drawing whose view box fills an area, the lowest first.

    Letters become paths; pictures within a drawing are left out.
    """
    device = _Recorder()
    painter = QPainter(device)
    QSvgRenderer(QByteArray(svg.encode())).render(painter, area)
    painter.end()
    return tuple(device.engine.parts)


class _Recorder(QPaintDevice):
    """Something to paint on that keeps what is painted."""

    def __init__(self) -> None:
        super().__init__()
        self.engine = _Engine()

    def paintEngine(self) -> QPaintEngine:
        return self.engine

    def metric(self, metric: QPaintDevice.PaintDeviceMetric) -> int:
        return _METRICS.get(metric, 0)


class _Engine(QPaintEngine):
    def __init__(self) -> None:
        super().__init__(QPaintEngine.PaintEngineFeature.AllFeatures)
        self.parts: list[Part] = []

    def begin(self, pdev: QPaintDevice) -> bool:
        return True

    def end(self) -> bool:
        return True

    def type(self) -> QPaintEngine.Type:
        return QPaintEngine.Type.User

    def updateState(self, state: QPaintEngineState) -> None:
        pass

    def drawPath(self, path: QPainterPath) -> None:
        painter = self.painter()
        pen = QPen(painter.pen())
        if pen.brush().style() == Qt.BrushStyle.NoBrush:  # how Qt says that there is no stroke
            pen = QPen(Qt.PenStyle.NoPen)
        self._keep(QPainterPath(path), QBrush(painter.brush()), pen)

    def drawTextItem(self, p: Any, textItem: Any) -> None:  # noqa: N803 - as Qt names it
        path = QPainterPath()
        path.addText(p, textItem.font(), textItem.text())
        self._keep(path, QBrush(self.painter().pen().color()), QPen(Qt.PenStyle.NoPen))

    def drawPixmap(self, r: Any, pm: Any, sr: Any) -> None:
        pass

    def _keep(self, path: QPainterPath, brush: QBrush, pen: QPen) -> None:
        painter = self.painter()
        transform = QTransform(painter.worldTransform())
        self.parts.append(Part(path, brush, pen, transform, painter.opacity()))
