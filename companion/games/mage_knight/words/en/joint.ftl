# A joint assault on a city.

moves-joint = joint assault on a city
step-joint = joint assault on a city
move-propose_assault = propose a joint assault
move-agree_to_assault = agree to a joint assault
move-all_agree = everybody agrees
    .does = All who are invited agree: the joint assault begins.
move-decline_assault = call the proposal off
    .does = Somebody does not agree: nothing has happened, and the turn goes on.
move-storm_city = enter the city
arg-shares = Defenders for each

joint-round-ending = The end of the round is announced: a joint assault can no longer be proposed.
joint-game-ending = The scenario’s end condition is met: a joint assault can no longer be proposed.
joint-acted = { $who } has taken another action in this turn.
joint-nobody-invited = Invite at least one more hero, and give that one a defender.
joint-not-eligible = { $who } does not stand beside the city and cannot be invited.
joint-flipped = { $who }’s round-order token lies face down, so that one cannot be invited.
joint-at-least-one = At least one defender is for the initiator, too: { $who }.
joint-shares = { $count ->
    [one] The city has { $count } defender, and you shared out { $shared }.
   *[other] The city has { $count } defenders, and you shared out { $shared }.
}
joint-no-such-city = That city cannot be stormed together.
joint-not-adjacent = { $who } does not stand beside the city.
joint-share-for-each = Say a number for each player: { $count } of them.
no-joint = Nobody has proposed a joint assault.
joint-not-now = The joint assault stands elsewhere.
joint-not-waiting = Nobody waits for that player to agree.
joint-others-first = It is { $who }’s fight now.
joint-not-there = Nobody rampages there beside the city.
joint-only-into-city = In a joint assault one moves into the city only, and does nothing else.

tell-joint-flip = { $count ->
    [one] Flip the round-order token of { $who }: that one skips the next turn.
   *[other] Flip the round-order tokens of { $who }: they skip their next turns.
}
tell-joint-deal = { $count ->
    [one] Shuffle the city’s defenders without looking. { $who } gets { $count } token.
   *[other] Shuffle the city’s defenders without looking. { $who } gets { $count } tokens.
}
tell-joint-dealt = { $known ->
    [0] { $who } gets these tokens face down, by their backs: { $back }.
   *[other] { $hidden ->
        [0] { $who } gets these defenders: { $enemy }.
       *[other] { $who } gets these defenders: { $enemy }; and face down, by their backs: { $back }.
    }
}
tell-joint-next = { $who } is next: enter the city.
tell-joint-outcome = The fights are over: { $who }. If any defender is left in the city, all withdraw to the spaces they came from. End your turns one after another.
tell-joint-withdraw = The city did not fall. All withdraw to the spaces they came from: { $who }.
wrote-joint-proposed = { $who } proposes a joint assault on the city to { $whom }.
wrote-joint-declined = There is no joint assault.
wrote-joint-begins = A joint assault on the city begins: { $who }.
wrote-joint-won = The city fell to a joint assault: { $who }.
wrote-joint-lost = The joint assault did not take the city: { $who }.

joint-title = Joint assault on a city
joint-city-white = the white city
joint-city-blue = the blue city
joint-city-green = the green city
joint-city-red = the red city
joint-back-gray = gray
joint-back-violet = violet
joint-back-brown = brown
joint-back-white = white
joint-back-green = green
joint-back-red = red
joint-defenders = { $count ->
    [one] { $count } defender:
   *[other] { $count } defenders:
}
joint-shares-hint = How many defenders each one faces. Chance deals the tokens; who has 0 is not invited.
joint-share-of = Defenders for { $who }
joint-not-there-why = not beside the city, or the round-order token lies face down
joint-which-city = Which city
joint-propose = Propose
joint-hint-proposal = When all agree, those invited flip their round-order tokens and skip their next turn. The defenders are dealt at random.
joint-hint-fights = Each enters the city, which is paid with move points, loses 1 Reputation and fights the own defenders only. The city falls when all of them do.
joint-way = { $cost ->
    [one] The way into the city costs { $cost } move point. Played:
   *[other] The way into the city costs { $cost } move points. Played:
}
joint-share = { $count ->
    [one] defender
   *[other] defenders
}
joint-agreed = agrees
joint-agree = Agrees
joint-decline = Somebody does not agree
joint-fought = has fought
joint-fights = fights now
joint-near = Rampaging enemies beside the city
joint-provoked = provoked
joint-challenge = { $site_key ->
    [draconum] Challenge the Draconum, too
   *[orcs] Challenge the orc marauders, too
}
next-joint-agree = Everybody agrees
next-joint-storm = Enter the city and fight
next-joint-fight = To the fight
