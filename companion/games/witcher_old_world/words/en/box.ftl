# Kinds of cards and boards that are learned of the box.

learned-place = Locations
learned-road = Roads
learned-monster = Monsters
learned-speciality = Specialities of schools
learned-track = Trophy track
learned-damage = Damage by monster level
fact-damage = Damage
fact-there = The road is there
