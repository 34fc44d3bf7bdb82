# Co se stalo: věty, které si někdo přečte nahlas i za dva měsíce.

wrote-seated = { $seat ->
    [1] { $who } se { $who_gender ->
        [f] rozhodla
       *[m] rozhodl
    } na nikoho nečekat.
    [2] { $who } si { $who_gender ->
        [f] přivázala
       *[m] přivázal
    } meče k sedlu a už se { $who_gender ->
        [f] neohlédla
       *[m] neohlédl
    }.
    [3] { $who } { $who_gender ->
        [f] vyrazila
       *[m] vyrazil
    } za deště, jak jinak.
    [4] { $who } { $who_gender ->
        [f] dopila
       *[m] dopil
    } a { $who_gender ->
        [f] vyšla
       *[m] vyšel
    } do tmy.
   *[other] { $who } { $who_gender ->
        [f] odjela
       *[m] odjel
    } bez jediného slova.
}
wrote-turn = { $number ->
    [1] { $who } { $who_gender ->
        [f] měla
       *[m] měl
    } celou cestu před sebou.
   *[other] { $who }, { $number }. tah.
}

# Cesty
wrote-moved = { $place_number ->
    [0] { $who } { $who_gender ->
        [f] zašla
       *[m] zašel
    } až { to-place }.
    [1] { $who } { $who_gender ->
        [f] dorazila
       *[m] dorazil
    } { to-place }.
    [2] { $who } { $who_gender ->
        [f] přešla
       *[m] přešel
    } přes kopce { to-place }.
    [3] { $who } { $who_gender ->
        [f] vystoupala
       *[m] vystoupal
    } { to-place }.
    [4] { $who } { $who_gender ->
        [f] zamířila
       *[m] zamířil
    } { to-place }.
    [5] { $who } { $who_gender ->
        [f] dojela
       *[m] dojel
    } { to-place }.
    [6] { $who } se { at-place } { $who_gender ->
        [f] ztratila
       *[m] ztratil
    } v davu.
    [7] { $who } { $who_gender ->
        [f] vjela
       *[m] vjel
    } branou { to-place }.
    [8] { $who } { $who_gender ->
        [f] sesedla
       *[m] sesedl
    } { at-place } z koně.
    [9] { $who } { $who_gender ->
        [f] přišla
       *[m] přišel
    } { to-place }.
    [10] { $who } se { $who_gender ->
        [f] prodrala
       *[m] prodral
    } lesem { to-place }.
    [11] { $who } se { $who_gender ->
        [f] ukázala
       *[m] ukázal
    } { at-place }.
    [12] { $who } { $who_gender ->
        [f] došla
       *[m] došel
    } { to-place }.
    [13] { $who } { $who_gender ->
        [f] vyšplhala
       *[m] vyšplhal
    } { to-place }.
    [14] { $who } { $who_gender ->
        [f] stanula
       *[m] stanul
    } u vody { at-place }.
    [15] { $who } { $who_gender ->
        [f] zabloudila
       *[m] zabloudil
    } { to-place }, a možná schválně.
    [16] { $who } { $who_gender ->
        [f] vešla
       *[m] vešel
    } mezi stromy { at-place }.
    [17] { $who } { $who_gender ->
        [f] doputovala
       *[m] doputoval
    } { to-place }.
   *[18] { $who } { $who_gender ->
        [f] stoupala
       *[m] stoupal
    } celý den { to-place }.
}{ $by ->
    [two_cards] {" "}Šlo to oklikou.
    [card_and_gold] {" "}Za cestu se platilo zlatem.
   *[other] {""}
}
wrote-put = { $who } se nečekaně { $who_gender ->
    [f] ocitla
   *[m] ocitl
} { at-place }.
wrote-trail-quest = { $who } { $who_gender ->
    [f] zaslechla
   *[m] zaslechl
} o stopě, která vede { to-place }.
wrote-trail-found = { $terrain_key ->
    [forest] { $who } { $who_gender ->
        [f] přečetla
       *[m] přečetl
    } v lesích stopu do posledního otisku.
    [mountain] { $who } { $who_gender ->
        [f] došla
       *[m] došel
    } v horách po stopách až tam, kde začínaly.
   *[water] U vody, v bahně, { $who_gender ->
        [f] našla
       *[m] našel
    } { $who } otisk, který { $who_gender ->
        [f] hledala
       *[m] hledal
    }.
}
wrote-trail = { $terrain_key ->
    [forest] { $who } se od té chvíle v lesích { $who_gender ->
        [f] vyznala
       *[m] vyznal
    }.
    [mountain] { $who } od té chvíle { $who_gender ->
        [f] poznala
       *[m] poznal
    } v horách každý otisk.
   *[water] { $who } od té chvíle { $who_gender ->
        [f] věděla
       *[m] věděl
    }, co hledat u vody v bahně.
}

