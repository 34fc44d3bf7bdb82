# Sheets of the heroes, and the own page.

panel-hero = Heroes

sheet-title = My sheet
sheet-on-turn = on turn
sheet-level = level { $level }
sheet-armor = Armor { $value }
sheet-limit = { $bonus ->
    [0] hand limit { $value }
   *[other] hand limit { $value } + { $bonus }
}
sheet-waiting = { $count ->
    [one] { $count } level at the end of the turn
   *[other] { $count } levels at the end of the turn
}
sheet-fame = Fame
sheet-level-row = Fame { $fame }, level { $level }
sheet-missing = { $count } Fame to the next level.
sheet-last-level = The last row of the Fame track.
sheet-reputation = Reputation
sheet-reputation-row = Reputation { $value }
sheet-modifier = To Influence when you interact: { $value }.
sheet-no-dealing = On the X nobody interacts.
sheet-inventory = Inventory
sheet-crystals = { $colour ->
    [red] red crystals
    [blue] blue crystals
    [green] green crystals
   *[white] white crystals
}
sheet-mana = Mana in the play area
sheet-mana-hint = A tap uses a token. At the end of the turn all are gone.
sheet-mana-dead = good for nothing now
sheet-use-mana = Use { $colour } mana ({ $count })
sheet-more-mana = Gain a mana token
sheet-gain-mana = Gain a { $colour } mana token
sheet-cards = Cards
sheet-hand = in hand
sheet-deck = in the deck
sheet-discard = discarded
sheet-wounds = Wounds in hand
sheet-unsure = There may be Wounds among the cards that were drawn. How many are in the hand?
sheet-wounds-are = Wounds in hand: { $count }
sheet-heal = Heal 1 Wound
sheet-take-wound = Take a Wound
sheet-count = Count the cards anew
sheet-count-done = So they lie
sheet-units = Units
sheet-places = { $count } of { $places }
sheet-no-units = There is no unit.
sheet-free-place = free command token
sheet-unit-level = Level of the unit
sheet-ready = ready
sheet-spent = spent
sheet-wounded = { $count ->
    [one] wounded
   *[other] wounded { $count }×
}
sheet-activate = Activate
sheet-ready-it = Ready
sheet-heal-unit = { $points ->
    [one] Heal for { $points } point
   *[other] Heal for { $points } points
}
sheet-wound-unit = Wound
sheet-more = More
sheet-take-banner = Take the Banner back
sheet-disband = Disband
sheet-add-unit = Add a unit
sheet-skills = Skills
sheet-tokens = { $count } face down
sheet-no-skills = The first skill comes with level 2.
sheet-use = Use
sheet-use-turn = once per turn
sheet-use-round = once per round
sheet-use-interactive = interactive
sheet-use-always = holds all the time
sheet-skill-out = in the middle of the table
sheet-skill-down = used until the end of the round
sheet-skill-used = used in this turn
sheet-flip-up = Flip face up
sheet-flip-down = Flip face down
sheet-gained = Cards gained
sheet-throw-away = Throw away

growing-title = Rewards and levels
growing-later = You take them at the end of the turn.
growing-levels = { $count ->
    [one] { $count } level
   *[other] { $count } levels
}
growing-levels-after = { $count ->
    [one] Then a level waits for you.
   *[other] Then { $count } levels wait for you.
}
growing-any-colour = Choose the colour of the crystal.
growing-artifacts = Draw { $count } Artifacts. Put one under their deck, the rest ({ $kept }) on top of yours.
growing-artifacts-done = We have them
growing-leave = Leave a reward
growing-roll = Roll a mana die
growing-rolled = You rolled yourselves? Tap what it shows.
growing-taken = The card is taken
growing-none-left = None is left
growing-lowest = lowest
growing-unit-table = Choose a unit of the offer on the table.
growing-unit-full = No command token is free. Choose who goes and who comes.
growing-disband = Goes
growing-unit-for = Comes
growing-level = Level { $level }
growing-reveal = { $count ->
    [one] Reveal { $count } skill
   *[other] Reveal { $count } skills
}
growing-these = We revealed these
growing-choose = Choose a skill with the card that comes with it.
growing-common = Or another player’s from the common offer, with the lowest card
growing-with-card = { $skill }, with { $card }
growing-take-skill = Take skill and card
growing-take-it = { $skill }: take skill and card
growing-told-skills = You looked at two tokens yourselves? Mark which you keep and which you leave, then tap the card.
growing-keep-it = Keep
growing-leave-it = Leave
growing-told-common = We take another player’s skill

prompt-level = which skill and card to take for level { $level }
prompt-reward = which rewards to take
tell-reward = { $who }: take a reward at the end of your turn ({ $reward }, { $count }).

crystals-red = Red
reward-crystal-red = red crystal
crystals-blue = Blue
reward-crystal-blue = blue crystal
crystals-green = Green
reward-crystal-green = green crystal
crystals-white = White
reward-crystal-white = white crystal
growing-uncover-actions = Reveal the Advanced Action offer
growing-uncover-spells = Reveal the Spell offer
sheet-power-action = Play and power a card
sheet-power-spell = Play a Spell
sheet-power-stronger = Play the stronger effect of a Spell, with black mana as well
sheet-power-by = { $colour ->
    [red] Red mana ({ $way })
    [blue] Blue mana ({ $way })
    [green] Green mana ({ $way })
   *[white] White mana ({ $way })
}
sheet-way-token = token
sheet-way-die = die
sheet-way-gold_token = gold token
sheet-way-gold_die = gold die
sheet-way-crystal = crystal
sheet-way-other = elsewhere
sheet-sideways = Play a card sideways
sheet-sideways-move = Move 1
sheet-sideways-influence = Influence 1
sheet-sideways-attack = Attack 1
sheet-sideways-block = Block 1
