"""How nearly a board looks alike after turns and mirrorings."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from engine.boards.alignment import Aligner
from engine.boards.board import Board
from engine.boards.lattice import EDGES, OPERATIONS, Hex, Operation, transformed


@dataclass(frozen=True)
class Symmetry:
    """How far one operation maps the board onto itself, about its best centre.

    Kinds of spaces count, names and attributes do not.

    Attributes:
        operation: A turn or a mirroring, never the identity.
        share: Spaces whose image is a space of the same kind, 0 to 1; 1 is exact.
        breaking: The other spaces, in reading order.
    """

    operation: Operation
    share: float
    breaking: tuple[Hex, ...]

    @property
    def exact(self) -> bool:
        """Whether the operation maps the board onto itself."""
        return not self.breaking


def symmetries(board: Board) -> tuple[Symmetry, ...]:
    """Every operation but the identity and the inverse ones of others."""
    spaces = board.spaces()
    aligner = Aligner(spaces)
    cells = np.array(board.cells, dtype=np.int64).reshape(len(board), 2)
    found = []
    for operation in OPERATIONS[1 : EDGES // 2 + 1] + OPERATIONS[EDGES:]:
        # An operation is linear: the images of (1, 0) and (0, 1) tell that of each hex.
        images = [transformed(unit, operation, board.orientation) for unit in ((1, 0), (0, 1))]
        moved = cells @ np.array(images)
        step, _ = aligner.best_shift(moved, board.kinds)
        ends = map(tuple, (moved + step).tolist())
        breaking = tuple(
            axial
            for axial, kind, end in zip(board.cells, board.kinds, ends, strict=True)
            if spaces.get(end) != kind
        )
        share = 1 - len(breaking) / max(len(board), 1)
        found.append(Symmetry(operation, share, breaking))
    return tuple(sorted(found, key=lambda symmetry: len(symmetry.breaking)))
