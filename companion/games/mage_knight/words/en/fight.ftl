# Fights with enemies.

panel-fight = Fight
moves-fight = Fight
step-fight = Fight
fight-of = { $who } is fighting
fight-none = Nobody is fighting just now.
fight-back = Back to the table

# Moves
move-fight_told = begin a fight
move-fight_site = fight
move-turn_up = turn up a token
move-add_foe = add an enemy
move-drop_foe = take an enemy away
move-play_value = play
move-change_value = change a value
move-take_value_back = take a value back
move-aim_at = choose a target
move-aim_with = go on with an attack
move-another_attack = Another attack
    .does = Opens one more attack, on other enemies.
move-group_best = group the attacks best
    .does = Puts what was played against the enemies as it does most.
move-use_unit = use a unit in the fight
move-affect_foe = affect an enemy
move-wound_in_fight = Wound by an own effect
move-show_die = show the die
move-give_damage = give damage to a unit
move-give_damage_to_other = give damage to another unit
move-take_damage_back = take damage off a unit
move-fight_on = go on with the fight
    .does = Does what you played in this phase and begins the next.
move-fight_over = end a fight of the table

arg-place = Where
arg-level = Level of the city
arg-ruin = Ruin token
arg-also = Spaces of challenged enemies
arg-foe = Which enemy
arg-rampaging = Rampaging
arg-use = As what
arg-element = Kind
arg-clash = Which attack
arg-power = Which ability
arg-into = What attacks become
choice-into-cold_fire = cold-fire attacks
choice-into-siege = siege attacks
arg-boost = More mana
arg-effect = Effect
arg-die = Die
arg-armor = Armor
arg-resistances = Resistances
arg-won = Won
arg-fame = Fame
arg-poisoned = Wounds to the discard pile
arg-fallen = Who fell

fact-fight = Fight
fact-foes = Enemies
fact-clashes = Attacks and blocks
fact-takers = Units that take damage
fact-targets = Targets
fact-phase = Phase
fact-aim = Attack being played
fact-summoner = Summoned by
fact-origin = Attacked from
fact-share = Share of the Fame
fact-die = Die
fact-not_white = It is not white
fact-not_red = It is not red
fact-converted = All attacks are
fact-shielded = Units have all resistances
fact-counted = Fame on the tokens
fact-again = Once more
fact-joint = Joint assault
fact-for_dead = For defeated ones only
fact-part = Part
fact-enemy = Enemy
fact-back = Back
fact-dead = Defeated
fact-blocked = Blocked
fact-armor = Armor
fact-attack = Attack
fact-calm = Does not attack
fact-bared = Without resistances
fact-opened = Without fortification
fact-foe = Whose attack
fact-use = As what
fact-element = Kind
fact-points = Points
fact-sure = Ignores Swift
fact-hurts = The unit was wounded by it
fact-night = Night rules
fact-ruin = Ruins
fact-owner = Owner

# Steps
next-strike = { $count ->
    [0] { $lost ->
        [yes] Attack falls short: go on without it
       *[no] No attack, on to Block
    }
    [one] Defeat { $count } enemy{ $lost ->
        [yes] , the other attack is lost
       *[no] {""}
    }
   *[other] Defeat { $count } enemies{ $lost ->
        [yes] , the other attack is lost
       *[no] {""}
    }
}
next-block = { $open ->
    [0] All blocked, go on
   *[other] { $count ->
        [0] { $lost ->
            [yes] Block falls short: go on without it
           *[no] No block, on to damage
        }
       *[other] { $count } blocked, { $lost ->
            [yes] the other block falls short, go on
           *[no] go on
        }
    }
}
next-take-damage = { $count ->
    [0] No Wound for the hero, go on
    [one] Take { $count } Wound
   *[other] Take { $count } Wounds
}
next-last-strike = { $standing ->
    [0] { $count ->
        [0] End the fight
        [one] Defeat { $count } enemy and end the fight
       *[other] Defeat { $count } enemies and end the fight
    }
   *[other] { $count ->
        [0] { $lost ->
            [yes] Attack falls short: stop, { $standing ->
                [one] the enemy remains
               *[other] { $standing } enemies remain
            }
           *[no] Stop fighting, { $standing ->
                [one] the enemy remains
               *[other] { $standing } enemies remain
            }
        }
       *[other] { $count ->
            [one] Defeat { $count } enemy
           *[other] Defeat { $count } enemies
        } and stop, { $standing ->
            [one] { $standing } remains
           *[other] { $standing } remain
        }
    }
}
fight-phase-ranged = Ranged and Siege
fight-phase-block = Block
fight-phase-damage = Assign Damage
fight-phase-attack = Attack

