# Co se stalo: věty, které si někdo přečte nahlas i za dva měsíce.

wrote-set-up = Ke Koruně moci { $count ->
    [1] vyrazil jediný dobrodruh
    [2] vyrazili dva dobrodruzi
    [3] vyrazili tři dobrodruzi
    [4] vyrazili čtyři dobrodruzi
    [5] vyrazilo pět dobrodruhů
    [6] vyrazilo šest dobrodruhů
   *[other] vyrazilo { $count } dobrodruhů
}: { $who }.

# Cesty
wrote-came = { $who } { $who_gender ->
    [f] dorazila
   *[m] dorazil
} { $space_to }.
wrote-built-raft = { $who } { $who_gender ->
    [f] skácela
   *[m] skácel
} { $space_at } pár kmenů a { $who_gender ->
    [f] svázala
   *[m] svázal
} z nich vor.
wrote-rafted = Vor přenesl { $who_acc } přes Bouřnou řeku, rovnou { $space_to }.
wrote-gate-opened = Brána osudu povolila, { $rolled } proti { $value }, a { $who } { $who_gender ->
    [f] prošla
   *[m] prošel
} dovnitř.
wrote-gate-shut = { $who } se { $who_gender ->
    [f] opřela
   *[m] opřel
} do Brány osudu, { $rolled } proti { $value }. Ani se nepohnula.
wrote-gate-held = { $by ->
    [craft] { $who } { $who_gender ->
        [f] zkoušela
       *[m] zkoušel
    } odemknout Bránu osudu vůlí, { $rolled } proti { $value }. Zámek nepovolil.
   *[strength] { $who } se { $who_gender ->
        [f] opřela
       *[m] opřel
    } do Brány osudu, { $rolled } proti { $value }. Ani se nepohnula.
}
wrote-free-again = { $who } { $who_gender ->
    [f] setřásla
   *[m] setřásl
} pouta a { $who_gender ->
    [f] byla
   *[m] byl
} zase { $who_gender ->
    [f] svá
   *[m] svůj
}.
wrote-still-enslaved = { $who } { $who_gender ->
    [f] zacloumala
   *[m] zacloumal
} pouty, ale držela.
wrote-found-the-way = { $who } { $who_gender ->
    [f] našla
   *[m] našel
} { $space_at } cestu dál, { $rolled } proti { $value }.
wrote-let-out = { $who } { $who_gender ->
    [f] bloudila
   *[m] bloudil
} { $space_at } tak dlouho, { $rolled } proti { $value }, až { $who_gender ->
    [f] vyšla
   *[m] vyšel
} { $to_to }.
wrote-werewolf = Ve tmě zavyl vlkodlak o síle { $value } a { $who } mu { $who_gender ->
    [f] musela
   *[m] musel
} čelit.
wrote-pits = Z Jam { $count ->
    [one] vylezla { $count } nestvůra
    [few] vylezly { $count } nestvůry
   *[other] vylezlo { $count } nestvůr
}. { $who } na to { $who_gender ->
    [f] byla sama
   *[m] byl sám
}.
wrote-diced = { $who } { $who_gender ->
    [f] usedla
   *[m] usedl
} ke kostkám se Smrtí: { $score } proti { $theirs }.
wrote-fulfilled = { $who } { $who_gender ->
    [f] dostála
   *[m] dostál
} všemu, co se { $space_at } žádá.
wrote-crown-reached = { $who } { $who_gender ->
    [f] stanula
   *[m] stanul
} na Koruně moci. Od té chvíle se mrtví nevracejí.

# Tah a jeho konec
wrote-missed = { $who } { $who_gender ->
    [f] musela
   *[m] musel
} vynechat { $count ->
    [one] { $count } tah
    [few] { $count } tahy
   *[other] { $count } tahů
}.
wrote-turn-missed = { $who } { $who_gender ->
    [f] jen přihlížela
   *[m] jen přihlížel
}, jak ubíhá čas{ $left ->
    [0] .
   *[other] , a { $left ->
        [one] čekal
        [few] čekaly
       *[other] čekalo
    } { $who_gender ->
        [f] ji
       *[m] ho
    } ještě { $left ->
        [one] { $left } tah
        [few] { $left } tahy
       *[other] { $left } tahů
    }.
}
wrote-turn-ended-early = Tah { $who_gen } skončil dřív, než kdo čekal.

