# A campaign as a book.
volume-name = { $who }
volume-words = { $words }
volume-contents = Contents
volume-company = The company
volume-figures = What was counted
volume-fell = Fell on the way
volume-colophon = Written down at the table, evening after evening; the last time { $date }.
volume-chapter = { $number ->
    [1] The first evening at the table
    [2] The second evening at the table
    [3] The third evening at the table
    [4] The fourth evening at the table
    [5] The fifth evening at the table
    [6] The sixth evening at the table
    [7] The seventh evening at the table
    [8] The eighth evening at the table
    [9] The ninth evening at the table
    [10] The tenth evening at the table
    [11] The eleventh evening at the table
    [12] The twelfth evening at the table
   *[other] Evening { $number } at the table
}
volume-present = Played by { $people }.
volume-own-picture = A picture from the table

figure-evenings = Evenings at the table
figure-draws = Rolls and draws
figure-passages = Passages read aloud

# The page of it
page-volume = The volume
volume-lead = The whole campaign as a book, an evening a chapter. Write into it, put a picture beside it, leave out what belongs to nobody; all of it can be taken back like any move.
volume-take = Take it home
volume-take-pdf = PDF, to be printed
volume-take-epub = EPUB, for a reader
volume-take-html = One page (HTML)
volume-take-md = Markdown, zipped with its pictures
volume-take-sound = As it was recorded (zip)
volume-sound-cs = Recorded in Czech only: the volume in Czech
volume-sound-en = Recorded in English only: the volume in English
volume-nothing-recorded = Nobody has recorded a passage of this campaign in this language yet. At the reader’s page, under Voice and scroll, the chronicler can.
volume-in = In
volume-in-cs = Czech
volume-in-en = English
volume-chapters = Chapters
volume-write-here = Write something here
volume-change = Change
volume-put-picture = Add a picture
volume-leave-out = Leave out
volume-put-back = Put back
volume-is-out = Left out of the book
volume-text = Words
volume-caption = What it shows
volume-file = Picture
volume-keep-change = Keep it so
volume-done = Done here
volume-keep = Put it into the book
volume-as-told = Empty, it stands as the chronicle tells it.
volume-passage-by-title = Its words are not here any more; its title stays.
volume-lacking = The PDF has no letters for { $letters }; HTML and EPUB show them.
volume-empty = Nothing has been told yet
volume-empty-more = The first page is written by the first evening.
volume-chose = What they chose:
volume-to-edit = Write in it
volume-to-read = Just read
volume-begin-here = Write before all this

wrote-volume-told = Into the volume: { $text }
wrote-volume-picture = A picture went into the volume. { $text }
wrote-volume-reworded = A piece of the volume was told in other words: { $text }
wrote-volume-left-out = Something was left out of the volume.
wrote-volume-put-back = Something was put back into the volume.

move-tell_in_volume = write into the volume
    .noun = words in the volume
    .does = A paragraph of your own for the campaign’s volume.
move-reword_in_volume = change a paragraph of the volume
    .noun = other words in the volume
    .does = A piece of the volume in your own words.
move-leave_out_of_volume = leave out of the volume
    .noun = a piece left out of the volume
    .does = A piece that is not to stand in the volume, or is to stand there again.
move-picture_in_volume = a picture for the volume
    .noun = a picture in the volume
    .does = A picture of your own in the volume.
arg-piece = Piece of the volume
arg-out = Leave out
arg-picture = Picture

picture-is-none = The file is no picture that can be read here. JPEG, PNG, WebP and GIF can.
picture-too-heavy = { $limit ->
    [one] The file is larger than { $limit } MB. Make it smaller first.
   *[other] The file is larger than { $limit } MB. Make it smaller first.
}
picture-too-large = The picture has more than { $limit } million points. Make it smaller first.
pictures-too-many = { $limit ->
    [one] This table has { $limit } picture, and there can be no more.
   *[other] This table has { $limit } pictures, and there can be no more.
}
picture-not-there = There is no such picture at this table.
picture-missing = Choose a picture first.
import-broken-picture = a picture in it is broken, or is none.
volume-no-such-form = There is no volume in that form. There are: html, pdf, epub, md.
volume-on = Read on

cli-volume-written = The volume is written: { $file }
api-volume = A table’s volume, the campaign as a book: its manuscript, or with `form` a file (html, pdf, epub, md, sound).
api-bring_picture = Bring a picture for a table’s volume (base64); the answer says what it is known by, for the move picture_in_volume.
wrote-volume-as-told = A piece of the volume stands as it was told.
picture-no-painter = Pictures cannot be taken in here: this copy of the app came without the package Pillow. On a computer with the whole app they can.
