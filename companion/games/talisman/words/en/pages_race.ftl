# The race for the Crown: the picture, the deeds, the winner.

race-title = The race for the Crown of Command
race-lead = Round { $round }. Who grew, who bled, and who did what.
race-over = { $count ->
    [one] The Crown of Command after { $count } round
   *[other] The Crown of Command after { $count } rounds
}
race-winner = Wins the race for the Crown of Command.
race-winner-player = { $player } wins the race for the Crown of Command.
race-legend = Whose line is which
race-chart = Chart by rounds: { $name }. The same numbers are in the table below the charts.
race-chart-hint = The rounds stand below, and a character’s letter at the end of each line. A cross: here a character fell.
race-numbers = The same in numbers
race-round = Round
deeds-title = Who did what
deeds-none = Nothing has happened yet. The evening is young.
deed-foes = enemies beaten
deed-duels = duels won
deed-lost = fights lost
deed-spells = spells cast
deed-toads = times a toad
deed-deaths = deaths
deed-gold = gold gained
deed-exchanged = strength from trophies
deed-commands = command spells
