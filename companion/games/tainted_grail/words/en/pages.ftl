# The table's pages: the day, the map, the party, the save sheet, the set-up.

day-title = { $day ->
    [1] The first day
    [2] The second day
    [3] The third day
    [4] The fourth day
    [5] The fifth day
    [6] The sixth day
    [7] The seventh day
    [8] The eighth day
    [9] The ninth day
    [10] The tenth day
    [11] The eleventh day
    [12] The twelfth day
   *[other] Day { $day }
}
ask-event = What is the event card you turned?
ask-event-lead = Turn the top card and read it aloud. A quest has the lock and stays; any other event holds for today only.
event-ordinary = An event for today
event-ordinary-more = an ordinary card of the deck
event-random = A random event
event-random-more = another card put it on top
event-quest = A quest…
event-quest-lay = Lay it with the quests
event-name = Name on the card
ask-chapter = The quest is over
ask-chapter-lead = Does its text end the chapter, too?
ask-guardians = The guardians move
ask-guardians-hint = Roll for each one, in the order you like, and tap what came up.
guardian-blocked = instead:
guardian-no-way = stays, no way leads on
guardian-stays = stays where it is
guardian-removal = Removal: under its deck
guardian-die-read = Let the app roll
guardian-die-hint = Count how often each result stands on the guardian die; once is enough, it is remembered for other tables too.
ask-which-guardian = Which guardian do you face first?
guardian-then = After that:
guardian-not-won = Not won: stays on the map
guardian-withdrew-roams = Withdrew: stays on the map
guardian-withdrew-deck = Withdrew: under its deck
encounter-title-green = A green encounter
encounter-title-grey = A grey encounter
encounter-title-purple = A purple encounter
encounter-title-blue = A blue encounter
encounter-title-plain = An encounter
encounter-won = Won
encounter-not-won = Not won
encounter-otherwise = It ended another way
encounter-escapes = { $name } escapes
encounter-no-key = A card with no open key
encounter-guardian-hint = Was it a guardian? One that was not beaten stays on the map where it was fought.
do-encounter = Encounter
exploring = Exploring: { $name }
exploring-somewhere = a place off the map
camp-exploring = An exploration is still under way here ({ $names }). Beginning another action ends it.
exploring-lead = Read section { $section } of the Exploration Journal aloud. When the text says that the exploration ends, tap “Exploration ends”.
exploring-lead-somewhere = Read on aloud. When the text says that the exploration ends, tap “Exploration ends”.
exploring-note = Note a verse or a choice
exploring-verse = The verse you were sent to
exploring-noted = { $count ->
    [1] Noted here: verse { $verses }.
   *[other] Noted here: verses { $verses }.
}
exploring-chosen = Noted here, what you chose: { $text }
exploring-choice = What you chose
end-day-ask = Does the day really end?
end-day-exploring = The exploration is not over: { $name }
end-day-unspent = { $name }: { $count } Energy unspent
end-day-do = Everyone is done
end-day-not = We play on
price-of-each = { $amount } Energy each
price-alone = { $amount } Energy
price-free = free
arrival-lightning = carry out the rules at the lightning
arrival-hostile = hostile settlement: carry out the encounter and the rules on the card
arrival-done = Done
exploring-ends = Exploration ends
exploring-price = A price for each
exploring-price-hint = When the journal asks a price of each of you, whoever cannot pay it and is not covered by another stays behind; the others go on.
exploring-price-by-hand = Pay the price on your boards. Whoever cannot pay it and is not covered by another stays behind; the others go on.
exploring-price-what = Paid in
exploring-price-pay = Each pays
exploring-drops-out = { $name } stays behind
story-title = The story
quest-unnamed = A quest without a name
quest-is-met = met
quest-is-met-lead = Somebody holds secret { $secret }. Read the success part of the card and carry it out.
quest-needs = Secret { $secret } meets it.
quest-needs-label = Met by secret number
quest-line = { $act ->
    [0] chapter { $chapter }
   *[other] chapter { $chapter }, act { $act }
}
quest-more = Condition and act
quest-note = Its condition in your own words
quest-ends = Its text ends it
quest-ends-hint = A quest does not leave by itself. Read the success part of the card, and send it where that says.
quest-box = Into the box
quest-discard = Onto the discard pile
quest-under = Under the event deck
quest-secrets = Back among the secrets
quest-describe = Put right
quest-new = A quest from elsewhere
quest-new-hint = A secret card or a text brought the quest, not the morning’s event.
task-new = New task
task-hint = What you want to remember from the journal; the game has no cards for it.
task-text = The task in your own words
task-place = Where it was read (location number)
task-note = Note the task
task-since = day { $day }
task-done = Done
task-given-up = Give up
task-again = Open again
tasks-closed = Closed tasks ({ $count })
random-add = Adds random events
random-hint = How many random events today’s card puts on top of the event deck.
random-add-count = { $count ->
    [one] { $count } random event on top
   *[other] { $count } random events on top
}
random-on-top = { $count ->
    [one] { $count } random event lies on top
   *[other] { $count } random events lie on top
}
chapter-title = Chapter { $chapter }
chapter-hint = A quest ends the chapter when its text says so.
chapter-ends = Chapter { $chapter } ends
chapter-last = This ends the whole campaign
events-counted = { $deck ->
    [one] { $deck } event left in the deck
   *[other] { $deck } events left in the deck
}, { $discard } discarded.
discard-ask = { $count ->
    [one] { $count } discarded event
   *[other] { $count } discarded events
}
discard-ask-lead = If the setup card says nothing else, they go to the box before a new chapter. Otherwise just leave them.
discard-box = To the box
decks-note = Count the decks
decks-note-hint = How many cards of each difficulty are in the decks now; their sum alone will do. What is left empty the app does not count.
decks-note-do = Note the counts
level-short = diff. { $level }
level-all = all
app-rolls = Let the app roll
ask-equipment = Too much of one kind of equipment
ask-rest = Rest by the fire
food-left = { $count ->
    [one] { $count } Food
   *[other] { $count } Food
}
goes-hungry = goes hungry
no-food = has nothing to eat
feed = { $giver } shares a Food with { $taker }
ask-advance = Experience and decks
ask-advance-lead = Spend Experience and rebuild your decks if you like. Dreams come after that.
step-rest-now = Eat and rest
step-rest-and-sleep = Eat and go to sleep
who-goes = Who goes
do-explore = Explore
do-location-action = Location action
do-inspect = Inspect the menhir
do-travel = Travel
do-pass = Pass
word-acted-f = has acted
word-acted-m = has acted
pay-otherwise = Share the price differently
pay-otherwise-hint = How much Energy each of you gives. Left empty, everyone pays their own; if somebody cannot, you are asked.
action-first-time = The price is asked once, for all your tables.
action-do = Use it
all-passed-here = Everyone here has passed for today.
word-used-today = used today
word-panic = panic
word-exhausted = exhausted
word-dying = dying
word-mad = going mad
word-dead-m = dead
word-dead-f = dead
word-passed-m = passed
word-passed-f = passed
word-acted = acted this cycle
word-quest = quest
word-event = event
word-status = status
word-chronicler = Chronicler
word-personal = personal
word-face-down = face down
hero-number = number { $number }
hero-change = { $name }: change the numbers
notes-title = What lasts
mid-chapter-hint = You are in the middle of a chapter; saving is recommended at its end.
mid-chapter-lead = You are in the middle of a chapter. Saving is recommended at its end, so that details of a quest are not forgotten and once-a-day actions do not come back too early. The app remembers them; write down now whatever your table keeps by itself.
quick-title = Close at hand
quick-status = Tick a status
quick-dial = Lay a dial or a token
quick-put-away = Put the table away

