# Sklizení a prostření stolu: jedna věc pro ruce na řádek.

group-decks = Balíčky
group-standing = Co na mapě stojí
group-map = Mapa
group-world = Kolem stolu
group-hero-beor = Beor
group-hero-ailei = Ailei
group-hero-arev = Arev
group-hero-cerv = Červ

pack-board = { $who }: výdrž { $energy }, zdraví { $health }, hrůza { $terror }; pokrm { $food }, cennosti { $wealth }, pověst { $reputation }, čáry { $magic }, zkušenost { $experience } – souhlasí s deskou?
lay-board = { $who }: na desku výdrž { $energy }, zdraví { $health }, hrůzu { $terror }; pokrm { $food }, cennosti { $wealth }, pověst { $reputation }, čáry { $magic }, zkušenost { $experience }
pack-board-unknown = { $who }: opište sem hodnoty z desky, než ji sklidíte
lay-board-unknown = { $who }: co bylo na desce, aplikace neví; nastavte ji podle papírového listu nebo po paměti a pak ji opište na stránce Družina
pack-attributes = { $who }: agresivita { $aggression }, odvaha { $courage }, praktičnost { $practicality }, empatie { $empathy }, opatrnost { $caution }, duchovnost { $spirituality } – souhlasí s deskou?
lay-attributes = { $who }: vyznačte agresivitu { $aggression }, odvahu { $courage }, praktičnost { $practicality }, empatii { $empathy }, opatrnost { $caution }, duchovnost { $spirituality }
skill-beside = { $number } ({ word-attribute })
pack-skills = { $who }: dovednosti { $skills } – souhlasí s kartami?
lay-skills = { $who }: k desce přiložte dovednosti { $skills }
pack-own-dial = { $who }: { $where ->
    [character] vedle desky
   *[secret] na kartě „{ $of }“
} je mince na { $value } – souhlasí?
lay-own-dial = { $who }: { $where ->
    [character] vedle desky
   *[secret] na kartu „{ $of }“
} minci na { $value }
pack-own-tokens = { $who }: { $where ->
    [character] vedle desky
   *[secret] na kartě „{ $of }“
} { $count ->
    [one] { $count } žeton
    [few] { $count } žetony
   *[other] { $count } žetonů
} { $kind ->
    [quest] výpravy
   *[time] času
} – souhlasí?
lay-own-tokens = { $who }: { $where ->
    [character] vedle desky
   *[secret] na kartu „{ $of }“
} { $count ->
    [one] { $count } žeton
    [few] { $count } žetony
   *[other] { $count } žetonů
} { $kind ->
    [quest] výpravy
   *[time] času
}
pack-notes = { $who }, poznámka: { $note } – platí ještě?
lay-notes = { $who }, poznámka: { $note }
pack-markers = { $who }: ukazatele z desky do krabice
lay-markers = { $who }: desku před sebe a ukazatele k ruce
pack-belongings = { $who }: do přihrádky { $count ->
    [0] předměty a tajemství, má-li jaké
    [one] jednu kartu předmětu nebo tajemství
    [few] { $count } karty předmětů a tajemství
   *[other] { $count } karet předmětů a tajemství
}
lay-belongings = { $who }: z přihrádky { $count ->
    [0] předměty a tajemství, má-li jaké
    [one] jednu kartu předmětu nebo tajemství
    [few] { $count } karty předmětů a tajemství
   *[other] { $count } karet předmětů a tajemství
}
pack-hero-decks = { $who }: bojové karty a karty diplomacie k sobě, na balíčky rozvoje oddělovací karty, vše do přihrádky
lay-hero-decks = { $who }: z přihrádky bojový balíček a balíček diplomacie, oba zamíchejte; balíčky rozvoje stranou

pack-figure = { $who } stojí na kartě { $place } – souhlasí?
lay-figure = { $who }: figurku na kartu { $place }
pack-menhir = { $place_nom }: menhir s mincí na { $value } – souhlasí?
lay-menhir = { $place_nom }: menhir a v něm minci na { $value }
pack-menhir-dark = { $place_nom }: menhir bez mince – souhlasí?
lay-menhir-dark = { $place_nom }: menhir bez mince, zítra ráno zhasne
pack-guardian = { $place_nom }: strážce „{ $name }“ – souhlasí?
lay-guardian = { $place_nom }: kartu strážce „{ $name }“
pack-dial = { $of_nom }: { $kind ->
    [quest] mince výpravy
   *[time] mince času
} na { $value }{ $note_given ->
    [yes] {" "}({ $note })
   *[no] {""}
} – souhlasí?
lay-dial = { $of_nom }: { $kind ->
    [quest] minci výpravy
   *[time] minci času
} na { $value }{ $note_given ->
    [yes] {" "}({ $note })
   *[no] {""}
}
pack-tokens = { $of_nom }: { $count ->
    [one] { $count } žeton
    [few] { $count } žetony
   *[other] { $count } žetonů
} { $kind ->
    [quest] výpravy
   *[time] času
} – souhlasí?
lay-tokens = { $of_nom }: { $count ->
    [one] { $count } žeton
    [few] { $count } žetony
   *[other] { $count } žetonů
} { $kind ->
    [quest] výpravy
   *[time] času
}
pack-used = { $place_nom }: místní akce je dnes použitá – souhlasí?
lay-used = { $place_nom }: místní akce je dnes použitá, položte její žeton
pack-left = { $place_nom }: ležící věc „{ $name }“ uložte zvlášť
lay-left = { $place_nom }: položte sem „{ $name }“
pack-tasks = Na list připište otevřené úkoly, hra na ně karty nemá: { $tasks }
lay-tasks = Připomeňte si otevřené úkoly: { $tasks }
list-chapter = Mezi kapitolami
list-chapter-done = Nová kapitola začíná
    .noun = začátek kapitoly
