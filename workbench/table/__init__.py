"""The game on the table: the only writer of a match."""
