# The board: names of spaces and regions, marks, and what a screen reader says about a space.

choice-city = City
choice-fields = Fields
choice-hills = Hills
choice-plains = Plains
choice-woods = Woods
choice-tavern = Tavern
choice-ruins = Ruins
choice-forest = Forest
choice-village = Village
choice-graveyard = Graveyard
choice-sentinel = Sentinel
choice-chapel = Chapel
choice-crags = Crags
choice-warlocks_cave = Warlock’s Cave
choice-desert = Desert
choice-oasis = Oasis
choice-temple = Temple
choice-runes = Runes
choice-castle = Castle
choice-gate = Gate of Fate
choice-black_knight = Black Knight
choice-hidden_valley = Hidden Valley
choice-cursed_glade = Cursed Glade
choice-chasm = Chasm
choice-valley_of_fire = Valley of Fire
choice-werewolf_den = Werewolf Den
choice-dice_with_death = Dice with Death
choice-crypt = Crypt
choice-plain_of_peril = Plain of Peril
choice-mine = Mine
choice-vampires_tower = Vampire’s Tower
choice-pits = Pits
choice-crown = Crown of Command

choice-outer = outer region
choice-middle = middle region
choice-inner = inner region

map-picture = The board: the spaces of the outer, the middle and the inner region, and the Crown of Command
map-river = Storm River
map-figure = { $name }{ $active ->
    [yes] , whose turn it is
   *[other] {""}
}{ $toad ->
    [yes] {" "}(a toad)
   *[other] {""}
}
map-space = { $name }{ $people ->
    [0] {""}
   *[other] : { $here }
}{ $cards ->
    [0] {""}
    [one] , 1 card lies here
   *[other] , { $cards } cards lie here
}{ $gold ->
    [0] {""}
    [one] , 1 bag of gold
   *[other] , { $gold } bags of gold
}{ $goal ->
    [none] {""}
    [go] , go here
    [cross] , go here over the bridge
    [gate] , try to pass the Gate
    [raft] , cross to here by raft
   *[other] , move on to here
}
map-goal-go = within reach
map-goal-cross = within reach over the bridge
map-goal-gate = through the Gate of Fate and inwards
map-goal-raft = within reach by raft
map-goal-step = the way on leads here
map-lying-cards = cards that lie here
map-lying-gold = bags of gold that lie here
