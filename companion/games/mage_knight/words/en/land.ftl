# The map: tiles, moving, exploring, tokens on spaces.

area-map = map

# How one says where
tile-A = starting tile
tile-B = starting tile
tile-1 = countryside tile 1
tile-2 = countryside tile 2
tile-3 = countryside tile 3
tile-4 = countryside tile 4
tile-5 = countryside tile 5
tile-6 = countryside tile 6
tile-7 = countryside tile 7
tile-8 = countryside tile 8
tile-9 = countryside tile 9
tile-10 = countryside tile 10
tile-11 = countryside tile 11
tile-core1 = core tile 1
tile-core2 = core tile 2
tile-core3 = core tile 3
tile-core4 = core tile 4
tile-core5 = core tile 5, the green city
tile-core6 = core tile 6, the blue city
tile-core7 = core tile 7, the white city
tile-core8 = core tile 8, the red city
where-to = { $site_key ->
    [portal] onto the portal
    [village] to the village
    [monastery] to the monastery
    [keep] into the keep
    [tower] into the mage tower
    [city] into the city
    [dungeon] to the dungeon
    [tomb] to the tomb
    [den] to the monster den
    [spawning] to the spawning grounds
    [ruins] to the ruins
    [glade] to the magical glade
    [mine] to the crystal mine
   *[none] { $terrain_key ->
        [hills] into the hills
        [forest] into the forest
        [wasteland] into the wasteland
        [desert] into the desert
        [swamp] into the swamp
        [lake] onto the lake
        [mountain] into the mountains
       *[plains] onto the plains
    }
}
a-token = { $back_key ->
    [green] green token
    [gray] gray token
    [brown] brown token
    [violet] violet token
    [red] red token
   *[white] white token
}
back-count = { $count }× { $back_key ->
    [green] green
    [gray] gray
    [brown] brown
    [violet] violet
    [red] red
   *[white] white
}

# Moves
move-first_tiles = reveal the first tiles
    .noun = the first tiles
move-prescribe = name a tile position
    .noun = the tile position
move-gain_points = add move points
    .noun = move points
move-ease = change the cost of terrain
    .noun = the cost of terrain
move-go = move to a space
    .noun = the step
move-leap = move directly
    .noun = the direct move
move-go_below = take the way below
    .noun = the way below
move-stop = end the move
    .noun = the end of the move
    .does = The move of this turn is over; what is left is the action.
move-explore = explore
    .noun = exploring
move-lay_tile = lay a tile
    .noun = the tile laid
move-hide_place = place a secret site
    .noun = the secret site
move-name_token = turn a token up
    .noun = the token turned up
move-put_figure = put a figure elsewhere
    .noun = the figure put elsewhere
move-put_shield = put a shield
    .noun = the shield
move-bare_space = clear a space
    .noun = the cleared space
move-put_token = put a token
    .noun = the token put there
move-take_token = take a token away
    .noun = the token taken away
moves-sites = Sites
moves-offers = Offers
moves-interaction = Interaction
moves-land_by_hand = Map
moves-land = Map
step-map = Map
step-move = Move

arg-tiles = Tiles
arg-turned = Turned by sixths
arg-at = Position or space
arg-back = Back
arg-terrain = Terrain
arg-less = Cheaper by
arg-least = But at least
arg-price = For a fixed price
arg-cost = Move points for the direct move
arg-tile = Tile
arg-city = City card
arg-second = Card of the right half
arg-home = Beside
arg-nth = Which of the tokens
arg-enemy = Enemy

