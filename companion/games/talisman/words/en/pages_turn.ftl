# The turn's page and the map: whose turn it is, movement, encounter, combat, what a card did.

turn-seats = The characters around the table
turn-worths = Strength { $strength }, craft { $craft }, lives { $lives }, gold { $gold }; what it is made of
made-counters = counters
made-toad = toad
made-toad-gained = gained as a toad
made-craft = craft
made-runes = Runes
turn-in-combat = In combat: { $value }
turn-also = What it has with it
turn-spells = spells { $count } of { $limit }
turn-objects = objects { $count } of { $limit }
turn-objects-any = objects { $count }, any number with a mule
turn-going-back = on the way back
turn-open-book = Open a book of tales in the journal
turn-may-still = You may still: { $what }. Then the turn may end.
still-take = take the card “{ $card }”
still-visit = visit the { $space }
still-meet = meet the { $who }
turn-may-end = Nothing that must be done is left. The turn may end.

counter-strength = strength
counter-craft = craft
counter-lives = lives
counter-gold = gold
worth-strength = strength
worth-craft = craft
worth-lives = { $count ->
    [one] life
   *[other] lives
}
worth-gold = { $count ->
    [one] bag of gold
   *[other] bags of gold
}
counters-strength = strength counters
counters-craft = craft counters
counters-lives = lives
counters-gold = bags of gold
standing-playing = in play
standing-waiting = waits for a new character
standing-out = out of the game
chip-toad = toad, turns left: { $left }
chip-missed = { $count ->
    [one] misses 1 turn
   *[other] misses { $count } turns
}
holds-quest = the Warlock’s quest: { $number ->
    [1] take a life from another character
    [2] kill an enemy
    [3] give up a follower
    [4] give up a magic object
    [5] hand over 3 bags of gold
    [6] hand over 2 bags of gold
   *[other] as the card says
}
holds-teleport = next time, to any outer space instead of the roll
holds-ferry = next time, by ferry to the Temple instead of the roll
holds-enslaved = enslaved until a 4 to 6 is rolled for movement
holds-other = lasts:

surplus-spells = { $count ->
    [one] put away 1 spell above the limit
   *[other] put away { $count } spells above the limit
}
surplus-objects = { $count ->
    [one] put down 1 object above the limit
   *[other] put down { $count } objects above the limit
}
surplus-to-spells = To the spells
surplus-to-objects = To the objects

over-nothing = Nothing more happens in this turn.
over-fought = The fight is over, and the turn with it.
over-diced = Death has had its game, and the turn is over.
over-said = The turn ended before its time.
over-missed = The turn is lost: it counts as the first one missed.
over-dead = The character died, and the turn is over.
over-conceded = The player gave in, and the turn is over.

command-title = The command spell works
command-lead = Each decides alone, clockwise. Neither helmet nor shield nor armour saves the life here.

won-rubric = The Crown of Command has found its master
won-line = { $round ->
    [one] Victory after one round
   *[other] Victory after { $round } rounds
}
won-race = How the race went
won-chronicle = Read the chronicle

# the next step
turn-subtitle = round { $round } · { $who }
step-roll-movement = Roll for movement
step-again = Face it again
step-draw = { $count ->
    [one] Draw 1 card
   *[other] Draw { $count } cards
}
step-draw-unlisted = Our card is not in the list
step-face-enemies = { $foes_number ->
    [one] { $foes_given ->
        [yes] Face the { $foes }
       *[no] Face the enemy
    }
   *[other] Face the enemies
}
step-finish-card = Done, discard: { $card }
step-leave-card = Met, and stays here: { $card }
step-delve = Roll 3 dice
step-werewolf = Face the werewolf
step-pits = Into the Pits
step-pits-on = Fight the next monster
step-dice = Dice with Death
step-command = Cast the command spell
step-follow = Do what is printed ({ $space })
step-follow-roll = Roll ({ $space })
step-roll-fight = Roll the fight
step-save = May save it: { $card }
step-lose-life = { $who } loses a life
step-end-turn = End of turn, { $who } plays
step-end-turn-new = End of turn, seat { $seat } gets a new character
step-surplus-spells = To the spells: { $who }
step-surplus-objects = To the objects: { $who }
step-back-to-turn = Back to the turn
step-race = How the race went

