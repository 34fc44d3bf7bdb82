# Locations in the sentences of the chronicle: where somebody went, where something happened. Numbers are for the map.
# Where the map is the table’s own, only the table knows the place.

to-place = { $place_number ->
    [0] to Behelt Nar
    [1] to Kaer Seren
    [2] to Hengfors
    [3] to Kaer Morhen
    [4] to Ban Ard
    [5] to Cidaris
    [6] to Novigrad
    [7] to Vizima
    [8] to Vengerberg
    [9] to Cintra
    [10] to Haern Caduch
    [11] to Beauclair
    [12] to Glenmore
    [13] to Doldeth
    [14] to Loc Ichaer
    [15] to Gorthur Gvaed
    [16] to Dhuwod
    [17] to Stygga
    [18] to Ard Modron
   *[other] somewhere
}
at-place = { $place_number ->
    [0] at Behelt Nar
    [1] at Kaer Seren
    [2] in Hengfors
    [3] at Kaer Morhen
    [4] in Ban Ard
    [5] in Cidaris
    [6] in Novigrad
    [7] in Vizima
    [8] in Vengerberg
    [9] in Cintra
    [10] at Haern Caduch
    [11] in Beauclair
    [12] at Glenmore
    [13] at Doldeth
    [14] at Loc Ichaer
    [15] at Gorthur Gvaed
    [16] at Dhuwod
    [17] at Stygga
    [18] at Ard Modron
   *[other] somewhere
}
