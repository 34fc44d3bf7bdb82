# Mapa: dílky, pohyb, průzkum, žetony na políčkách.

area-map = mapa

# Jak se řekne, kam a kde
tile-A = startovní dílek
tile-B = startovní dílek
tile-1 = dílek venkova 1
tile-2 = dílek venkova 2
tile-3 = dílek venkova 3
tile-4 = dílek venkova 4
tile-5 = dílek venkova 5
tile-6 = dílek venkova 6
tile-7 = dílek venkova 7
tile-8 = dílek venkova 8
tile-9 = dílek venkova 9
tile-10 = dílek venkova 10
tile-11 = dílek venkova 11
tile-core1 = hlavní dílek 1
tile-core2 = hlavní dílek 2
tile-core3 = hlavní dílek 3
tile-core4 = hlavní dílek 4
tile-core5 = hlavní dílek 5, zelené město
tile-core6 = hlavní dílek 6, modré město
tile-core7 = hlavní dílek 7, bílé město
tile-core8 = hlavní dílek 8, červené město
where-to = { $site_key ->
    [portal] na portál
    [village] do vesnice
    [monastery] ke klášteru
    [keep] do pevnosti
    [tower] do magické věže
    [city] do města
    [dungeon] k podzemí
    [tomb] k hrobce
    [den] k doupěti nestvůr
    [spawning] k líhním nestvůr
    [ruins] k ruinám
    [glade] na kouzelnou mýtinu
    [mine] ke krystalovým dolům
   *[none] { $terrain_key ->
        [hills] do kopců
        [forest] do lesa
        [wasteland] do pustiny
        [desert] do pouště
        [swamp] do bažiny
        [lake] na jezero
        [mountain] do hor
       *[plains] na pláně
    }
}
a-token = { $back_key ->
    [green] zelený žeton
    [gray] šedý žeton
    [brown] hnědý žeton
    [violet] fialový žeton
    [red] červený žeton
   *[white] bílý žeton
}
back-count = { $count }× { $back_key ->
    [green] zelený
    [gray] šedý
    [brown] hnědý
    [violet] fialový
    [red] červený
   *[white] bílý
}

# Tahy
move-first_tiles = odkrýt první dílky
    .noun = první dílky
move-prescribe = určit pozici dílku
    .noun = pozice dílku
move-gain_points = přidat body Pohybu
    .noun = body Pohybu
move-ease = změnit cenu terénu
    .noun = změna ceny terénu
move-go = jít na políčko
    .noun = krok
move-leap = přesunout se přímo
    .noun = přímý přesun
move-go_below = jít podzemní cestou
    .noun = podzemní cesta
move-stop = skončit pohyb
    .noun = konec pohybu
    .does = Pohyb tohoto tahu je u konce, zbývá akce.
move-explore = prozkoumat
    .noun = průzkum
move-lay_tile = položit dílek
    .noun = položený dílek
move-hide_place = umístit tajné místo
    .noun = tajné místo
move-name_token = otočit žeton
    .noun = otočený žeton
move-put_figure = přestavit figurku
    .noun = přestavená figurka
move-put_shield = položit štít
    .noun = štít
move-bare_space = uklidit políčko
    .noun = uklizené políčko
move-put_token = položit žeton
    .noun = položený žeton
move-take_token = odebrat žeton
    .noun = odebraný žeton
moves-sites = Místa
moves-offers = Nabídky
moves-interaction = Interakce
moves-land_by_hand = Mapa
moves-land = Mapa
step-map = Mapa
step-move = Pohyb

arg-tiles = Dílky
arg-turned = Pootočení po šestinách
arg-at = Pozice nebo políčko
arg-back = Rubová strana
arg-terrain = Terén
arg-less = O kolik levněji
arg-least = Nejméně za
arg-price = Za pevnou cenu
arg-cost = Body Pohybu za přesun
arg-tile = Dílek
arg-city = Karta města
arg-second = Karta pravé poloviny
arg-home = U čeho
arg-nth = Kolikátý žeton
arg-enemy = Nepřítel

