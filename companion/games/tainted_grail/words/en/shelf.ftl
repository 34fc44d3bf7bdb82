# Shelf, previously on, warnings, steps of the day and names of pages.

game-tainted_grail = Tainted Grail: The Fall of Avalon

panel-day = Day
panel-map = Map
panel-party = Party
panel-sheet = Sheet

area-boards = character boards
area-map = map
area-decks = decks
area-days = days

# Steps of the day, on chips.

step-dark_menhirs = menhirs
step-land = land
step-menhir_dials = dials
step-time = time tokens
step-event = event
step-guardians = guardians
step-plans = plans
step-equipment = equipment
step-actions = actions
step-rest = rest
step-energy = Energy
step-advancement = advancement
step-decks = decks
step-dreams = dreams

# Large buttons.

step-start-day = { $day ->
    [1] Start the first day
   *[other] Start day { $day }
}
step-turn-event = Turn the event card
step-begin-day = Set out into the day
step-everyone-passes = Everyone is done, evening falls
step-explore = Explore: { $place }
step-end-day = Evening falls
step-good-night = Go to sleep
step-note-day = Note another day

# An ordinal at the head of a sentence.

nth-day = { $day ->
    [1] The first day
    [2] The second day
    [3] The third day
    [4] The fourth day
    [5] The fifth day
    [6] The sixth day
    [7] The seventh day
    [8] The eighth day
    [9] The ninth day
    [10] The tenth day
    [11] The eleventh day
    [12] The twelfth day
    [13] The thirteenth day
    [14] The fourteenth day
    [15] The fifteenth day
    [16] The sixteenth day
    [17] The seventeenth day
    [18] The eighteenth day
    [19] The nineteenth day
    [20] The twentieth day
    [21] The twenty-first day
    [22] The twenty-second day
    [23] The twenty-third day
    [24] The twenty-fourth day
    [25] The twenty-fifth day
    [26] The twenty-sixth day
    [27] The twenty-seventh day
    [28] The twenty-eighth day
    [29] The twenty-ninth day
    [30] The thirtieth day
   *[other] Day { $day }
}

# One thing about a table on the shelf.

shelf-ended = { nth-day } was the last. The book is closed.
shelf-dying = { nth-day }. { $who_gender ->
    [many] { $who } are dying.
   *[other] { $who } is dying.
}
shelf-no-menhir = { nth-day }. Not one menhir burns on Avalon.
shelf-menhir-dark = { nth-day }. The menhir at { $place } gives its last light.
shelf-menhir-low = { nth-day }. { $value ->
    [1] The menhir at { $place } is guttering out.
   *[other] The menhir at { $place } is growing faint.
}
shelf-menhir-low-hungry = { nth-day }. { $value ->
    [1] The menhir at { $place } is guttering out
   *[other] The menhir at { $place } is growing faint
}, and { $who } { $who_gender ->
    [many] have
   *[other] has
} nothing to eat.
shelf-hungry = { nth-day }. { $who_gender ->
    [many] { $who } have nothing to eat.
   *[other] { $who } has nothing to eat.
}
shelf-calm = { nth-day }. The menhir at { $place } will last { word-mornings }.
shelf-evening = { nth-day } draws to its end by the fire. The menhir at { $place } will last { word-mornings }.
word-mornings = { $value ->
    [1] one more morning
    [2] two more mornings
    [3] three more mornings
    [4] four more mornings
    [5] five more mornings
    [6] six more mornings
    [7] seven more mornings
    [8] eight more mornings
   *[other] { $value } more mornings
}
shelf-fight = { nth-day }. { $who } { $who_gender ->
    [many] are
   *[other] is
} fighting.
shelf-parley = { nth-day }. { $who } { $who_gender ->
    [many] are
   *[other] is
} in a parley.

# Previously on…

recap-days = { $count ->
    [1] A single day went by, and a single night.
    [2] Two days went by, and two nights.
    [3] Three days went by, and three nights.
    [4] Four days went by, and four nights.
    [5] Five days went by, and five nights.
    [6] Six days went by, and six nights.
    [7] Seven days went by, and seven nights.
    [8] Eight days went by, and eight nights.
   *[other] { $count } days and nights went by.
} { nth-day } has burned out.
recap-went = { $count ->
    [1] The road took
    [2] Twice they set out, and the last road took
    [3] Three times they set out, and the last road took
    [4] Four times they set out, and the last road took
    [5] Five times they set out, and the last road took
    [6] Six times they set out, and the last road took
    [7] Seven times they set out, and the last road took
    [8] Eight times they set out, and the last road took
   *[other] { $count } times they set out, and the last road took
} { $who_acc } to { $place }.
recap-revealed = { $count ->
    [1] One more place stepped out of the mist: { $place }.
   *[other] { word-so-many-more-places } stepped out of the mist, the last of them { $place }.
}
word-so-many-more-places = { $count ->
    [2] Two more places
    [3] Three more places
    [4] Four more places
    [5] Five more places
    [6] Six more places
    [7] Seven more places
    [8] Eight more places
    [9] Nine more places
    [10] Ten more places
    [11] Eleven more places
    [12] Twelve more places
   *[other] { $count } more places
}
recap-hungry = { $count ->
    [1] One night hunger lay down beside { $who_acc }.
   *[other] More than once hunger lay down beside { $who_acc }.
}

# What not to forget now.

alert-dying = { $who } is dying.
alert-mad = { $who } is going mad; while Terror stands in the red, a nightmare comes in place of a dream.
alert-madness-may-pass = { $who }’s Terror has left the red; “Going mad” comes off as soon as the card allows it.
alert-panic = { $who } is panicked: Terror is higher than { $turned ->
    [yes] the turned health limiter reaches
   *[no] Health
}.
shelf-lost = { nth-day } was the last. The game was lost.
shelf-won = { nth-day } was the last. The campaign is over.
