# Pictures for the book: the board and the race.

plate-board = The board, round { $round }
plate-board-stands = { $who } stands { $space_at }.
plate-race = The race, round { $round }
plate-race-has = { $who } has strength { $strength }, craft { $craft }, { $lives ->
    [one] one life
   *[other] { $lives } lives
} and { $gold ->
    [0] no gold
    [one] one gold
   *[other] { $gold } gold
}.
