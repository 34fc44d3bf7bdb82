# Objections and refusals: calmly, what the rule says and what can be done.

# Who and when
not-its-turn = It is the turn of the { $active }; the { $who } comes later.
not-on-the-board = The { $who } is not on the board now.
turn-is-over = The turn of the { $who } has ended; hand it on.
fight-first = A fight is going on; finish it first.
moved-already = The { $who } has already moved this turn; the encounter comes now.
move-first = The encounter comes after the movement; the { $who } has to move first.
movement-is-over = The movement of the { $who } is over for this turn, and no encounter follows; hand the turn on.
stayed-already = The { $who } stays in place this turn; the encounter comes now.
no-encounter-now = The { $who } has no encounter left in this turn; hand the turn on.
stays-on-the-crown = The { $who } stands upon the Crown of Command, and nobody moves on from there.
at-once-spells = The { $who } holds more spells than craft allows; to be put away at once: { $count }.
at-once-objects = The { $who } carries more objects than allowed; to be put down on the space at once: { $count }.
at-once-command = The { $who } has not answered the command spell yet: a life, or out of the game.
left-to-do-duel = There are others upon the Crown of Command; the { $who } has to encounter one of them.
left-to-do-draw = Encounter cards are drawn on this space; the { $who } has to turn them first.
left-to-do-foes = There are enemies on the space; the { $who } has to beat or evade them.
left-to-do-cards = There are cards on the space that the { $who } has not met yet.
left-to-do-instruction = The instruction of this space is compulsory; the { $who } has to follow it before the turn ends.
left-to-do-command = The { $who } is alone upon the Crown of Command and therefore has to cast the command spell.

# Movement
roll-first = Roll for movement first.
rolled-already = The movement roll is already { $rolled }; you roll only once.
not-an-end = A roll of { $rolled } does not lead { $space_to }; you move exactly as many spaces as you rolled.
must-move = The { $who } has to move, by the whole roll.
no-die-inside = There is no movement roll in the inner region; you move one space at most.
only-by-the-gate = At your table only the Gate of Fate leads into the inner region; there is no other way for the { $who }.
toads-hop = A toad does not roll, it hops one space: the { $who }.
toads-hop-one = A toad hops exactly one space, and { $space_to } it is more than one hop from here: the { $who }.
toads-must-hop = A toad hops one space each turn: the { $who }.
raft-first = The { $who } has a raft; say first whether it is used, then roll.
raft-only-at-the-start = A raft is built only at the start of a turn, before the roll: the { $who } has already rolled.
raft-only-in-woods = A raft is built only in Woods or in the Forest; the { $who } stands elsewhere.
raft-needs-an-axe = Building a raft takes an axe, and the { $who } has none at hand.
raft-next-turn = A raft can be used from the turn after it was gained: the { $who } gained it in this one.
raft-instead-of-roll = The crossing replaces the movement roll, and the { $who } has already rolled.
has-no-raft = The { $who } has no raft.
not-opposite = A raft only goes straight over the river, so not { $space_to } from here.
gate-stayed-shut = The Gate of Fate stayed shut: the { $who } draws no card here in this turn and meets none that lies here, only another character.
gate-too-far = To try the Gate of Fate the roll has to reach one step beyond it; the { $who } has { $rolled }.

# The inner region
not-inside = The { $who } is not in the inner region.
not-next-to-it = In the inner region you move only to a neighbouring space; for the { $who } it is farther { $space_to }.
needs-a-talisman = Only somebody with a Talisman may go { $space_to }; the { $who } has none and has to turn back.
fulfil-it-first = Until the instruction of the space is fulfilled there is no going on: the { $who } cannot go { $space_to }.
on-the-way-back = The { $who } is on the way back; onward again, that is { $space_to }, only from the Plain of Peril.
face-it-or-turn-back = The { $who } has an unfinished fight here; face it again, or turn back.
may-not-stay = The { $who } may not stay here, but has to go on or back.
nothing-unfinished = The { $who } has nothing unfinished here.
not-on-that-space = This happens elsewhere ({ $space }); the { $who } is not there.
fulfilled-already = The { $who } has already fulfilled the instruction here.
werewolf-is-known = This werewolf already has its strength: { $value }. It is not rolled again.
pits-are-known = { $count ->
    [one] { $count } monster is still left in the Pits; there is no new roll.
   *[other] { $count } monsters are still left in the Pits; there is no new roll.
}

