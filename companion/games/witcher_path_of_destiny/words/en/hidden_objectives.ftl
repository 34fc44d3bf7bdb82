# Hidden objectives and requirement cards.

moves-hidden_objectives = Hidden objectives
move-lay_requirements = lay the requirement cards otherwise
    .noun = the requirement cards
    .does = Which colour lies beside which hidden objective, if you have laid the requirement cards otherwise than the app.
move-meet_requirement = meet a requirement
    .noun = a requirement
    .does = Enough cards of a colour on the timeline, where the app does not see them by itself.
move-look_at_objective = look at a hidden objective
    .noun = a look
    .does = What a hidden objective is, only players with a token there will see.
move-turn_up_objective = turn a hidden objective up
    .noun = turning an objective up
    .does = At the end of the game: which hidden objective lies at one of the two backs that are scored.
move-count_for_objective = count for a hidden objective
    .noun = a count for an objective
    .does = How much a player has of what the objective counts.
arg-combat_side = Combat, diplomacy, exploration
arg-magic_side = Magic, diplomacy, exploration
fact-fresh = Who gained a token just now
fact-places = Hidden objectives on the table
fact-scored = Has been scored
fact-turned = The objective turned up

no-objectives-here = There are no hidden objectives in this story.
objective-of-other-back = This objective has another back.
objective-not-in-this-game = Alone, only solo objectives lie at combat and magic; in any other game only the rest.
each-colour-once = Each colour of a requirement lies beside one objective.
tokens-lie-there = Tokens lie on the requirement cards already.
requirement-paid = { $who } cannot gain this side of the requirement card again.
too-few-of-colour = { $who }: the requirement card asks for { $count } or more cards. Colour: { $colour }.
timeline-too-short = { $who }: the requirement asks for { $count } cards of its colour. So many cannot have been played yet.
no-token-there = { $who } has no token at this objective and may not look.
say-which-objective = Choose an objective, or say what it counts and how many points it gives.
objective-stays-down = This objective is not scored; it stays face down.
objective-scored = This objective has been scored already.
turn-up-first = Turn the objective up first.
objective-unscored = One of the two objectives that are scored has not been scored yet.

tell-lay-objectives = Draw one hidden objective of each kind of back and lay all { $count } face down.
tell-lay-objectives-solo = Draw one hidden objective of each kind of back, for combat and magic from the solo ones, and lay all { $count } face down.
tell-lay-requirement = Put a requirement card beside the objective with the back “{ $back }”. Colour: { $colour }.
tell-special-tokens = Have the special symbol tokens ({ $count }) at hand.
tell-check-requirements = Count the cards of each requirement’s colour on your timelines. Whoever has 3 puts a token on its left side. Once a requirement asks for 4, the token for them goes on its right side.
tell-requirement-left = { $who }: a player token on the left of the requirement ({ $colour }), experience points: { $count }. You may look at the objective.
tell-requirement-right = { $who }: a player token on the right of the requirement ({ $colour }), experience points: { $count }. You may look at the objective.
tell-requirement-moved = { $who }: move the player token to the right of the requirement ({ $colour }), experience points: { $count }.
tell-requirement-rises = From now on this requirement asks for { $count } cards: { $colour }.
tell-turn-up = Turn up the hidden objective with the back “{ $back }”.

wrote-requirement = { $who } met a requirement, colour { $colour }.
wrote-looked = { $who } looked at the hidden objective with the back “{ $back }”.
wrote-turned-up = The hidden objective with the back “{ $back }” was turned up: { $pattern }.
wrote-objective = { $who } gained victory points for a hidden objective: { $count }.

pack-objective = Put the hidden objective with the back “{ $back }” away with its requirement ({ $colour }).
pack-objective-turned = Put the turned-up objective with the back “{ $back }” away with its requirement ({ $colour }).
pack-tokens-left = Take the player tokens off the left of the requirement ({ $colour }): { $who }.
pack-tokens-right = Take the player tokens off the right of the requirement ({ $colour }): { $who }.
lay-objective = Lay the hidden objective with the back “{ $back }” face down, its requirement ({ $colour }) beside it.
lay-objective-turned = Lay the turned-up objective with the back “{ $back }” face up, its requirement ({ $colour }) beside it.
lay-tokens-left = Player tokens on the left of the requirement ({ $colour }): { $who }.
lay-tokens-right = Player tokens on the right of the requirement ({ $colour }): { $who }.
made-of-objective = { $count } counted, victory points: { $points }
