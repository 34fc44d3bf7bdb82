# Abilities of the characters.

moves-abilities = Abilities
move-use_ability = use an ability
move-swap_pool = swap 2 cards on the mat
move-discard_pair = discard a pair for symbols
move-take_extra = take one more card of the mat
move-take_and_play = take a card of the mat and play it at once
move-gain_fewer = gain the active symbol of which there is less
move-gain_and_others_lose = gain an active symbol, others lose the other one
move-search_symbol = search for a card with a symbol
move-lose_one_gain_three = lose 1 active symbol, gain 3 of the other
move-exchange_timeline = exchange a card of the timeline
move-take_before_play = take a card of the timeline into the hand
move-discard_for_symbols = discard cards for symbols
move-spare_symbol = spare a symbol
move-full_result = take the full result of a card
move-dye_card = lend a card another colour
move-play_another = play another card
move-take_at_end = take a card of the timeline into the hand as the chapter ends

arg-other_place = Which card of the other row (1 or 2)
arg-other_row = The other row
arg-revealed = How many cards you revealed
arg-symbols = Symbols

tell-ability-used = { $who }: turn the token of ability { $number } to its inactive side.
tell-do-ability = { $who }: do what the ability says ({ $ability }).
tell-swapped = Swap card { $place } of row { $row } with card { $other_place } of row { $other_row }.
tell-row-discarded = Discard the pair of row { $row }.
tell-row-discarded-rest = Discard the other card of row { $row }.
tell-taken-extra = { $who }: take card { $place } of row { $row }, discard the other one.
tell-search = { $who }: reveal cards of the main deck until the symbol appears ({ $symbol }). Take that card, discard the others.
tell-draw = { $count ->
    [one] { $who }: draw { $count } card of the main deck.
   *[other] { $who }: draw { $count } cards of the main deck.
}
tell-taken-up = { $who }: take card { $number } of the timeline into the hand.
tell-played-also = { $card_given ->
    [yes] { $who }: put the card { $card } at the right end of the timeline.
   *[no] { $who }: put another card at the right end of the timeline.
}
tell-dyed = { $who }: card { $number } of the timeline has one more colour in this step ({ $colour }).

wrote-ability = { $given ->
    [yes] { $who } used the ability { $name }.
   *[no] { $who } used ability { $number }.
}

prompt-ability = whether to use an ability on the effect of a card
prompt-linger = whether to use another ability

no-such-ability = { $who } has no such ability.
ability-locked = { $who }: ability { $number } is not unlocked yet.
ability-used = { $who }: ability { $number } was used already.
not-its-moment = { $who }: ability { $number } is used at another moment ({ $window }).
ability-done-by-app = { $who }: the app does this ability itself, it has a move of its own.
other-side-wanted = The symbols say that it is the other side: { $side }.
say-which-side = There are equally many of both. Choose a side.
no-such-card-in-row = There are not so many cards in row { $row }.
symbols-not-printed = These symbols are not on the cards.
two-different-cards = Choose two different cards.
hand-empty = { $who } has no card in hand.
play-another-one = { $who }: play another card than the one that was just taken up ({ $card }).
nothing-to-pay-with = { $who } has no active symbol to lose, so none is gained.
nothing-to-spare = { $who } loses no symbol to this effect.
plays-two-first = { $who }: play the two cards of this turn first.
