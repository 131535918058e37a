"""Dialogs of the board editor: generator, resize, differences."""