# Setkání
wrote-drew = { $card_given ->
    [no] { $kind ->
        [event] Něco se přihodilo { $space_at }.
        [animal] Číhalo { $space_at } zvíře beze jména.
        [monster] Číhala { $space_at } nestvůra beze jména.
        [dragon] Číhal { $space_at } drak.
        [spirit] Zjevil se { $space_at } duch beze jména.
        [stranger] Někdo cizí čekal { $space_at }.
        [object] Nějaký předmět ležel { $space_at }.
        [magic_object] Něco kouzelného se { $space_at } zatřpytilo.
        [follower] Čekal { $space_at } pomocník.
        [place] Objevilo se { $space_at } nové místo.
       *[unknown] Karta, kterou zatím nikdo nepojmenoval, zůstala ležet { $space_at }.
    }
   *[yes] { $kind ->
        [event] Něco se přihodilo { $space_at }, karta tomu říká „{ $card }“.
        [animal] Něco číhalo { $space_at }: { $card }.
        [monster] Něco číhalo { $space_at }: { $card }.
        [dragon] Něco číhalo { $space_at }: { $card }.
        [spirit] Něco se zjevilo { $space_at }: { $card }.
        [stranger] Někdo čekal { $space_at }: { $card }.
        [object] Něco leželo { $space_at }: { $card }.
        [magic_object] Něco se zatřpytilo { $space_at }: { $card }.
        [follower] Pomocník čekal { $space_at }: { $card }.
        [place] Ukázalo se { $space_at } nové místo „{ $card }“.
       *[unknown] Otočila se { $space_at } karta „{ $card }“.
    }
}
wrote-met = { $card_given ->
    [no] { $who } { $who_gender ->
        [f] prošla
       *[m] prošel
    } setkáním, které nemá jméno.
   *[yes] { $kind ->
        [event] { $who } { $who_gender ->
            [f] přečkala
           *[m] přečkal
        } událost „{ $card }“.
        [stranger] { $card } a { $who } se dali do řeči.
        [place] { $who } { $who_gender ->
            [f] poznala
           *[m] poznal
        } nové místo „{ $card }“.
       *[other] { $who } { $who_gender ->
            [f] narazila
           *[m] narazil
        } na kartu „{ $card }“.
    }
}
wrote-placed = Karta „{ $card }“ se přestěhovala { $space_to }.
wrote-card-left = Karta „{ $card }“ beze stopy zmizela { $space_at }.
wrote-took = { $who } { $who_gender ->
    [f] si odnesla
   *[m] si odnesl
} „{ $card }“ a { $who_gender ->
    [f] šla
   *[m] šel
} dál o něco bohatší.
wrote-collected-gold = { $who } { $who_gender ->
    [f] sebrala
   *[m] sebral
} ze země { $amount ->
    [one] { $amount } měšec
    [few] { $amount } měšce
   *[other] { $amount } měšců
} zlata.
wrote-followed = { $way ->
    [enchantress] { $who } { $who_gender ->
        [f] zaklepala
       *[m] zaklepal
    } u Kouzelnice.
    [doctor] { $who } { $who_gender ->
        [f] vyhledala
       *[m] vyhledal
    } Lékaře.
    [alchemist] { $who } { $who_gender ->
        [f] zašla
       *[m] zašel
    } za Alchymistou.
    [tavern] { $who } { $who_gender ->
        [f] usedla
       *[m] usedl
    } v Krčmě ke stolu.
    [forest] { $who } { $who_gender ->
        [f] se prodírala
       *[m] se prodíral
    } Hvozdem.
    [crags] { $who } { $who_gender ->
        [f] šplhala
       *[m] šplhal
    } po Skalách.
    [healer] { $who } { $who_gender ->
        [f] se svěřila
       *[m] se svěřil
    } do rukou Léčitele.
    [blacksmith] { $who } { $who_gender ->
        [f] si vybírala
       *[m] si vybíral
    } u Kováře.
    [mystic] { $who } { $who_gender ->
        [f] se ptala
       *[m] se ptal
    } Mystika, co bude.
    [grave] Mrtví na Hřbitově poznali dobrou duši; { $who } { $who_gender ->
        [f] odešla
       *[m] odešel
    } { $who_gender ->
        [f] bledá
       *[m] bledý
    }.
    [raising] { $who } na Hřbitově { $who_gender ->
        [f] volala
       *[m] volal
    } mrtvé.
    [threshold] Práh Kaple pálil { $who_acc } do chodidel.
    [healing] { $who } v Kapli { $who_gender ->
        [f] zaplatila
       *[m] zaplatil
    } za úlevu.
    [blessing] { $who } v Kapli { $who_gender ->
        [f] došla
       *[m] došel
    } pokoje.
    [prayer] { $who } { $who_gender ->
        [f] poklekla
       *[m] poklekl
    } { $space_at } k modlitbě.
    [quest] { $who } v Čarodějově jeskyni { $who_gender ->
        [f] přijala
       *[m] přijal
    } úkol.
    [thirst] Poušť { $who_dat } nedala ani stín.
    [physician] { $who } na Hradě { $who_gender ->
        [f] ukázala
       *[m] ukázal
    } své rány.
    [toll] Černý rytíř zastoupil { $who_dat } cestu.
    [chasm] { $who } { $who_gender ->
        [f] se plížila
       *[m] se plížil
    } podél Propasti.
    [vampire] V Upírově věži kdosi čekal. { $who } { $who_gender ->
        [f] vešla
       *[m] vešel
    }.
   *[other] { $who } { $who_gender ->
        [f] se zastavila
       *[m] se zastavil
    } { $space_at }.
}
wrote-gave-follower = Za { $who_acc } se obětoval pomocník: { $card }.
wrote-follower-killed = Propast vzala { $who_dat } pomocníka: { $card }.
wrote-used-ability = { $who } { $who_gender ->
    [f] ukázala
   *[m] ukázal
} { $whom_dat }, co { $who_gender ->
    [f] umí jen ona
   *[m] umí jen on
}.
wrote-removed-enemy = { $who } { $who_gender ->
    [f] se zbavila
   *[m] se zbavil
} bez jediné rány nepřítele jménem { $card }.

