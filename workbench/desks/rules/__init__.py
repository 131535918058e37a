"""The rules editor: every parameter of a game, the tree of variants, and the rules sheet."""
