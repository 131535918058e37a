"""Panel "Problems" of a board of hexes."""

from __future__ import annotations

from collections.abc import Sequence

from engine.boards.problems import problems
from engine.schema import Problem
from workbench.desks.board.editing import Editing
from workbench.desks.board.panels.places import to_document
from workbench.desks.panels.problems import ProblemsPanel
from workbench.documents.board_document import BoardDocument


class HexProblems(ProblemsPanel):
    """Every fault and warning of a board of hexes."""

    editing: Editing
    document: BoardDocument

    def found(self) -> Sequence[Problem]:
        """See `ProblemsPanel.found`."""
        board = self.document.board()
        return problems(board, self.game, self.terms.seats, self.terms.values)

    def go_to(self, problem: Problem) -> None:
        """See `ProblemsPanel.go_to`."""
        if problem.hexes:
            hexes = to_document(self.document, problem.hexes)
            self.editing.select(hexes)
            self.editing.move_cursor(hexes[0])
            self.editing.reveal(hexes)
