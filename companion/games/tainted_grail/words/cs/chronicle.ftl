# Co se stalo: věty, které si někdo přečte nahlas i za dva měsíce.

wrote-set-up = Na cestu Avalonem { $who_gender ->
    [f] se vydala
    [m] se vydal
   *[many] se vydali
} { $who_nom }.

# Dny a noci
wrote-day-began = { nth-day } začal.
wrote-night = { nth-day } pohasl a přišla noc.
wrote-dream = { $who } { $who_gender ->
    [f] snila
   *[m] snil
} { $place_at }.
wrote-nightmare = { $who } { $who_gender ->
    [f] měla
   *[m] měl
} { $place_at } noční můru.
wrote-day-noted = { nth-day } začal.
wrote-ate = { $who } { $who_gender ->
    [f] snědla
   *[m] snědl
} svůj pokrm.
wrote-hungry = { $who } { $who_gender ->
    [f] šla spát hladová
   *[m] šel spát hladový
}.
wrote-passed = { $who } už ten den nic { $who_gender ->
    [f] nepodnikla
   *[m] nepodnikl
}.

# Cesty a místa
wrote-travelled = { $who } { $who_gender ->
    [f] došla
    [m] došel
   *[many] došli
} { $place_to }.
wrote-moved = { $who } { $who_gender ->
    [f] se ocitla
    [m] se ocitl
   *[many] se ocitli
} { $place_at }.
wrote-explored = { $who } { $who_gender ->
    [f] prozkoumala
    [m] prozkoumal
   *[many] prozkoumali
} { $place_acc }.
wrote-location-action = { $who } { $who_gender ->
    [f] využila
    [m] využil
   *[many] využili
} toho, co nabízí místo { $place }.
wrote-personal-action = { $who } { $who_gender ->
    [f] udělala, co umí jen ona
   *[m] udělal, co umí jen on
}.
wrote-revealed = Z mlhy vystoupilo místo { $place }.
wrote-land-lost = Divnota pohltila { $place_acc }.
wrote-fled = { $who } { $who_gender ->
    [f] utekla
    [m] utekl
   *[many] utekli
} před Divnotou: místo { $lost } zmizelo, útočištěm se stalo místo { $place }.
wrote-suffered = Divnota se dotkla { $who_gen }; zůstala po ní bolest a hrůza.
wrote-replaced = Místo { $place } už není, čím bylo; teď je to { $new }.
wrote-removed = Místo { $place } zmizelo z mapy.
wrote-described = Karta { $place } je opsaná.

# Menhiry
wrote-inspected = { $who } { $who_gender ->
    [f] prozkoumala
    [m] prozkoumal
   *[many] prozkoumali
} menhir { $place_at }.
wrote-menhir-lit = { $who } { $who_gender ->
    [f] probudila
    [m] probudil
   *[many] probudili
} menhir { $place_at }; mince ukázala { $value }.
wrote-menhir-last-day = Menhir { $place_at } zasvítil naposledy.
wrote-menhir-dark = Menhir { $place_at } vyhasl.
wrote-menhir-noted = Menhir { $place_at }: cena i mince jsou zapsané.
wrote-menhir-gone = Menhir { $place_at } už nestojí.
wrote-menhir-set = { $value ->
    [0] Menhir { $place_at } zůstal bez mince.
   *[other] Menhir { $place_at } ukázal { $value }.
}
wrote-no-menhir = Na Avalonu nehořel jediný menhir a tma si řekla o své.

