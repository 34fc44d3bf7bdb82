# Setting up: what the hands do with a board and a character card.
tell-mark-attributes-by-card = { $who }: mark the attributes that the back of the character card gives
tell-mark-resources-by-card = { $who }: mark the starting resources that the back of the character card gives
tell-mark-attributes = { $who }: mark the attributes from the back of the character card: aggression { $aggression }, courage { $courage }, practicality { $practicality }, empathy { $empathy }, caution { $caution }, spirituality { $spirituality }
tell-mark-resources = { $who }: mark the starting resources from the back of the character card: food { $food }, wealth { $wealth }, reputation { $reputation }, magic { $magic }, experience { $experience }
tell-card-on-board = { $who }: put the character card on the board with the personal action face up
tell-take-island-map = { $who }: take an island map; it is over a century old and may be wrong
tell-choose-chronicler = If you like, choose a chronicler
number-is-taken = Somebody else has the character number { $number } already. Each number is at the table only once.

# The day
tell-time-by-hand = Lower the other time dials on the table by 1, and take one time token off each location that holds any
tell-check-equipment = Check the equipment: only one card of each keyword may lie face up
tell-dream-by-board = { $who }: read the dream in section { $place_number }, or the nightmare if Terror stands in the red
guardian-rolled-already = The die was already cast for the guardian “{ $name }” this morning.
alert-hungry = { $who_gender ->
    [many] { $who } have nothing to eat today.
   *[other] { $who } has nothing to eat today.
}
alert-markers-short = The boards need { $needed ->
    [one] { $needed } marker
   *[other] { $needed } markers
}, and the box holds { $held }.

# The die, and the Foredweller's figure
move-roll_die = roll the die
    .noun = the roll
tell-die = The die shows { $face }
wrote-die = The die showed { $face }.
wrote-die-for = The die showed { $face }: { $why }
move-move_foredweller = move the Foredweller
    .noun = the Foredweller’s way
tell-foredweller = Stand the Foredweller’s figure on { $place }
tell-foredweller-off = Take the Foredweller’s figure off the map
wrote-foredweller = { $place ->
    [0] The Foredweller left the map.
   *[other] The Foredweller appeared at { $place }.
}
pack-foredweller = Write down where the Foredweller stands: { $place }
lay-foredweller = Stand the Foredweller’s figure on { $place }
decks-in-the-evening = Decks are rebuilt only in the evening, after the rest.
deck-too-small = At least { $least } cards stay in a deck; { $count } would be left.
wrote-deck-rebuilt = { $who } rebuilt the { $deck ->
    [combat] combat
   *[diplomacy] diplomacy
 } deck.
move-rebuild_deck = rebuild a deck
    .noun = the rebuilt deck
    .whose = { $who }’s rebuilt deck
arg-deck = Deck
arg-take_in = Cards into the deck
arg-lay_aside = Cards laid aside
choice-combat = combat
choice-diplomacy = diplomacy

# More: the headings under which the moves stand
moves-morning = Day and night
moves-day = { moves-morning }
moves-night = { moves-morning }
moves-actions = Actions
moves-encounters = Encounters
moves-fights = { moves-encounters }
moves-copying = { moves-encounters }
moves-laying = { moves-encounters }
moves-sequence = { moves-encounters }
moves-belongings = Cards and equipment
moves-boards = Characters
moves-party = { moves-boards }
moves-growth = { moves-boards }
moves-death = { moves-boards }
moves-map = Map and locations
moves-menhirs = Menhirs, dials and tokens
moves-dials = { moves-menhirs }
moves-guardians = Guardians
moves-story = Story and chapters
moves-chapters = { moves-story }
moves-statuses = Statuses and tasks
moves-sheet = { moves-statuses }
moves-modes = Modes of play
