"""What meets the table and its readers around the play: setting up, packing, counting, the voice, a sample."""
