"""Fights: what is arithmetic in them, with no table in it, and how they run."""
