"""Oikist's window: the only package that imports Qt.

It reads and drives the engine; the engine never imports it.
"""

from workbench import sources

sources.leave_unread()
