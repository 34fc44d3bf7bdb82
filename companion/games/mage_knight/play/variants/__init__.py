"""Variants that do something of their own between rounds or before the game. MK-VAR."""
