figure-turns = Tahů
figure-laid = Karet vyložených na časovou osu
figure-pages = Stran, které obrátil osud
figure-requirements = Splněných požadavků
figure-objectives = Splněných skrytých cílů
