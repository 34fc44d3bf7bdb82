# Kronika a věta na poličce.

wrote-character = { $seat_given ->
    [yes] { $seat_nom } hraje za { $who_acc }.
   *[no] Na místě { $seat } hraje { $who }.
}
wrote-named = Postava má nové jméno: { $who }.
wrote-symbols = { $chapter }. kapitola: vlevo { $left }, vpravo { $right }.
wrote-coming = Příště bude vlevo { $left }, vpravo { $right }.
wrote-turn = Začal { $turn }. tah { $chapter }. kapitoly.
wrote-drafted = { $row ->
    [0] { $who } si { $who_gender ->
        [f] vzala
       *[m] vzal
    } 2 karty z balíčku.
   *[other] { $who } si { $who_gender ->
        [f] vzala
       *[m] vzal
    } karty z řady { $row }.
}
wrote-chosen = { $who } { $who_gender ->
    [f] vybrala
   *[m] vybral
} karty.
wrote-played = { $count ->
    [one] { $who } { $who_gender ->
        [f] zahrála
       *[m] zahrál
    } { $count } kartu.
    [few] { $who } { $who_gender ->
        [f] zahrála
       *[m] zahrál
    } { $count } karty.
   *[other] { $who } { $who_gender ->
        [f] zahrála
       *[m] zahrál
    } { $count } karet.
}
wrote-laid = { $card_given ->
    [yes] Na časové ose ({ $who }) leží karta { $card }.
   *[no] Na časové ose ({ $who }) leží další karta.
}
wrote-described-card = { $card_given ->
    [yes] Karta { $card } je popsaná.
   *[no] Další karta je popsaná.
}

shelf-won = { $who } { $who_gender ->
    [f] zvítězila
   *[m] zvítězil
}, vítězné body: { $count }.
shelf-set-up = { $count ->
    [one] { $count } hráč si vybírá postavu.
    [few] { $count } hráči si vybírají postavy.
   *[other] { $count } hráčů si vybírá postavy.
}
shelf-begun = { $chapter }. kapitola, { $turn }. tah
shelf-turn = { $chapter }. kapitola, { $turn }. tah; vede { $who }, vítězné body: { $count }

wrote-gained = { $who }: do zásoby přibyly symboly ({ $symbol }), počet: { $count }.
wrote-lost = { $who }: ztracené symboly ({ $symbol }), počet: { $count }.
wrote-covered = { $who }: zakrytý symbol na časové ose ({ $symbol }).
wrote-uncovered = { $who }: odkrytý symbol na časové ose ({ $symbol }).
