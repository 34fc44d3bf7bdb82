# A new table.

set-up-name-hint = The race for the Crown
set-up-name-hint-2 = Beyond the Portal of Power
set-up-name-hint-3 = The long way to the middle
set-up-name-hint-4 = Gold and old curses
set-up-who = Who plays
set-up-clockwise = The names in clockwise order, as you sit around the table.
set-up-player = Seat { $number }
set-up-character = Choose one
set-up-character-of = Character of seat { $number }
set-up-dealt = Dealt
set-up-dealt-hint = Whoever chooses none is dealt one from the shuffled cards.
set-up-sheet = strength { $strength }, craft { $craft }, { $alignment }
set-up-kept = How much the app keeps
kept-full = Characters and board
kept-full-line = Counters, objects, who stands where and what lies where. The app does the sums and minds the rules; the decks stay on the table.
kept-light = Only the turns
kept-light-line = Whose turn it is, dice, fights and the chronicle. Counters, cards and the board stay on the table.
set-up-details = Details and house rules
set-up-first = Who begins
set-up-first-dice = The die decides
set-up-first-seat = Seat { $number } { $name }
set-up-stock = What is in your box
set-up-stock-hint = How many purchase cards there are of each kind. The rules only say that there are 28 in all.
set-up-mule = How many more objects a mule carries (0: any number)
set-up-areas = Who keeps what
set-up-areas-hint = Piece by piece, if neither of the choices above fits.
