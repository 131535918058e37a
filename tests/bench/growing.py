"""How long a map takes that grows by one space at a time, in a window that paints each of them.

A frame is what the window does from a picture until it has painted what changed. With --own-time
it is the time that this program had the processor, for machines that others use as well.
"""

from __future__ import annotations

import sys
import time
from dataclasses import dataclass

from PySide6.QtWidgets import QApplication

from engine.garbage import pass_by
from tests.workbench.scene.hexes import picture, scenery_of, spiral, tile
from workbench.scene.board_scene import BoardScene
from workbench.scene.board_view import BoardView

FRAME = 33.0  # milliseconds
CLOCK = time.thread_time if "--own-time" in sys.argv else time.perf_counter


@dataclass
class Grown:
    """What came of it.

    Attributes:
        times: Milliseconds from a picture to the painted window, one per space.
        made: Items made for each picture.
        spaces: How many spaces lie there at the end.
        whole: Milliseconds that painting all of them takes, of which no picture has need.
    """

    times: list[float]
    made: list[int]
    spaces: int
    whole: float


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
    QApplication.processEvents()
    times, made, things = [], [], ()
    for number in range(count):
        things = (*things, tile(number, number % 4)) if number % 10 == 0 else things
        shown = picture(*things, sites=tuple(range(number + 1)))
        start = CLOCK()
        scene.show_picture(shown)
        if number % every == 0:
            QApplication.processEvents()
            times.append((CLOCK() - start) * 1000)
        made.append(scene.land.made)
    start = CLOCK()
    view.viewport().repaint()
    whole = (CLOCK() - start) * 1000
    view.close()
    return Grown(times, made, len(scene.ground.spaces), whole)


if __name__ == "__main__":
    app = QApplication([])
    pass_by("imports")  # as the program does
    found = grow(len(spiral(2000)))
    late = sorted(found.times)
    part = {percent: late[int(len(late) * percent / 100)] for percent in (50, 99, 99.9)}
    over = sum(one > FRAME for one in found.times)
    print(f"{found.spaces} spaces, one by one: median {part[50]:.1f} ms, 99% {part[99]:.1f} ms,")
    print(f"99.9% {part[99.9]:.1f} ms, longest {late[-1]:.1f} ms, {over} over a frame;")
    print(f"painting all of them {found.whole:.1f} ms")
