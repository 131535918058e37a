"""What arrays of results say: intervals and tests, as pure functions."""
