# The page of the map.

panel-map = Map
map-picture = Map: tiles, spaces and figures
map-chosen = The chosen space
map-on-table = You keep the map yourselves, on the table. The app knows nothing of it.
map-lay-again = It can take the map over in the middle of a game: show it the tiles that lie on the table, then figures, shields and tokens.
map-keep-in-app = Keep the map in the app
map-space = { $terrain }{ $site ->
    [0] {""}
   *[other] {" "}{ $site }
}, { $tile }
map-position-countryside = countryside
map-position-core = core
map-explore = { $way }: explore for 2, a { $back ->
    [core] core tile
   *[countryside] countryside tile
}
map-way = { $way }: { $terrain }{ $site ->
    [0] {""}
   *[other] , { $site }
}, { $cost ->
    [none] inaccessible
    [one] { $cost } move point
   *[other] { $cost } move points
}{ $entering ->
    [assault] , assault
    [raid] , assault on another’s site
    [owner] , attack on the owner
    [rampaging] , a rampaging enemy stands there
    [closed] , closed
   *[free] {""}
}{ $provokes ->
    [0] {""}
    [one] , provokes { $provokes } enemy
   *[other] , provokes { $provokes } enemies
}
way-northeast = northeast
way-east = east
way-southeast = southeast
way-southwest = southwest
way-west = west
way-northwest = northwest

back-letter-green = Gn
back-letter-gray = Gy
back-letter-brown = Bn
back-letter-violet = Vt
back-letter-red = Rd
back-letter-white = Wh
map-city-red = red city
map-city-blue = blue city
map-city-green = green city
map-city-white = white city
mine-red = red crystals
mine-blue = blue crystals
mine-green = green crystals
mine-white = white crystals

# Move points
points-title = { $who }: move points
points-more = { $count ->
    [one] Add { $count } move point
   *[other] Add { $count } move points
}
points-less = Take off 1 move point
points-over = The move of this turn is over.
points-cheaper = { $terrain ->
    [0] all terrain
   *[other] { $terrain }
} { $price ->
    [none] −{ $less }
   *[other] for { $price }
}
points-ease = Change the cost of terrain
ease-terrain = Which terrain
ease-any = All
ease-less = Cheaper by { $count }
ease-price = Only { $count }
ease-hint = Until the end of the turn. A fixed price opens lakes and mountains, too.

# Steps and exploring
next-first-tiles = { $sure ->
    [yes] Reveal the first tiles by their numbers
   *[no] Draw the first tiles
}
next-to-first-tiles = Reveal the first map tiles
next-stop = End the move here
ways-title = Onwards
ways-threatened = Whoever ends the move here attacks. On this space: { $whom }.
ways-unsafe = { $count ->
    [0] It is not safe here.
    [one] It is not safe here: at the end of the turn a forced withdrawal and { $count } Wound.
   *[other] It is not safe here: at the end of the turn a forced withdrawal and { $count } Wounds.
}
way-at-night = at Night { $cost ->
    [none] ×
   *[other] { $cost }
}
way-at-day = by Day { $cost ->
    [none] ×
   *[other] { $cost }
}
way-short = { $count ->
    [one] { $count } point missing
   *[other] { $count } points missing
}
way-means-assault = assault: it ends the move
way-means-raid = assault on the garrison of another’s site
way-means-owner = attack on the owner
way-means-rampaging = a rampaging enemy stands there
way-means-closed = closed in this scenario
way-means-barred = inaccessible
way-provokes = { $site ->
    [draconum] provokes Draconum
   *[orcs] provokes orc marauders
}
way-below = Below ground for { $cost }: { $site }, { $tile }
first-title = { $count ->
    [one] Reveal the first tile
   *[other] Reveal the first { $count } tiles
}
first-by-number = In this scenario countryside tiles come by their numbers, the lowest first.
first-words = The app draws them, or you reveal them yourselves and say which ones came.
first-place = { $nth }. from the left
first-told = These came
explore-title = { $core ->
    [yes] Which core tile came?
   *[no] Which countryside tile came?
}
explore-turned = Turned by sixths
explore-city = City card
explore-city-app = the app draws
explore-by-app = The app draws
explore-left = { $count ->
    [0] The tile deck is empty; a tile that was left out comes.
    [one] { $count } tile is left in the deck.
   *[other] { $count } tiles are left in the deck.
}
explore-told-instead = Say the number of a tile that we revealed ourselves

