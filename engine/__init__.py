"""Oikist's engine: boards, rules, simulation and records of strategy board games.

No Qt is imported anywhere below this package.
"""

__version__ = "0.1.0"
