"""Panel "Hint": the best moves, and what comes of playing on."""
