"""The games that stand on the shelf in tests only: the toy, and the small whole game."""

TOYS = ("toy", "orchard")