menhirs-title = Menhirs
menhirs-none = No menhir burns.
menhir-last-day = no dial, its last day
menhir-dial = the dial shows { $value }
menhir-set = Set a menhir by hand
plan-for = { $players ->
    [one] Activation for { $players } player:
   *[other] Activation for { $players } players:
}
plan-held = you hold { $count }
plan-no-price = no price noted
held-together = Together you hold:
menhir-activate = Light the menhir
menhir-asks = What the menhir asks for
menhir-head = { $lit ->
    [yes] The stone still burns; a new light takes the place of the old
   *[no] The stone is waiting for its light
}
menhir-read = Read what it asks for: it stands on the back of the card, or in section { $section } of the journal.
menhir-base = The number in the text (the dial will show { $less } less)
menhir-price = { $players ->
    [1] The price for one
   *[other] The price for each; the app takes it { $players } times
}
menhir-tracks = It asks for Energy, Health or Terror
menhir-light = Set it alight
menhir-note = For now, only note what the stone asks
menhir-otherwise = The text sets the dial differently
guardian-beaten = Beaten: under its deck
guardian-set = A guardian on the map
guardians-title = Guardians
dials-title = Dials and tokens
dial-set = Lay a dial
dial-note = What happens when the dial runs out
tokens-note = What happens when the tokens are gone
tokens-set = Lay tokens
tokens-of = { $kind ->
    [quest] quest token
   *[time] time token
}
take-one = Take one
lay-down = Lay down

