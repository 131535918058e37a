"""What is seen of the hands: marks, ghost, card, buttons, and the same in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QPoint

from engine.records.record import PERSON
from workbench.play.hands_bar import HandsBar
from workbench.play.preview_card import PreviewCard
from workbench.play.targets import Targets
from workbench.theme import Theme

if TYPE_CHECKING:
    from engine.picture import Space
    from workbench.play.gestures import Narrowing
    from workbench.play.hands import Hands


class Sight:
    """Draws what the hands know.

    Args:
        hands: Know it.

    Attributes:
        bar: Kinds of moves and choices, above the board.
        targets: Marks on the board.
        card: Tells what the shown move would bring.
    """

    def __init__(self, hands: Hands) -> None:
        self._hands = hands
        board = hands.board
        self.targets = Targets(board.scene)
        self.card = PreviewCard(board.view)
        self.bar = HandsBar()
        self.bar.hide()
        board.add_strip(self.bar)
        self.bar.kind_wanted.connect(hands.choose_kind)
        self.bar.choice_wanted.connect(hands.choose)
        self.bar.dragged.connect(self._drag)
        self.bar.dropped.connect(self._drop)
        self._said = ""
        self._ghost: tuple[int, object] | None = None

    def show(self, *, preview: bool = True) -> None:
        """Draw what is at hand now, with or without what the shown move would bring."""
        self._show_bar()
        hands, now = self._hands, self._hands.narrowing
        keyed = hands.touch.keyed and hands.board.view.hasFocus()
        self.targets.show_marks(
            now.targets if now is not None else {},
            hands.pinned,
            hands.touch.cursor.cell if keyed and now is not None else -1,
        )
        self._show_move(hands.shown if preview else None)
        self._tell()

    def set_theme(self, theme: Theme) -> None:
        """Use other colours."""
        del theme  # marks take them from the scene, widgets from the style sheet
        self.targets.update()

    def _show_move(self, code: int | None) -> None:
        hands = self._hands
        preview, scene = hands.preview, hands.board.scene
        if code is None or preview is None or hands.picture is None:
            self.card.hide()
            scene.clear_ghosts()
            self._ghost = None
            return
        ghost = (code, preview)
        if ghost == self._ghost and scene.ghosts:
            return
        self._ghost = ghost
        scene.show_ghosts(preview.picture(code))
        self.card.show_effects(
            preview.effects(code), hands.picture.styles, hands.place, hands.touch.mouse
        )

    def _show_bar(self) -> None:
        hands, now = self._hands, self._hands.narrowing
        match = hands.match
        self.bar.setVisible(match is not None and PERSON in match.seats)
        self.bar.setEnabled(now is not None)
        if now is None:
            self.bar.show_choices((), "")
            self.bar.hint.setText("")
            return
        self.bar.show_kinds(now.kinds, hands.others, now.kind)
        shown = hands.shown
        rest = now.rests.get(shown, ()) if shown is not None else ()
        self.bar.show_choices(now.choices, rest[0].name if rest else "")
        self.bar.hint.setText(_hint(now))

    def _tell(self) -> None:
        """The space and the move at hand, for the status bar and for screen readers."""
        hands = self._hands
        space, shown, match = self._space(), hands.shown, hands.match
        parts = [hands.board.scene.describe(space).replace("\n", ", ")] if space else []
        if shown is not None and match is not None:
            count = hands.place[1]
            if count > 1:
                parts.append(QCoreApplication.translate("Hands", "{} moves").format(count))
            parts.append(match.to_text(shown))
        said = "; ".join(parts)
        if said != self._said:
            self._said = said
            hands.board.view.setAccessibleDescription(said)
            hands.described.emit(said)

    def _space(self) -> Space | None:
        return self._hands.board.scene.ground.by_cell.get(self._hands.at)

    def _drag(self, point: QPoint) -> None:
        hands, view = self._hands, self._hands.board.view
        spot = view.viewport().mapFromGlobal(point)
        hands.touch.hover(hands.board.scene.hover(view.mapToScene(spot)))

    def _drop(self, point: QPoint) -> None:
        hands, view = self._hands, self._hands.board.view
        spot = view.viewport().mapFromGlobal(point)
        space = hands.board.scene.ground.space_at(view.mapToScene(spot))
        inside = view.viewport().rect().contains(spot)
        if inside and space is not None:
            hands.touch.press(space)
            hands.touch.release(space)


def _hint(now: Narrowing) -> str:
    """What to do next."""
    if now.choices and now.targets:
        return QCoreApplication.translate("Hands", "Choose a space or a button.")
    if now.choices:
        return QCoreApplication.translate("Hands", "Choose one:")
    if now.targets and now.made:
        return QCoreApplication.translate("Hands", "Choose a marked space; Esc steps back.")
    if now.targets:
        return QCoreApplication.translate("Hands", "Choose a marked space or a kind of move.")
    if now.made:
        return QCoreApplication.translate("Hands", "R turns, Enter plays, Esc steps back.")
    return QCoreApplication.translate("Hands", "Choose a kind of move.")
