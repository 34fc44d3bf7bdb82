# Stránka stolu.
# --- stránka stolu

mk-stands = { $time_key ->
    [night] { $round }. kolo z { $rounds }, Noc
   *[day] { $round }. kolo z { $rounds }, Den
}
mk-time-day = Den
mk-time-night = Noc
mk-round-of = { $round }. kolo z { $rounds }
mk-rounds = Kola hry
mk-order = Pořadí
mk-tactic-word = Taktika
mk-fame = Sláva
mk-reputation = Pověst
mk-level = úroveň
mk-hand = v ruce
mk-at-most = nejvýš
mk-deck = v balíčku
mk-wounds = Zranění
mk-played = zahráno
mk-announced = konec kola
mk-last-turn = poslední tah
mk-skips = vynechá tah
mk-eliminated = vyřazen ze hry
mk-level-waits = { $count ->
    [one] čeká nová úroveň
    [few] čekají { $count } úrovně
   *[other] čeká { $count } úrovní
}
mk-strip = Kolo u stolu
mk-strip-hint = Hrdiny si vedete sami. Tady jen zapište, co kolo přineslo.
mk-strip-tiles = Kdo odkryl dílek mapy, má za něj Slávu +1.
mk-fame-of = Sláva: { $who } +{ $by }
mk-reputation-of = Pověst: { $who } { $by }

mk-source = Pramen
mk-source-kept = { $count ->
    [one] Pramen leží na stole, { $count } kostka.
    [few] Pramen leží na stole, { $count } kostky.
   *[other] Pramen leží na stole, { $count } kostek.
}
mk-die-dead = vyčerpaná
mk-die-take = Použít z Pramene: { $colour }
mk-die-take-more = Další kostka díky efektu: { $colour }
mk-die-had = Kostku na tento tah už máte. Další jen díky efektu.
mk-die-stolen = Krádež many: { $who }
mk-use-stolen = Použít kostku z Taktiky ({ $colour })
mk-gold-stands = Zlatá teď platí jen za:
mk-search = Hledání many: až 2 kostky
mk-search-do = Přehodit
mk-source-rolled = Házíte sami? Zapište, co padlo
mk-source-lay = Pramen leží takto
mk-die-end = Házíte sami? Ukončete tah tím, co na kostce padlo
mk-die-left = V ruce zůstane
mk-die-end-with = Ukončit tah, na kostce padla { $colour }
mk-die-rolled = Házíte sami? Otočte kostku
mk-die-which = Kostka
mk-die-now = ukazuje
mk-die-turn = Otočit

mk-picks = { $who_gender ->
    [f] { $who } si vybírá Taktiku
   *[m] { $who } si vybírá Taktiku
}
mk-due-rethink = { $who }: Přehodnocení
mk-due-mana_steal = { $who }: Krádež many
mk-rethink = Odložit a dobrat
mk-cards = Karty
mk-cards-count = Karet: { $count }
mk-tactic-gone = mimo hru

mk-parts = Části tahu
mk-part-before = před tahem
mk-part-move = pohyb
mk-part-action = akce
mk-part-end = konec
mk-way-fight = Boj
mk-way-talk = Vyjednávat
mk-way-move = Mapa a pohyb
mk-way-enter = Vstoupit
mk-way-challenge = Vyzvat
mk-way-burn = Vypálit klášter
mk-asked-tactic = co říká Taktika při vzetí
mk-asked-benefit = jestli na mýtině vyřadí Zranění
mk-asked-hold = kolik karet si nechá v ruce
mk-asked-draw = jestli použije Dlouhou noc
mk-rest-normal = odpočívá
mk-rest-slow = pomalu odpočívá
mk-rest-do = Odpočívat
mk-rest-slow-do = Pomalu odpočívat
mk-rest-wounds = Odpočívat a odložit Zranění: { $count }
mk-rest-with = Odpočívat a odložit Zranění:
mk-rest-none = žádné
mk-again = pak další tah
mk-keep = Ukončit tah, v ruce zbývá karet:
mk-keep-count = Ukončit tah, v ruce zbývá karet: { $count }
mk-keep-later = Kolik karet zůstane v ruce, řeknete až po odměnách a nové úrovni, těsně před dobíráním.
mk-only-ends = { $who } jen dokončuje účast v boji na tahu někoho jiného, vlastní tah to není.
mk-ends-first = Společný boj skončil. Tahy se končí v pořadí kola: nejdřív { $who }, pak { $whom }. Předtím se smí léčit a používat zvláštní efekty.
mk-only-wounds = V ruce jsou jen Zranění: pomůže pomalý odpočinek, nebo efekt, který přinese hratelnou kartu.
mk-must-announce = Balíček i ruka jsou prázdné, konec kola se oznamuje povinně.
mk-must-forfeit = Balíček i ruka jsou prázdné a konec kola je oznámený, tah propadá.
mk-by-cards = Zapsat zahrané a dobrané karty
mk-play-cards = Zahráno z ruky
mk-draw-cards = Dobráno díky efektu
mk-play-count = Zahrát karet: { $count }
mk-draw-count = Dobrat karet: { $count }
mk-waits-benefit = Kouzelná mýtina: smíte vyřadit jedno Zranění.
mk-waits-rewards = Odměny za boj čekají.
mk-waits-levels = Čeká nová úroveň: vyberte si dovednost a Pokročilou akci.
mk-waits-draw = Balíček došel uprostřed dobírání. Dlouhá noc ho může doplnit.
mk-may-begin = Kostky jsou zpátky v Prameni, { $who } už může začít hrát.
mk-glade-hand = Zranění z ruky
mk-glade-discard = Zranění z odkládacího balíčku
mk-unit-later = Jednotku až po nové úrovni
mk-dummy-turn = Automatický hráč je na tahu
mk-dummy-left = { $count ->
    [one] V jeho balíčku je { $count } karta.
    [few] V jeho balíčku jsou { $count } karty.
   *[other] V jeho balíčku je { $count } karet.
}
mk-dummy-empty = Jeho balíček je prázdný.
mk-dummy-hands = Otáčíte karty sami? Barva třetí
mk-last-turns = Podmínka konce hry je splněna
fight-before-end = Nejdřív dobojujte, pak kolo skončí.
mk-round-over = { $round }. kolo skončilo
mk-banners = Prapory zůstávají pod jednotkami, nebo je jejich majitel zamíchá zpět.
mk-banner-back = Zamíchat zpět
mk-agree-tactic = Dohodněte se, která použitá Taktika opustí hru.

next-round = Připravit další kolo
next-round-over = Kolo skončilo
next-dummy = Tah automatického hráče
next-end-turn = Ukončit tah
next-announce = Oznámit konec kola
next-forfeit = Vzdát se tahu
next-skip-benefit = Nechat být
next-skip-draw = Bez Dlouhé noci
next-skip-withdrawal = Dál

who-is = { $who }
