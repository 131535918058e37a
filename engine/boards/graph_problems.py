"""What is wrong with a graph board while it is drawn, and what is odd, each with its place."""

from __future__ import annotations

from engine.boards.graph import GraphBoard
from engine.errors import Fault
from engine.schema import BoardSchema, Problem


def graph_problems(board: GraphBoard, schema: BoardSchema) -> list[Problem]:
    """Every fault and warning that the schema of a game tells; `sites` says where.

    Args:
        board: Any board, also an empty one or one with kinds that the game does not know.
        schema: With titles in the language in force (`engine.schema_words`).
    """
    raise NotImplementedError


def graph_faults(board: GraphBoard, schema: BoardSchema, file: str) -> list[Fault]:
    """The faults among them, which keep a board from being played, with keys of the file."""
    raise NotImplementedError
