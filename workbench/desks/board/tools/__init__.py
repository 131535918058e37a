"""What a designer has in hand on the canvas, and the edits that it makes."""
