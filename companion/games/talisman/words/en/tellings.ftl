# What the hands do now: short, one thing a sentence.

# Set-up
tell-lay-board = Unfold the board in the middle of the table
tell-shuffle-characters = { $chosen ->
    [yes] Find the chosen character cards, put the others away
   *[no] From the character cards give each player the one that is written here; put the others away
}
tell-place-standee = { $who }: the character card in front of the player, the standee into its base and { $space_to }
tell-starting-counters = { $who }: beside the character card strength { $strength }, craft { $craft }, lives { $lives }, gold { $gold }
tell-bank = Put the other counters aside; they are the bank
tell-encounter-deck = Shuffle the encounter cards ({ $encounters }) and lay them face down beside the board
tell-spell-deck = Shuffle the spell cards ({ $spells }) and lay them face down beside the board
tell-lay-purchases = Lay out Talismans and purchase cards face up, each kind in its own pile
tell-toads-within-reach = Keep the toad cards and the alignment-change cards within reach
tell-first-player = { $who } begins
tell-aim = The aim: grow stronger, gain a Talisman, pass the Valley of Fire, stand upon the Crown of Command and outlast the others

# Turn and movement
tell-turn-of = It is the turn of the { $who }
tell-turn-missed = { $who } misses a turn{ $left ->
    [0] {""}
   *[other] , and then { $left } more
}
tell-missed = { $count ->
    [0] { $who }: only this turn is missed, the next one is played
    [one] { $who } is to miss { $count } turn
   *[other] { $who } is to miss { $count } turns
}
tell-rolled-movement = { $who }: { $rolled } for movement
tell-move-standee = { $who }: the standee { $space_to }{ $space_beside }
tell-delved = { $who } { $space_at }: the roll { $rolled } less { $value } is { $difference }
tell-space-roll = { $who }: a { $rolled }; what the space says at that number counts
tell-pits-left = { $count ->
    [0] { $who }: nobody is left in the Pits; next turn the way is free
   *[other] { $who }: { $count ->
        [one] { $count } monster is
       *[other] { $count } monsters are
    } left in the Pits
}

# Cards
tell-drew = { $who }: turn up { $count ->
    [one] { $count } encounter card
   *[other] { $count } encounter cards
}, face up on the space
tell-discard = To the discard pile: { $card }
tell-purchase-back = Back to its purchase pile: { $card }
tell-talisman-back = The Talisman back to its pile
tell-put-down = { $count ->
    [one] Lay the card face up { $space_at }: { $cards }
   *[other] Lay the cards face up { $space_at }: { $cards }
}
tell-put-down-gold = { $space }: put down { $gold ->
    [one] { $gold } bag
   *[other] { $gold } bags
} of gold
tell-take-card = { $who }: under the character card belongs: { $card }
tell-take-purchase = { $who } takes from the purchase cards: { $card }
tell-collect-gold = { $who } takes { $amount ->
    [one] { $amount } bag
   *[other] { $amount } bags
} of gold from the space
tell-keep-trophies = { $who } keeps { $count ->
    [one] a trophy
   *[other] trophies
}: { $cards }
tell-sold = { $who } sells, back to the piles: { $card }. The bank pays { $amount ->
    [one] { $amount } bag
   *[other] { $amount } bags
} of gold
tell-pay = { $who } pays the bank { $amount ->
    [one] { $amount } bag
   *[other] { $amount } bags
} of gold
tell-traded = { $cards_given ->
    [yes] { $who } hands to the { $whom }: { $cards }{ $gold ->
        [0] {""}
       *[other] , and { $gold ->
            [one] { $gold } bag
           *[other] { $gold } bags
        } of gold
    }
   *[no] { $who } hands { $gold ->
        [one] { $gold } bag
       *[other] { $gold } bags
    } of gold to the { $whom }
}
tell-reshuffle-encounters = The encounter cards are used up: shuffle the discard pile into a new deck
tell-reshuffle-spells = The spells are used up: shuffle the used ones into a new deck
tell-no-talisman-left = There is no Talisman left

