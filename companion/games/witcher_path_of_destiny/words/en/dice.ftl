# What is thrown at the game, as the statistics call it.
die-solo_fate_token = fate token of the solo game
