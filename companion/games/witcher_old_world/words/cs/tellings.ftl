# Co teď udělají ruce: krátce, jedna věc na větu.

# Příprava
tell-lay-board = Rozložte herní plán doprostřed stolu
tell-shuffle-actions = Zamíchejte 90 karet akcí a položte je lícem dolů: to je balíček akcí
tell-market-zeros = Otáčejte karty z balíčku akcí, dokud nepřijdou tři s cenou 0; ty náhodně na tři místa zásoby nejvíc vpravo
tell-market-back = Ostatní otočené karty vraťte do balíčku akcí a zamíchejte ho
tell-market-three = Otočte další tři karty a náhodně je rozložte na tři místa zásoby nejvíc vlevo
tell-shuffle-potions = Zamíchejte lektvary do jednoho balíčku lícem dolů
tell-attribute-trophies = { $back ->
    [0] Vedle plánu rozložte všech { $count } trofejí vlastností
   *[other] Vedle plánu rozložte od každé vlastnosti jednu trofej, ostatní do krabice
}
tell-solo-trophy = Vedle plánu položte trofej vlastnosti { $attribute }, ostatní trofeje vlastností do krabice
tell-event-deck = { $tales ->
    [ours] Karty událostí zůstanou v krabici, události jsou v knize
   *[other] Karty událostí nemíchejte: seřaďte je podle čísel a rubem nahoru položte na jejich místo na plánu
}
tell-exploration-decks = { $tales ->
    [ours] Karty průzkumu zůstanou v krabici, příběhy jsou v knize
    [both] Zamíchejte zvlášť průzkum města a divočiny na jejich místa; naše příběhy k nim přimíchá aplikace
   *[other] Zamíchejte zvlášť průzkum města a průzkum divočiny, každý na jeho místo na plánu
}
tell-gold-and-dice = Zlaťáky a obě sady pokerových kostek dejte vedle plánu
tell-location-tokens = Žetony lokací roztřiďte na Lesy, Hory a Vodu a každou hromádku zamíchejte lícem dolů
tell-monster-cards = Karty nestvůr roztřiďte podle úrovní lícem nahoru, žetony nestvůr zamíchejte po úrovních lícem dolů
tell-fight-cards = Zamíchejte 20 bojových karet nestvůr a dejte je vedle plánu
tell-open-token = { $terrain }: žeton lokace { $place } lícem nahoru do slotu nestvůry
tell-place-monster = { $monster }: žeton na lokaci { $place }, kartu pod slot ({ $terrain })
tell-extra-pile = Přidaná hromádka vedle slotů nestvůr: lícem dolů { $count ->
    [one] { $count } žeton
    [few] { $count } žetony
   *[other] { $count } žetonů
} nestvůr I. úrovně
tell-first-player = Začíná { $seat }. hráč
tell-aid-cards = { $solo ->
    [yes] Vezměte si přehledovou kartu pro sólo režim
   *[no] Každý si vezme přehledovou kartu akcí a přehledovou kartu boje
}
tell-take-board = { $who }: figurku na lokaci { $place }, žeton bodování dolů na stupnici, všechny kostičky na 1, Štít na 1{ $trophies ->
    [0] {""}
   *[other] , pod plán hráče { $trophies ->
        [one] { $trophies } zaklínačskou trofej
        [few] { $trophies } zaklínačské trofeje
       *[other] { $trophies } zaklínačských trofejí
    } lícem dolů
}
tell-start-with = { $who }: zamíchejte 10 počátečních karet, do ruky { $cards ->
    [one] { $cards } kartu
    [few] { $cards } karty
   *[other] { $cards } karet
}, k tomu { $gold ->
    [one] { $gold } zlaťák
    [few] { $gold } zlaťáky
   *[other] { $gold } zlaťáků
}
tell-to-the-box = Co zbylo, patří zpátky do krabice
tell-check-numbers = Porovnejte čísla u stupnice trofejí (únava, zlaťáky) se stránkou Zaklínači; co se liší, opravte tam, aplikace si to zapamatuje
tell-aim = { $solo ->
    [yes] Cíl: tři nestvůry, trofej vlastnosti a co nejméně tahů; trofej vlastnosti nesmí být poslední
   *[no] Cíl: jako první čtyři kroky po stupnici trofejí; ten poslední jen bojem
}

