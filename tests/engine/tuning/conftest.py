"""The tiny game for questions that are asked of every game."""

from tests.support.pennies.fixtures import pennies, table

__all__ = ["pennies", "table"]
