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
tell-read-board = { $who }: délky stupnic opište z desky do aplikace, neznáme je
tell-build-decks = { $who }: balíček boje vlevo od desky a balíček diplomacie vpravo, { $cards ->
    [one] v každém { $cards } základní karta
    [few] v každém { $cards } základní karty
   *[other] v každém { $cards } základních karet
} s praporkem, zamíchat
tell-build-advancement = { $who }: zbylé karty do dvou balíčků rozvoje, { $cards ->
    [one] v každém { $cards } karta
    [few] v každém { $cards } karty
   *[other] v každém { $cards } karet
}, zamíchat a uložit
tell-read-letter = { $who }: přečíst průvodní dopis; číslo postavy { $number }
tell-lay-start = Kartu { $place } doprostřed stolu, figurky postav na ni
tell-attach-four = Ke kartě { $place } přiložte ze všech stran lokace podle jejích směrových čísel
tell-sort-encounters = Střetnutí roztřiďte podle barvy na čtyři hromádky po { $count }; karty „Tvoje první střetnutí“ jsou jen na zkoušku, odložte je
tell-lay-secrets-and-items = Vyložte tajemství a zamíchané předměty
tell-take-save-sheet = Připravte si čistý ukládací list
tell-deal-references = Rozdejte přehledové karty
tell-follow-chapter = Najděte kartu přípravy { $chapter }. kapitoly a projděte její líc i rub
tell-random-pile = Náhodné události ({ $count }) zamíchejte a odložte stranou

