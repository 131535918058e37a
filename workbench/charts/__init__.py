"""Figures of batches, and how they are drawn."""
