"""Panel "Problems" of a map, whose places get signs, too."""

from __future__ import annotations

from collections.abc import Sequence

from engine.boards.problems import problems
from engine.schema import Problem
from workbench.desks.graph.editing import Editing
from workbench.desks.panels.problems import ProblemsPanel
from workbench.documents.graph_document import GraphDocument
from workbench.documents.graph_fields import Place


class GraphProblems(ProblemsPanel):
    """Every fault and warning of a map."""

    delay = 60  # an edit shows first
    editing: Editing
    document: GraphDocument

    def found(self) -> Sequence[Problem]:
        """See `ProblemsPanel.found`."""
        board = self.document.board()
        return problems(board, self.game, self.terms.seats, self.terms.values)

    def severities(self) -> dict[Place, str]:
        """Places with something wrong, and how bad it is."""
        found: dict[Place, str] = {}
        for problem in reversed(self.problems):  # faults come first, and stay
            for site in problem.sites:
                found[self.document.place_of(*site)] = problem.severity
        return found

    def go_to(self, problem: Problem) -> None:
        """See `ProblemsPanel.go_to`."""
        places = [self.document.place_of(*site) for site in problem.sites]
        if places:
            self.editing.select(places)
            self.editing.reveal(places)
