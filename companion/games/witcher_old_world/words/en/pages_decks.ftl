# The decks: the market and every pile on the board.

decks-market = The market
decks-market-on-table = The market is kept on the table.
decks-cost-unknown = tell
decks-printed = printed { $cost }
decks-cost-of = M{ $position }: printed cost
decks-cost-is = M{ $position } has { $cost } printed
decks-of = { $count } of { $all }
decks-exploration = Exploration
decks-exploration-stands = { $left } of { $all } left
decks-exploration-whose = { $ours } of ours, { $printed } of the box
decks-out = Out: { $count }
decks-unnamed = { $count ->
    [one] { $count } card without a number
   *[other] { $count } cards without a number
}
decks-tales-ours = Our own tales are read; numbers that are out are tales that will not come back.
decks-tales-printed = The cards of the box are read.
decks-tales-both = The cards of the box and our own tales are read.
decks-events = Events
decks-events-kept = Kept by somebody
decks-event-number = event { $event }
decks-events-resolved = Read
decks-event-ours = { $number }, our own
decks-event-printed = { $number }
decks-events-none = None has been read yet.
decks-quests = Quests under way
decks-quest-token = { $terrain ->
    [forest] forest token
    [mountain] mountain token
    [water] water token
   *[none] no token
} · { $name }
decks-slot-otherwise = Something else lies here
decks-slot-hint = Did you draw for yourselves at set-up? Copy what really lies in the slot; what the app thought was there goes back to its pile.
decks-slot-same = as it stands above
decks-shared = Shared decks
decks-actions = Action cards
decks-shared-discard = Shared discard pile
decks-cleared = Trashed from the market
decks-potions = Potions
decks-potion-discard = Discarded potions
decks-fight-cards = Monster fight cards
decks-slots = Monsters and location tokens
decks-slot-empty = Nobody lives here.
decks-tokens = { $count } in the pile
decks-tokens-six = all six are there
decks-tokens-off = { $count } altogether, it should be 6
decks-monsters = Monster piles
decks-pile = { $count } in the pile
decks-driven = Driven away:
decks-slain = Defeated:
decks-extra = { $count ->
    [one] The extra pile still holds { $count } monster.
   *[other] The extra pile still holds { $count } monsters.
}
decks-attribute-trophies = Attribute trophies
decks-tavern = Closed-tavern token: { $place }
