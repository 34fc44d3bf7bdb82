# Stránky stolu: den, mapa, družina, ukládací list, příprava.

day-title = { $day ->
    [1] Den první
    [2] Den druhý
    [3] Den třetí
    [4] Den čtvrtý
    [5] Den pátý
    [6] Den šestý
    [7] Den sedmý
    [8] Den osmý
    [9] Den devátý
    [10] Den desátý
    [11] Den jedenáctý
    [12] Den dvanáctý
   *[other] Den { $day }.
}
ask-event = Otočte kartu události
ask-event-lead = Přečtěte ji nahlas. Výprava se symbolem zámku se pokládá k aktivním výpravám, ostatní události platí jen dnes.
event-ordinary = Událost na dnešek
event-random = Náhodná událost
event-quest = Výprava…
event-quest-lay = Položit k výpravám
event-name = Jméno na kartě
ask-chapter = Výprava je u konce
ask-chapter-lead = Uzavírá tím její text i kapitolu?
ask-guardians = Strážci se pohnou
ask-guardians-hint = Hoďte za každého zvlášť, v pořadí, které si zvolíte, a ťukněte na to, co padlo.
guardian-blocked = jinudy:
guardian-no-way = zůstává, cesta nevede
guardian-stays = zůstává na místě
guardian-removal = Odstranění: pod balíček
guardian-die-read = Ať hází aplikace
guardian-die-hint = Spočítejte, kolikrát je na kostce strážce který výsledek; stačí jednou, zapamatuje si to i pro další stoly.
ask-which-guardian = Kterému strážci se postavíte nejdřív?
guardian-then = Potom ještě:
guardian-not-won = Nevyhráno: zůstává na mapě
guardian-withdrew-roams = Stáhl se: zůstává na mapě
guardian-withdrew-deck = Stáhl se: pod balíček
encounter-title-green = Zelené střetnutí
encounter-title-grey = Šedé střetnutí
encounter-title-purple = Fialové střetnutí
encounter-title-blue = Modré střetnutí
encounter-title-plain = Střetnutí
encounter-won = Vyhráno
encounter-not-won = Nevyhráno
encounter-otherwise = Skončilo jinak
encounter-escapes = Ze střetnutí uniká { $name }
encounter-no-key = Karta bez otevřeného zámku
encounter-guardian-hint = Byl to strážce? Neporažený zůstává na mapě, kde se bojovalo.
encounter-hint = Ťukněte na barvu karty; jde do něj, kdo je vybraný, a nikdo další.
do-encounter = Střetnutí
exploring = Na průzkumu:
exploring-ends = Průzkum končí
story-title = Příběh
quest-unnamed = Výprava beze jména
quest-line = { $act ->
    [0] kapitola { $chapter }
   *[other] kapitola { $chapter }, akt { $act }
}
quest-more = Podmínka a akt
quest-note = Podmínka vlastními slovy
quest-ends = Její text ji končí
quest-ends-hint = Výprava sama neodchází. Přečtěte, co karta píše o splnění, a pošlete ji, kam říká.
quest-box = Do krabice
quest-discard = Na odhazovací hromádku
quest-under = Pod balíček událostí
quest-secrets = Zpět mezi tajemství
quest-describe = Opravit
quest-new = Výprava odjinud
quest-new-hint = Výpravu přinesla karta tajemství nebo text, ne ranní událost.
task-new = Nový úkol
task-hint = Co si chcete zapamatovat z deníku; hra na to karty nemá.
task-text = Úkol vlastními slovy
task-place = Kde se o něm píše (číslo lokace)
task-note = Zapsat úkol
task-since = den { $day }
task-done = Splněno
task-given-up = Vzdát
task-again = Znovu otevřít
tasks-closed = Uzavřené úkoly ({ $count })
random-add = Přidává náhodné události
random-hint = Kolik náhodných událostí položí dnešní karta navrch balíčku událostí.
random-add-count = { $count ->
    [one] { $count } náhodná událost navrch
    [few] { $count } náhodné události navrch
   *[other] { $count } náhodných událostí navrch
}
random-on-top = { $count ->
    [one] Navrchu leží { $count } náhodná událost
    [few] Navrchu leží { $count } náhodné události
   *[other] Navrchu leží { $count } náhodných událostí
}
chapter-title = { $chapter }. kapitola
chapter-hint = Kapitolu uzavírá výprava, když to řekne její text.
chapter-ends = { $chapter }. kapitola končí
chapter-last = Tím končí celé tažení
events-counted = { $deck ->
    [one] V balíčku zbývá { $deck } událost
    [few] V balíčku zbývají { $deck } události
   *[other] V balíčku zbývá { $deck } událostí
}, odhozeno { $discard }.
decks-note = Spočítat balíčky
decks-note-hint = Kolik karet které obtížnosti je teď v balíčcích; stačí i jen celkem. Co necháte prázdné, to aplikace nepočítá.
decks-note-do = Zapsat počty
level-short = obt. { $level }
level-all = celkem
app-rolls = Hodí aplikace
ask-equipment = Víc vybavení téhož druhu
ask-rest = Odpočinek u ohně
food-left = { $count ->
    [one] { $count } pokrm
    [few] { $count } pokrmy
   *[other] { $count } pokrmů
}
goes-hungry = nejí
no-food = nemá co jíst
feed = { $giver } se dělí o pokrm: { $taker }
ask-advance = Zkušenosti a balíčky
ask-advance-lead = Kdo chce, utratí zkušenosti a přestaví si balíčky. Potom se čtou sny.
step-rest-now = Najíst se a spát
who-goes = Kdo jde
do-explore = Průzkum
do-location-action = Místní akce
do-inspect = Průzkum menhiru
do-travel = Cestovat
do-pass = Vzdát se tahu
pay-otherwise = Zaplatit jinak
pay-otherwise-hint = Kdo kolik výdrže dá. Prázdná pole: každý za sebe, a kdo má, pomůže tomu, komu chybí.
action-first-time = Kolik stojí, řekněte aplikaci jen jednou; zapamatuje si to i pro další stoly.
action-do = Použít
all-passed-here = Tady se už dnes všichni vzdali tahu.
word-used-today = dnes použita
word-panic = panika
word-exhausted = vyčerpání
word-dying = umírá
word-mad = propadá šílenství
word-dead-m = mrtvý
word-dead-f = mrtvá
word-passed-m = vzdal se tahu
word-passed-f = vzdala se tahu
word-acted = tento cyklus má za sebou
word-quest = výprava
word-event = událost
word-status = stav
word-chronicler = Kronikář
word-personal = osobní
word-face-down = lícem dolů
hero-number = číslo { $number }
hero-change = { $name }: změnit hodnoty
notes-title = Co trvá
quick-title = Po ruce
quick-status = Zaškrtnout stav
quick-dial = Položit minci nebo žeton
quick-put-away = Sklidit stůl

