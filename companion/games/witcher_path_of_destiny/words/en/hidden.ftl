# What is secret at the table, as the page calls it on which a table is saved to a file.

hidden-alliances = the alliance cards that a player has to themselves
hidden-chosen = cards that players have chosen and not turned yet
hidden-keeping = the cards of the timeline that a player keeps
hidden-seen = hidden objectives that only one player has seen
