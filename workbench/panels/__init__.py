"""What stands around the board: cards, scores, moves and batches."""
