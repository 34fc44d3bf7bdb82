# The turn’s page: whose it is, what may be done now, fights, dice, cards. And the signs that all pages share.

## Signs

name-nom = { $who }
name-gen = { $who }
name-dat = { $who }
name-acc = { $who }
name-ins = { $who }
place-named = { $place }
place-only-name = { $place_name }
ground-unknown = terrain not known
level-of-monster = level { $level }
worth-gold = { $count ->
    [one] gold
   *[other] gold
}
worth-potion = { $count ->
    [one] potion
   *[other] potions
}
worth-shield = Shield
worth-card = { $count ->
    [one] card
   *[other] cards
}
worth-trophy = { $count ->
    [one] trophy
   *[other] trophies
}
worth-fatigue = fatigue

## The turn’s frame

turn-subtitle = { $who }, turn { $turn }
turn-subtitle-set-up = before the first turn
turn-seats = Witchers at the table
turn-level = level { $level }
turn-attributes = Attributes, witcher level { $level }
to-the-map = To the map
step-boards = boards
step-to-boards = To the boards
step-back-to-turn = Back to the turn
step-ready = Begin the fight
step-no-more-bets = No more bets, fight
step-turn-card = Turn the card
step-roll-attack = Roll for the monster
step-roll-dice = Roll the dice
step-reroll = Reroll these
step-read = Read the tale
step-close-card = The card is done
step-next-monster = { $level ->
    [1] A level I monster comes
    [2] A level II monster comes
   *[other] A level III monster comes
}
step-fill-hand = { $count ->
    [one] Fill the hand to { $count } card
   *[other] Fill the hand to { $count } cards
}
step-gained = Done, { $who } is next

## Choices before the first turn

choosing-before = before the first turn
choosing-of-boards = Which board does { $who } keep?
choosing-of-terrain = { $who } chooses where the stronger monster lives
choosing-of-attributes = Which attribute does { $who } raise?
choosing-hint-boards = Keep one of the two boards that were drawn; the other one waits for the next player.
choosing-hint-terrain = A level II monster comes to this terrain, level I monsters to the other two.
choosing-hint-attributes = With four or five players, each witcher raises one attribute at the start.
choosing-waiting = After that:

## Movement

ways-title = Where to?
ways-on = Go on from here?
to-phase-two = Fight or explore
ways-last-card = The last card and no gold: it leads only where its symbol does. Which one is it?
ways-no-way = This card leads nowhere from here, no move is possible. What is left is to fight, meditate or explore.
symbol-wild = wild
ways-no-cards = No card is left in hand, so this is as far as it goes.
way-terrain = { $terrain } or wild
way-wild = the wild symbol
way-two-cards = 2 cards
way-card-and-gold = card and gold
way-two-cards-to = To { $place } for any two cards
way-card-and-gold-to = To { $place } for any card and 1 gold
way-quest = your quest
way-trail = trail quest
way-tavern = closed tavern
solving-title = { $count ->
    [one] A quest can be solved here
   *[other] { $count } quests can be solved here
}
quest-event = Event { $event }
quest-pays = costs { $count } gold

## The location’s action

stop-used = action used
stop-attribute = Up by a level for free, unless the attribute is above the witcher level ({ $level }).
stop-potion = Take a potion
stop-poker = Poker with the locals for 1 gold
stop-poker-alone = Play poker for 1 gold
stop-school = Training for gold: one attribute up by a level.
stop-trail = 1 gold at once. And whose trail do you follow?
stop-has-trail = you have its trail
stop-only-gold = Just the gold
stop-exchange = Trash a hand card that costs
stop-exchange-for = and take a market card, at most 1 dearer
stop-clearing = Which one or two market cards go?
stop-clear = Remove these
stop-unknown = What does the board offer here? One tap, and the app remembers it.
stop-unknown-open = Use the location’s action
stop-kind-attribute-of = { $attribute } +1
unmapped-title = The location’s action
unmapped-hint = The table keeps the map. What does the location offer where you stand?
token-drawn = We drew the token ourselves
token-number = The token’s number
poker-with = Challenge { $who } to dice
poker-played = { $who }: you have played each other this turn.
poker-poor = { $who }: one of you has no gold for dice.

## Phase II

deeds-title = Fight, meditate or explore
deeds-one = phase II, just one of these
deeds-late = { $who } has to draw cards first (phase III).
deed-explore-city = Explore the city
deed-explore-wilds = Explore the wilds
deed-left = { $count ->
    [0] the deck is empty
    [one] { $count } card left
   *[other] { $count } cards left
}
deed-monster-here = A monster is here
deed-fight = Fight: { $monster }
deed-fight-level = { $level ->
    [1] level I
    [2] level II
   *[other] level III
}, life { $life }
deed-begins = its trail lets you begin
deed-monster-begins = the monster begins
deed-last-alone = it may be driven away; it may fall only with the attribute trophy
deed-last-shut = by your rules only with the attribute trophy
deed-attack = Attack { $who }
deed-attack-note = a fight of witchers
deed-no-duel-played = Whoever was played at poker this turn is not fought: { $who }.
deed-no-duel-school = Witchers do not fight at a school: { $who }.
deed-no-duel-tavern = The tavern is closed, witchers do not fight here: { $who }.
deed-meditate = Meditate: { $attribute }
deed-meditate-note = its trophy and a step up the trophy track
deed-meditate-no-step = only the trophy: meditation does not lead to the top
deed-drew = We drew the card ourselves
deed-which-deck = Deck
deed-whose = Whose card it is
deed-printed = from the box
deed-ours = one of our tales
deed-number = The card’s number
deed-read = Read

