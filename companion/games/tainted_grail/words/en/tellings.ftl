# What the hands do now: short, one thing a sentence.

# Setting up
tell-take-board = { $who }: the character card and { $colour ->
    [green] the green board
    [blue] the blue board
    [brown] the brown board
    [grey] the grey board
   *[other] the board of its colour
}
tell-set-tracks = { $who }: Energy { $energy }, Health { $health }, Terror { $terror }
tell-set-tracks-by-board = { $who }: Energy, Health and Terror where the arrows on the board point
tell-read-board = { $who }: copy into the app where the tracks of Energy, Health and Terror end on the board (page Party)
tell-build-decks = { $who }: combat deck left of the board, diplomacy deck right, { $cards ->
    [one] { $cards } basic card
   *[other] { $cards } basic cards
} with a banner in each, shuffled
tell-build-advancement = { $who }: the other cards into two advancement decks, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} in each, shuffled and stored
tell-read-letter = { $who }: read the companion letter; character number { $number }
tell-lay-start = { $place } in the middle of the table, the characters’ figures on it
tell-attach-four = Attach locations on all sides of { $place } by its direction numbers
tell-sort-encounters = Sort the encounters by colour, four piles of { $count }; the cards “Your first encounter” are only for trying out, set them aside
tell-lay-secrets-and-items = Lay out the secrets and the shuffled items
tell-take-save-sheet = Take a blank save sheet
tell-deal-references = Deal out the reference cards
tell-follow-chapter = Find the setup card of chapter { $chapter } and follow both its sides
tell-random-pile = Shuffle the random events ({ $count }) and set them aside

# Morning
tell-remove-menhir = { $place }: menhir off
tell-menhir-dial = { $place }: dial to { $value }
tell-menhir-dial-off = { $place }: dial off, the menhir stands one more day
tell-place-menhir = { $place }: a menhir, and in it a dial on { $value }
tell-remove-location = { $place } back among the unrevealed locations
tell-remove-out-of-range = Back among the unrevealed goes every card that does not touch, even by a corner, any of these: { $places }. Whoever stands on one: { word-track } −2, Terror +2, and on to the nearest card
tell-no-menhir = No menhir burns: the cards stay, but every character suffers
tell-suffer = { $who }: { word-track } −2, Terror +2
tell-suffered = { $who }: { word-track } to { $value }, Terror to { $terror }
tell-move-figure = { $who }: figure to { $place }
tell-nowhere-to-go = { $who } has nowhere to flee; the figure stays beside the map
tell-other-refuge = { $who }: counted the other way, { $place } would be nearest
tell-dropped-thing-lost = The lost “{ $name }” into the box
tell-take-off = { $place }: dials and tokens off{ $note_given ->
    [yes] {" "}({ $note })
   *[no] {""}
}
tell-dial = { $of }: dial to { $value }{ $note_given ->
    [yes] {" "}({ $note })
   *[no] {""}
}
tell-dial-ran-out = { $of }: the dial has run out, take it off{ $note_given ->
    [yes] . Now: { $note }
   *[no] {""}
}
tell-take-token = { $of }: { $left ->
    [one] { $left } token stays
   *[other] { $left } tokens stay
}
tell-last-token = { $of }: last token off{ $note_given ->
    [yes] . Now: { $note }
   *[no] {""}
}
tell-action-free-again = { $place }: the location action is free again, its token goes
tell-turn-event = Turn the event card
tell-random-event-back = { $name_given ->
    [yes] Put “{ $name }” back
   *[no] Put yesterday’s random event back
} under the random events
tell-discard-event = { $name_given ->
    [yes] Lay “{ $name }”
   *[no] Lay yesterday’s event
} onto the event discard pile
tell-lay-quest = { $name_given ->
    [yes] “{ $name }”
   *[no] The new quest
} among the active quests
tell-roll-guardians = { $count ->
    [one] Roll the guardian die and move the guardian
   *[other] Roll the guardian die for each guardian ({ $count }) and move it
}
tell-guardian-moves = Guardian “{ $name }” to { $place }
tell-guardian-stays = Guardian “{ $name }” stays on { $place }
tell-guardian-attacks = { $place }: guardian “{ $name }” attacks { $who }{ $who_gender ->
    [many] , who fight together
   *[other] {""}
}
tell-guardian-leaves = Guardian “{ $name }” off the map, its card under the { $colour ->
    [green] green
    [grey] grey
    [purple] purple
   *[blue] blue
} encounters
tell-guardian-appears = The card of guardian “{ $name }” onto { $place }
tell-meet-guardian = { $place }: first the encounter of { $who } with guardian “{ $name }”
tell-choose-guardian = { $place }: more than one guardian waits here ({ $names }); choose which of them { $who } { $who_gender ->
    [many] face
   *[other] faces
} first
tell-guardian-not-beaten = The card of guardian “{ $name }” stays on { $place }
tell-guardian-would-stay = If { $name_given ->
    [yes] “{ $name }” is a guardian
   *[no] it was a guardian
}, its card goes not under its deck but onto the location; put it on the map
tell-guardian-by-hand = { $face ->
    [nothing] Guardian “{ $name }” stays
    [north] Guardian “{ $name }” one location up
    [east] Guardian “{ $name }” one location to the right
    [south] Guardian “{ $name }” one location down
   *[west] Guardian “{ $name }” one location to the left
}; all characters who stand there fight it at once, together
tell-guardian-fallback = Where no way leads there, the guardian goes to the connected location with the highest number, and without any it stays. Characters it meets fight it at once, together
tell-cards-back = Played cards back into their decks, shuffled
tell-discuss-plans = Talk over the plans for today
tell-surplus-equipment = { $who }: leave one card of each kind of equipment face up; too many: { $cards }
tell-who-begins = If you cannot agree, { $who } begins

