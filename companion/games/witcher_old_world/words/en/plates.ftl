# Pictures for the book: the land and the race for trophies.

plate-map = { $turn ->
    [0] The land before the first turn
   *[other] The land, turn { $turn }
}
plate-map-stands = { $who } is at { $place }.
plate-map-haunted = { $monster } haunts { $place }.
plate-race = { $turn ->
    [0] The race for trophies before the first turn
   *[other] The race for trophies, turn { $turn }
}
plate-race-has = { $who } has { $count ->
    [0] no trophy
    [one] one trophy
   *[other] { $count } trophies
} and stands on space { $track } of { $summit } of the track.
