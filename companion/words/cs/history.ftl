# Ohlédnutí za stolem: historie, krok zpět, co kdyby a statistika.
looking-back = Ohlédnutí za stolem
page-history = Historie
page-what-if = Co kdyby
page-statistics = Statistika
arg-move = Tah
arg-evening = Herní večer
arg-roller = Hody a losy
arg-ruled = Jen to, co stůl rozhodl po svém
arg-words = Hledaná slova
arg-before = Dřív než tah
arg-then = Okamžik

# historie
history-number = č. { $number }
history-setup = Příprava stolu
history-undo = Krok zpět k tahu č. { $to }
history-redo = Tah č. { $to } platí znovu
history-taken-back = vzato zpět
history-rolled-app = losovala aplikace
history-rolled-table = losoval stůl
history-ruled = rozhodnutí stolu
history-search = Hledat v historii
history-placeholder = třeba jméno, místo nebo tah
history-narrow = Vybrat jen některé tahy
history-narrow-do = Vybrat
history-anybody = kdokoli
history-any-evening = kterýkoli
history-any-move = jakýkoli
history-any-roller = všechny tahy
history-roller-app = hodila nebo tahala aplikace
history-roller-table = házelo nebo tahalo se u stolu
history-found = { $most ->
    [0] { $found ->
        [0] Nic se nenašlo.
        [one] Našel se jeden záznam.
        [few] Našly se { $found } záznamy.
       *[other] Našlo se { $found } záznamů.
    }
   *[other] Tady je nejnovějších { $found } záznamů, které se našly.
}
history-all = Celá historie
history-until = Zatím se hledalo jen zpátky k tahu č. { $until }. Co je starší, se ještě neprošlo.
history-seek-on = Hledat i ve starších
history-older = Starší tahy
history-newest = Nejnovější tahy
history-pages = Části historie
history-none = Nic takového tu není.
history-none-more = Zkuste jiné slovo nebo jen jeho začátek; háčky a čárky psát nemusíte.
history-no-more = Dál už v historii nic není.
history-no-move = Takový tah tato hra nezná.
history-no-seat = Takové místo u tohoto stolu není.
history-asked-wrong = Tato podmínka se proto vynechala; ostatní platí.
history-then-close = Zavřít tento okamžik
history-then-unreadable = Jak stůl tehdy vypadal, už tato verze přečíst neumí. Záznamy vedle tím netrpí.

# krok zpět
back-title = Zpět k tahu č. { $number }
back-lead = { $moves ->
    [one] Vezme se zpět jeden tah. Stůl bude stát tak, jak stál { $when } ({ $hour }).
    [few] Vezmou se zpět { $moves } tahy. Stůl bude stát tak, jak stál { $when } ({ $hour }).
   *[other] Vezme se zpět { $moves } tahů. Stůl bude stát tak, jak stál { $when } ({ $hour }).
}
back-do = { $moves ->
    [one] Vzít zpět jeden tah
    [few] Vzít zpět { $moves } tahy
   *[other] Vzít zpět { $moves } tahů
}
back-kept = Nic se neztratí: dokud nezahrajete jinak, jde všechno provést znovu, a v historii to zůstane tak jako tak.
back-hands = Tohle tehdy udělaly ruce a už to neplatí. Vraťte, co se tím pohnulo
back-hands-more = { $more ->
    [one] A ještě jeden starší pokyn.
    [few] A ještě { $more } starší pokyny.
   *[other] A ještě { $more } starších pokynů.
}
back-moves = Které tahy to jsou
back-moves-more = { $more ->
    [one] A ještě jeden starší tah.
    [few] A ještě { $more } starší tahy.
   *[other] A ještě { $more } starších tahů.
}

# co kdyby
what-if-lead = Každá čára je jeden stůl. Kde z jiné odbočuje, tam začalo „co kdyby“; co visí pod čarou, vzali jste zpět a zahráli jinak.
what-if-here = tento stůl
what-if-gone = Stůl, který tu už není
what-if-from = { $moves ->
    [0] Odbočil ze stolu { $number } po tahu č. { $revision }; ještě se na něm nehrálo.
    [one] Odbočil ze stolu { $number } po tahu č. { $revision } a má jeden vlastní tah.
    [few] Odbočil ze stolu { $number } po tahu č. { $revision } a má { $moves } vlastní tahy.
   *[other] Odbočil ze stolu { $number } po tahu č. { $revision } a má { $moves } vlastních tahů.
}
what-if-see-fork = Ukázat to místo
what-if-moves = { $moves ->
    [0] Ještě se nehrálo.
    [one] Má za sebou jeden tah.
    [few] Má za sebou { $moves } tahy.
   *[other] Má za sebou { $moves } tahů.
}
what-if-alone = Zatím od tohoto stolu nikdo neodbočil. Otevřete v historii kterýkoli okamžik a klepněte na „Co kdyby odsud“.
what-if-undone = Co jste vzali zpět
what-if-undone-none = Nic, co by teď neplatilo.
what-if-branch = { $moves ->
    [one] { $evening }. herní večer: jeden tah (č. { $first })
    [few] { $evening }. herní večer: { $moves } tahy (č. { $first }–{ $last })
   *[other] { $evening }. herní večer: { $moves } tahů (č. { $first }–{ $last })
}
what-if-undone-more = { $more ->
    [one] A ještě jedna starší odbočka.
    [few] A ještě { $more } starší odbočky.
   *[other] A ještě { $more } starších odboček.
}

