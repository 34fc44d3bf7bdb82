# Kniha nocí: její dveře a to, co z ní stránka nabízí.

move-read_page = přečíst stránku z Knihy nocí
    .noun = stránka z Knihy nocí
move-let_pages_be = nechat knihu zavřenou
    .noun = zavřená kniha
    .does = Stránky, které Kniha nocí právě nabízí, zmizí. Ve hře se tím nic nezmění.
arg-kind = O čem je
fact-nights = Kniha nocí
no-page-waits = Tahle stránka už nečeká.
panel-journal = Kniha nocí
nights-title = Kniha nocí
nights-what = Pár vět příběhu o této výpravě, ke čtení nahlas. Na hře nic nemění.
nights-let-be = Nechat být
nights-where = Kde stojí { $who }?
nights-read = { $kind ->
    [prologue] Přečíst prolog
    [epilogue] Přečíst epilog
    [night] Přečíst: { $who }, noční hlídka { nights-at }
    [day] Přečíst: { $who }, svítání { nights-at }
   *[deed] Přečíst: { $who }, { nights-deed }
}
door-prologue = Prolog
door-epilogue = Epilog
door-night = Noční hlídka { nights-at }
door-day = Svítání { nights-at }
door-deed = { $key ->
    [keep_taken] Dobytá pevnost
    [tower_taken] Dobytá magická věž
    [monastery_burned] Vypálený klášter
    [city_fell] Město padlo
    [city_withstood] Město odolalo
    [dungeon_done] Dobyté podzemí
    [tomb_done] Dobytá hrobka
    [den_done] Vyčištěné doupě nestvůr
    [spawning_done] Vyčištěné líhně nestvůr
    [ruins_done] Dobyté ruiny
    [altar_paid] Zaplacený oltář
    [orcs_beaten] Poražení orčí nájezdníci
    [draconum_beaten] Poražený dračí lid
    [knocked_out] Omráčení
    [village_plundered] Vyplenění vesnice
    [level_up] Postup na další úroveň
    [unit_lost] Ztracená jednotka
    [duel_won] Vyhraný souboj
    [duel_lost] Prohraný souboj
   *[alone_in_the_dark] První noc
}
nights-at = { $key ->
    [village] ve vesnici
    [monastery] v klášteře
    [burned_monastery] ve vypáleném klášteře
    [keep] u pevnosti
    [own_keep] ve vlastní pevnosti
    [tower] u magické věže
    [city] ve městě
    [dungeon] u podzemí
    [tomb] u hrobky
    [den] u doupěte nestvůr
    [spawning] u líhní nestvůr
    [ruins] v ruinách
    [glade] na kouzelné mýtině
    [mine] u krystalových dolů
    [portal] u portálu
    [plains] na pláních
    [hills] v kopcích
    [forest] v lese
    [wasteland] v pustině
    [desert] v poušti
   *[swamp] v bažině
}
nights-deed = { $key ->
    [keep_taken] dobytá pevnost
    [tower_taken] dobytá magická věž
    [monastery_burned] vypálený klášter
    [city_fell] město padlo
    [city_withstood] město odolalo
    [dungeon_done] dobyté podzemí
    [tomb_done] dobytá hrobka
    [den_done] vyčištěné doupě nestvůr
    [spawning_done] vyčištěné líhně nestvůr
    [ruins_done] dobyté ruiny
    [altar_paid] zaplacený oltář
    [orcs_beaten] poražení orčí nájezdníci
    [draconum_beaten] poražený dračí lid
    [knocked_out] omráčení
    [village_plundered] vyplenění vesnice
    [level_up] postup na další úroveň
    [unit_lost] ztracená jednotka
    [duel_won] vyhraný souboj
    [duel_lost] prohraný souboj
   *[alone_in_the_dark] první noc
}
nights-place = { $key ->
    [village] Ve vesnici
    [monastery] V klášteře
    [burned_monastery] Ve vypáleném klášteře
    [keep] U pevnosti
    [own_keep] Ve vlastní pevnosti
    [tower] U magické věže
    [city] Ve městě
    [dungeon] U podzemí
    [tomb] U hrobky
    [den] U doupěte nestvůr
    [spawning] U líhní nestvůr
    [ruins] V ruinách
    [glade] Na kouzelné mýtině
    [mine] U krystalových dolů
    [portal] U portálu
    [plains] Na pláních
    [hills] V kopcích
    [forest] V lese
    [wasteland] V pustině
    [desert] V poušti
   *[swamp] V bažině
}
nights-more = { $count ->
    [one] Ještě jedna stránka
    [few] Ještě { $count } stránky
   *[other] Ještě { $count } stránek
}
