# Stránky stolu: den, mapa, družina, ukládací list, příprava.

day-title = { nth-day }
ask-event = Co je na otočené kartě události?
ask-event-lead = Otočte vrchní kartu a přečtěte ji nahlas. Výprava má symbol zámku a zůstává ležet; ostatní události platí jen dnes.
event-ordinary = Událost na dnešek
event-ordinary-more = obyčejná karta balíčku
event-random = Náhodná událost
event-random-more = navrch ji dala jiná karta
event-quest = Výprava…
event-quest-lay = Položit k výpravám
event-name = Jméno na kartě
ask-chapter = Výprava je u konce
ask-chapter-lead = Uzavírá tím její text i kapitolu?
ask-guardians = Strážci se pohnou
ask-guardians-hint = Hoďte za každého zvlášť, v pořadí, které si zvolíte, a klepněte na to, co padlo.
guardian-blocked = jinudy:
guardian-no-way = zůstává, cesta nevede
guardian-stays = zůstává na místě
guardian-removal = Odstranění: dospod balíčku
guardian-die-read = Popsat kostku, ať může házet aplikace
guardian-die-hint = Prohlédněte si kostku strážce a spočítejte, na kolika stranách je který výsledek. Stačí jednou, aplikace si to zapamatuje i pro další stoly.
ask-which-guardian = Kterému strážci se postavíte nejdřív?
guardian-then = Potom ještě:
guardian-not-won = Nevyhráno: zůstává na mapě
guardian-withdrew-roams = Stáhl se: zůstává na mapě
guardian-withdrew-deck = Stáhl se: dospod balíčku
encounter-title-green = Zelené střetnutí
encounter-title-grey = Šedé střetnutí
encounter-title-purple = Fialové střetnutí
encounter-title-blue = Modré střetnutí
encounter-title-plain = Střetnutí
encounter-won = Vyhráno
encounter-not-won = Nevyhráno
encounter-otherwise = Střetnutí skončilo jinak
encounter-escapes = Ze střetnutí prchá { $name }
encounter-no-key = Karta bez otevřeného zámku
encounter-guardian-hint = Byl to strážce? Neporažený zůstává na mapě, kde se bojovalo.
do-encounter = Střetnutí
exploring = Průzkum: { $name }
exploring-somewhere = místo mimo mapu
camp-exploring = Tady ještě běží průzkum ({ $names }). Kdo začne jinou akci, ten ho tím končí.
exploring-lead = Čtěte nahlas oddíl { $section } Deníku výpravy. Až text řekne, že průzkum končí, klepněte na „Průzkum končí“.
exploring-lead-somewhere = Čtěte nahlas dál. Až text řekne, že průzkum končí, klepněte na „Průzkum končí“.
exploring-note = Zapsat verš nebo volbu
exploring-verse = Verš, ke kterému vás text poslal
exploring-noted = { $count ->
    [1] Zapsáno: verš { $verses }.
   *[other] Zapsáno: verše { $verses }.
}
exploring-chosen = Zapsáno, co jste zvolili: { $text }
exploring-choice = Co jste zvolili
arrival-lightning = proveďte pravidla u blesku
arrival-hostile = nepřátelské sídlo: proveďte střetnutí a pravidla podle karty
arrival-done = Provedeno
exploring-ends = Průzkum končí
end-day-ask = Opravdu končí den?
end-day-exploring = Průzkum ještě neskončil: { $name }
end-day-unspent = { $name }: zbývá výdrž { $count }
end-day-do = Všichni končí
end-day-not = Ještě hrajeme
price-of-each = po { $amount } výdrži
price-alone = { $amount } výdrž
price-free = zdarma
exploring-price = Cena od každého
exploring-price-hint = Když Deník výpravy chce, aby zaplatil každý, může za druhého doplatit i někdo jiný. Za koho nezaplatí nikdo, ten zůstane stranou a ostatní jdou dál.
exploring-price-by-hand = Cenu zaplaťte na deskách; za druhého může doplatit i někdo jiný. Za koho nezaplatí nikdo, ten zůstane stranou a ostatní jdou dál.
exploring-price-what = Čím se platí
exploring-price-pay = Každý zaplatí
exploring-drops-out = Stranou zůstane { $name }
story-title = Příběh
quest-unnamed = Výprava beze jména
quest-is-met = splněno
quest-is-met-lead = Tajemství { $secret } je v družině. Přečtěte a proveďte, co karta říká o splnění.
quest-needs = Splní ji tajemství { $secret }.
quest-needs-label = Splní ji tajemství číslo
quest-line = { $act ->
    [0] { $chapter }. kapitola
   *[other] { $chapter }. kapitola, { $act }. akt
}
quest-more = Podmínka a akt
quest-note = Podmínka vlastními slovy
quest-ends = Její text ji ukončil
quest-ends-hint = Výprava sama neodchází. Přečtěte, co karta píše o splnění, a pošlete ji, kam říká.
quest-box = Do krabice
quest-discard = Na odhazovací hromádku
quest-under = Dospod balíčku událostí
quest-secrets = Zpět mezi tajemství
quest-describe = Opravit
quest-new = Výprava odjinud
quest-new-hint = Výpravu přinesla karta tajemství nebo text, ne ranní událost.
task-new = Nový úkol
task-hint = Co si chcete zapamatovat z Deníku výpravy; hra na to karty nemá.
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
chapter-last = Tím končí celá kampaň
events-counted = { $deck ->
    [one] V balíčku zbývá { $deck } událost
    [few] V balíčku zbývají { $deck } události
   *[other] V balíčku zbývá { $deck } událostí
}, odhozeno { $discard }.
discard-ask = { $count ->
    [one] { $count } odhozená událost
    [few] { $count } odhozené události
   *[other] { $count } odhozených událostí
}
discard-ask-lead = Neříká-li karta přípravy něco jiného, patří před novou kapitolou do krabice. Jinak je prostě nechte ležet.
discard-box = Do krabice
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
feed = { $giver } dá pokrm, sní ho { $taker }
ask-advance = Zkušenosti a balíčky
ask-advance-lead = Kdo chce, utratí zkušenosti a přestaví si balíčky. Potom se čtou sny.
step-rest-now = Jíme a odpočíváme
step-rest-and-sleep = Jíme a jdeme spát
who-goes = Kdo jde
do-explore = Průzkum
do-location-action = Místní akce
do-inspect = Průzkum menhiru
do-travel = Cestování
do-pass = Vzdání se tahu
word-acted-f = už jednala
word-acted-m = už jednal
pay-otherwise = Zaplatit jinak
pay-otherwise-hint = Napište, kdo dá kolik výdrže. Kde necháte prázdno, platí každý sám za sebe; nebude-li mít někdo dost, aplikace se zeptá.
action-first-time = Cenu stačí napsat jednou, i pro další stoly.
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
word-chronicler = kronikář
word-personal = osobní
word-face-down = lícem dolů
hero-number = číslo { $number }
hero-change = { $name }: změnit hodnoty
notes-title = Co trvá
mid-chapter-hint = Jste uprostřed kapitoly; ukládat se doporučuje na jejím konci.
mid-chapter-lead = Jste uprostřed kapitoly. Ukládat se doporučuje na jejím konci, aby se nezapomněly podrobnosti výpravy a akce, které jdou jednou za den, se neobnovily dřív. Aplikace si je pamatuje; co si vedete na stole sami, to si teď poznamenejte.
quick-title = Po ruce
quick-status = Zaškrtnout stav
quick-dial = Položit minci nebo žeton
quick-put-away = Sklidit stůl

