figure-rounds = Dnů a nocí
figure-steps = Ujitých polí
figure-tiles = Odkrytých dílků mapy
figure-fights = Bojů
figure-conquered = Dobytých míst a měst
figure-units = Najatých jednotek
figure-levels = Získaných úrovní
figure-knocked-out = Bezvědomí