# Na místě
wrote-acted = { $action ->
    [attribute] { $who } se { at-place } { $who_gender ->
        [f] přiučila
       *[m] přiučil
    } a nikdo za to nechtěl ani groš.
    [school] { $who } { at-place } { $who_gender ->
        [f] dřela
       *[m] dřel
    }, až se z cvičné figuríny sypaly piliny.{ $paid ->
        [0] {""}
        [one] {" "}Stálo to { $paid } zlaťák.
        [few] {" "}Stálo to { $paid } zlaťáky.
       *[other] {" "}Stálo to { $paid } zlaťáků.
    }
    [potion] { $who } si { at-place } { $who_gender ->
        [f] dala
       *[m] dal
    } nalít lahvičku něčeho, co pálí i přes sklo.
    [exchange] { $who } { at-place } { $who_gender ->
        [f] vyměnila
       *[m] vyměnil
    } starý kousek za nový.
    [trail] { $who } { at-place } { $who_gender ->
        [f] poslouchala
       *[m] poslouchal
    }, co kdo kde viděl, a ještě za to { $who_gender ->
        [f] dostala
       *[m] dostal
    } zaplaceno.
    [clearing] { $who } si { at-place } { $who_gender ->
        [f] prohlédla
       *[m] prohlédl
    }, co se kde učí. Něco z toho stačilo vidět jednou.
   *[poker] { $who } { at-place } { $who_gender ->
        [f] přisedla
       *[m] přisedl
    } ke kostkám.
}
wrote-raised = { $value ->
    [2] { $who } už { $who_gender ->
        [f] nebyla tam, kde začínala
       *[m] nebyl tam, kde začínal
    }: { $attribute } { $value }.
    [3] { $who } { $who_gender ->
        [f] zesílila
       *[m] zesílil
    }: { $attribute } { $value }.
    [4] Málokdo to dotáhl tak daleko jako { $who }: { $attribute } { $value }.
   *[5] { $who } { $who_gender ->
        [f] došla
       *[m] došel
    } až na konec toho, co se dá naučit: { $attribute } { $value }.
}
wrote-lowered = { $who } { $who_gender ->
    [f] přišla
   *[m] přišel
} o kus sebe: { $attribute } už jen { $value }.
wrote-level = { $level ->
    [2] { $who } už { $who_gender ->
        [f] nebyla
       *[m] nebyl
    } žádný nováček: II. úroveň zaklínače.
    [3] To jméno znali i tam, kam { $who } ještě { $who_gender ->
        [f] nedošla
       *[m] nedošel
    }: III. úroveň zaklínače.
    [4] Když { $who } { $who_gender ->
        [f] vešla
       *[m] vešel
    }, lidé vstávali, nebo utíkali: IV. úroveň zaklínače.
   *[5] { $who } { $who_gender ->
        [f] došla
       *[m] došel
    } tam, odkud už výš žádná cesta nevede: V. úroveň zaklínače.
}

