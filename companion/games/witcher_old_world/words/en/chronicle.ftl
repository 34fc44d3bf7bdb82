# What happened: sentences that somebody will still read aloud in two months.

wrote-seated = { $seat ->
    [1] { $who } chose not to wait for anybody.
    [2] { $who } strapped two swords to the saddle and did not look back.
    [3] { $who } set out in the rain, as one does.
    [4] { $who } drained the cup and walked out into the dark.
   *[other] { $who } rode off without a word.
}
wrote-turn = { $number ->
    [1] { $who } had the whole road ahead.
   *[other] { $who }, turn { $number }.
}

# Ways
wrote-moved = { $place_number ->
    [0] { $who } went as far as the road would go, { to-place }.
    [1] { $who } reached the gate { at-place }.
    [2] { $who } crossed the hills { to-place }.
    [3] { $who } climbed { to-place }.
    [4] { $who } turned off { to-place }.
    [5] { $who } rode { to-place }.
    [6] { $who } was lost in the crowd { at-place }.
    [7] { $who } rode through the gates { at-place }.
    [8] { $who } got off the horse { at-place }.
    [9] { $who } came { to-place }.
    [10] { $who } fought through the woods { to-place }.
    [11] { $who } was seen { at-place }.
    [12] { $who } went { to-place }.
    [13] { $who } scrambled up { to-place }.
    [14] { $who } stood by the water { at-place }.
    [15] { $who } strayed { to-place }, perhaps on purpose.
    [16] { $who } walked in under the trees { at-place }.
    [17] { $who } wandered { to-place }.
   *[18] { $who } climbed all day { to-place }.
}{ $by ->
    [two_cards] {" "}It was the long way round.
    [card_and_gold] {" "}The way was paid for in gold.
   *[other] {""}
}
wrote-put = { $who } was suddenly { at-place }.
wrote-trail-quest = { $who } heard of a trail that led { to-place }.
wrote-trail-found = { $terrain_key ->
    [forest] { $who } read the trail through the woods down to the last print.
    [mountain] { $who } followed the tracks in the mountains to where they began.
   *[water] { $who } found the right print at last, in the mud by the water.
}
wrote-trail = { $terrain_key ->
    [forest] From then on { $who } knew what to look for in the woods.
    [mountain] From then on no track in the mountains was strange to { $who }.
   *[water] From then on { $who } knew how to read the mud by the water.
}

# On the spot
wrote-acted = { $action ->
    [attribute] { $who } learned something { at-place }, and nobody asked a penny for it.
    [school] { $who } sweated { at-place } until the sawdust ran out of the dummy.{ $paid ->
        [0] {""}
       *[other] {" "}The bill came to { $paid } gold.
    }
    [potion] { $who } had a small bottle filled { at-place }. It burned through the glass.
    [exchange] { $who } traded an old trick for a new one { at-place }.
    [trail] { $who } listened { at-place } to who had seen what, and was paid for it besides.
    [clearing] { $who } looked over what was taught { at-place }. Some of it was not worth a second look.
   *[poker] { $who } pulled up a chair to the dice { at-place }.
}
wrote-raised = { $value ->
    [2] { $who } was no longer where it had all begun: { $attribute } { $value }.
    [3] { $who } had grown stronger: { $attribute } { $value }.
    [4] Few have come as far as { $who }: { $attribute } { $value }.
   *[5] { $who } came to the end of what can be learned: { $attribute } { $value }.
}
wrote-lowered = { $who } lost a piece of what had been won: { $attribute } is down to { $value }.
wrote-level = { $level ->
    [2] { $who } was a beginner no more: witcher level II.
    [3] They talked of { $who } in places where no witcher had been yet: witcher level III.
    [4] People stood up for { $who } now, or ran: witcher level IV.
   *[5] No witcher gets further, and { $who } got there: level V.
}

