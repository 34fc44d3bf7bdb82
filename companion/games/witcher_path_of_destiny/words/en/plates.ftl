# Pictures for the book: the way of fate and the race.

plate-fate = The way of fate, chapter { $chapter }
plate-fate-went = At the end of chapter { $chapter } fate turned { $side_key ->
    [left] left
   *[right] right
}.
plate-fate-path = { $who } holds the token of the { $side_key ->
    [left] left
   *[right] right
} path.
plate-fate-open = Fate has decided nothing yet.
plate-race = { $over ->
    [yes] The race at the end of the story
   *[no] The race, chapter { $chapter }
}
plate-race-has = { $who } has { $vp ->
    [one] one victory point
   *[other] { $vp } victory points
} and { $xp ->
    [one] one experience point
   *[other] { $xp } experience points
}.