# Karty
wrote-gained = { $price ->
    [0] { $cost ->
        [0] { $who } se { $who_gender ->
            [f] naučila
           *[m] naučil
        } jednoduchý kousek.
       *[other] { $who } se { $who_gender ->
            [f] přiučila
           *[m] přiučil
        } něčemu, co kupodivu nestálo nic.
    }
    [1] { $cost ->
        [0] { $who } { $who_gender ->
            [f] zkusila
           *[m] zkusil
        } něco prostého, hlavně že to bylo nové.
        [1] { $who } se { $who_gender ->
            [f] naučila
           *[m] naučil
        } nový kousek a jeden starý šel stranou.
       *[other] { $who } { $who_gender ->
            [f] získala
           *[m] získal
        } pod cenou kousek, po kterém by sáhl každý.
    }
    [2] { $cost ->
        [1] { $who } za novinku { $who_gender ->
            [f] přeplatila
           *[m] přeplatil
        }, ale { $who_gender ->
            [f] byla první
           *[m] byl první
        }.
       *[other] { $who } se s novým kouskem { $who_gender ->
            [f] nadřela
           *[m] nadřel
        }, dva staré zatím počkaly.
    }
   *[other] { $who } { $who_gender ->
        [f] odložila
       *[m] odložil
    } kvůli novému kousku všechno, co { $who_gender ->
        [f] měla
       *[m] měl
    } v ruce.
}
wrote-gained-card = { $who } se { $who_gender ->
    [f] naučila
   *[m] naučil
} nový kousek.
wrote-gained-cost = { $cost ->
    [0] { $who } si { $who_gender ->
        [f] zapamatovala
       *[m] zapamatoval
    } aspoň něco jednoduchého.
   *[other] { $who } si { $who_gender ->
        [f] odnesla
       *[m] odnesl
    } kousek, za který se jinde platí.
}
wrote-gains-nothing = Na nic nového { $who } tentokrát { $who_gender ->
    [f] neměla
   *[m] neměl
}.
wrote-tired = { $count ->
    [0] { $who } únavu ani { $who_gender ->
        [f] nepocítila
       *[m] nepocítil
    }.
    [one] { $who } únavou { $who_gender ->
        [f] zapomněla
       *[m] zapomněl
    } jeden naučený kousek.
    [few] { $who } únavou { $who_gender ->
        [f] zapomněla
       *[m] zapomněl
    } { $count } naučené kousky.
   *[other] { $who } únavou { $who_gender ->
        [f] zapomněla
       *[m] zapomněl
    } { $count } naučených kousků.
}

# Kostky
wrote-poker = { $who } { at-place } { $who_gender ->
    [f] vysypala
   *[m] vysypal
} kostky na stůl a { $whom } { $whom_gender ->
    [f] přisedla
   *[m] přisedl
}.
wrote-poker-won = { $won ->
    [yes] { $whom_given ->
        [yes] { $who } { $who_gender ->
            [f] vyhrála
           *[m] vyhrál
        } v kostkách: { $rank }. Prohru si odnesl { $whom }.
       *[no] { $who } { $who_gender ->
            [f] obrala
           *[m] obral
        } { $whom_acc } v kostkách: { $rank }.
    }
   *[no] { $whom_given ->
        [yes] { $who } { $who_gender ->
            [f] vstala
           *[m] vstal
        } od kostek o zlaťák lehčí. Vyhrál { $whom }: { $rank }.
       *[no] { $who } { $who_gender ->
            [f] vstala
           *[m] vstal
        } od kostek o zlaťák lehčí, { $whom_dat } stačilo tohle: { $rank }.
    }
}
wrote-poker-alone = { $count ->
    [0] { $who } u kostek { $who_gender ->
        [f] pohořela
       *[m] pohořel
    }: { $rank }.
    [one] { $who } { $who_gender ->
        [f] vyhrála
       *[m] vyhrál
    } { $count } zlaťák: { $rank }.
    [few] { $who } { $who_gender ->
        [f] vyhrála
       *[m] vyhrál
    } { $count } zlaťáky: { $rank }.
   *[other] { $who } { $who_gender ->
        [f] vyhrála
       *[m] vyhrál
    } { $count } zlaťáků: { $rank }.
}