# movement
roll-title = What came up for movement?
roll-told = Rolled
roll-hint = Tap the die as it lies on the table, or let the app roll below.
dice-on-table = Rolled at the table
die-told = { $count ->
    [one] Rolled
   *[other] Die { $number }
}
raft-title = Use the raft?
raft-hint = It can be used only now, instead of the roll. Used or not, it then goes back.
raft-leave = Leave the raft and roll
raft-build = Build a raft instead of moving
walks-woods = Instead of rolling, to other Woods of this region:
ends-title = { $count ->
    [one] A one: where to?
   *[other] A { $count }: where to?
}
ends-left = { $count ->
    [one] Past the Sentinel, 1 step is left
   *[other] Past the Sentinel, { $count } steps are left
}
ends-toad = A toad hops one space
to-the-map = To the map
goal-clockwise = clockwise
goal-counter = counter-clockwise
goal-bridge = over the bridge
goal-sentinel-left = over the bridge, where the Sentinel stands ({ $value }){ $left ->
    [0] {""}
    [one] , then 1 more step
   *[other] , then { $left } more steps
}
gate-shut-done = The Gate of Fate stayed shut. No cards are drawn or met here in this turn.
goal-sentinel = over the bridge, past the Sentinel ({ $value })
goal-raft = over the river by raft
goal-onward = onward to the Crown
goal-back = back
goal-between = between { $one } and { $other }
goal-beside = { $one } on both sides
goal-cards = { $count ->
    [one] 1 card lies there
   *[other] { $count } cards lie there
}
goal-draws = { $count ->
    [one] 1 card to draw
   *[other] { $count } cards to draw
}
gate-title = Gate of Fate
gate-hint = It opens when two dice add up to no more than the value chosen. If it stays shut, one counter of that ability is lost.
gate-by-strength = By strength { $value } · opens { $odds }% of the time
gate-by-craft = By craft { $value } · opens { $odds }% of the time
gate-sentinel-first = The only way to the Gate leads over the bridge, so the Sentinel comes first.
gate-to-sentinel = Make for the Gate, past the Sentinel
rest-on-six = A six: stay and heal a life
toad-stays = The toad stays where it is
inside-title = Which way?
inside-unfinished = What this space asks is not done yet.
inside-fulfilled = Done at the table
inside-stay = Stay here
inside-nothing = Nothing waits for this character on this space.
move-by-card = Moved by a spell, an ability or a card
move-by-card-hint = It is this turn’s movement, without a roll.
move-where = Where to
move-there = Move

# the encounter
people-title = Meet a character, or the space?
meet-attack = Attack
meet-attack-psychic = Attack psychically
meet-assassinate = Assassinate
meet-steal-gold = Steal a bag of gold
meet-steal = Steal: { $card }
meet-lure = Lure away: { $card }
meet-ability = Another ability
meet-evaded = { $who } evades the ability
meet-evaded-hint = That uses up the meeting.
meet-evaded-otherwise = After that the space or another character may be met.
met-a-character-done = A character was met; the space is not followed in this turn.
draw-title = { $count ->
    [one] Draw 1 card
   *[other] Draw { $count } cards
}
draw-hint-table = Tap the card that you drew. If the list does not have it, tap the button below and tell the app what it is.
draw-hint-app = The app draws. If you have drawn already, choose the card here.
draw-card = { $count ->
    [one] Card
   *[other] Card { $number }
}
card-find = Search the list
card-find-none = Nobody has described such a card here yet. Describe it below; next time it is listed.
card-find-none-drawn = Nobody has described such a card here yet. Tap the button below; the app then asks what it is, and next time it is listed.
draw-tell-later = not listed, I will describe it
draw-app = the app draws it
draw-these = Lay on the space
lying-title = What lies here
lying-gold = { $count ->
    [one] bag of gold
   *[other] bags of gold
}
take-gold-all = { $count ->
    [one] Take the bag
   *[other] Take all { $count }
}
take-gold-one = Just one
foes-together = { $count ->
    [one] It attacks at once, before anything else is met.
   *[other] They attack together, as a single enemy.
}
face-enemies = { $ability ->
    [craft] Into psychic combat (craft { $value })
   *[strength] Into combat (strength { $value })
}
card-unnamed-kind = { $kind } without a name
card-done = done
card-evaded = evaded
card-first = First: { $card }
card-barred = The { $who } may not own this card.
card-in-the-list = It is in the list after all
card-take = Take
card-finish = Done, discard
card-free = All creatures were evaded; this stranger may be met, but need not be.
card-stays = Met, and it stays here
card-more = Otherwise
card-gone = Gone without a fight
card-discard = Discard
card-elsewhere = Belongs on another space
card-lay-there = Lay it there
card-which = A known card
card-it-is = That is the one
card-name = Name of the card
card-kind = What kind of card it is
card-value = Strength, of a spirit craft
card-saves-from = Saves a life from
card-marks = What it is for
card-bans = Who may not own it
kind-event = event
kind-animal = animal
kind-monster = monster
kind-dragon = dragon
kind-spirit = spirit
kind-stranger = stranger
kind-object = object
kind-magic_object = magic object
kind-follower = follower
kind-place = place
mark-weapon = weapon
mark-combat-only = in combat only
mark-axe = axe for rafts
mark-mule = mule
mark-evades = can evade
mark-guide = guide
mark-wand = wand
mark-water-bottle = water bottle
mark-talisman = Talisman
space-followed = What is printed here has been followed.

