"""What the window has open."""
