"""Games and positions as text files, and replaying them."""