## What comes at once

task-new-monster = { $level ->
    [1] A new level I monster: { $terrain }
    [2] A new level II monster: { $terrain }
   *[other] A new level III monster: { $terrain }
}
task-new-monster-hint = The large button below draws the monster and its place.
task-drawn = We drew the tokens ourselves
task-which-monster = Monster
task-which-token = Location
task-app-draws = the app draws
task-lay = Lay it
task-trail = Which trail does { $who } gain?
trail-of = { $monster ->
    [none] { $terrain }
   *[other] { $terrain }: { $monster }
}
task-card = { $who } gains a card that costs { $cost }
task-card-table = Take it from the market or, if there is none, search the action deck. It goes onto the discard pile.
task-card-done = We have it
task-card-there = It lies in the market. It goes onto the discard pile.
task-card-take = Take the card at M{ $position }
task-card-unknown = Does a card that costs { $cost } lie in the market? Tap it. It goes onto the discard pile.
task-card-none = No card in the market costs { $cost }
task-card-search = Turn cards of the action deck until one costs { $cost }. How many others came up before it?
task-card-more = More than four
refill-title = The card at M{ $position } costs
refill-fold = Tell the cost of the market’s new card
refill-why = Copy the cost printed on the market’s new card, if you like. It is enough to say it when somebody takes the card.
refill-cost = M{ $position }: cost { $cost }

## The end

won-rubric = victory
won-turn = The top of the trophy track, in turn { $turn }.
won-alone = { $count ->
    [one] Four trophies in { $count } turn.
   *[other] Four trophies in { $count } turns.
}
won-chronicle = Read the chronicle

## Fights

fight-title-monster = Monster fight
fight-title-short = Short fight
fight-title-witcher = Witcher fight
fight-short = short fight
fight-life-aloud = Life deck: { $count } of { $full }
fight-life-of = of { $full }
fight-life-less = One life card fewer
fight-life-more = One life card more
fight-ability = Special ability
ability-when-before_life_deck = before the life deck is built
ability-when-after_life_deck = once the life deck is built
ability-when-fight = during the fight
ability-when-defeated = when it is defeated
ability-counted = the app counts it
ability-minded = the table minds it
fight-cards = hand { $hand }, deck { $deck }
fight-before = Before it begins
fight-before-count = { $who } counts out { $count ->
    [one] { $count } fight card
   *[other] { $count } fight cards
} as the monster’s life deck.
fight-before-deck = { $who } shuffles the discard pile into the deck: this is the life deck.
fight-before-witcher = { $who } takes the first fight turn.
fight-before-monster = The monster takes the first fight turn: { $who } lacks its trail.
fight-other-first = Somebody else begins
fight-first-monster = The monster begins
fight-first-witcher = { $who } begins
fight-last = The monster is spent. Has { $who } a card left?
fight-survived = Yes, in hand or deck
fight-out = No, none
fight-is-out = { $who } is knocked out
fight-ending-driven-away = If the cards ran out now, the monster would be driven away.
fight-ending-total-defeat = If the cards ran out now, it would be a total defeat.
fight-ending-defeated = The monster is spent.
fight-ending-short = If the cards ran out now, the short fight would be lost.
attack-who = How does the monster attack? { $who } says
attack-alone = How does the monster attack? Roll a die
attack-die-charge = 1, 2, 3
attack-die-bite = 4, 5, 6
attack-app = The large button below turns a card for you.
attack-table = Or tap what the card shows that you turned:
attack-more = Its ability changes the damage
attack-app-more = Turn a card with this change
half-damage = damage
half-level = level + { $by }
half-equal = as much as { $attribute }
half-random = { $count ->
    [one] random card lost
   *[other] random cards lost
}
half-trash = { $count ->
    [one] card trashed
   *[other] cards trashed
}
half-lower = and { $attribute } −1
strike-title = { $who } attacks
strike-no-cards = No card is left in hand: only the draw follows.
strike-cards = Cards in the combo
strike-speciality = { $school } with this combo
strike-speciality-of-three = { $school } with this combo (3 cards or more)
strike-shield = Shields
strike-draw = Draw more or fewer
strike-effects = Special effects
strike-returned = Cards back to the hand
strike-top-discard = Top card of the discard pile to the hand
strike-combat = Combat counts as
strike-damage = Damage in all: one tap, and the attack counts
strike-damage-aloud = Attack for { $count } damage
strike-ten = Ten and more
once-potion = Drink a potion
once-potion-left = Potion ({ $count } left)
once-potions-used = { $count ->
    [one] { $count } potion
   *[other] { $count } potions
}
once-trophy-attribute = Trophy: { $attribute }
once-trophy-witcher = Trophy: { $who }
once-trophy-monster = Trophy: { $monster }
once-gift-equipment = Equipment of event { $event }
once-gift-companion = Companion of event { $event }
once-bonus = { $school }: { $first }{ $second ->
    [0] {""}
   *[other] {" "}and { $second }
}
played-title = Enter the cards one by one
played-hint = The app adds up what counts, and minds the links.
played-card = Card { $number }
played-colour = The card’s colour
played-damage = Damage
played-shield = Shields
played-draw = Draw
played-link = Another card follows
played-link-colour = The combo extension that is used
played-extra-damage = More damage
played-extra-shield = More shields
played-extra-draw = Draw besides
played-lay = Play the combo
bets-title = Who bets?
bets-hint = Whoever does not fight may bet one gold on the attacker or on the defender.
bet-on = on { $who }
bet-aloud = { $who } bets on { $whom }
duel-reward = For beating { $who }: { $count } gold

