# A seat’s own page: what a seat is asked to decide, as in "Waiting for Jane: ...".

prompt-boards = which of the two boards to take
prompt-terrain = where the stronger monster lives
prompt-attributes = which attribute to raise
prompt-trail = which trail to take
prompt-card = which card of cost { $cost } to take
prompt-zero_card = which card of cost { $cost } to take
prompt-new_monster = which monster comes next
prompt-cards = the cards at the end of the turn
prompt-reroll = which dice to roll again
prompt-bet = on whom to bet
prompt-attack = how the monster attacks
prompt-read = reading the card aloud
