"""How pieces come and go: they fade, or slide if the same piece lies elsewhere now."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEasingCurve, QObject, QPointF, QVariantAnimation
from PySide6.QtGui import QGuiApplication

from workbench.look.theme import motion_reduced
from workbench.scene.board_scene import BoardScene
from workbench.scene.thing_item import ThingItem

DURATION: Final = 150  # milliseconds
_MOST_MOVING: Final = 24  # pieces; more come and go at once, as when another position is shown


class Motion(QObject):
    """Lets the pieces of a scene fade and slide; input never waits for it.

    Positions that follow each other faster than the motion lasts, as when bots rush, are
    shown at once, and so is everything where motion is reduced or nobody can see it.

    Args:
        scene: Whose pieces move; this becomes its `mover`.

    Attributes:
        always: Move also where nobody can see it (the offscreen platform), for tests.
    """

    def __init__(self, scene: BoardScene) -> None:
        super().__init__(scene)
        self.always = False
        self._last = 0.0  # when pieces came or went the last time, seconds
        self._gone: list[ThingItem] = []
        self._come: list[ThingItem] = []
        self._ways: list[tuple[ThingItem, QPointF]] = []
        self._clock = QVariantAnimation(self)
        self._clock.setDuration(DURATION)
        self._clock.setStartValue(0.0)
        self._clock.setEndValue(1.0)
        self._clock.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._clock.valueChanged.connect(self._move_on)
        self._clock.finished.connect(self._settle)
        scene.mover = self

    @property
    def moving(self) -> bool:
        """Whether pieces are under way."""
        return bool(self._gone or self._come or self._ways)

    def change(self, gone: Sequence[ThingItem], come: Sequence[ThingItem]) -> None:
        """Pieces have come; those that are gone are taken off the scene at last."""
        self.finish()
        now = time.monotonic()
        rushing = now - self._last < DURATION / 1000
        self._last = now
        many = len(gone) + len(come) > _MOST_MOVING
        if rushing or many or motion_reduced() or not self._is_seen():
            _take_off(gone)
            return
        moved = _pairs(gone, come)
        self._ways = [(new, old.drawn.at - new.drawn.at) for old, new in moved]
        stayed = {id(item) for pair in moved for item in pair}
        _take_off([old for old, _ in moved])
        self._gone = [item for item in gone if id(item) not in stayed]
        self._come = [item for item in come if id(item) not in stayed]
        if self.moving:
            self._move_on(0.0)
            self._clock.start()

    def finish(self) -> None:
        """End all motion at once."""
        self._clock.stop()
        self._settle()

    def _is_seen(self) -> bool:
        return self.always or QGuiApplication.platformName() != "offscreen"

    def _move_on(self, part: float) -> None:
        for item in self._come:
            item.setOpacity(part)
        for item in self._gone:
            item.setOpacity(1.0 - part)
        for item, way in self._ways:
            item.setPos(way * (1.0 - part))

    def _settle(self) -> None:
        self._move_on(1.0)
        _take_off(self._gone)
        self._gone, self._come, self._ways = [], [], []


def _take_off(items: Sequence[ThingItem]) -> None:
    for item in items:
        scene = item.scene()
        if scene is not None:
            scene.removeItem(item)


def _pairs(
    gone: Sequence[ThingItem], come: Sequence[ThingItem]
) -> list[tuple[ThingItem, ThingItem]]:
    """Things that left one place for another.

    Those of one address, or else the only one of its look and seat that went and came. A hidden
    thing has no address and is never followed to another one.
    """
    keys = {item.key: item for item in come}
    found = [
        (old, keys[old.key])
        for old in gone
        if old.key in keys and old.drawn.at != keys[old.key].drawn.at
    ]
    paired = {old.key for old, _ in found}
    for old in gone:
        if old.key in paired:
            continue
        froms = [one for one in gone if _alike(one, old)]
        tos = [one for one in come if _alike(one, old)]
        if len(froms) == len(tos) == 1 and tos[0].drawn.at != old.drawn.at:
            found.append((old, tos[0]))
    return found


def _alike(one: ThingItem, other: ThingItem) -> bool:
    mine, its = one.drawn.thing, other.drawn.thing
    if mine.hidden or its.hidden or not one.drawn.line.isEmpty():
        return False
    return (mine.look, mine.seat) == (its.look, its.seat)
