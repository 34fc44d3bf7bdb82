# Stránka tahu a mapa: čí je tah, pohyb, setkání, souboj, co způsobila karta.

turn-seats = Postavy kolem stolu
turn-active = na tahu
turn-worths = Síla { $strength }, vůle { $craft }, životy { $lives }, zlato { $gold }; z čeho se to skládá
made-counters = žetony
made-toad = ropucha
made-toad-gained = získáno ropuchou
made-craft = vůle
made-runes = Runy
turn-in-combat = V souboji: { $value }
turn-also = Co má u sebe
turn-spells = zaklínadla { $count } z { $limit }
turn-objects = předměty { $count } z { $limit }
turn-going-back = na cestě zpět
turn-open-book = Otevřít v deníku knihu příběhů
turn-may-end = Nic povinného už nezbývá. Tah může skončit.

counter-strength = síla
counter-craft = vůle
counter-lives = životy
counter-gold = zlato
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
holds-quest = úkol od Čaroděje: { $number ->
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
holds-enslaved = v otroctví, dokud k pohybu nepadne 4 až 6
holds-other = trvá:

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
over-conceded = Hráč se vzdal a tah skončil.

command-title = Zaklínadlo moci působí
command-lead = Každý se rozhodne sám, po směru hodin. Ušetřit nemůže ani zbroj, ani zaklínadlo.

won-rubric = Koruna moci má svého pána
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
step-face-enemies = Čelit nepřátelům
step-finish-card = Hotovo, odložit: { $card }
step-leave-card = Hotovo, zůstává: { $card }
step-delve = Hodit 3 kostkami
step-werewolf = Čelit vlkodlakovi
step-pits = Do Jam
step-pits-on = Na další nestvůru
step-dice = Hodit si se smrtí
step-command = Vyslovit zaklínadlo moci
step-follow = Řídit se polem ({ $space })
step-follow-roll = Hodit ({ $space })
step-roll-fight = Hodit v souboji
step-save = Zkusí to zachránit: { $card }
step-lose-life = Život ztrácí { $who }
step-end-turn = Konec tahu, hraje { $who }
step-end-turn-new = Konec tahu, { $seat }. místo dostane novou postavu
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
goal-clockwise = po směru hodin
goal-counter = proti směru hodin
goal-bridge = přes most
goal-sentinel = přes most, stojí tam Strážce ({ $value })
goal-raft = na voru přes řeku
goal-onward = dál ke Koruně
goal-back = zpět
goal-between = mezi: { $one } – { $other }
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
gate-hint = Brána se otevře, když součet dvou kostek nepřesáhne zvolenou hodnotu. Když se neotevře, ztrácí se jeden žeton té schopnosti.
gate-by-strength = Silou { $value } · otevře se v { $odds } %
gate-by-craft = Vůlí { $value } · otevře se v { $odds } %
gate-sentinel-first = K Bráně vede cesta jen přes most, nejdřív se tedy postaví Strážce.
gate-to-sentinel = Vydat se k Bráně přes Strážce
rest-on-six = Šestka: zůstat stát a vyléčit život
toad-stays = Ropucha zůstane sedět
inside-title = Kudy dál?
inside-unfinished = Co toto pole chce, ještě není splněno.
inside-fulfilled = Splněno u stolu
inside-stay = Zůstat stát
inside-nothing = Na tomto poli už na tuto postavu nic nečeká.
move-by-card = Přesun zaklínadlem, schopností nebo kartou
move-by-card-hint = Platí jako pohyb v tomto tahu, bez hodu.
move-where = Kam
move-there = Přesunout
spot-between = { $space } ({ $one } – { $other })

# setkání
people-title = Setkat se s postavou, nebo s polem?
meet-attack = Zaútočit
meet-attack-psychic = Zaútočit mentálně
meet-assassinate = Úkladně zavraždit
meet-steal-gold = Ukrást měšec zlata
meet-steal = Ukrást: { $card }
meet-lure = Odlákat: { $card }
meet-ability = Jiná schopnost
meet-evaded = Schopnosti se vyhne { $who }
meet-evaded-hint = Vyhnutím je setkání s postavou vyčerpáno.
meet-evaded-otherwise = Potom se lze setkat s polem, nebo s jinou postavou.
met-a-character-done = Setkání s postavou proběhlo, pole už se v tomto tahu neřeší.
draw-title = { $count ->
    [one] Otočte 1 kartu
    [few] Otočte { $count } karty
   *[other] Otočte { $count } karet
}
draw-hint-table = Vyberte, co jste otočili; co v seznamu není, popíšete hned potom.
draw-hint-app = Kartu otočí aplikace. Jestli jste ji už otočili sami, vyberte ji tady.
draw-card = { $count ->
    [one] Karta
    [few] { $number }. karta
   *[other] { $number }. karta
}
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
face-enemies = Do souboje proti { $value }
card-unnamed-kind = { $kind } beze jména
card-done = vyřízeno
card-evaded = vyhnuto se
card-first = Nejdřív: { $card }
card-take = Vzít
card-finish = Hotovo, odložit
card-stays = Hotovo, zůstává ležet
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
card-saves-from = Zachrání život od
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
mark-evades = umí se vyhnout
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
   *[other] {" "}za { $price } M
}
offer-heals = { $count ->
    [one] Léčení nejvýš o 1 život
    [2] Léčení nejvýš o 2 životy, jen do čtyř
    [few] Léčení až do čtyř životů
   *[other] Léčení až do čtyř životů
}{ $price ->
    [0] , zadarmo
   *[other] , po { $price } M za život
}.
offer-free = S tímto doprovodem zadarmo.
offer-nothing-to-heal = Není co léčit.
offer-none-left = došlo
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
effect-strength = { $by } síla
effect-craft = { $by } vůle
effect-lives = { $by } { $count ->
    [one] život
    [few] životy
   *[other] životů
}
effect-gold = { $by } M
effect-toad = proměna v ropuchu na { $count ->
    [one] tři tahy
    [few] tři tahy
   *[other] tři tahy
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
effect-gold_or_life = 1 M, nebo život
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
death-own = Moje { $number }. kostka
death-their = { $number }. kostka smrti
crown-shared = Na Koruně stojí někdo další. Kdo na ni chce vládnout, musí zaútočit.
crown-command = Zaklínadlo moci působí, když padne 4, 5 nebo 6.
crown-done = Zaklínadlo moci už v tomto tahu zaznělo.

# souboj
fight-title = Souboj
fight-psychic = Mentální souboj
fight-creature = nestvůra
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
fight-assassin = Úkladná vražda: oběť nepřičítá žádnou kostku.
fight-weapons = Čím se bojuje
fight-own-die = { $count ->
    [one] Moje kostka
    [few] Moje { $number }. kostka
   *[other] Moje { $number }. kostka
}
fight-their-die = { $count ->
    [one] Kostka protivníka
    [few] { $number }. kostka protivníka
   *[other] { $number }. kostka protivníka
}
fight-dice-hint = Klepněte na kostky, jak leží; poslední souboj rozhodne. Nebo nechte dole hodit aplikaci.
fight-bonus = Ještě něco přičíst
fight-bonus-own = Mně
fight-bonus-their = Protivníkovi
fight-own-total = Celkem útočník
fight-their-total = Celkem obránce
fight-cast = { $who }: seslat zaklínadlo ({ $count })
evade-title = Vyhnout se boji ({ $who })
evade-hint = Jen než padnou kostky.
evade-ability = Vyhnout se schopností
evade-card = Vyhnout se díky kartě
evade-otherwise = Vyhnout se jinak
evade-spell = Vyhnout se zaklínadlem
evade-whom = Komu
spell-which = Které zaklínadlo
scores-against = proti
loss-lead = má ztratit život.
loss-app-rolls = Hodí aplikace
loss-tried = Zachránit to mohl jen jeden předmět, a ten už se zkoušel.
loss-do = Ztratit život
loss-by-spell = Zachránit zaklínadlem
loss-cast = Seslat
loot-takes = vítězí a smí si vzít jedno od:
loot-life = Život
loot-gold = Měšec zlata
loot-nothing = Nic

# co způsobila karta
did-title = Co způsobila karta
did-hint = Cokoli karta, zaklínadlo nebo schopnost komu přinesla. Jedno klepnutí, jedna změna.
did-heal = Vyléčit život
did-miss-event = Vynechat tah (událost)
did-miss = Vynechat tah
did-toad = Proměnit v ropuchu
did-turn-back = Proměnit zpět
did-spell = Zaklínadlo
did-talisman = Talisman
did-alignment = Přesvědčení: { $to }
did-let-go = Skončilo: { $what }
did-carry = Karta přenese postavu na pole
did-carry-do = Přenést
did-hold = Něco u postavy trvá
did-hold-do = Zapsat
did-creature = Zaútočí nestvůra s hodnotou
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
space-printed-draw = Kolik karet na tomto poli je
space-draws = { $count ->
    [one] Otáčí se 1 karta; leží-li tu už nějaká, neotáčí se.
    [few] Otáčejí se { $count } karty, bez těch, které tu už leží.
   *[other] Otáčí se { $count } karet, bez těch, které tu už leží.
}
space-nothing = Samo o sobě tu pole nic nechce.
space-sentinel = Kdo tudy jde přes most do středního pásu, musí porazit Strážce. Kdo tu jen skončí, toho se to netýká.
space-runes = Nepřátelé se tu bijí o 2 lépe.
space-gate = S krokem navíc se dá zkusit Brána osudu: silou, nebo vůlí.
space-cursed-glade = Síla a vůle z předmětů tu neplatí a zaklínadla se tu nesesílají.
space-valley-of-fire = Vstoupit smí jen ten, kdo má Talisman. Odtud vede cesta ke Koruně.
space-werewolf-den = Dvě kostky jsou síla vlkodlaka. Dál se smí, až padne.
space-dice-with-death = Dvě kostky proti dvěma kostkám smrti: vyšší součet pustí dál, nižší stojí život.
space-crypt = Tři kostky minus síla: čím víc zbude, tím dál cesta vyústí.
space-plain-of-peril = Za Bránou se tu každý zastaví. Odtud se chodí po jednom poli za tah.
space-mine = Tři kostky minus vůle: čím víc zbude, tím dál cesta vyústí.
space-pits = Kostka určí, kolik nestvůr o síle 4 vyleze. Bojuje se s jednou po druhé.
space-crown = Kdo tu stojí sám, vyslovuje každý tah zaklínadlo moci: při 4 až 6 ztrácejí všichni ostatní život.
whole-strength = Celková síla
whole-craft = Celková vůle
app-rolls = Hodí aplikace
