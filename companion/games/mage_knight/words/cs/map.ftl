# Stránka mapy.

panel-map = Mapa
map-picture = Mapa: dílky, políčka a figurky
map-chosen = Vybrané políčko
map-on-table = Mapu vedete sami na stole. Aplikace o ní neví nic.
map-lay-again = Mapu může převzít i uprostřed hry: ukážete jí dílky, které na stole leží, pak figurky, štíty a žetony.
map-keep-in-app = Vést mapu v aplikaci
map-space = { $terrain }{ $site ->
    [0] {""}
   *[other] {" "}{ $site }
}, { $tile }
map-position-countryside = venkov
map-position-core = hlavní
map-explore = { $way }: prozkoumat za 2 { $back ->
    [core] hlavní dílek
   *[countryside] dílek venkova
}
map-way = { $way }: { $terrain }{ $site ->
    [0] {""}
   *[other] , { $site }
}, { $cost ->
    [none] nepřístupné
    [one] { $cost } bod Pohybu
    [few] { $cost } body Pohybu
   *[other] { $cost } bodů Pohybu
}{ $entering ->
    [assault] , útok
    [raid] , útok na cizí místo
    [owner] , útok na majitele
    [rampaging] , stojí tam drancující nepřítel
    [closed] , uzavřené
   *[free] {""}
}{ $provokes ->
    [0] {""}
    [one] , vyprovokuje { $provokes } nepřítele
    [few] , vyprovokuje { $provokes } nepřátele
   *[other] , vyprovokuje { $provokes } nepřátel
}
way-northeast = severovýchod
way-east = východ
way-southeast = jihovýchod
way-southwest = jihozápad
way-west = západ
way-northwest = severozápad

back-letter-green = Ze
back-letter-gray = Še
back-letter-brown = Hn
back-letter-violet = Fi
back-letter-red = Če
back-letter-white = Bí
map-city-red = červené město
map-city-blue = modré město
map-city-green = zelené město
map-city-white = bílé město
mine-red = červené krystaly
mine-blue = modré krystaly
mine-green = zelené krystaly
mine-white = bílé krystaly

# Body Pohybu
points-title = { $who }: body Pohybu
points-more = { $count ->
    [one] Přidat { $count } bod Pohybu
    [few] Přidat { $count } body Pohybu
   *[other] Přidat { $count } bodů Pohybu
}
points-less = Ubrat 1 bod Pohybu
points-over = Pohyb tohoto tahu už skončil.
points-cheaper = { $terrain ->
    [0] každý terén
   *[other] { $terrain }
} { $price ->
    [none] −{ $less }
   *[other] za { $price }
}
points-ease = Změnit cenu terénu
ease-terrain = Který terén
ease-any = Každý
ease-less = O { $count } levněji
ease-price = Jen za { $count }
ease-hint = Platí do konce tahu. Pevná cena otevírá i jezero a hory.

# Kroky a průzkum
next-first-tiles = { $sure ->
    [yes] Odkrýt první dílky podle čísel
   *[no] Losovat první dílky
}
next-to-first-tiles = Odkrýt první dílky mapy
next-stop = Skončit pohyb tady
ways-title = Kam dál
ways-threatened = Kdo tu skončí pohyb, útočí. Na políčku stojí { $whom }.
ways-unsafe = { $count ->
    [0] Tady není bezpečno.
    [one] Tady není bezpečno: na konci tahu nucený ústup a { $count } Zranění.
    [few] Tady není bezpečno: na konci tahu nucený ústup a { $count } Zranění.
   *[other] Tady není bezpečno: na konci tahu nucený ústup a { $count } Zranění.
}
way-at-night = v Noci { $cost ->
    [none] ×
   *[other] { $cost }
}
way-at-day = ve Dne { $cost ->
    [none] ×
   *[other] { $cost }
}
way-short = { $count ->
    [one] chybí { $count } bod
    [few] chybí { $count } body
   *[other] chybí { $count } bodů
}
way-means-assault = útok: pohyb tím končí
way-means-raid = útok na posádku cizího místa
way-means-owner = útok na majitele
way-means-rampaging = stojí tam drancující nepřítel
way-means-closed = v tomto scénáři uzavřené
way-means-barred = nepřístupné
way-provokes = { $site ->
    [draconum] vyprovokuje dračí lid
   *[orcs] vyprovokuje orčí nájezdníky
}
way-below = Podzemní cestou za { $cost }: { $site }, { $tile }
first-title = { $count ->
    [one] Odkryjte { $count } první dílek
    [few] Odkryjte { $count } první dílky
   *[other] Odkryjte { $count } prvních dílků
}
first-by-number = V tomto scénáři přicházejí dílky venkova podle čísel, nejnižší první.
first-words = Dílky vylosuje aplikace, nebo je odkryjete sami a řeknete, které přišly.
first-place = { $nth }. zleva
first-told = Přišly tyto
explore-title = { $core ->
    [yes] Který hlavní dílek přišel?
   *[no] Který dílek venkova přišel?
}
explore-turned = Pootočení po šestinách
explore-city = Karta města
explore-city-app = losuje aplikace
explore-by-app = Losuje aplikace
explore-left = { $count ->
    [0] Sloupec dílků je prázdný, přichází odložený dílek.
    [one] Ve sloupci zbývá { $count } dílek.
    [few] Ve sloupci zbývají { $count } dílky.
   *[other] Ve sloupci zbývá { $count } dílků.
}
explore-told-instead = Říct číslo dílku, který jsme odkryli sami

