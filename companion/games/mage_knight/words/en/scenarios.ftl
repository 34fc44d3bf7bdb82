# Scenarios and variants while the game goes on, and the reckoning.

moves-scenario = The scenario
moves-variants = Variants
moves-scoring = Scoring
step-heroes = Picking heroes
step-scoring = Scoring
step-over = The end

# The hero auction
move-name_hero = point at a hero
move-bid = bid
move-knock_down = nobody bids more
    .does = The highest bidder takes the hero and pays.
arg-hero = Hero
no-auction = No auction is going on.
hero-is-named = { $hero } is being bid for already.
no-hero-named = Somebody must point at a hero first.
has-a-hero = Player { $seat } has a hero.
bids-most-already = Player { $seat } bids most already.
bid-higher = A bid must be { $least } or more.
wrote-bid = Player { $seat } bid { $fame } Fame for { $hero }.
tell-hero-sold = Player { $seat } takes { $hero }. { $fame ->
    [0] It costs nothing.
   *[other] It costs { $fame } Fame: the shield on the track stands at { $left }.
}
wrote-hero-sold = Player { $seat } took { $hero }{ $fame ->
    [0] , for nothing.
   *[other] , for { $fame } Fame.
}

# Between rounds
move-roll_darkness = roll for the Night
    .does = Two mana dice: with a black one it is Night until the end of the game.
move-roll_rampage = roll for the rampage
    .does = A die for each space where a rampaging enemy was defeated.
move-take_drafted = take a kept card
move-swap_action = swap a card
move-keep_actions = swap nothing
arg-away = Which card leaves
nothing-to-roll = There is nothing to roll for.
two-dice = { $count } dice are rolled.
so-many-spaces = { $count ->
    [one] There is one die to roll.
   *[other] There are { $count } dice, one for each space.
}
roll-for-darkness = Roll first whether Night comes.
roll-for-rampage = Roll for the rampage first.
take-drafted-first = Everybody takes one of the kept cards first.
swap-first = Cards are swapped first.
tell-darkness = { $dice }: turn the board to Night; there will be no other Day.
tell-still-day = { $dice }: another Day comes.
wrote-darkness = Darkness came ({ $dice }); there will be no other Day.
wrote-still-day = Darkness held off ({ $dice }).
tell-rampage-by-hand = Roll a die for each space where a rampaging enemy was defeated: { $hordes ->
    [yes] a token of the usual colour always comes, { $time_key ->
        [night] and with white, blue and black
       *[day] and with red, green and gold
    } a brown one too.
   *[no] { $time_key ->
        [night] with white, blue and black a token of the usual colour comes, with black a brown one too.
       *[day] with red, green and gold a token of the usual colour comes, with gold a brown one too.
    }
}
wrote-rampager = There is rampaging on tile { $tile } again.
wrote-quiet = All is quiet on tile { $tile }.
tell-upgrades = { $named ->
    [no] Reveal { $count } Advanced Actions beside the offer.
   *[other] Reveal beside the offer: { $cards }.
}
tell-swapped = { $who }: take the first of the revealed cards and throw the second away: { $cards }.
wrote-swapped = { $who } has a new card for an old one: { $card }.
tell-upgrades-back = Put the revealed cards that are left under the Advanced Action deck.
not-your-upgrade = { $who }: somebody else swaps now.
card-not-open = { $card } does not lie open.
card-not-yours = { $who }: { $card } is not among your cards.
other-colour-upgrade = These are not of one colour: { $cards }. It works only with a type icon in common.
tell-drafted = { $who }: shuffle the kept card into your deck: { $card }.
wrote-drafted = { $who } took a kept card: { $card }.
no-drafted-card = { $who }: no kept card is taken now.
card-lies-elsewhere = { $card } lies elsewhere, so it cannot have been kept.

# What scenarios have of their own
move-wake_glade = activate the glade
move-free_mine = a mine is liberated
move-portal_takes = stood on the portal
    .does = Whoever stood on the portal when it closed is out of the game.
move-shut_portal = the portal is shut
    .does = The portal took nobody else.
portal-is-shut = The portal takes nobody now.
whom-did-it-take = Say first whom the portal took.
next-portal-shut = It took nobody else
move-concede = concede
    .does = Your side gives the game up.