# Enemies and numbers
element-physical = physical
element-fire = fire
element-ice = ice
element-cold_fire = cold fire
foe-armor = Armor
foe-attack = Attack
foe-damage = damage
foe-fame = Fame
foe-fame-half = half of
ability-swift = Swift
ability-brutal = Brutal
ability-poison = Poison
ability-paralyze = Paralyze
ability-summon = Summons
resistance-physical = Physical resistance
resistance-fire = Fire resistance
resistance-ice = Ice resistance
walls-1 = Fortified
walls-2 = Doubly fortified
part-rampaging = rampaging
part-monster = summoned
block-against = { $element ->
    [fire] Efficient Block: ice, cold fire
    [ice] Efficient Block: fire, cold fire
   *[cold_fire] Efficient Block: cold fire only
}
foe-changed = changed
foe-unsure = check the token
foe-away = a summoned monster fights in its stead
foe-blocked = blocked
foe-strikes = deals damage
foe-calm = does not attack
foe-falls = falls
foe-short = needs { $count } more
foe-out-of-reach = out of reach now
foe-enough = what is played is enough, choose it
foe-wants = { $count } more to defeat it
foe-wants-siege = siege only, { $count } more to defeat it
foe-wants-block = Block { $count } stops it

# What is played
use-attack = melee
use-ranged = ranged
use-siege = siege
value-attack = { $element ->
    [fire] fire Attack
    [ice] ice Attack
    [cold_fire] cold fire Attack
   *[physical] Attack
}
value-ranged = { $element ->
    [fire] fire ranged
    [ice] ice ranged
    [cold_fire] cold fire ranged
   *[physical] ranged
}
value-siege = { $element ->
    [fire] fire siege
    [ice] ice siege
    [cold_fire] cold fire siege
   *[physical] siege
}
value-block = { $element ->
    [fire] fire Block
    [ice] ice Block
    [cold_fire] cold fire Block
   *[physical] Block
}
value-sure = ignores Swift
value-back = Take the value back
entry-use = Which attack
entry-element = Of which kind
entry-sure = ignores Swift
entry-plays = Play { $count }
fight-foes-ranged = Whom you attack
fight-foes-attack = Whom you attack
fight-foes-block = Whom you block
fight-foes-reveal = Enemies
fight-foes-summon = Enemies
fight-aim-on = Make it a target: { $enemy }
fight-aim-off = No target any more: { $enemy }
fight-aim-block = Block the attack of { $enemy }
fight-fallen = { $count ->
    [1] One has fallen: { $enemy }
   *[other] { $count } have fallen: { $enemy }
}
fight-played-attack = Attacks
fight-played-block = Blocks
fight-play-attack = Play an attack
fight-sideways = A card sideways for 1
fight-play-block = Play a block
clash-on = { $count ->
    [0] On nobody yet
   *[other] { $enemy }
}
clash-go-on = Add here
fight-better = { $count ->
    [one] Group better: { $count } falls, { $gain } Fame
   *[other] Group better: { $count } fall, { $gain } Fame
}
fight-better-blocks = Group better: { $count } blocked

