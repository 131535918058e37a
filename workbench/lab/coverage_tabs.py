"""What came into play in a stored run: a tab of rules, of cards or of spaces."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QLabel, QWidget

from engine.reports.card_words import never_sentence
from engine.reports.coverage_words import rules_sentence, spaces_sentence
from workbench.lab.found_table import Rows, deal_rows, rule_rows, space_rows
from workbench.lab.rows_table import RowsTable
from workbench.widgets.layouts import in_column

if TYPE_CHECKING:
    from engine.runs.covering import ArmCoverage
    from workbench.jobs.finding import ArmFacts

RULES, DEALS, SPACES = "rules", "deals", "spaces"


class CoverageTab(QWidget):
    """A sentence about what never came into play, and a table of everything, that first.

    Args:
        kind: RULES, DEALS or SPACES.
        name: For screen readers.
    """

    def __init__(self, kind: str, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._kind = kind
        self.said = QLabel(wordWrap=True)
        self.table = RowsTable(name)
        in_column(self.said, (self.table, 1), on=self, margins=(6, 6, 6, 6), spacing=6)

    def say(self, said: str) -> None:
        """Tell why there is nothing to be seen."""
        self.said.setText(said)
        self.said.show()
        self.table.hide()

    def show_coverage(self, coverage: ArmCoverage, facts: ArmFacts) -> None:
        """Show what came into play in an arm."""
        said, (heads, rows) = self._told(coverage, facts)
        if not rows:
            self.say(said or self.tr("This game has none, or it was not kept of these games."))
            return
        self.said.setText(said)
        texts = facts.texts if self._kind == RULES else {}
        self.table.show_rows(heads, rows, [texts.get(row[0].text, "") for row in rows])
        self.table.show()

    def _told(self, coverage: ArmCoverage, facts: ArmFacts) -> tuple[str, Rows]:
        if self._kind == RULES:
            said = rules_sentence(coverage.rules, coverage.watched)
            hint = self.tr("Enter or a double click on a rule: the games in which it fired.")
            return f"{said} {hint}".strip(), rule_rows(coverage, facts)
        if self._kind == DEALS:
            return never_sentence(coverage.deals or ()), deal_rows(coverage)
        names = [each.name for each in coverage.unused]
        spaces = len(names) + len(coverage.spaces)
        return spaces_sentence(names, spaces, coverage.games), space_rows(coverage)
