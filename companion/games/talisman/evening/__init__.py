"""What meets the table and its players around the play: set-up, packing, counting, the table's voice, a sample."""
