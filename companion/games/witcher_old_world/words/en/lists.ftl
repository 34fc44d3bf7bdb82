# Putting the table away and laying it again: one thing for the hands a line.

group-monsters = Monsters
group-set-up = Set-up
group-board = The board
group-decks = The decks
group-seat-1 = Player 1
group-seat-2 = Player 2
group-seat-3 = Player 3
group-seat-4 = Player 4
group-seat-5 = Player 5

pack-figure = { $who } stands at location { $place } – is that right?
lay-figure = { $who }: the figure to location { $place }
pack-board = { $who }: Combat { $combat }, Defence { $defence }, Alchemy { $alchemy }, Speciality { $speciality }, witcher level { $level }, Shield { $shield } – is that right?
lay-board = { $who }: the cubes on the player board: Combat { $combat }, Defence { $defence }, Alchemy { $alchemy }, Speciality { $speciality }, witcher level { $level }; the Shield marker on { $shield }
pack-board-unknown = { $who }: copy the player board here before you put it away
lay-board-unknown = { $who }: the player board is not noted; set cubes and Shield marker from memory
pack-goods = { $who }: gold { $gold }, potions { $potions } – is that right? The potions with the player board
lay-goods = { $who }: beside the player board gold { $gold } and potions { $potions }
pack-cards = { $who }: apart from each other the deck ({ $deck }), the hand ({ $hand }) and the discard pile ({ $discard })
lay-cards = { $who }: the deck ({ $deck }) face down, the discard pile ({ $discard }) face up, in hand { $hand }
pack-cards-unknown = { $who }: deck, hand and discard pile apart from each other
lay-cards-unknown = { $who }: the deck face down, the discard pile face up, the hand in hand
pack-track = { $who }: the scoring token is on { $value ->
    [0] the lowest space
   *[other] step { $value }
}{ $count ->
    [0] , no trophy
    [one] , { $count } trophy with the player board
   *[other] , { $count } trophies with the player board
}
lay-track = { $who }: the scoring token on { $value ->
    [0] the lowest space
   *[other] step { $value }
}{ $count ->
    [0] {""}
    [one] , { $count } trophy under the player board
   *[other] , { $count } trophies under the player board
}
pack-quest = { $who }: { $source ->
    [printed] the quest card
   *[ours] a quest of our tales
} at location { $place }, event { $event }{ $token ->
    [yes] , with its location token
   *[no] {""}
} – keep it with the player board
lay-quest = { $who }: to the right of the player board { $source ->
    [printed] the quest card
   *[ours] a quest of our tales
} at location { $place }, event { $event }{ $token ->
    [yes] , and its location token face up
   *[no] {""}
}
pack-trail-quest = { $who }: a trail quest, the token of location { $place } ({ $terrain }) and its gold – keep them with the player board
lay-trail-quest = { $who }: on the player board the token of location { $place } ({ $terrain }) face up, and 1 gold on it
pack-trails = { $who }: { $count ->
    [one] the trail token face down
   *[other] { $count } trail tokens face down
} ({ $terrains }) – keep with the player board, and do not look
lay-trails = { $who }: on the player board { $count ->
    [one] the trail token face down
   *[other] { $count } trail tokens face down
} ({ $terrains })
pack-gift = { $name_given ->
    [yes] { $who }: { $name } (event { $event }) – keep it with the player board
   *[no] { $who }: event { $event } – keep it with the player board
}
lay-gift = { $name_given ->
    [yes] { $who }: beside the player board { $name } (event { $event })
   *[no] { $who }: beside the player board event { $event }
}

pack-slot = The { $terrain } slot: { $monster } at location { $place } – location token, monster token and monster card together
lay-slot = The { $terrain } slot: the token of location { $place } in it, the monster token on that location, the card below: { $monster }
pack-empty-slot = The { $terrain } slot is empty – is that right?
lay-empty-slot = The { $terrain } slot stays empty
pack-tavern = The closed-tavern token lies on location { $place } – is that right?
lay-tavern = The closed-tavern token on location { $place }
pack-extra = The extra pile: { $count ->
    [one] { $count } token
   *[other] { $count } tokens
} face down, apart
lay-extra = The extra pile: { $count ->
    [one] { $count } token
   *[other] { $count } tokens
} face down beside the monster slots
pack-monsters = Monsters: the defeated ({ $slain }) and the driven away ({ $driven }) apart from each other, the other tokens by level
lay-monsters = Monsters: the defeated ({ $slain }) and the driven away ({ $driven }) aside, shuffle the other tokens by level, face down
pack-market = The market of action cards, costs from the left: { $costs } – keep the cards in that order
lay-market = The market of action cards from left to right, costs { $costs }
pack-market-unknown = Keep the market of action cards in its order
lay-market-unknown = Lay out the market of action cards in the order kept
pack-exploration = Exploration cards: those out of the game ({ $count }) apart, city and wilds apart from each other
lay-exploration = Exploration cards: those out of the game ({ $count }) aside, city and wilds face down on the board
pack-events = Event cards by number; the resolved ones ({ $count }) apart
lay-events = Event cards by number on the board; the resolved ones ({ $count }) aside
pack-trophies = Attribute trophies beside the board: { $count } – is that right?
lay-trophies = Attribute trophies beside the board: { $count }
pack-turn = Remember whose turn it is: { $who }
lay-turn = It is the turn of { $who }

# More: the headings under which the moves stand
moves-movement = Movement
moves-places = Location actions
moves-meditation = { moves-places }
moves-exploring = Exploration and quests
moves-solving = { moves-exploring }
moves-at_once = { moves-exploring }
moves-fights = Fights
moves-monsters_turn = { moves-fights }
moves-duel = { moves-fights }
moves-dice = Dice poker
moves-drawing = Action cards
moves-boards = Setting up
moves-sheet = Notes and changes
