# Packing and laying the table: each thing is a line for the hands.

group-heroes = Heroes
group-seat-1 = player 1
group-seat-2 = player 2
group-seat-3 = player 3
group-seat-4 = player 4
group-turn = the turn under way
group-fight = the fight
group-offers = offers and decks
group-source = the Source
group-dummy = the dummy player
group-map = the map
group-round = the round

# Where on the map
pack-where = { $tile_kind ->
    [core] core tile { $tile }
    [start] starting tile { $tile }
    [none] beside the map
   *[countryside] countryside tile { $tile }
}, { $way ->
    [ne] northeast
    [e] east
    [se] southeast
    [sw] southwest
    [w] west
    [nw] northwest
   *[c] in the middle
}
pack-token-name = { $known ->
    [yes] { $enemy }
   *[no] { $back_key ->
        [green] green back
        [gray] grey back
        [brown] brown back
        [violet] violet back
        [red] red back
       *[white] white back
    }
}
pack-of-colour = { $colour_key ->
    [red] red
    [blue] blue
    [green] green
    [white] white
    [gold] gold
   *[black] black
}
pack-die-of-colour = { $colour_key ->
    [red] red
    [blue] blue
    [green] green
    [white] white
    [gold] gold
   *[black] black
}
pack-city-name = { $other ->
    [none] the { pack-of-colour } city
   *[other] the megapolis of { pack-of-colour } and { $other ->
        [red] red
        [blue] blue
        [green] green
       *[white] white
    }
}
pack-tile-name = { $tile_kind ->
    [core] core tile { $tile }
    [start] the starting tile { $tile }
   *[countryside] countryside tile { $tile }
}
pack-beside = { $side ->
    [ne] northeast
    [n] north
    [w] west
    [sw] southwest
    [s] south
   *[e] east
} of { $beside_kind ->
    [core] core tile { $beside }
    [start] the starting tile { $beside }
   *[countryside] countryside tile { $beside }
}
pack-turned = { $turned ->
    [0] {""}
   *[other] , its number turned { $turned }/6 clockwise
}
pack-aside = { $aside ->
    [0] {""}
   *[other] , the discards apart: { $aside }
}
pack-reward = { $kind ->
    [artifact] an Artifact
    [spell] a Spell
    [action] an Advanced Action
    [unit] a unit
    [crystal] a crystal
    [random_crystal] a crystal by a roll of the die
    [crystal_each] a crystal of each colour
   *[other] a Spell or an Artifact
}
pack-step = { $step ->
    [before] the turn begins
    [move] movement
    [action] the action
    [withdrawal] forced withdrawal
    [benefit] what the site brings
    [rewards] rewards
    [levels] level-up
   *[draw] drawing cards
}
pack-phase = { $phase ->
    [reveal] tokens are being turned up
    [ranged] Ranged & Siege phase
    [summon] summoning
    [block] Block phase
    [damage] Assign Damage phase
   *[attack] Attack phase
}
pack-unit-state = { $spent ->
    [yes] spent
   *[no] ready
}{ $wounds ->
    [0] {""}
    [one] , one Wound on it
   *[other] , { $wounds } Wounds on it
}
pack-side-up = { $up ->
    [yes] face up
   *[no] face down
}
pack-ruin-name = { $ruin ->
    [altar_red] Ruins token ({ altar-red })
    [altar_blue] Ruins token ({ altar-blue })
    [altar_green] Ruins token ({ altar-green })
    [altar_white] Ruins token ({ altar-white })
    [green_green] Ruins token ({ ruin-green_green })
    [green_brown] Ruins token ({ ruin-green_brown })
    [gray_brown] Ruins token ({ ruin-gray_brown })
    [gray_violet] Ruins token ({ ruin-gray_violet })
    [brown_violet] Ruins token ({ ruin-brown_violet })
    [gray_white] Ruins token ({ ruin-gray_white })
    [brown_red] Ruins token ({ ruin-brown_red })
    [green_red] Ruins token ({ ruin-green_red })
   *[none] Ruins token
}
pack-back-of = { $back_key ->
    [green] green backs
    [gray] grey backs
    [brown] brown backs
    [violet] violet backs
    [red] red backs
   *[white] white backs
}
pack-day-or-night = { $time_key ->
    [night] Night
   *[day] Day
}
pack-deck-name = { $deck ->
    [regular] the Regular unit deck
    [elite] the elite unit deck
    [actions] the Advanced Action deck
    [spells] the Spell deck
   *[artifacts] the Artifact deck
}
pack-skill-place = { $place ->
    [down] face down
    [out] in the middle of the table
   *[up] face up
}
pack-duel-phase = { $melee ->
    [yes] melee
   *[no] Ranged & Siege
}

