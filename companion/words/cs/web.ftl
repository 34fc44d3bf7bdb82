# Rám stránek: police, stůl, kronika, pravidla, nastavení a chyby.

app-name = Kronikář
app-line = stůl zůstane, jak jste ho opustili
skip = Přeskočit na obsah
yes = ano
no = ne
seat-of = { $figure } ({ $player })
seat = Hráč { $number }

# dny
day-today = dnes
day-yesterday = včera
day-weekday = { $weekday ->
    [1] v pondělí
    [2] v úterý
    [3] ve středu
    [4] ve čtvrtek
    [5] v pátek
    [6] v sobotu
   *[7] v neděli
}
day-on = { day-weekday } { $date }
day-weeks-ago = { $weeks ->
    [1] před týdnem
    [2] před dvěma týdny
    [3] před třemi týdny
    [4] před čtyřmi týdny
   *[other] před { $weeks } týdny
}
day-month = { $month ->
    [1] v lednu
    [2] v únoru
    [3] v březnu
    [4] v dubnu
    [5] v květnu
    [6] v červnu
    [7] v červenci
    [8] v srpnu
    [9] v září
    [10] v říjnu
    [11] v listopadu
   *[12] v prosinci
}
day-month-and-year = { day-month } { $year }
day-unknown = kdysi

# police
nav-house = Dům
nav-shelf = Police
nav-table = Stránky stolu
nav-preferences = Nastavení tohoto zařízení
shelf-empty = Police je zatím prázdná. Vyberte hru, prostřete stůl a aplikace si od té chvíle pamatuje to, na co stůl zapomíná.
shelf-empty-more = Karty, figurky i mince zůstanou vaše. Tady přibude jen to, kdo je na tahu, co se stalo a kde jste skončili.
shelf-new = prostřete nový stůl
shelf-new-game = Nová hra
part-ended = Dohrané stoly
part-archived = Archiv
part-thrown = Zahozené stoly
part-empty = Tady teď nic nestojí.
part-all = Ukázat všechny
part-thrown-more = Třicet dní se dají vzít zpět, potom zmizí. Záloh se to netýká.
thrown-when = zahozeno { $when }, zbývá { $days ->
    [one] { $days } den
    [few] { $days } dny
   *[other] { $days } dní
}
shelf-pages = Stránky police
shelf-earlier = Dřívější stoly
shelf-later = Pozdější stoly
shelf-sample = Nahlédnout k rozehranému stolu
shelf-sample-more = Ukázkové stoly uprostřed hry. Klepejte, kam chcete; nic nepokazíte a všechno jde vzít zpět.
no-sample = Tahle hra ukázkový stůl nemá.
shelf-import = Stůl odjinud
shelf-import-file = Vybrat soubor stolu
file-none = Zatím není vybraný žádný.
file-some = Soubor je vybraný.
shelf-import-do = Postavit na polici
file-missing = Nejdřív vyberte soubor.
shelf-being-laid = Stůl se teprve připravuje.
shelf-unreadable = Hru tohoto stolu tato instalace nezná, nebo mu nerozumí. Nic z něj se neztratilo a dá se uložit do souboru.
last-played = naposledy { $when }, { $evening }. herní večer
in-its-box = v krabici
what-if-table = co kdyby
imported-table = z dovozu ({ $when })
continue = Pokračovat
continue-table = Pokračovat u stolu { $name }
read-on = Prohlédnout
read-on-table = Prohlédnout stůl { $name }
table-menu = Co se stolem { $name }
table-name = Jméno stolu
table-rename = Přejmenovat
table-fork = Založit stůl „co kdyby“
table-export = Uložit do souboru
table-end = Uzavřít stůl
table-reopen = Znovu otevřít
table-archive = Odložit do archivu
table-back = Vrátit na polici
table-take-back = Vrátit na polici stůl { $name }
table-throw = Zahodit stůl
table-thrown = Stůl „{ $name }“ je zahozený. Třicet dní se dá vrátit.
ask-throw = Zahodit stůl „{ $name }“?
ask-throw-more = Zmizí z police a třicet dní ho najdete na jejím konci mezi zahozenými; odtud se dá vrátit. Potom zmizí nadobro.
ask-end = Uzavřít stůl „{ $name }“?
ask-end-more = Příběh u něj tím skončí. Zůstane na polici mezi dohranými, dá se číst a kdykoli znovu otevřít.
came-title = Tenhle stůl už tu stojí
came-same = Soubor je přesně tentýž stůl, do posledního tahu.
came-further = Soubor je týž stůl a dohrál se dál: má navíc { $moves ->
    [one] { $moves } tah
    [few] { $moves } tahy
   *[other] { $moves } tahů
}.
came-older = Soubor je týž stůl, jak stál dřív: chybí mu { $moves ->
    [one] { $moves } tah
    [few] { $moves } tahy
   *[other] { $moves } tahů
}, které už tady padly.
came-apart = Soubor je týž stůl, ale hrálo se u obou: { $evening }. herní večer se jejich cesty rozešly.
came-here = na polici
came-file = ze souboru
came-keep-old = Nechat ten na polici
came-keep-new = Nahradit ho tím ze souboru
came-keep-both = Nechat oba
came-more = Který nenecháte, bude třicet dní mezi zahozenými. Necháte-li oba, pozná se ten ze souboru podle štítku „z dovozu“.
fork-name = { $name } (co kdyby)

