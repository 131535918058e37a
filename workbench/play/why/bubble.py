"""Why not: a small bubble where the move was tried, with the sentence and the rules."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from html import escape
from typing import Final

from PySide6.QtCore import QObject, QPoint, QRect, Qt, QTimer, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QCursor
from PySide6.QtWidgets import QLabel, QVBoxLayout

from engine.game import Game
from engine.picture import Address
from workbench.look.theme import LIGHT, Theme
from workbench.panels.board import BoardPanel
from workbench.play.why.float import Float
from workbench.play.why.marks import BlockMarks, in_the_way
from workbench.table.game_table import GameTable
from workbench.table.refused import NO_MOVE, Refused

_LONG: Final = 12_000  # milliseconds; the Rules dock keeps the sentence for good
_GAP: Final = 14  # pixels between pointer and bubble
_WIDE: Final = 44  # characters


class WhyBubble(Float):
    """Never modal; a click elsewhere, Esc, the next move or some time close it.

    Args:
        table: Tells about refusals.
        board: On whose view the bubble floats.

    Attributes:
        pointer: Where the keyboard is on the board, in coordinates of the view's viewport,
            or None to take the mouse; may be replaced.
        taken: Room on the board's view that something else needs, or None; may be replaced.

    Signals:
        rule_wanted: Id of a rule that was clicked.
    """

    rule_wanted = Signal(str)

    def __init__(self, table: GameTable, board: BoardPanel) -> None:
        super().__init__(board)
        self._table = table
        self._board = board
        self._theme = LIGHT
        self._rules: tuple[str, ...] = ()
        self.said = ""  # sentence and rules as plain text
        self.pointer: Callable[[], QPoint | None] = lambda: None
        self.taken: Callable[[], QRect | None] = lambda: None
        self.marks = BlockMarks(board.scene)
        self.setAccessibleName(self.tr("Why this is not allowed"))
        self.text = QLabel(self)
        self.text.setWordWrap(True)
        self.text.setTextFormat(Qt.TextFormat.RichText)
        self.text.setTextInteractionFlags(
            Qt.TextInteractionFlag.LinksAccessibleByMouse
            | Qt.TextInteractionFlag.LinksAccessibleByKeyboard
        )
        self.text.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.text.linkActivated.connect(self.rule_wanted)
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 9, 12, 9)
        column.addWidget(self.text)
        self._clock = QTimer(self)
        self._clock.setSingleShot(True)
        self._clock.timeout.connect(self._time_is_over)
        table.refused.connect(self.show_refused)
        table.position_changed.connect(self.dismiss)

    def show_refused(self, refused: Refused) -> None:
        """Tell why a move is not allowed, and mark what stands in its way."""
        match = self._table.match
        if match is not None:
            places = in_the_way(match, refused.code) if refused.code != NO_MOVE else ()
            refusal = refused.refusal
            self.show_reason(refusal.text, refusal.rules, places, match.scenario.game)

    def show_reason(
        self,
        sentence: str,
        rules: Iterable[str],
        places: Iterable[Address] = (),
        game: Game | None = None,
    ) -> None:
        """Show a sentence and the rules that it comes from at the pointer."""
        self._rules = tuple(rules)
        self.said = f"{sentence} ({', '.join(self._rules)})" if self._rules else sentence
        self.marks.show_places(places)
        self.text.setText(self._html(sentence, game))
        self.text.setAccessibleName(self.said)
        self.setAccessibleDescription(self.said)
        self._place()
        self.show()
        self.raise_()
        self._clock.start(_LONG)
        announce(self, self.said)

    def dismiss(self) -> None:
        """Take bubble and marks away."""
        self.marks.clear()
        self._clock.stop()
        self.hide()

    def make_room(self) -> None:
        """Step aside, if something else has come that needs the room."""
        taken = self._taken()
        if self.isVisible() and taken is not None and self.geometry().intersects(taken):
            self._place()

    def set_theme(self, theme: Theme) -> None:
        """Use other colours."""
        self._theme = theme
        self.marks.set_theme(theme)

    def _time_is_over(self) -> None:
        """Stay for as long as somebody reads: the mouse or the keyboard is in the bubble."""
        if self.underMouse() or self.text.hasFocus():
            self._clock.start(_LONG)
        else:
            self.dismiss()

    def _html(self, sentence: str, game: Game | None) -> str:
        accent, muted = self._theme.accent, self._theme.muted
        links = []
        for rule in self._rules:
            known = game.rules.get(rule) if game is not None else None
            section = f" {escape(known.section)}" if known is not None else ""
            links.append(
                f'<a href="{escape(rule)}" style="color:{accent}">{escape(rule)}</a>'
                f'<span style="color:{muted}">{section}</span>'
            )
        below = f"<br>{' &nbsp;·&nbsp; '.join(links)}" if links else ""
        return f"<b>{escape(sentence)}</b>{below}"

    def _place(self) -> None:
        """Beside the pointer, inside of the board's view, and never under the mouse."""
        view = self._board.view
        width = min(self.fontMetrics().averageCharWidth() * _WIDE, max(view.width() - 2 * _GAP, 80))
        self.text.setFixedWidth(width - 26)
        self.adjustSize()
        area = view.geometry().adjusted(4, 4, -4, -4)
        at = view.viewport().mapTo(self._board, self._spot())
        self.place(at, area, _GAP, self._taken())

    def _taken(self) -> QRect | None:
        """What something else needs, in coordinates of the board."""
        taken = self.taken()
        if taken is None:
            return None
        return QRect(self._board.view.mapTo(self._board, taken.topLeft()), taken.size())

    def _spot(self) -> QPoint:
        """Keyboard cursor, mouse, first marked space, or the middle of the view.

        A mouse on a strip around the view counts as if it were at the rim.
        """
        viewport = self._board.view.viewport()
        found = self.pointer()
        if found is not None:
            return found
        if self._board.underMouse():
            mouse, rect = viewport.mapFromGlobal(QCursor.pos()), viewport.rect()
            return QPoint(
                min(max(mouse.x(), rect.left()), rect.right()),
                min(max(mouse.y(), rect.top()), rect.bottom()),
            )
        if self.marks.places:
            outline = self._board.scene.outline(self.marks.places[0])
            spot = self._board.view.mapFromScene(outline.boundingRect().center())
            if viewport.rect().contains(spot):
                return spot
        return viewport.rect().center()


def announce(speaker: QObject, said: str) -> None:
    """Let a screen reader say something at once."""
    if QAccessible.isActive():
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(speaker, said))