# Ráno
tell-remove-menhir = { $place }: menhir pryč
tell-menhir-dial = { $place }: minci na { $value }
tell-menhir-dial-off = { $place }: minci pryč, menhir dnes ještě stojí
tell-place-menhir = { $place }: menhir a do něj minci na { $value }
tell-remove-location = Kartu { $place } zpět mezi neodhalené lokace
tell-remove-out-of-range = Zpět mezi neodhalené každou kartu, která se ani rohem nedotýká žádné z těchto: { $places }. Kdo na ní stojí: { word-track } −2, hrůza +2 a na nejbližší kartu
tell-no-menhir = Nehoří žádný menhir: karty zůstávají ležet, ale všechny postavy trpí
tell-suffer = { $who }: { word-track } −2, hrůza +2
tell-suffered = { $who }: { word-track } na { $value }, { $track ->
    [energy] hrůzu
   *[health] hrůzu
} na { $terror }
tell-move-figure = { $who }: figurku na kartu { $place }
tell-nowhere-to-go = { $who } nemá kam utéct; figurka zůstává stranou mapy
tell-other-refuge = { $who }: při druhém způsobu počítání by nejblíž ležela karta { $place }
tell-dropped-thing-lost = Ztracená věc „{ $name }“ do krabice
tell-take-off = { $place }: mince i žetony pryč{ $note_given ->
    [yes] {" "}({ $note })
   *[no] {""}
}
tell-dial = { $of }: minci na { $value }{ $note_given ->
    [yes] {" "}({ $note })
   *[no] {""}
}
tell-dial-ran-out = { $of }: mince doběhla, sejměte ji{ $note_given ->
    [yes] . Teď platí: { $note }
   *[no] {""}
}
tell-take-token = { $of }: { $left ->
    [one] zůstává { $left } žeton
    [few] zůstávají { $left } žetony
   *[other] zůstává { $left } žetonů
}
tell-last-token = { $of }: poslední žeton pryč{ $note_given ->
    [yes] . Teď platí: { $note }
   *[no] {""}
}
tell-action-free-again = { $place }: místní akce je zase volná, žeton použití pryč
tell-turn-event = Otočte kartu události
tell-random-event-back = { $name_given ->
    [yes] Událost „{ $name }“
   *[no] Včerejší náhodnou událost
} dospod náhodných událostí
tell-discard-event = { $name_given ->
    [yes] Událost „{ $name }“
   *[no] Včerejší událost
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
tell-guardian-attacks = { $place }: strážce „{ $name }“ útočí, { $who_gender ->
    [many] bojují společně { $who }
   *[other] bojuje { $who }
}
tell-guardian-leaves = Strážce „{ $name }“ z mapy, kartu dospod { $colour ->
    [green] zelených
    [grey] šedých
    [purple] fialových
   *[blue] modrých
} střetnutí
tell-guardian-appears = Kartu strážce „{ $name }“ na lokaci { $place }
tell-meet-guardian = { $place }: nejdřív střetnutí se strážcem „{ $name }“, čelí mu { $who }
tell-choose-guardian = { $place }: je tu víc strážců ({ $names }); vyberte, kterému se { $who } postaví nejdřív
tell-guardian-not-beaten = Strážce „{ $name }“ zůstává ležet na lokaci { $place }
tell-guardian-would-stay = Pokud { $name_given ->
    [yes] je „{ $name }“ strážce
   *[no] to byl strážce
}, jeho karta nejde pod balíček, ale na lokaci; postavte ho na mapu
tell-guardian-by-hand = { $face ->
    [nothing] Strážce „{ $name }“ zůstává
    [north] Strážce „{ $name }“ o jednu lokaci nahoru
    [east] Strážce „{ $name }“ o jednu lokaci doprava
    [south] Strážce „{ $name }“ o jednu lokaci dolů
   *[west] Strážce „{ $name }“ o jednu lokaci doleva
}; všechny postavy, které tam stojí, s ním hned společně bojují
tell-guardian-fallback = Nevede-li tím směrem cesta, jde strážce na spojenou lokaci s nejvyšším číslem; bez cesty zůstává. S postavami tam začíná hned společné střetnutí
tell-cards-back = Zahrané karty zpět do balíčků a zamíchat
tell-discuss-plans = Projednejte plány na dnešek
tell-surplus-equipment = { $who }: z každého druhu výbavy nechte lícem nahoru jednu kartu, navíc je { $cards }
tell-who-begins = Nedohodnete-li se, začíná { $who }

# Přes den
tell-move-party = { $who_gender ->
    [many] Figurky na kartu { $place }: { $who }
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
tell-hostile-settlement = { $place }: nepřátelské sídlo, hned následuje střetnutí podle karty
tell-immediate-rules = { $place }: hned proveďte pravidla u blesku
tell-drops-out = { $who } na cenu nemá a zůstává stranou
tell-acts-again = { $who } už v tomto kole { $who_gender ->
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
tell-madness-may-pass = { $who }: hrůza opustila červená pole; kartu „Propadáš šílenství!“ sejměte, až to dovolí
tell-lift-card = { $who }: kartu { $card ->
    [mad] „Propadáš šílenství!“
   *[dying] „Umíráš!“
} pryč od desky, zpět mezi ostatní
tell-dying-may-pass = { $who }: zdraví je nad nulou; kartu „Umíráš!“ sejměte, až to dovolí
tell-read-section = V deníku otevřete oddíl { $place_number }
tell-put-used-token = { $place }: žeton času na místní akci, dnes už znovu nepůjde
tell-remember-used = { $place }: místní akce je pro dnešek použitá, žeton nepokládejte
tell-personal-action = { $who }: osobní akce{ $text_given ->
    [yes] {" "}– { $text }
   *[no] {" "}podle karty postavy
}
tell-read-menhir = { $place }: přečtěte, co menhir žádá{ $players ->
    [one] {" "}za jednoho hráče
    [few] {" "}za { $players } hráče
   *[other] {" "}za { $players } hráčů
}
tell-check-reveals = { $place }: menhir svítí; odhalte okolí, pokud to text říká
tell-menhir-price = { $players ->
    [one] Za { $players } hráče
    [few] Za { $players } hráče
   *[other] Za { $players } hráčů
}: { word-what } { $cost }
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
tell-lay-dial = { $of }: { $kind ->
    [quest] minci výpravy
   *[time] minci času
} na { $value }, navrch žeton
tell-take-off-dial = { $of }: minci i s žetonem pryč{ $note_given ->
    [yes] {" "}({ $note })
   *[no] {""}
}
tell-take-off-tokens = { $of }: žetony pryč{ $note_given ->
    [yes] {" "}({ $note })
   *[no] {""}
}
tell-lay-tokens = { $of }: přidejte { $count ->
    [one] { $count } žeton
    [few] { $count } žetony
   *[other] { $count } žetonů
} { $kind ->
    [quest] výpravy
   *[time] času
}
tell-lay-face-down = { $who }: „{ $name }“ rubem nahoru, { $keyword ->
    [weapon] zbraň
    [armour] zbroj
    [shield] štít
    [companion] společník
   *[relic] relikvie
} už vyložená leží
tell-discard-item = Předmět „{ $name }“ dospod balíčku předmětů
tell-discard-secret = Tajemství „{ $name }“ zpět mezi tajemství
tell-day-may-end = Nikdo už nejedná, den může skončit
tell-turn-card-back = { $place ->
    [0] Kartu lokace otočte zpět
   *[other] Kartu { $place } otočte zpět
}
tell-only-after-exploring = { $who } { $who_gender ->
    [many] jsou
   *[other] je
} na průzkumu; tohle patří až po něm
tell-leaves-encounter = { $who }: pryč ze střetnutí
tell-leavers-cards = { $who }: balíček zamíchat a odložit, zahrané karty zůstávají do konce v řadě
tell-encounter-begins = { $who }: { $name_given ->
    [yes] „{ $name }“,
   *[no] karta střetnutí,
} { $colour ->
    [blue] začíná diplomacie
    [green] začíná boj
    [grey] začíná boj
    [purple] začíná boj
   *[other] začíná boj, nebo diplomacie
}; nemá-li karta žádný otevřený zámek, proveďte jen její text
tell-no-open-key = { $name_given ->
    [yes] „{ $name }“
   *[no] Karta
} bez otevřeného zámku: proveďte její text, nebojuje se ani nevyjednává
tell-encounter-over = { $name_given ->
    [yes] „{ $name }“
   *[no] Kartu střetnutí
} dospod { $colour ->
    [green] zelených střetnutí
    [grey] šedých střetnutí
    [purple] fialových střetnutí
    [blue] modrých střetnutí
   *[other] jejího balíčku
}; zahrané karty zpět do balíčků a zamíchat

# Večer a noc
tell-no-food = { $who } { $who_gender ->
    [many] nemají
   *[other] nemá
} co jíst; kdo stojí na téže kartě, může se podělit
tell-rest-by-hand = Každý sní pokrm (zdraví +1, hrůza −1), jinak výdrž na 0; kdo ji na 0 už má, zdraví −1
tell-energy-by-hand = Výdrž zpět co nejvýš, vyčerpaní jen o 4, nikdo nad své zdraví
tell-board-after-rest = { $who }: výdrž { $energy }, zdraví { $health }, hrůza { $terror }, pokrm { $food }
tell-advance = Utraťte zkušenosti a přestavte si balíčky
tell-dreams-by-hand = Kdo spí u emblému snů, čte sen; s hrůzou v červeném čte noční můru
tell-dream = { $who }: přečíst sen v oddíle { $place }
tell-nightmare = { $who }: přečíst noční můru v oddíle { $place }

# List, události, kapitoly
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
        [random] dospod náhodných událostí
       *[events] na odhazovací hromádku událostí
    }
   *[under] Potom kartu výpravy { $pile ->
        [secrets] zpět mezi tajemství
        [random] dospod náhodných událostí
       *[events] dospod balíčku událostí
    }
}
tell-adjust-encounters = Čtyři balíčky střetnutí upravte podle ní: lehčí karty nahraďte těžšími a každý balíček zamíchejte
tell-leave-training-cards = Karty „Tvoje první střetnutí“ nechte stranou; v tažení se nepoužívají
tell-adjust-events = Balíček událostí upravte podle ní, jak říká
tell-keep-quests = Aktivní výpravy nechte ležet, pokud je text výslovně neodebírá
tell-save-now = Konec kapitoly je nejlepší chvíle hru uložit; můžete, nemusíte
tell-campaign-won = Tažení je u konce; přečtěte, co z něj vzešlo

# Růst
tell-attach-skill = { $who }: dovednost { $skill } k vlastnosti { word-attribute }, { $side ->
    [back] rubem
   *[front] lícem
} nahoru; druhá strana už neplatí
tell-mark-point = { $who }: { word-attribute } na { $value }
tell-look-by-hand = { $who }: vezměte svrchní karty z balíčku rozvoje ({ $deck ->
    [combat] boj
   *[diplomacy] diplomacie
}), { $count ->
    [one] podívejte se na { $count }
    [few] podívejte se na { $count }
   *[other] podívejte se na { $count }
}, jednu si nechte v balíčku a ostatní zamíchejte zpět
tell-offer-back = { $who }: nevybrané karty ({ $deck ->
    [combat] boj
   *[diplomacy] diplomacie
}) zamíchejte zpět do balíčku rozvoje
tell-cards-aside = { $who }: z balíčku { $deck ->
    [combat] boje
   *[diplomacy] diplomacie
} vedle desky: { $cards }
tell-cards-in = { $who }: do balíčku { $deck ->
    [combat] boje
   *[diplomacy] diplomacie
}: { $cards }
tell-choose-card = { $who } vybírá jednu kartu { $deck ->
    [combat] boje
   *[diplomacy] diplomacie
}: { $cards }
tell-keep-card = { $who }: kartu { $deck ->
    [combat] boje
   *[diplomacy] diplomacie
} ({ $card }) { $where ->
    [aside] vedle desky
   *[deck] do balíčku
}, ostatní zamíchejte zpět do balíčku rozvoje
tell-pay-experience = { $who }: zaplatit zkušenosti ({ $price })

# Věci, smrt a hráči
tell-box-card = { $kind ->
    [secret] Tajemství
   *[item] Předmět
} „{ $name }“ do krabice, v tomto tažení se už nevrátí
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
