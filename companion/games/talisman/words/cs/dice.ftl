# Čím se u hry hází, jak to jmenuje statistika.
die-d6 = šestistěnná kostka
