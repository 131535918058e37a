"""A map made by the generator in a job, and the edit that puts it in place."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from engine.boards.generator import Heading
from engine.boards.graph import GraphBoard
from engine.boards.graph_generator import generate_graph
from engine.boards.graph_recipe import GraphRecipe
from engine.boards.map import Map
from engine.errors import OikistError
from engine.schema import BoardSchema
from workbench.desks.recipe_dialog import Trouble
from workbench.documents.edits import Key
from workbench.documents.graph_document import SIZE, GraphDocument
from workbench.documents.graph_fields import graph_fields
from workbench.jobs.job import Running


@dataclass(frozen=True)
class GraphOrder:
    """What to make; without a recipe a map on which nothing has been drawn."""

    recipe: GraphRecipe | None
    schema: BoardSchema
    heading: Heading

    def carry_out(self, running: Running) -> GraphBoard | Trouble:
        """The map, or why it cannot be."""
        own = self.heading
        if self.recipe is None:
            return GraphBoard(own.game, own.name, own.title, own.note, Map(size=SIZE))
        try:
            return generate_graph(self.recipe, self.schema, own, lambda: running.cancelled)
        except OikistError as error:
            return tuple((one.place, one.what, one.remedy) for one in error.faults)


def replacement(document: GraphDocument, board: GraphBoard) -> dict[Key, Any]:
    """What a document's fields become when a map takes the place of its own; the title stays."""
    after: dict[Key, Any] = dict.fromkeys(document.fields)
    after |= graph_fields(board, document.declared)
    if title := document.fields.get(("title",)):
        after[("title",)] = title
    return after
