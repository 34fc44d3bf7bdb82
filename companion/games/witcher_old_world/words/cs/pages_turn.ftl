# Strana tahu: čí je, co lze teď, boj, kostky, karty. A značky, které mají všechny strany společné.

## Značky

name-nom = { $who }
name-gen = { $who_gen }
name-dat = { $who_dat }
name-acc = { $who_acc }
name-ins = { $who_ins }
place-named = { $place }
place-only-name = { $place_name }
ground-unknown = neznámý druh terénu
level-of-monster = { $level }. úroveň
worth-gold = { $count ->
    [one] zlaťák
    [few] zlaťáky
   *[other] zlaťáků
}
worth-potion = { $count ->
    [one] lektvar
    [few] lektvary
   *[other] lektvarů
}
worth-shield = Štít
worth-card = { $count ->
    [one] karta
    [few] karty
   *[other] karet
}
worth-trophy = { $count ->
    [one] trofej
    [few] trofeje
   *[other] trofejí
}
worth-fatigue = únava

## Rám tahu

turn-subtitle = na tahu { $who }, { $turn }. tah
turn-subtitle-set-up = před prvním tahem
turn-seats = Zaklínači u stolu
turn-level = úroveň { $level }
turn-attributes = Vlastnosti, úroveň zaklínače { $level }
to-the-map = Na mapu
step-boards = plány hráčů
step-to-boards = K plánům hráčů
step-back-to-turn = Zpět k tahu
step-ready = Do boje
step-no-more-bets = Dost sázek, do boje
step-turn-card = Otočit kartu
step-roll-attack = Hodit za nestvůru
step-roll-dice = Hodit kostkami
step-reroll = Přehodit vybrané
step-read = Číst příběh
step-close-card = Karta je vyřízená
step-next-monster = { $level ->
    [1] Přijde nestvůra I. úrovně
    [2] Přijde nestvůra II. úrovně
   *[other] Přijde nestvůra III. úrovně
}
step-fill-hand = { $count ->
    [one] Doplnit ruku na { $count } kartu
    [few] Doplnit ruku na { $count } karty
   *[other] Doplnit ruku na { $count } karet
}
step-gained = Hotovo, na tahu je { $who }

## Volby před prvním tahem

choosing-before = před prvním tahem
choosing-of-boards = Který plán si nechá { $who }?
choosing-of-terrain = { $who } určí, kde bude žít silnější nestvůra
choosing-of-attributes = Kterou vlastnost si zvýší { $who }?
choosing-hint-boards = Ze dvou vylosovaných plánů si jeden nechte, druhý čeká na dalšího hráče.
choosing-hint-terrain = Na tomto terénu bude nestvůra II. úrovně, na zbylých dvou I. úrovně.
choosing-hint-attributes = Ve čtyřech a v pěti si každý zaklínač na začátku zvýší jednu vlastnost.
choosing-waiting = Potom ještě:

## Pohyb

ways-title = Kam se vydat?
ways-on = Jít ještě dál?
to-phase-two = Boj a průzkum
ways-last-card = Poslední karta a žádný zlaťák: jít se dá jen tam, kam vede její symbol. Jaký má?
ways-no-way = Tahle karta odtud nikam nevede, pohyb není možný. Zbývá boj, meditace, nebo průzkum.
symbol-wild = divočina
ways-no-cards = V ruce není žádná karta, dál se jít nedá.
way-terrain = { $terrain } nebo divočina
way-wild = symbol divočiny
way-two-cards = 2 karty
way-card-and-gold = karta a zlaťák
way-two-cards-to = Jít na lokaci { $place } za dvě libovolné karty
way-card-and-gold-to = Jít na lokaci { $place } za libovolnou kartu a zlaťák
way-quest = váš úkol
way-trail = stopovací úkol
way-tavern = zavřená krčma
solving-title = { $count ->
    [one] Tady lze splnit úkol
    [few] Tady lze splnit { $count } úkoly
   *[other] Tady lze splnit { $count } úkolů
}
quest-event = Událost { $event }
quest-pays = { $count ->
    [one] stojí { $count } zlaťák
    [few] stojí { $count } zlaťáky
   *[other] stojí { $count } zlaťáků
}

