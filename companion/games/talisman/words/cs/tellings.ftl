# Co teď udělají ruce: krátce, jedna věc na větu.

# Příprava
tell-lay-board = Rozložte herní plán doprostřed stolu
tell-shuffle-characters = { $chosen ->
    [yes] Vyhledejte zvolené karty postav, ostatní odložte
   *[no] Z karet postav dejte každému hráči tu, která je u něj napsaná; ostatní odložte
}
tell-place-standee = { $who }: kartu postavy položte před sebe, figurku zasaďte do podstavce a postavte { $space_to }
tell-starting-counters = { $who }: ke kartě postavy dejte žetony (síla { $strength }, vůle { $craft }, životy { $lives }, zlato { $gold })
tell-bank = Zbylé žetony dejte stranou: to je bank
tell-encounter-deck = Zamíchejte karty setkání ({ $encounters }) a položte je lícem dolů vedle plánu
tell-spell-deck = Zamíchejte zaklínadla ({ $spells }) a položte je lícem dolů vedle plánu
tell-lay-purchases = Talismany a karty nákupu rozložte lícem nahoru, každý druh na svou hromádku
tell-toads-within-reach = Karty ropuch a karty změny přesvědčení nechte po ruce
tell-first-player = Začíná { $who }
tell-aim = Cíl: zesílit, získat Talisman, projít Údolím ohně, stanout na Koruně moci a přečkat ostatní

# Tah a pohyb
tell-turn-of = Na tahu je { $who }
tell-turn-missed = { $who } vynechává tah{ $left ->
    [0] {""}
   *[other] , pak ještě { $left ->
        [one] { $left } další
        [few] { $left } další
       *[other] { $left } dalších
    }
}
tell-missed = { $count ->
    [0] { $who }: vynechává se jen tento tah, příští už se hraje
    [one] { $who } má vynechat { $count } tah
    [few] { $who } má vynechat { $count } tahy
   *[other] { $who } má vynechat { $count } tahů
}
tell-rolled-movement = { $who }: na pohyb padlo { $rolled }
tell-move-standee = { $who }: figurku { $space_to }{ $space_beside }
tell-delved = { $who } { $space_at }: hod { $rolled } minus { $value } je { $difference }
tell-space-roll = { $who }: padlo { $rolled }, platí, co je u toho čísla na poli
tell-pits-left = { $count ->
    [0] { $who }: v Jámách už nikdo nezbývá, příště může dál
   *[other] { $who }: v Jámách { $count ->
        [one] zbývá { $count } nestvůra
        [few] zbývají { $count } nestvůry
       *[other] zbývá { $count } nestvůr
    }
}

# Karty
tell-drew = { $who }: { $count ->
    [one] otočte { $count } kartu
    [few] otočte { $count } karty
   *[other] otočte { $count } karet
} setkání a položte lícem nahoru na pole
tell-discard = Na hromádku otočených karet: { $card }
tell-purchase-back = Zpět na hromádku karet nákupu: { $card }
tell-talisman-back = Talisman zpět na hromádku Talismanů
tell-put-down = { $count ->
    [one] Lícem nahoru { $space_to } položte kartu: { $cards }
    [few] Lícem nahoru { $space_to } položte karty: { $cards }
   *[other] Lícem nahoru { $space_to } položte karty: { $cards }
}
tell-put-down-gold = { $space }: položte { $gold ->
    [one] { $gold } měšec
    [few] { $gold } měšce
   *[other] { $gold } měšců
} zlata
tell-take-card = { $who }: pod kartu postavy patří { $card }
tell-take-purchase = { $who } bere z karet nákupu: { $card }
tell-collect-gold = { $who } bere z pole { $amount ->
    [one] { $amount } měšec
    [few] { $amount } měšce
   *[other] { $amount } měšců
} zlata
tell-keep-trophies = { $who } si nechává { $count ->
    [one] trofej
    [few] trofeje
   *[other] trofeje
}: { $cards }
tell-sold = { $who } prodává, zpět na hromádky: { $card }. Z banku { $amount ->
    [one] dostává { $amount } měšec
    [few] dostává { $amount } měšce
   *[other] dostává { $amount } měšců
} zlata
tell-pay = { $who } platí do banku { $amount ->
    [one] { $amount } měšec
    [few] { $amount } měšce
   *[other] { $amount } měšců
} zlata
tell-traded = { $cards_given ->
    [yes] { $who } předává { $whom_dat }: { $cards }{ $gold ->
        [0] {""}
       *[other] {" "}a k tomu { $gold ->
            [one] { $gold } měšec
            [few] { $gold } měšce
           *[other] { $gold } měšců
        } zlata
    }
   *[no] { $who } předává { $whom_dat } { $gold ->
        [one] { $gold } měšec
        [few] { $gold } měšce
       *[other] { $gold } měšců
    } zlata
}
tell-reshuffle-encounters = Karty setkání došly: zamíchejte hromádku otočených karet do nové
tell-reshuffle-spells = Zaklínadla došla: zamíchejte použitá do nové hromádky
tell-no-talisman-left = Žádný Talisman už nezbývá