# nový stůl
set-up-title = Nový stůl
set-up-do = Prostřít
set-up-laid = Stůl z tohoto formuláře už je prostřený. Prostřít odtud znovu znamená další stůl.
set-up-to-laid = K prostřenému stolu
set-up-count = Kolik hráčů
set-up-one-more = Ještě jeden
set-up-as-chosen = jak je zvoleno
name-missing = Dejte stolu jméno, ať ho na polici poznáte.
name-too-long = Tak dlouhé jméno se na hřbet nevejde; stačí 80 znaků.
player-named-twice = Jméno „{ $name }“ už u stolu někdo má. Přidejte třeba písmeno příjmení, ať vás aplikace rozezná.

# stůl
page-chronicle = Kronika
page-rules = Pravidla
page-more = Více
undo-what = Zpět: { $move }
undo-nothing = Zatím není co vracet
redo-what = Znovu: { $move }
areas-title = Kdo co vede
kept-app = aplikace
kept-table = stůl
turn-active = na tahu
less-of = { $name }: ubrat
more-of = { $name }: přidat
stale-note = Na jiném zařízení se mezitím hrálo dál. Nic se neztratilo; takhle stůl stojí teď.
table-moved-on = U stolu se mezitím hrálo dál.
unfold = Rozbalit
show-me = Ukázat
tap-refused = Stránka se vám právě změnila pod prstem. Klepněte prosím znovu.
offline = Aplikace neodpovídá. Hrajte dál; až se ozve, stránka se sama obnoví.
mark-done = hotovo
why = Proč? Pravidlo { $rule }
do-it = Provést
do-it-anyway = Přesto to udělat
leave-it = Nechat být
form-back = Zpět
understood = Rozumím
overrule-hint = Když to přesto uděláte, kronika si to zapamatuje jako rozhodnutí vašeho stolu.
trouble-field = Takhle to nejde zapsat
trouble-table = Teď to nejde
choose-one = vyberte
choose-none = nic
field-optional = nemusíte vyplnit
field-json = jako JSON
field-numbers = čísla oddělte mezerou
more-rules = Pravidla k tomu:
more-lead = Všechno, co se u tohoto stolu může stát, i to, co stránky samy nenabízejí.
more-put-away = Končíte pro dnešek? Aplikace sepíše, co ruce sklidí a kam to patří.
more-find = Najít podle několika písmen
more-none = Nic takového se tu nejmenuje. Zkuste jiné slovo nebo jen jeho začátek.
more-every-table = Každý stůl
move-of-seat = tah hráče