# Průzkum, úkoly, co zůstalo
wrote-explored = { $who } se { at-place } { $who_gender ->
    [f] vydala
   *[m] vydal
} na průzkum { $deck_key ->
    [city] města
    [wilds] divočiny
   *[other] ({ $deck })
}.
wrote-paid = { $who } { $who_gender ->
    [f] zaplatila
   *[m] zaplatil
} předem{ $potions ->
    [0] {""}
    [one] {" "}jedním lektvarem
    [few] {" "}{ $potions } lektvary
   *[other] {" "}{ $potions } lektvary
}{ $gold ->
    [0] {""}
    [one] { $potions ->
        [0] {" "}jedním zlaťákem
       *[other] {" "}a jedním zlaťákem
    }
    [few] { $potions ->
        [0] {" "}{ $gold } zlaťáky
       *[other] {" "}a { $gold } zlaťáky
    }
   *[other] { $potions ->
        [0] {" "}{ $gold } zlaťáky
       *[other] {" "}a { $gold } zlaťáky
    }
}, ještě než se { $who_gender ->
    [f] dozvěděla
   *[m] dozvěděl
} za co.
wrote-slot = Ukázalo se, že { at-place } žije { $monster }.
wrote-did-nothing = { $who } se { $who_gender ->
    [f] rozhlédla
   *[m] rozhlédl
} a nikde už nebylo co objevit.
wrote-quest = { $who } { $who_gender ->
    [f] slíbila
   *[m] slíbil
} něco, kvůli čemu je třeba dojít { to-place }.
wrote-no-quest = { $who } by { $who_gender ->
    [f] slíbila
   *[m] slíbil
} cokoli, jen nebylo kam jít.
wrote-solved = { $who } { at-place } { $who_gender ->
    [f] dodržela
   *[m] dodržel
}, co { $who_gender ->
    [f] slíbila
   *[m] slíbil
}.
wrote-quest-dropped = Kdosi { at-place } čekal. { $who } { $who_gender ->
    [f] nepřišla
   *[m] nepřišel
}.
wrote-kept = { $kind ->
    [companion] { $name_given ->
        [yes] { $who } už { $who_gender ->
            [f] nešla sama
           *[m] nešel sám
        }: { $name }.
       *[no] { $who } už { $who_gender ->
            [f] nešla sama
           *[m] nešel sám
        }.
    }
   *[equipment] { $name_given ->
        [yes] { $who } si { $who_gender ->
            [f] odnesla
           *[m] odnesl
        } něco, co se bude hodit: { $name }.
       *[no] { $who } si { $who_gender ->
            [f] odnesla
           *[m] odnesl
        } něco, co se bude hodit.
    }
}
wrote-gift-gone = { $name_given ->
    [yes] { $who } a { $name }: tady se jejich cesty rozešly.
   *[no] { $who } { $who_gender ->
        [f] šla
       *[m] šel
    } dál a o něco lehčeji.
}