# Pohyb a lokace
tell-figure = { $who }: figurku na lokaci { $place }
tell-unsure-road = Cesta mezi lokacemi { $place } a { $to } je nejistá: rozhoduje váš herní plán
tell-trail-quest = { $who }: žeton lokace { $place } lícem nahoru na plán hráče a na něj zlaťák ({ $terrain })
tell-trail-found = { $who }: stopovací úkol je splněný, žeton otočte lícem dolů ({ $terrain })
tell-gain-trail = { $who }: žeton stopování lícem dolů na plán hráče ({ $terrain })
tell-no-trail = { $terrain }: hromádka žetonů je prázdná, stopa odtud není
tell-second-trail = { $who } už tuto stopu má nebo hledá; druhá v boji nepomůže ({ $terrain })
tell-trails-end = { $who }: { $count ->
    [one] žeton zpět do hromádky
    [few] { $count } žetony zpět do hromádky
   *[other] { $count } žetonů zpět do hromádky
}, stopy této nestvůry končí ({ $terrain })
tell-token-back = Žeton lokace { $place } zpět do hromádky ({ $terrain }), zamíchejte ji

# Zlaťáky, lektvary, Štít
tell-gain-gold = { $who } bere { $count ->
    [one] { $count } zlaťák
    [few] { $count } zlaťáky
   *[other] { $count } zlaťáků
}
tell-gold-if-none = { $who }: kdo nemá ani zlaťák, bere jeden
tell-lose-gold = { $who } odevzdává { $count ->
    [one] { $count } zlaťák
    [few] { $count } zlaťáky
   *[other] { $count } zlaťáků
}
tell-gold-runs-out = Zlaťáků ve hře: { $count }. V krabici jich je jen 35, zbytek nahraďte, čím chcete
tell-draw-potions = { $who } bere { $count ->
    [one] { $count } lektvar
    [few] { $count } lektvary
   *[other] { $count } lektvarů
}
tell-lose-potions = { $who } odhazuje { $count ->
    [one] { $count } lektvar
    [few] { $count } lektvary
   *[other] { $count } lektvarů
}
tell-too-many-potions = { $who } smí mít nejvýš 4 lektvary; odhoďte podle svého výběru { $count ->
    [one] { $count } lektvar
    [few] { $count } lektvary
   *[other] { $count } lektvarů
}
tell-no-potions = Žádný lektvar už nezbývá
tell-reshuffle-potions = Lektvary došly: zamíchejte odhozené do nového balíčku
tell-shield = { $who }: ukazatel Štítu na { $value }
tell-shield-by = { $sign ->
    [up] { $who }: Štít +{ $by }, nejvýš po úroveň Obrany
   *[down] { $who }: Štít −{ $by }, nejníž na 0
}
tell-shield-full = { $who }: ukazatel Štítu až na úroveň Obrany

# Vlastnosti a úroveň
tell-attribute = { $who }: { $attribute }, kostičku na { $value }
tell-raise-by-hand = { $who }: { $attribute } +{ $count }, a co z toho plyne: Štít, lektvar, úroveň
tell-lower-by-hand = { $who }: { $attribute } −{ $count }, ne pod 1 a ne z 5; Štít ne nad Obranu
tell-at-its-top = { $who }: { $attribute } už je na 5, výš to nejde
tell-stays = { $who }: { $attribute } zůstává na { $value }
tell-level = { $who }: kostičku úrovně zaklínače na { $level ->
    [1] I
    [2] II
    [3] III
    [4] IV
   *[other] V
}