# Cards
wrote-gained = { $price ->
    [0] { $cost ->
        [0] { $who } learned a simple trick.
       *[other] { $who } picked up something that, strangely, cost nothing.
    }
    [1] { $cost ->
        [0] { $who } tried something plain, as long as it was new.
        [1] { $who } learned a new trick and put an old one aside.
       *[other] { $who } had a trick below its price that anybody would have wanted.
    }
    [2] { $cost ->
        [1] { $who } paid too much for a novelty, but was the first to have it.
       *[other] { $who } worked hard for a new trick, while two old ones waited.
    }
   *[other] { $who } put everything aside for a new trick.
}
wrote-gained-card = { $who } learned a new trick.
wrote-gained-cost = { $cost ->
    [0] { $who } kept something simple in mind, at least.
   *[other] { $who } came away with a trick that others pay for.
}
wrote-gains-nothing = { $who } could afford nothing new this time.
wrote-tired = { $count ->
    [0] Weariness did not even touch { $who }.
    [one] Weariness cost { $who } a trick learned long before.
   *[other] Weariness cost { $who } { $count } tricks learned long before.
}

# Dice
wrote-poker = { $who } shook the dice out on a table { at-place } and looked at { $whom }.
wrote-poker-won = { $won ->
    [yes] { $who } got the better of { $whom } at dice: { $rank }.
   *[no] { $who } rose from the dice a coin lighter. This was enough for { $whom }: { $rank }.
}
wrote-poker-alone = { $count ->
    [0] The dice did not care for { $who }: { $rank }.
    [one] { $who } won { $count } gold: { $rank }.
   *[other] { $who } won { $count } gold: { $rank }.
}

# Exploration, quests, what stayed
wrote-explored = { $who } went exploring { $deck_key ->
    [city] the city
    [wilds] the wilds
   *[other] ({ $deck })
} { at-place }.
wrote-paid = { $who } paid{ $potions ->
    [0] {""}
    [one] {" "}{ $potions } potion
   *[other] {" "}{ $potions } potions
}{ $gold ->
    [0] {""}
   *[other] { $potions ->
        [0] {" "}{ $gold } gold
       *[other] {" "}and { $gold } gold
    }
} beforehand, without knowing what for.
wrote-slot = It turned out that { $monster } lives { at-place }.
wrote-did-nothing = { $who } looked round, and there was nothing left to discover.
wrote-quest = { $who } made a promise that can only be kept by going { to-place }.
wrote-no-quest = { $who } would have promised anything, but there was nowhere to go.
wrote-solved = { $who } kept a promise { at-place }.
wrote-quest-dropped = Somebody waited { at-place } for { $who }. In vain.
wrote-kept = { $kind ->
    [companion] { $name_given ->
        [yes] { $who } no longer walked alone: { $name }.
       *[no] { $who } no longer walked alone.
    }
   *[equipment] { $name_given ->
        [yes] { $who } carried off something that would come in handy: { $name }.
       *[no] { $who } carried off something that would come in handy.
    }
}
wrote-gift-gone = { $name_given ->
    [yes] { $who } and { $name }: here their ways parted.
   *[no] { $who } went on, a little lighter.
}

# Monsters
wrote-monster-came = { $level ->
    [1] { $place_number ->
        [1] { came-to-water }
        [4] { came-to-water }
        [5] { came-to-water }
        [6] { came-to-forest }
        [7] { came-to-forest }
        [8] { came-to-forest }
        [10] { came-to-forest }
        [12] { came-to-water }
        [14] { came-to-water }
        [15] { came-to-water }
        [16] { came-to-forest }
        [17] { came-to-forest }
       *[other] { came-to-mountain }
    }
    [2] On the notice board { at-place } the reward went up and up: { $monster }.
   *[3] Whoever could leave { at-place } left: { $monster }.
}
came-to-forest = People { at-place } began to close their shutters at dusk: { $monster }.
came-to-mountain = Nobody { at-place } walked into the hills alone any more: { $monster }.
came-to-water = After dark nobody { at-place } went down to the water: { $monster }.
wrote-fight = { $who } drew the silver sword { at-place }. Facing it: { $monster }.
wrote-combo = { $damage ->
    [0] { $cards ->
        [0] { $who } could only gasp for breath.
       *[other] { $who } kept away and waited for a mistake.
    }
    [1] { $cards ->
        [one] { $who } left a scratch.
       *[other] Of all that { $who } tried, a scratch remained.
    }
    [2] { $cards ->
        [one] { $who } struck home.
       *[other] { $who } struck home, too fast to follow.
    }
    [3] { $cards ->
        [one] { $who } struck home, and it showed.
       *[other] Before anybody drew breath { $who } struck home, and it showed.
    }
   *[other] { $cards ->
        [0] { $who } struck with full force, for { $damage }.
        [one] { $who } struck once and with full force, for { $damage }.
       *[other] { $who } struck { $cards } times in a row, for { $damage } together.
    }
}
wrote-strikes = { $kind ->
    [damage] { $amount ->
        [2] { $who } only hissed: { $attack } for { $amount }.
        [3] { $who } bit down hard: { $attack } for { $amount }.
        [4] There was no dodging this one for { $who }: { $attack } for { $amount }.
       *[5] { $who } barely stayed standing: { $attack } for { $amount }.
    }
    [level] It came down with full weight: { $attack }. { $who } stepped back.
    [equal] What { $who } had relied on turned bitter: { $attack }.
    [random] { $who } was out of breath and out of plans: { $attack }.
    [trash] One blow ({ $attack }), and { $who } forgot a trick for good.
   *[lower] { $who } felt this blow down to the bone: { $attack }.
}
wrote-armour = When { $who } had no cover left, the Armour held.
wrote-used-once = { $what ->
    [speciality] { $who } showed what other schools do not teach.
   *[other] { $who } reached for something kept back for a bad moment.
}
wrote-defeated = { $monster } will frighten nobody { at-place } any more. { $who } saw to that.
wrote-driven-away = { $who } lay in the dust { at-place }, but the monster thought it better to leave: { $monster }.
wrote-total-defeat = Beaten { at-place }, { $who } barely crawled away. The monster stayed where it was: { $monster }.
wrote-short-begun = There was no way round: { $who } had to fight { $foe }.
wrote-short-fight = { $won ->
    [yes] { $who } stayed standing, and the way was free.
   *[no] { $who } woke up on the ground when it was all over.
}