# Encounters
met-a-character = The { $who } has met a character in this turn, so neither the space’s instruction nor another character can follow.
met-the-space = The { $who } has followed the space, so no character is met in this turn.
not-to-be-met-there = The { $who } and the { $whom } cannot meet here: they have to stand together on a space where characters may meet.
not-oneself = Nobody can meet or trade with themselves; choose somebody else.
nothing-to-draw = There is no card to be drawn here any more: the { $who } has them all on the table.
too-many-cards = { $count ->
    [0] No card is to be drawn here any more.
    [one] Only { $count } card is to be drawn; those that lie here count too.
   *[other] Only { $count } cards are to be drawn; those that lie here count too.
}
draw-first = First turn { $count ->
    [one] { $count } encounter card
   *[other] { $count } encounter cards
}: the space where the { $who } stands asks for it.
another-card-first = Another card comes first: { $first }. Only then { $card }.
enemy-first = First the enemy, then everything else: { $card }.
belongs-elsewhere = Cards that belong on another space are put there first: { $card }.
enemies-are-fought = An enemy is not resolved, it is fought or evaded: { $card }.
cannot-be-taken = This card cannot be taken; only objects, magic objects and followers can.
not-here = No such card lies here.
nothing-to-trade = Tick what changes hands; whoever wants nothing leaves the space alone.
nothing-to-lay = Say which card or how much gold is laid on the space.
not-in-the-deck = There is no such card left in the encounter deck: { $card }.
encounters-are-used-up = The encounter cards are used up, and by your rules they are not shuffled again.
followed-already = The { $who } has followed this space already; once a turn is enough.
must-follow = The instruction of this space is compulsory, and the { $who } has nothing to replace the roll.
no-such-way = The { $who } has no such choice here.
not-sold-here = Not sold here: { $card }.

# Fights
no-fight = There is no fight just now.
fight-step-before = The dice have not fallen yet; roll for the fight first.
fight-step-loss = The fight is decided and a life is at stake; say whether anything saves it.
fight-step-loot = The fight is decided; the winner takes the loot.
fight-step-over = The fight is over.
no-enemy-here = No enemy waits on this space: the { $who } has nobody to fight.
not-attacked = Somebody else acts in this fight: the { $who } neither rolls nor evades now.
not-the-winner = The winner takes the loot, and that is not the { $who }.
dice-have-fallen = The dice have fallen; the time for this was before.
cannot-attack-psychically = Attacking by psychic combat takes a special ability: the { $who } has none.
cannot-assassinate = The { $who } has no ability to assassinate.
no-assassination-of-spirits = Assassination does not work on spirits.
no-evading-inside = Creatures of the inner region cannot be evaded.
no-means-to-evade = The { $who } has nothing to evade with.
name-whom-the-spell-evades = A spell evades only those who are named; choose whom.
no-object-saves-here = In psychic combat no object saves a life.
one-protection-only = For one lost life only one protection is rolled, and the { $who } has already rolled.
saves-nothing = This object saves no life.
loses-no-life = The { $who } is not losing a life now.
has-no-such-ability = The { $who } has no such ability.
no-gold-to-take = The { $whom } has no gold at all.
not-theirs = The { $whom } has no such card.

