# What the hands do now: short, one thing a sentence.

# Set-up
tell-lay-board = Unfold the board in the middle of the table
tell-shuffle-actions = Shuffle the 90 action cards and lay them face down: this is the action deck
tell-market-zeros = Turn up cards of the action deck until three of cost 0 have come; lay these at random on the three rightmost places of the market
tell-market-back = Return the other cards to the action deck and shuffle it
tell-market-three = Turn up three more cards and lay them at random on the three leftmost places of the market
tell-shuffle-potions = Shuffle the potions into one deck, face down
tell-attribute-trophies = { $back ->
    [0] Lay out all { $count } attribute trophies beside the board
   *[other] Lay out one trophy of each attribute beside the board, the others go back to the box
}
tell-solo-trophy = Lay the attribute trophy of { $attribute } beside the board, the other attribute trophies go back to the box
tell-event-deck = { $tales ->
    [ours] The event cards stay in the box, the events are in the book
   *[other] Do not shuffle the event cards: in the order of their numbers, backs up, onto their place on the board
}
tell-exploration-decks = { $tales ->
    [ours] The exploration cards stay in the box, the tales are in the book
    [both] Shuffle city and wilds exploration separately on their places; the app adds our tales to them
   *[other] Shuffle city exploration and wilds exploration separately, each on its place on the board
}
tell-gold-and-dice = Put the gold and both sets of poker dice beside the board
tell-location-tokens = Sort the location tokens into forest, mountain and water
tell-monster-cards = Sort the monster cards by level, face up, and the monster tokens by level, too
tell-shuffle-tokens = Shuffle the other location tokens by terrain, face down
tell-shuffle-monsters = Shuffle the other monster tokens by level, face down
tell-drew-yourselves = If you would rather draw the tokens yourselves, copy them to the page Decks afterwards
tell-fight-cards = Shuffle the 20 monster fight cards and put them beside the board
tell-open-token = The { $terrain } slot: the token of location { $place } face up
tell-place-monster = { $monster }: the token on location { $place }, the card below the { $terrain } slot
tell-extra-pile = The extra pile beside the monster slots: face down { $count ->
    [one] { $count } token
   *[other] { $count } tokens
} of level I monsters
tell-first-named = { $name } begins
tell-first-player = Player { $seat } begins
tell-aid-cards = { $solo ->
    [yes] Take the player aid for solo play
   *[no] Each player takes the aid for actions and the aid for fights
}
tell-take-board = { $who }: the figure on location { $place }, the scoring token at the foot of its track, all cubes on 1, Shield on 1{ $trophies ->
    [0] {""}
   *[other] , { $trophies ->
        [one] { $trophies } witcher trophy
       *[other] { $trophies } witcher trophies
    } face down under the player board
}
tell-start-with = { $who }: shuffle the 10 starting cards, take { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} in hand and { $gold } gold
tell-to-the-box = What is left over goes back to the box
tell-check-numbers = Compare the numbers at the trophy track (fatigue, gold) with the Witchers page; put right there what differs, and the app remembers it
tell-aim = { $solo ->
    [yes] The aim: three monsters, the attribute trophy, and as few turns as possible; the attribute trophy may not be the last
   *[no] The aim: be the first to take four steps up the trophy track, the last of them by a fight
}

# Movement and locations
tell-put-back = { $who } puts { $count ->
    [one] { $count } card
   *[other] { $count } cards
} from hand back on top of the deck, in any order
tell-figure = { $who }: the figure to location { $place }
tell-unsure-road = The road between { $place } and { $to } is unsure: your board decides
tell-trail-quest = { $who }: the token of location { $place } face up on the player board, and 1 gold on it ({ $terrain })
tell-trail-found = { $who }: the trail quest is done, turn the token face down ({ $terrain })
tell-gain-trail = { $who }: a trail token face down on the player board ({ $terrain })
tell-no-trail = The { $terrain } pile is empty, no trail comes out of it
tell-second-trail = { $who } has that trail already, or is after it; a second one is no help in a fight ({ $terrain })
tell-trails-end = { $who }: { $count ->
    [one] the token back to its pile
   *[other] { $count } tokens back to their pile
}, the trails of this monster end ({ $terrain })
tell-trail-gold-back = { $who }: the { $count } gold on the trail quest goes back to the treasury ({ $terrain })
tell-token-back = The token of location { $place } back to the { $terrain } pile, shuffle it

