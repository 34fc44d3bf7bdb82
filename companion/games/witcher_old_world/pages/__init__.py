"""What each page of a table shows, prepared from its state."""
