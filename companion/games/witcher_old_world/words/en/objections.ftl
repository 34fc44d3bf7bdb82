# Objections and refusals: calmly, what the rule says and what can be done.

# Who and when
game-is-won = The game is over, { $who } has won. If that was a mistake, take back the move that did it.
choices-first = Finish the set-up first: the player boards, and all that is chosen before the first turn.
nothing-to-choose = There is no such choice to make now; go on with what the turn’s page offers.
not-its-choice = { $whom } chooses first; { $who } comes after that.
not-its-turn = It is the turn of { $active }; { $who } comes later.
phase-one-is-over = { $who } is past phase I; there is no way back to movement and actions.
move-first = { $who } has not moved in this turn yet; actions come after a move.
phase-two-is-chosen = { $who } has made the choice of phase II already; it is one thing a turn.
other-draws-first = { $who } has not finished phase III yet; finish that first.
nothing-to-do = Nothing of that kind is waiting now; the turn goes on without it.
fight-first = A fight is going on; finish it first.
poker-first = The dice are on the table; finish the poker first.
card-first = A card lies open ({ $deck }); deal with it first.
at-once-new-monster = A monster slot is empty; bring the next monster first.
at-once-zero-card = { $who } is to take a card of cost { $cost } at once; then the game goes on.
at-once-card = { $who } is to take a card of cost { $cost } at once; then the game goes on.
at-once-trail = { $who } is to choose a trail at once; then the game goes on.
not-here = { $who } is not at location { $place }; only those at the same location meet.
not-with-oneself = Nobody plays or fights against themselves; choose somebody else.
no-such-seat = There are not that many players at this table; choose a lower number.

# Player boards
school-taken = Somebody has that player board already ({ $school }); choose another.
board-not-drawn = That player board is not one of the two that were drawn ({ $school }); choose one of the two.

# Movement
stands-there = You are there already: location { $place }. Choose another.
no-road = No road leads from location { $place } to location { $to }; a move goes to the nearest location along a road.
no-cards-to-move = { $who } has no card left in hand to pay for a move; go on to phase II.
no-cards-no-stop = { $who } has no card left; by your rules phase II follows at once.
so-many-cards = { $count ->
    [one] This move is paid with one card; name exactly one.
   *[other] This move is paid with { $count } cards; name exactly so many.
}
card-leads-elsewhere = { $card ->
    [forest] A card with the forest symbol
    [mountain] A card with the mountain symbol
    [water] A card with the water symbol
   *[wild] A card with the wild symbol
} alone does not lead to location { $place }; add a second card or a gold, or go elsewhere.
terrain-of-east = The rules do not say the terrain of location { $place }; pay another way, or copy it from your board.

# Location actions
no-such-action = { $action ->
    [attribute] According to the board, location { $place } raises no attribute; it does something else.
    [school] There is no witcher school at location { $place }.
    [potion] According to the board, there is no potion at location { $place }.
    [poker] According to the board, nobody plays with the locals at location { $place }.
    [exchange] According to the board, no cards are exchanged at location { $place }.
    [trail] According to the board, no trail starts at location { $place }.
   *[clearing] According to the board, the market is not cleared at location { $place }.
}
action-used = The action of location { $place } was used in this turn already; again in the next one.
say-which-attribute = Which attribute this location raises is not known yet; look at your board and choose it.
attribute-above-level = { $attribute } is above the witcher level, which is { $level }; here only what is not above it can be raised ({ $who }).
attribute-at-top = { $who }: { $attribute } is on 5 already and goes no higher; choose another attribute.
speciality-at-home = Speciality is trained in your own school only; { $who } is elsewhere.
too-little-gold = { $who } has { $gold } gold and the price is { $price }; it has to be paid whole.
too-dear-to-exchange = The new card may cost at most 1 more than the trashed one: that cost { $trashed }, this one { $cost }.
nothing-to-do-here = The gold here is for those who have none; { $who } may choose which market cards to remove.
no-monster-there = There is no monster on that terrain now ({ $terrain }); choose another.
seeks-no-trail-there = { $who } seeks no trail at location { $place }.
trail-is-elsewhere = A trail quest is solved by entering location { $place }.
no-trail-to-seek = The pile has no token to start a trail quest with ({ $terrain }); choose another terrain.
no-trail-left = The pile of that terrain is empty ({ $terrain }); choose another.
no-such-token = The token of location { $place } is not in that pile ({ $terrain }); check the number.
token-of-this-place = The token shows location { $place }, where you stand; take another, then return this one.