# Karty hráče
tell-draw-cards = { $who } dobírá { $count ->
    [one] { $count } kartu
    [few] { $count } karty
   *[other] { $count } karet
}
tell-no-more-cards = { $full ->
    [yes] { $who } má plnou ruku, dál se nedobírá
   *[no] { $who } už nemá co dobírat
}
tell-reshuffle = { $who }: odhazovací hromádku zamíchejte do nového balíčku
tell-discard-cards = { $who } odhazuje z ruky { $count ->
    [one] { $count } kartu
    [few] { $count } karty
   *[other] { $count } karet
}
tell-trash-cards = { $who } odstraňuje ze hry { $count ->
    [one] { $count } vlastní kartu
    [few] { $count } vlastní karty
   *[other] { $count } vlastních karet
}
tell-shuffle-all = { $who }: balíček, odhazovací hromádku i ruku zamíchejte do nového balíčku
tell-card-to-hand = { $who } bere novou kartu do ruky
tell-card-to-discard = { $who }: karta s cenou { $cost } na vlastní odhazovací hromádku

# Zásoba karet akcí
tell-slide-market = { $position ->
    [1] Na první místo zásoby zleva doplňte novou kartu
   *[other] V zásobě posuňte karty vlevo od { $position }. místa doprava a na první doplňte novou
}
tell-clear-market = Ze zásoby { $removed ->
    [yes] odstraňte ze hry
   *[no] odložte na společnou odhazovací hromádku
} { $count ->
    [one] kartu na místě { $positions }
    [few] karty na místech { $positions }
   *[other] karty na místech { $positions }
}, ostatní posuňte doprava a zleva doplňte nové
tell-no-actions = Balíček akcí i společná odhazovací hromádka jsou prázdné, místo v zásobě zůstává volné
tell-reshuffle-actions = Balíček akcí došel: zamíchejte společnou odhazovací hromádku do nového
tell-search-cost = Otáčejte karty z balíčku akcí, dokud nepřijde jedna s cenou { $cost }; ostatní na společnou odhazovací hromádku
tell-solo-last-card = Nikdo nesáhl po kartě nejvíc vpravo: na společnou odhazovací hromádku s ní, ostatní posuňte doprava a na první místo doplňte novou
tell-solo-last-card-unless = Nebyla-li nová karta ta nejvíc vpravo, odložte kartu nejvíc vpravo na společnou odhazovací hromádku

# Fáze III
tell-phase-three = { $who }: fáze III, v ruce nejvýš 3 karty a dobrat do { $count }
tell-fill-hand = { $who }: v ruce nechte nejvýš 3 karty a doberte do { $count }
tell-gains-nothing = { $who } na žádnou kartu nemá, novou nebere

# Průzkum, úkoly, události
tell-draw-exploration = { $who } bere vrchní kartu průzkumu ({ $deck }) a čte úvod a obě možnosti
tell-draw-alone = { $who } bere vrchní kartu průzkumu ({ $deck }), zakryje oba výsledky a čte si úvod a možnosti
tell-read-aloud = { $who } čte nahlas, rozhoduje { $whom }
tell-read-alone = { $who } si čte { $who_gender ->
    [f] sama
   *[m] sám
} a jen tu možnost, kterou si { $who_gender ->
    [f] vybrala
   *[m] vybral
}
tell-read-event = { $who } vyhledá událost { $event } a čte ji nahlas, žádnou jinou
tell-card-out = Karta průzkumu ({ $deck }) jde ze hry do krabice
tell-quest-place = { $who }: úkol vpravo k plánu hráče, plní se na lokaci { $place } (událost { $event })
tell-quest-token = { $who }: úkol vpravo k plánu hráče a na něj žeton lokace { $place } lícem nahoru (událost { $event })
tell-other-terrain = Hromádka žádaného terénu je prázdná, žeton přišel z jiné: { $terrain }
tell-no-tokens-left = { $who }: žádný žeton lokace nezbývá, kartu odložte bez úkolu
tell-quest-card-away = Kartu úkolu odstraňte ze hry
tell-keep-event = { $who } { $kind ->
    [companion] má společníka
   *[equipment] má vybavení
}, zůstává u plánu hráče: { $name_given ->
    [yes] { $name } (událost { $event })
   *[no] událost { $event }
}
tell-gift-used = { $name_given ->
    [yes] { $who } používá: { $name }
   *[no] { $who } používá, co leží u plánu hráče
}

