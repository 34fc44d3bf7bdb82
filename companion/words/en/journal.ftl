# Reading: the moves, what they write into the chronicle, what stands in their way; the reader's page; the writing desk.

move-open_book = open a book
move-close_book = put the book aside
move-read_on = read on
move-enter = go through a door of the book
move-choose = make a choice
move-vote = vote
move-turn_to = turn to a passage
arg-book = Book
arg-anew = From the beginning
arg-language = Language
arg-choice = Choice
arg-going = Who goes
arg-one = Whom it concerns
arg-rolled = What was rolled
arg-numbers = Your numbers
arg-seat = Player
arg-key = Door
arg-passage = Passage

wrote-book-opened = The book “{ $book }” was opened.
wrote-read = Read: { $title }. ({ $book })
told-read = The passage “{ $title }” was read.
told-chose = A choice was made: “{ $text }”
told-read-and-chose = “{ $title }” was read, and the answer was: “{ $text }”
wrote-chose = Chosen: { $text } ({ $book })
wrote-book-rests = The book “{ $book }” was closed, its ribbon between the pages.
wrote-book-ended = “{ $book }” was read to its end, the one called “{ $title }”.
tell-rolled = The d{ $die } shows { $rolled }
tell-book-rests = The book rests and waits where it is
tell-passage-gone = The passage “{ $passage }” is no longer in the book

no-such-book = There is no book “{ $book }” here for this game.
no-book-open = No book lies open at this table.
book-is-not-resting = The book is not resting; it stands in the middle of a passage.
no-such-door = No door of that kind stands open in this book.
door-is-shut = As far as the app knows, that door is shut now.
no-such-choice = This passage has no such choice, or it is not open now.
choice-is-locked = { $told ->
    [no] This choice is locked: what it needs is not here.
   *[yes] This choice is locked, it needs: { $lack }.
}
cannot-take-part = That character cannot take part now.
say-your-numbers = Say the numbers that this way depends on: your boards are on the table.
only-members = Only those who take part can do that.
say-who-goes = Say who goes.
one-goes = One goes alone: name just one.
seat-unknown = There is no such seat at this table.
no-such-passage = The book has no passage “{ $passage }”.
passage-still-there = The passage that you stand at is still there.

