"""One desk for each kind of document: boards, decks, variants."""
