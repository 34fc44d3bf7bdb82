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
