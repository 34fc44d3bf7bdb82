# What happened: sentences that somebody will still read aloud in two months.

wrote-set-up = { $count ->
    [1] A single adventurer
    [2] Two adventurers
    [3] Three adventurers
    [4] Four adventurers
    [5] Five adventurers
    [6] Six adventurers
   *[other] { $count } adventurers
} set out for the Crown of Command: { $who }.

# Ways
wrote-came = The { $who } came { $space_to }.
wrote-built-raft = The { $who } felled some trees { $space_at } and tied them into a raft.
wrote-rafted = A raft bore the { $who } over the Storm River, straight { $space_to }.
wrote-gate-opened = The Gate of Fate gave way, { $rolled } against { $value }, and the { $who } passed through.
wrote-gate-shut = The { $who } pushed at the Gate of Fate, { $rolled } against { $value }. It did not move.
wrote-gate-held = { $by ->
    [craft] The { $who } tried the lock of the Gate of Fate by craft, { $rolled } against { $value }. It held.
   *[strength] The { $who } pushed at the Gate of Fate, { $rolled } against { $value }. It did not move.
}
wrote-free-again = The { $who } shook off the chains and was free again.
wrote-still-enslaved = The { $who } pulled at the chains, but they held.
wrote-found-the-way = The { $who } found the way on { $space_at }, { $rolled } against { $value }.
wrote-let-out = The { $who } strayed { $space_at } so long, { $rolled } against { $value }, that the way led out { $to_to }.
wrote-werewolf = A werewolf howled in the dark, strength { $value }, and the { $who } had to face it.
wrote-pits = { $count ->
    [one] { $count } monster
   *[other] { $count } monsters
} climbed out of the Pits, and the { $who } met them alone.
wrote-diced = The { $who } sat down to dice with Death: { $score } against { $theirs }.
wrote-fulfilled = The { $who } did all that was asked { $space_at }.
wrote-crown-reached = The { $who } stood upon the Crown of Command. From then on the dead do not return.

# The turn and its end
wrote-missed = The { $who } lost { $count ->
    [one] { $count } turn
   *[other] { $count } turns
}.
wrote-turn-missed = The { $who } could only watch time go by{ $left ->
    [0] .
   *[other] , with { $left ->
        [one] { $left } turn
       *[other] { $left } turns
    } more to wait.
}
wrote-turn-ended-early = The turn of the { $who } ended sooner than anybody expected.

# Encounters
wrote-drew = { $card_given ->
    [no] { $kind ->
        [event] Something befell { $space_at }.
        [animal] An animal without a name lay in wait { $space_at }.
        [monster] A monster without a name lay in wait { $space_at }.
        [dragon] A dragon lay in wait { $space_at }.
        [spirit] A spirit without a name appeared { $space_at }.
        [stranger] A stranger waited { $space_at }.
        [object] Some object lay { $space_at }.
        [magic_object] A magic object gleamed { $space_at }.
        [follower] A follower waited { $space_at }.
        [place] A new place came to light { $space_at }.
       *[unknown] A card that nobody has named lay { $space_at }.
    }
   *[yes] { $kind ->
        [event] Something befell { $space_at }, and the card calls it “{ $card }”.
        [animal] The { $card } lay in wait { $space_at }.
        [monster] The { $card } lay in wait { $space_at }.
        [dragon] The { $card } lay in wait { $space_at }.
        [spirit] The { $card } appeared { $space_at }.
        [stranger] The { $card } waited { $space_at }.
        [object] The { $card } lay { $space_at }.
        [magic_object] A magic object, “{ $card }”, gleamed { $space_at }.
        [follower] A follower, “{ $card }”, waited { $space_at }.
        [place] A new place, “{ $card }”, came to light { $space_at }.
       *[unknown] The card “{ $card }” was turned { $space_at }.
    }
}
wrote-met = { $card_given ->
    [no] The { $who } went through an encounter that has no name.
   *[yes] { $kind ->
        [event] The { $who } lived through the event “{ $card }”.
        [stranger] The { $who } met the stranger “{ $card }”.
        [place] The { $who } came to know a new place, “{ $card }”.
       *[other] The { $who } met with “{ $card }”.
    }
}
wrote-placed = The card “{ $card }” went { $space_to }.
wrote-card-left = “{ $card }” vanished { $space_at } without a trace.
wrote-took = The { $who } took “{ $card }” along and went on a little richer.
wrote-collected-gold = The { $who } picked up { $amount ->
    [one] { $amount } bag
   *[other] { $amount } bags
} of gold.
wrote-followed = { $way ->
    [enchantress] The { $who } knocked at the Enchantress’s door.
    [doctor] The { $who } called on the Doctor.
    [alchemist] The { $who } went to see the Alchemist.
    [tavern] The { $who } sat down at a table in the Tavern.
    [forest] The { $who } struggled through the Forest.
    [crags] The { $who } climbed about the Crags.
    [healer] The { $who } trusted the Healer’s hands.
    [blacksmith] The { $who } looked over the Blacksmith’s wares.
    [mystic] The { $who } asked the Mystic what was to come.
    [grave] The dead in the Graveyard knew a good soul; the { $who } left there pale.
    [raising] The { $who } called the dead in the Graveyard.
    [threshold] The threshold of the Chapel burned the { $who }.
    [healing] The { $who } paid for relief in the Chapel.
    [blessing] The { $who } breathed freely in the Chapel.
    [prayer] The { $who } knelt down { $space_at } to pray.
    [quest] The { $who } took a quest in the Warlock’s Cave.
    [thirst] The Desert gave the { $who } no shade.
    [physician] The { $who } had wounds seen to in the Castle.
    [toll] The Black Knight barred the way of the { $who }.
    [chasm] The { $who } crept along the Chasm.
    [vampire] Somebody waited in the Vampire’s Tower. The { $who } went in.
   *[other] The { $who } stopped { $space_at }.
}
wrote-gave-follower = A follower, “{ $card }”, was given for the { $who }.
wrote-follower-killed = The Chasm took a follower of the { $who }, “{ $card }”.
wrote-used-ability = The { $who } showed the { $whom } a skill that nobody else has.
wrote-removed-enemy = The { $who } was rid of the { $card } without a blow.

