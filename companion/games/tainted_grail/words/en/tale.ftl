# The chronicle as a tale: the same happenings, told at once and without the sums.
told-ate = { $who } ate supper.
told-hungry = { $who } went to sleep hungry.
told-revealed = { $count ->
    [one] Out of the mist came { $places }.
   *[other] Out of the mist came { $count } places: { $places }.
}
told-land-lost = { $count ->
    [one] The Wyrdness swallowed { $places }.
   *[other] The Wyrdness swallowed { $count } places: { $places }.
}
told-encounter = { $who } { $how ->
    [won] { $colour ->
        [blue] had the last word in the parley{ word-encounter-name }
       *[other] won the fight{ word-encounter-name }
    }
    [withdrew] stood their ground until the other side of the encounter{ word-encounter-name } drew back
    [avoided] went round the encounter{ word-encounter-name }
    [fled] ran from the encounter{ word-encounter-name }
    [no_key] came through the encounter{ word-encounter-name } without a fight
   *[not_won] came away from the encounter{ word-encounter-name } without a victory
}.
told-dream = { $who } dreamt at { $place }.
told-nightmare = { $who } had a nightmare at { $place }.
told-suffered = The Wyrdness touched { $who_acc }, and left pain and terror behind.
told-fled = { $who } fled from the Wyrdness to { $place }.
told-moved = { $who } found { $who_gender ->
    [f] herself
    [m] himself
   *[many] themselves
} at { $place }.
told-escaped = { $who } escaped from the encounter.
told-explored = { $who } explored { $places }.
told-explored-too = Then { $who_acc } explored { $places }, too.
told-travelled = { $who } came to { $place }.
told-travelled-on = From there the road led { $who_acc } on to { $place }.
