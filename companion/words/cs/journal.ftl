# Čtení: tahy, co zapíšou do kroniky, co jim stojí v cestě; stránka čtení; psací stůl.

move-open_book = otevřít knihu
    .noun = otevřená kniha
move-close_book = odložit knihu
    .noun = odložená kniha
move-read_on = číst dál
    .noun = další stránka
move-enter = vejít do knihy
    .noun = vstup do knihy
move-choose = zvolit
    .noun = volba
move-vote = hlasovat
    .noun = hlasování
move-turn_to = nalistovat pasáž
    .noun = nalistovaná pasáž
arg-book = Kniha
arg-anew = Od začátku
arg-language = Jazyk
arg-choice = Volba
arg-going = Kdo jde
arg-one = Koho se to týká
arg-rolled = Co padlo
arg-numbers = Vaše čísla
arg-seat = Hráč
arg-key = Dveře
arg-passage = Pasáž

wrote-book-opened = Otevřela se kniha „{ $book }“.
wrote-read = Čteno: { $title }. ({ $book })
told-read = Četla se pasáž „{ $title }“.
told-chose = Padlo rozhodnutí: „{ $text }“.
told-read-and-chose = Četla se pasáž „{ $title }“ a odpověď zněla: „{ $text }“.
wrote-chose = Zvoleno: { $text } ({ $book })
wrote-book-rests = Kniha „{ $book }“ se zavřela a záložka v ní zůstala.
wrote-book-ended = Kniha „{ $book }“ se dočetla až ke konci jménem „{ $title }“.
tell-rolled = Na k{ $die } padlo { $rolled }
tell-book-rests = Kniha odpočívá a počká, kde je
tell-passage-gone = Pasáž „{ $passage }“ už v knize není

no-such-book = Kniha „{ $book }“ tu pro tuto hru není.
no-book-open = U tohoto stolu neleží žádná otevřená kniha.
book-is-not-resting = Kniha neodpočívá, stojíte uprostřed pasáže.
no-such-door = Takovými dveřmi se teď do knihy nevchází.
door-is-shut = Pokud aplikace ví, jsou ty dveře teď zavřené.
no-such-choice = Takovou volbu tato pasáž nemá, nebo teď není otevřená.
choice-is-locked = { $told ->
    [no] Tato volba je zamčená: chybí, co potřebuje.
   *[yes] Tato volba je zamčená, potřebuje: { $lack }.
}
cannot-take-part = Tato postava se teď účastnit nemůže.
say-your-numbers = Řekněte čísla, na kterých tato cesta závisí: máte je u svých karet.
only-members = To mohou jen ti, kdo se účastní.
say-who-goes = Řekněte, kdo jde.
one-goes = Jde jen jeden: jmenujte právě jednoho.
seat-unknown = Takové místo u tohoto stolu není.
no-such-passage = Pasáž „{ $passage }“ kniha nemá.
passage-still-there = Pasáž, u které stojíte, v knize pořád je.

