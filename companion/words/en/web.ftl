# The pages' frame: shelf, table, chronicle, rules, preferences and errors.

app-name = The Chronicler
app-line = the table stays as you left it
skip = Skip to the content
yes = yes
no = no
seat-of = { $figure } ({ $player })
seat = Seat { $number }

# days
day-today = today
day-yesterday = yesterday
day-weekday = { $weekday ->
    [1] on Monday
    [2] on Tuesday
    [3] on Wednesday
    [4] on Thursday
    [5] on Friday
    [6] on Saturday
   *[7] on Sunday
}
day-on = { day-weekday }, { $date }
day-weeks-ago = { $weeks ->
    [1] a week ago
    [2] two weeks ago
    [3] three weeks ago
    [4] four weeks ago
   *[other] { $weeks } weeks ago
}
day-month = { $month ->
    [1] in January
    [2] in February
    [3] in March
    [4] in April
    [5] in May
    [6] in June
    [7] in July
    [8] in August
    [9] in September
    [10] in October
    [11] in November
   *[12] in December
}
day-month-and-year = { day-month } { $year }
day-unknown = some day

# shelf
nav-house = House
nav-shelf = Shelf
nav-table = Pages of the table
nav-preferences = Preferences of this device
shelf-empty = The shelf is still empty. Choose a game, lay out its box, and from then on the app remembers what a table forgets.
shelf-empty-more = Cards, figures and coins stay yours. All that is kept here is whose turn it is, what happened, and where you stopped.
shelf-new = lay a new table
shelf-new-game = A new game
part-ended = Tables that have ended
part-archived = The archive
part-thrown = Thrown away
part-empty = Nothing stands here just now.
part-all = Show them all
part-thrown-more = For thirty days they can be taken back, then they are gone. Backups are not touched.
thrown-when = thrown away { $when }, { $days ->
    [one] { $days } day
   *[other] { $days } days
} left
shelf-pages = Pages of the shelf
shelf-earlier = Earlier tables
shelf-later = Later tables
shelf-sample = Look at a table in play
shelf-sample-more = Sample tables in the middle of their games. Tap wherever you like; nothing can be broken, and everything can be taken back.
no-sample = That game brings no sample table.
shelf-import = A table from elsewhere
shelf-import-file = Choose the file of a table
file-none = None is chosen yet.
file-some = A file is chosen.
shelf-import-do = Put it on the shelf
file-missing = Choose a file first.
shelf-being-laid = The table is being set up.
shelf-unreadable = This installation does not know the game of this table, or cannot read it. Nothing is lost, and it can be saved to a file.
last-played = last played { $when }, game evening { $evening }
in-its-box = in its box
what-if-table = what if
imported-table = imported ({ $when })
continue = Continue
continue-table = Continue at the table { $name }
read-on = Look
read-on-table = Look at the table { $name }
table-menu = What to do with the table { $name }
table-name = Name of the table
table-rename = Rename
table-fork = Start a what-if table
table-export = Save to a file
table-end = End the table
table-reopen = Reopen
table-archive = Put into the archive
table-back = Put back on the shelf
table-take-back = Put the table { $name } back on the shelf
table-throw = Throw the table away
table-thrown = The table “{ $name }” is thrown away. For thirty days it can be taken back.
ask-throw = Throw the table “{ $name }” away?
ask-throw-more = It leaves the shelf, and for thirty days you find it at its end among what was thrown away; from there it can be taken back. Then it is gone for good.
ask-end = End the table “{ $name }”?
ask-end-more = Its story ends here. It stays on the shelf among the tables that have ended, to be read, and can be reopened at any time.
came-title = This table stands here already
came-same = The file is exactly the same table, to the last move.
came-further = The file is the same table, played further: it has { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
} more.
came-older = The file is the same table as it stood earlier: it lacks { $moves ->
    [one] { $moves } move that was
   *[other] { $moves } moves that were
} made here since.
came-apart = The file is the same table, but both were played on: on game evening { $evening } their ways parted.
came-here = on the shelf
came-file = from the file
came-keep-old = Keep the one on the shelf
came-keep-new = Replace it with the file’s
came-keep-both = Keep both
came-more = The one that you do not keep lies among what was thrown away for thirty days. If you keep both, a tag says which one was imported.
fork-name = { $name } (what if)

