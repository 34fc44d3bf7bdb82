# What happened: sentences that somebody will read aloud in two months.

wrote-set-up = { $who } set out across Avalon.

# Days and nights
wrote-day-began = { nth-day } began.
wrote-night = { nth-day } faded, and night came.
wrote-dream = { $who } dreamt at { $place }.
wrote-nightmare = { $who } had a nightmare at { $place }.
wrote-day-noted = { nth-day } began.
wrote-ate = { $who } ate { $who_gender ->
    [f] her
   *[m] his
} Food.
wrote-hungry = { $who } went to sleep hungry.
wrote-passed = { $who } did nothing more that day.

# Roads and places
wrote-travelled = { $who } came to { $place }.
wrote-moved = { $who } found { $who_gender ->
    [f] herself
    [m] himself
   *[many] themselves
} at { $place }.
wrote-explored = { $who } explored { $place }.
wrote-location-action = { $who } made use of what { $place } has to offer.
wrote-personal-action = { $who } did what only { $who_gender ->
    [f] she
   *[m] he
} can do.
wrote-revealed = { $place } stepped out of the mist.
wrote-land-lost = The Wyrdness swallowed { $place }.
wrote-fled = { $who } fled the Wyrdness: { $lost } was gone, and { $place } gave shelter.
wrote-suffered = The Wyrdness touched { $who }, and left pain and terror behind.
wrote-replaced = { $place } was no longer what it had been; now it was { $new }.
wrote-removed = { $place } vanished from the map.
wrote-described = What the card of { $place } prints was copied down.

# Menhirs
wrote-inspected = { $who } looked at the menhir at { $place }.
wrote-menhir-lit = { $who } woke the menhir at { $place }; its dial showed { $value }.
wrote-menhir-last-day = The menhir at { $place } gave its last light.
wrote-menhir-dark = The menhir at { $place } went dark.
wrote-menhir-noted = What the menhir at { $place } asks for was noted.
wrote-menhir-gone = The menhir at { $place } stood no more.
wrote-menhir-set = { $value ->
    [0] The menhir at { $place } was left without a dial.
   *[other] The menhir at { $place } showed { $value }.
}
wrote-no-menhir = Not one menhir burned on Avalon, and the dark took its due.

# Characters
wrote-dying = { $who } began to die.
wrote-mad = { $who } fell into madness.
wrote-lifted = { $card ->
    [mad] { $who } came back to { $who_gender ->
        [f] her
       *[m] his
    } senses.
   *[dying] { $who } escaped death.
}
wrote-changed = { $by ->
    [0] { $who }: { word-what } unchanged, { $value }.
   *[other] { $sign ->
        [up] { $who } gained { word-so-many-by }, now { $value }.
       *[down] { $who } lost { word-so-many-by }, now { $value }.
    }
}
wrote-set = { $who }: { word-what } now { $value }.
wrote-attribute = { $who } grew: { word-attribute } { $value }.
wrote-paid = { word-paid }{ $why_given ->
    [yes] {" "}({ $why })
   *[no] {""}
}.
wrote-dropped-out = { $who } did not pay the price and stayed behind.
word-paid = { $who } paid: { $energy ->
    [0] { $health ->
        [0] Terror { $terror }
       *[other] Health { $health }{ word-paid-terror }
    }
   *[other] Energy { $energy }{ $health ->
        [0] {""}
       *[other] , Health { $health }
    }{ word-paid-terror }
}
word-paid-terror = { $terror ->
    [0] {""}
   *[other] , Terror { $terror }
}
wrote-boards-read = The numbers on the boards are right: { $who }.
wrote-board-read = What the board of { $who } prints was copied down.
wrote-boards-noted = The values of the character boards were noted.

# Things
wrote-took = { $who } gained the { $kind ->
    [secret] secret
   *[item] item
} “{ $name }”.
wrote-turned = { $side ->
    [up] { $who } took “{ $name }” in hand.
   *[down] { $who } put “{ $name }” away.
}
wrote-flipped = { $flipped ->
    [yes] { $who } used “{ $name }”.
   *[no] “{ $name }” is at hand again: { $who }.
}
wrote-left-lying = “{ $name }” was left lying at { $place }.
wrote-parted = { $who } parted with “{ $name }”.
wrote-handed = { $who } gave “{ $name }” to { $whom }.
wrote-traded = { $who } gave { $whom } { word-so-many-amount }.
wrote-spent-for = { $who } spent { $amount } Magic for { $whom }.

