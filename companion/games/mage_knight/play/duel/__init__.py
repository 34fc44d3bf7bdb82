"""Duels of heroes: what is arithmetic in them, with no table in it, and how they run. MK-PVP."""
