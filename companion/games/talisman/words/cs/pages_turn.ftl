# Stránka tahu a mapa: čí je tah, pohyb, setkání, souboj, co způsobila karta.

turn-seats = Postavy kolem stolu
turn-worths = Síla { $strength }, vůle { $craft }, životy { $lives }, zlato { $gold }; z čeho se to skládá
made-counters = žetony
made-toad = ropucha
made-toad-gained = získáno ropuchou
made-craft = vůle
made-runes = Runy
turn-in-combat = V souboji: { $value }
turn-also = Co má u sebe
turn-spells = zaklínadla { $count }, nejvýš { $limit }
turn-objects = předměty { $count }, nejvýš { $limit }
turn-objects-any = předměty { $count }, s mulou bez omezení
turn-going-back = na cestě zpět
turn-open-book = Otevřít v deníku knihu příběhů
turn-may-still = Ještě můžete: { $what }. Pak může tah skončit.
still-take = vzít kartu „{ $card }“
still-visit = porozhlédnout se { $space_at }
still-meet = potkat se, s kým tu stojíte ({ $who })
turn-may-end = Nic povinného už nezbývá. Tah může skončit.

counter-strength = síla
counter-craft = vůle
counter-lives = životy
counter-gold = zlato
worth-strength = síla
worth-craft = vůle
worth-lives = { $count ->
    [one] život
    [few] životy
   *[other] životů
}
worth-gold = { $count ->
    [one] měšec zlata
    [few] měšce zlata
   *[other] měšců zlata
}
counters-strength = žetony síly
counters-craft = žetony vůle
counters-lives = životy
counters-gold = měšce zlata
standing-playing = ve hře
standing-waiting = čeká na novou postavu
standing-out = mimo hru
chip-toad = ropucha, zbývá tahů: { $left }
chip-missed = { $count ->
    [one] vynechá 1 tah
    [few] vynechá { $count } tahy
   *[other] vynechá { $count } tahů
}
holds-quest = úkol z Čarodějovy jeskyně: { $number ->
    [1] vzít jiné postavě život
    [2] skolit nepřítele
    [3] vzdát se pomocníka
    [4] vzdát se kouzelného předmětu
    [5] odevzdat 3 měšce zlata
    [6] odevzdat 2 měšce zlata
   *[other] podle karty
}
holds-teleport = příště místo hodu přenos na kterékoli vnější pole
holds-ferry = příště místo hodu převoz do Chrámu
holds-enslaved = v otroctví, dokud na pohyb nepadne 4 až 6
holds-other = provází ji:

surplus-spells = { $count ->
    [one] odložte 1 zaklínadlo nad limit
    [few] odložte { $count } zaklínadla nad limit
   *[other] odložte { $count } zaklínadel nad limit
}
surplus-objects = { $count ->
    [one] odložte 1 předmět nad limit
    [few] odložte { $count } předměty nad limit
   *[other] odložte { $count } předmětů nad limit
}
surplus-to-spells = K zaklínadlům
surplus-to-objects = K předmětům

over-nothing = V tomto tahu už se nic neděje.
over-fought = Souboj skončil a s ním i tah.
over-diced = Smrt dohrála a s ní skončil i tah.
over-said = Tah skončil předčasně.
over-missed = Tah propadl: počítá se za první vynechaný.
over-dead = Postava zemřela a tah skončil.
over-conceded = Hráč odstoupil a tah skončil.

command-title = Zaklínadlo moci působí
command-lead = Každý se rozhodne sám, po směru hodinových ručiček. Helma, štít ani zbroj tu život nezachrání.

won-rubric = Závod o Korunu moci je rozhodnut
won-line = { $round ->
    [one] Vítězství po jednom kole
    [few] Vítězství po { $round } kolech
   *[other] Vítězství po { $round } kolech
}
won-race = Jak závod probíhal
won-chronicle = Přečíst kroniku

