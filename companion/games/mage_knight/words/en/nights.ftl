# The book of nights: its doors, and what a page offers of it.

move-read_page = a page of the book of nights
move-let_pages_be = let the book of nights be
    .does = The pages that the book of nights offers just now go away. It changes nothing in the game.
arg-kind = what it is about
fact-nights = book of nights
no-page-waits = That page does not wait any more.
panel-journal = Book of nights
nights-title = A book of nights
nights-what = A few sentences of a story of this expedition, to be read aloud. They change nothing in the game.
nights-let-be = Let it be
nights-where = Where does { $who } stand?
nights-read = { $kind ->
    [prologue] Read the prologue
    [epilogue] Read the epilogue
    [night] Read: { $who }, a night watch { nights-at }
    [day] Read: { $who }, daybreak { nights-at }
   *[deed] Read: { $who }, { nights-deed }
}
door-prologue = The prologue
door-epilogue = The epilogue
door-night = A night watch { nights-at }
door-day = Daybreak { nights-at }
door-deed = { $key ->
    [keep_taken] A keep taken
    [tower_taken] A mage tower taken
    [monastery_burned] A monastery burned
    [city_fell] A city fell
    [city_withstood] A city withstood
    [dungeon_done] A dungeon conquered
    [tomb_done] A tomb conquered
    [den_done] A monster den cleared
    [spawning_done] Spawning grounds cleared
    [ruins_done] Ancient ruins conquered
    [altar_paid] An altar paid
    [orcs_beaten] Orc marauders beaten
    [draconum_beaten] A Draconum beaten
    [knocked_out] Knocked out
    [village_plundered] A village plundered
    [level_up] A level-up
    [unit_lost] A unit lost
    [duel_won] A duel won
    [duel_lost] A duel lost
   *[alone_in_the_dark] The first night
}
nights-at = { $key ->
    [village] in a village
    [monastery] in a monastery
    [burned_monastery] in a burned monastery
    [keep] at a keep
    [own_keep] in their own keep
    [tower] at a mage tower
    [city] in a city
    [dungeon] at a dungeon
    [tomb] at a tomb
    [den] at a monster den
    [spawning] at spawning grounds
    [ruins] in ancient ruins
    [glade] in a magical glade
    [mine] at a crystal mine
    [portal] at the portal
    [plains] on the plains
    [hills] in the hills
    [forest] in a forest
    [wasteland] in the wasteland
    [desert] in the desert
   *[swamp] in a swamp
}
nights-deed = { $key ->
    [keep_taken] a keep taken
    [tower_taken] a mage tower taken
    [monastery_burned] a monastery burned
    [city_fell] a city fell
    [city_withstood] a city withstood
    [dungeon_done] a dungeon conquered
    [tomb_done] a tomb conquered
    [den_done] a monster den cleared
    [spawning_done] spawning grounds cleared
    [ruins_done] ancient ruins conquered
    [altar_paid] an altar paid
    [orcs_beaten] orc marauders beaten
    [draconum_beaten] a Draconum beaten
    [knocked_out] knocked out
    [village_plundered] a village plundered
    [level_up] a level-up
    [unit_lost] a unit lost
    [duel_won] a duel won
    [duel_lost] a duel lost
   *[alone_in_the_dark] the first night
}
nights-place = { $key ->
    [village] In a village
    [monastery] In a monastery
    [burned_monastery] In a burned monastery
    [keep] At a keep
    [own_keep] In their own keep
    [tower] At a mage tower
    [city] In a city
    [dungeon] At a dungeon
    [tomb] At a tomb
    [den] At a monster den
    [spawning] At spawning grounds
    [ruins] In ancient ruins
    [glade] In a magical glade
    [mine] At a crystal mine
    [portal] At the portal
    [plains] On the plains
    [hills] In the hills
    [forest] In a forest
    [wasteland] In the wasteland
    [desert] In the desert
   *[swamp] In a swamp
}
nights-more = { $count ->
    [one] One more page
   *[other] { $count } more pages
}
