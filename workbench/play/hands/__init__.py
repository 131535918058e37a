"""People's moves on the board: gestures, marks, buttons, numbers, the list of moves."""
