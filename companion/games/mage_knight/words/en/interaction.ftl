# Interaction with the locals, and the page of the offers.

panel-offers = Offers

# Moves
move-bargain = interact
move-unit_influence = take Influence from a unit
move-recruit = recruit
move-buy_healing = buy healing
move-buy_spell = buy a Spell
move-buy_action = buy an Advanced Action
move-buy_unseen_action = buy an Advanced Action off the deck
move-buy_artifact = buy an Artifact
move-buy_elite = add an elite unit
move-reveal_offer = reveal an offer
move-name_offered = another card lies in the offer
move-reveal_monastery = a monastery was revealed
    .does = A monastery was revealed on your map: an Advanced Action comes among the units, and into each later offer, too.
move-burn_monastery = a monastery was burned
    .does = A monastery was burned on your map: the next offer has one Advanced Action less among the units.
move-reveal_core_tile = a core tile was revealed
    .does = A core tile lies on your map: from the next round on elite units come into the offer, too.

arg-influence = Influence played
arg-site = Site
arg-cities = Colours of the city
arg-shields = Own shields on the city card
arg-bond = Into Bonds of Loyalty
arg-way = Where the mana comes from
arg-offer = Offer
arg-lies = The card that lies there
choice-way-token = a mana token
choice-way-die = a die of the Source
choice-way-gold_token = a gold token
choice-way-gold_die = a gold die of the Source
choice-way-crystal = a crystal
choice-way-other = mana of a card or the table’s own
choice-offer-actions = Advanced Actions
choice-offer-spells = Spells

# What stands in the way
no-interaction = { $who }: no interaction has begun. Say first how much Influence you play.
nobody-to-bargain = { $who }: there is nobody to interact with here.
reputation-forbids = { $who }: with Reputation on X nobody interacts with you.
spent-already = { $count ->
    [one] Not so little: { $count } Influence is spent already.
   *[other] Not so little: { $count } Influence are spent already.
}
too-much-bought = There cannot be so much Influence in one turn.
too-little-influence = It costs { $price } Influence, and { $missing } more must be played.
not-sold-here = { $ware ->
    [healing] Healing is bought in villages and monasteries only.
    [artifact] Artifacts are bought in the red city only.
    [elite] Only the white city adds an elite unit.
    [spell] Spells are bought in a conquered mage tower and in the blue city only.
    [unseen_action] Only the green city sells an Advanced Action off the deck.
   *[other] Advanced Actions are bought in a monastery and in the green city only.
}
other-offer = { $ware ->
    [city_action] A monastery sells only an Advanced Action that lies among the units.
   *[other] Advanced Actions among the units are sold by a monastery only.
}
unit-not-here = { $unit }: this unit cannot be recruited here.
no-bond = { $who }: Bonds of Loyalty has no free place now.
no-mana-for-spell = { $colour_key ->
    [red] { $who }: the red mana that the Spell costs is missing.
    [blue] { $who }: the blue mana that the Spell costs is missing.
    [green] { $who }: the green mana that the Spell costs is missing.
   *[white] { $who }: the white mana that the Spell costs is missing.
}
gives-no-influence = This unit gives no Influence.
no-elite-units = Elite units are not used in this scenario.
no-elite-left = The deck of elite units is empty.
instead-bond = Into Bonds of Loyalty
instead-disband = Disband { $unit }
offer-is-open = That offer is open already.
table-keeps-offers = The table keeps the offers, so the app does not know their cards.
lies-in-no-offer = No such card lies in any offer.
not-in-that-deck = No such card is in that deck.
app-keeps-map-already = The app keeps the map and knows the monasteries and tiles on it.
no-more-monasteries = There are not so many monasteries in the game.
no-monastery-left = No unburned monastery lies on the map.

# What the hands do, what happened
tell-spell-mana = { $way ->
    [die] { $who }: pay with a { $colour } die of the Source
    [gold_die] { $who }: pay with a gold die of the Source
    [gold_token] { $who }: pay with a gold mana token, back to the bank
    [crystal] { $who }: pay with a { $colour } crystal, back to the bank
    [token] { $who }: pay with a { $colour } mana token, back to the bank
   *[other] { $who }: pay with { $colour } mana
}
tell-artifact-later = { $count ->
    [one] { $who }: you draw the Artifact you bought at the end of the turn
   *[other] { $who }: you draw the { $count } Artifacts you bought at the end of the turn
}
wrote-bargains = { $who } interacted with the locals ({ $site }).
wrote-bought-artifact = { $count ->
    [one] { $who } bought an Artifact.
   *[other] { $who } bought { $count } Artifacts.
}
wrote-more-elite = { $who } sent for one more elite unit in the white city.
wrote-lies-there = { $card } lies in the offer.

