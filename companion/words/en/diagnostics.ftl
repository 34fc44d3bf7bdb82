# What is wrong with a book (diagnostic-CODE), and what to do (mend-CODE). Every code has its page in docs/diagnostics/.

diagnostic-J101 = The file is not text in UTF-8: at byte { $at } there is something else.
mend-J101 = Save the file again as UTF-8 text.
diagnostic-J102 = The book has no passages.
mend-J102 = Begin a passage with a line “# its-id”.
diagnostic-J103 = “{ $id }” cannot be an id.
mend-J103 = Use small letters without accents, digits and hyphens, a letter first{ $near_given ->
    [no] .
   *[other] : { $near }
}
diagnostic-J104 = The passage “{ $id }” is there twice; the first stands in { $file }, line { $at }.
mend-J104 = Give one of them another id, and mend the links to it.
diagnostic-J105 = Text stands before the first heading: “{ $written }”.
mend-J105 = Begin the file with a line “# id”; what stands before it belongs nowhere.
diagnostic-J106 = “{ $key }” is no header line.
mend-J106 = { $near_given ->
    [no] A passage knows page, act, across, entry, when, once, weight, does, case and ending; a cover game, variable, alias and what its game’s books declare (docs/writing.md).
   *[other] Did you mean “{ $near }:”?
}
diagnostic-J107 = This choice cannot be read: { $written }
mend-J107 = Write it as “- [id](#target)”, then clauses, each after a “|”.
diagnostic-J108 = The choice “{ $id }” stands here twice; the first one is in line { $at }.
mend-J108 = Give this one another id. Saves point at ids, so leave the older one as it is.
diagnostic-J109 = “{ $clause }” is no clause of a choice.
mend-J109 = { $near_given ->
    [no] Clauses are needs, pays, once, some go, one goes, roll, or, draws, rests, returns, after, by, and the effects.
   *[other] Did you mean “{ $near }”?
}
diagnostic-J110 = The declaration “{ $written }” cannot be read.
mend-J110 = { $kind ->
    [variable] Write it as “variable: name = 0”.
    [alias] Write it as “alias: old-id -> new-id”.
    [condition] Write it as “condition: name = day >= 3”, with a name of its own.
    [sum] Write it as “sum: name = day + 1”, with a name of its own.
   *[other] Write it as “{ $kind }: key | cs Czech name | en English name”.
}
diagnostic-J111 = “{ $written }” is no entry.
mend-J111 = { $near_given ->
    [no] Entries are start, tale NAME, and those that the game knows (place 105, dream, dial KEY ...).
   *[other] Did you mean “entry: { $near }”?
}
diagnostic-J112 = “{ $language }” is no language of a book.
mend-J112 = Write “## cs Title” or “## en Title”.
diagnostic-J113 = There are words for a choice “{ $id }”, but no such choice.
mend-J113 = { $near_given ->
    [no] Add the choice above, or take its words away.
   *[other] Did you mean “{ $near }”?
}
diagnostic-J114 = In the words of “{ $passage }” a brace has no twin.
mend-J114 = A case is written {"{"}name: words|other words{"}"}. A brace that should be read stands behind a backslash.
diagnostic-J115 = The words of “{ $passage }” use the case “{ $name }”, which its header does not declare.
mend-J115 = Add the line “case { $name }: condition” to the header, or mend the name.
diagnostic-J116 = The book has no cover.
mend-J116 = Add a file book.md that begins with “# { $id }” and says the game, and the book’s title in both languages.
diagnostic-J117 = “{ $passage }” has { $length } characters; more than { $most } nobody can read aloud in one breath.
mend-J117 = Divide it into two passages.
diagnostic-J118 = There is HTML in the words: { $html }. It is taken out before it is shown.
mend-J118 = Write it in Markdown: *emphasis*, **strong**.
diagnostic-J119 = A link begins with “{ $scheme }:”. It is taken out before it is shown.
mend-J119 = Links in the words may lead to https, http and mailto.
diagnostic-J120 = “{ $value }” should be a number from { $least } to { $most }.
mend-J120 = Write a whole number in figures.
diagnostic-J121 = The words in “{ $language }” stand here twice.
mend-J121 = Keep one of the two; a passage is told once in each language.
diagnostic-J122 = “{ $one }” and “{ $other }” cannot both stand in one choice.
mend-J122 = Make two choices of it, or let the next passage do the other.
diagnostic-J123 = The file is larger than { $most } MB and is left out.
mend-J123 = Divide the book into several files.
diagnostic-J124 = The file cannot be opened: { $why }
mend-J124 = Look at the file’s rights.
diagnostic-J125 = The line “{ $line }” of the cover cannot say “{ $written }”.
mend-J125 = { $free ->
    [yes] It says one short word.
   *[other] It says what its game knows: { $known }.
}
diagnostic-J126 = The cover lacks the line “{ $line }:”, which every book of this game has.
mend-J126 = Add it to book.md, below the line “game:”.
diagnostic-J127 = The cover has the line “{ $line }:” twice; the first one says “{ $written }”.
mend-J127 = Keep one of the two.
diagnostic-J128 = “{ $name }” is neither somebody whom the words can name, nor a number that they can say.
mend-J128 = { $near_given ->
    [no] A number is declared on the cover (“variable: oil = 2”, or a “sum”); whom the words can name is for the game to know.
   *[other] Did you mean {"{"}{ $near }{"}"}? The cases are gen, dat, acc, voc, loc and ins; a number has the genders m, ma, f and n, too.
}
diagnostic-J130 = In “{ $passage }” the case “{ $name }” has { $conditions } { $conditions ->
    [one] condition
   *[other] conditions
}, and here { $halves } { $halves ->
    [one] half
   *[other] halves
}.
mend-J130 = Write one half for each condition, and perhaps one more for when none of them holds. A bar that should be read stands behind a backslash.
diagnostic-J131 = In “{ $passage }” the case “{ $name }” is read “{ $written }”, and here it has one half only.
mend-J131 = Write two or more, with bars between them.
diagnostic-J132 = The cover already has something of the name “{ $name }”.
mend-J132 = Give one of them another name; variables, conditions and sums are all asked for by it.
diagnostic-J133 = “{ $name }” is a case here, and a number of the book.
mend-J133 = Give the case another name, so that {"{"}{ $name }{"}"} and {"{"}{ $name }: …|…{"}"} mean one thing.
diagnostic-J134 = “{ $written }” is neither a condition nor an order in which halves are read.
mend-J134 = Did you mean “{ $near }”?
diagnostic-J135 = In { $language ->
    [cs] Czech
   *[en] English
} a word that fits “{ $name }” has { $language ->
    [cs] three forms
   *[en] two forms
}, and here { $halves ->
    [one] it has one
   *[other] it has { $halves }
}.
mend-J135 = { $language ->
    [cs] Write it as {"{"}{ $name }: kapka|kapky|kapek{"}"}: of one, of two to four, of five and more (and of none).
   *[en] Write it as {"{"}{ $name }: drop|drops{"}"}: of one, and of any other number.
}
diagnostic-J136 = “{ $written }” is no heading of a book.
mend-J136 = Write “## { $language } Title”: two signs, a space, the language.
diagnostic-J137 = The choice “{ $written }” does not begin at the edge of its line with a hyphen.
mend-J137 = Write it as “- [name](#target)”, with nothing before the hyphen.
diagnostic-J150 = “{ $written }” is no { $kind ->
    [picture] picture
   *[sound] sound
} by its name.
mend-J150 = Name a file in the book’s folder, in small letters, digits and hyphens, that ends in one of: { $endings }.
diagnostic-J151 = The { $kind ->
    [picture] picture
   *[sound] sound
} “{ $file }” does not lie in the book’s folder.
mend-J151 = { $near_given ->
    [yes] Perhaps you mean “{ $near }”. Else put the file there; until then the passage is read without it.
   *[no] Put the file there; until then the passage is read without it.
}
diagnostic-J152 = The { $kind ->
    [picture] picture
   *[sound] sound
} “{ $file }” is too large to be shown.
mend-J152 = { $kind ->
    [picture] Make it smaller: at most { $most } MB and { $pixels } million points. 1600 points on the longer side are enough.
   *[sound] Make it shorter, or pack it tighter: at most { $most } MB.
}
diagnostic-J153 = “{ $file }” is something else than its name says, or it is broken.
mend-J153 = Save it anew from a program for { $kind ->
    [picture] pictures
   *[sound] sounds
}; to rename a file changes nothing of what it is.
diagnostic-J154 = What is to be { $kind ->
    [picture] seen
   *[sound] heard
} in “{ $file }” is not said in { $language ->
    [cs] Czech
   *[en] English
}.
mend-J154 = Add “ | { $language } …” in a few words, for whoever cannot { $kind ->
    [picture] see
   *[sound] hear
} it.
diagnostic-J155 = “{ $file }” is no longer shown: the book’s pictures and sounds are too large together.
mend-J155 = All of them together may have { $most } MB. Make the largest smaller.
diagnostic-J156 = What “{ $file }” shows cannot be read: “{ $written }”.
mend-J156 = Behind each bar write the language and the words, each language once: “ | en a mill in the fog”.

diagnostic-J201 = This condition cannot be read: { $source }
mend-J201 = Conditions are made of numbers, names, and, or, not, comparisons, + and -, for example any.courage >= 2.
diagnostic-J202 = Nobody knows the name “{ $name }”.
mend-J202 = { $near_given ->
    [no] Declare it on the cover (“variable: { $name } = 0”), or look among the words of the game.
   *[other] Did you mean “{ $near }”?
}
diagnostic-J203 = “{ $source }” is { $got ->
    [number] a number
    [yes-no] a yes or no
    [words] words
    [question] something else
   *[other] a thing with parts
}, and here should be { $wanted ->
    [number] a number
   *[other] a yes or no
}.
mend-J203 = Compare numbers (any.courage >= 2); join yes and no by and, or, not.
diagnostic-J204 = “{ $source }” is not a condition, but { $got ->
    [number] a number
   *[other] a thing with parts
}.
mend-J204 = Ask something of it: { $source } >= 1, or one of its parts.
diagnostic-J205 = “{ $key }” is nothing that “{ $shelf }” has.
mend-J205 = { $near_given ->
    [no] Declare it on the cover, or mend the name.
   *[other] Did you mean “{ $near }”?
}
diagnostic-J206 = “{ $clause }” is no effect.
mend-J206 = { $near_given ->
    [no] Effects are gain, lose, set, add, mark, unmark, dial, turn, stop, encounter, reveal, rejoin.
   *[other] Did you mean “{ $near }”?
}
diagnostic-J207 = The effect “{ $written }” cannot be read.
mend-J207 = It is written “{ $form }”.
diagnostic-J208 = The condition is too long or too deep (more than { $most }).
mend-J208 = Give a part of it a name of its own with a case, or let an earlier passage set a variable.
diagnostic-J209 = Nobody can pay with “{ $what }”.
mend-J209 = { $near_given ->
    [no] Paid is with what the game lets people pay with: energy, health, terror, food, wealth ...
   *[other] Did you mean “{ $near }”?
}
diagnostic-J210 = { $shelf ->
    [status] The status
   *[other] The { $shelf }
} “{ $key }” has no part { $part }: { $boxes ->
    [one] it has { $boxes } box
   *[other] it has { $boxes } boxes
}.
mend-J210 = Mend the number, or give { $shelf ->
    [status] the status
   *[other] it
} more boxes on the cover (“numbered { $part }”).
diagnostic-J211 = “{ $written }” is only for books whose cover says “{ $line }: { $value }”.
mend-J211 = Mend the line on the cover, or take this out.
diagnostic-J212 = “{ $name }” is named only further down on the cover.
mend-J212 = Move its line above this one: a condition or a sum may use what stands before it.
diagnostic-J213 = One “=” says nothing in “{ $source }”.
mend-J213 = Did you mean “{ $near }”? Two signs compare.
diagnostic-J214 = “{ $key }” is set to { $value }, and it begins at nothing or more.
mend-J214 = Did you mean “add { $key } { $value }”? If it may be less than nothing, say so on the cover (“variable: { $key } = -1”).

diagnostic-J301 = There is no passage “{ $target }”.
mend-J301 = { $near_given ->
    [no] Write that passage, or let the choice lead elsewhere.
   *[other] Did you mean “#{ $near }”?
}
diagnostic-J302 = Nothing leads to the passage “{ $id }”.
mend-J302 = Let a choice lead there, or give it an entry.
diagnostic-J303 = From “{ $id }” nothing leads on, and it is no ending.
mend-J303 = Add a choice, or a line “ending: its-name”.
diagnostic-J304 = In “{ $id }” all choices may be closed at once.
mend-J304 = Add one without needs, price or once, or two whose conditions are each other’s opposite.
diagnostic-J305 = { $shelf ->
    [status] The status
    [dial] The dial
    [secret] The secret
    [variable] The variable
   *[other] The { $shelf }
} “{ $key }” is asked for here, and nothing in the book ever changes it.
mend-J305 = Let some choice change it, or take the question out.
diagnostic-J306 = { $shelf ->
    [status] The status
    [dial] The dial
    [secret] The secret
    [variable] The variable
   *[other] The { $shelf }
} “{ $key }” is changed here, and nothing in the book ever asks for it.
mend-J306 = Ask for it somewhere, or take it out.
diagnostic-J307 = Through the door “{ $door }” leads “{ $other }” too, and nothing decides between them.
mend-J307 = Give one of them a line “when: condition” or “once”.
diagnostic-J308 = The book has no tale “{ $tale }”.
mend-J308 = { $near_given ->
    [no] Write a passage with the line “entry: tale { $tale }”.
   *[other] Did you mean “{ $near }”?
}
diagnostic-J309 = The link says that “{ $target }” stands in { $named }, but it stands in { $file }.
mend-J309 = Write ({ $file }#{ $target }), so that the link also works in a viewer of Markdown.
diagnostic-J310 = The alias “{ $old }” leads nowhere.
mend-J310 = { $near_given ->
    [no] It should lead from an id that is gone to a passage that is there.
   *[other] Did you mean “{ $old } -> { $near }”?
}
diagnostic-J311 = From “{ $id }” one goes in circles for ever: no way leads to an ending or a rest{ $count ->
    [one] {""}
   *[other] {" "}(nor from { $count } passages around it)
}.
mend-J311 = Let one choice in the circle lead out of it.
diagnostic-J312 = “{ $id }” is an ending and has choices all the same.
mend-J312 = Take away the line “ending:” or the choices.
diagnostic-J313 = No words use the case “{ $name }”.
mend-J313 = Use it as {"{"}{ $name }: words|other words{"}"}, or take the line out.
diagnostic-J314 = No way leads into the book.
mend-J314 = Give its first passage the line “entry: start”.
diagnostic-J315 = After the fight in “{ $id }” something is missing: { $missing }.
mend-J315 = A passage with a fight has a choice for each end: “after won”, “after lost”, and where one can flee, “after fled”.
diagnostic-J316 = In the choice “{ $id }” the condition { $source } stands twice, so the second way is never gone.
mend-J316 = Mend the condition, or take the second way out.
diagnostic-J317 = The choice “{ $id }” waits for “{ $fate }”, but an encounter “{ $kind }” cannot end so.
mend-J317 = { $fate ->
    [avoided] Only a diplomacy (“encounter blue”) can be avoided. Take the choice out, or let the passage begin one.
    [withdrew] Only an enemy in a combat withdraws. Take the choice out, or let the passage begin a combat.
   *[other] Take the choice out.
}
diagnostic-J318 = The page { $number } is there twice; “{ $other }” has that number already.
mend-J318 = Give this passage another number, or none.
diagnostic-J319 = “{ $id }” does not lie across from “{ $other }”.
mend-J319 = Two different pages lie across from each other, and each in one spread only.
diagnostic-J320 = The page across from this one, “{ $other }”, has a choice “{ $id }” too.
mend-J320 = Give one of the two another id: both pages lie open at once.
diagnostic-J321 = From “{ $id }” one comes back to “{ $target }”, which one has read already; the books of this game only go on.
mend-J321 = Let the choice lead to a page that no route has come through before.
diagnostic-J322 = At “{ $id }” the book waits for the game, but the spread has no page with the one way: { $lacking }.
mend-J322 = Lay two pages across from each other; each has just one choice, the first “by left ...”, the second “by right ...”.
diagnostic-J323 = Both ways of the spread “{ $id }” are by “{ $word }”.
mend-J323 = Give one of them another word; the two must differ.
diagnostic-J324 = A route comes to the ending “{ $id }” through { $count ->
    [one] { $count } spread
   *[other] { $count } spreads
} at which the book waits for the game; there should be { $number }.
mend-J324 = Let every route go through { $number } of them before it ends.
diagnostic-J325 = No route comes to the spread “{ $id }”.
mend-J325 = Let a page lead there, or take the spread out.
diagnostic-J326 = By this page “{ $effect }” has happened { $count } times on one route; the game can do it { $most ->
    [one] once
   *[other] { $most } times
} at most.
mend-J326 = Let another page of the route do something else.
diagnostic-J327 = The page “{ $id }” has no number, so the table cannot tell whether it was read before.
mend-J327 = Give it one of its own: page: 12.
diagnostic-J328 = The page “{ $id }” says that it belongs to act { $act }; by the spreads before it, that is act { $right }.
mend-J328 = Correct its line act:, or leave it out.
diagnostic-J329 = { $early ->
    [yes] “{ $effect }” happens on the page “{ $id }” before the last spread.
   *[no] On a route to the ending “{ $id }” “{ $effect }” { $count ->
        [0] does not happen at all.
       *[other] happens { $count } times.
    }
}
mend-J329 = Let one page of each route do it, behind the last spread.
diagnostic-J330 = The condition { $source } never holds, whatever happens.
mend-J330 = Mend the condition, or take out what waits for it.
diagnostic-J331 = The condition { $source } always holds, whatever happens.
mend-J331 = Mend the condition, or take it out.
diagnostic-J332 = The condition { $source } asks for a roll, but no die is rolled there.
mend-J332 = Give the choice the clause “roll d6”, and ask for the roll in an “or” of the same choice.
diagnostic-J333 = In the choice “{ $id }” some leave the others, and the book rests or parts them again before they meet.
mend-J333 = Write “rejoin” where they meet: in the “does:” of a passage, or on a choice that leads back to the others.
diagnostic-J334 = The condition { $source } is never come to: whenever it holds, one before it holds already.
mend-J334 = Put the narrower condition first, or take this one out.
diagnostic-J340 = Nothing in the book asks for “{ $name }”.
mend-J340 = Use it in a condition, or take the line out.
diagnostic-J341 = The choice “{ $id }” calls “{ $target }”, from where no way returns.
mend-J341 = Give a choice there, or after it, the clause “returns”; if nobody is to come back, lead there instead of calling it.
diagnostic-J342 = “{ $id }” can be come to again, and each time it begins “{ $key }” anew once that has run out.
mend-J342 = Move “{ $effect } { $key } ...” to a choice with “once”, or into a passage that is read only once; if it is meant so, leave it.

diagnostic-J401 = “{ $id }” is not told in { $language ->
    [cs] Czech
   *[en] English
}.
mend-J401 = Add “## { $language } Title” and the words below it.
diagnostic-J402 = In { $language ->
    [cs] Czech
   *[en] English
} the choice “{ $id }” of “{ $passage }” has no words.
mend-J402 = Add a line “- { $id }: what is done”.
diagnostic-J403 = “{ $id }” has no title in { $language ->
    [cs] Czech
   *[en] English
}.
mend-J403 = Write “## { $language } Title”.
diagnostic-J404 = There is nothing to read aloud in “{ $id }” in { $language ->
    [cs] Czech
   *[en] English
}.
mend-J404 = Write at least one paragraph.
diagnostic-J405 = The choice “{ $id }” is shown locked, but what it needs is not worded in { $language ->
    [cs] Czech
   *[en] English
}.
mend-J405 = Add it behind a bar: “- { $id }: what is done | what it needs”.
diagnostic-J406 = The case “{ $name }” is used in one language and not in { $language ->
    [cs] Czech
   *[en] English
}.
mend-J406 = Use it in both; otherwise one table hears less than the other.
diagnostic-J407 = The cover has no title in { $language ->
    [cs] Czech
   *[en] English
}.
mend-J407 = Add “## { $language } Title” to book.md.
diagnostic-J408 = The book is not told in { $language ->
    [cs] Czech
   *[en] English
}.
mend-J408 = For your own table that is enough. For both languages, add “## { $language } Title” to every passage.
diagnostic-J409 = In “{ $passage }” the case “{ $name }” has { $halves } halves here and { $others } { $other ->
    [cs] in Czech
   *[en] in English
}.
mend-J409 = Give it as many wherever it stands, so that every table is at the same one.
diagnostic-J410 = { $count ->
    [one] “{ $id }” is
   *[other] { $count } passages, “{ $id }” first, are
} not told in { $language ->
    [cs] Czech
   *[en] English
} yet.
mend-J410 = Whoever reads in that language hears them in the other one. “companion journal translate” lists what is missing, and the desk does, too.
diagnostic-J411 = There is a straight quotation mark in the { $language ->
    [cs] Czech
   *[en] English
} words of “{ $passage }”.
mend-J411 = Write the opening or the closing one, so that nobody has to guess which it is.