menhirs-title = Menhiry
menhirs-none = Žádný menhir nesvítí.
menhir-last-day = bez mince, stojí poslední den
menhir-dial = na minci { $value }
menhir-set = Menhir ručně
plan-for = { $players ->
    [one] Aktivace za { $players } hráče:
    [few] Aktivace za { $players } hráče:
   *[other] Aktivace za { $players } hráčů:
}
plan-held = máte { $count }
plan-no-price = cena není zapsaná
held-together = Dohromady máte:
menhir-activate = Zažehnout menhir
menhir-asks = Co menhir žádá
menhir-head = { $lit ->
    [yes] Kámen ještě svítí; nové světlo nahradí to staré
   *[no] Kámen čeká na světlo
}
menhir-read = Přečtěte, co žádá: stojí to na rubu karty, nebo v oddílu { $section } Deníku výpravy.
menhir-base = Číslo v textu (mince ukáže o { $less } méně)
menhir-price = { $players ->
    [1] Cena pro jednoho
   *[other] Cena za každého; aplikace ji vynásobí: { $players }×
}
menhir-tracks = Žádá výdrž, zdraví nebo hrůzu
menhir-light = Zažehnout
menhir-note = Zatím jen poznamenat, co kámen žádá
menhir-otherwise = Text určuje minci jinak
guardian-beaten = Poražen: dospod balíčku
guardian-set = Strážce na mapu
guardians-title = Strážci
dials-title = Mince a žetony
dial-set = Položit minci
dial-note = Co se stane, až mince doběhne
tokens-note = Co se stane, až dojdou žetony
tokens-set = Položit žetony
tokens-of = { $kind ->
    [quest] žeton výpravy
   *[time] žeton času
}
take-one = Odebrat jeden
lay-down = Položit

