# The chronicle, and the shelf’s sentence.

wrote-character = { $seat_given ->
    [yes] { $seat_nom } plays { $who }.
   *[no] Seat { $seat } plays { $who }.
}
wrote-named = A character has another name: { $who }.
wrote-symbols = Chapter { $chapter }: { $left } on the left, { $right } on the right.
wrote-coming = Next there will be { $left } on the left, { $right } on the right.
wrote-turn = Turn { $turn } of chapter { $chapter } began.
wrote-drafted = { $row ->
    [0] { $who } took 2 cards from the deck.
   *[other] { $who } took the cards of row { $row }.
}
wrote-chosen = { $who } chose cards.
wrote-played = { $count ->
    [one] { $who } played { $count } card.
   *[other] { $who } played { $count } cards.
}
wrote-laid = { $card_given ->
    [yes] The card { $card } lies on the timeline of { $who }.
   *[no] Another card lies on the timeline of { $who }.
}
wrote-described-card = { $card_given ->
    [yes] The card { $card } is described.
   *[no] Another card is described.
}

shelf-won = { $who } won, victory points: { $count }.
shelf-set-up = { $count ->
    [one] { $count } player is choosing a character.
   *[other] { $count } players are choosing characters.
}
shelf-begun = Chapter { $chapter }, turn { $turn }
shelf-turn = Chapter { $chapter }, turn { $turn }; { $who } leads, victory points: { $count }

wrote-gained = { $who }: symbols gained ({ $symbol }), how many: { $count }.
wrote-lost = { $who }: symbols lost ({ $symbol }), how many: { $count }.
wrote-covered = { $who }: a symbol covered on the timeline ({ $symbol }).
wrote-uncovered = { $who }: a symbol uncovered on the timeline ({ $symbol }).
