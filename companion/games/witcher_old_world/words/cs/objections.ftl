# Námitky a odmítnutí: klidně, co říká pravidlo a co se dá udělat.

# Kdo a kdy
game-is-won = Hra už skončila, vyhrává { $who }. Byl-li to omyl, vezměte zpět tah, kterým se to stalo.
choices-first = Nejdřív dokončete přípravu: plány hráčů a všechno, co se volí před prvním tahem.
nothing-to-choose = Taková volba teď na řadě není; pokračujte tím, co nabízí stránka Tah.
not-its-choice = Nejdřív volí { $whom }; { $who } přijde na řadu potom.
not-its-turn = Na tahu je { $active }; { $who } přijde na řadu později.
phase-one-is-over = { $who } už má fázi I za sebou; k pohybu a akcím se v tomto tahu vrátit nelze.
move-first = { $who } se v tomto tahu ještě { $who_gender ->
    [f] nepohnula
   *[m] nepohnul
}; akce přicházejí až po pohybu.
phase-two-is-chosen = { $who } už má ve fázi II vybráno; v každém tahu se v ní dělá jen jedno.
other-draws-first = { $who } ještě nemá hotovou fázi III; nejdřív ji dokončete.
nothing-to-do = Nic takového teď dělat netřeba; pokračujte v tahu.
fight-first = Probíhá boj; nejdřív ho dohrajte.
poker-first = Na stole leží kostky; nejdřív dohrajte poker.
card-first = Leží tu otevřená karta ({ $deck }); nejdřív ji vyřiďte.
at-once-new-monster = Slot nestvůry je prázdný; nejdřív přiveďte novou nestvůru.
at-once-zero-card = { $who } si má hned vzít kartu s cenou { $cost }; teprve potom se jde dál.
at-once-card = { $who } si má hned vzít kartu s cenou { $cost }; teprve potom se jde dál.
at-once-trail = { $who } má hned zvolit, čí stopu získá; teprve potom se jde dál.
not-here = { $who } není na lokaci { $place }; potkat se mohou jen ti, kdo stojí na téže lokaci.
not-with-oneself = Sám se sebou nikdo nehraje ani nebojuje; vyberte někoho jiného.
no-such-seat = U tohoto stolu tolik hráčů nesedí; vyberte nižší číslo.

# Plány hráčů
school-taken = Tento plán hráče už někdo má ({ $school }); vyberte jiný.
board-not-drawn = Tento plán hráče mezi dvěma vylosovanými není ({ $school }); vybírá se z těch dvou.

# Pohyb
stands-there = Tam už stojíte: lokace { $place }. Vyberte jinou.
no-road = Z lokace { $place } na lokaci { $to } žádná cesta nevede; jde se vždy jen na nejbližší lokaci po cestě.
no-cards-to-move = { $who } už nemá v ruce kartu, kterou by pohyb { $who_gender ->
    [f] zaplatila
   *[m] zaplatil
}; zbývá fáze II.
no-cards-no-stop = { $who } už nemá žádnou kartu; podle vašich pravidel následuje rovnou fáze II.
so-many-cards = { $count ->
    [one] Za tento pohyb se platí jednou kartou; jmenujte právě jednu.
    [few] Za tento pohyb se platí { $count } kartami; jmenujte právě tolik.
   *[other] Za tento pohyb se platí { $count } kartami; jmenujte právě tolik.
}
card-leads-elsewhere = { $card ->
    [forest] Karta se symbolem lesů
    [mountain] Karta se symbolem hor
    [water] Karta se symbolem vody
   *[wild] Karta se symbolem divočiny
} na lokaci { $place } sama nestačí; přidejte k ní druhou kartu nebo zlaťák, nebo jděte jinam.
terrain-of-east = Terén lokace { $place } pravidla neuvádějí; zaplaťte jinak, nebo ho opište z herního plánu.

