# Co teď udělají ruce: krátce, jedna věc na větu.

# Příprava
tell-take-board = { $who }: kartu postavy a { $colour ->
    [green] zelenou desku
    [blue] modrou desku
    [brown] hnědou desku
    [grey] šedou desku
   *[other] desku téže barvy
}
tell-set-tracks = { $who }: výdrž { $energy }, zdraví { $health }, hrůza { $terror }
tell-set-tracks-by-board = { $who }: výdrž, zdraví a hrůzu tam, kam ukazují šipky na desce
tell-read-board = { $who }: opište z desky do aplikace, kde končí stupnice výdrže, zdraví a hrůzy (stránka Družina)
tell-build-decks = { $who }: bojový balíček vlevo od desky a balíček diplomacie vpravo, { $cards ->
    [one] v každém { $cards } základní karta
    [few] v každém { $cards } základní karty
   *[other] v každém { $cards } základních karet
} s praporkem, zamíchejte je
tell-build-advancement = { $who }: zbylé karty do dvou balíčků rozvoje, { $cards ->
    [one] v každém { $cards } karta
    [few] v každém { $cards } karty
   *[other] v každém { $cards } karet
}, zamíchejte je a uložte
tell-read-letter = { $who }: přečtěte průvodní dopis; číslo postavy je { $number }
tell-lay-start = Kartu { $place } doprostřed stolu, figurky postav na ni
tell-attach-four = Ke kartě { $place } přiložte ze všech stran lokace podle jejích směrových čísel
tell-sort-encounters = Střetnutí roztřiďte podle barvy na čtyři hromádky po { $count }; karty „Tvoje první střetnutí“ jsou jen na zkoušku, odložte je
tell-lay-secrets-and-items = Vyložte tajemství a zamíchané předměty
tell-take-save-sheet = Připravte si čistý ukládací list
tell-deal-references = Rozdejte přehledové karty
tell-follow-chapter = Najděte kartu přípravy { $chapter }. kapitoly a projděte její líc i rub
tell-random-pile = Náhodné události ({ $count }) zamíchejte a odložte stranou

