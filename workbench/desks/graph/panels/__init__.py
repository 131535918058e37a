"""Panels of the desk for maps."""
