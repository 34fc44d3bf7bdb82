# Deník u stolu této hry: ceny, zámky, dveře, a co účinky knihy říkají rukám.
price-each = { word-so-many-amount } za každého
price-party = společně { word-so-many-amount }
price-one = { $what ->
    [terror] jednomu z vás přibude { word-so-many-amount }
   *[other] jeden z vás zaplatí { word-so-many-amount }
}
journal-to-encounter = { $colour ->
    [blue] K diplomacii
   *[other] K boji
}
lock-any = { $what ->
    [food] { lock-counted }
    [wealth] { lock-counted }
    [experience] { lock-counted }
   *[other] { lock-measured }
}
lock-all = { $what ->
    [food] každý { lock-counted }
    [wealth] každý { lock-counted }
    [experience] každý { lock-counted }
   *[other] { lock-measured } u všech
}
lock-party = { $what ->
    [food] dohromady { lock-counted }
    [wealth] dohromady { lock-counted }
    [experience] dohromady { lock-counted }
   *[other] { lock-measured } dohromady
}
# „aspoň 2 pokrmy“; co se nepočítá na kusy, má hodnotu: „odvaha 3“
lock-counted = { $sign ->
    [least] aspoň
   *[most] nejvýš
} { $number } { $what ->
    [food] { $number ->
        [one] pokrm
        [few] pokrmy
       *[other] pokrmů
    }
    [wealth] { $number ->
        [one] cennost
        [few] cennosti
       *[other] cenností
    }
   *[experience] { $number ->
        [one] zkušenost
        [few] zkušenosti
       *[other] zkušeností
    }
}
lock-measured = { word-asked } { $sign ->
    [least] { $number }
   *[most] nejvýš { $number }
}
lock-size = { $sign ->
    [least] aspoň { $number ->
        [one] { $number } člen
        [few] { $number } členové
       *[other] { $number } členů
    }
   *[most] nejvýš { $number ->
        [one] { $number } člen
        [few] { $number } členové
       *[other] { $number } členů
    }
}
number-any = { word-asked }, kdo má nejvíc
number-all = { word-asked }, kdo má nejméně
number-party = { word-asked } dohromady
word-asked = { $what ->
    [energy] výdrž
    [health] zdraví
    [terror] hrůza
    [food] pokrmy
    [wealth] cennosti
    [reputation] pověst
    [magic] čáry
    [experience] zkušenost
    [aggression] agresivita
    [courage] odvaha
    [practicality] praktičnost
    [empathy] empatie
    [caution] opatrnost
   *[spirituality] duchovnost
}
door-start = Začátek
door-place = Lokace { $key }
door-verse = Verš { $key }
door-day = Den { $key }
door-dream = Sen
door-nightmare = Noční můra
door-menhir = Zdejší menhir
door-status = Stav { $name }
door-secret = Tajemství { $name }
door-dial = { $name }: mince doběhla
door-encounter = { $key ->
    [won] Po vyhraném střetnutí
    [fled] Po úprku ze střetnutí
    [avoided] Po střetnutí, kterému jste se vyhnuli
    [withdrew] Po střetnutí, ze kterého se protivník stáhl
   *[lost] Po prohraném střetnutí
}
tell-book-price-each = { $what ->
    [terror] Každému z vás přibude { word-so-many-amount }
   *[other] Každý z vás zaplatí { word-so-many-amount }
}; kdo nemůže, dál nejde
tell-book-price-party = Dohromady: { $what ->
    [terror] přidejte { word-so-many-amount }
   *[other] zaplaťte { word-so-many-amount }
}
tell-book-price-one = { $what ->
    [terror] Jednomu z vás přibude { word-so-many-amount }
   *[other] Jeden z vás zaplatí { word-so-many-amount }
}
tell-book-change = { $who }: { $sign ->
    [up] +
   *[down] −
}{ word-so-many-by }
tell-book-changed = { $who }: { word-what } { $sign ->
    [up] +
   *[down] −
}{ $by }, nyní { $value }
tell-book-secret = { $who }: napište na lístek „{ $name }“; je to tajemství této knihy
tell-book-secret-gone = { $who }: lístek „{ $name }“ pryč
# Tištěný deník
paper-number = Číslo lokace
paper-find = Otevřít
paper-not-met = Lokaci { $number } jste ještě neodhalili. Odhalte ji na mapě a půjde k ní psát.
paper-visits = { $count ->
    [1] navštíveno jednou
   *[other] navštíveno { $count }×
}
paper-explored = { $count ->
    [1] prozkoumáno jednou
   *[other] prozkoumáno { $count }×
}
paper-task = úkol
paper-verses = verše
paper-chosen = zvoleno
paper-keep = Uložit poznámku
paper-reading = Co se čte
paper-note-verse = Zapsat verš
paper-note-choice = Zapsat volbu
paper-statuses = Stavy, každý na jedno klepnutí

# TG-CHR-14, TG-TIE-07: nerozhodné hlasování.
journal-tie-settled = Je to nerozhodně: rozhodne { $who }, má nejnižší číslo postavy ({ $number }).
