"""What the books of this game may ask and do, at a table and on an imagined walk."""
