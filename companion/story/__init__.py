"""Books: parsed, checked, read at a table, walked at random."""
