figure-turns = Tahů
figure-journeys = Úseků cesty
figure-explorations = Průzkumů
figure-monsters = Zabitých nestvůr
figure-beaten = Prohraných bojů s nestvůrami
figure-promises = Splněných slibů
figure-poker = Partií kostkového pokeru
figure-trophies = Trofejí
