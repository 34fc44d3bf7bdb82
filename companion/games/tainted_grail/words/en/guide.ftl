# The first evening's guide: what happens now, what the hands do, where to tap. Two sentences, calmly.

guide-set-up = Welcome. Let us lay the box out together: one reads the lines, the others pass things, and what lies on the table is ticked off. If you trust the lines, tap the large button below right away.
guide-morning = The first morning begins. Tap the large button below: the app goes through the morning in its order, and above the button stands what your hands do with cards and dials.
guide-event = Turn the top card of the event deck and read it aloud. The first one brings the first quest: copy its name, so that you have it before your eyes, and tap “Lay it with the quests”.
guide-guardians = There is a guardian on the map. Roll its die and tap what came; the page shows where each way leads and whom it would meet there.
guide-equipment = Of each kind of equipment one card may lie face up. Lay the surplus aside.
guide-explore-home = Look around at home first. Leave everyone who comes along ticked, tap “Explore”, and open the journal at the location’s number; one reads and the others keep silent.
guide-exploring = One reads aloud, all of you choose. What you gain or lose is noted at the character: tap its name in the frame below, then plus or minus. If the text sends you into an encounter, tap the colour of its card.
guide-together = Now there are roads: tap one and move the figures along. Together is safer, apart is faster; untick whoever stays. Every journey and every exploration costs each of you 1 Energy.
guide-go-on = What next? Look around once more, go on, or see the menhir if the card has one: inspecting is free, and it is good to know early what it will ask. Its dial shows how long the light will last. The day ends when nobody wants anything more: then tap “Evening falls”.
guide-tired = Strength is running out. If your Energy stands on one of the two red positions, the night gives you back only 4. Keep some Food for the evening, and stop early if you like: tap “Evening falls”.
guide-nothing-left = Nobody has the strength to act. A menhir can still be inspected for free, and Food handed over; then tap the large button below, and evening falls.
guide-some-are-done = Whoever has no Energy left goes on only if the others pay for it in a party action; whoever is done just waits. When nobody wants anything more, tap “Evening falls”.
guide-day-ends = After this day comes the evening: each eats, mends and draws new Energy, and what is left of today’s is not saved up. In the morning the dials of the menhirs go down by one; if anyone still wants to do something, speak now.
guide-encounter-waits = Somebody is in an encounter and can do nothing else now; the others may act meanwhile. The large button below takes you back to it.
guide-encounter-by-hand = Play the encounter with the cards on the table, then tap here how it ended. If the opponent is too strong, escape: losing an encounter ends nothing else.
guide-encounter-card = { $card ->
    [training] Take the card “Your first encounter” from the box, each colour has one, and tap its value. The combat table and the traits may be left empty.
    [talk] This one is talked to, not fought: turn the top card of the blue deck and tap how many steps its track has above the grey position and below.
    [deck] Turn the top card of the deck of that colour and tap its value. The combat table and the traits may be left empty.
   *[any] Look at the card of this encounter. For a combat tap its value, and leave the combat table and the traits empty if you like; for a diplomacy tap how many steps its track has above the grey position and below.
} The app asks for the rest when it matters.
guide-encounter-before = Look on the card whether this diplomacy can be avoided, and at what price: it can be done now, but not with cards in hand. Otherwise choose an approach, if there are several, and talk.
guide-encounter-hands = Each draws cards from the { $kind ->
    [diplomacy] diplomacy
   *[combat] combat
} deck. If you do not like your hand, swap it for a smaller one; when everyone is happy, tap the large button below.
guide-encounter-turn = { $kind ->
    [diplomacy] One after another you lay cards and tap how far each moved the affinity; then the other side reacts as its card says. Bring the marker to the right end of the track; you can only leave together.
   *[combat] One after another you lay cards and tap how many markers each brought; then the opponent attacks, and the page shows beforehand how. If it is too strong, escape while you still have Health.
}
guide-encounter-over = It is decided. Confirm what the page shows and the app writes it down; then shuffle all played and discarded cards back into their decks.
guide-of-event = The first card
guide-of-explore-home = Home first
guide-of-exploring = How to explore
guide-of-together = How to go on
guide-of-go-on = What next?
guide-of-tired = Strength is running out
guide-of-some-are-done = Who has no Energy left
guide-of-card = What to copy
guide-of-before = Before you talk
guide-of-hands = Your first cards
guide-of-turn = { $kind ->
    [diplomacy] How to talk
   *[combat] How to fight
}
guide-of-over = Now the cards
guide-rest = In the evening each eats one Food, mends, and grows calm. Whoever does not eat sleeps badly and wakes with hardly any strength; Food can be handed over in the same place.
guide-advancement = Experience buys a point of an attribute or a new card. After the first day there is seldom enough; tap “Go to sleep”. Whoever sleeps at a dream emblem reads a dream.
guide-day-by-hand = Journal and boards are on your table; only time runs here. Look around at home first, take one action each in turn, and when nobody wants anything more, tap the large button below.
guide-days-on-table = You count the days yourselves. Follow the reference card step by step; whenever you are not sure, tap “Rules” here.
guide-farewell = The first day is behind you, and you know the way now. The question marks explain a rule, the Rules page also says what people most often get wrong, and everything can be undone. Safe travels.
set-up-guided = This is our first evening: guide us through the set-up and the first day
