# Obrazy do knihy: země a závod o Slávu.

plate-map = { $time_key ->
    [night] Země v noci, { $round }. kolo
   *[day] Země ve dne, { $round }. kolo
}
plate-map-tiles = { $count ->
    [one] Mapa má jeden dílek.
    [few] Mapa má { $count } dílky.
   *[other] Mapa má { $count } dílků.
}
plate-map-stands = { $who } stojí { $site_key ->
    [portal] na portálu
    [village] ve vesnici
    [monastery] v klášteře
    [keep] v pevnosti
    [tower] u magické věže
    [city] ve městě
    [dungeon] u podzemí
    [tomb] u hrobky
    [den] u doupěte nestvůr
    [spawning] u líhní nestvůr
    [ruins] v ruinách
    [glade] na kouzelné mýtině
    [mine] v krystalových dolech
   *[other] { $terrain_key ->
        [plains] na pláních
        [hills] v kopcích
        [forest] v lese
        [wasteland] v pustině
        [desert] na poušti
        [swamp] v bažině
        [lake] na jezeře
       *[mountain] v horách
    }
}.
plate-race = Závod o Slávu, { $round }. kolo
plate-race-has = { $who } má Slávu { $fame }, { $level }. úroveň a Pověst { $reputation }.
