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
own-character = My character
own-board = The whole board
own-nothing = Nothing is yours to do just now.