# a new table
set-up-title = A new table
set-up-do = Lay it out
set-up-laid = The table of this form is laid already. Laying it from here again makes another one.
set-up-to-laid = To the table that is laid
set-up-count = How many players
set-up-one-more = One more
set-up-as-chosen = as chosen
name-missing = Give the table a name, so that you know it on the shelf.
name-too-long = Such a long name does not fit on the spine; 80 letters will do.
player-named-twice = Somebody at the table is called “{ $name }” already. Add a letter of the surname, so that the app can tell you apart.

# a table
page-chronicle = Chronicle
page-rules = Rules
page-more = More
undo-what = Undo: { $move }
undo-nothing = Nothing to undo yet
redo-what = Redo: { $move }
areas-title = Who keeps what
kept-app = the app
kept-table = the table
turn-active = whose turn it is
less-of = { $name }: less
more-of = { $name }: more
stale-note = The table has moved on from another device. Nothing is lost; this is how it stands now.
table-moved-on = The table has moved on.
unfold = Unfold
show-me = Show me
tap-refused = The page has just changed under your finger. Please tap again.
offline = The app does not answer. Play on; the page comes back by itself when it does.
mark-done = done
why = Why? Rule { $rule }
do-it = Do it
do-it-anyway = Do it anyway
leave-it = Leave it
form-back = Back
understood = I see
overrule-hint = If you do it anyway, the chronicle will remember it as a ruling of your table.
trouble-field = It cannot be written like this
trouble-table = Not now
choose-one = choose
choose-none = none
field-optional = optional
field-json = as JSON
field-numbers = numbers with spaces between
more-rules = Rules about this:
more-lead = Everything that can happen at this table, including what its pages do not offer by themselves.
more-put-away = Done for tonight? The app lists what the hands put away, and where it belongs.
more-find = Find it by a few letters
more-none = Nothing here is called that. Try another word, or just its beginning.
more-every-table = Every table
move-of-seat = a player’s move

# the box and lists
previously-on = Previously
previously-nothing = Nothing yet. This story is about to begin.
box-hint = You know how it lay, or it never left the table?
step-lay_table = Lay the table
step-sit_down = Sit down
step-close_box = Close the box
step-leave_list = Lay the list aside
list-put_away = Put the table away
list-lay_table = Lay the table
list-left = { $left ->
    [0] Everything is in its place.
    [one] One thing is left.
   *[other] { $left } things are left.
}
list-of = { $done } of { $all }
list-empty = There is nothing to tick here.
leave-list = Leave the list for later

# chronicle
chronicle-evenings = Game evenings
chronicle-parts = Parts of the game evening
chronicle-as-tale = Read as a tale
chronicle-in-lines = Line by line, with the hours
chronicle-empty = Nothing is written about this game evening yet.
chronicle-empty-more = As soon as something happens at the table, it will be here.
evening = Game evening { $number }
look-at-moment = How the table stood at { $hour }
ruling = The table’s ruling:
still-legend = The table as it stood before
still-title = This is how the table stood { $when } at { $hour }.
still-words = Nothing can be touched here.
back-to-here = Go back to here
back-to-now = Back to the present
what-if = What if, from here

# rules
rules-search = Search the rules
rules-placeholder = for example fight, death or the end of the game
rules-find = Search
rules-found = { $found ->
    [0] Nothing was found.
    [one] One rule was found.
   *[other] { $found } rules were found.
}
rules-first = These are the first { $found } rules; add another word.
rules-all = All rules
rules-none = The rules are silent about that.
rules-none-more = Try another word, or just its beginning.
rules-empty = This game brings no rules.
rules-mistakes = What people get wrong
rules-more = Open in the rules

