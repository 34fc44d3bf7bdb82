# Fights: combat and diplomacy.

# What a blow does, and what is gained
blow-nothing = nothing
blow-wounds = { $count ->
    [one] { $count } wound
   *[other] { $count } wounds
}
blow-terror = Terror +{ $count }
blow-energy = Energy −{ $count }
blow-hand = { $count ->
    [one] discard { $count } card from hand
   *[other] discard { $count } cards from hand
}
blow-deck = { $count ->
    [one] discard the top card of the deck
   *[other] discard the top { $count } cards of the deck
}
blow-sequence = { $count ->
    [one] destroy the last card of the sequence
   *[other] destroy the last { $count } cards of the sequence
}
blow-loses-food = Food −{ $count }
blow-loses-wealth = Wealth −{ $count }
blow-loses-reputation = Reputation −{ $count }
blow-loses-magic = Magic −{ $count }
blow-loses-experience = Experience −{ $count }
blow-combat-up = pool +{ $count }
blow-combat-down = pool −{ $count }
blow-diplomacy-up = affinity +{ $count }
blow-diplomacy-down = affinity −{ $count }
blow-withdraws = withdrawal
blow-words = { $text }
gain-energy = Energy +{ $count }
gain-health = Health +{ $count }
gain-terror = Terror +{ $count }
gain-food = Food +{ $count }
gain-wealth = Wealth +{ $count }
gain-reputation = Reputation +{ $count }
gain-magic = Magic +{ $count }
gain-experience = Experience +{ $count }

