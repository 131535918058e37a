"""Answers for designers: what to compare, what to change, and what a change would do."""
