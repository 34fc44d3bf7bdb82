# Cards by count, crystals and mana, units, healing.

choice-red = red
choice-blue = blue
choice-green = green
choice-white = white
choice-gold = gold
choice-black = black
choice-artifact = Artifact

tell-draw = { $count ->
    [one] { $who }: draw { $count } card.
   *[other] { $who }: draw { $count } cards.
}
tell-deck-ran-out = { $who }: the deck has run out, draw no more.
tell-draw-up = { $who }: draw until you hold { $limit } cards.
tell-drop-hand = { $who }: discard all cards of your hand but Wounds.
tell-card-on-top = { $card_key ->
    [artifact] { $who }: put the Artifact face down on top of your deck.
    [action] { $who }: put the Advanced Action on top of your deck.
    [spell] { $who }: put the Spell on top of your deck.
   *[other] { $who }: put { $card } on top of your deck.
}
tell-throw-card = { $card_key ->
    [artifact] { $who }: the Artifact is out of the game.
   *[other] { $who }: { $card } is out of the game.
}

so-many-wounds = { $who }: there can be { $count } Wounds in the hand at most.
so-few-wounds = { $who }: at least { $count } Wounds must be in the hand, for they are nowhere else.
hand-has-so-many = { $count ->
    [one] { $who }: there is only { $count } card in the hand.
   *[other] { $who }: there are only { $count } cards in the hand.
}
wounds-stay-in-hand = { $count ->
    [one] { $who }: { $count } Wound stays in the hand, it cannot be played.
   *[other] { $who }: { $count } Wounds stay in the hand, they cannot be played.
}
hand-has-so-many-wounds = { $count ->
    [one] { $who }: there is only { $count } Wound in the hand.
   *[other] { $who }: there are only { $count } Wounds in the hand.
}
no-such-card-of-hero = { $who } has gained no such card.

tell-heal-hand = { $count ->
    [one] { $who }: return { $count } Wound from your hand to the pile.
   *[other] { $who }: return { $count } Wounds from your hand to the pile.
}
tell-heal-unit = { $left ->
    [0] { $unit }: return the Wound to the pile, the unit is well (healing points: { $points }).
   *[other] { $unit }: return one Wound to the pile, the unit is still wounded (healing points: { $points }).
}
wrote-healed = { $count ->
    [one] { $who } healed { $count } Wound.
   *[other] { $who } healed { $count } Wounds.
}
wrote-unit-healed = { $who } healed a unit: { $unit }.
no-wound-in-hand = { $who }: there are not that many Wounds in the hand ({ $count }).
unit-is-unwounded = { $unit }: this unit is not wounded.

tell-mana = { $who }: put { $count } { $colour } mana into your play area.
tell-crystal = { $who }: put a { $colour } crystal into your Inventory.
tell-crystal-count = { $who }: put { $count } { $colour } crystals into your Inventory.
tell-crystal-lost = { $who }: you have 3 { $colour } crystals, one more is lost.
tell-melt = { $who }: move a { $colour } crystal from your Inventory to your play area, it is mana now.
wrote-crystal = { $who } gained a { $colour } crystal.
no-more-mana = The bank does not have that many mana tokens.
no-such-crystal = { $who } has no { $colour } crystal.
no-such-mana = { $who } has no { $colour } mana in the play area.

tell-unit-comes = { $who }: put { $unit } into your unit area, its command token above the card.
tell-unit-leaves = { $who }: disband { $unit }, the card returns to the box.
tell-unit-destroyed = { $who }: { $unit } are destroyed, the card returns to the box.
tell-unit-spent = { $who }: put the command token on { $unit }, the unit is spent.
tell-unit-ready = { $who }: move the command token above { $unit }, the unit is ready.
tell-unit-wounded = { $count ->
    [one] Put a Wound on { $unit }.
   *[other] Put { $count } Wounds on { $unit } (Poison).
}
tell-banner = { $who }: put { $card } under { $unit }.
tell-banner-discarded = { $who }: put { $card } on your discard pile.
wrote-unit-comes = { $who } recruited { $unit }.
wrote-unit-disbanded = { $who } disbanded { $unit }.
wrote-unit-destroyed = { $who } lost { $unit }.
wrote-unit-wounded = { $unit } were wounded.
no-such-unit = { $who }: no unit lies at that place (units: { $count }).
no-command-token = { $count ->
    [one] { $who } has only { $count } command token. Disband a unit first.
   *[other] { $who } has only { $count } command tokens. Disband a unit first.
}
unit-is-wounded = { $unit } are wounded and cannot be activated.
unit-is-spent = { $unit } are spent until the end of the round.
unit-is-wounded-already = { $unit } are wounded already and cannot be assigned damage.
no-such-banner = { $who } does not have { $card } among the own cards.
