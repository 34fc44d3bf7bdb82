# Obrazy do knihy: cesta osudu a závod.

plate-fate = Cesta osudu, { $chapter }. kapitola
plate-fate-went = Na konci { $chapter }. kapitoly osud { $side_key ->
    [left] zabočil doleva
   *[right] zabočil doprava
}.
plate-fate-path = Žeton { $side_key ->
    [left] levé
   *[right] pravé
} cesty drží { $who }.
plate-fate-open = Osud ještě o ničem nerozhodl.
plate-race = { $over ->
    [yes] Závod na konci příběhu
   *[no] Závod, { $chapter }. kapitola
}
plate-race-has = { $who } má { $vp ->
    [one] jeden vítězný bod
    [few] { $vp } vítězné body
   *[other] { $vp } vítězných bodů
} a { $xp ->
    [one] jednu zkušenost
    [few] { $xp } zkušenosti
   *[other] { $xp } zkušeností
}.