# Kostkový poker
tell-pot = Pokerový bank: doplňte ho z pokladnice na { $count ->
    [one] { $count } zlaťák
    [few] { $count } zlaťáky
   *[other] { $count } zlaťáků
}
tell-rolls-for-locals = Za místní hází { $who }
tell-dice = Hází { $who }: { $dice } – { $rank }
tell-pot-lost = Pokerový bank jde zpátky do pokladnice

# Boj s nestvůrou
tell-read-ability = { $who } čte nahlas zvláštní schopnost nestvůry ({ $monster })
tell-count-life = { $who } odpočítá do balíčku života { $count ->
    [one] { $count } bojovou kartu
    [few] { $count } bojové karty
   *[other] { $count } bojových karet
} a zamíchá je lícem dolů
tell-life-deck = { $counted ->
    [yes] { $who }: odhazovací hromádku zamíchejte do balíčku, balíček života má { $count ->
        [one] { $count } kartu
        [few] { $count } karty
       *[other] { $count } karet
    }
   *[no] { $who }: odhazovací hromádku zamíchejte do balíčku, to je balíček života
}
tell-first-turn = { $begins ->
    [yes] Začíná { $who }
   *[no] Začíná protivník, po něm { $who }
}
tell-attack = { $who } volí útok: { $attack }
tell-strikes = { $kind ->
    [damage] { $who } čelí útoku ({ $attack }): zranění { $amount }
    [level] { $who } čelí útoku ({ $attack }): zranění podle úrovně nestvůry a ještě { $amount }
    [equal] { $who } čelí útoku ({ $attack }): zranění podle vlastnosti { $attribute }
    [random] { $who } čelí útoku ({ $attack }): náhodné karty z ruky
    [trash] { $who } čelí útoku ({ $attack }): odstranit { $amount ->
        [one] { $amount } kartu
        [few] { $amount } karty
       *[other] { $amount } karet
    } z ruky
   *[lower] { $who } čelí útoku ({ $attack }): { $attribute } klesá a k tomu zranění
}; protivníkovi { $left ->
    [0] nezbývá žádná karta
    [one] zbývá { $left } karta
    [few] zbývají { $left } karty
   *[other] zbývá { $left } karet
}
tell-damage-equal = { $who }: zranění se rovná úrovni vlastnosti { $attribute }
tell-random-discard = { $who } zamíchá ruku a { $whom } z ní odhodí naslepo { $count ->
    [one] { $count } kartu
    [few] { $count } karty
   *[other] { $count } karet
}; co chybí, z vrchu balíčku
tell-random-discard-alone = { $who } zamíchá ruku a naslepo z ní odhodí { $count ->
    [one] { $count } kartu
    [few] { $count } karty
   *[other] { $count } karet
}; co chybí, z vrchu balíčku
tell-trash-one = { $empty ->
    [yes] { $who } má prázdnou ruku: odstraní se vrchní karta balíčku
   *[no] { $who } si z ruky vybere kartu, která jde ze hry (z prázdné ruky vrchní kartu balíčku)
}
tell-suffers = { $who }: zranění { $damage }
tell-damage-order = { $who }: nejdřív Štít, potom karty z balíčku, nakonec z ruky
tell-lose-from-deck = { $who } odhazuje { $count ->
    [one] { $count } kartu
    [few] { $count } karty
   *[other] { $count } karet
} z vrchu balíčku, a když dojde, z ruky
tell-lost-cards = { $hand ->
    [0] { $who } odhazuje z balíčku { $deck ->
        [one] { $deck } kartu
        [few] { $deck } karty
       *[other] { $deck } karet
    }
   *[other] { $deck ->
        [0] { $who } odhazuje z ruky { $hand ->
            [one] { $hand } kartu
            [few] { $hand } karty
           *[other] { $hand } karet
        }
       *[other] { $who } odhazuje karty: z balíčku { $deck }, z ruky { $hand }
    }
}
tell-monster-loses = Z protivníkova balíčku života { $count ->
    [one] odhoďte { $count } kartu
    [few] odhoďte { $count } karty
   *[other] odhoďte { $count } karet
}, { $left ->
    [0] nezbývá žádná
    [one] zbývá { $left }
    [few] zbývají { $left }
   *[other] zbývá { $left }
}
tell-top-discard = { $who } bere do ruky vrchní kartu z odhazovací hromádky
tell-draw-combat = { $change ->
    [0] { $who } dobírá tolik karet, kolik má Boj
   *[other] { $who } dobírá podle Boje, upraveno o { $change }
}
tell-draw-nothing = { $who } nedobírá nic
tell-potion-used = { $who }: použitý lektvar otočte lícem dolů, odhodí se po boji
tell-armour = { $who }: Brnění zabralo samo, dobrat a Štít podle čísel na plánu hráče
tell-venom = { $who } smí použít Jedovatou ocel, soupeř přišel o kartu
tell-venom-by-board = { $who }: Jedovatá ocel podle plánu hráče; odhozené karty přičtěte ke zranění
tell-venom-look = { $who } si prohlédne { $count ->
    [one] vrchní kartu
    [few] { $count } vrchní karty
   *[other] { $count } vrchních karet
} soupeřova balíčku a { $discarded ->
    [0] vše vrátí v libovolném pořadí
   *[other] { $discarded } z nich odhodí, ostatní vrátí v libovolném pořadí
}
tell-shuffle-fight-cards = Všechny bojové karty nestvůr zamíchejte zpět do jednoho balíčku
tell-defeated = Porážka nestvůry: { $monster }. Kartu z lokace { $place } bere { $who }, popis boje smí někdo přečíst
tell-driven-away = Zahnání nestvůry: { $monster } mizí z lokace { $place }. { $who } je z boje { $who_gender ->
    [f] vyřazena
   *[m] vyřazen
}
tell-total-defeat = Úplná porážka: { $who } padá na lokaci { $place }. Nestvůra zůstává, příště s plnými životy: { $monster }

