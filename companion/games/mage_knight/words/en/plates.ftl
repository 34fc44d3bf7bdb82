# Pictures for the book: the land and the race for Fame.

plate-map = { $time_key ->
    [night] The land by Night, round { $round }
   *[day] The land by Day, round { $round }
}
plate-map-tiles = { $count ->
    [one] The map has one tile.
   *[other] The map has { $count } tiles.
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
plate-race = The race for Fame, round { $round }
plate-race-has = { $who } has Fame { $fame }, level { $level } and Reputation { $reputation }.
