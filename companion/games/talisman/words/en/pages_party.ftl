# Characters: the players' boards with everything that lies around them.

card-unnamed = unnamed card
seat-is-out = out of the game
seat-is-waiting = waiting for a new character
seat-on-turn = taking the turn
seat-toad = { $left ->
    [one] toad, { $left } more turn
   *[other] toad, { $left } more turns
}
seat-misses = { $count ->
    [one] misses { $count } turn
   *[other] misses { $count } turns
}
seat-waits-words = The character is dead. Its player begins with a new one when the turn comes round.
seat-out-words = This way to the Crown has ended. The story of the others goes on.
glance-title = The characters at a glance
part-counters = counters { $value }
part-toad = toad { $value }
part-toad-gained = gained
part-craft = craft
total-of = { $name } with everything that counts just now
counters-of = { $name }, counters
in-fight = in combat { $value }
last-life = last life
characters-on-table = The table keeps the characters’ counters and cards. This is only what the app knows.
keep-in-app = Keep them in the app from now on

objects = Objects
objects-of = { $count } of { $limit }
objects-any = { $count }, any number with a mule
objects-none = Nothing. Not even a decent stick.
followers = Followers
card-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
card-strength = strength { $by }
card-strength-fight = in combat { $by }
card-craft = craft { $by }
card-saves = saves a life on { $least ->
    [6] 6
   *[other] { $least }+
}
card-carries = { $load ->
    [0] carries any number
   *[other] carries { $load } more
}
card-banned = { $alignment ->
    [good] not for the good
    [neutral] not for the neutral
   *[evil] not for the evil
}
card-put-down = Put down here
card-give-to = Give to the { $who }
card-to-its-pile = Destroyed, back to its pile

trophies = Trophies
trophy-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
deal-gain = { $count ->
    [0] no strength
   *[other] +{ $count } strength
}
deal-for = for { $points ->
    [one] { $points } point
   *[other] { $points } points
}
deal-waste = { $count ->
    [0] Nothing is lost.
    [one] { $count } point is lost.
   *[other] { $count } points are lost.
}
deal-make = Exchange for { $count } strength
deal-none = { $count ->
    [one] { $count } point short of seven.
   *[other] { $count } points short of seven.
}
trophies-choose = Choose others
trophies-count = See what it brings

spells = Spells
spells-of = { $count } of { $limit }

gain-title = Gain a card
purchase-piles = Purchase cards
pile-left = { $count ->
    [0] none left
   *[other] { $count } left
}
pile-price = here for { $count ->
    [one] { $count } bag of gold
   *[other] { $count } bags of gold
}
buy-price = Price (G)
buy-without-gold = There is no gold to pay with.
buy-now = Buy
receive-for-nothing = Receive for nothing
gain-from-deck = From elsewhere, by another card’s text, say:
gain-talisman = Talisman ({ $count } left)
gain-other = Another card
gain-kind = Kind
gain-strength = Adds strength
gain-craft = Adds craft
gain-take = Take

alignment-is = Alignment:
alignment-printed = on the card: { $alignment ->
    [good] good
    [neutral] neutral
   *[evil] evil
}
alignment-to = { $alignment ->
    [good] To good
    [neutral] To neutral
   *[evil] To evil
}
alignment-at-will = Changes it at will, once between its own turns.
lasting-quest = The Warlock’s quest: { $number }
lasting-teleport = May be carried anywhere in the outer region
lasting-ferry = May be ferried to the Temple
lasting-enslaved = Enslaved
lasting-other = Something lasts
lasting-done = Done
lasting-away = Gone

befalls-title = What befell it
heal-one = Heal 1 life
heal-all = Heal { $count } lives
toad-become = Turn into a toad
toad-back = Back to its own shape
miss-one = Misses a turn
miss-title = Misses several turns
miss-turns = How many turns
miss-by-event = By an event (this turn counts, too)
miss-do = Note it
hold-title = Something stays with it
hold-kind = What
hold-quest = a quest
hold-teleport = a teleport
hold-ferry = a ferry
hold-enslaved = slavery
hold-other = something else
hold-number = Number (0: none)
hold-text = In your own words
hold-do = Note it
abilities-title = Special abilities
notes-title = Notes
notes-keep = Keep
over-title = Copy the counters from the table
over-spells = Spells
over-do = Take over
new-title = A new character
new-which = Which one was drawn
new-do = Begin with it
concede-title = Give in
concede-hint = The player leaves the game, and the character’s things stay on its space.
concede-do = Leave the game

due-title = This comes first
due-objects = { $count ->
    [one] The { $who } carries { $count } object too many. What is put down?
   *[other] The { $who } carries { $count } objects too many. What is put down?
}
due-spells = { $count ->
    [one] The { $who } holds { $count } spell too many.
   *[other] The { $who } holds { $count } spells too many.
}
due-command = The command spell has struck. The { $who } loses a life or leaves the game.
due-to-hand = Choose in secret
due-drop = Put down what is ticked
answer-life = Lose a life
answer-concede = Leave the game