# Ráno
tell-remove-menhir = { $place_nom }: menhir pryč
tell-menhir-dial = { $place_nom }: minci na { $value }
tell-menhir-dial-off = { $place_nom }: minci pryč, menhir dnes ještě stojí
tell-place-menhir = { $place_nom }: menhir a do něj minci na { $value }
tell-remove-location = Kartu { $place } zpět mezi neodhalené lokace
tell-remove-out-of-range = Zpět mezi neodhalené každou kartu, která se ani rohem nedotýká žádné z těchto: { $places }; kdo na ní stojí: { word-track } −2, hrůza +2 a přesune se na nejbližší kartu
tell-no-menhir = Nesvítí žádný menhir: karty zůstávají ležet, ale všechny postavy trpí
tell-suffer = { $who }: { word-track } −2, hrůza +2
tell-suffered = { $who }: { word-track } na { $value }, hrůzu na { $terror }
tell-move-figure = { $who }: figurku na kartu { $place }
tell-nowhere-to-go = { $who } nemá kam utéct; figurka zůstává stranou mapy
tell-other-refuge = { $who }: při druhém způsobu počítání by nejblíž ležela karta { $place }
tell-dropped-thing-lost = Ztracená věc „{ $name }“ do krabice
tell-take-off = { $place_nom }: mince i žetony pryč{ $note_given ->
    [yes] {" "}({ $note })
   *[no] {""}
}
tell-dial = { $of_nom }: minci na { $value }{ $note_given ->
    [yes] {" "}({ $note })
   *[no] {""}
}
tell-dial-ran-out = { $of_nom }: mince doběhla, sejměte ji{ $note_given ->
    [yes] ; teď platí: { $note }
   *[no] {""}
}
tell-take-token = { $of_nom }: { $left ->
    [one] zůstává { $left } žeton
    [few] zůstávají { $left } žetony
   *[other] zůstává { $left } žetonů
}
tell-last-token = { $of_nom }: poslední žeton pryč{ $note_given ->
    [yes] ; teď platí: { $note }
   *[no] {""}
}
tell-action-free-again = { $place_nom }: místní akce je zase volná, žeton času z ní pryč
tell-turn-event = Otočte kartu události
tell-random-event-back = { $name_given ->
    [yes] Vraťte událost „{ $name }“
   *[no] Vraťte včerejší náhodnou událost
} dospod balíčku náhodných událostí
tell-discard-event = { $name_given ->
    [yes] Odložte událost „{ $name }“
   *[no] Odložte včerejší událost
} na odhazovací hromádku událostí
tell-lay-quest = { $name_given ->
    [yes] Výpravu „{ $name }“
   *[no] Novou výpravu
} mezi aktivní výpravy
tell-roll-guardians = { $count ->
    [one] Hoďte kostkou strážce a strážcem pohněte
    [few] Za každého ze { $count } strážců zvlášť hoďte kostkou a pohněte jím
   *[other] Za každého z { $count } strážců zvlášť hoďte kostkou a pohněte jím
}
tell-guardian-moves = Strážce „{ $name }“ na kartu { $place }
tell-guardian-stays = Strážce „{ $name }“ zůstává na kartě { $place }
tell-guardian-attacks = { $place_nom }: strážce „{ $name }“ útočí, { $who_gender ->
    [many] bojují společně { $who_nom }
   *[other] bojuje { $who_nom }
}
tell-guardian-leaves = Strážce „{ $name }“ z mapy, kartu dospod { $colour ->
    [green] zelených
    [grey] šedých
    [purple] fialových
   *[blue] modrých
} střetnutí
tell-guardian-appears = Kartu strážce „{ $name }“ na lokaci { $place }
tell-meet-guardian = { $place_nom }: nejdřív střetnutí se strážcem „{ $name }“, čelí mu { $who_nom }
tell-choose-guardian = { $place_nom }: je tu víc strážců ({ $names }); vyberte, kterému se { $who_nom } postaví nejdřív
tell-guardian-not-beaten = Strážce „{ $name }“ zůstává ležet na lokaci { $place }
tell-guardian-would-stay = Pokud { $name_given ->
    [yes] je „{ $name }“ strážce
   *[no] to byl strážce
}, jeho karta nejde dospod balíčku, ale na lokaci; postavte ho na mapu
tell-guardian-by-hand = { $face ->
    [nothing] Strážce „{ $name }“ zůstává
    [north] Strážce „{ $name }“ o jednu lokaci nahoru
    [east] Strážce „{ $name }“ o jednu lokaci doprava
    [south] Strážce „{ $name }“ o jednu lokaci dolů
   *[west] Strážce „{ $name }“ o jednu lokaci doleva
}; všechny postavy, které tam stojí, s ním hned společně bojují
tell-guardian-fallback = Nevede-li tím směrem cesta, jde strážce na propojenou lokaci s nejvyšším číslem, bez cesty zůstává; stojí-li tam postavy, hned se s ním společně střetnou
tell-cards-back = Zahrané karty zpět do balíčků a zamíchejte je
tell-discuss-plans = Domluvte se, co dnes podniknete
tell-surplus-equipment = { $who }: z každého druhu vybavení nechte lícem nahoru jednu kartu, přebývá: { $cards }
tell-who-begins = Nedohodnete-li se, začíná { $who_nom }