# Nestvůry
wrote-monster-came = { $level ->
    [1] { $place_number ->
        [1] { came-to-water }
        [4] { came-to-water }
        [5] { came-to-water }
        [6] { came-to-forest }
        [7] { came-to-forest }
        [8] { came-to-forest }
        [10] { came-to-forest }
        [12] { came-to-water }
        [14] { came-to-water }
        [15] { came-to-water }
        [16] { came-to-forest }
        [17] { came-to-forest }
       *[other] { came-to-mountain }
    }
    [2] Na vývěsce { at-place } visela čím dál vyšší odměna. Hledá se: { $monster }.
   *[3] Kdo { at-place } mohl odejít, odešel. Příčina: { $monster }.
}
came-to-forest = Lidé { at-place } začali za soumraku zavírat okenice: { $monster }.
came-to-mountain = Kdo { at-place } musel do kopců, nešel sám. Důvod: { $monster }.
came-to-water = K vodě se { at-place } po setmění nechodilo: { $monster }.
wrote-fight = { $who } { at-place } { $who_gender ->
    [f] tasila
   *[m] tasil
} stříbrný meč. Naproti: { $monster }.
wrote-combo = { $damage ->
    [0] { $cards ->
        [0] { $who } jen { $who_gender ->
            [f] lapala
           *[m] lapal
        } po dechu.
       *[other] { $who } si { $who_gender ->
            [f] držela
           *[m] držel
        } odstup a { $who_gender ->
            [f] čekala
           *[m] čekal
        } na chybu.
    }
    [1] { $cards ->
        [one] { $who } { $who_gender ->
            [f] škrábla
           *[m] škrábl
        } jen lehce.
        [few] Ze všeho, co { $who } { $who_gender ->
            [f] zkusila
           *[m] zkusil
        }, zbyl jen škrábanec.
       *[other] Ze všeho, co { $who } { $who_gender ->
            [f] zkusila
           *[m] zkusil
        }, zbyl jen škrábanec.
    }
    [2] { $cards ->
        [one] { $who } { $who_gender ->
            [f] zasáhla
           *[m] zasáhl
        }.
        [few] { $who } { $who_gender ->
            [f] zasáhla
           *[m] zasáhl
        } tak rychle, že se to sotva dalo sledovat.
       *[other] { $who } { $who_gender ->
            [f] zasáhla
           *[m] zasáhl
        } tak rychle, že se to sotva dalo sledovat.
    }
    [3] { $cards ->
        [one] { $who } { $who_gender ->
            [f] zasáhla
           *[m] zasáhl
        } a bylo to vidět.
        [few] Než se kdo nadechl, { $who } { $who_gender ->
            [f] zasáhla
           *[m] zasáhl
        }. Bylo to znát.
       *[other] Než se kdo nadechl, { $who } { $who_gender ->
            [f] zasáhla
           *[m] zasáhl
        }. Bylo to znát.
    }
   *[other] { $cards ->
        [0] { $who } { $who_gender ->
            [f] udeřila
           *[m] udeřil
        } naplno, za { $damage }.
        [one] { $who } { $who_gender ->
            [f] udeřila
           *[m] udeřil
        } jednou a naplno, za { $damage }.
        [few] { $who } { $who_gender ->
            [f] udeřila
           *[m] udeřil
        } { $cards }krát za sebou, dohromady za { $damage }.
       *[other] { $who } { $who_gender ->
            [f] udeřila
           *[m] udeřil
        } { $cards }krát za sebou, dohromady za { $damage }.
    }
}
wrote-strikes = { $kind ->
    [damage] { $amount ->
        [2] { $who } jen { $who_gender ->
            [f] sykla
           *[m] sykl
        }: { $attack } za { $amount }.
        [3] { $who } { $who_gender ->
            [f] zaťala
           *[m] zaťal
        } zuby: { $attack } za { $amount }.
        [4] Tomuhle se { $who } { $who_gender ->
            [f] nevyhnula
           *[m] nevyhnul
        }: { $attack } za { $amount }.
       *[5] { $who } se sotva { $who_gender ->
            [f] udržela
           *[m] udržel
        } na nohou: { $attack } za { $amount }.
    }
    [level] Rána dopadla celou vahou: { $attack }. { $who } { $who_gender ->
        [f] couvla
       *[m] couvl
    }.
    [equal] Na co { $who } { $who_gender ->
        [f] spoléhala
       *[m] spoléhal
    }, to se { $who_gender ->
        [f] jí
       *[m] mu
    } teď vymstilo: { $attack }.
    [random] { $who } { $who_gender ->
        [f] přišla
       *[m] přišel
    } o dech i o plán: { $attack }.
    [trash] Po té ráně ({ $attack }) { $who } jeden naučený kousek nadobro { $who_gender ->
        [f] zapomněla
       *[m] zapomněl
    }.
   *[lower] { $who } tuhle ránu { $who_gender ->
        [f] ucítila
       *[m] ucítil
    } až v kostech: { $attack }.
}
wrote-armour = Když už se { $who } { $who_gender ->
    [f] neměla
   *[m] neměl
} čím krýt, podrželo { $who_gender ->
    [f] ji
   *[m] ho
} Brnění.
wrote-used-once = { $what ->
    [speciality] { $who } { $who_gender ->
        [f] předvedla
       *[m] předvedl
    }, co se v jiných školách neučí.
   *[other] { $who } { $who_gender ->
        [f] sáhla
       *[m] sáhl
    } po něčem, co si { $who_gender ->
        [f] nechávala
       *[m] nechával
    } na zlou chvíli.
}
wrote-defeated = { $monster } už { at-place } nikoho nevyděsí. { $who_gender ->
    [f] Postarala
   *[m] Postaral
} se o to { $who }.
wrote-driven-away = { $who } { at-place } { $who_gender ->
    [f] skončila
   *[m] skončil
} v prachu, ale nestvůra se odtud radši klidila: { $monster }.
wrote-total-defeat = { $who } se { at-place } sotva { $who_gender ->
    [f] odplazila
   *[m] odplazil
}. Nestvůra zůstala, kde byla: { $monster }.
wrote-short-begun = { $who } { $who_gender ->
    [f] tasila
   *[m] tasil
}, uhnout nebylo kam. Naproti: { $foe }.
wrote-short-fight = { $won ->
    [yes] { $who } { $who_gender ->
        [f] zůstala
       *[m] zůstal
    } na nohou a cesta byla volná.
   *[no] { $who } se { $who_gender ->
        [f] probrala
       *[m] probral
    } na zemi, když už bylo po všem.
}

