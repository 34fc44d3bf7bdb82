"""One table: its state, and the migrations of older ones."""