## Akce lokace

stop-used = akce použita
stop-attribute = Zdarma o úroveň výš, pokud vlastnost není nad úrovní zaklínače ({ $level }).
stop-potion = Vzít si lektvar
stop-poker = Poker s místními za zlaťák
stop-poker-alone = Zahrát si poker za zlaťák
stop-school = Výcvik za zlaťáky: jedna vlastnost o úroveň výš.
stop-trail = Zlaťák hned. A po čí stopě se vydáte?
stop-has-trail = stopu už máte
stop-only-gold = Jen zlaťák
stop-exchange = Odstranit z ruky kartu s cenou
stop-exchange-for = a vzít si kartu ze zásoby, nejvýš o 1 dražší
stop-clearing = Které karty ze zásoby odstranit? Jednu, nebo dvě.
stop-clear = Odstranit vybrané
stop-unknown = Co tu nabízí herní plán? Klepnutím si to aplikace zapamatuje.
stop-unknown-open = Využít akci lokace
stop-kind-attribute-of = { $attribute } +1
unmapped-title = Akce lokace
unmapped-hint = Figurky stojí jen na stole. Co nabízí lokace, na které stojíte?
token-drawn = Žeton jsme vylosovali sami
token-number = Číslo žetonu
poker-with = { $who_given ->
    [yes] Vyzvat na kostky: { $who }
   *[no] Vyzvat { $who_acc } na kostky
}
poker-played = { $who }: v tomto tahu už jste spolu hráli.
poker-poor = { $who }: jeden z vás nemá na kostky zlaťák.

## Fáze II

deeds-title = Boj, meditace, nebo průzkum
deeds-one = fáze II, jen jedno z toho
deeds-late = { $who } si nejdřív musí dobrat karty (fáze III).
deed-explore-city = Průzkum města
deed-explore-wilds = Průzkum divočiny
deed-left = { $count ->
    [0] balíček je prázdný
    [one] zbývá { $count } karta
    [few] zbývají { $count } karty
   *[other] zbývá { $count } karet
}
deed-monster-here = Je tu nestvůra
deed-fight = Boj: { $monster }
deed-fight-level = { $level ->
    [1] I. úroveň
    [2] II. úroveň
   *[other] III. úroveň
}, { $life ->
    [one] { $life } život
    [few] { $life } životy
   *[other] { $life } životů
}
deed-begins = díky stopě začínáte vy
deed-monster-begins = začíná nestvůra
deed-last-alone = smíte ji zahnat; padnout smí až s trofejí vlastnosti
deed-last-shut = podle vašich pravidel až s trofejí vlastnosti
deed-attack = { $who_given ->
    [yes] Zaútočit: { $who }
   *[no] Zaútočit na { $who_acc }
}
deed-attack-note = boj zaklínačů
deed-no-duel-played = S kým se v tomto tahu hrál poker, s tím se už nebojuje: { $who }.
deed-no-duel-school = V zaklínačské škole se zaklínači nebijí: { $who }.
deed-no-duel-tavern = Krčma je zavřená, tady se zaklínači nebijí: { $who }.
deed-meditate = Meditace: { $attribute }
deed-meditate-note = trofej této vlastnosti a krok po stupnici trofejí
deed-meditate-no-step = jen trofej, na vrchol se meditací nedojde
deed-drew = Kartu jsme vylosovali sami
deed-which-deck = Balíček
deed-whose = Čí je ta karta
deed-printed = z krabice
deed-ours = náš příběh
deed-number = Číslo karty
deed-read = Číst

## Co je třeba hned

