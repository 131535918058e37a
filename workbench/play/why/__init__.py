"""Why not, what can be done here, and the rules beside the board."""
