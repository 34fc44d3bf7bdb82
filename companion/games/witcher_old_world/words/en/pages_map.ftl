# The map: one location beside the board.

map-chosen = The chosen location
map-number = Location { $number }
map-go = Go here
map-go-short = { $terrain ->
    [forest] Go: forest
    [mountain] Go: mountain
    [water] Go: water
   *[none] Go
}{ $by ->
    [wild] : wild
   *[other] {""}
}
map-go-by-terrain = Go here for a card: { $terrain } or wild
map-go-by-wild = Go here for a card with the wild symbol
map-go-by-two_cards = Any two cards
map-go-by-card_and_gold = A card and 1 gold
map-no-cards = Without cards in hand you go no further.
map-far = No road leads straight here.
map-life = { $count } life
map-has-trail = has its trail
map-on-turn = whose turn it is
map-quest-of = { $who }: quest ({ $name }){ $pays ->
    [0] {""}
   *[other] , costs { $pays } gold
}
map-quest-now = Can be solved right now.
map-trail-of = { $who }: trail quest, { $terrain ->
    [forest] forest
    [mountain] mountain
   *[water] water
}
map-tavern-words = The tavern is closed: witchers do not fight each other here.
map-action = Location action
map-used = used already
map-action-unknown = What does your board print here? Once is enough.
map-action-which = What is printed here
map-action-attribute = { $attribute } up by a level for free, unless it is above the witcher level.
map-action-potion = A potion for free.
map-action-poker = Dice poker against the locals. The witcher puts 1 gold into the pot, the treasury 2.
map-action-exchange = Trash a card from hand and take another from the market, at most 1 dearer.
map-action-trail = 1 gold, and a trail quest for whoever wants to begin one.
map-action-clearing = Whoever has no gold gets one. Then one or two cards of the market may be trashed.
map-action-school = Training: Combat, Defence or Alchemy up by a level, in your own school Speciality too. The price is the new level in gold.
map-roads = Roads
map-unsure = unsure, your board decides
map-road-there = The road is there
map-road-not-there = The road is not there
map-correct = Correct by your board
map-ground-of-zero = Terrain
map-road-away = Which roads are not there
map-road-not-to = None to { $number }
map-road-more = A road leads to location
map-road-add = Add the road
map-figure-lies = The figure stands here
map-put-here = Put here: { $who }