menhirs-title = Menhiry
menhirs-none = Žádný menhir nesvítí.
menhir-dial = na minci { $value }
menhir-last-day = bez mince, stojí poslední den
menhir-mornings = { $count ->
    [one] zbývá { $count } ráno
    [few] zbývají { $count } rána
   *[other] zbývá { $count } rán
}
menhir-set = Menhir ručně
menhir-note = Co menhir chce
menhir-note-hint = Opište z deníku, co stojí za každého hráče a od čeho se mince počítá. Nic se tím neplatí.
plan-for = { $players ->
    [one] Aktivace za { $players } hráče:
    [few] Aktivace za { $players } hráče:
   *[other] Aktivace za { $players } hráčů:
}
plan-held = máte { $count }
plan-no-price = cena není zapsaná
held-together = Dohromady máte:
menhir-activate = Aktivovat menhir
menhir-activate-hint = { $players ->
    [one] Základ z textu mínus jedna za každého hráče; u stolu je { $players } hráč. Nebo rovnou hodnota mince.
    [few] Základ z textu mínus jedna za každého hráče; u stolu jsou { $players } hráči. Nebo rovnou hodnota mince.
   *[other] Základ z textu mínus jedna za každého hráče; u stolu je { $players } hráčů. Nebo rovnou hodnota mince.
}
menhir-light = Rozsvítit
guardian-beaten = Poražen: pod balíček
guardian-set = Strážce na mapu
guardians-title = Strážci
dials-title = Mince a žetony
dial-set = Položit minci
tokens-set = Položit žetony
tokens-of = žeton – { $kind }
take-one = Vzít jeden
lay-down = Položit