# by hand
correct-lead = Whatever the table remembers can be put right. Tap what is wrong; the correction goes into the chronicle and can be undone.
correct-where = Where you are
correct-all = Everything
correct-nth = No. { $number }
correct-holds = { $number ->
    [0] nothing
    [one] { $number } thing
   *[other] { $number } things
}
correct-now = Now it is
correct-new = It should be
correct-why = what happened at the table
correct-do = Put right
correct-empty = There is nothing here.
correct-whole = Put the whole of it right at once

# preferences
preferences-title = This device
preferences-lead = for here only; the table stays the same
preferences-done = Done
preferences-sample = The candle burns low, rain drums on the shutters, and somebody at the table asks whose turn it is.
preference-language = Language
preference-language-hint = What the app speaks on this device.
preference-language-cs = Čeština
preference-language-en = English
preference-theme = Light
preference-theme-hint = Candle for the evening, vellum for the day.
preference-theme-candle = Candle
preference-theme-vellum = Vellum
preference-text = Text size
preference-text-hint = As large as you need to read it across the table.
preference-awake = Screen awake
preference-awake-hint = While a table lies open, the screen does not go dark.
preference-awake-on = Stay awake
preference-awake-off = Go dark as usual
preference-beside = Pictures and sounds in books
preference-beside-hint = What an author puts beside the words: a picture above them, a murmur under them. The murmur begins only when you tap it.
preference-beside-on = Show
preference-beside-off = Words alone
text-size = Text { $percent } %

# errors
error-title = { $status ->
    [404] Nothing here
    [409] Not now
    [413] Too large
    [421] Not this way
    [422] It cannot be done like this
    [503] One moment
    [507] The disk is full
   *[other] Something went wrong
}
error-400 = I do not understand this request. Go back and try once more.
error-403 = This request did not come from my own pages, so I did not listen to it.
error-404 = There is no such page. Perhaps it was renamed, perhaps it never was.
error-405 = This page is not to be asked in this way.
error-409 = Not now; the table looks different by now.
error-413 = This is too much for me. I cannot carry such a large file.
error-415 = I do not know what to do with this kind of file.
error-421 = I do not answer to this name. Open me at the address 127.0.0.1.
error-503 = I am too busy right now. Try again in a moment.
error-4xx = I cannot do what this request asks.
error-5xx = Something broke on my side. What was saved is safe.
error-500 = Something broke on my side. What was saved is safe; try again.
damaged-file = It is the file
damaged-backups = This is what the backups hold; the one that knows most is at the top:
damaged-backup-holds = { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}, { $moves ->
    [one] { $moves } entry
   *[other] { $moves } entries
}{ $torn ->
    [0] {""}
   *[other] ; not to be read: { $torn }
}
damaged-backup-last = the last { $when } at { $hour } · { $name }
damaged-begin-anew = None of them, begin with an empty shelf
damaged-as-it-is = None of them, go on with what lies here
damaged-table-holding = It can be read in the backup that was made { $when } at { $hour }.
damaged-table-bring-back = Bring this table back from the backup
damaged-table-nowhere = There is no backup in which it could be read.
store-sealed = To be looked at only
damaged-restore = Restore the backup
damaged-no-backup = Sadly there is no backup. Keep the file safe before you do anything with it.
back-to-table = Back to the table
back-to-shelf = Back to the shelf
list-set_up = Setting the table up
list-set_up-done = All laid: let us begin
    .noun = the laid table
choice-true = yes
choice-false = no
told-all = Show all that the hands do
told-more = and { $count } more for the hands
told-before = before that:
told-taken-back = Taken back, this no longer holds at the table:

# a table that cannot be shown
broken-title = This page of the table cannot be shown now
broken-words = Something that the table holds cannot be drawn on the page. Nothing is lost. Take the last move back, go back to an earlier moment, or save the table to a file. The other tables are not touched by it.
broken-no-game = This installation does not know the game of this table. Nothing is lost: save the table to a file, and open it where that game is.
broken-others = The table’s other pages
broken-moments = The last moments
broken-set-up = The table was set up.