# Souboje
wrote-attacked = { $who } { $who_gender ->
    [f] zaútočila
   *[m] zaútočil
} na { $whom_acc }.
wrote-attacked-psychically = Vůle proti vůli: { $who } { $who_gender ->
    [f] zaútočila
   *[m] zaútočil
} na { $whom_acc }.
wrote-evaded = { $who } { $who_gender ->
    [f] se vyhnula
   *[m] se vyhnul
} boji.
wrote-evaded-stranger = { $who } { $who_gender ->
    [f] se vyhnula
   *[m] se vyhnul
} tomu, kdo tam čekal.
wrote-beat = { $foes_given ->
    [no] { $who } { $who_gender ->
        [f] zvítězila
       *[m] zvítězil
    } v boji, { $score } ku { $theirs }.
   *[yes] { $foes_declined ->
        [yes] { $who } { $who_gender ->
            [f] přemohla
           *[m] přemohl
        } { $foes_acc }, { $score } ku { $theirs }.
       *[no] { $who } { $who_gender ->
            [f] zvítězila
           *[m] zvítězil
        } v boji, { $score } ku { $theirs }. Na druhé straně: { $foes }.
    }
}
wrote-lost = { $foes_given ->
    [no] { $who } { $who_gender ->
        [f] podlehla
       *[m] podlehl
    } v boji, { $score } ku { $theirs }.
   *[yes] { $foes_declined ->
        [yes] { $who } { $who_gender ->
            [f] podlehla
           *[m] podlehl
        } { $foes_dat }, { $score } ku { $theirs }.
       *[no] { $who } { $who_gender ->
            [f] podlehla
           *[m] podlehl
        } v boji, { $score } ku { $theirs }. Na druhé straně: { $foes }.
    }
}
wrote-standoff = { $score } proti { $score }: { $who } i soupeř zůstali stát bez jediného škrábnutí.
wrote-duel = { $who } { $who_gender ->
    [f] porazila
   *[m] porazil
} { $whom_acc }. Útok { $score }, obrana { $theirs }.
wrote-takes-life = { $who } si { $who_gender ->
    [f] řekla
   *[m] řekl
} { $whom_dat } o jeden život.
wrote-takes-gold = { $who } { $who_gender ->
    [f] odlehčila
   *[m] odlehčil
} { $whom_dat } o měšec zlata.
wrote-takes-object = { $who } si { $who_gender ->
    [f] odnesla
   *[m] odnesl
} „{ $card }“, co patřilo { $whom_dat }.
wrote-life-saved = { $card_given ->
    [no] Zaklínadlo zadrželo poslední ránu; { $who } o život { $who_gender ->
        [f] nepřišla
       *[m] nepřišel
    }.
   *[yes] { $who } o život { $who_gender ->
        [f] nepřišla
       *[m] nepřišel
    }, ránu zachytila výbava „{ $card }“.
}

