"""What every table has, whatever game is on it. Pure: neither Flask nor SQLite."""
