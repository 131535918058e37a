"""Plans of what to play, and the store that keeps what came of them."""