# Postavy
wrote-dying = { $who } { $who_gender ->
    [f] začala
   *[m] začal
} umírat.
wrote-mad = { $who } { $who_gender ->
    [f] propadla
   *[m] propadl
} šílenství.
wrote-lifted = { $card ->
    [mad] { $who_dat } se vrátil rozum.
   *[dying] { $who } { $who_gender ->
        [f] unikla
       *[m] unikl
    } smrti.
}
wrote-changed = { $by ->
    [0] { $who }: { word-what } beze změny, { $value }.
   *[other] { $what ->
        [terror] { $sign ->
            [up] { $who_dat } { $by ->
                [one] přibyl
                [few] přibyly
               *[other] přibylo
            } { word-so-many-by }, celkem { $value }.
           *[down] { $who_dat } { $by ->
                [one] ubyl
                [few] ubyly
               *[other] ubylo
            } { word-so-many-by }, teď { $value }.
        }
       *[other] { $sign ->
            [up] { $who } { $who_gender ->
                [f] získala
               *[m] získal
            } { word-so-many-by }, celkem { $value }.
           *[down] { $who } { $who_gender ->
                [f] přišla
               *[m] přišel
            } o { word-so-many-by }, teď { $value }.
        }
    }
}
wrote-set = { $who }: { word-what } teď { $value }.
wrote-attribute = { $who } { $who_gender ->
    [f] vyspěla
   *[m] vyspěl
}: { word-attribute } { $value }.
wrote-paid = { word-paid }{ $why_given ->
    [yes] {" "}({ $why })
   *[no] {""}
}.
wrote-dropped-out = { $who } { $who_gender ->
    [f] cenu nezaplatila a zůstala stranou
   *[m] cenu nezaplatil a zůstal stranou
}.
word-paid = { $energy ->
    [0] { $health ->
        [0] { $who_dat } { $terror ->
            [one] přibyl { $terror } bod
            [few] přibyly { $terror } body
           *[other] přibylo { $terror } bodů
        } hrůzy
       *[other] { $who } { $who_gender ->
            [f] zaplatila
           *[m] zaplatil
        } { $health ->
            [one] { $health } bod
            [few] { $health } body
           *[other] { $health } bodů
        } zdraví{ word-paid-terror }
    }
   *[other] { $who } { $who_gender ->
        [f] zaplatila
       *[m] zaplatil
    } { $energy ->
        [one] { $energy } bod
        [few] { $energy } body
       *[other] { $energy } bodů
    } výdrže{ $health ->
        [0] {""}
        [one] {" "}a { $health } bod zdraví
        [few] {" "}a { $health } body zdraví
       *[other] {" "}a { $health } bodů zdraví
    }{ word-paid-terror }
}
word-paid-terror = { $terror ->
    [0] {""}
    [one] {" "}a přibyl k tomu { $terror } bod hrůzy
    [few] {" "}a přibyly k tomu { $terror } body hrůzy
   *[other] {" "}a přibylo k tomu { $terror } bodů hrůzy
}
wrote-board-read = Deska { $who_gen } je opsaná.
wrote-boards-read = Čísla na deskách souhlasí: { $who }.
wrote-boards-noted = Hodnoty z desek postav jsou zapsané.

# Věci
wrote-took = { $who } { $who_gender ->
    [f] získala
   *[m] získal
} { $kind ->
    [secret] tajemství
   *[item] předmět
} „{ $name }“.
wrote-turned = { $who } { $side ->
    [up] { $who_gender ->
        [f] si vzala do ruky
       *[m] si vzal do ruky
    } kartu „{ $name }“.
   *[down] { $who_gender ->
        [f] schovala
       *[m] schoval
    } kartu „{ $name }“.
}
wrote-flipped = { $flipped ->
    [yes] { $who } { $who_gender ->
        [f] použila
       *[m] použil
    } kartu „{ $name }“.
   *[no] { $who } má kartu „{ $name }“ zase po ruce.
}
wrote-left-lying = Karta „{ $name }“ zůstala ležet { $place_at }.
wrote-parted = { $who } { $who_gender ->
    [f] přišla
   *[m] přišel
} o kartu „{ $name }“.
wrote-handed = { $who } { $who_gender ->
    [f] předala
   *[m] předal
} { $whom_dat } kartu „{ $name }“.
wrote-traded = { $who } { $who_gender ->
    [f] dala
   *[m] dal
} { $whom_dat } { word-so-many-amount }.
wrote-spent-for = { $who } { $who_gender ->
    [f] zaplatila
   *[m] zaplatil
} za { $whom_acc } { $amount ->
    [one] { $amount } bod
    [few] { $amount } body
   *[other] { $amount } bodů
} čar.

# Strážci
word-guardian = Strážce{ $name_given ->
    [yes] {" "}„{ $name }“
   *[no] {""}
}
wrote-guardian-appeared = { word-guardian } zůstal číhat { $place_at }.
wrote-guardian-attacked = { word-guardian } zaútočil { $place_at }; { $who_gender ->
    [f] čelila mu { $who_nom }
    [m] čelil mu { $who_nom }
   *[many] čelili mu { $who_nom }
}.
wrote-guardian-left = { word-guardian } zmizel z mapy.