# Counters
tell-counters = { $who }: { $counter ->
    [strength] strength
    [craft] craft
    [lives] lives
   *[gold] gold
} { $sign ->
    [up] +
   *[down] −
}{ $by }, now { $value } beside the card
tell-counters-there = { $who }: { $counter ->
    [strength] strength
    [craft] craft
    [lives] lives
   *[gold] gold
} { $sign ->
    [up] +
   *[down] −
}{ $by }, with the counters on the table
tell-heal-there = { $who }: heal up to { $count ->
    [one] { $count } life
   *[other] { $count } lives
}, up to four in all
tell-keeps-life = { $who } takes a life from the bank

# Fights
tell-scores = { $who }: attack score { $score }, the opponent { $theirs }
tell-not-saved = { $who }: no help from the { $card }, the roll was { $rolled }
tell-life-saved = { $who } loses no life
tell-take-gold = { $who } takes a bag of gold from the { $whom }
tell-take-object = { $who } takes from the { $whom }: { $card }

# Spells
tell-draw-spell = { $who } takes the top spell and shows it to nobody
tell-no-spell-left = No spell is left for the { $who }
tell-spell-used = { $who }: the spell to the used pile
tell-spells-to-used = { $who }: { $count ->
    [one] { $count } spell
   *[other] { $count } spells
} to the used pile

# Changes, and what lasts
tell-alignment-card = { $who }: an alignment-change card beside the character card, the { $alignment ->
    [good] good
    [evil] evil
   *[neutral] neutral
} side up
tell-alignment-card-back = { $who }: give the alignment-change card back, the alignment is { $alignment ->
    [good] good
    [evil] evil
   *[neutral] neutral
} again
tell-toad = { $who }: a toad card in place of the standee, for three turns
tell-toad-stand-in = { $who } is a toad for three turns. All toad cards are in use, so mark the standee on its space with something else
tell-restored = { $who }: put away the toad card, return the standee to the space
tell-restored-stand-in = { $who } has its own shape again; take the mark off its standee
tell-toad-counters = { $who } as a toad: { $counter ->
    [strength] strength
   *[craft] craft
} { $sign ->
    [up] +
   *[down] −
}{ $by }, with the counters on the toad card; { $counter ->
    [strength] strength
   *[craft] craft
} is { $value } now
tell-toad-gains-vanish = { $who }: what a toad gains is gone with the toad
tell-lasting-quest = { $who } has a quest: { $number ->
    [1] take a life from another character
    [2] slay an enemy
    [3] give up a follower
    [4] give up a magic object
    [5] hand in three bags of gold
    [6] hand in two bags of gold
   *[other] as the card says
}. When it is done, at once to the Warlock’s Cave for a Talisman
tell-lasting-teleport = { $who }: the next movement without a roll, to any space of the outer region
tell-lasting-ferry = { $who }: the next movement by ferry, to the Temple
tell-lasting-enslaved = { $who } stays in the Temple until a 4, 5 or 6 is rolled for movement

# Death and the Crown
tell-take-standee = { $who }: take the standee off the board
tell-take-toad = { $who }: take the toad card off the board and back to the others, and put the standee away
tell-take-toad-stand-in = { $who }: take the marked standee off the board
tell-character-back = { $who }: what is left of strength, craft and life counters to the bank, the character card to the unused ones
tell-alignment-card-away = { $who }: the alignment-change card back to the others
tell-gold-to-bank = { $who } returns { $amount ->
    [one] { $amount } bag
   *[other] { $amount } bags
} of gold to the bank
tell-things-there = { $who }: lay objects, followers and gold face up { $space_at }
tell-trophies-there = { $discarded ->
    [yes] { $who }: trophies to the discard pile
   *[no] { $who }: lay the trophies face up { $space_at }
}
tell-spells-there = { $who }: the spells to the used pile
tell-all-to-piles-there = { $who }: objects, followers and trophies back to their piles, gold to the bank
tell-new-character-later = Whoever played the { $who } starts the next turn of that seat with a new character
tell-crown-reached = { $who } stands upon the Crown of Command: whoever dies now is out of the game
tell-command-worked = A { $rolled }: each opponent of the { $who } loses a life or leaves the game; answer clockwise
tell-command-spares = { $who } is not on the board just now and loses nothing
tell-won = { $who } wins the game
tell-fire-waits = The fire by the road waits: when something happens, the page of the turn offers its tale
