"""The evening around the game: set-up, packing and laying, what is said of a table."""
