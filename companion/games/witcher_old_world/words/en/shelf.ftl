# The shelf, names of pages and areas, phases of the turn on labels.

game-witcher_old_world = The Witcher: Old World

panel-turn = Turn
panel-map = Map
panel-party = Witchers
panel-decks = Decks
panel-table = Table

area-boards = player boards
area-map = board
area-market = market of action cards
area-decks = players’ decks

# Set-up and turn, on labels.

step-terrain = the monster’s place
step-attributes = attributes
step-movement = movement and actions
step-choice = fight, meditation, exploration
step-cards = cards

# One sentence about the table, on the shelf.

shelf-set-up = { $count ->
    [one] { $count } witcher gets ready for the road.
   *[other] { $count } witchers get ready for the road.
}
shelf-turn = { $value ->
    [0] Turn { $turn }, { $who } to move. The first trophy is still to be won.
    [3] Turn { $turn }, { $who } to move. One step from victory: { $whom }.
   *[other] Turn { $turn }, { $who } to move. On step { $value } of the trophy track already: { $whom }.
}
shelf-fight = Turn { $turn }, { $who } is in a fight. The monster: { $monster }.
shelf-short-fight = Turn { $turn }, { $who } is in a short fight.
shelf-duel = Turn { $turn }, { $who } is fighting { $whom }.
shelf-solo = Turn { $turn } on a lonely road. { $count ->
    [0] { $who } has no trophy yet.
    [one] { $who } has { $count } trophy of four.
   *[other] { $who } has { $count } trophies of four.
}
shelf-won = It is settled whom the songs will be about: { $who }. Turn { $turn } decided it.
shelf-ended = The roads parted after turn { $turn }. No legend came of them.
