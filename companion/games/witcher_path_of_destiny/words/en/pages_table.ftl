# Pages of the table and of a seat.

panel-timelines = Timelines
panel-race = Race
panel-box = Box

who-is = { $who }
destiny-before = before the first chapter
destiny-final = final scoring
destiny-stand = Chapter { $chapter }, turn { $turn }
destiny-won = The winner
next-to-table = Back to the table
chapter-number = chapter { $chapter }

sides-title = Active symbols and fate tokens
side-left = left
side-right = right
side-dominant = dominant
side-holds = holds the path token
side-coming = next { $symbol }
fate-title = Fate
fate-token-word = fate token
fate-aside = aside:

draft-picks = { $who } picks a pair
draft-picks-automa = The Automa ({ $who }) drafts
draft-yours = Pick a pair
row-word = row
row-extra = extra experience point
row-taken-away = empty
row-alliance = alliance: { $ally }
row-alliance-either = alliance of your choice
track-title = Initiative track
mat-title = The mat
mat-name = Name cards in the rows
mat-name-first = Row { $row }: the left card
mat-name-second = Row { $row }: the right card
mat-name-do = Note it

ask-character = Seat { $seat } chooses a character
ask-character-of = { $player } chooses a character
ask-loss = { $count ->
    [one] { $who }: choose the { $count } symbol that you lose
   *[other] { $who }: choose the { $count } symbols that you lose
}
ask-lose = Lose what is chosen
ask-effect = { $who }: an ability for the effect of a card?
ask-as-printed = Resolve it as printed
ask-dominant = { $who }: which symbol is dominant?
ask-count = { $who }: symbols on the timeline and in the pool
ask-count-do = Note the symbols
ask-coming = Active symbols of the next chapter
ask-symbols = Active symbols of the chapter
ask-symbols-do = Note the symbols
ask-bonus = What the printed page brings
ask-quest = { $who }: side quest
ask-gold = { $who }: gold experience
quest-hand = How many fit? Cards in hand: { $count }.
quest-unknown-here = The app does not know the scale of this quest. Show the hand, and read the points from the quest card.
quest-count = How many cards fit the quest? In hand: { $count }.
quest-vp = How many victory points does the card give for them? A tap writes them down.

play-title = Playing cards
play-hand = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
play-chosen = chosen
play-lies = played
play-choose = { $who }: tap the first card
play-second = { $who }: tap the second card
play-first = first card
play-other = Another
play-chosen-mine = Chosen. They are revealed when everybody has chosen.
play-lies-mine = Your cards of this turn lie on the timeline.
play-none-known = The app knows no card yet. Describe the first one.

fate-ask = Of which symbol do you have more?
fate-mat = cards on the mat

keep-title = Keeping cards
keep-ask = { $count ->
    [one] chooses { $count } card to keep
   *[other] chooses { $count } cards to keep
}
keep-done = has chosen

abilities-now = May be used now
abilities-below = Abilities: { $count }
ability-use = Use it

effort-unknown = An extra effort card lies beside the mat. Describe it, and the app grants its bonus by itself.
effort-describe = Describe an extra effort card
effort-which = Which extra effort card lies beside the mat?
effort-earned-by = { $who } has the sequence

effect-inactive = inactive
effect-left = left
effect-right = right
effect-both = left and right
effect-symbol = symbol
tile-covered = covered
tile-waits = waits to be resolved
tile-kept = kept
source-card = on card { $number }
source-token = in the pool: { $count }
source-special = special: { $count }

mine-secrets = For you alone
worth-vp = victory points
worth-xp = experience points
effort-colour = colour { $number } from the left
effort-name = extra effort of chapter { $chapter }, card { $number }

next-after-draft = Nobody uses an ability any more
next-after-play = Nobody uses an ability any more
next-after-check = Place the fate token
next-after-keep = Timelines are cleared
next-after-epilogue = Put the game away

cards-sift = Only cards that show
mat-left = left
mat-right = right
ability-ask-own-card = A card of your timeline
ability-ask-colour = Which colour is it, too?
ability-ask-played = The card that you play from your hand
ability-ask-discarded = One or two cards that you discard from your hand
ability-ask-gained = The symbol that you gain
ability-ask-lost = The symbol that you lose
ability-ask-symbol = The symbol that you look for
ability-ask-revealed = How many cards did you turn up, the found one among them?
ability-ask-paying = Symbols that you lose all the same
ability-ask-row = The pair that you discard
ability-ask-symbols = Up to two symbols that it shows
ability-ask-taken = A card of the mat; its partner is discarded
ability-ask-which = Which card is it?
ability-ask-swap = The first card of the mat
ability-ask-swapped = With which card does it change places?
ask-symbols-printed = Read the story’s page. The symbols stand above both ways.
bonus-left = Holder of the left path token:
bonus-right = Holder of the right path token:
bonus-penalty = penalty
bonus-other = Something else
bonus-first-vp = first in initiative, else 1 victory point
bonus-first-xp = first in initiative, else 1 experience point
bonus-redraw = draw { $count }, discard { $away }
bonus-special = special token:
bonus-alliance = alliance card of { $ally }
play-by-hand = Play your cards
play-by-hand-lead = Everybody chooses 2 cards; reveal them together and put them at the end of your timelines. Then resolve their effects, the left card first.
describe-latest = The card that was described last
ask-count-writes = a tap writes it down
ask-count-more = More than 15
effort-unknown-light = An extra effort card lies beside the mat. Describe it, so that its bonus can be granted by a tap.
chapter-score = Points of chapter { $chapter }
ask-coming-printed = The foot of the page that won announces them.
may-unlock = Has somebody’s experience marker reached a locked ability? Unlock it here:
