game-toy = The Mill
sentence-mill = { $flour ->
    [one] One measure of flour.
   *[other] { $flour } measures of flour.
}
pond-is-dry = The pond is dry; the wheel will not turn.
tell-fill-pond = Set the pond to { $water }.
wrote-mill-built = The mill was built.
wrote-water-came = { $steps ->
    [one] The water rose by one step.
   *[other] The water rose by { $steps } steps.
}
wrote-ground = { $sack } was ground.
move-let_in = let water in
move-grind = grind a sack
arg-steps = Steps
arg-drew = Card drawn
area-pond = The pond
panel-day = Day
fact-water = Water
fact-sacks = Sacks
fact-flour = Flour
arg-players = Players
group-world = World
arg-sacks = Sacks
