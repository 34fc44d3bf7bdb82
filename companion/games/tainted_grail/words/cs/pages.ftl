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
ask-guardians = Strážci se pohnou
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
notes-none = Nic dalšího se teď nepočítá.
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
sheet-removed = Ze hry
sheet-used = Dnes použité
sheet-visits = Návštěvy (verše)
sheet-events = Události
sheet-random = Náhodné události
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
kept-full-line = Desky postav, mapa, balíčky i dny. Aplikace počítá a hlídá pravidla.
kept-light = Jen dny
kept-light-line = Dny, menhiry, stavy a ukládací list. Kostičky a karty zůstanou na stole.
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
