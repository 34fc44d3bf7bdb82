# What is done at a site without a fight or a word.

move-plunder = plunder the village
arg-paid = paid with
move-pay_altar = pay at the altar
no-village-here = { $who } does not stand on a village.
plunder-between-turns = One plunders before the own turn only, or during another player’s.
plundered-already = { $who } has plundered since the last own turn.
no-altar-here = { $who } does not stand at an altar.
altar-wants-mana = The altar wants { $colour } mana, and { $who } has not enough. Missing: { $count }.
tell-altar = { $who }: return { $count } { $colour } mana to the bank, put a shield on the ruins and discard the ruins token.
wrote-plundered = { $who } plundered a village.
wrote-altar = { $who } paid at an altar.
site-altar = Is there an altar in the ruins? Pay three mana of this colour:
site-plunder = { $who }: plunder the village
