# Police, názvy stránek, kroky tahu a velká tlačítka.

game-talisman = Talisman, 2. edice

panel-turn = Tah
panel-map = Mapa
panel-party = Postavy
panel-hand = Zaklínadla
panel-race = Závod
panel-table = Stůl

area-characters = karty postav a žetony
area-board = herní plán
area-decks = hromádky karet

# Části tahu na štítcích.

step-movement = pohyb
step-encounter = setkání
step-end = konec tahu

# Jedna věta o stole na polici.

shelf-turn = { $round }. kolo. Na tahu je { $who }, stojí { $space_at }.
shelf-inside = { $round }. kolo. { $count ->
    [one] Ke Koruně moci už kráčí { $who }.
    [few] Ke Koruně moci už kráčejí { $who }.
   *[other] Ke Koruně moci už kráčí { $count } postav: { $who }.
}
shelf-crown = { $round }. kolo. Na Koruně moci stojí { $who } a ostatní se třesou.
shelf-won = Po { $round }. kole vládne z Koruny moci { $who }.
shelf-ended = { $round }. kolo bylo poslední. Koruna moci zůstala bez pána.
