"""Everything that explains and advises at the table, as one part for the play mode."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, QPoint, Qt, Signal
from PySide6.QtWidgets import QWidget

from engine.picture import Address
from workbench.look.theme import Theme
from workbench.panels.board import BoardPanel
from workbench.play.curtain import Curtain
from workbench.play.hint.panel import HintPanel
from workbench.play.seats_panel import SeatsPanel
from workbench.play.why.bubble import WhyBubble
from workbench.play.why.here_menu import HereMenu
from workbench.play.why.rules_dock import RulesPanel
from workbench.table.game_table import GameTable


class Advice(QObject):
    """Bubble, rules, "what can I do here", seats, curtain and hints, wired to each other.

    Args:
        table: The game.
        board: Where it is drawn.
        bots: Names of the bots, the usual one first.
        secret: More widgets that show secrets, such as cards; the curtain covers them with
            the board. Each needs a parent by the time of the first curtain.

    Attributes:
        rules, seats, hint: The panels, for docks.
        bubble, here, curtain: What floats over the board.

    Signals:
        rule_wanted: A rule was clicked: bring the dock of the rules to the front.
        edit_wanted: Id of a rule or name of a parameter to open in the rules editor.
        rematch_wanted: Seed and deciders of another game.
        failed: What went wrong, in words.
        enabled_changed: `enabled` and `checked` may give other answers now.
    """

    rule_wanted = Signal(str)
    edit_wanted = Signal(str)
    rematch_wanted = Signal(object, object)
    failed = Signal(str)
    enabled_changed = Signal()

    def __init__(
        self,
        table: GameTable,
        board: BoardPanel,
        bots: Sequence[str],
        secret: Sequence[QWidget] = (),
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._table = table
        self._board = board
        self.bubble = WhyBubble(table, board)
        self.rules = RulesPanel(table)
        self.here = HereMenu(table, board)
        self.seats = SeatsPanel(table, bots)
        self.hint = HintPanel(table, board)
        self.curtain = Curtain(table, (board, *secret), self)
        for part in (self.bubble, self.here):
            part.rule_wanted.connect(self._show_rule)
        self.rules.edit_wanted.connect(self.edit_wanted)
        self.seats.rematch_wanted.connect(self.rematch_wanted)
        self.hint.failed.connect(self.failed)
        self.hint.enabled_changed.connect(self.enabled_changed)
        self.curtain.fell.connect(self._close_floating)
        self.curtain.fell.connect(self.hint.cover)
        self.curtain.fell.connect(self.seats.cover)
        table.seats_changed.connect(self.enabled_changed)

    def slots(self) -> dict[str, Callable[[], None]]:
        """What is done for each key of `commands_why.TABLE`."""
        return {
            "what_here": self._ask_here,
            "find_rule": self._find_rule,
            "hint": self.hint.toggle_hint,
            "outlook": self.hint.toggle_outlook,
            "me_against_bots": self.seats.me_against_bots,
            "all_bots": self.seats.all_bots.click,
            "all_people": self.seats.all_people.click,
            "rematch": self.seats.play_again,
            "curtain": lambda: self.curtain.use(not self.curtain.on),
        }

    def enabled(self) -> dict[str, bool]:
        """Which actions make sense now."""
        match = self._table.match
        seated = match is not None
        return {
            "what_here": seated and self._table.mover_is_read and not self._table.looking_back,
            "find_rule": seated,
            "hint": seated and self.hint.ask.isEnabled(),
            "outlook": seated and self.hint.go.isEnabled(),
            "me_against_bots": seated,
            "all_bots": seated,
            "all_people": seated,
            "rematch": seated,
            "curtain": True,
        }

    def checked(self) -> dict[str, bool]:
        """Which ticks are set."""
        return {"curtain": self.curtain.on}

    def set_theme(self, theme: Theme) -> None:
        """Use other colours."""
        for part in (self.bubble, self.rules, self.here, self.seats, self.hint, self.curtain):
            part.set_theme(theme)

    def stop(self) -> None:
        """End all threads."""
        self.here.stop()
        self.hint.stop()

    def follow_place(self, place_of: Callable[[], Address | None]) -> None:
        """Let bubble and list open where a person is on the board.

        Args:
            place_of: Place under the keyboard's cursor or the mouse; None for neither.
        """

        def point() -> QPoint | None:
            place = place_of()
            outline = self._board.scene.outline(place) if place is not None else None
            if outline is None or outline.isEmpty():
                return None
            return self._board.view.mapFromScene(outline.boundingRect().center())

        self.here.place_of_keyboard = place_of
        self.bubble.pointer = point

    def _ask_here(self) -> None:
        self.bubble.dismiss()
        self.here.ask()

    def _show_rule(self, identity: str) -> None:
        self.rule_wanted.emit(identity)
        self.rules.show_rule(identity)

    def _find_rule(self) -> None:
        self.rule_wanted.emit("")
        self.rules.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.rules.search.selectAll()

    def _close_floating(self) -> None:
        self.bubble.dismiss()
        self.here.dismiss()
        self.enabled_changed.emit()
