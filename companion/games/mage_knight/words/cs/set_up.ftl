# Příprava hry: co se vybírá, co se chystá na stůl, co nejde.

# Scénáře a varianty
choice-first_reconnaissance = První průzkum
choice-full_conquest = Plné dobývání
choice-blitz_conquest = Bleskové dobývání
choice-solo_conquest = Sólové dobývání
choice-full_cooperation = Plná spolupráce
choice-blitz_cooperation = Blesková spolupráce
choice-mines_liberation = Osvobozování dolů
choice-dungeon_lords = Vládci podzemí
choice-druid_nights = Noci druidů
choice-one_to_return = Jen jeden se vrátí!
choice-conquer_and_hold = Obsaď a udrž!
variant-auction = Dražba hrdin
variant-draft = Draft na začátku hry
variant-upgrades = Vylepšování Akcí
variant-turned_tiles = Náhodná orientace dílků
variant-random_cities = Náhodná města
variant-night_arrival = Noční příchod
variant-darkness = Temnota se blíží
variant-friendly_spells = Bez interaktivních Kouzel
variant-friendly_skills = Bez interaktivních dovedností
variant-no_duels = Bez boje hráče proti hráči
variant-friendly_mana = Přátelštější mana
variant-interactive = Interaktivní boj
variant-rampage = Nájezdníci!
variant-hordes = Hordy nájezdníků!
variant-duels_agreed = Boj hráče proti hráči je dovolen
variant-no_dummy = Bez automatického hráče
variant-epic = Epická varianta
variant-few_glades = Soupeřivější mýtiny
variant-chosen_one = Vyvolený
variant-lowest_scores = Počítá se nejhorší
variant-map_open = Celá mapa odkrytá
variant-auction-line = O hrdinu se smí přihazovat Sláva.
variant-draft-line = Každý si předem vybere tři Pokročilé akce a po Dnech je získává.
variant-upgrades-line = Po Nocích si od nejslabšího po nejsilnějšího můžete vyměnit kartu.
variant-turned_tiles-line = Dílek se přikládá rubem nahoru a teprve pak překlopí.
variant-random_cities-line = Městský dílek dostane náhodné město.
variant-night_arrival-line = Začíná se Nocí.
variant-darkness-line = Po každém Dni rozhodnou kostky, zda už nepřijde jen Noc.
variant-friendly_spells-line = Kouzla 17–20 zůstanou v krabici.
variant-friendly_skills-line = Interaktivní dovednosti zůstanou v krabici.
variant-no_duels-line = Kdo skončí na cizím políčku, musí ustoupit.
variant-friendly_mana-line = Zlatá kostka ve Dne nenahradí barvu, kterou ukazuje jiná.
variant-interactive-line = Soused může nepříteli tajně přidat sílu, a vám Slávu.
variant-rampage-line = Pověst začíná na −2 a drancující nepřátelé se vracejí.
variant-hordes-line = Pověst začíná na −4 a drancující nepřátelé se vracejí vždy.
variant-duels_agreed-line = Jinak se v tomto scénáři mezi sebou nebojuje.
variant-no_dummy-line = Jen pro první zkoušku o samotě.
variant-epic-line = Tři Dny a tři Noci na větší mapě.
variant-few_glades-line = Na mýtinu se vejde jeden štít, ve třech a čtyřech dva.
variant-chosen_one-line = Tým vyhraje jen se svým tajně určeným hrdinou.
variant-lowest_scores-line = V každé kategorii se počítá nejslabší z vás.
variant-map_open-line = Všechny dílky jsou odkryté od začátku.
variants-heroes = Hrdinové
variants-map = Mapa
variants-night = Den a Noc
variants-friendly = Přátelštější hra
variants-fights = Boje
variants-growth = Karty
variants-scenario = Tento scénář
shape-wedge = do V
shape-wide_wedge = do V bez omezení
shape-open = otevřená
shape-open4 = otevřená, čtyři sloupce
shape-open3 = otevřená, tři sloupce
shape-fixed = předepsaná