# An encounter, secret sites
met-assault = The move ended with an assault on a fortified site
met-raid = The move ended with an assault on another’s site
met-owner = The move ended with an attack on the owner
met-provoked = The move ended by provoking
met-hero = An attack on a hero
met-rampaging = { $alone ->
    [yes] Rampaging enemies were provoked on { $count } spaces.
   *[no] { $count ->
        [1] Whoever was provoked fights, too.
       *[other] The rampaging enemies that were provoked on { $count } spaces fight, too.
    }
}
hide-title = { $site ->
    [monastery] Where is the secret tomb by the monastery
   *[village] Where is the secret dungeon by the village
}?

# A space
space-here = here
space-costs = { $day ->
    [none] inaccessible
   *[other] { $day } by Day, { $night } by Night
}
space-owner = belongs to { $who }
space-conquered = conquered
space-empty = empty space
space-beaten = rampaging enemy defeated
space-ruin = { $up ->
    [yes] ruin token face up
   *[no] ruin token face down
}
space-level = level { $level }
token-green = green token, face { $up ->
    [yes] up
   *[no] down
}
token-gray = gray token, face { $up ->
    [yes] up
   *[no] down
}
token-brown = brown token, face { $up ->
    [yes] up
   *[no] down
}
token-violet = violet token, face { $up ->
    [yes] up
   *[no] down
}
token-red = red token, face { $up ->
    [yes] up
   *[no] down
}
token-white = white token, face { $up ->
    [yes] up
   *[no] down
}
token-which = Which one it is
direct-title = Direct move to here, put a figure
direct-hint = The effect that allows the move says its price. Nobody is provoked on the way.
direct-for = for { $cost }
put-figure-here = Only put the figure here: { $who }
prescribe-title = Tile positions of the scenario
prescribe-words = Tap where the scenario’s picture has a tile, and with which back. The numbers are those on the map.
prescribe-countryside = countryside
prescribe-core = core
prescribe-none = none
legend-title = { $night ->
    [yes] Terrain costs at Night
   *[no] Terrain costs by Day
}
legend-backs = Tokens by their backs: Gn green, Gy gray, Bn brown, Vt violet, Rd red, Wh white. A filled ring lies face down.
next-fight-here = Fight
next-duel-here = Attack the hero
next-to-fight = Back to the fight
next-from-map = To the table
prescribe-lay = Reveal the tile
met-challenge = { $site ->
    [draconum] Draconum stand beside you, too, and may be challenged.
   *[orcs] Orc marauders stand beside you, too, and may be challenged.
}
right-title = Put right what lies on the space
right-figure = Figure: { $who }
right-shield = Shield: { $who }
right-bare = Nothing lies here
right-put = Add a token
right-take = Take away: { $token }
lay-title = Lay the tile that lies here on the table
hide-by-lot = By lot
map-whole = The whole map
space-of-list = { $tile }, { $way ->
    [middle] middle
    [northeast] northeast
    [east] east
    [southeast] southeast
    [southwest] southwest
    [west] west
   *[northwest] northwest
}: { $terrain }{ $site_key ->
    [none] {""}
   *[other] , { $site }
}
position-of-list = { $way ->
    [northeast] northeast of the { $tile }
    [east] east of the { $tile }
    [southeast] southeast of the { $tile }
    [southwest] southwest of the { $tile }
    [west] west of the { $tile }
   *[northwest] northwest of the { $tile }
}
tile-of-list = { $tile }
card-of-list = { $card }
gained-of-list = { $card } ({ $who })
