# Heroes: Fame, Reputation, levels, Wounds, rewards.

tell-fame = Fame track: { $who } is on { $fame } (+{ $by }).
tell-line-bonus = { $by ->
    [one] { $by } of that Fame is for the line of the track that was crossed.
   *[other] { $by } of that Fame is for the lines of the track that were crossed.
}
tell-level-waits = { $who }: level { $level } waits for the end of your turn (levels to gain: { $count }).
tell-reputation = { $who }: move Reputation to { $reputation }.
tell-wounds-to-hand = { $count ->
    [one] { $who }: take { $count } Wound into your hand.
   *[other] { $who }: take { $count } Wounds into your hand.
}
tell-wounds-to-discard = { $count ->
    [one] { $who }: put { $count } Wound on your discard pile (Poison).
   *[other] { $who }: put { $count } Wounds on your discard pile (Poison).
}

wrote-fame = { $who } gained { $by } Fame and has { $fame }.
wrote-reputation = { $who } has Reputation { $reputation }.
wrote-wounds = { $count ->
    [one] { $who } took { $count } Wound.
   *[other] { $who } took { $count } Wounds.
}

no-more-fame = { $who }: the Fame track does not go that far.
no-more-wounds = { $who }: there are not that many Wounds in the box.

tell-fame-less = Fame track: { $who } is on { $fame }.
no-less-fame = { $who }: the Fame track does not go that low.
table-keeps-heroes = { $who }: cards and tokens of the heroes are kept on the table, the app does not have them.
on-own-turn = It is not { $who }’s turn.
no-healing-in-combat = { $who } is in combat, where nobody heals.
hero-has-so-many = { $who } has only { $count } cards in all.
wrote-thrown-away = { $card_key ->
    [artifact] { $who } threw an Artifact away.
   *[other] { $who } threw { $card } away.
}
mana-is-dead = { $colour_key ->
    [gold] Gold mana is good for nothing by Night.
   *[other] Black mana is good for nothing by Day.
}

moves-heroes = heroes
moves-units = units
moves-skills = skills
moves-rewards = rewards
move-change_fame = move Fame
move-change_reputation = move Reputation
move-take_wound = take a Wound into the hand
move-see_wounds = say how many Wounds are in the hand
move-count_cards = count the cards anew
move-name_artifact = say which Artifact it is
move-throw_away = throw a card away
move-change_crystals = gain or use a crystal
move-change_mana = gain or use mana
move-activate_unit = activate a unit
move-ready_unit = ready a unit
move-wound_unit = wound a unit
move-gain_unit = add a unit
move-disband_unit = disband a unit
move-give_banner = give a unit a Banner
move-take_banner = take a unit’s Banner back
move-heal = heal a Wound of the hand
move-heal_unit = heal a unit
move-use_skill = use a skill
move-flip_skill = flip a skill token
move-reveal_skills = reveal 2 skills
    .does = Two own skill tokens are revealed; which one the hero keeps is chosen after that.
move-choose_skill = choose a skill and a card
move-add_reward = add a reward
move-reward_crystal = take a crystal
move-reward_crystals = take a crystal of each colour
    .does = One crystal of each basic colour; what is beyond 3 is lost.
move-reward_die = roll for a random crystal
    .does = A mana die: black is 1 Fame, gold a crystal of any colour.
move-reward_treasure = roll for the reward of a dungeon
    .does = A mana die: gold or black is a Spell, a basic colour an Artifact.
move-reward_artifacts = take Artifacts
    .does = One more is drawn, and one of them goes under the Artifact deck.
move-reward_spell = take a Spell
move-reward_action = take an Advanced Action
move-reward_unit = take a unit
move-leave_reward = leave a reward

arg-banner = Banner
arg-by = By how much
arg-deck = Cards in the deck
arg-disbanding = Whom to disband (which unit, 0: nobody)
arg-drew = What you revealed or drew
arg-hand = Cards in the hand
arg-points = Points
arg-refill = Card that came into the offer
arg-skill = Skill
arg-rejected = Other revealed skill
arg-unit = Unit

choice-spell = Spell
choice-action = Advanced Action
choice-unit = unit
choice-crystal = crystal
choice-random_crystal = random crystal
choice-crystal_each = crystal of each colour
choice-spell_or_artifact = Spell or Artifact