# Objects, followers and gold
may-not-own = The { $who } may not own this card: { $card }.
not-owned = The { $who } does not have some of these cards.
toads-own-nothing = A toad owns nothing and so gains nothing: the { $who }.
not-amid-a-fight = From the dice to the end of a fight nothing is put down or exchanged: the { $who } is still fighting.
not-on-one-space = The { $who } and the { $whom } do not stand on one space, so they cannot hand each other anything.
not-so-much-gold = { $gold ->
    [one] There is only { $gold } bag.
   *[other] There are only { $gold } bags.
}
too-little-gold = It costs { $price ->
    [one] { $price } bag
   *[other] { $price } bags
} of gold, and the { $who } has { $gold ->
    [0] none.
   *[other] only { $gold }.
}
none-left = No such card is left in its pile, so it can be neither bought nor received: { $card }.
no-talisman-left = All Talismans are taken; a new one comes when one of them returns.
more-are-in-play = { $count } of them are in play already, the box cannot hold fewer: { $card }.
no-such-trophy = The { $who } has no such trophy.
spirits-bring-nothing = Spirits bring no strength; only animals, monsters and dragons are exchanged.
too-few-points = { $points ->
    [one] The chosen trophies have { $points } point; it takes seven for one strength.
   *[other] The chosen trophies have { $points } points; it takes seven for one strength.
}
nothing-to-heal = Healing goes up to four lives, and the { $who } has as many.

# Spells
say-which-spell = You cannot see into the hand of the { $who }. Write which spell it is.
no-such-spell = The { $who } has no such spell.
no-unnamed-spell = The { $who } has no unnamed spell.
not-in-the-spell-deck = There is no such spell left in the deck.
only-the-surplus = { $count ->
    [0] Spells are not put away by choice, and the { $who } has none above the limit.
   *[other] Spells are not put away by choice; the { $who } has only { $count } above the limit.
}
surplus-is-not-cast = The { $who } has more spells than allowed; a surplus is put away, not cast.
no-spells-in-the-glade = Spells have no power in the Cursed Glade, and the { $who } stands there.
no-spell-on-creatures-inside = No spell is cast on creatures of the inner region.
toads-cast-nothing = A toad neither gains nor casts spells: the { $who }.

# Changes and alignment
toads-have-no-abilities = A toad has no special abilities: the { $who }.
is-a-toad-already = The { $who } is a toad already.
is-no-toad = The { $who } is no toad.
cannot-change-at-will = The { $who } may not change alignment at will.
is-so-already = The { $who } has that alignment already.
alignment-changed-already = The { $who } has already changed alignment this turn; again only in the next.
no-neutral-face = Only those who began as neutral return to neutral; the card for the { $who } has no such face.
no-alignment-card-left = All four alignment-change cards are in use.
nothing-lasts = The { $who } has nothing of that kind noted.

# The Crown and the end
not-on-the-crown = The command spell is cast from the Crown of Command, and the { $who } does not stand there.
crown-is-shared = There is more than one upon the Crown of Command; the { $who } only encounters the others now.
toads-do-not-command = A toad casts no command spell: the { $who } has to wait.
no-command-on-arrival = By your rules no command spell is cast in the turn of arrival; the { $who } begins next turn.
commanded-already = The { $who } has already cast the command spell this turn.
not-asked = The { $who } has no command spell to answer.
another-answers-first = The answers go clockwise: first the { $whom }, then the { $who }.
nobody-leaves-yet = Until somebody has reached the Crown of Command nobody leaves the game: the { $who } plays on.
is-out-already = The { $who } is out of the game already.
is-still-alive = The { $who } is alive; a new character comes only after death.
begins-anew-later = The new character for the { $who } comes only with that player’s next turn.
is-out-for-good = Somebody has been upon the Crown of Command, so the { $who } is out for good.
alive-needs-a-life = Whoever lives has at least one life.

# Characters and set-up
character-unknown = This box knows no character “{ $name }”; describe it first.
character-taken = Somebody else has the character “{ $character }”; choose another.
too-few-characters = { $count ->
    [one] There is only { $count } character, not enough for so many players.
   *[other] There are only { $count } characters, not enough for so many players.
}
no-such-seat = There are not that many players at this table.
so-many-dice = { $count ->
    [0] No die is rolled here.
   *[other] { $count ->
        [one] { $count } die is
       *[other] { $count } dice are
    } rolled; enter exactly as many numbers.
}