task-new-monster = { $level ->
    [1] Nová nestvůra I. úrovně: { $terrain }
    [2] Nová nestvůra II. úrovně: { $terrain }
   *[other] Nová nestvůra III. úrovně: { $terrain }
}
task-new-monster-hint = Nestvůru i místo losuje velké tlačítko dole.
task-drawn = Žetony jsme vylosovali sami
task-which-monster = Nestvůra
task-which-token = Lokace
task-app-draws = vylosuje aplikace
task-lay = Položit
task-trail = Kterou stopu získá { $who }?
trail-of = { $monster ->
    [none] { $terrain }
   *[other] { $terrain }: { $monster }
}
task-card = { $who } získává kartu s cenou { $cost }
task-card-table = Vezměte ji ze zásoby; když tam žádná není, hledejte v balíčku akcí. Přijde na odhazovací hromádku.
task-card-done = Máme ji
task-card-there = Leží v zásobě. Přijde na odhazovací hromádku.
task-card-take = Vzít kartu z místa M{ $position }
task-card-unknown = Leží v zásobě karta s cenou { $cost }? Klepněte na ni. Přijde na odhazovací hromádku.
task-card-none = Žádná karta s cenou { $cost } v zásobě není
task-card-search = Otáčejte karty z balíčku akcí, dokud nepřijde karta s cenou { $cost }. Kolik jiných jste otočili před ní?
task-card-more = Víc než čtyři
refill-title = Karta na místě M{ $position } má cenu
refill-fold = Doplnit cenu nové karty v zásobě
refill-why = Kdo chce, opíše cenu vytištěnou na nové kartě v zásobě. Stačí ji ale říct, až si kartu někdo vezme.
refill-cost = Místo M{ $position }: cena { $cost }

## Konec

won-rubric = vítězství
won-turn = Vrchol stupnice trofejí, { $turn }. tah.
won-alone = { $count ->
    [one] Čtyři trofeje za { $count } tah.
    [few] Čtyři trofeje za { $count } tahy.
   *[other] Čtyři trofeje za { $count } tahů.
}
won-chronicle = Přečíst kroniku

## Boj