# What the hands are to do
tell-lay-tile = Add to the map: { $tile }{ $turned ->
    [0] {""}
    [one] , turned clockwise by { $turned } sixth
   *[other] , turned clockwise by { $turned } sixths
}.
tell-put-token = { $site_key ->
    [keep] Keep
    [tower] Mage tower
    [orcs] Orc marauders
    [draconum] Draconum
    [mine] Crystal mine
    [dungeon] Secret dungeon
    [tomb] Secret tomb
   *[none] Space
} ({ $tile }): put a { $enemy_key ->
    [none] { a-token } there { $up ->
        [yes] face up
       *[no] face down
    }
   *[other] { a-token } there face up: { $enemy }
}.
tell-ruin-token = Ruins ({ $tile }): put a ruin token there { $up ->
    [yes] face up
   *[no] face down
}.
tell-monastery = Monastery ({ $tile }): add one Advanced Action card to the unit offer.
tell-turn-up = { $site_key ->
    [keep] Keep
    [tower] Mage tower
    [city] City
    [orcs] Orc marauders
    [draconum] Draconum
   *[none] Space
} ({ $tile }): { $enemy_key ->
    [none] turn the { a-token } up
   *[other] the { a-token } is { $enemy }
}.
tell-ruin-up = { $who } enters the ruins: turn their token up.
tell-ruins-up = Day begins: turn up { $count ->
    [one] the ruin token that lay face down
   *[other] the { $count } ruin tokens that lay face down
}.
tell-city-closed = The { $colour_key ->
    [red] red
    [blue] blue
    [green] green
   *[white] white
} city is closed in this scenario: nobody enters it, and it has no garrison.
tell-city-friendly = The { $colour_key ->
    [red] red
    [blue] blue
    [green] green
   *[white] white
} city is friendly: take its card, put its figure on the space, and each player puts one own shield on the card.
tell-city-card = The { $colour_key ->
    [red] red
    [blue] blue
    [green] green
   *[white] white
} city: take its card and its figure, and set the dial to level { $level }.
tell-megapolis = It is a megapolis of level { $level }: put the second city’s figure one space to the right, and its card to the right of the first.
tell-garrison = Put the garrison face down on the city card, { $count ->
    [one] { $count } token
   *[other] { $count } tokens
} in all: { $tokens }.
tell-points = { $who } has { $left ->
    [one] { $left } move point
   *[other] { $left } move points
}.
tell-eased = Until the end of the turn, { $terrain_key ->
    [any] all terrain
    [plains] plains
    [hills] hills
    [forest] forest
    [wasteland] wasteland
    [desert] desert
    [swamp] swamp
    [lake] a lake
    [mountain] a mountain
   *[other] { $terrain }
} { $price ->
    [none] costs { $less } less
   *[other] costs { $price }{ $less ->
        [0] {""}
       *[other] , less { $less }
    }
}.
tell-step = Move the figure { where-to }; { $who } pays { $cost } and has { $left ->
    [one] { $left } move point
   *[other] { $left } move points
} left.
tell-meet-assault = The move ends with an assault { where-to }.
tell-meet-raid = The move ends with an assault on another player’s keep or tower without its owner.
tell-meet-owner = The move ends with an attack on the owner: { $whom }.
tell-meet-hero = { $who } attacks the hero who stands here: { $whom }.
tell-meet-provoked = The move ends: { $count ->
    [one] a rampaging enemy is provoked
   *[other] { $count } rampaging enemies are provoked
}, and there will be a fight.
tell-provoked-too = { $count ->
    [one] The provoked rampaging enemy joins
   *[other] The { $count } provoked rampaging enemies join
} the fight, not fortified by the site.
tell-repelled = { $who }: the assault failed, and the figure goes back { where-to }{ $wounds ->
    [0] {""}
    [one] ; { $wounds } space back is { $wounds } Wound to the hand
   *[other] ; { $wounds } spaces back are { $wounds } Wounds to the hand
}.
tell-will-withdraw = { $who } is not safe here: at the end of the turn there will be a forced withdrawal{ $wounds ->
    [0] {""}
    [one] {" "}and { $wounds } Wound
   *[other] {" "}and { $wounds } Wounds
}.
tell-nobody-fights = { $who } stands on another hero’s space and may not fight there now: no action, and a forced withdrawal at the end of the turn.
tell-shield = { $who }: put a shield { where-to }.
tell-bare = Clear the space of shields and tokens: { $terrain }, { $tile }.
tell-not-safe = { $who } is not safe on this space.

# The chronicle
wrote-step = { $who } came { where-to }.
wrote-explored = { $who } explored the map: { $tile }.
wrote-city = The { $colour_key ->
    [red] red
    [blue] blue
    [green] green
   *[white] white
} city came into sight{ $level ->
    [0] {""}
   *[other] , of level { $level }
}.
wrote-put = { $who }: the figure was put { where-to }.

# Objections and refusals
table-keeps-map = At this table you keep the map yourselves.
move-is-over = { $who }: the move of this turn is over.
attack-due = { $who } stops on the space of { $whom }: that is an attack on this hero, fight it out first.
encounter-first = { $who }: the move ended with an encounter, fight it out first.
first-tiles-lie = The first tiles already lie on the map.
so-many-first-tiles = { $count ->
    [one] { $count } tile belongs
   *[other] { $count } tiles belong
} beside the starting tile.
no-tile-left = No tile is left.
tile-lies-already = Already on the map: { $tile }.
other-tile-next = Next comes a { $back_key ->
    [core] core
   *[countryside] countryside
} tile, not { $tile }.
tile-not-in-deck = Not in the deck now: { $tile }.
map-is-not-prescribed = This map has no prescribed positions.
no-free-position = No tile can lie at this position.
so-many-points = { $left } move points are left; there can be no more than 99, and no fewer than none.
no-effect = Enter a discount, or a fixed price.
less-or-price = An effect lowers a cost or sets it. If it does both, enter it twice.
no-more-effects = There are not so many changes of costs in one turn.
not-beside = That space is not adjacent.
not-revealed = No land is revealed there.
not-on-map = { $who } is not on the map.
inaccessible = { $terrain_key ->
    [lake] A lake is inaccessible.
   *[mountain] A mountain is inaccessible.
}
rampaging-there = { $site_key ->
    [draconum] Draconum stand there
   *[orcs] Orc marauders stand there
}: the space cannot be entered before the last of them is defeated.
city-closed = Nobody enters the city in this scenario.
too-few-points = { $lacks ->
    [one] The step costs { $cost } and { $left } is left: { $lacks } move point is missing.
   *[other] The step costs { $cost } and { $left } is left: { $lacks } move points are missing.
}
no-way-below = No way below leads there from here.
position-too-far = { $who } is not adjacent to that position.
no-tile-position = The corner symbols do not meet there.
tile-lies-there = A tile lies there already.
beyond-the-coast = That is beyond the coast of this map: { $shape }.
other-back-there = A { $back_key ->
    [core] core
   *[countryside] countryside
} tile belongs at this position.
core-not-on-coast = A core tile may not lie on the edge of a wedge.
core-touches-two = A core tile must touch at least two tiles; here it touches { $count ->
    [0] none
    [one] only { $count }
   *[other] { $count }
}.
countryside-touches-two = A countryside tile must touch at least two tiles, or one that itself touches two others; here it touches { $count ->
    [0] none
    [one] only { $count }
   *[other] { $count }
}.
spare-touches-three = The tile deck is empty: a tile left out must touch at least three tiles; here it touches { $count ->
    [0] none
    [one] only { $count }
   *[other] { $count }
}.
nothing-to-hide = No secret site belongs beside that space.
no-hiding-place = A secret site belongs on an accessible space without a site that is no swamp.
no-token-there = There is no such token on that space.
token-is-known = Everybody knows that token already.
no-more-there = No more fits on that space.
space-of-another = { $who } stands on the space of { $whom }: the only action there is the attack on that hero.
