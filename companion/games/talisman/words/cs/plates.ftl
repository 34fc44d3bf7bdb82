# Obrazy do knihy: deska a závod.

plate-board = Deska v { $round }. kole
plate-board-stands = { $who } stojí { $space_at }.
plate-race = Závod v { $round }. kole
plate-race-has = { $who } má sílu { $strength }, um { $craft }, { $lives ->
    [one] jeden život
    [few] { $lives } životy
   *[other] { $lives } životů
} a { $gold ->
    [0] žádné zlato
    [one] jeden zlatý
    [few] { $gold } zlaté
   *[other] { $gold } zlatých
}.