# Nové nestvůry
tell-monster-discarded = { $monster }: kartu i žeton odložte mezi zahnané
tell-driven-come-back = Žetony { $level ->
    [1] I.
    [2] II.
   *[other] III.
} úrovně došly: { $count ->
    [one] vraťte do hromádky { $count } zahnaný
    [few] zamíchejte { $count } zahnané do nové hromádky
   *[other] zamíchejte { $count } zahnaných do nové hromádky
}
tell-slot-stays-empty = { $terrain }: slot nestvůry zůstává prázdný

# Boj zaklínačů
tell-bet = { $who }: zlaťák na plán hráče, sázka { $on ->
    [attacker] na útočícího
   *[defender] na bránícího se
}
tell-bet-lost = { $who }: prohraný zlaťák do společné zásoby
tell-duel-won = { $who } vyhrává, { $whom } je z boje { $whom_gender ->
    [f] vyřazena
   *[m] vyřazen
}
tell-no-second-trophy = { $who } už trofej této školy má; { $whom } žádnou další nedává
tell-tavern = Na lokaci { $place } položte žeton zavřené krčmy
tell-tavern-here = Na lokaci tohoto boje položte žeton zavřené krčmy

# Trofeje a konec
tell-trophy = { $kind ->
    [monster] { $who }: kartu nestvůry pod plán hráče, schopnost ať je vidět
    [witcher] { $who }: zaklínačskou trofej poraženého pod plán hráče, schopnost ať je vidět
   *[attribute] { $who }: trofej vlastnosti pod plán hráče, schopnost ať je vidět
}
tell-track = { $who }: žeton bodování na { $value }. stupeň
tell-no-step-by-meditation = { $who }: karta ano, krok ne, na vrchol stupnice trofejí meditace nevede
tell-fatigue = { $count ->
    [0] { $who }: únava žádná
   *[other] { $who }: únava { $count }, karty si vyberte z balíčku, ruky i odhazovací hromádky
}
tell-won = Hru vyhrává { $who }
