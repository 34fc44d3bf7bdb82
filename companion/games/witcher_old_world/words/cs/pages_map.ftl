# Mapa: jedna lokace vedle herního plánu.

map-chosen = Vybraná lokace
map-number = Lokace { $number }
map-go = Jít sem
map-go-short = { $terrain ->
    [forest] Jít: Lesy
    [mountain] Jít: Hory
    [water] Jít: Voda
   *[none] Jít
}{ $by ->
    [wild] : divočina
   *[other] {""}
}
map-go-by-terrain = Jít sem za kartu: { $terrain } nebo divočina
map-go-by-wild = Jít sem za kartu se symbolem divočiny
map-go-by-two_cards = Dvě libovolné karty
map-go-by-card_and_gold = Karta a zlaťák
map-no-cards = Bez karet v ruce se dál nejde.
map-far = Sem odsud žádná cesta přímo nevede.
map-life = { $count ->
    [one] { $count } život
    [few] { $count } životy
   *[other] { $count } životů
}
map-has-trail = stopu už máte
map-on-turn = na tahu
map-quest-of = { $who }: úkol ({ $name }){ $pays ->
    [0] {""}
    [one] , stojí { $pays } zlaťák
    [few] , stojí { $pays } zlaťáky
   *[other] , stojí { $pays } zlaťáků
}
map-quest-now = Dá se splnit hned.
map-trail-of = { $who }: stopovací úkol, { $terrain ->
    [forest] Lesy
    [mountain] Hory
   *[water] Voda
}
map-tavern-words = Krčma je zavřená, zaklínači tu spolu nebojují.
map-action = Akce lokace
map-used = už použita
map-action-unknown = Co tu stojí na vašem herním plánu? Stačí říct jednou.
map-action-which = Co je tu vytištěno
map-action-attribute = { $attribute } zdarma o úroveň výš, pokud není nad úrovní zaklínače.
map-action-potion = Lektvar zdarma.
map-action-poker = Kostkový poker s místními. Zaklínač dá do banku zlaťák, pokladnice dva.
map-action-exchange = Odstranit kartu z ruky a vzít si ze zásoby jinou, nejvýš o 1 dražší.
map-action-trail = Zlaťák, a kdo chce, začne stopovací úkol.
map-action-clearing = Kdo nemá žádný zlaťák, jeden dostane. Pak smí odstranit jednu nebo dvě karty ze zásoby.
map-action-school = Výcvik: Boj, Obrana nebo Alchymie o úroveň výš, ve vlastní škole i Specializace. Cena je nová úroveň ve zlaťácích.
map-roads = Cesty
map-unsure = nejisté, rozhoduje váš herní plán
map-road-there = Vede tudy
map-road-not-there = Nevede tudy
map-correct = Opravit podle herního plánu
map-ground-of-zero = Druh terénu
map-road-away = Které cesty tu nejsou
map-road-not-to = Na lokaci { $number } nevede
map-road-more = Vede i cesta na lokaci
map-road-add = Přidat cestu
map-figure-lies = Figurka stojí tady
map-put-here = Přemístit sem: { $who }
