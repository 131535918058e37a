"""Dialogs of the desk for maps."""
