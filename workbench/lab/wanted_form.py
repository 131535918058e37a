"""What found games must be like: a short form of everything that `engine.runs` finds games by."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QLineEdit, QMenu, QToolButton, QWidget

from engine.runs.conditions import (
    ANY,
    FIGURES,
    FIRST,
    HALF,
    LAST,
    OF_SEATS,
    ORDERS,
    Wanted,
    condition_from,
    stood_from,
)
from workbench.language.bots import bot_title
from workbench.widgets.elided import ElidedBox
from workbench.widgets.filled_rows import FilledRows
from workbench.widgets.layouts import in_column, in_row
from workbench.widgets.whole_number import WholeNumber

if TYPE_CHECKING:
    from workbench.jobs.finding import ArmFacts

MOST: Final = 500  # games that are listed
FIRED, UNFIRED = "fired", "unfired"
TIED, UNFINISHED = "tied", "unfinished"
_BETWEEN: Final = ";"  # of conditions on figures
_MOST_ROUND: Final = 999  # as far as conditions are read
_ENOUGH: Final = 13  # letters that a field shows at least


class WantedForm(QWidget):
    """Fields whose conditions hold together.

    Signals:
        changed: Other games may be wanted.
    """

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._filling = False
        self.winner = self._box(self.tr("Winner"), self.tr("Who won, alone or with others"))
        self.stood = self._box(
            self.tr("Where the winner stood"), self.tr("Place of the winner after a round")
        )
        self.round = WholeNumber(self, 0, _MOST_ROUND)
        self.rule = self._box(self.tr("Rule"), self.tr("A rule that fired, or never did"))
        self.fired = self._box(self.tr("Whether the rule fired"), "")
        self.ended = self._box(self.tr("How games ended"), "")
        self.order = self._box(self.tr("Order"), self.tr("Which games come first"))
        self.where = QLineEdit()
        self.figures = QToolButton()
        self._fill_fixed()
        self._arrange()
        self._wire()
        self._show_round()

    def show_arm(self, facts: ArmFacts) -> None:
        """Offer the seats, bots, rules and figures of an arm; what still fits stays chosen."""
        arm = facts.arm
        self._filling = True
        titles = [style.title for style in facts.styles] or list(arm.seats)
        bots = dict.fromkeys(arm.bots)
        seats = [("", self.tr("Anybody wins")), *zip(arm.seats, titles, strict=True)]
        several = [(bot, bot_title(bot)) for bot in bots] if len(bots) > 1 else []
        _offer(self.winner, [*seats, *several])
        places = [(str(place), self.tr("Was in place {}").format(place))
                  for place in range(2, len(arm.seats) + 1)]  # fmt: skip
        _offer(
            self.stood,
            [("", self.tr("From any place")), (LAST, self.tr("Was last")),
             (FIRST, self.tr("Was first")), *places],
        )  # fmt: skip
        rules = [(rule, f"{rule} {section}".strip()) for rule, section in facts.rules.items()]
        _offer(self.rule, [("", self.tr("Any rules")), *rules])
        before = self.figures.menu()
        self.figures.setMenu(self._menu(facts))
        if before is not None:
            before.deleteLater()
        self._filling = False

    def wanted(self) -> Wanted:
        """What is asked for now.

        Raises:
            OikistError: A condition on figures cannot be read.
        """
        rule, ended = self.rule.currentData() or "", self.ended.currentData() or ""
        place = self.stood.currentData() or ""
        rules = (rule,) if rule else ()
        fired = self.fired.currentData() == FIRED
        conditions = filter(None, map(str.strip, self.where.text().split(_BETWEEN)))
        return Wanted(
            winner=self.winner.currentData() or "",
            stood=stood_from(f"{place}@{self.round.value() or HALF}") if place else None,
            fired=rules if fired else (),
            unfired=() if fired else rules,
            where=tuple(map(condition_from, conditions)),
            tied=ended == TIED,
            unfinished=ended == UNFINISHED,
            order=self.order.currentData() or "",
            limit=MOST,
        )

    def ask_for(self, *, where: str = "", rule: str = "") -> None:
        """Ask for the games of one condition on figures, or in which a rule fired; no others."""
        self._filling = True
        for box in (self.winner, self.stood, self.rule, self.fired, self.ended):
            box.setCurrentIndex(0)
        self.where.setText(where)
        self.rule.setCurrentIndex(max(self.rule.findData(rule), 0))
        self._filling = False
        self._change()

    # Inside.

    def _box(self, name: str, tip: str) -> ElidedBox:
        box = ElidedBox()
        box.setAccessibleName(name)
        box.setToolTip(tip or name)
        box.give_way(_ENOUGH)
        return box

    def _fill_fixed(self) -> None:
        _offer(self.fired, [(FIRED, self.tr("Fired")), (UNFIRED, self.tr("Never fired"))])
        ends = [("", self.tr("Ended")), (TIED, self.tr("Won together"))]
        _offer(self.ended, [*ends, (UNFINISHED, self.tr("Without an end"))])
        words = {
            "closest": self.tr("Closest first"),
            "clearest": self.tr("Clearest first"),
            "longest": self.tr("Longest first"),
            "shortest": self.tr("Shortest first"),
            "liveliest": self.tr("Most changes of the leader first"),
            "highest": self.tr("Highest score first"),
            "lowest": self.tr("Lowest score first"),
        }
        orders = [(key, words[key]) for key in ORDERS]
        _offer(self.order, [("", self.tr("In order of play")), *orders])
        self.round.setSpecialValueText(self.tr("at half time"))
        self.round.setPrefix(self.tr("after round "))
        self.round.setAccessibleName(self.tr("After which round"))
        self.where.setPlaceholderText("margin < 2; length 150..220")
        self.where.setAccessibleName(self.tr("Figures"))
        self.where.setToolTip(
            self.tr("Ranges of figures with <, <=, =, >=, > or 150..220; several with semicolons")
        )
        self.where.setClearButtonEnabled(True)
        self.figures.setText(self.tr("Figures"))
        self.figures.setToolTip(self.tr("Add a condition on a figure"))
        self.figures.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)

    def _menu(self, facts: ArmFacts) -> QMenu:
        """Every figure that the games of an arm have."""
        menu, arm = QMenu(self.figures), facts.arm
        words = {
            "margin": self.tr("Margin"),
            "spread": self.tr("From the best score to the worst"),
            "length": self.tr("Length in moves"),
            "leads": self.tr("Changes of the leader"),
            "winners": self.tr("How many won"),
            "score": self.tr("Final score"),
            "place": self.tr("Place"),
            "won": self.tr("Won, 1 or 0"),
        }
        for name in FIGURES:
            menu.addAction(words[name], partial(self._insert, name))
        menu.addSeparator()
        seats = dict(zip(arm.seats, [style.title for style in facts.styles], strict=False))
        for name in (*OF_SEATS, *arm.measures):
            below = menu.addMenu(words.get(name, name.replace("_", " ")))
            below.addAction(self.tr("Of any seat"), partial(self._insert, f"{name}:{ANY}"))
            for seat in arm.seats:
                title = seats.get(seat, seat)
                below.addAction(title, partial(self._insert, f"{name}:{seat}"))
        return menu

    def _insert(self, figure: str) -> None:
        """Begin one more condition, of which the number is to be typed."""
        before = self.where.text().strip().rstrip(_BETWEEN)
        self.where.setText(f"{before}{_BETWEEN} {figure} < " if before else f"{figure} < ")
        self.where.setFocus()

    def _show_round(self) -> None:
        self.round.setEnabled(bool(self.stood.currentData()))
        self.fired.setEnabled(bool(self.rule.currentData()))

    def _change(self) -> None:
        if not self._filling:
            self._show_round()
            self.changed.emit()

    def _arrange(self) -> None:
        boxes = (self.winner, self.stood, self.round, self.rule, self.fired, self.ended, self.order)
        figures = in_row((self.where, 1), self.figures, spacing=4)
        in_column(FilledRows(*boxes), figures, on=self, margins=0, spacing=4)
        self.figures.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextOnly)

    def _wire(self) -> None:
        for box in (self.winner, self.stood, self.rule, self.fired, self.ended, self.order):
            box.currentIndexChanged.connect(self._change)
        self.round.valueChanged.connect(self._change)
        self.where.editingFinished.connect(self._change)


def _offer(box: ElidedBox, entries: Iterable[Sequence[str]]) -> None:
    """Other entries of value and text; the value that was chosen stays so if it is there."""
    chosen = box.currentData()
    box.clear()
    for value, text in entries:
        box.addItem(text, value)
    box.setCurrentIndex(max(box.findData(chosen), 0))