# další krok
turn-subtitle = { $round }. kolo · { $who }
step-roll-movement = Hodit na pohyb
step-again = Postavit se tomu znovu
step-draw = { $count ->
    [one] Otočit 1 kartu
    [few] Otočit { $count } karty
   *[other] Otočit { $count } karet
}
step-draw-unlisted = Naše karta v seznamu není
step-face-enemies = { $foes_number ->
    [one] { $foes_declined ->
        [yes] Postavit se { $foes_dat }
       *[no] Postavit se nepříteli
    }
    [few] Postavit se nepřátelům
   *[other] Postavit se nepřátelům
}
step-finish-card = Hotovo, odložit: { $card }
step-leave-card = Setkání proběhlo, zůstává: { $card }
step-delve = Hodit 3 kostkami
step-werewolf = Postavit se vlkodlakovi
step-pits = Do Jam
step-pits-on = Na další nestvůru
step-dice = Hodit si se Smrtí
step-command = Seslat zaklínadlo moci
step-follow = Řídit se pokyny pole ({ $space })
step-follow-roll = Hodit ({ $space })
step-roll-fight = Hodit v souboji
step-save = Zkusit zachránit život: { $card }
step-lose-life = Život ztrácí { $who }
step-end-turn = Konec tahu, hraje { $who }
step-end-turn-new = Konec tahu, hráč { $seat } dostane novou postavu
step-surplus-spells = K zaklínadlům: { $who }
step-surplus-objects = K předmětům: { $who }
step-back-to-turn = Zpátky k tahu
step-race = Jak závod probíhal

# pohyb
roll-title = Co padlo na pohyb?
roll-told = Padlo
roll-hint = Klepněte na kostku, jak leží na stole, nebo nechte dole hodit aplikaci.
dice-on-table = Hozeno u stolu
die-told = { $count ->
    [one] Padlo
    [few] { $number }. kostka
   *[other] { $number }. kostka
}
raft-title = Použít vor?
raft-hint = Vor platí jen teď, místo hodu. Použitý i nepoužitý se pak vrací.
raft-leave = Nechat vor být a házet
raft-build = Místo pohybu postavit vor
walks-woods = Místo hodu do jiného Lesa v tomto pásu:
ends-title = { $count ->
    [one] Padla jednička: kam?
    [few] Padlo { $count }: kam?
   *[other] Padlo { $count }: kam?
}
ends-left = { $count ->
    [one] Za Strážcem zbývá 1 krok
    [few] Za Strážcem zbývají { $count } kroky
   *[other] Za Strážcem zbývá { $count } kroků
}
ends-toad = Ropucha skáče o jedno pole
to-the-map = Na mapu
goal-clockwise = po směru hodinových ručiček
goal-counter = proti směru hodinových ručiček
goal-bridge = přes most
goal-sentinel = přes most, stojí tam Strážce ({ $value })
goal-sentinel-left = přes most, stojí tam Strážce ({ $value }){ $left ->
    [0] {""}
    [one] , za ním ještě 1 krok
    [few] , za ním ještě { $left } kroky
   *[other] , za ním ještě { $left } kroků
}
gate-shut-done = Brána osudu se neotevřela. Karty se tu v tomto tahu neotáčejí ani neřeší.
goal-raft = na voru přes řeku
goal-onward = dál ke Koruně
goal-back = zpět
goal-between = mezi poli { $one } a { $other }
goal-beside = na obou stranách je { $one }
goal-cards = { $count ->
    [one] leží tu 1 karta
    [few] leží tu { $count } karty
   *[other] leží tu { $count } karet
}
goal-draws = { $count ->
    [one] otočí se 1 karta
    [few] otočí se { $count } karty
   *[other] otočí se { $count } karet
}
gate-title = Brána osudu
gate-hint = Brána se otevře, když součet dvou kostek nepřesáhne zvolenou hodnotu. Když se neotevře, přijdete o žeton síly, nebo vůle, podle toho, čím jste ji otvírali.
gate-by-strength = Silou { $value } · šance { $odds } %
gate-by-craft = Vůlí { $value } · šance { $odds } %
gate-sentinel-first = K Bráně vede cesta jen přes most, nejdřív vám ji tedy zastoupí Strážce.
gate-to-sentinel = Vydat se k Bráně přes Strážce
rest-on-six = Šestka: zůstat stát a vyléčit život
toad-stays = Ropucha zůstane sedět
inside-title = Kudy dál?
inside-unfinished = Pokyny tohoto pole ještě nejsou splněné.
inside-fulfilled = Splněno u stolu
inside-stay = Zůstat stát
inside-nothing = Na tomto poli už na tuto postavu nic nečeká.
move-by-card = Přesun zaklínadlem, schopností nebo kartou
move-by-card-hint = Platí jako pohyb v tomto tahu, bez hodu.
move-where = Kam
move-there = Přesunout

