"""A slow, plain second reading of Magna Grecia, to compare the compiled rules with.

Written from the rule texts alone (`rules.toml`, `parameters.toml` and the README of the
game's folder): sets, dicts and dataclasses, nothing kept up to date, everything looked
for again at every question.

A `Table` is what does not change during a game, a `Position` what does. `start` gives
the first position, `legal` its moves as texts, `play` the position after one of them.
"""

from tests.support.magna_grecia_twin.adapter import facts, from_facts
from tests.support.magna_grecia_twin.board import Board
from tests.support.magna_grecia_twin.position import Position, start
from tests.support.magna_grecia_twin.scoring import outcome, ranking, standing
from tests.support.magna_grecia_twin.table import Table
from tests.support.magna_grecia_twin.turn import legal, play, seat_to_move

__all__ = [
    "Board",
    "Position",
    "Table",
    "facts",
    "from_facts",
    "legal",
    "outcome",
    "play",
    "ranking",
    "seat_to_move",
    "standing",
    "start",
]
