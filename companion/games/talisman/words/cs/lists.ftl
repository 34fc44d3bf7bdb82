# Sklizení a prostření stolu: jedna věc pro ruce na řádek.

group-set-up = Příprava
group-board = Herní plán
group-piles = Hromádky
group-seat-1 = Hráč 1
group-seat-2 = Hráč 2
group-seat-3 = Hráč 3
group-seat-4 = Hráč 4
group-seat-5 = Hráč 5
group-seat-6 = Hráč 6
group-seat-7 = Hráč 7
group-seat-8 = Hráč 8
group-seat-9 = Hráč 9
group-seat-10 = Hráč 10
group-seat-11 = Hráč 11
group-seat-12 = Hráč 12
group-seat-13 = Hráč 13
group-seat-14 = Hráč 14

pack-standee = { $who } stojí { $space_at }{ $space_beside } – je to tak?
lay-standee = { $who }: figurku { $space_to }{ $space_beside }
pack-toad = { $who } je ropucha a sedí { $space_at }{ $space_beside } – je to tak?
lay-toad = { $who }: kartu ropuchy položte { $space_to }{ $space_beside }, figurku nechte po ruce
pack-waiting = { $who } je po smrti; hráč čeká na novou postavu
lay-waiting = { $who } je po smrti; hráč začne s novou postavou ve svém příštím tahu
pack-out = { $who } je mimo hru
lay-out = { $who } zůstává mimo hru
pack-counters = { $who }: síla { $strength }, vůle { $craft }, životy { $lives }, zlato { $gold } – je to tak?
lay-counters = { $who }: ke kartě postavy dejte žetony (síla { $strength }, vůle { $craft }, životy { $lives }, zlato { $gold })
pack-counters-unknown = { $who }: než žetony sklidíte, zapište je sem
lay-counters-unknown = { $who }: žetony nejsou zapsané; odpočítejte je po paměti
pack-belongings = { $who }: k sobě dejte { $count ->
    [one] kartu
    [few] karty
   *[other] karty
} { $cards }
lay-belongings = { $who }: pod kartu postavy patří { $cards }
pack-own-spells = { $who }: { $count ->
    [one] { $count } zaklínadlo
    [few] { $count } zaklínadla
   *[other] { $count } zaklínadel
} uložte lícem dolů zvlášť
lay-own-spells = { $who }: { $count ->
    [one] { $count } zaklínadlo
    [few] { $count } zaklínadla
   *[other] { $count } zaklínadel
} položte lícem dolů ke kartě
pack-trophies = { $who }: zvlášť uložte { $count ->
    [one] trofej
    [few] trofeje
   *[other] trofeje
} { $cards }
lay-trophies = { $who }: ke kartě položte { $count ->
    [one] trofej
    [few] trofeje
   *[other] trofeje
} { $cards }
pack-alignment = { $who }: přesvědčení teď { $alignment ->
    [good] dobré
    [evil] zlé
   *[neutral] neutrální
} – je to tak?
lay-alignment = { $who }: kartu změny přesvědčení { $alignment ->
    [good] dobrou stranou nahoru
    [evil] zlou stranou nahoru
   *[neutral] stranou, přesvědčení je neutrální
}
pack-space = { $space }{ $space_beside }: { $count ->
    [0] {""}
   *[other] { $count ->
        [one] kartu
        [few] karty
       *[other] karty
    } { $cards }
}{ $gold ->
    [0] {""}
   *[other] { $count ->
        [0] {""}
       *[other] {" a "}
    }{ $gold ->
        [one] { $gold } měšec
        [few] { $gold } měšce
       *[other] { $gold } měšců
    } zlata
} – uložte zvlášť
lay-space = { $space }{ $space_beside }: { $count ->
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
       *[other] {" a "}
    }{ $gold ->
        [one] { $gold } měšec
        [few] { $gold } měšce
       *[other] { $gold } měšců
    } zlata
}
pack-encounters = Karty setkání: v hromádce { $left }, otočených { $used }
lay-encounters = Karty setkání: v hromádce { $left } lícem dolů, otočených { $used } vedle
pack-spells = Zaklínadla: v hromádce { $left }, použitých { $used }
lay-spells = Zaklínadla: v hromádce { $left } lícem dolů, použitých { $used } vedle
pack-purchases = Karty nákupu podle druhů{ $talismans ->
    [0] {""}
   *[other] {" "}a zbývající Talismany ({ $talismans })
}
lay-purchases = Rozložte karty nákupu podle druhů{ $talismans ->
    [0] {""}
   *[other] {" "}a vedle nich zbývající Talismany ({ $talismans })
}
pack-turn = Zapamatujte si, kdo je na tahu: { $who }
lay-turn = Na tahu je { $who }
