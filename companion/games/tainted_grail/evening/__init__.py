"""What meets the table and its reader around the play: set-up, packing, counting, words, a sample."""
