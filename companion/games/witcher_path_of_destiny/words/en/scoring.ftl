# Fate, the end of a chapter, points and the final scoring.

moves-scoring = Fate and points
move-announce = announce a side
move-announce_mat = count the cards on the mat
move-choose_dominant = choose the dominant symbol
move-count_symbols = enter the symbols
move-move_vp = change victory points
move-move_xp = change experience points
move-unlock_ability = unlock an ability
move-keep_cards = choose cards to keep
move-rethink_keeping = choose other cards to keep
move-show_hand = show the hand
move-score_quest = score a side quest
move-score_gold = score gold experience

arg-by = By how many
arg-cards = Cards
arg-vp = Victory points

fact-mat = What the cards on the mat say
fact-printed = Symbols on cards
fact-shown = Hand that was shown
fact-tokens = Tokens in the pool

tell-announce = Everybody announces the active symbol of which they have more. Fate token { $token } goes to the side that more players are for.
tell-announced = { $side_key ->
    [left] { $who }: { $lefts } left, { $rights } right, so for the left path.
    [right] { $who }: { $lefts } left, { $rights } right, so for the right path.
   *[tie] { $who }: { $lefts } left, { $rights } right, so a tie.
}
tell-announced-mat = { $side_key ->
    [left] Cards on the mat: { $lefts } left, { $rights } right, so for the left path.
    [right] Cards on the mat: { $lefts } left, { $rights } right, so for the right path.
   *[tie] Cards on the mat: { $lefts } left, { $rights } right, so a tie.
}
tell-announced-mat-by-hand = { $side_key ->
    [left] The cards on the mat are for the left path.
    [right] The cards on the mat are for the right path.
   *[tie] The cards on the mat are a tie.
}
tell-fate-placed = { $side_key ->
    [left] Put fate token { $token } on the left choice page. Announced: left { $lefts }, right { $rights }, tie { $ties }.
   *[right] Put fate token { $token } on the right choice page. Announced: left { $lefts }, right { $rights }, tie { $ties }.
}
tell-fate-aside = Set fate token { $token } aside until the chapter ends. Announced: left { $lefts }, right { $rights }, tie { $ties }.
tell-dominant = { $side_key ->
    [left] The symbol of the left path is dominant: { $symbol }.
   *[right] The symbol of the right path is dominant: { $symbol }.
}
tell-count-symbols = Count your uncovered symbols on the timeline and your tokens in the pool: left { $left }, right { $right }.
tell-scored = { $who }: victory points +{ $vp }, experience points +{ $xp }.
tell-path-token = { $side_key ->
    [left] The left path token goes to { $who }, symbols: { $count }.
   *[right] The right path token goes to { $who }, symbols: { $count }.
}
tell-path-token-unclaimed = { $side_key ->
    [left] Leave the left path token where it is, nobody takes it.
   *[right] Leave the right path token where it is, nobody takes it.
}
tell-keep = { $players ->
    [1] { $count ->
        [one] Choose { $count } card of your timeline to keep.
       *[other] Choose { $count } cards of your timeline to keep.
    }
   *[other] { $count ->
        [one] Everybody chooses { $count } card of the timeline to keep. Reveal all choices together.
       *[other] Everybody chooses { $count } cards of the timeline to keep. Reveal all choices together.
    }
}
tell-clear-by-hand = { $players ->
    [1] { $count ->
        [one] Keep { $count } card of your timeline and discard the others. Return the tokens of your pool and all lost-symbol tokens, and resolve the effect of the kept card at once.
       *[other] Keep { $count } cards of your timeline and discard the others. Return the tokens of your pool and all lost-symbol tokens, and resolve the effects of the kept cards at once, the left card first.
    }
   *[other] { $count ->
        [one] Everybody keeps { $count } card of the timeline and discards the others. Return the tokens of the pools and all lost-symbol tokens, and resolve the effect of the kept card at once.
       *[other] Everybody keeps { $count } cards of the timeline and discards the others. Return the tokens of the pools and all lost-symbol tokens, and resolve the effects of the kept cards at once, the left card first.
    }
}
tell-cleared = { $count ->
    [0] { $who }: discard the whole timeline and return the tokens of the pool.
    [one] { $who }: leave the { $count } chosen card without lost-symbol tokens, discard the others, return the tokens of the pool.
   *[other] { $who }: leave the { $count } chosen cards without lost-symbol tokens, discard the others, return the tokens of the pool.
}
tell-special-stays = { $who }: leave the special symbol token in the pool ({ $symbols }).
tell-automa-cleared = { $who }: discard the whole timeline of the Automa and return the tokens of its pool.

