# Kronika jako vyprávění: tytéž děje, řečené najednou a bez účtů.
told-ate = { $who } { $who_gender ->
    [f] povečeřela
    [m] povečeřel
   *[many] povečeřeli
}.
told-hungry = { $who } { $who_gender ->
    [f] šla spát hladová
    [m] šel spát hladový
   *[many] šli spát hladoví
}.
told-revealed = { $count ->
    [one] Z mlhy vystoupilo místo { $places }.
    [few] Z mlhy vystoupila { $count } místa: { $places }.
   *[other] Z mlhy vystoupilo { $count } míst: { $places }.
}
told-land-lost = { $count ->
    [one] Divnota pohltila { $places_acc }.
    [few] Divnota pohltila { $count } místa: { $places }.
   *[other] Divnota pohltila { $count } míst: { $places }.
}
told-encounter = { $how ->
    [won] { $colour ->
        [blue] V jednání{ word-encounter-name } { $who_gender ->
            [f] uspěla
            [m] uspěl
           *[many] uspěli
        } { $who_nom }.
       *[other] V boji{ word-encounter-name } { $who_gender ->
            [f] zvítězila
            [m] zvítězil
           *[many] zvítězili
        } { $who_nom }.
    }
    [withdrew] Střetnutí{ word-encounter-name } skončilo, když druhá strana ustoupila; { $who_gender ->
        [f] zůstala stát { $who_nom }
        [m] zůstal stát { $who_nom }
       *[many] zůstali stát { $who_nom }
    }.
    [avoided] { $who } se { $who_gender ->
        [f] vyhnula
        [m] vyhnul
       *[many] vyhnuli
    } střetnutí{ word-encounter-name }.
    [fled] { $who } { $who_gender ->
        [f] uprchla
        [m] uprchl
       *[many] uprchli
    } ze střetnutí{ word-encounter-name }.
    [no_key] { $who } { $who_gender ->
        [f] prošla
        [m] prošel
       *[many] prošli
    } střetnutím{ word-encounter-name } bez boje.
   *[not_won] { $who } { $who_gender ->
        [f] odešla
        [m] odešel
       *[many] odešli
    } ze střetnutí{ word-encounter-name } bez vítězství.
}
told-dream = { $who } { $who_gender ->
    [f] snila
    [m] snil
   *[many] snili
} { $place_at }.
told-nightmare = { $who } { $who_gender ->
    [f] měla
    [m] měl
   *[many] měli
} { $place_at } noční můru.
told-suffered = Divnota se dotkla { $who_gen }; zůstala po ní bolest a hrůza.
told-fled = { $who } před Divnotou { $who_gender ->
    [f] utekla
    [m] utekl
   *[many] utekli
} { $place_to }.
told-moved = { $who } se { $who_gender ->
    [f] ocitla
    [m] ocitl
   *[many] ocitli
} { $place_at }.
told-escaped = { $who } { $who_gender ->
    [f] uprchla
    [m] uprchl
   *[many] uprchli
} ze střetnutí.
told-explored = { $who } { $who_gender ->
    [f] prozkoumala
    [m] prozkoumal
   *[many] prozkoumali
} { $places_acc }.
told-explored-too = Pak { $who_gender ->
    [f] prozkoumala
    [m] prozkoumal
   *[many] prozkoumali
} i { $places_acc }.
told-travelled = { $who } { $who_gender ->
    [f] došla
    [m] došel
   *[many] došli
} { $place_to }.
told-travelled-on = Cesta { $who_acc } pak vedla dál, { $place_to }.