# Stránka čtení
page-journal = Deník
journal-books = Knihy
journal-lead = Vyberte knihu. Čte ji celý stůl, jeden z vás nahlas.
journal-lead-beside = Knihy níže s tištěným deníkem nesouvisejí; čtou se vedle tažení, celý stůl a jeden z vás nahlas.
journal-none = Pro tuto hru tu zatím žádná kniha není.
journal-none-more = Vlastní knihy se píšou u psacího stolu.
journal-open = Otevřít
journal-go-on = Číst dál
journal-again = Číst znovu od začátku
journal-resting = Kniha odpočívá
journal-resting-words = Kniha odpočívá. Hrajte dál na stole; až se k ní vrátíte, bude tu pokračovat.
journal-doors = Co je teď otevřené
journal-other-doors = Když to řekne stůl
journal-other-doors-hint = Když si to žádá karta nebo stůl.
journal-ended = Tady kniha končí.
journal-shelf = Všechny knihy
journal-export = Exportovat stůl i s vlastními knihami
journal-aside = Odložit knihu
journal-act = { $number }. dějství
journal-pages = { $several ->
    [yes] strany { $first }–{ $last }
   *[no] strana { $first }
}
journal-waits = Tady kniha čeká, jak rozhodne hra u stolu.
journal-seconds = { $minutes ->
    [0] méně než minuta čtení
    [one] asi { $minutes } minuta čtení
    [few] asi { $minutes } minuty čtení
   *[other] asi { $minutes } minut čtení
}
journal-choices = Kudy dál
journal-too-dear = na to nemáte
journal-needs = potřebuje: { $what }
journal-met = potřebuje: { $what } (splněno)
journal-ask-table = posuďte sami: { $what }
journal-roll = k{ $die }
journal-roll-app = Hodí aplikace
journal-rolled-table = Hodili jsme
journal-some-go = kdo půjde, určíte sami
journal-one-goes = jde jeden z vás
journal-who-goes = Kdo jde
journal-whom = Koho se to týká
journal-who-pays = Kdo platí
journal-who-stays = Kdo nezaplatí nic a nikdo za něj nedoplatí, zůstane stranou.
journal-do = Tak budiž
journal-after = { $fate ->
    [won] po výhře
    [fled] po útěku
    [lost] po prohře
    [avoided] když jste se vyhnuli
   *[withdrew] když se protivník stáhl
}
journal-fight-over = Už je po všem? Řekněte, jak to dopadlo.
journal-fight-told = { $fate ->
    [won] Vyhráli jste.
    [fled] Utekli jste.
    [lost] Prohráli jste.
    [avoided] Vyhnuli jste se.
   *[withdrew] Protivník se stáhl.
}
journal-pause = odmlka
journal-for-chronicler = Pro kronikáře
journal-rule = Pro ruce
journal-gone = Tato pasáž už v knize není.
journal-gone-words = Kniha se od té doby změnila. Z vašeho stolu se nic neztratilo. Pokračujte odtud:
journal-errors = { $count ->
    [one] Tato kniha má { $count } chybu. Co číst jde, to číst jde.
    [few] Tato kniha má { $count } chyby. Co číst jde, to číst jde.
   *[other] Tato kniha má { $count } chyb. Co číst jde, to číst jde.
}
journal-errors-show = Ukázat
journal-gone-book = Kniha, která tu ležela otevřená, už v této instalaci není.
journal-gone-book-words = Kde jste v ní stáli, zůstává uložené. Vraťte ji na psacím stole mezi zahozenými, nebo do její složky, a půjde dál odtamtud.
journal-vote = Hlasovat
journal-vote-close = Nehlasovat
journal-vote-hint = Každý řekne, co by udělal. Samo z toho nic neplyne: cestou se vydá kronikář.
journal-vote-take = { $player } bere hlas zpět
journal-votes = { $count ->
    [one] { $count } hlas
    [few] { $count } hlasy
   *[other] { $count } hlasů
}
journal-who = Kdo se účastní
journal-apart = stranou: { $names }
journal-dropped-out = zůstává stranou: { $names }
journal-together = přítomni: { $names }
journal-map = Mapa knihy
journal-map-lead = Co už tento stůl přečetl.
journal-paper = Náš tištěný deník
journal-paper-lead = Oddíly a verše, na které vás posílá hra, se čtou v knize z krabice; aplikace si pamatuje čísla a rozhodnutí.
journal-read-count = { $count ->
    [one] přečtena { $count } pasáž
    [few] přečteny { $count } pasáže
   *[other] přečteno { $count } pasáží
}
journal-back = Zpět na stránku
journal-table = Stůl

voice-play = Číst nahlas
voice-pause = Pozastavit
voice-back = O větu zpět
voice-settings = Hlas a posun
voice-none = Toto zařízení nemá český hlas. Slova se mohou aspoň posouvat.
voice-none-at-all = Toto zařízení mluvit neumí. Slova se mohou aspoň posouvat.
voice-speed = Rychlost
voice-voice = Hlas
voice-scroll = Plynulý posun
voice-scroll-stop = Zastavit posun
voice-scroll-speed = Slov za minutu
voice-pedal-hint = Stránku obrátí i nožní pedál nebo ovladač: šipky nebo klávesy pro stránku nahoru a dolů.

