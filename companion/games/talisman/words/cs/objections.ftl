# Námitky a odmítnutí: klidně, co říká pravidlo a co se dá udělat.

# Kdo a kdy
not-its-turn = Na tahu je { $active }; { $who } přijde na řadu později.
not-on-the-board = { $who } teď na plánu není.
turn-is-over = Tah { $who_gen } už skončil; předejte ho dál.
fight-first = Probíhá souboj; nejdřív ho dohrajte.
moved-already = { $who } už se v tomto tahu { $who_gender ->
    [f] pohnula
   *[m] pohnul
}; teď je na řadě setkání.
move-first = Setkání přichází až po pohybu; { $who } se nejdřív musí pohnout.
movement-is-over = { $who } má pohyb v tomto tahu za sebou a žádné setkání už nepřijde; zbývá předat tah.
stayed-already = { $who } v tomto tahu zůstává, kde je; teď je na řadě setkání.
no-encounter-now = { $who } má v tomto tahu po setkání; zbývá předat tah.
stays-on-the-crown = { $who } stojí na Koruně moci a odtud už se nikam nechodí.
at-once-spells = { $who } drží víc zaklínadel, než dovoluje vůle; hned musí odložit { $count ->
    [one] { $count } zaklínadlo
    [few] { $count } zaklínadla
   *[other] { $count } zaklínadel
}.
at-once-objects = { $who } nese víc předmětů, než smí; hned musí na pole odložit { $count ->
    [one] { $count } předmět
    [few] { $count } předměty
   *[other] { $count } předmětů
}.
at-once-command = { $who } ještě { $who_gender ->
    [f] neodpověděla
   *[m] neodpověděl
} na zaklínadlo moci: život, nebo odstoupení.
left-to-do-duel = Na Koruně moci jsou další postavy; { $who } se s některou musí setkat.
left-to-do-draw = Na tomto poli se otáčejí karty setkání; { $who } je nejdřív musí otočit.
left-to-do-foes = Na poli jsou nepřátelé; { $who } je musí porazit, nebo se jim vyhnout.
left-to-do-cards = Na poli leží karty, se kterými se { $who } ještě { $who_gender ->
    [f] nesetkala
   *[m] nesetkal
}.
left-to-do-instruction = Pokyny tohoto pole jsou povinné; { $who } se jimi musí řídit, než tah skončí.
left-to-do-command = { $who } je na Koruně moci { $who_gender ->
    [f] sama
   *[m] sám
}, a tak musí seslat zaklínadlo moci.

# Pohyb
roll-first = Nejdřív hoďte na pohyb.
rolled-already = Na pohyb už padlo { $rolled }; hází se jednou.
not-an-end = Hod { $rolled } { $space_to } nedovede; jde se přesně o tolik polí, kolik padlo.
must-move = { $who } se musí pohnout, a to přesně o tolik polí, kolik padlo.
no-die-inside = Ve vnitřním pásu se na pohyb nehází; jde se nejvýš o jedno pole.
only-by-the-gate = Do vnitřního pásu se u vašeho stolu vchází jen Branou osudu; { $who } tam jinudy nesmí.
toads-hop = { $who } je ropucha: nehází, skočí o jedno pole.
toads-hop-one = { $who } je ropucha: skočí přesně o jedno pole a { $space_to } to odsud jedním skokem není.
toads-must-hop = { $who } je ropucha a v každém tahu musí skočit o jedno pole.
raft-first = { $who } má vor; nejdřív řekněte, jestli na něm popluje, teprve pak se hází.
raft-only-at-the-start = Vor se staví jen na začátku tahu, dřív než se hází: { $who } už { $who_gender ->
    [f] hodila
   *[m] hodil
}.
raft-only-in-woods = Vor se staví jen v Lese nebo ve Hvozdu; { $who } stojí jinde.
raft-needs-an-axe = Na stavbu voru je potřeba sekera a { $who } ji teď nemá.
raft-next-turn = Na voru se pluje až v příštím tahu; { $who } ho má teprve od tohoto.
raft-instead-of-roll = Plavba je místo hodu na pohyb a { $who } už { $who_gender ->
    [f] hodila
   *[m] hodil
}.
has-no-raft = { $who } žádný vor nemá.
not-opposite = Vor pluje jen přímo naproti přes řeku; { $space_to } odsud ne.
gate-stayed-shut = Brána osudu se neotevřela: { $who } tu v tomto tahu žádnou kartu neotáčí ani se s ležícími nesetkává; setkat se smí jen s jinou postavou.
gate-too-far = K pokusu o Bránu osudu musí hod stačit aspoň o krok za ni; { $who } má { $rolled }.