# By day
tell-move-party = { $who_gender ->
    [many] Figures to { $place }: { $who }
   *[other] { $who }: figure to { $place }
}
tell-lay-location = { $side ->
    [north] { $place } above { $beside }
    [east] { $place } right of { $beside }
    [south] { $place } below { $beside }
    [west] { $place } left of { $beside }
   *[none] { $place } on the table
}
tell-find-replacement = Find the card with original location number { $number } and lay it { $side ->
    [north] above
    [east] right of
    [south] below
   *[west] left of
} { $place }
tell-sides-do-not-match = The numbers where { $place } and { $beside } touch do not match; no road leads there
tell-hostile-settlement = { $place }: a hostile settlement, an encounter by the card follows at once
tell-immediate-rules = { $place }: resolve the rules at the lightning now
tell-rules-after-guardian = { $place }: after the guardian come the card’s rules for whoever enters
tell-drops-out = { $who } does not pay and stays behind
tell-acts-again = { $who } already acted in this cycle
tell-energy = { $who }: Energy to { $value }
tell-paid = { $who }: { word-what } to { $value }
tell-energy-limited = { $who }: Energy to { $value }, the health limiter allows no more
tell-energy-held-by-health = { $who }: Energy only to { $value }, the health limiter allows no more
tell-attach-dying = { $who }: { $card ->
    [solo] the solo card “You are dying”
   *[shared] “You are dying”
} to the board
tell-dying-card-decides = { $who } leaves the encounter without losing Energy and without an opportunity attack, unless “You are dying” says otherwise
tell-attach-mad = { $who }: “Going mad” to the board
tell-madness-may-pass = { $who }: Terror has left the red; “Going mad” comes off when the card allows it
tell-lift-card = { $who }: { $card ->
    [mad] “Going mad”
   *[dying] “You are dying”
} off the board, back with the others
tell-dying-may-pass = { $who }: Health is above 0; “You are dying” comes off when the card allows it
tell-read-section = Open section { $place_number } of the journal
tell-put-used-token = { $place }: a time token on the location action, not again today
tell-remember-used = { $place }: the location action is used for today, lay no token
tell-personal-action = { $who }: personal action{ $text_given ->
    [yes] {" "}– { $text }
   *[no] {" "}as on the character card
}
tell-read-menhir = { $place }: read what the menhir asks for { $players ->
    [one] { $players } player
   *[other] { $players } players
}
tell-check-reveals = { $place }: the menhir burns; reveal around it if the text says so
tell-menhir-price = { $players ->
    [one] For { $players } player
   *[other] For { $players } players
}: { word-what } { $cost }
tell-figures-short = { $needed ->
    [one] The table needs { $needed } menhir
   *[other] The table needs { $needed } menhirs
}, the box holds { $held }; use something else
tell-tokens-short = The table needs { $needed } { $kind ->
    [quest] { $needed ->
        [one] quest token
       *[other] quest tokens
    }
   *[time] { $needed ->
        [one] time token
       *[other] time tokens
    }
}, the box holds { $held }; use something else
tell-dials-short = The table needs { $needed ->
    [one] { $needed } dial
   *[other] { $needed } dials
}, the box holds { $held }; use something else
tell-replace-location = { $new } in place of { $place }
tell-box-location = { $place } into the box, out of the game
tell-lay-dial = { $of }: a { $kind ->
    [quest] quest dial
   *[time] time dial
} on { $value }, its token on top
tell-take-off-dial = { $of }: dial and token off{ $note_given ->
    [yes] {" "}({ $note })
   *[no] {""}
}
tell-take-off-tokens = { $of }: tokens off{ $note_given ->
    [yes] {" "}({ $note })
   *[no] {""}
}
tell-lay-tokens = { $of }: add { $count } { $kind ->
    [quest] { $count ->
        [one] quest token
       *[other] quest tokens
    }
   *[time] { $count ->
        [one] time token
       *[other] time tokens
    }
}
tell-lay-face-down = { $who }: “{ $name }” face down, there is { $keyword ->
    [weapon] a weapon
    [armour] armour
    [shield] a shield
    [companion] a companion
   *[relic] a relic
} face up already
tell-discard-item = “{ $name }” under the item deck
tell-discard-secret = “{ $name }” back among the secrets
tell-day-may-end = Nobody acts any more, the day may end
tell-turn-card = Turn { $place } over
tell-turn-card-back = { $place ->
    [0] Turn the location card back
   *[other] Turn { $place } back
}
tell-only-after-exploring = { $who } { $who_gender ->
    [many] are
   *[other] is
} exploring; this belongs after it
tell-leaves-encounter = { $who }: out of the encounter
tell-leavers-cards = { $who }: shuffle hand and discards into the deck and put it aside; cards in the sequence stay there to the end and are shuffled in then
tell-encounter-begins = { $who }: { $name_given ->
    [yes] “{ $name }”,
   *[no] the encounter card,
} { $colour ->
    [blue] diplomacy begins
    [green] combat begins
    [grey] combat begins
    [purple] combat begins
   *[other] combat or diplomacy begins
}. If it has no open key on its right, just do what it says
tell-no-open-key = { $name_given ->
    [yes] “{ $name }”
   *[no] The card
} has no open key: carry out its text, there is neither combat nor diplomacy
tell-encounter-over = { $name_given ->
    [yes] “{ $name }”
   *[no] The encounter card
} under { $colour ->
    [green] the green encounters
    [grey] the grey encounters
    [purple] the purple encounters
    [blue] the blue encounters
   *[other] its deck
}; played cards back into their decks, shuffled