# Guardians
wrote-guardian-appeared = At { $place } { word-guardian } stayed in wait.
wrote-guardian-attacked = At { $place } { word-guardian } fell upon { $who_acc }.
wrote-guardian-left = { $name_given ->
    [yes] Guardian “{ $name }” vanished from the map.
   *[no] A guardian vanished from the map.
}
word-guardian = { $name_given ->
    [yes] the guardian “{ $name }”
   *[no] a guardian
}

# Encounters
wrote-encounter = { $who } { $colour ->
    [blue] began to parley
   *[none] faced what had come
}{ $name_given ->
    [yes] : “{ $name }”
   *[no] {""}
}.
wrote-encounter-ended = { $who } { $how ->
    [won] won the encounter{ word-encounter-name }
    [withdrew] saw the opponent of the encounter{ word-encounter-name } withdraw
    [avoided] avoided the encounter{ word-encounter-name }
    [fled] fled from the encounter{ word-encounter-name }
    [no_key] ended the encounter{ word-encounter-name } without a fight
   *[not_won] ended the encounter{ word-encounter-name } without victory
}.
word-encounter-name = { $name_given ->
    [no] {""}
   *[yes] {" "}“{ $name }”
}
wrote-escaped = { $who } escaped from the encounter.

# Events, quests, statuses, chapters
wrote-event = There came an event: “{ $name }”.
wrote-quest = { $name_given ->
    [yes] The quest “{ $name }” began.
   *[no] A new quest began.
}
wrote-quest-ended = The quest “{ $name }” ended.
wrote-status = The world will remember: “{ $status }”{ $part ->
    [0] {""}
   *[other] {" "}({ $part })
}.
wrote-status-off = The world forgot: “{ $status }”{ $part ->
    [0] {""}
   *[other] {" "}({ $part })
}.
wrote-chapter = Chapter { $chapter } began.
wrote-chapter-ended = Chapter { $chapter } ended.
wrote-decks-counted = The decks are counted.
wrote-campaign-won = The campaign came to its end on day { $day }.
wrote-dial-set = { $kind ->
    [quest] A quest dial
   *[time] A time dial
} shows { $value } now, { $of }{ $note_given ->
    [yes] : { $note }
   *[no] {""}
}.
wrote-dial-ran-out = { $note_given ->
    [yes] Time ran out: { $note }.
   *[no] For one thing on the table time ran out.
}
wrote-chronicler = { $seat ->
    [0] The table has no chronicler now.
   *[other] { $player_given ->
        [yes] { $player } keeps the chronicle now.
       *[no] Player { $seat } keeps the chronicle now.
    }
}
wrote-verse = At { $place } the old book was opened, and its words went out into the quiet.
wrote-choice = At { $place } a choice was made: “{ $text }”.
wrote-task = A task was taken on: { $text }
wrote-task-finished = { $how ->
    [done] Done: { $text }
    [abandoned] Given up: { $text }
   *[open] Taken up again: { $text }
}

# Growth
wrote-card = { $who } gained a new { $deck ->
    [combat] combat
   *[diplomacy] diplomacy
} card.

# Things, death and players
wrote-died = { $who } died: { $place }.
wrote-inherited = { $who } took over the secret “{ $name }”.
wrote-campaign-lost = The campaign was lost on day { $day }.
wrote-campaign-goes-on = The table plays on.
wrote-mercy = The All-Mother had mercy. Chapter { $chapter } began anew.
wrote-successor = { $place ->
    [0] { $who } sets out.
   *[other] { $who } sets out: { $place }.
}
wrote-joined = { $who } joins the table{ $player_given ->
    [yes] {" "}({ $player })
   *[no] {""}
}.
wrote-left-table = { $who } leaves the table{ $player_given ->
    [yes] {" "}({ $player })
   *[no] {""}
}.
wrote-came-back = { $who } comes back to the table{ $player_given ->
    [yes] {" "}({ $player })
   *[no] {""}
}.
