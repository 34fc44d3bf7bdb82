# What is thrown at the game, as the statistics call it.
die-d6 = six-sided die