tell-gold-begins = { $who }: the regular experience marker is at its end, put the gold one on 0.
tell-gold-leaves = { $who }: put the gold experience marker back beside the track.
tell-xp-full = { $who }: the gold marker is at the end of the track, more experience is lost.
tell-automa-second = { $who }: the second ability of the Automa is active from now on.
tell-ability-ready = { $who }: put an ability token on ability { $number } from the left, icon side up.
tell-show-hands = Show the hand and score the side quest: { $who }.
tell-quest-scored = { $who }: victory points for the side quest +{ $count }.
tell-gold-paid = { $who }: gold marker on { $gold }, victory points +{ $count }.
tell-winner = { $tied ->
    [yes] { $who } wins, victory points: { $count }. Initiative broke the tie.
   *[no] { $who } wins, victory points: { $count }.
}
tell-clear-away = The story is told. Now you may clear away cards and tokens.

wrote-fate = { $side_key ->
    [left] Fate token { $token } went to the left path.
    [right] Fate token { $token } went to the right path.
   *[aside] Fate token { $token } was set aside.
}
wrote-dominant = { $side_key ->
    [left] The left path won chapter { $chapter }, dominant symbol: { $symbol }.
   *[right] The right path won chapter { $chapter }, dominant symbol: { $symbol }.
}
wrote-scored = The points of chapter { $chapter } were counted.
wrote-path-token = { $side_key ->
    [left] { $who } took the left path token.
   *[right] { $who } took the right path token.
}
wrote-keeping = { $who } chose what to keep.
wrote-vp = { $who }: victory points changed by hand, by { $count }.
wrote-xp = { $who }: experience points changed by hand, by { $count }.
wrote-hand-shown = { $who } showed the cards in hand, how many: { $count }.
wrote-quest = { $who } scored the side quest, victory points: { $count }.
wrote-winner = { $who } won, victory points: { $count }.

prompt-keep = { $count ->
    [one] which card to keep
   *[other] which { $count } cards to keep
}
prompt-dominant = which symbol is dominant

app-counts = The app keeps cards and tokens, and counts them by itself.
has-no-say = { $who } has no say in the fate token here.
no-third-voice = The cards on the mat vote only where two play.
fate-decides = The fate tokens decide which symbol is dominant.
highest-chooses = Whoever stands highest on the initiative track chooses the dominant symbol: { $who }.
automa-has-no-tokens = The Automa has no ability tokens.
ability-ready = { $who }: ability { $number } is ready already.
ability-not-reached = { $who }: the experience marker has not come to ability { $number } yet.
card-kept-twice = Choose two different cards.
keep-so-many = { $count ->
    [one] { $count } card is kept.
   *[other] { $count } cards are kept.
}
nothing-kept-yet = { $who } has chosen nothing to keep yet.
timeline-cleared = The timeline of { $who } is cleared already.
hand-has-so-many = The number of hand cards does not agree, { $who } should have { $count }.
quest-unknown = Nobody has described the scale of this side quest yet.
scale-says-otherwise = By the scale of the side quest it is this many points: { $count }.
without-quest = { $who } has no side quest.
no-gold = { $who } has no gold marker on the track.
track-says-otherwise = By the track of the board it is this many points: { $count }.

deed-dominant = Dominant symbols
deed-non_dominant = Non-dominant symbols
deed-bottom_row = Bottom row
deed-card = Card effects
deed-story = Bonuses of the story
deed-effort = Extra effort
deed-requirement = Requirement cards
deed-alliance = Alliance cards
deed-automa = Ability of the Automa
deed-difficulty = Difficulty
deed-quest = Side quest
deed-gold = Gold experience
deed-objective = Hidden objectives
deed-by_hand = By hand
deed-correction = Corrections
made-of-symbols = { $symbol }: { $printed } on cards, { $tokens } tokens
made-of-hand = In hand: { $count }
made-of-gold = Gold marker on { $count }
made-of-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
