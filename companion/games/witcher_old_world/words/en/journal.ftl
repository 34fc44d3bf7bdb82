# The book at this table: its doors are exploration cards and events; it asks and charges the witcher on turn.
door-start = The beginning
door-city = City, card { $key }
door-wilds = Wilds, card { $key }
door-event = Event { $key }
journal-reads = { $who } reads aloud, { $whom } decides. Where an option leads is told once it is chosen.
journal-to-fight = { $count ->
    [one] To the short fight, the foe has { $count } life
   *[other] To the short fight, the foe has { $count } lives
}
journal-reads-alone = You read for yourself. Where an option leads is told once it is chosen.
price-each = { price-one }
price-party = { price-one }
price-one = { $what ->
    [gold] { $amount } gold
   *[potion] { $amount ->
        [one] { $amount } potion
       *[other] { $amount } potions
    }
}
number-witcher = { $what ->
    [combat] your Combat
    [defence] your Defence
    [alchemy] your Alchemy
    [speciality] your Speciality
    [level] your witcher level
    [shield] your Shield
    [gold] your gold
    [potions] your potions
    [trophies] your trophies
   *[quests] your quests
}
lock-witcher = { $sign ->
    [least] { witcher-asked } { $number } or more
   *[most] { witcher-asked } { $number } at most
}
witcher-asked = { $what ->
    [combat] Combat
    [defence] Defence
    [alchemy] Alchemy
    [speciality] Speciality
    [level] witcher level
    [shield] Shield
    [gold] gold
    [potions] potions
    [trophies] trophies
   *[quests] quests
}