# The reader's page
page-journal = Journal
journal-books = Books
journal-lead = Choose a book. The table reads it together; one of you reads aloud.
journal-lead-beside = The books below have nothing to do with the printed journal; the table reads them together beside its campaign, one of you aloud.
journal-none = There is no book for this game here yet.
journal-none-more = Books that you own can be written at the writing desk.
journal-open = Open
journal-go-on = Read on
journal-again = Read it again from the beginning
journal-resting = The book rests
journal-resting-words = The book rests. Play on at the table; when you come back to it, it goes on here.
journal-doors = What stands open now
journal-other-doors = By the table’s own word
journal-other-doors-hint = When a card or the night at your table says so.
journal-ended = Here the book ends.
journal-shelf = All books
journal-export = Export this table with its own books
journal-aside = Put the book aside
journal-act = act { $number }
journal-pages = { $several ->
    [yes] pages { $first }–{ $last }
   *[no] page { $first }
}
journal-waits = Here the book waits for what the table decides by playing.
journal-seconds = { $minutes ->
    [0] under a minute to read
    [one] about { $minutes } minute to read
   *[other] about { $minutes } minutes to read
}
journal-choices = Ways on
journal-too-dear = you cannot pay that
journal-needs = needs: { $what }
journal-met = needs: { $what } (met)
journal-ask-table = you decide: { $what }
journal-roll = d{ $die }
journal-roll-app = The app rolls
journal-rolled-table = We rolled
journal-some-go = who goes is up to you
journal-one-goes = one of you goes
journal-who-goes = Who goes
journal-whom = Whom it concerns
journal-who-pays = Who pays
journal-who-stays = Whoever pays nothing and is not covered by another stays behind.
journal-do = So be it
journal-after = { $fate ->
    [won] after a win
    [fled] after an escape
    [lost] after a defeat
    [avoided] if you avoided it
   *[withdrew] if the opponent withdrew
}
journal-fight-over = Already over? Say how it ended.
journal-fight-told = { $fate ->
    [won] You won.
    [fled] You escaped.
    [lost] You lost.
    [avoided] You avoided it.
   *[withdrew] The opponent withdrew.
}
journal-pause = pause
journal-for-chronicler = For the chronicler
journal-rule = For the hands
journal-gone = This passage is no longer in the book.
journal-gone-words = The book was changed since. Nothing of your table is lost. Go on from here:
journal-errors = { $count ->
    [one] This book has { $count } fault. What can be read, can be read.
   *[other] This book has { $count } faults. What can be read, can be read.
}
journal-errors-show = Show me
journal-gone-book = The book that lay open here is no longer in this installation.
journal-gone-book-words = Where you stood in it is kept. Take it back at the writing desk, or put it back into its folder, and it goes on there.
journal-vote = Vote
journal-vote-close = No vote
journal-vote-hint = Each player says what they would do. Nothing follows of itself: the chronicler takes the way.
journal-vote-take = { $player } takes the vote back
journal-votes = { $count ->
    [one] { $count } vote
   *[other] { $count } votes
}
journal-who = Who takes part
journal-apart = apart: { $names }
journal-dropped-out = stays behind: { $names }
journal-together = present: { $names }
journal-map = The book’s map
journal-map-lead = What this table has read so far.
journal-paper = Our printed journal
journal-paper-lead = The sections and verses that the game sends you to are read in the book from the box; the app keeps the numbers and the choices.
journal-read-count = { $count ->
    [one] { $count } passage read
   *[other] { $count } passages read
}
journal-back = Back to the page
journal-table = Table

voice-play = Read aloud
voice-pause = Pause
voice-back = A sentence back
voice-settings = Voice and scroll
voice-none = This device has no voice for English. The words can be scrolled instead.
voice-none-at-all = This device cannot speak. The words can be scrolled instead.
voice-speed = Speed
voice-voice = Voice
voice-scroll = Steady scroll
voice-scroll-stop = Stop scrolling
voice-scroll-speed = Words a minute
voice-pedal-hint = A foot pedal or remote turns the page: arrows, page up, page down.

