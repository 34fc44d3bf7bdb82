# Sám proti Automě: hody, její draft a proč, co je třeba říct aplikaci.

moves-solo = Automa
move-flip_token = hodit žetonem osudu sólo režimu
    .noun = hod žetonem
move-count_rows = spočítat aktivní symboly řad
    .noun = symboly řad
move-automa_drafts = draftovat za Automu
    .noun = draft Automy
move-tell_automa_cards = zadat karty, které Automa dobrala
    .noun = karty Automy
move-count_ability = započítat první schopnost Automy
    .noun = schopnost Automy
move-automa_takes = vybrat kartu, kterou Automa zahraje navíc
    .noun = karta navíc

arg-rows = Řady
arg-shown = Co ukázal žeton
arg-extra_card = Druhá schopnost je karta navíc

fact-armed = Začátek kapitoly Automy je hotový
fact-flipped = V tomto tahu se žetonem hodilo
fact-untold = Nezadané karty Automy
fact-unseen = Karty nezapočítané do první schopnosti
fact-extra_over = Druhá schopnost už v tomto tahu byla
fact-extra_card = Druhá schopnost je karta navíc
fact-counted = Spočtené symboly řady

tell-automa-markers = Ukazatel běžné zkušenosti Automy na { $count } ({ $difficulty }), zlatý vedle stupnice, její žeton vítězných bodů na 0.
tell-automa-gold = Ukazatel běžné zkušenosti Automy na { $count } ({ $difficulty }), nad druhou schopnost, která už platí. Zlatý a její žeton vítězných bodů na 0.
tell-automa-flips = { $both ->
    [yes] Začátek kapitoly: hoďte za Automu { $count }× žetonem osudu sólo režimu a přidejte jí po 1 žetonu obou aktivních symbolů.
   *[no] Začátek kapitoly: hoďte za Automu { $count }× žetonem osudu sólo režimu a přidejte jí žeton za každý symbol na jejím plánu, který je v této kapitole aktivní.
}
token-shows = { $side }
tell-automa-flipped = Žeton osudu sólo režimu ukázal: { $sides }.
tell-automa-gains = Za hod žetonem přidejte do zásoby Automy: { $symbols }.
tell-automa-begins = { $given ->
    [yes] Do zásoby Automy přidejte za hod žetonem { $symbols }, za symboly na jejím plánu { $printed }.
   *[no] Do zásoby Automy přidejte za hod žetonem { $symbols }; žádný ze symbolů na jejím plánu není v této kapitole aktivní.
}
tell-automa-board-by-hand = Do zásoby Automy přidejte žeton za každý symbol na jejím plánu, který je v této kapitole aktivní.
tell-automa-drafts = { $row ->
    [0] { $why } Figurku Automy postavte na vrchní pozici, doberte za ni 2 karty z balíčku a vyložte je na její časovou osu.
   *[other] { $why } Figurku Automy postavte na řadu { $row } a obě karty vyložte na její časovou osu. Jejich efekty neplatí.
}
tell-automa-put = { $row ->
    [0] Figurka Automy stojí na vrchní pozici. Doberte za ni 2 karty z balíčku a vyložte je na její časovou osu.
   *[other] Figurka Automy stojí na řadě { $row }. Obě karty vyložte na její časovou osu, jejich efekty neplatí.
}
row-shows = řada { $row } má { $count }
automa-why-row = { $tied ->
    [yes] Aktivní symboly: { $rows }. Nejvíc ({ $count }) jich má víc řad, z nich nejvýš je řada { $row }.
   *[no] Aktivní symboly: { $rows }. Nejvíc ({ $count }) jich má řada { $row }.
}
automa-why-deck = Žádná volná řada nemá aktivní symbol.
tell-automa-xp = { $count ->
    [one] První schopnost Automy: { $count } bod zkušenosti.
    [few] První schopnost Automy: { $count } body zkušenosti.
   *[other] První schopnost Automy: { $count } bodů zkušenosti.
}
tell-automa-colour = Za každou kartu této barvy, kterou Automa draftovala, získává 1 bod zkušenosti: { $colour }.
tell-automa-symbol = Za každou kartu s tímto symbolem, kterou Automa draftovala, získává 1 bod zkušenosti: { $symbol }.
tell-automa-first = { $given ->
    [yes] První schopnost Automy: { $text }
   *[no] Podívejte se na první schopnost na plánu Automy.
}
tell-automa-second-text = { $given ->
    [yes] Druhá schopnost Automy: { $text }
   *[no] Podívejte se na druhou schopnost na plánu Automy.
}
tell-automa-extra = { $card_given ->
    [yes] Druhá schopnost: Automa hraje z řady { $row } také kartu { $card }. Druhou kartu té řady odhoďte.
   *[no] Druhá schopnost: Automa hraje z řady { $row } ještě kartu s aktivním symbolem. Druhou kartu té řady odhoďte.
}
tell-automa-extra-none = Druhá schopnost: žádná dostupná karta nemá aktivní symbol, nestane se nic.
tell-automa-extra-by-hand = Druhá schopnost: z nejvyšší dostupné řady, kde je karta s aktivním symbolem, ji Automa zahraje navíc. Druhou kartu té řady odhoďte.
tell-automa-fate-placed = { $side_key ->
    [left] Rozhodla Automa: žeton osudu { $token } položte na levou stránku volby.
   *[right] Rozhodla Automa: žeton osudu { $token } položte na pravou stránku volby.
}
tell-automa-fate-aside = Automa nerozhodla: žeton osudu { $token } odložte do konce kapitoly stranou.
tell-automa-announce = Spočítejte aktivní symboly Automy a zadejte, kterého má víc: o žetonu osudu { $token } rozhoduje ona.

