"""Qt models over engine data."""