# Přes den
tell-move-party = { $who_gender ->
    [many] Figurky na kartu { $place }: { $who_nom }
   *[other] { $who }: figurku na kartu { $place }
}
tell-lay-location = { $side ->
    [north] Kartu { $place } nad kartu { $beside }
    [east] Kartu { $place } vpravo od karty { $beside }
    [south] Kartu { $place } pod kartu { $beside }
    [west] Kartu { $place } vlevo od karty { $beside }
   *[none] Kartu { $place } na stůl
}
tell-find-replacement = Najděte kartu s číslem původní lokace { $number } a přiložte ji { $side ->
    [north] nad kartu
    [east] vpravo od karty
    [south] pod kartu
   *[west] vlevo od karty
} { $place }
tell-sides-do-not-match = Čísla na dotyku karet { $place } a { $beside } nesedí, cesta tudy nevede
tell-hostile-settlement = { $place_nom }: nepřátelské sídlo, hned následuje střetnutí podle karty
tell-immediate-rules = { $place_nom }: hned proveďte pravidla u blesku
tell-rules-after-guardian = { $place_nom }: po strážci přijdou na řadu pravidla karty pro toho, kdo vstoupí
tell-drops-out = { $who } neplatí a zůstává stranou
tell-acts-again = { $who } už v tomto cyklu { $who_gender ->
    [f] jednala
   *[m] jednal
}
tell-energy = { $who }: výdrž na { $value }
tell-paid = { $who }: { $what ->
    [health] zdraví
    [terror] hrůzu
    [food] pokrm
    [wealth] cennosti
    [reputation] pověst
    [magic] čáry
   *[experience] zkušenost
} na { $value }
tell-energy-limited = { $who }: výdrž na { $value }, výš ji omezovač zdraví nepustí
tell-energy-held-by-health = { $who }: výdrž jen na { $value }, výš ji omezovač zdraví nepustí
tell-attach-dying = { $who }: k desce kartu „Umíráš!“{ $card ->
    [solo] {" "}pro hru jednoho hráče
   *[shared] {""}
}
tell-dying-card-decides = { $who } odchází ze střetnutí bez ztráty výdrže a bez příležitostného útoku, pokud karta „Umíráš!“ neříká jinak
tell-attach-mad = { $who }: k desce kartu „Propadáš šílenství!“
tell-madness-may-pass = { $who }: hrůza opustila červená pole; kartu „Propadáš šílenství!“ sejměte, až to její text dovolí
tell-lift-card = { $who }: kartu { $card ->
    [mad] „Propadáš šílenství!“
   *[dying] „Umíráš!“
} sejměte z desky a vraťte mezi ostatní
tell-dying-may-pass = { $who }: zdraví je nad nulou; kartu „Umíráš!“ sejměte, až to její text dovolí
tell-read-section = Otevřete oddíl { $place_number } v Deníku výpravy
tell-put-used-token = { $place_nom }: žeton času na místní akci, dnes už znovu nepůjde
tell-remember-used = { $place_nom }: místní akce je pro dnešek použitá, žeton nepokládejte
tell-personal-action = { $who }: osobní akce{ $text_given ->
    [yes] {" "}– { $text }
   *[no] {" "}podle karty postavy
}
tell-read-menhir = { $place_nom }: přečtěte, co menhir žádá{ $players ->
    [one] {" "}za jednoho hráče
    [few] {" "}za { $players } hráče
   *[other] {" "}za { $players } hráčů
}
tell-check-reveals = { $place_nom }: menhir svítí; odhalte okolí, pokud to text říká
tell-menhir-price = { $players ->
    [one] Za { $players } hráče
    [few] Za { $players } hráče
   *[other] Za { $players } hráčů
}: { $what ->
    [food] { $cost ->
        [one] { $cost } pokrm
        [few] { $cost } pokrmy
       *[other] { $cost } pokrmů
    }
    [wealth] { $cost ->
        [one] { $cost } cennost
        [few] { $cost } cennosti
       *[other] { $cost } cenností
    }
    [experience] { $cost ->
        [one] { $cost } zkušenost
        [few] { $cost } zkušenosti
       *[other] { $cost } zkušeností
    }
   *[other] { $cost ->
        [one] { $cost } bod
        [few] { $cost } body
       *[other] { $cost } bodů
    } { $what ->
        [energy] výdrže
        [health] zdraví
        [terror] hrůzy
        [reputation] pověsti
       *[magic] čar
    }
}
tell-figures-short = { $needed ->
    [one] Na stole má být { $needed } menhir, v krabici jsou { $held }
    [few] Na stole mají být { $needed } menhiry, v krabici jsou { $held }
   *[other] Na stole má být { $needed } menhirů, v krabici jsou { $held }
}; vypomozte si něčím jiným
tell-tokens-short = Je třeba { $needed ->
    [one] { $needed } žetonu
    [few] { $needed } žetonů
   *[other] { $needed } žetonů
} { $kind ->
    [quest] výpravy
   *[time] času
}, v krabici jich je { $held }; vypomozte si něčím jiným
tell-dials-short = Je třeba { $needed ->
    [one] { $needed } mince
    [few] { $needed } mincí
   *[other] { $needed } mincí
}, v krabici jich je { $held }; vypomozte si něčím jiným
tell-replace-location = Kartu { $place } vyměňte za kartu { $new }
tell-box-location = Kartu { $place } do krabice, ze hry je venku
tell-lay-dial = { $of_nom }: { $kind ->
    [quest] minci výpravy
   *[time] minci času
} na { $value }, navrch žeton
tell-take-off-dial = { $of_nom }: minci i s žetonem pryč{ $note_given ->
    [yes] {" "}({ $note })
   *[no] {""}
}
tell-take-off-tokens = { $of_nom }: žetony pryč{ $note_given ->
    [yes] {" "}({ $note })
   *[no] {""}
}
tell-lay-tokens = { $of_nom }: přidejte { $count ->
    [one] { $count } žeton
    [few] { $count } žetony
   *[other] { $count } žetonů
} { $kind ->
    [quest] výpravy
   *[time] času
}
tell-lay-face-down = { $who }: „{ $name }“ lícem dolů, { $keyword ->
    [weapon] zbraň
    [armour] zbroj
    [shield] štít
    [companion] společník
   *[relic] relikvie
} už vyložená leží
tell-discard-item = Předmět „{ $name }“ dospod balíčku předmětů
tell-discard-secret = Tajemství „{ $name }“ zpět mezi tajemství
tell-day-may-end = Nikdo už nejedná, den může skončit
tell-turn-card = Kartu { $place } otočte
tell-turn-card-back = { $place ->
    [0] Kartu lokace otočte zpět
   *[other] Kartu { $place } otočte zpět
}
tell-only-after-exploring = { $who } { $who_gender ->
    [many] jsou
   *[other] je
} na průzkumu; tohle patří až po něm
tell-leaves-encounter = { $who }: pryč ze střetnutí
tell-leavers-cards = { $who }: ruku a odhozené karty zamíchejte do balíčku a ten odložte; vyložené karty zůstávají ve sledu do konce střetnutí a pak se k němu zamíchají
tell-encounter-begins = { $who }: { $name_given ->
    [yes] „{ $name }“,
   *[no] karta střetnutí,
} { $colour ->
    [blue] začíná diplomacie
    [green] začíná boj
    [grey] začíná boj
    [purple] začíná boj
   *[other] začíná boj, nebo diplomacie
}. Nemá-li karta vpravo otevřený zámek, jen proveďte, co na ní stojí
tell-no-open-key = { $name_given ->
    [yes] „{ $name }“
   *[no] Karta
} nemá otevřený zámek: nebojuje se ani nevyjednává, jen proveďte, co na ní stojí
tell-encounter-over = { $name_given ->
    [yes] „{ $name }“
   *[no] Kartu střetnutí
} dospod { $colour ->
    [green] zelených střetnutí
    [grey] šedých střetnutí
    [purple] fialových střetnutí
    [blue] modrých střetnutí
   *[other] jejího balíčku
}; zahrané karty zpět do balíčků a zamíchejte je

