# Co se stalo: věty, které si někdo přečte nahlas i za dva měsíce.

wrote-set-up = Na cestu Avalonem { $who_gender ->
    [f] se vydala
    [m] se vydal
   *[many] se vydali
} { $who }.

# Dny a noci
wrote-day-began = { nth-day } začal.
wrote-night = { nth-day } pohasl a přišla noc.
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
} na místo { $place }.
wrote-moved = { $who } { $who_gender ->
    [f] se ocitla
    [m] se ocitl
   *[many] se ocitli
} na místě { $place }.
wrote-explored = { $who } { $who_gender ->
    [f] prozkoumala
    [m] prozkoumal
   *[many] prozkoumali
} místo { $place }.
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
wrote-land-lost = Divnota pohltila místo { $place }.
wrote-fled = { $who } { $who_gender ->
    [f] utekla
    [m] utekl
   *[many] utekli
} před Divnotou: místo { $lost } zmizelo, útočištěm se stalo místo { $place }.
wrote-suffered = Divnota se dotkla { $who_gen }; zůstala po ní bolest a hrůza.
wrote-replaced = Místo { $place } už není, čím bylo; teď je to { $new }.
wrote-removed = Místo { $place } zmizelo z mapy.
wrote-described = Z karty { $place } je opsáno, co je na ní vytištěno.

# Menhiry
wrote-inspected = { $who } { $who_gender ->
    [f] si prohlédla
    [m] si prohlédl
   *[many] si prohlédli
} menhir na místě { $place }.
wrote-menhir-lit = { $who } { $who_gender ->
    [f] probudila
    [m] probudil
   *[many] probudili
} menhir na místě { $place }; mince ukázala { $value }.
wrote-menhir-last-day = Menhir na místě { $place } zasvítil naposledy.
wrote-menhir-dark = Menhir na místě { $place } vyhasl.
wrote-menhir-noted = Menhir na místě { $place }: cena i mince jsou zapsané.
wrote-menhir-gone = Menhir na místě { $place } už nestojí.
wrote-menhir-set = { $value ->
    [0] Menhir na místě { $place } zůstal bez mince.
   *[other] Menhir na místě { $place } ukázal { $value }.
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
            } { word-so-many-by }, zbývá { $value }.
        }
       *[other] { $sign ->
            [up] { $who } { $who_gender ->
                [f] získala
               *[m] získal
            } { word-so-many-by }, celkem { $value }.
           *[down] { $who } { $who_gender ->
                [f] přišla
               *[m] přišel
            } o { word-so-many-by }, zbývá { $value }.
        }
    }
}
wrote-set = { $who }: { word-what } nově { $value }.
wrote-attribute = { $who } { $who_gender ->
    [f] vyspěla
   *[m] vyspěl
}: { word-attribute } { $value }.
wrote-paid = { $who } { $who_gender ->
    [f] zaplatila
   *[m] zaplatil
}: { word-paid }{ $why_given ->
    [yes] {" "}({ $why })
   *[no] {""}
}.
word-paid = { $energy ->
    [0] { $health ->
        [0] hrůza { $terror }
       *[other] zdraví { $health }{ word-paid-terror }
    }
   *[other] výdrž { $energy }{ $health ->
        [0] {""}
       *[other] , zdraví { $health }
    }{ word-paid-terror }
}
word-paid-terror = { $terror ->
    [0] {""}
   *[other] , hrůza { $terror }
}
wrote-board-read = Z desky postavy { $who } je opsáno, co je na ní vytištěno.
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
        [f] si vzala k ruce
       *[m] si vzal k ruce
    } „{ $name }“.
   *[down] { $who_gender ->
        [f] schovala
       *[m] schoval
    } „{ $name }“.
}
wrote-flipped = { $flipped ->
    [yes] { $who } { $who_gender ->
        [f] použila
       *[m] použil
    } „{ $name }“.
   *[no] Karta „{ $name }“ je zase k ruce: { $who }.
}
wrote-left-lying = Na místě { $place } zůstalo ležet „{ $name }“.
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
    [f] vynaložila
   *[m] vynaložil
} za { $whom_acc } čáry: { $amount }.

# Strážci
wrote-guardian-appeared = Na místě { $place } zůstal číhat strážce „{ $name }“.
wrote-guardian-attacked = Na místě { $place } zaútočil strážce „{ $name }“; { $who_gender ->
    [f] čelila mu { $who }
    [m] čelil mu { $who }
   *[many] čelili mu { $who }
}.
wrote-guardian-left = Strážce „{ $name }“ zmizel z mapy.

# Střetnutí
wrote-encounter = { $who_gender ->
    [f] { $who } se utkala
    [m] { $who } se utkal
   *[many] { $who } se utkali
} s tím, co přišlo{ $name_given ->
    [yes] : „{ $name }“
   *[no] {""}
}.
wrote-encounter-ended = { $name_given ->
    [yes] Střetnutí „{ $name }“
   *[no] Střetnutí
} { $how ->
    [won] skončilo vítězstvím
    [withdrew] skončilo, protivník se stáhl
    [avoided] zůstalo stranou
    [fled] skončilo úprkem
    [no_key] se obešlo bez boje
   *[not_won] skončilo bez vítězství
}: { $who }.
wrote-escaped = { $who } { $who_gender ->
    [f] unikla
   *[m] unikl
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
wrote-campaign-won = Tažení došlo ke svému konci: den { $day }.
wrote-dial-set = { $kind ->
    [quest] Mince výpravy
   *[time] Mince času
} teď ukazuje { $value }, { $of }{ $note_given ->
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
wrote-verse = Na místě { $place } zazněl verš { $verse }.
wrote-choice = Na místě { $place } padlo rozhodnutí: { $text }
wrote-task = Přibyl úkol: { $text }
wrote-task-finished = { $how ->
    [done] Splněno: { $text }
    [abandoned] Opuštěno: { $text }
   *[open] Znovu se hledá cesta: { $text }
}

# Růst
wrote-card = { $who } { $who_gender ->
    [f] získala
   *[m] získal
} novou kartu { $deck ->
    [combat] boje
   *[diplomacy] diplomacie
}.

# Věci, smrt a hráči
wrote-died = { $who } { $who_gender ->
    [f] zemřela
   *[m] zemřel
}: { $place }.
wrote-inherited = { $who } { $who_gender ->
    [f] převzala
   *[m] převzal
} tajemství „{ $name }“.
wrote-campaign-lost = Tažení skončilo prohrou: den { $day }.
wrote-campaign-goes-on = Stůl hraje dál.
wrote-mercy = Pramatka se smilovala. { $chapter }. kapitola začala znovu.
wrote-successor = { $place ->
    [0] Na cestu se vydává { $who }.
   *[other] Na cestu se vydává { $who }: { $place }.
}
wrote-joined = Ke stolu přibývá { $who }{ $player_given ->
    [yes] {" "}({ $player })
   *[no] {""}
}.
wrote-left-table = Od stolu odchází { $who }{ $player_given ->
    [yes] {" "}({ $player })
   *[no] {""}
}.
wrote-came-back = Ke stolu se vrací { $who }{ $player_given ->
    [yes] {" "}({ $player })
   *[no] {""}
}.
