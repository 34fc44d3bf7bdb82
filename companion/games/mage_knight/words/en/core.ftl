# What the whole game has in common.

game-mage_knight = Mage Knight
panel-table = Table
shelf-mk-round = { $time_key ->
    [night] { $scenario }: round { $round }, Night
   *[day] { $scenario }: round { $round }, Day
}
shelf-mk-leads = { $time_key ->
    [night] Round { $round }, Night: { $who } with { $fame } Fame
   *[day] Round { $round }, Day: { $who } with { $fame } Fame
}
shelf-mk-over = { $scenario }: over, won by { $who }
shelf-mk-lost = { $scenario }: over, won by nobody
game-is-over = The game is over.
