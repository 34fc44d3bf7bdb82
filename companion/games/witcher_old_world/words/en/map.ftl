# The board: names of locations, and what a screen reader says of a location.

choice-behelt_nar = Behelt Nar
choice-kaer_seren = Kaer Seren
choice-hengfors = Hengfors
choice-kaer_morhen = Kaer Morhen
choice-ban_ard = Ban Ard
choice-cidaris = Cidaris
choice-novigrad = Novigrad
choice-vizima = Vizima
choice-vengerberg = Vengerberg
choice-cintra = Cintra
choice-haern_caduch = Haern Caduch
choice-beauclair = Beauclair
choice-glenmore = Glenmore
choice-doldeth = Doldeth
choice-loc_ichaer = Loc Ichaer
choice-gorthur_gvaed = Gorthur Gvaed
choice-dhuwod = Dhuwod
choice-stygga = Stygga
choice-ard_modron = Ard Modron

map-picture = The board: locations 0 to 18
map-figure = { $name }{ $active ->
    [yes] {" "}(whose turn it is)
   *[other] {""}
}
map-quest = { $count ->
    [one] a quest of yours
   *[other] { $count } quests of yours
}
map-trail = { $count ->
    [one] a trail quest of yours
   *[other] { $count } trail quests of yours
}
map-tavern = closed tavern
map-place = { $number } { $name }{ $ground ->
    [forest] , forest
    [mountain] , mountain
    [water] , water
   *[none] {""}
}{ $home ->
    [wolf] , school of the Wolf
    [griffin] , school of the Griffin
    [bear] , school of the Bear
    [cat] , school of the Cat
    [viper] , school of the Viper
    [manticore] , school of the Manticore
   *[none] {""}
}{ $level ->
    [0] {""}
    [1] , level I monster: { $monster }
    [2] , level II monster: { $monster }
   *[other] , level III monster: { $monster }
}{ $people ->
    [0] {""}
    [one] , witcher: { $here }
   *[other] , witchers: { $here }
}{ $marked ->
    [0] {""}
   *[other] , { $marks }
}{ $goal ->
    [0] {""}
   *[other] , go here
}
map-goal = you can go here
map-legend-monster = a monster and its level
map-legend-quest = a quest of the witcher whose turn it is
map-legend-trail = a trail quest of the witcher whose turn it is
map-legend-tavern = the closed tavern
map-legend-school = a witcher school
map-legend-unsure = an unsure road: your board decides
