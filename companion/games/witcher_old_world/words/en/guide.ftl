# The first evening: what happens now, what the hands do, where to tap. Two sentences, calmly.

set-up-guided = This is our first evening: guide us through the first rounds
guide-set-up = Welcome. Lay the box out together: one reads the lines, the others pass the things, and what lies on the table is ticked off. Whoever knows the set-up taps the large button below right away.
guide-boards = Shuffle the boards that are left, draw two and keep one. Tap the school whose board stays; the witcher begins where that school lives.
guide-terrain = One of the three monsters is stronger than the others. Whoever begins chooses the terrain it haunts: tap it.
guide-attributes = With four or five at the table everyone is a little better from the start. Choose one attribute and raise it to the second level.
guide-move = A step leads to the next location along a road. Pay it with one card that shows the terrain you are going to, with any two cards, or with any card and a gold; tap the place, then the price.
guide-stop = Where you have come to, you may use the location’s action, play dice poker and solve a quest, in any order. Then move on, or choose the one deed that ends your travels for this turn.
guide-monster = A monster lives here. You need not fight it; whoever does has no other deed this turn, and a full hand is worth more than haste.
guide-hand = Lay aside what you do not want of your hand; three cards at most may stay. Then draw until you hold three, and tap.
guide-market = Now one card of the market must be yours. It costs as many cards of your hand as stand beside it: one more at the left end, one less at the right end; the new card goes straight to your hand.
guide-meditation = An attribute on level five can bring a trophy without any fight. Meditation does that, if you give it the one deed of this turn.
guide-dice = One gold from each player and one from the treasury lie in the pot. Both roll five dice; then each may reroll any of them once, whoever was challenged first.
guide-card = { $alone ->
    [yes] Read the beginning and both ways on, and no further.
   *[no] Your neighbour on the right reads aloud.
} Choose A or B before you know what comes of it; what you did not choose stays unread.
guide-event = An event answers what you once began. What it wants is done at once, then it is put away with the large button.
guide-bets = Whoever does not fight may bet one gold on one of the two. Tap who does; when everybody has decided, the fight begins.
guide-ability = Shuffle your discards into your deck: it is your life now, and the hand stays yours. { $alone ->
    [yes] You run the monster as well; the app says what it does.
   *[no] The player on your right runs the monster.
}
guide-combo = Lay cards one on the other: each must have a colour that the card beneath it asks for. Only when the combo is complete is it counted, damage first, then shields, then cards drawn.
guide-strike = { $alone ->
    [yes] A throw decides between charge and bite before the card is turned.
   *[no] Someone else calls charge or bite before the card is turned; the page names them.
} Damage takes the shield first, then your deck, the hand last.
guide-last = That was the monster’s last card. Say whether the witcher still has one, in the deck or in hand: then the monster is beaten, otherwise it has got away.
guide-task-new_monster = A new monster comes for the one that is gone. Do what the large button says: first its terrain, then its place, then its card.
guide-task-zero_card = A fight that was not won teaches something, too. Take a card of the market on which 0 is printed and lay it on your discards.
guide-task-card = The card gives you one of the market at a printed cost, and nothing is paid. Tap the one you want; it goes to your discards.
guide-task-trail = You have found a trail. Choose a terrain, draw one of its tokens and lay it face down: only the terrain counts.
guide-farewell = You know the rounds now. Trophies come from monsters, from witchers whom you attack and from meditation, but the last must be won in a fight. Everything can be undone; good hunting.