# Dice poker
no-poker = Nobody is playing dice now; first challenge somebody, or sit down with the locals.
poker-step-roll = The dice have not been rolled yet; roll first.
poker-step-their-reroll = The dice are rolled; now the one whose turn it is not may reroll.
poker-step-own-reroll = The dice are rolled; now the witcher whose turn it is may reroll.
played-already = { $who } has played dice in this turn already; you play each witcher only once a turn.
no-gold-to-play = { $who } has no gold at all; the game needs 1 gold of each.
so-many-dice = { $count ->
    [0] No die is rerolled; enter no numbers.
    [one] { $count } die is rerolled; enter exactly one number.
   *[other] { $count } dice are rerolled; enter exactly as many numbers.
}

# Exploration and meditation
exploration-deck-empty = That exploration deck is used up ({ $deck }); try the other.
must-choose-a-deed = Something is always done in phase II; { $who } can explore, at least.
no-such-tale = Card { $number } is not in that deck ({ $deck }); it has probably been drawn.
no-card-open = No card lies open now; exploration or a solved quest brings one.
read-it-out = This card is read in the book; finish it there.
terrain-or-place = Say either a terrain or a location: a quest leads to one place only.
no-quest-in-the-east = Location { $place } has no location token, no quest leads there; choose another.
only-events-stay = Only an event that is equipment or a companion can be kept; an exploration card is neither.
say-the-price = Say what the option costs: a gold or a potion at least.
too-few-potions = { $count ->
    [0] { $who } has no unused potion, and the price in potions is { $price }; without them this option cannot be chosen.
    [one] { $who } has { $count } potion, and the price is { $price }; it must be paid whole.
   *[other] { $who } has { $count } potions, and the price is { $price }; it must be paid whole.
}
event-is-out = Event { $event } has come once already, and by your rules it is not read again.
event-is-kept = Event { $event } lies beside the player board of { $who }; check the number.
attribute-too-low = Meditation needs an attribute on 5; { $attribute } is not that high ({ $who }).
trophy-is-gone = No trophy of that attribute is left ({ $attribute }); choose another.
owns-that-trophy = { $who } has the trophy of that attribute already ({ $attribute }); it is not gained twice.

# Quests
no-such-quest = { $who } has no such quest; choose one of those beside the player board.
quest-elsewhere = This quest is solved at location { $place }; go there.
leave-first = { $who } took this quest at location { $place } itself; leave it and come back first.
one-quest-a-stop = By your rules only one quest is solved on a stop.
say-which-token = The pile of that terrain is empty, and by your rules the table chooses; say which token you took.

