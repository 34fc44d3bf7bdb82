# Námitky a odmítnutí.

game-is-over = Hra skončila.
no-such-seat = Takové místo u stolu není.
character-taken = Tuto postavu už hraje někdo jiný.
characters-are-chosen = Postavy jsou vybrané.
characters-first = Nejdřív si vyberte postavy.
chooses-later = Teď si postavu vybírá { $who }.
board-not-dealt = { $whom }: tento plán v rozdané dvojici není.
two-different-symbols = Aktivní jsou dva různé symboly.
symbols-first = Nejdřív zadejte aktivní symboly kapitoly.
coming-symbols-first = Nejdřív zadejte symboly příští kapitoly, efekty ponechaných karet platí podle nich.
step-not-over = Tento krok ještě neskončil: { $step }.
winner-first = Vítěz ještě není známý.
not-the-step = Na to teď není čas, patří to k jinému kroku: { $step }.
has-drafted = { $who } už v tomto tahu karty má.
drafts-later = Podle iniciativy teď vybírá { $active }, { $who } až později.
no-such-row = Řada { $row } na podložce není.
row-taken = V řadě { $row } už stojí { $who }.
row-without-pair = V řadě { $row } neleží dvojice karet.
row-is-empty = V řadě { $row } žádná karta neleží.
card-unknown = Tuto kartu ještě nikdo nepopsal.
automa-has-no-hand = Automa nemá karty v ruce.
has-played = { $who } už v tomto tahu karty zahrál{ $who_gender ->
    [f] a
   *[m] { "" }
}.
hand-too-small = { $who } nemá v ruce dvě karty, zbývá: { $count }.
nothing-chosen = { $who } nemá žádné karty vybrané lícem dolů.
no-effect-waits = { $who } nemá žádný efekt k vyhodnocení.
nothing-to-lose-there = Tam takový symbol není.
lose-so-many = { $count ->
    [one] Ztratit je třeba { $count } symbol.
    [few] Ztratit je třeba { $count } symboly.
   *[other] Ztratit je třeba { $count } symbolů.
}
say-what-is-lost = { $count ->
    [one] Vyberte { $count } symbol, který se ztratí.
    [few] Vyberte { $count } symboly, které se ztratí.
   *[other] Vyberte { $count } symbolů, které se ztratí.
}
card-without-colour = Každá karta má aspoň jednu barvu.
result-without-condition = Výsledek bez podmínky na kartě není.
condition-without-result = Podmínka bez výsledku na kartě není.
condition-wants-symbol = Tato podmínka mluví o určitém symbolu. Vyberte ho.
condition-has-no-symbol = Tato podmínka o určitém symbolu nemluví.
condition-wants-colour = Tato podmínka mluví o určité barvě. Vyberte ji.
condition-has-no-colour = Tato podmínka o barvě nemluví.
result-wants-symbol = Tento výsledek dává určitý symbol. Vyberte ho.
result-has-no-symbol = Tento výsledek symbol nevybírá.
degrees-without-condition = Výsledek 1/2/3 chce podmínku 1/2/3.
nothing-to-belong-to = To patří k části efektu, kterou jste nevybrali.
card-wants-nickname = Této kartě dejte vlastní krátké jméno.
table-keeps-cards = Karty a žetony teď vede stůl.
no-such-card-there = Tolik karet na časové ose neleží.
no-such-symbol-there = Tolik symbolů na kartě není.
covered-already = Tento symbol už je zakrytý.
not-covered = Tento symbol není zakrytý.
