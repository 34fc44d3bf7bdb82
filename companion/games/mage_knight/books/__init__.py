"""What this game's books may ask of a table, and how it answers."""
