# The dummy player: its turn, the preparation of a round, its tactic.

wrote-dummy-empty = The dummy player has no cards left, so its last turn is an empty one.
wrote-dummy-announced = The dummy player’s deck is empty: it announced the end of the round.
wrote-dummy-flipped = { $count ->
    [one] The dummy player flipped { $count } card
   *[other] The dummy player flipped { $count } cards
} ({ $colour_key ->
    [red] red
    [blue] blue
    [green] green
   *[white] white
} decided, { $more ->
    [0] no crystal
   *[other] { $more } for crystals
}); { $left } left in its deck.
tell-dummy-flip-more = { $count ->
    [one] Flip { $count } more card of the dummy player’s deck: it has that many crystals of the colour.
   *[other] Flip { $count } more cards of the dummy player’s deck: it has that many crystals of the colour.
}
wrote-dummy-card = { $colour_key ->
    [red] A red Advanced Action went into the dummy player’s deck.
    [blue] A blue Advanced Action went into the dummy player’s deck.
    [green] A green Advanced Action went into the dummy player’s deck.
   *[white] A white Advanced Action went into the dummy player’s deck.
}
wrote-dummy-crystal = { $colour_key ->
    [red] The dummy player gained a red crystal.
    [blue] The dummy player gained a blue crystal.
    [green] The dummy player gained a green crystal.
   *[white] The dummy player gained a white crystal.
}

moves-dummy = dummy player
move-dummy_gains = say what the dummy player gained
move-retire_tactic = put a tactic out of the game
arg-action = Colour of the Advanced Action
arg-spell = Colour of the Spell
dummy-asks-nothing = The dummy player has nothing to ask at the start of this round.
no-tactic-to-agree = There is no tactic to choose now that would leave the game.
tactic-of-no-player = Only a tactic that a player used in this round can leave the game: { $tactics }.
fight-together-first = Finish the fight that is going on first.
dummy-asks-title = What does the dummy player gain?
dummy-lowest-action = Lowest Advanced Action
dummy-lowest-spell = Lowest Spell
dummy-say-colours = Say one colour at least.
dummy-gains-do = Done
tell-dummy-tactic = Lay tactic { $number }, { $tactic }, before the dummy player.
wrote-dummy-tactic = The dummy player has tactic { $number }, { $tactic }.
tell-tactic-gone = Put tactic { $number }, { $tactic }, out of the game.
tell-tactics-back = Too few tactics are left: put those of this time of day that left the game back among them.
wrote-tactic-gone = Tactic { $number }, { $tactic }, left the game.
