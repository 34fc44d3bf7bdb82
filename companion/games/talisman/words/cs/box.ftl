# Druhy karet a desek, které se aplikace z krabice učí.

learned-card = Karty
learned-character = Postavy
learned-space = Pole
learned-purchase = Karty nákupu
learned-spell = Kouzla
fact-copies = Kolik jich je
fact-count = Kolik jich je v krabici
fact-draw = Kolik karet se bere
