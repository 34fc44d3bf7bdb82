# Offers: what is dealt, filled again, taken.

tell-return-units = Put the units of the offer under their decks, and the Advanced Actions among them under theirs
tell-deal-units = { $elite ->
    [yes] { $count ->
        [1] Add an elite unit to the unit offer
       *[other] New unit offer, { $count } in all: elite and Regular in turn, an elite one first
    }
   *[no] { $count ->
        [one] New offer: { $count } Regular unit
       *[other] New offer: { $count } Regular units
    }
}
tell-deal-cards = { $count ->
    [one] Reveal { $count } Advanced Action and { $count } Spell
   *[other] Reveal { $count } Advanced Actions and { $count } Spells, a column each
}
tell-monastery-cards = { $count ->
    [0] If unburned monasteries lie on the map, add one Advanced Action among the units for each of them
    [one] Add { $count } Advanced Action among the units, for a monastery
   *[other] Add { $count } Advanced Actions among the units, for the monasteries
}
tell-refresh-cards = { $later ->
    [yes] From each offer of Advanced Actions and Spells that is open put the lowest card under its deck; slide the others down and reveal a new one on top
   *[no] { $dummy ->
        [yes] The lowest Advanced Action goes into the dummy player’s deck, the lowest Spell under the Spell deck; slide the cards down and reveal new ones on top
       *[no] The lowest Advanced Action and the lowest Spell go under their decks; slide the cards down and reveal new ones on top
    }
}
tell-lay-units = { $count ->
    [0] The unit decks are empty, nothing comes into the offer
   *[other] Into the unit offer: { $units }
}
tell-lay-monastery-card = Among the units, for a monastery: { $card }
tell-no-monastery-card = Advanced Actions run short, so none comes for a monastery
tell-lay-card = { $offer ->
    [spells] On top of the Spell offer: { $card }
   *[actions] On top of the Advanced Action offer: { $card }
}
tell-lowest = { $dummy ->
    [yes] The lowest Advanced Action goes into the dummy player’s deck: { $card }
   *[no] { $offer ->
        [spells] The lowest Spell goes under its deck: { $card }
       *[actions] The lowest Advanced Action goes under its deck: { $card }
    }
}
wrote-gained-card = { $who } gained the card { $card }.
not-in-offer = { $offer ->
    [units] No such unit lies in the offer now.
    [monastery] No such Advanced Action lies among the units.
    [spells] No such card lies in the Spell offer.
   *[actions] No such card lies in the Advanced Action offer.
}
