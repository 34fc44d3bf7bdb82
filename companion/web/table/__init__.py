"""A table's pages: what each shows (`pages`), how it is drawn (`showing`), and the moves made on it (`play`)."""