# setkání
people-title = Postava, nebo pokyny pole?
meet-attack = Zaútočit
meet-attack-psychic = Zaútočit mentálně
meet-assassinate = Úkladný útok
meet-steal-gold = Ukrást měšec zlata
meet-steal = Ukrást: { $card }
meet-lure = Odlákat: { $card }
meet-ability = Jiná schopnost
meet-evaded = Schopnosti se vyhne { $who }
meet-evaded-hint = Když se vyhne, jiné setkání v tomto tahu už mít nebudete.
meet-evaded-otherwise = Potom si smíte vybrat jinou postavu, nebo pokyny pole.
met-a-character-done = Setkání s postavou proběhlo, pokyny pole už se v tomto tahu neřeší.
draw-title = { $count ->
    [one] Otočte 1 kartu
    [few] Otočte { $count } karty
   *[other] Otočte { $count } karet
}
draw-hint-table = Klepněte na kartu, kterou jste otočili. Chybí-li v seznamu, klepněte dole a popíšete ji aplikaci sami.
draw-hint-app = Kartu otočí aplikace. Jestli jste ji už otočili sami, vyberte ji tady.
draw-card = { $count ->
    [one] Karta
    [few] { $number }. karta
   *[other] { $number }. karta
}
card-find = Hledat v seznamu
card-find-none = Takovou kartu tu ještě nikdo nepopsal. Popište ji hned níže; příště v seznamu bude.
card-find-none-drawn = Takovou kartu tu ještě nikdo nepopsal. Klepněte na tlačítko dole; aplikace se hned zeptá, co je zač, a příště v seznamu bude.
draw-tell-later = není v seznamu, popíšu ji
draw-app = otočí ji aplikace
draw-these = Položit na pole
lying-title = Co tu leží
lying-gold = { $count ->
    [one] měšec zlata
    [few] měšce zlata
   *[other] měšců zlata
}
take-gold-all = { $count ->
    [one] Sebrat měšec
    [few] Sebrat všechny { $count }
   *[other] Sebrat všech { $count }
}
take-gold-one = Jen jeden
foes-together = { $count ->
    [one] Útočí hned, dřív než přijde na řadu cokoli dalšího.
    [few] Útočí společně jako jeden nepřítel.
   *[other] Útočí společně jako jeden nepřítel.
}
face-enemies = { $ability ->
    [craft] Do mentálního souboje (vůle { $value })
   *[strength] Do souboje (síla { $value })
}
card-unnamed-kind = { $kind } beze jména
card-done = vyřízeno
card-evaded = postava se vyhnula
card-first = Nejdřív: { $card }
card-barred = { $who } tuhle kartu vlastnit nesmí.
card-in-the-list = Přece jen v seznamu je
card-take = Vzít
card-finish = Hotovo, odložit
card-free = Postava se vyhnula všem; s tímto cizincem se setkat smí, ale nemusí.
card-stays = Setkání proběhlo, zůstává ležet
card-more = Jinak
card-gone = Zmizela bez boje
card-discard = Odložit
card-elsewhere = Patří na jiné pole
card-lay-there = Položit tam
card-which = Známá karta
card-it-is = To je ona
card-name = Jméno karty
card-kind = Co je to za kartu
card-value = Síla, u ducha vůle
card-saves-from = Od kolika zachrání život
card-marks = K čemu je
card-bans = Kdo ji nesmí mít
kind-event = událost
kind-animal = zvíře
kind-monster = netvor
kind-dragon = drak
kind-spirit = duch
kind-stranger = cizinec
kind-object = předmět
kind-magic_object = kouzelný předmět
kind-follower = pomocník
kind-place = místo
mark-weapon = zbraň
mark-combat-only = jen v souboji
mark-axe = sekera na vor
mark-mule = mula
mark-evades = pomůže vyhnout se boji
mark-guide = průvodce
mark-wand = hůlka
mark-water-bottle = láhev vody
mark-talisman = Talisman
space-followed = Pokyn pole je splněn.

