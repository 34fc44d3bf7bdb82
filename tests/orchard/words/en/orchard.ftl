# The game, its parts and pages.
game-orchard = The Orchard
area-purses = Coins
panel-turn = Turn
panel-hand = Hands
choice-apple = apple
choice-pear = pear
choice-plum = plum
choice-coins = coins

# What stands in the state, for corrections; groups of lists; steps.
fact-baskets = Baskets
fact-hand = Hand
fact-coins = Coins
fact-active = Whose turn it is
fact-picked = Card drawn
fact-winner = Winner
fact-deck = Deck
fact-id = Number
fact-seat = Seat
fact-shuffled = Shuffled
fact-bottom = At the bottom
fact-discard = Discards
fact-removed = Out of the game
group-set-up = Set-up
group-piles = Piles
step-pick = draw a card
step-sell = sell fruit

# Moves and what they ask.
move-pick = draw a card
move-sell = sell fruit
move-hand_on = hand the turn on
move-win = tell who has won
arg-drew = Card drawn
arg-fruit = Fruit
arg-players = Players
arg-areas = Who keeps what

# Objections and refusals.
not-your-turn = It is not the turn of { $who }, but of { $active }.
picked-already = { $who } has drawn a card in this turn.
pick-first = { $who } draws a card first.
not-in-hand = There is no { $fruit } in that hand.
coins-too-few = { $who } has { $coins } of { $goal } coins.
harvest-is-over = { $who } has won; the game is over.

# For the hands.
tell-shuffle = Shuffle all { $cards } cards and lay them face down.
tell-deal = Everybody takes an empty purse.
tell-begins = { $who } begins.
tell-aim = Whoever has { $goal } coins wins.
tell-reshuffle = Shuffle the discards into a new deck of { $cards } cards.
tell-sold = { $who }: discard the { $fruit }, take { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
pack-hand = Put the hand of { $who } in an envelope, cards: { $count }.
pack-coins = Put the coins of { $who } back, there are { $count }.
pack-purse = Put the purse of { $who } away as it is.
pack-deck = Band the deck ({ $left }) and the discards ({ $used }) apart.
lay-hand = Give { $who } the hand out of the envelope, cards: { $count }.
lay-coins = Give { $who } coins, as many as { $count }.
lay-purse = Give { $who } the purse as it is.
lay-deck = Lay the deck ({ $left }) and the discards ({ $used }).

# The chronicle, and the shelf's sentence.
wrote-set-up = { $who } sat down.
wrote-picked = { $who } drew a card.
wrote-sold = { $who } sold a card ({ $fruit }) for { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
wrote-handed-on = It was the turn of { $who }.
wrote-won = { $who } won.
shelf-turn = It is the turn of { $who }.
shelf-won = { $who } has won.

# Pages.
next-pick = Draw a card
next-hand-on = Hand the turn on
turn-title = This turn
seats-title = Round the table
aim = the aim is { $goal } coins
deck-left = Cards in the deck: { $cards }.
to-the-hand = Look into a hand
somebody-won = Somebody has won
on-turn = on turn
cards-in-hand = cards
hand-hide = Hide the hand
hand-empty = There is nothing in this hand.
hand-drew = Which card was drawn
hand-of = The hand of { $name }
hand-turn-away = Everybody else looks away now.
hand-it-is-me = It is me
hand-not-me = Not me
hand-whose = Whose hand
sell-for = { $coins ->
    [one] Sell for { $coins } coin
   *[other] Sell for { $coins } coins
}
set-up-players = Who plays, clockwise
set-up-may-stay-empty = if somebody sits there
set-up-kept-app = The app counts them
set-up-kept-table = They are counted on the table

# House rules, and who keeps what.
panel-table = Table
house-harvest = The harvest
reading-or-turn-04 = It is a good year: a pear sells for two coins, a plum for three.
otherwise-or-turn-04 = It is a dry year: a pear sells for one coin, a plum for two.
areas-hint = The app counts the coins, or they lie on the table only.
