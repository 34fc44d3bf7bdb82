# Putting the table away and laying it again: one thing for the hands a line.

group-decks = Decks
group-standing = What stands on the map
group-map = The map
group-world = Around the table
group-hero-beor = Beor
group-hero-ailei = Ailei
group-hero-arev = Arev
group-hero-cerv = Maggot

pack-board = { $who }: Energy { $energy }, Health { $health }, Terror { $terror }; Food { $food }, Wealth { $wealth }, Reputation { $reputation }, Magic { $magic }, Experience { $experience } – does the board agree?
lay-board = { $who }: on the board, Energy { $energy }, Health { $health }, Terror { $terror }; Food { $food }, Wealth { $wealth }, Reputation { $reputation }, Magic { $magic }, Experience { $experience }
pack-board-unknown = { $who }: copy the board’s values here before you clear it
lay-board-unknown = { $who }: the app does not know what was on the board; set it by your paper sheet or from memory, and then copy it on the page Party
pack-attributes = { $who }: Aggression { $aggression }, Courage { $courage }, Practicality { $practicality }, Empathy { $empathy }, Caution { $caution }, Spirituality { $spirituality } – does the board agree?
lay-attributes = { $who }: mark Aggression { $aggression }, Courage { $courage }, Practicality { $practicality }, Empathy { $empathy }, Caution { $caution }, Spirituality { $spirituality }
skill-beside = { $number } ({ word-attribute })
pack-skills = { $who }: skills { $skills } – do the cards agree?
lay-skills = { $who }: skills { $skills } beside the board
pack-own-dial = { $who }: the dial { $where ->
    [character] beside the board
   *[secret] on “{ $of }”
} shows { $value } – does it?
lay-own-dial = { $who }: { $where ->
    [character] beside the board
   *[secret] on “{ $of }”
}, a dial on { $value }
pack-own-tokens = { $who }: { $where ->
    [character] beside the board
   *[secret] on “{ $of }”
}, { $kind ->
    [quest] quest tokens
   *[time] time tokens
}: { $count } – is it so?
lay-own-tokens = { $who }: { $where ->
    [character] beside the board
   *[secret] on “{ $of }”
}, { $kind ->
    [quest] quest tokens
   *[time] time tokens
}: { $count }
pack-notes = { $who }, note: { $note } – does it still hold?
lay-notes = { $who }, note: { $note }
pack-markers = { $who }: markers off the board, into the box
lay-markers = { $who }: board in front of you, markers at hand
pack-belongings = { $who }: { $count ->
    [0] any items and secrets
    [one] one item or secret
   *[other] { $count } items and secrets
} into the compartment
lay-belongings = { $who }: { $count ->
    [0] any items and secrets
    [one] one item or secret
   *[other] { $count } items and secrets
} out of the compartment
pack-hero-decks = { $who }: combat and diplomacy cards together, dividers on the advancement decks, all into the compartment
lay-hero-decks = { $who }: combat and diplomacy decks out of the compartment, both shuffled; advancement decks aside

pack-figure = { $who } stands on { $place } – is it so?
lay-figure = { $who }: figure on { $place }
pack-menhir = { $place }: a menhir, its dial on { $value } – is it so?
lay-menhir = { $place }: a menhir, and in it a dial on { $value }
pack-menhir-dark = { $place }: a menhir without a dial – is it so?
lay-menhir-dark = { $place }: a menhir without a dial; it goes tomorrow morning
pack-guardian = { $place }: guardian “{ $name }” – is it so?
lay-guardian = { $place }: the card of guardian “{ $name }”
pack-dial = { $of }: a { $kind ->
    [quest] quest dial
   *[time] time dial
} on { $value }{ $note_given ->
    [yes] {" "}({ $note })
   *[no] {""}
} – is it so?
lay-dial = { $of }: a { $kind ->
    [quest] quest dial
   *[time] time dial
} on { $value }{ $note_given ->
    [yes] {" "}({ $note })
   *[no] {""}
}
pack-tokens = { $of }: { $count } { $kind ->
    [quest] { $count ->
        [one] quest token
       *[other] quest tokens
    }
   *[time] { $count ->
        [one] time token
       *[other] time tokens
    }
} – is it so?
lay-tokens = { $of }: { $count } { $kind ->
    [quest] { $count ->
        [one] quest token
       *[other] quest tokens
    }
   *[time] { $count ->
        [one] time token
       *[other] time tokens
    }
}
pack-used = { $place }: the location action was used today – is it so?
lay-used = { $place }: the location action was used today, lay its token
pack-left = { $place }: store what lies there apart, “{ $name }”
lay-left = { $place }: leave “{ $name }” lying here
pack-tasks = Add the open tasks to the sheet, the game has no cards for them: { $tasks }
lay-tasks = Recall the open tasks: { $tasks }
list-chapter = Between two chapters
list-chapter-done = The new chapter begins
    .noun = the chapter’s beginning
pack-figures = Figures, dials and tokens into the box
lay-figures = Figures, dials and tokens out of the box
pack-location = { $place } onto the pile of revealed locations
lay-location = { $on_grid ->
    [yes] { $place }: { $west ->
        [0] { $east ->
            [0] { $north ->
                [0] { $south ->
                    [0] in the middle of the table
                    [1] below the starting card
                   *[other] { $south } cards below the starting card
                }
                [1] above the starting card
               *[other] { $north } cards above the starting card
            }
            [1] right of the starting card{ word-up-or-down }
           *[other] { $east } cards right of the starting card{ word-up-or-down }
        }
        [1] left of the starting card{ word-up-or-down }
       *[other] { $west } cards left of the starting card{ word-up-or-down }
    }
   *[no] { $place }: beside the map
}
word-up-or-down = { $north ->
    [0] { $south ->
        [0] {""}
        [1] , 1 card down
       *[other] , { $south } cards down
    }
    [1] , 1 card up
   *[other] , { $north } cards up
}
pack-locations = { $count ->
    [0] Stack the revealed locations
    [one] Take the revealed location
   *[other] Stack the { $count } revealed locations
}, divider on top, then the unrevealed ones turned the other way
lay-locations = { $count ->
    [0] Take the revealed locations out of the large compartment
    [one] Take the revealed location out of the large compartment
   *[other] Take the { $count } revealed locations out of the large compartment
}
pack-boxed-locations = Locations removed from the game into the smaller compartment: { $places }
lay-boxed-locations = Locations removed from the game stay in the smaller compartment: { $places }
pack-encounters = The four encounter decks behind the divider for saved encounters
lay-encounters = The four encounter decks from behind their divider
pack-events = Event deck and active quests behind the divider for saved events: { $quests }
lay-events = The event deck, and beside it the active quests: { $quests }
pack-events-plain = Event deck and any quests behind the divider for saved events
lay-events-plain = The event deck, and beside it any quests
pack-rest = All other secrets, items, encounters and events into the box
lay-rest = Secrets, shuffled items and the other cards out of the box

# Things, death and players
list-character = A new character
list-character-done = On with the game
    .noun = the prepared character
pack-legacy = Keep the secrets that still wait to be divided together: { $names }
lay-legacy = Beside the map, the secrets that wait to be divided: { $names }
