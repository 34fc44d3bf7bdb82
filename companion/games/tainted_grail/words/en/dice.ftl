# What is thrown at the game, as the statistics call it.
die-die = six-sided die
die-coin = toss of a coin
