# Objections and refusals: calmly, what the rule says and what can be done.

not-the-time = { $step ->
    [actions] Actions belong to the day; it is morning, or evening already. The large button leads on.
    [dark_menhirs] This day has begun; the next one begins after the night.
    [event] The event is turned once a morning, right after dials and time tokens.
    [guardians] Guardians move in the morning, after the event, and this is not their moment.
    [rest] Rest comes at the end of the day; end the day first.
    [advancement] The night comes after the rest.
   *[equipment] Equipment is looked over at the end of the morning; finish first what comes before.
}
not-at-this-table = { $who } does not play at this table; choose one of the characters who do.
is-dead = { $who } is dead; choose another character.
nobody-goes = Nobody is chosen; tick at least one character.
has-passed = { $who } passed today and does nothing more until morning.
some-may-still-act = { $who } may still act; the day ends when all have passed or have nothing left to spend.
not-together = All must stand in one place, here { $place }; look where { $who } { $who_gender ->
    [many] stand
   *[other] stands
}.
nowhere = The app does not know where { $who } stands; move the figure to a location first.
not-on-the-table = { $place } is not on the table; choose one of the revealed cards.
already-on-the-table = { $place } is in use here already; choose another card, or remove it first.
not-met-yet = This table has not met { $place } yet; lay it first.
out-of-the-game = { $place } was removed from the game and does not come back by itself.
cell-is-taken = { $place } lies there already; choose another spot.
wrong-original = { $place } carries the original location number { $original }, so it does not replace { $old }.
someone-stands-there = { $who } { $who_gender ->
    [many] stand
   *[other] stands
} on { $place }; move the figures first.
not-connected = No direction numbers on the touching sides link { $place } and { $to }; go another way.
no-diagonal-travel = { $place } and { $to } touch only by a corner, and nobody travels diagonally; go around.
not-enough-energy = The price is { $cost } and { $who } has Energy { $has }; someone else in the party may pay.
who-covers = The price is { word-so-many-amount } each and { $who } cannot pay it in full. Somebody covers the rest, or whoever does not pay stays behind.
who-helps = The price is { word-so-many-amount } and { $who } alone does not have enough. Somebody in the party may add the rest.
who-pays = The price is { word-so-many-amount } and more than one of you could pay it. Who pays?
instead-stay = { $who_gender ->
    [many] { $who } stay behind
   *[other] { $who } stays behind
}
instead-cover = { $who } adds { word-so-many-amount } for { $whom }
instead-together = They pay together: { $shares }
share-of = { $who } { $amount }
instead-pays = { $who } pays
instead-drop-out = { $who } stays behind, the others go on
instead-exploration-over = The exploration is over
in-an-exploration = { $who_gender ->
    [many] { $who } are in the middle of an exploration; this is done outside actions and encounters.
   *[other] { $who } is in the middle of an exploration; this is done outside actions and encounters.
}
book-is-not-through = The exploration is not over, the book lies open. Read on to where the exploration ends.
avoided-guardian-leaves = What you avoid does not stay on the map: “{ $name }” goes under its deck.
no-open-rules = No rules of { $place } are waiting to be carried out.
game-is-lost = The game is lost. Accept the All-Mother’s mercy, or decide that the story goes on all the same.
secrets-to-divide = First divide the secrets that are waiting: { $names }.
no-discard-pile = No event lies discarded.
experience-in-the-evening = Experience is spent only in the evening, after the rest.
rested-already = You have rested this evening; the large button leads on.
instead-book-aside = We read another one, put this book aside
nobody-goes-on = Nobody is left to go on without them. End the whole exploration instead.
not-enough-health = The price is { $cost } and { $who } has Health { $has }; a price is paid in full or not at all.
no-room-for-terror = The price is { $cost } Terror and { $who } has no room for it; a price is paid in full or not at all.
only-members-pay = Only members of the acting party may pay; change the shares.
shares-do-not-add-up = The price is { $total }, the shares come to { $given }; split it again.
owner-pays-one = { $who } pays at least 1 Energy for a personal action; the party may pay the rest.
action-used-today = The location action of { $place } is once a day and was used today; in the morning it is free again.
no-menhir-emblem = { $place } has no menhir emblem, so no menhir can stand there.
no-menhir-there = No menhir stands on { $place }.
base-or-dial = The number that the text gives is still missing, or the value of the dial itself.
dial-too-low = { $players ->
    [one] { $base } less { $players } player leaves less than 1
   *[other] { $base } less { $players } players leaves less than 1
}; check the number in the text.
dial-ends-at = No more than { $top } fit here; enter a smaller number.
no-such-dial = No such dial or tokens lie here; choose from those on the table.
energy-above-health = { $who } can have Energy { $limit } at most: never above the health limiter, nor beyond its track.
track-ends-at = { $what ->
    [energy] The Energy track
    [health] The Health track
   *[terror] The Terror track
} ends at { $top }; the marker goes no higher.
third-point-is-a-skill = The board has room for two points of each attribute ({ word-attribute }); any further point comes with a skill card; enter its number.
skill-is-taken = { $who } has chosen skill { $skill } already; choose another.
has-not-so-many = { $who } does not have that many ({ word-what }: { $has }); choose fewer.
never-traded = { $what ->
    [reputation] Reputation
    [magic] Magic
   *[experience] Experience
} cannot be handed over or traded; only Food and Wealth change hands.
to-oneself = Nobody can hand anything over to themselves; choose another character.
no-such-seat = This table does not have so many players; choose one of those who sit here.
chosen-twice = Two players cannot run the same character; choose a different one for each.
keyword-in-use = { $who } has “{ $name }” face up already ({ $keyword ->
    [weapon] weapon
    [armour] armour
    [shield] shield
    [companion] companion
   *[relic] relic
}); one of each kind may be face up, so turn that one down first.
too-much-equipment = { $who } has more than one card of a kind face up; turn down: { $cards }.
secrets-stay = The secret “{ $name }” is neither lost nor sold unless a rule says so.
personal-stays = “{ $name }” is personal; { $who } cannot give it to anyone.
no-such-card = { $who } has no such card; choose one of those at the board.
no-such-guardian = There is no such guardian on the map.
guardian-fight-first = A guardian waits for { $who }; fight it first and tell how it ended.
guardian-not-met = { $who } { $who_gender ->
    [many] do
   *[other] does
} not stand before guardian “{ $name }” now.
guardian-is-fought = Somebody else is fighting guardian “{ $name }” just now; wait for how that ends.
choose-guardian-first = First choose which guardian { $who } { $who_gender ->
    [many] face
   *[other] faces
}.
won-guardian-leaves = A beaten guardian does not stay on the map; its card goes under its deck.
unwon-guardian-stays = A guardian that was not beaten stays on the map where it was fought; only a beaten one, a removed one or one that withdrew goes under its deck.
guardian-of-which-colour = A guardian needs a colour and a location; tell which deck the card is from.
guardian-not-rolled = The die has not been cast for guardian “{ $name }” today; cast it, or enter what came.
guardian-die-unknown = Nobody has described the faces of the guardian die yet; cast the real one and enter what came.
die-needs-faces = A die needs at least one face; count them on the real one.
no-such-status = There is no status “{ $name }” on the sheet; name it first.
which-part = { $boxes ->
    [one] This status has { $boxes } box; enter its number.
   *[other] This status has { $boxes } numbered boxes; enter which one.
}
part-ends-at = { $boxes ->
    [one] This status has only { $boxes } box.
   *[other] This status has only { $boxes } boxes.
}
not-marked = Nothing is ticked here, so there is nothing to clear.
quest-needs-a-name = Copy the quest’s name from its card: it will lie among others, and its name is what you know it by.
needs-a-name = A status needs a name in one language at least.
no-such-quest = “{ $name }” is not among the active quests.
quest-lies-there = The quest “{ $name }” is among the active ones already; give the other one another name.
in-an-encounter = { $who } { $who_gender ->
    [many] are
   *[other] is
} in the middle of an encounter; end it first, or escape from it.
no-encounter = { $who } is in no encounter now.
no-exploration = { $who } is exploring nothing now.
pays-alone = { $what ->
    [health] Health
    [terror] Terror
    [reputation] Reputation
   *[experience] Experience
} is paid by each for themselves; this price is for { $who }.
has-not-enough = The price is { $cost } ({ word-what }) and { $who } has { $has }; a price is paid in full or not at all.
nobody-stands-there = Nobody of the party stands on { $place }; a menhir is activated where the characters stand.
last-location = { $place } is the last card on the table and somebody stands on it; lay another one first.
replaces-another = { $place } belongs in the place of { $old }; replace that card instead.
lies-elsewhere = “{ $name }” lies elsewhere: { $place }; whoever stands there picks it up.
nothing-of-that-name = Nothing called “{ $name }” lies here.
location-by-number = Enter the location “{ $of }” by its number.
no-such-task = There is no such task on the list.
more-cards-than-said = { $count ->
    [one] You said that { $count } card comes; more are named.
   *[other] You said that { $count } cards come; more are named.
}
levels-make-another-sum = The { $colour ->
    [green] green
    [grey] grey
    [purple] purple
   *[blue] blue
} encounters should be { $count }, but the difficulties add up to { $sum }; put one of them right.
training-card-counted = A campaign uses at most { $most } { $colour ->
    [green] green
    [grey] grey
    [purple] purple
   *[blue] blue
} encounters; among { $count } there is probably “Your first encounter”, which is set aside.

