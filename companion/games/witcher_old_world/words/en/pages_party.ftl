# The witchers: the trophy track, and player boards with everything around them.

party-on-table = Gold, potions, Shield and attributes are kept on the table. Here is only what the app knows.
party-keep-in-app = Keep it in the app from now on
party-no-board = No player board yet.
party-level = level { $level }
party-winner = winner
party-track = Trophy track
party-space = space { $position }
party-space-fatigue = Fatigue at space { $position }
party-space-gold = Gold for beating a witcher at space { $position }
party-track-legend = Beside a space: fatigue for stepping up to it, and gold for beating whoever stands on it.
party-track-correct = Correct the numbers by your board
party-gold = Gold
party-potions = Potions
party-shield = Shield
party-of = { $top } at most
party-gives-wolf = For a combo of three or more cards, extra damage: { $first }{ $second ->
    [0] .
   *[other] , and extra cards: { $second }.
}
party-gives-griffin = { $first ->
    [0] A card from your discard pile to hand; nothing is discarded for it.
    [one] A card from your discard pile to hand, then discard { $first } card.
   *[other] A card from your discard pile to hand, then discard { $first } cards.
}
party-gives-bear = With Shield on 0, draw cards: { $first }{ $second ->
    [0] .
   *[other] , and Shield up by { $second }.
}
party-gives-cat = In the first fight turn, draw cards: { $first }{ $second ->
    [0] .
   *[other] , and return to the deck: { $second }.
}
party-gives-viper = Look at the top of the opponent’s deck, cards: { $first }{ $second ->
    [0] .
   *[other] , of these discard: { $second }.
}
party-first-wolf = Extra damage
party-second-wolf = Extra cards
party-first-griffin = Discard cards
party-first-bear = Draw cards
party-second-bear = Shield up by
party-first-cat = Draw cards
party-second-cat = Return cards
party-first-viper = Look at cards
party-second-viper = Discard cards
party-speciality-untold = The app does not know this level’s numbers yet. They stand on the player board.
party-speciality-tell = Copy the numbers from the player board
party-speciality-keep = Note level { $level }
party-trophies = Trophies
party-no-trophies = None so far.
party-trophy-monster = Monster
party-trophy-witcher = Witcher
party-trophy-attribute = Attribute
party-quests = Quests
party-quest-facts = event { $event }{ $pays ->
    [0] {""}
   *[other] , costs { $pays } gold
} · { $deck ->
    [city] city
   *[wilds] wilds
}{ $card ->
    [0] {""}
   *[other] {" "}{ $card }
}{ $source ->
    [ours] , our own tale
   *[printed] {""}
}
party-quest-named = “{ $name }”{ $pays ->
    [0] {""}
   *[other] , costs { $pays } gold
}
party-quest-now = Solve
party-quest-near = one move away
party-quest-drop = Give up a quest
party-quest-drop-one = Location { $place }, event { $event }
party-quest-drop-named = “{ $name }”
party-trails = Trails
party-trail-of = { $monster }
party-trail-of-none = the monster is gone
party-trail-quest = trail quest, { $count } gold
party-gifts = Equipment and companions
party-gift-unnamed = { $kind ->
    [equipment] equipment of event { $event }
   *[companion] companion of event { $event }
}
party-often-fight = once per fight
party-often-turn = once per turn
party-often-once = only once
party-often-always = any time
party-spent-fight = used in this fight
party-spent-turn = used in this turn
party-spent-once = used up
party-spent-always = any time
party-gift-use = Use
party-gift-drop = Lose
party-cards = Own cards
party-cards-line = hand { $hand }, deck { $deck }, discarded { $discard }
party-cards-all = { $count ->
    [one] adds up, { $count } card
   *[other] adds up, { $count } cards
}
party-cards-off = does not add up: { $count } on the table, it should be { $all }
party-draw-cards = Draw a card
party-discard-cards = Discard a card
party-trash-cards = Trash a card
party-deeds = Deeds
party-deed-moves = moves
party-deed-explored = explorations
party-deed-solved = quests solved
party-deed-poker-won = dice poker won
party-deed-poker-lost = dice poker lost
party-deed-defeated = monsters defeated
party-deed-driven-away = monsters driven away
party-deed-fell = total defeats
party-deed-duels-won = witcher fights won
party-deed-duels-lost = witcher fights lost
party-deed-meditated = meditations
party-deed-earned = gold gained
party-over = Copy the player board from the table
party-over-do = Note it in the app
party-pile-deck = Deck
party-pile-hand = Hand
party-pile-discard = Discarded
party-position = Scoring token
party-position-hint = Where it lies on the track. Nothing follows from it.
party-notes = Notes
party-notes-keep = Save
