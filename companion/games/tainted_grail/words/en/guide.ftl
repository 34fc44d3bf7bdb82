# The first evening's guide: what happens now, what the hands do, where to tap. Two sentences, calmly.

guide-set-up = Welcome. Let us lay the box out together: one reads the lines, the others pass things, and what lies on the table is ticked off. If you trust the lines, tap the large button below right away.
guide-morning = The first morning begins. Tap the large button below: the app goes through the morning in its order, and above the button stands what your hands do with cards and dials.
guide-event = Turn the top card of the event deck and read it aloud. The first one brings the first quest: copy its name, so that you have it before your eyes, and tap “Lay it with the quests”.
guide-guardians = There is a guardian on the map. Roll its die and tap what came; the page shows where each way leads and whom it would meet there.
guide-equipment = Of each kind of equipment one card may lie face up. Lay the surplus aside.
guide-explore-home = Look around at home first. Leave everyone ticked who comes along, tap “Explore”, and open the journal at the location’s number; one reads and the others keep silent.
guide-exploring = Read in the Exploration Journal and choose; when the text itself says that the exploration ends, tap “Exploration ends”. What you gain or lose is noted at the character: tap its card, plus and minus are below.
guide-together = Now there are roads: tap one and move the figures along. Together is safer, apart is faster; untick whoever stays. Each journey and each look around costs every one of you 1 Energy.
guide-go-on = What next? Look around once more, go on, or see the menhir if the card has one: inspecting is free, and it is good to know early what it will ask. Its dial shows how long the light will last.
guide-tired = Strength is running out. Whoever’s Energy stands on one of the two red positions gets back only 4 by night; keep some Food for the evening, and do stop early.
guide-nothing-left = Nobody has the strength to act. The large button below ends the day.
guide-rest = In the evening each eats one Food, mends, and grows calm. Whoever does not eat sleeps badly and wakes almost without strength; Food can be handed over in the same place.
guide-advancement = Experience buys a point of an attribute or a new card. On the first evening there is seldom enough; tap “Go to sleep”, and whoever sleeps at a dream symbol reads a dream.
guide-day-by-hand = Journal and boards are on your table; only time runs here. Look around at home first, take one action each in turn, and when nobody wants anything more, tap the large button below.
guide-days-on-table = You count the days yourselves. Follow the reference card step by step; whenever you are not sure, tap “Rules” here.
guide-farewell = The first day is behind you, and you know the way now. The question marks explain a rule, the Rules page also says what people get wrong most, and everything can be undone. Safe travels.
guide-title = The first evening
guide-aside = We can manage from here
guide-again = The first evening’s guide
guide-on = on
guide-off = off
set-up-guided = This is our first evening: guide us through the set-up and the first day