pack-figures = Figurky, mince a žetony do krabice
lay-figures = Figurky, mince a žetony z krabice a k ruce
pack-location = Kartu { $place } na hromádku odhalených
lay-location = { $on_grid ->
    [yes] { $place_nom }: { $west ->
        [0] { $east ->
            [0] { $north ->
                [0] { $south ->
                    [0] doprostřed stolu
                    [1] pod výchozí kartu
                   *[other] o { $south ->
                        [one] { $south } kartu
                        [few] { $south } karty
                       *[other] { $south } karet
                    } níž než výchozí
                }
                [1] nad výchozí kartu
               *[other] o { $north ->
                    [one] { $north } kartu
                    [few] { $north } karty
                   *[other] { $north } karet
                } výš než výchozí
            }
            [1] vpravo od výchozí karty{ word-up-or-down }
           *[other] o { $east ->
                [one] { $east } kartu
                [few] { $east } karty
               *[other] { $east } karet
            } vpravo od výchozí karty{ word-up-or-down }
        }
        [1] vlevo od výchozí karty{ word-up-or-down }
       *[other] o { $west ->
            [one] { $west } kartu
            [few] { $west } karty
           *[other] { $west } karet
        } vlevo od výchozí karty{ word-up-or-down }
    }
   *[no] { $place_nom }: stranou mapy
}
word-up-or-down = { $north ->
    [0] { $south ->
        [0] {""}
        [1] , o kartu níž
       *[other] , o { $south ->
            [one] { $south } kartu
            [few] { $south } karty
           *[other] { $south } karet
        } níž
    }
    [1] , o kartu výš
   *[other] , o { $north ->
        [one] { $north } kartu
        [few] { $north } karty
       *[other] { $north } karet
    } výš
}
pack-locations = { $count ->
    [0] Odhalené lokace srovnejte, navrch dejte oddělovací kartu „Odhalené lokace“ a za ni neodhalené, otočené opačně
    [one] Na odhalenou lokaci dejte oddělovací kartu „Odhalené lokace“ a za ni neodhalené, otočené opačně
    [few] Srovnejte { $count } odhalené lokace, navrch dejte oddělovací kartu „Odhalené lokace“ a za ni neodhalené, otočené opačně
   *[other] Srovnejte { $count } odhalených lokací, navrch dejte oddělovací kartu „Odhalené lokace“ a za ni neodhalené, otočené opačně
}
lay-locations = { $count ->
    [0] Z přihrádky velkých karet vezměte odhalené lokace
    [one] Z přihrádky velkých karet vezměte odhalenou lokaci před oddělovací kartou
    [few] Z přihrádky velkých karet vezměte { $count } odhalené lokace
   *[other] Z přihrádky velkých karet vezměte { $count } odhalených lokací
}
pack-boxed-locations = Do menší přihrádky lokace odstraněné ze hry: { $places }
lay-boxed-locations = V menší přihrádce nechte lokace odstraněné ze hry: { $places }
pack-encounters = Čtyři balíčky střetnutí za oddělovací kartu „Uložená střetnutí“
lay-encounters = Zpoza oddělovací karty vyložte čtyři balíčky střetnutí
pack-events = Balíček událostí a aktivní výpravy za oddělovací kartu „Uložené události“: { $quests }
lay-events = Vyložte balíček událostí a vedle něj aktivní výpravy: { $quests }
pack-events-plain = Balíček událostí i s výpravami za oddělovací kartu „Uložené události“
lay-events-plain = Vyložte balíček událostí a vedle něj výpravy, jsou-li jaké
pack-rest = Zbylá tajemství, předměty, střetnutí a události do krabice
lay-rest = Z krabice připravte tajemství, zamíchané předměty a zbylé karty

# Věci, smrt a hráči
list-character = Nová postava
list-character-done = Může se hrát dál
    .noun = připravená postava
pack-legacy = Tajemství, která ještě čekají na rozdělení, držte pohromadě: { $names }
lay-legacy = Vedle mapy položte tajemství, která čekají na rozdělení: { $names }