# The writing desk
desk-title = The writing desk
desk-lead = Books of your own, for your own table. They stay in this installation’s folder and in no export unless you ask for it.
desk-own = Your books
desk-shipped-spoils = At the desk books lie wholly open: every passage, where each choice leads and how it ends. If you still mean to read one at a table, do not open it here.
desk-shipped = Books that came with the app
desk-empty = No book of yours yet.
desk-new = A new book
desk-new-title = The book’s title
desk-untitled = Give the book a title.
desk-new-folder = Its folder
desk-new-name = The folder’s name, in small letters and hyphens; left empty, it is made of the title
desk-new-game = Game
desk-new-do = Begin it
desk-file = File
desk-twine-file = Choose a .twee file or a published .html
desk-save = Save
desk-preview = As it will be read
desk-halves = Every half, and when it is read
desk-half-else = otherwise
desk-half-turn = at reading { $count }
desk-half-last = at reading { $count }, and ever after
desk-half-round = at reading { $count }, and then from the first again
desk-half-any = in an order that nobody knows beforehand
desk-half-nothing = (nothing is read)
desk-diagnostics = What the book says of itself
desk-clean = Nothing is wrong with it.
desk-line = { $file }, line { $line }
desk-errors = { $count ->
    [one] { $count } fault
   *[other] { $count } faults
}
desk-warnings = { $count ->
    [one] { $count } warning
   *[other] { $count } warnings
}
desk-changed-outside = The file was changed in the meantime, in another editor or on another device. What you wrote is still here; look at both before you save.
desk-save-anyway = Save mine over it
desk-saved = Saved.
desk-name-taken = There is such a book already.
desk-bad-name = A folder’s name is small letters without accents, digits and hyphens, a letter first.
desk-bad-file = A file’s name is small letters without accents, digits and hyphens, and ends in .md.
desk-too-large = That is more than { $most } MB; divide it into several files.
desk-not-saved = It could not be saved: { $why }
desk-how = How one writes
desk-how-lead = A small whole book, piece by piece, in the order of its file. All the rest is in docs/writing.md, which came with the app.
desk-how-cover = The cover: the folder’s name, the game, and the book’s title
desk-how-passage = A passage begins with a hash and its name; by this one the book is entered
desk-how-picture = A picture above the words that lies with the book (it may be left out)
desk-how-case = A condition, by which one of two halves is read
desk-how-choice = Choices: a name, and where each leads
desk-how-words = The words that are read; a bar parts the halves, the second is read otherwise
desk-how-choice-words = And the words of those choices
desk-how-another = Another passage
desk-how-ending = An ending: nothing leads on from here
desk-map = The whole book as a map
desk-import = Bring a story from Twine
desk-import-do = Bring it in
desk-import-title = The book’s title; left empty, the story’s own
desk-import-language = The story’s language
desk-import-language-guess = by its words
desk-import-again = Please choose the file again; a browser does not keep it after a fault.
desk-import-told-cs = The story stands here as one in Czech. If it is not, throw the book away, and choose the language when you bring it again.
desk-import-told-en = The story stands here as one in English. If it is not, throw the book away, and choose the language when you bring it again.
desk-export = As a Twee 3 file
desk-passages = { $count ->
    [one] { $count } passage
   *[other] { $count } passages
}
desk-weight-error = fault
desk-weight-warning = warning
desk-first-book = # { $name }

