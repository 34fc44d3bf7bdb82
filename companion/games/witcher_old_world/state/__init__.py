"""One table of The Witcher: Old World, as it is kept."""