map-picture = Mapa odhalených lokací
map-card = { $people ->
    [0] { $name }, lokace { $number }
    [one] { $name }, lokace { $number }, stojí tu { $people } postava
    [few] { $name }, lokace { $number }, stojí tu { $people } postavy
   *[other] { $name }, lokace { $number }, stojí tu { $people } postav
}
map-empty = Tento stůl má mapu na stole.
map-empty-more = Stačí aplikaci říkat, co dělají menhiry. Až mapu svěříte jí, ukáže se tady.
map-beside = Mimo mřížku:
map-chosen = Vybraná lokace
place-unnamed = Lokace { $number }
place-original = místo { $number }
place-name = Jméno na kartě
place-describe = Co je na kartě
place-note = Poznámka
place-journal = Deník místa
place-visits = Návštěv { $visits }, průzkumů { $explored }.
place-verses = Přečtené verše:
verse-note = Zapsat verš
choice-text = Co jsme tu zvolili
choice-note = Zapsat rozhodnutí
place-change = Změny na mapě
place-replace = Vyměnit kartu
place-check-reveals = Odhalit okolí
place-remove = Vrátit mezi neodhalené
place-box = Odstranit ze hry
place-lay = Položit lokaci
figures-here = Postavit figurky sem
remember = Zapamatovat

attributes-title = Vlastnosti
third-is-skill = Od třetího bodu přichází s každým bodem karta dovednosti.
skills-title = Dovednosti
personal-action = Osobní akce
personal-cost = Cena osobní akce
trait = Záporná vlastnost
belongings-title = Předměty a tajemství
belongings-none = Zatím nic, co by stálo za zapsání.
card-ways = { $name }: co s kartou
turn-up = { $name }: lícem nahoru
turn-down = { $name }: lícem dolů
give-to = Předat: { $name }
part-with = Odhodit
take-card = Nová karta
trade-with = Směna
trade-hint = Na jednom místě lze předat pokrm a cennosti; pověst, čáry a zkušenosti nikdy.
give-one = { $name } dostane 1 { $what }
pay-price = Zaplatit cenu
lift-dying = Odložit kartu „Umíráš!“
lift-mad = Odložit kartu „Propadáš šílenství!“
board-read = Co je na desce
board-read-hint = Nejvyšší hodnoty stupnic a texty z desky a karty postavy. Zapíšou se i pro příští stoly.
board-unsure = délky stupnic ještě nikdo neopsal
boards-on-table = Desky vede stůl; hodnoty jsou z posledního úklidu.
areas-title = Kdo co vede
areas-hint = Co vede stůl, na to se aplikace při hře neptá; opíše se jednou, při úklidu.
kept-app = aplikace
kept-table = stůl
nobody = nikdo

statuses-title = Stavy
statuses-none = Zatím není zaškrtnutý žádný stav.
statuses-none-more = Až text přikáže stav zaškrtnout, najdete ho tady podle jména.
status-find = Zaškrtnout další stav
status-spoilers = Jména stavů mohou prozrazovat děj. Hledejte jen ten, který vám text řekl.
status-name = Stav
status-part = Část (jen u číslovaných)
status-mark = Zaškrtnout
status-new = Stav, který tu chybí
status-tick = { $name }: zaškrtnout { $part }
status-untick = { $name }: zrušit { $part }
status-verse = Čtěte verš { $verse } Knihy tajemství.
status-event = Stane se zvláštní událost.

