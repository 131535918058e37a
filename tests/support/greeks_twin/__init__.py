"""A slow, plain second reading of Greeks, to compare the compiled rules with.

Written from the rule texts alone: dataclasses and lists, nothing kept up to date, everything
looked for again at every question. A `Twin` plays one game with texts of moves.
"""

from tests.support.greeks_twin.twin import Twin

__all__ = ["Twin"]
