# What is known of the owner’s boxes: for a friend with the same box, and from one.

boxes-title = What we know of our boxes
boxes-lead = While you play, the app learns what your boards and cards print. Friends with the same box need not tell it all again.
boxes-known = { $cards ->
    [0] nothing learned yet
    [one] { $cards } card or board
   *[other] { $cards } cards and boards
}
boxes-send = For a friend
boxes-send-more = The file holds names, numbers, marks and your own short notes of cards and boards. Nothing of your tables is in it.
boxes-file = Save the file
boxes-theirs-title = From a friend
boxes-theirs-more = You see what is in the file before anything is kept.
boxes-choose = Choose the file of a box
boxes-look = See what it brings
boxes-came-title = What your friends know
boxes-new = New to us
boxes-differ = They say otherwise
boxes-differ-more = What you know stays. Tick a card where they are right.
boxes-quarrel = { $about }: ours { $ours } · theirs { $theirs }
boxes-same = { $cards ->
    [one] { $cards } thing in the file you know already.
   *[other] { $cards } things in the file you know already.
}
boxes-nothing = There is nothing in the file that you do not know already.
boxes-take = Take it over
boxes-taken = { $cards ->
    [0] Nothing has changed: you knew all of it.
    [one] Taken over: { $cards } card or board.
   *[other] Taken over: { $cards } cards and boards.
}
boxes-yes = yes
boxes-no = no
boxes-none = nothing
box-not-facts = This file does not hold what somebody knows of a box.
box-broken = { $card ->
    [empty] The file is broken and nothing of it was kept.
   *[other] The file says of “{ $card }” what no such card prints. Nothing of it was kept.
}
