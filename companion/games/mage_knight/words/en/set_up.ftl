# Setting up: what is chosen, what is laid ready, what cannot be.

# Scenarios and variants
choice-first_reconnaissance = First Reconnaissance
choice-full_conquest = Full Conquest
choice-blitz_conquest = Blitz Conquest
choice-solo_conquest = Solo Conquest
choice-full_cooperation = Full Cooperation
choice-blitz_cooperation = Blitz Cooperation
choice-mines_liberation = Mines Liberation
choice-dungeon_lords = Dungeon Lords
choice-druid_nights = Druid Nights
choice-one_to_return = One to Return
choice-conquer_and_hold = Conquer and Hold
variant-auction = Hero auction
variant-draft = Draft before the game
variant-upgrades = Action upgrades
variant-turned_tiles = Randomly turned tiles
variant-random_cities = Random cities
variant-night_arrival = Night Arrival
variant-darkness = Darkness is Coming
variant-friendly_spells = No interactive Spells
variant-friendly_skills = No interactive skills
variant-no_duels = No fights between players
variant-friendly_mana = Friendlier mana
variant-interactive = Interactive combat
variant-rampage = Rampage
variant-hordes = More Rampage
variant-duels_agreed = Fights between players allowed
variant-no_dummy = Without the dummy player
variant-epic = Epic variant
variant-few_glades = Contested glades
variant-chosen_one = The chosen one
variant-lowest_scores = The lowest score counts
variant-map_open = The whole map open
variant-auction-line = Bid Fame for the hero you want.
variant-draft-line = Everybody keeps three Advanced Actions beforehand and gains them after the Days.
variant-upgrades-line = After a Night, from the weakest to the strongest, you may swap a card.
variant-turned_tiles-line = A tile is added face down and only then flipped over.
variant-random_cities-line = A city tile gets a random city.
variant-night_arrival-line = The first round is a Night.
variant-darkness-line = After each Day dice decide whether only Night is left.
variant-friendly_spells-line = Spells 17 to 20 stay in the box.
variant-friendly_skills-line = The interactive skills stay in the box.
variant-no_duels-line = Ending on another hero’s space means withdrawing.
variant-friendly_mana-line = By Day a gold die is no colour that another die shows.
variant-interactive-line = A neighbour may secretly strengthen the enemy, for your Fame.
variant-rampage-line = Reputation starts at −2, and rampaging enemies come back.
variant-hordes-line = Reputation starts at −4, and rampaging enemies always come back.
variant-duels_agreed-line = Otherwise nobody fights another hero in this scenario.
variant-no_dummy-line = Only for a first try on your own.
variant-epic-line = Three Days and three Nights on a larger map.
variant-few_glades-line = A glade holds one shield, with three or four players two.
variant-chosen_one-line = A team wins only with its secretly chosen hero.
variant-lowest_scores-line = In every category the weakest of you counts.
variant-map_open-line = All tiles lie open from the start.
variants-heroes = Heroes
variants-map = The map
variants-night = Day and Night
variants-friendly = A friendlier game
variants-fights = Fights
variants-growth = Cards
variants-scenario = This scenario
shape-wedge = wedge
shape-wide_wedge = wedge without limits
shape-open = open
shape-open4 = open, four columns
shape-open3 = open, three columns
shape-fixed = as printed

