# První stránka.

track-line = { $who }: vítězné body { $vp }, zkušenost { $xp }
row-deck = Z balíčku
row-number = Řada { $row }
areas-hint = Karty vede aplikace, nebo leží jen na stole.
