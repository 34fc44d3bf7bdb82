# Druhy karet a desek, které se aplikace z krabice učí.

learned-place = Lokace
learned-road = Cesty
learned-monster = Nestvůry
learned-speciality = Speciality škol
learned-track = Stupnice trofejí
learned-damage = Zranění podle úrovně nestvůry
fact-damage = Zranění
fact-there = Cesta tam vede
