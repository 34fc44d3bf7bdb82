# House rules: rules that a table may read the other way, in every game that has such.
house-title = House rules
house-changed = { $count ->
    [0] all as the app reads them
   *[other] { $count } changed
}
house-lead = Where the rules are silent or unclear, decide how you play.
house-otherwise = { $count } changed
house-tick = Where the rules are silent or can be read in two ways. Tick what you play differently.
set-up-instead = unticked: { $reading }
wrote-house-rule = { $otherwise ->
    [yes] The table decided to read rule { $rule } differently.
   *[no] Rule { $rule } is read as usual again.
}
moves-house_rules = House rules
move-house_rule = change a house rule
arg-otherwise = Read the rule differently
arg-rule = Rule
fact-otherwise = House rules