# Zaklínač proti zaklínači
wrote-duel = { $who } { at-place } { $who_gender ->
    [f] tasila
   *[m] tasil
} ocelový meč a { $whom } vzápětí také.
wrote-duel-somewhere = { $who } { $who_gender ->
    [f] vytáhla
   *[m] vytáhl
} ocelový meč a { $whom } vzápětí také.
wrote-duel-won = { $attacker ->
    [yes] { $whom } { $whom_gender ->
        [f] skončila
       *[m] skončil
    } na zemi, jak si { $who } { $who_gender ->
        [f] umínila
       *[m] umínil
    }.
   *[no] { $whom } si { $whom_gender ->
        [f] začala
       *[m] začal
    } a { $who } to { $who_gender ->
        [f] ukončila
       *[m] ukončil
    }.
}
wrote-bet = { $who } { $who_gender ->
    [f] vsadila
   *[m] vsadil
} zlaťák na to, že vyhraje { $whom }.
wrote-bet-won = { $who } na cizí bolesti { $who_gender ->
    [f] vydělala
   *[m] vydělal
} { $count ->
    [one] { $count } zlaťák
    [few] { $count } zlaťáky
   *[other] { $count } zlaťáků
}.
wrote-bet-lost = { $who } { $who_gender ->
    [f] vsadila
   *[m] vsadil
} špatně a o zlaťák { $who_gender ->
    [f] přišla
   *[m] přišel
}.

# Trofeje a konec
wrote-trophy = { $kind ->
    [monster] { $who } si k sedlu { $who_gender ->
        [f] přivázala
       *[m] přivázal
    } novou trofej: { $of }.
    [witcher] { $who } si { $who_gender ->
        [f] vzala
       *[m] vzal
    } na památku trofej školy { $of }.
   *[attribute] { $of ->
        [combat] { $who } v meditaci { $who_gender ->
            [f] uviděla
           *[m] uviděl
        } každou ránu dřív, než padne: trofej Boje.
        [defence] { $who } { $who_gender ->
            [f] seděla
           *[m] seděl
        } tak tiše, že se svět unavil narážet: trofej Obrany.
        [alchemy] { $who } { $who_gender ->
            [f] meditovala
           *[m] meditoval
        }, dokud se neuklidnilo i to, co koluje v krvi: trofej Alchymie.
       *[speciality] { $who } v tichu { $who_gender ->
            [f] dokončila
           *[m] dokončil
        }, co škola začala: trofej Specializace.
    }
}
wrote-won = Na vrchol { $who_gender ->
    [f] došla
   *[m] došel
} { $who }. O ostatních se bude zpívat až ve druhé sloce. Psal se { $turn }. tah.
wrote-won-alone = { $rating ->
    [legend] Po { $turns }. tahu nebylo co dodat. { $who }, žijící legenda.
    [nearly] Po { $turns }. tahu to měla země za sebou. { $who }: ještě kousek, a budou o tom písně.
    [professional] Za { $turns } tahů byla práce hotová. { $who }: profesionál.
    [dependable] Za { $turns } tahů byla práce hotová. { $who }: spolehlivě, jen ne zrovna rychle.
   *[greenhorn] Za { $turns } tahů byla práce konečně hotová. { $who }: zelenáč, ze kterého něco bude.
}

# Co stůl řekl o své krabici
wrote-described-place = { $action ->
    [none] Co se dá dělat { at-place }, zase nikdo neví.
   *[other] Z plánu je opsáno, co se dá dělat { at-place }.
}
wrote-described-road = { $there ->
    [yes] Plán spojuje lokace { $place } a { $to }.
   *[no] Mezi lokacemi { $place } a { $to } plán cestu nemá.
}
wrote-described-monster = Z karty jsou opsané životy: { $monster }, { $count }.
wrote-described-speciality = Z plánu hráče je opsaná Specializace: { $who }, { $level }. úroveň.
wrote-described-track = { $position ->
    [0] Ze stupnice trofejí je opsáno, co je u nejnižšího pole.
   *[other] Ze stupnice trofejí je opsáno, co je u { $position }. stupně.
}
wrote-described-damage = Útok, který snižuje vlastnost, zraní u nestvůr { $level ->
    [1] I.
    [2] II.
   *[other] III.
} úrovně za { $count }.
wrote-most-shield = Ukazatel Štítu od té chvíle vystoupá nejvýš na { $count }.
wrote-taken-over = Plán hráče je opsaný: { $who }.
wrote-position = Žeton bodování byl opraven: { $who }, { $count ->
    [0] nejnižší pole
   *[other] { $count }. stupeň
}.
