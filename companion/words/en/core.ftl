# What the core says: objections, what is wrong with arguments, the chronicle, and the moves that every table has.

argument-missing = “{ $field }” is missing.
argument-unknown = “{ $field }” does not belong here.
argument-least = “{ $field }” has to be at least { $bound }.
argument-most = “{ $field }” may be { $bound } at most.
argument-length = “{ $field }” has to have exactly { $bound ->
    [one] { $bound } item.
   *[other] { $bound } items.
}
argument-length-least = { $bound ->
    [1] “{ $field }” cannot stay empty.
   *[other] “{ $field }” has to be at least { $bound } long.
}
argument-length-most = “{ $field }” is too long; { $bound } is the most.
argument-pattern = “{ $field }” does not have the right form.
argument-empty = “{ $field }” is empty: choose one of the options.
argument-choice = “{ $got }” is not one of the choices for “{ $field }”.
argument-type = { $wanted ->
    [int] “{ $field }” should be a whole number.
    [float] “{ $field }” should be a number.
    [str] “{ $field }” should be text.
    [bool] “{ $field }” should be yes or no.
    [array] “{ $field }” should be a list.
    [object] “{ $field }” should be a group of facts.
   *[other] “{ $field }” should be something else.
}
argument-wrong = “{ $field }” makes no sense here.

unknown-game = This installation does not know the game “{ $game }”.
unknown-move = This game has no move “{ $move }”.
unknown-area = This table has no area “{ $area }”.
no-such-face = The die has no face “{ $face }”.
deck-empty = The deck is empty.
not-in-deck = The card “{ $card }” is not in the deck.
path-fixed = This cannot be put right by hand; the table would not open again.
path-leads-nowhere = There is nothing at { $path }.
value-does-not-fit = Such a value does not fit here; the table would not open again with it.
more-than-fits = No more fits there ({ $at }); the table would not open again with it.
table-unreadable = This table cannot be read any more, so nothing can be played at it. Go back to an earlier moment.
table-is-closed = This table has ended. You can read it, and when you reopen it, play on.
another-players-move = This is a move of the player at seat { $seat }, and at this table everybody moves only for themselves.
onlooker-looks-on = This device looks on. Ask the host for a seat if you want to play.
secret-to-you = You cannot see this, so it is not yours to correct. Whoever has it corrects it, or whoever keeps the table.
keepers-move = At this table everybody moves only for themselves, and this is for the chronicler or the host to change.
another-players-step = At this table everybody takes back only what they did themselves. The chronicler can take back more.
table-is-away = The table lies in its box. Lay it out first, or just sit down at it.
already-sitting = You are sitting at the table already.
no-checklist = No list is open now.
no-such-line = The list has no such line.
no-such-table = There is no such table on the shelf.
table-thrown-away = This table was thrown away. For thirty days you find it at the end of the shelf, among what was thrown away.
key-used = This key stands for another write already.
tell-far-back = { $moves } moves were taken back at once. Compare the whole table with the pages; here is only what came last.
no-such-moment = This table has never seen such a moment.
stale = The table has moved on. Nothing is lost: see how it stands now and try again.
nothing-to-undo = There is nothing to take back.
nothing-to-redo = There is nothing to do again.
store-full = The disk is full, so the move was not saved. What was saved before is safe. Make some room and try again.
store-busy = Another program is holding the file with the tables. Try again in a moment.
store-damaged = The file with the tables is damaged.
store-missing = The file with the tables is not here, though its backups are. Somebody has moved or deleted it.
store-emptied = The file with the tables is empty, though its backups are not. Somebody has emptied it.
store-replaced = Another file lies where the file with the tables was: its newest backup knows more.
store-read-only = Nothing can be written in the folder { $folder }. The tables can be looked at, but no move is saved.
store-unreachable = The file { $file } cannot be opened: its folder is missing or locked, or something else lies in its place.
store-disk-fails = The disk with the file { $file } does not answer. What was saved before is still on it; look after it and try again.
table-damaged = What is written of this table is damaged on the disk and cannot be read. No other table is touched by it.

wrote-corrected = Put right by hand: { $path } was { $old }, now it is { $new }.
wrote-corrected-because = Put right by hand: { $path } was { $old }, now it is { $new }. The reason: { $reason }
wrote-noted = { $text }
wrote-renamed = The table “{ $old }” is called “{ $new }” from now on.
wrote-area-kept = { $by ->
    [app] { $area }: in the app from now on.
   *[table] { $area }: on the table from now on.
}
wrote-evening-began = Game evening { $session } began.
wrote-strict = From now on everybody moves only for themselves.
wrote-trusting = From now on anybody at the table may move for another.
wrote-evening-ended = Game evening { $session } ended and the box is closed.
wrote-table-closed = Here this story ends.
wrote-table-reopened = The story at this table goes on.

move-correct = put right by hand
move-note = write into the chronicle
move-rename = rename the table
move-keep = choose who keeps an area
move-keep_to_seats = choose who may move for whom
move-put_away = put the table away
    .does = The app lists what the hands put away, and where it goes.
move-close_box = close the box
    .does = The game evening is over and everything lies in its box.
move-lay_table = lay the table
    .does = The app lists what the hands take out of the box, and where they lay it.
move-leave_list = lay the list aside
move-sit_down = sit down
    .does = At a table that lay in its box the next game evening begins.
move-close_table = end the table
    .does = Play at this table is over; it stays on the shelf, to be read.
move-reopen_table = reopen the table
    .does = A table that was ended is played on.
move-tick = tick a line

arg-path = Place
arg-value = Value
arg-reason = Reason
arg-text = Text
arg-name = Name
arg-strict = Everybody for themselves only (else anybody for anybody)
arg-area = Area
arg-counts = What lies on the table
counts-first = Before the app keeps it, count what lies on the table: { $area }.
counts-title = What lies on the table
lying-of = { $who }
lying-hint = What the app remembers is filled in; put right what lies otherwise.
lying-do = Counted, the app keeps it
arg-keeper = Who keeps it
arg-line = Line
arg-done = Done
arg-who = Who
arg-revision = Revision
choice-by-app = the app
choice-by-table = the cubes and coins on the table
fact-name = Name
fact-seats = Seats
fact-player = Player
fact-chance = Chance
fact-seed = Seed of chance
fact-used = Times it was asked
fact-evening = Game evening
fact-session = Which game evening
fact-away = In its box
fact-kept = Who keeps what
fact-standing = How things stand
fact-procedure = Procedure
fact-step = Step
fact-closed = Ended
fact-strict = Everybody for themselves only
fact-notes = Notes
fact-value = Value
fact-top = Top
fact-layers = Layers shuffled by themselves
fact-red = Marked places
wrote-differed = While the table was laid, something was found to lie differently and was put right.
