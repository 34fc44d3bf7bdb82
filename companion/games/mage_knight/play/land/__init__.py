"""The map's rules: where tiles may lie, what a step costs and provokes, where one is safe. Pure: no table in it."""