# Stránka přípravy
set-up-name-hint = První cesta od portálu
set-up-name-hint-2 = Za zelenými pahorky
set-up-name-hint-3 = Věže na obzoru
set-up-name-hint-4 = Soumrak nad Atlantskou říší
set-up-who = Kdo hraje
set-up-alone = Sami, s automatickým hráčem. Pro jednoho je psané Sólové dobývání; s jeho přípravou a zvláštními pravidly jde hrát kterýkoli scénář.
set-up-clockwise = Jména po řadě, jak sedíte kolem stolu po směru hodinových ručiček.
set-up-player = { $number }. hráč
set-up-hero = { $number }. hráč: hrdina
set-up-hero-lot = losem
set-up-first = Kdo vybíral hrdinu první
set-up-first-lot = rozhodne los
set-up-first-seat = { $number }. hráč
set-up-first-hint = Kdo vybírá poslední, volí v prvním kole Taktiku jako první.
set-up-scenario = Co se hraje
set-up-scenario-line = { $rounds ->
    [one] { $rounds } kolo
    [few] { $rounds } kola
   *[other] { $rounds } kol
}, { $rivalry ->
    [mild] mírné soupeření
    [fierce] ostré soupeření
    [alone] proti městům
    [alone_cities] proti městům
    [alone_city_revealed] hledání města
    [alone_mines] osvobodit všechny doly
    [alone_delves] dobýt podzemí a hrobky
    [alone_rounds] do posledního kola
    [cooperative] společně proti městům
   *[other] soupeření o Slávu
}
set-up-scenario-levels = { $count ->
    [1] město úrovně { $levels }
   *[other] města úrovně { $levels }
}
set-up-kept = Kdo vede hru
set-up-kept-full = Aplikace
set-up-kept-full-line = Mapa, boje, Pramen, hrdinové i nabídky: klepnete, co se stalo, a zbytek se spočítá.
set-up-kept-light = Jen stůl
set-up-kept-light-line = Vše leží na stole. Aplikaci stačí pár klepnutí za kolo: Taktika, Sláva, Pověst a kdo je na tahu.
set-up-details = Podrobnosti
set-up-variants = Varianty
set-up-variants-hint = Musí s nimi souhlasit všichni. Přidávejte jich jen pár a začátečníkům žádné.
set-up-cities = Města a mapa
set-up-level = { $number }. odkryté město: úroveň
set-up-levels-hint = Bez vyplnění platí úrovně scénáře. Megapole může mít úroveň 2 až 22, jiné město nejvýš 11.
set-up-megapoles = Megapole
set-up-megapoles-none = žádná
set-up-megapoles-last = naposled odkryté město
set-up-megapoles-both = obě města
set-up-shape = Tvar mapy
set-up-shape-usual = podle scénáře
set-up-tile-countryside = Dílků venkova
set-up-tile-cities = Městských dílků
set-up-tile-core = Ostatních hlavních dílků
set-up-tiles-hint = Bez vyplnění platí počty scénáře.
set-up-teams = Týmy
set-up-teams-none = každý za sebe
set-up-teams-lot = rozlosovat
set-up-teams-with = 1. hráč hraje s { $number }. hráčem
set-up-dummy = Hrdina automatického hráče
set-up-dummy-lot = vylosuje aplikace
set-up-areas = Co vede kdo

# Co nejde
scenario-not-for = { $scenario }: tento scénář se v tomto počtu hráčů nehraje.
variants-exclude = Tyto varianty se spolu vylučují: { $variant }.
variant-not-here = { $variant }: v tomto scénáři a počtu hráčů tato varianta nic neznamená.
hero-taken = { $hero }: tohoto hrdinu už někdo má.
teams-need-four = Týmy jsou jen pro čtyři hráče.
shape-not-here = { $scenario }: tento scénář má mapu předepsanou.
tiles-do-not-exist = Tolik takových dílků být nemůže: zadáno { $count }, možné je { $least } až { $most }.
megapoles-too-many = { $most ->
    [0] Megapole se tu hrát nedá: nejvýš tři městské dílky a města, která se dobývají.
    [1] Tady může být megapole jen jedna.
   *[other] Megapole tu mohou být nejvýš { $most }.
}
levels-not-here = { $scenario }: města tu žádnou úroveň nemají.
levels-one-each = { $count ->
    [one] Město je jedno, úroveň tedy také jedna.
    [few] Města jsou { $count }: zadejte úroveň každého, nebo žádnou.
   *[other] Měst je { $count }: zadejte úroveň každého, nebo žádnou.
}
level-out-of-reach = Úroveň { $level } toto město mít nemůže, nejvýš { $most }.
levels-of-teams = Dvě města pro dva týmy mají mít úroveň aspoň { $least }.

