"""What bots are given to think with: what each seat goes by, and room for one thread."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

NODE: Final = np.dtype(
    [
        ("seat", np.int32),
        ("visits", np.int32),
        ("first", np.int32),
        ("count", np.int32),
        ("opened", np.int32),
        ("extra", np.int32),
        ("sibling", np.int32),
        ("group", np.int32),
        ("best", np.float64),
        ("total", np.float64),
        ("listed", np.uint64),
        ("merged", np.uint64),
    ],
    align=True,
)
EDGE: Final = np.dtype(
    [
        ("move", np.int32),
        ("visits", np.int32),
        ("missed", np.int32),
        ("child", np.int32),
        ("next", np.int32),
        ("spare", np.int32),
        ("prior", np.float64),
        ("total", np.float64),
    ],
    align=True,
)

# Numbers of a bot by their place in `Minds.options`.
ITERATIONS, NANOSECONDS, ROLLOUT, PLIES, EXPLORE, TRUST, WIDEN, SCALE = range(8)
MEMORY, IMAGINE, NODES, EDGES = range(8, 12)


class Minds(NamedTuple):
    """What each seat's bot goes by; the same for every thread.

    Attributes:
        kinds: Index of the bot among those that a loop was compiled for; int64, (seats,).
        weights: Of the game's `evaluate`; float64, shape (seats, weights).
        options: In the order of the constants above; float64, shape (seats, options).
        bonus: Points that a bot adds to a move of each kind, -inf for a ban; float64,
            shape (seats, kinds of moves).
        shaped: 1 for a seat whose persona has a ban or a bonus; int64, shape (seats,).
    """

    kinds: NDArray[np.int64]
    weights: NDArray[np.float64]
    options: NDArray[np.float64]
    bonus: NDArray[np.float64]
    shaped: NDArray[np.int64]


class Desk(NamedTuple):
    """Room for the bots of one thread; what is in it between decisions means nothing.

    Attributes:
        states: Four states.
        moves: Moves of a position inside a search; int32, shape (most_moves,).
        replies: Moves of a position in an open group; int32, shape (most_moves,).
        values, sums: What moves are worth; float64, shape (most_moves,).
        nodes, edges: The tree of a search; records of NODE and EDGE.
        path: Edges and nodes from the root to the leaf; int32, shape (plies, 2).
        used: Nodes and edges in use, and how many of each the thinking bot may use; int64,
            shape (4,).
        rewards, scores, shares: A number per seat; float64, shape (seats,).
        standing: Final scores; int64, shape (seats,).
        last: Edge of each seat's last move in an open group; int32, shape (seats,).
        luck: A stream that several moves are tried with; uint64, shape (1,).
        clock: Nanoseconds that a ticker writes while it runs; int64, shape (1,).
    """

    states: Any
    moves: NDArray[np.int32]
    replies: NDArray[np.int32]
    values: NDArray[np.float64]
    sums: NDArray[np.float64]
    nodes: Any
    edges: Any
    path: NDArray[np.int32]
    used: NDArray[np.int64]
    rewards: NDArray[np.float64]
    scores: NDArray[np.float64]
    shares: NDArray[np.float64]
    standing: NDArray[np.int64]
    last: NDArray[np.int32]
    luck: NDArray[np.uint64]
    clock: NDArray[np.int64]
