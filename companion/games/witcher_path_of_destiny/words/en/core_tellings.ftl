# For the hands.

tell-lay-mat = Lay the game mat, and leave room for boards and timelines.
tell-story-deck = Put the story deck on its place, cover up. Do not shuffle it.
tell-other-stories = { $printed ->
    [yes] Leave the components of the other stories in the box.
   *[other] Leave the printed story cards in the box: the app tells the story. Of the other components take only those that its rules ask for.
}
tell-overview = { $printed ->
    [yes] Keep the overview card of the story at hand. The app shows the same steps.
   *[other] The app shows the steps of a chapter.
}
tell-fate-tokens = Stack the fate tokens: III at the bottom, II on it, I on top.
tell-path-tokens = Put both path tokens beside them.
tell-main-deck = { $count ->
    [one] Shuffle { $count } action card and put it face down as the main deck.
   *[other] Shuffle { $count } action cards and put them face down as the main deck.
}
tell-deal-rows = { $rows ->
    [one] Deal a face-up pair to { $rows } row, { $count } cards in all.
   *[other] Deal a face-up pair to each of { $rows } rows, { $count } cards in all.
}
tell-extra-token = Put the extra experience token beside row { $row }.
tell-symbol-tokens = Leave the symbol tokens and lost-symbol tokens in a common supply.
tell-choose-first = { $seat_given ->
    [yes] { $seat_nom } chooses a character first, then the others clockwise.
   *[no] The player of seat { $seat } chooses a character first, then the others clockwise.
}
tell-shuffle-boards = { $players ->
    [1] Keep the free player boards at hand; do not shuffle them. The app deals you two, and you keep one.
   *[other] Keep the free player boards at hand; do not shuffle them. The app deals two to whoever chooses, who keeps one.
}
tell-take-set = { $number_given ->
    [yes] { $number_nom } takes the set of { $who }.
   *[no] The player of seat { $number } takes the set of { $who }.
}
tell-markers = { $who }: regular experience marker to 0, the gold one beside the track, the victory point token to 0.
tell-first-ability = { $who }: put an ability token on the leftmost ability, leave three beside the board.
tell-starting-cards = { $who }: the 5 starting action cards into the hand.
tell-side-quest = { $who }: tuck the side quest card face up under the board.
tell-automa-set = { $who } is the Automa: its Automa board, the figure, both experience markers and a victory point token. The rest into the box.
tell-initiative = Stand the figures on the initiative track, from the top: { $who }.
tell-draft-order = Pick cards by initiative: { $who }.
tell-refresh-discard = Discard the pair of row { $row } face up.
tell-refresh-move = { $count ->
    [one] Move the pair that is left up.
   *[other] Move the { $count } pairs that are left up.
}
tell-refresh-fill = { $count ->
    [one] Deal a new pair from the deck to row { $row }.
   *[other] Deal { $count } new pairs from the deck to the rows from { $row } down.
}
tell-draw-two = { $who }: draw 2 cards from the deck.
tell-bottom-row = { $who }: 1 experience point for the bottom row.
tell-new-initiative = Return the figures to the initiative track, from the top: { $who }.
tell-reshuffle = { $drawn ->
    [one] Draw the last card, then shuffle the discards ({ $count }) into a new deck and draw on.
   *[other] Draw the last cards ({ $drawn }), then shuffle the discards ({ $count }) into a new deck and draw on.
}
tell-play-two = { $players ->
    [1] Choose 2 hand cards, fix their order and lay them face down.
   *[other] Everybody chooses 2 hand cards, fixes their order and lays them face down.
}
tell-play-light = { $players ->
    [1] Choose 2 cards, reveal them and resolve their effects, the left card first.
   *[other] Everybody chooses 2 cards; reveal them together and resolve their effects, the left card first.
}
tell-effect-nothing = { $card_given ->
    [yes] { $who }: the condition of { $card } is not met.
   *[no] { $who }: the condition of the card is not met.
}
tell-lose-token = { $who }: return tokens of the pool ({ $symbols }).
tell-lose-special = { $who }: put the special symbol token on the board ({ $symbols }).
tell-cover = { $who }: on card { $number } of the timeline cover symbols ({ $symbols }).
so-many-symbols = { $count }× { $symbol }
tell-effect-gained = { $card_given ->
    [yes] { $who } gains for { $card }, into the pool: { $symbols }.
   *[no] { $who } gains for a card, into the pool: { $symbols }.
}
tell-effect-xp = { $card_given ->
    [yes] { $who }: { $count ->
        [one] { $count } experience point
       *[other] { $count } experience points
    } for { $card }.
   *[no] { $who }: { $count ->
        [one] { $count } experience point
       *[other] { $count } experience points
    } for the effect of a card.
}

prompt-loss = which symbol to lose
next-step = Go on to the next step

pack-tracks = { $who }: note { $vp } victory points and { $xp } experience.
pack-hand = { $who }: put the hand in an envelope, cards: { $count }.
pack-timeline-by-hand = { $who }: put timeline and token pool away together.
pack-timeline = { $who }: stack the timeline in its order from the left, cards: { $count }.
pack-covered = { $who }: take the lost-symbol tokens off card { $number } of the timeline ({ $symbols }).
pack-pool = { $who }: bag the tokens, { $symbols }.
pack-initiative = Initiative from the top: { $who }.
pack-fate = Fate token { $token }: { $side }.
pack-fate-aside = Fate token { $token }: lies aside.
pack-figures-top = On the top position, one behind the other: { $who }.
pack-figure = { $who } stands at row { $row }.
pack-path = { $who }: path token, { $side }.
pack-rows = Put the pairs of the rows ({ $rows }) away in their order, pairs: { $count }.
pack-deck = { $full ->
    [yes] Band the main deck ({ $count }) and the discards ({ $back }) apart.
   *[other] Band the main deck and the discards apart.
}
lay-tracks = { $who }: victory points to { $vp }, experience to { $xp }.
lay-hand = { $who }: the hand out of the envelope, cards: { $count }.
lay-timeline-by-hand = { $who }: lay timeline and token pool.
lay-timeline = { $who }: lay the timeline from left to right, cards: { $count }.
lay-covered = { $who }: on card { $number } of the timeline cover symbols ({ $symbols }).
lay-pool = { $who }: tokens into the pool, { $symbols }.
lay-initiative = Figures on the initiative track, from the top: { $who }.
lay-fate = Fate token { $token }: { $side }.
lay-fate-aside = Fate token { $token }: set it aside.
lay-figures-top = Figures on the top position, one behind the other: { $who }.
lay-figure = Figure at row { $row }: { $who }.
lay-path = { $who }: path token, { $side }.
lay-rows = Lay the pairs in the rows ({ $rows }) in their order, pairs: { $count }.
lay-deck = { $full ->
    [yes] Main deck ({ $count }) face down, discards ({ $back }) face up.
   *[other] Main deck face down, discards face up.
}
pack-gold = { $who }: note { $count } gold experience.
pack-abilities-ready = { $who }: ready abilities from the left: { $number }.
pack-abilities-used = { $who }: used abilities from the left: { $number }.
pack-special = { $who }: bag the special symbol token ({ $symbol }).
pack-special-on-board = { $who }: bag the special symbol token of the board ({ $symbol }).
lay-gold = { $who }: gold experience marker to { $count }.
lay-abilities-ready = { $who }: ability tokens icon side up, from the left: { $number }.
lay-abilities-used = { $who }: ability tokens inactive side up, from the left: { $number }.
lay-special = { $who }: special symbol token into the pool ({ $symbol }).
lay-special-on-board = { $who }: special symbol token onto the board ({ $symbol }).
