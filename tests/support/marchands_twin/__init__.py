"""A slow, plain second reading of Marchands d'Empire, to compare the compiled rules with.

Written from the rule texts alone: lists and sets, nothing kept up to date, everything looked
for again at every question. A `Twin` plays one game with tuples as moves.
"""

from tests.support.marchands_twin.game import Contract, Places
from tests.support.marchands_twin.twin import Twin

__all__ = ["Contract", "Places", "Twin"]
