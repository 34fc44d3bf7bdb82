# Čím se u hry hází, jak to jmenuje statistika.
die-mana_die = kostka many
