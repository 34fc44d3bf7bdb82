# What is thrown at the game, as the statistics call it.
die-mana_die = mana die