# Střet, tajná místa
met-assault = Pohyb skončil útokem na opevněné místo
met-raid = Pohyb skončil útokem na cizí místo
met-owner = Pohyb skončil útokem na majitele
met-provoked = Pohyb skončil vyprovokováním
met-hero = Útok na hrdinu
met-rampaging = { $alone ->
    [yes] Vyprovokováni byli drancující nepřátelé z { $count } políček.
   *[no] { $count ->
        [1] Kdo byl vyprovokován, bojuje také.
       *[other] Do boje se přidali vyprovokovaní drancující nepřátelé z { $count } políček.
    }
}
hide-title = { $site ->
    [monastery] Kde je tajná hrobka u kláštera
   *[village] Kde je tajné podzemí u vesnice
}?

# Políčko
space-here = tady
space-costs = { $day ->
    [none] nepřístupné
   *[other] ve Dne { $day }, v Noci { $night }
}
space-owner = patří: { $who }
space-conquered = dobyto
space-empty = prázdné políčko
space-beaten = drancující nepřítel poražen
space-ruin = { $up ->
    [yes] žeton ruin lícem nahoru
   *[no] žeton ruin lícem dolů
}
space-level = { $level }. úroveň
token-green = zelený žeton { $up ->
    [yes] lícem nahoru
   *[no] lícem dolů
}
token-gray = šedý žeton { $up ->
    [yes] lícem nahoru
   *[no] lícem dolů
}
token-brown = hnědý žeton { $up ->
    [yes] lícem nahoru
   *[no] lícem dolů
}
token-violet = fialový žeton { $up ->
    [yes] lícem nahoru
   *[no] lícem dolů
}
token-red = červený žeton { $up ->
    [yes] lícem nahoru
   *[no] lícem dolů
}
token-white = bílý žeton { $up ->
    [yes] lícem nahoru
   *[no] lícem dolů
}
token-which = Který to je
direct-title = Přímý přesun sem, přestavit figurku
direct-hint = Cenu říká efekt, který přesun dovolil. Cestou nikoho nevyprovokujete.
direct-for = za { $cost }
put-figure-here = Jen sem postavit figurku: { $who }
prescribe-title = Pozice dílků podle scénáře
prescribe-words = Klepněte, kde podle obrázku scénáře leží dílek a s jakým rubem. Čísla odpovídají mapě.
prescribe-countryside = venkov
prescribe-core = hlavní
prescribe-none = nic
legend-title = { $night ->
    [yes] Ceny terénu v Noci
   *[no] Ceny terénu ve Dne
}
legend-backs = Žetony podle rubu: Ze zelený, Še šedý, Hn hnědý, Fi fialový, Če červený, Bí bílý. Plný kroužek leží lícem dolů.
next-fight-here = Do boje
next-duel-here = Zaútočit na hrdinu
next-to-fight = Zpět k boji
next-from-map = Ke stolu
prescribe-lay = Odkrýt dílek
met-challenge = { $site ->
    [draconum] Vedle stojí i dračí lid, můžete ho vyzvat.
   *[orcs] Vedle stojí i orčí nájezdníci, můžete je vyzvat.
}
right-title = Opravit, co na políčku leží
right-figure = Figurka: { $who }
right-shield = Štít: { $who }
right-bare = Nic tu neleží
right-put = Přidat žeton
right-take = Odebrat { $token }
lay-title = Položit dílek, který tu na stole leží
hide-by-lot = Rozhodne los
map-whole = Celá mapa
space-of-list = { $tile }, { $way ->
    [middle] uprostřed
    [northeast] severovýchod
    [east] východ
    [southeast] jihovýchod
    [southwest] jihozápad
    [west] západ
   *[northwest] severozápad
}: { $terrain }{ $site_key ->
    [none] {""}
   *[other] , { $site }
}
position-of-list = vedle: { $tile }, { $way ->
    [northeast] severovýchodně
    [east] východně
    [southeast] jihovýchodně
    [southwest] jihozápadně
    [west] západně
   *[northwest] severozápadně
}
tile-of-list = { $tile }
card-of-list = { $card }
gained-of-list = { $card } ({ $who })
