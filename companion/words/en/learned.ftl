# What is known of a box, card by card: looked for, put right, forgotten.

box-odd-facts = { $why ->
    [empty] No new table could be set up with this. Nothing has changed.
   *[other] No such card can print this: { $why }. Nothing has changed.
}
box-no-such-card = Nothing is known of this card, or it is known again.
