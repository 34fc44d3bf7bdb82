# Police, ohlédnutí, upozornění, kroky dne a názvy stránek.

game-tainted_grail = Tainted Grail: Pád Avalonu

panel-day = Den
panel-map = Mapa
panel-party = Družina
panel-sheet = List

area-boards = desky postav
area-map = mapa
area-decks = balíčky
area-days = dny

# Kroky dne na štítcích.

step-dark_menhirs = menhiry
step-land = lokace
step-menhir_dials = mince
step-time = žetony času
step-event = událost
step-guardians = strážci
step-plans = plány
step-equipment = vybavení
step-actions = akce
step-rest = odpočinek
step-energy = výdrž
step-advancement = rozvoj
step-decks = balíčky
step-dreams = sny

# Velká tlačítka.

step-start-day = Začínáme { $day ->
    [1] první
    [2] druhý
    [3] třetí
    [4] čtvrtý
    [5] pátý
    [6] šestý
    [7] sedmý
    [8] osmý
    [9] devátý
    [10] desátý
    [11] jedenáctý
    [12] dvanáctý
    [13] třináctý
    [14] čtrnáctý
    [15] patnáctý
    [16] šestnáctý
    [17] sedmnáctý
    [18] osmnáctý
    [19] devatenáctý
    [20] dvacátý
    [21] jednadvacátý
    [22] dvaadvacátý
    [23] třiadvacátý
    [24] čtyřiadvacátý
    [25] pětadvacátý
    [26] šestadvacátý
    [27] sedmadvacátý
    [28] osmadvacátý
    [29] devětadvacátý
    [30] třicátý
   *[other] { $day }.
} den
step-turn-event = Otočit kartu události
step-begin-day = Vyrážíme do dne
step-everyone-passes = Všichni končí, nastává večer
step-explore = Průzkum: { $place }
step-end-day = Nastává večer
step-good-night = Jdeme spát
step-note-day = Zapsat další den

# Řadová číslovka na začátku věty.

nth-day = { $day ->
    [1] První
    [2] Druhý
    [3] Třetí
    [4] Čtvrtý
    [5] Pátý
    [6] Šestý
    [7] Sedmý
    [8] Osmý
    [9] Devátý
    [10] Desátý
    [11] Jedenáctý
    [12] Dvanáctý
    [13] Třináctý
    [14] Čtrnáctý
    [15] Patnáctý
    [16] Šestnáctý
    [17] Sedmnáctý
    [18] Osmnáctý
    [19] Devatenáctý
    [20] Dvacátý
    [21] Jednadvacátý
    [22] Dvaadvacátý
    [23] Třiadvacátý
    [24] Čtyřiadvacátý
    [25] Pětadvacátý
    [26] Šestadvacátý
    [27] Sedmadvacátý
    [28] Osmadvacátý
    [29] Devětadvacátý
    [30] Třicátý
   *[other] { $day }.
} den

# Jedna věta o stole na polici.

shelf-ended = { nth-day } byl poslední. Kniha je zavřená.
shelf-dying = { nth-day }. { $who_gender ->
    [many] { $who } umírají.
   *[other] { $who } umírá.
}
shelf-no-menhir = { nth-day }. Na Avalonu nehoří jediný menhir.
shelf-menhir-dark = { nth-day }. Naposledy svítí menhir { $place_at }.
shelf-menhir-low = { nth-day }. { $value ->
    [1] Dohasíná
   *[other] Slábne
} menhir { $place_at }.
shelf-menhir-low-hungry = { nth-day }. { $value ->
    [1] Dohasíná
   *[other] Slábne
} menhir { $place_at } a { $who } { $who_gender ->
    [many] nemají
   *[other] nemá
} co jíst.
shelf-hungry = { nth-day }. { $who_gender ->
    [many] { $who } nemají co jíst.
   *[other] { $who } nemá co jíst.
}
shelf-calm = { nth-day }. Menhir { $place_at } vydrží ještě { word-mornings }.
shelf-evening = { nth-day } končí u ohně. Menhir { $place_at } vydrží ještě { word-mornings }.
word-mornings = { $value ->
    [1] jedno ráno
    [2] dvě rána
    [3] tři rána
    [4] čtyři rána
    [5] pět rán
    [6] šest rán
    [7] sedm rán
    [8] osm rán
   *[other] { $value } rán
}
shelf-fight = { nth-day }. Právě { $who_gender ->
    [many] bojují
   *[other] bojuje
} { $who_nom }.
shelf-parley = { nth-day }. Právě { $who_gender ->
    [many] jednají
   *[other] jedná
} { $who_nom }.

# Minule jste…

recap-days = { $count ->
    [1] Uplynul jediný den a jediná noc.
    [2] Uplynuly dva dny a dvě noci.
    [3] Uplynuly tři dny a tři noci.
    [4] Uplynuly čtyři dny a čtyři noci.
    [5] Uplynulo pět dní a pět nocí.
    [6] Uplynulo šest dní a šest nocí.
    [7] Uplynulo sedm dní a sedm nocí.
    [8] Uplynulo osm dní a osm nocí.
   *[other] Uplynulo { $count } dní a nocí.
} { nth-day } dohořel.
recap-went = { $count ->
    [1] Cesta
    [2] Vyrazilo se dvakrát a poslední cesta
    [3] Vyrazilo se třikrát a poslední cesta
    [4] Vyrazilo se čtyřikrát a poslední cesta
    [5] Vyrazilo se pětkrát a poslední cesta
    [6] Vyrazilo se šestkrát a poslední cesta
    [7] Vyrazilo se sedmkrát a poslední cesta
    [8] Vyrazilo se osmkrát a poslední cesta
   *[other] Vyrazilo se { $count }krát a poslední cesta
} dovedla { $who_acc } { $place_to }.
recap-revealed = { $count ->
    [1] Z mlhy vystoupilo další místo: { $place }.
   *[other] Z mlhy { word-so-many-more-places }, naposledy { $place }.
}
word-so-many-more-places = { $count ->
    [2] vystoupila další dvě místa
    [3] vystoupila další tři místa
    [4] vystoupila další čtyři místa
    [5] vystoupilo dalších pět míst
    [6] vystoupilo dalších šest míst
    [7] vystoupilo dalších sedm míst
    [8] vystoupilo dalších osm míst
    [9] vystoupilo dalších devět míst
    [10] vystoupilo dalších deset míst
    [11] vystoupilo dalších jedenáct míst
    [12] vystoupilo dalších dvanáct míst
   *[other] vystoupilo dalších { $count } míst
}
recap-hungry = { $count ->
    [1] Jednu noc ulehl vedle { $who_gen } hlad.
   *[other] Hlad nejednou uléhal vedle { $who_gen }.
}

# Na co teď nezapomenout.

alert-dying = { $who } umírá.
alert-mad = { $who } { $who_gender ->
    [f] propadla
   *[m] propadl
} šílenství; dokud je hrůza v červeném, místo snu přichází noční můra.
alert-madness-may-pass = { $who } už nemá hrůzu v červeném; kartu „Propadáš šílenství!“ sejměte, jakmile to její text dovolí.
alert-panic = { $who } panikaří: hrůza je { $turned ->
    [yes] výš, než sahá obrácený omezovač zdraví
   *[no] vyšší než zdraví
}.
shelf-lost = { nth-day } byl poslední. Hra skončila prohrou.
shelf-won = { nth-day } byl poslední. Kampaň je u konce.