## Dice poker

poker-title = Dice poker
poker-roll = { $who } and { $whom } roll five dice each.
poker-roll-locals = { $who } and { $whom } roll five dice each.
poker-roll-alone = { $who } rolls five dice.
poker-real = We roll our own dice
poker-so-rolled = That is the roll
poker-locals = the locals
poker-choose = Tap the dice to roll again.
poker-real-reroll = We rerolled our own dice
poker-came = What the rerolled dice show
poker-keep = Keep all five
poker-dice = Dice: { $dice }
poker-die = Die { $number } shows { $face }, reroll it
poker-nth = Die { $number }
poker-face = Die { $number }: { $face }
poker-ahead = { $who } is ahead.
poker-ahead-locals = The locals are ahead.
poker-pays = { $count ->
    [0] So far it pays nothing.
   *[other] It pays { $count } gold.
}

## The open card

card-ours-city = A tale of the city
card-ours-wilds = A tale of the wilds
card-ours-event = An event
card-printed-city = A city exploration card
card-printed-wilds = A wilds exploration card
card-printed-event = { $event ->
    [0] Event
   *[other] Event { $event }
}
card-reads = { $who } reads aloud.
card-then = Once you have decided, say what the card brought. Then put it away.
card-quest = It becomes a quest
card-event-number = Number of the event
card-pays = Gold for solving it
card-note = Note
card-where = Where does it lead? One tap adds the quest.
card-terrain = Terrain
card-named-place = To a named location
card-call-event = Or an event is read at once, number
card-call = Read the event
card-keep = It stays by the player board
card-keep-name = Name
card-keep-often = How often it serves
card-keep-text = What it does
card-keep-equipment = Equipment
card-keep-companion = Companion
brings-title = What the card brought
brings-hint = every tap counts at once
brings-pay = Pay for the option that was chosen
brings-pay-gold = Pay { $count } gold
brings-pay-potion = potion
brings-gold = Gold
brings-potions = Potions
brings-shield = Shield
brings-trail = Trail
brings-card = An action card that costs
brings-card-cost = An action card that costs { $cost }
brings-draw-cards = Draw cards
brings-discard-cards = Discard cards
brings-trash-cards = Trash cards
brings-count-draw-cards = { $count ->
    [one] Draw { $count } card
   *[other] Draw { $count } cards
}
brings-count-discard-cards = { $count ->
    [one] Discard { $count } card
   *[other] Discard { $count } cards
}
brings-count-trash-cards = { $count ->
    [one] Trash { $count } card
   *[other] Trash { $count } cards
}
brings-fight = A short fight
brings-life = Life
brings-level = Level
brings-foe = Against
brings-fight-begin = Begin the fight
brings-put = Move the figure

## Phase III

cards-title = { $who }: cards at the end of the turn
cards-late = { $who } is still taking cards at the end of the turn
cards-early = { $who } may begin already
cards-discard = { $hand ->
    [one] { $hand } card in hand. How many go?
   *[other] { $hand } cards in hand. How many go?
}
cards-fill = { $count ->
    [one] Then the hand is filled to { $count } card.
   *[other] Then the hand is filled to { $count } cards.
}
cards-by-hand = { $count ->
    [0] Draw nothing this time.
    [1] This time draw only until you hold 1 card.
    [2] This time draw only until you hold 2 cards.
   *[other] Discard what you like, keep at most 3. Draw until you hold { $count } cards.
}
cards-market = Tap the card you take. The large number is how many cards of your hand you pay for it.
cards-market-unknown = A card with a question mark: tap it and say the cost printed on it; with that it is yours.
cards-market-table = Take one card of the market, and pay with hand cards.
cards-none = Go without a new card
stall-say = which cost?
stall-taken = Take the card at M{ $position } with cost { $cost }
stall-price = { $count ->
    [0] free
    [one] card
   *[other] cards
}
stall-aloud = { $price ->
    [one] M{ $position }, cost { $cost }: take it for { $price } card
   *[other] M{ $position }, cost { $cost }: take it for { $price } cards
}
