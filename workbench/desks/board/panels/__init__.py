"""Panels around the canvas of the board editor; each takes an `Editing`."""
