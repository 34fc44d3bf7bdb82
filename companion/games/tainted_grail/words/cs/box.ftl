# Druhy karet a desek, které se aplikace z krabice učí.

learned-character = Postavy
learned-location = Lokace
learned-encounter = Karty střetnutí
learned-item = Předměty
learned-secret = Tajemství
learned-skill = Dovednosti
learned-status = Statusy
learned-die = Kostky
learned-die-guardian = kostka strážce
fact-faces = Stěny
fact-back = Název rubu
fact-front = Název líce
fact-energy_start = Výdrž na začátku
fact-health_start = Zdraví na začátku
fact-terror_start = Hrůza na začátku