# Žetony
tell-counters = { $who }: { $counter ->
    [strength] síla
    [craft] vůle
    [lives] životy
   *[gold] zlato
} { $sign ->
    [up] +
   *[down] −
}{ $by }, u karty teď { $value }
tell-counters-there = { $who }: { $counter ->
    [strength] síla
    [craft] vůle
    [lives] životy
   *[gold] zlato
} { $sign ->
    [up] +
   *[down] −
}{ $by }, žetony máte na stole
tell-heal-there = { $who }: vyléčte nejvýš { $count ->
    [one] { $count } život
    [few] { $count } životy
   *[other] { $count } životů
}, víc než čtyři jich být nesmí
tell-keeps-life = { $who } si bere život z banku

# Souboj
tell-scores = { $who }: útočné číslo { $score }, soupeř { $theirs }
tell-not-saved = { $who }: výbava nepomohla ({ $card }), padlo { $rolled }
tell-life-saved = { $who } o život nepřichází
tell-take-gold = { $who } bere { $whom_dat } měšec zlata
tell-take-object = { $who } bere, co měl u sebe soupeř ({ $whom }): { $card }

# Zaklínadla
tell-draw-spell = { $who } bere vrchní zaklínadlo a nikomu je neukazuje
tell-no-spell-left = Pro { $who_acc } už žádné zaklínadlo nezbývá
tell-spell-used = { $who }: zaklínadlo odložte na hromádku použitých
tell-spells-to-used = { $who }: na hromádku použitých zaklínadel { $count ->
    [one] { $count } kartu
    [few] { $count } karty
   *[other] { $count } karet
}

# Proměny a co trvá
tell-alignment-card = { $who }: ke kartě postavy kartu změny přesvědčení, { $alignment ->
    [good] dobrou
    [evil] zlou
   *[neutral] neutrální
} stranou nahoru
tell-alignment-card-back = { $who }: kartu změny přesvědčení vraťte, přesvědčení je zase { $alignment ->
    [good] dobré
    [evil] zlé
   *[neutral] neutrální
}
tell-toad = { $who }: místo figurky položte kartu ropuchy, na tři tahy
tell-toad-stand-in = { $who } je na tři tahy ropuchou. Všechny karty ropuch jsou rozebrané, figurku na poli označte něčím jiným
tell-restored = { $who }: kartu ropuchy pryč a figurku zpět na pole
tell-restored-stand-in = { $who } má zase svou podobu; co figurku označovalo, dejte pryč
tell-toad-counters = { $who } v ropuší kůži: { $counter ->
    [strength] síla
   *[craft] vůle
} { $sign ->
    [up] +
   *[down] −
}{ $by }, žetony položte ke kartě ropuchy; { $counter ->
    [strength] síla
   *[craft] vůle
} je teď { $value }
tell-toad-gains-vanish = { $who }: co získá ropucha, s ropuchou zmizí
tell-lasting-quest = { $who } má úkol: { $number ->
    [1] vzít jiné postavě život
    [2] skolit nepřítele
    [3] vzdát se pomocníka
    [4] vzdát se kouzelného předmětu
    [5] odevzdat tři měšce zlata
    [6] odevzdat dva měšce zlata
   *[other] podle karty
}. Po splnění hned do Čarodějovy jeskyně pro Talisman
tell-lasting-teleport = { $who }: příští pohyb bez hodu na kterékoli pole vnějšího pásu
tell-lasting-ferry = { $who }: příští pohyb převozem do Chrámu
tell-lasting-enslaved = { $who } zůstává v Chrámu, dokud na pohyb nepadne 4, 5 nebo 6

# Smrt a Koruna
tell-take-standee = { $who }: figurku z plánu pryč
tell-take-toad = { $who }: kartu ropuchy z plánu pryč a zpět k ostatním, figurku odložte
tell-take-toad-stand-in = { $who }: označenou figurku z plánu pryč
tell-character-back = { $who }: co zbylo ze žetonů síly, vůle a životů, vraťte do banku, kartu postavy k nepoužitým
tell-alignment-card-away = { $who }: kartu změny přesvědčení zpět k ostatním
tell-gold-to-bank = { $who } vrací do banku { $amount ->
    [one] { $amount } měšec
    [few] { $amount } měšce
   *[other] { $amount } měšců
} zlata
tell-things-there = { $who }: předměty, pomocníky a zlato položte lícem nahoru { $space_to }
tell-trophies-there = { $discarded ->
    [yes] { $who }: trofeje odložte na hromádku otočených karet
   *[no] { $who }: trofeje položte lícem nahoru { $space_to }
}
tell-spells-there = { $who }: zaklínadla odložte na hromádku použitých
tell-all-to-piles-there = { $who }: předměty, pomocníky a trofeje vraťte na jejich hromádky, zlato do banku
tell-new-character-later = Kdo hrál za { $who_acc }, začne ve svém příštím tahu s novou postavou
tell-crown-reached = { $who } stojí na Koruně moci: kdo teď zemře, je ze hry venku
tell-command-worked = Padlo { $rolled }: každý soupeř { $who_gen } ztratí život, nebo odstoupí ze hry; odpovídejte po směru hodinových ručiček
tell-command-spares = { $who } teď na plánu není a o nic nepřichází
tell-won = Hru vyhrává { $who }
tell-fire-waits = Oheň u cesty počká: až se něco přihodí, nabídne příběh stránka tahu