# The page
offers-bargain = Interaction: { $who }
offers-one-city = { $colour ->
    [red] red city
    [blue] blue city
    [green] green city
   *[white] white city
}
offers-where = With whom does the hero interact?
offers-elsewhere = Elsewhere
offers-no-talk = Reputation is on X, nobody interacts
offers-own-shields = Own shields on the city card
offers-influence-played = Influence played
offers-influence-is = { $count ->
    [one] { $count } Influence played
   *[other] { $count } Influence played
}
offers-envoy = { $name }: Influence +{ $count }
offers-played = { $count } played
offers-reputation = Reputation { $by }
offers-shields = shields +{ $by }
offers-spent = { $count } spent
offers-left = { $count } left
offers-heal = { $unit ->
    [none] Heal a Wound in hand for { $price }
   *[other] Heal for { $price }: { $unit }
}
offers-ware-artifact = An Artifact for { $price }, at the end of the turn
offers-ware-elite = An elite unit into the offer for { $price }
offers-ware-unseen_action = The top Advanced Action of the deck for { $price }
offers-missing = { $count } missing
offers-on-table = The table keeps the offers. You say what you buy when you interact.
offers-keep-in-app = Let the app keep them
offers-units = Units
offers-actions = Advanced Actions
offers-spells = Spells
offers-unit-decks = { $elite ->
    [none] { $regular } Regular in the deck
   *[other] { $regular } Regular and { $elite } elite in the decks
}
offers-deck = { $count } in the deck
offers-no-units = Nobody is left in the offer.
offers-begin-first = Whom one can recruit is shown when the interaction begins.
offers-cost = cost in Influence
offers-unit-facts = { $elite ->
    [yes] elite, level { $level }, Armor { $armor }
   *[no] Regular, level { $level }, Armor { $armor }
}
resists-physical = physical resistance
resists-fire = fire resistance
resists-ice = ice resistance
offers-unsure = { $what ->
    [armor] check its Armor on the card
    [resistances] check its resistances on the card
   *[powers] check its abilities on the card
}
offers-not-here = It cannot be recruited here.
offers-recruit = Recruit for { $price }
offers-recruit-bond = Into Bonds of Loyalty for { $price }
offers-recruit-instead = Recruit for { $price } in another’s place
offers-disband = Disband { $unit }
offers-stronger = stronger: { $card }
offers-for-monastery = in a monastery; its place stays empty
offers-lowest = lies lowest
offers-covered = It is revealed when it is first needed.
offers-reveal = Reveal three cards
offers-none-left = The cards ran out.
offers-buy = Buy for { $price }
offers-buy-spell = { $way ->
    [token] Buy for { $price } and a { $colour } token
    [die] Buy for { $price } and a { $colour } die
    [gold_token] Buy for { $price } and a gold token
    [gold_die] Buy for { $price } and a gold die
    [crystal] Buy for { $price } and a { $colour } crystal
   *[other] Buy for { $price } and { $colour } mana
}
offers-other-mana = With other mana
offers-no-mana = { $colour ->
    [red] The red mana is missing.
    [blue] The blue mana is missing.
    [green] The green mana is missing.
   *[white] The white mana is missing.
}
offers-another = Other cards lie here
offers-another-for = { $card }: what really lies there
offers-another-lies = This one lies here
offers-land = What the map says to the offers
offers-cloisters = { $count ->
    [0] There is no unburned monastery on the map.
    [one] There is { $count } unburned monastery on the map.
   *[other] There are { $count } unburned monasteries on the map.
}
offers-core = { $lies ->
    [yes] A core tile lies there, so elite and Regular units come in turn.
   *[no] As long as no core tile lies there, all units are Regular.
}
next-from-offers = { $turn ->
    [yes] Back to the turn
   *[no] To the table
}
