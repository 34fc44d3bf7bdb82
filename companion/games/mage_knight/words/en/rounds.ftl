# A round and a turn: preparation, tactics, the Source, rest, the end of a turn and of a round.

# --- what the hands do

list-prepare_round = Preparing the round
list-prepare_round-done = All set, go on
group-prepare-round = Preparing the round

tell-turn-board = { $time_key ->
    [night] Flip the Day/Night board to Night.
   *[day] Flip the Day/Night board to Day.
}
tell-roll-source = { $count ->
    [one] Roll the { $count } die of the Source. Reroll gold and black until at least half of the dice show a basic colour.
   *[other] Roll the { $count } dice of the Source. Reroll gold and black until at least half of the dice show a basic colour.
}
tell-lay-source = Turn the dice of the Source to: { $dice }.
tell-dummy-shuffle = Shuffle all cards of the dummy player into its deck.
tell-tactics = { $time_key ->
    [night] Collect all tactics and lay out those of the Night.
   *[day] Collect all tactics and lay out those of the Day.
}
tell-upkeep = Everybody turns Banners and skill tokens face up, readies all units, and shuffles all own cards with the Wounds from hand.
tell-order = Put the round order tokens like this, from the top: { $who }.
tell-skips = { $who }: your round order token lies face down. Skip this turn and flip it back.
tell-announced = { $dummy ->
    [yes] The dummy player has announced the end of the round. Everybody else has one more turn.
   *[no] { $who } has announced the end of the round. Everybody else has one more turn.
}
tell-last-turns = The end of the game is reached. Everybody has one more turn, including whoever reached it.
tell-game-over = The game is over. What is left is the scoring.
tell-skill-back = { $who }: take { $skill } back and turn it face down.
tell-figure-in = { $who }: put your figure on the portal.
tell-figure-back = { $who }: put your figure back on the portal.
tell-figure-off = { $who }: a turn ends on the portal, so take your figure off the map.

# --- the Source

tell-take-die = { $colour_key ->
    [red] { $who }: take a red die from the Source.
    [blue] { $who }: take a blue die from the Source.
    [green] { $who }: take a green die from the Source.
    [white] { $who }: take a white die from the Source.
    [gold] { $who }: take a gold die from the Source.
   *[black] { $who }: take a black die from the Source.
}
tell-take-stolen = { $who }: use the die on Mana Steal; after the turn it goes back to the Source.
tell-return-dice = { $count ->
    [one] Put the used die back into the Source. It shows: { $dice }.
   *[other] Put the used dice back into the Source. They show: { $dice }.
}
tell-reroll = { $count ->
    [one] Turn the die in the Source. It shows: { $dice }.
   *[other] Turn the dice in the Source. They show: { $dice }.
}
tell-turn-die = Turn the die in the Source: { $colour } → { $to }.

# --- tactics

tell-preparation = { $who }: search your deck for a card, take it to hand, and shuffle the deck.
tell-rethink = { $who }: you may discard up to { $count } cards, draw as many, and shuffle the discard pile into the deck.
tell-rethought = { $count ->
    [one] { $who }: discard { $count } card, draw as many, and shuffle the discard pile into the deck.
   *[other] { $who }: discard { $count } cards, draw as many, and shuffle the discard pile into the deck.
}
tell-steal = { $who }: put a die of a basic colour from the Source on your tactic.
tell-stolen = { $colour_key ->
    [red] { $who }: put a red die from the Source on your tactic.
    [blue] { $who }: put a blue die from the Source on your tactic.
    [green] { $who }: put a green die from the Source on your tactic.
   *[white] { $who }: put a white die from the Source on your tactic.
}
tell-meditated = { $count ->
    [one] { $who }: shuffle { $count } card from your hand into the deck.
   *[other] { $who }: shuffle { $count } cards from your hand into the deck.
}
tell-spared = { $who }: put the top card of your deck face down under the tactic.
tell-took-spared = { $count ->
    [0] { $who }: flip the tactic; there is nothing under it.
    [one] { $who }: flip the tactic and take the card under it to hand.
   *[other] { $who }: flip the tactic and take the { $count } cards under it to hand.
}
tell-long-night = { $who }: shuffle the discard pile; { $count } random cards of it are the new deck.
tell-again = { $who }: another turn of yours follows directly after this one.

# --- a turn and its end

