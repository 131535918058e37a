"""Changing a position by hand."""
