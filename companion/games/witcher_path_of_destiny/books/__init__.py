"""What this game's books may ask of a table, what they may do at it, and how it answers."""
