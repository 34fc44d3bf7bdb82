# Sklizení a prostření stolu: jedna věc pro ruce na řádek.

group-monsters = Nestvůry
group-set-up = Příprava
group-board = Herní plán
group-decks = Balíčky
group-seat-1 = 1. hráč
group-seat-2 = 2. hráč
group-seat-3 = 3. hráč
group-seat-4 = 4. hráč
group-seat-5 = 5. hráč

pack-figure = { $who } stojí na lokaci { $place } – souhlasí?
lay-figure = { $who }: figurku na lokaci { $place }
pack-board = { $who }: Boj { $combat }, Obrana { $defence }, Alchymie { $alchemy }, Specializace { $speciality }, úroveň zaklínače { $level }, Štít { $shield } – souhlasí?
lay-board = { $who }: kostičky na plán hráče: Boj { $combat }, Obrana { $defence }, Alchymie { $alchemy }, Specializace { $speciality }, úroveň zaklínače { $level }; ukazatel Štítu na { $shield }
pack-board-unknown = { $who }: než plán hráče sklidíte, opište ho sem
lay-board-unknown = { $who }: plán hráče není opsaný; kostičky a ukazatel Štítu položte z paměti
pack-goods = { $who }: zlaťáky { $gold }, lektvary { $potions } – souhlasí? Lektvary k plánu hráče
lay-goods = { $who }: k plánu hráče zlaťáky { $gold } a lektvary { $potions }
pack-cards = { $who }: zvlášť balíček ({ $deck }), ruku ({ $hand }) a odhazovací hromádku ({ $discard })
lay-cards = { $who }: balíček ({ $deck }) lícem dolů, odhazovací hromádku ({ $discard }) lícem nahoru, do ruky karty ({ $hand })
pack-cards-unknown = { $who }: balíček, ruku a odhazovací hromádku každé zvlášť
lay-cards-unknown = { $who }: balíček lícem dolů, odhazovací hromádku lícem nahoru, ruku do ruky
pack-track = { $who }: žeton bodování na { $value ->
    [0] nejnižším poli
   *[other] { $value }. stupni
}{ $count ->
    [0] , žádná trofej
    [one] , { $count } trofej k plánu hráče
    [few] , { $count } trofeje k plánu hráče
   *[other] , { $count } trofejí k plánu hráče
}
lay-track = { $who }: žeton bodování na { $value ->
    [0] nejnižší pole
   *[other] { $value }. stupeň
}{ $count ->
    [0] {""}
    [one] , pod plán hráče { $count } trofej
    [few] , pod plán hráče { $count } trofeje
   *[other] , pod plán hráče { $count } trofejí
}
pack-quest = { $who }: { $source ->
    [printed] karta úkolu
   *[ours] úkol z našich příběhů
} na lokaci { $place }, událost { $event }{ $token ->
    [yes] , i s žetonem lokace
   *[no] {""}
} – uložte k plánu hráče
lay-quest = { $who }: vpravo k plánu hráče { $source ->
    [printed] kartu úkolu
   *[ours] úkol z našich příběhů
} na lokaci { $place }, událost { $event }{ $token ->
    [yes] , a k němu žeton lokace lícem nahoru
   *[no] {""}
}
pack-trail-quest = { $who }: stopovací úkol, žeton lokace { $place } ({ $terrain }) a zlaťák z něj – uložte k plánu hráče
lay-trail-quest = { $who }: na plán hráče žeton lokace { $place } ({ $terrain }) lícem nahoru a na něj zlaťák
pack-trails = { $who }: { $count ->
    [one] žeton stopování lícem dolů
    [few] { $count } žetony stopování lícem dolů
   *[other] { $count } žetonů stopování lícem dolů
} ({ $terrains }) – uložte k plánu hráče a neprohlížejte
lay-trails = { $who }: na plán hráče { $count ->
    [one] žeton stopování lícem dolů
    [few] { $count } žetony stopování lícem dolů
   *[other] { $count } žetonů stopování lícem dolů
} ({ $terrains })
pack-gift = { $name_given ->
    [yes] { $who }: { $name } (událost { $event }) – uložte k plánu hráče
   *[no] { $who }: událost { $event } – uložte k plánu hráče
}
lay-gift = { $name_given ->
    [yes] { $who }: k plánu hráče { $name } (událost { $event })
   *[no] { $who }: k plánu hráče událost { $event }
}

pack-slot = { $terrain }: { $monster } na lokaci { $place } – žeton lokace, žeton a kartu nestvůry k sobě
lay-slot = { $terrain }: žeton lokace { $place } do slotu, žeton nestvůry na tu lokaci a kartu pod slot: { $monster }
pack-empty-slot = { $terrain }: slot nestvůry je prázdný – souhlasí?
lay-empty-slot = { $terrain }: slot nestvůry zůstává prázdný
pack-tavern = Žeton zavřené krčmy leží na lokaci { $place } – souhlasí?
lay-tavern = Žeton zavřené krčmy na lokaci { $place }
pack-extra = Přidaná hromádka: { $count ->
    [one] { $count } žeton
    [few] { $count } žetony
   *[other] { $count } žetonů
} lícem dolů zvlášť
lay-extra = Přidaná hromádka: { $count ->
    [one] { $count } žeton
    [few] { $count } žetony
   *[other] { $count } žetonů
} lícem dolů vedle slotů nestvůr
pack-monsters = Nestvůry: poražené ({ $slain }) a zahnané ({ $driven }) každé zvlášť, ostatní žetony po úrovních
lay-monsters = Nestvůry: poražené ({ $slain }) a zahnané ({ $driven }) stranou, ostatní žetony po úrovních zamíchat lícem dolů
pack-market = Zásoba karet akcí, ceny zleva: { $costs } – nechte je v tomto pořadí
lay-market = Zásoba karet akcí zleva doprava, ceny { $costs }
pack-market-unknown = Zásobu karet akcí uložte v jejím pořadí
lay-market-unknown = Zásobu karet akcí rozložte v uloženém pořadí
pack-exploration = Karty průzkumu: odstraněné ze hry ({ $count }) zvlášť, město a divočinu každé zvlášť
lay-exploration = Karty průzkumu: odstraněné ze hry ({ $count }) stranou, město a divočinu lícem dolů na plán
pack-events = Karty událostí podle čísel; vyřešené ({ $count }) zvlášť
lay-events = Karty událostí podle čísel na plán; vyřešené ({ $count }) stranou
pack-trophies = Trofeje vlastností vedle plánu: { $count } – souhlasí?
lay-trophies = Vedle plánu trofeje vlastností: { $count }
pack-turn = Zapamatujte si, kdo je na tahu: { $who }
lay-turn = Na tahu je { $who }

# Více: nadpisy, pod kterými stojí tahy
moves-movement = Pohyb
moves-places = Akce lokací
moves-meditation = { moves-places }
moves-exploring = Průzkum a úkoly
moves-solving = { moves-exploring }
moves-at_once = { moves-exploring }
moves-fights = Boj
moves-monsters_turn = { moves-fights }
moves-duel = { moves-fights }
moves-dice = Kostkový poker
moves-drawing = Karty akcí
moves-boards = Příprava
moves-sheet = Zápisky a opravy