map-picture = Mapa odhalených lokací
map-said-number = číslo { $number }
map-used = použito
map-whole = Celá země
map-close = Zblízka
map-roads = Odtud vede cesta
light-lost = ztracená země:
map-around = Kolem nás
map-empty = Tento stůl má mapu na stole.
map-empty-more = Stačí aplikaci říkat, co dělají menhiry. Až mapu svěříte jí, ukáže se tady.
map-beside = Mimo mřížku:
map-chosen = Vybraná lokace
place-unnamed = Lokace { $number }
place-original = nahrazuje kartu { $number }
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
attributes-lie = na desce
pair-price = další bod za
board-limiter = omezovač zdraví
board-most-energy = výdrž nejvýš { $most }
board-panic-from = panika od hrůzy { $least }
board-deeds = Další skutky
board-right = Opravit
skills-title = Dovednosti
personal-action = Osobní akce
personal-cost = Cena osobní akce
trait = Záporná vlastnost
belongings-title = Předměty a tajemství
belongings-none = Zatím nic, co by stálo za zapsání.
card-ways = { $name }: co s kartou
turn-down = { $name }: lícem dolů
give-to = Předat: { $name }
part-with = Odhodit
take-card = Přidat kartu
trade-with = Směna
trade-hint = Na jednom místě lze předat pokrm a cennosti; pověst, čáry a zkušenosti nikdy.
give-one = { $name } dostane 1 { $what ->
    [food] pokrm
   *[wealth] cennost
}
pay-price = Zaplatit, co žádá text
lift-dying = Sejmout kartu „Umíráš!“
lift-mad = Sejmout kartu „Propadáš šílenství!“
board-read = Opsat, co je vytištěno
board-not-copied = Čísla jsou obvyklá, s deskou je ještě nikdo neporovnal.
board-read-now = Co na desce leží teď
board-read-hint = Nejvyšší hodnoty stupnic a texty z desky a karty postavy. Zapíšou se i pro příští stoly.
board-lies = Deska leží na stole.
boards-lie = Desky leží na stole a vedete je tam.
piles-title = Karty
pile-combat = boj
pile-diplomacy = diplomacie
pile-item = předměty
pile-secret = tajemství
boards-ask = Sedí to s deskami?
boards-ask-lead = Tohle jsou obvyklá čísla; máte-li na desce jiná, klepněte na ně. Kde kdo na stupnicích právě stojí, je o kus níž.
boards-tracks = Stupnice končí na
boards-all-so = { $count ->
    [1] Sedí
    [2] Obě sedí
   *[other] Vše sedí
}
boards-usual = { $what ->
    [supper] { $who }: počet pokrmů je zatím jen odhad. Podívejte se na desku, a když nesedí, opravte ho tlačítky − a +.
    [prices] { $who }: ceny vlastností jsou obvyklé, s kartou je ještě nikdo neporovnal.
   *[board] { $who }: čísla jsou obvyklá, s deskou je ještě nikdo neporovnal.
}
boards-to-read = Porovnat s deskou
board-count = Zapsat, co přibylo
boards-on-table = Desky si vedete na stole; tyhle hodnoty jsou z chvíle, kdy jste ho naposledy sklízeli.
areas-hint = Co si vedete na stole, na to se aplikace při hře neptá; opíšete to jednou, až budete sklízet.
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
    [one] { $chapter }. kapitola, { $day }. den, { $players } hráč
    [few] { $chapter }. kapitola, { $day }. den, { $players } hráči
   *[other] { $chapter }. kapitola, { $day }. den, { $players } hráčů
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
sheet-removed = Mimo hru
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
differs-dial = { $name }: mince ukazuje
differs-dial-do = Tak to stojí
differs-menhir-more = Menhir jinde
differs-menhir = Menhir
differs-else = Něco jiného