# Psací stůl
desk-title = Psací stůl
desk-lead = Vaše vlastní knihy pro váš vlastní stůl. Zůstávají ve složce této instalace a žádný export je neobsahuje, pokud o to nepožádáte.
desk-own = Vaše knihy
desk-shipped-spoils = U psacího stolu leží knihy otevřené celé: každá pasáž, kam která volba vede i jak to dopadne. Chcete-li některou teprve číst u stolu, tady ji neotvírejte.
desk-shipped = Knihy, které přišly s aplikací
desk-empty = Zatím tu žádná vaše kniha není.
desk-new = Nová kniha
desk-new-title = Název knihy
desk-untitled = Dejte knize název.
desk-new-folder = Složka
desk-new-name = Název složky: malá písmena a spojovníky; prázdné pole ho vytvoří z názvu knihy
desk-new-game = Hra
desk-new-do = Založit
desk-file = Soubor
desk-twine-file = Vybrat soubor .twee nebo vydaný .html
desk-save = Uložit
desk-preview = Jak se bude číst
desk-halves = Co se může číst, a kdy
desk-half-else = jinak
desk-half-turn = při { $count }. čtení
desk-half-last = při { $count }. čtení a pak už pořád
desk-half-round = při { $count }. čtení, a pak zase od první
desk-half-any = v pořadí, které nikdo předem nezná
desk-half-nothing = (nečte se nic)
desk-diagnostics = Co o sobě kniha říká
desk-clean = Nic na ní není špatně.
desk-line = { $file }, řádek { $line }
desk-errors = { $count ->
    [one] { $count } chyba
    [few] { $count } chyby
   *[other] { $count } chyb
}
desk-warnings = { $count ->
    [one] { $count } varování
    [few] { $count } varování
   *[other] { $count } varování
}
desk-changed-outside = Soubor se mezitím změnil, v jiném editoru nebo na jiném zařízení. Co jste napsali, je pořád tady; než uložíte, podívejte se na obojí.
desk-save-anyway = Uložit mé přes něj
desk-saved = Uloženo.
desk-name-taken = Taková kniha už tu je.
desk-bad-name = Název složky jsou malá písmena bez háčků a čárek, číslice a spojovníky, první je písmeno.
desk-bad-file = Název souboru jsou malá písmena bez háčků a čárek, číslice a spojovníky, a končí na .md.
desk-too-large = Je toho víc než { $most } MB; rozdělte to do více souborů.
desk-not-saved = Nešlo to uložit: { $why }
desk-how = Jak se píše
desk-how-lead = Malá celá kniha po kouscích, v pořadí, v jakém stojí v souboru. Všechno ostatní říká docs/writing.md, které přišlo s aplikací (anglicky).
desk-how-cover = Obálka: jméno složky, hra, a jak se kniha jmenuje
desk-how-passage = Pasáž začíná křížkem a svým jménem; tudy se do knihy vchází
desk-how-picture = Obrázek nad slovy, který leží u knihy (nemusí být)
desk-how-case = Podmínka, podle níž se čte jedna z půlek
desk-how-choice = Volby: jméno a kam vedou
desk-how-words = Slova, která se čtou; půlky dělí svislá čára, druhá platí jinak
desk-how-choice-words = A slova těch voleb
desk-how-another = Další pasáž
desk-how-ending = Konec: odtud už nic nevede
desk-map = Celá kniha jako mapa
desk-import = Přinést příběh z Twine
desk-import-do = Přinést
desk-import-title = Název knihy; prázdné pole nechá název příběhu
desk-import-language = Jazyk příběhu
desk-import-language-guess = podle jeho slov
desk-import-again = Soubor vyberte prosím znovu, prohlížeč ho po chybě nepodrží.
desk-import-told-cs = Příběh je tu jako česky psaný. Pokud je v jiném jazyce, knihu zahoďte a při novém dovozu jazyk vyberte.
desk-import-told-en = Příběh je tu jako anglicky psaný. Pokud je v jiném jazyce, knihu zahoďte a při novém dovozu jazyk vyberte.
desk-export = Jako soubor Twee 3
desk-passages = { $count ->
    [one] { $count } pasáž
    [few] { $count } pasáže
   *[other] { $count } pasáží
}
desk-weight-error = chyba
desk-weight-warning = varování
desk-first-book = # { $name }