tell-rest = { $slow ->
    [yes] { $who }: show your hand and discard one Wound.
   *[no] { $count ->
        [0] { $who }: discard one card that is not a Wound.
       *[other] { $who }: discard one card that is not a Wound, and Wounds with it ({ $count }).
    }
}
tell-withdraw = { $count ->
    [one] { $who }: forced withdrawal, { $count } space back.
   *[other] { $who }: forced withdrawal, { $count } spaces back.
}
tell-nowhere-safe = { $who }: there is no safe space on the whole way, so you stay.
tell-glade = { $who }: on a magical glade you may throw away one Wound from your hand or discard pile.
tell-throw-wound = { $pile ->
    [discard] { $who }: throw away one Wound from your discard pile.
   *[hand] { $who }: throw away one Wound from your hand.
}
tell-rewards-left = { $who }: the reward is forfeited.
tell-level-command = { $who }, level { $level }: flip the top level token, it is a command token now. Armor { $armor }, hand limit { $limit }.
tell-level-skill = { $who }, level { $level }: choose a skill and an Advanced Action.

# --- the chronicle

wrote-round = { $time_key ->
    [night] Round { $round }, Night.
   *[day] Round { $round }, Day.
}
wrote-round-over = { $time_key ->
    [night] Round { $round } is over, the Night has passed.
   *[day] Round { $round } is over, the Day has passed.
}
wrote-game-over = The game ended after round { $round }.
wrote-announced = { $dummy ->
    [yes] The dummy player announced the end of round { $round }.
   *[no] { $who } announced the end of round { $round }.
}
wrote-last-turns = The end of the game is reached; the last turns begin.
wrote-skips = { $who } skipped a turn.
wrote-forfeited = { $who } forfeited a turn.
wrote-tactic = { $who } took tactic { $number }, { $tactic }.
wrote-dice = { $count ->
    [one] The die went back to the Source and shows: { $dice }.
   *[other] The dice went back to the Source and show: { $dice }.
}
wrote-rerolled = { $who } rerolled dice of the Source, which show: { $dice }.
wrote-rest = { $slow ->
    [yes] { $who } rested slowly.
   *[no] { $who } rested.
}
wrote-withdrew = { $who } had to withdraw, { $count } back.
wrote-level = { $who } reached level { $level }.
wrote-glade = { $who } left a Wound on the glade.

# --- objections and refusals

no-pick-now = { $who } picks no tactic now.
tactic-first = First do what the tactic says that { $who } just took.
others-pick-first = { $who } picks earlier: the least Fame begins.
tactic-taken = Somebody has { $tactic } already, or it is out of the game.
tactic-not-due = { $who }: this tactic waits for nothing now.
tactic-to-agree = First agree on the used tactic that leaves the game.
no-such-tactic = { $who } does not have { $tactic }, or has used it.
not-before-turn = { $who }: only before an own turn, or during another player’s.
spare-before-own = { $who }: a card goes under the tactic right before your own turn.
spared-already = { $who }: a card went under the tactic before this turn already.
deck-empty-to-spare = { $who }: your deck is empty, flip the tactic.
searched-already = { $who }: Mana Search works once a turn.
search-before-die = { $who }: Mana Search comes before the Source is used.
gold-first = Gold dice are rerolled first.
no-more-than-last = { $who }: the end is announced, everybody has a single turn left.
deck-not-empty = { $count ->
    [one] { $who }: there is still { $count } card in your deck.
   *[other] { $who }: there are still { $count } cards in your deck.
}
deck-not-empty-yet = { $count ->
    [one] { $who }: there is still { $count } card in your deck; announce the end when it is empty.
   *[other] { $who }: there are still { $count } cards in your deck; announce the end when it is empty.
}
nothing-to-shuffle = { $who }: your discard pile is empty.
so-many-cards = { $count ->
    [one] This is about { $count } card at most.
   *[other] This is about { $count } cards at most.
}
at-least-one-card = At least one card.

table-keeps-source = The table keeps the Source itself.
source-has-none = There is no such free die in the Source ({ $colour }).
source-has-so-many = { $count ->
    [one] The Source has { $count } die.
   *[other] The Source has { $count } dice.
}
half-basic = At most { $most } may be gold or black; reroll the others.
source-lies = The whole Source is rolled only when a round is prepared.
one-die-a-turn = { $who } has used a die of the Source in this turn already.
die-depleted = { $colour_key ->
    [gold] Gold mana is depleted now; it works by Day only.
   *[other] Black mana is depleted now; it works by Night only.
}
only-gold-stands-for = Only a gold die may stand for another colour.
gold-stands-not-for = A gold die may not be a colour that another free die of the Source shows ({ $colours }).
gold-stays = A gold die stays as long as the Source has a die of another colour.
no-stolen-die = { $who } has no die on a tactic.
so-many-dice-used = Dice used in this turn: { $count }.
so-many-dice-rolled = Dice to be rolled: { $count }.
another-colour = The die shows that already.

