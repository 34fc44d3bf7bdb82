# Vlastní stránka hráče na jeho zařízení.

panel-mine = moje
own-page = Moje
own-your-turn = Jste na tahu
own-turn-of = Na tahu je { $name }.
own-waits = Rozhoduje { $name }: { $what }
own-asked = K rozhodnutí
own-cover = Zakrýt
own-uncover = Ukázat
own-to-the-table = Ke stolu
own-to-the-list = K seznamu
own-whose = Čí stránka?
own-whose-hint = Vlastní stránka hráče, jak ji má na svém zařízení.
own-character = Moje postava
own-board = Celá deska
own-nothing = Teď není nic na vás.
