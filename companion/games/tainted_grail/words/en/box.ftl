# Kinds of cards and boards that are learned of the box.

learned-character = Characters
learned-location = Locations
learned-encounter = Encounter cards
learned-item = Items
learned-secret = Secrets
learned-skill = Skills
learned-status = Statuses
learned-die = Dice
learned-die-guardian = guardian die
fact-faces = Faces
fact-back = Name of the back
fact-front = Name of the front
fact-energy_start = Energy at the start
fact-health_start = Health at the start
fact-terror_start = Terror at the start