# Co mají udělat ruce
tell-lay-tile = Na mapu přidejte { $tile }{ $turned ->
    [0] {""}
    [one] , otočený o { $turned } šestinu po směru hodinových ručiček
    [few] , otočený o { $turned } šestiny po směru hodinových ručiček
   *[other] , otočený o { $turned } šestin po směru hodinových ručiček
}.
tell-put-token = { $site_key ->
    [keep] Pevnost
    [tower] Magická věž
    [orcs] Orčí nájezdníci
    [draconum] Dračí lid
    [mine] Krystalové doly
    [dungeon] Tajné podzemí
    [tomb] Tajná hrobka
   *[none] Políčko
} ({ $tile }): položte { $enemy_key ->
    [none] { a-token } { $up ->
        [yes] lícem nahoru
       *[no] lícem dolů
    }
   *[other] { a-token } lícem nahoru: { $enemy }
}.
tell-ruin-token = Ruiny ({ $tile }): položte žeton ruin { $up ->
    [yes] lícem nahoru
   *[no] lícem dolů
}.
tell-monastery = Klášter ({ $tile }): do nabídky jednotek přidejte jednu kartu Pokročilé akce.
tell-turn-up = { $site_key ->
    [keep] Pevnost
    [tower] Magická věž
    [city] Město
    [orcs] Orčí nájezdníci
    [draconum] Dračí lid
   *[none] Políčko
} ({ $tile }): { $enemy_key ->
    [none] otočte { a-token } lícem nahoru
   *[other] { a-token } je { $enemy }
}.
tell-ruin-up = { $who } vstupuje do ruin: otočte jejich žeton lícem nahoru.
tell-ruins-up = { $count ->
    [one] Začíná Den: otočte lícem nahoru žeton ruin, který ležel lícem dolů.
    [few] Začíná Den: otočte lícem nahoru { $count } žetony ruin, které ležely lícem dolů.
   *[other] Začíná Den: otočte lícem nahoru { $count } žetonů ruin, které ležely lícem dolů.
}
tell-city-closed = { $colour_key ->
    [red] Červené
    [blue] Modré
    [green] Zelené
   *[white] Bílé
} město je v tomto scénáři uzavřené: nikdo do něj nevstoupí a posádku nemá.
tell-city-friendly = { $colour_key ->
    [red] Červené
    [blue] Modré
    [green] Zelené
   *[white] Bílé
} město je přátelské: vezměte jeho kartu, postavte na políčko figurku a každý hráč položí na kartu jeden svůj štít.
tell-city-card = { $colour_key ->
    [red] Červené
    [blue] Modré
    [green] Zelené
   *[white] Bílé
} město: vezměte jeho kartu a figurku a nastavte na ní { $level }. úroveň.
tell-megapolis = Je to megapole { $level }. úrovně: figurku druhého města postavte o jedno políčko doprava a jeho kartu vpravo vedle první.
tell-garrison = Na kartu města položte lícem dolů posádku, celkem { $count ->
    [one] { $count } žeton
    [few] { $count } žetony
   *[other] { $count } žetonů
}: { $tokens }.
tell-points = { $who } má { $left ->
    [one] { $left } bod Pohybu
    [few] { $left } body Pohybu
   *[other] { $left } bodů Pohybu
}.
tell-eased = Do konce tahu platí pro { $terrain_key ->
    [any] každý terén
    [plains] pláně
    [hills] kopce
    [forest] les
    [wasteland] pustinu
    [desert] poušť
    [swamp] bažinu
    [lake] jezero
    [mountain] hory
   *[other] { $terrain }
} { $price ->
    [none] cena nižší o { $less }
   *[other] cena { $price }{ $less ->
        [0] {""}
       *[other] , snížená o { $less }
    }
}.
tell-step = Figurku posuňte { where-to }; { $who } platí { $cost } a zbývá { $left ->
    [one] { $left } bod Pohybu
    [few] { $left } body Pohybu
   *[other] { $left } bodů Pohybu
}.
tell-meet-assault = Pohyb končí útokem { where-to }.
tell-meet-raid = Pohyb končí útokem na cizí pevnost nebo věž bez majitele.
tell-meet-owner = Pohyb končí útokem na majitele: { $whom }.
tell-meet-hero = { $who } tu útočí na hrdinu, který na políčku stojí: { $whom }.
tell-meet-provoked = Pohyb končí: { $count ->
    [one] drancující nepřítel je vyprovokovaný
    [few] { $count } drancující nepřátelé jsou vyprovokovaní
   *[other] { $count } drancujících nepřátel je vyprovokovaných
} a bude se bojovat.
tell-provoked-too = K boji se { $count ->
    [one] přidá i vyprovokovaný drancující nepřítel
    [few] přidají i { $count } vyprovokovaní drancující nepřátelé
   *[other] přidá i { $count } vyprovokovaných drancujících nepřátel
}; místem opevněný není.
tell-repelled = { $who }: útok se nezdařil, figurka se vrací { where-to }{ $wounds ->
    [0] {""}
    [one] , za { $wounds } políčko zpět je { $wounds } Zranění do ruky
    [few] , za { $wounds } políčka zpět jsou { $wounds } Zranění do ruky
   *[other] , za { $wounds } políček zpět je { $wounds } Zranění do ruky
}.
tell-will-withdraw = { $who } tu nestojí bezpečně: na konci tahu přijde nucený ústup{ $wounds ->
    [0] {""}
   *[other] {" "}a { $wounds } Zranění
}.
tell-nobody-fights = { $who } stojí na políčku jiného hrdiny, ale bojovat s ním teď nesmí: žádná akce a na konci tahu nucený ústup.
tell-shield = { $who }: štít položte { where-to }.
tell-bare = Z políčka ukliďte štíty i žetony: { $terrain }, { $tile }.
tell-not-safe = { $who } na tomto políčku nestojí bezpečně.

