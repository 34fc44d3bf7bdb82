# Kronika jako vyprávění: tytéž děje, řečené najednou a bez účtů.

# Věta je utkaná z toho, co titíž lidé udělali po sobě. `since`: zda už byli před ní jmenováni.
told-deeds = { $since ->
    [on] { $turn ->
        [0] Pak
        [1] Potom
       *[2] Nato
    }
    [other] { $turn ->
        [0] { $who }
        [1] { $opens ->
            [deed-dream] { $who }
            [deed-nightmare] { $who }
           *[other] Mezitím { $who_nom }
        }
       *[2] { $opens ->
            [deed-dream] { $who }
            [deed-nightmare] { $who }
           *[other] { $who } zatím
        }
    }
   *[first] { $opens ->
        [deed-ate] { $turn ->
            [0] Se setměním { $who_nom }
            [1] Za soumraku { $who_nom }
           *[2] Po setmění { $who_nom }
        }
        [deed-dream] { $turn ->
            [0] { $who }
            [1] V noci { $who_nom }
           *[2] Té noci { $who_nom }
        }
       *[other] { $since ->
            [again] { $turn ->
                [0] { $who }
                [1] Později { $who_nom }
               *[2] Zanedlouho { $who_nom }
            }
           *[first] { $who }
        }
    }
} { $deeds }{ $tail }.

