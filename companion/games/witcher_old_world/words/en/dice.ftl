# What is thrown at the game, as the statistics call it.
die-poker-die = poker die
die-attack-die = attack die
