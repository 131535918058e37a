"""The deck editor: the table of cards, the card in sight, and what the deck comes to."""
