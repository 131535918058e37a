"""One game at the table."""