# Vnitřní pás
not-inside = { $who } není ve vnitřním pásu.
not-next-to-it = { $who } stojí jinde; ve vnitřním pásu se chodí jen na sousední pole a { $space_to } je to dál.
needs-a-talisman = Jen s Talismanem se smí { $space_to }; { $who } ho nemá a musí se vydat zpět.
fulfil-it-first = Dokud nejsou splněny pokyny pole, dál se nejde: { $who } nemůže { $space_to }.
on-the-way-back = { $who } jde zpět; znovu vpřed, tedy { $space_to }, až z Plání zmaru.
face-it-or-turn-back = { $who } tu má nedokončený boj; postavte se mu znovu, nebo se vydejte zpět.
may-not-stay = { $who } tu zůstat nesmí; musí jít dál, nebo zpět.
nothing-unfinished = { $who } tu nemá nic rozdělaného.
not-on-that-space = Tohle se děje jinde ({ $space }); { $who } tam není.
fulfilled-already = { $who } už tu má pokyny za sebou.
werewolf-is-known = Tento vlkodlak už sílu má: { $value }. Podruhé se nehází.
pits-are-known = { $count ->
    [one] V Jámách ještě zbývá { $count } nestvůra; znovu se nehází.
    [few] V Jámách ještě zbývají { $count } nestvůry; znovu se nehází.
   *[other] V Jámách ještě zbývá { $count } nestvůr; znovu se nehází.
}

# Setkání
met-a-character = { $who } se v tomto tahu { $who_gender ->
    [f] setkala
   *[m] setkal
} s jinou postavou, a tak už na pokyny pole ani na další postavu nedojde.
met-the-space = { $who } se už { $who_gender ->
    [f] řídila
   *[m] řídil
} pokyny pole, a tak se s postavou v tomto tahu nesetká.
not-to-be-met-there = { $who } a { $whom } se tady setkat nemohou: musí stát na jednom poli, a to tam, kde se postavy smějí setkat.
not-oneself = Sám se sebou se nikdo setkat ani obchodovat nemůže; vyberte někoho jiného.
nothing-to-draw = Tady už se žádná karta neotáčí: { $who } má všechny na poli.
too-many-cards = { $count ->
    [0] Tady už se žádná karta neotáčí.
    [one] Otočit se má jen { $count } karta; ležící se počítají.
    [few] Otočit se mají jen { $count } karty; ležící se počítají.
   *[other] Otočit se má jen { $count } karet; ležící se počítají.
}
draw-first = Nejdřív { $count ->
    [one] otočte { $count } kartu
    [few] otočte { $count } karty
   *[other] otočte { $count } karet
} setkání: { $who } stojí na poli, které si to žádá.
another-card-first = Na řadě je jiná karta: { $first }. Až po ní { $card }.
enemy-first = Nejdřív nepřítel, teprve pak všechno ostatní: { $card }.
belongs-elsewhere = Nejdřív se rozloží karty, které patří na jiné pole: { $card }.
enemies-are-fought = Nepřítele nelze jen vyřídit; bojujte s ním, nebo se mu vyhněte: { $card }.
cannot-be-taken = Tuto kartu si vzít nejde; berou se jen předměty, kouzelné předměty a pomocníci.
not-here = Taková karta tu neleží.
nothing-to-trade = Zaškrtněte aspoň jednu věc; když nic nechcete, nechte to být.
nothing-to-lay = Řekněte, jakou kartu nebo kolik zlata na pole položit.
not-in-the-deck = V hromádce karet setkání už žádná taková není: { $card }.
encounters-are-used-up = Karty setkání došly a podle vašich pravidel se nemíchají znovu.
followed-already = { $who } se tu pokyny pole už { $who_gender ->
    [f] řídila
   *[m] řídil
}; jednou za tah stačí.
must-follow = Pokyny tohoto pole jsou povinné a { $who } nemá nic, co by hod nahradilo.
no-such-way = { $who } tady takovou možnost nemá.
not-sold-here = Tady se neprodává: { $card }.