tell-reveal-skills = { $count ->
    [one] { $who }: reveal your last skill token ({ $skill }).
   *[other] { $who }: reveal { $count } skill tokens ({ $skill }).
}
tell-skill-kept = { $who }: lay { $skill } face up before you, it can be used at once.
tell-skill-common = { $who }: put { $skill } into the common skill offer.
tell-dummy-skill = Put the dummy player’s { $skill } into the common skill offer.
tell-dummy-skill-out = The dummy player’s { $skill } is interactive: put it aside and reveal the next one.
tell-skill-down = { $who }: flip { $skill } face down.
tell-skill-up = { $who }: flip { $skill } face up.
tell-skill-out = { $count ->
    [0] { $who }: put { $skill } in the middle of the table. It touches nobody.
   *[other] { $who }: put { $skill } in the middle of the table, it holds until your next turn. It touches: { $whom }.
}
tell-move-points = { $who }: Move { $count }.
tell-influence = { $who }: Influence { $count }.
tell-no-action-left = { $who }: no Advanced Action is left.
wrote-skill = { $who } has a new skill: { $skill }.
wrote-skill-used = { $who } used { $skill }.
skills-revealed = { $who }: your skills are revealed, choose one.
reveal-so-many = Now { $count } skill tokens are revealed.
reveal-first = { $who }: reveal your own skill tokens first.
say-rejected-skill = { $who }: say which two tokens you looked at, and which of them you keep.
no-level-waits = { $who } is not to choose any skill now.
levels-at-turn-end = { $who }: levels are gained at the end of the turn.
no-such-skill-here = { $skill } is not among the skills to choose from.
own-rejected-skill = You put { $skill } into the common offer yourself; only another player’s may be taken.
lowest-card-with-it = With a skill of the common offer comes the lowest card of the offer: { $card }.
instead-lowest-card = Take { $card }
no-such-skill = { $who } does not have { $skill }.
skill-needs-no-use = { $skill } holds all the time, it is not used.
skill-on-own-turn = It is not { $who }’s turn, and { $skill } is used in the own one.
skill-is-down = { $skill } was used in this round.
skill-used-this-turn = { $skill } was used in this turn.
skill-gives-not = Choose the colour of mana that { $skill } gives.

tell-draw-artifacts = { $who }: draw { $count } Artifacts, put one under their deck and the rest ({ $kept }) on top of yours.
tell-no-artifact = { $who }: no Artifact is left.
tell-reward-left = { $who }: this reward is lost ({ $reward }).
wrote-artifacts = { $count ->
    [one] { $who } has a new Artifact.
   *[other] { $who } has { $count } new Artifacts.
}
wrote-crystal-die = { $colour_key ->
    [gold] The die shows gold: { $who } chooses the colour of the crystal.
    [black] The die shows black: { $who } has 1 Fame in place of a crystal.
    [red] The die shows red.
    [blue] The die shows blue.
    [green] The die shows green.
   *[white] The die shows white.
}
wrote-treasure-die = { $reward_key ->
    [spell] { $who } found a Spell in the dungeon (the die shows { $colour }).
   *[other] { $who } found an Artifact in the dungeon (the die shows { $colour }).
}
wrote-reward-left = { $who } left a reward ({ $reward }).
no-such-reward = { $who } has no such reward waiting ({ $reward }).
reward-at-turn-end = { $who }: rewards are taken at the end of the turn.
move-power_card = play a card with mana
stronger-spell-by-night = The stronger effect of a Spell is for the Night.
no-such-way-to-pay = That mana cannot be paid so now ({ $colour }).
no-mana-to-power = { $who } does not have that mana now ({ $colour }).
wrote-powered = { $kind ->
    [action] { $who } powered a card ({ $colour }).
   *[other] { $who } played a Spell ({ $colour }).
}
choice-effect-action = stronger effect of an Action
choice-effect-spell = Spell
choice-effect-stronger = stronger effect of a Spell
move-play_sideways = play a card sideways
arg-side = For what
choice-side-move = Move
choice-side-influence = Influence
choice-side-attack = Attack
choice-side-block = Block
not-sideways-now = { $who }: a sideways card is not good for that now.
skill-of-a-fight = { $skill } is for a fight, and not for this moment of it.
skill-of-other-elements = { $skill } does not have that element.