# Evening and night
tell-no-food = { $who } { $who_gender ->
    [many] have
   *[other] has
} nothing to eat; whoever stands on the same card may share
tell-nothing-to-eat = { $who } { $who_gender ->
    [many] have
   *[other] has
} nothing to eat
tell-rest-by-hand = Each eats one Food (Health +1, Terror −1), else Energy to 0; where it is 0 already, Health −1
tell-energy-by-hand = Energy back to the top, for the exhausted only 4; never above Health
tell-board-after-rest = { $who }: Energy { $energy }, Health { $health }, Terror { $terror }, Food { $food }
tell-board-by-hand-after-rest = { $way ->
    [fed] { $who }: take 1 Food off the board; Health up by 1, Terror down by 1, Energy up to the Health limiter; from a red position only 4 up
    [unfed] { $who }: nothing to eat; Energy to 0 (if it stood there already, Health down by 1), then to 4, never past the Health limiter
   *[untold] { $who }: your board knows. With Food, take 1 off, Health up by 1, Terror down by 1; without, Energy to 0. Then Energy goes up to the Health limiter; from a red position only 4 up
}
tell-advance = Spend Experience and rebuild your decks
tell-dreams-by-hand = Whoever sleeps at a dream emblem reads a dream, or a nightmare with Terror in the red
tell-dream = { $who }: read the dream in section { $place_number }
tell-nightmare = { $who }: read the nightmare in section { $place_number }

# Sheet, events, chapters
tell-quest-met = Secret { $secret } met the condition of the quest{ $name_given ->
    [yes] {" "}“{ $name }”
   *[no] {""}
}: read and carry out the success part of its card at once
tell-quest-condition = Did that meet the condition of the quest{ $name_given ->
    [yes] {" "}“{ $name }”
   *[no] {""}
}? You noted: { $note }
tell-mid-chapter = You are in the middle of a chapter: note the details of the quest and the actions used today
tell-box-discard = Discarded events to the box, if the setup card of chapter { $chapter } says nothing else
tell-discard-boxed = { $count ->
    [one] Put the discarded event to the box
   *[other] Put the { $count } discarded events to the box
}
tell-tick-status = On the sheet, tick “{ $status }”{ $part ->
    [0] {""}
   *[other] , box { $part }
}
tell-already-marked = “{ $status }” is ticked already, nothing changes
tell-status-verse = “{ $status }”: read verse { $verse } of the Book of Secrets
tell-status-event = “{ $status }”: a special event happens, look at the save sheet
tell-add-random-events = { $count ->
    [one] { $count } random event
   *[other] { $count } random events
} on top of the event deck
tell-random-pile-empty = No random events are left
tell-task-in-doubt = { $place } has changed; see whether this task still stands: { $text }
tell-quest-success = { $name_given ->
    [yes] Quest “{ $name }”:
   *[no] The quest:
} read the success part of the card and carry it out
tell-quest-goes = { $goes ->
    [box] Then the quest card into the box, out of the game
    [discard] Then the quest card { $pile ->
        [secrets] back among the secrets
        [random] under the random events
       *[events] onto the discard pile of the events
    }
   *[under] Then the quest card { $pile ->
        [secrets] back among the secrets
        [random] under the random events
       *[events] under the event deck
    }
}
tell-adjust-encounters = Adjust the four encounter decks as it says: easier cards are replaced with harder ones; shuffle each deck
tell-leave-training-cards = Leave the cards “Your first encounter” aside; a campaign does without them
tell-adjust-events = Adjust the event deck as it says
tell-keep-quests = Leave the active quests where they lie, unless a text takes them away
tell-save-now = The end of a chapter is the best moment to save the game, if you like
tell-campaign-won = The campaign is over; read what came of it

