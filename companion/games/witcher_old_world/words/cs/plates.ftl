# Obrazy do knihy: kraj a závod o trofeje.

plate-map = { $turn ->
    [0] Kraj před prvním tahem
   *[other] Kraj, { $turn }. tah
}
plate-map-stands = { $who } je na lokaci { $place }.
plate-map-haunted = Na lokaci { $place } řádí { $monster }.
plate-race = { $turn ->
    [0] Závod o trofeje před prvním tahem
   *[other] Závod o trofeje, { $turn }. tah
}
plate-race-has = { $who } { $count ->
    [0] nemá žádnou trofej
    [one] má jednu trofej
    [few] má { $count } trofeje
   *[other] má { $count } trofejí
} a na stupnici trofejí stojí na poli { $track } ze { $summit }.
