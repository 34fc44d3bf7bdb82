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
    [both] Zamíchejte zvlášť průzkum města a průzkum divočiny a položte je na jejich místa; naše příběhy k nim přimíchá aplikace
   *[other] Zamíchejte zvlášť průzkum města a průzkum divočiny a každý položte na jeho místo na plánu
}
tell-gold-and-dice = Zlaťáky a obě sady pokerových kostek dejte vedle plánu
tell-location-tokens = Žetony lokací roztřiďte na Lesy, Hory a Vodu
tell-monster-cards = Karty nestvůr roztřiďte podle úrovní lícem nahoru, žetony nestvůr také po úrovních
tell-shuffle-tokens = Ostatní žetony lokací zamíchejte po terénech lícem dolů
tell-shuffle-monsters = Ostatní žetony nestvůr zamíchejte po úrovních lícem dolů
tell-drew-yourselves = Losujete-li žetony raději sami, opište je potom na stránce Balíčky
tell-fight-cards = Zamíchejte 20 bojových karet nestvůr a dejte je vedle plánu
tell-open-token = { $terrain }: žeton lokace { $place } lícem nahoru do slotu nestvůry
tell-place-monster = { $monster }: žeton na lokaci { $place }, kartu pod slot ({ $terrain })
tell-extra-pile = Přidaná hromádka vedle slotů nestvůr: lícem dolů { $count ->
    [one] { $count } žeton
    [few] { $count } žetony
   *[other] { $count } žetonů
} nestvůr I. úrovně
tell-first-named = Začíná { $name }
tell-first-player = Začíná { $seat }. hráč
tell-aid-cards = { $solo ->
    [yes] Vezměte si přehledovou kartu pro sólo režim
   *[no] Každý si vezme přehledovou kartu akcí a přehledovou kartu boje
}
tell-take-board = { $who }: figurku na lokaci { $place }, žeton bodování na nejnižší pole stupnice, všechny kostičky na 1, Štít na 1{ $trophies ->
    [0] {""}
   *[other] , pod plán hráče { $trophies ->
        [one] { $trophies } zaklínačskou trofej
        [few] { $trophies } zaklínačské trofeje
       *[other] { $trophies } zaklínačských trofejí
    } lícem dolů
}
tell-start-with = { $who } zamíchá 10 počátečních karet a bere do ruky { $cards ->
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
   *[no] Cíl: dojít jako první na vrchol stupnice trofejí; kroky jsou čtyři a poslední lze získat jen bojem
}

# Pohyb a lokace
tell-put-back = { $who } vrací na vrch svého balíčku { $count ->
    [one] { $count } kartu
    [few] { $count } karty
   *[other] { $count } karet
} z ruky, v libovolném pořadí
tell-figure = { $who }: figurku na lokaci { $place }
tell-unsure-road = Cesta mezi lokacemi { $place } a { $to } je nejistá: rozhoduje váš herní plán
tell-trail-quest = { $who }: žeton lokace { $place } lícem nahoru na plán hráče a na něj zlaťák ({ $terrain })
tell-trail-found = { $who }: stopovací úkol je splněný, žeton lícem dolů ({ $terrain })
tell-gain-trail = { $who }: žeton stopování lícem dolů na plán hráče ({ $terrain })
tell-no-trail = { $terrain }: v hromádce nezbývá žádný žeton, stopu nelze získat
tell-second-trail = { $who } už tuto stopu má nebo hledá; druhá v boji nepomůže ({ $terrain })
tell-trails-end = { $who }: { $count ->
    [one] žeton zpět do hromádky
    [few] { $count } žetony zpět do hromádky
   *[other] { $count } žetonů zpět do hromádky
}, stopy této nestvůry končí ({ $terrain })
tell-trail-gold-back = { $who }: { $count ->
    [one] zlaťák
    [few] { $count } zlaťáky
   *[other] { $count } zlaťáků
} ze stopovacího úkolu zpět do pokladnice ({ $terrain })
tell-token-back = Žeton lokace { $place } zpět do hromádky ({ $terrain }), zamíchejte ji

