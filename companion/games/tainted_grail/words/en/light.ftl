# What the menhirs still light, and what goes with them. Both say just what the start of the day will do.
light-tonight = gone by morning
light-tomorrow = { $by_night ->
    [yes] gone tomorrow morning
   *[no] gone the morning after next
}
light-last = dark by morning, the card stays
light-dark = beyond the menhirs’ light
menhir-stands = { $last ->
    [yes] { $by_night ->
        [yes] No dial: it goes dark as the day begins.
       *[no] No dial: its last day.
    }
   *[no] The dial shows { $value }.
}
menhir-burns-last = { $by_night ->
    [yes] no dial, goes dark as the day begins
   *[no] no dial, its last day
}
menhir-days = { $by_night ->
    [yes] { $count ->
        [one] burns for { $count } more day
       *[other] burns for { $count } more days
    }
   *[no] { $count ->
        [one] burns today and { $count } more day
       *[other] burns today and { $count } more days
    }
}
alert-menhir-last-day = { $by_night ->
    [yes] { $place }: the menhir has burnt down and goes dark as the day begins.
   *[no] { $place }: the menhir gives its last light and goes dark tomorrow morning.
}
alert-darkness-comes = No other menhir will burn then: the cards stay, but every morning everyone suffers ({ word-track } −2, Terror +2).
alert-no-menhir = No menhir burns: the cards stay, but every morning everyone suffers ({ word-track } −2, Terror +2).
map-menhir-cold = a menhir without light
