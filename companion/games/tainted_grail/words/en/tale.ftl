# The chronicle as a tale: the same happenings, told at once and without the sums.

# A sentence is woven of what the same people did one after another. `since`: whether they were named before it.
told-deeds = { $since ->
    [on] { $turn ->
        [0] Then { $who_gender ->
            [f] she
            [m] he
           *[many] they
        }
        [1] After that { $who_gender ->
            [f] she
            [m] he
           *[many] they
        }
       *[2] { $who_gender ->
            [f] She
            [m] He
           *[many] They
        }
    }
    [other] { $turn ->
        [0] { $who }
        [1] { $opens ->
            [deed-dream] { $who }
            [deed-nightmare] { $who }
           *[other] Meanwhile { $who_nom }
        }
       *[2] { $opens ->
            [deed-dream] { $who }
            [deed-nightmare] { $who }
           *[other] { $who }, meanwhile,
        }
    }
   *[first] { $opens ->
        [deed-ate] { $turn ->
            [0] As the light went, { $who_nom }
            [1] At dusk { $who_nom }
           *[2] After dark { $who_nom }
        }
        [deed-dream] { $turn ->
            [0] { $who }
            [1] That night { $who_nom }
           *[2] In the dark hours { $who_nom }
        }
       *[other] { $since ->
            [again] { $turn ->
                [0] { $who }
                [1] Later { $who_nom }
               *[2] Before long { $who_nom }
            }
           *[first] { $who }
        }
    }
} { $deeds }{ $tail }.

# What they did, without them.
deed-ate = { $turn ->
    [0] ate supper
    [1] sat down to supper
   *[2] had supper by the fire
}
deed-hungry = went to sleep hungry
tail-hungry = , but { $who_nom } went to sleep hungry
tail-dream = , { $who_nom } at { $place }
tail-travelled = , { $who_nom } to { $place }
tail-attribute = , { $who_nom } { word-grown }
deed-dream = dreamt at { $place }
deed-nightmare = had a nightmare at { $place }
deed-suffered = felt the Wyrdness pass over { $who_gender ->
    [f] her
    [m] him
   *[many] them
}, and pain and terror stayed behind
deed-fled = fled from the Wyrdness to { $place }
deed-moved = found { $who_gender ->
    [f] herself
    [m] himself
   *[many] themselves
} at { $place }
deed-travelled = { $after ->
    [deed-travelled] went on to { $place }
    [deed-explored] took the road to { $place }
   *[other] came to { $place }
}
deed-explored = { $here ->
    [yes] explored what lay there
   *[no] explored { $places }
}
deed-location-action = { $here ->
    [yes] made use of what the place has to offer
   *[no] made use of what { $place } has to offer
}
deed-personal-action = did what { $who_gender ->
    [f] only she can do
    [m] only he can do
   *[many] nobody else can do
}
deed-inspected = looked at the menhir { $here ->
    [yes] there
   *[no] at { $place }
}
deed-menhir-lit = { $after ->
    [deed-inspected] woke it to light
   *[other] woke the menhir { $here ->
        [yes] there
       *[no] at { $place }
    }
}
deed-encounter-came = met { $name_given ->
    [yes] “{ $name }”
   *[no] { $colour ->
        [green] a beast of the wild
        [grey] those who stood in the way
        [purple] a thing not of this world
        [blue] somebody who wanted words with them
       *[none] what had come
    }
}
deed-encounter = { $how ->
    [won] { $colour ->
        [blue] had the last word in { word-parley }
       *[other] { $name_given ->
            [yes] beat “{ $name }”
           *[no] got the better of { word-comer }
        }
    }
    [withdrew] stood fast until { $name_given ->
        [yes] “{ $name }” drew back
       *[no] { word-comer } drew back
    }
    [avoided] went round { $name_given ->
        [yes] “{ $name }”
       *[no] { word-comer }
    }
    [fled] { $colour ->
        [blue] broke off { word-parley }
       *[other] ran from { $name_given ->
            [yes] “{ $name }”
           *[no] { word-comer }
        }
    }
    [no_key] came past { $name_given ->
        [yes] “{ $name }”
       *[no] { word-comer }
    } { $colour ->
        [blue] without a word
       *[other] without a blow
    }
   *[not_won] { $colour ->
        [blue] got nowhere in { word-parley }
       *[other] came away from { word-with-comer } without a victory
    }
}
word-with-comer = { $name_given ->
    [yes] a fight with “{ $name }”
   *[no] a fight with { word-comer }
}
word-parley = { $name_given ->
    [yes] the parley “{ $name }”
   *[no] a parley with strangers
}
word-comer = { $colour ->
    [green] a beast of the wild
    [grey] those who stood in the way
    [purple] a thing not of this world
    [blue] strangers who wanted words
   *[none] what had come
}
deed-escaped = got away
deed-took = gained { $kind ->
    [secret] { $count ->
        [one] the secret
       *[other] the secrets
    }
   *[item] { $count ->
        [one] the item
       *[other] the items
    }
} { $names }
deed-parted = parted with { $names }
deed-card = learned { $deck ->
    [combat] a new stroke
   *[diplomacy] a new way with words
}
deed-attribute = grew { word-grown }
word-grown = { $attribute ->
    [aggression] fiercer
    [courage] braver
    [practicality] handier
    [empathy] gentler
    [caution] warier
   *[spirituality] more devout
}

