# The book at this game's table: its doors are what has just happened.
door-start = The beginning
door-space = A tale { $key_at }
door-won = { $key ->
    [animal] The animal is dead
    [dragon] The dragon is dead
    [spirit] The spirit is driven off
    [character] The two have fought it out
    [sentinel] The Sentinel gave way
    [inner] The inner region gave way
   *[monster] The monster is dead
}
door-lost = { $key ->
    [animal] The animal was stronger
    [dragon] The dragon was stronger
    [spirit] The spirit was stronger
    [character] One of you lost
    [sentinel] The Sentinel let nobody pass
    [inner] The inner region took its due
   *[monster] The monster was stronger
}
door-standoff = A stand-off
door-evaded = A fight that never was
door-toad = A toad
door-restored = In one’s own skin again
door-death = A death
door-newcomer = A new character sets out
door-gate = { $key ->
    [opened] The Gate of Fate has opened
   *[shut] The Gate of Fate stayed shut
}
door-river = { $key ->
    [raft] By raft over the Storm River
   *[bridge] Over the bridge
}
door-talisman = A Talisman
door-alignment = A change of alignment
door-spell = A spell
door-exchange = Enemies become strength
door-claimed = The Crown of Command is taken
door-command = The command spell
door-victory = The last one left
turn-tale = Read: { $words }
turn-tales-more = { $count ->
    [one] and one more
   *[other] and { $count } more
}
