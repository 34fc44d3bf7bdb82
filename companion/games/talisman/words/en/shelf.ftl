# The shelf, names of pages, parts of the turn and large buttons.

game-talisman = Talisman, 2nd edition

panel-turn = Turn
panel-map = Map
panel-party = Characters
panel-hand = Spells
panel-race = Race
panel-table = Table

area-characters = character cards and counters
area-board = board
area-decks = decks of cards

# Parts of the turn, on labels.

step-movement = movement
step-encounter = encounter
step-end = end of turn

# One sentence about the table, on the shelf.

shelf-turn = Round { $round }. It is the turn of the { $who }, { $space_at }.
shelf-inside = Round { $round }. { $count ->
    [one] The { $who } is on the way to the Crown of Command.
   *[other] { $count } are on the way to the Crown of Command: { $who }.
}
shelf-crown = Round { $round }. The { $who } stands upon the Crown of Command, and the others tremble.
shelf-won = After round { $round } the { $who } rules from the Crown of Command.
shelf-ended = Round { $round } was the last. The Crown of Command found no bearer.