# statistika
statistics-evenings = Herní večery
statistics-time = U stolu
statistics-moves = Tahy
statistics-taken-back = Vzato zpět
statistics-tables = Stoly
statistics-table = Stůl
statistics-tables-more = { $more ->
    [one] A ještě jeden stůl, u kterého se sedělo kratší dobu.
    [few] A ještě { $more } stoly, u kterých se sedělo kratší dobu.
   *[other] A ještě { $more } stolů, u kterých se sedělo kratší dobu.
}
statistics-pauses = Čas je součet chvil mezi tahy. Pauza delší než tři čtvrtě hodiny se nepočítá.
time-spent = { $hours ->
    [0] { $minutes } min
   *[other] { $hours } h { $minutes } min
}
moves-made = { $moves ->
    [one] { $moves } tah
    [few] { $moves } tahy
   *[other] { $moves } tahů
}
evenings-played = { $evenings ->
    [one] { $evenings } herní večer
    [few] { $evenings } herní večery
   *[other] { $evenings } herních večerů
}
times = { $times }×
statistics-dice = Kostky proti náhodě
statistics-dice-how = Čárka ve sloupci ukazuje, kolikrát by strana padla poctivé kostce. Soudí se testem chí kvadrát. Počítají se jen hody, které platí; co jste vzali zpět, ne. Kdo zapisuje jen některé hody od stolu, dostane i úsudek jen o nich.
die-of-sides = kostka s { $sides } stěnami
dice-by-app = Aplikace: { $throws ->
    [one] { $throws } hod
    [few] { $throws } hody
   *[other] { $throws } hodů
}
dice-by-table = Vaše kostky: { $throws ->
    [one] { $throws } hod
    [few] { $throws } hody
   *[other] { $throws } hodů
}
dice-caption = Co padlo: { $die }
dice-face = Strana
dice-came = Padla
dice-expected = Čekalo by se
dice-verdict-few = { $missing ->
    [one] Na úsudek je to málo; chybí ještě jeden hod.
    [few] Na úsudek je to málo; chybějí ještě { $missing } hody.
   *[other] Na úsudek je to málo; chybí ještě { $missing } hodů.
}
dice-verdict-fair = Nic podezřelého: i poctivá kostka padá takhle nerovně docela často.
dice-verdict-odd = Trochu nerovné, ale z toho bych nic nevyvozoval: takhle nerovně padá asi jedna poctivá kostka z { $one_in }.
dice-verdict-very-odd-app = Nezvykle nerovné: tak padá asi jedna poctivá kostka z { $one_in }. Jednou se to stát může; když to potrvá i u dalších stolů, je to chyba aplikace a dejte o ní vědět.
dice-verdict-very-odd-table = Nezvykle nerovné: tak padá asi jedna poctivá kostka z { $one_in }. Než kostku vyhodíte, vzpomeňte si, jestli jste zapisovali opravdu každý hod.
statistics-rulings = Co stůl nejčastěji rozhodl po svém
statistics-ruling = Pravidlo
statistics-times = Kolikrát
statistics-no-rulings = Zatím nic. U tohoto stolu se hraje podle pravidel.
statistics-rulings-more = { $more ->
    [one] A ještě jedno méně časté rozhodnutí.
    [few] A ještě { $more } méně častá rozhodnutí.
   *[other] A ještě { $more } méně častých rozhodnutí.
}
shelf-statistics = Police v číslech
shelf-statistics-none = Zatím není co počítat.
shelf-statistics-none-more = Jakmile se u některého stolu odehraje pár tahů, bude to tady. Ukázky se nepočítají.
shelf-statistics-how = Ukázky se nepočítají, stejný stůl jen jednou a stůl „co kdyby“ až od místa, kde odbočil.

# programy
api-history = Historie od nejnovějšího tahu: hledaná podle hráče, tahu, večera, hodů, rozhodnutí a slov. „until“ říká, kam až se hledalo, „older“ je „before“ další části
api-what_if = Rodina stolu: stoly „co kdyby“ a co se vzalo zpět
api-table_statistics = Stůl v číslech
api-shelf_statistics = Police v číslech, hra po hře
cli-numbers = { $evenings ->
    [one] Jeden herní večer
    [few] { $evenings } herní večery
   *[other] { $evenings } herních večerů
}, { $hours } h { $minutes } min u stolu, { $moves ->
    [one] jeden tah
    [few] { $moves } tahy
   *[other] { $moves } tahů
}, vzato zpět: { $taken }
