# The modes of play and open play: names, switches, and what is to be done then.

mode-story = Story mode
mode-no_limiter = No health limiter
mode-limiter_offset = Health limiter upside down
mode-secret_42 = Secret 42 from the start
mode-coin_escape = A coin decides an escape
mode-short_menhirs = Menhirs burn one day less
mode-fewer_random = One random event fewer
mode-dear_growth = Dearer advancement
mode-resource_limit = At most 20 of each resource
mode-item_limit = At most 5 items a character
mode-no_mercy = No All-Mother’s mercy
mode-open_play = Open play

mode-line-story = Whatever depends on the number of players counts one player fewer. For two to four players.
mode-line-no_limiter = For one player: Health does not limit Energy, and the character never panics.
mode-line-limiter_offset = Panic comes sooner and wounds cost Energy. How much depends on the shape of the piece in your box: read it off.
mode-line-secret_42 = The first player’s character takes it; diplomacy gets harder.
mode-line-coin_escape = One attempt in an activation: lose 1 Energy, suffer the opportunity attack, flip the coin.
mode-line-short_menhirs = Activated, a menhir’s dial shows one less; the first menhir burns as usual.
mode-line-fewer_random = Whenever a card adds random events to the deck.
mode-line-dear_growth = Each further point of a pair of attributes costs 5 Experience more than the one before; a card costs 5, chosen from two.
mode-line-resource_limit = Except Experience. What goes beyond is not gained.
mode-line-item_limit = Secrets do not count. For a sixth item the player chooses one to discard.
mode-line-no_mercy = A lost game stays lost.
mode-line-open_play = Any board with any character card and any colour of decks, characters from other campaigns too.

modes-title = Modes of play
modes-choose = Choose modes
modes-hint = Everything holds from now on. What lies on the table already stays as it is.
modes-easier = An easier game
modes-hard = Hard mode
modes-hard-hint = All of it at once, or just what you choose.
modes-hard-do = Turn all of it on
modes-hard-undo = Turn all of it off
modes-parts = Part by part
random-hard-hint = Choose as many as the card says; the app takes one off by itself.
modes-open = Open play
modes-turned = How much lower the turned limiter reaches
modes-limiter = The limiter { $offset ->
    [0] as usual
   *[other] { $offset } lower
}
mode-turn-on = Turn on
mode-turn-off = Turn off
mode-is-on = on
mode-described-on = Turn on: { $mode }
mode-described-off = Turn off: { $mode }
sheet-limiter = health limiter { $offset } lower
set-up-modes = Modes of play
set-up-modes-hint = All of this can be changed later on the save sheet.
set-up-hard = All of hard mode
set-up-hard-hint = Turns on everything below it. The limiter then reaches 1 lower, unless you say otherwise.
set-up-open = Open play: characters from other campaigns
set-up-open-hint = Their story is another one, and the app knows nothing of them: you copy their board and card yourselves.
set-up-guest-name = The character’s name
set-up-guest-known = The app knows nothing of a character from another campaign. Copy what its board and card show.
set-up-mixed = Another board, other decks
set-up-mixed-hint = In open play only. The board gives the lengths of the tracks, the character card attributes and resources.
set-up-own-board = its own
set-up-board-of = Board
set-up-cards-of = Colour of the basic cards
hero-line-guest = from another campaign

# Guests from other campaigns.
choice-guest_1 = Guest 1
choice-guest_2 = Guest 2
choice-guest_3 = Guest 3
choice-guest_4 = Guest 4
group-hero-guest_1 = Guest 1
group-hero-guest_2 = Guest 2
group-hero-guest_3 = Guest 3
group-hero-guest_4 = Guest 4

# Moves and their fields.
move-choose_modes = choose the mode of play
    .noun = the mode of play
move-hard_mode = hard mode
    .noun = hard mode
arg-modes = Mode of play
arg-hard = All of hard mode
arg-discards = Which item goes for it
arg-board = Board
arg-cards = Colour of the basic cards
arg-story = { mode-story }
arg-no_limiter = { mode-no_limiter }
arg-limiter_offset = { modes-turned }
arg-secret_42 = { mode-secret_42 }
arg-coin_escape = { mode-coin_escape }
arg-short_menhirs = { mode-short_menhirs }
arg-fewer_random = { mode-fewer_random }
arg-dear_growth = { mode-dear_growth }
arg-resource_limit = { mode-resource_limit }
arg-item_limit = { mode-item_limit }
arg-no_mercy = { mode-no_mercy }
arg-open_play = { mode-open_play }
arg-guest_1 = Guest 1
arg-guest_2 = Guest 2
arg-guest_3 = Guest 3
arg-guest_4 = Guest 4