# Večer a noc
tell-no-food = { $who } { $who_gender ->
    [many] nemají
   *[other] nemá
} co jíst; kdo stojí na téže kartě, může se podělit
tell-nothing-to-eat = { $who } { $who_gender ->
    [many] nemají
   *[other] nemá
} co jíst
tell-rest-by-hand = Každý sní pokrm (zdraví +1, hrůza −1), jinak výdrž na 0; kdo ji na 0 už má, zdraví −1
tell-energy-by-hand = Výdrž posuňte zpět co nejvýš, vyčerpaní jen o 4, nikdo nad své zdraví
tell-board-after-rest = { $who }: výdrž { $energy }, zdraví { $health }, hrůza { $terror }, pokrm { $food }
tell-board-by-hand-after-rest = { $way ->
    [fed] { $who }: z desky odeberte 1 pokrm a posuňte zdraví o 1 výš, hrůzu o 1 níž a výdrž až pod omezovač zdraví; stojí-li výdrž na červené pozici, jen o 4 výš
    [unfed] { $who }: bez jídla. Výdrž posuňte na 0 (stojí-li tam už, zdraví o 1 níž) a potom na 4, ale nikdy nad omezovač zdraví
   *[untold] { $who }: podívejte se na desku. Leží-li na ní pokrm, jeden odeberte a posuňte zdraví o 1 výš a hrůzu o 1 níž; neleží-li, výdrž na 0. Potom výdrž až pod omezovač zdraví; stojí-li na červené pozici, jen o 4 výš
}
tell-advance = Utraťte zkušenosti a přestavte si balíčky
tell-dreams-by-hand = Kdo spí u emblému snů, čte sen; s hrůzou v červeném čte noční můru
tell-dream = { $who }: přečtěte sen v oddíle { $place_number }
tell-nightmare = { $who }: přečtěte noční můru v oddíle { $place_number }

