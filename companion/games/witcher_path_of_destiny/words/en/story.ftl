# The story: its book, printed pages by their numbers, bonuses of path tokens.

move-turn_page = turn to the outcome
move-enter_bonus = enter a bonus of the page
move-pay_owed = choose which symbols are lost

arg-page = Page number
arg-receiver = For whom
arg-what = What
arg-amount = How many
arg-other = How many to discard, or to gain instead

fact-outcomes = Outcomes of chapters
fact-owed = Losses still owed
fact-spreads = Known spreads
fact-bonuses = Known bonuses of pages
fact-amount = How many
fact-kind = Kind
fact-other = How many of them to discard, or to gain instead
fact-receiver = To whom

choice-kind-gain = a gain
choice-kind-lose = a loss
choice-kind-first = first place of initiative
choice-kind-redraw = cards drawn and discarded
choice-kind-special = special symbol token
choice-kind-by_hand = something else, in words
choice-receiver-left = holder of the left path token
choice-receiver-right = holder of the right path token
choice-receiver-each = every player
choice-receiver-others_left = everybody but the holder of the left path token
choice-receiver-others_right = everybody but the holder of the right path token
choice-receiver-lowest = last on the initiative track
choice-receiver-highest = first on the initiative track
choice-what-vp = victory points
choice-what-xp = experience points
choice-what-active_left = active symbol of the left path
choice-what-active_right = active symbol of the right path
choice-what-alliance_left = alliance card of the left side
choice-what-alliance_right = alliance card of the right side

page-kind = { $kind ->
    [introduction] introduction
    [rule_pointer] pointer to the rules
    [choice] choice
    [outcome] outcome
   *[bridge] bridge
    [final_scoring] final scoring
    [epilogue] epilogue
}
course-of = { $side_key ->
    [left] Left path: { $symbol }
   *[right] Right path: { $symbol }
}
course-announces = Next: { $left } on the left, { $right } on the right
story-reads = One of you reads aloud.
story-reads-alone = Read on at your own pace.
story-waits = Which way the story goes is decided by the chapter that you play.
story-decided = { $side_key ->
    [left] The chapter has decided: the story goes on by the left path.
   *[right] The chapter has decided: the story goes on by the right path.
}
next-open-story = Open the story
next-read = Read the story
next-scoring = To the final scoring
next-all-told = The tale is told. To the result
next-turn-page = Turn to the outcome
next-chapter = Play chapter { $chapter }

prompt-owed = which symbols to lose for the page of the story
nothing-to-turn = No outcome is waiting to be read now.
read-up-to-the-spread = Open the story first, and read on to the choice spread.
loss-is-owed = Somebody has still to say which symbols are lost.
special-wants-symbol = A special token is of one of the four symbols. Choose which.
nothing-is-owed = No symbols are owed now.
book-brings-it = The book of this story brings its bonuses itself.
turn-page-first = Turn to the page of the outcome first.
say-what-to-do = Write down what is to be done.
story-not-read = The story has not been read as far as it should be.

tell-by-hand = { $text }
tell-token-holder = { $side_key ->
    [left] Holder of the left path token: { $who }.
   *[right] Holder of the right path token: { $who }.
}
tell-nobody-has-token = { $side_key ->
    [left] Nobody holds the left path token; its bonus is lost.
   *[right] Nobody holds the right path token; its bonus is lost.
}
tell-gain-vp = { $who } gains { $count ->
    [one] { $count } victory point
   *[other] { $count } victory points
}.
tell-lose-vp = { $who } loses { $count ->
    [one] { $count } victory point
   *[other] { $count } victory points
}.
tell-gain-xp = { $who } gains { $count ->
    [one] { $count } experience point
   *[other] { $count } experience points
}.
tell-lose-xp = { $who } loses { $count ->
    [one] { $count } experience point
   *[other] { $count } experience points
}.
tell-gain-symbols = { $who } takes { $count } { $symbol } { $count ->
    [one] token
   *[other] tokens
} from the supply.
tell-lose-symbols = { $who } loses { $count } { $symbol } { $count ->
    [one] symbol
   *[other] symbols
}.
tell-first-place = Move { $who }’s figure to the first place of the initiative track; the others go down by one.
tell-redraw = { $who } draws { $count ->
    [one] { $count } card
   *[other] { $count } cards
} from the main deck, then discards { $away }.
tell-special = { $who } gets the special symbol token of { $symbol }.
tell-path-tokens-back = Put both path tokens back beside the story deck.
tell-turn-to = Turn to page { $number }{ $mark } and read it. Leave the pages between unread.

wrote-page-turned = { $side_key ->
    [left] In chapter { $chapter } the story took the left path.
   *[right] In chapter { $chapter } the story took the right path.
}
