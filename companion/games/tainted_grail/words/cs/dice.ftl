# Čím se u hry hází, jak to jmenuje statistika.
die-die = šestistěnná kostka
die-coin = hod mincí