# Zlaťáky, lektvary, Štít
tell-gain-gold = { $who } bere { $count ->
    [one] { $count } zlaťák
    [few] { $count } zlaťáky
   *[other] { $count } zlaťáků
}
tell-gold-if-none = { $who } bere zlaťák, nemá-li žádný
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
tell-too-many-potions = { $who } má přes 4 lektvary a podle svého výběru odhazuje { $count ->
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
tell-lower-by-hand = { $who }: { $attribute } −{ $count } (pod 1 se nesnižuje a z 5 také ne); Štít nesmí zůstat nad Obranou
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
tell-reshuffle = { $who } zamíchá odhazovací hromádku do nového balíčku
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
tell-shuffle-all = { $who } zamíchá balíček, odhazovací hromádku i ruku do nového balíčku
tell-card-to-hand = { $who } bere novou kartu do ruky
tell-card-to-discard = { $who }: karta s cenou { $cost } na vlastní odhazovací hromádku

# Zásoba karet akcí
tell-slide-market = { $position ->
    [1] Na první místo zásoby zleva doplňte novou kartu
   *[other] V zásobě posuňte karty, které leží vlevo od { $position }. místa, doprava a na první místo zleva doplňte novou
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
tell-solo-last-card = Nikdo nesáhl po kartě nejvíc vpravo: odložte ji na společnou odhazovací hromádku, ostatní posuňte doprava a na první místo doplňte novou
tell-solo-last-card-unless = Nebyla-li nová karta ta nejvíc vpravo, odložte kartu nejvíc vpravo na společnou odhazovací hromádku

# Fáze III
tell-phase-three = { $who }: konec tahu, { $count ->
    [0] tentokrát nedobírá
    [1] tentokrát dobírá jen do 1 karty
    [2] tentokrát dobírá jen do 2 karet
   *[other] v ruce si nechá nejvýš 3 karty a dobírá do { $count } karet
}
tell-fill-hand = { $count ->
    [0] { $who } tentokrát nedobírá
    [1] { $who } tentokrát dobírá jen do 1 karty
    [2] { $who } tentokrát dobírá jen do 2 karet
   *[other] { $who } si nechá v ruce nejvýš 3 karty a dobírá do { $count } karet
}
tell-gains-nothing = { $who } na žádnou kartu nemá, novou nebere

# Průzkum, úkoly, události
tell-draw-exploration = { $who } bere vrchní kartu průzkumu ({ $deck }) a nahlas čte úvod a obě možnosti
tell-draw-alone = { $who } bere vrchní kartu průzkumu ({ $deck }), zakryje oba výsledky a čte si úvod a možnosti
tell-read-aloud = { $who } čte nahlas, rozhoduje { $whom }
tell-read-alone = { $who } si { $who_gender ->
    [f] sama
   *[m] sám
} čte jen výsledek možnosti, kterou si { $who_gender ->
    [f] vybrala
   *[m] vybral
}
tell-read-event = { $who } vyhledá událost { $event } a čte ji nahlas, žádnou jinou
tell-card-out = Karta průzkumu ({ $deck }) jde ze hry do krabice
tell-quest-place-named = { $who }: úkol „{ $name }“, plní se na lokaci { $place }
tell-quest-token-named = { $who }: úkol „{ $name }“, k plánu hráče žeton lokace { $place } lícem nahoru
tell-quest-place = { $who }: úkol vpravo k plánu hráče, plní se na lokaci { $place } (událost { $event })
tell-quest-token = { $who }: úkol vpravo k plánu hráče a na něj žeton lokace { $place } lícem nahoru (událost { $event })
tell-other-terrain = Hromádka žádaného terénu je prázdná, žeton přišel z jiné: { $terrain }
tell-no-tokens-left = { $who } odkládá kartu bez úkolu, žádný žeton lokace nezbývá
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
tell-count-life = { $who } odpočítá do balíčku života nestvůry { $count ->
    [one] { $count } bojovou kartu
    [few] { $count } bojové karty
   *[other] { $count } bojových karet
} a zamíchá je lícem dolů
tell-life-deck = { $counted ->
    [yes] { $who } zamíchá odhazovací hromádku do svého balíčku, balíček života má { $count ->
        [one] { $count } kartu
        [few] { $count } karty
       *[other] { $count } karet
    }
   *[no] { $who } zamíchá odhazovací hromádku do svého balíčku, to je balíček života
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
    [trash] { $who } čelí útoku ({ $attack }) a odstraňuje { $amount ->
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
tell-snatches = { $monster } zraňuje o { $less } méně; { $count ->
    [0] z prázdné ruky se nic neodhazuje
   *[other] { $solo ->
        [yes] { $who } zamíchá ruku a naslepo z ní odhodí 1 kartu
       *[no] { $who } zamíchá ruku a { $whom } z ní odhodí naslepo 1 kartu
    }
}
tell-suffers = { $who }: zranění { $damage }
tell-damage-order = { $who }: nejdřív Štít, potom karty z balíčku, nakonec z ruky
tell-lose-from-deck = { $who } odhazuje { $count ->
    [one] { $count } kartu
    [few] { $count } karty
   *[other] { $count } karet
} z vrchu balíčku, a když dojde, z ruky podle svého výběru
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
tell-lost-of-choice = { $deck ->
    [0] { $who } odhazuje z ruky { $hand ->
        [one] { $hand } kartu
        [few] { $hand } karty
       *[other] { $hand } karet
    } podle svého výběru
   *[other] { $who } odhazuje karty: z balíčku { $deck }, z ruky podle svého výběru { $hand }
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
    [0] { $who } dobírá tolik karet, kolik udává úroveň Boje
    [1] { $who } dobírá podle úrovně Boje a o kartu víc
    [-1] { $who } dobírá podle úrovně Boje, ale o kartu méně
    [2] { $who } dobírá podle úrovně Boje a o 2 karty víc
    [-2] { $who } dobírá podle úrovně Boje, ale o 2 karty méně
   *[other] { $who } dobírá podle úrovně Boje s úpravou { $change }
}
tell-draw-nothing = { $who } nedobírá nic
tell-potion-used = { $who } otáčí použitý lektvar lícem dolů, po boji ho odhodí
tell-armour = { $who } dobírá karty a zvyšuje Štít podle čísel na plánu hráče, Brnění zabralo samo
tell-speed-by-board = { $who }: Rychlost podle plánu hráče; dobrané a vrácené karty potom opravte na stránce Zaklínači
tell-magic = { $any ->
    [yes] { $who } si prohlédne vlastní odhazovací hromádku a vezme z ní do ruky kteroukoli kartu
   *[no] { $who } bere do ruky vrchní kartu vlastní odhazovací hromádky
}
tell-magic-by-board = { $who } potom odhazuje z ruky tolik karet, kolik u Magie udává plán hráče
tell-venom = { $who } smí použít Jedovatou ocel, soupeř přišel o kartu
tell-venom-by-board = { $who }: Jedovatá ocel podle plánu hráče; odhozené karty přičtěte ke zranění
tell-venom-look = { $count ->
    [1] { $who } si prohlédne vrchní kartu soupeřova balíčku a { $discarded ->
        [0] vrátí ji
       *[other] odhodí ji
    }
   *[other] { $who } si prohlédne { $count ->
        [one] { $count } vrchní kartu
        [few] { $count } vrchní karty
       *[other] { $count } vrchních karet
    } soupeřova balíčku a { $discarded ->
        [0] vrátí je v libovolném pořadí
       *[other] { $discarded } z nich odhodí, ostatní vrátí v libovolném pořadí
    }
}
tell-shuffle-fight-cards = Všechny bojové karty nestvůr zamíchejte zpět do jednoho balíčku
tell-defeated = Poraženo: { $monster }. Kartu nestvůry zpod slotu bere { $who }, popis boje smí někdo přečíst
tell-driven-away = Zahnání nestvůry: { $monster } mizí z lokace { $place }. { $who } je z boje { $who_gender ->
    [f] vyřazena
   *[m] vyřazen
}
tell-total-defeat = Úplná porážka: { $who } padá na lokaci { $place }. Nestvůra zůstává, příště s plnými životy: { $monster }

# Nové nestvůry
tell-not-to-fall-yet = { $monster }: poslední nestvůra. Zahnat ji jde, porazit až s trofejí vlastnosti
tell-monster-token-off = { $monster }: žeton nestvůry z lokace { $place } { $later ->
    [yes] sejměte a odložte stranou
   *[no] vraťte lícem dolů do hromádky { $level ->
        [1] I.
        [2] II.
       *[other] III.
    } úrovně a zamíchejte ji
}
tell-monster-token-out = { $monster }: žeton nestvůry z lokace { $place } jde ze hry i s kartou
tell-monster-token-back = { $monster }: odložený žeton nestvůry teď lícem dolů do hromádky { $level ->
    [1] I.
    [2] II.
   *[other] III.
} úrovně, zamíchejte ji
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
tell-bet-lost = { $who }: prohraný zlaťák do pokladnice
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
    [one] { $who }: únava { $count }, ze hry jde { $count } vlastní karta z ruky, balíčku nebo odhazovací hromádky
    [few] { $who }: únava { $count }, ze hry jdou { $count } vlastní karty z ruky, balíčku nebo odhazovací hromádky
   *[other] { $who }: únava { $count }, ze hry jde { $count } vlastních karet z ruky, balíčku nebo odhazovací hromádky
}
tell-won = Hru vyhrává { $who }