map-picture = Map of the revealed locations
map-said-number = number { $number }
map-used = used
map-whole = The whole land
map-close = Close up
map-roads = Roads from here
light-lost = lost land:
map-around = Around us
map-empty = This table keeps its map on the table.
map-empty-more = Tell the app what the menhirs do; that is enough. When you trust it with the map, it shows here.
map-beside = Off the grid:
map-chosen = The chosen location
place-unnamed = Location { $number }
place-original = in place of { $number }
place-name = Name on the card
place-describe = What the card prints
place-note = A note
place-journal = The journal of this place
place-visits = { $visits ->
    [one] { $visits } visit
   *[other] { $visits } visits
}, { $explored ->
    [one] { $explored } exploration
   *[other] { $explored } explorations
}.
place-verses = Verses read:
verse-note = Note the verse
choice-text = What we chose here
choice-note = Note the choice
place-change = Changes on the map
place-replace = Replace the card
place-check-reveals = Reveal around it
place-remove = Back to the unrevealed
place-box = Out of the game
place-lay = Lay a location
figures-here = Put figures here
remember = Remember

attributes-lie = on the board
attributes-title = Attributes
pair-price = next point for
board-limiter = health limiter
board-most-energy = Energy at most { $most }
board-panic-from = panic from Terror { $least }
board-deeds = Other deeds
board-right = Put right
skills-title = Skills
personal-action = Personal action
personal-cost = Price of the personal action
trait = Negative trait
belongings-title = Items and secrets
belongings-none = Nothing yet that would be worth writing down.
card-ways = { $name }: what to do with the card
turn-down = { $name }: face down
give-to = Hand over to { $name }
part-with = Discard
take-card = Add a card
trade-with = Trade
trade-hint = Food and Wealth change hands in one place; Reputation, Magic and Experience never do.
give-one = { $name } gets 1 { $what ->
    [food] Food
   *[wealth] Wealth
}
pay-price = Pay what a text asks
lift-dying = Take “You are dying” off
lift-mad = Take “Going mad” off
board-read = Copy what is printed
board-not-copied = The numbers are the usual ones, we have not seen the board yet.
board-read-now = What lies on the board now
board-read-hint = The highest values of the tracks, and the texts of the board and the card. Kept for your next tables too.
board-lies = The board is on the table.
boards-lie = The boards are on the table, and you keep them there.
piles-title = Cards
pile-combat = combat
pile-diplomacy = diplomacy
pile-item = items
pile-secret = secrets
boards-ask = Is it so on your boards?
boards-ask-lead = These are the usual numbers; where your boards differ, tap them. Where anybody stands on a track comes further down.
boards-tracks = Tracks end at
boards-all-so = { $count ->
    [1] It is so
    [2] Both are so
    [3] All three are so
   *[other] All four are so
}
boards-usual = { $what ->
    [supper] { $who }: how much Food there is, is only a guess so far. Look at the board, and put it right with − and +.
    [prices] { $who }: the prices of attributes are the usual ones, we have not seen the cards yet.
   *[board] { $who }: the numbers are the usual ones, we have not seen the boards yet.
}
boards-to-read = Compare with the board
board-count = Note what was gained
boards-on-table = The table keeps the boards; these values are from the last time it was put away.
areas-hint = What the table keeps is not asked for during play; it is read off once, when the table is put away.
nobody = nobody

