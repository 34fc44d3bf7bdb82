# Co má celá hra společného.

game-mage_knight = Mage Knight
panel-table = Stůl
shelf-mk-round = { $time_key ->
    [night] { $scenario }: { $round }. kolo, Noc
   *[day] { $scenario }: { $round }. kolo, Den
}
shelf-mk-leads = { $time_key ->
    [night] { $round }. kolo, Noc: Sláva { $fame }, { $who }
   *[day] { $round }. kolo, Den: Sláva { $fame }, { $who }
}
shelf-mk-over = { $scenario }: dohráno, vítězství: { $who }
shelf-mk-lost = { $scenario }: dohráno, nevyhrál nikdo
game-is-over = Hra už skončila.