# Příkaz `companion journal`
cli-journal-clean = { $book }: nic není špatně ({ $count ->
    [one] { $count } pasáž
    [few] { $count } pasáže
   *[other] { $count } pasáží
}).
cli-journal-found = { $book }: { $errors ->
    [one] { $errors } chyba
    [few] { $errors } chyby
   *[other] { $errors } chyb
}, { $warnings ->
    [one] { $warnings } varování
    [few] { $warnings } varování
   *[other] { $warnings } varování
}.
cli-journal-no-books = Není tu žádná kniha k prohlédnutí.
cli-journal-no-book = Kniha „{ $book }“ tu není, ani jako složka, ani na polici.
cli-journal-walk = { $runs ->
    [one] { $runs } čtení
    [few] { $runs } čtení
   *[other] { $runs } čtení
} ze semínka { $seed }: pasáže { $passages }, volby { $choices }, konce { $endings }; { $speed } voleb za vteřinu.
cli-journal-missed = Nikdy nedosaženo: { $what }
cli-journal-stuck = Čtení { $run } uvázlo u pasáže „{ $at }“ po: { $path }
cli-journal-same = Vždy stejnou odpověď dalo z podmínek, kterých je { $all }, tolik: { $count }
cli-journal-walked-always = { $place }: { $passage }, { $part }: platilo pokaždé (dotázáno { $times ->
    [one] jednou
    [few] { $times }krát
   *[other] { $times }krát
}).
cli-journal-walked-never = { $place }: { $passage }, { $part }: neplatilo nikdy (dotázáno { $times ->
    [one] jednou
    [few] { $times }krát
   *[other] { $times }krát
}).
cli-journal-walked-never-asked = { $place }: { $passage }, { $part }: nikdy nepřišlo na řadu.
cli-journal-endings = Jak { $readings ->
    [one] skončilo { $readings } čtení
    [few] skončila { $readings } čtení
   *[other] skončilo { $readings } čtení
}, v nichž byla každá otevřená cesta stejně pravděpodobná: { $endings }
cli-journal-ending = { $name } { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
cli-journal-no-ending = bez konce { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
cli-journal-act = { $act ->
    [0] Pasáže mimo dějství
   *[other] Dějství { $act }
}: jedna volba hne konci průměrně o { $mean } (šum { $noise }), { $by } o { $most }; všechny volby dohromady o { $whole } (šum { $whole_noise }).
cli-journal-alike = Volby se sourozenci: { $choices }. Kam vedou i všichni sourozenci, vede { $at_once } z nich ({ NUMBER($at_once_share, style: "percent") }); nejpozději po jedné pasáži se s nimi sejde { $within_one } ({ NUMBER($within_one_share, style: "percent") }).
cli-journal-proved = { $book }: z věcí, které se mohou stát ({ $claims }), se { $can } stát může, { $never } nestane nikdy, otevřených zůstává { $open } (prohlédnuto stavů: { $states }).
cli-journal-found-always = { $place }: { $where }: platí pokaždé.
cli-journal-found-never = { $place }: { $where }: neplatí nikdy.
cli-journal-found-unasked = { $place }: { $where }: nikdy nepřijde na řadu.
cli-journal-found-unread = { $place }: { $where }: nikdy se nečte.
cli-journal-found-untaken = { $place }: { $where }: nikdy se nedá zvolit.
cli-journal-found-unended = { $place }: { $where }: k tomuto konci se nikdy nedojde.
cli-journal-found-shut = { $place }: { $where }: těmito dveřmi nikdo nikdy nevejde.
cli-journal-found-locked = { $place }: { $where }: všechny cesty dál mohou být zamčené zároveň.
cli-journal-unneeded = { $place }: { $passage } označuje „{ $mark }“ jako chtěné, ale nic takového tu není.
cli-journal-wanted = Další nálezy, které jsou označené jako chtěné: { $count }
cli-journal-shown = Opak ukáže hra: --replay { $number }
cli-journal-mark = Je-li to záměr, napište do pasáže: wanted: { $mark }
cli-journal-can = { $number }: může: { $what }
cli-journal-never = { $number }: nikdy: { $what }
cli-journal-open = { $number }: otevřené: { $what }
cli-journal-claim-answer = { $where } platí
cli-journal-claim-not = { $where } neplatí
cli-journal-claim-read = { $where } se čte
cli-journal-claim-chosen = { $where } se zvolí
cli-journal-claim-ending = { $where }: dojde se ke konci
cli-journal-claim-locked = { $where }: všechny cesty dál jsou zamčené
cli-journal-claim-door = { $where }: někdo vejde těmito dveřmi
cli-journal-no-play = K číslu { $number } žádná hra není.
cli-journal-play = { $number }, v myšleném světě „{ $world }“:
cli-journal-one-ending = Kniha dojde nejvýš k jednomu konci: není s čím by se rozešel.
cli-journal-parting = Kde se konce rozcházejí ({ $endings }):
cli-journal-parted = { $place }: { $what }: odtud už nejde dojít k: { $lost }; ještě může přijít: { $left }{ $unsure ->
    [0] {""}
   *[other] ; otevřené: { $open }
}
cli-journal-parted-shown = Zahráno: --endings --replay { $taken }; bylo to na výběr, a přesto přišel ztracený konec: { $spared }
cli-journal-parted-more = Dalších míst, kde se rozcházejí dřív než posledním krokem (--all): { $count }
cli-journal-parted-last = Dalších míst, kde se rozcházejí až posledním krokem, po němž hned přijde konec (--all): { $count }
cli-journal-parted-late = Před posledním krokem nic žádný konec neznemožní.
cli-journal-parted-act = { $act ->
    [0] Pasáže mimo dějství
   *[other] Dějství { $act }
}: { $choices ->
    [one] { $choices } volba
    [few] { $choices } volby
   *[other] { $choices } voleb
}, z toho { $parting ->
    [0] žádná neznemožní
    [one] jedna znemožní
    [few] { $parting } znemožní
   *[other] { $parting } znemožní
} některý konec{ $open ->
    [0] {""}
   *[other] , u { $open } je to otevřené
}.
cli-journal-parted-open = otevřené: zda po { $what }, nebo bez toho, může přijít { $ending }
cli-journal-again-all = Čte-li jeden stůl knihu znovu a znovu, může dojít ke kterýmkoli dvěma jejím koncům.
cli-journal-again-never = Ať jeden stůl čte knihu, kolikrát chce, k { $one } i { $other } nikdy nedojde; v cestě stojí: { $why }
cli-journal-again-open = otevřené: zda jeden stůl, který čte znovu, může dojít k { $one } i { $other }
cli-journal-again-shown = { $one } i { $other } u jednoho stolu: --endings --replay { $number }
prove-by-itself = „{ $source }“ to říká samo, ať je vše ostatní jakkoli.
prove-held = V tom místě { $asked } platí pokaždé.
prove-not-held = V tom místě { $asked } neplatí nikdy.
prove-unread-before = „{ $passage }“ se předtím nikdy nečetla.
prove-read-before = „{ $passage }“ se předtím četla pokaždé.
prove-is = V tom místě je { $asked } pokaždé { $number }.
prove-at-least = V tom místě je { $asked } nejméně { $number }.
prove-at-most = V tom místě je { $asked } nejvýše { $number }.
prove-between = V tom místě je { $asked } mezi { $least } a { $most }.
prove-no-way = Nevede tam žádná cesta ani dveře.
prove-ways = Žádná z cest, které by tam vedly, se nikdy nezvolí: { $ways }
prove-doors = Žádné z jejích dveří se nikdy neotevřou: { $doors }
prove-untouched = Kdykoli kniha odpočívá, „{ $thing }“ buď ještě nezměnila, nebo už vrátila.
cli-journal-deck = { $kind }: { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[other] { $cards } karet
}, { $options ->
    [one] { $options } volba
    [few] { $options } volby
   *[other] { $options } voleb
} v hodnotě od { $least } do { $most }, průměrně { $mean }; volání: { $calling }, ceny: { $costing }, hody: { $rolling }.
cli-journal-brings = Celkem (u kolika): { $what }
cli-journal-brought = { $name }: { $total } ({ $options })
cli-journal-apart = { $card }: volby jsou od sebe hodnotou daleko ({ $worths }).
cli-journal-outside = { $option }: hodnota { $worth } je daleko od ostatních v balíčku.
cli-journal-worth = { $what }: { $worth }
cli-journal-answers = { $kind }: { $count ->
    [one] { $count } dveře
    [few] { $count } dveře
   *[other] { $count } dveří
}, nejlepší cesta za nimi v hodnotě od { $least } do { $most }, průměrně { $mean }.
cli-journal-each = Jednotlivě: { $worths }
cli-journal-uncalled = Nic nevolá: { $what }
cli-journal-no-door = { $passage } volá „{ $door }“, ale takové dveře tu nejsou.
cli-journal-run = Čtení { $run }: { $path }
cli-journal-imported = Kniha stojí ve složce { $folder }.

translate-missing = „{ $passage }“ se nevypráví { $language ->
    [cs] česky
   *[en] anglicky
}.
translate-part = „{ $passage }“ { $language ->
    [cs] česky
   *[en] anglicky
} něco postrádá: { $parts }
translate-changed = „{ $passage }“: slova v druhém jazyce se od té doby změnila; podívejte se na { $language ->
    [cs] česká
   *[en] anglická
}.
translate-unmarked = „{ $passage }“ se vypráví v obou jazycích a nikdo zatím neřekl, že si odpovídají.
translate-not-told = „{ $passage }“ se nevypráví v obou jazycích.
translate-done = Odpovídají si
desk-beside = Obrázky a zvuky
desk-beside-file = Vybrat obrázek nebo zvuk
desk-beside-do = Uložit a přiložit
desk-beside-hint = Soubor se uloží do složky knihy. Obrázky jpg, png a webp do 12 MB, zvuky ogg, opus, mp3, m4a, wav a webm do 6 MB.
desk-beside-laid = „{ $name }“ leží u knihy.
desk-beside-line = Zatím ho žádná pasáž neukazuje. Do hlavičky pasáže napište:
desk-beside-shown = ukazuje ho { $passages }
desk-beside-size = { $kilobytes } kB
desk-beside-kind = Tohle není obrázek ani zvuk, který by kniha uměla ukázat. Umí { $endings }.
desk-beside-large = Tento soubor je moc velký; vejde se sem nejvýš 12 MB. Vyberte jiný.
desk-beside-large-picture = Obrázek je moc velký: nejvýš { $megabytes } MB a { $pixels } milionů bodů.
desk-beside-large-sound = Zvuk je moc velký: nejvýš { $megabytes } MB.
desk-throw = Zahodit knihu
desk-back = Vrátit na stůl
desk-take-back = Vrátit na stůl knihu { $name }
desk-thrown = Kniha „{ $name }“ je zahozená. Třicet dní se dá vrátit.
desk-thrown-part = Zahozené knihy
desk-thrown-more = Třicet dní se dají vzít zpět i s tím, co je u nich namluveno, potom zmizí. Záloh se to netýká.
desk-voices-more = Nahrávky pasáží z knih, které tu už nejsou. Nikdo je neuslyší, dokud se kniha nevrátí do své složky.
desk-voices = { $count ->
    [one] { $count } nahrávka
    [few] { $count } nahrávky
   *[other] { $count } nahrávek
}
desk-forget = Zahodit
desk-forget-voices = Zahodit nahrávky knihy { $book }
ask-throw-book = Zahodit knihu „{ $name }“?
ask-throw-book-recordings = { $count ->
    [one] Leží u ní { $count } nahrávka kronikářova hlasu; jde s ní.
    [few] Leží u ní { $count } nahrávky kronikářova hlasu; jdou s ní.
   *[other] Leží u ní { $count } nahrávek kronikářova hlasu; jdou s ní.
}
ask-throw-book-more = Zmizí ze všech stolů a třicet dní ji najdete na psacím stole mezi zahozenými; odtud se dá vrátit. Potom zmizí nadobro. Co z ní stoly přečetly a co si samy namluvily, jim zůstane.
desk-translation = Druhý jazyk
desk-translation-gaps = { $count ->
    [one] { $count } místo
    [few] { $count } místa
   *[other] { $count } míst
}
desk-translation-lead = Co chybí, nebo se v jednom jazyce změnilo od chvíle, kdy jste řekli, že si oba odpovídají.
desk-translation-all = Vše, co je v obou, si odpovídá
desk-translation-unmarked = { $count ->
    [0] Vše, co se vypráví v obou jazycích, už někdo srovnal.
    [one] Jedna pasáž se vypráví v obou jazycích a nikdo zatím neřekl, že si odpovídají.
    [few] { $count } pasáže se vyprávějí v obou jazycích a nikdo zatím neřekl, že si odpovídají.
   *[other] { $count } pasáží se vypráví v obou jazycích a nikdo zatím neřekl, že si odpovídají.
}
cli-journal-marked = { $count ->
    [one] Jedna pasáž si v obou jazycích odpovídá.
    [few] { $count } pasáže si v obou jazycích odpovídají.
   *[other] { $count } pasáží si v obou jazycích odpovídá.
}
cli-journal-translate = { $book }: { $count ->
    [one] jedna věc k překladu
    [few] { $count } věci k překladu
   *[other] { $count } věcí k překladu
}; { $unmarked ->
    [0] vše, co se vypráví v obou jazycích, už někdo srovnal.
    [one] u jedné pasáže zatím nikdo neřekl, že si jazyky odpovídají (--done PASÁŽ, --done all).
    [few] u { $unmarked } pasáží zatím nikdo neřekl, že si jazyky odpovídají (--done PASÁŽ, --done all).
   *[other] u { $unmarked } pasáží zatím nikdo neřekl, že si jazyky odpovídají (--done PASÁŽ, --done all).
}
cli-journal-left-out = · řádek { $line }: { $what }

# Vedle slov
beside-hide = Bez obrázků a zvuků
beside-show = S obrázky a zvuky
beside-no-painter = Obrázek tu nejde ukázat: tento počítač ho nemá čím zmenšit.
murmur-play = Pustit šum
murmur-stop = Ticho

# Kronikářův vlastní hlas
voice-recorded = Kronikářův hlas, kde je nahraný
voice-recorded-broken = Toto zařízení nahrávku nepřehraje; místo ní čte jeho vlastní hlas, pokud nějaký má.
recorder-title = Kronikářův hlas
recorder-hint = Kdo bude tuto pasáž číst příště, uslyší místo hlasu zařízení vás.
recorder-begin = Nahrát tuto pasáž
recorder-again = Nahrát znovu
recorder-end = Hotovo
recorder-keep-table = Nechat u tohoto stolu
recorder-keep-book = Nechat u knihy
recorder-drop = Zahodit
recorder-sure = Opravdu zahodit?
recorder-gone = Zahodit ji
recorder-stands-table = U tohoto stolu leží nahrávka ({ $time }).
recorder-stands-book = U knihy leží nahrávka ({ $time }).
recorder-other-words = Vznikla z jiných slov, proto se tu nepřehrává.
recorder-going = Nahrává se …
recorder-waits = Poslechněte si ji a pak ji nechte, nebo zahoďte.
recorder-waits-of = Nahrávka „…“ ještě čeká: nechte ji, nebo zahoďte.
recorder-sending = Ukládá se …
recorder-away = Teď nikdo neodpovídá. Nahrávka tu zůstává; zkuste to za chvíli znovu.
recorder-over = Jedna pasáž může mít nejvýš šest minut; tam nahrávka skončila.
recorder-stay = Kdo teď odejde z deníku, přijde o nahrávku. Nejdřív ji dokončete a nechte, nebo zahoďte; kdo hned klepne znovu, odejde.
recorder-none = Zahozeno.
recorder-refused = Prohlížeč nesmí k mikrofonu. Povolte mu ho v nastavení této stránky (u zámku vedle adresy) a zkuste to znovu.
recorder-no-microphone = Mikrofon tu není, nebo ho právě používá něco jiného.
recorder-unable = Tento prohlížeč nahrávat neumí.
recorder-insecure = Prohlížeče nahrávají jen na zabezpečené stránce, a tato zabezpečená není.
recorder-insecure-how = Na počítači, který stránky posílá, spusťte companion serve --https; jak mu zařízení začnou důvěřovat, říká docs/https.md. Na tom počítači samém (localhost) jde nahrávat hned.
recorder-trust = Důvěřovat certifikátu tohoto domu
recording-is-none = To není zvuk, který by se tu dal uchovat.
recording-too-long = Nahrávka smí mít nejvýš { $minutes } minut a { $megabytes } MB. Řekněte pasáž stručněji, nebo ji nechte na zařízení.
recordings-too-many = Nahrávek je tu už { $limit } a víc jich být nemůže. Nejdřív některou zahoďte.
recordings-too-large = Nahrávky mají dohromady { $megabytes } MB a víc jich být nemůže. Nejdřív některou zahoďte.
recording-not-there = Taková nahrávka u tohoto stolu není.
import-broken-recording = některá nahrávka v něm je poškozená, nebo to nahrávka není.
api-recordings_of_table = Co bylo nahráno z pasáží přečtených u stolu, u něj i u jeho knih; `address` říká, kde zvuk je.
api-record_passage = Uchová namluvenou pasáž (base64) u stolu, nebo u knihy. `key` a `words` stojí na stránce čtenáře.
api-throw_recording_away = Zahodí nahrávku nadobro; odpověď vypočítá ty, které zbyly.