fight-title-monster = Boj s nestvůrou
fight-title-short = Krátký boj
fight-title-witcher = Boj zaklínačů
fight-short = krátký boj
fight-life-aloud = Balíček života: { $count } z { $full }
fight-life-of = z { $full }
fight-life-less = O kartu života méně
fight-life-more = O kartu života více
fight-ability = Zvláštní schopnost
ability-when-before_life_deck = před složením balíčku života
ability-when-after_life_deck = po složení balíčku života
ability-when-fight = během boje
ability-when-defeated = při porážce
ability-counted = počítá ji aplikace
ability-minded = hlídá ji stůl
fight-cards = ruka { $hand }, balíček { $deck }
fight-before = Než se začne
fight-before-count = { $who } odpočítá { $count ->
    [one] { $count } bojovou kartu
    [few] { $count } bojové karty
   *[other] { $count } bojových karet
} do balíčku života nestvůry.
fight-before-deck = { $who } zamíchá svou odhazovací hromádku do svého balíčku: to je zaklínačův balíček života.
fight-before-witcher = První bojový tah má { $who }.
fight-before-monster = První bojový tah má nestvůra: { $who } nemá její stopu.
fight-other-first = Začíná někdo jiný
fight-first-monster = Začíná nestvůra
fight-first-witcher = Začíná { $who }
fight-last = Nestvůře došly karty. Má { $who } ještě nějakou kartu?
fight-survived = Ano, v ruce nebo v balíčku
fight-out = Ne, žádná
fight-is-out = { $who_gender ->
    [f] { $who } je vyřazena
   *[m] { $who } je vyřazen
}
fight-ending-driven-away = Kdyby teď zaklínači došly karty, nestvůra by byla aspoň zahnána.
fight-ending-total-defeat = Kdyby teď zaklínači došly karty, byla by to úplná porážka.
fight-ending-defeated = Nestvůře nezbývá žádný život.
fight-ending-short = Kdyby teď zaklínači došly karty, krátký boj by byl prohraný.
attack-who = Jak nestvůra zaútočí? Volí { $who }
attack-alone = Jak nestvůra zaútočí? Hoďte kostkou
attack-die-charge = 1, 2, 3
attack-die-bite = 4, 5, 6
attack-app = Velké tlačítko dole otočí kartu za vás.
attack-table = Nebo klepněte na to, co ukazuje vaše otočená karta:
attack-more = Schopnost mění zranění
attack-app-more = Otočit kartu s touto změnou
half-damage = zranění
half-level = úroveň + { $by }
half-equal = tolik, kolik je { $attribute }
half-random = { $count ->
    [one] náhodná karta pryč
    [few] náhodné karty pryč
   *[other] náhodných karet pryč
}
half-trash = { $count ->
    [one] kartu odstranit
    [few] karty odstranit
   *[other] karet odstranit
}
half-lower = a { $attribute } −1
strike-title = Útočí { $who }
strike-no-cards = V ruce není žádná karta: jen se dobírá.
strike-cards = Karet v kombinaci
strike-speciality = { $school } s touto kombinací
strike-speciality-of-three = { $school } s touto kombinací (od 3 karet)
strike-shield = Symboly Štítu
strike-draw = Dobrat více či méně
strike-effects = Zvláštní efekty
strike-returned = Karty zpět do ruky
strike-top-discard = Vrchní karta odhazovací hromádky do ruky
strike-combat = Boj se počítá jako
strike-damage = Zranění celkem: klepnutím útok potvrdíte
strike-damage-aloud = Útok za { $count } zranění
strike-ten = Deset a více
once-potion = Vypít lektvar
once-potion-left = Lektvar (ještě { $count })
once-potions-used = { $count ->
    [one] { $count } lektvar
    [few] { $count } lektvary
   *[other] { $count } lektvarů
}
once-trophy-attribute = Trofej: { $attribute }
once-trophy-witcher = Trofej: { $who }
once-trophy-monster = Trofej: { $monster }
once-gift-equipment = Vybavení z události { $event }
once-gift-companion = Společník z události { $event }
once-bonus = { $school }: { $first }{ $second ->
    [0] {""}
   *[other] {" "}a { $second }
}
played-title = Zapsat karty jednu po druhé
played-hint = Aplikace sečte, co platí, a pohlídá, zda karty navazují.
played-card = { $number }. karta
played-colour = Barva karty
played-damage = Zranění
played-shield = Symboly Štítu
played-draw = Dobrat
played-link = Navazuje další karta
played-link-colour = Použité rozšíření kombinace
played-extra-damage = Zranění navíc
played-extra-shield = Symboly Štítu navíc
played-extra-draw = Dobrat navíc
played-lay = Zahrát kombinaci
bets-title = Kdo si vsadí?
bets-hint = Kdo nebojuje, smí dát jeden zlaťák na útočícího nebo na bránícího se.
bet-on = vyhraje { $who }
bet-aloud = { $who } sází na to, že vyhraje { $whom }
duel-reward = Prohraje-li { $who }: { $count ->
    [one] { $count } zlaťák
    [few] { $count } zlaťáky
   *[other] { $count } zlaťáků
}

## Kostkový poker

poker-title = Kostkový poker
poker-roll = { $who } a { $whom } hodí každý pěti kostkami.
poker-roll-locals = { $who } a { $whom } hodí každý pěti kostkami.
poker-roll-alone = { $who } hází pěti kostkami.
poker-real = Házíme vlastními kostkami
poker-so-rolled = Tak to padlo
poker-locals = místní
poker-choose = Klepněte na kostky, které se hodí znovu.
poker-real-reroll = Přehodili jsme vlastní kostky
poker-came = Co padlo na přehozených kostkách
poker-keep = Nechat všech pět
poker-dice = Kostky: { $dice }
poker-die = { $number }. kostka ukazuje { $face }, přehodit
poker-nth = { $number }. kostka
poker-face = { $number }. kostka: { $face }
poker-ahead = Vede { $who }.
poker-ahead-locals = Vedou místní.
poker-pays = { $count ->
    [0] To zatím nevynáší nic.
    [one] Vynáší { $count } zlaťák.
    [few] Vynáší { $count } zlaťáky.
   *[other] Vynáší { $count } zlaťáků.
}

## Otevřená karta

