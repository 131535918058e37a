"""How long a map takes that grows by one space at a time, in a window that paints each of them."""

from __future__ import annotations

import time
from dataclasses import dataclass

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from tests.workbench.scene.hexes import picture, scenery_of, spiral, tile
from workbench.scene.board_scene import BoardScene
from workbench.scene.board_view import BoardView

FRAME = 33.0  # milliseconds


@dataclass
class Grown:
    """What came of it.

    Attributes:
        times: Milliseconds from a picture to the painted window, one per space.
        made: Items made for each picture.
        spaces: How many spaces lie there at the end.
    """

    times: list[float]
    made: list[int]
    spaces: int


def grow(count: int, every: int = 1) -> Grown:
    """Let a map grow to so many spaces, with a tile on every tenth.

    Args:
        every: Of the pictures, the part that is measured with its painting.
    """
    scene = BoardScene()
    scene.set_scenery(scenery_of(count))
    view = BoardView(scene)
    view.resize(1200, 800)
    view.show()
    times, made, things = [], [], ()
    for number in range(count):
        things = (*things, tile(number, number % 4)) if number % 10 == 0 else things
        shown = picture(*things, sites=tuple(range(number + 1)))
        start = time.perf_counter()
        scene.show_picture(shown)
        if number % every == 0:
            view.viewport().repaint()
            QApplication.processEvents()
            times.append((time.perf_counter() - start) * 1000)
        made.append(scene.land.made)
    spaces = len(scene.ground.spaces)
    view.close()
    return Grown(times, made, spaces)


if __name__ == "__main__":
    app = QGuiApplication.instance() or QApplication([])
    found = grow(len(spiral(2000)))
    late = sorted(found.times)
    over = sum(one > FRAME for one in found.times)
    print(f"{found.spaces} spaces, one by one: median {late[len(late) // 2]:.1f} ms, ", end="")
    print(
        f"99 % {late[int(len(late) * 0.99)]:.1f} ms, longest {late[-1]:.1f} ms, {over} over a frame"
    )
