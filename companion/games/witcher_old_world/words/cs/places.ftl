# Lokace ve větách kroniky: kam kdo došel a kde se co stalo. Čísla patří na plán, ne do vyprávění.
# Kde je mapa na stole, ví místo jen on.

to-place = { $place_number ->
    [0] do Behelt Naru
    [1] do Kaer Seren
    [2] do Hengforsu
    [3] do Kaer Morhen
    [4] do Ban Ardu
    [5] do Cidarisu
    [6] do Novigradu
    [7] do Wyzimy
    [8] do Vengerbergu
    [9] do Cintry
    [10] do Haern Caduch
    [11] do Beauclairu
    [12] do Glenmoru
    [13] do Doldethu
    [14] do Loc Ichaer
    [15] do Gorthur Gvaed
    [16] do Dhuwodu
    [17] do Styggy
    [18] do Ard Modron
   *[other] kamsi
}
at-place = { $place_number ->
    [0] v Behelt Naru
    [1] v Kaer Seren
    [2] v Hengforsu
    [3] v Kaer Morhen
    [4] v Ban Ardu
    [5] v Cidarisu
    [6] v Novigradu
    [7] ve Wyzimě
    [8] ve Vengerbergu
    [9] v Cintře
    [10] v Haern Caduch
    [11] v Beauclairu
    [12] v Glenmoru
    [13] v Doldethu
    [14] v Loc Ichaer
    [15] v Gorthur Gvaed
    [16] v Dhuwodu
    [17] ve Stygze
    [18] v Ard Modron
   *[other] kdesi
}