# What the table knows.
fact-modes = Modes
fact-story = { mode-story }
fact-no_limiter = { mode-no_limiter }
fact-limiter_offset = How much lower the limiter reaches
fact-limited = Health has its limiter
fact-secret_42 = { mode-secret_42 }
fact-coin_escape = { mode-coin_escape }
fact-short_menhirs = { mode-short_menhirs }
fact-fewer_random = { mode-fewer_random }
fact-dear_growth = { mode-dear_growth }
fact-resource_limit = { mode-resource_limit }
fact-item_limit = { mode-item_limit }
fact-no_mercy = { mode-no_mercy }
fact-open_play = { mode-open_play }
fact-guest_1 = Guest 1
fact-guest_2 = Guest 2
fact-guest_3 = Guest 3
fact-guest_4 = Guest 4

# Objections.
no-limiter-to-turn = Without the health limiter there is nothing to turn upside down; keep the one or the other.
limiter-goes-alone = Only a solo game can do without the limiter; with more players story mode makes it easier.
only-in-open-play = Only open play allows this ({ $who }): another board, other decks, characters from other campaigns. Turn it on in the modes of play.
too-many-items = { $who } may have { $most ->
    [one] { $most } item
   *[other] { $most } items
} at most. Discard one first, or leave “{ $name }” in the deck.
too-many-of-resource = In hard mode nobody has more than { $most } of one resource; what goes beyond is not gained.
more-cards-than-looked-at = { $count ->
    [one] You now choose from { $count } card; you named more.
   *[other] You now choose from { $count } cards; you named more.
}

# For the hands.
tell-limiter-off = { $who }: set the health limiter aside and mark Health { $health } with an ordinary marker
tell-limiter-on = { $who }: the health limiter back on Health { $health }, instead of the marker
tell-limiter-turned = { $who }: turn the health limiter upside down
tell-limiter-upright = { $who }: turn the health limiter back the usual way
tell-limiter-is-for-one = With more players everyone keeps the health limiter; story mode makes that game easier
tell-take-hard-secret = { $who }: take number { $number } from the secrets and read it at once
tell-coin-at-hand = Keep a coin with a skull and a grail at hand: it decides whether an escape succeeds
tell-story-needs-two = Story mode makes a difference only from two players up; alone, do without the health limiter instead
tell-one-random-event-fewer = In hard mode add one random event fewer{ $count ->
    [0] , so none at all
   *[other] {""}
}
tell-items-over = { $who }: { $most } items at most; choose what to discard, { $count } in all
tell-decks-by-card = { $who }: build the starting combat and diplomacy decks from the list on the back of the character card
tell-deck-colour = { $who }: take the basic combat and diplomacy cards in { $colour ->
    [green] green (G)
    [blue] blue (U)
    [brown] brown (B)
   *[grey] grey (Y)
}
tell-no-personal-story = { $who }: character number { $number }; a personal story of another time cannot be followed here, and some abilities may make things easier

# The chronicle.
wrote-mode = { $mode ->
    [story] { mode-story }
    [no_limiter] { mode-no_limiter }
    [secret_42] { mode-secret_42 }
    [coin_escape] { mode-coin_escape }
    [short_menhirs] { mode-short_menhirs }
    [fewer_random] { mode-fewer_random }
    [dear_growth] { mode-dear_growth }
    [item_limit] { mode-item_limit }
    [no_mercy] { mode-no_mercy }
    [open_play] { mode-open_play }
   *[resource_limit] { mode-resource_limit }
}: { $on ->
    [yes] on
   *[no] off
} from now on.
wrote-limiter-offset = { $offset ->
    [0] The health limiter stands as usual again.
   *[other] The health limiter is upside down and reaches { $offset } lower.
}

# What presses.
alert-too-many-items = { $who } has more items than allowed: { $count } must go.
