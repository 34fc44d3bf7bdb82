"""One table: its characters, the pieces that lie on it, its house rules, and how older saves become it."""
