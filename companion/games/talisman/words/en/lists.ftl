# Putting the table away and laying it again: one thing for the hands a line.

group-set-up = Set-up
group-board = The board
group-piles = The piles
group-seat-1 = Seat 1
group-seat-2 = Seat 2
group-seat-3 = Seat 3
group-seat-4 = Seat 4
group-seat-5 = Seat 5
group-seat-6 = Seat 6
group-seat-7 = Seat 7
group-seat-8 = Seat 8
group-seat-9 = Seat 9
group-seat-10 = Seat 10
group-seat-11 = Seat 11
group-seat-12 = Seat 12
group-seat-13 = Seat 13
group-seat-14 = Seat 14

pack-standee = { $who } stands { $space_at }{ $space_beside } – is that right?
lay-standee = { $who }: the standee { $space_to }{ $space_beside }
pack-toad = { $who } is a toad and sits { $space_at }{ $space_beside } – is that right?
lay-toad = { $who }: a toad card { $space_to }{ $space_beside }, the standee within reach
pack-waiting = { $who } is dead, the player waits for a new character
lay-waiting = { $who } is dead; the player starts the next own turn with a new character
pack-out = { $who } is out of the game
lay-out = { $who } stays out of the game
pack-counters = { $who }: strength { $strength }, craft { $craft }, lives { $lives }, gold { $gold } – is that right?
lay-counters = { $who }: beside the character card strength { $strength }, craft { $craft }, lives { $lives }, gold { $gold }
pack-counters-unknown = { $who }: copy the counters here before you put them away
lay-counters-unknown = { $who }: the counters are not noted; take them from memory
pack-belongings = { $who }: { $count ->
    [one] the card
   *[other] the cards
} to the rest: { $cards }
lay-belongings = { $who }: under the character card: { $cards }
pack-own-spells = { $who }: { $count ->
    [one] { $count } spell
   *[other] { $count } spells
} face down apart
lay-own-spells = { $who }: { $count ->
    [one] { $count } spell
   *[other] { $count } spells
} face down beside the card
pack-trophies = { $who }: { $count ->
    [one] the trophy
   *[other] the trophies
} apart: { $cards }
lay-trophies = { $who }: { $count ->
    [one] the trophy
   *[other] the trophies
} beside the card: { $cards }
pack-alignment = { $who }: alignment now { $alignment ->
    [good] good
    [evil] evil
   *[neutral] neutral
} – is that right?
lay-alignment = { $who }: an alignment-change card, { $alignment ->
    [good] good side up
    [evil] evil side up
   *[neutral] aside, the alignment is neutral
}
pack-space = { $space }{ $space_beside }: { $count ->
    [0] {""}
   *[other] { $count ->
        [one] the card
       *[other] the cards
    } { $cards }
}{ $gold ->
    [0] {""}
   *[other] { $count ->
        [0] {""}
       *[other] ,{" "}
    }{ $gold ->
        [one] { $gold } bag
       *[other] { $gold } bags
    } of gold
} – put away separately
lay-space = { $space }{ $space_beside }: lay down { $count ->
    [0] {""}
   *[other] { $count ->
        [one] the card
       *[other] the cards
    } { $cards }
}{ $gold ->
    [0] {""}
   *[other] { $count ->
        [0] {""}
       *[other] ,{" "}
    }{ $gold ->
        [one] { $gold } bag
       *[other] { $gold } bags
    } of gold
}
pack-encounters = Encounter cards: deck { $left }, discarded { $used }
lay-encounters = Encounter cards: deck { $left } face down, discarded { $used } beside it
pack-spells = Spells: deck { $left }, used { $used }
lay-spells = Spells: deck { $left } face down, used { $used } beside it
pack-purchases = Purchase cards by kind, and the Talismans left: { $talismans }
lay-purchases = Lay out the purchase cards by kind, and the Talismans left: { $talismans }
pack-turn = Remember whose turn it is: { $who }
lay-turn = It is the turn of the { $who }