# Co se chystá na stůl

group-set-up = Chystáme stůl
tell-scenario = Hrajete { $scenario }: { $rounds ->
    [one] { $rounds } kolo
    [few] { $rounds } kola
   *[other] { $rounds } kol
}.
tell-hold-not-advised = Ve třech se tento scénář nedoporučuje; hrajete na 4 kola.
tell-other-edition = { $together ->
    [yes] Novější vydání: nechte v krabici soutěžní dovednost každého hrdiny, jeho kooperativní dovednost a žetony ruin, které aplikace nezná.
   *[no] Novější vydání: nechte v krabici kooperativní dovednost každého hrdiny a žetony ruin, které aplikace nezná.
}
tell-own-hero = { $named ->
    [yes] { $player }
   *[no] { $seat }. hráč
}: { $hero }. K ruce kartu hrdiny, figurku, štíty, žeton pořadí, žetony úrovní a dovedností a balíček.
tell-column = Žetony pořadí položte pod sebe, odshora: { $who }.
tell-teams = První tým: { $who }. Druhý tým: { $whom }.
tell-chosen-aside = Každý tým tajně odloží lícem dolů štít svého vyvoleného hrdiny.
tell-tracks = Štíty na počítadla: Sláva { $fame }, Pověst { $reputation ->
    [0] na prostřední nulu
   *[other] na políčko { $reputation }
}.
tell-wounds-and-mana = Na stůl Zranění a vedle nich žetony many: banka.
tell-enemy-piles = Žetony nepřátel zamíchejte po barvách do sloupců lícem dolů, žetony ruin také.
tell-artifact-deck = Zamíchejte Artefakty a položte je lícem dolů.
tell-spells-out = Kouzla 17 až 20 vraťte do krabice.
tell-spell-deck = Zamíchejte Kouzla{ $later ->
    [yes] ; nabídka se odkryje, až bude poprvé potřeba.
   *[no] {" "}a položte je lícem dolů.
}
tell-action-deck = Zamíchejte Pokročilé akce{ $later ->
    [yes] ; nabídka se odkryje, až bude poprvé potřeba.
   *[no] {" "}a položte je lícem dolů.
}
tell-elite-away = Elitní jednotky vraťte do krabice, nehraje se s nimi.
tell-city-units-away = Z elitních jednotek vyřaďte ty s úrovní IV.
tell-unit-decks = { $elite ->
    [yes] Zamíchejte zvlášť základní a elitní jednotky.
   *[no] Zamíchejte základní jednotky.
}
tell-board = Deska Dne a Noci: stranou { $time_key ->
    [night] Noci
   *[day] Dne
} nahoru.
tell-tactic-cards = Rozložte karty Taktiky na { $time_key ->
    [night] Noc, denní
   *[day] Den, noční
} dejte stranou.
tell-countryside = Náhodně vyberte { $count ->
    [one] { $count } dílek
    [few] { $count } dílky
   *[other] { $count } dílků
} venkova.
tell-countryside-by-number = Vezměte dílky venkova 1 až { $count } a seřaďte je, jednička navrchu.
tell-tiles-kept = Vezměte dílky venkova { $tiles }{ $count ->
    [0] .
    [one] {" "}a k nim jeden náhodný.
    [few] {" "}a k nim { $count } náhodné.
   *[other] {" "}a k nim { $count } náhodných.
}
tell-core = Z hlavních dílků bez města vyberte náhodně { $count }.
tell-core-kept = Vezměte hlavní dílky bez města { $tiles }{ $count ->
    [0] .
    [one] {" "}a k nim jeden náhodný.
    [few] {" "}a k nim { $count } náhodné.
   *[other] {" "}a k nim { $count } náhodných.
}
tell-core-of = Z hlavních dílků { $tiles } vyberte náhodně { $count }.
tell-city-tiles = { $city ->
    [red] Městský dílek: červené město.
    [blue] Městský dílek: modré město.
    [green] Městský dílek: zelené město.
    [white] Městský dílek: bílé město.
   *[other] { $count ->
        [one] Náhodně vyberte jeden městský dílek.
        [few] Náhodně vyberte { $count } městské dílky.
       *[other] Náhodně vyberte { $count } městských dílků.
    }
}
tell-tile-deck = Vybrané hlavní dílky zamíchejte dohromady a na ně položte dílky venkova.
tell-hold-places = Na místa podle obrázku scénáře položte lícem dolů 2 dílky venkova a 4 hlavní; zbylé 3 venkovské patří ke startovnímu.
tell-start-tile = Položte startovní dílek stranou { $side } nahoru a odkryjte k němu { $count ->
    [one] { $count } dílek
    [few] { $count } dílky
   *[other] { $count } dílků
} (mapa: { $shape }).
tell-map-open = Odkryjte hned všechny dílky mapy.
tell-city-levels = { $count ->
    [1] Odkryté město nastavte na úroveň { $levels }.
   *[other] Úrovně měst v pořadí, v jakém je odkryjete: { $levels }.
}
tell-megapole = { $count ->
    [1] Naposled odkryté město bude megapole: připravte si druhou náhodnou kartu a figurku.
   *[other] Obě města budou megapole: ke každému patří další náhodná karta a figurka.
}
tell-friendly-city = Na kartu { $city ->
    [red] červeného
    [blue] modrého
    [green] zeleného
   *[white] bílého
} města dá každý hráč jeden štít; město je přátelské a vůdce nemá.
tell-closed-city = Do města se nevstupuje, figurky ani karty měst potřeba nejsou.
tell-random-cities = Karty a figurky měst zamíchejte; odkrytý městský dílek dostane náhodnou.
tell-turned-tiles = Domluvte se na ose, přes kterou se dílky budou překlápět.
tell-dummy-cards = Automatický hráč je { $hero }: zamíchejte jeho 16 Základních akcí a dejte mu krystaly: { $colour }.
tell-dummy-substitute = Pro automatického hráče složte náhradní balíček 16 karet, po čtyřech od každé barvy.
tell-dummy-skills = Zamíchejte lícem dolů i žetony dovedností automatického hráče.
tell-skills-out = Interaktivní dovednosti (každý po jedné) vraťte do krabice.
tell-draft = Rozdejte každému { $count } Pokročilé akce: jednu si nechte, zbytek pošlete po směru hodinových ručiček, dokud nemáte tři. Poslední karty vraťte do balíčku.
tell-own-board = Před sebe kartu hrdiny a sloupec žetonů úrovní; štítem nahoru leží první žeton velení.
tell-own-skills = Zamíchejte své žetony dovedností lícem dolů.
tell-own-cards = Zamíchejte svých 16 Základních akcí a lízněte 5 karet.
tell-figures = Figurky postavte vedle mapy, vejdou na portál.
tell-auction = Dražba hrdin: první vybírá { $seat }. hráč.

