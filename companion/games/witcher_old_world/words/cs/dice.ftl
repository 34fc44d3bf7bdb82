# Čím se u hry hází, jak to jmenuje statistika.
die-poker-die = kostka na poker
die-attack-die = kostka útoku
