"""The tiny game of tests/support stands in for every game here."""

from tests.support.pennies_table import pennies, table

__all__ = ["pennies", "table"]
