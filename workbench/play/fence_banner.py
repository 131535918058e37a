"""The banner above the board that says what going back would show or discard, and asks."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QLabel, QPushButton, QSizePolicy, QWidget

from workbench.look.theme import Theme, scaled
from workbench.panels.banner import Choice
from workbench.table.game_table import GameTable

FREE: Final = "undo_free"
ASKED: Final = "undo_asked"
FENCED: Final = "undo_fenced"
POLICIES: Final = (FREE, ASKED, FENCED)
_NAMED: Final = 3  # moves; of more, only the last ones are named
_NARROW: Final = 34  # letters; a banner narrower than this many has its buttons below the text


class FenceBanner(QFrame):
    """Stands above the board while a fence is in the way of going back.

    Args:
        table: Whose moves are taken back.

    Attributes:
        policy: One of `POLICIES`: go back freely, ask, or stop at what was hidden.

    Signals:
        policy_changed: It is another one now.
        changed: It asks something now, or does no more.
    """

    policy_changed = Signal(str)
    changed = Signal()

    def __init__(self, table: GameTable, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.policy = ASKED
        self._table = table
        self._target = 0
        self.setObjectName("banner")
        self.setProperty("kind", "warning")
        self.setAccessibleName(self.tr("Going back is stopped"))
        self.text = QLabel()
        self.text.setWordWrap(True)
        self.text.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.go_button = QPushButton(self.tr("Go back all the same (recorded)"))
        self.stay_button = QPushButton(self.tr("Stay"))
        self.go_button.clicked.connect(self._go)
        self.stay_button.clicked.connect(self._stay)
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._row.setContentsMargins(scaled(14), scaled(6), scaled(14), scaled(6))
        self._row.setSpacing(scaled(10))
        self._row.addWidget(self.text, 1)
        self._row.addWidget(self.go_button)
        self._row.addWidget(self.stay_button)
        table.fenced.connect(self._stop)
        table.history_changed.connect(self._stay)
        self.hide()

    @property
    def asked(self) -> tuple[str, tuple[Choice, ...]]:
        """What it asks, and the answers; "" for nothing."""
        if self.isHidden():
            return "", ()
        go = ((self.go_button.text(), self._go),) if self.policy == ASKED else ()
        return self.text.text(), (*go, (self.stay_button.text(), self._stay))

    # What the window asks.

    def slots(self) -> Mapping[str, Callable[[], None]]:
        """The three policies."""
        return {
            FREE: lambda: self.set_policy(FREE),
            ASKED: lambda: self.set_policy(ASKED),
            FENCED: lambda: self.set_policy(FENCED),
        }

    def enabled(self) -> Mapping[str, bool]:
        """A policy makes sense where there is a match."""
        return dict.fromkeys(POLICIES, self._table.match is not None)

    def checked(self) -> Mapping[str, bool]:
        """The policy that holds."""
        return {policy: policy == self.policy for policy in POLICIES}

    def set_policy(self, policy: str) -> None:
        """Be as strict as this from now on."""
        self.policy = policy
        self._stay()
        self.policy_changed.emit(policy)

    def set_theme(self, theme: Theme) -> None:
        """Everything comes from the style sheet."""

    # Inside.

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape stays."""
        if event.key() == Qt.Key.Key_Escape:
            self._stay()
            event.accept()
            return
        super().keyPressEvent(event)

    def _stop(self, nodes: object) -> None:
        """A fence is in the way of going to the node that was wanted."""
        match = self._table.match
        if match is None or not isinstance(nodes, tuple) or not nodes:
            return
        self._target = self._table.wanted
        if self.policy == FREE:
            self._go()
            return
        plies = {node.number: ply for ply, node in enumerate(match.line(), start=1)}
        lost = match.choices_lost(self._target)
        shown = [number for number in nodes if number not in lost.values()]
        moves = [str(plies.get(number, 0)) for number in shown]
        if len(shown) == 1:  # one has room for its words
            moves = [f"{moves[0]} ({match.words(shown[0], self._table.viewer)})"]
        self.text.setText(self._sentence(moves, list(lost)))
        self.go_button.setVisible(self.policy == ASKED)
        self.setAccessibleDescription(self.text.text())
        self._arrange()
        self.show()
        self.stay_button.setFocus(Qt.FocusReason.OtherFocusReason)
        self.changed.emit()

    def _sentence(self, moves: list[str], lost: list[str]) -> str:
        said = lost or moves
        named = ["…"] * (len(said) > _NAMED) + said[-_NAMED:]
        if lost:
            found = self.tr("Going back discards choices of others: {}.").format(", ".join(named))
        elif len(named) == 1:
            text = self.tr("Move {} brought something hidden to light; whoever goes back knows it.")
            found = text.format(*named)
        else:
            text = self.tr(
                "Moves {} and {} brought hidden things to light; whoever goes back knows them."
            )
            found = text.format(", ".join(named[:-1]), named[-1])
        if self.policy == FENCED:
            found += " " + self.tr("Games at this table stop there.")
        return found

    def _arrange(self) -> None:
        """Buttons beside the text, or below it where there is little room."""
        metrics = self.fontMetrics()
        buttons = self.go_button.sizeHint().width() + self.stay_button.sizeHint().width()
        above = self.parentWidget()
        room = (above if above is not None else self).width()
        narrow = room - buttons < metrics.averageCharWidth() * _NARROW
        directions = QBoxLayout.Direction
        self._row.setDirection(directions.TopToBottom if narrow else directions.LeftToRight)

    def _stay(self) -> None:
        if not self.isHidden():
            self.hide()
            self.changed.emit()

    def _go(self) -> None:
        """Cross the fences; the match keeps that it was done."""
        self._stay()
        self._table.go(self._target, override=True)