# What is missing and why
fight-out-of-reach = { $count ->
    [1] Doubly fortified, it cannot be attacked in this phase: { $enemy }.
   *[other] Doubly fortified, they cannot be attacked in this phase: { $enemy }.
}
fight-siege-only = Only siege counts, a target is fortified: { $enemy }.
fight-attack-later = Melee attacks count in the Attack phase only.
fight-halves = { $points } { $element ->
    [fire] fire
    [ice] ice
    [cold_fire] cold fire
   *[physical] physical
} halves to { $to }, it is resisted by { $enemy }.
fight-block-halves = { $points } { $element ->
    [fire] fire
    [ice] ice
    [cold_fire] cold fire
   *[physical] physical
} is inefficient and halves to { $to }.
fight-halves-together = { $points } inefficient halve together to { $to }, they are resisted by { $enemy }.
fight-block-halves-together = { $points } inefficient halve together to { $to }.
fight-aim-first = Choose a target.
fight-short = Needs { $count } more.
fight-short-halved = Needs { $count } more that are efficient, or { $half } that are not.
fight-suffices = { $spare ->
    [0] Exactly enough.
   *[other] Enough, { $spare } to spare.
}
fight-blocks = { $spare ->
    [0] The block is exactly enough.
   *[other] The block is enough, { $spare } to spare.
}

# Units
fight-units = Units
power-halt = an enemy does not attack{ $armor ->
    [0] { "" }
   *[other] , Armor −{ $armor }
}
power-resist = all resistances for the units
power-convert = { $into ->
    [siege] all attacks become siege
   *[cold_fire] all attacks become cold fire
}
power-hurts = and becomes wounded
power-costs = { $mana ->
    [red] for red mana
    [blue] for blue mana
    [green] for green mana
    [white] for white mana
    [black] for black mana
   *[gold] for gold mana
}
power-boosted = + { $count } mana

# Damage
fight-damage = Who takes the damage
fight-toll = { $count ->
    [0] The hero takes no Wound
    [one] The hero takes { $count } Wound to hand
   *[other] The hero takes { $count } Wounds to hand
}{ $aside ->
    [0] .
   *[other] {" "}and { $aside } to the discard pile.
}
fight-toll-paralyzed = Paralyzed: all but Wounds is discarded from hand.
fight-toll-out = That is { $count } Wounds in this fight with a limit of { $limit }: knocked out.
preview-hero = { $left ->
    [0] Nothing is left for the hero.
   *[other] { $left } of { $damage } for the hero: { $count ->
        [one] { $count } Wound
       *[other] { $count } Wounds
    }{ $aside ->
        [0] { "" }
       *[other] , { $aside } more to the discard pile
    }{ $paralyzed ->
        [yes] , paralyzed
       *[no] { "" }
    }.
}
preview-unit = { $fate ->
    [destroyed] destroyed
    [resists] resists unharmed
   *[wounded] { $count ->
        [1] wounded
       *[other] wounded twice (Poison)
    }
}, then { $left ->
    [one] { $left } Wound
   *[other] { $left } Wounds
} for the hero
preview-nothing-left = nothing is left
receiver-armor = Armor { $armor }
taker-other = Unit with Armor { $armor }
taker-wounded-1 = will be wounded
taker-wounded-2 = will get two Wounds
taker-destroyed = will be destroyed
taker-resists = resists unharmed
taker-spared = nothing is left for it
taker-back = Take the damage back
damage-other = Another unit

# Tokens
ask-token = { $part ->
    [monster] Whom did it summon?
   *[other] { $back ->
        [green] Which green token is it?
        [gray] Which gray token is it?
        [brown] Which brown token is it?
        [violet] Which violet token is it?
        [red] Which red token is it?
       *[white] Which white token is it?
    }
}{ $count ->
    [1] { "" }
   *[other] {" "}({ $count } to go)
}
token-by-app = Let the app draw
tokens-by-app = Let the app draw all
told-fallen = Who fell, if you did not win:
token-not-there = It is not there any more
tokens-known = Known already: { $enemy }
foe-not-there = Not there: { $enemy }
fight-joining = Who joins, who is not there
join-rampaging = { $back ->
    [green] + orc marauder
   *[red] + Draconum
}
join-defender = { $back ->
    [gray] + gray token
    [violet] + violet token
    [brown] + brown token
   *[white] + white token
}

