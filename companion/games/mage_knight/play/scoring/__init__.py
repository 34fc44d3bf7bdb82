"""Scoring from plain figures, with no table in it: achievements, titles, goals, winners. MK-SCO, MK-KF-40."""