set-up-name-hint = Kruh deště
set-up-name-hint-2 = Poslední menhir
set-up-name-hint-3 = Cesta mlhou
set-up-name-hint-4 = Světla na blatech
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
kept-light-line = Dny, menhiry, stavy a ukládací list. Ukazatele, karty a střetnutí zůstanou na stole.
set-up-next = Vybrat jména, desky a režimy
set-up-back = Zpět k postavám
set-up-player = Kdo ji hraje
set-up-known = Deska je opsaná. Změňte jen to, co nesouhlasí.
set-up-unknown = Tuto desku aplikace ještě nezná. Naučí se ji u stolu, až na ni přijde řada; teď není třeba nic vyplňovat.
set-up-board = Opsat desku a kartu postavy
set-up-card = Karta postavy
set-up-lengths = Nejvyšší hodnoty stupnic
set-up-starts = Počáteční hodnoty
set-up-number = Číslo postavy
set-up-more = Stůl
set-up-areas = Kdo co vede, po částech
set-up-chosen-before = jak bylo zvoleno
set-up-counts = Počty karet v balíčcích
set-up-counts-hint = Kolik karet má balíček událostí a čtyři balíčky střetnutí podle karty přípravy kapitoly. Prázdné pole: aplikace je nepočítá.
set-up-readings = Kde pravidla mlčí
set-up-readings-hint = Místa, která si lze vyložit dvojím způsobem. První možnost je obvyklá.
reading-lost_track = Ztráta při odstranění lokace
reading-lost_track-health = zdraví −2 (a hrůza +2)
reading-lost_track-energy = výdrž −2 (a hrůza +2)
reading-nearest = Nejbližší lokace se počítá
reading-nearest-orthogonal = jen přes stranu
reading-nearest-diagonal = i přes roh
reading-lost_things = Mince, žetony a strážci na odebrané lokaci
reading-lost_things-go = odeberou se s ní
reading-lost_things-stay = nechá se to na kronikáři

# Růst
grow-title = { $name }: zkušenosti { $count }
grow-point = { $name }: bod za { $price }
grow-skill = { $name }: dovednost za { $price }
grow-skill-lead = Prohlédněte si volné karty dovedností k vlastnosti { $name }, jednu vyberte a zvolte stranu; druhá je navždy ztracená.
grow-skill-take = Přiložit
grow-deck-combat = bojová karta
grow-deck-diplomacy = karta diplomacie
grow-card-combat = Bojová karta za { $price }
grow-card-diplomacy = Karta diplomacie za { $price }
grow-card-lead = Prohlédněte si { $count ->
    [one] { $count } vrchní kartu
    [few] { $count } vrchní karty
   *[other] { $count } vrchních karet
}, nebo ať je rozdá aplikace.
grow-card-app = Rozdá je aplikace
grow-card-table = Kterou kartu jste u stolu vybrali
grow-card-keep = Nechat si ji
grow-choose = Jedna zůstane, ostatní se zamíchají zpět.
grow-skill-mark = dovednost
grow-beyond = Zatím mimo dosah:
grow-gone = došly dovednosti
grow-spent = Nikdo nemá dost zkušeností, aby něco koupil.
deck-swap-combat = Přestavět bojový balíček ({ $count })
deck-swap-diplomacy = Přestavět balíček diplomacie ({ $count })
deck-swap-hint = V balíčku musí zůstat aspoň patnáct karet. Zaškrtněte, co z něj odložíte a co do něj přidáte.
deck-out = Odložit vedle desky
deck-in = Vzít do balíčku
deck-swap-do = Přestavět
card-basic = základní { $number }
card-basic-of = základní { $number } { $letter }
card-own = pokročilá { $number }
card-other = { $name }

