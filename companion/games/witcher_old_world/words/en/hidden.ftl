# What is secret at the table, as the page calls it on which a table is saved to a file.

hidden-monsters = the monsters that lie face down in their piles
hidden-extra = the monsters that lie face down in their piles
