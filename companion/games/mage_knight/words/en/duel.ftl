# Player versus player combat.

no-duel-cooperative = In a cooperative game heroes do not fight each other.
no-duel-allies = Allies do not fight each other.
no-duel-agreed = You agreed to play without player versus player combat.
no-duel-here = In this scenario players do not fight each other, unless you agreed otherwise.
no-duel-game-ending = The scenario’s end condition is met: no more player versus player combat.
no-duel-round-ending = The end of the round is announced: no more player versus player combat.
no-duel-flipped = That round-order token lies face down: its hero cannot be attacked now.

no-duel = No player versus player combat is going on.
duel-not-now = It is { $who }’s turn here.
duel-not-here = { $who } does not stand on your space.
duel-in-shared-place = { $site_key ->
    [portal] Nobody fights on the portal: several heroes may stand there.
   *[other] Nobody fights in a conquered city: several heroes may be there.
}
duel-step-provokes = A space with another hero cannot be entered by a step that provokes a rampaging enemy.
duel-not-with-oneself = A hero does not fight itself.
duel-not-your-turn = Only the hero on turn can attack another one.
duel-goes-on = A fight is going on already.
duel-other-use = Something else is played now: { $use ->
    [block] it is an attack, not a Block
   *[other] it is a Block, not an attack
}.
duel-siege-only = The defender is behind walls: in the first phase only a siege attack gets there.
duel-not-in-melee-yet = In the first phase only ranged and siege attacks count; cards played sideways wait for the melee.
duel-no-such-value = { $count ->
    [0] Nothing was played here.
    [one] Only { $count } thing was played here.
   *[other] Only { $count } things were played here.
}
duel-attack-of-nothing = There is nothing in the attack yet. Play something, or pass.
duel-take-back-first = There is something in the attack. Strike, or take it back first.
duel-no-such-unit = { $who } has no unwounded unit in that place.
duel-no-way-there = The other hero cannot be forced there: the space must be adjacent, accessible and safe.
duel-only-in-melee = Artifacts are stolen, and heroes forced to retreat, in melee only.
duel-too-few-points = That takes { $need }, and the block left { $points ->
    [one] { $points } damage point
   *[other] { $points } damage points
}.
duel-no-such-artifact = { $who } does not have that Artifact where it can be stolen.
duel-unit-not-in-attack = That unit gave nothing to the attack.
duel-not-one-of-them = That is neither of the two who fight.
duel-only-unwounded = Such an effect touches an unwounded unit only, never the hero.
duel-effect-does-nothing = { $colour_key ->
    [red] Red effects do nothing to a unit with fire resistance: { $unit }.
   *[blue] Blue effects do nothing to a unit with ice resistance: { $unit }.
}

tell-duel-full = { $who }: flip your round-order token, you skip your next turn. You may use one die of the Source, and your skills.
tell-duel-melee = Melee begins: { $who } attacks first.
tell-duel-stolen = { $card_key ->
    [artifact] The stolen Artifact goes to { $who }’s discard pile.
   *[other] The stolen Artifact, { $card }, goes to { $who }’s discard pile.
}
tell-duel-goes-back = A draw: { $who } goes back to the space the attack came from.
tell-duel-retreats = { $who } retreats: move the figure. It provokes nobody.
tell-duel-keep = { $site_key ->
    [tower] The tower changes hands: { $who }’s shield lies there now.
   *[other] The keep changes hands: { $who }’s shield lies there now.
}

wrote-duel = { $who } attacked { $whom }{ $site_key ->
    [keep] { " " }in a keep
    [tower] { " " }in a mage tower
   *[other] { "" }
}.
wrote-duel-joined = { $full ->
    [yes] { $who } took part in full.
   *[no] { $who } took part only in part.
}
wrote-duel-passed = { $who } passed.
wrote-duel-blow = { $who } attacked for { $attack }, Block { $block }, { $left } got through.
wrote-duel-stolen = { $who } stole an Artifact from { $whom }.
wrote-duel-draw = The combat was a draw; { $who } went back.
wrote-duel-won = { $who } forced { $whom } to retreat.
wrote-duel-keep = { $site_key ->
    [tower] { $who } holds that mage tower now.
   *[other] { $who } holds that keep now.
}
wrote-duel-cancelled = { $who } cancelled the attack.
duel-one-combat = { $who } has fought in this turn already: one combat a turn.