# List, události, kapitoly
tell-quest-met = Tajemství { $secret } splnilo podmínku výpravy{ $name_given ->
    [yes] {" "}„{ $name }“
   *[no] {""}
}: hned přečtěte a proveďte, co její karta říká o splnění
tell-quest-condition = Nesplnilo to podmínku výpravy{ $name_given ->
    [yes] {" "}„{ $name }“
   *[no] {""}
}? Zapsali jste: { $note }
tell-mid-chapter = Jste uprostřed kapitoly: poznamenejte si podrobnosti výpravy a akce, které se dnes už použily
tell-box-discard = Odhozené události do krabice, neříká-li karta přípravy kapitoly { $chapter } něco jiného
tell-discard-boxed = { $count ->
    [one] Odhozenou událost uložte do krabice
    [few] Odhozené události uložte do krabice, jsou { $count }
   *[other] Odhozených událostí je { $count }, uložte je do krabice
}
tell-tick-status = Na listu zaškrtněte „{ $status }“{ $part ->
    [0] {""}
   *[other] , políčko { $part }
}
tell-already-marked = „{ $status }“ už zaškrtnuté je, nic se nemění
tell-status-verse = „{ $status }“: v Knize tajemství přečtěte verš { $verse }
tell-status-event = „{ $status }“: nastává zvláštní událost, podívejte se na ukládací list
tell-add-random-events = { $count ->
    [one] { $count } náhodnou událost
    [few] { $count } náhodné události
   *[other] { $count } náhodných událostí
} navrch balíčku událostí
tell-random-pile-empty = Náhodné události došly
tell-task-in-doubt = Místo { $place } se změnilo; ověřte, zda ještě platí úkol: { $text }
tell-quest-success = { $name_given ->
    [yes] Výprava „{ $name }“:
   *[no] Výprava:
} přečtěte a proveďte, co karta píše o splnění
tell-quest-goes = { $goes ->
    [box] Potom kartu výpravy do krabice, ze hry je venku
    [discard] Potom kartu výpravy { $pile ->
        [secrets] zpět mezi tajemství
        [random] dospod balíčku náhodných událostí
       *[events] na odhazovací hromádku událostí
    }
   *[under] Potom kartu výpravy { $pile ->
        [secrets] zpět mezi tajemství
        [random] dospod balíčku náhodných událostí
       *[events] dospod balíčku událostí
    }
}
tell-adjust-encounters = Čtyři balíčky střetnutí upravte podle karty přípravy: lehčí karty nahraďte těžšími a každý balíček zamíchejte
tell-leave-training-cards = Karty „Tvoje první střetnutí“ nechte stranou; v kampani se nepoužívají
tell-adjust-events = Balíček událostí upravte podle karty přípravy
tell-keep-quests = Aktivní výpravy nechte ležet, pokud je text výslovně neodebírá
tell-save-now = Konec kapitoly je nejlepší chvíle hru uložit; můžete, nemusíte
tell-campaign-won = Kampaň je u konce; přečtěte, co z ní vzešlo

