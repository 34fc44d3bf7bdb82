# Příběh: kniha, tištěné stránky podle čísel, bonusy za žetony cesty.

move-turn_page = otočit na následky
    .noun = otočení stránky
move-enter_bonus = zapsat bonus ze stránky
    .noun = bonus ze stránky
move-pay_owed = vybrat ztracené symboly
    .noun = výběr ztracených symbolů

arg-page = Číslo stránky
arg-receiver = Komu
arg-what = Co
arg-amount = Kolik
arg-other = Kolik z toho odložit nebo získat jinak

fact-outcomes = Následky kapitol
fact-owed = Dlužné ztráty
fact-spreads = Známé dvojstrany
fact-bonuses = Známé bonusy stránek
fact-amount = Kolik
fact-kind = Druh
fact-other = Kolik z toho odložit nebo získat jinak
fact-receiver = Komu

choice-kind-gain = zisk
choice-kind-lose = ztráta
choice-kind-first = první místo iniciativy
choice-kind-redraw = dobrání a odložení karet
choice-kind-special = žeton zvláštního symbolu
choice-kind-by_hand = něco jiného, slovy
choice-receiver-left = držitel žetonu levé cesty
choice-receiver-right = držitel žetonu pravé cesty
choice-receiver-each = každý hráč
choice-receiver-others_left = všichni kromě držitele žetonu levé cesty
choice-receiver-others_right = všichni kromě držitele žetonu pravé cesty
choice-receiver-lowest = poslední na stupnici iniciativy
choice-receiver-highest = první na stupnici iniciativy
choice-what-vp = vítězné body
choice-what-xp = body zkušenosti
choice-what-active_left = aktivní symbol levé cesty
choice-what-active_right = aktivní symbol pravé cesty
choice-what-alliance_left = karta aliance levé strany
choice-what-alliance_right = karta aliance pravé strany

page-kind = { $kind ->
    [introduction] úvod
    [rule_pointer] odkaz na pravidla
    [choice] volba
    [outcome] výsledek
   *[bridge] spojka
    [final_scoring] závěrečné bodování
    [epilogue] epilog
}
course-of = { $side_key ->
    [left] Levá cesta: { $symbol }
   *[right] Pravá cesta: { $symbol }
}
course-announces = Příště: vlevo { $left }, vpravo { $right }
story-reads = Jeden z vás čte nahlas.
story-reads-alone = Čtěte vlastním tempem.
story-waits = Kterou stranou se příběh vydá, rozhodne odehraná kapitola.
story-decided = { $side_key ->
    [left] Kapitola rozhodla: příběh pokračuje levou cestou.
   *[right] Kapitola rozhodla: příběh pokračuje pravou cestou.
}
next-open-story = Otevřít příběh
next-read = Číst příběh
next-scoring = K závěrečnému bodování
next-all-told = Dovyprávěno. K výsledku
next-turn-page = Otočit na následky
next-chapter = Hrát { $chapter }. kapitolu

prompt-owed = které symboly ztratí za stránku příběhu
nothing-to-turn = Žádné následky teď na přečtení nečekají.
read-up-to-the-spread = Nejdřív otevřete příběh a dočtěte ho k dvojstraně volby.
loss-is-owed = Někdo má ještě vybrat, které symboly ztratí.
special-wants-symbol = Žeton zvláštního symbolu patří k jednomu ze čtyř symbolů. Vyberte který.
nothing-is-owed = Žádné symboly teď ztratit nemá.
book-brings-it = Bonusy tohoto příběhu přináší kniha sama.
turn-page-first = Nejdřív otočte na stránku s následky.
say-what-to-do = Napište, co se má udělat.
story-not-read = Příběh ještě není dočtený tam, kde má být.

tell-by-hand = { $text }
tell-token-holder = { $side_key ->
    [left] Držitel žetonu levé cesty: { $who }.
   *[right] Držitel žetonu pravé cesty: { $who }.
}
tell-nobody-has-token = { $side_key ->
    [left] Žeton levé cesty nikdo nemá, jeho bonus propadá.
   *[right] Žeton pravé cesty nikdo nemá, jeho bonus propadá.
}
tell-gain-vp = { $who } získá vítězné body: { $count }.
tell-lose-vp = { $who } ztratí vítězné body: { $count }.
tell-gain-xp = { $who } získá body zkušenosti: { $count }.
tell-lose-xp = { $who } ztratí body zkušenosti: { $count }.
tell-gain-symbols = { $who } si vezme ze zásoby { $count ->
    [one] { $count } žeton
    [few] { $count } žetony
   *[other] { $count } žetonů
} { $symbol_key ->
    [magic] magie
    [diplomacy] diplomacie
    [exploration] průzkumu
   *[combat] boje
}.
tell-lose-symbols = { $who } ztratí { $count ->
    [one] { $count } symbol
    [few] { $count } symboly
   *[other] { $count } symbolů
} { $symbol_key ->
    [magic] magie
    [diplomacy] diplomacie
    [exploration] průzkumu
   *[combat] boje
}.
tell-first-place = Figurku postavy { $who_gen } dejte na první místo stupnice iniciativy, ostatní posuňte o jedno dolů.
tell-redraw = { $count ->
    [one] { $who } si dobere { $count } kartu
    [few] { $who } si dobere { $count } karty
   *[other] { $who } si dobere { $count } karet
} z hlavního balíčku a { $away ->
    [one] { $away } kartu odloží
    [few] { $away } karty odloží
   *[other] { $away } karet odloží
}.
tell-special = { $who } dostane žeton zvláštního symbolu { $symbol_key ->
    [magic] magie
    [diplomacy] diplomacie
    [exploration] průzkumu
   *[combat] boje
}.
tell-path-tokens-back = Oba žetony cesty vraťte k balíčku příběhu.
tell-turn-to = Otočte na stránku { $number }{ $mark } a přečtěte ji. Stránky mezi tím nečtěte.

wrote-page-turned = { $side_key ->
    [left] { $chapter }. kapitola: příběh se vydal levou cestou.
   *[right] { $chapter }. kapitola: příběh se vydal pravou cestou.
}