# The `companion journal` command
cli-journal-clean = { $book }: nothing is wrong ({ $count ->
    [one] { $count } passage
   *[other] { $count } passages
}).
cli-journal-found = { $book }: { $errors ->
    [one] { $errors } fault
   *[other] { $errors } faults
}, { $warnings ->
    [one] { $warnings } warning
   *[other] { $warnings } warnings
}.
cli-journal-no-books = There are no books to look at.
cli-journal-no-book = There is no book “{ $book }”, neither as a folder nor on the shelf.
cli-journal-walk = { $runs ->
    [one] { $runs } reading
   *[other] { $runs } readings
} from the seed { $seed }: passages { $passages }, choices { $choices }, endings { $endings }; { $speed } choices a second.
cli-journal-missed = Never reached: { $what }
cli-journal-stuck = Stuck in reading { $run } at “{ $at }” after: { $path }
cli-journal-same = { $count } of { $all } { $all ->
    [one] condition
   *[other] conditions
} always gave the same answer:
cli-journal-walked-always = { $place }: { $passage }, { $part }: always held ({ $times ->
    [one] asked once
   *[other] asked { $times } times
}).
cli-journal-walked-never = { $place }: { $passage }, { $part }: never held ({ $times ->
    [one] asked once
   *[other] asked { $times } times
}).
cli-journal-walked-never-asked = { $place }: { $passage }, { $part }: never asked.
cli-journal-endings = How { $readings ->
    [one] { $readings } reading
   *[other] { $readings } readings
} ended in which every open way was as likely: { $endings }
cli-journal-ending = { $name } { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
cli-journal-no-ending = without an ending { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
cli-journal-act = { $act ->
    [0] Passages without an act
   *[other] Act { $act }
}: one choice moves the endings by { $mean } on average (noise { $noise }), { $by } by { $most }; all choices together by { $whole } (noise { $whole_noise }).
cli-journal-alike = Of { $choices ->
    [one] { $choices } choice
   *[other] { $choices } choices
} that have siblings, { $at_once } ({ NUMBER($at_once_share, style: "percent") }) lead where all of these lead; { $within_one } ({ NUMBER($within_one_share, style: "percent") }) are together with them again after one passage at most.
cli-journal-proved = { $book }: of { $claims ->
    [one] { $claims } thing
   *[other] { $claims } things
} that may happen, { $can } can, { $never } never do, { $open } stay open ({ $states ->
    [one] { $states } state
   *[other] { $states } states
} looked at).
cli-journal-found-always = { $place }: { $where }: always holds.
cli-journal-found-never = { $place }: { $where }: never holds.
cli-journal-found-unasked = { $place }: { $where }: is never asked.
cli-journal-found-unread = { $place }: { $where }: is never read.
cli-journal-found-untaken = { $place }: { $where }: can never be taken.
cli-journal-found-unended = { $place }: { $where }: this ending is never come to.
cli-journal-found-shut = { $place }: { $where }: nobody ever comes through this door.
cli-journal-found-locked = { $place }: { $where }: all ways on can be locked at once.
cli-journal-unneeded = { $place }: { $passage } marks “{ $mark }” as wanted, and there is no such thing.
cli-journal-wanted = { $count ->
    [one] { $count } more was found that is marked as wanted.
   *[other] { $count } more were found that are marked as wanted.
}
cli-journal-shown = The opposite, played: --replay { $number }
cli-journal-mark = If it is meant so, write in its passage: wanted: { $mark }
cli-journal-can = { $number }: can: { $what }
cli-journal-never = { $number }: never: { $what }
cli-journal-open = { $number }: open: { $what }
cli-journal-claim-answer = { $where } holds
cli-journal-claim-not = { $where } does not hold
cli-journal-claim-read = { $where } is read
cli-journal-claim-chosen = { $where } is taken
cli-journal-claim-ending = { $where } is come to
cli-journal-claim-locked = { $where }: all ways on are locked
cli-journal-claim-door = { $where }: somebody comes through this door
cli-journal-no-play = There is no play for the number { $number }.
cli-journal-play = { $number }, in the imagined world “{ $world }”:
cli-journal-one-ending = The book comes to one ending at most: none can part from it.
cli-journal-parting = Where the endings part ({ $endings }):
cli-journal-parted = { $place }: { $what }: out of reach from here: { $lost }; can still come: { $left }{ $unsure ->
    [0] {""}
   *[other] ; open: { $open }
}
cli-journal-parted-shown = Played: --endings --replay { $taken }; it stood open, and what it puts out of reach came: { $spared }
cli-journal-parted-more = { $count ->
    [one] { $count } more parts them before the last choice (--all).
   *[other] { $count } more part them before the last choice (--all).
}
cli-journal-parted-last = { $count ->
    [one] { $count } more parts them with the last step, which an ending follows at once (--all).
   *[other] { $count } more part them with the last step, which an ending follows at once (--all).
}
cli-journal-parted-late = Nothing before the last step puts an ending out of reach.
cli-journal-parted-act = { $act ->
    [0] Passages without an act
   *[other] Act { $act }
}: { $parting ->
    [0] none
   *[other] { $parting }
} of { $choices ->
    [one] { $choices } choice
   *[other] { $choices } choices
} { $parting ->
    [0] puts
    [one] puts
   *[other] put
} an ending out of reach{ $open ->
    [0] {""}
   *[other] , of { $open } it is open
}.
cli-journal-parted-open = open: whether { $ending } can come after { $what } or without it
cli-journal-again-all = Read again and again, one table can come to every two of its endings.
cli-journal-again-never = However often one table reads the book, it never comes to both { $one } and { $other }; in the way: { $why }
cli-journal-again-open = open: whether one table that reads again can come to both { $one } and { $other }
cli-journal-again-shown = { $one } and { $other } at one table: --endings --replay { $number }
prove-by-itself = “{ $source }” says so by itself, whatever is asked.
prove-held = There { $asked } always holds.
prove-not-held = There { $asked } never holds.
prove-unread-before = “{ $passage }” was never read before.
prove-read-before = “{ $passage }” was always read before.
prove-is = There { $asked } is always { $number }.
prove-at-least = There { $asked } is at least { $number }.
prove-at-most = There { $asked } is at most { $number }.
prove-between = There { $asked } lies between { $least } and { $most }.
prove-no-way = No way and no door leads there.
prove-ways = None of the ways that would lead there is ever taken: { $ways }
prove-doors = None of its doors ever opens: { $doors }
prove-untouched = Whenever the book rests, it has not touched “{ $thing }” or has put it back.
cli-journal-deck = { $kind }: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}, { $options ->
    [one] { $options } option
   *[other] { $options } options
} worth { $least } to { $most }, { $mean } on average; calls: { $calling }, prices: { $costing }, dice: { $rolling }.
cli-journal-brings = In all (by how many): { $what }
cli-journal-brought = { $name }: { $total } ({ $options })
cli-journal-apart = { $card }: its options lie far apart ({ $worths }).
cli-journal-outside = { $option }: worth { $worth }, far from the others of its deck.
cli-journal-worth = { $what }: { $worth }
cli-journal-answers = { $kind }: { $count ->
    [one] { $count } door
   *[other] { $count } doors
}, the best way of each worth { $least } to { $most }, { $mean } on average.
cli-journal-each = One by one: { $worths }
cli-journal-uncalled = Nothing calls: { $what }
cli-journal-no-door = { $passage } calls “{ $door }”, and there is no such door.
cli-journal-run = Reading { $run }: { $path }
cli-journal-imported = The book stands in { $folder }.

translate-missing = “{ $passage }” is not told in { $language ->
    [cs] Czech
   *[en] English
}.
translate-part = “{ $passage }” lacks something in { $language ->
    [cs] Czech
   *[en] English
}: { $parts }
translate-changed = “{ $passage }”: the other words were changed since; look at the { $language ->
    [cs] Czech
   *[en] English
} ones.
translate-unmarked = “{ $passage }” is told in both languages, and nobody has said that they match.
translate-not-told = “{ $passage }” is not told in both languages.
translate-done = They match
desk-beside = Pictures and sounds
desk-beside-file = Choose a picture or a sound
desk-beside-do = Save, and lay it there
desk-beside-hint = The file goes into the book’s folder. Pictures are jpg, png or webp up to 12 MB, sounds ogg, opus, mp3, m4a, wav or webm up to 6 MB.
desk-beside-laid = “{ $name }” lies with the book.
desk-beside-line = No passage shows it yet. Write into a passage’s header:
desk-beside-shown = shown by { $passages }
desk-beside-size = { $kilobytes } kB
desk-beside-kind = This is no picture and no sound that a book can show. It can show { $endings }.
desk-beside-large = This file is too large; 12 MB are the most. Choose another one.
desk-beside-large-picture = The picture is too large: { $megabytes } MB and { $pixels } million points at most.
desk-beside-large-sound = The sound is too large: { $megabytes } MB at most.
desk-throw = Throw the book away
desk-back = Put back on the desk
desk-take-back = Put the book { $name } back on the desk
desk-thrown = The book “{ $name }” is thrown away. For thirty days it can be taken back.
desk-thrown-part = Books that were thrown away
desk-thrown-more = For thirty days they can be taken back, with what was recorded of them; then they are gone. Backups are left as they are.
desk-voices-more = Recordings of books that are not here any more. Nobody hears them until the book is back in its folder.
desk-voices = { $count ->
    [one] { $count } recording
   *[other] { $count } recordings
}
desk-forget = Throw away
desk-forget-voices = Throw away what was recorded of the book { $book }
ask-throw-book = Throw the book “{ $name }” away?
ask-throw-book-recordings = { $count ->
    [one] { $count } recording of the chronicler’s voice lies with it, and goes along.
   *[other] { $count } recordings of the chronicler’s voice lie with it, and go along.
}
ask-throw-book-more = It leaves all tables, and for thirty days you find it on the desk among what was thrown away; from there it can be taken back. Then it is gone for good. What tables have read of it, and recorded for themselves, stays with them.
desk-translation = The other language
desk-translation-gaps = { $count ->
    [one] { $count } place
   *[other] { $count } places
}
desk-translation-lead = What is missing, or was changed in one language since you said that the two match.
desk-translation-all = All that is told in both matches
desk-translation-unmarked = { $count ->
    [0] Everything that is told in both languages was looked at.
    [one] One passage is told in both languages and nobody has said yet that they match.
   *[other] { $count } passages are told in both languages and nobody has said yet that they match.
}
cli-journal-marked = { $count ->
    [one] One passage matches in both languages.
   *[other] { $count } passages match in both languages.
}
cli-journal-translate = { $book }: { $count ->
    [one] one thing to translate
   *[other] { $count } things to translate
}; { $unmarked ->
    [0] everything told in both languages was looked at.
    [one] of one passage nobody has said yet that its languages match (--done PASSAGE, --done all).
   *[other] of { $unmarked } passages nobody has said yet that their languages match (--done PASSAGE, --done all).
}
cli-journal-left-out = · line { $line }: { $what }

# Beside the words
beside-hide = Without pictures and sounds
beside-show = With pictures and sounds
beside-no-painter = The picture cannot be shown here: this machine has nothing to make it smaller with.
murmur-play = Let it murmur
murmur-stop = Silence

# The chronicler's own voice
voice-recorded = The chronicler’s voice, where it is recorded
voice-recorded-broken = This device cannot play the recording; its own voice reads instead, where it has one.
recorder-title = The chronicler’s voice
recorder-hint = Whoever reads this passage next hears you in the place of the device’s voice.
recorder-begin = Record this passage
recorder-again = Record it anew
recorder-end = Done
recorder-keep-table = Keep with this table
recorder-keep-book = Keep with the book
recorder-drop = Throw away
recorder-sure = Really throw it away?
recorder-gone = Throw it away
recorder-stands-table = A recording ({ $time }) lies with this table.
recorder-stands-book = A recording ({ $time }) lies with the book.
recorder-other-words = It was made of other words, so it is not played here.
recorder-going = Recording …
recorder-waits = Listen, then keep it or throw it away.
recorder-waits-of = A recording of “…” still waits: keep it or throw it away.
recorder-sending = Keeping …
recorder-away = Nobody answers just now. The recording stays here; try again in a while.
recorder-over = Six minutes are the most for one passage; the recording ended there.
recorder-stay = Whoever leaves the journal now loses the recording. End it and keep it, or throw it away first; another tap at once leaves.
recorder-none = Thrown away.
recorder-refused = The browser may not use the microphone. Allow it in the settings of this page (at the lock beside its address), then try again.
recorder-no-microphone = There is no microphone here, or something else is using it.
recorder-unable = This browser cannot record.
recorder-insecure = Browsers only record on a secure page, and this one is not.
recorder-insecure-how = On the machine that serves, start companion serve --https; docs/https.md says how devices come to trust it. On that machine itself (localhost) recording works as it is.
recorder-trust = Trust this house’s certificate
recording-is-none = That is no sound that can be kept here.
recording-too-long = A recording may have { $minutes } minutes and { $megabytes } MB at most. Record the passage in fewer words, or leave it to the device.
recordings-too-many = { $limit } recordings are kept already, and there can be no more. Throw one away first.
recordings-too-large = The recordings have { $megabytes } MB together, and there can be no more. Throw one away first.
recording-not-there = There is no such recording at this table.
import-broken-recording = a recording in it is broken, or is none.
api-recordings_of_table = What was recorded of the passages that were read at a table, its own and its books’; `address` is where the sound is.
api-record_passage = Keep a passage as it was spoken (base64) with the table or the book. `key` and `words` stand on the reader’s page.
api-throw_recording_away = Throw a recording away for good; the answer lists those that are left.
