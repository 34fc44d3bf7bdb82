# Stories brought from Twine

twee-unreadable = { $what ->
    [empty] The file is empty. In Twine open the story, choose Build > Export As Twee, and bring the file that it saves.
    [binary] There is no text in this file. In Twine open the story, choose Build > Export As Twee (or Publish to File), and bring the file that it saves.
    [ink] This looks like a story in ink; of other tools only Twine’s stories are read. Begin a new book here and copy its passages into it: docs/writing.md goes through a first one, step by step.
    [choicescript] This looks like a story in ChoiceScript; of other tools only Twine’s stories are read. Begin a new book here and copy its scenes into it: docs/writing.md goes through a first one, step by step.
    [yarn] This looks like a story for Yarn Spinner; of other tools only Twine’s stories are read. Begin a new book here and copy its nodes into it: docs/writing.md goes through a first one, step by step.
   *[other] This is no story from Twine: no passage begins with “::”, and it is no published story either. In Twine open the story, choose Build > Export As Twee (or Publish to File), and bring the file that it saves.
}
twee-archive = { $count ->
    [one] There is one story in this archive.
   *[other] There are { $count } stories in this archive.
} In Twine open the one that you want, choose Build > Export As Twee, and bring that file.
twee-foreign-code = Line { $line } is code of { $format }, which is not read here: { $what } ({ $count ->
    [one] the only such line
   *[other] { $count } such lines in all
}). In Twine choose Harlowe or SugarCube as the story’s format and write these lines in it, or take them out; then export it again.
twee-logic-lost = This story was exported from here, and the passage “{ $name }”, which keeps its logic, is missing or damaged. Put it back in Twine as it was; or export the book from here once more, and make your changes in that.
twee-other-game = This book was exported from here, and it is written for another game: { $game }. Choose that one.
twee-bad-id = A story’s folder needs a name of small letters and hyphens.

# What was left out, by kinds
twee-left = Left out of the import
twee-left-rest = { $count ->
    [one] One line more
   *[other] { $count } lines more
}
twee-left-lines = Lines are counted in the file that was brought, not in the book. The list stays here until you put it away.
twee-left-done = Seen to, put the list away
twee-left-line = line { $line }
twee-left-dead-end = { $count ->
    [one] One passage leads nowhere, because its ways were not understood; write them, or say that it is an ending:
   *[other] { $count } passages lead nowhere, because their ways were not understood; write them, or say that they are endings:
}
twee-left-way = { $count ->
    [one] One link or jump whose goal is not there, or is worked out only in play:
   *[other] { $count } links or jumps whose goal is not there, or is worked out only in play:
}
twee-left-condition = { $count ->
    [one] One condition that a book cannot ask; what stood behind it is left out, but for the words of its “else”:
   *[other] { $count } conditions that a book cannot ask; what stood behind them is left out, but for the words of an “else”:
}
twee-left-effect = { $count ->
    [one] One thing that was set under a condition, or to what no book counts:
   *[other] { $count } things that were set under a condition, or to what no book counts:
}
twee-left-click = { $count ->
    [one] One click that leads nowhere; if it shows words, they are read at once:
   *[other] { $count } clicks that lead nowhere; if they show words, those are read at once:
}
twee-left-shown = { $count ->
    [one] One value in the words; “…” stands in its place:
   *[other] { $count } values in the words; “…” stands in their place:
}
twee-left-code = { $count ->
    [one] One piece of other code:
   *[other] { $count } pieces of other code:
}
twee-left-changed = { $count ->
    [one] One part of the book’s logic that fits nothing any more, after what was changed in Twine:
   *[other] { $count } parts of the book’s logic that fit nothing any more, after what was changed in Twine:
}
twee-left-special = { $count ->
    [one] One special passage (a script, a style, a header or the like):
   *[other] { $count } special passages (scripts, styles, headers and the like):
}
twee-left-picture = { $count ->
    [one] One picture, sound or film:
   *[other] { $count } pictures, sounds or films:
}
twee-left-look = { $count ->
    [one] One mark of how words look; the words are there:
   *[other] { $count } marks of how words look; the words are there:
}
twee-left-tag = { $count ->
    [one] One tag of a passage:
   *[other] { $count } tags of passages:
}
twee-left-file = { $count ->
    [one] One line of the file that could not be read:
   *[other] { $count } lines of the file that could not be read:
}
