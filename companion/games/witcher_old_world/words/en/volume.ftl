figure-turns = Turns
figure-journeys = Stages on the road
figure-explorations = Explorations
figure-monsters = Monsters slain
figure-beaten = Fights with monsters lost
figure-promises = Promises kept
figure-poker = Games of dice poker
figure-trophies = Trophies
