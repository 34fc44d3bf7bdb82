# A seat’s own page: what a seat is asked to decide, as in "Waiting for Jane: ...".

prompt-successor = which character comes after the dead one
prompt-card = which of the cards to keep
prompt-equipment = which cards to lay face down
prompt-items = which items to do without ({ $count } too many)
prompt-guardian = which guardian to face first
prompt-arrival = what the rules of { $place } do on arrival
