"""Around the play: a table is set up, counted, put away and laid, told of."""