# Fights
wrote-attacked = The { $who } attacked the { $whom }.
wrote-attacked-psychically = Will against will: the { $who } attacked the { $whom }.
wrote-evaded = The { $who } evaded the fight.
wrote-evaded-stranger = The { $who } evaded whoever was waiting there.
wrote-beat = { $foes_given ->
    [no] The { $who } won the fight, { $score } to { $theirs }.
   *[yes] The { $who } beat the { $foes }, { $score } to { $theirs }.
}
wrote-lost = { $foes_given ->
    [no] The { $who } lost the fight, { $score } to { $theirs }.
   *[yes] The { $who } was beaten by the { $foes }, { $score } to { $theirs }.
}
wrote-standoff = { $score } against { $score }: the { $who } and the opponent stood without a scratch.
wrote-duel = The { $who } beat the { $whom }. Attack { $score }, defence { $theirs }.
wrote-takes-life = The { $who } reached for the life of the { $whom }.
wrote-takes-gold = The { $who } relieved the { $whom } of a bag of gold.
wrote-takes-object = The { $who } carried off “{ $card }”, which the { $whom } had owned.
wrote-life-saved = { $card_given ->
    [no] A spell held back the last blow; the { $who } lost no life.
   *[yes] The { $who } lost no life; “{ $card }” caught the blow.
}

# What came and what went
wrote-counters = { $counter ->
    [strength] The { $who } grew { $sign ->
        [up] stronger
       *[down] weaker
    } by { $by }.
    [craft] The craft of the { $who } { $sign ->
        [up] rose
       *[down] sank
    } by { $by }.
    [lives] The { $who } { $sign ->
        [up] gained
       *[down] lost
    } { $by ->
        [one] { $by } life
       *[other] { $by } lives
    }.
   *[gold] The { $who } { $sign ->
        [up] gained
       *[down] lost
    } { $by ->
        [one] { $by } bag
       *[other] { $by } bags
    } of gold.
}
wrote-toad-changed = In a toad’s skin the { $counter ->
    [strength] strength
   *[craft] craft
} of the { $who } { $sign ->
    [up] rose
    [down] fell
   *[other] changed
} by { $by }.
wrote-healed = The wounds of the { $who } closed: { $count ->
    [one] { $count } life
   *[other] { $count } lives
} back.
wrote-exchanged = The { $who } handed in trophies worth { $points ->
    [one] { $points } point
   *[other] { $points } points
} and grew stronger by { $gains }.{ $waste ->
    [0] {""}
   *[other] {" "}{ $waste ->
        [one] { $waste } point
       *[other] { $waste } points
    } went to waste.
}
wrote-dropped = The { $who } put down { $space_at } what was no longer worth carrying: { $cards }.
wrote-forbidden = The { $who } had to put down what was not for such hands: { $cards }.
wrote-gave-up = The { $who } let go of what had been theirs: { $cards }.
wrote-traded = { $cards_given ->
    [yes] The { $who } passed to the { $whom } from hand to hand: { $cards }{ $gold ->
        [0] .
       *[other] , and { $gold ->
            [one] { $gold } bag
           *[other] { $gold } bags
        } of gold besides.
    }
   *[no] The { $who } counted out { $gold ->
        [one] { $gold } bag
       *[other] { $gold } bags
    } of gold to the { $whom }.
}