# Witcher against witcher
wrote-duel = { $who } drew steel on { $whom } { at-place }.
wrote-duel-somewhere = { $who } drew the steel sword on { $whom }.
wrote-duel-won = { $attacker ->
    [yes] { $who } brought { $whom } down, as intended.
   *[no] { $whom } started it, and { $who } ended it.
}
wrote-bet = { $who } bet a coin on { $whom }.
wrote-bet-won = { $who } made { $count } gold of somebody else’s bruises.
wrote-bet-lost = { $who } bet on the wrong one, and a coin was gone.

# Trophies and the end
wrote-trophy = { $kind ->
    [monster] One more trophy hung from the saddle of { $who }: { $of }.
    [witcher] { $who } kept a trophy of the school of the { $of } to remember it by.
   *[attribute] { $of ->
        [combat] Meditating, { $who } saw every blow before it fell: the trophy of Combat.
        [defence] { $who } sat so still that the world grew tired of knocking: the trophy of Defence.
        [alchemy] { $who } meditated until even the blood was calm: the trophy of Alchemy.
       *[speciality] In silence { $who } finished what a school had begun: the trophy of Speciality.
    }
}
wrote-won = It was { $who } who reached the top. The others will be sung of in the second verse. It was turn { $turn }.
wrote-won-alone = { $rating ->
    [legend] After turn { $turns } there was nothing to add. { $who }, a living legend.
    [nearly] By turn { $turns } the land was rid of it all. { $who }: a little more, and there will be songs.
    [professional] By turn { $turns } the work was done. { $who }: a professional.
    [dependable] By turn { $turns } the work was done. { $who }: dependable, if not exactly fast.
   *[greenhorn] By turn { $turns } the work was done at last. { $who }: a greenhorn, and a promising one.
}

# What the table said of its box
wrote-described-place = { $action ->
    [none] What can be done { at-place } is unknown again.
   *[other] What can be done { at-place } was copied from the board.
}
wrote-described-road = { $there ->
    [yes] The board joins locations { $place } and { $to }.
   *[no] The board has no road between locations { $place } and { $to }.
}
wrote-described-monster = A monster’s life was copied from its card: { $monster }, { $count }.
wrote-described-speciality = A speciality was copied from its player board: { $who }, level { $level }.
wrote-described-track = { $position ->
    [0] What stands beside the lowest space of the trophy track was copied.
   *[other] What stands beside step { $position } of the trophy track was copied.
}
wrote-described-damage = An attack that lowers an attribute deals { $count } damage when the monster is of level { $level ->
    [1] I
    [2] II
   *[other] III
}.
wrote-most-shield = From then on the Shield marker climbs to { $count } at most.
wrote-taken-over = The player board was copied: { $who }.
wrote-position = A scoring token was put right: { $who }, { $count ->
    [0] the lowest space
   *[other] step { $count }
}.