# The page
set-up-name-hint = First road from the portal
set-up-name-hint-2 = Beyond the green hills
set-up-name-hint-3 = Towers on the horizon
set-up-name-hint-4 = Dusk over the Atlantean Empire
set-up-who = Who plays
set-up-alone = Alone, beside a dummy player. Solo Conquest is written for one; with its set-up and special rules any scenario can be played.
set-up-clockwise = Names in the order in which you sit, clockwise.
set-up-player = Player { $number }
set-up-hero = Player { $number }: hero
set-up-hero-lot = by lot
set-up-first = Who picked a hero first
set-up-first-lot = drawn by lot
set-up-first-seat = player { $number }
set-up-first-hint = Whoever picks last takes a tactic first in the first round.
set-up-scenario = What is played
set-up-scenario-line = { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}, { $rivalry ->
    [mild] mildly competitive
    [fierce] fiercely competitive
    [alone] against the cities
    [alone_cities] against the cities
    [alone_city_revealed] a search for the city
    [alone_mines] liberate all mines
    [alone_delves] conquer dungeons and tombs
    [alone_rounds] until the last round
    [cooperative] together against the cities
   *[other] a contest for Fame
}
set-up-scenario-levels = { $count ->
    [1] a city of level { $levels }
   *[other] cities of levels { $levels }
}
set-up-kept = Who keeps the game
set-up-kept-full = The app
set-up-kept-full-line = Map, fights, Source, heroes and offers: tap what happened, and the rest is worked out.
set-up-kept-light = The table alone
set-up-kept-light-line = Everything lies on the table. A few taps a round are enough: tactic, Fame, Reputation, and whose turn it is.
set-up-details = Details
set-up-variants = Variants
set-up-variants-hint = Everybody has to agree. Add only a few, and none with beginners.
set-up-cities = Cities and map
set-up-level = City { $number } to be revealed: level
set-up-levels-hint = Left empty, the scenario’s levels hold. A megapolis may have level 2 to 22, any other city 11 at most.
set-up-megapoles = Megapolis
set-up-megapoles-none = none
set-up-megapoles-last = the last city revealed
set-up-megapoles-both = both cities
set-up-shape = Shape of the map
set-up-shape-usual = as the scenario says
set-up-tile-countryside = Countryside tiles
set-up-tile-cities = City tiles
set-up-tile-core = Other core tiles
set-up-tiles-hint = Left empty, the scenario’s numbers hold.
set-up-teams = Teams
set-up-teams-none = each for itself
set-up-teams-lot = drawn by lot
set-up-teams-with = player 1 with player { $number }
set-up-dummy = The dummy player’s hero
set-up-dummy-lot = drawn by the app
set-up-areas = Who keeps what

# What cannot be
scenario-not-for = { $scenario }: not with this number of players.
variants-exclude = These variants exclude each other: { $variant }.
variant-not-here = { $variant }: with this scenario and these players that variant says nothing.
hero-taken = { $hero }: somebody already has that hero.
teams-need-four = Teams are for four players only.
shape-not-here = { $scenario }: this scenario prints its map.
tiles-do-not-exist = There cannot be so many such tiles: you asked for { $count }, and { $least } to { $most } are possible.
megapoles-too-many = { $most ->
    [0] No megapolis here: it wants three city tiles at most, and cities to be conquered.
    [one] Only one megapolis is possible here.
   *[other] At most { $most } megapolises are possible here.
}
levels-not-here = { $scenario }: its cities have no level.
levels-one-each = { $count ->
    [one] There is one city, so there is one level.
   *[other] There are { $count } cities: give each a level, or none.
}
level-out-of-reach = This city cannot have level { $level }; { $most } is the highest.
levels-of-teams = Two cities for two teams have level { $least } at least.

# What is laid ready