# co pole nabízí
offers-title = { $space }
offers-one-of = Vyberte si jedno.
offer-must = povinné
offer-spared = Projít bez hodu
offer-heal = { $count ->
    [one] Vyléčit 1 život
    [few] Vyléčit { $count } životy
   *[other] Vyléčit { $count } životů
}{ $price ->
    [0] {""}
   *[other] {" "}za { $price ->
        [one] { $price } měšec
        [few] { $price } měšce
       *[other] { $price } měšců
    } zlata
}
offer-heals = { $count ->
    [one] Léčení nejvýš o 1 život
    [2] Léčení nejvýš o 2 životy, jen do čtyř
    [few] Léčení až do čtyř životů
   *[other] Léčení až do čtyř životů
}{ $price ->
    [0] , zadarmo
    [one] , jeden život za { $price } měšec zlata
    [few] , jeden život za { $price } měšce zlata
   *[other] , jeden život za { $price } měšců zlata
}.
offer-free = S tímto doprovodem zadarmo.
offer-nothing-to-heal = Není co léčit.
offer-none-left = na hromádce už žádná není
offer-too-dear = na to zlato nestačí
offer-heal-too-dear = na to zlato nestačí
offer-toads-buy-nothing = Ropucha nic nevlastní, a tak ani nic nekoupí.
offer-nothing-affordable = Na žádnou z těch věcí není dost zlata.
offer-all-sold = Ze všeho, co se tu prodává, už nic nezbylo.
offer-buy = Koupit
offer-sell = Proměnit ve zlato
offer-nothing-to-sell = Není co proměnit.
offer-alchemist = Za každý odevzdaný předmět měšec zlata.
offer-toll-gold = Zaplatit měšec zlata
offer-toll-life = Raději ztratit život
offer-outcomes = Co může padnout
offer-give = Místo života obětovat
offer-chasm = Kostka za sebe a za každého pomocníka: při 1 nebo 2 se ztrácí život, nebo ten pomocník.
offer-app-rolls = Hodí aplikace
offer-do = Provést
effect-none = nic se nestane
effect-strength = síla { $by }
effect-craft = vůle { $by }
effect-lives = { $by } { $count ->
    [one] život
    [few] životy
   *[other] životů
}
effect-gold = { $by } { $count ->
    [one] měšec zlata
    [few] měšce zlata
   *[other] měšců zlata
}
effect-toad = proměna v ropuchu na { $count ->
    [3] tři tahy
    [one] { $count } tah
    [few] { $count } tahy
   *[other] { $count } tahů
}
effect-heal = { $count ->
    [one] vyléčí se 1 život
    [few] vyléčí se { $count } životy
   *[other] vyléčí se { $count } životů
}
effect-miss = { $count ->
    [one] vynechá 1 tah
    [few] vynechá { $count } tahy
   *[other] vynechá { $count } tahů
}
effect-spell = { $count ->
    [one] 1 zaklínadlo
    [few] { $count } zaklínadla
   *[other] { $count } zaklínadel
}
effect-fight = souboj: { $name } (síla { $value })
effect-haunt = mentální souboj: { $name } (vůle { $value })
effect-alignment = přesvědčení se změní: { $to }
effect-talisman = Talisman, pokud ještě nějaký zbývá
effect-gold_or_life = ztráta 1 měšce zlata, nebo života
effect-lives_or_follower = ztráta života, nebo pomocníka
effect-lives_or_followers = { $count ->
    [one] ztráta 1 života; místo něj může padnout pomocník
    [few] ztráta { $count } životů; místo každého může padnout pomocník
   *[other] ztráta { $count } životů; místo každého může padnout pomocník
}

# vnitřní pás a Koruna
delve-against = Od součtu kostek se odečte
delve-exits = Kam cesta vyústí
werewolf-known = Stejný vlkodlak čeká dál:
werewolf-fight = Do souboje s vlkodlakem
pits-left = { $count ->
    [one] Zbývá 1 nestvůra.
    [few] Zbývají { $count } nestvůry.
   *[other] Zbývá { $count } nestvůr.
}
pits-next = Do souboje s další
pits-how-many = Kolik jich je
death-own = { $who }: { $number }. kostka
death-their = Smrt: { $number }. kostka
crown-shared = Na Koruně moci stojí i jiná postava. Setkejte se s ní: zaútočte, nebo použijte zvláštní schopnost.
crown-command = Zaklínadlo moci působí, když padne 4, 5 nebo 6.
crown-done = Zaklínadlo moci už bylo v tomto tahu sesláno.

