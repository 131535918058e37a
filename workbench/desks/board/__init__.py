"""The board editor: canvas, tools, and the panels around them."""