stands-where = { $way }, { $terrain }
deed-where = { $deed } ({ $way }, { $terrain })
challenge-too = Challenge the rampaging ones, too: { $enemy }
challenge-too-unknown = { $back ->
    [green] Challenge the orc marauders, too
   *[red] Challenge the Draconum, too
}
rampaging-at = { $enemy }
rampaging-at-unknown = { $back ->
    [green] orc marauders
   *[red] Draconum
}
place-megapolis = Megapolis

# The die of an interactive combat
ask-die = The neighbour with the die: what is it?
die-white = white (Armor +1)
die-not_white = not white
die-red = red (Attack +1)
die-not_red = not red
die-blue = blue (Armor +1)
die-other = adds nothing

# Effects
fight-effects = Effects of cards and skills on enemies
effect-colour = Colour of the effect
effect-any = another colour
effect-red = red
effect-blue = blue
effect-weaken = Armor −1
effect-strengthen = Armor +1
effect-slow = Attack −1
effect-hasten = Attack +1
effect-calm = Does not attack
effect-bare = No resistances
effect-open = No fortification

# A fight of the table
fight-on-the-table = The table keeps this fight. How did it end?
fight-won = Won
fight-lost = Not won

# Where one fights
fight-begin = { $who }: who is fought?
fight-for = { $site ->
    [keep] Assault the keep
    [tower] Assault the mage tower
    [city] Assault the city
    [monastery] Burn the monastery
    [dungeon] Enter the dungeon
    [tomb] Enter the tomb
    [den] Enter the monster den
    [spawning] Enter the spawning grounds
    [ruins] Enter the ruins
    [mine] Liberate the mine
   *[none] Fight whoever was provoked
}
fight-challenge = Challenge
place-orcs = Orc marauders
place-draconum = Draconum
place-keep = Keep
place-tower = Mage tower
place-city = City
place-monastery = Burn a monastery
place-dungeon = Dungeon
place-tomb = Tomb
place-den = Monster den
place-spawning = Spawning grounds
place-ruins = Ruins
place-raid_keep = Another’s keep
place-raid_tower = Another’s mage tower
place-mine = Countryside mine
place-core_mine = Core mine
city-level = Level of the city:
altar-red = red altar
altar-blue = blue altar
altar-green = green altar
altar-white = white altar
altar-pay = Pay the altar
ruin-ask = Which ruin token is it?
summon-with = Summon enemies
summon-glades = On how many glades do you have a shield?
ruin-green_green = green and green
ruin-green_brown = green and brown
ruin-gray_brown = gray and brown
ruin-gray_violet = gray and violet
ruin-brown_violet = brown and violet
ruin-gray_white = gray and white
ruin-brown_red = brown and red
ruin-green_red = green and red
fight-night = night rules
fight-no-units = no units
fight-city-white = white city: Armor +1
fight-city-blue = blue city: fire and ice Attack +2, cold fire +1
fight-city-red = red city: physical attacks are Brutal
fight-city-green = green city: physical attacks are Poison