# Co přibylo a co ubylo
wrote-counters = { $counter ->
    [strength] { $who } { $sign ->
        [up] { $who_gender ->
            [f] zesílila
           *[m] zesílil
        }
       *[down] { $who_gender ->
            [f] zeslábla
           *[m] zeslábl
        }
    } o { $by }.
    [craft] Vůle { $who_gen } { $sign ->
        [up] vzrostla
       *[down] poklesla
    } o { $by }.
    [lives] { $who } { $sign ->
        [up] { $who_gender ->
            [f] získala
           *[m] získal
        }
       *[down] { $who_gender ->
            [f] přišla o
           *[m] přišel o
        }
    } { $by ->
        [one] { $by } život
        [few] { $by } životy
       *[other] { $by } životů
    }.
   *[gold] { $who } { $sign ->
        [up] { $who_gender ->
            [f] získala
           *[m] získal
        }
       *[down] { $who_gender ->
            [f] přišla o
           *[m] přišel o
        }
    } { $by ->
        [one] { $by } měšec
        [few] { $by } měšce
       *[other] { $by } měšců
    } zlata.
}
wrote-toad-changed = { $counter ->
    [strength] { $sign ->
        [up] { $who } i v ropuší kůži { $who_gender ->
            [f] zesílila
           *[m] zesílil
        }
        [down] { $who } v ropuší kůži { $who_gender ->
            [f] zeslábla
           *[m] zeslábl
        }
       *[other] Síla { $who_gen } se v ropuší kůži změnila
    } o { $by }.
   *[craft] Vůle { $who_gen } { $sign ->
        [up] i v ropuší kůži vzrostla
        [down] v ropuší kůži poklesla
       *[other] se v ropuší kůži změnila
    } o { $by }.
}
wrote-healed = Rány { $who_gen } se zacelily: { $count ->
    [one] { $count } život
    [few] { $count } životy
   *[other] { $count } životů
} zpět.
wrote-exchanged = { $who } { $who_gender ->
    [f] odevzdala
   *[m] odevzdal
} trofeje za { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
} a { $who_gender ->
    [f] zesílila
   *[m] zesílil
} o { $gains }.{ $waste ->
    [0] {""}
   *[other] {" "}Navíc { $waste ->
        [one] byl { $waste } bod, ten propadl
        [few] byly { $waste } body, ty propadly
       *[other] bylo { $waste } bodů, ty propadly
    }.
}
wrote-dropped = { $who } { $who_gender ->
    [f] odložila
   *[m] odložil
} { $space_at }, co už { $who_gender ->
    [f] nechtěla nést
   *[m] nechtěl nést
}: { $cards }.
wrote-forbidden = { $who } { $who_gender ->
    [f] musela
   *[m] musel
} odložit, co { $who_gender ->
    [f] jí
   *[m] mu
} nepřísluší: { $cards }.
wrote-gave-up = { $who } se { $who_gender ->
    [f] rozloučila
   *[m] rozloučil
} s tím, co { $who_gender ->
    [f] jí
   *[m] mu
} patřilo: { $cards }.
wrote-traded = { $cards_given ->
    [yes] { $who } { $who_gender ->
        [f] předala
       *[m] předal
    } { $whom_dat } z ruky do ruky: { $cards }{ $gold ->
        [0] .
       *[other] , a k tomu { $gold ->
            [one] { $gold } měšec
            [few] { $gold } měšce
           *[other] { $gold } měšců
        } zlata.
    }
   *[no] { $who } { $who_gender ->
        [f] odpočítala
       *[m] odpočítal
    } { $whom_dat } { $gold ->
        [one] { $gold } měšec
        [few] { $gold } měšce
       *[other] { $gold } měšců
    } zlata.
}

# Zaklínadla
wrote-gained-spell = { $who } { $who_gender ->
    [f] získala
   *[m] získal
} zaklínadlo.
wrote-cast = { $who } { $who_gender ->
    [f] seslala
   *[m] seslal
} zaklínadlo{ $spell_given ->
    [yes] {" "}„{ $spell }“
   *[no] {""}
}.
wrote-cast-at = { $who } { $who_gender ->
    [f] seslala
   *[m] seslal
} na { $whom_acc } zaklínadlo{ $spell_given ->
    [yes] {" "}„{ $spell }“
   *[no] {""}
}.
wrote-cast-on-oneself = { $who } { $who_gender ->
    [f] seslala na sebe
   *[m] seslal na sebe
} zaklínadlo{ $spell_given ->
    [yes] {" "}„{ $spell }“
   *[no] {""}
}.
wrote-discarded-spells = { $who } { $who_gender ->
    [f] neudržela
   *[m] neudržel
} v hlavě { $count ->
    [one] { $count } zaklínadlo
    [few] { $count } zaklínadla
   *[other] { $count } zaklínadel
}.