sheet-title = Ukládací list
sheet-line = { $players ->
    [one] kapitola { $chapter }, den { $day }, { $players } hráč
    [few] kapitola { $chapter }, den { $day }, { $players } hráči
   *[other] kapitola { $chapter }, den { $day }, { $players } hráčů
}
sheet-print = Vytisknout
sheet-place = Lokace
sheet-red = červené
sheet-resources = Zdroje
sheet-flags = Postava
sheet-decks = Balíčky
sheet-deck-sizes = boj { $combat }, diplomacie { $diplomacy }, stranou { $spare }
sheet-notes = Poznámky
sheet-locations = Lokace
sheet-revealed = Odhalené
sheet-replaced = Nahrazené
sheet-boxed-cards = Předměty a tajemství mimo hru
sheet-removed = Ze hry
sheet-used = Dnes použité
sheet-visits = Návštěvy (verše)
sheet-events = Události
sheet-random = Náhodné události
sheet-on-top = Náhodné události navrchu
sheet-encounters = Balíčky střetnutí
sheet-in-deck = v balíčku
sheet-levels = obtížnosti 1–4
sheet-aside = stranou
sheet-quests = Výpravy
phase-start_of_day = Začátek dne
phase-during_the_day = Během dne
phase-end_of_day = Konec dne
boards-note = Opsat desky
boards-note-hint = Jednou, tak jak leží na stole. Co se nezměnilo, nechte být.
boards-note-do = Zapsat desky

differs-title = Leží na stole něco jinak?
differs-hint = Opravte to hned tady; v kronice to bude zapsáno jako oprava.
differs-boards = Desky postav
differs-menhir = Menhir
differs-else = Něco jiného

set-up-step = Krok { $step } ze 2
set-up-name-hint = Kruh deště
set-up-who = Kdo vyráží
set-up-who-hint = Jedna až čtyři postavy, pro každého hráče jedna.
set-up-nobody = Vyberte aspoň jednu postavu.
hero-line-ailei = zelená deska
hero-line-arev = šedá deska
hero-line-cerv = hnědá deska
hero-line-beor = modrá deska
set-up-kept = Kolik toho má aplikace vést
kept-full = Všechno
kept-full-line = Desky postav, mapa, balíčky, dny i střetnutí. Aplikace počítá a hlídá pravidla.
kept-light = Jen dny
kept-light-line = Dny, menhiry, stavy a ukládací list. Kostičky, karty a střetnutí zůstanou na stole.
set-up-next = Dál k deskám
set-up-back = Zpět k postavám
set-up-player = Kdo ji hraje
set-up-known = Deska je opsaná. Změňte jen to, co nesouhlasí.
set-up-unknown = Délky stupnic a počáteční hodnoty opište z desky a karty; příště už je aplikace nabídne sama. Můžete je doplnit i později.
set-up-board = Deska a karta postavy
set-up-lengths = Nejvyšší hodnoty stupnic
set-up-starts = Počáteční hodnoty
set-up-number = Číslo postavy
set-up-more = Stůl
set-up-areas = Kdo co vede, po částech
set-up-as-chosen = jak bylo zvoleno
set-up-counts = Počty karet v balíčcích
set-up-counts-hint = Kolik karet má balíček událostí a čtyři balíčky střetnutí podle karty přípravy kapitoly. Prázdné pole: aplikace je nepočítá.
set-up-readings = Kde pravidla mlčí
set-up-readings-hint = Místa, která si lze vyložit dvojím způsobem. První možnost je obvyklá.
reading-lost_track = Ztráta při odstranění lokace
reading-lost_track-health = 2 zdraví (a 2 hrůza)
reading-lost_track-energy = 2 výdrž (a 2 hrůza)
reading-nearest = Nejbližší lokace se počítá
reading-nearest-orthogonal = po stranách
reading-nearest-diagonal = i přes roh
reading-lost_things = Mince, žetony a strážci na odstraněné lokaci
reading-lost_things-go = odejdou s ní
reading-lost_things-stay = nechá se to na kronikáři

# Růst
grow-title = { $name }: zkušenosti { $count }
grow-point = { $name }: bod za { $price }
grow-skill = { $name }: dovednost za { $price }
grow-skill-lead = Prohlédněte si volné karty dovedností k vlastnosti { $name }, jednu vyberte a zvolte stranu; druhá padá navždy.
grow-skill-take = Přiložit
grow-card-combat = Karta boje za { $price }
grow-card-diplomacy = Karta diplomacie za { $price }
grow-card-lead = Lízněte si { $count ->
    [one] { $count } svrchní
    [few] { $count } svrchní
   *[other] { $count } svrchních
}, nebo ať je rozdá aplikace.
grow-card-app = Rozdá je aplikace
grow-card-table = Vybrali jsme u stolu: karta
grow-card-keep = Ponechat
grow-choose = Jedna zůstane, ostatní se zamíchají zpět.
grow-spent = Nikdo nemá dost zkušeností, aby něco koupil.
deck-swap-combat = Přestavět balíček boje ({ $count })
deck-swap-diplomacy = Přestavět balíček diplomacie ({ $count })
deck-swap-hint = V balíčku musí zůstat aspoň patnáct karet. Zaškrtněte, co z něj odložíte a co do něj přidáte.
deck-out = Odložit vedle desky
deck-in = Vzít do balíčku
deck-swap-do = Přestavět
card-basic = základní { $number }
card-own = pokročilá { $number }
card-other = { $name }