arg-instead = in place of what
other-scenario = This scenario has nothing of the kind.
app-sees-that = The app sees that on the map.
no-glade-here = { $who }: there is no glade here.
glade-is-awake = { $who }: your shield lies on this glade already.
glade-is-full = { $count ->
    [one] A glade holds one shield: say whose you replace.
   *[other] A glade holds { $count } shields: say whose you replace.
}
no-shield-of-that-seat = There is no such shield here.
tell-glade-awake = { $who }: lay your shield on the glade{ $instead ->
    [yes] {" "}in place of another.
   *[no] .
}
wrote-glade-awake = { $who } woke a glade.
tell-glades-cleared = The Night is over: take all shields from the glades.
tell-mine-free = { $who }: lay your shield on the mine, and take its crystal at the end of the turn ({ $colour }).
wrote-mine-free = { $who } liberated a mine ({ $colour }).
tell-portal-closes = The portal closes: whoever stands on it is out of the game. From now on it is empty plains.{ $asks ->
    [yes] {" "}Say whom it took.
   *[no] {""}
}
wrote-portal-closes = The portal closed.
hero-is-out = { $who } is out of the game and stands nowhere any more.
portal-takes-nobody = { $who }: the portal takes nobody now.
tell-eliminated = { $who }: take the figure off the map; you are out of the game.
wrote-eliminated = { $who } stayed behind the closed portal.
gave-up-already = { $who } has conceded already.
wrote-gave-up = { $who } conceded.

move-summon = summon
summon-by-night = { $who }: summoning is done by Night.
summoned-already = { $who } has summoned this Night.
no-summoning-among-people = { $who }: nobody summons on an inhabited site.
so-many-glades = { $count ->
    [one] Your shield lies on one glade.
   *[other] Your shields lie on { $count } glades.
}
no-glade-awake = { $who }: you have no shield on a glade.
wrote-summoned = { $who } summoned, by { $count ->
    [one] { $count } glade.
   *[other] { $count } glades.
}

# Scoring
panel-score = Score
move-count_things = count
move-count_cities = conquered cities
move-tell_portal = who stands on the portal
move-show_chosen = turn up the chosen one
move-score = score the game
    .does = Adds up what was counted, and says who won.
arg-conquered = Conquered cities
arg-each_leads = Every player leads a city
arg-cards_left = Unflipped cards of the dummy player
fact-cards_left = Unflipped cards of the dummy player
score-announced = Somebody announced the end of the last round
arg-holder = Who stands on the portal
choice-what-spells = Spells
choice-what-actions = Advanced Actions
choice-what-artifacts = Artifacts, with Banners on units
choice-what-crystals = crystals
choice-what-wounds = Wounds among the cards
choice-what-units = levels of unwounded units together
choice-what-units_wounded = halved levels of wounded units
choice-what-strongholds = shields on keeps, mage towers and burned monasteries
choice-what-adventures = shields on adventure sites
choice-what-delves = dungeons and tombs among them
choice-what-led = cities that you lead
choice-what-shielded = other cities with your shield
choice-what-mines_countryside = liberated countryside mines
choice-what-mines_core = liberated core mines
choice-what-keeps = own keeps
choice-what-towers = own mage towers
not-scored-yet = The game is not over, so nothing is scored yet.
not-counted-here = This scenario does not count that.
so-many-cities = { $count ->
    [one] There is one city in play.
   *[other] There are { $count } cities in play.
}
still-to-count = Something is still to be counted: { $who }.
chosen-not-shown = The teams have not turned up their chosen ones.
nobody-chosen = Nobody is chosen here.
wrote-counted = { $who } has counted.
wrote-chosen = The chosen one: { $who }.
tell-winner = { $success ->
    [yes] The mission is a success. { $many ->
        [yes] The winners are { $who }
       *[no] The winner is { $who }
    }, with { $count }.
    [no] The mission failed. Victory by Fame: { $who }, { $count }.
   *[other] { $many ->
        [yes] The winners are { $who }.
       *[no] The winner is { $who }.
    }
}
wrote-winner = { $success ->
    [yes] The mission was a success, and { $who } won the game.
    [no] The mission failed; by Fame { $who } won the game.
   *[other] { $who } won the game.
}
tell-no-winner = { $success ->
    [no] The cities stand; the mission failed. { $count } in all.
   *[other] Nobody has won.
}
wrote-no-winner = { $success ->
    [no] The mission failed, and nobody won the game.
   *[other] Nobody won the game.
}