# souboj
fight-title = Souboj
fight-psychic = Mentální souboj
fight-creature = tvor
side-dice = { $count ->
    [0] bez kostky
    [one] + kostka
    [few] + lepší ze { $count } kostek
   *[other] + lepší z { $count } kostek
}
odds-win = výhra { $percent } %
odds-draw = remíza { $percent } %
odds-lose = prohra { $percent } %
odds-aloud = Šance: výhra { $win } %, remíza { $draw } %, prohra { $lose } %
fight-assassin = Úkladný útok: oběť nepřičítá žádnou kostku.
fight-weapons = Čím se bojuje
fight-own-die = { $count ->
    [one] { $who }: kostka
    [few] { $who }: { $number }. kostka
   *[other] { $who }: { $number }. kostka
}
fight-their-die = { $count ->
    [one] Soupeř: kostka
    [few] Soupeř: { $number }. kostka
   *[other] Soupeř: { $number }. kostka
}
fight-dice-hint = Klepněte na kostky, jak leží; jakmile zadáte poslední, je souboj rozhodnutý. Nebo nechte dole hodit aplikaci.
fight-bonus = Ještě něco přičíst
fight-bonus-own = { $who }: přičíst
fight-bonus-their = Soupeř: přičíst
fight-own-total = Útočník celkem
fight-their-total = Obránce celkem
fight-cast = { $who }: seslat zaklínadlo ({ $count })
evade-title = Vyhnout se boji ({ $who })
evade-hint = Jen dokud kostky nepadly.
evade-ability = Vyhnout se schopností
evade-card = Vyhnout se díky kartě
evade-before = Vyhnout se, než dojde k boji
evade-before-stranger = Vyhnout se ještě před setkáním
evade-stranger = Vyhnout se
evade-spell = Vyhnout se zaklínadlem
evade-whom = Komu
spell-which = Které zaklínadlo
clash-won = Výhra: { $who }
clash-lost = Prohra: { $who }
clash-draw = Remíza, nikomu se nic nestalo
clash-die = kostka { $rolled }
loss-lead = má ztratit život.
loss-app-rolls = Hodí aplikace
loss-tried = Zachránit to mohl jen jeden předmět, a ten už se zkoušel.
loss-do = Ztratit život
loss-by-spell = Zachránit zaklínadlem
loss-cast = Seslat
loot-takes = vítězí a vybírá si kořist; prohrává
loot-life = Život
loot-gold = Měšec zlata
loot-nothing = Nic

# co způsobila karta
did-title = Co způsobila karta
did-hint = Cokoli karta, zaklínadlo nebo schopnost komu přinesla. Jedno klepnutí, jedna změna.
did-heal = Vyléčit život
did-miss-event = Vynechat tah kvůli události
did-miss = Vynechat tah z jiného důvodu
did-toad = Proměnit v ropuchu
did-turn-back = Proměnit zpět
did-spell = Zaklínadlo
did-talisman = Talisman
did-alignment = Přesvědčení: { $to }
did-let-go = Skončilo: { $what }
did-carry = Karta přenese postavu na pole
did-carry-do = Přenést
did-hold = Něco postavu provází
did-hold-do = Zapsat
did-creature = Zaútočí tvor s hodnotou
did-creature-strength = Silou
did-creature-craft = Vůlí
did-break-off = Tah hned končí

# pole na mapě
space-chosen = Zvolené pole
space-centre = uprostřed
space-goal-go = Jít sem
space-goal-cross = Jít sem přes most
space-goal-raft = Přeplout sem na voru
space-goal-step = Postoupit sem
space-lies = Leží tu
space-opposite = Na druhém břehu:
space-more = Změnit něco na tomto poli
space-moves-here = { $who }: přesun sem místo hodu
space-carried-here = Karta přenese postavu sem
space-lay-card = Sem patří karta
space-lay-none = žádná
space-lay-gold = Měšce zlata
space-lay = Položit sem
space-printed-draw = Kolik karet se tu podle plánu otáčí
space-draws = { $count ->
    [one] Otáčí se 1 karta; leží-li tu už nějaká, neotáčí se.
    [few] Otáčejí se { $count } karty; o ty, které tu už leží, méně.
   *[other] Otáčí se { $count } karet; o ty, které tu už leží, méně.
}
space-nothing = Toto pole samo po nikom nic nechce.
space-sentinel = Kdo tudy jde přes most do středního pásu, musí Strážce porazit, nebo se mu vyhnout. Kdo tu jen skončí, toho se to netýká.
space-runes = Nepřátelé tu k hodu přičítají 2.
space-gate = S krokem navíc se dá zkusit Brána osudu: silou, nebo vůlí.
space-cursed-glade = Síla a vůle z předmětů tu neplatí a zaklínadla se tu nesesílají.
space-valley-of-fire = Vstoupit smí jen ten, kdo má Talisman. Odtud vede cesta ke Koruně.
space-werewolf-den = Součet dvou kostek je síla vlkodlaka. Dál se smí, až bude poražen.
space-dice-with-death = Dvě kostky proti dvěma kostkám Smrti: vyšší součet pustí dál, nižší stojí život.
space-crypt = Tři kostky minus síla: čím víc zbude, tím dál cesta vyústí.
space-plain-of-peril = Za Bránou se tu každý zastaví. Odtud se chodí po jednom poli za tah.
space-mine = Tři kostky minus vůle: čím víc zbude, tím dál cesta vyústí.
space-pits = Kostka určí, kolik nestvůr o síle 4 vyleze. Bojuje se s jednou po druhé.
space-crown = Kdo tu stojí sám, sesílá každý tah zaklínadlo moci: při 4 až 6 ztrácejí všichni ostatní život.
whole-strength = Celková síla
whole-craft = Celková vůle
app-rolls = Hodí aplikace