# Co udělali, bez nich.
deed-ate = { $turn ->
    [0] { $who_gender ->
            [f] povečeřela
            [m] povečeřel
           *[many] povečeřeli
        }
    [1] { $who_gender ->
            [f] usedla
            [m] usedl
           *[many] usedli
        } k večeři
   *[2] { $who_gender ->
        [f] pojedla
        [m] pojedl
       *[many] pojedli
    } u ohně
}
deed-hungry = { $who_gender ->
    [f] šla spát hladová
    [m] šel spát hladový
   *[many] šli spát hladoví
}
tail-hungry = , jen { $who_nom } { $who_gender ->
    [f] šla spát hladová
    [m] šel spát hladový
   *[many] šli spát hladoví
}
tail-dream = , { $who_nom } { $place_at }
tail-travelled = , { $who_nom } { $place_to }
tail-attribute = , { $who_nom } na { word-grown }
deed-dream = { $who_gender ->
    [f] snila
    [m] snil
   *[many] snili
} { $place_at }
deed-nightmare = { $who_gender ->
    [f] měla
    [m] měl
   *[many] měli
} { $place_at } noční můru
deed-suffered = { $who_gender ->
    [f] pocítila
    [m] pocítil
   *[many] pocítili
} bolestný dotek Divnoty
deed-fled = { $who_gender ->
    [f] utekla
    [m] utekl
   *[many] utekli
} před Divnotou { $place_to }
deed-moved = { $who_gender ->
    [f] stanula
    [m] stanul
   *[many] stanuli
} znenadání { $place_at }
deed-travelled = { $after ->
    [deed-travelled] { $who_gender ->
            [f] pokračovala
            [m] pokračoval
           *[many] pokračovali
        } { $place_to }
    [deed-explored] { $who_gender ->
            [f] vykročila
            [m] vykročil
           *[many] vykročili
        } { $place_to }
   *[other] { $who_gender ->
        [f] došla
        [m] došel
       *[many] došli
    } { $place_to }
}
deed-explored = { $who_gender ->
    [f] prozkoumala
    [m] prozkoumal
   *[many] prozkoumali
} { $here ->
    [yes] to místo
   *[no] { $places_acc }
}
deed-location-action = { $who_gender ->
    [f] využila
    [m] využil
   *[many] využili
} { $here ->
    [yes] tamních možností
   *[no] možností { $place_gen }
}
deed-personal-action = { $who_gender ->
    [f] ukázala své umění
    [m] ukázal své umění
   *[many] ukázali své umění
}
deed-inspected = { $who_gender ->
    [f] prohlédla
    [m] prohlédl
   *[many] prohlédli
} { $here ->
    [yes] tamní menhir
   *[no] menhir { $place_at }
}
deed-menhir-lit = { $after ->
    [deed-inspected] { $who_gender ->
            [f] probudila
            [m] probudil
           *[many] probudili
        } ho k světlu
   *[other] { $who_gender ->
        [f] probudila
        [m] probudil
       *[many] probudili
    } { $here ->
        [yes] tamní menhir
       *[no] menhir { $place_at }
    }
}
deed-encounter-came = { $name_given ->
    [yes] { $who_gender ->
        [f] narazila
        [m] narazil
       *[many] narazili
    } na { $colour ->
        [blue] lidi, s nimiž stálo za to promluvit („{ $name }“)
       *[other] protivníka jménem { $name }
    }
   *[no] { $who_gender ->
        [f] potkala
        [m] potkal
       *[many] potkali
    } { word-comer }
}
deed-encounter = { $how ->
    [won] { $colour ->
        [blue] { $who_gender ->
            [f] dosáhla
            [m] dosáhl
           *[many] dosáhli
        } svého v { word-parley }
       *[other] { $name_given ->
            [yes] { $who_gender ->
                [f] zvítězila
                [m] zvítězil
               *[many] zvítězili
            } nad protivníkem jménem { $name }
           *[no] { $who_gender ->
                [f] přemohla
                [m] přemohl
               *[many] přemohli
            } { word-comer }
        }
    }
    [withdrew] { $who_gender ->
        [f] ustála
        [m] ustál
       *[many] ustáli
    } střetnutí { word-with-comer }
    [avoided] { $name_given ->
        [yes] { $who_gender ->
            [f] obešla
            [m] obešel
           *[many] obešli
        } střetnutí „{ $name }“
       *[no] { $who_gender ->
            [f] obešla
            [m] obešel
           *[many] obešli
        } { word-comer }
    }
    [fled] { $colour ->
        [blue] { $who_gender ->
            [f] přerušila
            [m] přerušil
           *[many] přerušili
        } { word-parley }
       *[other] { $who_gender ->
            [f] utekla
            [m] utekl
           *[many] utekli
        } ze střetnutí { word-with-comer }
    }
    [no_key] { $name_given ->
        [yes] { $who_gender ->
            [f] prošla
            [m] prošel
           *[many] prošli
        } střetnutím „{ $name }“
       *[no] { $who_gender ->
            [f] minula
            [m] minul
           *[many] minuli
        } { word-comer }
    } { $colour ->
        [blue] beze slova
       *[other] bez boje
    }
   *[not_won] { $colour ->
        [blue] { $who_gender ->
            [f] nepochodila
            [m] nepochodil
           *[many] nepochodili
        } v { word-parley }
       *[other] { $who_gender ->
            [f] vyvázla
            [m] vyvázl
           *[many] vyvázli
        } bez vítězství z boje { word-with-comer }
    }
}
word-comer = { $colour ->
    [green] zvěř z divočiny
    [grey] ty, kdo stáli v cestě
    [purple] cosi z jiného světa
    [blue] cizí lidi
   *[none] neznámého protivníka
}
word-parley = jednání { $name_given ->
    [yes] „{ $name }“
   *[no] s cizími lidmi
}
word-with-comer = { $name_given ->
    [yes] { $colour ->
        [blue] „{ $name }“
       *[other] s protivníkem jménem { $name }
    }
   *[no] { $colour ->
        [green] se zvěří z divočiny
        [grey] s těmi, kdo stáli v cestě
        [purple] s čímsi z jiného světa
        [blue] s cizími lidmi
       *[none] s neznámým protivníkem
    }
}
deed-escaped = { $who_gender ->
    [f] unikla
    [m] unikl
   *[many] unikli
}
deed-took = { $who_gender ->
    [f] získala
    [m] získal
   *[many] získali
} { $kind ->
    [secret] tajemství
   *[item] { $count ->
        [1] předmět
       *[other] předměty
    }
} { $names }
deed-parted = { $who_gender ->
    [f] přišla
    [m] přišel
   *[many] přišli
} o { $names }
deed-card = { $who_gender ->
    [f] pochytila
    [m] pochytil
   *[many] pochytili
} { $deck ->
    [combat] novou fintu do boje
   *[diplomacy] nové umění řeči
}
deed-attribute = { $who_gender ->
    [f] přidala
    [m] přidal
   *[many] přidali
} na { word-grown }
word-grown = { $attribute ->
    [aggression] agresivitě
    [courage] odvaze
    [practicality] praktičnosti
    [empathy] empatii
    [caution] opatrnosti
   *[spirituality] duchovnosti
}

