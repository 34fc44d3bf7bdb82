# A seat’s own page.

# What a seat is asked to decide: "Waiting for Jane: ...".
prompt-spells = which spells to discard ({ $count } too many)
prompt-objects = which objects to put down ({ $count } too many)
prompt-command = a life lost to the Command spell, or the game given up
prompt-loss = a life is to be lost, or saved
prompt-loot = what to take from the loser
prompt-evade = whether to evade the attack
who-is = { $who }