wrote-automa-flipped = Žeton osudu sólo režimu ukázal: { $sides }.
wrote-automa-ability = { $count ->
    [one] První schopnost Automy byla splněná { $count }×.
    [few] První schopnost Automy byla splněná { $count }×.
   *[other] První schopnost Automy byla splněná { $count }×.
}
wrote-automa-extra = Automa si z řady { $row } vzala a zahrála kartu navíc.

next-flip = { $count ->
    [one] Hodit za Automu žetonem
    [few] Hodit za Automu { $count }× žetonem
   *[other] Hodit za Automu { $count }× žetonem
}
next-automa-drafts = { $row ->
    [0] Automa bere z balíčku
   *[other] Automa bere řadu { $row }
}
prompt-automa-board = které dva symboly jsou na plánu Automy
prompt-automa-flip = hodit za Automu žetonem
prompt-automa-rows = spočítat aktivní symboly řad ({ $rows })
prompt-automa-draft = draftovat za Automu
prompt-automa-cards = které karty Automa dobrala
prompt-automa-ability = kolikrát byla splněná první schopnost Automy
prompt-automa-card = kterou kartu zahraje Automa navíc

nobody-alone = Automa hraje jen proti hráči, který je sám.
no-flip-now = Teď se za Automu nehází.
flip-so-many = { $count ->
    [one] Zadejte stranu pro { $count } hod.
    [few] Zadejte stranu pro { $count } hody.
   *[other] Zadejte stranu pro { $count } hodů.
}
flip-first = Kapitola začíná hody za Automu, počet: { $count }.
automa-board-unknown = Dva symboly na plánu Automy ještě nikdo nezadal. Popište její plán.
automa-rows-unknown = Zadejte karty nebo aktivní symboly volných řad ({ $rows }), nebo kam jste figurku Automy postavili.
automa-rows-uncounted = Automa vybírá podle aktivních symbolů. O některých řadách se ještě neví, kolik jich mají ({ $rows }).
automa-drafts-elsewhere = { $row ->
    [0] { $why } Automa bere 2 karty z balíčku.
   *[other] { $why } Automa bere řadu { $row }.
}
automa-drafts-there = { $row ->
    [0] Automa bere z balíčku
   *[other] Automa bere řadu { $row }
}
automa-drew-nothing = Na žádné karty Automy se nečeká.
cards-are-named = Karty jsou pojmenované, jejich symboly se znovu nezadávají.
automa-takes-nothing = Automa teď žádnou kartu navíc nebere.
card-without-active = Tato karta aktivní symbol nemá.
count-extra-card = Zadejte aktivní symboly té jedné karty, nejvýš levé { $left } a pravé { $right }.
row-is-named = Karty v řadě { $row } jsou pojmenované, aplikace je počítá sama.
automa-first = Nejdřív dokončete, co je teď na Automě.