# Akce lokací
no-such-action = { $action ->
    [attribute] Lokace { $place } podle herního plánu vlastnost nezvyšuje; dělá něco jiného.
    [school] Na lokaci { $place } žádná zaklínačská škola není.
    [potion] Na lokaci { $place } podle herního plánu žádný lektvar není.
    [poker] Na lokaci { $place } se podle herního plánu s místními nehraje.
    [exchange] Na lokaci { $place } se podle herního plánu karty nevyměňují.
    [trail] Na lokaci { $place } se podle herního plánu po stopě nevydává.
   *[clearing] Na lokaci { $place } se podle herního plánu zásoba karet nepročišťuje.
}
action-used = Akci lokace { $place } už jste v tomto tahu použili; znovu až v příštím.
say-which-attribute = Kterou vlastnost tato lokace zvyšuje, ještě nevíme; vyberte ji podle herního plánu.
attribute-above-level = { $who }: { $attribute } je nad úrovní zaklínače ({ $level }); na této lokaci lze zvýšit jen vlastnost, která nad ní není.
attribute-at-top = { $who }: { $attribute } je už na 5 a výš to nejde; vyberte jinou vlastnost.
speciality-at-home = Specializace se cvičí jen ve vlastní škole; { $who } je jinde.
too-little-gold = { $gold ->
    [0] { $who } nemá žádný zlaťák
    [one] { $who } má { $gold } zlaťák
    [few] { $who } má { $gold } zlaťáky
   *[other] { $who } má { $gold } zlaťáků
} a cena je { $price }; zaplatit se musí celá.
too-dear-to-exchange = Nová karta smí stát nejvýš o 1 víc než odstraněná: ta stála { $trashed }, nová stojí { $cost }.
nothing-to-do-here = Zlaťák je tu jen pro toho, kdo žádný nemá; { $who } může vybrat, které karty ze zásoby odstranit.
no-monster-there = Na tomto terénu teď žádná nestvůra není ({ $terrain }); vyberte jiný.
seeks-no-trail-there = { $who } na lokaci { $place } žádnou stopu nehledá.
trail-is-elsewhere = Stopovací úkol se splní až vstupem na lokaci { $place }.
no-trail-to-seek = V hromádce není žeton pro stopovací úkol ({ $terrain }); vyberte jiný terén.
no-trail-left = Hromádka žetonů tohoto terénu je prázdná ({ $terrain }); vyberte jiný.
no-such-token = Žeton lokace { $place } v hromádce není ({ $terrain }); zkontrolujte číslo.
token-of-this-place = Žeton ukazuje lokaci { $place }, kde právě stojíte; vezměte jiný a tento pak vraťte.

# Kostkový poker
no-poker = Teď se kostky nehrají; nejdřív někoho vyzvěte nebo přisedněte k místním.
poker-step-roll = Kostky ještě nepadly; nejdřív hoďte.
poker-step-their-reroll = Kostky už padly; teď smí přehodit ten, kdo není na tahu.
poker-step-own-reroll = Kostky už padly; teď smí přehodit zaklínač na tahu.
played-already = { $who } už v tomto tahu kostky { $who_gender ->
    [f] hrála
   *[m] hrál
}; s každým se hraje jen jednou za tah.
no-gold-to-play = { $who } nemá ani zlaťák; hrát se dá, až když má každý aspoň jeden.
so-many-dice = { $count ->
    [0] Nepřehazuje se žádná kostka; žádná čísla nepište.
    [one] Přehazuje se { $count } kostka; napište právě jedno číslo.
    [few] Přehazují se { $count } kostky; napište právě tolik čísel.
   *[other] Přehazuje se { $count } kostek; napište právě tolik čísel.
}

# Průzkum a meditace
exploration-deck-empty = Tento balíček průzkumu je vyčerpaný ({ $deck }); zkuste druhý.
must-choose-a-deed = Ve fázi II se vždy něco dělá; { $who } může přinejmenším na průzkum.
no-such-tale = Karta { $number } v tomto balíčku není ({ $deck }); nejspíš už přišla.
no-card-open = Žádná karta teď otevřená neleží; přinese ji průzkum nebo splněný úkol.
read-it-out = Tato karta se čte v knize; dočtěte ji tam.
terrain-or-place = Řekněte buď terén, nebo lokaci: úkol vede jen na jedno místo.
no-quest-in-the-east = Lokace { $place } nemá žeton lokace, žádný úkol k ní nevede; vyberte jinou.
only-events-stay = Nechat si jde jen událost, která je vybavení nebo společník; karta průzkumu to není.
say-the-price = Řekněte, kolik možnost stojí: aspoň zlaťák nebo lektvar.
too-few-potions = { $count ->
    [0] { $who } nemá žádný nepoužitý lektvar a cena jsou lektvary: { $price }; bez nich se tato možnost zvolit nedá.
    [one] { $who } má { $count } lektvar a cena jsou { $price }; zaplatit se musí celá.
    [few] { $who } má { $count } lektvary a cena je { $price }; zaplatit se musí celá.
   *[other] { $who } má { $count } lektvarů a cena je { $price }; zaplatit se musí celá.
}
event-is-out = Událost { $event } už jednou přišla a podle vašich pravidel se znovu nečte.
event-is-kept = Událost { $event } už u svého plánu má { $who }; zkontrolujte číslo.
attribute-too-low = Meditovat jde jen s vlastností na 5; { $attribute } tak vysoko není ({ $who }).
trophy-is-gone = Trofej této vlastnosti už vedle plánu neleží ({ $attribute }); vyberte jinou.
owns-that-trophy = { $who } trofej této vlastnosti už má ({ $attribute }); podruhé se nezíská.