# Proměny
wrote-alignment = { $alignment ->
    [good] { $who } { $who_gender ->
        [f] našla
       *[m] našel
    } cestu k dobru.
    [evil] { $who } { $who_gender ->
        [f] propadla
       *[m] propadl
    } zlu.
   *[neutral] { $who } { $who_gender ->
        [f] od té chvíle nesloužila
       *[m] od té chvíle nesloužil
    } dobru ani zlu.
}
wrote-toad = Zasyčelo to, kouř se rozplynul a na místě { $who_gen } seděla ropucha.
wrote-restored = Ropucha zmizela a { $who } zase { $who_gender ->
    [f] stála
   *[m] stál
} na vlastních nohou.
wrote-lasting-quest = { $number ->
    [1] { $who } { $who_gender ->
        [f] dostala
       *[m] dostal
    } úkol: vzít jiné postavě život.
    [2] { $who } { $who_gender ->
        [f] dostala
       *[m] dostal
    } úkol: skolit nepřítele.
    [3] { $who } { $who_gender ->
        [f] dostala
       *[m] dostal
    } úkol: vzdát se pomocníka.
    [4] { $who } { $who_gender ->
        [f] dostala
       *[m] dostal
    } úkol: vzdát se kouzelného předmětu.
    [5] { $who } { $who_gender ->
        [f] dostala
       *[m] dostal
    } úkol: přinést tři měšce zlata.
    [6] { $who } { $who_gender ->
        [f] dostala
       *[m] dostal
    } úkol: přinést dva měšce zlata.
   *[other] { $who } { $who_gender ->
        [f] dostala
       *[m] dostal
    } úkol.
}
wrote-lasting-teleport = { $who } { $who_gender ->
    [f] zaslechla
   *[m] zaslechl
} v Krčmě slovo, které přenáší, kam si kdo přeje.
wrote-lasting-ferry = { $who } { $who_gender ->
    [f] si domluvila
   *[m] si domluvil
} převoz do Chrámu.
wrote-lasting-enslaved = { $who } { $who_gender ->
    [f] skončila
   *[m] skončil
} v Chrámu v poutech.
wrote-lasting-other = Něco od té chvíle { $who_acc } provází.
wrote-let-go = { $kind ->
    [quest] { $who } { $who_gender ->
        [f] splnila
       *[m] splnil
    } úkol.
    [enslaved] { $who } { $who_gender ->
        [f] setřásla
       *[m] setřásl
    } pouta.
    [teleport] Slovo z Krčmy už { $who_acc } nikam nepřenese.
    [ferry] Převoz do Chrámu má { $who } za sebou.
   *[other] Co { $who_acc } provázelo, pominulo.
}

# Smrt, Koruna, konec
wrote-died = { $who } { $who_gender ->
    [f] zemřela
   *[m] zemřel
} { $space_at }.
wrote-out = { $who } už se { $who_gender ->
    [f] nevrátila
   *[m] nevrátil
}.
wrote-came-back = Hráč { $seat } vyslal na cestu někoho nového: { $who }.
wrote-command-worked = Z Koruny zahřmělo, padlo { $rolled }. { $who } { $who_gender ->
    [f] poručila
   *[m] poručil
} a celý kraj to pocítil.
wrote-command-failed = { $who } { $who_gender ->
    [f] poručila
   *[m] poručil
} z Koruny, padlo { $rolled }. Nikdo neposlechl.
wrote-conceded = { $who } { $who_gender ->
    [f] sklonila
   *[m] sklonil
} hlavu před Korunou a { $who_gender ->
    [f] odešla
   *[m] odešel
} ze hry.
wrote-won = { $who } { $who_gender ->
    [f] zůstala poslední
   *[m] zůstal poslední
}. Koruna moci má { $who_gender ->
    [f] svou paní
   *[m] svého pána
}.

# Co stůl řekl o své krabici
wrote-described-card = { $card_given ->
    [no] Jedna z karet se ukázala být něčím jiným.
   *[yes] Ukázalo se, co je to za kartu: { $card }.
}
wrote-described-character = Karta postavy je opsaná: { $who }.
wrote-described-space = { $count ->
    [0] Žádné karty se { $space_at } neotáčejí.
    [one] Otáčí se { $space_at } { $count } karta.
    [few] Otáčejí se { $space_at } { $count } karty.
   *[other] Otáčí se { $space_at } { $count } karet.
}
wrote-mule = { $count ->
    [0] Mula od té chvíle unese, kolik kdo chce.
   *[other] Mula od té chvíle unese { $count ->
        [one] { $count } předmět
        [few] { $count } předměty
       *[other] { $count } předmětů
    } navíc.
}
wrote-stock = Spočítané karty nákupu: { $card }, celkem { $count }.
wrote-taken-over = Žetony jsou opsané: { $who }.
