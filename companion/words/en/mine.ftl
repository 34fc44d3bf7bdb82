# A seat's own page, on its player's device.

panel-mine = mine
own-page = Mine
own-your-turn = Your turn
own-turn-of = { $name } is on turn.
own-waits = Waiting for { $name }: { $what }
own-asked = To be decided
own-cover = Cover
own-uncover = Show
own-to-the-table = To the table
own-to-the-list = To the list
own-whose = Whose page?
own-whose-hint = A player’s own page, as it is on that player’s device.
own-no-seat = This device has no seat at this table. The host gives it one.
own-character = My character
own-board = The whole board
own-nothing = Nothing is yours to do just now.

# Votes, cast on players’ own devices, unseen until all are in.
own-vote = Your vote
own-vote-hint = Nobody sees it before all have voted; tap again to take it back.
own-chronicler-reads = The chronicler reads aloud. Here you say what you would do.
vote-missing = Still to vote: { $names }.
vote-all-in = All have voted.
vote-open = Show the votes cast
move-ballot = vote unseen
move-open_ballots = show the votes
no-ballots = No vote was cast unseen.
fact-ballots = Votes cast unseen