# Co se při přípravě vybírá, podle jména
arg-scenario = Scénář
arg-players = Hráči
arg-first = Kdo vybíral hrdinu první
arg-variants = Varianty
arg-teams = Týmy
arg-levels = Úrovně měst
arg-megapoles = Počet megapolí
arg-shape = Tvar mapy
arg-dummy = Hrdina automatického hráče
arg-kept = Kdo vede hru
arg-areas = Co vede kdo
choice-kept-full = aplikace
choice-kept-light = stůl

# Co stav o hře říká
fact-agreed = Domluveno před hrou
fact-affairs = Scénář a varianty
fact-auction = Dražba hrdin
fact-scored = Vyhodnocení
fact-rounds = Kol
fact-shape = Tvar mapy
fact-levels = Úrovně měst
fact-megapoles = Počet megapolí
fact-cities = Města
fact-sold = Vydražení hrdinové
fact-bidder = Kdo nabízí nejvíc
fact-bid = Nabídka
fact-nightfalls = Kolikátá Noc
fact-dark = Už jen Noc
fact-dusk = Má se házet, zda přijde Noc
fact-rampage = Kde se má házet za nájezdníky
fact-summoned = Kdo ve které Noci vyvolával
fact-drafts = Odložené karty
fact-drafting = Kdo si bere odloženou kartu
fact-upgrade = Vylepšování Akcí
fact-waiting = Kdo ještě vybírá
fact-liberated = Osvobozené doly
fact-conceded = Kdo se vzdal
fact-chosen_ones = Vyvolení
fact-closing = Portál se zavírá
fact-holder = Kdo stojí na portálu
fact-tallies = Co spočítal stůl
fact-conquered = Dobytá města
fact-each_leads = Každý vede aspoň jedno město
