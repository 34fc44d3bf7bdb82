# Extra effort.

moves-extra_effort = Extra effort
move-lay_effort = name an extra effort card
    .noun = an extra effort card
    .does = Say which extra effort card lies there for a chapter. If you choose none, the app draws one.
move-earn_effort = gain the extra effort bonus
    .noun = an extra effort bonus
    .does = The bonus for a sequence of colours that the app does not see by itself.
no-effort-here = This story is played without extra effort cards.
effort-of-other-chapter = This card belongs to chapter { $chapter }.
say-which-effort = Choose a card. The app can draw only when it knows all the cards of a chapter, which is { $count }.
effort-not-named = The extra effort card of chapter { $chapter } has not been named yet.
effort-once = { $who } has gained the bonus in this turn already.
tell-lay-effort = Lay extra effort cards face up beside the mat ({ $count }): a random one for each chapter.
tell-check-effort = Whoever has the sequence of the extra effort card on the timeline, with at least one card of this turn in it, gains the bonus.
tell-name-effort = Name the extra effort card of chapter { $chapter }, or nobody gains its bonus.
tell-effort-down = Turn the extra effort card of chapter { $chapter } face down.
wrote-effort-laid = { $card_given ->
    [yes] The extra effort card of chapter { $chapter }: { $card }.
   *[no] The extra effort card of chapter { $chapter } is named.
}
wrote-effort = { $who } gained the extra effort bonus.
pack-effort = Put the extra effort cards away by themselves. Face up lie those of chapters: { $chapters }.
lay-effort = Lay the extra effort cards beside the mat. Face up lie those of chapters: { $chapters }.
fact-looked = The app has looked
