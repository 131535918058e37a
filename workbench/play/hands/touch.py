"""What mouse and keyboard do on the board while a person makes moves."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QKeyEvent

from engine.picture import Address
from workbench.play.hands.cursor import Cursor
from workbench.play.hands.keys import keys_of
from workbench.scene.scenery import Spot

if TYPE_CHECKING:
    from workbench.play.hands.hands import Hands

_ARROWS: Final[Mapping[int, tuple[int, int]]] = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
_ENTER: Final = frozenset({Qt.Key.Key_Return, Qt.Key.Key_Enter})
_SKIPS: Final = _ENTER | {Qt.Key.Key_Escape, Qt.Key.Key_Space}
_HELD: Final = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier


class Touch:
    """The hand of a BoardView; see `workbench.scene.board_view.Hand`.

    Args:
        hands: Makes the moves.

    Attributes:
        cursor: Where the keyboard stands.
        keyed: Whether the keyboard was used last, so that its cursor is shown.
    """

    def __init__(self, hands: Hands) -> None:
        self._hands = hands
        self.cursor = Cursor()
        self.keyed = False
        self.mouse: QPoint | None = None
        self._pressed: Address | None = None

    def press(self, spot: Spot | None) -> bool:
        """Click a place; beside the board nothing is begun any more."""
        hands = self._hands
        if not hands.active:
            return hands.table.steps.skip()
        self.keyed = False
        if spot is None:
            hands.step_back()
            return True
        self.cursor.put(spot)
        self._pressed = spot.address
        hands.go_to(spot.address)
        hands.click(spot.address)
        return True

    def release(self, spot: Spot | None) -> None:
        """End a drag from one place to another with a click on the latter."""
        hands, pressed = self._hands, self._pressed
        self._pressed = None
        if spot is None or pressed in {spot.address, None} or hands.pinned != pressed:
            return
        if hands.narrowing is not None and hands.narrowing.targets:
            hands.click(spot.address)

    def hover(self, spot: Spot | None) -> None:
        """Show what can be done at the place under the mouse."""
        self.keyed = False
        view = self._hands.board.view
        self.mouse = view.mapFromScene(*spot.centre) if spot is not None else None
        self._hands.go_to(spot.address if spot is not None else None)

    def rest(self) -> None:
        """Forget where the mouse lies: it asks for the next decision when it moves."""
        if not self.keyed:
            self._hands.at = None
            self._hands.board.view.rest_hand()

    def turn(self, steps: int) -> bool:
        """Show another move of the place under the mouse."""
        return self._hands.turn(-steps)

    def focus(self, *, has: bool, walked: bool = False) -> None:
        """Show the cursor only while the board has the keyboard, and at once after Tab."""
        if walked and self._hands.active:
            scene = self._hands.board.scene
            here = scene.spot(self.cursor.address)
            self._go(here or self.cursor.move(scene, (0, 0)))
        if not has and self.keyed:
            self.keyed = False
            self._hands.go_to(None)

    def key(self, event: QKeyEvent) -> bool:
        """Arrows, Enter, Tab or R, Escape, Page keys, keys of moves, digits for their kinds."""
        key = event.key()
        if not self._hands.active or event.modifiers() & _HELD:
            return key in _SKIPS and self._hands.table.steps.skip()
        if key in _ARROWS:
            return self._go(self.cursor.move(self._hands.board.scene, _ARROWS[key]))
        if key in _ENTER:
            if not event.isAutoRepeat():
                self._hands.confirm()
            return True
        if key == Qt.Key.Key_Escape:
            return self._hands.step_back()
        if key in {Qt.Key.Key_PageDown, Qt.Key.Key_PageUp}:
            return self._leap(1 if key == Qt.Key.Key_PageDown else -1)
        return self._turn_by(event) or self._play_by(event) or self._choose_by(event)

    def _turn_by(self, event: QKeyEvent) -> bool:
        """R turns always; Tab only after a click, so that it can leave the board otherwise."""
        hands, key = self._hands, event.key()
        back = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        if key == Qt.Key.Key_R:
            return hands.turn(-1 if back else 1)
        begun = hands.narrowing is not None and bool(hands.narrowing.made)
        if key in {Qt.Key.Key_Tab, Qt.Key.Key_Backtab} and begun:
            return hands.turn(-1 if key == Qt.Key.Key_Backtab else 1)
        return False

    def _play_by(self, event: QKeyEvent) -> bool:
        """Make the move that has a key of its own in this game."""
        hands, match = self._hands, self._hands.match
        code = keys_of(match.scenario).get(event.text().lower()) if match is not None else None
        if code is None:
            return False
        if not event.isAutoRepeat():
            hands.play(code)
        return True

    def _choose_by(self, event: QKeyEvent) -> bool:
        """0 for all moves, 1 to 9 for the kinds in the order of their buttons."""
        names = list(self._hands.sight.bar.kinds)
        digit = event.key() - Qt.Key.Key_0
        if not 0 <= digit < min(len(names), 10):
            return False
        self._hands.choose_kind(names[digit])
        return True

    def _leap(self, step: int) -> bool:
        now = self._hands.narrowing
        if now is None:
            return False
        return self._go(self.cursor.leap(self._hands.board.scene, now.targets, step))

    def _go(self, spot: Spot | None) -> bool:
        if spot is None:
            return True
        self.keyed = True
        view = self._hands.board.view
        x, y = spot.centre
        self.mouse = view.mapFromScene(x, y)
        view.ensureVisible(QRectF(x - 1.0, y - 1.0, 2.0, 2.0), 0, 0)
        self._hands.go_to(spot.address)
        return True
