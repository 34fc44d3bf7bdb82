# Deník u stolu této hry: ceny, zámky, dveře, a co účinky knihy říkají rukám.
price-each = { word-so-many-amount } za každého
price-party = { word-so-many-amount } dohromady
price-one = { word-so-many-amount } od jednoho z vás
lock-any = { word-asked }{ $sign ->
    [least] {" "}{ $number }
   *[most] {" "}nejvýš { $number }
}
lock-all = { word-asked } { $sign ->
    [least] { $number }
   *[most] nejvýš { $number }
} u všech
lock-party = { word-asked } { $sign ->
    [least] { $number }
   *[most] nejvýš { $number }
} dohromady
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
    [won] Po vyhraném boji
    [fled] Po útěku z boje
    [avoided] Po vyjednávání, kterému jste se vyhnuli
    [withdrew] Po boji, ze kterého se protivník stáhl
   *[lost] Po prohraném boji
}
tell-book-price-each = Každý z vás: { $what ->
    [terror] přidejte { word-so-many-amount }
   *[other] zaplaťte { word-so-many-amount }
}; kdo nemůže, zůstává
tell-book-price-party = Dohromady: { $what ->
    [terror] přidejte { word-so-many-amount }
   *[other] zaplaťte { word-so-many-amount }
}
tell-book-price-one = Jeden z vás: { $what ->
    [terror] přidejte { word-so-many-amount }
   *[other] zaplaťte { word-so-many-amount }
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
paper-not-met = Lokaci { $number } ještě nikdo nepotkal. Odhalte ji na mapě a půjde k ní psát.
paper-visits = { $count ->
    [one] navštíveno { $count }krát
    [few] navštíveno { $count }krát
   *[other] navštíveno { $count }krát
}
paper-explored = { $count ->
    [one] prozkoumáno { $count }krát
    [few] prozkoumáno { $count }krát
   *[other] prozkoumáno { $count }krát
}
paper-task = úkol
paper-verses = verše
paper-chosen = zvoleno
paper-keep = Uložit poznámku
paper-reading = Co se čte
paper-note-verse = Zapsat verš
paper-note-choice = Zapsat volbu
paper-statuses = Stavy, každý na jedno klepnutí
day-read-book = Číst
