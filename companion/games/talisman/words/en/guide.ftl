# The first evening: what happens now, what the hands do, where to tap. Two sentences, calmly.

set-up-guided = This is our first evening: guide us through the first rounds
guide-set-up = Welcome. Lay the board and the decks out together: one reads the lines, the others pass the things, and what lies on the table is ticked off. Whoever knows the set-up taps the large button below right away.
guide-roll = Roll the die and tap what it shows, or let the app roll. You must go exactly that many spaces; which way, you decide after the roll.
guide-where = The spaces you can reach are lit on the map, each with what waits there. Only where you stop is there an encounter; nothing happens on the way, but the bridge has its Sentinel.
guide-draw = This space wants cards. Turn as many as it says here and tap what came in the list; only what the list does not hold gets the button below. Cards that lie here already are counted in.
guide-foes = Enemies first. Until they are beaten or evaded, nobody takes anything from this space or meets anyone on it.
guide-cards = Now the cards, one after another. Objects and followers that may be yours go to your character, four objects at most; what you will not or may not have stays face up.
guide-space = The space itself speaks. What it commands is on the large button; what it offers you may take or leave.
guide-others = Somebody stands here with you. Meet them or meet the space: not both.
guide-still = Nothing more is compulsory, but this place still offers something: the line below says what. It is yours to take or leave; then end the turn.
guide-over = Your turn can end. Pass it to the left; trophies, objects and followers can be seen to at any time.
guide-of-roll = The die first
guide-of-where = Where you may go
guide-of-others = Somebody stands here with you
guide-of-draw = This space wants cards
guide-of-foes = Enemies first
guide-of-cards = The cards, one by one
guide-of-space = The space itself speaks
guide-of-still = What this place still offers
guide-of-over = The end of the turn
guide-fight = { $kind ->
    [psychic] Psychic combat: each side rolls and adds craft. Above the button stands how it is likely to end; spells and evading come before the dice.
   *[combat] Combat: each side rolls and adds strength, and only one weapon counts. Above the button stands how it is likely to end; spells and evading come before the dice.
}
guide-loss = The other side was stronger: it costs a life, and the turn ends with it. Armour, or a spell that saves a life, must speak up now.
guide-loot = The winner chooses one thing: a life of the loser, a bag of gold, or one object. Then the turn is over.
guide-surplus-spells = There are more spells than your craft can hold. Put the surplus down; otherwise spells may not be discarded.
guide-surplus-objects = You may have four objects. Choose which stay; the others lie on the space from now on, for anybody to take.
guide-toad = A toad does not roll: it hops one space each turn. It owns nothing and has strength and craft 1; after its third turn it is who it was.
guide-inside = No dice here. You go one space a turn, and on only once you have done what the space asks; you can turn back at any time.
guide-farewell = You know the rounds now. Seven points of strength on trophies can be exchanged for one strength at any time, the question marks explain a rule, and everything can be undone. A good road to the Crown.