statuses-title = Statuses
statuses-none = No status is ticked yet.
statuses-none-more = When a text tells you to tick one, find it here by its name.
status-find = Tick another status
status-spoilers = Names of statuses can give the story away. Look only for the one that the text named.
status-name = Status
status-part = Part (numbered ones only)
status-mark = Tick it
status-new = A status that is missing here
status-tick = { $name }: tick { $part }
status-untick = { $name }: take { $part } back
status-verse = Read verse { $verse } of the Book of Secrets.
status-event = A special event takes place.

sheet-title = Save sheet
sheet-line = { $players ->
    [one] chapter { $chapter }, day { $day }, { $players } player
   *[other] chapter { $chapter }, day { $day }, { $players } players
}
sheet-print = Print
sheet-place = Location
sheet-red = red
sheet-resources = Resources
sheet-flags = Character
sheet-decks = Decks
sheet-deck-sizes = combat { $combat }, diplomacy { $diplomacy }, aside { $spare }
sheet-notes = Notes
sheet-locations = Locations
sheet-revealed = Revealed
sheet-replaced = Replaced
sheet-boxed-cards = Items and secrets out of the game
sheet-removed = Out of the game
sheet-used = Used today
sheet-visits = Visits (verses)
sheet-events = Events
sheet-random = Random events
sheet-on-top = Random events on top
sheet-encounters = Encounter decks
sheet-in-deck = in the deck
sheet-levels = difficulties 1–4
sheet-aside = set aside
sheet-quests = Quests
phase-start_of_day = Start of Day
phase-during_the_day = During the Day
phase-end_of_day = End of Day
boards-note = Read the boards
boards-note-hint = Once, as they lie on the table. Leave alone what has not changed.
boards-note-do = Note the boards

differs-title = Does something lie differently?
differs-hint = Put it right here; the chronicle notes it as a correction.
differs-boards = Character boards
differs-dial = { $name }: the dial shows
differs-dial-do = So it stands
differs-menhir-more = A menhir somewhere else
differs-menhir = A menhir
differs-else = Something else

set-up-name-hint = The Circle of Rain
set-up-name-hint-2 = The Last Menhir
set-up-name-hint-3 = A Road through Mist
set-up-name-hint-4 = Lights on the Moor
set-up-who = Who sets out
set-up-who-hint = One to four characters, one for each player.
set-up-nobody = Choose at least one character.
hero-line-ailei = the green board
hero-line-arev = the grey board
hero-line-cerv = the brown board
hero-line-beor = the blue board
set-up-kept = How much the app keeps
kept-full = Everything
kept-full-line = Character boards, map, decks, days and fights. The app does the sums and minds the rules.
kept-light = Only the days
kept-light-line = Days, menhirs, statuses and the save sheet. Cubes, cards and fights stay on the table.
set-up-next = Choose names, boards and modes
set-up-back = Back to the characters
set-up-player = Who plays
set-up-known = This board has been read. Change only what does not match.
set-up-unknown = The companion does not know this board yet. It is learned at the table when it matters; nothing needs filling in now.
set-up-board = Read the board and the card
set-up-card = The character’s card
set-up-lengths = Highest values of the tracks
set-up-starts = Starting values
set-up-number = Character number
set-up-more = The table
set-up-areas = Who keeps what, piece by piece
set-up-chosen-before = as chosen
set-up-counts = How many cards the decks hold
set-up-counts-hint = The event deck and the four encounter decks as the chapter’s set-up card makes them. Empty: the app does not count them.
set-up-readings = Where the rules are silent
set-up-readings-hint = Places that can be read in two ways. The first choice is the usual one.
reading-lost_track = What a removed location costs
reading-lost_track-health = 2 Health (and 2 Terror)
reading-lost_track-energy = 2 Energy (and 2 Terror)
reading-nearest = The nearest location is counted
reading-nearest-orthogonal = along the sides
reading-nearest-diagonal = corners too
reading-lost_things = Dials, tokens and guardians on a removed location
reading-lost_things-go = leave with it
reading-lost_things-stay = are left to the chronicler

