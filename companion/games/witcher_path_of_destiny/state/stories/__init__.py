"""What the stories' own rules keep on the table: a struct for each story, in a file of its own."""