# The scenario's page
panel-scenario = Scenario
next-scenario = To the scenario
next-darkness = Roll for the Night
next-rampage = Roll for the rampage
next-table = Back to the table
next-to-score = To the score
next-score = Score the game
auction-picks = { $who } points at a hero.
auction-leads = { $fame ->
    [0] is { $who }’s for nothing.
   *[other] is { $who }’s for { $fame } Fame.
}
auction-bids = { $who } bids { $fame } Fame
auction-free = Nobody objects
auction-sold = Nobody bids more
darkness-lead = The Day is over: two mana dice say whether there is another.
rolled-by-hand = You rolled yourselves
rampage-lead = { $count ->
    [one] A die is rolled for one space where a rampaging enemy was defeated.
   *[other] A die is rolled for each of { $count } spaces where a rampaging enemy was defeated.
}
rampage-place = Tile { $tile }: { $site }
draft-lead = Everybody takes one of the kept cards and shuffles it into the deck.
upgrade-lead = may swap one card.
upgrade-takes = Takes of the revealed ones
upgrade-later = After that:
glades-own = { $count ->
    [0] no shield on a glade yet
    [one] a shield on one glade
   *[other] shields on { $count } glades
}
glade-replace = In place of the shield of { $who }
summon-told = Summon: on how many glades is your shield?
portal-title = The portal closes
portal-lead = Whoever stood on the portal is out of the game. Tap everybody it took.
mine-title = Liberated mines

prompt-hero = which hero to point at
prompt-drafted = which of the kept cards to take
prompt-upgrade = whether to swap a card

# The score
fame-race = The race for Fame
fame-level = level { $level }
fame-lane = { $who }: Fame { $fame }, level { $level }
fame-mark = After round { $round }: { $fame }
score-won = Victory
score-nobody = Nobody has won
score-won-by-fame = Victory by Fame
score-success = The mission is a success
score-failed = The mission failed
score-sums = The sums
score-so-far = If the game ended now
score-noted = Note it
score-missing = { $count ->
    [one] one thing still to be counted
   *[other] { $count } things still to be counted
}
score-told = counted by the table
portal-nobody = nobody
score-fame = Fame
score-knowledge = Knowledge
score-loot = Loot
score-leader = Units
score-conqueror = Conquered sites
score-adventurer = Adventures
score-beating = Beating
score-cities = Cities
score-mines = Mines
score-holdings = Sites held
score-title-knowledge = Title: Greatest Knowledge
score-title-loot = Title: Greatest Loot
score-title-leader = Title: Greatest Leader
score-title-conqueror = Title: Greatest Conqueror
score-title-adventurer = Title: Greatest Adventurer
score-title-crawler = Title: Greatest Dungeon Crawler
score-title-beating = Title: Greatest Beating
score-title-cities = Title: Greatest City Conqueror
score-title-mines = Title: Greatest Liberator
score-goal-cities = Conquered cities
score-goal-each = Everybody leads a city
score-goal-all = All cities
score-goal-rounds = Rounds saved
score-goal-cards = Unflipped cards of the dummy player
score-goal-quiet = The end of the last round unannounced
part-spells = { $count } × Spell = { $worth }
part-actions = { $count } × Advanced Action = { $worth }
part-artifacts = { $count } × Artifact = { $worth }
part-crystals = { $count } × crystal = { $worth }
part-units = { $count } × unwounded unit, levels { $worth }
part-units_wounded = { $count } × wounded unit = { $worth }
part-strongholds = { $count } × shield on a conquered site = { $worth }
part-adventures = { $count } × shield on an adventure site = { $worth }
part-delves = { $count } × dungeon or tomb = { $worth }
part-wounds = { $count } × Wound = { $worth }
part-cities_led = { $count } × leader of a city = { $worth }
part-cities_shielded = { $count } × shield in another city = { $worth }
part-mines_countryside = { $count } × countryside mine = { $worth }
part-mines_core = { $count } × core mine = { $worth }
part-keeps = { $count } × keep = { $worth }
part-towers = { $count } × mage tower = { $worth }
part-cities_conquered = { $count } × conquered city = { $worth }
part-cities_all = { $points ->
    [0] not all are conquered
   *[other] all conquered = { $worth }
}
part-cities_each = { $points ->
    [0] not everybody leads one
   *[other] everybody leads one = { $worth }
}
part-rounds_left = { $count } × round saved = { $worth }
part-cards_left = { $count } × unflipped card = { $worth }
part-not_announced = { $points ->
    [0] the end of the round was announced
   *[other] nobody announced the end of the round = { $worth }
}
part-title = { $count ->
    [one] best alone, { $worth }
   *[other] { $count } are best, { $worth } each
}