# Growth
tell-attach-skill = { $who }: skill { $skill } to { word-attribute }, { $side ->
    [back] back
   *[front] front
} up; the other side is given up
tell-mark-point = { $who }: { word-attribute } to { $value }
tell-look-by-hand = { $who }: look at the top { $count } cards of the { $deck ->
    [combat] combat
   *[diplomacy] diplomacy
} advancement deck, keep one for your deck and shuffle the others back
tell-offer-back = { $who }: shuffle the { $deck ->
    [combat] combat
   *[diplomacy] diplomacy
} cards not chosen back into the advancement deck
tell-cards-aside = { $who }: out of the { $deck ->
    [combat] combat
   *[diplomacy] diplomacy
} deck, beside the board: { $cards }
tell-cards-in = { $who }: into the { $deck ->
    [combat] combat
   *[diplomacy] diplomacy
} deck: { $cards }
tell-choose-card = { $who } chooses one { $deck ->
    [combat] combat
   *[diplomacy] diplomacy
} card: { $cards }
tell-keep-card = { $who }: the { $deck ->
    [combat] combat
   *[diplomacy] diplomacy
} card ({ $card }) { $where ->
    [aside] beside the board
   *[deck] into the deck
}, shuffle the others back into the advancement deck
tell-pay-experience = { $who }: pay { $price } Experience

# Things, death and players
tell-box-card = { $kind ->
    [secret] The secret
   *[item] The item
} “{ $name }” into the box; it does not come back in this campaign
tell-turn-back = { $who }: turn used cards back: { $names }
tell-shuffle-items = { $count ->
    [0] Shuffle the cards passed over back into the item deck
    [one] Shuffle the card passed over back into the item deck
   *[other] Shuffle the { $count } cards passed over back into the item deck
}
tell-turn-up = { $who }: “{ $name }” face up
tell-no-items = { $who } has no items; secrets stay
tell-leave-items = { $who }: leave the items lying on { $place }: { $names }
tell-divide-secrets = { $who }: divide the secrets among the others: { $names }
tell-clear-the-dead = { $who }: figure off the map; board, skills and decks into the box; resources are lost
tell-may-take-another = { $player_given ->
    [yes] { $player } may take another
   *[no] The player may take another
}: { $whom }
tell-campaign-lost = The game is lost
tell-mercy-is-possible = If all agree, there is still the All-Mother’s mercy
tell-read-verse = Read verse { $verse } of the Book of Secrets
tell-restart-chapter = Begin chapter { $chapter } anew, as that verse says
tell-story-mode-may-help = There has been mercy before; story mode may make the way easier
tell-lives-again = { $who } lives again: board, card, decks and figure back to the table
tell-note-preset-boards = Set resources and tracks as the verse says, and copy them into the app
tell-successor-stands = { $place ->
    [0] { $who }: figure on the revealed location with the lowest number
   *[other] { $who }: figure on { $place }
}
tell-newcomer-stands = { $place ->
    [0] { $who }: figure beside one of the characters in play
   *[other] { $who }: figure on { $place }
}
tell-store-character = { $who }: board, items, decks and figure into a compartment; personal secrets stay with them
tell-take-out-character = { $who }: everything out of the compartment, back to the table
tell-players-now = From now on reckon with { $count ->
    [one] one player
   *[other] { $count } players
}; dials that lie there stay as they are
tell-activation = { $who } is next; delayed abilities first, from left to right
tell-order-of-effects = A played card: keys from top to bottom, then the ability
tell-last-of-sequence = If a card of the sequence is discarded, it is always the last one