# Střetnutí
wrote-encounter = { $who } { $colour ->
    [blue] { $who_gender ->
        [f] začala jednat
        [m] začal jednat
       *[many] začali jednat
    }
   *[none] se { $who_gender ->
        [f] utkala
        [m] utkal
       *[many] utkali
    } s tím, co přišlo
}{ $name_given ->
    [yes] : „{ $name }“
   *[no] {""}
}.
wrote-encounter-ended = { $who } { $how ->
    [won] { $who_gender ->
        [f] vyhrála
        [m] vyhrál
       *[many] vyhráli
    } střetnutí{ word-encounter-name }
    [withdrew] { $who_gender ->
        [f] skončila
        [m] skončil
       *[many] skončili
    } střetnutí{ word-encounter-name }, protivník se stáhl
    [avoided] se { $who_gender ->
        [f] vyhnula
        [m] vyhnul
       *[many] vyhnuli
    } střetnutí{ word-encounter-name }
    [fled] { $who_gender ->
        [f] uprchla
        [m] uprchl
       *[many] uprchli
    } ze střetnutí{ word-encounter-name }
    [no_key] { $who_gender ->
        [f] skončila
        [m] skončil
       *[many] skončili
    } střetnutí{ word-encounter-name } bez boje
   *[not_won] { $who_gender ->
        [f] skončila
        [m] skončil
       *[many] skončili
    } střetnutí{ word-encounter-name } bez vítězství
}.
word-encounter-name = { $name_given ->
    [no] {""}
   *[yes] {" "}„{ $name }“
}
wrote-escaped = { $who } { $who_gender ->
    [f] uprchla
   *[m] uprchl
} ze střetnutí.

# Události, výpravy, stavy, kapitoly
wrote-event = Přišla událost „{ $name }“.
wrote-quest = { $name_given ->
    [yes] Začala výprava „{ $name }“.
   *[no] Začala nová výprava.
}
wrote-quest-ended = Skončila výprava „{ $name }“.
wrote-status = Svět si zapamatoval: „{ $status }“{ $part ->
    [0] {""}
   *[other] {" "}({ $part })
}.
wrote-status-off = Svět zapomněl: „{ $status }“{ $part ->
    [0] {""}
   *[other] {" "}({ $part })
}.
wrote-chapter = Začala { $chapter }. kapitola.
wrote-chapter-ended = Skončila { $chapter }. kapitola.
wrote-decks-counted = Balíčky jsou spočítané.
wrote-campaign-won = { nth-day } došla kampaň svého konce.
wrote-dial-set = { $kind ->
    [quest] Mince výpravy
   *[time] Mince času
} ({ $of }) teď ukazuje { $value }{ $note_given ->
    [yes] : { $note }
   *[no] {""}
}.
wrote-dial-ran-out = { $note_given ->
    [yes] Čas vypršel: { $note }.
   *[no] Jedné z věcí na stole vypršel čas.
}
wrote-chronicler = { $seat ->
    [0] Kronikáře teď stůl nemá.
   *[other] { $player_given ->
        [yes] Kroniku teď vede { $player }.
       *[no] Kroniku teď vede hráč { $seat }.
    }
}
wrote-verse = Stará kniha se otevřela { $place_at } a její slova zazněla do ticha.
wrote-choice = Rozhodnutí padlo { $place_at }: „{ $text }“.
wrote-task = Přibyl úkol: { $text }
wrote-task-finished = { $how ->
    [done] Splněno: { $text }
    [abandoned] Vzdáno: { $text }
   *[open] Znovu otevřeno: { $text }
}

# Růst
wrote-card = { $who } { $who_gender ->
    [f] získala
   *[m] získal
} { $deck ->
    [combat] novou bojovou kartu
   *[diplomacy] novou kartu diplomacie
}.

# Věci, smrt a hráči
wrote-died = { $who } { $who_gender ->
    [f] zemřela
   *[m] zemřel
} { $place_at }.
wrote-inherited = { $who } { $who_gender ->
    [f] převzala
   *[m] převzal
} tajemství „{ $name }“.
wrote-campaign-lost = { nth-day } kampaň skončila prohrou.
wrote-campaign-goes-on = Stůl hraje dál.
wrote-mercy = Pramatka se smilovala. { $chapter }. kapitola začala znovu.
wrote-successor = { $place ->
    [0] Na cestu se vydává { $who_nom }.
   *[other] Na cestu se z { $place_gen } vydává { $who_nom }.
}
wrote-joined = Ke stolu přibývá { $who_nom }{ $player_given ->
    [yes] {" "}({ $player })
   *[no] {""}
}.
wrote-left-table = Od stolu odchází { $who_nom }{ $player_given ->
    [yes] {" "}({ $player })
   *[no] {""}
}.
wrote-came-back = Ke stolu se vrací { $who_nom }{ $player_given ->
    [yes] {" "}({ $player })
   *[no] {""}
}.
