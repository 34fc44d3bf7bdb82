# House rules: how an unclear place is read by default, and how otherwise.

reading-wo-tok-06 = When the pile of the terrain asked for is empty, the token of a quest is drawn from all the others.
otherwise-wo-tok-06 = When the pile of the terrain asked for is empty, the table chooses which other pile the token comes from.
reading-wo-tok-09 = Location 0 can be entered and its action used.
otherwise-wo-tok-09 = Location 0 is no part of the game without its expansion, and no road leads there.
reading-wo-mov-13 = Whoever pays for a move with the last card may still use the action there, play dice and solve quests.
otherwise-wo-mov-13 = Whoever pays for a move with the last card goes straight on to phase II.
reading-wo-phii-04 = Witchers do not fight each other at location 0, as at any other school.
otherwise-wo-phii-04 = Witchers may fight each other at location 0.
reading-wo-qst-08 = Whoever stands on the quest location already has to leave and come back; the token is not drawn anew.
otherwise-wo-qst-08 = When the token shows where the witcher stands, another one is drawn for the quest.
reading-wo-qst-14 = Any number of quests may be solved on one stop.
otherwise-wo-qst-14 = One quest at most is solved on a stop.
reading-wo-evt-07 = A resolved event is put aside, but its number may come again.
otherwise-wo-evt-07 = A resolved event leaves the game and is not read a second time.
reading-wo-mft-13 = An attack that lowers an attribute lowers it first and deals its damage then.
otherwise-wo-mft-13 = An attack that lowers an attribute deals its damage first and lowers it then.
reading-wo-new-05 = The token of a defeated monster goes back to its pile; drawn again, it is laid aside and another one drawn.
otherwise-wo-new-05 = The token of a defeated monster leaves the game with its card.
reading-wo-loc-16 = Cards cleared from the market leave the game, into the box.
otherwise-wo-loc-16 = Cards cleared from the market go to the shared discard pile.
reading-wo-loc-17 = Location 0 trains Combat, Defence or Alchemy for gold, like a school.
otherwise-wo-loc-17 = Location 0 has no action.
reading-wo-sol-08 = In a solo game the last monster may be fought, but may not fall before the attribute trophy is won.
otherwise-wo-sol-08 = In a solo game the last monster may not even be fought before the attribute trophy is won.