# krabice a seznamy
previously-on = Minule jste zažili
previously-nothing = Zatím nic. Tento příběh teprve začne.
box-hint = Víte, jak stůl ležel, nebo ho máte pořád rozložený?
step-lay_table = Prostřít stůl
step-sit_down = Zasednout ke stolu
step-close_box = Zavřít krabici
step-leave_list = Odložit seznam
list-put_away = Sklidit stůl
list-lay_table = Prostřít stůl
list-left = { $left ->
    [0] Všechno je na svém místě.
    [one] Zbývá jedna věc.
    [few] Zbývají { $left } věci.
   *[other] Zbývá { $left } věcí.
}
list-of = { $done } / { $all }
list-empty = Tady není co odškrtávat.
leave-list = Odložit seznam na jindy

# kronika
chronicle-evenings = Herní večery
chronicle-parts = Části herního večera
chronicle-as-tale = Číst jako vyprávění
chronicle-in-lines = Po řádcích a s hodinami
chronicle-empty = Tento herní večer je ještě nepopsaný.
chronicle-empty-more = Jakmile se u stolu něco stane, bude to tady.
evening = { $number }. herní večer
look-at-moment = Jak stůl vypadal ({ $hour })
ruling = Rozhodnutí stolu:
still-legend = Stůl, jak vypadal dřív
still-title = Tak stůl vypadal { $when } ({ $hour }).
still-words = Na nic se tu nesahá.
back-to-here = Vrátit se sem
back-to-now = Zpět do přítomnosti
what-if = Co kdyby odsud

# pravidla
rules-search = Hledat v pravidlech
rules-placeholder = třeba boj, smrt nebo konec hry
rules-find = Hledat
rules-found = { $found ->
    [0] Nic se nenašlo.
    [one] Našlo se jedno pravidlo.
    [few] Našla se { $found } pravidla.
   *[other] Našlo se { $found } pravidel.
}
rules-first = Tady je prvních { $found } pravidel; přidejte další slovo.
rules-all = Všechna pravidla
rules-none = O tom pravidla mlčí.
rules-none-more = Zkuste jiné slovo nebo jen jeho začátek; háčky a čárky psát nemusíte.
rules-empty = Tato hra tu pravidla nemá.
rules-mistakes = V čem se lidé pletou
rules-more = Otevřít v pravidlech

# ruční opravy
correct-lead = Cokoli si stůl pamatuje, jde opravit. Klepněte na to, co nesedí; oprava se zapíše do kroniky a dá se vzít zpět.
correct-where = Kde jste
correct-all = Všechno
correct-nth = { $number }.
correct-holds = { $number ->
    [0] nic
    [one] { $number } věc
    [few] { $number } věci
   *[other] { $number } věcí
}
correct-now = Teď:
correct-new = Má tu být
correct-why = co se u stolu stalo
correct-do = Opravit
correct-empty = Tady nic není.
correct-whole = Opravit celé najednou

# nastavení
preferences-title = Toto zařízení
preferences-lead = platí jen tady, stůl se tím nezmění
preferences-done = Hotovo
preferences-sample = Svíčka dohořívá, déšť bubnuje do okenic a někdo u stolu se ptá, kdo je vlastně na tahu.
preference-language = Jazyk
preference-language-hint = Jakým jazykem aplikace mluví na tomto zařízení.
preference-language-cs = Čeština
preference-language-en = English
preference-theme = Světlo
preference-theme-hint = Svíčka na večer, pergamen na den.
preference-theme-candle = Svíčka
preference-theme-vellum = Pergamen
preference-text = Velikost písma
preference-text-hint = Tak velké, aby se dalo číst přes stůl.
preference-awake = Nezhasínat obrazovku
preference-awake-hint = Dokud leží stůl otevřený, obrazovka nezhasne.
preference-awake-on = Nechat svítit
preference-awake-off = Zhasínat jako jindy
preference-beside = Obrázky a zvuky v knihách
preference-beside-hint = Co autor přiložil ke slovům: obrázek nad nimi, šum pod nimi. Šum začne, až na něj klepnete.
preference-beside-on = Ukazovat
preference-beside-off = Jen slova
text-size = Písmo { $percent } %