# Věci, smrt a hráči
word-craftable = vyrobitelný
word-laid-aside = odloženo stranou
word-used-card = použito
word-stored = v přihrádce
card-equip = Vzít k ruce
card-lay-aside = Odložit stranou
card-use = Otočit: použito
card-turn-back = Otočit zpět
card-discard = Odhodit
card-box = Do krabice, mimo hru
not-told = neřečeno
card-describe = Co karta říká
card-describe-hint = Opravte, co je na kartě vytištěné.
card-dial = Položit minci
card-dial-hint = Mince pak patří k tomuto tajemství, ať ho má kdokoli.
thing-lies-on = { $of }
items-count = { $count ->
    [one] { $count } předmět
    [few] { $count } předměty
   *[other] { $count } předmětů
}
take-hint = Předmět poznám podle jména, tajemství podle čísla. Na co už někdo u tohoto stolu odpověděl, se znovu neptám.
take-name = Jméno na kartě
take-number = Číslo (u tajemství)
take-printed = Co je na kartě vytištěné
take-printed-hint = Jen u karet, které vidíte poprvé.
take-do = Vzít
find-item = Najít předmět
find-hint = Berte karty z balíčku předmětů, dokud nepřijde první hledaná. Přeskočené se pak zamíchají zpět.
find-name = Která přišla
lose-items = Ztratit předměty
lose-hint = Tajemství se ztráta předmětů nikdy netýká.
lose-count = Kolik (nevyplněné: zaškrtnuté, jinak všechny)
lose-which = Které
lose-do = Odhodit
lies-here = Leží tu „{ $name }“
picks-up = Vezme { $name }
player-character = Postava
player-printed-hint = Nechte prázdné, co Kronikář zná odjinud.
player-beside = Začne tam, kde stojí
player-ways = { $name }: možnosti
player-leaves = Odchází od stolu
player-leaves-hint = Postava počká v přihrádce s předměty, tajemství si rozdělí ostatní.
player-comes-back = Vrací se
player-joins = Přibrat hráče
player-joins-hint = Na začátku večera, dokud se nezačalo hrát. Postava začíná tam, kde některá z ostatních.
player-joins-do = Posadit ke stolu
players-title = Hráči
successor-title = { $name } zůstává bez postavy
successor-lead = Kdo ještě leží v krabici, může nastoupit: na odhalené lokaci s nejnižším číslem.
successor-none = V krabici už nikdo nezbývá.
successor-do = Vydat se na cestu
legacy-title = Tajemství k rozdělení
legacy-lead = Komu které připadne, rozhoduje ten, kdo je měl.
outcome-lost = Hra je prohraná
outcome-lost-lead = Ostrov zhasl. Nechte chvíli ticho; potom se rozhodněte, jestli tím příběh končí.
outcome-won = Tažení je u konce
outcome-won-lead = Poslední kapitola se zavřela. Kronika zůstává, kdykoli si ji budete chtít přečíst.
outcome-close = Zavřít knihu
outcome-goes-on = Hrajeme dál
mercy-do = Přijmout milost Pramatky
death-f = Zemřela
death-m = Zemřel
death-hint = Předměty zůstanou ležet tady, tajemství si rozdělí ostatní, osobní mizí a zdroje propadají. Jde to vzít zpět.
death-do = { $name }: konec cesty
deck-by-number = { $deck ->
    [combat] boj
   *[diplomacy] diplomacie
}: { $cards }
aside-by-number = vedle desky: { $cards }
encounter-turn = Kdo je na řadě
encounter-turn-hint = Nedohodnete-li se, začíná nejnižší číslo postavy z těch, kdo ještě nebyli na řadě.
