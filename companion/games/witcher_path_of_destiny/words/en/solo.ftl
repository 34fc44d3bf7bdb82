# Alone against the Automa: flips, its draft and why, what the app must be told.

moves-solo = The Automa
move-flip_token = flip the solo fate token
move-count_rows = count the active symbols of the rows
move-automa_drafts = draft for the Automa
move-tell_automa_cards = tell what the Automa has drawn
move-count_ability = count the Automa’s first ability
move-automa_takes = choose the Automa’s extra card

arg-rows = Rows
arg-shown = What the token showed
arg-extra_card = The second ability is an extra card

fact-armed = The Automa’s start of the chapter is done
fact-flipped = The token was flipped in this turn
fact-untold = Cards of the Automa still to be told
fact-unseen = Cards not counted for the first ability
fact-extra_over = The second ability is over in this turn
fact-extra_card = The second ability is an extra card
fact-counted = Symbols counted in the row

tell-automa-markers = The Automa’s regular experience marker to { $count } ({ $difficulty }), the gold one beside the track, its victory point token to 0.
tell-automa-gold = The Automa’s regular experience marker to { $count } ({ $difficulty }), above the second ability, which is active already. The gold one and its victory point token to 0.
tell-automa-flips = { $both ->
    [yes] The chapter begins: flip the solo fate token for the Automa ({ $count }×), and give it a token of each of the two active symbols.
   *[no] The chapter begins: flip the solo fate token for the Automa ({ $count }×), and give it a token for each symbol of its board that is active in this chapter.
}
token-shows = { $side }
tell-automa-flipped = The solo fate token showed: { $sides }.
tell-automa-gains = For the flip, add to the Automa’s pool: { $symbols }.
tell-automa-begins = { $given ->
    [yes] Add to the Automa’s pool { $symbols } for the flip and { $printed } for the symbols of its board.
   *[no] Add to the Automa’s pool { $symbols } for the flip; none of the symbols on its board is active in this chapter.
}
tell-automa-board-by-hand = Add a token to the Automa’s pool for each symbol of its board that is active in this chapter.
tell-automa-drafts = { $row ->
    [0] { $why } Put the Automa’s figure on the top position, draw 2 cards from the deck for it and lay them on its timeline.
   *[other] { $why } Put the Automa’s figure on row { $row } and lay both cards on its timeline. Their effects do nothing.
}
tell-automa-put = { $row ->
    [0] The Automa’s figure stands on the top position. Draw 2 cards from the deck for it and lay them on its timeline.
   *[other] The Automa’s figure stands on row { $row }. Lay both cards on its timeline; their effects do nothing.
}
row-shows = row { $row } has { $count }
automa-why-row = { $tied ->
    [yes] Active symbols: { $rows }. Several rows have the most ({ $count }); row { $row } is the highest of them.
   *[no] Active symbols: { $rows }. Row { $row } has the most ({ $count }).
}
automa-why-deck = No free row shows an active symbol.
tell-automa-xp = { $count ->
    [one] The Automa’s first ability: { $count } experience point.
   *[other] The Automa’s first ability: { $count } experience points.
}
tell-automa-colour = For each card of this colour that it drafted, the Automa gains 1 experience point: { $colour }.
tell-automa-symbol = For each card with this symbol that it drafted, the Automa gains 1 experience point: { $symbol }.
tell-automa-first = { $given ->
    [yes] The Automa’s first ability: { $text }
   *[no] Look at the first ability on the Automa’s board.
}
tell-automa-second-text = { $given ->
    [yes] The Automa’s second ability: { $text }
   *[no] Look at the second ability on the Automa’s board.
}
tell-automa-extra = { $card_given ->
    [yes] The second ability: from row { $row } the Automa also plays { $card }. Discard the other card of the row.
   *[no] The second ability: from row { $row } the Automa plays one more card with an active symbol. Discard the other card of the row.
}
tell-automa-extra-none = The second ability: no available card has an active symbol, so nothing happens.
tell-automa-extra-by-hand = The second ability: from the highest available row with such a card, the Automa plays one more card with an active symbol. Discard the other card of the row.
tell-automa-fate-placed = { $side_key ->
    [left] The Automa has decided: put fate token { $token } on the left choice page.
   *[right] The Automa has decided: put fate token { $token } on the right choice page.
}
tell-automa-fate-aside = The Automa has not decided: set fate token { $token } aside until the end of the chapter.
tell-automa-announce = Count the Automa’s active symbols and say of which it has more: that decides on fate token { $token }.

wrote-automa-flipped = The solo fate token showed: { $sides }.
wrote-automa-ability = { $count ->
    [one] The Automa’s first ability was met { $count } time.
   *[other] The Automa’s first ability was met { $count } times.
}
wrote-automa-extra = The Automa took and played one more card, from row { $row }.

next-flip = { $count ->
    [one] Flip the token for the Automa
   *[other] Flip the token { $count } times for the Automa
}
next-automa-drafts = { $row ->
    [0] The Automa takes from the deck
   *[other] The Automa takes row { $row }
}
prompt-automa-board = which two symbols the Automa’s board shows
prompt-automa-flip = flip the token for the Automa
prompt-automa-rows = count the active symbols of rows ({ $rows })
prompt-automa-draft = draft for the Automa
prompt-automa-cards = which cards the Automa has drawn
prompt-automa-ability = how often the Automa’s first ability was met
prompt-automa-card = which extra card the Automa plays

nobody-alone = The Automa plays only against somebody who is alone.
no-flip-now = No flip for the Automa is due now.
flip-so-many = { $count ->
    [one] Give the side of { $count } flip.
   *[other] Give the sides of { $count } flips.
}
flip-first = The chapter begins with flips for the Automa, so many: { $count }.
automa-board-unknown = Nobody has told the two symbols of the Automa’s board yet. Describe its board.
automa-rows-unknown = Name the cards or count the active symbols of the free rows ({ $rows }), or say where you put the Automa’s figure.
automa-rows-uncounted = The Automa goes by active symbols. Of some rows they are not known yet ({ $rows }).
automa-drafts-elsewhere = { $row ->
    [0] { $why } The Automa takes 2 cards from the deck.
   *[other] { $why } The Automa takes row { $row }.
}
automa-drafts-there = { $row ->
    [0] The Automa takes from the deck
   *[other] The Automa takes row { $row }
}
automa-drew-nothing = No cards of the Automa are waited for.
cards-are-named = The cards are named; their symbols are not told again.
automa-takes-nothing = The Automa takes no extra card now.
card-without-active = This card has no active symbol.
count-extra-card = Give the active symbols of that one card, at most { $left } left and { $right } right ones.
row-is-named = The cards of row { $row } are named; the app counts them itself.
automa-first = First finish what is the Automa’s now.
