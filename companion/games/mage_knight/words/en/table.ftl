# The table's page.
# --- the table's page

mk-stands = { $time_key ->
    [night] Round { $round } of { $rounds }, Night
   *[day] Round { $round } of { $rounds }, Day
}
mk-time-day = Day
mk-time-night = Night
mk-round-of = Round { $round } of { $rounds }
mk-rounds = Rounds of the game
mk-order = Round order
mk-tactic-word = tactic
mk-fame = Fame
mk-reputation = Reputation
mk-level = level
mk-hand = in hand
mk-at-most = at most
mk-deck = in the deck
mk-wounds = Wounds
mk-played = played
mk-announced = end of the round
mk-last-turn = last turn
mk-skips = skips a turn
mk-eliminated = out of the game
mk-level-waits = { $count ->
    [one] a new level waits
   *[other] { $count } levels wait
}
mk-strip = The round at the table
mk-strip-hint = You keep the heroes yourselves. Just say what the round has brought.
mk-strip-tiles = Whoever revealed a map tile has Fame +1 for it.
mk-fame-of = Fame: { $who } +{ $by }
mk-reputation-of = Reputation: { $who } { $by }

mk-source = The Source
mk-source-kept = { $count ->
    [one] The Source lies on the table, { $count } die.
   *[other] The Source lies on the table, { $count } dice.
}
mk-die-dead = depleted
mk-die-take = Use of the Source: { $colour }
mk-die-take-more = A further die by an effect: { $colour }
mk-die-had = The die of this turn is taken. Another one only by an effect.
mk-die-stolen = Mana Steal: { $who }
mk-use-stolen = Use the die on the tactic ({ $colour })
mk-gold-stands = Gold stands only for:
mk-search = Mana Search: up to 2 dice
mk-search-do = Reroll
mk-source-rolled = You roll yourselves? Say what came
mk-source-lay = The Source lies like this
mk-die-end = You roll yourselves? End the turn by what the die shows
mk-die-left = Cards kept
mk-die-end-with = End the turn, the die shows { $colour }
mk-die-rolled = You roll yourselves? Turn a die
mk-die-which = The die
mk-die-now = shows
mk-die-turn = Turn it

mk-picks = { $who } picks a tactic
mk-due-rethink = { $who }: Rethink
mk-due-mana_steal = { $who }: Mana Steal
mk-rethink = Discard and draw
mk-cards = Cards
mk-cards-count = Cards: { $count }
mk-tactic-gone = out of the game

mk-parts = Parts of a turn
mk-part-before = before the turn
mk-part-move = move
mk-part-action = action
mk-part-end = end
mk-way-fight = Fight
mk-way-talk = Interact
mk-way-move = Map and move
mk-way-enter = Enter
mk-way-challenge = Challenge
mk-way-burn = Burn the monastery
mk-asked-tactic = what the tactic does as it is taken
mk-asked-benefit = whether to throw a Wound away on the glade
mk-asked-hold = how many cards stay in hand
mk-asked-draw = whether to use Long Night
mk-rest-normal = resting
mk-rest-slow = resting slowly
mk-rest-do = Rest
mk-rest-slow-do = Rest slowly
mk-rest-wounds = Rest and discard Wounds: { $count }
mk-rest-with = Rest and discard Wounds:
mk-rest-none = none
mk-again = then another turn
mk-keep = End the turn with cards in hand:
mk-keep-count = End the turn with { $count } in hand
mk-keep-later = How many cards stay in hand comes after rewards and level-ups, just before drawing.
mk-only-ends = { $who } took part in another’s combat: what stands here only ends that, it is no turn of its own.
mk-ends-first = Their combat is over. Turns end in the round order: { $who } first, then { $whom }. Before that each may heal and use special effects.
mk-only-wounds = Nothing but Wounds in hand: rest slowly, or play an effect that brings a playable card.
mk-must-announce = Deck and hand are empty, so the end of the round must be announced.
mk-must-forfeit = Deck and hand are empty and the end of the round is announced, so the turn is forfeited.
mk-by-cards = Count cards played or drawn
mk-play-cards = Played from hand
mk-draw-cards = Drawn by an effect
mk-play-count = Play cards: { $count }
mk-draw-count = Draw cards: { $count }
mk-waits-benefit = A magical glade: you may throw one Wound away.
mk-waits-rewards = Combat rewards are waiting.
mk-waits-levels = A new level is waiting: choose a skill and an Advanced Action.
mk-waits-draw = The deck ran out while drawing. Long Night can fill it.
mk-may-begin = The dice are back in the Source, so { $who } may begin already.
mk-glade-hand = A Wound from hand
mk-glade-discard = A Wound from the discard pile
mk-unit-later = The unit after the new level
mk-dummy-turn = The dummy player’s turn
mk-dummy-left = { $count ->
    [one] There is { $count } card in its deck.
   *[other] There are { $count } cards in its deck.
}
mk-dummy-empty = Its deck is empty.
mk-dummy-hands = You flip the cards yourselves? Colour of the third
mk-last-turns = The end of the game is reached
fight-before-end = Finish the fight first, then the round is over.
mk-round-over = Round { $round } is over
mk-banners = Banners stay with their units, or their owner shuffles them back.
mk-banner-back = Shuffle it back
mk-agree-tactic = Agree on a used tactic that leaves the game.

next-round = Prepare the next round
next-round-over = The round is over
next-dummy = Dummy player’s turn
next-end-turn = End the turn
next-announce = Announce the end of the round
next-forfeit = Forfeit the turn
next-skip-benefit = Leave it
next-skip-draw = Without Long Night
next-skip-withdrawal = Go on

who-is = { $who }