# Úkoly
no-such-quest = { $who } takový úkol nemá; vyberte některý z těch u plánu hráče.
quest-elsewhere = Tento úkol se plní na lokaci { $place }; dojděte tam.
leave-first = { $who } tento úkol { $who_gender ->
    [f] získala
   *[m] získal
} přímo na lokaci { $place }; nejdřív odtud musí odejít a zase se vrátit.
one-quest-a-stop = Podle vašich pravidel se na jedné zastávce plní jen jeden úkol.
say-which-token = Hromádka žádaného terénu je prázdná a podle vašich pravidel volí stůl; řekněte, který žeton jste vzali.

# Boj
no-fight = Žádný boj teď neprobíhá; nejdřív nějaký začněte.
fight-step-bets = Ještě se sází; nejdřív uzavřete sázky.
fight-step-ability = Boj ještě nezačal; nejdřív přečtěte zvláštní schopnost a složte balíčky života.
fight-step-turns = Boj už běží; tohle patřilo před něj, nebo až na jeho konec.
fight-step-last = Protivníkova poslední karta už padla; řekněte, jestli se zaklínač udržel.
monster-elsewhere = Tam, kde stojí { $who }, tato nestvůra není; bojuje se jen na stejné lokaci.
no-monster-here = Na této lokaci žádná nestvůra není; bojuje se jen tam, kde nějaká žije.
attribute-trophy-first = Poslední nestvůra ještě nesmí padnout: nejdřív trofej vlastnosti, ta nesmí být poslední. Zahnat ji smíte.
first-turn-by-trail = První tah má ten, kdo má stopu této nestvůry, jinak nestvůra; jen karta to může změnit.
not-in-this-fight = { $who } v tomto boji nebojuje; vyberte někoho z bojujících.
not-its-fight-turn = { $who } teď na tahu v boji není; nejdřív soupeř.
witchers-fight-turn = Na tahu v boji je zaklínač; nestvůra přijde po něm.
no-more-potions = { $count ->
    [one] { $who } smí v jednom boji použít jen { $count } lektvar, tolik dovoluje Alchymie.
    [few] { $who } smí v jednom boji použít jen { $count } lektvary, tolik dovoluje Alchymie.
   *[other] { $who } smí v jednom boji použít jen { $count } lektvarů, tolik dovoluje Alchymie.
}
not-with-a-combo = { $who } má Specializaci, která se při kombinaci nepoužívá; patří do jiné chvíle boje.
combo-of-three = Šermířské umění chce kombinaci aspoň { $count ->
    [one] { $count } karty
    [few] { $count } karet
   *[other] { $count } karet
}; { $who } ji má kratší.
armour-without-shield = Brnění zabírá samo, až Štít klesne na nulu; { $who } má Štít ještě na { $count }.
speed-comes-first = Rychlost patří jen do prvního vlastního bojového tahu; { $who } už ho má za sebou.
no-card-to-take-back = { $who } nemá na odhazovací hromádce žádnou kartu, Magie teď nemá co vrátit.
nothing-was-discarded = Jedovatá ocel čeká, až soupeř kvůli útoku odhodí aspoň kartu; teď žádnou neodhodil ({ $who }).
no-potion-left = { $who } už žádný nepoužitý lektvar nemá.
used-in-this-fight = { $who } už to v tomto boji { $who_gender ->
    [f] použila
   *[m] použil
}; jde to jen jednou za boj.
used-fight = { $who } už to v tomto boji { $who_gender ->
    [f] použila
   *[m] použil
}; jde to jen jednou za boj.
used-turn = { $who } už to v tomto tahu { $who_gender ->
    [f] použila
   *[m] použil
}; jde to jen jednou za tah.
used-once = { $who } už to { $who_gender ->
    [f] použila
   *[m] použil
}; pomáhá to jen jednou za hru.
nothing-of-that-name = { $who } nic takového nemá; vyberte něco z toho, co leží u plánu hráče.
too-few-cards = { $count ->
    [0] { $who } nemá v ruce žádnou kartu, a bez karty to nejde.
    [one] { $who } má v ruce jen { $count } kartu; je třeba víc karet.
    [few] { $who } má v ruce jen { $count } karty; je třeba víc karet.
   *[other] { $who } má v ruce jen { $count } karet; je třeba víc karet.
}
must-play-a-card = { $who } má v ruce karty, a tak musí aspoň jednu zahrát.
no-such-link = { $position }. karta kombinace nenavazuje: karta pod ní musí mít použité rozšíření v { $colour ->
    [blue] modré
    [red] červené
    [green] zelené
    [yellow] žluté
   *[purple] fialové
} barvě.
attack-is-named = Útok už je zvolený ({ $attack }); teď otočte kartu.
not-its-attack = Útok tentokrát volí { $who }; volba jde kolem stolu.
name-the-attack = Nejdřív někdo nahlas zvolí výpad, nebo kousnutí, teprve pak se otočí karta.
no-such-effect = Takový efekt na bojových kartách není: „{ $effect }“; vyberte, co je na kartě vytištěno.
cards-left = { $who } má ještě karty; vyřazen je jen ten, komu nezbývá karta v balíčku ani v ruce.
no-monster-in-this-fight = V boji zaklínačů žádná nestvůra není, a tak tu není co opravovat.
not-at-a-school = Lokace { $place } je zaklínačská škola a tam se zaklínači mezi sebou nebijí.
tavern-is-closed = Na lokaci { $place } leží žeton zavřené krčmy; zaklínači tu spolu teď nebojují.
played-so-no-fight = { $who } s vámi v tomto tahu { $who_gender ->
    [f] hrála
   *[m] hrál
} kostky, a tak se spolu nebijete.
fighters-do-not-bet = { $who } bojuje, a tak nesází; sázejí jen ostatní.
has-bet = { $who } už sázku má; každý smí vsadit jednou.