# For the hands
tell-fight-by-night = Night rules hold in this fight: gold mana cannot be used, black can.
tell-fight-without-units = No units may fight here.
tell-set-the-die = The player on the right secretly sets a mana die against the hero.
tell-no-die = There are more enemies than one, the die against the hero does not count.
tell-find-token = { $back_key ->
    [green] Find among the green tokens: { $enemy }
    [gray] Find among the gray tokens: { $enemy }
    [brown] Find among the brown tokens: { $enemy }
    [violet] Find among the violet tokens: { $enemy }
    [red] Find among the red tokens: { $enemy }
   *[white] Find among the white tokens: { $enemy }
}
tell-defeated = { $count ->
    [1] Discard the defeated token: { $enemy }.
   *[other] Discard the defeated tokens: { $enemy }.
}
tell-summon = { $count ->
    [one] Draw { $count } brown token: the summoned monster.
   *[other] Draw { $count } brown tokens: the summoned monsters.
}
tell-monsters-leave = { $count ->
    [1] Discard the summoned monster: { $enemy }.
   *[other] Discard the summoned monsters: { $enemy }.
}
tell-boost = { $count ->
    [1] { $who }, { $unit }: pay red or blue mana besides.
   *[other] { $who }, { $unit }: pay red and blue mana besides.
}
tell-other-unit = { $fate ->
    [destroyed] { $who }: remove the unit from the game.
    [resists] { $who }: the unit resisted and takes no more damage in this fight.
   *[wounded] { $who }: put Wounds on the unit, { $count } in all.
}
tell-unit-resisted = { $who }: the unit resisted ({ $unit }) and takes no more damage in this fight.
tell-paralyzed = { $who }: Paralyzed, discard all cards from your hand but Wounds.
tell-knocked-out = { $who }: knocked out, discard all cards from your hand but Wounds.
tell-tokens-stay = { $count ->
    [1] The token stays there face up: { $enemy }.
   *[other] The tokens stay there face up: { $enemy }.
}
tell-tokens-discarded = { $count ->
    [1] Discard the token that was not defeated: { $enemy }.
   *[other] Discard the tokens that were not defeated: { $enemy }.
}
tell-spawned = Add a new brown token face down to the spawning grounds.
tell-shield-on-site = { $other ->
    [yes] { $who }: replace the owner’s shield by one of yours.
   *[no] { $who }: put one of your shields on the site.
}
tell-shields-on-city = { $count ->
    [one] { $who }: put { $count } of your shields on the city card.
   *[other] { $who }: put { $count } of your shields on the city card.
}
tell-city-leader = The city has fallen. Its leader is { $who }, who takes the city card with all shields.
tell-fight-withdraw = { $who }: withdraw to the space attacked from.
tell-reward-waits = { $reward_key ->
    [artifact] { $who }: a reward waits for the end of the turn, Artifacts: { $count }.
    [spell] { $who }: a reward waits for the end of the turn, Spells: { $count }.
    [action] { $who }: a reward waits for the end of the turn, Advanced Actions: { $count }.
    [unit] { $who }: a reward waits for the end of the turn, a unit of the offer.
    [crystal_each] { $who }: a reward waits for the end of the turn, a crystal of each colour.
    [random_crystal] { $who }: a reward waits for the end of the turn, random crystals: { $count }.
   *[spell_or_artifact] { $who }: a reward waits for the end of the turn, a Spell or an Artifact by the die.
}

tell-hidden-again = { $site_key ->
    [tomb] Put a new red token face down on the secret tomb.
   *[dungeon] Put a new brown token face down on the secret dungeon.
}