# what a space offers
offers-title = { $space }
offers-one-of = Choose one of these.
offer-must = must
offer-spared = Pass without a roll
offer-heal = { $count ->
    [one] Heal 1 life
   *[other] Heal { $count } lives
}{ $price ->
    [0] {""}
   *[other] {" "}for { $price ->
        [one] { $price } bag
       *[other] { $price } bags
    } of gold
}
offer-heals = { $count ->
    [one] Healing of 1 life at most
    [2] Healing of 2 lives at most, only up to four
   *[other] Healing up to four lives
}{ $price ->
    [0] , free of charge
    [one] , { $price } bag of gold for each
   *[other] , { $price } bags of gold for each
}.
offer-free = Free of charge in this company.
offer-nothing-to-heal = There is nothing to heal.
offer-none-left = none is left in the pile
offer-too-dear = not enough gold for it
offer-heal-too-dear = not enough gold for it
offer-toads-buy-nothing = A toad owns nothing and so buys nothing.
offer-nothing-affordable = There is not enough gold for anything here.
offer-all-sold = None of this is left in the piles.
offer-buy = Buy
offer-sell = Turn into gold
offer-nothing-to-sell = There is nothing to turn into gold.
offer-alchemist = A bag of gold for each object handed over.
offer-toll-gold = Pay a bag of gold
offer-toll-life = Rather lose a life
offer-outcomes = What may come up
offer-give = Give instead of a life
offer-chasm = A die for itself and one for each follower: on 1 or 2 a life, or that follower, is lost.
offer-app-rolls = The app rolls
offer-do = Do it
effect-none = nothing happens
effect-strength = { $by } strength
effect-craft = { $by } craft
effect-lives = { $by } { $count ->
    [one] life
   *[other] lives
}
effect-gold = { $by } { $count ->
    [one] bag of gold
   *[other] bags of gold
}
effect-toad = turned into a toad for { $count ->
    [3] three turns
    [one] { $count } turn
   *[other] { $count } turns
}
effect-heal = { $count ->
    [one] heals 1 life
   *[other] heals { $count } lives
}
effect-miss = { $count ->
    [one] misses 1 turn
   *[other] misses { $count } turns
}
effect-spell = { $count ->
    [one] 1 spell
   *[other] { $count } spells
}
effect-fight = combat: { $name } (strength { $value })
effect-haunt = psychic combat: { $name } (craft { $value })
effect-alignment = alignment becomes { $to }
effect-talisman = a Talisman, if one is left
effect-gold_or_life = the loss of 1 bag of gold, or of a life
effect-lives_or_follower = a life lost, or a follower
effect-lives_or_followers = { $count ->
    [one] 1 life lost; a follower may be given instead
   *[other] { $count } lives lost; a follower may be given for each
}

# the inner region and the Crown
delve-against = Taken off the dice
delve-exits = Where the way comes out
werewolf-known = The same werewolf still waits:
werewolf-fight = Fight the werewolf
pits-left = { $count ->
    [one] 1 monster is left.
   *[other] { $count } monsters are left.
}
pits-next = Fight the next one
pits-how-many = How many there are
death-own = { $who }: die { $number }
death-their = Death’s die { $number }
crown-shared = Another character stands on the Crown of Command. Encounter it: attack, or use a special ability.
crown-command = The command spell works on a 4, 5 or 6.
crown-done = The command spell has been cast in this turn.

