"""A match over time: timeline, graph of scores, tree of variations."""
