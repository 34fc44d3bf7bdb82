"""One table: what is kept of it from evening to evening."""
