# Police, názvy stránek a oblastí, fáze tahu na štítcích.

game-witcher_old_world = Zaklínač: Starý svět

panel-turn = Tah
panel-map = Mapa
panel-party = Zaklínači
panel-decks = Balíčky
panel-table = Stůl

area-boards = plány hráčů
area-map = herní plán
area-market = zásoba karet akcí
area-decks = balíčky hráčů

# Příprava a tah na štítcích.

step-terrain = místo nestvůry
step-attributes = vlastnosti
step-movement = pohyb a akce
step-choice = boj, meditace, průzkum
step-cards = karty

# Jedna věta o stole na polici.

shelf-set-up = { $count ->
    [one] { $count } zaklínač se chystá na cestu.
    [few] { $count } zaklínači se chystají na cestu.
   *[other] { $count } zaklínačů se chystá na cestu.
}
shelf-turn = { $value ->
    [0] { $turn }. tah, na řadě je { $who }. O první trofej se teprve hraje.
    [3] { $turn }. tah, na řadě je { $who }. Jediný krok od vítězství: { $whom }.
   *[other] { $turn }. tah, na řadě je { $who }. Nejdál na stupnici trofejí ({ $value }. stupeň): { $whom }.
}
shelf-fight = { $turn }. tah, v boji je { $who }. Nestvůra: { $monster }.
shelf-short-fight = { $turn }. tah, v krátkém boji je { $who }.
shelf-duel = { $turn }. tah, v boji proti sobě stojí { $who } a { $whom }.
shelf-solo = { $turn }. tah na vlastní pěst. { $count ->
    [0] { $who } ještě nemá žádnou trofej.
    [one] { $who } má { $count } trofej ze čtyř.
    [few] { $who } má { $count } trofeje ze čtyř.
   *[other] { $who } má { $count } trofejí.
}
shelf-won = Písně už mají { $who_gender ->
    [f] svou hrdinku
   *[m] svého hrdinu
}: { $who }. Rozhodl { $turn }. tah.
shelf-ended = Cesty se rozešly po { $turn }. tahu. Žádná legenda z nich nevzešla.
