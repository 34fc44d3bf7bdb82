# Devices: who may come in from the table, and how.

role-host = host
role-host-may = may do everything: lets people in, gives out seats, keeps tables and throws them away.
role-chronicler = chronicler
role-chronicler-may = keeps the table: reads the books, lays new tables, puts right what is wrong.
role-player = player
role-player-may = has a seat of their own, sees their own hand, and moves.
role-onlooker = onlooker
role-onlooker-may = looks on.
one-name = { $who }

stranger = Nobody at the table knows this device. Join with the host’s code.
not-yours-look = Nobody at the table knows this device.
not-yours-play = This device looks on. Ask the host for a seat if you want to play.
not-yours-keep = That is for the chronicler or the host. If it is you, let the host change your role.
not-yours-house = That is for the host, on the host’s own device.
no-such-device = There is no such device. Somebody has probably removed it already.
seat-taken = { $name } sits there already. The host can free the seat.
seat-gone = There is no such seat at the table. Choose another one.
too-many-devices = { $most ->
    [one] There is room for one device only. Let the host remove some.
   *[other] There is room for { $most } devices only. Let the host remove some.
}
device-name-odd = Give a name: one letter at least, { $most } at most.
code-missing = Copy the six figures from the host’s screen.
code-wrong = That code is not the one. Have another look at the host’s screen.
code-ran-out = That code has run out. There is a new one on the host’s screen.
code-too-soon = { $seconds ->
    [one] After a wrong code there is a short wait. Type it again in a second.
   *[other] After a wrong code there is a short wait. Type it again in { $seconds } seconds.
}
nobody-new = Somebody was guessing codes, so nobody new is let in now. Let the host invite again.

join-title = To the table
join-lead = Take a seat
join-code = The table’s code
join-code-hint = Six figures, on the host’s screen.
join-code-do = Come in
join-in-already = You are here as { $name }.
join-to-shelf = To the shelf
join-at-machine = You sit at the machine that the app runs on. Nobody needs to let you in.
join-machine-hint = Do you sit at the machine that the app runs on?
join-machine = Yes, I am the host
join-name = Name
join-name-hint = Leave it empty if you find yourself below.
join-who = Who are you?
join-look-on = I only look on
join-chronicler = I shall read
join-chronicler-hint = The host says yes to whoever reads. Until then they look on.
seat-held = { $name } sits here
sit-title = Where do you sit?
sit-machine = This machine lies in the middle of the table. Only those who joined from a device of their own choose a seat.
sit-has-one = You have a seat at this table. The host can give you another one.
sit-to-table = To the table
sit-choose = Choose a seat

devices-title = Who is at the table
devices-none = Nobody yet. Whoever scans the code appears here.
device-program = program
device-this = this device
device-seen = last here { $when } at { $hour }
device-here = here now
device-asks = { $name } would like to read, as the chronicler.
device-asks-yes = Yes, they shall read
device-asks-no = No
device-change = Change
device-name = Name
device-role = Role
device-seat = Seat at { $table }
device-no-seat = none
device-keep = Keep
device-remove = Remove the device
device-leave = Leave the table
device-leave-hint = This device is here as { $name } ({ $role }). Whoever leaves needs a new code to come back.
invites-to = The invitation is to { $table }.
invites-by = The code holds for a quarter of an hour:
invites-elsewhere = Invite to another table
invite-anew = Invite again
guessed = { $tries ->
    [one] Somebody gave a wrong code once. Nobody new is let in now.
   *[other] Somebody gave a wrong code { $tries } times. Nobody new is let in now.
}

# commands
cli-no-devices = Nobody comes in from the home network yet.
cli-device-added = Program { $id } may come in. Its token is shown this once:
cli-device-changed = { $name } is { $role } now.
cli-device-removed = { $name } may not come in any more.

# at the table
looks-on = You look on. The host can give you a seat.
sits-nowhere = You have no seat at this table yet.
guessed-short = Somebody tried to guess the table’s code, so nobody new is let in.
register-busy = Another program has the list of devices open. Nothing was changed; try again in a moment.
join-out = This device is no longer at the table: the host has removed it, or it has not come for long. A code brings it back.
asked-to-read = The host knows that you would like to read. Once they say yes, the book opens here by itself.
asks-to-read = { $name } would like to read, as the chronicler.
hand-elsewhere = on a phone of their own