# Souboje
no-fight = Žádný souboj teď neprobíhá.
fight-step-before = Kostky ještě nepadly; nejdřív hoďte na souboj.
fight-step-loss = Souboj je rozhodnutý a jde o život; řekněte, jestli ho něco zachrání.
fight-step-loot = Souboj je rozhodnutý; vítěz si bere kořist.
fight-step-over = Souboj už skončil.
no-enemy-here = Na tomto poli žádný nepřítel nečeká: { $who } nemá s kým bojovat.
not-attacked = V tomto souboji je na řadě někdo jiný: { $who } teď nehází ani se nevyhýbá.
not-the-winner = Kořist si bere vítěz, a tím { $who } není.
dice-have-fallen = Kostky už padly; na tohle byl čas před nimi.
cannot-attack-psychically = Mentálním soubojem smí zaútočit jen ten, kdo to má mezi schopnostmi; { $who } to tam nemá.
cannot-assassinate = Úkladný útok { $who } mezi schopnostmi nemá.
no-assassination-of-spirits = Na ducha úkladný útok neplatí.
no-evading-inside = Tvorům vnitřního pásu se vyhnout nedá.
no-means-to-evade = { $who } nemá nic, čím by se boji { $who_gender ->
    [f] vyhnula
   *[m] vyhnul
}.
name-whom-the-spell-evades = Zaklínadlem se postava vyhne jen jmenovaným; vyberte, komu.
no-object-saves-here = V mentálním souboji žádný předmět život nezachrání.
one-protection-only = Za jeden ztracený život se hází jen na jednu ochranu a { $who } už { $who_gender ->
    [f] házela
   *[m] házel
}.
saves-nothing = Tento předmět život nezachraňuje.
loses-no-life = { $who } teď o život nepřichází.
has-no-such-ability = { $who } takovou schopnost nemá.
no-gold-to-take = { $whom } nemá ani měšec.
not-theirs = { $whom } takovou kartu nemá.

# Předměty, pomocníci a zlato
may-not-own = { $who } tuto kartu vlastnit nesmí: { $card }.
not-owned = { $who } některou z těch karet nemá.
toads-own-nothing = { $who } je ropucha: nic nevlastní, a tak ani nic nezíská.
not-amid-a-fight = Od hodu do konce souboje se nic neodkládá ani nevyměňuje: { $who } ještě bojuje.
not-on-one-space = { $who } a { $whom } nestojí na jednom poli, a tak si nic předat nemohou.
not-so-much-gold = { $gold ->
    [0] Není tu ani měšec.
    [one] Je tu jen { $gold } měšec.
    [few] Jsou tu jen { $gold } měšce.
   *[other] Je tu jen { $gold } měšců.
}
too-little-gold = Stojí to { $price ->
    [one] { $price } měšec
    [few] { $price } měšce
   *[other] { $price } měšců
} zlata a { $gold ->
    [0] { $who } nemá ani jeden.
   *[other] { $who } má jen { $gold }.
}
none-left = Na hromádce už žádná taková karta nezbývá, a tak ji koupit ani dostat nejde: { $card }.
no-talisman-left = Všechny Talismany jsou rozebrané; nový se získá, až se některý vrátí.
more-are-in-play = Ve hře jich už je { $count }, méně jich krabice mít nemůže: { $card }.
no-such-trophy = { $who } takovou trofej nemá.
spirits-bring-nothing = Za duchy síla není; vyměňují se jen zvířata, netvoři a draci.
too-few-points = { $points ->
    [one] Vybrané trofeje mají { $points } bod; za sílu jich je třeba sedm.
    [few] Vybrané trofeje mají { $points } body; za sílu jich je třeba sedm.
   *[other] Vybrané trofeje mají { $points } bodů; za sílu jich je třeba sedm.
}
nothing-to-heal = Léčí se nejvýš do čtyř životů a { $who } jich tolik má.