no-turns-now = No turns are played now.
not-your-turn = It is not the turn of { $who }.
turn-is-ending = { $who }: the turn is ending already.
nothing-to-play-with = { $who }: deck and hand are empty, so there is nothing to play with.
instead-announce = Announce the end of the round
instead-forfeit = Forfeit the turn
instead-slow-rest = Rest slowly
instead-discard-one = Discard one card and end the turn
resting = { $who } rests in this turn.
acted-already = { $who }: the action of this turn is done.
no-rest-now = { $who }: rest comes in place of moving and acting.
nothing-to-rest-with = { $who }: your hand is empty, there is nothing to discard.
slow-rest-one = A slow rest discards exactly one Wound.
announced-already = The end of the round is announced already.
announce-at-start = { $who }: the end of the round is announced at the start of a turn, instead of playing.
not-announced-yet = { $who }: nobody has announced the end of the round yet.
forfeit-at-start = { $who }: a turn is forfeited at its start only.
cards-left-to-play = { $who }: there are cards left, play normally.
fight-first = { $who }: finish the fight first.
play-a-card = { $who }: at least one card is played or discarded in every turn.
app-keeps-map = The app keeps the map and reckons the withdrawal itself.
no-glade-now = { $who }: the glade offers nothing now.
no-wound-there = { $who }: there is no Wound there.
no-discards-now = { $who }: how many cards stay in hand is asked after rewards and level-ups.
nothing-to-skip = { $who }: there is nothing to skip now.
rewards-wait = { $who }: combat rewards still wait; like this they are forfeited.
level-waits = { $who }: first choose what the new level gives.
not-dummys-turn = It is not the dummy player’s turn.
round-not-over = The round is not over yet.
turns-left = Somebody still has a turn.
no-end-now = The end of the game cannot be announced now.

# --- moves

move-pick_tactic = take the tactic
    .noun = tactic
move-rethink = rethink
    .noun = Rethink
move-steal_die = put a die on the tactic
    .noun = Mana Steal
move-leave_tactic = leave it
    .noun = tactic
    .does = The tactic does nothing as it is taken.
move-meditate = meditate
    .noun = Midnight Meditation
move-spare_card = put a card under the tactic
    .noun = Sparing Power
    .does = The top card of the deck goes face down under the tactic.
move-take_spared = take the cards under the tactic
    .noun = Sparing Power
    .does = The tactic is flipped, and all cards under it come to hand.
move-go_again = announce another turn
    .noun = The Right Moment
    .does = Another turn of the same hero follows directly after this one.
move-lengthen_night = use Long Night
    .noun = Long Night
    .does = The discard pile is shuffled, and three random cards of it become the deck.
move-take_die = take a die
    .noun = die
move-take_stolen_die = use the stolen die
    .noun = die
    .does = The die that lies on Mana Steal is used.
move-search_mana = search for mana
    .noun = Mana Search
move-reroll_dice = reroll dice
    .noun = reroll
move-turn_die = turn a die
    .noun = turned die
move-roll_source = roll the whole Source
    .noun = roll of the Source
move-play_cards = play cards
    .noun = played cards
move-discard_cards = discard cards
    .noun = discarded cards
move-draw_cards = draw cards
    .noun = drawn cards
move-rest = rest
    .noun = rest
move-take_action = go on to the action
    .noun = action
    .does = The move is over; the one action of the turn follows.
move-announce_end = announce the end of the round
    .noun = end of the round announced
    .does = Instead of a turn the end of the round is announced; everybody else has one more turn.
move-forfeit_turn = forfeit the turn
    .noun = forfeited turn
    .does = The turn ends at once, and the space gives nothing.
move-end_turn = end the turn
    .noun = end of the turn
move-hold_cards = keep in hand
    .noun = cards kept in hand
move-throw_wound = throw a Wound away
    .noun = Wound on the glade
move-skip_step = do without
    .noun = skipped step
    .does = What this step of the turn’s end offers is left, or put off.
move-dummy_turn = dummy player’s turn
    .noun = dummy player’s turn
move-round_over = the round is over
    .noun = end of the round
move-next_round = prepare the next round
    .noun = preparation of the round
move-last_turns = last turns
    .noun = last turns
    .does = The end of the game is reached; everybody has one last turn.
moves-rounds = Rounds
moves-source = The Source
moves-tactics = Tactics
moves-turn = A turn

arg-number = Number
arg-cards = Cards
arg-wounds = Wounds
arg-colour = Colour
arg-stands = Stands for
arg-more = A further die, by an effect
arg-colours = Colours
arg-to = New colour
arg-dice = Dice
arg-count = How many
arg-left = Cards in hand before drawing
arg-withdrew = Spaces of forced withdrawal
arg-from_discard = From the discard pile
arg-last = Colour of the third card
arg-announced = Who announced it

step-prepare = Preparation
step-tactics = Tactics
step-turns = Turns
step-round_end = End of the round
