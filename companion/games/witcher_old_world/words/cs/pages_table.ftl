# Stůl: domácí pravidla a co tiskne vaše krabice.

house-movement = Pohyb a boje zaklínačů
house-tales = Úkoly a události
house-fights = Boje s nestvůrami
house-places = Akce lokací
house-solo = Sólo režim
areas-hint = Co vede stůl, na to se aplikace při hře neptá.
table-places = Co je na lokacích
table-places-left = { $count ->
    [0] všechny známé
    [one] zbývá { $count }
    [few] zbývají { $count }
   *[other] zbývá { $count }
}
table-places-lead = Podívejte se na herní plán a klepněte na to, co je u lokace vytištěno. Další se otevře sama.
table-places-known = Známé
table-numbers = Vytištěná čísla
table-numbers-lead = Má-li váš herní plán jiná, opravte je. Aplikace si je zapamatuje i pro příští stoly.
table-damage = Zranění podle úrovně nestvůry
table-damage-of = Zranění od nestvůry { $level }. úrovně
table-shield = Nejvyšší Štít
table-shield-ends = Stupnice Štítu končí na
table-specialities = Specializace
table-specialities-lead = Čísla u jednotlivých úrovní, jak stojí na plánu hráče.
table-told = { $count } z 5
table-lives = Životy nestvůr
table-lives-lead = Stojí na kartě nestvůry jiné číslo? Opravte ho.
table-level = { $level }. úroveň
table-lives-told = podle vás
table-roads-lead = Kde se váš herní plán liší, má pravdu on.
table-road-added = přidaná vámi
table-road-closed = u vás nevede
table-roads-map = Další cesty opravíte na mapě u lokace
table-ratings = Hodnocení hry jednoho hráče
table-rating-turns = { $most ->
    [0] { $least } a více tahů
   *[other] { $least ->
        [0] nejvýš { $most } tahů
       *[other] { $least } až { $most } tahů
    }
}
