# The table: house rules and what your box prints.

house-movement = Movement and witcher fights
house-tales = Quests and events
house-fights = Monster fights
house-places = Location actions
house-solo = Alone
areas-hint = The app does not ask about what the table keeps.
table-places = What the locations print
table-places-left = { $count ->
    [0] all are known
    [one] { $count } left
   *[other] { $count } left
}
table-places-lead = Look at the board and tap what is printed at the location. The next one opens by itself.
table-places-known = Known ones
table-numbers = Printed numbers
table-numbers-lead = If your board has others, put them right. The app remembers them for tables to come.
table-damage = Damage by monster level
table-damage-of = Damage of a level { $level } monster
table-shield = Highest Shield
table-shield-ends = The Shield track ends at
table-specialities = Specialities
table-specialities-lead = The numbers of each level, as the player board prints them.
table-told = { $count } of 5
table-lives = Monsters’ lives
table-lives-lead = Does a monster card print another number? Put it right.
table-level = Level { $level }
table-lives-told = told by you
table-roads-lead = Where your board differs, your board is right.
table-road-added = added by you
table-road-closed = not there at your table
table-roads-map = Put other roads right on the map, at the location
table-ratings = Rating of a game alone
table-rating-turns = { $most ->
    [0] { $least } turns or more
   *[other] { $least ->
        [0] { $most } turns at most
       *[other] { $least } to { $most } turns
    }
}