# For the hands
tell-lay-encounter = { $kind ->
    [diplomacy] Diplomacy: lay out “{ $name }” and keep room on its right for the sequence
   *[other] Combat: lay out “{ $name }” and keep room on its right for the sequence
}
tell-trait-ambush = Ambush: the first active character at once discards down to one card
tell-trait-onslaught = Onslaught: the first active character at once takes 2 wounds
tell-trait-guardian = Guardian: unless you win, its card stays on the map
tell-trait-robber = Robber: once everyone is at Health 1 or less, it takes all Wealth and all items
tell-trait-slow = Slow: everyone draws one extra card, as the fight begins and at the end of every turn
tell-trait-horde = { $who }: horde, discard { $count ->
    [one] the top card of the deck
   *[other] { $count } cards off the top of the deck
}
tell-trait-defensive = “{ $name }” is defensive: one marker fewer goes into the pool
tell-marker-on-grey = Affinity marker to the grey position
tell-draw-cards = { $who }: draw { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
tell-discard-by-hand = { $who }: discard { $count ->
    [one] { $count } card from hand; if there is none, the top card of the deck
   *[other] { $count } cards from hand; what is missing comes off the deck
}
tell-discard-hand = { $who }: discard { $count ->
    [one] { $count } card from hand
   *[other] { $count } cards from hand
}
tell-discard-deck = { $who }: discard { $count ->
    [one] the top card of the deck
   *[other] the top { $count } cards of the deck
}
tell-active = { $who } is active: a time token on the board
tell-ambushed = { $who }: ambush, discard down to one card
tell-onslaught = { $who }: onslaught, { $what }
tell-panic-card = { $who }: panic, the first card comes off the top of the deck
tell-take-card-token = Card { $number } of the sequence: take off a time token, { $left } left
tell-delayed-fires = Card { $number } of the sequence: last time token off, its delayed ability fires
tell-opportunity = { $who }: opportunity attack, { $what }
tell-opportunity-by-card = { $who }: opportunity attack, as the card says
tell-answer-combat = { $who }: enemy attack (“{ $name }”), { $what }
tell-answer-combat-by-card = { $who }: enemy attack (“{ $name }”), the row of its table for { $value } in the pool
tell-answer-diplomacy = { $who }: reaction (“{ $name }”), { $what }
tell-answer-diplomacy-by-card = { $who }: the reaction of this stage, on the card “{ $name }”
tell-failure = { $who }: failure, { $what }
tell-failure-by-card = { $who }: failure, as the card says
tell-stage-won = Stage { $stage } is won: mark it, affinity marker back to grey, straight on to stage { $next }, no reaction
tell-fight-won-combat = { $value } in the pool: “{ $name }” is beaten
tell-fight-won-diplomacy = Highest position: “{ $name }” is won
tell-fight-lost-diplomacy = Lowest position: the encounter is lost
tell-turn-ends = Turn { $turn } is over
tell-down-to-three = { $who }: keep three cards in hand at most
tell-tokens-off-boards = Time tokens off the boards; those on the sequence stay
tell-panic-no-draw = { $who }: panic, no draw at the end of the turn
tell-deck-empty-combat = { $who }: too few cards left to draw: forced escape
tell-deck-empty-diplomacy = { $who }: too few cards left to draw, the encounter is lost
tell-runs = { $who }: escape, { $what }
tell-pool = { $value ->
    [one] The pool now holds { $value } marker
   *[other] The pool now holds { $value } markers
}
tell-affinity = { $side ->
    [above] Affinity marker { $value } above the grey position
    [below] Affinity marker { $value } below the grey position
   *[grey] Affinity marker on the grey position
}
tell-pool-empty = The pool is at zero: { $who } discards { $count ->
    [one] a card for the missing marker
   *[other] { $count } cards for the { $count } missing markers
}
tell-withdraws = “{ $name }” withdraws: no reward, no loot
tell-reward = { $who }: { $what }
tell-reward-by-card = { $who }: note the reward and the loot yourselves, as “{ $name }” says
tell-loot = { $who } from the loot: { $what }
tell-divide-loot = Divide the rest of the loot: { $text }
tell-robbed = { $who }: robbed of all Wealth and of every item ({ $names })
tell-robbed-of-wealth = { $who }: robbed of all Wealth
tell-crushed = { $who }: “{ $name }” is crushed, discard it
tell-not-in-this-fight = { $who }: “{ $name }” stays face down until the fight is over
tell-training-over = Put “Your first encounter” back in the box and shuffle the used cards into the decks
tell-avoided = { $who }: you avoid “{ $name }”, no reward and no failure
tell-hand-away = { $who }: put the whole hand aside, out of the deck until the encounter ends
tell-lay-card = { $who }: card { $number } of the sequence{ $tokens ->
    [0] {""}
    [one] {", "}{ $tokens } time token on it
   *[other] {", "}{ $tokens } time tokens on it
}{ $charges ->
    [0] {""}
    [one] {", "}{ $charges } charge on it
   *[other] {", "}{ $charges } charges on it
}
tell-magic-on-card = { $who }: Magic −{ $count }, marker on the magic key
tell-tokens-lost = { $count ->
    [one] The covered card loses its time token
   *[other] The covered card loses its { $count } time tokens
}; its delayed ability does not fire
tell-look-up-meaning = { $who }: look up on the card what “as the encounter says” means for { $attribute ->
    [aggression] Aggression
    [courage] Courage
    [practicality] Practicality
    [empathy] Empathy
    [caution] Caution
    [spirituality] Spirituality
   *[other] this attribute
}
tell-meaning = { $who }: as the encounter says, { $what }
tell-meaning-by-card = { $who }: as the card says
tell-card-off = Card { $number } off the sequence, with all that lies on it; the card before it is now the last
tell-charge-used = { $who }: a charge off card { $number }, { $left } left
tell-coin-skull = { $who }: skull, no escape, the activation goes on
tell-coin-grail = { $who }: grail, the escape succeeds

# Objections
not-all-agree = Everyone must agree; { $who } { $who_gender ->
    [many] have
   *[other] has
} not yet.
cannot-be-avoided = “{ $name }” cannot be avoided; its card offers no way to.
too-late-to-avoid = It is too late to avoid “{ $name }”; that is decided before the starting hands are drawn.
nobody-has-enough = One of you must have { $what ->
    [reputation] Reputation
    [aggression] Aggression
    [courage] Courage
    [practicality] Practicality
    [empathy] Empathy
    [caution] Caution
   *[spirituality] Spirituality
} { $least } or more; your best is { $best }.
flee-is-for-diplomacy = Only a diplomacy is fled together; from combat each character escapes alone, while active.
no-smaller-hand = { $who } cannot draw a smaller hand than this.
does-not-play-on = Another card needs a connected “play on” bonus.
too-fast = “{ $name }” is fast: at most two cards in an activation.
panic-without-deck = { $who } is in panic and has no card left to turn over: that is a forced escape.
hand-is-empty = By our count { $who } has no card in hand.
only-the-active = Only the active character uses charges, with their owner’s consent.
deceit = Deceit (“{ $name }”): the wounds of this attack cannot be prevented.
all-leave-a-diplomacy = Nobody leaves a diplomacy alone; either the whole party flees, or the talk goes on.
not-in-its-activation = { $who } can escape only while active.
coin-decides = The coin decides whether { $who } gets away. Flip it on the fight’s page, then read on.
tried-to-escape = { $who } has tried to escape in this activation already.
not-won-yet = No check has shown “{ $name }” to be won yet.
loot-is-shared = You are dividing { $taken }, but the loot holds only { $count }.
laying-is-over = { $who } lays no more cards in this activation; the second enemy attack comes now.
panic-lays-a-card = { $who } is in panic; the first card must be the top card of the deck.
nothing-added-in-a-fight = “{ $name }” stays face down: once the fight has begun, nothing is added.
card-not-known = Nobody has described the card “{ $name }” yet.
card-needs-value = Tap the value; without it nobody can tell when the fight is won.
rows-begin-apart = Two rows of the table begin at the same number of markers; no two may.
rows-begin-at-none = The first row of the table begins at 0 markers.
track-needs-ends = The affinity track needs steps above grey and below it.
two-approaches = A choice of approaches needs at least two.
card-of-another-colour = The encounter came from another deck than “{ $name }”, which is { $colour ->
    [green] green
    [grey] grey
    [purple] purple
   *[blue] blue
}.
fight-has-begun = The fight with “{ $name }” has begun already.
no-fight-here = The app is running no fight here ({ $who }); say first which card it is.
not-at-this-step = The fight is not at that point just now.
no-such-approach = The card has no such approach.
choose-approach-first = First agree on one of the approaches.
which-is-the-last = Say which card is the last one: the one just laid, or the one before it.
sequence-is-empty = No card has been laid yet.
no-charge-left = That card has no charge left.
no-such-card-laid = { $count ->
    [0] No card has been laid yet.
    [one] The sequence has only { $count } card.
   *[other] The sequence has only { $count } cards.
}
count-both = How many cards in hand and in the deck? Either both are counted, or neither.
not-active = { $who } is not active now.
loot-for-members = Only those who are still in the encounter share the loot.

# The next large step
step-to-the-fight = To the fight
step-face-it = Face it and draw
step-start-fight = Keep the hands, begin
step-be-active = { $who } is active
step-cornered = No card left: escape
step-fight-idle = No card: opportunity attack
step-fight-opportunity = Done: opportunity attack
step-fight-won = Done: victory
step-fight-lost = Done: defeat
step-fight-stage = Done: stage won
step-fight-attack = Done: enemy attack
step-fight-reaction = Done: the reaction
step-answered = Done, go on
fight-answered = First carry out what the card says: { $text }
fight-answered-here = Whatever changes on the board, tap it here:
fight-answered-by-card = { $kind ->
    [diplomacy] First carry out the reaction on the card.
   *[combat] First carry out what the enemy’s card says.
}
fight-fired = its delayed ability fires now
fight-fired-card = Card { $number } of the sequence
fight-fired-draw = Draw 1
step-fight-again = Second enemy attack
step-take-reward = Take the reward
step-share-loot = We share it like this
step-bear-failure = Accept the failure

# Put away in the middle of a fight
pack-fight = “{ $name }” is not over: keep the sequence ({ $count }) together and in order, { $kind ->
    [diplomacy] affinity marker at { $value } (grey is 0)
   *[combat] combat pool at { $value }
}; hands and discards apart, not into the decks
lay-fight = “{ $name }” goes on: lay out the card and its sequence ({ $count }), { $kind ->
    [diplomacy] affinity marker at { $value } (grey is 0)
   *[combat] combat pool at { $value }
}; hands and discards as before

# Moves
move-face_card = face an encounter card
    .noun = the card met
move-describe_encounter = describe an encounter card
    .noun = what the card says
move-choose_approach = choose an approach
    .noun = fighting or talking
move-face_it = begin the diplomacy
    .noun = the start of the talk
move-avoid = avoid the encounter
    .noun = the way around it
move-flee = flee from the diplomacy
    .noun = the leave from the talk
    .whose = { $who }’s leave from the talk
move-mulligan = draw a smaller hand
    .noun = the new hand
    .whose = { $who }’s new hand
move-start_fight = begin the first turn
    .noun = the first turn
move-lay_card = lay a card
    .noun = the card laid
    .whose = { $who }’s card
move-discard_last = discard the last card of the sequence
    .noun = the last card put away
move-mark_laid = tokens on a card of the sequence
    .noun = the tokens on a card
move-use_charge = use a charge
    .noun = the charge used
    .whose = { $who }’s charge
move-count_pool = pool or affinity
    .noun = the marker moved
move-draw_cards = draw cards
    .noun = the cards drawn
    .whose = { $who }’s new cards
move-discard_cards = discard cards
    .noun = the cards put away
    .whose = the cards { $who } put away
move-recount = recount the cards
    .noun = the counted cards
    .whose = { $who }’s counted cards
move-carry_on = go on
    .noun = the next turn
move-finish_laying = finish laying cards
    .noun = the turn
    .whose = { $who }’s turn
arg-approach = Approach
arg-agree = Who agrees
arg-play_on = It plays on
arg-draws = Cards to draw
arg-magic_from = Who pays Magic
arg-keys = Keys that meet
arg-charges = Charges
arg-passive = Passive card
arg-sign = Which card its symbol discards
arg-edge = Keys on its right edge
arg-hand = Cards in hand
arg-prevented = Wounds prevented
arg-instead = How it turned out
arg-coin = Coin
arg-loot = Loot
arg-unused = Weapons not used
arg-training = Your first encounter
choice-before = the card before it
choice-this = the card just laid
choice-skull = skull
choice-grail = grail
choice-as_card_says = as the encounter says
choice-attribute = attribute
choice-discard_last = discard the last card
choice-draw = draw a card
choice-free = free
choice-play_on = play on
choice-pool = pool or affinity
choice-ambush = { trait-ambush }
choice-onslaught = { trait-onslaught }
choice-defensive = { trait-defensive }
choice-fast = { trait-fast }
choice-deceit = { trait-deceit }
choice-guardian = { trait-guardian }
choice-horde = { trait-horde }
choice-opportunist = { trait-opportunist }
choice-frenzy = { trait-frenzy }
choice-robber = { trait-robber }
choice-crushing = { trait-crushing }
choice-slow = { trait-slow }
choice-avoided = avoided

# The page
panel-fight = Fight
panel-diplomacy = Diplomacy
area-fights = fights
fight-card = The whole card
fight-none = Nobody is fighting.
fight-none-more = An encounter begins on the day’s page, beside the characters who meet it.
fight-to = To the fight
fight-people = Who is in it
fight-turn = Turn { $turn }
fight-stage = stage { $stage } of { $count }
fight-pool = Combat pool
fight-pool-less = A marker out of the pool
fight-pool-more = A marker into the pool
fight-affinity-down = Affinity down
fight-affinity-up = Affinity up
fight-affinity = Affinity
fight-affinity-at = Affinity track, the marker stands at { $at }
fight-answer-combat = At { $value }, expect
fight-answer-diplomacy = When you are done, expect
fight-answer-now = Its answer
fight-check-won-combat = The pool has reached the value:
fight-check-won-diplomacy = Affinity is at its highest:
fight-check-lost-diplomacy = Affinity is at its lowest:
fight-settled = Nothing more is needed: tap the large button below.
fight-one-more = One more card all the same
fight-rows-say = { card-table }:
sign-health = wounds
sign-terror = Terror
sign-energy = Energy lost
sign-combat = pool
fight-see-card = look at the card
fight-then-reaction = Then comes the reaction on the card.
fight-then-attack = Then comes the attack on the card, for { $value } in the pool.
fight-opportunity = Opportunity attack, if the active character lays no card or escapes:
fight-before = Before you talk
fight-avoid-lead = Everyone pays the cost; one of you must also have what is marked ≥:
fight-avoid = We all avoid it
fight-approaches = The card offers two approaches; agree on one.
fight-approach = Approach { $number }
fight-hands = { $count ->
    [one] Draw { $count } card each
   *[other] Draw { $count } cards each
}
fight-hands-lead = Equipment first: at most one card of each keyword face up. What you set aside does not come back in this encounter.
fight-mulligan = { $count ->
    [one] { $name } swaps the hand for { $count } card
   *[other] { $name } swaps the hand for { $count } cards
}
fight-first-is-surprised = Its traits strike whoever is active first.
fight-who = Who is active?
fight-who-hint = Whoever you agree on; if you cannot, the lowest character number.
fight-again = Frenzy: the enemy attacks a second time, by the pool as it stands now.
fight-cornered = Panic, and no card to turn in the deck: only a forced escape is left.
fight-forced = Panic: the first card is the top card of the deck, whatever you hold.
fight-open-keys = Keys
fight-full = Fast: two cards are down, no more this time.
fight-lay-combat = Lay a card. How many markers?
fight-lay-on-combat = One more card? Only if a key with the “play on” bonus connects on it. How many markers does it bring?
fight-lay-diplomacy = Lay a card. How far does it move the marker?
fight-lay-on-diplomacy = One more card? Only if a key with the “play on” bonus connects on it. How far does it move the marker?
fight-by-keys = In detail: keys, tokens, Magic
fight-keys-hint = Attribute keys first, then Magic, the free key, the ability. Fill in what meets; the character’s attributes decide whether it connects.
fight-more-keys = More keys
fight-key = Key { $number }
fight-then = When you are done
fight-then-idle = Without a card
fight-otherwise = { $kind ->
    [diplomacy] The reaction turned out differently
   *[combat] The attack turned out differently
}
fight-otherwise-hint = A card’s ability may change the attack or reaction. What you fill in here is what counts.
fight-prevented = Wounds prevented
fight-answer-so = That is how it was
fight-sequence = The sequence
fight-connected = Connected keys:
fight-ways-out = Ways out
fight-flee = Flee: failure for everyone
fight-end-otherwise = End it another way
fight-withdrew = The enemy withdrew
fight-on-the-table = We play it on the table only
fight-on-the-table-ends = When you are done, tap how it ended.
key-kind = Kind
key-attribute = Attribute
key-magic = Magic
key-free = free
key-bonus = Bonus
key-amount = How much
key-times = Times
key-magic-from = Magic paid by
bonus-combat = markers into the pool
bonus-diplomacy = affinity
bonus-draw = draw a card
bonus-play_on = play on
bonus-discard_last = discard the last card
bonus-as_card_says = as the encounter says
bonus-nothing = nothing
laying-by-combat = Extra markers
laying-by-diplomacy = Extra steps of affinity
laying-draws = Cards to draw
laying-tokens = Time tokens
laying-charges = Charges
laying-discards = Discards the last card
laying-discards-before = the one before this
laying-discards-this = this one
laying-name = Which card
laying-play-on = it plays on
laying-passive = a passive card
laying-edge = Keys on its right edge
laying-do = Lay it
coming-idle = opportunity attack
coming-draw = draw 1
coming-opportunity = opportunity attack
coming-attack = enemy attack
coming-reaction = reaction
coming-again = second attack
coming-won = victory
coming-stage = stage won, no reaction
affinity-stage = next stage
coming-lost = defeat
word-passive = passive
laid-tokens = { $count ->
    [one] { $count } time token
   *[other] { $count } time tokens
}
laid-magic = Magic { $count }
laid-charges = { $count ->
    [one] { $count } charge
   *[other] { $count } charges
}
laid-use-charge = use a charge
laid-change = Put the last card right
laid-put = That is right
laid-discard = Discard this last card
corner-active = active
corner-done = done this turn
corner-waiting = waiting
corner-hand = hand
corner-deck = deck
corner-draw = Draw 1
corner-discard = Discard 1
corner-escape = Escape
corner-recount = Recount the cards
corner-escape-coin = Escape and flip the coin
coin-hint = The attempt costs its Energy and the opportunity attack either way. What did the coin show?
coin-skull = Skull, stays
coin-grail = Grail, gets away
coin-app = The app flips
verdict-won-combat = Victory
verdict-won-diplomacy = The diplomacy succeeds
verdict-lost-diplomacy = Defeat
verdict-lost-combat = Defeat
verdict-robbed-combat = The robbers have what they came for
guardian-robbed-roams = It stays on the map
guardian-robbed-deck = Under its deck
verdict-withdrew-combat = The enemy withdrew
verdict-withdrew-diplomacy = The other side withdrew
verdict-reward = Reward for each:
verdict-reward-untold = This card’s reward has not been copied yet. Tap what it gives each of you.
note-reward-ourselves = We note it ourselves
verdict-loot = Loot to divide:
verdict-shares = { $even ->
    [yes] The same for each:
   *[no] It does not come out even; for now like this:
}
verdict-share-otherwise = Share it differently
verdict-no-share = nothing
verdict-score-of = of the needed
verdict-line-combat = A wind got up and took the shouting with it. It is you who are standing.
verdict-line-diplomacy = Hands let go of hilts. Somebody cleared a throat and stepped out of the way.
verdict-failure = Failure for each:
verdict-crushing = Crushing: discard the weapons you used in this fight once it is over; keep secrets.

# The card
card-which = Which card is it?
card-another = Another card
card-face = This one
card-new-combat = A new combat card
card-new-diplomacy = A new diplomacy card
card-value = Value
card-level = Difficulty
card-level-line = difficulty { $level }
card-above = Steps above the grey position
card-below = Steps below the grey position
card-table = Combat table
card-table-words = The table row by row, with all its effects
card-rows-hint = tap where each row begins, or leave it empty
card-table-hint = For each row, the lowest number of markers and what happens. What you leave blank does not.
card-since = From
card-row = Row { $number }
card-opportunity = Opportunity attack
card-stage = Stage { $number }: the reaction
card-stage-words = What this stage asks
card-first-stage = The opponent’s reaction
card-second-stage = More stages
card-approaches = these are alternative approaches, only one is played
card-meanings = The “as the encounter says” symbol
card-meanings-hint = How far it moves affinity when a key of that attribute connects.
card-avoid = It can be avoided
card-avoid-hint = What everyone pays:
card-avoid-least = What one of you must have
card-failure = Failure, for each
card-reward = Reward, for each
card-loot = Loot, shared
card-traits = Traits
card-traits-of-combat = Traits for a combat
card-keys-more = Keys, colours, difficulty
card-keys = Attribute keys
card-key = Key { $number }
card-key-level = Level
card-colours-hint = Coloured positions of the track, counted from grey.
card-positions-green = Green positions
card-positions-red = Red positions
card-save = That is the card
card-save-begin = Face this card
card-put-right = Put the card right
blow-more = Further effects
blow-field-wounds = Wounds
blow-field-terror = Terror +
blow-field-energy = Energy −
blow-field-combat = Pool ±
blow-field-diplomacy = Affinity ±
blow-field-hand = From hand
blow-field-deck = Off the deck
blow-field-sequence = Off the sequence
blow-field-withdraws = withdraws
blow-field-words = In short
trait-ambush = Ambush
trait-onslaught = Onslaught
trait-defensive = Defensive
trait-fast = Fast
trait-deceit = Deceit
trait-guardian = Guardian
trait-horde = Horde
trait-opportunist = Opportunist
trait-frenzy = Frenzy
trait-robber = Robber
trait-crushing = Crushing
trait-slow = Slow
practise-first = Practise with the card “Your first encounter”
encounter-training = Your first encounter
encounter-avoided = We avoided it
encounter-withdrew = The enemy withdrew
wrote-robbed = { $who } { $who_gender ->
    [many] were
   *[other] was
} robbed of everything that could be carried off.

# A card copied part by part
blow-untold = not copied yet
card-pack = Which deck it is from
card-whole = Its name, and the rest of the card
copy-answer = Copy it from the card
copy-opportunity = Copy the opportunity attack
copy-failure = Copy the failure
copy-range = Range of the row
copy-range-hint = For which pools does this row of the table hold? You are at { $value } now.
copy-from = From
copy-until = Up to
copy-do = That is what it says
copy-name = The card’s name
copy-name-hint = A card with a name is offered by itself next time.
copy-name-do = Name it
say-what-it-does = Tap at least one number; 0 means that nothing happens.
say-what-it-gives = Tap at least one number.
row-is-for-now = The row must include a pool of { $value }: that is where you are.
too-many-rows = No card has so many rows. Put the whole card right.
move-copy_blow = copy a part of an encounter card
    .noun = what the card does
move-copy_gain = copy the reward and the loot
    .noun = what you were given
move-name_card = name an encounter card
    .noun = the name of the card
arg-blow = What happens
arg-since = From how many markers
arg-until = Up to how many markers
arg-reward = Reward
arg-take = Take it at once
arg-rows = Rows of the combat table
choice-answer = attack or reaction
choice-opportunity = opportunity attack
choice-failure = failure