# What nobody did.
told-revealed = { $count ->
    [one] { $turn ->
        [0] Out of the mist came { $places }.
       *[1] The mist drew back from { $places }.
    }
   *[other] { $turn ->
        [0] Out of the mist { word-so-many-places-came }: { $places }.
       *[1] The mist drew back from { word-so-many-places }: { $places }.
    }
}
tail-revealed = { $count ->
    [one] , and out of the mist came { $places }
   *[other] , and out of the mist { word-so-many-places-came }: { $places }
}
told-land-lost = { $count ->
    [one] The Wyrdness swallowed { $places }.
   *[other] The Wyrdness swallowed { word-so-many-places }: { $places }.
}
word-so-many-places-came = came { word-so-many-places }
word-so-many-places = { $count ->
    [2] two places
    [3] three places
    [4] four places
    [5] five places
    [6] six places
    [7] seven places
    [8] eight places
    [9] nine places
    [10] ten places
    [11] eleven places
    [12] twelve places
   *[other] { $count } places
}
told-menhir-last-day = For the last time { $count ->
    [one] the menhir at { $places } gave its light.
   *[other] the menhirs at { $places } gave their light.
}
told-menhir-dark = { $count ->
    [one] The menhir at { $places } went dark.
   *[other] The menhirs at { $places } went dark.
}
told-event = { $turn ->
    [0] The day began with “{ $name }”.
    [1] The day brought “{ $name }”.
   *[2] With the morning came “{ $name }”.
}
told-night = { $turn ->
    [0] So { nth-day-within } burned down.
    [1] Night closed over { nth-day-within }.
   *[2] And { nth-day-within } was over.
}
nth-day-within = { $day ->
    [1] the first day
    [2] the second day
    [3] the third day
    [4] the fourth day
    [5] the fifth day
    [6] the sixth day
    [7] the seventh day
    [8] the eighth day
    [9] the ninth day
    [10] the tenth day
    [11] the eleventh day
    [12] the twelfth day
   *[other] the day
}
told-choice = { $here ->
    [yes] { $turn ->
        [0] There a choice was made:
       *[1] It was then that a choice was made:
    }
   *[no] { $turn ->
        [0] At { $place } a choice was made:
       *[1] And a choice was made, at { $place }:
    }
} “{ $text }”.
told-task = { $turn ->
    [0] One thing stayed on their minds:
    [1] One thing was not to be forgotten:
   *[2] And this went with them from then on:
} “{ $text }”.
told-status = { $turn ->
    [0] The world will remember { $statuses }.
    [1] This will be remembered: { $statuses }.
   *[2] From now on the world knows of { $statuses }.
}
told-status-off = { $turn ->
    [0] The world forgot { $statuses }.
   *[1] No longer is it remembered: { $statuses }.
}
told-chapter = { $turn ->
    [0] Then { word-chapter-nth } chapter began.
    [1] A new chapter opened, { word-chapter-nth }.
   *[2] And { word-chapter-nth } chapter began.
}
told-chapter-ended = So ended { word-chapter-nth } chapter.
word-chapter-nth = { $chapter ->
    [1] the first
    [2] the second
    [3] the third
    [4] the fourth
    [5] the fifth
    [6] the sixth
    [7] the seventh
    [8] the eighth
    [9] the ninth
    [10] the tenth
    [11] the eleventh
    [12] the twelfth
    [13] the thirteenth
    [14] the fourteenth
    [15] the fifteenth
   *[other] another
}
