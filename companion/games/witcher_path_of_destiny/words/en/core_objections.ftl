# Objections and refusals.

game-is-over = The game is over.
no-such-seat = There is no such seat at the table.
character-taken = Somebody else plays this character.
characters-are-chosen = The characters are chosen.
characters-first = Choose characters first.
chooses-later = Now it is { $who } who chooses a character.
board-not-dealt = { $whom }: this board is not among the two that were dealt.
two-different-symbols = Two different symbols are active.
symbols-first = Enter the active symbols of the chapter first.
coming-symbols-first = Enter the symbols of the next chapter first: the effects of kept cards use them.
step-not-over = This step is not over yet: { $step }.
winner-first = The winner is not known yet.
not-the-step = Now is not the time, it belongs to another step: { $step }.
has-drafted = { $who } has drafted in this turn.
drafts-later = By initiative it is { $active } who picks now, { $who } comes later.
no-such-row = There is no row { $row } on the mat.
row-taken = { $who } stands in row { $row }.
row-without-pair = There is no pair of cards in row { $row }.
row-is-empty = No card lies in row { $row }.
card-unknown = Nobody has described this card yet.
automa-has-no-hand = The Automa has no hand of cards.
has-played = { $who } has played in this turn.
hand-too-small = { $who } does not hold two cards, cards left: { $count }.
nothing-chosen = { $who } has chosen no cards face down.
no-effect-waits = { $who } has no effect to resolve.
nothing-to-lose-there = There is no such symbol there.
lose-so-many = { $count ->
    [one] { $count } symbol is to be lost.
   *[other] { $count } symbols are to be lost.
}
say-what-is-lost = { $count ->
    [one] Choose the { $count } symbol that is lost.
   *[other] Choose the { $count } symbols that are lost.
}
card-without-colour = Each card has at least one colour.
result-without-condition = No card has a result without a condition.
condition-without-result = No card has a condition without a result.
condition-wants-symbol = This condition is about a certain symbol. Choose it.
condition-has-no-symbol = This condition is not about a certain symbol.
condition-wants-colour = This condition is about a certain colour. Choose it.
condition-has-no-colour = This condition is not about a colour.
result-wants-symbol = This result gives a certain symbol. Choose it.
result-has-no-symbol = This result leaves no symbol to choose.
degrees-without-condition = A 1/2/3 result wants a 1/2/3 condition.
nothing-to-belong-to = This belongs to a part of the effect that you have not chosen.
card-wants-nickname = Give this card a short name of your own.
table-keeps-cards = The table keeps cards and tokens now.
no-such-card-there = There are not so many cards on the timeline.
no-such-symbol-there = There are not so many symbols on the card.
covered-already = This symbol is covered already.
not-covered = This symbol is not covered.
