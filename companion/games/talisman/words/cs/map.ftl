# Deska: jména polí a pásů, značky, a co o poli řekne hlasová čtečka.

choice-city = Město
choice-fields = Pole
choice-hills = Kopce
choice-plains = Pláně
choice-woods = Les
choice-tavern = Krčma
choice-ruins = Ruiny
choice-forest = Hvozd
choice-village = Vesnice
choice-graveyard = Hřbitov
choice-sentinel = Pole se Strážcem
choice-chapel = Kaple
choice-crags = Skály
choice-warlocks_cave = Čarodějova jeskyně
choice-desert = Poušť
choice-oasis = Oáza
choice-temple = Chrám
choice-runes = Runy
choice-castle = Hrad
choice-gate = Brána osudu
choice-black_knight = Černý rytíř
choice-hidden_valley = Skryté údolí
choice-cursed_glade = Prokletá mýtina
choice-chasm = Propast
choice-valley_of_fire = Údolí ohně
choice-werewolf_den = Doupě vlkodlaků
choice-dice_with_death = Kostky se smrtí
choice-crypt = Krypta
choice-plain_of_peril = Pláně zmaru
choice-mine = Důl
choice-vampires_tower = Upírova věž
choice-pits = Jámy
choice-crown = Koruna moci

choice-outer = vnější pás
choice-middle = střední pás
choice-inner = vnitřní pás

map-picture = Herní plán: pole vnějšího, středního a vnitřního pásu a Koruna moci
map-river = Bouřná řeka
map-figure = { $name }{ $active ->
    [yes] , na tahu
   *[other] {""}
}{ $toad ->
    [yes] {" "}(ropucha)
   *[other] {""}
}
map-space = { $name }{ $people ->
    [0] {""}
   *[other] : { $here }
}{ $cards ->
    [0] {""}
    [one] , leží tu 1 karta
    [few] , leží tu { $cards } karty
   *[other] , leží tu { $cards } karet
}{ $gold ->
    [0] {""}
    [one] , 1 měšec zlata
    [few] , { $gold } měšce zlata
   *[other] , { $gold } měšců zlata
}{ $goal ->
    [none] {""}
    [go] , jít sem
    [cross] , jít sem přes most
    [gate] , pokusit se projít Branou
    [raft] , přeplout sem na voru
   *[other] , postoupit sem
}
map-goal-go = sem lze dojít
map-goal-cross = sem lze dojít přes most
map-goal-gate = Branou osudu do vnitřního pásu
map-goal-raft = sem se lze přeplavit na voru
map-goal-step = sem lze postoupit
map-lying-cards = karty, které tu leží
map-lying-gold = měšce zlata, které tu leží
