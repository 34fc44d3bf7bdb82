# What is known of a box, card by card: looked for, put right, forgotten.

box-odd-facts = { $why ->
    [empty] No new table could be set up with this. Nothing has changed.
   *[other] No such card can print this: { $why }. Nothing has changed.
}
box-no-such-card = Nothing is known of this card, or it is known again.
box-title = { $game }: what we know
box-search = Look for a card, or for what is on it
box-search-do = Look
box-all = Show everything
box-none-found = There is nothing like that here.
box-nothing = Nothing is known of this box yet.
box-more = { $cards ->
    [one] And { $cards } more. Look for it.
   *[other] And { $cards } more. Look for them.
}
box-doubtful = { $cards ->
    [one] Something that is said of { $cards } card came from a move that you took back, or from a table that you threw away.
   *[other] Something that is said of { $cards } cards came from moves that you took back, or from tables that you threw away.
}
box-doubtful-show = Show only these
box-doubtful-forget = Forget it
box-doubtful-tag = doubtful
box-known = What is known
box-from-table = { $table }, game evening { $evening }
box-from-hand = Put right by hand: { $when }
box-from-friend = From a friend: { $when }
box-from-nobody = Where from, nobody knows any more.
box-how-undone = taken back
box-how-thrown = its table was thrown away
box-correct = Put it right
box-correct-more = What you leave empty is not known. The app will ask for it at the table.
box-correct-do = Keep it so
box-corrected = It is right now. This holds for new cards at all tables.
box-again = Take it back
box-forget = Forget it
box-forget-ask = { $cards ->
    [0] There is nothing to forget.
    [one] Forget what is doubtful of { $cards } card?
   *[other] Forget what is doubtful of { $cards } cards?
}
box-forget-card = Forget what is known of { $name }?
box-forget-doubtful = Only what came from moves taken back and tables thrown away is forgotten. What you know of the cards from elsewhere stays.
box-forget-more = Next time the app asks for it as it did at first. Tables in play do not change, and what was forgotten can be taken back.
box-forgotten = Forgotten
box-forgotten-now = Forgotten. Until you learn it again, it can be taken back.
box-forgotten-when = forgotten: { $when }
box-friends = For a friend, and from one
box-from-friends = Open a friend’s file
boxes-inside = Look inside
box-foreign-kind = The file tells of cards of the kind “{ $kind }”, which this game does not have. Another version of the app may have written it. Nothing of it was kept.
box-known-again = The card is known again.