moves-duel = player versus player
step-duel = player versus player
move-attack_hero = attack a hero
move-join_duel = take part in the combat
move-duel_play = play a value
move-duel_take_back = take a value back
move-duel_strike = strike
    .does = The attack is made; the other side may block it.
move-duel_pass = pass
    .does = The attacker does not attack now. When both pass in a row, the phase is over.
move-duel_block = finish the Block
    .does = The Block is made, even if it is none.
move-duel_harm = assign the damage
move-duel_weaken = take Armor off a unit
move-duel_destroy = destroy a unit by an effect
move-duel_hold = take a unit out of the attack
move-duel_cancel = cancel the whole attack
    .does = An effect that skips the Block or the damage phase cancels this attack.
move-duel_unwall = ignore fortification
    .does = An effect that ignores fortification holds until the end of the combat.
move-duel_unhurry = block at full strength
    .does = An effect that removes Swift holds for this Block.
move-duel_told = say how the combat ended
arg-whom = Whom
arg-owns = It is the defender’s
arg-full = Take part in full
arg-sure = Ignores Swift
arg-hurt = Units wounded
arg-artifacts = Artifacts stolen
arg-retreat = What the retreat costs
arg-winner = Winner (nobody: a draw)
arg-own_wounds = Own Wounds
arg-their_wounds = Wounds of the other side
move-duel_die = use a mana die in the combat
duel-no-die = { $who } cannot use a die of the Source now: only a defender who takes part in full may.
move-duel_mean = choose what the damage does
move-duel_change = change a value
arg-artifact = Artifact

# The page of a duel

