# What the table knows, as the page of corrections and the chronicle name it.

fact-schema = Version of the save
fact-checklist = List for the hands
fact-purpose = What it is for
fact-lines = Lines
fact-group = Part
fact-told = What was told
fact-ticked = Ticked off
fact-rule = Rule
fact-key = Wording
fact-args = Facts in it
fact-book = Book that lies open
fact-books = Books
fact-language = Language
fact-resting = Resting
fact-ended = Read to its end
fact-bookmark = Bookmark
fact-apart = Reading apart
fact-out = Left out
fact-read = Passages read
fact-chosen = Choices made
fact-recent = Read of late
fact-trail = Way through the book
fact-values = Values
fact-endings = Endings reached
fact-votes = Votes