card-ours-city = Příběh z města
card-ours-wilds = Příběh z divočiny
card-ours-event = Událost
card-printed-city = Karta průzkumu města
card-printed-wilds = Karta průzkumu divočiny
card-printed-event = { $event ->
    [0] Událost
   *[other] Událost { $event }
}
card-reads = Předčítá { $who }.
card-then = Až se rozhodnete, řekněte, co karta přinesla. Nakonec ji odložte.
card-quest = Stává se úkolem
card-event-number = Číslo události
card-pays = Zlaťáky za splnění
card-note = Poznámka
card-where = Kam úkol vede? Klepnutím se úkol přidá.
card-terrain = Terén
card-named-place = Na jmenovanou lokaci
card-call-event = Nebo se hned čte událost číslo
card-call = Číst událost
card-keep = Zůstává u plánu hráče
card-keep-name = Jméno
card-keep-often = Jak často slouží
card-keep-text = Co umí
card-keep-equipment = Vybavení
card-keep-companion = Společník
brings-title = Co karta přinesla
brings-hint = každé klepnutí platí hned
brings-pay = Zaplatit za zvolenou možnost
brings-pay-gold = { $count ->
    [one] Zaplatit { $count } zlaťák
    [few] Zaplatit { $count } zlaťáky
   *[other] Zaplatit { $count } zlaťáků
}
brings-pay-potion = lektvar
brings-gold = Zlaťáky
brings-potions = Lektvary
brings-shield = Štít
brings-trail = Stopa
brings-card = Karta akce s cenou
brings-card-cost = Karta akce s cenou { $cost }
brings-draw-cards = Dobrat karty
brings-discard-cards = Odhodit karty
brings-trash-cards = Odstranit karty
brings-count-draw-cards = { $count ->
    [one] Dobrat { $count } kartu
    [few] Dobrat { $count } karty
   *[other] Dobrat { $count } karet
}
brings-count-discard-cards = { $count ->
    [one] Odhodit { $count } kartu
    [few] Odhodit { $count } karty
   *[other] Odhodit { $count } karet
}
brings-count-trash-cards = { $count ->
    [one] Odstranit { $count } kartu
    [few] Odstranit { $count } karty
   *[other] Odstranit { $count } karet
}
brings-fight = Krátký boj
brings-life = Životy
brings-level = Úroveň
brings-foe = Proti komu
brings-fight-begin = Začít boj
brings-put = Přemístit figurku

## Fáze III

cards-title = { $who }: karty na konci tahu
cards-late = { $who } si ještě bere karty na konci tahu
cards-early = { $who } už může začít
cards-discard = { $hand ->
    [0] V ruce není žádná karta, není co odhodit.
    [one] V ruce je { $hand } karta. Odhodíte ji?
    [few] V ruce jsou { $hand } karty. Kolik jich odhodíte?
   *[other] V ruce je { $hand } karet. Kolik jich odhodíte?
}
cards-fill = { $count ->
    [one] Potom doberte do { $count } karty.
    [few] Potom doberte do { $count } karet.
   *[other] Potom doberte do { $count } karet.
}
cards-by-hand = { $count ->
    [0] Tentokrát nedobírejte.
    [1] Tentokrát doberte jen do 1 karty.
    [2] Tentokrát doberte jen do 2 karet.
   *[other] Odhoďte, co nechcete, nejvýš 3 karty si nechte. Doberte do { $count } karet.
}
cards-market = Klepněte na kartu, kterou si berete. Velké číslo říká, kolika kartami z ruky za ni zaplatíte.
cards-market-unknown = Karta s otazníkem: klepněte na ni a řekněte cenu, která je na ní vytištěná; tím si ji berete.
cards-market-table = Vezměte jednu kartu ze zásoby a zaplaťte kartami z ruky.
cards-none = Obejít se bez nové karty
stall-say = jaká cena?
stall-taken = Vzít kartu z místa M{ $position } s cenou { $cost }
stall-price = { $count ->
    [0] zdarma
    [one] karta
    [few] karty
   *[other] karet
}
stall-aloud = { $price ->
    [0] Místo M{ $position }, cena { $cost }: vzít zdarma
    [one] Místo M{ $position }, cena { $cost }: vzít za { $price } kartu
    [few] Místo M{ $position }, cena { $cost }: vzít za { $price } karty
   *[other] Místo M{ $position }, cena { $cost }: vzít za { $price } karet
}
