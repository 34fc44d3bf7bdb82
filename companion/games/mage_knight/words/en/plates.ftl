# Pictures for the book: the land and the race for Fame.

plate-map = { $time_key ->
    [night] The land in round { $round }, by Night
   *[day] The land in round { $round }, by Day
}
plate-map-tiles = { $count ->
    [one] One tile of the map lies.
   *[other] { $count } tiles of the map lie.
}
plate-map-stands = { $who } stands { $site_key ->
    [portal] on the portal
    [village] in a village
    [monastery] in a monastery
    [keep] in a keep
    [tower] at a mage tower
    [city] in a city
    [dungeon] at a dungeon
    [tomb] at a tomb
    [den] at a monster den
    [spawning] at spawning grounds
    [ruins] in ruins
    [glade] in a magical glade
    [mine] in crystal mines
   *[other] { $terrain_key ->
        [plains] on the plains
        [hills] in the hills
        [forest] in the forest
        [wasteland] in the wasteland
        [desert] in the desert
        [swamp] in the swamp
        [lake] on a lake
       *[mountain] in the mountains
    }
}.
plate-race = The race for Fame in round { $round }
plate-race-has = { $who } has Fame { $fame }, level { $level } and Reputation { $reputation }.