# Věci, smrt a hráči
word-craftable = vyrobitelný
word-laid-aside = odloženo stranou
word-used-card = použito
word-stored = v přihrádce
card-equip = Vzít si do ruky
card-lay-aside = Odložit stranou
card-use = Otočit: použito
card-turn-back = Otočit zpět
card-discard = Odhodit
card-box = Do krabice, mimo hru
not-told = neuvedeno
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
take-hint = Předmět se pozná podle jména, tajemství podle čísla. Co jste o kartě jednou napsali, na to se aplikace už neptá.
take-name = Jméno na kartě
take-number = Číslo (u tajemství)
take-printed = Co je na kartě vytištěné
take-printed-hint = Jen u karet, které vidíte poprvé.
card-unlisted-take = Takovou kartu aplikace ještě nezná. Co je na ní vytištěné, vyplňte tady, nebo až potom: u karty pod třemi tečkami.
card-unlisted-find_item = Takovou kartu aplikace ještě nezná. Vezměte ji; co je na ní vytištěné, vyplníte potom u karty pod třemi tečkami.
take-do = Vzít
find-item = Hledat předmět v balíčku
find-hint = Berte karty z balíčku předmětů, dokud nepřijde první hledaná. Přeskočené se pak zamíchají zpět.
find-name = Která přišla
lose-items = Ztratit předměty
lose-hint = Tajemství se ztráta předmětů nikdy netýká.
lose-count = Kolik (když nic nevyplníte: zaškrtnuté; není-li zaškrtnuto nic, všechny)
lose-which = Které
lose-do = Odhodit
lies-here = Leží tu „{ $name }“
picks-up = Vezme { $name }
player-character = Postava
player-printed-hint = Nechte prázdné, co aplikace zná odjinud.
player-beside = Začne tam, kde stojí
player-ways = { $name }: možnosti
player-leaves = Odchází od stolu
player-leaves-hint = Postava počká v přihrádce s předměty, tajemství si rozdělí ostatní.
player-comes-back = Vrací se
player-joins = Přibrat hráče
player-joins-hint = Na začátku herního večera, dokud se nezačalo hrát. Postava začíná tam, kde některá z ostatních.
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
outcome-won = Kampaň je u konce
outcome-won-lead = Poslední kapitola se zavřela. Kronika zůstává, kdykoli si ji budete chtít přečíst.
outcome-close = Zavřít knihu
outcome-goes-on = Hrajeme dál
mercy-do = Přijmout milost Pramatky
death-f = Zemřela
death-m = Zemřel
death-hint = Předměty zůstanou ležet tady, tajemství rozdá její hráč ostatním, osobní mizí a zdroje propadají. Celý tah jde vzít zpět.
death-do = { $name }: konec cesty
deck-by-number = { $deck ->
    [combat] boj
   *[diplomacy] diplomacie
}: { $cards }
aside-by-number = vedle desky: { $cards }
encounter-turn = Kdo je na řadě
encounter-turn-hint = Nedohodnete-li se, začíná nejnižší číslo postavy z těch, kdo ještě nebyli na řadě.

# Co je otevřené, a co udělá noc
story-in-sight = Co je otevřené
tasks-open = { $count ->
    [one] { $count } úkol
    [few] { $count } úkoly
   *[other] { $count } úkolů
}
dawn-to = bude
dawn-same = beze změny
dawn-fed = Večeře
dawn-unfed = Hlad