# Zaklínadla
say-which-spell = Do ruky, kterou drží { $who }, nevidíte. Napište, které zaklínadlo to je.
no-such-spell = { $who } takové zaklínadlo nemá.
no-unnamed-spell = { $who } žádné nepojmenované zaklínadlo nemá.
not-in-the-spell-deck = Takové zaklínadlo už v hromádce není.
only-the-surplus = { $count ->
    [0] Zaklínadla se jen tak neodkládají a { $who } žádné navíc nemá.
   *[other] Zaklínadla se jen tak neodkládají; { $who } má navíc jen { $count }.
}
surplus-is-not-cast = { $who } má víc zaklínadel, než smí; přebytek se odkládá, ne sesílá.
no-spells-in-the-glade = Na Prokleté mýtině zaklínadla neúčinkují: { $who } stojí právě tam.
no-spell-on-creatures-inside = Na tvory vnitřního pásu se zaklínadla nesesílají.
toads-cast-nothing = { $who } je ropucha: zaklínadla nezískává ani nesesílá.

# Proměny a přesvědčení
toads-have-no-abilities = { $who } je ropucha a zvláštní schopnosti teď nemá.
is-a-toad-already = { $who } už ropuchou je.
is-no-toad = { $who } ropuchou není.
cannot-change-at-will = { $who } přesvědčení z vlastní vůle měnit nesmí.
is-so-already = { $who } takové přesvědčení už má.
alignment-changed-already = { $who } už přesvědčení { $who_gender ->
    [f] změnila
   *[m] změnil
}; znovu až v příštím tahu.
no-neutral-face = Na neutrální se vrací jen ten, kdo neutrální začínal; karta pro { $who_acc } takovou stranu nemá.
no-alignment-card-left = Všechny čtyři karty změny přesvědčení jsou rozebrané.
nothing-lasts = { $who } nic takového zapsáno nemá.

# Koruna a konec hry
not-on-the-crown = Zaklínadlo moci se sesílá z Koruny moci a { $who } na ní nestojí.
crown-is-shared = Na Koruně moci je víc postav; { $who } se teď jen setkává s ostatními.
toads-do-not-command = { $who } je ropucha: zaklínadlo moci teď nesesílá a musí počkat.
no-command-on-arrival = Podle vašich pravidel se v tahu příchodu zaklínadlo moci nesesílá; { $who } začne příště.
commanded-already = { $who } už zaklínadlo moci v tomto tahu { $who_gender ->
    [f] seslala
   *[m] seslal
}.
not-asked = { $who } na zaklínadlo moci neodpovídá.
another-answers-first = Odpovídá se po směru hodinových ručiček: nejdřív { $whom }, potom { $who }.
nobody-leaves-yet = Dokud nikdo nestanul na Koruně moci, ze hry se neodstupuje: { $who } hraje dál.
is-out-already = { $who } už je mimo hru.
is-still-alive = { $who } žije; nová postava přijde až po smrti.
begins-anew-later = Nová postava za { $who_acc } přijde až na začátku příštího tahu tohoto hráče.
is-out-for-good = Někdo už na Koruně moci stál, a tak je { $who } ze hry venku natrvalo.
alive-needs-a-life = Kdo žije, má aspoň jeden život.

# Postavy a příprava
character-unknown = Postavu „{ $name }“ tato krabice nezná; nejdřív ji popište.
character-taken = Postavu „{ $character }“ už má někdo jiný; vyberte jinou.
too-few-characters = { $count ->
    [one] Volná je jen { $count } postava, a to na tolik hráčů nestačí.
    [few] Volné jsou jen { $count } postavy, a to na tolik hráčů nestačí.
   *[other] Volných je jen { $count } postav, a to na tolik hráčů nestačí.
}
no-such-seat = U tohoto stolu tolik hráčů nesedí.
so-many-dice = { $count ->
    [0] Tady se nehází žádnou kostkou.
    [one] Hází se jednou kostkou; napište jedno číslo.
    [few] Hází se { $count } kostkami; napište právě tolik čísel.
   *[other] Hází se { $count } kostkami; napište právě tolik čísel.
}