# Co se stalo samo.
told-revealed = { $count ->
    [1] { $turn ->
        [0] Z mlhy vystoupilo místo { $places }.
       *[1] Mlha odhalila { $places_acc }.
    }
   *[other] { $turn ->
        [0] Z mlhy { word-so-many-places-came }: { $places }.
       *[1] Mlha odhalila { word-so-many-places }: { $places }.
    }
}
tail-revealed = { $count ->
    [1] {"; "}z mlhy vystoupilo místo { $places }
   *[other] {"; "}z mlhy { word-so-many-places-came }: { $places }
}
told-land-lost = { $count ->
    [1] Divnota pohltila { $places_acc }.
   *[other] Divnota pohltila { word-so-many-places }: { $places }.
}
word-so-many-places-came = { $count ->
    [2] vystoupila { word-so-many-places }
    [3] vystoupila { word-so-many-places }
    [4] vystoupila { word-so-many-places }
   *[other] vystoupilo { word-so-many-places }
}
word-so-many-places = { $count ->
    [2] dvě místa
    [3] tři místa
    [4] čtyři místa
    [5] pět míst
    [6] šest míst
    [7] sedm míst
    [8] osm míst
    [9] devět míst
    [10] deset míst
    [11] jedenáct míst
    [12] dvanáct míst
   *[other] { $count } míst
}
told-menhir-last-day = Naposledy { $count ->
    [1] zasvítil menhir { $places_at }.
   *[other] zasvítily menhiry { $places_at }.
}
told-menhir-dark = { $count ->
    [1] Menhir { $places_at } vyhasl.
   *[other] Menhiry { $places_at } vyhasly.
}
told-event = { $turn ->
    [0] Den začal událostí „{ $name }“.
    [1] Den přinesl událost „{ $name }“.
   *[2] S ránem přišla událost „{ $name }“.
}
told-night = { $turn ->
    [0] Tak dohořel { nth-day-within }.
    [1] Nad krajem se zavřela noc a { nth-day-within } skončil.
   *[2] A { nth-day-within } byl u konce.
}
nth-day-within = { $day ->
    [1] první den
    [2] druhý den
    [3] třetí den
    [4] čtvrtý den
    [5] pátý den
    [6] šestý den
    [7] sedmý den
    [8] osmý den
    [9] devátý den
    [10] desátý den
    [11] jedenáctý den
    [12] dvanáctý den
   *[other] den
}
told-choice = { $here ->
    [yes] { $turn ->
        [0] Tam padlo rozhodnutí:
       *[1] Tehdy padlo rozhodnutí:
    }
   *[no] { $turn ->
        [0] Rozhodnutí padlo { $place_at }:
       *[1] A pak padlo { $place_at } rozhodnutí:
    }
} „{ $text }“.
told-task = { $turn ->
    [0] V mysli utkvělo:
    [1] Jedno nesmělo upadnout v zapomnění:
   *[2] A tohle šlo od té chvíle s nimi:
} „{ $text }“.
told-status = { $turn ->
    [0] Do paměti světa se zapsalo: { $statuses }.
    [1] Na tohle se nezapomene: { $statuses }.
   *[2] Od té chvíle svět ví: { $statuses }.
}
told-status-off = { $turn ->
    [0] Svět zapomněl na jedno: { $statuses }.
   *[1] Z paměti světa zmizelo: { $statuses }.
}
told-chapter = { $turn ->
    [0] Začala { word-chapter-nth } kapitola.
    [1] Otevřela se { word-chapter-nth } kapitola.
   *[2] A začala { word-chapter-nth } kapitola.
}
told-chapter-ended = Tak skončila { word-chapter-nth } kapitola.
word-chapter-nth = { $chapter ->
    [1] první
    [2] druhá
    [3] třetí
    [4] čtvrtá
    [5] pátá
    [6] šestá
    [7] sedmá
    [8] osmá
    [9] devátá
    [10] desátá
    [11] jedenáctá
    [12] dvanáctá
    [13] třináctá
    [14] čtrnáctá
    [15] patnáctá
   *[other] { $chapter }.
}