# Growth
no-skill-left = No skill card of { word-attribute } is left (there are { $count }), so this point cannot be had.
skill-of-another = Skill { $skill } belongs to { word-attribute }; check the number on the card.
choose-the-card-first = { $who } still has cards to choose from; keep one of them first.
no-cards-to-look-at = Nothing is left in that advancement deck ({ $who }); no Experience is spent.
not-on-offer = { $who } has no such card to choose; take one of those on offer.

# Things, death and players
name-the-card = Enter the card’s name, or a secret’s number.
card-left-the-game = “{ $name }” has left the game and comes back only when a text says so.
secret-is-held = Somebody at this table holds secret { $number } already; there is one of each.
item-is-not-craftable = “{ $name }” does not carry the mark of a craftable item; pass it over and draw on.
item-is-of-another-kind = “{ $name }” is no { $keyword ->
    [weapon] weapon
    [armour] armour
    [shield] shield
    [companion] companion
   *[relic] relic
}; pass it over and draw on.
no-such-item = { $who } has no such item; choose one of those at the board. Secrets are not lost this way.
choose-the-items = { $who } has more items than that; choose which go, { $count } in all.
is-not-dying = { $who } is not dying. Death comes when the card “You are dying” says so.
where-did-it-fall = It is not noted where { $who } stands; choose the location where the items stay.
nothing-to-divide = That secret does not wait to be divided; choose another.
mercy-is-for-the-lost = The All-Mother’s mercy is for a party that died to the last. This one still lives.
no-mercy-in-this-mode = This table plays without the All-Mother’s mercy; a lost game stays lost.
seat-has-a-character = That player has a character; a new one comes when it dies.
alone-nobody-follows = In a game for one, death ends the game and no other character follows.
somebody-stays = At least one player stays. To stop for good, end the table.
is-not-stored = { $who } is not in a compartment; choose a character whose player left.
players-change-between-evenings = Players come and go at the start of a game evening, and this one has begun.
table-is-full = The table has room for { $most } and is full.
activated-already = { $who } has been activated in this turn; now it is the others’ time.
