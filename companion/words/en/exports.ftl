# What leaves the house as a file, and what comes back of it: one table, or everything.

file-title = { $name } as a file
file-whole = The whole table
file-whole-more = The file can be opened here or in another installation at any time, and played on from exactly where it stands.
file-hidden = Whoever has the file can also read in it what is secret at the table:
file-whole-save = Save the whole table
file-reading = To be read, without secrets
file-reading-more = The chronicle in Czech and English, how the table stands and all that happened at it. What is hidden from anybody at the table is not in the file.
file-reading-only = It cannot be played on: what lies face down is not in it.
file-reading-save = Save to be read
reading-copy-about = A table to be read, from the chronicler’s companion. What was secret at the table is a dot here, so this file cannot be played on. The whole file of the table is needed for that.
hidden-seed = what chance brings: the next rolls and draws that the app makes
hidden-ballots = secret votes, until they are opened
import-is-a-reading-copy = This is a table to be read, without its secrets. It cannot be played on; ask whoever keeps the table for the whole file.
import-is-a-box = This file holds what somebody knows of a box. Open it on the page “What we know of our boxes”.
import-is-a-chest = This file holds everything of an installation. Open it on the page “Everything in one file”.

everything-title = Everything in one file
everything-lead = For another computer, or for a drawer.
everything-save-title = Save it
everything-save-more = The file holds all tables with what is secret at them, books of your own, all that you know of your boxes, and the preferences of this device.
everything-save-not = It does not hold tables that were thrown away, devices that were let in, or the keys of the secured connection.
everything-save = Save everything
everything-save-rest = Save the rest
everything-left-out-more = All else is sound and can be saved.
everything-back-title = Bring it back
everything-back-more = First you see what is in the file, and what of it you have here already. Only what you tick is kept.
everything-choose = Choose such a file
everything-gone = That file does not lie here any more. Please choose it again.
everything-taken = Done. { $tables ->
    [0] No new table
    [one] { $tables } new table
   *[other] { $tables } new tables
}, { $books ->
    [0] no book
    [one] { $books } book
   *[other] { $books } books
}, { $cards ->
    [0] no card
    [one] { $cards } card
   *[other] { $cards } cards
}.
chest-title = What is in the file
chest-made = Saved { $when }
chest-lead = Nothing has changed yet. Tick what you want to take; all of it is kept at once, or nothing.
chest-tables = Tables
chest-table-new = New: you do not have it here.
chest-table-further = { $moves ->
    [one] It goes on { $moves } move further than yours. It takes its place, and yours stays among what was thrown away for thirty days.
   *[other] It goes on { $moves } moves further than yours. It takes its place, and yours stays among what was thrown away for thirty days.
}
chest-table-same = You have the same here already.
chest-table-older = { $moves ->
    [one] Yours is { $moves } move further.
   *[other] Yours is { $moves } moves further.
}
chest-table-apart = Since game evening { $evening } both were played on, each its own way. Both will stand beside each other.
chest-books = Books of your own
chest-book-new = New: you do not have it here.
chest-book-same = You have the same here already.
chest-book-differs = Yours is another one. The one from the file takes its place, and yours stays beside it as one more book.
chest-boxes = What is known of the boxes
chest-box = New: { $new } · known: { $same } · told otherwise: { $differing }
chest-preferences = Preferences
chest-preferences-these = Language, theme and text size
chest-preferences-more = On this device they become what they were where the file was made.
chest-empty = The file is sound, but there is nothing in it.
chest-take = Take what is ticked
chest-leave = Leave it
chest-none = This file does not hold everything of an installation of this app, or it was damaged on its way.
chest-broken = The file is damaged and nothing of it was kept: { $why }
chest-broken-digest = { $member } is not what was saved.
chest-broken-missing = { $member } is missing.
chest-broken-name = something lies in it that does not belong there: { $member }.
chest-broken-twice = { $member } is in it twice.
chest-broken-torn = { $member } cannot be read.
chest-broken-shape = { $member } is not what it should be.
chest-no-such-tick = Nothing in the file is called { $tick } and could be taken.
chest-left-out = { $tables ->
    [one] One table cannot be read and is not in the file: { $names }.
   *[other] { $tables } tables cannot be read and are not in the file: { $names }.
}
cli-chest-brings = In the file: { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}, { $books ->
    [one] { $books } book
   *[other] { $books } books
}, { $boxes ->
    [one] { $boxes } box
   *[other] { $boxes } boxes
}.
cli-chest-take = Those with a star are taken. Choose others with --take.
api-everything = Everything of this installation as one zip file
api-look_into_everything = What such a file would bring; nothing is kept
api-take_everything = Take what is chosen out of it, all at once or nothing
api-reading_copy = A table to be read, without what is secret at it
cli-chest-new = new
cli-chest-same = the same is here already
cli-chest-further = goes on further than the one here
cli-chest-older = the one here is further
cli-chest-apart = played on here and there, each its own way
cli-chest-differs = the one here is another
file-recorded = { $count ->
    [one] { $count } passage was recorded at this table. It is in the file only when you ask for it; the file grows by it.
   *[other] { $count } passages were recorded at this table. They are in the file only when you ask for them; the file grows by them.
}
file-recorded-save = Save it with the recordings
everything-save-recorded = Save everything with recordings
chest-voices = Recordings of books
chest-voices-these = { $count ->
    [one] { $count } passage, as it was spoken
   *[other] { $count } passages, as they were spoken
}
chest-voices-new = { $new ->
    [0] You have all of them here already.
    [one] { $new } of them is new here; what was recorded here stays.
   *[other] { $new } of them are new here; what was recorded here stays.
}