# Fights
no-fight = There is no fight just now; begin one first.
fight-step-bets = Bets are still open; close them first.
fight-step-ability = The fight has not begun; first read the special ability and build the life decks.
fight-step-turns = The fight is on; this belongs before it, or at its end.
fight-step-last = The opponent’s last card has struck; say whether the witcher holds out.
monster-elsewhere = That monster is not where { $who } stands; fights take place at one location only.
no-monster-here = There is no monster at this location; a monster is fought where it lives.
attribute-trophy-first = The last monster may not fall yet: first the attribute trophy, which may not be the last. It may be driven away.
first-turn-by-trail = Whoever has this monster’s trail takes the first turn, otherwise the monster; only a card changes that.
not-in-this-fight = { $who } is not in this fight; choose one of those who are.
not-its-fight-turn = It is not the fight turn of { $who }; the opponent comes first.
witchers-fight-turn = It is the witcher’s fight turn; the monster comes after.
no-more-potions = { $count ->
    [one] { $who } may use { $count } potion in a fight; Alchemy sets the limit.
   *[other] { $who } may use { $count } potions in a fight; Alchemy sets the limit.
}
not-with-a-combo = { $who } has a speciality that does not come with a combo; it belongs to another moment of the fight.
combo-of-three = Swordsmanship asks for a combo of at least { $count ->
    [one] { $count } card
   *[other] { $count } cards
}; that of { $who } is shorter.
armour-without-shield = Armour helps by itself once the Shield is down to 0; { $who } still has Shield { $count }.
speed-comes-first = Speed belongs to the first own fight turn; { $who } has had it.
no-card-to-take-back = { $who } has no card on the discard pile, so Magic has nothing to take back.
nothing-was-discarded = Venomous steel waits until the opponent discards a card because of the attack; this time there was none ({ $who }).
no-potion-left = { $who } has no unused potion left.
used-in-this-fight = { $who } has used this in the fight already; it works once a fight.
used-fight = { $who } has used this in the fight already; it works once a fight.
used-turn = { $who } has used this in the turn already; it works once a turn.
used-once = { $who } has used this already; it helps once in a game.
nothing-of-that-name = { $who } has nothing of that kind; choose what lies beside the player board.
too-few-cards = { $count ->
    [0] { $who } has no card in hand; this takes more.
    [one] { $who } has only { $count } card in hand; this takes more.
   *[other] { $who } has only { $count } cards in hand; this takes more.
}
must-play-a-card = { $who } has cards in hand and so has to play one at least.
no-such-link = Card { $position } of the combo does not link: the one beneath it has to use an extension of the colour { $colour ->
    [blue] blue
    [red] red
    [green] green
    [yellow] yellow
   *[purple] purple
}.
attack-is-named = The attack is chosen, { $attack }; now a card is turned over.
not-its-attack = { $who } chooses the attack this time; the choice goes round the table.
name-the-attack = First somebody says charge or bite aloud, then the card is turned over.
no-such-effect = No fight card has such an effect: “{ $effect }”; choose what the card really says.
cards-left = { $who } still has cards; a witcher is knocked out only without deck and hand.
no-monster-in-this-fight = There is no monster in a fight of witchers, so there is no life to correct.
not-at-a-school = Location { $place } is a witcher school, and witchers do not fight each other there.
tavern-is-closed = The closed-tavern token lies on location { $place }; witchers do not fight each other there now.
played-so-no-fight = { $who } has played dice with you in this turn, so you do not fight.
fighters-do-not-bet = { $who } is fighting and does not bet; only the others do.
has-bet = { $who } has bet already; each may bet once.

# Monsters
no-such-monster = { $monster }: there is no such token among the monsters of level { $level ->
    [1] I
    [2] II
   *[other] III
}; choose another.
not-of-that-level = { $monster }: a monster of another level than the rules ask for here; choose another one.
say-what-lies-there = Say which location or which monster really lies in the slot.
card-is-a-trophy = { $monster }: somebody owns this card as a trophy. Lay the token aside, out of the game, and turn over another one.
unknown-monster = This box knows no such monster: { $monster }; choose one of its own.

# Phase III and action cards
not-in-phase-three = { $who } is not in phase III now; it comes after phase II.
hand-is-filled = { $who } has filled the hand; a new card is still to be gained.
too-many-kept = At most three cards stay in hand; { $who } has to discard at least { $count }.
fill-the-hand-first = { $who } fills the hand first, then gains a new card.
say-the-cost = The cost of the card on place { $position } from the left is not noted; say what it prints.
must-gain-a-card = A card of the market has to be taken; { $who } goes without one only when none can be paid for.
not-that-cost = The card on place { $position } from the left has another cost; a card of cost { $cost } is wanted.
lies-in-the-market = A card of cost { $cost } lies in the market, on place { $position } from the left; take it there, without a search.
only-from-phase-three = The next turn can begin early only once the one before it has nothing but phase III left.
nobody-else-plays = Nobody else is playing; finish your turn.
one-at-a-time = One player is still finishing phase III beside the game; until then no other turn begins early.
