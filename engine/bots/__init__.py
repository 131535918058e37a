"""Ways of choosing a move, one per file, for every game."""
