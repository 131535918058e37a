"""Decks, variants and the scenarios that they make together with a game and a board."""