# Growth
grow-title = { $name }: Experience { $count }
grow-point = { $name }: a point for { $price }
grow-skill = { $name }: a skill for { $price }
grow-skill-lead = Look through the free skill cards of { $name }, take one and choose its side; the other is given up for good.
grow-skill-take = Attach it
grow-deck-combat = Combat card
grow-deck-diplomacy = Diplomacy card
grow-card-combat = A combat card for { $price }
grow-card-diplomacy = A diplomacy card for { $price }
grow-card-lead = Look at the top { $count }, or let the app deal them.
grow-card-app = The app deals
grow-card-table = We chose at the table: card
grow-card-keep = Keep it
grow-choose = One stays, the others are shuffled back.
grow-skill-mark = skill
grow-beyond = Out of reach so far:
grow-gone = no skill cards left
grow-spent = Nobody has the Experience to buy anything.
deck-swap-combat = Rebuild the combat deck ({ $count })
deck-swap-diplomacy = Rebuild the diplomacy deck ({ $count })
deck-swap-hint = At least fifteen cards stay in a deck. Tick what leaves it and what joins it.
deck-out = Lay beside the board
deck-in = Take into the deck
deck-swap-do = Rebuild
card-basic = basic { $number }
card-basic-of = basic { $number } { $letter }
card-own = advanced { $number }
card-other = { $name }

# Things, death and players
word-craftable = craftable
word-laid-aside = laid aside
word-used-card = used
word-stored = in a compartment
card-equip = Take to hand
card-lay-aside = Lay aside
card-use = Flip: used
card-turn-back = Turn back
card-discard = Discard
card-box = Into the box, out of the game
not-told = not told
card-describe = What it prints
card-describe-hint = Put right what the card prints.
card-dial = Lay a dial
card-dial-hint = The dial then belongs to this secret, whoever holds it.
thing-lies-on = { $of }
items-count = { $count ->
    [one] { $count } item
   *[other] { $count } items
}
take-hint = An item is known by its name, a secret by its number. What was told once is not asked again.
take-name = Name on the card
take-number = Number (of a secret)
take-printed = What the card prints
take-printed-hint = Only for a card that you see for the first time.
card-unlisted-take = The app does not know such a card yet. Tell here what it prints, or afterwards: at the card, under the three dots.
card-unlisted-find_item = The app does not know such a card yet. Take it; what it prints you can tell afterwards, at the card, under the three dots.
take-do = Take it
find-item = Search the deck for an item
find-hint = Draw from the item deck until the first of that kind comes. Those passed over are shuffled back.
find-name = Which one came
lose-items = Lose items
lose-hint = Losing items never touches secrets.
lose-count = How many (left empty: those ticked, else all)
lose-which = Which ones
lose-do = Discard them
lies-here = “{ $name }” lies here
picks-up = { $name } takes it
player-character = Character
player-printed-hint = Leave empty what the app knows already.
player-beside = Begins where this one stands
player-ways = { $name }: ways
player-leaves = Leaves the table
player-leaves-hint = The character waits in its compartment with its items; the others divide its secrets.
player-comes-back = Comes back
player-joins = Let a player join
player-joins-hint = At the start of a game evening, before anybody plays. The character begins where one of the others stands.
player-joins-do = Sit down
players-title = Players
successor-title = { $name } has no character
successor-lead = Whoever is still in the box may step in, on the revealed location with the lowest number.
successor-none = Nobody is left in the box.
successor-do = Set out
legacy-title = Secrets to divide
legacy-lead = Whoever had them decides who gets which.
outcome-lost = The game is lost
outcome-lost-lead = The island has gone dark. Keep silent for a while; then decide whether the story ends here.
outcome-won = The campaign is over
outcome-won-lead = The last chapter has closed. The chronicle stays, whenever you want to read it.
outcome-close = Close the book
outcome-goes-on = We play on
mercy-do = Accept the All-Mother’s mercy
death-f = She died
death-m = He died
death-hint = Items stay lying here, the others divide the secrets, personal ones vanish and resources are lost. It can be undone.
death-do = { $name }: the end of the road
deck-by-number = { $deck ->
    [combat] combat
   *[diplomacy] diplomacy
}: { $cards }
aside-by-number = beside the board: { $cards }
encounter-turn = Whose activation
encounter-turn-hint = If you do not agree, the lowest character number of those not yet activated.

# What is open, and what the night does
story-in-sight = What is open
tasks-open = { $count ->
    [one] { $count } task
   *[other] { $count } tasks
}
dawn-to = becomes
dawn-same = unchanged
dawn-fed = Supper
dawn-unfed = Hunger
