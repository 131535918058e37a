"""Boards: hexes and how they touch, their names, their files, and how to make new ones."""
