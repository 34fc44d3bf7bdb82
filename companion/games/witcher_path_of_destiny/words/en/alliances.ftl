# Alliances.

moves-alliances = Alliances
choice-ally-left = Renfri
choice-ally-right = Stregobor
move-lay_alliances = lay the alliance tokens otherwise
    .noun = the alliance tokens
    .does = At which row Renfri’s token lies, if you have laid the tokens otherwise than the app. Stregobor’s has the other of the two.
move-choose_alliance = choose an alliance deck
    .noun = the choice of an alliance
    .does = From which deck the player in the bottom row draws.
move-name_alliance = say which alliance card it is
    .noun = an alliance card
    .does = What is on an alliance card of one’s own, only its owner will see.
move-discard_alliance = discard an alliance card
    .noun = a discarded alliance
    .does = Which of the own alliance cards a player discards.
move-show_alliance = say which alliance was revealed
    .noun = a revealed alliance
    .does = What is on a revealed alliance card, if its owner has not said so before.
move-apply_alliance = apply an alliance card
    .noun = an applied alliance
    .does = A player applies one of the own revealed alliance cards, in whatever order the player likes.
move-applied_alliances = the alliance cards are applied
    .noun = the applied alliances
    .does = A player has applied all of the own revealed alliance cards on the table.
arg-ally = Side
arg-xp = Experience points
arg-turning = Which active symbol is lost
fact-losing = Who has still to discard cards
fact-revealed = Revealed alliance cards

no-alliances-here = There are no alliance cards in this story.
alliance-of-other-side = This card belongs to the other side.
say-which-alliance = Choose a card, or say what it does.
no-alliance-row = The alliance tokens lie at rows { $first } and { $second }.
no-alliance-to-choose = { $who } has no alliance deck to choose now.
no-alliance-unnamed = { $who }: the app knows all cards of this side already, or there are none.
no-such-alliance = There are not so many cards.
alliances-within-limit = { $who } need not discard: { $count } alliance cards of each side may be held.
no-alliance-revealed = { $who } has no revealed alliance card now.
alliance-not-named = Say first which alliance card it is.
app-applies-alliances = The app keeps the cards: apply them there, one by one.
say-which-active = Choose which active symbol is lost.
no-such-active = The player does not have this active symbol.
penalty-for-dominant = In this story a penalty, not a reward, awaits the holder of the dominant side’s path token.

tell-lay-alliance-both = Put the Renfri/Stregobor token beside row { $row }, in place of the extra experience token.
tell-lay-alliance = Put the alliance token { $ally } beside row { $row }.
tell-alliance-decks = Shuffle the alliance cards of each side by themselves and lay them face down as two decks.
tell-draw-alliance = { $who }: draw an alliance card of { $ally } and lay it face down beside your board.
tell-alliance-shuffle = If the alliance deck of { $ally } is empty, shuffle its discards first.
tell-choose-alliance = { $who }: choose whether to draw an alliance card of Renfri or of Stregobor.
tell-alliance-limit = { $who }: no more than { $count } alliance cards of a side may be held; discard one at once.
tell-lose-alliance = { $who }: discard alliance cards of { $ally }: { $count }.
tell-reveal-alliances = { $who }: reveal all alliance cards of { $ally } ({ $count }).
tell-apply-alliances = { $who }: reveal all alliance cards of { $ally } ({ $count }), apply them in whatever order you like, and discard them.
tell-discard-alliances = { $who }: discard the alliance cards of { $ally } that were not applied ({ $count }), without effect.

prompt-alliance-side = from which alliance deck to draw
prompt-alliance-discard = which alliance card to discard
prompt-alliance-apply = in which order to apply the alliance cards

wrote-alliance-drawn = { $who } drew an alliance card of { $ally }.
wrote-alliance-discarded = { $who } discarded an alliance card of { $ally }.
wrote-alliance-applied = { $who } applied an alliance card: { $effect }.
wrote-alliances-applied = { $who } applied alliance cards: { $count }.

pack-alliance-token = Take the alliance token { $ally } from row { $row }.
pack-alliances = { $who }: put the alliance cards of { $ally } ({ $count }) into an envelope, face down.
pack-alliances-revealed = { $who }: keep the revealed alliance cards of { $ally } ({ $count }) together, they are still to be applied.
lay-alliance-token = Put the alliance token { $ally } beside row { $row }.
lay-alliances = { $who }: lay the alliance cards of { $ally } ({ $count }) face down beside the board.
lay-alliances-revealed = { $who }: lay the revealed alliance cards of { $ally } ({ $count }) face up beside the board, they are still to be applied.