group-set-up = Laying the table
tell-scenario = You play { $scenario }: { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}.
tell-hold-not-advised = With three players this scenario is not recommended; you play 4 rounds.
tell-other-edition = { $together ->
    [yes] A later edition: leave in the box each hero’s competitive skill, the cooperative one, and the ruin tokens that the app does not know.
   *[no] A later edition: leave in the box each hero’s cooperative skill and the ruin tokens that the app does not know.
}
tell-own-hero = { $named ->
    [yes] { $player }
   *[no] Player { $seat }
}: { $hero }. Take the hero card, figure, shields, round-order token, level and skill tokens and the deck.
tell-column = Lay the round-order tokens in a column, from the top: { $who }.
tell-teams = The teams: { $who } against { $whom }.
tell-chosen-aside = Each team secretly lays aside, face down, the shield of its chosen hero.
tell-tracks = Shields on the tracks: Fame { $fame }, Reputation { $reputation ->
    [0] on the middle zero
   *[other] on space { $reputation }
}.
tell-wounds-and-mana = Lay out the Wounds, and the mana tokens beside them as the bank.
tell-enemy-piles = Shuffle the enemy tokens into face-down piles by colour, and the ruins too.
tell-artifact-deck = Shuffle the Artifacts and lay them face down.
tell-spells-out = Put Spells 17 to 20 back into the box.
tell-spell-deck = Shuffle the Spells{ $later ->
    [yes] ; their offer is revealed when it is first needed.
   *[no] {" "}and lay them face down.
}
tell-action-deck = Shuffle the Advanced Actions{ $later ->
    [yes] ; their offer is revealed when it is first needed.
   *[no] {" "}and lay them face down.
}
tell-elite-away = Put the elite units back into the box; they are not used.
tell-city-units-away = Take the level IV units out of the elite deck.
tell-unit-decks = { $elite ->
    [yes] Shuffle Regular and elite units into two decks.
   *[no] Shuffle the Regular units.
}
tell-board = The Day/Night board: { $time_key ->
    [night] Night
   *[day] Day
} side up.
tell-tactic-cards = Spread out the { $time_key ->
    [night] Night tactics and lay those of the Day aside
   *[day] Day tactics and lay those of the Night aside
}.
tell-countryside = Draw { $count } countryside tiles at random.
tell-countryside-by-number = Take countryside tiles 1 to { $count } and sort them, number one on top.
tell-tiles-kept = Take countryside tiles { $tiles }{ $count ->
    [0] .
    [one] {" "}and one more at random.
   *[other] {" "}and { $count } more at random.
}
tell-core = Draw { $count } of the core tiles without a city at random.
tell-core-kept = Take core tiles without a city { $tiles }{ $count ->
    [0] .
    [one] {" "}and one more at random.
   *[other] {" "}and { $count } more at random.
}
tell-core-of = Of core tiles { $tiles } draw { $count } at random.
tell-city-tiles = { $city ->
    [red] City tile: the red city.
    [blue] City tile: the blue city.
    [green] City tile: the green city.
    [white] City tile: the white city.
   *[other] { $count ->
        [one] Draw one city tile at random.
       *[other] Draw { $count } city tiles at random.
    }
}
tell-tile-deck = Shuffle the chosen core tiles together and lay the countryside tiles on top of them.
tell-hold-places = Lay 2 countryside and 4 core tiles face down on the scenario’s positions; the other 3 countryside tiles go beside the starting tile.
tell-start-tile = Lay the starting tile with side { $side } up and reveal { $count } tiles beside it (map: { $shape }).
tell-map-open = Reveal all tiles of the map at once.
tell-city-levels = { $count ->
    [one] Set the city to level { $levels } when it is revealed.
   *[other] Levels of the cities in the order in which you reveal them: { $levels }.
}
tell-megapole = { $count ->
    [one] The last city revealed becomes a megapolis: have a second random card and figure at hand.
   *[other] Both cities become megapolises: each gets another random card and figure.
}
tell-friendly-city = Each player puts one shield on the card of the { $city ->
    [red] red
    [blue] blue
    [green] green
   *[white] white
} city; it is friendly and has no leader.
tell-closed-city = Nobody enters the city; city figures and cards are not needed.
tell-random-cities = Shuffle the city cards and figures; a revealed city tile gets a random one.
tell-turned-tiles = Agree on the axis over which tiles are flipped.
tell-dummy-cards = The dummy player is { $hero }: shuffle that hero’s 16 Basic Actions and lay its crystals: { $colour }.
tell-dummy-substitute = Build a substitute deck of 16 cards for the dummy player, four of each colour.
tell-dummy-skills = Shuffle the dummy player’s skill tokens face down as well.
tell-skills-out = Put the interactive skills, one of each hero, back into the box.
tell-draft = Deal { $count } Advanced Actions to each player: keep one and pass the others clockwise until you have three. The last cards go back into the deck.
tell-own-board = Lay out your hero card and the pile of level tokens; the first command token lies shield side up.
tell-own-skills = Shuffle your skill tokens face down.
tell-own-cards = Shuffle your 16 Basic Actions and draw 5 cards.
tell-figures = Put the figures beside the map; they enter by the portal.
tell-auction = The hero auction: player { $seat } picks first.

# What is chosen while setting up, by its name
arg-scenario = Scenario
arg-players = Players
arg-first = Who picked a hero first
arg-variants = Variants
arg-teams = Teams
arg-levels = Levels of the cities
arg-megapoles = Megapolises
arg-shape = Shape of the map
arg-dummy = The dummy player’s hero
arg-kept = Who keeps the game
arg-areas = Who keeps what
choice-kept-full = the app
choice-kept-light = the table

# What the state says of the game
fact-agreed = Agreed before the game
fact-affairs = Scenario and variants
fact-auction = Hero auction
fact-scored = Scoring
fact-rounds = Rounds
fact-shape = Shape of the map
fact-levels = Levels of the cities
fact-megapoles = Megapolises
fact-cities = Cities
fact-sold = Heroes sold
fact-bidder = Who bids most
fact-bid = Bid
fact-nightfalls = Which Night it is
fact-dark = Only Night is left
fact-dusk = Dice are to be rolled for the Night
fact-rampage = Where dice are to be rolled for the rampage
fact-summoned = Who has summoned in which Night
fact-drafts = Kept cards
fact-drafting = Who takes a kept card
fact-upgrade = Action upgrades
fact-waiting = Who still chooses
fact-liberated = Liberated mines
fact-conceded = Who conceded
fact-chosen_ones = The chosen ones
fact-closing = The portal closes
fact-holder = Who stands on the portal
fact-tallies = What the table counted
fact-conquered = Conquered cities
fact-each_leads = Every player leads a city
