"""The tiny game for questions that are asked of every game."""

from tests.support.pennies_table import pennies, table

__all__ = ["pennies", "table"]