# chyby
error-title = { $status ->
    [404] Nic tu není
    [409] Teď to nejde
    [413] Příliš velké
    [421] Tudy ne
    [422] Takhle to nejde
    [503] Chvilku strpení
    [507] Disk je plný
   *[other] Něco se nepovedlo
}
error-400 = Tomuhle požadavku aplikace nerozumí. Vraťte se a zkuste to ještě jednou.
error-403 = Tenhle požadavek nepřišel ze stránek aplikace, a tak ho nevyslyšela.
error-404 = Taková stránka tu není. Možná ji někdo přejmenoval, možná nikdy nebyla.
error-405 = Takhle se na tuhle stránku nechodí.
error-409 = Teď to nejde, stůl mezitím vypadá jinak.
error-413 = To je na aplikaci moc. Takhle velký soubor neunese.
error-415 = S takovým druhem souboru si aplikace neporadí.
error-421 = Na tomhle jménu aplikace neodpovídá. Otevřete ji přes adresu 127.0.0.1.
error-503 = Aplikace toho má teď moc. Zkuste to za chvilku znovu.
error-4xx = Tenhle požadavek aplikace splnit nemůže.
error-5xx = V aplikaci se něco pokazilo. Co bylo uloženo, je v bezpečí.
error-500 = V aplikaci se něco pokazilo. Co bylo uloženo, je v bezpečí; zkuste to znovu.
damaged-file = Jde o soubor
damaged-backups = Tohle je v zálohách; nahoře je ta, která toho ví nejvíc:
damaged-backup-holds = { $tables ->
    [one] { $tables } stůl
    [few] { $tables } stoly
   *[other] { $tables } stolů
}, { $moves ->
    [one] { $moves } zápis
    [few] { $moves } zápisy
   *[other] { $moves } zápisů
}{ $torn ->
    [0] {""}
   *[other] ; nedá se přečíst: { $torn }
}
damaged-backup-last = poslední { $when } ({ $hour }) · { $name }
damaged-begin-anew = Žádnou nechci, začít s prázdnou policí
damaged-as-it-is = Žádnou nechci, pokračovat s tím, co tu leží
damaged-table-holding = V záloze, která vznikla { $when } ({ $hour }), se přečíst dá.
damaged-table-bring-back = Vrátit tento stůl ze zálohy
damaged-table-nowhere = Žádná záloha, ve které by se přečíst dal, tu není.
store-sealed = Jen k prohlížení
damaged-restore = Obnovit ze zálohy
damaged-no-backup = Záloha tu bohužel žádná není. Soubor si schovejte, než s ním budete cokoli dělat.
back-to-table = Zpět ke stolu
back-to-shelf = Zpět na polici
list-set_up = Příprava stolu
list-set_up-done = Prostřeno, můžete začít
    .noun = prostřený stůl
choice-true = ano
choice-false = ne
told-all = Ukázat vše, co mají ruce udělat
told-more = { $count ->
    [one] a ještě { $count } věc pro ruce
    [few] a ještě { $count } věci pro ruce
   *[other] a ještě { $count } věcí pro ruce
}
told-before = předtím:
told-taken-back = Vzato zpět, na stole už neplatí:

# stůl, který nejde ukázat
broken-title = Tuhle stránku stolu teď nejde ukázat
broken-words = Něco z toho, co stůl drží, se na stránku nakreslit nedá. Nic se neztratilo. Vezměte zpět poslední tah, vraťte se k dřívější chvíli, nebo si stůl uložte do souboru. Ostatních stolů se to netýká.
broken-no-game = Hru tohoto stolu tato instalace nezná. Nic se neztratilo: uložte si stůl do souboru a otevřete ho tam, kde ta hra je.
broken-others = Ostatní stránky stolu
broken-moments = Poslední chvíle
broken-set-up = Stůl byl prostřen.
