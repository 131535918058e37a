"""Widgets and layouts that any part of the window may use."""