# Spells
wrote-gained-spell = The { $who } gained a spell.
wrote-cast = The { $who } cast { $spell_given ->
    [yes] the spell “{ $spell }”
   *[no] a spell
}.
wrote-cast-at = The { $who } cast { $spell_given ->
    [yes] the spell “{ $spell }”
   *[no] a spell
} upon the { $whom }.
wrote-cast-on-oneself = The { $who } cast { $spell_given ->
    [yes] the spell “{ $spell }” on itself
   *[no] a spell on itself
}.
wrote-discarded-spells = The { $who } could not hold { $count ->
    [one] { $count } spell
   *[other] { $count } spells
} in mind.

# Changes
wrote-alignment = { $alignment ->
    [good] The { $who } found the way to good.
    [evil] The { $who } fell to evil.
   *[neutral] The { $who } ceased to serve either good or evil.
}
wrote-toad = It hissed, the smoke cleared, and where the { $who } had stood there sat a toad.
wrote-restored = The toad was gone, and the { $who } stood on two feet again.
wrote-lasting-quest = { $number ->
    [1] The { $who } was given a quest: to take a life from another character.
    [2] The { $who } was given a quest: to slay an enemy.
    [3] The { $who } was given a quest: to give up a follower.
    [4] The { $who } was given a quest: to give up a magic object.
    [5] The { $who } was given a quest: to bring three bags of gold.
    [6] The { $who } was given a quest: to bring two bags of gold.
   *[other] The { $who } was given a quest.
}
wrote-lasting-teleport = In the Tavern the { $who } caught a word that carries the speaker anywhere.
wrote-lasting-ferry = The { $who } arranged a passage to the Temple.
wrote-lasting-enslaved = The { $who } ended in chains in the Temple.
wrote-lasting-other = From then on something went with the { $who }.
wrote-let-go = { $kind ->
    [quest] The { $who } fulfilled the quest.
    [enslaved] The { $who } shook off the chains.
    [teleport] The word from the Tavern carries the { $who } no more.
    [ferry] The passage of the { $who } is settled.
   *[other] What went with the { $who } has passed.
}

# Death, the Crown, the end
wrote-died = The { $who } died { $space_at }.
wrote-out = The { $who } never returned.
wrote-came-back = Somebody new came to seat { $seat }: the { $who }.
wrote-command-worked = Thunder rolled from the Crown, a { $rolled }. The { $who } commanded, and the whole land felt it.
wrote-command-failed = The { $who } commanded from the Crown, a { $rolled }. Nobody obeyed.
wrote-conceded = The { $who } bowed to the Crown and left the game.
wrote-won = The { $who } was the last one left. The Crown of Command has found its bearer.

# What the table said of its box
wrote-described-card = { $card_given ->
    [no] One of the cards turned out to be something else.
   *[yes] It turned out what the card was: { $card }.
}
wrote-described-character = The character card was copied down: { $who }.
wrote-described-space = { $count ->
    [0] No cards are drawn on this space: { $space }.
   *[other] { $count ->
        [one] { $count } card is
       *[other] { $count } cards are
    } drawn on this space: { $space }.
}
wrote-mule = { $count ->
    [0] From then on a mule carries as much as anybody likes.
   *[other] From then on a mule carries { $count ->
        [one] { $count } object
       *[other] { $count } objects
    } more.
}
wrote-stock = Purchase cards counted: { $card }, { $count } in all.
wrote-taken-over = The counters were copied: { $who }.
