"""A board made by the generator in a job, and the edit that puts it in place."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from engine.boards.board import Board
from engine.boards.generator import Heading, Kinds, Recipe, generate
from engine.errors import OikistError
from workbench.desks.recipe_dialog import Trouble
from workbench.documents.board_document import BoardDocument, fields_of
from workbench.documents.edits import Key
from workbench.jobs.job import Running


@dataclass(frozen=True)
class Order:
    """What to make."""

    recipe: Recipe
    kinds: Kinds
    heading: Heading

    def carry_out(self, running: Running) -> Board | Trouble:
        """The board, or why it cannot be."""
        try:
            return generate(self.recipe, self.kinds, self.heading, lambda: running.cancelled)
        except OikistError as error:
            return tuple((one.place, one.what, one.remedy) for one in error.faults)


def replacement(document: BoardDocument, board: Board) -> dict[Key, Any]:
    """What a document's fields become when a board takes the place of its own.

    All spaces, names and attributes go, and so does the frame. Its title stays if it has one.
    Pass the result to `document.do`, which makes one step of the history of it.
    """
    fresh: Mapping[Key, Any] = fields_of(board)
    after: dict[Key, Any] = dict.fromkeys(document.fields)
    after |= fresh
    title = document.fields.get(("title",))
    if title:
        after[("title",)] = title
    return after
