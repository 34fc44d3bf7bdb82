# What is secret at the table, as the page calls it on which a table is saved to a file.

hidden-spells = the spells in the players’ hands
hidden-top = the spells that lie face down in the deck
hidden-shuffled = the spells that lie face down in the deck
hidden-bottom = the spells that lie face down in the deck
hidden-layers = the spells that lie face down in the deck
