# Kniha u tohoto stolu: dveře jsou karty průzkumu a události, platí a ptá se na zaklínače, který je na tahu.
door-start = Začátek
door-city = Město, karta { $key }
door-wilds = Divočina, karta { $key }
door-event = Událost { $key }
journal-reads = { $who } čte nahlas, { $whom } rozhoduje. Kam která možnost vede, se dozvíte až po volbě.
journal-to-fight = { $count ->
    [one] Do krátkého boje, protivník má { $count } život
    [few] Do krátkého boje, protivník má { $count } životy
   *[other] Do krátkého boje, protivník má { $count } životů
}
journal-reads-alone = Čtete jen sami sobě. Kam která možnost vede, se dozvíte až po volbě.
price-each = { price-one }
price-party = { price-one }
price-one = { $what ->
    [gold] { $amount ->
        [one] { $amount } zlaťák
        [few] { $amount } zlaťáky
       *[other] { $amount } zlaťáků
    }
   *[potion] { $amount ->
        [one] { $amount } lektvar
        [few] { $amount } lektvary
       *[other] { $amount } lektvarů
    }
}
number-witcher = { $what ->
    [combat] váš Boj
    [defence] vaše Obrana
    [alchemy] vaše Alchymie
    [speciality] vaše Specializace
    [level] vaše úroveň zaklínače
    [shield] váš Štít
    [gold] vaše zlaťáky
    [potions] vaše lektvary
    [trophies] vaše trofeje
   *[quests] vaše úkoly
}
lock-witcher = { $sign ->
    [least] { witcher-asked } aspoň { $number }
   *[most] { witcher-asked } nejvýš { $number }
}
witcher-asked = { $what ->
    [combat] Boj
    [defence] Obrana
    [alchemy] Alchymie
    [speciality] Specializace
    [level] úroveň zaklínače
    [shield] Štít
    [gold] zlaťáky:
    [potions] lektvary:
    [trophies] trofeje:
   *[quests] úkoly:
}