# Kronika
wrote-step = { $who } { $who_gender ->
    [f] došla
   *[m] došel
} { where-to }.
wrote-explored = { $who } { $who_gender ->
    [f] prozkoumala
   *[m] prozkoumal
} mapu: { $tile }.
wrote-city = Objevilo se { $colour_key ->
    [red] červené
    [blue] modré
    [green] zelené
   *[white] bílé
} město{ $level ->
    [0] {""}
   *[other] {" "}{ $level }. úrovně
}.
wrote-put = { $who }: figurka byla přestavena { where-to }.

# Námitky a odmítnutí
table-keeps-map = Mapu u tohoto stolu vedete sami.
move-is-over = { $who }: pohyb tohoto tahu už skončil.
attack-due = { $who } se zastavuje na políčku, kde je i { $whom }: to je útok na tohoto hrdinu, nejdřív ho dobojujte.
encounter-first = { $who }: pohyb skončil střetem, nejdřív ho dobojujte.
first-tiles-lie = První dílky už na mapě leží.
so-many-first-tiles = K startovnímu dílku patří { $count ->
    [one] { $count } dílek
    [few] { $count } dílky
   *[other] { $count } dílků
}.
no-tile-left = Žádný dílek už nezbývá.
tile-lies-already = Na mapě už leží { $tile }.
other-tile-next = Na řadě je { $back_key ->
    [core] hlavní dílek
   *[countryside] dílek venkova
}, ne { $tile }.
tile-not-in-deck = V tomto sloupci teď není { $tile }.
map-is-not-prescribed = Tato mapa nemá předepsané pozice.
no-free-position = Na této pozici dílek být nemůže.
so-many-points = Bodů Pohybu zbývá { $left }; nejvýš jich může být 99 a méně než nula ne.
no-effect = Zadejte slevu, nebo pevnou cenu.
less-or-price = Efekt cenu snižuje, nebo ji určuje. Pokud dělá obojí, zapište ho nadvakrát.
no-more-effects = Tolik změn cen v jednom tahu není.
not-beside = Toto políčko nesousedí.
not-revealed = Tam není odkrytá pevnina.
not-on-map = { $who } na mapě nestojí.
inaccessible = { $terrain_key ->
    [lake] Jezero je nepřístupné.
   *[mountain] Hory jsou nepřístupné.
}
rampaging-there = { $site_key ->
    [draconum] Stojí tam dračí lid
   *[orcs] Stojí tam orčí nájezdníci
}: dokud nebude poražen poslední žeton, na políčko se vstoupit nedá.
city-closed = Do města se v tomto scénáři nevstupuje.
too-few-points = { $lacks ->
    [one] Krok stojí { $cost } a zbývá { $left }: chybí { $lacks } bod Pohybu.
    [few] Krok stojí { $cost } a zbývá { $left }: chybí { $lacks } body Pohybu.
   *[other] Krok stojí { $cost } a zbývá { $left }: chybí { $lacks } bodů Pohybu.
}
no-way-below = Tam odsud podzemní cesta nevede.
position-too-far = { $who } s touto pozicí nesousedí.
no-tile-position = Tam se rohové symboly nepotkají.
tile-lies-there = Tam už dílek leží.
beyond-the-coast = To je za pobřežím: mapa je { $shape }.
other-back-there = Na tuto pozici patří { $back_key ->
    [core] hlavní dílek
   *[countryside] dílek venkova
}.
core-not-on-coast = Hlavní dílek nesmí ležet na kraji mapy ve tvaru V.
core-touches-two = Hlavní dílek se musí dotýkat aspoň dvou dílků, tady { $count ->
    [0] žádného
    [one] jen { $count }
    [few] { $count }
   *[other] { $count }
}.
countryside-touches-two = Dílek venkova se musí dotýkat aspoň dvou dílků, nebo jednoho, který se sám dotýká dvou dalších; tady se dotýká { $count ->
    [0] žádného
    [one] jen { $count }
    [few] { $count }
   *[other] { $count }
}.
spare-touches-three = Sloupec dílků je prázdný: odložený dílek se musí dotýkat aspoň tří dílků, tady { $count ->
    [0] žádného
    [one] jen { $count }
    [few] { $count }
   *[other] { $count }
}.
nothing-to-hide = U tohoto políčka se žádné tajné místo neumisťuje.
no-hiding-place = Tajné místo patří na přístupné políčko bez místa, které není bažina.
no-token-there = Takový žeton na políčku neleží.
token-is-known = Tento žeton už všichni znají.
no-more-there = Víc se toho na políčko nevejde.
space-of-another = { $who } stojí na políčku, kde je i { $whom }: jediná možná akce je útok na tohoto hrdinu.