# Nestvůry
no-such-monster = { $monster }: takový žeton mezi nestvůrami { $level ->
    [1] I.
    [2] II.
   *[other] III.
} úrovně neleží; vyberte jiný.
not-of-that-level = { $monster }: nestvůra jiné úrovně, než jaká sem podle pravidel patří; vyberte jinou.
say-what-lies-there = Řekněte, která lokace nebo která nestvůra ve slotu opravdu leží.
card-is-a-trophy = { $monster }: tuto kartu už má někdo jako trofej. Žeton odložte ze hry a otočte jiný.
unknown-monster = Taková nestvůra v krabici není ({ $monster }); vyberte jinou.

# Fáze III a karty akcí
not-in-phase-three = { $who } teď fázi III nemá; přijde po fázi II.
hand-is-filled = { $who } už má ruku doplněnou; zbývá získat novou kartu.
too-many-kept = V ruce smějí zůstat nejvýš tři karty; { $who } musí odhodit aspoň { $count }.
fill-the-hand-first = { $who } nejdřív doplní ruku, teprve pak získá novou kartu.
say-the-cost = Cena karty na { $position }. místě zleva zapsaná není; řekněte, co na ní je.
must-gain-a-card = Vzít jednu kartu ze zásoby je povinné; { $who } si ji nebere jen tehdy, když na žádnou nemá.
not-that-cost = Karta na { $position }. místě zleva má jinou cenu; hledá se karta s cenou { $cost }.
lies-in-the-market = Karta s cenou { $cost } leží v zásobě na { $position }. místě zleva; bere se odtud, v balíčku se nehledá.
only-from-phase-three = Další tah může začít dřív jen ve chvíli, kdy předchozímu hráči zbývá už jen fáze III.
nobody-else-plays = Nikdo další tu nehraje; dokončete svůj tah.
one-at-a-time = Jeden hráč už fázi III dodělává vedle; než skončí, další tah dřív nezačne.