panel-duel = Combat of heroes
panel-joint = Joint assault
duel-none = Nobody fights here now.
duel-none-more = Whoever stops on another hero’s space attacks that hero. A joint assault is proposed by whoever stands beside a city.
duel-phase-shooting = 1 Siege and ranged attacks
duel-phase-melee = 2 Melee
duel-role-aggressor = aggressor
duel-role-defender = defender
duel-in-full = in full
duel-in-part = in part
duel-acts = to act
duel-armor = Armor
duel-wounds = Wounds
duel-hand = cards in hand
duel-unit-spent = spent
duel-unit-wounded = wounded
duel-join-title = { $who }: how much do you take part?
duel-join-full = Take part in full
duel-join-full-hint = A die of the Source, your own skills, and a whole end of turn afterwards. You skip your next turn, and until then nobody can attack you.
duel-join-part = Take part in part
duel-join-part-hint = Hand cards and units only. You have your next turn as always, and somebody else may attack you, too.
duel-blow-title = { $who } attacks
duel-attack = Attack
duel-block = off by Block { $block }
duel-left = left
why-duel-walled = The defender is behind walls: only siege attacks count.
why-duel-halved = { $element ->
    [physical] Physical Block { $points } is inefficient here.
    [fire] Fire Block { $points } is inefficient here.
    [ice] Ice Block { $points } is inefficient here.
   *[cold_fire] Cold fire Block { $points } is inefficient here.
}
why-duel-half = Inefficient Block is halved: { $points } become { $halved }.
why-duel-hasty = In the first phase two points of Block take one off the attack: Block { $block } takes off { $off }.
why-duel-missing = { $count ->
    [one] { $count } more efficient point of Block would stop all of it.
   *[other] { $count } more efficient points of Block would stop all of it.
}
duel-prospect = As it stands it could:
duel-prospect-none = As it stands it reaches nobody: the points would be lost.
duel-prospect-wounds = { $count ->
    [one] deal the hero a Wound
   *[other] deal the hero { $count } Wounds
}
duel-prospect-unit = wound { $unit }
duel-prospect-theft = steal an Artifact
duel-prospect-retreat = force a retreat
duel-played-attack = In the attack
duel-played-block = In the Block
duel-entry-attack = { $who }: what do you attack with?
duel-entry-block = { $who }: what do you block with?
duel-hint-shooting = Cards played sideways wait for the melee.
duel-hint-walled = Only siege attacks reach behind walls.
duel-hint-melee = A card sideways is physical Attack 1, and makes the whole attack physical, too.
duel-powers = Units and skills
duel-skills = Skills
duel-power-costs = { $colour } mana
duel-harm-title = { $count ->
    [one] { $who } assigns { $count } damage point
   *[other] { $who } assigns { $count } damage points
}
duel-harm-left = { $count ->
    [0] all of it assigned
    [one] { $count } point is lost
   *[other] { $count } points are lost
}
duel-harm-hero = Wounds to hand: { $who }
duel-price-each = { $count } each
duel-harm-out = knocks out
duel-harm-units = Wound a unit
duel-harm-artifacts = Steal an Artifact
duel-harm-artifacts-hint = Only from the discard pile, the play area, or a wounded unit’s Banner; never from the hand or the deck.
duel-harm-which = Which Artifact
duel-some-artifact = Artifact
duel-harm-retreat = Force a retreat
duel-retreat-for = to a space for
duel-harm-wins = { $count ->
    [0] That ends the combat. It brings no Fame.
   *[other] That ends the combat, and the winner gains { $count } Fame.
}
duel-chosen = (chosen)
duel-effects = Special effects
duel-effect-hold = { $unit } does not attack
duel-effect-cancel = Cancel the whole attack
duel-effect-unhurry = Block without Swift
duel-effect-unwall = Ignore fortification
duel-untouched-fire = red effects do nothing to it
duel-untouched-ice = blue effects do nothing to it
duel-effect-weaken = Armor −1
duel-effect-destroy = Destroyed by an effect (wounds)
duel-counted = { $count ->
    [one] counts { $count } enemy.
   *[other] counts { $count } enemies.
}
duel-dice = The defender may use one die of the Source:
duel-told-title = How did the combat on the table end?
duel-told-wounds = Wounds to hand: { $who }
duel-told-won = { $who } won
duel-told-draw = Draw
duel-begin-title = Whom does { $who } attack?
duel-begin = Attack
duel-begin-open = Attack
duel-begin-own-keep = Attack in the defender’s keep
duel-begin-tower = Attack in a mage tower
next-duel-strike = Strike for { $count }
next-duel-pass = { $both ->
    [yes] { $melee ->
        [yes] Pass: the combat ends
       *[no] Pass: melee begins
    }
   *[no] Pass
}
next-duel-block = { $left ->
    [0] { $block ->
        [0] Nothing gets through
       *[other] Block { $block }: nothing gets through
    }
   *[other] { $block ->
        [0] No Block: { $left } get through
       *[other] Block { $block }: { $left } get through
    }
}
next-duel-harm = Assign
next-duel-nothing = Assign nothing
prompt-duel-joining = how much to take part in the combat
prompt-duel-attack = whether to attack or to pass
prompt-duel-block = what to block with
prompt-duel-harm = how to assign the damage
prompt-joint = whether to join the assault
duel-units-of = { $who }: units
duel-no-units = No units.
duel-harm-from = Attack { $attack }, Block { $block }.
mk-way-duel = Attack a hero
mk-way-joint = Joint assault
next-together = To the combat
why-duel-touch = { $all ->
    [yes] Effects of this Block may touch: { $unit }. Those that ask for a successful Block hold, too.
   *[no] Effects of this Block may touch: { $unit }. Those that ask for a successful Block do not hold yet.
}