pack-tracks = { $who }: write down Fame { $fame } and Reputation { $reputation }.
lay-tracks = { $who }: shield on Fame { $space }, on Reputation { $reputation }.
pack-level = { $who }: level tokens together, level { $level }.
lay-level = { $who }: stack the level tokens so that they show level { $level }.
pack-things-by-hand = { $who }: cards, crystals, units and skills into one bag, the hand and the decks apart.
lay-things-by-hand = { $who }: cards, crystals, units and skills out of the bag.
pack-hand = { $who }: the hand into its envelope, cards: { $count }.
lay-hand = { $who }: the hand out of its envelope, cards: { $count }.
pack-discard = { $who }: the discard pile apart, cards: { $count }.
lay-discard = { $who }: the discard pile, face up, cards: { $count }.
pack-under = { $who }: the cards under the tactic, face down, into an envelope: { $count }.
lay-under = { $who }: the cards from the envelope, face down, under the tactic: { $count }.
pack-on-top = { $who }: known cards lie on top of the deck ({ $count }); keep their order.
lay-on-top = { $who }: known cards lie on top of the deck ({ $count }); their order stays.
pack-played = { $who }: the cards of the play area apart, cards: { $count }.
lay-played = { $who }: cards into the play area: { $count }.
pack-crystals = { $who }: crystals out of the Inventory into the bag, { pack-of-colour }: { $count }.
lay-crystals = { $who }: crystals into the Inventory, { pack-of-colour }: { $count }.
pack-mana = { $who }: mana tokens off the play area, { pack-of-colour }: { $count }.
lay-mana = { $who }: mana tokens into the play area, { pack-of-colour }: { $count }.
pack-unit = { $who }: { $unit }, { pack-unit-state }.
lay-unit = { $who }: { $unit }, { pack-unit-state }.
pack-banner = { $who }: { $card } belongs to { $unit }.
lay-banner = { $who }: { $card } goes to { $unit }.
pack-skill = { $who }: the skill { $skill }, { pack-skill-place }.
lay-skill = { $who }: the skill { $skill }, { pack-skill-place }.
pack-skill-pile = { $who }: skill tokens of the shuffled pile into the bag: { $count }.
lay-skill-pile = { $who }: skill tokens shuffled, face down: { $count }.
pack-revealed = { $who }: what is chosen from at the level-up lies apart: { $skills }.
lay-revealed = { $who }: at the level-up one of these is chosen: { $skills }.
pack-tactic = { $who }: the tactic { $tactic }{ $used ->
    [yes] , used
   *[no] {""}
}.
lay-tactic = { $who }: the tactic { $tactic }{ $used ->
    [yes] , used
   *[no] {""}
}.
pack-owed = { $who }: at the end of the turn a reward still waits ({ pack-reward }): { $count }.
lay-owed = { $who }: at the end of the turn a reward still waits ({ pack-reward }): { $count }.
pack-turn = On turn: { $who }, { pack-step }, move points: { $points }.
lay-turn = On turn: { $who }, { pack-step }, move points: { $points }.
pack-fight = { $who } fights: { pack-phase }. The app has what was played.
lay-fight = { $who } fights: { pack-phase }. The app has what was played.
pack-foe = Enemy { $number }: { pack-token-name }{ $stands ->
    [dead] , defeated
    [blocked] , blocked
   *[alive] {""}
}.
lay-foe = Enemy { $number } before the hero: { pack-token-name }{ $stands ->
    [dead] , defeated
    [blocked] , blocked
   *[alive] {""}
}.
pack-duel = A duel: { $who } attacks, { $whom } defends, { pack-duel-phase }.
lay-duel = A duel: { $who } attacks, { $whom } defends, { pack-duel-phase }.
pack-joint = A joint assault: { $who }, defenders: { $count }.
lay-joint = A joint assault: { $who }, defenders: { $count }.
pack-offers-by-hand = Bundle each offer in its order, the decks as they lie.
lay-offers-by-hand = Lay each offer out in its order, the decks as they lay.
pack-offer-units = Unit offer: { $units }.
lay-offer-units = Unit offer: { $units }.
pack-offer-actions = Advanced Action offer, from the top: { $cards }.
lay-offer-actions = Advanced Action offer, from the top: { $cards }.
pack-offer-spells = Spell offer, from the top: { $cards }.
lay-offer-spells = Spell offer, from the top: { $cards }.
pack-offer-monastery = Advanced Actions of monasteries among the units: { $cards }.
lay-offer-monastery = Advanced Actions of monasteries among the units: { $cards }.
pack-offer-skill = Common skill offer: { $skill } ({ $who }).
lay-offer-skill = Common skill offer: { $skill } ({ $who }).
pack-source-by-hand = Put the mana dice away so that what they show stays.
lay-source-by-hand = Put the mana dice back into the Source as they lay.
pack-dice = Source, { pack-of-colour } dice: { $count }.
lay-dice = Source, { pack-of-colour } dice: { $count }.
pack-die-used = { $who } uses a die in this turn: { pack-die-of-colour }.
lay-die-used = { $who } uses a die in this turn: { pack-die-of-colour }.
pack-die-stolen = On the tactic of { $who } lies a die: { pack-die-of-colour }.
lay-die-stolen = On the tactic of { $who } put a die: { pack-die-of-colour }.
pack-dummy-deck = The dummy player: bundle the deck as it lies, cards: { $count }{ pack-aside }.
lay-dummy-deck = The dummy player: the deck as it lay, cards: { $count }{ pack-aside }.
pack-dummy-crystals = The dummy player: crystals, { pack-of-colour }: { $count }.
lay-dummy-crystals = The dummy player: crystals, { pack-of-colour }: { $count }.
pack-dummy-tactic = The dummy player: the tactic { $tactic }.
lay-dummy-tactic = The dummy player: the tactic { $tactic }.
pack-dummy-skills = The dummy player: skill tokens into the bag: { $count }.
lay-dummy-skills = The dummy player: skill tokens, face down: { $count }.
pack-map-by-hand = Photograph the map and put it away with its tokens and figures.
lay-map-by-hand = Lay the map by the photograph, with its tokens and figures.
pack-figure = { $who }: take the figure off; it stood here: { pack-where }.
lay-figure = { $who }: put the figure here: { pack-where }.
pack-figure-off = { $who }: the figure stands beside the map.
lay-figure-off = { $who }: the figure stays beside the map.
pack-ruin = { pack-ruin-name }, { pack-side-up }: { pack-where }.
lay-ruin = { pack-ruin-name }, { pack-side-up }: { pack-where }.
pack-token = Token ({ pack-token-name }), { pack-side-up }: { pack-where }.
lay-token = Token ({ pack-token-name }), { pack-side-up }: { pack-where }.
pack-shields = Shields from below ({ $who }): { pack-where }.
lay-shields = Shields from below ({ $who }): { pack-where }.
pack-garrison = Garrison of { pack-city-name }: token ({ pack-token-name }), { pack-side-up }.
lay-garrison = Garrison of { pack-city-name }: token ({ pack-token-name }), { pack-side-up }.
pack-city-shields = Shields on the card of { pack-city-name }, in order: { $who }.
lay-city-shields = Shields on the card of { pack-city-name }, in order: { $who }.
pack-city = Figure and card of { pack-city-name }: level { $level }.
lay-city = Figure and card of { pack-city-name }: level { $level }.
pack-enemy-pile = Pile of enemy tokens, { pack-back-of }: { $count }{ pack-aside }.
lay-enemy-pile = Pile of enemy tokens, face down, { pack-back-of }: { $count }{ pack-aside }.
pack-ruin-pile = Pile of ruins tokens: { $count }.
lay-ruin-pile = Pile of ruins tokens, face down: { $count }.
pack-tile-deck = Bundle the tile deck as it lies: countryside { $countryside }, core { $core }.
lay-tile-deck = The tile deck as it lay: countryside { $countryside }, core { $core }.
pack-tile = Take up { pack-tile-name }; it lies { pack-beside }.
lay-tile = Lay { pack-tile-name } { pack-beside }{ pack-turned }.
pack-first-tile = Take up { pack-tile-name }.
lay-first-tile = Lay { pack-tile-name }{ pack-turned }.
pack-order = Round order from the top: { $who }.
lay-order = Round-order tokens from the top: { $who }.
pack-flipped = Round-order token face down: { $who }.
lay-flipped = Turn the round-order token face down: { $who }.
pack-tactic-gone = A tactic out of the game stays in the box: { $tactic }.
lay-tactic-gone = Leave in the box the tactic { $tactic }.
pack-announced = The end of the round is announced: { $who }.
lay-announced = The end of the round is announced: { $who }.
pack-round = Day/Night board: round { $round }, { pack-day-or-night }.
lay-round = Turn the Day/Night board: round { $round }, { pack-day-or-night }.
pack-own-deck = { $who }: bundle the deed deck as it lies, cards: { $count }.
lay-own-deck = { $who }: the deed deck as it lay, cards: { $count }.
pack-deck = Bundle { pack-deck-name } as it lies, cards: { $count }{ pack-aside }.
lay-deck = As it lay, { pack-deck-name }, cards: { $count }{ pack-aside }.
