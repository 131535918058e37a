"""Batches of games, over threads, and what they come to."""
