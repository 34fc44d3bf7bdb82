# Obrazy do knihy: deska a závod.

plate-board = Deska, { $round }. kolo
plate-board-stands = { $who } stojí { $space_at }.
plate-race = Závod, { $round }. kolo
plate-race-has = { $who } má sílu { $strength }, vůli { $craft }, { $lives ->
    [one] jeden život
    [few] { $lives } životy
   *[other] { $lives } životů
} a { $gold ->
    [0] žádné zlato
    [one] jeden zlatý
    [few] { $gold } zlaté
   *[other] { $gold } zlatých
}.