# Gold, potions, Shield
tell-gain-gold = { $who } takes { $count } gold
tell-gold-if-none = { $who }: if you have no gold at all, take 1
tell-lose-gold = { $who } hands over { $count } gold
tell-gold-runs-out = Gold in play: { $count }. The box holds only 35, use anything you like for the rest
tell-draw-potions = { $who } takes { $count ->
    [one] { $count } potion
   *[other] { $count } potions
}
tell-lose-potions = { $who } discards { $count ->
    [one] { $count } potion
   *[other] { $count } potions
}
tell-too-many-potions = { $who } may have 4 potions at most; discard { $count ->
    [one] { $count } potion
   *[other] { $count } potions
} of your choice
tell-no-potions = No potion is left
tell-reshuffle-potions = The potions are used up: shuffle the discarded ones into a new deck
tell-shield = { $who }: the Shield marker to { $value }
tell-shield-by = { $sign ->
    [up] { $who }: Shield +{ $by }, up to Defence at most
   *[down] { $who }: Shield −{ $by }, down to 0 at most
}
tell-shield-full = { $who }: the Shield marker up to Defence

# Attributes and level
tell-attribute = { $who }: { $attribute }, the cube to { $value }
tell-raise-by-hand = { $who }: { $attribute } +{ $count }, and what follows from it: Shield, potion, level
tell-lower-by-hand = { $who }: { $attribute } −{ $count }, not below 1 and not from 5; Shield not above Defence
tell-at-its-top = { $who }: { $attribute } is on 5 already, it goes no higher
tell-stays = { $who }: { $attribute } stays on { $value }
tell-level = { $who }: the witcher level cube to { $level ->
    [1] I
    [2] II
    [3] III
    [4] IV
   *[other] V
}

