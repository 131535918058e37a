"""A picture painted into an array, saved as PNG: charts without a window or fonts.

Shapes are drawn by their signed distance, so that edges are smooth. The same shapes
give the same bytes on every machine. Coordinates are pixels, x to the right, y down.

Source: signed distances of boxes, segments and polygons after Inigo Quilez, "2D distance
functions" (iquilezles.org); PNG after ISO/IEC 15948:2004.
"""

from __future__ import annotations

import struct
import zlib
from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

Point = tuple[float, float]
Pixels = NDArray[np.float64]


def rgb(colour: str) -> NDArray[np.float64]:
    """Red, green and blue from 0 to 255 of "#rrggbb"; shape (3,)."""
    return np.array([int(colour[at : at + 2], 16) for at in (1, 3, 5)], np.float64)


def mixed(first: str, second: str, share: float) -> str:
    """The colour with `share` (0 to 1) of the second in it."""
    red, green, blue = np.rint(rgb(first) * (1 - share) + rgb(second) * share).astype(int)
    return f"#{red:02x}{green:02x}{blue:02x}"


class Canvas:
    """An opaque picture.

    Attributes:
        width, height: In pixels.
    """

    def __init__(self, width: int, height: int, ground: str) -> None:
        self.width, self.height = width, height
        self._pixels: Pixels = np.tile(rgb(ground), (height, width, 1))

    def box(self, left: float, top: float, right: float, bottom: float, colour: str) -> None:
        """Fill an upright rectangle."""
        self.rounded_box((left, top, right, bottom), 0.0, colour)

    def rounded_box(
        self, sides: tuple[float, float, float, float], radius: float, colour: str
    ) -> None:
        """Fill an upright rectangle (left, top, right, bottom) with rounded corners."""
        left, top, right, bottom = sides
        if right <= left or bottom <= top:
            return
        window = self._window(left, top, right, bottom)
        x, y = self._centres(window)
        radius = min(radius, (right - left) / 2, (bottom - top) / 2)
        across = np.abs(x - (left + right) / 2) - (right - left) / 2 + radius
        down = np.abs(y - (top + bottom) / 2) - (bottom - top) / 2 + radius
        outside = np.hypot(np.maximum(across, 0), np.maximum(down, 0))
        distance = outside + np.minimum(np.maximum(across, down), 0) - radius
        self._paint(window, distance, colour)

    def line(self, points: Sequence[Point], thickness: float, colour: str) -> None:
        """Draw a path of straight pieces with round ends; one point gives a dot."""
        half = thickness / 2
        path = np.array(points, np.float64)
        low, high = path.min(axis=0) - half, path.max(axis=0) + half
        window = self._window(low[0], low[1], high[0], high[1])
        distance = self._distance(window, path) - half
        self._paint(window, distance, colour)

    def polygon(self, points: Sequence[Point], colour: str, rounding: float = 0.0) -> None:
        """Fill a convex polygon, grown by `rounding` pixels with round corners."""
        path = np.array(points, np.float64)
        low, high = path.min(axis=0) - rounding, path.max(axis=0) + rounding
        window = self._window(low[0], low[1], high[0], high[1])
        x, y = self._centres(window)
        around = self._distance(window, np.vstack([path, path[:1]]))
        turns = np.array(
            [
                (bx - ax) * (y - ay) - (by - ay) * (x - ax)
                for (ax, ay), (bx, by) in zip(path, np.roll(path, -1, axis=0), strict=True)
            ]
        )
        inside = (turns >= 0).all(axis=0) | (turns <= 0).all(axis=0)
        self._paint(window, np.where(inside, -around, around) - rounding, colour)

    def mark(self, shape: str, centre: Point, radius: float, colour: str) -> None:
        """Fill a seat's shape: "circle", "triangle", "square" or "diamond"."""
        x, y = centre
        if shape == "circle":
            self.line([centre], 2 * radius, colour)
            return
        corners = {"triangle": (3, 1.28, -90.0), "square": (4, 1.2, -45.0)}
        count, size, first = corners.get(shape, (4, 1.24, -90.0))
        drop = radius * 0.16 if shape == "triangle" else 0.0
        angles = np.radians(first + np.arange(count) * 360 / count)
        reach = radius * size
        points = [(x + reach * np.cos(turn), y + drop + reach * np.sin(turn)) for turn in angles]
        self.polygon(points, colour)

    def png(self) -> bytes:
        """The picture as a PNG file."""
        colours = np.rint(self._pixels).astype(np.uint8)
        rows = np.zeros((self.height, 1 + self.width * 3), np.uint8)  # first byte: no filter
        rows[:, 1:] = colours.reshape(self.height, -1)
        head = struct.pack(">IIBBBBB", self.width, self.height, 8, 2, 0, 0, 0)
        parts = ((b"IHDR", head), (b"IDAT", zlib.compress(rows.tobytes(), 9)), (b"IEND", b""))
        return b"\x89PNG\r\n\x1a\n" + b"".join(_chunk(kind, body) for kind, body in parts)

    def _window(
        self, left: float, top: float, right: float, bottom: float
    ) -> tuple[int, int, int, int]:
        """The pixels that a shape may touch, as left, top, right, bottom."""
        return (
            max(int(np.floor(left)) - 1, 0),
            max(int(np.floor(top)) - 1, 0),
            min(int(np.ceil(right)) + 1, self.width),
            min(int(np.ceil(bottom)) + 1, self.height),
        )

    @staticmethod
    def _centres(window: tuple[int, int, int, int]) -> tuple[Pixels, Pixels]:
        left, top, right, bottom = window
        across = np.arange(left, right, dtype=np.float64)[None, :] + 0.5
        down = np.arange(top, bottom, dtype=np.float64)[:, None] + 0.5
        return across, down

    def _distance(self, window: tuple[int, int, int, int], path: Pixels) -> Pixels:
        """Distance of each pixel's centre to the nearest point of a path."""
        x, y = self._centres(window)
        starts, ends = (path[:-1], path[1:]) if len(path) > 1 else (path, path)
        (ax, ay), (dx, dy) = starts.T[:, :, None, None], (ends - starts).T[:, :, None, None]
        length = np.maximum(dx * dx + dy * dy, 1e-12)
        share = np.clip(((x - ax) * dx + (y - ay) * dy) / length, 0, 1)
        away: Pixels = (x - ax - share * dx) ** 2 + (y - ay - share * dy) ** 2
        return np.asarray(np.sqrt(away.min(axis=0)))

    def _paint(self, window: tuple[int, int, int, int], distance: Pixels, colour: str) -> None:
        left, top, right, bottom = window
        cover = np.clip(0.5 - distance, 0, 1)[:, :, None]
        part = self._pixels[top:bottom, left:right]
        part += cover * (rgb(colour) - part)


def _chunk(kind: bytes, body: bytes) -> bytes:
    check = struct.pack(">I", zlib.crc32(kind + body))
    return struct.pack(">I", len(body)) + kind + body + check
