# Looking back at a table: the history, a step back, what if, and statistics.
looking-back = Looking back at the table
page-history = History
page-what-if = What if
page-statistics = Statistics
arg-move = Move
arg-evening = Game evening
arg-roller = Rolls and draws
arg-ruled = Only what the table ruled its own way
arg-words = Words to look for
arg-before = Before move
arg-then = Moment

# history
history-number = no. { $number }
history-setup = The table was set up
history-undo = Step back to move no. { $to }
history-redo = Move no. { $to } holds again
history-taken-back = taken back
history-rolled-app = the app’s chance
history-rolled-table = the table’s chance
history-ruled = ruling
history-search = Search the history
history-placeholder = a name, a place or a move
history-narrow = Only some moves
history-narrow-do = Show these
history-anybody = anybody
history-any-evening = any
history-any-move = any
history-any-roller = all moves
history-roller-app = the app rolled or drew
history-roller-table = the table rolled or drew
history-found = { $most ->
    [0] { $found ->
        [0] Nothing was found.
        [one] One entry was found.
       *[other] { $found } entries were found.
    }
   *[other] Here are the latest { $found } entries that were found.
}
history-all = The whole history
history-until = So far only moves back to no. { $until } were searched. Older ones have not been looked at yet.
history-seek-on = Search older moves too
history-older = Older moves
history-newest = Newest moves
history-pages = Parts of the history
history-none = There is nothing like that here.
history-none-more = Try another word, or only how it begins.
history-no-more = Nothing more stands in the history.
history-no-move = This game knows no such move.
history-no-seat = This table has no such seat.
history-asked-wrong = So that condition was left out; all others hold.
history-then-close = Close this moment
history-then-unreadable = This version can no longer read how the table stood then. The entries beside it do not suffer.

# a step back
back-title = Back to move no. { $number }
back-lead = { $moves ->
    [one] One move will be taken back. The table will stand as it stood { $when } ({ $hour }).
   *[other] { $moves } moves will be taken back. The table will stand as it stood { $when } ({ $hour }).
}
back-do = { $moves ->
    [one] Take one move back
   *[other] Take { $moves } moves back
}
back-kept = Nothing is lost: until you play on otherwise all of it can be done again, and it stays in the history in any case.
back-hands = The hands did this then. It no longer holds: put back what it moved
back-hands-more = { $more ->
    [one] And one older order.
   *[other] And { $more } older orders.
}
back-moves = Which moves they are
back-moves-more = { $more ->
    [one] And one older move.
   *[other] And { $more } older moves.
}

# what if
what-if-lead = Each line is a table. Where it leaves another one, a “what if” began; what hangs below a line you took back, and played otherwise.
what-if-here = this table
what-if-gone = A table that is no longer here
what-if-from = { $moves ->
    [0] It left table { $number } after move no. { $revision }; nobody has played at it yet.
    [one] It left table { $number } after move no. { $revision }, and has one move of its own.
   *[other] It left table { $number } after move no. { $revision }, and has { $moves } moves of its own.
}
what-if-see-fork = Show that moment
what-if-moves = { $moves ->
    [0] Nobody has played yet.
    [one] It has one move.
   *[other] It has { $moves } moves.
}
what-if-alone = Nobody has left the line of this table yet. Open any moment in the history, and tap “What if from here”.
what-if-undone = What you took back
what-if-undone-none = Nothing that does not hold now.
what-if-branch = { $moves ->
    [one] Game evening { $evening }: one move (no. { $first })
   *[other] Game evening { $evening }: { $moves } moves (no. { $first }–{ $last })
}
what-if-undone-more = { $more ->
    [one] And one older branch.
   *[other] And { $more } older branches.
}

# statistics
statistics-evenings = Game evenings
statistics-time = At the table
statistics-moves = Moves
statistics-taken-back = Taken back
statistics-tables = Tables
statistics-table = Table
statistics-tables-more = { $more ->
    [one] And one more table, where you sat for less time.
   *[other] And { $more } more tables, where you sat for less time.
}
statistics-pauses = The time is that from move to move. A pause of more than three quarters of an hour does not count.
time-spent = { $hours ->
    [0] { $minutes } min
   *[other] { $hours } h { $minutes } min
}
moves-made = { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}
evenings-played = { $evenings ->
    [one] { $evenings } game evening
   *[other] { $evenings } game evenings
}
times = { $times }×
statistics-dice = Dice against chance
statistics-dice-how = The line in a bar shows how often a fair die would have shown that face. The verdict is that of a chi-square test. Only rolls that hold are counted, not what you took back. Whoever tells the app only some rolls of the table gets a verdict about only those.
die-of-sides = die with { $sides } sides
dice-by-app = The app: { $throws ->
    [one] { $throws } roll
   *[other] { $throws } rolls
}
dice-by-table = Your own dice: { $throws ->
    [one] { $throws } roll
   *[other] { $throws } rolls
}
dice-caption = What came: { $die }
dice-face = Face
dice-came = Came
dice-expected = Expected
dice-verdict-few = { $missing ->
    [one] Too few for a verdict; one more roll is needed.
   *[other] Too few for a verdict; { $missing } more rolls are needed.
}
dice-verdict-fair = Nothing suspicious: a fair die falls as unevenly quite often.
dice-verdict-odd = A little uneven, but I would make nothing of it: about one fair die in { $one_in } falls like that.
dice-verdict-very-odd-app = Unusually uneven: about one fair die in { $one_in } falls like that. It may happen once; if it goes on at other tables, it is a fault of the app, so let us know.
dice-verdict-very-odd-table = Unusually uneven: about one fair die in { $one_in } falls like that. Before you throw the die away, ask yourselves whether every roll was told.
statistics-rulings = What the table most often ruled its own way
statistics-ruling = Rule
statistics-times = How often
statistics-no-rulings = Nothing so far. This table plays by the rules.
statistics-rulings-more = { $more ->
    [one] And one ruling that is rarer.
   *[other] And { $more } rulings that are rarer.
}
shelf-statistics = The shelf in numbers
shelf-statistics-none = There is nothing to count yet.
shelf-statistics-none-more = As soon as some moves are made at a table, it will be here. Samples do not count.
shelf-statistics-how = Samples do not count, the same table counts only once, and a what-if table only from where it began.

# programs
api-history = The history from the newest move on: by player, move, evening, rolls, rulings and words. “until” says how far was searched, “older” is the “before” of the part that follows
api-what_if = The family of a table: what-if tables, and what was undone
api-table_statistics = A table in numbers
api-shelf_statistics = The shelf in numbers, game by game
cli-numbers = { $evenings ->
    [one] One game evening
   *[other] { $evenings } game evenings
}, { $hours } h { $minutes } min at the table, { $moves ->
    [one] one move
   *[other] { $moves } moves
}, taken back: { $taken }