# combat
fight-title = Combat
fight-psychic = Psychic combat
fight-creature = creature
side-dice = { $count ->
    [0] no die
    [one] + a die
   *[other] + the better of { $count } dice
}
odds-win = win { $percent }%
odds-draw = draw { $percent }%
odds-lose = lose { $percent }%
odds-aloud = Odds: win { $win }%, draw { $draw }%, lose { $lose }%
fight-assassin = Assassination: the victim adds no die.
fight-weapons = Fighting with
fight-own-die = { $count ->
    [one] { $who }: the die
   *[other] { $who }: die { $number }
}
fight-their-die = { $count ->
    [one] The opponent’s die
   *[other] The opponent’s die { $number }
}
fight-dice-hint = Tap the dice as they lie; the last one settles the fight. Or let the app roll below.
fight-bonus = Add something more
fight-bonus-own = { $who }: to add
fight-bonus-their = The opponent: to add
fight-own-total = The attacker in all
fight-their-total = The defender in all
fight-cast = { $who }: cast a spell ({ $count })
evade-title = Evade ({ $who })
evade-hint = Only before the dice fall.
evade-ability = Evade by ability
evade-card = Evade by a card
evade-before = Evade before it comes to a fight
evade-before-stranger = Evade before you meet
evade-stranger = Evade
evade-spell = Evade by a spell
evade-whom = Whom
spell-which = Which spell
clash-won = Won: { $who }
clash-lost = Lost: { $who }
clash-draw = A stand-off, nobody is hurt
clash-die = die { $rolled }
loss-lead = is to lose a life.
loss-app-rolls = The app rolls
loss-tried = Only one object could have saved it, and that has been tried.
loss-do = Lose a life
loss-by-spell = Saved by a spell
loss-cast = Cast
loot-takes = wins, and may take one thing from:
loot-life = A life
loot-gold = A bag of gold
loot-nothing = Nothing

# what a card did
did-title = What the card did
did-hint = Whatever a card, a spell or an ability brought to anybody. One tap, one change.
did-heal = Heal a life
did-miss-event = Miss a turn by an event
did-miss = Miss a turn for another reason
did-toad = Into a toad
did-turn-back = A toad no more
did-spell = Spell
did-talisman = Talisman
did-alignment = Alignment: { $to }
did-let-go = Done: { $what }
did-carry = A card carries it to
did-carry-do = Carry
did-hold = Something lasts with it
did-hold-do = Note it
did-creature = A creature attacks with
did-creature-strength = By strength
did-creature-craft = By craft
did-break-off = The turn ends at once

# a space on the map
space-chosen = The chosen space
space-centre = in the centre
space-goal-go = Go here
space-goal-cross = Go here over the bridge
space-goal-raft = Cross to here by raft
space-goal-step = Move on to here
space-lies = Lying here
space-opposite = On the other bank:
space-more = Change something on this space
space-moves-here = { $who }: moves here instead of rolling
space-carried-here = A card carries it here
space-lay-card = A card belongs here
space-lay-none = none
space-lay-gold = Bags of gold
space-lay = Lay here
space-printed-draw = How many cards are printed here
space-draws = { $count ->
    [one] Draw 1 card, unless one lies here already.
   *[other] Draw { $count } cards, less those that lie here already.
}
space-nothing = Of itself this space asks for nothing.
space-sentinel = Whoever crosses the bridge inwards has to beat the Sentinel. Just ending here does not wake him.
space-runes = Enemies fight better by 2 here.
space-gate = With a step to spare the Gate of Fate may be tried: by strength or by craft.
space-cursed-glade = Strength and craft from objects do not count here, and no spells are cast.
space-valley-of-fire = Only those with a Talisman may enter. From here the way leads to the Crown.
space-werewolf-den = Two dice are the werewolf’s strength. The way on opens when it is dead.
space-dice-with-death = Two dice against Death’s two: the higher sum may go on, the lower one costs a life.
space-crypt = Three dice less strength: the more is left, the farther off the way comes out.
space-plain-of-peril = Beyond the Gate everybody stops here. From here it is one space a turn.
space-mine = Three dice less craft: the more is left, the farther off the way comes out.
space-pits = A die says how many monsters of strength 4 come out. They are fought one after another.
space-crown = Whoever stands here alone casts the command spell each turn: on 4 to 6 all others lose a life.
whole-strength = Strength in all
whole-craft = Craft in all
app-rolls = The app rolls
