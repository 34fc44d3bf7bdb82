# Hra, její části a stránky.
game-orchard = Sad
area-purses = Mince
panel-turn = Tah
panel-hand = Ruce
choice-apple = jablko
choice-pear = hruška
choice-plum = švestka
choice-coins = mince

# Co stojí ve stavu, pro opravy; skupiny seznamů; kroky.
fact-baskets = Koše
fact-hand = Ruka
fact-coins = Mince
fact-active = Kdo je na tahu
fact-picked = Karta je vzatá
fact-winner = Vítěz
fact-deck = Balíček
fact-id = Číslo
fact-seat = Místo u stolu
fact-shuffled = Zamíchané
fact-bottom = Vespod
fact-discard = Odhozené
fact-removed = Mimo hru
group-set-up = Příprava
group-piles = Hromádky
step-pick = vzít kartu
step-sell = prodat ovoce

# Tahy a na co se ptají.
move-pick = vzít kartu
    .noun = karta
move-sell = prodat ovoce
    .noun = prodej
move-hand_on = předat tah
    .noun = předání tahu
move-win = oznámit vítěze
    .noun = vítězství
arg-drew = Tažená karta
arg-fruit = Ovoce
arg-players = Hráči
arg-areas = Kdo co počítá

# Námitky a odmítnutí.
not-your-turn = { $who } není na tahu, hraje { $active }.
picked-already = { $who } už v tomto tahu kartu má.
pick-first = { $who } si nejdřív vezme kartu.
not-in-hand = V té ruce není { $fruit }.
coins-too-few = { $who } má mincí { $coins } z { $goal }.
harvest-is-over = { $who } už vyhrává, hra skončila.

# Pro ruce.
tell-shuffle = Zamíchejte všechny karty ({ $cards }) a položte je lícem dolů.
tell-deal = Každému dejte prázdný měšec.
tell-begins = Začíná { $who }.
tell-aim = Kdo má { $goal ->
    [one] { $goal } minci
    [few] { $goal } mince
   *[other] { $goal } mincí
}, vyhrává.
tell-reshuffle = Zamíchejte odhozené karty ({ $cards }) do nového balíčku.
tell-sold = { $who }: odhoďte kartu ({ $fruit }) a vezměte { $coins ->
    [one] { $coins } minci
    [few] { $coins } mince
   *[other] { $coins } mincí
}.
pack-hand = { $who }: uložte ruku do obálky, karet: { $count }.
pack-coins = { $who }: vraťte mince, je jich { $count }.
pack-purse = { $who }: uložte měšec, jak je.
pack-deck = Uložte zvlášť balíček ({ $left }) a odhozené karty ({ $used }).
lay-hand = { $who }: vezměte si ruku z obálky, karet: { $count }.
lay-coins = { $who }: vezměte si mince, je jich { $count }.
lay-purse = { $who }: vezměte si měšec, jak je.
lay-deck = Položte balíček ({ $left }) a odhozené karty ({ $used }).

# Kronika a věta na polici.
wrote-set-up = Ke stolu usedli: { $who }.
wrote-picked = { $who }: nová karta v ruce.
wrote-sold = { $who }: prodej ({ $fruit }) za { $coins ->
    [one] { $coins } minci
    [few] { $coins } mince
   *[other] { $coins } mincí
}.
wrote-handed-on = Na tahu: { $who }.
wrote-won = { $who }: vítězství.
shelf-turn = Na tahu: { $who }.
shelf-won = Vyhrává { $who }.

# Stránky.
next-pick = Vzít kartu
next-hand-on = Předat tah
turn-title = Tento tah
seats-title = Kolem stolu
aim = cílem je { $goal ->
    [one] { $goal } mince
    [few] { $goal } mince
   *[other] { $goal } mincí
}
deck-left = Karet v balíčku: { $cards }.
to-the-hand = Podívat se do ruky
somebody-won = Někdo vyhrál
on-turn = na tahu
cards-in-hand = karty
hand-hide = Schovat ruku
hand-empty = V této ruce nic není.
hand-drew = Která karta přišla
hand-of = Ruka: { $name }
hand-turn-away = Ostatní se teď nedívají.
hand-it-is-me = To jsem já
hand-not-me = To nejsem já
hand-whose = Čí ruka
sell-for = { $coins ->
    [one] Prodat za { $coins } minci
    [few] Prodat za { $coins } mince
   *[other] Prodat za { $coins } mincí
}
set-up-players = Kdo hraje, po směru hodinových ručiček
set-up-may-stay-empty = pokud tam někdo sedí
set-up-kept-app = Počítá je aplikace
set-up-kept-table = Počítají se na stole

# Domácí pravidla a kdo co vede.
panel-table = Stůl
house-harvest = Sklizeň
reading-or-turn-04 = Rok je dobrý: hruška vynese dvě mince, švestka tři.
otherwise-or-turn-04 = Rok je suchý: hruška vynese jednu minci, švestka dvě.
areas-hint = Mince počítá aplikace, nebo leží jen na stole.
