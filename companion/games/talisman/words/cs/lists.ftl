# Sklizení a prostření stolu: jedna věc pro ruce na řádek.

group-set-up = Příprava
group-board = Herní plán
group-piles = Hromádky
group-seat-1 = 1. místo
group-seat-2 = 2. místo
group-seat-3 = 3. místo
group-seat-4 = 4. místo
group-seat-5 = 5. místo
group-seat-6 = 6. místo
group-seat-7 = 7. místo
group-seat-8 = 8. místo
group-seat-9 = 9. místo
group-seat-10 = 10. místo
group-seat-11 = 11. místo
group-seat-12 = 12. místo
group-seat-13 = 13. místo
group-seat-14 = 14. místo

pack-standee = { $who } stojí { $space_at } – souhlasí?
lay-standee = { $who }: figurku { $space_to }
pack-toad = { $who } je ropucha a sedí { $space_at } – souhlasí?
lay-toad = { $who }: kartu ropuchy { $space_to }, figurku po ruku
pack-waiting = { $who } je po smrti, hráč čeká na novou postavu
lay-waiting = { $who } je po smrti; hráč začne s novou postavou ve svém příštím tahu
pack-out = { $who } je mimo hru
lay-out = { $who } zůstává mimo hru
pack-counters = { $who }: síla { $strength }, vůle { $craft }, životy { $lives }, zlato { $gold } – souhlasí?
lay-counters = { $who }: ke kartě postavy síla { $strength }, vůle { $craft }, životy { $lives }, zlato { $gold }
pack-counters-unknown = { $who }: než žetony sklidíte, opište je sem
lay-counters-unknown = { $who }: žetony nejsou zapsané; vezměte je z paměti
pack-belongings = { $who }: { $count ->
    [one] kartu
    [few] karty
   *[other] karty
} k sobě: { $cards }
lay-belongings = { $who }: pod kartu postavy: { $cards }
pack-own-spells = { $who }: { $count ->
    [one] { $count } zaklínadlo
    [few] { $count } zaklínadla
   *[other] { $count } zaklínadel
} lícem dolů zvlášť
lay-own-spells = { $who }: { $count ->
    [one] { $count } zaklínadlo
    [few] { $count } zaklínadla
   *[other] { $count } zaklínadel
} lícem dolů ke kartě
pack-trophies = { $who }: { $count ->
    [one] trofej
    [few] trofeje
   *[other] trofeje
} zvlášť: { $cards }
lay-trophies = { $who }: { $count ->
    [one] trofej
    [few] trofeje
   *[other] trofeje
} ke kartě: { $cards }
pack-alignment = { $who }: přesvědčení teď { $alignment ->
    [good] dobré
    [evil] zlé
   *[neutral] neutrální
} – souhlasí?
lay-alignment = { $who }: kartu změny přesvědčení { $alignment ->
    [good] dobrou stranou nahoru
    [evil] zlou stranou nahoru
   *[neutral] stranou, přesvědčení je neutrální
}
pack-space = { $space }: { $count ->
    [0] {""}
   *[other] { $count ->
        [one] karta
        [few] karty
       *[other] karty
    } { $cards }
}{ $gold ->
    [0] {""}
   *[other] { $count ->
        [0] {""}
       *[other] ,{" "}
    }{ $gold ->
        [one] { $gold } měšec
        [few] { $gold } měšce
       *[other] { $gold } měšců
    } zlata
} – uložte zvlášť
lay-space = { $space }: { $count ->
    [0] {""}
   *[other] { $count ->
        [one] položte kartu
        [few] položte karty
       *[other] položte karty
    } { $cards }
}{ $gold ->
    [0] {""}
   *[other] { $count ->
        [0] položte{" "}
       *[other] ,{" "}
    }{ $gold ->
        [one] { $gold } měšec
        [few] { $gold } měšce
       *[other] { $gold } měšců
    } zlata
}
pack-encounters = Karty setkání: hromádka { $left }, otočené { $used }
lay-encounters = Karty setkání: hromádka { $left } lícem dolů, otočené { $used } vedle
pack-spells = Zaklínadla: hromádka { $left }, použitá { $used }
lay-spells = Zaklínadla: hromádka { $left } lícem dolů, použitá { $used } vedle
pack-purchases = Karty nákupu podle druhů a Talismany, kterých zbývá { $talismans }
lay-purchases = Karty nákupu rozložte podle druhů a Talismany, kterých zbývá { $talismans }
pack-turn = Zapamatujte si, kdo je na tahu: { $who }
lay-turn = Na tahu je { $who }