# Růst
tell-attach-skill = { $who }: dovednost { $skill } k vlastnosti { word-attribute }, { $side ->
    [back] rubem
   *[front] lícem
} nahoru; druhá strana už neplatí
tell-mark-point = { $who }: { $attribute ->
    [aggression] agresivitu
    [courage] odvahu
    [practicality] praktičnost
    [empathy] empatii
    [caution] opatrnost
   *[spirituality] duchovnost
} na { $value }
tell-look-by-hand = { $who }: prohlédněte si vrchní karty balíčku rozvoje ({ $deck ->
    [combat] boj
   *[diplomacy] diplomacie
}), celkem { $count }; jednu dejte do svého { $deck ->
    [combat] bojového balíčku
   *[diplomacy] balíčku diplomacie
}, ostatní zamíchejte zpět do balíčku rozvoje
tell-offer-back = { $who }: nevybrané karty ({ $deck ->
    [combat] boj
   *[diplomacy] diplomacie
}) zamíchejte zpět do balíčku rozvoje
tell-cards-aside = { $who }: z { $deck ->
    [combat] bojového balíčku
   *[diplomacy] balíčku diplomacie
} vedle desky: { $cards }
tell-cards-in = { $who }: do { $deck ->
    [combat] bojového balíčku
   *[diplomacy] balíčku diplomacie
}: { $cards }
tell-choose-card = { $who } vybírá jednu { $deck ->
    [combat] bojovou kartu
   *[diplomacy] kartu diplomacie
}: { $cards }
tell-keep-card = { $who }: { $deck ->
    [combat] bojovou kartu
   *[diplomacy] kartu diplomacie
} ({ $card }) { $where ->
    [aside] vedle desky
   *[deck] do balíčku
}, ostatní zamíchejte zpět do balíčku rozvoje
tell-pay-experience = { $who }: zaplaťte { $price ->
    [one] { $price } zkušenost
    [few] { $price } zkušenosti
   *[other] { $price } zkušeností
}

# Věci, smrt a hráči
tell-box-card = { $kind ->
    [secret] Tajemství
   *[item] Předmět
} „{ $name }“ do krabice, v této kampani se už nevrátí
tell-turn-back = { $who }: použité karty zase lícem nahoru: { $names }
tell-shuffle-items = { $count ->
    [0] Karty, které jste přeskočili, zamíchejte zpět do balíčku předmětů
    [one] Přeskočenou kartu zamíchejte zpět do balíčku předmětů
    [few] Přeskočené karty ({ $count }) zamíchejte zpět do balíčku předmětů
   *[other] Přeskočené karty ({ $count }) zamíchejte zpět do balíčku předmětů
}
tell-turn-up = { $who }: „{ $name }“ lícem nahoru
tell-no-items = { $who } žádné předměty nemá; tajemství zůstávají
tell-leave-items = { $who }: předměty nechte ležet na kartě { $place }: { $names }
tell-divide-secrets = { $who }: rozdělte tajemství mezi ostatní: { $names }
tell-clear-the-dead = { $who }: figurku z mapy, desku, dovednosti a balíčky do krabice; zdroje propadají
tell-may-take-another = { $player_given ->
    [yes] { $player } si může vzít
   *[no] Hráč si může vzít
} jinou postavu: { $whom_acc }
tell-campaign-lost = Hra je prohraná
tell-mercy-is-possible = Shodnete-li se, zbývá milost Pramatky
tell-read-verse = V Knize tajemství přečtěte verš { $verse }
tell-restart-chapter = Začněte znovu od začátku { $chapter }. kapitoly, podle toho verše
tell-story-mode-may-help = Milost už tu jednou byla; příběhový režim by vám mohl ulehčit cestu
tell-lives-again = { $who } zase žije: desku, kartu, balíčky i figurku zpět na stůl
tell-note-preset-boards = Zdroje a stupnice nastavte podle verše a opište je do aplikace
tell-successor-stands = { $place ->
    [0] { $who }: figurku na odhalenou lokaci s nejnižším číslem
   *[other] { $who }: figurku na kartu { $place }
}
tell-newcomer-stands = { $place ->
    [0] { $who }: figurku k některé z postav, které už hrají
   *[other] { $who }: figurku na kartu { $place }
}
tell-store-character = { $who }: desku, předměty, balíčky i figurku do přihrádky; osobní tajemství zůstávají u nich
tell-take-out-character = { $who }: všechno z přihrádky zpět na stůl
tell-players-now = Od teď počítejte s { $count ->
    [one] jedním hráčem
    [few] { $count } hráči
   *[other] { $count } hráči
}; mince, které už leží, se nemění
tell-activation = { $who } je na řadě; nejdřív zpožděné schopnosti zleva doprava
tell-order-of-effects = Zahraná karta: zámky shora dolů, potom schopnost
tell-last-of-sequence = Odhazuje-li se ze sledu, vždy poslední karta