# The chronicle
wrote-fight = { $site_key ->
    [keep] { $who } assaulted a keep.
    [tower] { $who } assaulted a mage tower.
    [city] { $who } assaulted a city.
    [monastery] { $who } came to burn a monastery.
    [dungeon] { $who } went down into a dungeon.
    [tomb] { $who } went down into a tomb.
    [den] { $who } entered a monster den.
    [spawning] { $who } entered spawning grounds.
    [ruins] { $who } entered ruins.
    [mine] { $who } came to liberate a mine.
   *[none] { $who } met enemies.
}
wrote-defeated = { $count ->
    [1] { $who } defeated an enemy: { $enemy }.
   *[other] { $who } defeated enemies: { $enemy }.
}
wrote-blocked = { $who } blocked { $enemy }.
wrote-knocked-out = { $who } was knocked out.
wrote-conquered = { $site_key ->
    [keep] { $who } conquered the keep.
    [tower] { $who } conquered the mage tower.
    [monastery] { $who } burned the monastery.
    [dungeon] { $who } cleared the dungeon.
    [tomb] { $who } cleared the tomb.
    [den] { $who } cleared the monster den.
    [spawning] { $who } cleared the spawning grounds.
    [ruins] { $who } cleared the ruins.
   *[mine] { $who } liberated the mine.
}
wrote-city-fell = { $who } defeated the last defender, and the city fell.
wrote-thrown-back = { $who } withdrew, the defenders hold the place.
wrote-fight-over = The fight is over: { $fame } Fame{ $lines ->
    [0] {""}
    [one] {" "}({ $lines } of it for a line of the track)
   *[other] {" "}({ $lines } of it for lines of the track)
}, { $count ->
    [one] { $count } Wound
   *[other] { $count } Wounds
} ({ $who }).

# Objections
no-fight = Nobody is fighting just now.
not-in-this-phase = { $phase ->
    [reveal] First turn up all tokens of the enemies.
    [summon] First say who was summoned.
    [ranged] It is the Ranged and Siege phase.
    [block] It is the Block phase.
    [damage] It is the Assign Damage phase.
   *[attack] It is the Attack phase.
}
fight-goes-on = A fight is still going on.
one-fight-a-turn = { $who } has had the action of this turn. There is one fight in a turn.
no-fight-at-rest = { $who } rests in this turn, and who rests does not fight.
a-hero-is-attacked = Another hero stands here: that is a fight of heroes.
nobody-to-fight = There is nobody to fight.
nobody-rampages-there = No enemy rampages on that space.
map-on-the-table = The table keeps the map, choose where the fight is.
all-defenders-fight = All defenders of a site are fought.
nobody-else-challenged = This fight is an action of its own: no rampaging enemy is challenged to it.
challenged-not-beside = Only rampaging enemies on an adjacent space are challenged.
city-twice = A megapolis has two different cities.
city-not-named = Choose a city.
ruin-not-named = Choose a ruin token.
not-the-fighter = Somebody else is fighting.
no-such-foe = There is no such enemy now.
value-not-played = No such value was played.
no-such-attack = There is no such attack.
no-such-power = The unit has no such ability.
no-such-taker = No damage was given to that unit.
no-damage-from-it = No damage comes from that enemy now.
token-of-another-back = That enemy has another back.
token-out-of-pile = There should be no such token in the pile: { $enemy }.
foes-enough = Not that many enemies fight at once.
nobody-would-be-left = Without it there would be nobody to fight.
values-enough = No more values go into one attack.
takers-enough = Nobody has that many units.
only-ranged-and-siege = Only ranged and siege attacks count in this phase.
use-of-another-phase = { $use ->
    [block] Blocks are played in the Block phase.
   *[other] Attacks are blocked now, one strikes in another phase.
}
no-better-grouping = There is no better grouping.
power-not-in-fights = That ability does nothing in a fight.
power-of-another-phase = That ability does nothing now ({ $unit }).
no-mana-for-unit = { $who }: there is no mana of that colour for the ability of the unit.
no-units-here = Units may neither fight here nor take damage.
unit-takes-already = That unit has been given damage already ({ $unit }).
unit-has-resisted = That unit has resisted once in this fight ({ $unit }).
effect-does-not-touch = { $colour_key ->
    [red] Red effects do not touch fire resistance: { $enemy }.
   *[blue] Blue effects do not touch ice resistance: { $enemy }.
}
no-die-set = No die was set.
die-not-shown = { $phase ->
    [ranged] First the neighbour says whether the die is white.
    [attack] First the neighbour shows the die.
   *[other] First the neighbour says whether the die is red.
}
foe-of-list = { $enemy_key ->
    [none] token { $nth }, face down
   *[other] { $enemy }
}