# A player’s cards
tell-draw-cards = { $who } draws { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
tell-no-more-cards = { $full ->
    [yes] { $who } has a full hand and draws no more
   *[no] { $who } has nothing left to draw
}
tell-reshuffle = { $who }: shuffle the discard pile into a new deck
tell-discard-cards = { $who } discards { $count ->
    [one] { $count } card
   *[other] { $count } cards
} from hand
tell-trash-cards = { $who } trashes { $count ->
    [one] { $count } card
   *[other] { $count } cards
}, out of the game
tell-shuffle-all = { $who }: shuffle deck, discard pile and hand into a new deck
tell-card-to-hand = { $who } takes the new card in hand
tell-card-to-discard = { $who }: a card of cost { $cost } goes onto your discard pile

# The market
tell-slide-market = { $position ->
    [1] Fill the leftmost place of the market with a new card
   *[other] In the market, slide the cards left of place { $position } to the right and fill the leftmost place anew
}
tell-clear-market = { $removed ->
    [yes] Trash
   *[no] Put on the shared discard pile
} { $count ->
    [one] the market card at place { $positions }
   *[other] the market cards at places { $positions }
}, slide the others to the right and fill the left anew
tell-no-actions = Action deck and shared discard pile are empty, a place of the market stays free
tell-reshuffle-actions = The action deck is used up: shuffle the shared discard pile into a new one
tell-search-cost = Turn up cards of the action deck until one of cost { $cost } comes; the others go to the shared discard pile
tell-solo-last-card = Nobody reached for the rightmost card: it goes to the shared discard pile, slide the others to the right and fill the leftmost place anew
tell-solo-last-card-unless = Unless the new card was the rightmost one, the rightmost card goes to the shared discard pile

# Phase III
tell-phase-three = { $who }: end of the turn, { $count ->
    [0] no card is drawn this time
    [1] draw up to 1 card only this time
    [2] draw up to 2 cards only this time
   *[other] keep 3 cards in hand at most and draw up to { $count }
}
tell-fill-hand = { $count ->
    [0] { $who }: no card is drawn this time
    [1] { $who }: draw up to 1 card only this time
    [2] { $who }: draw up to 2 cards only this time
   *[other] { $who }: keep 3 cards in hand at most and draw up to { $count }
}
tell-gains-nothing = { $who } can pay for no card and takes none

# Exploration, quests, events
tell-draw-exploration = { $who } takes the top exploration card ({ $deck }) and reads the introduction and both options
tell-draw-alone = { $who } takes the top exploration card ({ $deck }), covers both results and reads the introduction and the options
tell-read-aloud = { $who } reads aloud, { $whom } decides
tell-read-alone = { $who } reads in silence, and only the option that was chosen
tell-read-event = { $who } looks up event { $event } and reads it aloud, no other
tell-card-out = The exploration card ({ $deck }) leaves the game, into the box
tell-quest-place-named = { $who }: the quest “{ $name }”, to be solved at location { $place }
tell-quest-token-named = { $who }: the quest “{ $name }”, the token of location { $place } beside the player board, face up
tell-quest-place = { $who }: the quest to the right of the player board, to be solved at location { $place } (event { $event })
tell-quest-token = { $who }: the quest to the right of the player board, the token of location { $place } on it face up (event { $event })
tell-other-terrain = The pile of that terrain is empty, the token came from another one: { $terrain }
tell-no-tokens-left = { $who }: no location token is left, put the card away without a quest
tell-quest-card-away = The quest card leaves the game
tell-keep-event = { $who } has { $kind ->
    [companion] a companion
   *[equipment] equipment
}, beside the player board from now on: { $name_given ->
    [yes] { $name } (event { $event })
   *[no] event { $event }
}
tell-gift-used = { $name_given ->
    [yes] { $who } uses: { $name }
   *[no] { $who } uses what lies beside the player board
}

# Dice poker
tell-pot = The pot: fill it from the treasury up to { $count } gold
tell-rolls-for-locals = { $who } rolls for the locals
tell-dice = The dice of { $who }: { $dice } – { $rank }
tell-pot-lost = The pot goes back to the treasury

# A fight against a monster
tell-read-ability = { $who } reads the monster’s special ability aloud ({ $monster })
tell-count-life = { $who } counts { $count ->
    [one] { $count } fight card
   *[other] { $count } fight cards
} into the life deck and shuffles them face down
tell-life-deck = { $counted ->
    [yes] { $who }: shuffle the discard pile into the deck, the life deck has { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
   *[no] { $who }: shuffle the discard pile into the deck, that is the life deck
}
tell-first-turn = { $begins ->
    [yes] { $who } begins
   *[no] The opponent begins, then { $who }
}
tell-attack = { $who } chooses the attack: { $attack }
tell-strikes = { $kind ->
    [damage] { $who } faces the attack ({ $attack }): damage { $amount }
    [level] { $who } faces the attack ({ $attack }): damage by the monster’s level and { $amount } more
    [equal] { $who } faces the attack ({ $attack }): damage equal to { $attribute }
    [random] { $who } faces the attack ({ $attack }): random cards go from hand
    [trash] { $who } faces the attack ({ $attack }): trash { $amount ->
        [one] { $amount } card
       *[other] { $amount } cards
    } from hand
   *[lower] { $who } faces the attack ({ $attack }): { $attribute } sinks, and damage comes with it
}; the opponent has { $left ->
    [0] no card
    [one] { $left } card
   *[other] { $left } cards
} left
tell-damage-equal = { $who }: the damage is as high as { $attribute }
tell-random-discard = { $who } shuffles the hand, { $whom } discards { $count ->
    [one] { $count } card
   *[other] { $count } cards
} from it unseen; what is missing comes off the deck
tell-random-discard-alone = { $who } shuffles the hand and discards { $count ->
    [one] { $count } card
   *[other] { $count } cards
} of it unseen; what is missing, off the deck
tell-trash-one = { $empty ->
    [yes] { $who } has no card in hand: trash the top card of the deck
   *[no] { $who } chooses a card from hand that leaves the game (from an empty hand the top card of the deck)
}
tell-snatches = The { $monster } deals { $less } less; { $count ->
    [0] the hand is empty, so nothing is discarded
   *[other] { $solo ->
        [yes] { $who } shuffles the hand and discards 1 card of it unseen
       *[no] { $who } shuffles the hand and { $whom } discards 1 card of it unseen
    }
}
tell-suffers = { $who }: damage { $damage }
tell-damage-order = { $who }: first Shield, then cards off the deck, last from hand
tell-lose-from-deck = { $who } discards { $count ->
    [one] { $count } card
   *[other] { $count } cards
} off the deck, and of your choice from hand once it is empty
tell-lost-cards = { $hand ->
    [0] { $who } discards { $deck ->
        [one] { $deck } card
       *[other] { $deck } cards
    } off the deck
   *[other] { $deck ->
        [0] { $who } discards { $hand ->
            [one] { $hand } card
           *[other] { $hand } cards
        } from hand
       *[other] { $who } discards cards: { $deck } off the deck, { $hand } from hand
    }
}
tell-lost-of-choice = { $deck ->
    [0] { $who } discards { $hand ->
        [one] { $hand } card
       *[other] { $hand } cards
    } of choice from hand
   *[other] { $who } discards cards: { $deck } off the deck, { $hand } of choice from hand
}
tell-monster-loses = From the opponent’s life deck discard { $count ->
    [one] { $count } card
   *[other] { $count } cards
}, { $left ->
    [0] none is left
    [one] { $left } is left
   *[other] { $left } are left
}
tell-top-discard = { $who } takes the top card of the discard pile in hand
tell-draw-combat = { $change ->
    [0] { $who } draws as many cards as Combat says
   *[other] { $who } draws as many cards as Combat says, changed by { $change }
}
tell-draw-nothing = { $who } draws nothing
tell-potion-used = { $who }: turn the used potion face down, it is discarded after the fight
tell-armour = { $who }: Armour works by itself, draw and raise Shield as the player board says
tell-speed-by-board = { $who }: Speed as the player board says; then put the cards drawn and returned right on the page Witchers
tell-magic = { $any ->
    [yes] { $who } looks through the own discard pile and takes any card of it in hand
   *[no] { $who } takes the top card of the own discard pile in hand
}
tell-magic-by-board = { $who }: then discard as many cards from hand as the player board says beside Magic
tell-venom = { $who } may use Venomous steel, the opponent has lost a card
tell-venom-by-board = { $who }: Venomous steel as the player board says; add the discarded cards to the damage
tell-venom-look = { $who } looks at { $count ->
    [one] the top card
   *[other] the top { $count } cards
} of the opponent’s deck and { $discarded ->
    [0] returns all in any order
   *[other] discards { $discarded } of them, the others go back in any order
}
tell-shuffle-fight-cards = Shuffle all monster fight cards into one deck again
tell-defeated = Defeat of the monster: { $monster }. { $who } takes its card from below the slot, anybody may read out how it was
tell-driven-away = The monster is driven away: { $monster } leaves { $place }. { $who } is knocked out
tell-total-defeat = Total defeat: { $who } falls at { $place }. The monster stays, with its full life next time: { $monster }

# New monsters
tell-not-to-fall-yet = { $monster }: the last monster. It may be driven away, and fall only once you own the attribute trophy
tell-monster-token-off = { $monster }: the monster token off location { $place }, { $later ->
    [yes] lay it aside
   *[no] face down into the pile of level { $level ->
        [1] I
        [2] II
       *[other] III
    }, and shuffle it
}
tell-monster-token-out = { $monster }: the monster token off location { $place } and out of the game, like its card
tell-monster-token-back = { $monster }: the monster token that was laid aside goes face down into the pile of level { $level ->
    [1] I
    [2] II
   *[other] III
}, shuffle it
tell-monster-discarded = { $monster }: put card and token among the driven away
tell-driven-come-back = The tokens of level { $level ->
    [1] I
    [2] II
   *[other] III
} are used up: { $count ->
    [one] return { $count } that was driven away
   *[other] shuffle the { $count } that were driven away into a new pile
}
tell-slot-stays-empty = The { $terrain } slot stays empty

# A fight of witchers
tell-bet = { $who }: 1 gold on the player board, a bet { $on ->
    [attacker] on the attacker
   *[defender] on the defender
}
tell-bet-lost = { $who }: the lost gold goes to the common supply
tell-duel-won = { $who } wins, { $whom } is knocked out
tell-no-second-trophy = { $who } has a trophy of that school already; { $whom } gives no other
tell-tavern = Lay the closed-tavern token on location { $place }
tell-tavern-here = Lay the closed-tavern token on the location of this fight

# Trophies and the end
tell-trophy = { $kind ->
    [monster] { $who }: the monster card under the player board, its ability in sight
    [witcher] { $who }: the loser’s witcher trophy under the player board, its ability in sight
   *[attribute] { $who }: the attribute trophy under the player board, its ability in sight
}
tell-track = { $who }: the scoring token to step { $value }
tell-no-step-by-meditation = { $who }: you take the card but not the step, for meditation does not lead to the top of the trophy track
tell-fatigue = { $count ->
    [0] { $who }: no fatigue
   *[other] { $who }: fatigue { $count }, choose the cards from deck, hand and discard pile
}
tell-won = { $who } wins the game
