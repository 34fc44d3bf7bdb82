game-toy = Mlýn
sentence-mill = { $flour ->
    [one] Jedna míra mouky.
    [few] { $flour } míry mouky.
   *[other] { $flour } měr mouky.
}
pond-is-dry = Rybník je suchý a kolo se netočí.
tell-fill-pond = Nastavte rybník na { $water }.
wrote-mill-built = Mlýn stojí.
wrote-water-came = { $steps ->
    [one] Voda stoupla o jeden stupeň.
    [few] Voda stoupla o { $steps } stupně.
   *[other] Voda stoupla o { $steps } stupňů.
}
wrote-ground = Semlel se { $sack }.
move-let_in = pustit vodu
    .noun = voda
move-grind = semlít pytel
    .noun = mletí
arg-steps = Stupně
arg-drew = Tažená karta
area-pond = Rybník
panel-day = Den
fact-water = Voda
fact-sacks = Pytle
fact-flour = Mouka
arg-players = Hráči
group-world = Svět
arg-sacks = Pytle
