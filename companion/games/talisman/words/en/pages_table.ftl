# Table: house rules, piles, the box.

house-movement = Movement, raft, Gate of Fate
house-encounter = Encounters and cards
house-fight = Fights
house-character = A character and its shape
house-inner = Inner region and Crown of Command
house-death = Death and a new character
decks-title = Decks
decks-unknown = The cards are counted when the app keeps both the board and the characters.
deck-encounters = Encounter cards
deck-spells = Spells
deck-stands = { $left } in the deck, { $used } discarded
deck-removed = { $count } out of the game
deck-adds-up = adds up, { $count } cards
deck-too-many = { $count ->
    [one] { $count } card more than { $whole }
   *[other] { $count } cards more than { $whole }
}
deck-too-few = { $count ->
    [one] { $count } card of { $whole } is missing
   *[other] { $count } cards of { $whole } are missing
}
pile-talismans = Talismans
pile-alignments = Alignment-change cards
pile-toads = Toad cards
of-all = { $count } of { $all }
stock-title = Purchase cards
stock-lead = How many your box holds, those in play included.
stock-left = { $out ->
    [0] all in their pile
   *[other] { $left } in the pile, { $out } in play
}
mule-title = A mule’s load
mule-load = { $count ->
    [0] carries any number
    [one] carries { $count } more object
   *[other] carries { $count } more objects
}
areas-hint = What the table keeps, the app does not ask for during play.
unused-title = Unused characters
unused-none = All characters are in play.
describe-title = A character card
describe-lead = Does your card say something else, or do you own another character? The app remembers it for the next tables, too.
describe-which = Which one
describe-new = a new character
describe-open = Open
describe-keep = Remember
sheet-id = Short name
sheet-id-hint = Small letters without accents, for example fisher.
sheet-name = Name
sheet-starts = Starts in
sheet-alignment = Alignment
sheet-spells = Spells at the start
sheet-traits = Abilities that the app counts with
sheet-text = Abilities in words
space-title = Cards of a space
space-lead = Does your board ask for another number of cards? Note it.
space-which = Space and its number of cards
space-draw = Cards to be drawn
